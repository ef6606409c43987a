"""Draws the gangs of Slap .45: members, what is left of them, tombstones, the dealer's badge.

Run from the project root: `python -m assets.art.make.slap_gang`. It writes into assets/art/slap:

- `member_{colour}.svg` (80 square): a peg with a hat in the seat's colour and its shape
- `member_gone.svg` (80 square): the hat alone in the dust, shot through
- `tombstone_0.svg` to `tombstone_2.svg` (120 by 130): headstone, wooden cross, board with a hat
- `gang_frame.svg` (360 by 76): a shelf for a gang; the pegs' middles lie on y = 34, from
  x = 26 to 334 (six pegs: 56 apart from 40; ten: 34 apart from 27)
- `dealer_skull.svg` (120 square): the dead dealer's badge
"""

from __future__ import annotations

import math

from assets.art.make.badges import brass_ring
from assets.art.make.guns import STEEL
from assets.art.make.palette import (
    BRASS,
    CREAM,
    LEATHER,
    LINE,
    NIGHT,
    OXBLOOD,
    SEAT_SHAPES,
    SEATS,
    WOOD,
)
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.portrait_kit import inked, mix, smooth, stroke
from assets.art.make.stamp import SHAPES, disc, ink, rim

Seat = tuple[str, str, str, str]
CROWN = "M22 27C20 12 25 3 33 3C37 3 38 6 41 6C44 6 46 3 50 4C57 5 60 14 58 27Z"
BRIM = "M3 24C12 30 24 27 40 28C56 27 68 30 77 24C74 35 60 38 40 38C20 38 6 35 3 24Z"
BODY = "M20 36H60C66 46 69 60 69 70Q69 77 61 77H19Q11 77 11 70C11 60 14 46 20 36Z"
STONE = ("#f0e8da", "#bdb2a2", "#857a6e", "#494039")


def hat(out: Drawing, light: str, middle: str, dark: str, band: str) -> None:
    """A small hat from the front, its brim 74 units wide, round (40, 20)."""
    inked(out, CROWN, out.linear(24, 4, 56, 28, (0, light), (0.5, middle), (1, dark)), 4.5)
    out.path("M22 20Q40 25 58 20L58.500 28Q40 32 21.500 28Z", band)
    inked(out, BRIM, out.linear(4, 24, 76, 38, (0, light), (0.5, middle), (1, dark)), 4.5)
    stroke(out, "M28 9C26 13 26 16 26 18", 3, "#ffffff", opacity=0.6)


def member(seat: Seat, shape: str) -> Drawing:
    _, light, middle, dark = seat
    out = Drawing(80, 80)
    inked(out, BODY, out.linear(12, 36, 68, 77, (0, light), (0.4, middle), (1, dark)), 4.5)
    stroke(out, "M19 48C17 56 16 62 16 69", 3.4, "#ffffff", opacity=0.5)
    out.open("translate(40 57) scale(.34) translate(-50 -50)")
    rim(out, SHAPES[shape], 10, dark)
    ink(out, SHAPES[shape], CREAM[0])
    out.close()
    hat(out, light, middle, dark, mix(dark, LINE, 0.35))
    return out


def member_gone() -> Drawing:
    """The hat where its owner fell: felt gone grey, a hole through the crown."""
    out = Drawing(80, 80)
    out.ellipse(41, 68, 36, 9, "#2a1420", opacity="0.4")
    out.open("translate(40 50) rotate(-14) scale(1 1.05) translate(-40 -22)")
    hat(out, "#cdbfae", "#8f8274", "#554a41", "#3a302a")
    out.path(rounded(star(43, 14, 9, 5.6, 8), 0.5), "#d8cbb8")
    out.circle(43, 14, 5.2, LINE)
    stroke(out, "M34 8L38 11M52 7L48 11M51 21L48 18", 2, LINE)
    out.close()
    return out


