"""Draws the Pairs deck: the ranks 1 to 10, each with a creature of its own, and the back.

Run from the project root: `python -m assets.art.make.monster_cards`. It writes `card_1.svg` to
`card_10.svg` and `back.svg` (500 by 700) into assets/art/monster. The rank stands large in the
upper left and lower right corner; as many eyes as the rank look out down the left side, which is
what shows of a card in a fan.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from assets.art.make import monster_large, monster_small
from assets.art.make.cards import HEIGHT, WIDTH
from assets.art.make.logo import RYE
from assets.art.make.monster_kit import save, stroke
from assets.art.make.palette import BOTTLE, BRASS, CREAM, LINE, OXBLOOD
from assets.art.make.pen import Drawing
from assets.art.make.slap_cards import cut
from assets.art.make.stamp import disc

Tones = tuple[str, str, str]
TAB_W, TAB_H, EDGE = 134.0, 152.0, 22.0
LESS = 0.72  # the lower rank beside the upper


@dataclass(frozen=True)
class Rank:
    """The colours of a card's field and who lives in it, where and how large."""

    field: Tones
    creature: Callable[[Drawing], None]
    x: float = 114
    y: float = 130
    scale: float = 1.0
    rays: int = 0


RANKS: dict[int, Rank] = {
    1: Rank(("#bfe0c8", "#5fa08f", "#22564f"), monster_small.peeper),
    2: Rank(("#e6e09a", "#98a044", "#3f4a18"), monster_small.slug),
    3: Rank(("#b8dcf0", "#4f8ab8", "#17406e"), monster_small.toad),
    4: Rank(("#ffd98a", "#c77d5a", "#4a2452"), monster_small.bat),
    5: Rank(("#ecd0f0", "#9466b0", "#3c1f60"), monster_small.hand),
    6: Rank(("#ffe48a", "#d89a2c", "#6e420a"), monster_large.spider, rays=12),
    7: Rank(("#ffbf7a", "#d46a2c", "#6a230c"), monster_large.snake, x=112, rays=12),
    8: Rank(("#8fd8e0", "#1f7a96", "#062c52"), monster_large.kraken, rays=14),
    9: Rank(("#a8f08a", "#2f7a52", "#0c2030"), monster_large.skull, rays=16),
    10: Rank(("#ffb03a", "#c42a1a", "#3a0608"), monster_large.maw, y=122, rays=20),
}


def window() -> str:
    """The picture's field: the inside of the card without the two corners for the rank."""
    left, top, right, low, r = EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE, 20.0
    tx, ty = left + TAB_W, top + TAB_H
    bx, by = right - TAB_W * LESS, low - TAB_H * LESS
    return (
        f"M{tx + r} {top}H{right - r}Q{right} {top} {right} {top + r}V{by - r}"
        f"Q{right} {by} {right - r} {by}H{bx + 26}Q{bx} {by} {bx} {by + 26}V{low - r}"
        f"Q{bx} {low} {bx - r} {low}H{left + r}Q{left} {low} {left} {low - r}V{ty + r}"
        f"Q{left} {ty} {left + r} {ty}H{tx - 26}Q{tx} {ty} {tx} {ty - 26}V{top + r}"
        f"Q{tx} {top} {tx + r} {top}Z"
    )


def tab(part: float) -> str:
    """The upper left corner that carries the rank, from the card's edge on."""
    tx, ty = EDGE + TAB_W * part, EDGE + TAB_H * part
    return (f"M38 7H{tx + 20}V{EDGE}Q{tx} {EDGE} {tx} {EDGE + 20}V{ty - 26}"
            f"Q{tx} {ty} {tx - 26} {ty}H{EDGE + 20}Q{EDGE} {ty} {EDGE} {ty + 20}H7V38"
            f"Q7 7 38 7Z")  # fmt: skip


def beams(out: Drawing, count: int, hue: str) -> None:
    """Rays from behind the creature to the edge of the field."""
    d = ""
    for i in range(count):
        points = [(286.0, 350.0)]
        for k in (-1, 1):
            a = math.tau * i / count + k * math.pi / count / 2.2
            points.append((286 + 900 * math.sin(a), 350 - 900 * math.cos(a)))
        for axis, limit, keep in ((0, EDGE, 1), (0, WIDTH - EDGE, -1), (1, EDGE, 1),
                                  (1, HEIGHT - EDGE, -1)):  # fmt: skip
            points = cut(points, axis, limit, keep)
        d += "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"
    out.path(d, hue, opacity="0.2")


