"""What the creatures of the cellar share: eyes, teeth, horns, stitches, arms that taper."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from pathlib import Path

from assets.art.make import pen
from assets.art.make.figure_compact import relative
from assets.art.make.figure_kit import strip
from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing, number
from assets.art.make.portrait_kit import inked, mix, shade, shine, smooth, stroke
from assets.art.make.stamp import Part, ink, rim

INK = 7.0
Point = tuple[float, float]
Tones = tuple[str, str, str, str]  # lit, middle, dark, deep

BONE: Tones = ("#fffdf0", "#f3e6c2", "#c9a872", "#7d5d34")
GUMS: Tones = ("#ff9a86", "#d8483f", "#8c1d22", "#3c070d")
IRISES = {
    "gold": ("#fff3a0", "#f2b21c", "#a85a06"),
    "green": ("#eaff9a", "#86cc2e", "#2f6a10"),
    "red": ("#ffc08a", "#e8452a", "#7c0f12"),
    "blue": ("#d8fbff", "#4fb8d8", "#15608a"),
}


def body(
    g: Drawing, d: str, tones: Tones, box: tuple[float, float, float, float], weight: float = INK
) -> None:
    """A solid shape lit from the upper left; `box` is where it lies (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = box
    reach = math.hypot(x1 - x0, y1 - y0) * 0.78
    paint = g.radial(
        x0 + (x1 - x0) * 0.3, y0 + (y1 - y0) * 0.22, reach,
        (0, tones[0]), (0.42, tones[1]), (0.85, tones[2]), (1, mix(tones[2], tones[3], 0.6)),
    )  # fmt: skip
    inked(g, d, paint, weight)


def arm(
    g: Drawing,
    points: Sequence[Point],
    widths: Sequence[float],
    tones: Tones,
    weight: float = INK,
    dark_side: float = -1,
) -> None:
    """A tapering arm, leg or tail with a shaded and a lit side."""
    whole = strip(points, widths, 1, -1, 1.0, 0.8)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    paint = g.linear(min(xs), min(ys), max(xs), max(ys), (0, tones[0]), (0.4, tones[1]),
                     (1, tones[2]))  # fmt: skip
    inked(g, whole, paint, weight)
    inset = [max(w - weight * 0.4, 0.5) for w in widths]
    g.path(strip(points, inset, dark_side * 0.1, dark_side, 1.0), tones[3], opacity="0.4")
    g.path(strip(points, inset, -dark_side * 0.55, -dark_side * 0.85, 1.0), "#fff6da",
           opacity="0.45")  # fmt: skip


def eyeball(
    g: Drawing, x: float, y: float, r: float, iris: str = "gold", look: Point = (0.0, 0.1),
    slit: bool = False, lid: float = 0.0, skin: Tones | None = None, tilt: float = 0.0,
    weight: float = INK * 0.8,
) -> None:  # fmt: skip
    """A round eye; `look` moves the iris in parts of the radius, `lid` closes it from above."""
    white = g.radial(x - r * 0.25, y - r * 0.3, r * 1.35, (0, "#fffef6"), (0.6, "#f6ead0"),
                     (1, "#c9a67c"))  # fmt: skip
    g.circle(x, y, r, white, stroke=LINE, stroke_width=weight)
    light, middle, dark = IRISES[iris]
    ix, iy, ir = x + look[0] * r, y + look[1] * r, r * 0.6
    paint = g.radial(ix, iy + ir * 0.3, ir * 1.1, (0, light), (0.5, middle), (1, dark))
    g.circle(ix, iy, ir, paint, stroke=LINE, stroke_width=max(weight * 0.5, r * 0.07))
    if slit:
        n = number
        g.path(f"M{n(ix)} {n(iy - ir * 0.86)}Q{n(ix + ir * 0.42)} {n(iy)} {n(ix)} "
               f"{n(iy + ir * 0.86)}Q{n(ix - ir * 0.42)} {n(iy)} {n(ix)} {n(iy - ir * 0.86)}Z",
               LINE)  # fmt: skip
    else:
        g.circle(ix, iy, ir * 0.52, LINE)
    g.circle(ix - ir * 0.36, iy - ir * 0.4, ir * 0.26, "#ffffff")
    if lid and skin:
        half = math.acos(max(-1.0, min(1.0, 1 - 2 * lid)))
        dx, dy = r * math.sin(half), -r * math.cos(half)
        big = 1 if lid > 0.5 else 0
        g.open(f"rotate({number(tilt)} {number(x)} {number(y)})")
        d = (f"M{number(x - dx)} {number(y + dy)}A{number(r)} {number(r)} 0 {big} 1 "
             f"{number(x + dx)} {number(y + dy)}Q{number(x)} {number(y + dy + r * 0.3)} "
             f"{number(x - dx)} {number(y + dy)}Z")  # fmt: skip
        inked(g, d, g.linear(x - r, y - r, x + r, y, (0, skin[0]), (1, skin[2])), weight)
        g.close()


def tooth(x: float, y: float, wide: float, high: float, lean: float = 0.0) -> str:
    """Path data of one fang whose root is at (x, y); negative `high` points up."""
    n = number
    return (
        f"M{n(x - wide / 2)} {n(y)}Q{n(x - wide * 0.36 + lean * 0.4)} {n(y + high * 0.6)} "
        f"{n(x + lean)} {n(y + high)}Q{n(x + wide * 0.42 + lean * 0.4)} {n(y + high * 0.55)} "
        f"{n(x + wide / 2)} {n(y)}Z"
    )


def fangs(
    g: Drawing,
    teeth: Sequence[tuple[float, float, float, float, float]],
    weight: float = INK * 0.6,
    tones: Tones = BONE,
) -> None:
    """Several fangs as (x, y, wide, high, lean)."""
    for x, y, wide, high, lean in teeth:
        paint = g.linear(x, y, x + lean, y + high, (0, tones[2]), (0.35, tones[1]), (1, tones[0]))
        inked(g, tooth(x, y, wide, high, lean), paint, weight)


def horn(
    g: Drawing, points: Sequence[Point], widths: Sequence[float], tones: Tones = BONE,
    rings: int = 3,
) -> None:  # fmt: skip
    """A horn from its root to its tip, with rings near the root."""
    arm(g, points, widths, tones)
    for k in range(1, rings + 1):
        t = k / (rings + 3)
        at = t * (len(points) - 1)
        i = min(int(at), len(points) - 2)
        f = at - i
        (xa, ya), (xb, yb) = points[i], points[i + 1]
        x, y = xa + (xb - xa) * f, ya + (yb - ya) * f
        wide = (widths[i] + (widths[i + 1] - widths[i]) * f) * 0.82
        long = math.dist(points[i], points[i + 1]) or 1.0
        nx, ny = -(yb - ya) / long * wide, (xb - xa) / long * wide
        stroke(g, f"M{number(x - nx)} {number(y - ny)}Q{number(x + (xb - xa) * 0.1)} "
               f"{number(y + (yb - ya) * 0.1)} {number(x + nx)} {number(y + ny)}", 3.5, tones[3],
               opacity="0.7")  # fmt: skip


def stitches(g: Drawing, text: str, every: int = 18, wide: float = 4.5, reach: float = 9) -> None:
    """A seam sewn with coarse thread along straight pieces through the points of `text`."""
    points = [(float(x), float(y)) for x, y in (word.split(",") for word in text.split())]
    stroke(g, "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points), wide * 0.7, LINE)
    for (xa, ya), (xb, yb) in zip(points, points[1:], strict=False):
        long = math.dist((xa, ya), (xb, yb))
        count = max(1, round(long / every))
        nx, ny = -(yb - ya) / long * reach, (xb - xa) / long * reach
        for k in range(count):
            t = (k + 0.5) / count
            x, y = xa + (xb - xa) * t, ya + (yb - ya) * t
            stroke(g, f"M{number(x - nx)} {number(y - ny)}L{number(x + nx)} {number(y + ny)}",
                   wide, LINE)  # fmt: skip


def spots(g: Drawing, tone: str, opacity: str, *places: tuple[float, float, float]) -> None:
    """Warts and freckles as (x, y, radius)."""
    for x, y, r in places:
        g.ellipse(x, y, r, r * 0.82, tone, opacity=opacity)


def save(g: Drawing, name: str) -> Path:
    """Write the picture to assets/art/monster/NAME.svg in a short form: paths relative, joints
    and caps round throughout, equal gradients once."""

    def short(found: re.Match[str]) -> str:
        d = found[1]
        if re.fullmatch(r"[MLCQZ\d\s.-]*", d):
            return f' d="{relative(d)}"'
        return ' d="' + re.sub(r"\d+\.\d+", lambda n: number(round(float(n[0]), 1)), d) + '"'

    text = re.sub(r' d="([^"]*)"', short, g.svg())
    text = re.sub(r' stroke-line(?:join|cap)="round"', "", text)
    if "</defs>" not in text:
        text = text.replace(">", "><defs></defs>", 1)
    head, _, rest = text.partition("</defs>")
    seen: dict[str, str] = {}
    for whole, _kind in re.findall(r'(<((?:linear|radial)Gradient) id="\w+".*?</\2>)', head):
        key = re.sub(r' id="\w+"', "", whole)
        found_id = re.search(r'id="(\w+)"', whole)
        assert found_id is not None
        if key in seen:
            head = head.replace(whole, "")
            rest = rest.replace(f"url(#{found_id[1]})", f"url(#{seen[key]})")
        else:
            seen[key] = found_id[1]
    joints = '<g stroke-linejoin="round" stroke-linecap="round">'
    text = f"{head}</defs>{joints}{rest}".replace("</svg>", "</g></svg>")
    text = text.replace("<defs></defs>", "")
    target = pen.ART / "monster" / f"{name}.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return target


__all__ = [
    "BONE", "GUMS", "INK", "Part", "Point", "Tones", "arm", "body", "eyeball", "fangs", "horn",
    "ink", "inked", "mix", "rim", "save", "shade", "shine", "smooth", "spots", "stitches", "stroke",
    "tooth",
]  # fmt: skip
