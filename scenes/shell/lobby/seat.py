"""One chair close up: name, colour, face, hat, moustache, which chair, and getting up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import colour_hex, colour_light, colour_name, portrait
from scenes.kit.input.inputs import Input
from scenes.kit.page.headings import heading
from scenes.kit.page.page import Page
from scenes.kit.text.lines import clean
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Choice, Kit, Row, TextField, Widget
from scenes.shell.lobby.cards import BOUNCE_US, hop_u
from scenes.shell.lobby.keys import draw_patch
from scenes.shell.lobby.party import COUNTS
from scenes.shell.lobby.words import level_line, level_name
from scenes.table import names
from scenes.table.looks_texts import colour_words, look_words
from scenes.table.sitter import Sitter

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.shell.lobby.lobby import Lobby

PANEL_X_U, PANEL_Y_U, PANEL_W_U, PANEL_H_U = 190.0, 66.0, 1540.0, 912.0
ROWS_X_U, ROWS_W_U = 790.0, 890.0
ROWS_Y_U, STEP_U = 164.0, 96.0
HEAD_U = 430


class Turn(Row):
    """Turned with left and right through values that are asked for, not listed."""

    label_part = 0.34

    def __init__(
        self,
        label: str,
        y: float,
        words: Callable[[], str],
        on_turn: Callable[[int], object],
        help: str = "",
    ) -> None:
        super().__init__(label, ROWS_X_U, y, ROWS_W_U, help=help)
        self.words, self.on_turn = words, on_turn
        self._choice = Choice("", ROWS_X_U, y, ROWS_W_U, [(0, "")], 0, lambda _v: None)
        self._choice.label_part = self.label_part

    def turn(self, step: int) -> bool:
        self.on_turn(step)
        return True

    def use(self) -> bool:
        return self.turn(1)

    def click(self, x_u: float, y_u: float) -> bool:
        return self.turn(-1 if x_u < self.field_x + self.field_w * 0.3 else 1)

    def draw_field(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        self._choice.choices = [(0, self.words())]
        self._choice.draw_field(canvas, kit, lit, now_us)


class NameField(TextField):
    """A name to type, or to borrow with left and right where there is nothing to type on."""

    on_turn: Callable[[int], object] = staticmethod(lambda _step: None)

    def turn(self, step: int) -> bool:
        self.on_turn(step)
        return True


class SeatSheet(Page):
    """Changes one sitter; the lobby below goes on letting others sit down."""

    name = "seat"
    see_through = True
    music = None

    def __init__(self, app: App, lobby: Lobby, sitter: Sitter) -> None:
        super().__init__(app)
        self.lobby, self.sitter = lobby, sitter
        self._changed_us: int | None = None

    def build(self) -> list[Widget]:
        sitter, bot = self.sitter, self.sitter.level is not None
        name = NameField(
            _("Name"), ROWS_X_U, ROWS_Y_U, ROWS_W_U, sitter.name, self._rename, self.app,
            help=_("Press Enter or click, then type. Left and right suggest a name."),
        )  # fmt: skip
        name.on_turn = self._borrow
        y = [ROWS_Y_U + i * STEP_U for i in range(6)]
        colour = Turn(
            _("Colour"), y[1], lambda: colour_words(sitter.looks.colour), self._turn_colour,
            _("Everybody has a colour and a shape of their own."),
        )  # fmt: skip
        if bot:
            head = Turn(
                _("Level"), y[2], lambda: level_name(sitter.level or "easy"), self._turn_level,
                level_line(self.lobby.key, sitter.level or "easy"),
            )  # fmt: skip
        else:
            head = self._look("face", _("Face"), y[2])
        rows: list[Widget] = [
            name, colour, head,
            self._look("hat", _("Hat"), y[3]),
            self._look("moustache", _("Moustache"), y[4], _("Mandatory.")),
            Turn(
                _("Chair"), y[5], self._place_words, self._move,
                _("Chairs go clockwise; keys go from left to right."),
            ),
        ]  # fmt: skip
        away = _("Remove the bot") if bot else _("Get up")
        half = (ROWS_W_U - 30) / 2
        y_buttons = ROWS_Y_U + 6 * STEP_U + 30
        leave = Button(
            away, ROWS_X_U, y_buttons, half, 82, self._leave, icon="icons/cross",
            help=_("The chair is free again."),
        )  # fmt: skip
        done = Button(
            _("Done"), ROWS_X_U + half + 30, y_buttons, half, 82, self.back, icon="icons/check"
        )
        return [*rows, leave, done]

    def _look(self, kind: str, label: str, y: float, help: str = "") -> Turn:
        return Turn(
            label, y, lambda: look_words(kind, getattr(self.sitter.looks, kind)),
            lambda step: self._turn_look(kind, step), help,
        )  # fmt: skip

    # -- what the rows do ----------------------------------------------------------------------
    def _rename(self, typed: str) -> None:
        """Take a typed name, or say kindly why not and keep the old one."""
        name = clean(typed).strip()
        trouble = self.lobby.party.trouble_with(self.sitter, typed)
        if trouble is None:  # as it is written, it may be somebody else's
            trouble = self.lobby.party.trouble_with(self.sitter, name)
        if trouble is None and self.app.text.unwritable(name):
            trouble = _("That name has characters we cannot print. Letters, please.")
        field = self.group.widgets[0]
        assert isinstance(field, TextField)
        if trouble is not None:
            field.value = self.sitter.name
            self.group.refuse(field, trouble)
            return
        field.value = self.sitter.name = name
        self._show_change()

    def _borrow(self, step: int) -> None:
        """The next name of the house that nobody has."""
        pool = names.PEOPLE if self.sitter.level is None else names.BOTS
        taken = {other.name for other in self.lobby.party.sitters if other is not self.sitter}
        free = [name for name in map(_, pool) if name not in taken]
        mine = self.sitter.name
        at = free.index(mine) if mine in free else (-1 if step > 0 else 0)
        self._rename(free[(at + step) % len(free)])

    def _turn_colour(self, step: int) -> None:
        self.lobby.party.turn_colour(self.sitter, step)
        self._show_change()

    def _turn_level(self, step: int) -> None:
        levels = self.lobby.info.levels
        at = levels.index(self.sitter.level or levels[0])
        self.sitter.level = levels[(at + step) % len(levels)]
        self.rebuild()
        self._show_change()

    def _turn_look(self, kind: str, step: int) -> None:
        value = (getattr(self.sitter.looks, kind) + step) % COUNTS[kind]
        self.sitter.looks = self.sitter.looks.with_(**{kind: value})
        self._show_change()

    def _move(self, step: int) -> None:
        if not self.lobby.party.move(self.sitter, step):
            self.group.say(_("Nobody here to change chairs with."))
            self.app.sound.play("refuse")

    def _place_words(self) -> str:
        sitters = self.lobby.party.sitters
        place = sitters.index(self.sitter) + 1
        return _("{place} of {count}").format(place=place, count=len(sitters))

    def _leave(self) -> None:
        self.app.pop()
        self.lobby.remove(self.sitter)

    def _show_change(self) -> None:
        self._changed_us = self._now_us

    # -- as a scene ----------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        if self.put_away(event):
            return True
        if not self.group.typing and self.lobby.join(event):
            return True
        return self.group.handle(event)

    def update(self, now_us: int) -> None:
        super().update(now_us)
        self.lobby.update(now_us)

    def wake_us(self) -> int | None:
        if self._hopping():
            return 0
        times = [t for t in (super().wake_us(), self.lobby.wake_us()) if t is not None]
        return min(times) if times else None

    def _hopping(self) -> bool:
        times = (self._changed_us, self.lobby.bounced_us(self.sitter))
        return any(t is not None and 0 <= self._now_us - t <= BOUNCE_US for t in times)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(150)
        looks, art = self.sitter.looks, self.app.art
        panel = art.panel("wood", PANEL_W_U, PANEL_H_U)
        canvas.blit(panel, PANEL_X_U - MARGIN, PANEL_Y_U - MARGIN)
        frame = art.panel("plate", 520, PANEL_H_U - 110, colour_hex(looks.colour))
        canvas.blit(frame, PANEL_X_U + 40 - MARGIN, PANEL_Y_U + 70 - MARGIN)
        back = art.panel("dark", ROWS_W_U + 40, PANEL_H_U - 110)
        canvas.blit(back, ROWS_X_U - 20 - MARGIN, PANEL_Y_U + 70 - MARGIN)
        self._draw_person(canvas)
        heading(self.app, canvas, self.sitter.name, 960, PANEL_Y_U + 6, 900)
        self.group.draw(canvas)
        self.draw_foot(canvas)

    def _draw_person(self, canvas: Canvas) -> None:
        looks, art = self.sitter.looks, self.app.art
        cx, top = PANEL_X_U + 300, PANEL_Y_U + 112
        hop = 0.0
        if not self.app.settings.reduced_motion:
            for at_us in (self._changed_us, self.lobby.bounced_us(self.sitter)):
                hop = max(hop, hop_u(self._now_us - at_us) if at_us is not None else 0.0)
        canvas.blit(portrait(art, looks, self.sitter.level, HEAD_U), cx, top - hop, anchor="midtop")
        badge = art.svg(f"badges/{colour_name(looks.colour)}", 92)
        canvas.blit(badge, cx - 236, top, anchor="topleft")
        y = top + HEAD_U + 40
        if self.sitter.level is not None:
            medal = art.svg(f"badges/bot_{self.sitter.level}", 84)
            canvas.blit(medal, cx, y + 30, anchor="center")
            line = self.app.text.block(
                level_line(self.lobby.key, self.sitter.level), "body", theme.SMALL_U,
                theme.CREAM, 460, align="center", max_h_u=130,
            )  # fmt: skip
            canvas.blit(line, cx, y + 84, anchor="midtop")
        elif self.sitter.pad is not None:
            canvas.blit(art.svg("icons/pad_bottom", 130), cx, y + 80, anchor="center")
            name = self.app.pads.name(self.sitter.pad) or _("Pad")
            color = colour_light(looks.colour)
            line = self.app.text.line(name, "body", theme.SMALL_U, color, max_w_u=460)
            canvas.blit(line, cx, y + 176, anchor="center")
        else:
            codes = self.lobby.keys_of(self.sitter)
            draw_patch(canvas, self.app, codes, cx, y + 92, 190, str(looks.colour), self.lobby.down)
