"""A first round that teaches: one card of each kind at the real table, in slow motion.

The rules are the game's own; only time runs slowly and margins are wide. It is offered in the lobby
before the first shootout of an evening and from the rules book, and counts for nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.chairs import Chair
from game.core.engine import Setup
from game.core.registry import GAMES
from game.core.session import Session
from game.slap45 import events as e
from game.slap45.records import Kind
from scenes.games.slap45.named_keys import NAMED, draw_named
from scenes.games.slap45.places import layout
from scenes.games.slap45.prompt import caps_of
from scenes.games.slap45.scene import SlapStreet
from scenes.games.slap45.shown import Stage
from scenes.kit.app.gate import CALM_US
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Nav, nav
from scenes.kit.input.inputs import Kind as InputKind
from scenes.kit.text.words import _
from scenes.table import names
from scenes.table.lesson_offer import LessonOffer, free_colour, offer_once
from scenes.table.table import Table

if TYPE_CHECKING:
    from scenes.kit.app.app import App

DECK = (Kind.IRON, Kind.MOVE, Kind.GUN)
SHOW_US = 900_000
FEWEST = 3


def slowed(us: int) -> int:
    """How far a lesson's clock gets in so long."""
    return us * 2 // 5


class SlowTable(Table):
    """A table whose clock runs at two fifths of its speed."""

    def game_us(self, app_us: int) -> int:
        if self._running_since_us is None:
            return self._stood_at_us
        return self._stood_at_us + slowed(max(0, app_us - self._running_since_us))

    def app_us(self, game_us: int) -> int | None:
        if self._running_since_us is None:
            return None
        return self._running_since_us - (self._stood_at_us - game_us) * 5 // 2 + 2


class FirstRound(SlapStreet):
    """Three cards with somebody who explains them; Esc leaves at any time."""

    name = "first_round"
    coached = True

    def __init__(self, app: App, table: Table) -> None:
        self.cards = 0
        self._closing = False
        super().__init__(app, table)

    # -- as a scene ----------------------------------------------------------------------------
    def sync(self) -> None:
        super().sync()
        self.film.skip()
        self.shown.banner = None
        self.shown.dark = 0.0

    def update(self, now_us: int) -> None:
        super().update(now_us)
        done = self.cards >= len(DECK) and self.stage is Stage.PLAY
        if done and not self._closing:
            self._closing = True
            self.prompted(CALM_US)
            self.table.run(now_us, False)

    def only_bots(self) -> bool:
        return False

    def _runs(self) -> bool:
        return not self._closing and super()._runs()

    def _end(self) -> None:
        """Somebody's gang is gone already: the lesson is over as well."""
        self.cards = len(DECK)
        self.winner = None
        self.stage = Stage.PLAY

    def wake_us(self) -> int | None:
        return None if self._closing else super().wake_us()

    def _turn(self, game_us: int) -> None:
        super()._turn(game_us)
        self.shown.sheet = 0.0  # what is said stands in its place

    def _settled(self, event: e.Settled) -> None:
        super()._settled(event)
        self.cards += 1

    def _after_card_us(self, at_us: int) -> int:
        return slowed(super()._after_card_us(at_us))

    def _press(self, event: Input) -> bool:
        if self._closing:
            self.app.sound.play("confirm")
            self.app.pop()
            return True
        return super()._press(event)

    def _shell(self, event: Input) -> bool:
        if nav(event) in (Nav.BACK, Nav.MENU) or self._on_pause(event):
            self.app.sound.play("back")
            self.app.pop()
            return True
        return super()._shell(event)

    def _on_pause(self, event: Input) -> bool:
        return event.kind is InputKind.MOUSE_DOWN and self.picture.on_pause(event)

    def open_pause(self, why: str = "") -> None:
        """The lesson just waits: a called-off card begins again."""

    # -- what is said --------------------------------------------------------------------------
    @property
    def named(self) -> Sequence[str]:  # type: ignore[override]
        """What one presses on the card that comes or lies there."""
        return () if self._closing else NAMED[DECK[min(self.cards, len(DECK) - 1)]]

    @property
    def lesson(self) -> tuple[str, str]:
        """A heading and what there is to know, for the card that comes or lies there."""
        return lesson(self.cards, self._closing)

    def coach(self, canvas: Canvas) -> None:
        """Draw what is said, where the table else has its line."""
        place = layout()["sheet_up"]
        title, line = self.lesson
        h = 152.0
        panel = self.app.art.panel("note", place.w_u, h)
        canvas.blit(panel, place.x_u - MARGIN, place.y_u + 6 - MARGIN)
        kind = DECK[min(self.cards, len(DECK) - 1)]
        picture = self.app.art.svg(f"slap/card_{kind.value}", 96, 132)
        canvas.blit(picture, place.x_u + 68, place.y_u + 6 + h / 2, anchor="center")
        left = place.x_u + 128
        room = place.w_u - 148
        size = 34 * min(1.0, 50 / self.app.text.line_height_u(34))
        head = self.app.text.line(title, "title", size, theme.RED, max_w_u=room)
        canvas.blit(head, left, place.y_u + 34, anchor="midleft")
        self._keys(canvas, left + room, place.y_u + 36, room - canvas.size_u(head)[0] - 24)
        block = self.app.text.block(
            line, "body", theme.SMALL_U, theme.INK, room, line_gap=1.05, max_h_u=h - 56
        )
        canvas.blit(block, left, place.y_u + 58)

    def _keys(self, canvas: Canvas, right_u: float, y_u: float, room_u: float) -> None:
        """With which keys: a lone person's own; several find theirs lit on their plates."""
        living = [seat for seat in self.people if self.view().lives(seat)]
        if self._closing or not living:
            return
        if len(living) == 1:
            rows = caps_of(self, living[0], self.view())
            if rows:
                draw_named(canvas, self.app, rows, self.named, right_u, y_u, room_u)
            return
        size = theme.SMALL_U * min(1.0, 46 / self.app.text.line_height_u(theme.SMALL_U))
        words = _("the lit keys on your plate")
        size *= min(1.0, room_u / self.app.text.size(words, "body", size)[0]) * 0.99
        line = self.app.text.line(words, "body", size, theme.INK_SOFT)
        canvas.blit(line, right_u, y_u, anchor="midright")


