"""Draws the playing cards from ace to ten in four suits, and the back.

Run from the project root: `python -m assets.art.make.cards`. It writes into assets/art/cards, 500
by 700: `{rank}{suit}.svg` with ranks A23456789T and suits c d h s, `back.svg`, and into
cards/four the clubs in green and the diamonds in blue for the four-colour deck.
"""

from __future__ import annotations

import math
import random

from assets.art.make.logo import RYE
from assets.art.make.palette import BRASS, CREAM, LINE, OXBLOOD
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.stamp import HORSESHOE, disc

WIDTH, HEIGHT = 500, 700
# Suits as path data round (0, 0), about 90 units tall.
SUITS = {
    "h": "M0 44C-8 27 -46 8 -46 -17C-46 -35 -31 -44 -20 -44C-10 -44 -3 -37 0 -27"
    "C3 -37 10 -44 20 -44C31 -44 46 -35 46 -17C46 8 8 27 0 44Z",
    "d": "M0 -48C9 -29 21 -13 36 0C21 13 9 29 0 48C-9 29 -21 13 -36 0C-21 -13 -9 -29 0 -48Z",
    "s": "M0 -48C8 -30 44 -11 44 14C44 29 33 36 24 36C14 36 7 31 4 24C5 35 9 42 17 48H-17"
    "C-9 42 -5 35 -4 24C-7 31 -14 36 -24 36C-33 36 -44 29 -44 14C-44 -11 -8 -30 0 -48Z",
    "c": "M0 -48C13 -48 22 -38 22 -26C22 -18 18 -12 12 -7C17 -11 22 -12 26 -12C38 -12 46 -3 46 9"
    "C46 22 36 30 25 30C14 30 7 24 4 16C5 30 9 41 18 48H-18C-9 41 -5 30 -4 16C-7 24 -14 30 -25 30"
    "C-36 30 -46 22 -46 9C-46 -3 -38 -12 -26 -12C-22 -12 -17 -11 -12 -7C-18 -12 -22 -18 -22 -26"
    "C-22 -38 -13 -48 0 -48Z",
}
RED, BLACK = ("#d0392d", "#7c1712"), ("#41362f", "#17100c")
COLOURS = {"h": RED, "d": RED, "s": BLACK, "c": BLACK}
FOUR = COLOURS | {"d": ("#3f7fc4", "#163f78"), "c": ("#3f8f4e", "#14522a")}
# Pips as (column 0 to 2, row 0 to 3).
PIPS: dict[str, list[tuple[float, float]]] = {
    "2": [(1, 0), (1, 3)],
    "3": [(1, 0), (1, 1.5), (1, 3)],
    "4": [(0, 0), (2, 0), (0, 3), (2, 3)],
    "5": [(0, 0), (2, 0), (1, 1.5), (0, 3), (2, 3)],
    "6": [(0, 0), (2, 0), (0, 1.5), (2, 1.5), (0, 3), (2, 3)],
    "7": [(0, 0), (2, 0), (1, 0.75), (0, 1.5), (2, 1.5), (0, 3), (2, 3)],
    "8": [(0, 0), (2, 0), (1, 0.75), (0, 1.5), (2, 1.5), (1, 2.25), (0, 3), (2, 3)],
    "9": [(0, 0), (2, 0), (0, 1), (2, 1), (1, 1.5), (0, 2), (2, 2), (0, 3), (2, 3)],
    "T": [
        (0, 0), (2, 0), (1, 0.5), (0, 1), (2, 1), (0, 2), (2, 2), (1, 2.5), (0, 3), (2, 3),
    ],
}  # fmt: skip


