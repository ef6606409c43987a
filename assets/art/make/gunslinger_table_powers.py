"""Draws the things that the powers of the Monster Gunslingers' cards show for a moment.

Run from the project root: `python -m assets.art.make.gunslinger_table_powers`. It writes into
assets/art/gunslingers:

- `fx_noon.svg`, `fx_noon_hour.svg`, `fx_noon_hand.svg` (320 square each, middle 160, 160): a clock
  face and its two hands pointing up, to be turned about their middle
- `fx_star.svg` (260 square), the sheriff's; `fx_badge.svg` (240 square), the deputy's
- `fx_crystal.svg` (260 by 290): the ball's middle is (130, 124)
- `fx_dynamite.svg` (280 by 150): three sticks, the fuse's end at (262, 22)
- `fx_shell.svg` (200 by 150): half a nutshell, its rim on y = 132
- `fx_gun.svg` (330 by 180): a six-shooter that points right, its muzzle at (318, 55)
- `fx_lantern.svg` (180 by 280): the flame is at (90, 158)
"""

from __future__ import annotations

import math

from assets.art.make.guns import STEEL, revolver, sheriff_star
from assets.art.make.gunslinger_table_leather import horned_skull
from assets.art.make.palette import BRASS, CREAM, LINE, NIGHT, OXBLOOD, WOOD
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.portrait_kit import inked, stroke
from assets.art.make.stamp import disc

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}
TIN = ("#f6faf6", "#c3cccc", "#8d989e", "#59646c")


def glow(out: Drawing, x: float, y: float, r: float, hue: str, strength: float = 0.6) -> None:
    paint = out.radial(x, y, r, (0, hue, strength), (0.5, hue, strength * 0.5), (1, hue, 0))
    out.circle(x, y, r, paint)


def noon() -> Drawing:
    """A brass clock whose face is a moon; twelve is a skull."""
    out = Drawing(320, 320)
    gold = out.linear(40, 30, 280, 290, (0, BRASS[0]), (0.3, BRASS[1]), (0.6, BRASS[2]),
                      (1, BRASS[3]))  # fmt: skip
    out.circle(160, 160, 154, LINE)
    out.circle(160, 160, 149, gold)
    out.circle(160, 160, 131, BRASS[4], stroke=LINE, stroke_width=4)
    face = out.radial(130, 124, 170, (0, "#fbffe4"), (0.6, "#e0f4c0"), (1, "#a8d49a"))
    out.circle(160, 160, 126, face, stroke=LINE, stroke_width=4)
    for x, y, r in ((112, 210, 17), (212, 128, 13), (226, 206, 9), (96, 128, 9)):
        out.circle(x, y, r, "#8cc48a", opacity=0.5)
    for k in range(60):
        a = math.radians(6 * k)
        near = 108 if k % 5 == 0 else 116
        if k == 0:
            continue
        stroke(out, f"M{160 + near * math.sin(a):.1f} {160 - near * math.cos(a):.1f}"
               f"L{160 + 120 * math.sin(a):.1f} {160 - 120 * math.cos(a):.1f}",
               7 if k % 15 == 0 else 4.4 if k % 5 == 0 else 2, LINE)  # fmt: skip
    horned_skull(out, 160, 68, 44, OXBLOOD[1], 3)
    out.path("M44 118C60 70 100 40 140 32", stroke="#ffffff", stroke_width=7, opacity=0.65, **ROUND)
    return out


def clock_hand(length: float, wide: float, hue: str) -> Drawing:
    """A spade-ended hand from the middle up."""
    out = Drawing(320, 320)
    tip = 160 - length
    d = (f"M{160 - wide * 0.5} 182L{160 - wide * 0.5} {tip + length * 0.34:.1f}C{160 - wide * 2.2} "
         f"{tip + length * 0.3:.1f} {160 - wide * 1.4} {tip + length * 0.16:.1f} 160 {tip:.1f}"
         f"C{160 + wide * 1.4} {tip + length * 0.16:.1f} {160 + wide * 2.2} "
         f"{tip + length * 0.3:.1f} {160 + wide * 0.5} {tip + length * 0.34:.1f}"
         f"L{160 + wide * 0.5} 182Z")  # fmt: skip
    inked(out, d, hue, 5)
    out.circle(160, 160, 15, LINE)
    out.circle(160, 160, 10.5, BRASS[1])
    out.circle(157, 157, 3.4, "#ffffff")
    return out


def sheriff() -> Drawing:
    out = Drawing(260, 260)
    glow(out, 130, 132, 128, "#9dffb4", 0.5)
    sheriff_star(out, 130, 136, 102, 6)
    horned_skull(out, 130, 138, 46, BRASS[0], 3)
    return out