def earth(out: Drawing) -> None:
    """The mound of the grave, with a tuft of grass."""
    out.ellipse(66, 118, 52, 10, "#2a1420", opacity="0.4")
    mound = smooth("8,122* 18,108 38,100 60,97 84,100 104,108 114,122* 60,127")
    clay = out.linear(10, 98, 110, 126, (0, "#d9a868"), (0.5, "#a8743e"), (1, "#6a4420"))
    inked(out, mound, clay, 4)
    for x, y in ((30, 112), (52, 118), (78, 112), (92, 118)):
        out.circle(x, y, 2.4, "#f0cd92", stroke="#6a4420", stroke_width=1.2)
    tuft = "M14 120l-5-14M17 121l-1-17M20 121l6-13M102 120l-3-12M106 120l3-15M110 121l7-9"
    stroke(out, tuft, 5.5, LINE)
    stroke(out, tuft, 2.6, "#9aa654")


def headstone() -> Drawing:
    out = Drawing(120, 130)
    stone = "M24 112V46Q24 10 60 10Q96 10 96 46V112Z"
    inked(out, "M34 112V48Q34 16 68 14Q104 18 104 50V112Z", STONE[3], 4)
    inked(
        out, stone, out.linear(26, 10, 96, 112, (0, STONE[0]), (0.5, STONE[1]), (1, STONE[2])), 4.5
    )
    out.path("M33 108V47Q33 19 60 19Q87 19 87 47V108", stroke=STONE[2], stroke_width=3)
    stroke(out, "M30 58V46Q31 20 52 16", 3.4, "#ffffff", opacity=0.8)
    skull(out, 60, 52, 0.46, STONE[3], STONE[0])
    stroke(out, "M46 84H74M50 93H70", 4, STONE[3], opacity=0.8)
    stroke(out, "M92 30L82 40L86 48L78 56", 2.6, STONE[3])
    earth(out)
    return out


def skull(out: Drawing, cx: float, cy: float, scale: float, dark: str, bone: str) -> None:
    """A skull without its lower jaw, about 70 units wide at scale 1."""
    out.open(f"translate({cx} {cy}) scale({scale})")
    head = ("M-36 -6C-36 -32 -18 -42 0 -42C18 -42 36 -32 36 -6C36 8 30 14 25 18V32"
            "Q25 38 19 38H-19Q-25 38 -25 32V18C-30 14 -36 8 -36 -6Z")  # fmt: skip
    out.path(head, dark, stroke=dark, stroke_width=8, stroke_linejoin="round")
    out.path(head, bone)
    for x in (-15, 15):
        out.path(disc(x, -2, 11, 12), dark)
    out.path("M0 8L6.500 20Q0 23 -6.500 20Z", dark)
    out.path("M-10 26V38M0 26V38M10 26V38", stroke=dark, stroke_width=4)
    out.close()


def wooden_cross() -> Drawing:
    out = Drawing(120, 130)
    wood = out.linear(40, 8, 90, 116, (0, "#e4bd84"), (0.5, WOOD[0]), (1, WOOD[2]))
    out.open("rotate(4 60 110)")
    inked(out, "M49 10L70 8L71 116H49Z", wood, 4.5)
    inked(out, "M18 40L102 35L103 56L18 60Z", wood, 4.5)
    stroke(
        out, "M56 16V36M64 62V104M55 66V96M26 47L46 45.500M76 42L96 41", 2.2, WOOD[3], opacity=0.8
    )
    for d in ("M46 32L74 64", "M74 32L46 64"):
        stroke(out, d, 9, LINE)
        stroke(out, d, 4.6, "#ecd29a")
        out.path(d, stroke="#8a6230", stroke_width=4.6, stroke_dasharray="2 5")
    stroke(out, "M24 44L48 42.500M52 14V30", 2.6, "#fff0cc", opacity=0.7)
    out.close()
    earth(out)
    return out


def board() -> Drawing:
    """A leaning board with a star, the hat of the fallen on its corner."""
    out = Drawing(120, 130)
    out.open("rotate(-5 60 110)")
    wood = out.linear(26, 20, 94, 112, (0, "#dcc49a"), (0.5, "#a98a62"), (1, "#6b5238"))
    inked(out, "M28 114V34Q44 18 60 18Q78 18 94 34V114Z", wood, 4.5)
    out.path("M50 20V114M72 20V114", stroke="#4a3626", stroke_width=2.6)
    stroke(out, "M34 62V80M40 44V58M62 70V96M84 48V66", 2, "#6b5238", opacity=0.9)
    points = rounded(star(61, 66, 25, 11), 1.4)
    out.path(points, LINE, stroke=LINE, stroke_width=7, stroke_linejoin="round")
    brass = out.linear(42, 46, 80, 86, (0, BRASS[0]), (0.4, BRASS[1]), (1, BRASS[3]))
    out.path(points, brass)
    out.circle(66, 70, 5, LINE)
    stroke(out, "M33 40Q46 24 58 22", 3, "#fff6dc", opacity=0.8)
    out.close()
    out.open("translate(80 20) rotate(16) scale(.86) translate(-40 -22)")
    hat(out, "#a8744c", LEATHER[1], LEATHER[3], OXBLOOD[1])
    out.close()
    earth(out)
    return out


