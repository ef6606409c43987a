"""A first round that teaches: three short hands at the real table, with somebody who explains.

Throwing and the fight, a hand that has to be folded, and ducking. One person plays, among bots, so
no curtain is in the way; the rules are the game's own, the decks are dealt on purpose. It is
offered in the lobby before the first evening of Monster and from the rules book, and counts for
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from game.core.chairs import Chair
from game.core.engine import Event, Seat
from game.core.registry import GAMES
from game.core.session import Session
from game.monster.events import Folded, PlayedAgain, PotTaken
from game.monster.hands import DECK, HAND_SIZE
from scenes import names
from scenes.evening import Evening
from scenes.kit import theme
from scenes.kit.canvas import Canvas
from scenes.kit.inputs import Input, Kind, Nav, nav
from scenes.kit.panels import MARGIN
from scenes.kit.people import Looks
from scenes.kit.widgets import Button, Widget
from scenes.kit.words import _
from scenes.monster.lesson_words import Chapter, Moment, say
from scenes.monster.plate import snug
from scenes.monster.scene import MonsterTable
from scenes.monster.shown import OUT
from scenes.secret import bench
from scenes.shell.page import Page, heading
from scenes.table import Table

if TYPE_CHECKING:
    from scenes.kit.app import App

SEATS, PUPIL, DEALER = 4, 0, 3
NOTE_TOP_U, NOTE_FOOT_U = 628.0, 1064.0
HEAD_U = 96.0


HANDS: dict[Chapter, tuple[tuple[int, ...], ...]] = {
    Chapter.THROW: (
        (10, 10, 9, 7, 4, 2),
        (9, 9, 8, 6, 5, 3),
        (8, 8, 7, 7, 5, 1),
        (10, 9, 8, 6, 6, 4),
    ),
    Chapter.FOLD: (
        (10, 10, 10, 9, 9, 9),
        (8, 8, 7, 6, 5, 4),
        (10, 8, 7, 7, 6, 3),
        (9, 8, 6, 5, 5, 2),
    ),
    Chapter.DUCK: (
        (8, 6, 5, 4, 3, 1),
        (10, 10, 9, 9, 8, 7),
        (10, 10, 8, 8, 7, 6),
        (10, 9, 9, 7, 7, 5),
    ),
}
"""Six cards for each seat, the pupil's first."""


def deck_of(hands: Sequence[Sequence[int]]) -> list[int]:
    """A whole deck that deals these hands one card at a time, the pupil first."""
    first = [hand[k] for k in range(HAND_SIZE) for hand in hands]
    rest = list(DECK)
    for card in first:
        rest.remove(card)
    return first + rest


class FirstRound(MonsterTable):
    """One hand of the lesson; a press after it opens the next. Esc leaves at any time."""

    name = "monster_first_round"
    shows_sign: ClassVar[bool] = False
    skip_offered = False

    def __init__(self, app: App, table: Table, chapter: Chapter) -> None:
        self.chapter = chapter
        self.won: bool | None = None
        """Whether somebody has beaten the Monster; None before it is known, or if nobody fought."""
        self._finished = False
        super().__init__(app, table)

    @property
    def closing(self) -> bool:
        """This hand is over, and a press goes on."""
        return self._finished and not self.film.busy

    # -- as a scene ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        super().update(now_us)
        if self._finished:
            self.table.run(now_us, False)

    def show(self, event: Event) -> None:
        if self._finished:
            return
        super().show(event)
        if isinstance(event, PotTaken):
            self.won = event.fought
            self._finished = True
        elif isinstance(event, PlayedAgain):
            self.won = False
            self._finished = True
        elif isinstance(event, Folded) and event.seat == PUPIL and self.chapter is Chapter.FOLD:
            self._finished = True

    def person(self) -> Seat | None:
        return None if self._finished else super().person()

    def prompt_words(self, seat: Seat | None) -> str:
        return "" if self._finished else super().prompt_words(seat)

    def game_over(self) -> None:
        """The lesson ends when its film does, and leads to no results."""

    def open_pause(self, why: str = "") -> None:
        """A lesson just waits."""

    def aside(self, event: Input) -> bool:
        if not self.closing:
            return False
        chapters = list(Chapter)
        place = chapters.index(self.chapter) + 1
        self.app.sound.play("confirm")
        if place == len(chapters):
            self.app.pop()
        else:
            chairs = self.table.session.chairs
            self.app.replace(lesson(self.app, chairs, chapters[place]))
        return True

    def _shell(self, event: Input) -> bool:
        left = event.kind is Kind.MOUSE_DOWN and event.button == 1
        on_pause = left and bench.button_at(self.layout, event) == "pause"
        if (
            on_pause
            or nav(event) is Nav.MENU
            or (nav(event) is Nav.BACK and not self._steps(event))
        ):
            self.app.sound.play("back")
            self.app.pop()
            return True
        return super()._shell(event)

    def _steps(self, event: Input) -> bool:
        """Whether a pad's back button is a step back in a choice, as at the real table."""
        return event.kind is Kind.PAD_DOWN and self.actor() is not None

    # -- what is said --------------------------------------------------------------------------
    @property
    def moment(self) -> Moment:
        """Where this hand is, as far as the film has shown it."""
        if self.closing:
            return Moment.DONE
        if self.shown.fight is not None or self.shown.open:
            return Moment.FIGHT
        if self.shown.state[PUPIL] == OUT or self.shown.thrown[PUPIL] is not None:
            return Moment.OTHERS
        return Moment.TURN

    def draw_side(self, canvas: Canvas) -> None:
        """What is said, where the table else has its sign and its log."""
        saying = say(self.chapter, self.moment, self.won)
        app, place = self.app, self.layout.places["log"]
        h = NOTE_FOOT_U - NOTE_TOP_U
        canvas.blit(app.art.panel("note", place.w_u, h), place.x_u - MARGIN, NOTE_TOP_U - MARGIN)
        head = app.text.block(
            saying.title, "title", snug(app, theme.LARGE_U, 50), theme.RED, place.w_u - 44,
            line_gap=1.0, max_lines=2, max_h_u=HEAD_U,
        )  # fmt: skip
        canvas.blit(head, place.x_u + 24, NOTE_TOP_U + 18)
        top = NOTE_TOP_U + 30 + canvas.size_u(head)[1]
        foot = NOTE_FOOT_U - 56
        block = app.text.block(
            saying.line, "body", theme.SMALL_U, theme.INK, place.w_u - 44, line_gap=1.1,
            max_h_u=foot - top,
        )  # fmt: skip
        canvas.blit(block, place.x_u + 24, top)
        last = _("Any key goes on.") if self.moment is Moment.DONE else _("Esc leaves the lesson.")
        line = app.text.line(
            last, "body", theme.SMALL_U, theme.RED if self.closing else theme.INK_SOFT,
            max_w_u=place.w_u - 44,
        )  # fmt: skip
        canvas.blit(line, place.x_u + 24, NOTE_FOOT_U - 30, anchor="midleft")


