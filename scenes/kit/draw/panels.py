"""Frames drawn to size: paper sheets, wooden signs, leather plates, brass plaques, dark glass.

Each function returns SVG text for a panel of `w` by `h` design units with a margin of `MARGIN` u
on every side for its shadow; `Art.panel` rasterises and caches it.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from scenes.kit.draw.palette import BOTTLE, BRASS, CREAM, LEATHER, LINE, NIGHT, OXBLOOD, WOOD
from scenes.kit.draw.pen import Drawing, number, rounded

MARGIN = 16.0
Builder = Callable[[Drawing, float, float, str], None]


def draw(kind: str, w: float, h: float, tint: str = "") -> str:
    """SVG of the panel `kind`; `tint` is a colour for what may be coloured (`plate`, `ribbon`).

    Raises KeyError for an unknown kind.
    """
    drawing = Drawing(w + 2 * MARGIN, h + 2 * MARGIN)
    drawing.open(f"translate({number(MARGIN)} {number(MARGIN)})")
    KINDS[kind](drawing, w, h, tint)
    drawing.close()
    return drawing.svg()


def _shadow(d: Drawing, w: float, h: float, radius: float, strength: float = 0.5) -> None:
    """A soft shadow to the lower right: stacked outlines that fade, as the reader has no blur."""
    steps = 7
    for i in range(steps):
        grow = 9.0 - i * 1.8
        d.rect(
            5 - grow / 2,
            7 - grow / 2,
            w + grow,
            h + grow,
            "#0c0603",
            radius + grow / 2,
            opacity=round(strength / steps, 3),
        )


def _grain(d: Drawing, x: float, y: float, w: float, h: float, seed: int, lines: int) -> None:
    """Wood grain: long, slightly wavy strokes, darker and lighter than the board."""
    r = random.Random(seed)
    for _ in range(lines):
        yy = y + r.uniform(3, max(4.0, h - 3))
        x0 = x + r.uniform(2, w * 0.6)
        length = min(r.uniform(w * 0.2, w * 0.7), x + w - 3 - x0)
        wave = r.uniform(-1.6, 1.6)
        color = r.choice(("#2a1408", "#3a1d0c", "#c48a52", "#2a1408"))
        d.path(
            f"M{number(x0)} {number(yy)}C{number(x0 + length * 0.3)} {number(yy + wave)} "
            f"{number(x0 + length * 0.6)} {number(yy - wave)} {number(x0 + length)} {number(yy)}",
            stroke=color,
            stroke_width=round(r.uniform(0.6, 1.8), 2),
            opacity=round(r.uniform(0.12, 0.34), 2),
            stroke_linecap="round",
        )


def _nail(d: Drawing, x: float, y: float, r: float = 4.5) -> None:
    d.circle(x + 0.8, y + 1.2, r + 0.6, "#160a04", opacity=0.7)
    d.circle(x, y, r, d.radial(x - r * 0.35, y - r * 0.4, r * 1.5, (0, BRASS[1]), (1, BRASS[4])))
    d.circle(x - r * 0.3, y - r * 0.35, r * 0.3, "#fff6d8", opacity=0.8)


def paper(d: Drawing, w: float, h: float, tint: str) -> None:
    """A sheet of aged card stock with a double rule."""
    r = random.Random(f"paper {w:.0f} {h:.0f}")
    _shadow(d, w, h, 8)
    # Slightly uneven edges, as if torn along a ruler.
    step = 46.0
    top = [(x, r.uniform(0, 2.4)) for x in _steps(0, w, step)]
    right = [(w - r.uniform(0, 2.4), y) for y in _steps(0, h, step)]
    bottom = [(x, h - r.uniform(0, 2.4)) for x in reversed(_steps(0, w, step))]
    left = [(r.uniform(0, 2.4), y) for y in reversed(_steps(0, h, step))]
    outline = rounded(top + right[1:] + bottom[1:] + left[1:-1], 5)
    fill = d.linear(0, 0, w, h, (0, CREAM[0]), (0.5, CREAM[1]), (1, CREAM[2]))
    d.path(outline, fill, stroke=LINE, stroke_width=2.5, stroke_linejoin="round")
    edge = d.radial(
        w / 2,
        h / 2,
        100,
        (0, CREAM[4], 0),
        (0.72, CREAM[4], 0),
        (1, "#8a5a22", 0.42),
        sx=w / 150,
        sy=h / 150,
    )
    d.path(outline, edge)
    for _ in range(int(w * h / 14000)):
        d.ellipse(
            r.uniform(14, w - 14),
            r.uniform(14, h - 14),
            r.uniform(0.6, 2.0),
            r.uniform(0.5, 1.3),
            "#8a6432",
            opacity=round(r.uniform(0.10, 0.26), 2),
        )
    d.rect(13, 13, w - 26, h - 26, "none", 6, stroke="#8a6230", stroke_width=2.2, opacity=0.75)
    d.rect(19, 19, w - 38, h - 38, "none", 4, stroke="#8a6230", stroke_width=1, opacity=0.6)


def _steps(start: float, end: float, step: float) -> list[float]:
    count = max(1, round((end - start) / step))
    return [start + (end - start) * i / count for i in range(count + 1)]


def note(d: Drawing, w: float, h: float, tint: str) -> None:
    """A small slip of paper without rules."""
    _shadow(d, w, h, 5, 0.4)
    fill = d.linear(0, 0, w, h, (0, CREAM[0]), (0.6, CREAM[1]), (1, CREAM[2]))
    d.rect(0, 0, w, h, fill, 5, stroke=LINE, stroke_width=2)
    d.rect(4, 4, w - 8, h - 8, "none", 3, stroke="#a5834c", stroke_width=1, opacity=0.7)


def _sign(d: Drawing, w: float, h: float, lit: bool, pressed: bool = False) -> None:
    radius = min(12.0, h / 5)
    if not pressed:
        _shadow(d, w, h, radius)
    colors = (WOOD[0], WOOD[1], WOOD[2]) if lit else (WOOD[1], WOOD[2], WOOD[3])
    board = d.linear(0, 0, 0, h, (0, colors[0]), (0.45, colors[1]), (1, colors[2]))
    d.rect(0, 0, w, h, board, radius, stroke=LINE, stroke_width=3)
    planks = max(1, round(h / 56))
    for i in range(planks):
        y = h * i / planks
        _grain(d, 4, y + 2, w - 8, h / planks - 4, int(w * 7 + h * 13 + i), max(5, int(w / 44)))
        if i:
            d.rect(3, y - 1, w - 6, 2.4, "#1c0d05", opacity=0.7)
            d.rect(3, y + 1.4, w - 6, 1.2, "#d8a468", opacity=0.22)
    d.rect(3, 2.5, w - 6, 2.2, "#f0c98e", radius, opacity=0.55 if lit else 0.35)
    d.rect(3, h - 5.5, w - 6, 3, "#160a04", radius, opacity=0.45)
    if lit:
        rim = d.linear(0, 0, w, h, (0, BRASS[0]), (0.4, BRASS[2]), (0.6, BRASS[1]), (1, BRASS[3]))
        d.rect(-3, -3, w + 6, h + 6, "none", radius + 3, stroke=LINE, stroke_width=8)
        d.rect(-3, -3, w + 6, h + 6, "none", radius + 3, stroke=rim, stroke_width=4.6)
    inset = min(17.0, h / 4.4)
    size = min(4.5, h / 15)
    for x in (inset, w - inset):
        if h < 110:
            _nail(d, x, h / 2, size)
        else:
            _nail(d, x, inset, size)
            _nail(d, x, h - inset, size)


def wood(d: Drawing, w: float, h: float, tint: str) -> None:
    """A wooden sign: a button at rest."""
    _sign(d, w, h, lit=False)


def wood_lit(d: Drawing, w: float, h: float, tint: str) -> None:
    """The same sign with the lamp on it and a brass rim: focused."""
    _sign(d, w, h, lit=True)


def wood_off(d: Drawing, w: float, h: float, tint: str) -> None:
    """A sign nobody may use: in the shade."""
    _sign(d, w, h, lit=False)
    d.rect(0, 0, w, h, "#120a06", min(12.0, h / 5), opacity=0.5)


def _leather(d: Drawing, w: float, h: float, radius: float) -> None:
    hide = d.linear(0, 0, w * 0.4, h, (0, LEATHER[3]), (1, LEATHER[4]))
    d.rect(0, 0, w, h, hide, radius, stroke=LINE, stroke_width=3)
    shine = d.radial(
        w * 0.3, 0, 100, (0, "#d8a070", 0.18), (1, "#d8a070", 0), sx=w / 150, sy=h / 130
    )
    d.rect(2, 2, w - 4, h - 4, shine, radius)
    d.rect(
        8,
        8,
        w - 16,
        h - 16,
        "none",
        max(2.0, radius - 5),
        stroke="#c99d63",
        stroke_width=1.8,
        stroke_dasharray="7 5",
        opacity=0.6,
    )


def plate(d: Drawing, w: float, h: float, tint: str) -> None:
    """A player's place: stitched leather with a rim in the seat's colour."""
    _shadow(d, w, h, 16)
    _leather(d, w, h, 16)
    d.rect(0, 0, w, h, "none", 16, stroke=LINE, stroke_width=9)
    d.rect(0, 0, w, h, "none", 16, stroke=tint or BRASS[3], stroke_width=4.4)


def plate_lit(d: Drawing, w: float, h: float, tint: str) -> None:
    """The place of the player whose turn it is: warm light and a brass rim round the colour."""
    for i in range(6):
        grow = 15.0 - i * 2.4
        d.rect(-grow, -grow, w + 2 * grow, h + 2 * grow, "#ffcf70", 16 + grow, opacity=0.085)
    _leather(d, w, h, 16)
    glow = d.radial(
        w / 2, h * 0.2, 100, (0, "#ffcf80", 0.13), (1, "#ffcf80", 0), sx=w / 160, sy=h / 110
    )
    d.rect(2, 2, w - 4, h - 4, glow, 15)
    rim = d.linear(0, 0, w, h, (0, BRASS[0]), (0.35, BRASS[2]), (0.6, BRASS[1]), (1, BRASS[3]))
    d.rect(-2, -2, w + 4, h + 4, "none", 18, stroke=LINE, stroke_width=11)
    d.rect(-3, -3, w + 6, h + 6, "none", 19, stroke=rim, stroke_width=5)
    d.rect(2, 2, w - 4, h - 4, "none", 14, stroke=tint or BRASS[3], stroke_width=4)


def dark(d: Drawing, w: float, h: float, tint: str) -> None:
    """Smoked glass with a brass hairline: prompts and logs over a picture."""
    radius = min(18.0, h / 3)
    d.rect(0, 0, w, h, d.linear(0, 0, 0, h, (0, "#24150c", 0.86), (1, "#120a06", 0.92)), radius)
    rim = d.linear(0, 0, w, h, (0, BRASS[1]), (0.5, BRASS[3]), (1, BRASS[2]))
    d.rect(1, 1, w - 2, h - 2, "none", radius, stroke=rim, stroke_width=1.8, opacity=0.75)


def night(d: Drawing, w: float, h: float, tint: str) -> None:
    """Night blue with stars: what is hidden."""
    _shadow(d, w, h, 14)
    d.rect(
        0,
        0,
        w,
        h,
        d.linear(0, 0, w, h, (0, NIGHT[1]), (0.5, NIGHT[2]), (1, NIGHT[3])),
        14,
        stroke=LINE,
        stroke_width=3,
    )
    r = random.Random(5)
    for _ in range(int(w * h / 2600)):
        d.circle(
            r.uniform(10, w - 10),
            r.uniform(10, h - 10),
            r.uniform(0.6, 1.8),
            "#dfe8ff",
            opacity=round(r.uniform(0.2, 0.8), 2),
        )
    d.rect(9, 9, w - 18, h - 18, "none", 8, stroke=BRASS[2], stroke_width=2)


def brass(d: Drawing, w: float, h: float, tint: str) -> None:
    """An engraved brass plaque."""
    radius = min(10.0, h / 4)
    _shadow(d, w, h, radius)
    stops = (0, BRASS[1]), (0.3, BRASS[2]), (0.45, BRASS[0]), (0.6, BRASS[2]), (1, "#bd8a35")
    metal = d.linear(0, 0, w, h, *stops)
    d.rect(0, 0, w, h, metal, radius, stroke=LINE, stroke_width=3)
    rim = 0.7 if h >= 40 else 0.0  # on a small one it would run through the words
    d.rect(5, 5, w - 10, h - 10, "none", radius - 3, stroke=BRASS[4], stroke_width=1.6, opacity=rim)
    d.rect(4, 3, w - 8, 2.2, "#fffbe6", radius, opacity=0.7)


def slot(d: Drawing, w: float, h: float, tint: str) -> None:
    """A hollow in the wood: text fields, sliders, empty places."""
    radius = min(10.0, h / 3)
    d.rect(0, 0, w, h, d.linear(0, 0, 0, h, (0, "#140a05"), (1, "#2c190d")), radius)
    d.rect(0.8, 0.8, w - 1.6, h - 1.6, "none", radius, stroke="#0c0603", stroke_width=2.4)
    d.rect(3, h - 2.6, w - 6, 1.6, "#d8a468", 1, opacity=0.35)


def slot_lit(d: Drawing, w: float, h: float, tint: str) -> None:
    """The same hollow with a brass rim: focused."""
    slot(d, w, h, tint)
    radius = min(10.0, h / 3)
    d.rect(0, 0, w, h, "none", radius, stroke=LINE, stroke_width=6)
    d.rect(0, 0, w, h, "none", radius, stroke=BRASS[1], stroke_width=3.4)


def felt(d: Drawing, w: float, h: float, tint: str) -> None:
    """Bottle-green cloth in a brass frame."""
    _shadow(d, w, h, 12)
    cloth = d.radial(
        w / 2,
        h * 0.4,
        100,
        (0, BOTTLE[1]),
        (0.6, BOTTLE[2]),
        (1, BOTTLE[3]),
        sx=w / 160,
        sy=h / 130,
    )
    d.rect(0, 0, w, h, cloth, 12, stroke=LINE, stroke_width=8)
    rim = d.linear(0, 0, w, h, (0, BRASS[1]), (0.5, BRASS[3]), (1, BRASS[2]))
    d.rect(0, 0, w, h, "none", 12, stroke=rim, stroke_width=4)


def ribbon(d: Drawing, w: float, h: float, tint: str) -> None:
    """An oxblood ribbon with cut ends for headings."""
    tail = min(34.0, w / 8)
    for side in (0, 1):
        x = 0 if side == 0 else w
        sign = 1 if side == 0 else -1
        d.polygon(
            [
                (x, h * 0.22),
                (x + sign * tail * 1.7, h * 0.22),
                (x + sign * tail * 1.7, h),
                (x, h),
                (x + sign * tail * 0.55, h * 0.61),
            ],
            OXBLOOD[3],
            stroke=LINE,
            stroke_width=2.5,
            stroke_linejoin="round",
        )
    band = d.linear(0, 0, 0, h * 0.8, (0, OXBLOOD[1]), (0.5, OXBLOOD[2]), (1, OXBLOOD[3]))
    d.rect(tail, 0, w - 2 * tail, h * 0.8, band, 3, stroke=LINE, stroke_width=2.5)
    for y in (h * 0.08, h * 0.72):
        d.path(
            f"M{number(tail + 6)} {number(y)}L{number(w - tail - 6)} {number(y)}",
            stroke=BRASS[2],
            stroke_width=1.6,
            stroke_dasharray="9 5",
            opacity=0.85,
        )


def key(d: Drawing, w: float, h: float, tint: str) -> None:
    """A key of the keyboard, seen from above."""
    radius = min(9.0, h / 4)
    d.rect(0, 2, w, h, "#0c0603", radius, opacity=0.55)
    d.rect(0, 0, w, h, CREAM[4], radius, stroke=LINE, stroke_width=2)
    top = d.linear(0, 0, 0, h, (0, CREAM[0]), (1, CREAM[2]))
    d.rect(3, 2, w - 6, h - 9, top, radius - 2, stroke="#b8965e", stroke_width=1)


KINDS: dict[str, Builder] = {
    "paper": paper,
    "note": note,
    "wood": wood,
    "wood_lit": wood_lit,
    "wood_off": wood_off,
    "plate": plate,
    "plate_lit": plate_lit,
    "dark": dark,
    "night": night,
    "brass": brass,
    "slot": slot,
    "slot_lit": slot_lit,
    "felt": felt,
    "ribbon": ribbon,
    "key": key,
}