def peepers(out: Drawing, count: int, tones: Tones) -> None:
    """As many eyes as the rank down the left side."""
    almonds = irises = slits = glints = ""
    for i in range(count):
        x, y = 66, 210 + 46 * i
        almonds += f"M{x - 28} {y}Q{x} {y - 34} {x + 28} {y}Q{x} {y + 34} {x - 28} {y}Z"
        irises += disc(x + 2, y, 11)
        slits += f"M{x + 2} {y - 13}Q{x + 9} {y} {x + 2} {y + 13}Q{x - 5} {y} {x + 2} {y - 13}Z"
        glints += disc(x - 3, y - 5, 3.2)
    out.path(almonds, "#fff3c8", stroke=LINE, stroke_width=6, stroke_linejoin="round")
    out.path(irises, tones[1])
    out.path(slits, LINE)
    out.path(glints, "#ffffff")


def card(rank: int) -> Drawing:
    """One card of the deck."""
    look = RANKS[rank]
    out = Drawing(WIDTH, HEIGHT)
    paper = out.linear(0, 0, WIDTH, HEIGHT, (0, "#fffaee"), (0.55, CREAM[1]), (1, "#e6d2a4"))
    out.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, paper, 36, stroke=LINE, stroke_width=5)
    field = out.radial(286, 330, 430, (0, look.field[0]), (0.48, look.field[1]), (1, look.field[2]))
    shape = window()
    out.path(shape, field)
    if look.rays:
        beams(out, look.rays, look.field[0])
    ground = out.linear(0, 520, 0, 690, (0, look.field[2], 0.0), (0.45, look.field[2], 0.75),
                        (1, look.field[2], 0.95))  # fmt: skip
    out.path(f"M{EDGE} 520H{WIDTH - EDGE}V{HEIGHT - EDGE}H{EDGE}Z", ground)
    out.ellipse(292, 562, 176, 30, LINE, opacity="0.4")
    out.open(f"translate({look.x} {look.y}) scale({look.scale})")
    look.creature(out)
    out.close()
    side = out.linear(EDGE, 0, 118, 0, (0, look.field[2], 0.85), (0.6, look.field[2], 0.55),
                      (1, look.field[2], 0.0))  # fmt: skip
    out.path(f"M{EDGE} 176H118V{HEIGHT - EDGE}H42Q{EDGE} {HEIGHT - EDGE} {EDGE} 658Z", side)
    for turn, part in ((0, 1.0), (180, LESS)):
        out.path(tab(part), paper, transform=f"rotate({turn} 250 350)")
    gilt = out.linear(0, 0, WIDTH, HEIGHT, (0, BRASS[1]), (0.3, BRASS[0]), (0.5, BRASS[2]),
                      (0.7, BRASS[1]), (1, BRASS[3]))  # fmt: skip
    frame = out.linear(0, 0, WIDTH, HEIGHT, (0, "#fffaee"), (0.55, CREAM[1]), (1, "#e6d2a4"))
    out.rect(13.5, 13.5, WIDTH - 27, HEIGHT - 27, "none", 28, stroke=frame, stroke_width=16)
    stroke(out, shape, 11, LINE)
    stroke(out, shape, 5, gilt)
    peepers(out, rank, look.field)
    paint = out.linear(0, -122, 0, 0, (0, look.field[1]), (0.7, look.field[2]))
    for turn, part in ((0, 1.0), (180, LESS)):
        x, y = EDGE + TAB_W * part / 2 - 3, EDGE + TAB_H * part / 2 + 58 * part
        squeeze = part * (0.72 if rank == 10 else 1)
        out.open(f"rotate({turn} 250 350) translate({x:.1f} {y:.1f}) scale({squeeze:.3f} {part})")
        out.lettering(str(rank), 0, 0, 158, paint, RYE, stroke=LINE, stroke_width=4,
                      stroke_linejoin="round")  # fmt: skip
        out.close()
    return out


