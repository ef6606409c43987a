"""Draws the doors of the Monster Gunslingers' five houses, shut, half open and open.

Run from the project root: `python -m assets.art.make.gunslinger_table_doors`. It writes into
assets/art/gunslingers, for each house `i` from 0 to 4 and each side `left`, `right`:

- `door_{i}_{side}.svg` (75 by 210): the leaf shut; both together fill the doorway
- `door_{i}_{side}_half.svg` (56 by 234): swung half toward us; its hinge is at the outer edge, in
  line with the doorway's, the sprite's middle as high as the doorway's
- `door_{i}_{side}_open.svg` (44 by 234): swung open; lies outside the doorway, hinge against it

Each leaf is designed once, x from its hinge (0) to where the leaves meet (75), y down from 0 to
210, and laid out for every position by `Leaf`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing, number, star

Point = tuple[float, float]
W, H, TALL = 75.0, 210.0, 234.0
WIDE = {"shut": 75.0, "half": 56.0, "open": 44.0}
INK = 2.6


def moonlit(hue: str, house: int) -> str:
    """A colour as it looks in the moonlight of the painted street, dimmer house by house."""
    far = house / 4
    light = (0.80 - 0.22 * far, 1.06 - 0.24 * far, 0.92 - 0.20 * far)
    parts = (int(hue[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{min(255, round(p * k)):02x}" for p, k in zip(parts, light, strict=True))


class Leaf:
    """One leaf in one position: takes shapes of the design and draws them as they are seen."""

    def __init__(self, house: int, side: str, how: str) -> None:
        self.house, self.side, self.how = house, side, how
        self.out = Drawing(WIDE[how], H if how == "shut" else TALL)

    def at(self, x: float, y: float) -> Point:
        """Where a place of the design is seen."""
        inset = 1.3  # so that the outline stays on the sprite
        x = inset + x * (W - 2 * inset) / W
        y = inset + y * (H - 2 * inset) / H
        wide = WIDE[self.how]
        if self.how != "shut":
            near = 1 + (TALL / H - 1) * x / W
            y = TALL / 2 + (y - H / 2) * near
        across = x / W * wide
        outward = self.how == "open"
        from_left = (self.side == "left") != outward
        return (across if from_left else wide - across), y

    def tone(self, hue: str, part: float = 1.0) -> str:
        """The hue in moonlight; the leaf that is turned from the moon is darker."""
        turned = {"shut": 1.0, "half": 0.92, "open": 1.06}[self.how]
        if self.how != "shut" and (self.side == "right") == (self.how == "half"):
            turned *= 1.0
        elif self.how != "shut":
            turned *= 0.78
        lit = moonlit(hue, self.house)
        parts = (int(lit[i : i + 2], 16) for i in (1, 3, 5))
        return "#" + "".join(f"{min(255, round(p * turned * part)):02x}" for p in parts)

    def shape(self, points: list[Point], hue: str, ink: float = INK, part: float = 1.0) -> None:
        """A filled polygon of the design, outlined `ink` wide (0: not at all)."""
        line = {"stroke": LINE, "stroke_width": ink, "stroke_linejoin": "round"} if ink else {}
        self.out.polygon([self.at(*p) for p in points], self.tone(hue, part), **line)

    def box(self, x: float, y: float, w: float, h: float, hue: str, ink: float = INK,
            part: float = 1.0) -> None:  # fmt: skip
        self.shape([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], hue, ink, part)

    def dot(self, x: float, y: float, r: float, hue: str, ink: float = 1.6) -> None:
        count = 16
        self.shape([(x + r * math.cos(k * 2 * math.pi / count),
                     y + r * math.sin(k * 2 * math.pi / count)) for k in range(count)], hue,
                   ink)  # fmt: skip

    def line(self, points: list[Point], hue: str, width: float, opacity: float = 1.0) -> None:
        d = "M" + "L".join(" ".join(number(v) for v in self.at(*p)) for p in points)
        self.out.path(d, stroke=self.tone(hue), stroke_width=width, stroke_linecap="round",
                      stroke_linejoin="round", opacity=opacity)  # fmt: skip


def saloon(leaf: Leaf) -> None:
    """A tall batwing of slats between curved rails."""
    wood, lit, dark = "#b8733c", "#dc9c5a", "#6d3d1c"
    top = [(0, 16), (10, 15), (26, 8), (44, 1), (60, 2), (75, 10)]
    foot = [(75, 198), (60, 207), (44, 208), (26, 201), (10, 195), (0, 194)]
    leaf.shape([*top, *foot], wood)
    for y0, y1 in ((27, 100), (114, 182)):
        leaf.box(12, y0, 51, y1 - y0, dark, 2)
        count = round((y1 - y0) / 10.4)
        for k in range(count):
            y = y0 + 2 + k * (y1 - y0 - 3) / count
            leaf.shape([(13.5, y + 4.5), (61.5, y + 4.5), (61.5, y + 9), (13.5, y + 9)], wood, 1.2)
            leaf.line([(14, y + 4.8), (61, y + 4.8)], lit, 1.4, 0.8)
    leaf.line([(4, 20), (12, 19), (27, 12), (45, 5), (60, 6), (71, 12)], lit, 2, 0.8)
    leaf.shape([(x + 37.5, y + 107) for x, y in star(0, 0, 6, 2.6)], "#ffd87a", 1.4)
    for y in (40, 166):
        leaf.box(0, y, 8, 13, "#f0cf7e", 1.8)
    leaf.box(66, 96, 6, 26, "#f0cf7e", 1.8)


def bank(leaf: Leaf) -> None:
    """Half of a strong-room: riveted plates, bolts and a brass wheel shared by both leaves."""
    steel, lit, dark = "#8e9aa0", "#c9d4d4", "#4c565c"
    leaf.box(0, 0, 75, 210, steel)
    leaf.box(8, 9, 67, 192, dark, 2)
    leaf.box(11, 12, 64, 186, steel, 1.6, 0.86)
    for y in (12, 74, 136):
        leaf.line([(12, y + 1.5), (74, y + 1.5)], lit, 1.6, 0.7)
        leaf.line([(12, y + 61), (74, y + 61)], LINE, 2)
    for y in (20, 66, 82, 128, 144, 190):
        for x in (18, 36, 54):
            leaf.dot(x, y, 2.6, lit, 1.2)
    for y in (40, 170):
        leaf.box(0, y - 11, 26, 22, dark, 2.2)
        leaf.box(2, y - 7, 20, 14, "#cf9c40", 1.8)
    rim = [(75 - 30 * math.sin(a), 105 - 30 * math.cos(a))
           for a in (math.pi * k / 18 for k in range(19))]  # fmt: skip
    leaf.shape(rim, dark, 2.2)
    for width, hue in ((9, LINE), (5, "#f0cf7e")):
        leaf.line([(75 - 22 * math.sin(a), 105 - 22 * math.cos(a))
                   for a in (math.pi * k / 18 for k in range(19))], hue, width)  # fmt: skip
        for a in (0.5, 1.57, 2.64):
            leaf.line([(75, 105), (75 - 27 * math.sin(a), 105 - 27 * math.cos(a))], hue,
                      width - 1)  # fmt: skip
    leaf.shape([(75 - 8 * math.sin(a), 105 - 8 * math.cos(a))
                for a in (math.pi * k / 8 for k in range(9))], "#fff0b8", 2)  # fmt: skip


def sheriff(leaf: Leaf) -> None:
    """Three thick planks in iron straps with a barred hole to look through."""
    hues, iron, lit = ("#8a5a34", "#9a683e", "#7d5030"), "#59626a", "#98a4a8"
    leaf.box(0, 0, 75, 210, hues[0])
    for k in range(3):
        leaf.box(k * 25, 0, 25, 210, hues[k], 2)
        for dx, y0, y1 in ((6, 12, 60), (15, 84, 150), (9, 160, 196), (19, 20, 52)):
            leaf.line([(k * 25 + dx, y0), (k * 25 + dx + 1, y1)], "#4f311a", 1.4, 0.6)
    leaf.box(24, 40, 34, 36, iron, 2.4)
    leaf.box(28, 44, 26, 28, "#0a0f10", 1.6)
    for x in (33.5, 41, 48.5):
        leaf.line([(x, 44), (x, 72)], LINE, 4.4)
        leaf.line([(x, 44), (x, 72)], lit, 2.2)
    for y in (16, 98, 180):
        leaf.shape([(0, y), (64, y), (71, y + 8), (64, y + 16), (0, y + 16)], iron, 2.4)
        leaf.line([(3, y + 3), (63, y + 3)], lit, 1.6, 0.7)
        for x in (9, 30, 52):
            leaf.dot(x, y + 8, 3, lit, 1.4)
    for width, hue in ((6, LINE), (3, lit)):
        leaf.line([(65 + 6 * math.sin(a), 132 - 8 * math.cos(a))
                   for a in (math.pi * k / 6 for k in range(13))], hue, width)  # fmt: skip


def undertaker(leaf: Leaf) -> None:
    """Black lacquer with a coffin let into it and half of a black wreath."""
    body, lit, dark, silver = "#4b3d58", "#8d7c9a", "#2a2034", "#d8dcdc"
    leaf.box(0, 0, 75, 210, body)
    leaf.line([(4, 5), (71, 5)], lit, 2, 0.7)
    leaf.line([(5, 6), (5, 204)], lit, 1.6, 0.5)
    coffin = [(24, 20), (50, 20), (62, 58), (50, 190), (24, 190), (12, 58)]
    leaf.shape(coffin, dark, 2.4)
    inner = [(27, 26), (47, 26), (57, 58), (46.500, 184), (27.500, 184), (17, 58)]
    leaf.shape(inner, "#5d4b6a", 1.6)
    leaf.line([(27, 27), (17.500, 58), (28, 183)], lit, 1.8, 0.8)
    leaf.line([(37, 40), (37, 78)], silver, 4)
    leaf.line([(28, 51), (46, 51)], silver, 4)
    for y in (104, 148):
        leaf.line([(29, y), (45, y)], LINE, 5.4)
        leaf.line([(29, y), (45, y)], silver, 2.6)
    count = 7
    for k in range(count):
        a = math.pi * (k + 0.5) / count
        x, y = 75 - 17 * math.sin(a), 112 - 17 * math.cos(a)
        leaf.dot(x, y, 6.4, "#2f5a3c" if k % 2 else "#3f7a4a", 1.6)
    leaf.shape([(75, 122), (67, 134), (62, 152), (68, 148), (71, 156), (75, 138)], "#7c1d18", 1.8)
    leaf.box(67, 88, 5, 12, silver, 1.6)


def store(leaf: Leaf) -> None:
    """A glazed shop door with its blind half down and a kick plate."""
    wood, lit, dark = "#4f8a5c", "#8fc28a", "#24503a"
    leaf.box(0, 0, 75, 210, wood)
    leaf.line([(4, 5), (71, 5)], lit, 2, 0.8)
    leaf.box(12, 14, 51, 112, "#17302e", 2.4)
    leaf.shape([(13, 100), (13, 74), (62, 30), (62, 56)], "#5f9a86", 0)
    leaf.shape([(13, 116), (13, 108), (62, 64), (62, 72)], "#3f7668", 0)
    leaf.box(13, 15, 49, 40, "#ecdcb4", 1.6)
    for y in (24, 34, 44):
        leaf.line([(14, y), (61, y)], "#b89a66", 1.2, 0.7)
    leaf.line([(37.5, 55), (37.5, 64)], "#ecdcb4", 1.6)
    leaf.dot(37.5, 66, 2.6, "#ecdcb4", 1.2)
    for y in (55, 92):
        leaf.box(12, y, 51, 3.6, wood, 1.2)
    leaf.box(36, 58, 3.4, 68, wood, 1.2)
    leaf.box(12, 138, 51, 42, dark, 2.2)
    leaf.shape([(16, 142), (59, 142), (52, 150), (23, 150)], lit, 0, 0.8)
    leaf.shape([(23, 150), (52, 150), (52, 168), (23, 168)], wood, 1.4)
    leaf.box(6, 188, 63, 16, "#cf9c40", 2)
    leaf.line([(9, 191), (66, 191)], "#fff0b8", 1.6, 0.8)
    leaf.dot(68.5, 132, 4.4, "#f0cf7e", 1.8)
    for y in (30, 168):
        leaf.box(0, y, 6, 12, "#f0cf7e", 1.6)


DESIGNS: tuple[Callable[[Leaf], None], ...] = (saloon, bank, sheriff, undertaker, store)


def main() -> None:
    for house, design in enumerate(DESIGNS):
        for side in ("left", "right"):
            for how in WIDE:
                leaf = Leaf(house, side, how)
                design(leaf)
                tail = "" if how == "shut" else f"_{how}"
                leaf.out.save(f"gunslingers/door_{house}_{side}{tail}")


if __name__ == "__main__":
    main()
