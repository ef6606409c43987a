"""Draws the icons: cream emblems with one dark rim, a few with their own colours.

Run from the project root: `python -m assets.art.make.icons`. It writes into assets/art/icons,
100 square each. What belongs to keys, pads and the mouse is in `controls.py`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.make.dice import draw_flat
from assets.art.make.palette import BRASS, CREAM, LINE, OXBLOOD
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.stamp import HEART, Part, box, disc, ink, rim, stamp

SIZE = 100
Tones = tuple[str, ...]
GREEN: Tones = ("#b9dd8a", "#6fae52", "#2f6b34")
RED: Tones = ("#f5907c", "#d5483a", "#8a1f19")
STEEL: Tones = ("#f4f6f8", "#b9bfc6", "#6d747d")
GOLD: Tones = (BRASS[0], BRASS[1], BRASS[2])


def paint(out: Drawing, tones: Tones = (CREAM[0], CREAM[1], CREAM[3])) -> str:
    """Light from the upper left over the whole icon."""
    return out.linear(16, 8, 84, 94, (0, tones[0]), (0.5, tones[1]), (1, tones[2]))


def plain(*parts: Part, tones: Tones = (CREAM[0], CREAM[1], CREAM[3])) -> Callable[[], Drawing]:
    """An icon that is nothing but an emblem."""

    def draw() -> Drawing:
        out = Drawing(SIZE, SIZE)
        stamp(out, parts, paint(out, tones))
        return out

    return draw


def arrow(degrees: float) -> Callable[[], Drawing]:
    """A stubby arrow, up when `degrees` is 0, clockwise."""

    def draw() -> Drawing:
        out = Drawing(SIZE, SIZE)
        points = [(50, 11), (86, 50), (66, 50), (66, 86), (34, 86), (34, 50), (14, 50)]
        s, c = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
        turned = [
            (50 + (x - 50) * c - (y - 50) * s, 50 + (x - 50) * s + (y - 50) * c) for x, y in points
        ]
        stamp(out, [Part(rounded(turned, 5))], paint(out))
        return out

    return draw


def lock() -> Drawing:
    out = Drawing(SIZE, SIZE)
    shackle, body = Part("M32 50V35A18 18 0 0 1 68 35V50", 9), Part(box(19, 45, 62, 46, 9))
    rim(out, [shackle, body])
    ink(out, [shackle], paint(out, STEEL))
    rim(out, [body])
    ink(out, [body], paint(out, (BRASS[0], BRASS[2], BRASS[3])))
    out.path("M50 59A7 7 0 0 1 54 71.500L57 82H43L46 71.500A7 7 0 0 1 50 59Z", LINE)
    return out


def book() -> Drawing:
    out = Drawing(SIZE, SIZE)
    cover = Part("M6 26C20 20 38 20 50 28C62 20 80 20 94 26V84C80 79 62 79 50 87C38 79 20 79 6 84Z")
    stamp(out, [cover], paint(out, (OXBLOOD[0], OXBLOOD[1], OXBLOOD[3])))
    left = "M12 21C26 15 40 16 50 24V80C40 73 26 73 12 77Z"
    right = "M88 21C74 15 60 16 50 24V80C60 73 74 73 88 77Z"
    stamp(out, [Part(left)], paint(out), 1.5)
    stamp(out, [Part(right)], paint(out), 1.5)
    lines = "".join(
        f"M19 {y}C27 {y - 3} 36 {y - 2} 43 {y + 2}M81 {y}C73 {y - 3} 64 {y - 2} 57 {y + 2}"
        for y in (34, 46, 58)
    )
    out.path(lines, stroke="#7a5a34", stroke_width=4, stroke_linecap="round")
    return out


def gear() -> Drawing:
    out = Drawing(SIZE, SIZE)
    teeth = []
    for i in range(8):
        for shift, radius in ((-0.22, 33), (-0.16, 44), (0.16, 44), (0.22, 33)):
            a = math.pi * i / 4 + shift
            teeth.append((50 + radius * math.sin(a), 50 - radius * math.cos(a)))
    stamp(out, [Part(rounded(teeth, 3))], paint(out, (BRASS[0], BRASS[1], BRASS[3])))
    out.circle(50, 50, 24, "none", stroke=BRASS[3], stroke_width=3)
    out.circle(50, 50, 15, LINE)
    return out


def undo() -> Drawing:
    out = Drawing(SIZE, SIZE)
    parts = [
        Part("M36 37H60A21 21 0 0 1 60 79H34", 14),
        Part(rounded([(8, 37), (42, 9), (42, 65)], 4)),
    ]
    stamp(out, parts, paint(out))
    return out


def speaker(on: bool) -> Drawing:
    out = Drawing(SIZE, SIZE)
    horn = Part(rounded([(10, 37), (28, 37), (52, 15), (52, 85), (28, 63), (10, 63)], 5))
    waves = [Part("M65 37Q73 50 65 63", 7), Part("M77 25Q92 50 77 75", 7)]
    stamp(out, [horn, *waves] if on else [horn], paint(out))
    if not on:
        stamp(out, [Part("M66 38L90 62M90 38L66 62", 9)], paint(out, RED))
    return out


def home() -> Drawing:
    """A saloon with a false front and swing doors."""
    out = Drawing(SIZE, SIZE)
    front = Part(
        rounded(
            [(10, 90), (10, 32), (24, 32), (24, 22), (37, 22), (50, 8), (63, 22), (76, 22),
             (76, 32), (90, 32), (90, 90)],
            2.5,
        )
    )  # fmt: skip
    stamp(out, [front], paint(out))
    out.path("M10 47H90", stroke="#7a5a34", stroke_width=4)
    out.path(rounded(star(50, 31, 11, 4.8), 1), OXBLOOD[1])
    out.path("M36 90V60A14 14 0 0 1 64 60V90Z", LINE)
    out.path("M39 66L48.500 71V83L39 85ZM61 66L51.500 71V83L61 85Z", BRASS[2])
    for x in (17, 71):
        out.rect(x, 57, 12, 17, LINE, 1.5)
        out.rect(x + 2, 59, 8, 13, "#f6b84e", 0.5)
    return out


def chart() -> Drawing:
    out = Drawing(SIZE, SIZE)
    for x, top, tones in ((13, 54, GREEN), (40, 14, GOLD), (67, 36, RED)):
        stamp(out, [Part(box(x, top, 20, 76 - top, 2.5))], paint(out, tones))
    stamp(out, [Part("M9 85H91", 8)], paint(out))
    return out


def hourglass() -> Drawing:
    out = Drawing(SIZE, SIZE)
    glass = Part(
        "M26 16H74C74 36 62 42 56 50C62 58 74 64 74 84H26C26 64 38 58 44 50C38 42 26 36 26 16Z"
    )
    stamp(out, [glass], paint(out, ("#fdfbf2", "#e6eef0", "#a9bdc4")))
    out.path("M34 31H66C63 39 56 43 50 49C44 43 37 39 34 31Z", "#d69a3e")
    out.path("M30 82C31 72 42 66 50 61C58 66 69 72 70 82Z", "#d69a3e")
    out.path("M50 48V66", stroke="#d69a3e", stroke_width=3)
    stamp(out, [Part("M22 13H78M22 87H78", 10)], paint(out, (BRASS[0], BRASS[1], BRASS[3])), 3.5)
    return out


def globe() -> Drawing:
    out = Drawing(SIZE, SIZE)
    stamp(out, [Part(disc(50, 50, 39))], paint(out, ("#e4f0ee", "#7fb7b4", "#2f6f73")))
    lines = disc(50, 50, 18, 38) + "M50 12V88M12 50H88M18 30Q50 40 82 30M18 70Q50 60 82 70"
    out.path(lines, stroke="#123d40", stroke_width=4)
    return out


def fullscreen() -> Drawing:
    out = Drawing(SIZE, SIZE)
    d = "M14 36V14H36M64 14H86V36M86 64V86H64M36 86H14V64"
    stamp(out, [Part(d, 12)], paint(out))
    return out


def hand_point() -> Drawing:
    """The printer's fist: a hand that points to the right."""
    out = Drawing(SIZE, SIZE)
    cuff = Part(rounded([(6, 33), (25, 29), (25, 82), (6, 78)], 3))
    hand = Part(
        "M27 40C34 36 38 24 46 20C52 18 56 23 54 29L51 36H87C97 36 97 50 87 50H66"
        "C74 51 73 62 66 62C72 64 70 74 63 74C67 78 63 84 57 84H40C34 84 31 80 27 79Z"
    )
    stamp(out, [cuff], paint(out, RED))
    stamp(out, [hand], paint(out))
    out.path("M52 50H66M52 62H66M52 74H63", stroke=LINE, stroke_width=3.5, stroke_linecap="round")
    out.circle(15.5, 56, 4, BRASS[1])
    return out