def stock(out: Drawing) -> None:
    """Aged card with a double gilt rule and a flourish in every corner."""
    paper = out.linear(0, 0, WIDTH, HEIGHT, (0, "#fffaee"), (0.55, CREAM[1]), (1, "#ecdcb6"))
    out.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, paper, 36, stroke=LINE, stroke_width=5)
    age = out.radial(
        250, 350, 1, (0, "#a87b3c", 0), (0.62, "#a87b3c", 0), (1, "#8a5a22", 0.3), sx=330, sy=430
    )
    out.rect(5, 5, WIDTH - 10, HEIGHT - 10, age, 34)
    rng = random.Random(7)
    for _ in range(16):
        x, y = rng.uniform(30, WIDTH - 30), rng.uniform(30, HEIGHT - 30)
        out.circle(x, y, rng.uniform(0.7, 1.8), "#8a6432", opacity=".22")
    gilt = out.linear(
        0, 0, WIDTH, HEIGHT,
        (0, BRASS[2]), (0.3, BRASS[1]), (0.5, BRASS[3]), (0.7, BRASS[1]), (1, BRASS[3]),
    )  # fmt: skip
    out.rect(17, 17, WIDTH - 34, HEIGHT - 34, "none", 25, stroke=gilt, stroke_width=4)
    out.rect(25, 25, WIDTH - 50, HEIGHT - 50, "none", 19, stroke=BRASS[3], stroke_width=1.5)


def pip(
    out: Drawing, suit: str, paint: str, x: float, y: float, scale: float, over: bool = False
) -> None:
    """One suit mark round (x, y); `over` turns it upside down."""
    turn = " rotate(180)" if over else ""
    out.open(f"translate({x:.1f} {y:.1f}) scale({scale}){turn}")
    out.path(SUITS[suit], paint)
    out.close()


def corners(out: Drawing, rank: str, suit: str, tones: tuple[str, str]) -> None:
    """Rank over suit at the top left, and the same turned about at the bottom right."""
    text = "10" if rank == "T" else rank
    paint = out.linear(0, -80, 0, 10, (0, tones[0]), (0.6, tones[1]), (1, tones[1]))
    mark = out.linear(0, -46, 0, 46, (0, tones[0]), (1, tones[1]))
    for turn in (0, 180):
        out.open(f"rotate({turn} 250 350)")
        out.open("translate(68 102) scale(.8 1)" if rank == "T" else "translate(68 102)")
        out.lettering(text, 0, 0, 82, paint, RYE)
        out.close()
        pip(out, suit, mark, 68, 148, 0.56)
        out.close()


def ace(out: Drawing, suit: str, paint: str, dark: str) -> None:
    """One large mark in a wreath of rays, a star cut into it."""
    gilt = out.radial(250, 350, 190, (0, BRASS[1], 0.85), (0.6, BRASS[2], 0.5), (1, BRASS[2], 0))
    d = ""
    for i in range(24):
        a, half = math.radians(15 * i), math.radians(2.6)
        for sign, letter in ((-1, "L"), (1, "L")):
            x = 250 + 188 * math.sin(a + sign * half)
            y = 350 - 188 * math.cos(a + sign * half)
            d += f"{'M250 350' if sign < 0 else ''}{letter}{x:.1f} {y:.1f}"
        d += "Z"
    out.path(d, gilt)
    out.open("translate(250 350) scale(2.7)")
    out.path(SUITS[suit], CREAM[1], stroke=CREAM[1], stroke_width=9, stroke_linejoin="round")
    out.path(SUITS[suit], BRASS[2], stroke=BRASS[2], stroke_width=3.5, stroke_linejoin="round")
    out.path(SUITS[suit], paint)
    out.close()
    middle = {"h": 328, "d": 350, "s": 372, "c": 350}[suit]
    out.path(rounded(star(250, middle + 3, 44, 19), 2), dark)
    gold = out.linear(
        215, middle - 40, 285, middle + 40, (0, BRASS[0]), (0.5, BRASS[1]), (1, BRASS[3])
    )
    out.path(rounded(star(250, middle, 42, 18), 2), gold, stroke=dark, stroke_width=3)
    out.circle(250, middle, 11, "none", stroke=BRASS[3], stroke_width=2.5)


