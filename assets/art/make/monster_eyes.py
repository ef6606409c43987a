"""Draws the eyes of the Monster's table in layers, so that the program can turn them.

Run from the project root: `python -m assets.art.make.monster_eyes`. It writes into
assets/art/monster:

- `eye.svg`, `eye_pupil.svg`, `lid_half.svg`, `lid.svg`, `eye_rim.svg` (200 by 140, laid exactly on
  one another in this order): white, pupil (to be moved by up to 34 units sideways, 12 up and
  down), the eye half closed or closed, the lips of the tear in the cloth
- `monster_eye.svg`, `monster_pupil.svg`, `monster_lid.svg` or `monster_lid_down.svg` (120 square,
  the same way): ball, pupil (to be moved by up to 16 sideways, 14 up and down), scowl or blink

Where they go on each lump and Monster is in `places.json`.
"""

from __future__ import annotations

import math

from assets.art.make.monster_cloth import VELVET
from assets.art.make.monster_kit import inked, save, shine, smooth, stroke
from assets.art.make.monster_small import TOAD
from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing
from assets.art.make.stamp import disc

SOCK = ("#c9566a", "#8c2a44", "#561430", "#2a0818")
ALMOND = "M28 72Q100 2 172 72Q100 132 28 72Z"


def white(out: Drawing) -> None:
    out.path("M14 72Q100 -14 186 72Q100 148 14 72Z", "#1a0408")
    paint = out.radial(92, 62, 84, (0, "#fffbe0"), (0.55, "#f6e6a8"), (0.85, "#d8a860"),
                       (1, "#8a4a28"))  # fmt: skip
    out.path(ALMOND, paint)
    for d in ("M34 72Q52 66 62 74M50 68L56 60", "M166 74Q150 70 140 76M152 71L146 80"):
        stroke(out, d, 3, "#c0392b", opacity="0.8")
    out.path("M28 72Q100 2 172 72Q100 28 28 72Z", "#3a0a10", opacity="0.4")


def iris(out: Drawing) -> None:
    paint = out.radial(100, 76, 40, (0, "#fdffa0"), (0.45, "#c8dc2a"), (0.85, "#4f8a14"),
                       (1, "#1c3c0a"))  # fmt: skip
    out.circle(100, 70, 37, paint, stroke=LINE, stroke_width=5)
    for k in range(18):
        a = math.tau * k / 18
        stroke(out, f"M{100 + 21 * math.cos(a):.0f} {70 + 21 * math.sin(a):.0f}"
               f"L{100 + 31 * math.cos(a):.0f} {70 + 31 * math.sin(a):.0f}", 2.4, "#2f5c0c",
               opacity="0.6")  # fmt: skip
    out.path("M100 36Q122 70 100 104Q78 70 100 36Z", LINE)
    out.circle(86, 54, 9, "#ffffff")
    out.circle(114, 86, 4.5, "#ffffff", opacity="0.7")


def eye_parts(out: Drawing) -> None:
    """The whole eye, open, looking straight out."""
    white(out)
    iris(out)
    lips(out)


def eye() -> Drawing:
    """The white that shows in the tear."""
    out = Drawing(200, 140)
    white(out)
    return out


def pupil() -> Drawing:
    """The iris, glowing a little, with its slit."""
    out = Drawing(200, 140)
    iris(out)
    return out


def velvet(out: Drawing) -> str:
    return out.linear(20, 0, 180, 140, (0, VELVET[0]), (0.4, VELVET[1]), (1, VELVET[3]))