# -- sitting down ----------------------------------------------------------------------------------
def lesson(app: App, chairs: Sequence[Chair], chapter: Chapter = Chapter.THROW) -> FirstRound:
    """A hand of the lesson for the first person of these chairs; nothing of it is saved."""
    pupil = next((chair for chair in chairs if chair.level is None), None)
    name = names.free_name(names.PEOPLE, ())
    seated = [pupil or Chair(name, None, Looks(0, 0, 0, 0).to_json())]
    while len(seated) < SEATS:
        number = len(seated)
        taken = [chair.name for chair in seated]
        looks = Looks(_free_colour(seated), number, (number * 2) % 9, (number * 2 + 1) % 9)
        seated.append(Chair(names.free_name(names.BOTS, taken), "easy", looks.to_json()))
    info = GAMES["monster"]
    options = {**info.defaults(), "games": 1}
    setup = info.setup(tuple(chair.name for chair in seated), options, first=DEALER, seed=5)
    setup = replace(setup, stack={"decks": (deck_of(HANDS[chapter]),)})
    return FirstRound(app, Table(app, Session.new(setup, seated, bot_seed=5)), chapter)


def _free_colour(chairs: Sequence[Chair]) -> int:
    taken = {Looks.of(chair.looks).colour for chair in chairs}
    return next(colour for colour in range(8) if colour not in taken)


def teach(app: App) -> None:
    """From the rules book: one person and three bots."""
    app.push(lesson(app, ()))


class Offer(Page):
    """Before the first pot of an evening: learn it, or go straight to it."""

    name = "monster_first_round_offer"
    see_through = True
    unasked = True
    music = None

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self._table = table

    def build(self) -> list[Widget]:
        x, w = 620.0, 680.0
        rows = (
            (_("Straight to it"), "monster/icon", _("Everybody knows how it goes."), self.back),
            (
                _("A first round"), "icons/book",
                _("Three short hands for one, explained as they go. They count for nothing."),
                self._learn,
            ),
        )  # fmt: skip
        return [
            Button(label, x, 500 + i * 104, w, 86, action, icon=icon, help=line, size_u=36)
            for i, (label, icon, line, action) in enumerate(rows)
        ]

    def _learn(self) -> None:
        self.app.replace(lesson(self.app, self._table.session.chairs))

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(150)
        panel = self.app.art.panel("paper", 820, 420)
        canvas.blit(panel, 550 - MARGIN, 330 - MARGIN)
        heading(self.app, canvas, _("New in the cellar?"), 960, 350, 640)
        block = self.app.text.block(
            _("The first pot of the evening."), "body", theme.BODY_U, theme.INK, 680,
            align="center", max_lines=2, max_h_u=90,
        )  # fmt: skip
        canvas.blit(block, 960, 448, anchor="center")
        self.group.draw(canvas)
        self.draw_foot(canvas)


def offer(app: App, table: Table) -> None:
    """Offer the lesson over the table that was just opened, once an evening."""
    played = any(game.game == "monster" for game in Evening.of(app).games)
    if not played and table.people(range(table.seats)):
        app.push(Offer(app, table))
