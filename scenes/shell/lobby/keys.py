"""The keyboard as a picture: whose keys are whose now, and which sit a newcomer down.

Every patch has its owner's colour and, in the corner of each key, its owner's shape. Free keys
glow. What is printed on the keys is what the layout in force says.
"""

from __future__ import annotations

import io
from collections.abc import Collection, Mapping
from dataclasses import dataclass

import pygame

from game.controls import scancodes as sc
from game.controls.zones import Zone
from scenes.kit.draw import theme
from scenes.kit.draw.art import Art
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.palette import BRASS, LINE, SEATS
from scenes.kit.draw.pen import Drawing
from scenes.kit.draw.people import shape_name
from scenes.kit.input.labels import label
from scenes.kit.widgets import Kit

UNITS = 23.9
ROWS = 5
GAP = 0.06
"""Between two keys, in key widths."""
LEAST_WORD = 0.85
"""How far a word on a key shrinks to leave room for its owner's shape."""

_PRINTED = {sc.INSERT: "Ins", sc.DELETE: "Del"}


@dataclass(frozen=True, slots=True)
class Key:
    """One key's place, in key widths from the board's top left corner."""

    scancode: int
    x: float
    row: int
    w: float = 1.0


def _run(names: str, x: float, row: int) -> list[Key]:
    return [Key(code, x + i, row) for i, code in enumerate(sc.keys(names))]


def _board() -> list[Key]:
    keys = _run("` 1 2 3 4 5 6 7 8 9 0 - =", 0, 0) + [Key(sc.BACKSPACE, 13, 0, 2)]
    keys += [Key(sc.TAB, 0, 1, 1.5), *_run("Q W E R T Y U I O P [ ]", 1.5, 1)]
    keys += [Key(sc.BACKSLASH, 13.5, 1, 1.5), Key(sc.CAPS_LOCK, 0, 2, 1.75)]
    keys += [*_run("A S D F G H J K L ; '", 1.75, 2), Key(sc.ENTER, 12.75, 2, 2.25)]
    keys += [Key(225, 0, 3, 2.25), *_run("Z X C V B N M , . /", 2.25, 3)]
    keys += [Key(229, 12.25, 3, 2.75)]
    keys += [Key(code, i * 1.25, 4, 1.25) for i, code in enumerate((224, 227, 226))]
    keys += [Key(sc.SPACE, 3.75, 4, 6.25)]
    keys += [Key(code, 10 + i * 1.25, 4, 1.25) for i, code in enumerate((230, 231, sc.MENU, 228))]
    # Between the blocks only the four keys that may belong to somebody, wide enough to be read.
    keys += [Key(sc.INSERT, 15.45, 0, 2), Key(sc.HOME, 17.45, 0, 2)]
    keys += [Key(sc.DELETE, 15.45, 1, 2), Key(sc.END, 17.45, 1, 2)]
    keys += [Key(sc.UP, 16.95, 3), *(Key(c, 15.95 + i, 4) for i, c in enumerate((80, 81, 79)))]
    left = 19.9
    keys += [Key(code, left + i, 0) for i, code in enumerate((83, 84, 85, 86))]
    for row, digits in enumerate(("7 8 9", "4 5 6", "1 2 3"), start=1):
        keys += [Key(code, left + i, row) for i, code in enumerate(sc.pad(digits))]
        if row < 3:
            keys.append(Key(sc.PAD_PLUS if row == 1 else sc.PAD_MINUS, left + 3, row))
    return [*keys, Key(sc.PAD_0, left, 4, 2), Key(sc.PAD_POINT, left + 2, 4)]


BOARD: dict[int, Key] = {key.scancode: key for key in _board()}


def printed(scancode: int) -> str:
    """What is on the key itself: on the number pad without saying that it is there."""
    if sc.is_keypad(scancode):
        return sc.key_name(scancode)
    return _PRINTED.get(scancode) or label(scancode)


def cap(art: Art, w_u: float, h_u: float, look: str) -> pygame.Surface:
    """A key of `w_u` by `h_u`: `look` is a seat colour's number, "free", "down" or "idle"."""
    size = max(1, round(w_u * art.scale)), max(1, round(h_u * art.scale))

    def make() -> pygame.Surface:
        d = Drawing(w_u, h_u)
        radius = min(8.0, h_u / 5)
        if look == "idle":
            d.rect(1, 1, w_u - 2, h_u - 2, "#3a2413", radius, stroke="#150b06", stroke_width=1.6)
            d.rect(3, 2.5, w_u - 6, h_u - 8, "#4a2f1a", radius - 2)
        elif look == "free":
            d.rect(1, 1, w_u - 2, h_u - 2, "#2a1709", radius, stroke=LINE, stroke_width=2)
            d.rect(3, 2.5, w_u - 6, h_u - 8, "#533311", radius - 2)
            d.rect(2.5, 2, w_u - 5, h_u - 6, "none", radius - 1, stroke=BRASS[1], stroke_width=2.6)
        else:
            light, side = "#fffaf0", "#cf9c40"
            if look != "down":
                light, side = SEATS[int(look)][1], SEATS[int(look)][3]
            drop = 2 if look == "down" else 6
            d.rect(1, 1, w_u - 2, h_u - 2, side, radius, stroke=LINE, stroke_width=2)
            top = d.linear(0, 0, 0, h_u, (0, "#fffaf0", 0.55), (0.5, "#fffaf0", 0.12), (1, light))
            d.rect(3, 2.5, w_u - 6, h_u - 4 - drop, light, radius - 2)
            d.rect(3, 2.5, w_u - 6, h_u - 4 - drop, top, radius - 2)
        picture = pygame.image.load_sized_svg(io.BytesIO(d.svg().encode()), size)
        return picture.convert_alpha() if pygame.display.get_surface() else picture

    return art.made(("lobby cap", size, look), make)


