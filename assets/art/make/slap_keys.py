"""Draws what shows keys in Slap .45: frames of key patches and the keyboard of the check.

Run from the project root: `python -m assets.art.make.slap_keys`. It writes into assets/art/slap:

- `key_zone_3x3.svg` (340 square) and `key_zone_2x2.svg` (240 square), and both with a rim in each
  seat's colour as `key_zone_3x3_{colour}.svg`: wells of 92, 100 apart, their middles at 70, 170
  (and 270) both ways; keycaps of 88 fit
- `keyboard_body.svg` (1600 by 520): a key is 68 wide and high; columns begin at x = 35, the row of
  function keys at y = 45, the five rows below at y = 130, 198, 266, 334, 402. Blocks: letters 15
  keys wide from x = 35, arrows 3 from x = 1072, number pad 4 from x = 1293
"""

from __future__ import annotations

from assets.art.make.palette import BRASS, LEATHER, LINE, SEATS, WOOD
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.portrait_kit import stroke

KEY = 68
ROWS = (45, 130, 198, 266, 334, 402)
LETTERS, ARROWS, PAD = (35, 15), (1072, 3), (1293, 4)
STEEL_RIM = (BRASS[0], BRASS[2], BRASS[4])


def well(out: Drawing, x: float, y: float, w: float, h: float, radius: float = 14) -> None:
    """A hollow for keys, lit from the upper left."""
    out.rect(x, y, w, h, "#120a06", radius)
    floor = out.linear(0, y, 0, y + h, (0, "#1d120b"), (0.4, "#2c1c12"), (1, "#3a2618"))
    out.rect(x + 3, y + 4, w - 5, h - 6, floor, radius - 2)
    stroke(out, f"M{x + radius} {y + h - 1}H{x + w - radius}", 2, "#e8c48a", opacity=0.35)


def zone(side: int, rim: tuple[str, str, str]) -> Drawing:
    """A leather pad with `side` by `side` wells and a rim in the tones light, middle, dark."""
    size = 100 * side + 40
    out = Drawing(size, size)
    out.rect(2, 2, size - 4, size - 4, LINE, 34)
    edge = out.linear(0, 0, size, size, (0, rim[0]), (0.45, rim[1]), (1, rim[2]))
    out.rect(6, 6, size - 12, size - 12, edge, 30)
    stroke(out, f"M30 10.500H{size - 30}", 2.4, "#ffffff", opacity=0.5)
    out.rect(14, 14, size - 28, size - 28, LINE, 23)
    hide = out.linear(0, 0, size, size, (0, LEATHER[1]), (0.5, LEATHER[2]), (1, LEATHER[3]))
    out.rect(17, 17, size - 34, size - 34, hide, 20)
    for row in range(side):
        for column in range(side):
            well(out, 24 + 100 * column, 24 + 100 * row, 92, 92, 19)
    return out


def screw(out: Drawing, x: float, y: float, slot: str) -> None:
    out.circle(x + 1, y + 2, 9.5, "#0c0603", opacity="0.5")
    metal = out.radial(x - 3, y - 3, 14, (0, BRASS[0]), (0.5, BRASS[2]), (1, BRASS[4]))
    out.circle(x, y, 8.5, metal, stroke=LINE, stroke_width=2.4)
    out.path(f"M{x} {y}{slot}", stroke=LINE, stroke_width=2.6, stroke_linecap="round")


def keyboard() -> Drawing:
    """A walnut case with a brass line, hollows for the keys and a plate with stars."""
    out = Drawing(1600, 520)
    out.rect(3, 6, 1594, 511, "#120a06", 44)
    skirt = out.linear(0, 440, 0, 516, (0, WOOD[2]), (1, WOOD[4]))
    out.rect(6, 14, 1588, 500, skirt, 42, stroke=LINE, stroke_width=5)
    top = out.linear(0, 4, 300, 500, (0, "#a87444"), (0.4, WOOD[1]), (1, WOOD[2]))
    out.rect(6, 5, 1588, 492, top, 42, stroke=LINE, stroke_width=5)
    # Grain, long and quiet.
    lines = (
        "M60 22C420 16 900 30 1540 20M40 113C380 108 820 118 1560 112"
        "M44 486C500 480 900 492 1550 484"
        "M1065 60C1063 200 1066 360 1064 470M1283 60C1286 220 1282 330 1285 470"
    )
    stroke(out, lines, 2.4, WOOD[3], opacity=0.55)
    out.rect(17, 16, 1566, 470, "none", 33, stroke=BRASS[3], stroke_width=5)
    gilt = out.linear(0, 16, 1600, 486, (0, BRASS[0]), (0.3, BRASS[2]), (0.6, BRASS[1]),
                      (1, BRASS[3]))  # fmt: skip
    out.rect(17, 16, 1566, 470, "none", 33, stroke=gilt, stroke_width=3)
    for x, count in (LETTERS, ARROWS):
        well(out, x - 6, ROWS[0] - 6, KEY * count + 12, KEY + 12)
    left, count = LETTERS
    well(out, left - 6, ROWS[1] - 6, KEY * count + 12, KEY * 5 + 12)
    left, count = ARROWS
    well(out, left - 6, ROWS[1] - 6, KEY * count + 12, KEY * 2 + 12)
    well(out, left - 6 + KEY, ROWS[4] - 6, KEY + 12, KEY * 2 + 12)
    well(out, left - 6, ROWS[5] - 6, KEY * 3 + 12, KEY + 12)
    # The two arms of the arrows' hollow run into one.
    out.rect(left - 3 + KEY, ROWS[5] - 14, KEY + 7, 24, "#2c1c12")
    left, count = PAD
    well(out, left - 6, ROWS[1] - 6, KEY * count + 12, KEY * 5 + 12)
    # A maker's plate over the number pad.
    out.rect(1299, 47, 260, 64, LINE, 14)
    plate = out.linear(1299, 47, 1559, 111, (0, BRASS[0]), (0.35, BRASS[1]), (0.7, BRASS[2]),
                       (1, BRASS[3]))  # fmt: skip
    out.rect(1303, 51, 252, 56, plate, 11)
    out.rect(1309, 57, 240, 44, "none", 7, stroke=BRASS[4], stroke_width=2)
    for x, size in ((1429, 19), (1384, 12), (1474, 12), (1348, 8), (1510, 8)):
        points = rounded(star(x, 80, size, size * 0.43), 1)
        out.path(points, BRASS[4], transform="translate(1 1.500)")
        out.path(points, "#7c1d18")
    for x, y, slot in ((26, 112, "l5 4"), (1574, 112, "l-5 4"),
                       (26, 390, "l4 5"), (1574, 390, "l5 -3")):  # fmt: skip
        screw(out, x, y, slot)
    stroke(out, "M50 9.500H1550", 3, "#ffe6b8", opacity=0.5)
    return out


def main() -> None:
    for side in (3, 2):
        name = f"slap/key_zone_{side}x{side}"
        zone(side, STEEL_RIM).save(name)
        for colour, light, middle, dark in SEATS:
            zone(side, (light, middle, dark)).save(f"{name}_{colour}")
    keyboard().save("slap/keyboard_body")


if __name__ == "__main__":
    main()