def lesson(cards: int, closing: bool) -> tuple[str, str]:
    """What is said before and on each card."""
    if closing:
        return _("That is all there is to it"), _(
            "The real game is two and a half times as fast. Press any key to continue."
        )
    kind = DECK[min(cards, len(DECK) - 1)]
    if kind is Kind.IRON:
        return _("A Talkin' Iron comes"), _(
            "When it shows: slap the card and point at somebody at the same moment. The first "
            "has the shot. Or slap a base: a hand on a base is in cover, and safe from it."
        )
    if kind is Kind.MOVE:
        return _("Then a Move!"), _(
            "When the horse shows, every hand comes off its base. Never slap the horse: slap a "
            "new base. The last one in loses a member, and your old base does not count."
        )
    return _("And a Big Gun"), _(
        "Like a Talkin' Iron, but cover is no help at all. Slap and point before they do. "
        "Whoever slaps shortly before a card shows is locked out for a moment."
    )


# -- sitting down ----------------------------------------------------------------------------------
def slow_table(app: App, chairs: Sequence[Chair]) -> SlowTable:
    """A table for a lesson, with bots until there are three; nothing of it is saved."""
    seated = list(chairs)
    while len(seated) < FEWEST:
        number = len(seated)
        taken = [chair.name for chair in seated]
        looks = Looks(free_colour(seated), number, (number * 2) % 9, (number * 2 + 1) % 9)
        seated.append(Chair(names.free_name(names.BOTS, taken), "easy", looks.to_json()))
    info = GAMES["slap45"]
    options = {**info.defaults(), "gang": 3, "window_ms": 5000, "together_ms": 400}
    setup: Setup = info.setup(tuple(c.name for c in seated), options, first=0)
    deck = tuple(kind.value for kind in DECK)
    setup = replace(setup, stack={"deck": deck, "flip_us": (SHOW_US,)})
    return SlowTable(app, Session.new(setup, seated))


def teach(app: App) -> None:
    """From the rules book: one person and two bots."""
    chair = Chair(_("You"), None, Looks(0, 0, 0, 0).to_json())
    app.push(FirstRound(app, slow_table(app, [chair])))


class Offer(LessonOffer):
    """Before the first shootout of an evening."""

    name = "first_round_offer"
    icon = "icons/pistol"

    def question(self) -> str:
        return _("New in town?")

    def occasion(self) -> str:
        return _("The first shootout of the evening.")

    def what_it_is(self) -> str:
        return _("One card of each kind, slowly, with your keys shown. It counts for nothing.")

    def lesson(self) -> FirstRound:
        return FirstRound(self.app, slow_table(self.app, self.table.session.chairs))


def offer(app: App, table: Table) -> None:
    """Offer the lesson over the table that was just opened, once an evening."""
    offer_once(app, table, Offer)
