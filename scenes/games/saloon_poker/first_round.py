"""A first round that teaches: roll, set aside, reroll, stand, five of a kind, and the score.

It is offered in the lobby before the first game of an evening and from the rules book, and counts
for nothing. One person plays at the real table with their own keys; the other follows a script.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from game.controls.gestures import Act
from game.core.chairs import Chair
from game.core.engine import Move, Seat
from game.core.registry import GAMES
from game.core.session import Session
from game.saloon_poker.records import ACCUSE, ROLL, STAND, Phase
from scenes.games.saloon_poker.life import ROLL_SPOT, STAND_SPOT
from scenes.games.saloon_poker.scene import SaloonPoker
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input
from scenes.kit.layout.layouts import Place
from scenes.kit.text.words import _
from scenes.kit.widgets import key_cap
from scenes.table import names
from scenes.table.lesson_offer import LessonOffer, offer_once
from scenes.table.secret.lesson import PUPIL, Lent, StillTable, give_back, lend

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

SIXES = frozenset({0, 1, 3})
DICE = (6, 6, 2, 6, 4, 6, 3, 5, 5, 5, 5, 5)
"""Three sixes, then a fourth out of two; and the five fives of the one who follows the script."""
THINK_US = 900_000
CAP_U, CAP_GAP_U, RIM_U = 44.0, 14.0, 7.0


class Step(Enum):
    """What the pupil is to do next."""

    ROLL = "roll"
    KEEP = "keep"
    REROLL = "reroll"
    STAND = "stand"
    WATCH = "watch"
    FIVE = "five"
    SCORE = "score"
    DONE = "done"


class FirstRound(SaloonPoker):
    """One round with somebody who explains it; Esc leaves at any time."""

    name: ClassVar[str] = "saloon_first_round"
    lent: Lent = ()

    def __init__(self, app: App, table: Table) -> None:
        self._think_from_us: int | None = None
        super().__init__(app, table)

    # -- where it is ---------------------------------------------------------------------------
    @property
    def step(self) -> Step:
        """What comes next, as far as the film has shown it."""
        view = self.view()
        if view.round > 1:
            return Step.SCORE if self.film.busy else Step.DONE
        if view.phase is Phase.ACCUSE:
            return Step.FIVE if self.window_open else Step.WATCH
        if view.player != PUPIL:
            return Step.WATCH
        if view.hands[PUPIL] is None:
            return Step.ROLL
        if view.rerolls_left < 2:
            return Step.STAND
        return Step.REROLL if self.board.kept == SIXES else Step.KEEP

    @property
    def closing(self) -> bool:
        """The lesson is over and says so; a press goes on."""
        return self.step is Step.DONE

    def actor(self) -> Seat | None:
        return None if self.view().round > 1 else super().actor()

    # -- as a scene ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        super().update(now_us)
        move = self._scripted()
        if move is None:
            self._think_from_us = None
        elif self._think_from_us is None:
            self._think_from_us = now_us
        elif now_us - self._think_from_us >= THINK_US:
            self._think_from_us = None
            if self.table.play(1 - PUPIL, move):
                self._take()

    def _scripted(self) -> Move | None:
        """What the other one does: five of a kind at the first throw, and no more."""
        view = self.view()
        if view.round > 1 or self.film.busy or view.player in (PUPIL, None):
            return None
        return ROLL if view.hands[1 - PUPIL] is None else STAND

    def wake_us(self) -> int | None:
        due_us = super().wake_us()
        if self._think_from_us is None:
            return self._now_us if self._scripted() is not None else due_us
        thought_us = self._think_from_us + THINK_US
        return thought_us if due_us is None else min(due_us, thought_us)

    def only_bots(self) -> bool:
        return False

    @property
    def live(self) -> bool:
        """Nothing runs out in a lesson."""
        return False

    def leave(self) -> None:
        """Nothing of it is kept, and pads go back to whom they belong to."""
        self._burn(False)
        give_back(self.app, self.lent)

    # -- one thing at a time -------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        if self.closing and event.is_press and self._gate.lets(event):
            self.app.sound.play("confirm")
            self.app.pop()
            return True
        return super().handle(event)

    def open_pause(self, why: str = "") -> None:
        """Esc goes back to where one came from; when nobody asked, the lesson just waits."""
        if not why:
            self.app.sound.play("back")
            self.app.pop()

    def _undo(self) -> str | None:
        return _("There is nothing to take back in a lesson.")

    def toggle(self, actor: Seat, i: int) -> bool:
        on = i not in self.board.kept
        if self.step in (Step.KEEP, Step.REROLL) and on and i not in SIXES:
            self.refuse(i, _("For now: keep the sixes."))
            return True
        return super().toggle(actor, i)

    def roll(self, actor: Seat, event: Input) -> bool:
        if self.step is Step.KEEP:
            self.refuse(ROLL_SPOT, _("For now: keep the sixes."))
            return True
        if self.step is Step.STAND:
            self.refuse(ROLL_SPOT, _("For now: stand."))
            return True
        return super().roll(actor, event)

    def stand(self, actor: Seat, event: Input) -> bool:
        if self.step in (Step.KEEP, Step.REROLL):
            self.refuse(STAND_SPOT, _("For now: reroll the other two."))
            return True
        return super().stand(actor, event)

    def _play(self, seat: Seat, move: Move, event: Input) -> bool:
        if move is ACCUSE:
            self.refuse(ROLL_SPOT, _("For now: pass."))
            return True
        return super()._play(seat, move, event)

    # -- what is said --------------------------------------------------------------------------
    def prompt(self) -> str:
        if self.saying or self.step in (Step.KEEP, Step.REROLL, Step.STAND, Step.ROLL):
            return super().prompt()
        return _("Press any key to continue.") if self.closing else super().prompt()

    def keys_now(self) -> list[tuple[str, str]]:
        """The keys or pad buttons that count now, each with what it does."""
        pad = self.app.pads.pad_of(PUPIL) is not None

        def key(act: Act) -> str:
            return self.table.key_label(PUPIL, act)

        move = ["icons/pad_stick"] if pad else [key(Act.LEFT), key(Act.RIGHT)]
        match self.step:
            case Step.ROLL:
                return [(key(Act.SLAP), _("roll"))]
            case Step.KEEP:
                keys = [(label, "") for label in move[:-1]]
                return [*keys, (move[-1], _("move")), (key(Act.POINT), _("set aside"))]
            case Step.REROLL:
                return [(key(Act.SLAP), _("reroll"))]
            case Step.STAND:
                return [(key(Act.COVER), _("stand"))]
            case Step.FIVE:
                return [(key(Act.SLAP), _("cheat!")), (key(Act.COVER), _("pass"))]
        return []

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if not self.chart_open:
            self._coach(canvas, self.layout["lesson"])

    def _coach(self, canvas: Canvas, place: Place) -> None:
        title, words = lesson(self.step)
        x, y, w, h = place.x_u, place.y_u, place.w_u, place.h_u
        canvas.blit(self.app.art.panel("note", w, h), x - MARGIN, y - MARGIN)
        size = 36 * min(1.0, 46 / self.app.text.line_height_u(36))
        head = self.app.text.line(title, "title", size, theme.RED, max_w_u=w - 44)
        canvas.blit(head, x + 22, y + 34, anchor="midleft")
        keys = self.keys_now()
        foot = 62 if keys else 14
        block = self.app.text.block(
            words, "body", theme.SMALL_U, theme.INK, w - 44, line_gap=1.05, max_h_u=h - 62 - foot
        )
        canvas.blit(block, x + 22, y + 60)
        self._caps(canvas, keys, x + 30, y + h - 40, x + w - 16)

    def _caps(
        self, canvas: Canvas, keys: list[tuple[str, str]], x: float, y: float, end: float
    ) -> None:
        """The keys one presses now, lit, each with what it does."""
        for label, words in keys:
            if not label:
                continue
            x += lit_cap(canvas, self.app, label, x, y) + CAP_GAP_U
            if words:
                high = self.app.text.line_height_u(theme.SMALL_U)
                size = theme.SMALL_U * min(1.0, (CAP_U + 4) / high)
                line = self.app.text.line(words, "body", size, theme.INK, max_w_u=end - x)
                canvas.blit(line, x, y, anchor="midleft")
                x += canvas.size_u(line)[0] + 2 * CAP_GAP_U


def lit_cap(canvas: Canvas, app: App, label: str, x_u: float, y_u: float) -> float:
    """A key that is to be pressed now, on brass; returns its width in u."""
    wide = CAP_U
    if not label.startswith("icons/"):
        wide = max(CAP_U, app.text.size(label, "plain", CAP_U * 0.6)[0] + CAP_U * 0.5)
    rim = app.art.panel("brass", wide + 2 * RIM_U, CAP_U + 2 * RIM_U)
    canvas.blit(rim, x_u - RIM_U - MARGIN, y_u - CAP_U / 2 - RIM_U - MARGIN)
    return key_cap(canvas, app, label, x_u, y_u, CAP_U) + RIM_U


def lesson(step: Step) -> tuple[str, str]:
    """A heading and what there is to know, for what comes next."""
    match step:
        case Step.ROLL:
            return _("First, roll"), _(
                "Everybody has one turn a round, and the best poker hand wins it. Five dice at "
                "first, all of them yours."
            )
        case Step.KEEP:
            return _("Set aside what you keep"), _(
                "Three sixes: a good beginning. Move from die to die and set all three sixes aside."
            )
        case Step.REROLL:
            return _("Reroll the others"), _(
                "What is set aside stays. The rest is rolled again, at most twice a turn."
            )
        case Step.STAND:
            return _("Enough? Stand"), _(
                "Four of a kind! You may roll once more, but you do not have to. Stand, and the "
                "hand is yours for this round."
            )
        case Step.WATCH:
            return _("Now the others"), _(
                "Somebody has to beat your hand. The chart shows what beats what."
            )
        case Step.FIVE:
            return _("Five of a kind!"), _(
                "The best hand there is, and a suspicious one. Cry cheat and the two of you duel: "
                "the loser is out, the winner takes their points. For now, pass."
            )
        case Step.SCORE:
            return _("The score"), _(
                "The best hand wins the round: its owner scores the sum of the five dice."
            )
    return _("That is all there is to it"), _(
        "First to the target wins. A tie is fought out in a duel. Press any key to continue."
    )


# -- sitting down ----------------------------------------------------------------------------------
def lesson_table(app: App, person: Chair) -> StillTable:
    """A table for a lesson, a person and another; nothing of it is saved."""
    looks = Looks.of(person.looks)
    other = looks.with_(colour=looks.colour + 1, face=2, hat=looks.hat + 3, moustache=5)
    name = names.free_name(names.BOTS, [person.name])
    chairs = [person, Chair(name, "easy", other.to_json())]
    info = GAMES["saloon_poker"]
    setup = info.setup(tuple(chair.name for chair in chairs), info.defaults(), first=PUPIL)
    return StillTable(app, Session.new(replace(setup, stack={"dice": DICE}), chairs))


def teach(app: App) -> None:
    """From the rules book: one person and another."""
    chair = Chair(names.free_name(names.PEOPLE, ()), None, Looks(0, 0, 0, 0).to_json())
    app.push(FirstRound(app, lesson_table(app, chair)))


class Offer(LessonOffer):
    """Before the first round of an evening: the first person of the table is the pupil."""

    name = "saloon_first_round_offer"
    icon = "icons/dice"

    def question(self) -> str:
        return _("New in town?")

    def occasion(self) -> str:
        return _("The first dice of the evening.")

    def what_it_is(self) -> str:
        return _("One of you plays a round, and it is explained. It counts for nothing.")

    def lesson(self) -> FirstRound:
        person = self.table.people(range(self.table.seats))[0]
        lent = lend(self.app, person)
        scene = FirstRound(self.app, lesson_table(self.app, self.table.session.chairs[person]))
        scene.lent = lent
        return scene


def offer(app: App, table: Table) -> None:
    """Offer the lesson over the table that was just opened, once an evening."""
    offer_once(app, table, Offer)
