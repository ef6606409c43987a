"""Draws the curtain that covers the table before a secret turn.

Run from the project root: `python -m assets.art.make.curtain`. It writes into assets/art/curtain
`half.svg` (980 by 1080, the left half; the right one is its mirror): heavy oxblood velvet with a
brass fringe, opaque from edge to edge, and `valance.svg` (1920 by 190), which hangs over both.
"""

from __future__ import annotations

import math
import random

from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing

W, H = 980, 1080
VALANCE_H = 190
DARK, DEEP, RED, LIGHT, SHEEN = "#2a0807", "#4a100d", "#7a1f18", "#9c3025", "#b84a38"


def folds(count: int, seed: int, width: float) -> list[tuple[float, float]]:
    """Left edge and width of every fold, uneven, filling the width."""
    rng = random.Random(seed)
    parts = [rng.uniform(0.7, 1.3) for _ in range(count)]
    unit = width / sum(parts)
    out, x = [], 0.0
    for part in parts:
        out.append((x, part * unit))
        x += part * unit
    return out


def velvet(out: Drawing, x: float, w: float, top: float, bottom: float) -> None:
    """One fold: dark in the crease, a soft sheen on its back, light from the upper left."""
    paint = out.linear(
        x, 0, x + w, 0,
        (0, DARK), (0.12, DEEP), (0.36, LIGHT), (0.46, SHEEN), (0.58, RED), (0.86, DEEP), (1, DARK),
    )  # fmt: skip
    out.rect(x - 0.8, top, w + 1.6, bottom - top, paint)


def fringe(out: Drawing, width: float, y: float, drop: float, seed: int) -> None:
    """A braid and its tassels, `drop` long."""
    rng = random.Random(seed)
    braid = out.linear(0, y, 0, y + 22, (0, BRASS[1]), (0.4, BRASS[0]), (1, BRASS[3]))
    out.rect(-4, y, width + 8, 22, braid, stroke=LINE, stroke_width=3)
    x = 9.0
    while x < width + 8:
        out.path(f"M{x:.1f} {y + 3}L{x - 8:.1f} {y + 19}", stroke=BRASS[4], stroke_width=2)
        length = drop * rng.uniform(0.9, 1.0)
        out.path(
            f"M{x - 6:.1f} {y + 22}C{x - 7:.1f} {y + 22 + length * 0.6:.1f} {x - 5:.1f} "
            f"{y + 22 + length:.1f} {x:.1f} {y + 22 + length:.1f}C{x + 5:.1f} "
            f"{y + 22 + length:.1f} {x + 7:.1f} {y + 22 + length * 0.6:.1f} {x + 6:.1f} {y + 22}Z",
            BRASS[3], stroke=LINE, stroke_width=1.5,
        )  # fmt: skip
        out.path(
            f"M{x - 2:.1f} {y + 24}L{x - 2:.1f} {y + 18 + length:.1f}",
            stroke=BRASS[1], stroke_width=2,
        )  # fmt: skip
        x += 17


def half() -> Drawing:
    out = Drawing(W, H)
    out.rect(0, 0, W, H, DEEP)
    for x, w in folds(11, 5, W):
        velvet(out, x, w, 0, H)
    gloom = out.linear(
        0, 0, 0, H, (0, "#120303", 0.75), (0.3, "#120303", 0.12), (1, "#120303", 0.35)
    )
    out.rect(0, 0, W, H, gloom)
    fringe(out, W, H - 74, 44, 3)
    # The hem where the two halves meet.
    edge = out.linear(W - 20, 0, W, 0, (0, BRASS[3]), (0.4, BRASS[1]), (1, BRASS[4]))
    out.rect(W - 18, 0, 18, H, edge, stroke=LINE, stroke_width=3)
    for y in range(12, H, 26):
        out.path(f"M{W - 14} {y}L{W - 4} {y + 11}", stroke=BRASS[4], stroke_width=2)
    return out


def valance() -> Drawing:
    """Swags with a fringe along their edge."""
    out = Drawing(1920, VALANCE_H)
    swags = 6
    each = 1920 / swags
    for i in range(swags):
        x = i * each
        shape = (
            f"M{x - 6:.1f} -4H{x + each + 6:.1f}V62C{x + each * 0.8:.1f} 150 {x + each * 0.2:.1f} "
            f"150 {x - 6:.1f} 62Z"
        )
        paint = out.linear(x, 0, x + each * 0.5, 150, (0, LIGHT), (0.45, RED), (1, DARK))
        out.path(shape, paint, stroke=LINE, stroke_width=4)
        for k in range(1, 5):
            part = k / 5
            y = 18 + part * 62
            out.path(
                f"M{x + 8:.1f} {y * 0.5:.1f}C{x + each * 0.25:.1f} {y + 44 * part + 20:.1f} "
                f"{x + each * 0.75:.1f} {y + 44 * part + 20:.1f} {x + each - 8:.1f} {y * 0.5:.1f}",
                stroke=SHEEN if k % 2 else DARK, stroke_width=3, opacity="0.55",
            )  # fmt: skip
        steps = 22
        for k in range(steps + 1):
            u = k / steps
            px = x - 6 + (each + 12) * u
            py = 62 + (150 - 62) * 0.75 * 4 * u * (1 - u)
            out.path(
                f"M{px - 5:.1f} {py - 2:.1f}V{py + 28:.1f}C{px - 5:.1f} {py + 36:.1f} {px + 5:.1f} "
                f"{py + 36:.1f} {px + 5:.1f} {py + 28:.1f}V{py - 2:.1f}Z",
                BRASS[2] if k % 2 else BRASS[3], stroke=LINE, stroke_width=1.5,
            )  # fmt: skip
        points = [
            (x - 6 + (each + 12) * k / 30, 62 + 66 * 4 * (k / 30) * (1 - k / 30)) for k in range(31)
        ]
        line = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        out.path(line, stroke=LINE, stroke_width=15, stroke_linecap="round")
        out.path(line, stroke=BRASS[1], stroke_width=9, stroke_linecap="round")
    for i in range(swags + 1):
        x = i * each
        bob = out.radial(x - 6, 64, 1, (0, BRASS[0]), (0.5, BRASS[2]), (1, BRASS[4]), sx=26, sy=26)
        out.path(f"M{x - 10:.1f} 60L{x - 15:.1f} 128H{x + 15:.1f}L{x + 10:.1f} 60Z", BRASS[3],
                 stroke=LINE, stroke_width=3)  # fmt: skip
        for k in (-8, 0, 8):
            out.path(f"M{x + k * 0.7:.1f} 78L{x + k:.1f} 124", stroke=BRASS[1], stroke_width=2)
        out.circle(x, 66, 20, bob, stroke=LINE, stroke_width=4)
    rail = out.linear(0, 0, 0, 26, (0, BRASS[1]), (0.4, BRASS[2]), (1, BRASS[4]))
    out.rect(-6, -6, 1932, 30, rail, stroke=LINE, stroke_width=4)
    assert math.isclose(each * swags, 1920)
    return out


def main() -> None:
    """Draw all of it."""
    half().save("curtain/half")
    valance().save("curtain/valance")


if __name__ == "__main__":
    main()