def draw_cap(
    canvas: Canvas, kit: Kit, words: str, x: float, y: float, w: float, h: float, look: str
) -> None:
    """A key with its label, top left at (x, y); with its owner's shape if there is room."""
    canvas.blit(cap(kit.art, w, h, look), x, y)
    color = theme.GOLD if look == "free" else theme.INK
    owned = look.isdigit()
    shape_u = h * 0.34
    room = w - 8
    beside = owned
    if owned and len(words) > 1:
        # A word keeps clear of the shape; where it would have to be much smaller it stands alone.
        clear = w - shape_u - 12
        beside = kit.text.size(words, "plain", 26)[0] * LEAST_WORD <= clear
        room = clear if beside else room
    line = kit.text.line(words, "plain", 26, color, max_w_u=room)
    wide = canvas.size_u(line)[0]
    shift = min(h * 0.16, max(0.0, (w - wide) / 2 - 4)) if owned else 0.0
    canvas.blit(line, x + w / 2 - shift, y + h / 2 - h * 0.07, anchor="center")
    if beside and wide < w * 0.8:
        shape = kit.art.svg(f"badges/shape_{shape_name(int(look))}", shape_u)
        canvas.blit(shape, x + w - 3, y + h - h * 0.15, anchor="bottomright")


def draw_patch(
    canvas: Canvas,
    kit: Kit,
    codes: tuple[int, ...],
    cx: float,
    cy: float,
    room_u: float,
    look: str,
    down: Collection[int] = (),
) -> None:
    """A patch of nine or four keys as it lies on the keyboard, centred, inside a square."""
    rows = {BOARD[code].row for code in codes if code in BOARD}
    side = 3 if len(codes) == 9 else 4 if len(rows) == 1 else 2
    each = min(room_u / side, 62.0)
    longest = max((kit.text.size(printed(code), "plain", 26)[0] for code in codes), default=0)
    wide = min(max(each, longest + 16), room_u / side + 24)
    left, top = cx - side * wide / 2, cy - len(codes) / side * each / 2
    for i, code in enumerate(codes):
        x, y = left + i % side * wide, top + i // side * each
        state = "down" if code in down else look
        draw_cap(canvas, kit, printed(code), x + 1.5, y + 1.5, wide - 3, each - 3, state)


def draw_keyboard(
    canvas: Canvas,
    kit: Kit,
    x_u: float,
    y_u: float,
    w_u: float,
    zones: Mapping[int, Zone],
    colours: Mapping[int, int],
    free: Collection[int],
    down: Collection[int],
) -> None:
    """The whole keyboard, `w_u` wide; `zones` and `colours` by chair, `free` and `down` keys."""
    unit = w_u / UNITS
    owner = {code: seat for seat, zone in zones.items() for code in zone.scancodes}
    idle = frozenset(BOARD) - frozenset(owner) - frozenset(free)
    canvas.blit(_idle_keys(kit.art, w_u, idle), x_u, y_u)
    for code in (*owner, *free):
        key = BOARD.get(code)
        if key is None:
            continue
        look = str(colours[owner[code]]) if code in owner else "free"
        if code in down:
            look = "down"
        x, y = x_u + (key.x + GAP / 2) * unit, y_u + (key.row + GAP / 2) * unit
        side = (key.w - GAP) * unit, (1 - GAP) * unit
        draw_cap(canvas, kit, printed(code), x, y, *side, look)


def _idle_keys(art: Art, w_u: float, idle: frozenset[int]) -> pygame.Surface:
    """All keys that belong to nobody, as one picture."""
    unit = w_u / UNITS
    size = round(w_u * art.scale), round(unit * ROWS * art.scale)

    def make() -> pygame.Surface:
        whole = pygame.Surface(size, pygame.SRCALPHA)
        for code in sorted(idle):
            key = BOARD[code]
            picture = cap(art, (key.w - GAP) * unit, (1 - GAP) * unit, "idle")
            x, y = (key.x + GAP / 2) * unit, (key.row + GAP / 2) * unit
            whole.blit(picture, (round(x * art.scale), round(y * art.scale)))
        return whole.convert_alpha() if pygame.display.get_surface() else whole

    return art.made(("lobby keyboard", size, idle), make)
