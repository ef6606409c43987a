"""Whose press it is and which move it makes; what is known of every stamp.

Zones of nine point left, across and right and slap the bases left, right and far; zones of four
aim, point, slap and take the nearest cover (design.md, Keyboard zones). Pads point with a stick.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.controls.gestures import Gesture
from game.core.engine import Move, Seat
from game.slap45.records import (
    FEINT,
    FLIP,
    LIFT,
    ON_HIP,
    SLAP,
    Base,
    Deal,
    HandRule,
    Kind,
    Phase,
    Point,
    SlapView,
)
from scenes.games.slap45.places import Places, angle
from scenes.kit.input.inputs import Input, PadButton
from scenes.kit.input.inputs import Kind as InputKind

if TYPE_CHECKING:
    from scenes.table.table import Table

POINTS = {Gesture.POINT_LEFT: 0, Gesture.POINT_ACROSS: 1, Gesture.POINT_RIGHT: 2}
_PAD = {
    PadButton.SOUTH: Gesture.SLAP,
    PadButton.RIGHT_TRIGGER: Gesture.SLAP,
    PadButton.LEFT_TRIGGER: Gesture.SLAP,
    PadButton.EAST: Gesture.COVER,
    PadButton.WEST: Gesture.POINT,
    PadButton.NORTH: Gesture.FLIP,
    PadButton.LEFT_SHOULDER: Gesture.BASE_LEFT,
    PadButton.RIGHT_SHOULDER: Gesture.BASE_RIGHT,
}
_STICKS = frozenset(range(PadButton.STICK_UP, PadButton.POINT_RIGHT + 1))
_CROSS = {
    PadButton.DPAD_UP: (0.0, -1.0),
    PadButton.DPAD_DOWN: (0.0, 1.0),
    PadButton.DPAD_LEFT: (-1.0, 0.0),
    PadButton.DPAD_RIGHT: (1.0, 0.0),
}
_CARDS = {
    Gesture.POINT_LEFT: Kind.IRON,
    Gesture.POINT_ACROSS: Kind.MOVE,
    Gesture.POINT_RIGHT: Kind.GUN,
    Gesture.AIM: Kind.IRON,
    Gesture.POINT: Kind.MOVE,
    Gesture.COVER: Kind.GUN,
}
_PAD_CARDS = {
    PadButton.WEST: Kind.IRON,
    PadButton.NORTH: Kind.MOVE,
    PadButton.EAST: Kind.GUN,
    PadButton.SOUTH: None,
}
_FEINTS = frozenset({Gesture.SLAP, Gesture.FLIP})
_SEEN = 512

Source = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class Doing:
    """Whose press, and what it asks for.

    `way` is where a pad's stick points (x right, y down); `card` what a dealer deals with it.
    """

    seat: Seat
    gesture: Gesture
    way: tuple[float, float] | None = None
    card: Kind | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """How late a press's stamp may be (None: nobody knows), and the batch it was read in."""

    late_us: int | None = 0
    batch: int = 0


EXACT = Known()


def thirds(others: Sequence[Seat]) -> tuple[list[Seat], list[Seat], list[Seat]]:
    """The opponents of each pointing key, from left to right; one alone is on all three."""
    count = len(others)
    if count == 1:
        return list(others), list(others), list(others)
    side = (count + 1) // 3 if count > 2 else 1
    left, right = list(others[:side]), list(others[count - side :])
    middle = list(others[side : count - side])
    return left, middle or left, right