def skull() -> Drawing:
    out = Drawing(SIZE, SIZE)
    head = Part(
        "M50 8C74 8 88 25 88 45C88 58 82 66 73 70V86C73 90 70 92 66 92H34"
        "C30 92 27 90 27 86V70C18 66 12 58 12 45C12 25 26 8 50 8Z"
    )
    stamp(out, [head], paint(out))
    out.path(disc(33, 47, 11.5, 12.5) + disc(67, 47, 11.5, 12.5), LINE)
    out.path("M50 57L57 71H43Z", LINE, stroke=LINE, stroke_width=2, stroke_linejoin="round")
    out.path("M41 79V92M50 79V92M59 79V92", stroke=LINE, stroke_width=3.5)
    return out


def beer() -> Drawing:
    out = Drawing(SIZE, SIZE)
    handle = Part("M68 42H80C88 42 88 74 80 74H68", 9)
    body = Part(box(17, 32, 54, 58, 6))
    stamp(out, [handle, body], paint(out, ("#fbe7a6", "#eab043", "#a9641a")))
    out.path(
        "M31 50V80M44 50V80M57 50V80", stroke="#b8721f", stroke_width=5, stroke_linecap="round"
    )
    foam = Part(
        "M15 40C6 34 11 21 22 23C24 12 40 10 45 18C53 9 67 14 67 24C78 22 80 36 72 41"
        "C66 46 62 40 57 42C54 54 45 53 44 43C36 47 22 47 15 40Z"
    )
    stamp(out, [foam], paint(out, ("#ffffff", "#fdf6e3", "#e5d2a6")), 3)
    return out