def frame() -> Drawing:
    """A wooden shelf with brass ends and a ledge the gang stands on."""
    out = Drawing(360, 76)
    out.rect(3, 4, 354, 68, LINE, 14)
    back = out.linear(0, 6, 0, 66, (0, WOOD[4]), (0.7, WOOD[3]), (1, WOOD[3]))
    out.rect(7, 8, 346, 60, back, 10)
    for y in (25, 42):
        out.path(f"M10 {y}H350", stroke=LINE, stroke_width=1.6, opacity="0.6")
    ledge = out.linear(0, 56, 0, 70, (0, "#e2ae70"), (0.35, WOOD[0]), (1, WOOD[2]))
    out.path("M7 56H353V58Q353 68 343 68H17Q7 68 7 58Z", ledge, stroke=LINE, stroke_width=3)
    stroke(out, "M12 59.500H348", 2, "#ffe6b8", opacity=0.8)
    brass = out.linear(0, 4, 0, 72, (0, BRASS[0]), (0.3, BRASS[1]), (0.7, BRASS[2]), (1, BRASS[4]))
    for x, sign in ((3, 1), (357, -1)):
        d = (f"M{x + sign * 16} 4H{x + sign * 12}Q{x} 4 {x} 16V60Q{x} 72 {x + sign * 12} 72"
             f"H{x + sign * 16}Q{x + sign * 9} 38 {x + sign * 16} 4Z")  # fmt: skip
        out.path(d, brass, stroke=LINE, stroke_width=3, stroke_linejoin="round")
    return out


def dealer_skull() -> Drawing:
    out = Drawing(120, 120)
    brass_ring(out, 60, 58, 46)
    field = out.radial(46, 40, 74, (0, NIGHT[0]), (0.5, NIGHT[2]), (1, NIGHT[4]))
    out.circle(60, 60, 46, field, stroke=NIGHT[4], stroke_width=2)
    # A fan of cards under the chin.
    for turn, hue in ((-40, CREAM[2]), (40, CREAM[0])):
        out.open(f"rotate({turn} 60 112)")
        out.rect(46, 66, 28, 36, hue, 4, stroke=LINE, stroke_width=3)
        out.path(rounded(star(60, 78, 8, 3.6, 4), 0.4), OXBLOOD[1])
        out.close()
    bone = out.linear(34, 20, 86, 96, (0, "#fffdf4"), (0.6, "#f0e2c4"), (1, "#c4a878"))
    skull(out, 60, 60, 0.74, LINE, bone)
    for x in (48.5, 71.5):
        out.circle(x + 0.5, 59, 3.4, "#ffb02e")
        out.circle(x, 58, 1.4, "#fff6d0")
    out.open("translate(60 29) scale(1.06) translate(-40 -22)")
    hat(out, "#6d5a78", "#3d2f48", "#1f1728", OXBLOOD[0])
    out.close()
    for i in range(8):
        a = math.radians(45 * i + 22.5)
        out.circle(60 + 51 * math.sin(a), 60 - 51 * math.cos(a), 2, STEEL[4], opacity="0.5")
    return out


def main() -> None:
    for seat, shape in zip(SEATS, SEAT_SHAPES, strict=True):
        member(seat, shape).save(f"slap/member_{seat[0]}")
    member_gone().save("slap/member_gone")
    for i, picture in enumerate((headstone(), wooden_cross(), board())):
        picture.save(f"slap/tombstone_{i}")
    frame().save("slap/gang_frame")
    dealer_skull().save("slap/dealer_skull")


if __name__ == "__main__":
    main()