def back() -> Drawing:
    """Bottle green with scales in gilt, and an eye that looks the same either way up."""
    out = Drawing(WIDTH, HEIGHT)
    paper = out.linear(0, 0, WIDTH, HEIGHT, (0, CREAM[0]), (1, CREAM[2]))
    out.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, paper, 36, stroke=LINE, stroke_width=5)
    field = out.radial(250, 350, 430, (0, BOTTLE[1]), (0.55, BOTTLE[2]), (1, BOTTLE[4]))
    gilt = out.linear(
        0, 0, WIDTH, HEIGHT,
        (0, BRASS[2]), (0.3, BRASS[0]), (0.5, BRASS[2]), (0.7, BRASS[1]), (1, BRASS[3]),
    )  # fmt: skip
    out.rect(24, 24, WIDTH - 48, HEIGHT - 48, field, 22, stroke=gilt, stroke_width=5)
    upper = lower = ""
    for j in range(16):
        for i in range(10 + j % 2):
            x, y = 70.0 + 40 * i - 20 * (j % 2), 70.0 + 19 * j
            left, right = max(x - 20, 44.0), min(x + 20, 456.0)
            if left < right - 30 or j % 2 == 0:
                upper += f"M{left:.0f} {y:.0f}Q{x:.0f} {y + 34:.0f} {right:.0f} {y:.0f}"
                lower += (
                    f"M{500 - left:.0f} {700 - y:.0f}Q{500 - x:.0f} {666 - y:.0f} "
                    f"{500 - right:.0f} {700 - y:.0f}"
                )
    out.path(upper + lower, stroke="#e8c47a", stroke_width=2.6, opacity="0.7")
    out.rect(35, 35, WIDTH - 70, HEIGHT - 70, "none", 14, stroke=gilt, stroke_width=2)
    # Claws round the eye, then its lids, then the eye itself.
    claws = ""
    for k in range(16):
        a = math.tau * k / 16
        s, c = math.sin(a), -math.cos(a)
        x, y = 250 + 140 * s, 350 + 168 * c
        tx, ty = 250 + 186 * s, 350 + 222 * c
        claws += (f"M{x - 20 * c:.1f} {y + 20 * s:.1f}Q{x + 20 * s:.1f} {y + 22 * c:.1f} "
                  f"{tx:.1f} {ty:.1f}Q{x + 20 * s:.1f} {y + 22 * c:.1f} {x + 20 * c:.1f} "
                  f"{y - 20 * s:.1f}Z")  # fmt: skip
    out.path(claws, gilt, stroke=BOTTLE[4], stroke_width=6, stroke_linejoin="round")
    for r, paint in ((152, BOTTLE[4]), (145, gilt), (137, OXBLOOD[3])):
        out.path(disc(250, 350, r, r * 1.2), paint)
    out.path(disc(250, 350, 128, 155), stroke=gilt, stroke_width=2.5)
    white = out.radial(250, 350, 120, (0, "#fffdf0"), (0.6, "#f4e2b8"), (1, "#b88a4c"))
    out.path("M134 350Q250 206 366 350Q250 494 134 350Z", white, stroke=LINE, stroke_width=8)
    iris = out.radial(250, 350, 66, (0, "#fff3a0"), (0.5, "#f2b21c"), (1, "#8a4206"))
    out.circle(250, 350, 62, iris, stroke=LINE, stroke_width=6)
    lines = "".join(
        f"M{250 + 34 * math.cos(a):.1f} {350 + 34 * math.sin(a):.1f}"
        f"L{250 + 54 * math.cos(a):.1f} {350 + 54 * math.sin(a):.1f}"
        for a in (math.tau * k / 20 for k in range(20))
    )
    out.path(lines, stroke="#7a3a06", stroke_width=4, opacity="0.6")
    out.path("M250 292Q280 350 250 408Q220 350 250 292Z", LINE)
    for side in (-1, 1):
        out.circle(250 + side * 26, 350 + side * 30, 9, "#ffffff", opacity="0.9")
    return out


def main() -> None:
    for rank in RANKS:
        save(card(rank), f"card_{rank}")
    save(back(), "back")


if __name__ == "__main__":
    main()