def crown() -> Drawing:
    out = Drawing(SIZE, SIZE)
    body = Part(rounded([(16, 76), (8, 28), (31, 46), (50, 14), (69, 46), (92, 28), (84, 76)], 3))
    gold = (BRASS[0], BRASS[1], BRASS[3])
    stamp(out, [body, Part(box(15, 74, 70, 15, 4))], paint(out, gold))
    out.path("M17 73H83", stroke=BRASS[4], stroke_width=3)
    for x, y, r in ((50, 57, 7), (30, 62, 4.5), (70, 62, 4.5)):
        out.circle(x, y, r, OXBLOOD[1], stroke=BRASS[4], stroke_width=2)
    return out


def pistol() -> Drawing:
    """A six-shooter, muzzle to the left."""
    out = Drawing(SIZE, SIZE)
    frame = Part("M5 27H70L76 20L83 23L80 31C85 35 86 40 83 45L66 54C60 58 54 56 52 51H44L41 44H5Z")
    grip = Part("M63 42L83 40C84 54 93 68 95 82C90 90 80 89 77 85C74 70 68 60 62 54Z")
    guard = Part("M46 50C45 66 60 68 64 56", 5)
    stamp(out, [guard], paint(out, STEEL), 3.5)
    stamp(out, [grip], paint(out, ("#c58a55", "#8a562d", "#4a2a14")))
    stamp(out, [frame], paint(out, STEEL))
    stamp(out, [Part(box(40, 25, 23, 21, 4))], paint(out, ("#ffffff", "#c8ced5", "#7b838d")), 2)
    out.path("M42 32H61M42 39H61M9 35H37", stroke="#4d545d", stroke_width=2.6)
    out.path("M7 27V21H13V27Z", LINE)
    return out


def dice() -> Drawing:
    """Two flat dice, one before the other."""
    out = Drawing(SIZE, SIZE)
    for value, move in (
        (3, "translate(42 3) rotate(10) scale(.54)"),
        (5, "translate(2 42) rotate(-8) scale(.6)"),
    ):
        out.open(move)
        draw_flat(out, value)
        out.close()
    return out


def target() -> Drawing:
    out = Drawing(SIZE, SIZE)
    stamp(out, [Part(disc(50, 50, 40))], paint(out))
    out.circle(50, 50, 33, "none", stroke=OXBLOOD[1], stroke_width=8)
    out.circle(50, 50, 18, "none", stroke=OXBLOOD[1], stroke_width=8)
    out.circle(50, 50, 7, OXBLOOD[1])
    return out


def star_icon() -> Drawing:
    out = Drawing(SIZE, SIZE)
    stamp(out, [Part(rounded(star(50, 54, 45, 19), 4))], paint(out, (BRASS[0], BRASS[1], BRASS[3])))
    return out


def eye(open_: bool) -> Drawing:
    out = Drawing(SIZE, SIZE)
    lid = Part("M6 52C22 20 78 20 94 52C78 82 22 82 6 52Z")
    stamp(out, [lid], paint(out))
    out.circle(50, 51, 17, LINE)
    out.circle(50, 51, 12, "#5b8f8a")
    out.circle(50, 51, 6, LINE)
    out.circle(45, 46, 4, "#ffffff")
    if not open_:
        stamp(out, [Part("M16 84L84 16", 9)], paint(out, RED))
    return out


ICONS: dict[str, Callable[[], Drawing]] = {
    "arrow_up": arrow(0),
    "arrow_right": arrow(90),
    "arrow_down": arrow(180),
    "arrow_left": arrow(270),
    "check": plain(Part("M17 53L41 77L83 24", 16), tones=GREEN),
    "cross": plain(Part("M23 23L77 77M77 23L23 77", 16), tones=RED),
    "plus": plain(Part("M50 18V82M18 50H82", 16)),
    "minus": plain(Part("M18 50H82", 16)),
    "pause": plain(Part(box(20, 14, 22, 72, 5)), Part(box(58, 14, 22, 72, 5))),
    "play": plain(Part(rounded([(22, 10), (88, 50), (22, 90)], 7))),
    "heart": plain(Part(HEART), tones=RED),
    "lock": lock,
    "book": book,
    "gear": gear,
    "undo": undo,
    "speaker": lambda: speaker(True),
    "speaker_off": lambda: speaker(False),
    "home": home,
    "chart": chart,
    "hourglass": hourglass,
    "globe": globe,
    "fullscreen": fullscreen,
    "hand_point": hand_point,
    "skull": skull,
    "beer": beer,
    "crown": crown,
    "pistol": pistol,
    "dice": dice,
    "target": target,
    "star": star_icon,
    "eye": lambda: eye(True),
    "eye_closed": lambda: eye(False),
}


def main() -> None:
    for name, draw in ICONS.items():
        draw().save(f"icons/{name}")


if __name__ == "__main__":
    main()
