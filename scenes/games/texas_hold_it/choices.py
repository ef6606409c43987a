"""What may be chosen in the washroom, step by step: what to do, at whom, what to say of him."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from game.core.engine import Seat
from game.texas_hold_it.records import HOLD, Card, Pee, TexasView
from scenes.games.texas_hold_it.words import sprays
from scenes.kit.layout.layouts import Place
from scenes.kit.text.words import _
from scenes.table.secret.picker import Spot

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom

WORDS = tuple(card.value for card in Card)
RECALL, HIDE, AGAIN, SIT_OUT, CARD = "recall", "hide", "again", "sit out", "card"
Box = tuple[float, float, float, float]


def box_of(place: Place) -> Box:
    """A place as x, y, w, h in u."""
    return place.x_u, place.y_u, place.w_u, place.h_u


class Choices:
    """Computes the spots of the moment from what everybody may see: which card somebody peeked at
    changes nothing here, and none of the four words is chosen beforehand."""

    def __init__(self, scene: Washroom) -> None:
        self._scene = scene

    def spots(self, seat: Seat) -> Sequence[Spot]:
        """What this person may choose from now."""
        scene = self._scene
        view = scene.known()
        if scene.recalling == seat:
            return [Spot(HIDE, *self._at("recall"), "", _("Close it."))]
        if view.peeking is not None:
            return self._says(seat)
        gaps = range(len(view.gaps))
        match scene.step:
            case "peek":
                return [self._gap(gap, "") for gap in gaps]
            case "swap" | "swap2":
                return [self._gap(gap, self._why_no_swap(view, gap)) for gap in gaps]
            case "pee":
                return [self._urinal(view, i) for i in range(len(view.urinals))]
        return self._doings(seat, view)

    def _says(self, seat: Seat) -> list[Spot]:
        words = _("Say what he is: cactus, snake, gas or calm.")
        spots = [Spot(CARD, *self._at("peek"), words)]
        spots += [
            Spot(("say", word), *self._at(f"choice_{i}"), "", sprays(word))
            for i, word in enumerate(WORDS)
        ]
        if self._scene.felt == seat:
            spots.append(Spot(AGAIN, *self._at("recall"), "", _("Feel it once more.")))
        return spots

    def _doings(self, seat: Seat, view: TexasView) -> list[Spot]:
        scene = self._scene
        if seat not in view.cowboys:
            spots = [
                self._do(0, "peek", _("Look at one cowboy, then say what he is. Or lie.")),
                self._do(1, "pass", _("Let this turn go by.")),
                self._do(2, SIT_OUT, _("Pass until this round is over.")),
            ]
        else:
            stuck = self._why_stuck(seat, view)
            moves = {type(move) for move in scene.table.legal(seat)}
            two = len(view.gaps) - len(view.locked) >= 2
            no_swap = stuck or ("" if two else _("Fewer than two cowboys can still be moved."))
            no_pee = "" if Pee in moves else _("Every place is taken.")
            early = "" if type(HOLD) in moves else _("Nobody starts a round by holding it here.")
            spots = [
                self._do(0, "peek", _("Look at one cowboy, then say what he is. Or lie."), stuck),
                self._do(1, "swap", _("Two cowboys change places, and nobody looks."), no_swap),
                self._do(2, "pee", _("Take a place. The cowboys beside it stay put."), no_pee),
                self._do(3, "hold", _("Done for the round. All others must decide."), early),
            ]
        if scene.secrets.sole is None and seat in {claim.seat for claim in view.claims}:
            tip = _("Look once more at what you have seen.")
            spots.append(Spot(RECALL, *self._at("recall"), "", tip))
        return spots

    @staticmethod
    def _why_stuck(seat: Seat, view: TexasView) -> str:
        """Why only pee and hold are left, or ""."""
        if view.calls:
            return _("Somebody holds it: pee or hold it.")
        if view.patience_left[seat] == 0:
            return _("No more dawdling this round: pee or hold it.")
        return ""

    def _at(self, name: str) -> Box:
        return box_of(self._scene.layout.places[name])

    def _do(self, i: int, key: str, tip: str, why_not: str = "") -> Spot:
        why_not = why_not or self._scene.forbids(key)
        return Spot(key, *self._at(f"do_{i}"), why_not, tip)

    def _gap(self, gap: int, why_not: str) -> Spot:
        place = self._scene.row.gap(len(self._scene.shown.row), gap)
        return Spot(("gap", gap), *box_of(place), why_not)

    def _why_no_swap(self, view: TexasView, gap: int) -> str:
        if gap in view.locked:
            return _("He stands beside somebody: locked.")
        if self._scene.step == "swap2" and gap == self._scene.first_gap:
            return _("Another one: it takes two to swap.")
        return ""

    def _urinal(self, view: TexasView, i: int) -> Spot:
        place = self._scene.row.urinal(len(view.gaps), i)
        why_not = "" if view.urinals[i] is None else _("That place is taken.")
        return Spot(("urinal", i), *box_of(place), why_not)


def home(seat: Seat, view: TexasView, step: str) -> Hashable | None:
    """Where the cursor begins: on the card after a peek, so that no word is chosen beforehand; on
    passing for who is out, so that it takes but one key."""
    if view.peeking is not None:
        return CARD
    return "pass" if seat not in view.cowboys and not step else None
