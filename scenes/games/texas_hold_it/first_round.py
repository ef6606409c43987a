"""A first round that teaches: peek and say, swap, pee or hold it, and the reveal, explained.

It is offered in the lobby before the first game of an evening and from the rules book, and counts
for nothing. One person plays at the real table with two who follow a script.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.chairs import Chair
from game.core.engine import Event, Move, Seat, Setup
from game.core.registry import GAMES
from game.core.session import Session
from game.texas_hold_it.events import RoundBegan
from game.texas_hold_it.records import HOLD, Card, Pee, Peek, Say, TexasView
from scenes.games.texas_hold_it.scene import Washroom
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks
from scenes.kit.draw.tweens import Call
from scenes.kit.layout.layouts import Place
from scenes.kit.text.words import _
from scenes.table import names
from scenes.table.lesson_offer import offer_once
from scenes.table.secret.lesson import Lesson, PupilOffer, StillTable
from scenes.table.table import Table

if TYPE_CHECKING:
    from scenes.kit.app.app import App

DECK = (Card.SNAKE, Card.CALM, Card.CACTUS, Card.GAS, Card.CALM, Card.CACTUS, Card.SNAKE)
"""Of the first three both places get wet; swapped, one of them or both stay dry."""
LIES = {Card.SNAKE: Card.CALM, Card.CALM: Card.SNAKE, Card.CACTUS: Card.GAS}
SEATS = 3
THINK_US = 700_000
TAKEN = 1
"""The place the first of the two takes."""


class FirstRound(Lesson, Washroom):
    """One round with somebody who explains it; Esc leaves at any time."""

    name = "texas_first_round"

    def __init__(self, app: App, table: Table) -> None:
        self._closed = False
        self._think_from_us: int | None = None
        super().__init__(app, table)

    @property
    def closing(self) -> bool:
        return self._closed

    # -- as a scene ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        if self.closing:
            self.now_us = now_us
            return
        super().update(now_us)
        seat = self._helper()
        if seat is None:
            self._think_from_us = None
        elif self._think_from_us is None:
            self._think_from_us = now_us
        elif now_us - self._think_from_us >= THINK_US:
            self._think_from_us = None
            if self.table.play(seat, scripted(seat, self.known())):
                self.take()

    def _helper(self) -> Seat | None:
        """Which of the two who follow the script is to act."""
        if self.closing or self.film.busy or self.reading is not None or self.known().round > 1:
            return None
        return next((seat for seat in self.table.to_act() if seat != 0), None)

    def person(self) -> Seat | None:
        over = self.closing or self.known().round > 1
        return None if over else super().person()

    def show(self, event: Event) -> None:
        if isinstance(event, RoundBegan) and event.round > 1:
            self.film.add(Call(self._close))
        else:
            super().show(event)

    def game_over(self) -> None:
        self._close()

    def _close(self) -> None:
        self._closed = True
        self.prompted()
        self.picker.clear()

    def leave(self) -> None:
        self.rumble.stop()
        super().leave()

    def wake_us(self) -> int | None:
        if self.closing:
            return None
        due_us = super().wake_us()
        if self._think_from_us is not None:
            thought_us = self._think_from_us + THINK_US
            return thought_us if due_us is None else min(due_us, thought_us)
        return self.now_us if self._helper() is not None else due_us

    # -- one thing at a time -------------------------------------------------------------------
    def forbids(self, kind: str) -> str:
        peeked, swapped = progress(self.known())
        if not peeked:
            return "" if kind == "peek" else _("For now: peek at somebody.")
        if not swapped:
            return "" if kind == "swap" else _("For now: swap two of them.")
        return ""

    # -- what is said --------------------------------------------------------------------------
    def coach(self, canvas: Canvas, place: Place) -> bool:
        title, words = self.lesson
        x, y, w, h = place.x_u, place.y_u, place.w_u, place.h_u
        canvas.blit(self.app.art.panel("note", w, h), x - MARGIN, y - MARGIN)
        size = 36 * min(1.0, 50 / self.app.text.line_height_u(36))
        head = self.app.text.line(title, "title", size, theme.RED, max_w_u=w - 44)
        canvas.blit(head, x + 22, y + 36, anchor="midleft")
        block = self.app.text.block(
            words, "body", theme.SMALL_U, theme.INK, w - 44, line_gap=1.08, max_h_u=h - 84
        )
        canvas.blit(block, x + 22, y + 68)
        return True

    @property
    def lesson(self) -> tuple[str, str]:
        """A heading and what there is to know, for what comes next."""
        view = self.known()
        if self.closing:
            return _("That is all of it"), _(
                "Three dry points win. Three wet ones and you are out, but you "
                "may go on talking. Press any key to continue."
            )
        if self.shown.revealing:
            return _("Turn round!"), _(
                "One by one, from the cactus to the snake. Stay dry: a dry point. Every spray is a "
                "wet one, and so is holding it while a dry place stands free."
            )
        peeked, swapped = progress(view)
        if view.peeking is not None and view.player == 0:
            return _("Now say what he is"), _(
                "Your word is pinned to him for all to read. It may be the truth. It need not be."
            )
        if not peeked:
            return _("First, peek"), _(
                "Everybody has to go. Each cowboy sprays one way, both ways, or not at all. Choose "
                "Peek, and look at one of them."
            )
        if not swapped:
            return _("Then, swap"), _(
                "The others have a look, too, and one of them lies. Swap two cowboys: all that was "
                "said goes with them."
            )
        return _("Pee, or hold it"), _(
            "Where somebody stands, both neighbours are locked. Once somebody holds it, nobody "
            "peeks or swaps any more. Take the free place, or hold it, too."
        )


def progress(view: TexasView) -> tuple[bool, bool]:
    """Whether the one who learns has peeked and said something, and has swapped."""
    return any(claim.seat == 0 for claim in view.claims), view.figures[0].swaps > 0


def scripted(seat: Seat, view: TexasView) -> Move:
    """What the two others do: peek, one of them to lie; then one pees and one holds it."""
    if view.peeking is not None:
        card = DECK[view.peeking]
        return Say(card.value if seat == 1 else LIES[card].value)
    if view.figures[0].swaps == 0:
        return Peek((view.claims[0].gap + seat) % SEATS)
    return Pee(TAKEN) if seat == 1 else HOLD


# -- sitting down ----------------------------------------------------------------------------------
def lesson_table(app: App, person: Chair) -> StillTable:
    """A table for a lesson, a person and two others; nothing of it is saved."""
    chairs = [person]
    looks = Looks.of(person.looks)
    for number in range(1, SEATS):
        other = looks.with_(
            colour=looks.colour + number, face=number * 2, hat=looks.hat + number * 3, moustache=5
        )
        taken = [chair.name for chair in chairs]
        chairs.append(Chair(names.free_name(names.BOTS, taken), "easy", other.to_json()))
    info = GAMES["texas_hold_it"]
    setup: Setup = info.setup(tuple(chair.name for chair in chairs), info.defaults(), first=0)
    deck = [card.value for card in DECK]
    return StillTable(app, Session.new(replace(setup, stack={"decks": (deck,)}), chairs))


def teach(app: App) -> None:
    """From the rules book: one person and two others."""
    chair = Chair(names.free_name(names.PEOPLE, ()), None, Looks(0, 0, 0, 0).to_json())
    app.push(FirstRound(app, lesson_table(app, chair)))


class Offer(PupilOffer):
    """Before the first washroom of an evening."""

    name = "texas_first_round_offer"
    icon = "texas/umbrella"

    def question(self) -> str:
        return _("New in town?")

    def occasion(self) -> str:
        return _("The first washroom of the evening.")

    def what_it_is(self) -> str:
        return _("One of you plays a round, and it is explained. It counts for nothing.")

    def lesson_for(self, pupil: Chair) -> FirstRound:
        return FirstRound(self.app, lesson_table(self.app, pupil))


def offer(app: App, table: Table) -> None:
    """Offer the lesson over the table that was just opened, once an evening."""
    offer_once(app, table, Offer)