class Presses:
    """See the module's docstring. `aims` is at whom each player's pistol points on screen."""

    def __init__(self, table: Table, view: SlapView) -> None:
        self._table = table
        self.places = Places(table.seats, [s for s in range(table.seats) if view.lives(s)])
        self.aims: dict[Seat, Seat] = {}
        self._stamps: dict[tuple[Seat, str, int], Known] = {}
        self._holds: dict[Source, Seat] = {}
        self.look(view)

    def look(self, view: SlapView) -> None:
        """Take in who lives; pistols that point at the dead turn to somebody else."""
        living = [seat for seat in range(view.seats) if view.lives(seat)]
        if tuple(living) != self.places.living:
            self.places = Places(view.seats, living)
        for seat in list(self.aims):
            if seat not in living:
                del self.aims[seat]
        for seat in living:
            others = self.places.opponents(seat)
            if others and self.aims.get(seat) not in others:
                self.aims[seat] = self._across(seat, others)

    def _across(self, seat: Seat, others: list[Seat]) -> Seat:
        after = [other for other in self.places.round(seat) if other in others]
        return after[(len(after) - 1) // 2]

    # -- whose press ---------------------------------------------------------------------------
    def doing(self, event: Input) -> Doing | None:
        """What a press asks for, by key zone or pad; None if it is nobody's."""
        if event.kind in (InputKind.KEY_DOWN, InputKind.KEY_UP):
            for seat, guest in enumerate(self._table.guests):
                found = guest.zone.gesture_of(event.scancode) if guest.zone is not None else None
                if found is not None:
                    return Doing(seat, found)
            return None
        if event.kind in (InputKind.PAD_DOWN, InputKind.PAD_UP):
            owner = self._table.app.pads.seat_of(event.pad)
            return self._pad_doing(owner, event) if owner is not None else None
        return None

    @staticmethod
    def _pad_doing(seat: Seat, event: Input) -> Doing | None:
        button = event.button
        if button in _STICKS:
            return Doing(seat, Gesture.POINT, (event.x_u, event.y_u))
        if button in _CROSS:
            return Doing(seat, Gesture.POINT, _CROSS[PadButton(button)])
        gesture = _PAD.get(button)  # type: ignore[call-overload]
        if gesture is None:
            return None
        return Doing(seat, gesture, None, _PAD_CARDS.get(button))  # type: ignore[call-overload]

    # -- which move ----------------------------------------------------------------------------
    def move_of(self, doing: Doing, view: SlapView) -> Move | None:
        """The move a press makes as things stand; None: none by the rules (aiming)."""
        seat, gesture = doing.seat, doing.gesture
        if not view.lives(seat):
            return self._deal(doing, view)
        if gesture is Gesture.AIM:
            self.turn(seat)
            return None
        if gesture in (Gesture.FLIP, Gesture.SLAP) and may_flip(view, seat):
            return FLIP
        if gesture is Gesture.FLIP:
            return None
        if gesture is Gesture.SLAP:
            return SLAP
        if gesture in POINTS or gesture is Gesture.POINT:
            target = self._target(doing)
            self.aims[seat] = target
            return Point(target)
        return self._cover(seat, gesture, view)

    def asked(self, doing: Doing, view: SlapView) -> str | None:
        """What a press would have been on the last card, as the photo finish writes it.

        Changes nothing. Bases may have gone with the card while they still lie on screen: then
        those on screen count, all of them open.
        """
        seat, gesture = doing.seat, doing.gesture
        if len(view.bases) != len(self.places.bases):
            nobody = (None,) * view.seats
            bases = (None,) * len(self.places.bases)
            view = replace(view, bases=bases, hands=(ON_HIP,) * view.seats, old_bases=nobody)
        if not view.lives(seat) or gesture in (Gesture.AIM, Gesture.FLIP):
            return None
        if gesture is Gesture.SLAP:
            return "slap"
        if gesture in POINTS or gesture is Gesture.POINT:
            return f"point {self._target(doing)}"
        move = self._cover(seat, gesture, view)
        return what_of(move) if move is not None else None

    @staticmethod
    def _deal(doing: Doing, view: SlapView) -> Move | None:
        if doing.seat != view.dealer or view.phase is not Phase.DUEL_READY or doing.way is not None:
            return None
        kind = doing.card
        if kind is None and doing.gesture in _FEINTS:
            return FEINT
        kind = kind or _CARDS.get(doing.gesture)
        left = {Kind.IRON: view.deck.iron, Kind.MOVE: view.deck.move, Kind.GUN: view.deck.gun}
        return Deal(kind.value) if kind is not None and left[kind] else None

    def turn(self, seat: Seat, step: int = 1) -> None:
        """Turn a player's pistol to the next living opponent; no press by the rules."""
        others = self.places.opponents(seat)
        if others:
            at = others.index(self.aims[seat]) if self.aims.get(seat) in others else -1
            self.aims[seat] = others[(at + step) % len(others)]

    def keys_of(self, seat: Seat) -> tuple[list[Seat], list[Seat], list[Seat]]:
        """At whom the three pointing keys of a zone of nine point, each key's next one first."""
        groups = thirds(self.places.opponents(seat))
        return tuple(self._next_first(seat, group) for group in groups)  # type: ignore[return-value]

    def _next_first(self, seat: Seat, group: list[Seat]) -> list[Seat]:
        """Pressed again, a key with several on it goes on to the next of them."""
        now = self.aims.get(seat)
        if now not in group or len(group) < 2:
            return group
        at = group.index(now) + 1
        return group[at:] + group[:at]

    def _target(self, doing: Doing) -> Seat:
        seat = doing.seat
        if doing.way is not None and doing.way != (0.0, 0.0):
            wanted = math.degrees(math.atan2(-doing.way[1], doing.way[0]))
            return min(
                self.places.opponents(seat),
                key=lambda other: abs(_turn(self.places.aim(seat, other) - wanted)),
            )
        if doing.gesture in POINTS:
            return self.keys_of(seat)[POINTS[doing.gesture]][0]
        return self.aims[seat]

    def _cover(self, seat: Seat, gesture: Gesture, view: SlapView) -> Move | None:
        hand = view.hands[seat]
        stays = view.hand_rule is HandRule.STAY
        if gesture is Gesture.COVER:
            if hand >= 0 and view.covered(seat):
                return Base(hand) if stays else None
            return Base(self._best(seat, self.places.nearest(seat), view))
        order = self.places.own_bases(seat)
        if gesture is Gesture.BASE_LEFT:
            return Base(order[0])
        if gesture is Gesture.BASE_RIGHT:
            return Base(order[-1])
        far = order[1:-1] or order
        far = far if gesture is Gesture.FAR_LEFT else far[::-1]
        half = far[: (len(far) + 1) // 2]
        if hand in half and stays:
            return Base(hand)
        return Base(self._best(seat, far, view))

    @staticmethod
    def _best(seat: Seat, order: Sequence[int], view: SlapView) -> int:
        """The first open base that is cover, else the first open one, else the first."""
        opened = [base for base in order if view.bases[base] is None]
        cover = [base for base in opened if base != view.old_bases[seat]]
        return next(iter(cover or opened or order))

    # -- hands that hold -----------------------------------------------------------------------
    def took(self, event: Input, seat: Seat) -> None:
        """The press moved a hand to a base: while its key is held the hand stays there."""
        self._holds = {source: owner for source, owner in self._holds.items() if owner != seat}
        self._holds[source_of(event)] = seat

    def released(self, event: Input) -> Seat | None:
        """Whose hand was held on its base by the key that was let go, or None."""
        return self._holds.pop(source_of(event), None)

    def lost_grip(self) -> None:
        """Everything held counts as let go."""
        self._holds.clear()

    # -- stamps --------------------------------------------------------------------------------
    def note(self, seat: Seat, move: Move, game_us: int, event: Input) -> None:
        """Remember what is known of a press that was made."""
        if len(self._stamps) > _SEEN:
            self._stamps.clear()
        self._stamps[seat, what_of(move), game_us] = Known(event.late_us, event.batch)

    def known(self, seat: Seat, what: str, game_us: int) -> Known:
        """What is known of a press; bots' stamps are exact."""
        return self._stamps.get((seat, what, game_us), EXACT)


def may_flip(view: SlapView, seat: Seat) -> bool:
    """Whether the player may turn up the next card."""
    ready = view.phase in (Phase.READY, Phase.SETTLED) and view.pace.value == "manual"
    return ready and view.lives(seat) and (view.anyone_flips or view.flipper == seat)


def what_of(move: Move) -> str:
    """A press as the photo finish and the records write it."""
    match move:
        case Point():
            return f"point {move.target}"
        case Base():
            return f"base {move.base}"
    return "lift" if move is LIFT else move.do


def source_of(event: Input) -> Source:
    """Which switch it was."""
    if event.kind in (InputKind.KEY_DOWN, InputKind.KEY_UP):
        return ("key", 0, event.scancode)
    if event.kind in (InputKind.PAD_DOWN, InputKind.PAD_UP):
        return ("pad", event.pad, int(event.button))
    return ("mouse", 0, event.button)


def _turn(degrees: float) -> float:
    """The same turn between -180 and 180 degrees."""
    return (degrees + 180) % 360 - 180


__all__ = ["EXACT", "Doing", "Known", "Presses", "angle", "may_flip", "source_of", "thirds"]
