"""A move being put together, step by step: what it still needs, and what may be chosen for it.

Worked out from the view of the player whose turn it is and from nothing else. `offered` lists what
one may try at a step, with the reason where it cannot be; `take` goes a step on and gives the move
once it is whole.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from game.core.engine import Move, Seat
from game.monster_gunslingers import offers
from game.monster_gunslingers.betting import MOST_RAISES
from game.monster_gunslingers.offers import Openings
from game.monster_gunslingers.powers import Face, Power, standard_faces
from game.monster_gunslingers.records import (
    BET,
    CALL,
    CHECK,
    FOLD,
    HOLSTER,
    LEAVE_DOWN,
    POSITIONS,
    RAISE,
    TURN_UP,
    Act,
    CardName,
    Flip,
    GunslingerView,
    Holster,
    Phase,
)
from scenes.kit.text.words import _

Key = tuple[str, int] | tuple[str, int, int] | tuple[str, str]
"""What one may point at: ("hand", i), ("house", i), ("own", i) in one's holster, ("seat", s),
("little", s, i) in another's holster, ("sign", name)."""


class Step(Enum):
    """What is to be chosen next."""

    CARD = "card"
    ACTION = "action"
    ROOM = "room"
    """Which of two holstered cards goes."""
    SEAT = "seat"
    SHOT = "shot"
    STREET = "street"
    SECOND = "second"
    """Another house for the Lantern, or enough."""
    GIVE = "give"
    REVEAL = "reveal"
    BET = "bet"


@dataclass(frozen=True, slots=True)
class Draft:
    """How far a move has come. `how`: "act", "holster" or "" while only the card is chosen."""

    card: CardName
    how: str = ""
    discard: int | None = None
    target: Seat | None = None
    position: int | None = None
    give: CardName | None = None
    street: tuple[int, ...] = ()
    enough: bool = False


def openings(view: GunslingerView, seat: Seat) -> Openings:
    """What there is for a player's powers to work on."""
    others = tuple(one for one in view.in_round if one != seat)
    return Openings(
        tuple(i for i in POSITIONS if not view.up[i]),
        tuple(i for i in POSITIONS if view.up[i]),
        others,
        tuple(one for one in others if view.hands[one]),
        tuple((one, i) for one in others for i in range(len(view.holsters[one]))),
        len(view.holsters[seat]) == HOLSTER,
    )


