"""What all drawings of people share: the head box, hair colours, smooth curves and ink.

Portraits are 400 by 400; they are drawn in "head space", which `portrait` enlarges a little so that
the box shows x 31-379, y 32-380 of it. Heads keep one box so that every hat and moustache fits: the
skull spans x 137-265, the crown touches y 72, the chin sits near y 292. The face is turned a little
to the right, so its middle line is x 207; the upper lip is at (207, 240), which is `LIP` in the
finished picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from assets.art.make.palette import LINE, SHADOW
from assets.art.make.pen import Drawing, number

BOX = 400
ZOOM = 1.15
LIP = (202, 240)
NECK_EDGE = "C176 332 238 332 250 302"  # from (162, 302): where a neck sinks into its kerchief
Tones = tuple[str, str, str]

# Hair: lit, middle, dark
HAIR: dict[str, Tones] = {
    "black": ("#5d5560", "#2f282d", "#171216"),
    "brown": ("#8d5a32", "#5c3518", "#341b0b"),
    "chestnut": ("#a8622f", "#713a18", "#401d0b"),
    "ginger": ("#f0913e", "#c25a1b", "#78300c"),
    "blond": ("#f4d58a", "#d2a24a", "#8a6020"),
    "grey": ("#cfc8c0", "#968e88", "#5c5552"),
    "white": ("#fffaf0", "#dcd3c6", "#9d9284"),
    "auburn": ("#a5452a", "#6f2415", "#3d1009"),
}


@contextmanager
def portrait() -> Iterator[Drawing]:
    """A 400 by 400 picture, to be filled in head space."""
    g = Drawing(BOX, BOX)
    g.open(f"translate(200 320) scale({ZOOM}) translate(-205 -310)")
    yield g
    g.close()


def smooth(text: str, closed: bool = True, tension: float = 1.0) -> str:
    """Path data through the points of `text` ("x,y x,y* ..."); a star makes that point a corner."""
    points: list[tuple[float, float]] = []
    corners: list[bool] = []
    for word in text.split():
        corners.append(word.endswith("*"))
        x, y = word.rstrip("*").split(",")
        points.append((float(x), float(y)))
    count = len(points)
    last = count if closed else count - 1
    out = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for i in range(last):
        j = (i + 1) % count
        a, b = points[i], points[j]
        before = points[i - 1] if closed or i else a
        after = points[(j + 1) % count] if closed or j + 1 < count else b
        pull = tension / 6
        one = (
            a
            if corners[i]
            else (a[0] + (b[0] - before[0]) * pull, a[1] + (b[1] - before[1]) * pull)
        )
        two = (
            b if corners[j] else (b[0] - (after[0] - a[0]) * pull, b[1] - (after[1] - a[1]) * pull)
        )
        out.append(
            f"C{number(one[0])} {number(one[1])} {number(two[0])} {number(two[1])} "
            f"{number(b[0])} {number(b[1])}"
        )
    return "".join(out) + ("Z" if closed else "")


def inked(g: Drawing, d: str, fill: str, width: float = 4, ink: str = LINE, **extra: Any) -> None:
    """A filled shape with a round-jointed outline."""
    g.path(d, fill, stroke=ink, stroke_width=width, stroke_linejoin="round", **extra)


def stroke(g: Drawing, d: str, width: float, ink: str = LINE, **extra: Any) -> None:
    """A line with round ends."""
    g.path(
        d,
        "none",
        stroke=ink,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **extra,
    )


def shade(g: Drawing, d: str, opacity: float = 0.25, tone: str = SHADOW) -> None:
    """A hard-edged shadow laid over what is there."""
    g.path(d, tone, opacity=opacity)


def shine(g: Drawing, d: str, opacity: float = 0.3, tone: str = "#fff3d0") -> None:
    """A hard-edged light laid over what is there."""
    g.path(d, tone, opacity=opacity)


def strands(g: Drawing, tone: str, width: float, opacity: float, *lines: str) -> None:
    """Locks of hair or folds of cloth: open smooth curves."""
    for text in lines:
        stroke(g, smooth(text, closed=False), width, tone, opacity=opacity)


def mix(one: str, two: str, part: float) -> str:
    """The colour `part` of the way from `one` to `two` (both #rrggbb)."""
    a = [int(one[i : i + 2], 16) for i in (1, 3, 5)]
    b = [int(two[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * part):02x}" for p, q in zip(a, b, strict=True))
