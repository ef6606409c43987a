"""Rebinding: the keyboard with everybody's patch on it; choose a gesture, press a key.

Every table size has keys of its own. What cannot be is refused with the reason. In place of the
keyboard a mouse or a pad may choose the new key on the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.controls import scancodes as sc
from game.controls.gestures import Gesture
from game.controls.zones import MOST_SEATS, BindingRefused, Preset, Zone, claimed, pressed
from scenes.kit.app.controls import controls
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import COLOURS, colour_hex
from scenes.kit.input.inputs import Input, Kind, Nav, nav
from scenes.kit.input.labels import label
from scenes.kit.page.headings import heading
from scenes.kit.page.notices import foot_line
from scenes.kit.page.page import Page
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Choice, Kit, Widget
from scenes.kit.widgets.keyboard_picture import Cap, KeyboardPicture, draw_cap, printed
from scenes.shell.keys.words import (
    gesture_line,
    gesture_title,
    preset_line,
    preset_name,
    refusal_words,
)
from scenes.table.looks_texts import colour_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App

LEFT_U, LEFT_W_U = 40.0, 600.0
GRID_X_U, GRID_W_U = 672.0, 1208.0
TOP_U, BOTTOM_U = 644.0, 992.0
_WAYS = {Nav.UP: (0, -1), Nav.DOWN: (0, 1), Nav.LEFT: (-1, 0), Nav.RIGHT: (1, 0)}


def seat_colours(given: Sequence[int] = ()) -> tuple[int, ...]:
    """A colour for each of eight seats, the given ones first, none twice."""
    first = tuple(dict.fromkeys(given))
    return (*first, *(colour for colour in range(COLOURS) if colour not in first))[:MOST_SEATS]


class GestureButton(Widget):
    """A gesture of a seat with the key it is on."""

    def __init__(
        self,
        box: tuple[float, float, float, float],
        zone: Zone,
        gesture: Gesture,
        colour: int,
        changed: bool,
        waits: Callable[[], bool],
        on_use: Callable[[], object],
    ) -> None:
        super().__init__(*box)
        self.zone, self.gesture, self.colour, self.changed = zone, gesture, colour, changed
        self.waits, self.on_use = waits, on_use
        self.help = gesture_line(gesture)

    def use(self) -> bool:
        self.on_use()
        return True

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        x, waits = self.x + self.shake_u(now_us), self.waits()
        panel = kit.art.panel(
            "plate_lit" if lit or waits else "plate", self.w, self.h, colour_hex(self.colour)
        )
        canvas.blit(panel, x - MARGIN, self.y - MARGIN)
        code = self.zone.scancode_of(self.gesture) or 0
        words = "?" if waits else printed(code)
        side = min(self.h - 22, 84.0)
        wide = max(side, min(self.w * 0.36, kit.text.size(words, "plain", 26)[0] + 18))
        cap = Cap(self.colour, self.gesture, rim="gold" if waits else "")
        draw_cap(canvas, kit, words, x + 16, self.y + (self.h - side) / 2, wide, side, cap)
        left = 16 + wide + 18
        star = 40.0 if self.changed else 0.0
        name = _("Which key?") if waits else gesture_title(self.gesture)
        color = theme.GOLD if lit or waits else theme.CREAM
        block = kit.text.block(
            name, "body", theme.BODY_U, color, self.w - left - 14 - star, line_gap=1.1,
            max_lines=2, max_h_u=self.h - 16,
        )  # fmt: skip
        canvas.blit(block, x + left, self.y + self.h / 2, anchor="midleft")
        if self.changed:
            icon = kit.art.svg("icons/star", 30)
            canvas.blit(icon, x + self.w - 14, self.y + self.h / 2, anchor="midright")


class KeysPage(Page):
    """Changes the keys of `people` at one keyboard; `colours` are theirs, from left to right."""

    name = "keys"
    every_key = True
    music = None

    def __init__(self, app: App, people: int = 2, colours: Sequence[int] = ()) -> None:
        super().__init__(app)
        self.people = max(1, min(MOST_SEATS, people))
        self.colours = seat_colours(colours)
        self.seat = 0
        self.waiting: Gesture | None = None
        self.cursor: int | None = None
        self.picture_of = KeyboardPicture(60, 138, 1800)
        self._down: set[int] = set()
        self._told = ""

    @property
    def preset(self) -> Preset:
        return Preset(self.app.settings.key_patches)

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones that are changed here."""
        return controls(self.app).zones(self.people, self.preset)

    # -- what the page is made of --------------------------------------------------------------
    def build(self) -> list[Widget]:
        people: list[tuple[object, str]] = [(n, str(n)) for n in range(1, MOST_SEATS + 1)]
        seats: list[tuple[object, str]] = [(s, self.who(s)) for s in range(self.people)]
        presets: list[tuple[object, str]] = [(p, preset_name(p)) for p in Preset]
        w = LEFT_W_U
        rows = [
            Choice(
                _("People"), LEFT_U, TOP_U, w, people, self.people, self._set_people,
                help=_("How many share the keyboard. Each number of people has its "
"own keys."),
            ),
            Choice(
                _("Player"), LEFT_U, TOP_U + 66, w, seats, self.seat, self._set_seat,
                help=_("Whose keys to change. Pressing one of them does the same."),
            ),
            Choice(
                _("Preset"), LEFT_U, TOP_U + 132, w, presets, self.preset, self._set_preset,
                help=preset_line(self.preset),
            ),
        ]  # fmt: skip
        for row in rows:
            row.label_part = 0.3
        changed = controls(self.app).bindings.changed(self.people, self.preset)
        half = (w - 16) / 2
        reset = Button(
            _("As preset"), LEFT_U, TOP_U + 208, half, 66, self._reset, icon="icons/undo",
            size_u=28, role="body", enabled=bool(changed), why_not=_("No key was changed."),
            help=_("Reset everybody's keys to the preset."),
        )  # fmt: skip
        check = Button(
            _("Keyboard check"), LEFT_U, TOP_U + 282, w, 66, self._check,
            icon="icons/target", size_u=30, role="body",
            help=_("Finds out how many keys this keyboard reports at once."),
        )  # fmt: skip
        done = Button(
            _("Done"), LEFT_U + half + 16, TOP_U + 208, half, 66, self.back,
            icon="icons/check", size_u=30, role="body",
            help=_("Your changes are already saved."),
        )  # fmt: skip
        return [*self._grid(changed), *rows, reset, done, check]

    def _grid(self, changed: frozenset[tuple[int, Gesture]]) -> list[Widget]:
        self.picture_of.iso |= any(sc.ISO_EXTRA in zone.scancodes for zone in self.zones)
        zone = self.zones[self.seat]
        columns = zone.columns
        rows = (len(zone.keys) + columns - 1) // columns
        gap = 14.0
        w = (GRID_W_U - gap * (columns - 1)) / columns
        h = min(150.0, (BOTTOM_U - TOP_U - gap * (rows - 1)) / rows)
        top = (TOP_U + BOTTOM_U - rows * h - gap * (rows - 1)) / 2
        return [
            GestureButton(
                (GRID_X_U + i % columns * (w + gap), top + i // columns * (h + gap), w, h),
                zone, gesture, self.colours[self.seat], (self.seat, gesture) in changed,
                partial(self._waits_for, gesture), partial(self.choose, gesture),
            )
            for i, (gesture, _code) in enumerate(zone.keys)
        ]  # fmt: skip

    def _waits_for(self, gesture: Gesture) -> bool:
        return self.waiting is gesture

    def who(self, seat: int) -> str:
        """A seat by its colour and shape."""
        return colour_words(self.colours[seat])

    # -- choosing ------------------------------------------------------------------------------
    def _set_people(self, value: object) -> None:
        assert isinstance(value, int)
        self.people = value
        self.seat = min(self.seat, value - 1)
        self._rebuilt(Choice)

    def _set_seat(self, value: object) -> None:
        assert isinstance(value, int)
        self.seat = value
        self._rebuilt(Choice)

    def _set_preset(self, value: object) -> None:
        assert isinstance(value, Preset)
        self.app.settings.key_patches = value.value
        self.app.settings_changed()
        self._rebuilt(Choice)

    def _rebuilt(self, kind: type[Widget]) -> None:
        """Make the widgets anew; the focus stays on the same one of its kind."""
        same = [w for w in self.group.widgets if isinstance(w, kind)]
        current = self.group.current
        at = same.index(current) if isinstance(current, kind) else 0
        self.rebuild()
        again = [w for w in self.group.widgets if isinstance(w, kind)]
        self.group.focus = self.group.widgets.index(again[at])

    def _reset(self) -> None:
        controls(self.app).reset(self.people, self.preset)
        self.rebuild()
        self._tell(_("All keys are back to the preset."))

    def _check(self) -> None:
        from scenes.shell.keys.keyboard_check import KeyboardCheck

        self.app.push(KeyboardCheck(self.app, self.people, self.colours))

    def choose(self, gesture: Gesture) -> None:
        """Wait for the new key of a gesture of the seat."""
        self.waiting = gesture
        self.cursor = None
        self._told = self.group.saying = ""

    def stop(self) -> None:
        """Leave the key as it is."""
        self.waiting = self.cursor = None

    def bind(self, scancode: int) -> None:
        """The new key of the gesture that waits, if it can be."""
        gesture = self.waiting
        assert gesture is not None
        button = self._button(gesture)
        try:
            controls(self.app).rebind(self.people, self.preset, self.seat, gesture, scancode)
        except BindingRefused as refused:
            self.group.refuse(button, refusal_words(refused.trouble, self.who))
            return
        self.stop()
        self.group.saying = ""
        self.app.sound.play("confirm")
        self.rebuild()
        words = _("{gesture}: {key}, from the next game on.")
        self._tell(words.format(gesture=gesture_title(gesture), key=label(scancode)))

    def _button(self, gesture: Gesture) -> GestureButton:
        found = (w for w in self.group.widgets if isinstance(w, GestureButton))
        return next(w for w in found if w.gesture is gesture)

    def _tell(self, words: str) -> None:
        self._told = words

    def point_out(self, scancode: int) -> bool:
        """Go to the gesture a key belongs to; False when it is nobody's."""
        found = pressed(self.zones, scancode)
        if found is None:
            return False
        self.seat = found[0]
        self.rebuild()
        self.group.set_focus(self.group.widgets.index(self._button(found[1])), quiet=True)
        self._told = ""
        return True

    # -- as a scene ----------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        self._follow(event)
        if self.put_away(event):
            return True
        if event.kind is Kind.LAYOUT:
            self.rebuild()
            return True
        if self.waiting is not None:
            return self._take(event)
        if event.kind is Kind.KEY_DOWN and nav(event) is None and self.point_out(event.scancode):
            self.app.sound.play("click")
            return True
        if event.kind is Kind.MOUSE_DOWN and event.button == 1:
            code = self.picture_of.at(event.x_u, event.y_u)
            if code is not None and self.point_out(code):
                self.choose(self._focused())
                self.app.sound.play("click")
                return True
        if event.is_press:
            self._told = ""
        return self.group.handle(event)

    def at_once(self, event: Input) -> bool:
        """The keys of the picture act when they are let go, as the signs see to themselves."""
        return self.waiting is None and self.under(event) is None

    def under(self, event: Input) -> int | None:
        return self.picture_of.at(event.x_u, event.y_u)

    def _focused(self) -> Gesture:
        current = self.group.current
        assert isinstance(current, GestureButton)
        return current.gesture

    def _follow(self, event: Input) -> None:
        """Which keys are down, for the picture."""
        if event.kind is Kind.KEY_DOWN:
            self._down.add(event.scancode)
            if event.scancode == sc.ISO_EXTRA:
                self.picture_of.iso = True
        elif event.kind is Kind.KEY_UP:
            self._down.discard(event.scancode)
        elif event.kind is Kind.FOCUS_LOST:
            self._down.clear()
            self.stop()

    def _take(self, event: Input) -> bool:
        """An input while a gesture waits for its key: everything belongs to the question."""
        if event.kind is Kind.KEY_DOWN:
            if event.scancode == pygame.KSCAN_ESCAPE:
                self._leave_it()
            else:
                self.bind(event.scancode)
        elif event.kind is Kind.MOUSE_MOVE:
            self.cursor = self.picture_of.at(event.x_u, event.y_u)
        elif event.kind is Kind.MOUSE_DOWN:
            code = self.picture_of.at(event.x_u, event.y_u) if event.button == 1 else None
            if code is None:
                self._leave_it()
            else:
                self.bind(code)
        elif event.kind is Kind.PAD_DOWN:
            self._take_pad(nav(event))
        return True

    def _take_pad(self, meaning: Nav | None) -> None:
        zone = self.zones[self.seat]
        assert self.waiting is not None
        here = self.cursor or zone.scancode_of(self.waiting) or 0
        if meaning in _WAYS:
            self.cursor = self.picture_of.beside(here, *_WAYS[meaning])
            self.app.sound.play("hover")
        elif meaning is Nav.CONFIRM and self.cursor is not None:
            self.bind(self.cursor)
        elif meaning in (Nav.BACK, Nav.MENU):
            self._leave_it()

    def _leave_it(self) -> None:
        self.stop()
        self.app.sound.play("back")

    def resume(self) -> None:
        self._down.clear()
        self.seat = min(self.seat, self.people - 1)
        super().resume()

    # -- the picture ---------------------------------------------------------------------------
    def draw_under(self, canvas: Canvas) -> None:
        heading(self.app, canvas, _("Keys"), 960, 64, 560)
        panel = self.app.art.panel("dark", 1840, 500)
        canvas.blit(panel, 40 - MARGIN, 122 - MARGIN)
        back = self.app.art.panel("dark", LEFT_W_U + 24, 372)
        canvas.blit(back, LEFT_U - 12 - MARGIN, TOP_U - 12 - MARGIN)
        self.picture_of.draw(canvas, self.app, self._caps())

    def _caps(self) -> dict[int, Cap]:
        caps = {code: Cap(down=True) for code in self._down}
        for zone in self.zones:
            for gesture, code in zone.keys:
                rim = "gold" if zone.seat == self.seat and self._chosen() is gesture else ""
                down = code in self._down
                caps[code] = Cap(self.colours[zone.seat], gesture, down=down, rim=rim)
        if self.waiting is not None:
            for code in range(sc.A, sc.RIGHT_GUI + 1):
                if claimed(code) is not None:
                    caps[code] = Cap(faint=True, down=code in self._down)
        if self.cursor is not None:
            found = caps.get(self.cursor, Cap())
            caps[self.cursor] = Cap(found.colour, found.gesture, found.down, "green", found.faint)
        return caps

    def _chosen(self) -> Gesture | None:
        current = self.group.current
        return current.gesture if isinstance(current, GestureButton) else None

    def draw_foot(self, canvas: Canvas) -> None:
        if self.group.saying:
            foot_line(self.app, canvas, self.group.saying, alarm=True)
        elif self.waiting is not None:
            words = _("Press the new key for “{gesture}”. Esc leaves it as it is.")
            name = gesture_title(self.waiting)
            foot_line(self.app, canvas, words.format(gesture=name))
        else:
            foot_line(self.app, canvas, self._told or self.foot() or " ")
