"""A whole keyboard as a picture: what is printed on its keys, whose they are, which are down.

A key that belongs to somebody has the seat's colour, the seat's shape in one corner and the sign
of its gesture in another. Labels are those of the layout in force.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

import pygame

from game.controls import scancodes as sc
from game.controls.gestures import Gesture
from scenes.kit.draw import theme
from scenes.kit.draw.art import Art
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.palette import BRASS, LINE, SEATS
from scenes.kit.draw.pen import Drawing
from scenes.kit.draw.people import shape_name
from scenes.kit.input.gesture_glyphs import glyph
from scenes.kit.input.labels import label
from scenes.kit.widgets import Kit

UNITS_W = 22.85
UNITS_H = 5.86
_TOP = 0.86
"""Where the row of digits begins: the F-keys above it are low."""
_GAP = 0.07
_SHORT = {
    sc.ESCAPE: "Esc", sc.BACKSPACE: "Backspace", sc.TAB: "Tab", sc.CAPS_LOCK: "Caps",
    sc.ENTER: "Enter", 224: "Ctrl", 225: "Shift", 226: "Alt", 227: "Super", 228: "Ctrl",
    229: "Shift", 230: "Alt", 231: "Super", sc.MENU: "Menu", sc.INSERT: "Ins", sc.DELETE: "Del",
    sc.PAGE_UP: "PgUp", sc.PAGE_DOWN: "PgDn", sc.PRINT_SCREEN: "Prt", sc.SCROLL_LOCK: "Scr",
    sc.PAUSE: "Pse", sc.NUM_LOCK: "Num", sc.UP: "↑", sc.DOWN: "↓", sc.LEFT: "←", sc.RIGHT: "→",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Key:
    """A key's place, in key widths from the board's top left corner."""

    scancode: int
    x: float
    y: float
    w: float = 1.0
    h: float = 1.0


@dataclass(frozen=True, slots=True)
class Cap:
    """How a key looks: `colour` of its seat (None: nobody's), its `gesture`, whether it is down.

    `rim`: "" or "gold" (chosen), "green" (arrived), "seen" (arrived before), "red" (swallowed).
    `faint`: out of question.
    """

    colour: int | None = None
    gesture: Gesture | None = None
    down: bool = False
    rim: str = ""
    faint: bool = False


_PLAIN = Cap()
_RIMS = {"gold": BRASS[0], "green": "#7fe08a", "red": "#ff6a52", "seen": "#7d9a63"}


def _run(names: str, x: float, row: int) -> list[Key]:
    return [Key(code, x + i, _TOP + row) for i, code in enumerate(sc.keys(names))]


@cache
def board(iso: bool) -> dict[int, Key]:
    """Every key by scancode; `iso` with the extra key beside the left Shift."""
    low, wide = 0.72, 1.1
    keys = [Key(sc.ESCAPE, 0, 0, 1, low)]
    keys += [Key(sc.F1 + i, 2 + i + i // 4 * 0.5, 0, 1, low) for i in range(12)]
    keys += [Key(sc.PRINT_SCREEN + i, 15.27 + i * wide, 0, wide, low) for i in range(3)]
    keys += [*_run("` 1 2 3 4 5 6 7 8 9 0 - =", 0, 0), Key(sc.BACKSPACE, 13, _TOP, 2)]
    keys += [Key(sc.TAB, 0, _TOP + 1, 1.5), *_run("Q W E R T Y U I O P [ ]", 1.5, 1)]
    keys += [Key(sc.BACKSLASH, 13.5, _TOP + 1, 1.5), Key(sc.CAPS_LOCK, 0, _TOP + 2, 1.75)]
    keys += [*_run("A S D F G H J K L ; '", 1.75, 2), Key(sc.ENTER, 12.75, _TOP + 2, 2.25)]
    keys += [Key(225, 0, _TOP + 3, 1.25 if iso else 2.25)]
    keys += [Key(sc.ISO_EXTRA, 1.25, _TOP + 3)] if iso else []
    keys += [*_run("Z X C V B N M , . /", 2.25, 3), Key(229, 12.25, _TOP + 3, 2.75)]
    keys += [Key(code, i * 1.25, _TOP + 4, 1.25) for i, code in enumerate((224, 227, 226))]
    keys += [Key(sc.SPACE, 3.75, _TOP + 4, 6.25)]
    right = enumerate((230, 231, sc.MENU, 228))
    keys += [Key(code, 10 + i * 1.25, _TOP + 4, 1.25) for i, code in right]
    for row, codes in enumerate(((73, 74, 75), (76, 77, 78))):
        keys += [Key(c, 15.27 + i * wide, _TOP + row, wide) for i, c in enumerate(codes)]
    keys += [Key(sc.UP, 15.27 + wide, _TOP + 3, wide)]
    keys += [Key(c, 15.27 + i * wide, _TOP + 4, wide) for i, c in enumerate((80, 81, 79))]
    left = 18.85
    keys += [Key(code, left + i, _TOP) for i, code in enumerate((83, 84, 85, 86))]
    for row, digits in enumerate(("7 8 9", "4 5 6", "1 2 3"), start=1):
        keys += [Key(code, left + i, _TOP + row) for i, code in enumerate(sc.pad(digits))]
    keys += [
        Key(sc.PAD_PLUS, left + 3, _TOP + 1, 1, 2),
        Key(sc.PAD_ENTER, left + 3, _TOP + 3, 1, 2),
    ]
    keys += [Key(sc.PAD_0, left, _TOP + 4, 2), Key(sc.PAD_POINT, left + 2, _TOP + 4)]
    return {key.scancode: key for key in keys}


def printed(scancode: int) -> str:
    """What is on the key itself: on the number pad without saying that it is there."""
    if sc.is_keypad(scancode):
        return "Ent" if scancode == sc.PAD_ENTER else sc.key_name(scancode)
    return _SHORT.get(scancode) or label(scancode)


class KeyboardPicture:
    """A keyboard at a place on the stage, `w_u` wide and `h_u` high."""

    def __init__(self, x_u: float, y_u: float, w_u: float) -> None:
        self.x, self.y, self.w = x_u, y_u, w_u
        self.unit = w_u / UNITS_W
        self.h = self.unit * UNITS_H
        self.iso = False

    @property
    def codes(self) -> tuple[int, ...]:
        """The scancodes of all keys on the picture."""
        return tuple(board(self.iso))

    def box(self, scancode: int) -> tuple[float, float, float, float] | None:
        """Where a key is (x, y, w, h in u); None when the picture lacks it."""
        key = board(self.iso).get(scancode)
        if key is None:
            return None
        inset = _GAP / 2
        x, y = self.x + (key.x + inset) * self.unit, self.y + (key.y + inset) * self.unit
        return x, y, (key.w - _GAP) * self.unit, (key.h - _GAP) * self.unit

    def at(self, x_u: float, y_u: float) -> int | None:
        """The key at a place of the stage."""
        x, y = (x_u - self.x) / self.unit, (y_u - self.y) / self.unit
        for key in board(self.iso).values():
            if key.x <= x < key.x + key.w and key.y <= y < key.y + key.h:
                return key.scancode
        return None

    def beside(self, scancode: int, dx: int, dy: int) -> int:
        """The next key that way, or the key itself at the edge."""
        keys = board(self.iso)
        here = keys.get(scancode)
        if here is None:
            return sc.keys("G")[0]
        cx, cy = here.x + here.w / 2, here.y + here.h / 2
        best, best_cost = scancode, 1e9
        for key in keys.values():
            x, y = key.x + key.w / 2 - cx, key.y + key.h / 2 - cy
            ahead, aside = (x * dx, abs(y)) if dx else (y * dy, abs(x))
            if ahead > 0.3 and ahead + aside * 2.5 < best_cost:
                best, best_cost = key.scancode, ahead + aside * 2.5
        return best

    def draw(self, canvas: Canvas, kit: Kit, caps: Mapping[int, Cap]) -> None:
        """Draw every key; keys without an entry in `caps` are nobody's."""
        keys = board(self.iso)
        canvas.blit(self._plain_keys(kit.art), self.x, self.y)
        for code in keys:
            self._draw_key(canvas, kit, code, caps.get(code, _PLAIN))

    def _plain_keys(self, art: Art) -> pygame.Surface:
        """All keys as nobody's, as one picture."""
        size = round(self.w * art.scale), round(self.h * art.scale)

        def make() -> pygame.Surface:
            whole = pygame.Surface(size, pygame.SRCALPHA)
            for code in board(self.iso):
                box = self.box(code)
                assert box is not None
                x, y = (box[0] - self.x) * art.scale, (box[1] - self.y) * art.scale
                whole.blit(cap_picture(art, box[2], box[3], _PLAIN), (round(x), round(y)))
            return whole.convert_alpha() if pygame.display.get_surface() else whole

        return art.made(("keyboard", size, self.iso), make)

    def _draw_key(self, canvas: Canvas, kit: Kit, code: int, cap: Cap) -> None:
        box = self.box(code)
        assert box is not None
        draw_cap(canvas, kit, printed(code), *box, cap, under=True)


def draw_cap(
    canvas: Canvas,
    kit: Kit,
    words: str,
    x: float,
    y: float,
    w: float,
    h: float,
    cap: Cap,
    *,
    under: bool = False,
) -> None:
    """A key with its label, top left at (x, y). `under`: a plain key lies there already."""
    bare = replace(cap, gesture=None)
    if not (under and bare == _PLAIN):
        canvas.blit(cap_picture(kit.art, w, h, bare), x, y)
    sink = h * 0.04 if cap.down else 0.0
    owned = cap.colour is not None and not cap.faint
    color = theme.INK if owned or cap.down else theme.FAINT if cap.faint else theme.DIM
    size = min(26.0, h * 0.5)
    if owned:  # however large the letters are, the signs below need their room
        size = min(size, size * h * 0.62 / kit.text.line_height_u(size))
    line = kit.text.line(words, "plain", size, color, max_w_u=w - 6)
    if cap.colour is None or cap.faint:
        canvas.blit(line, x + w / 2, y + h * 0.46 + sink, anchor="center")
        return
    corner = h * 0.36
    canvas.blit(line, x + w / 2, y + h * 0.27 + sink, anchor="center")
    shape = kit.art.svg(f"badges/shape_{shape_name(cap.colour)}", corner)
    canvas.blit(shape, x + w - w * 0.07, y + h * 0.86 + sink, anchor="bottomright")
    if cap.gesture is not None:
        sign = glyph(kit.art, cap.gesture, corner)
        canvas.blit(sign, x + w * 0.09, y + h * 0.86 + sink, anchor="bottomleft")


def cap_picture(art: Art, w_u: float, h_u: float, cap: Cap) -> pygame.Surface:
    """The key itself, without what is printed on it."""
    size = max(1, round(w_u * art.scale)), max(1, round(h_u * art.scale))

    def make() -> pygame.Surface:
        d = Drawing(w_u, h_u)
        radius = min(9.0, h_u / 5)
        light, side = "#4a2f1a", "#2a170b"
        if cap.colour is not None:
            light, side = SEATS[cap.colour][1], SEATS[cap.colour][3]
        elif cap.down:
            light, side = "#f8eed6", "#a5834c"
        drop = h_u * (0.03 if cap.down else 0.11)
        top_y = 2.5 + (h_u * 0.05 if cap.down else 0)
        d.rect(1, 1, w_u - 2, h_u - 2, side, radius, stroke=LINE, stroke_width=2)
        d.rect(3, top_y, w_u - 6, h_u - 3 - top_y - drop, light, radius - 2)
        if cap.colour is not None or cap.down:
            shine = d.linear(0, 0, 0, h_u, (0, "#fffaf0", 0.6), (0.6, "#fffaf0", 0.1), (1, light))
            d.rect(3, top_y, w_u - 6, h_u - 3 - top_y - drop, shine, radius - 2)
        if cap.down:
            d.rect(3, top_y, w_u - 6, h_u - 3 - top_y - drop, "#fffaf0", radius - 2, opacity=0.55)
        if cap.faint:
            d.rect(0, 0, w_u, h_u, "#120a06", radius, opacity=0.82)
        if cap.rim:
            edge = {"stroke": _RIMS[cap.rim], "stroke_width": 2.4 if cap.rim == "seen" else 4.2}
            if cap.rim != "seen":
                d.rect(2.6, 2.6, w_u - 5.2, h_u - 5.2, "none", radius, stroke=LINE, stroke_width=7)
            d.rect(2.6, 2.6, w_u - 5.2, h_u - 5.2, "none", radius, **edge)
        picture = pygame.image.load_sized_svg(io.BytesIO(d.svg().encode()), size)
        return picture.convert_alpha() if pygame.display.get_surface() else picture

    look = (cap.colour, cap.down, cap.rim, cap.faint)
    return art.made(("key cap", size, look), make)