class Choice:
    """See the module's docstring. `view` is the player's own; `name` gives a seat's name."""

    def __init__(self, view: GunslingerView, seat: Seat, name: Callable[[Seat], str]) -> None:
        self.view, self.seat = view, seat
        self.open = openings(view, seat)
        self.drafts: list[Draft] = []
        self._name = name

    # -- how far it is -------------------------------------------------------------------------
    @property
    def draft(self) -> Draft | None:
        """The move so far; None before a card was chosen."""
        return self.drafts[-1] if self.drafts else None

    @property
    def hand(self) -> tuple[CardName, ...]:
        """The player's cards."""
        return self.view.hands[self.seat]

    @property
    def face(self) -> Face | None:
        """What is printed on the chosen card."""
        return standard_faces()[self.draft.card[0]] if self.draft is not None else None

    @property
    def step(self) -> Step:
        """What is to be chosen next."""
        if self.view.phase is Phase.BETTING:
            return Step.BET
        if self.view.phase is Phase.REVEAL:
            return Step.REVEAL
        draft = self.draft
        if draft is None:
            return Step.CARD
        return next(iter(self._open_steps(draft)), Step.ACTION)

    def _open_steps(self, draft: Draft) -> list[Step]:
        """The steps not taken yet, in order; a chosen action has none left when it is whole."""
        if not draft.how:
            return [Step.ACTION]
        if draft.how == "holster":
            return [Step.ROOM] if self.open.full and draft.discard is None else []
        face = standard_faces()[draft.card[0]]
        needed = self.needs(draft.card)
        steps: list[Step] = []
        room = [Step.ROOM] if "discard" in needed and draft.discard is None else []
        if face.holster_action:
            steps += room
        if "position" in needed:
            steps += [Step.SHOT] if draft.position is None else []
        elif "target" in needed and draft.target is None:
            steps.append(Step.SEAT)
        if "give" in needed and draft.give is None:
            steps.append(Step.GIVE)
        if "street" in needed:
            if not draft.street:
                steps.append(Step.STREET)
            elif face.power is Power.LANTERN and not draft.enough and len(draft.street) == 1:
                steps += [Step.SECOND] if len(self.open.down) > 1 else []
        if not face.holster_action:
            steps += room
        return steps

    def needs(self, card: CardName) -> frozenset[str]:
        """The keys an act of this card needs."""
        return offers.needs(standard_faces()[card[0]], self.open, len(self.hand) - 1)

    def idle(self, card: CardName) -> bool:
        """True when the card's power would find nothing to work on."""
        power = standard_faces()[card[0]].power
        if power in (Power.HIGH_NOON, Power.QUICK_HANDS, Power.STAGECOACH):
            return False
        if power is Power.STAMPEDE:
            return len(self.hand) < 2 and not self.open.with_cards
        return not self.needs(card) - {"discard"}

    # -- what may be chosen --------------------------------------------------------------------
    def offered(self) -> list[tuple[Key, str]]:
        """What one may point at now, in reading order, each with why not ("" when it may be)."""
        match self.step:
            case Step.CARD:
                return [*self._hand(""), *self._houses_to_flip(), *self._lying()]
            case Step.ACTION:
                signs: list[tuple[Key, str]] = [(("sign", "act"), ""), (("sign", "holster"), "")]
                return [*signs, *self._hand("")]
            case Step.ROOM:
                return [*self._own(""), *self._hand(_("One of the two in the holster has to go."))]
            case Step.SEAT:
                return [(("seat", seat), self._why_not_seat(seat)) for seat in self._seats()]
            case Step.SHOT:
                return self._shots()
            case Step.STREET | Step.SECOND:
                return self._houses_to_work_on()
            case Step.GIVE:
                return self._hand("", being_played=True)
            case Step.REVEAL:
                return [(("sign", "up"), ""), (("sign", "leave"), "")]
        return self._bets()

    def _hand(self, why: str, being_played: bool = False) -> list[tuple[Key, str]]:
        draft = self.draft
        found: list[tuple[Key, str]] = []
        for i, card in enumerate(self.hand):
            played = being_played and draft is not None and card == draft.card
            given = draft is not None and card == draft.give
            no = _("That card is being played.") if played or given else why
            found.append((("hand", i), no))
        return found

    def _own(self, why: str) -> list[tuple[Key, str]]:
        return [(("own", i), why) for i in range(len(self.view.holsters[self.seat]))]

    def _houses_to_flip(self) -> list[tuple[Key, str]]:
        up = _("That card lies face up already.")
        return [(("house", i), up if self.view.up[i] else "") for i in POSITIONS]

    def _lying(self) -> list[tuple[Key, str]]:
        """Cards one may read but not choose: in one's own holster, face up in others'."""
        why = _("It stays in the holster. Choose a card from your hand, or a door to flip.")
        found = self._own(why)
        for seat in self.open.others:
            for i, lying in enumerate(self.view.holsters[seat]):
                if lying.up:
                    found.append((("little", seat, i), why))
        return found

    def _seats(self) -> list[Seat]:
        return [
            *self.open.others,
            *(s for s in range(self.view.seats) if s not in self.open.others),
        ]

    def _why_not_seat(self, seat: Seat) -> str:
        if seat == self.seat:
            return _("It has to be another player.")
        if seat not in self.open.others:
            return _("{name} is not in this round.").format(name=self._name(seat))
        face = self.face
        needs_cards = face is not None and face.power is Power.PICKPOCKET
        if needs_cards and seat not in self.open.with_cards:
            return _("{name} has no cards in hand.").format(name=self._name(seat))
        return ""

    def _shots(self) -> list[tuple[Key, str]]:
        found: list[tuple[Key, str]] = [(("little", seat, i), "") for seat, i in self.open.shots]
        armed = {seat for seat, _i in self.open.shots}
        for seat in self._seats():
            if seat != self.seat and seat not in armed:
                empty = _("There is nothing in {name}'s holster.").format(name=self._name(seat))
                found.append((("seat", seat), self._why_not_seat(seat) or empty))
        return [*found, *self._own(_("Not into your own holster."))]

    def _houses_to_work_on(self) -> list[tuple[Key, str]]:
        face, draft = self.face, self.draft
        assert face is not None and draft is not None
        allowed = offers.streets(face.power, self.open)
        wants_up = face.power in (Power.DYNAMITE, Power.FOG)
        found: list[tuple[Key, str]] = []
        for i in POSITIONS:
            why = ""
            if i in draft.street:
                why = _("That door is chosen already.")
            elif i not in allowed:
                down, up = _("That card lies face down."), _("That card lies face up.")
                why = down if wants_up else up
            found.append((("house", i), why))
        if self.step is Step.SECOND:
            found.append((("sign", "enough"), ""))
        return found

    def _bets(self) -> list[tuple[Key, str]]:
        view, chips = self.view, self.view.chips or ()
        if not view.level:
            return [(("sign", "check"), ""), (("sign", "bet"), "")]
        why = ""
        if (view.raises or 0) >= MOST_RAISES:
            why = _("Only three raises are allowed in each betting round.")
        elif chips[self.seat] <= self.to_call():
            why = _("A raise takes more chips than the call.")
        elif not any(chips[seat] for seat in view.in_round if seat != self.seat):
            why = _("Nobody else has chips left to answer a raise.")
        return [(("sign", "call"), ""), (("sign", "raise"), why), (("sign", "fold"), "")]

    def to_call(self) -> int:
        """How many chips are missing to the bet there is."""
        view = self.view
        return (view.level or 0) - (view.bets[self.seat] if view.bets else 0)

    def home(self) -> Key | None:
        """Where the cursor begins: the first thing that may be chosen and does something."""
        if self.step is Step.ACTION and self.draft is not None and self.idle(self.draft.card):
            return ("sign", "holster")
        return next((key for key, why in self.offered() if not why), None)

    # -- going on and back ---------------------------------------------------------------------
    def take(self, key: Key) -> Move | None:
        """Choose what may be chosen; the move, once nothing is missing."""
        step, draft = self.step, self.draft
        what, which = key[0], key[1]
        if step in (Step.BET, Step.REVEAL):
            return _ANSWERS[str(which)]
        if step is Step.CARD or (step is Step.ACTION and what == "hand"):
            if what == "house":
                return Flip(int(which))
            self.drafts = [Draft(self.hand[int(which)])]
            return None
        assert draft is not None
        if step is Step.ACTION:
            draft = replace(draft, how=str(which))
        elif step is Step.ROOM:
            draft = replace(draft, discard=int(which))
        elif step is Step.SEAT:
            draft = replace(draft, target=int(which))
        elif step is Step.SHOT:
            draft = replace(draft, target=int(which), position=int(key[2]))  # type: ignore[misc]
        elif step is Step.GIVE:
            draft = replace(draft, give=self.hand[int(which)])
        elif what == "sign":
            draft = replace(draft, enough=True)
        else:
            draft = replace(draft, street=tuple(sorted((*draft.street, int(which)))))
        self.drafts.append(draft)
        return self._move(draft) if not self._open_steps(draft) else None

    def _move(self, draft: Draft) -> Move:
        if draft.how == "holster":
            return Holster(draft.card, draft.discard)
        street: int | tuple[int, ...] | None = None
        if draft.street:
            face = standard_faces()[draft.card[0]]
            street = draft.street if face.power is Power.LANTERN else draft.street[0]
        return Act(draft.card, draft.discard, draft.target, street, draft.position, draft.give)

    def back(self) -> bool:
        """Take the last step back; False when there is none."""
        if not self.drafts:
            return False
        self.drafts.pop()
        return True


_ANSWERS: dict[str, Move] = {
    "check": CHECK,
    "bet": BET,
    "call": CALL,
    "raise": RAISE,
    "fold": FOLD,
    "up": TURN_UP,
    "leave": LEAVE_DOWN,
}