def card(rank: str, suit: str, colours: dict[str, tuple[str, str]]) -> Drawing:
    """One card from ace to ten."""
    out = Drawing(WIDTH, HEIGHT)
    stock(out)
    light, dark = colours[suit]
    corners(out, rank, suit, (light, dark))
    mark = out.linear(0, -46, 0, 46, (0, light), (1, dark))
    if rank == "A":
        ace(out, suit, mark, dark)
    for column, row in PIPS.get(rank, []):
        pip(out, suit, mark, 166 + 84 * column, 146 + 136 * row, 0.98, row > 1.5)
    return out


def back() -> Drawing:
    """Oxblood with a lattice of gilt, and a horseshoe for luck; the same either way up."""
    out = Drawing(WIDTH, HEIGHT)
    paper = out.linear(0, 0, WIDTH, HEIGHT, (0, CREAM[0]), (1, CREAM[2]))
    out.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, paper, 36, stroke=LINE, stroke_width=5)
    field = out.radial(250, 350, 430, (0, OXBLOOD[1]), (0.7, OXBLOOD[2]), (1, OXBLOOD[3]))
    gilt = out.linear(
        0, 0, WIDTH, HEIGHT,
        (0, BRASS[2]), (0.3, BRASS[0]), (0.5, BRASS[2]), (0.7, BRASS[1]), (1, BRASS[3]),
    )  # fmt: skip
    out.rect(24, 24, WIDTH - 48, HEIGHT - 48, field, 22, stroke=gilt, stroke_width=5)
    out.rect(35, 35, WIDTH - 70, HEIGHT - 70, "none", 14, stroke=gilt, stroke_width=2)
    diamonds, dots = "", ""
    for j in range(16):
        for i in range(11):
            x, y = 50 + i * 40, 50 + j * 40
            diamonds += f"M{x} {y - 16}L{x + 16} {y}L{x} {y + 16}L{x - 16} {y}Z"
            dots += disc(x, y, 3)
            if i < 10 and j < 15:
                dots += disc(x + 20, y + 20, 2)
    out.path(diamonds, stroke="#e8c47a", stroke_width=1.6, opacity=".55")
    out.path(dots, "#e8c47a", opacity=".75")
    for r, paint in ((128, OXBLOOD[4]), (122, gilt), (115, OXBLOOD[3])):
        out.path(disc(250, 350, r, r * 1.22), paint)
    out.path(disc(250, 350, 106, 130), stroke=gilt, stroke_width=2)
    gold = out.linear(
        10, 8, 90, 92, (0, BRASS[0]), (0.45, BRASS[1]), (0.7, BRASS[2]), (1, BRASS[3])
    )
    # Two horseshoes, heel to heel, so that a turned card does not show.
    for turn in (0, 180):
        out.open(f"rotate({turn} 250 350) translate(250 407) scale(1.02) translate(-50 -52)")
        out.path(HORSESHOE, OXBLOOD[4], stroke=OXBLOOD[4], stroke_width=6, stroke_linejoin="round")
        out.path(HORSESHOE, gold)
        for x, y in (
            (20, 28),
            (15, 48),
            (22, 68),
            (38, 81),
            (62, 81),
            (78, 68),
            (85, 48),
            (80, 28),
        ):
            out.circle(x, y, 3, OXBLOOD[4])
        out.close()
    points = rounded(star(250, 350, 30, 30 * 0.38, 4), 1)
    out.path(points, OXBLOOD[4], stroke=OXBLOOD[4], stroke_width=6, stroke_linejoin="round")
    out.path(points, gilt)
    return out


def main() -> None:
    for suit in SUITS:
        for rank in ("A", *PIPS):
            card(rank, suit, COLOURS).save(f"cards/{rank}{suit}")
            if suit in "cd":
                card(rank, suit, FOUR).save(f"cards/four/{rank}{suit}")
    back().save("cards/back")


if __name__ == "__main__":
    main()