def lips(out: Drawing) -> None:
    """The folds of cloth round the tear, an almond open between them."""
    upper = ("M6 76C28 24 70 4 102 6C142 8 176 30 194 70C184 78 178 78 170 72Q100 2 30 72"
             "C22 80 14 82 6 76Z")  # fmt: skip
    lower = "M6 76C22 84 26 78 30 72Q100 132 170 72C176 78 186 78 194 70C176 118 140 136 100 136" \
            "C60 136 24 118 6 76Z"  # fmt: skip
    inked(out, lower, velvet(out), 5)
    inked(out, upper, velvet(out), 5)
    stroke(out, "M28 56C46 28 74 16 100 16C120 17 136 21 148 31", 4.5, "#ffc49a", opacity="0.65")
    stroke(out, "M44 104C66 122 130 124 156 104", 4, VELVET[4], opacity="0.6")
    for x, y, dx, dy in ((36, 68, 7, 7), (52, 54, 5, 8), (148, 55, -5, 8), (164, 68, -7, 7),
                         (74, 42, 2, 8), (126, 42, -2, 8)):  # fmt: skip
        stroke(out, f"M{x} {y}l{dx} {dy}", 3, LINE)


def rim() -> Drawing:
    out = Drawing(200, 140)
    lips(out)
    return out


def lid(part: float) -> Drawing:
    """The eye `part` closed: skin of whatever is under there comes down."""
    out = Drawing(200, 140)
    low = 2 + 128 * part
    skin = out.linear(40, 20, 150, 110, (0, TOAD[1]), (0.6, TOAD[2]), (1, TOAD[3]))
    d = f"M28 72Q100 2 172 72Q100 {low:.0f} 28 72Z"
    out.path(d, skin)
    stroke(out, f"M28 72Q100 {low:.0f} 172 72", 6, LINE)
    for k in range(1, 3):
        y = 2 + (low - 2) * k / 3
        stroke(out, f"M44 {62 + (y - 62) * 0.3:.0f}Q100 {y:.0f} 156 {62 + (y - 62) * 0.3:.0f}", 3.4,
               TOAD[3], opacity="0.6")  # fmt: skip
    return out


def ball() -> Drawing:
    out = Drawing(120, 120)
    white = out.radial(48, 46, 66, (0, "#fffef0"), (0.6, "#f8ecc4"), (1, "#c79a62"))
    inked(out, disc(60, 60, 52), white, 6)
    stroke(out, "M14 66C22 62 26 68 32 66M106 64C98 60 94 66 88 64M84 100L80 90", 3, "#c0392b",
           opacity="0.8")  # fmt: skip
    return out


def ball_pupil() -> Drawing:
    out = Drawing(120, 120)
    paint = out.radial(60, 66, 34, (0, "#fff59a"), (0.5, "#f2b21c"), (1, "#a04a06"))
    inked(out, disc(60, 62, 28), paint, 4.5)
    out.circle(60, 62, 15, LINE)
    out.circle(51, 52, 8, "#ffffff")
    out.circle(69, 72, 3.5, "#ffffff", opacity="0.8")
    return out


def ball_lid(shut: bool) -> Drawing:
    """A scowling lid that also trims what of the pupil sticks out; or shut."""
    out = Drawing(120, 120)
    skin = out.linear(20, 6, 90, 70, (0, SOCK[0]), (0.5, SOCK[1]), (1, SOCK[2]))
    if shut:
        inked(out, disc(60, 60, 52), skin, 6)
        stroke(out, smooth("11,66 34,82 60,87 86,82 109,66", False), 7, LINE)
        for d in ("M30 84l-6 11", "M60 90v12", "M90 84l6 11"):
            stroke(out, d, 5, LINE)
    else:
        inked(out, "M9 49A52 52 0 0 1 111 49Q86 33 60 35Q34 33 9 49Z", skin, 6)
    shine(out, smooth("24,32 40,18 58,13 44,24 32,36"), 0.5)
    return out


def main() -> None:
    save(eye(), "eye")
    save(pupil(), "eye_pupil")
    save(rim(), "eye_rim")
    save(lid(0.5), "lid_half")
    save(lid(1.0), "lid")
    save(ball(), "monster_eye")
    save(ball_pupil(), "monster_pupil")
    save(ball_lid(False), "monster_lid")
    save(ball_lid(True), "monster_lid_down")


if __name__ == "__main__":
    main()