def deputy() -> Drawing:
    """A tin shield with a star cut out of it."""
    out = Drawing(240, 240)
    glow(out, 120, 120, 118, "#9dffb4", 0.4)
    shield = ("M120 26C142 42 170 44 194 38C198 60 206 70 204 92C202 150 162 190 120 212"
              "C78 190 38 150 36 92C34 70 42 60 46 38C70 44 98 42 120 26Z")  # fmt: skip
    tin = out.linear(50, 30, 190, 206, (0, TIN[0]), (0.4, TIN[1]), (0.7, TIN[2]), (1, TIN[3]))
    inked(out, shield, tin, 7)
    out.path(shield, stroke=TIN[3], stroke_width=3,
             transform="translate(120 116) scale(.87) translate(-120 -116)")  # fmt: skip
    out.path(rounded(star(122, 118, 56, 24), 2), TIN[3], opacity=0.6)
    cut = out.linear(80, 70, 160, 170, (0, NIGHT[3]), (1, NIGHT[1]))
    out.path(rounded(star(120, 115, 56, 24), 2), cut, stroke=LINE, stroke_width=5, **ROUND)
    eye = "M92 116Q120 92 148 116Q120 140 92 116Z"
    inked(out, eye, "#f0ffd0", 4)
    out.circle(120, 116, 11, "#3c9a4a", stroke=LINE, stroke_width=3)
    out.ellipse(120, 116, 3.2, 9, LINE)
    for x, y in ((58, 56), (182, 56), (120, 194)):
        out.circle(x, y, 6, TIN[0], stroke=LINE, stroke_width=3)
    out.path("M52 84C54 66 56 60 58 72", stroke="#ffffff", stroke_width=5, opacity=0.7, **ROUND)
    return out


def crystal() -> Drawing:
    """A ball full of green smoke that looks back, on a brass claw."""
    out = Drawing(260, 290)
    glow(out, 130, 124, 124, "#7dffa8", 0.5)
    foot = "M72 270Q74 246 104 236L96 204H164L156 236Q186 246 188 270Q130 286 72 270Z"
    gold = out.linear(72, 200, 188, 280, (0, BRASS[0]), (0.35, BRASS[1]), (0.65, BRASS[2]),
                      (1, BRASS[4]))  # fmt: skip
    inked(out, foot, gold, 6)
    out.path("M84 262Q130 276 176 262", stroke=BRASS[4], stroke_width=4, **ROUND)
    ball = out.radial(100, 88, 130, (0, "#eaffe8"), (0.3, "#9df0b0"), (0.64, "#3a9a6c"),
                      (0.9, "#16504a"), (1, "#0f3a3a"))  # fmt: skip
    out.circle(130, 124, 92, ball, stroke=LINE, stroke_width=6)
    for d, hue, width in (
        ("M66 150C86 120 104 176 132 150S178 110 200 136", "#d8ffe0", 9),
        ("M76 176C100 160 120 194 150 174S180 156 192 164", "#b0f4c4", 7),
        ("M72 104C90 92 100 110 118 98", "#d8ffe0", 6),
    ):
        stroke(out, d, width, hue, opacity=0.55)
    inked(out, "M84 122Q130 76 178 122Q130 164 84 122Z", "#fbffe8", 5)
    out.circle(131, 121, 23, out.radial(124, 114, 26, (0, "#ffd25e"), (0.6, "#d9761c"),
               (1, "#7c1d18")), stroke=LINE, stroke_width=4)  # fmt: skip
    out.ellipse(131, 121, 6.5, 19, LINE)
    out.circle(124, 112, 5.5, "#ffffff")
    out.path("M60 96C70 68 90 50 114 44", stroke="#ffffff", stroke_width=9, opacity=0.85, **ROUND)
    out.circle(54, 116, 4.5, "#ffffff", opacity=0.8)
    for d in ("M92 214C74 196 70 178 80 164C82 180 92 192 108 200Z",
              "M168 214C186 196 190 178 180 164C178 180 168 192 152 200Z",
              "M118 220Q116 202 130 190Q144 202 142 220Z"):  # fmt: skip
        inked(out, d, gold, 5)
    return out


def dynamite() -> Drawing:
    out = Drawing(280, 150)
    fuse = "M206 62C232 66 226 34 246 36C258 38 250 24 262 22"
    stroke(out, fuse, 11, LINE)
    stroke(out, fuse, 5.5, "#d2b57c", stroke_dasharray="7 4")
    for y, at in ((46, 12), (92, 12), (68, 4)):
        body = out.linear(0, y - 4, 0, y + 44, (0, OXBLOOD[0]), (0.3, "#e8604c"),
                          (0.55, OXBLOOD[1]), (1, OXBLOOD[3]))  # fmt: skip
        out.rect(at, y, 200, 44, body, 7, stroke=LINE, stroke_width=6, stroke_linejoin="round")
        out.ellipse(at + 199, y + 22, 9, 20, OXBLOOD[2], stroke=LINE, stroke_width=5)
        out.ellipse(at + 200, y + 22, 4, 9, CREAM[3])
        out.path(f"M{at + 12} {y + 9}H{at + 178}", stroke="#ffffff", stroke_width=4, opacity=0.5,
                 **ROUND)  # fmt: skip
    for x in (48, 142):
        out.rect(x, 40, 18, 100, out.linear(0, 40, 0, 140, (0, CREAM[1]), (1, CREAM[4])), 5,
                 stroke=LINE, stroke_width=5)  # fmt: skip
    out.circle(106, 90, 25, CREAM[1], stroke=LINE, stroke_width=4.5)
    horned_skull(out, 106, 92, 38, LINE, 1)
    out.circle(103, 90, 2.4, "#ff9a5a")
    out.circle(110, 90, 2.4, "#ff9a5a")
    return out


