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
from scenes.games.monster.lesson_words import Chapter, Moment, say
from scenes.games.monster.plate import snug
from scenes.games.monster.scene import MonsterTable
from scenes.games.monster.shown import OUT
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks
from scenes.kit.text.words import _
from scenes.table import names
from scenes.table.lesson_offer import free_colour, offer_once
from scenes.table.secret.lesson import PUPIL, Lesson, PupilOffer
from scenes.table.table import Table

if TYPE_CHECKING:
    from scenes.kit.app.app import App

SEATS, DEALER = 4, 3
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


class FirstRound(Lesson, MonsterTable):
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
        was = self.closing
        super().update(now_us)
        if self._finished:
            self.table.run(now_us, False)
        if self.closing and not was:
            self.prompted()

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

    def go_on(self) -> None:
        chapters = list(Chapter)
        place = chapters.index(self.chapter) + 1
        if place == len(chapters):
            super().go_on()
            return
        scene = lesson(self.app, self.table.session.chairs, chapters[place])
        scene.lent, self.lent = self.lent, ()
        self.app.replace(scene)

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
        last = (
            _("Press any key to continue.")
            if self.moment is Moment.DONE
            else _("Esc leaves the lesson.")
        )
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
        looks = Looks(free_colour(seated), number, (number * 2) % 9, (number * 2 + 1) % 9)
        seated.append(Chair(names.free_name(names.BOTS, taken), "easy", looks.to_json()))
    info = GAMES["monster"]
    options = {**info.defaults(), "games": 1}
    setup = info.setup(tuple(chair.name for chair in seated), options, first=DEALER, seed=5)
    setup = replace(setup, stack={"decks": (deck_of(HANDS[chapter]),)})
    return FirstRound(app, Table(app, Session.new(setup, seated, bot_seed=5)), chapter)


def teach(app: App) -> None:
    """From the rules book: one person and three bots."""
    app.push(lesson(app, ()))


class Offer(PupilOffer):
    """Before the first pot of an evening."""

    name = "monster_first_round_offer"
    icon = "monster/icon"

    def question(self) -> str:
        return _("New in the cellar?")

    def occasion(self) -> str:
        return _("The first pot of the evening.")

    def what_it_is(self) -> str:
        return _("Three short hands for one, explained as they go. They count for nothing.")

    def lesson_for(self, pupil: Chair) -> FirstRound:
        return lesson(self.app, [pupil])


def offer(app: App, table: Table) -> None:
    """Offer the lesson over the table that was just opened, once an evening."""
    offer_once(app, table, Offer)
