"""What the pictures of the washroom share: saving them short, mirroring, drops of lemonade."""

from __future__ import annotations

import re
from pathlib import Path

from assets.art.make.figure_compact import compact, relative
from assets.art.make.palette import LINE
from assets.art.make.pen import ART, Drawing, number
from assets.art.make.portrait_kit import stroke

_PATH = re.compile(r' d="([^"]*)"')
_ONLY = re.compile(r"[MLCQZ\d\s.,-]*")
_PAIR = re.compile(r"(-?[\d.]+),(-?[\d.]+)")

# What the cowboys spray, from lit to dark.
LEMON = ("#fffce0", "#ffe95e", "#f2bf2a", "#a8700c")
WATER = ("#eefaff", "#9fd8f2", "#4a9fcf", "#1c5a86")


def save(g: Drawing, name: str) -> Path:
    """Write the short form to assets/art/texas/NAME.svg."""
    text = g.svg()
    simple = all(_ONLY.fullmatch(d) for d in _PATH.findall(text))
    if simple and "<defs>" in text:
        text = compact(g)
    else:
        text = _PATH.sub(
            lambda d: f' d="{relative(d[1]) if _ONLY.fullmatch(d[1]) else d[1]}"', text
        )
    target = ART / "texas" / f"{name}.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return target


def mirror(points: str, about: float) -> str:
    """Points in the notation of `smooth`, mirrored about the upright line x = `about`."""
    return _PAIR.sub(lambda p: f"{number(2 * about - float(p[1]))},{p[2]}", points)


def both(half: str, about: float) -> str:
    """A closed outline from its left half (top to bottom), the right half mirrored."""
    words = half.split()
    other = mirror(half, about).split()
    first = 1 if words[0].split(",")[0] == other[0].split(",")[0] else 0
    last = len(words) - (1 if words[-1].split(",")[0] == other[-1].split(",")[0] else 0)
    return " ".join(words + list(reversed(other[first:last])))


def drop(
    g: Drawing, x: float, y: float, size: float, turn: float = 0,
    tones: tuple[str, str, str, str] = LEMON,
) -> None:  # fmt: skip
    """A drop `size` high whose round end is at (x, y), its tip up (turned clockwise)."""
    k = size / 30
    g.open(f"translate({number(x)} {number(y)}) rotate({number(turn)}) scale({k:.4g})")
    g.path("M0 -20C5 -10 10 -4 10 2C10 8 5 11 0 11C-5 11 -10 8 -10 2C-10 -4 -5 -10 0 -20Z",
           tones[1], stroke=LINE, stroke_width=round(3.2 / max(k, 0.5), 2),
           stroke_linejoin="round")  # fmt: skip
    g.path("M4 -8C8 -2 9 4 4 9C8 8 10 6 10 2C10 -2 7 -5 4 -8Z", tones[2])
    stroke(g, "M-5 1C-5 4 -4 6 -2 7", 2.6, tones[0])
    g.close()