def shell() -> Drawing:
    """Half a walnut, under which a card may lie."""
    out = Drawing(200, 150)
    dome = "M12 132C8 70 44 16 100 14C156 16 192 70 188 132Q100 148 12 132Z"
    nut = out.radial(
        74, 52, 150, (0, "#e8b878"), (0.4, "#b67c40"), (0.8, "#7a4a20"), (1, "#4f2d10")
    )
    inked(out, dome, nut, 6)
    for d in ("M100 16C92 50 92 96 98 138", "M62 28C40 60 38 100 44 136",
              "M138 28C160 60 162 100 156 136"):  # fmt: skip
        stroke(out, d, 4.5, "#4f2d10", opacity=0.85)
    for d in ("M66 60C76 70 72 84 82 92", "M118 48C112 62 126 74 118 88",
              "M138 92C130 104 140 112 134 122",
              "M62 104C70 110 66 120 74 126", "M30 92C36 100 30 112 36 120"):  # fmt: skip
        stroke(out, d, 3.6, "#5f3816", opacity=0.75)
    stroke(out, "M14 132Q100 149 186 132", 8, "#e8c490")
    stroke(out, "M14 136Q100 153 186 136", 3, LINE)
    stroke(out, "M36 74C46 48 64 34 84 28", 6, "#fff0d0", opacity=0.6)
    return out


def gun() -> Drawing:
    out = Drawing(330, 180)
    out.open("translate(324 12) scale(-1.04 1.04)")
    revolver(out, 5)
    out.close()
    return out


def lantern() -> Drawing:
    out = Drawing(180, 280)
    glow(out, 90, 158, 88, "#ffb04a", 0.6)
    for width, hue in ((13, LINE), (6, STEEL[2])):
        out.path(
            "M44 102C30 40 60 18 90 18S150 40 136 102", stroke=hue, stroke_width=width, **ROUND
        )
    iron = out.linear(30, 0, 150, 0, (0, STEEL[2]), (0.3, STEEL[0]), (0.6, STEEL[2]), (1, STEEL[4]))
    inked(out, "M64 78Q66 54 90 50Q114 54 116 78L132 106H48Z", iron, 6)
    glass = out.radial(90, 160, 62, (0, "#fffbe0"), (0.4, "#ffd98a"), (1, "#e8862a"))
    inked(out, "M56 106H124C146 132 146 184 122 214H58C34 184 34 132 56 106Z", glass, 6)
    inked(out, "M90 122C108 148 108 166 104 178C100 190 80 190 76 178C72 166 78 150 90 122Z",
          "#fffdf0", 3, "#e8862a")  # fmt: skip
    inked(out, "M50 210H130L142 248Q90 264 38 248Z", iron, 6)
    out.path("M46 238Q90 252 134 238", stroke=STEEL[4], stroke_width=4, **ROUND)
    for x0, x1 in ((58, 46), (122, 134)):
        stroke(out, f"M{x0} 106C{x1 - (90 - x1) * 0.28:.0f} 140 {x1 - (90 - x1) * 0.28:.0f} 180 "
               f"{x0} 212", 6, LINE)  # fmt: skip
    stroke(out, "M42 160H138", 5, LINE, opacity=0.8)
    stroke(out, "M62 124C54 144 54 172 62 196", 6, "#ffffff", opacity=0.75)
    out.path(disc(90, 34, 6), WOOD[1], stroke=LINE, stroke_width=3)
    return out


def main() -> None:
    pictures = {
        "fx_noon": noon(),
        "fx_noon_hour": clock_hand(72, 9, LINE),
        "fx_noon_hand": clock_hand(112, 7, OXBLOOD[1]),
        "fx_star": sheriff(),
        "fx_badge": deputy(),
        "fx_crystal": crystal(),
        "fx_dynamite": dynamite(),
        "fx_shell": shell(),
        "fx_gun": gun(),
        "fx_lantern": lantern(),
    }
    for name, picture in pictures.items():
        picture.save(f"gunslingers/{name}")


if __name__ == "__main__":
    main()
