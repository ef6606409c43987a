"""Where every card, chip and plate of the Monster Gunslingers table lies, in u."""

from __future__ import annotations

from typing import NamedTuple

from game.core.engine import Seat
from scenes.games.monster_gunslingers.choice import Key
from scenes.kit.layout.layouts import Layout, Place
from scenes.table.secret import bench

CARD_W_U, CARD_H_U = 170.0, 238.0
STREET_W_U = 138.0
GHOST_W_U = 92.0
PILE_W_U = 104.0
MINI_W_U = 66.0
PLAYED_W_U = 130.0
POUCH_W_U, POUCH_H_U = 132.0, 121.0
"""The holster of a plate; its cards' middles lie at (0.258, 0.436) and (0.742, 0.436) of it."""
BACK_W_U = 52.0
TALL = 1.4
LIFT_U = 18.0
FAN_DROP_U, TAG_DROP_U = 2.0, 26.0
SIGN_GAP_U, SIGN_MOST_U, SIGN_LOW_U = 8.0, 88.0, 62.0
LOOK_W_U, LOOK_H_U = 340.0, 44.0


FOOT_U = 1053.0
"""The line below the fan: keys, and the plank one holds to look."""
Box = tuple[float, float, float, float]
"""x, y, w, h."""


class Spread(NamedTuple):
    """Where a card lies: its middle, its width and its turn (degrees, anticlockwise)."""

    x_u: float
    y_u: float
    w_u: float
    angle: float = 0.0


class Places:
    """The places for so many seats; `bench_seat` says whose hand lies on the bench."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.layout = layout
        self.seats = seats
        self.bench_seat: Seat | None = None

    def plate(self, seat: Seat) -> Place:
        """A player's plate."""
        return self.layout.places[f"seat_{self.seats}_{seat}"]

    # -- Main Street ---------------------------------------------------------------------------
    def house(self, i: int) -> Place:
        return self.layout.places[f"house_{i}"]

    def doorway(self, i: int) -> Place:
        return self.layout.places[f"street_{i}"]

    def street(self, i: int) -> Spread:
        """A card that stands in its doorway."""
        x, y = self.doorway(i).center
        return Spread(x, y + 2, STREET_W_U)

    def pile(self, name: str) -> Spread:
        """The deck or the discards."""
        x, y = self.layout.places[name].center
        return Spread(x, y, PILE_W_U)

    def middle(self) -> Spread:
        """Where a played card is shown with its power, over the roofs: no doorway is covered."""
        return Spread(654.0, 359.0, PLAYED_W_U)

    def resting(self) -> Spread:
        """Where it waits while its power works."""
        pile = self.layout.places["discards"]
        return Spread(pile.center[0] - 48, pile.y_u - 112, PLAYED_W_U)

    # -- hands and holsters --------------------------------------------------------------------
    def bench(self) -> Place:
        """The fan's place."""
        place = self.layout.places["bench"]
        return Place(
            place.name, place.kind, place.x_u, place.y_u + FAN_DROP_U, place.w_u, place.h_u, 0.0, {}
        )

    def hand(self, seat: Seat, i: int, count: int) -> Spread:
        """A card of somebody's hand: on the bench, or small on their plate."""
        if seat == self.bench_seat:
            return self.fanned(i, count)
        return self.plate_hand(seat, i, count)

    def fanned(self, i: int, count: int) -> Spread:
        """A card of the fan on the bench."""
        x, y, angle = bench.fan(max(count, i + 1), self.bench(), CARD_W_U, CARD_H_U)[i]
        return Spread(x, y, CARD_W_U, angle)

    def plate_hand(self, seat: Seat, i: int, count: int) -> Spread:
        """A back in the small fan of a plate."""
        place = self.plate(seat)
        gap = min(24.0, 78.0 / max(1, count - 1))
        off = i - (count - 1) / 2
        x = place.x_u + 78 + off * gap
        return Spread(x, place.y_u + place.h_u - 62 + abs(off) * 3, BACK_W_U, -off * 6)

    def holster(self, seat: Seat, i: int) -> Spread:
        """A card in somebody's holster, on the bench or on their plate."""
        if seat == self.bench_seat:
            x, y = self.layout.places[f"holster_{min(i, 1)}"].center
            return Spread(x, y, CARD_W_U)
        return self.plate_holster(seat, i)

    def plate_holster(self, seat: Seat, i: int) -> Spread:
        """A little card in the holster of a plate."""
        x, y = self.pouch(seat)
        return Spread(x + POUCH_W_U * (0.742 if i else 0.258), y + POUCH_H_U * 0.436, MINI_W_U)

    def pouch(self, seat: Seat) -> tuple[float, float]:
        """The upper left corner of a plate's holster."""
        place = self.plate(seat)
        return place.x_u + place.w_u - 12 - POUCH_W_U, place.y_u + place.h_u - 6 - POUCH_H_U

    # -- chips ---------------------------------------------------------------------------------
    def chips(self, seat: Seat) -> tuple[float, float]:
        """A player's chips on the plate."""
        place = self.plate(seat)
        return place.x_u + 144, place.y_u + 88

    def stake(self, seat: Seat) -> tuple[float, float]:
        """What a player has put in during this betting, below the plate."""
        place = self.plate(seat)
        return place.center[0], place.y_u + place.h_u + TAG_DROP_U

    def pot(self) -> tuple[float, float]:
        """The pot."""
        return self.layout.places["pot_heap"].center

    # -- what one may point at -----------------------------------------------------------------
    def sign(self, i: int, count: int, low: bool = False) -> Box:
        """The box of the i-th of so many signs at the right; `low`: a tip has its place below."""
        place = self.layout.places["actions"]
        h = (place.h_u - SIGN_GAP_U * (count - 1)) / count
        h = min(h, SIGN_LOW_U if low else SIGN_MOST_U)
        return place.x_u, place.y_u + i * (h + SIGN_GAP_U), place.w_u, h

    def slot(self, signs: int, low: bool = False) -> Box:
        """What so many signs leave of the slot at the right, for a tip."""
        place = self.layout.places["actions"]
        taken = 0.0
        if signs:
            _x, y, _w, h = self.sign(signs - 1, max(2, signs), low)
            taken = y + h + SIGN_GAP_U - place.y_u
        return place.x_u, place.y_u + taken, place.w_u, place.h_u - taken

    def look_box(self) -> Box:
        """The plank one holds to look, below the fan."""
        place = self.layout.places["bench"]
        return place.center[0] - LOOK_W_U / 2, FOOT_U - LOOK_H_U / 2, LOOK_W_U, LOOK_H_U

    def box(self, key: Key, seat: Seat, cards: int, lifted: bool = False) -> Box:
        """The box of what one points at: x, y, w, h. `cards`: how many in the hand."""
        what, which = key[0], int(key[1]) if key[0] != "sign" else 0
        if what == "hand":
            x, y, w, _angle = self.hand(seat, which, cards)
            return x - w / 2, y - w * TALL / 2 - (LIFT_U if lifted else 0), w, w * TALL
        if what == "house":
            place = self.doorway(which)
            return place.x_u - 12, place.y_u - 34, place.w_u + 24, place.h_u + 36
        if what == "own":
            x, y, w, _angle = self.holster(seat, which)
            return x - w / 2, y - w * TALL / 2, w, w * TALL
        if what == "little":
            x, y, w, _angle = self.plate_holster(which, int(key[2]))  # type: ignore[misc]
            return x - w / 2, y - w * TALL / 2, w, w * TALL
        place = self.plate(which)
        return place.x_u, place.y_u, place.w_u, place.h_u
