"""A first round that teaches: three turns at the real table, one of each kind, with explanations.

It is offered in the lobby before the first game of an evening and from the rules book, and counts
for nothing. A person plays against one bot with cards stacked so that every turn shows something.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.cards import DECK
from game.core.chairs import Chair
from game.core.engine import Move, Seat, Setup
from game.core.registry import GAMES
from game.core.session import Session
from game.monster_gunslingers.records import Act, Flip, Holster, Phase
from scenes.games.monster_gunslingers.choice import Key, Step
from scenes.games.monster_gunslingers.scene import MonsterGunslingers
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input
from scenes.kit.text.words import _
from scenes.table import names
from scenes.table.lesson_offer import offer_once
from scenes.table.secret.lesson import Lesson, PupilOffer
from scenes.table.secret.picker import Spot
from scenes.table.table import Table

if TYPE_CHECKING:
    from scenes.kit.app.app import App

STREET = ("KS", "9H", "4D", "JC", "QH")
HANDS = ("3S KD 7H 6C 2H", "2C 2D 3C 3D 8C")
DRAWS = ("5D", "2S", "8H", "3H", "8D", "8S")
TURNS = 3
BOT_SEED = 3
"""The bot's moves are always the same too: it leaves doors to peek behind."""
NOTE = (24.0, 12.0, 560.0, 246.0)
EMBLEMS = ("gunslingers/door_0_left", "gunslingers/holster_front", "gunslingers/emblem_3")


class FirstRound(Lesson, MonsterGunslingers):
    """Three turns with somebody who explains them; Esc leaves at any time."""

    name = "gunslingers_first_round"

    def __init__(self, app: App, table: Table) -> None:
        self.turns = 0
        self._closed = False
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
        resting = not (self.film.busy or self.table.pending) and self.reading is None
        if self.turns >= TURNS and resting and self.view().phase is not Phase.REVEAL:
            self._close()

    def _close(self) -> None:
        self._closed = True
        self.prompted()
        self.picker.clear()
        self.table.run(self.now_us, False)

    def _to_results(self) -> None:
        """The game itself is over: the lesson is too."""
        self._close()

    def wake_us(self) -> int | None:
        return None if self.closing else super().wake_us()

    # -- one thing at a time -------------------------------------------------------------------
    def play(self, seat: Seat, move: Move, event: Input) -> bool:
        done = super().play(seat, move, event)
        if done and isinstance(move, (Flip, Holster, Act)):
            self.turns += 1
        return done

    def spots(self, seat: Seat) -> Sequence[Spot]:
        step = self.choosing(seat).step
        return [
            spot if spot.why_not else replace(spot, why_not=self._not_yet(spot.key, step))
            for spot in super().spots(seat)
        ]

    def _not_yet(self, key: object, step: Step) -> str:
        """Why something waits for a later turn of the lesson; "" when it may be chosen."""
        assert isinstance(key, tuple)
        return not_yet(key, step, self.turns)

    def home(self, seat: Seat) -> Key | None:
        choice = self.choosing(seat)
        if choice.step is Step.CARD:
            first = (("house", choice.open.down[0]), ("hand", 1), ("hand", 0))
            return first[min(self.turns, TURNS - 1)]
        if choice.step is Step.ACTION:
            return ("sign", "holster") if self.turns == 1 else ("sign", "act")
        return choice.home()

    # -- what is said --------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        title, words = lesson(self.turns, self.closing)
        x, y, w, h = NOTE
        canvas.blit(self.app.art.panel("note", w, h), x - MARGIN, y - MARGIN)
        picture = self.app.art.svg(EMBLEMS[min(self.turns, TURNS - 1)], 96, 110)
        canvas.blit(picture, x + 66, y + h / 2 + 10, anchor="center")
        size = 38 * min(1.0, 50 / self.app.text.line_height_u(38))
        head = self.app.text.line(title, "title", size, theme.RED, max_w_u=w - 50)
        canvas.blit(head, x + 24, y + 34, anchor="midleft")
        block = self.app.text.block(
            words, "body", theme.SMALL_U, theme.INK, w - 150, line_gap=1.03, max_h_u=h - 72
        )
        canvas.blit(block, x + 128, y + 64)


def not_yet(key: tuple[object, ...], step: Step, turns: int) -> str:
    """Why something waits for a later turn of the lesson; "" when it may be chosen."""
    what = key[0]
    if turns == 0:
        return "" if what == "house" else _("For now: flip a door.")
    wanted = ("sign", "act" if turns == 1 else "holster")
    words = _("For now: holster a card.") if turns == 1 else _("For now: use a card's power.")
    if step is Step.CARD and what == "house":
        return words
    return words if step is Step.ACTION and key == wanted else ""


def lesson(turns: int, closing: bool) -> tuple[str, str]:
    """What is said at each turn of the lesson, and when it is over."""
    if closing:
        return _("Now you know the town"), _(
            "Once all five doors are open, the best five cards of Main "
            "Street and your own holster win the round and a star. Press "
            "any key to continue."
        )
    if turns == 0:
        return _("Turn one: flip"), _(
            "Behind five doors lies Main Street: five cards for everybody. "
            "Choose a door with arrows and Enter, the keys below the hand, "
            "or the mouse. Open one, and you draw a card."
        )
    if turns == 1:
        return _("Turn two: holster"), _(
            "Two of your own cards go into the holster. Take a strong one, "
            "say the king: choose it, then holster it, face down."
        )
    return _("Turn three: act"), _(
        "Every card has a power: show it, use it, throw it away. The Lantern peeks behind one or "
        "two doors, for your eyes only."
    )


# -- sitting down ----------------------------------------------------------------------------------
def lesson_table(app: App, person: Chair) -> Table:
    """A table for a lesson, a person against a bot; nothing of it is saved."""
    looks = Looks.of(person.looks)
    other = looks.with_(colour=looks.colour + 1, face=3, hat=looks.hat + 2, moustache=5)
    bot = Chair(names.free_name(names.BOTS, [person.name]), "easy", other.to_json())
    info = GAMES["monster_gunslingers"]
    setup: Setup = info.setup((person.name, bot.name), info.defaults(), first=0, seed=7)
    held = [hand.split() for hand in HANDS]
    deck = [*STREET, *(hand[k] for k in range(len(held[0])) for hand in held), *DRAWS]
    deck += [str(card) for card in DECK if str(card) not in deck]
    setup = replace(setup, stack={"decks": (deck,)})
    return Table(app, Session.new(setup, [person, bot], bot_seed=BOT_SEED))


def teach(app: App) -> None:
    """From the rules book: one person and a bot."""
    chair = Chair(_("You"), None, Looks(0, 0, 0, 0).to_json())
    app.push(FirstRound(app, lesson_table(app, chair)))


class Offer(PupilOffer):
    """Before the first cards of an evening."""

    name = "gunslingers_first_round_offer"
    icon = "gunslingers/star"

    def question(self) -> str:
        return _("New in town?")

    def occasion(self) -> str:
        return _("The first cards of the evening.")

    def what_it_is(self) -> str:
        return _("Three turns of one of you against a bot, explained. It counts for nothing.")

    def lesson_for(self, pupil: Chair) -> FirstRound:
        return FirstRound(self.app, lesson_table(self.app, pupil))


def offer(app: App, table: Table) -> None:
    """Offer the lesson over the table that was just opened, once an evening."""
    offer_once(app, table, Offer)
