"""The thirteen powers of Monster Gunslingers as medallions, and the mark of a holster action.

A medallion fills a square of 100. Its enamel tells what the power works on: bottle green is Main
Street, oxblood another player, night blue one's own hand and turns.
"""

from __future__ import annotations

from collections.abc import Callable

from assets.art.make.guns import revolver, sheriff_star
from assets.art.make.gunslinger_kit import GLOVES, fist, inked, lines, lit, sym
from assets.art.make.palette import BOTTLE, BRASS, CREAM, LEATHER, LINE, NIGHT, OXBLOOD
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.portrait_kit import smooth, stroke
from assets.art.make.stamp import Part, box, disc, ink, ray, rim, stamp

BONE = ("#fffdf2", "#efdfb8", "#b0925c")
ENAMEL = {
    "A": NIGHT, "K": OXBLOOD, "Q": BOTTLE, "J": OXBLOOD, "T": OXBLOOD, "9": BOTTLE, "8": BOTTLE,
    "7": BOTTLE, "6": OXBLOOD, "5": NIGHT, "4": OXBLOOD, "3": BOTTLE, "2": NIGHT,
}  # fmt: skip


def _cream(g: Drawing) -> str:
    return g.linear(24, 20, 76, 80, (0, CREAM[0]), (0.6, CREAM[1]), (1, CREAM[3]))


def _gold(g: Drawing) -> str:
    return g.linear(24, 20, 76, 80, (0, BRASS[0]), (0.4, BRASS[1]), (1, BRASS[3]))


def noon(g: Drawing) -> None:
    """A clock at twelve, and two arrows: two more turns."""
    stamp(g, [Part(disc(50, 42, 27))], _gold(g), 3.5)
    g.path(disc(50, 42, 21), CREAM[0], stroke=BRASS[4], stroke_width=2)
    g.path("".join(ray(50, 42, 15.5, 19, 30 * k) for k in range(12)), stroke=LINE, stroke_width=2.4)
    g.path("M50 44V27M47 44V33", stroke=LINE, stroke_width=4.4, stroke_linecap="round")
    g.circle(50, 42, 3.4, OXBLOOD[0])
    arrows = [Part(rounded([(x, 69), (x + 14, 79), (x, 89)], 2)) for x in (36, 53)]
    stamp(g, arrows, _cream(g), 3)


def badge(g: Drawing) -> None:
    sheriff_star(g, 50, 53, 35, 3.5)


def fortune(g: Drawing) -> None:
    """An eye in a crystal ball."""
    stamp(g, [Part("M28 84L34 70H66L72 84Z")], _gold(g), 3.5)
    glass = g.radial(40, 34, 46, (0, "#ffffff"), (0.4, "#c8f0ff"), (1, "#3c7cb0"))
    g.circle(50, 46, 30, glass, stroke=LINE, stroke_width=4)
    inked(g, smooth("26,46* 38,34 50,31 62,34 74,46* 62,58 50,61 38,58"), "#fffdf2", 3)
    g.circle(50, 46, 11.5, "#7a3cb8", stroke=LINE, stroke_width=2.4)
    g.circle(50, 46, 5, LINE)
    g.circle(46.5, 42, 2.8, "#ffffff")


def spyglass(g: Drawing) -> None:
    g.open("rotate(-38 50 50)")
    tubes = [
        Part(box(10, 42, 24, 17, 3)),
        Part(box(30, 38, 28, 25, 3)),
        Part(box(54, 33, 30, 35, 4)),
    ]
    rim(g, tubes, 3.5)
    for part, tone in zip(tubes, (BRASS[2], BRASS[1], BRASS[2]), strict=True):
        g.path(part.d, g.linear(0, 34, 0, 68, (0, BRASS[0]), (0.45, tone), (1, BRASS[3])),
               stroke=LINE, stroke_width=2.4)  # fmt: skip
    g.ellipse(85, 50.5, 8, 18.5, "#dff8ff", stroke=LINE, stroke_width=4)
    g.ellipse(83.5, 46, 3, 8, "#ffffff")
    g.close()


def bull(g: Drawing) -> None:
    """A bull's head, and dust."""
    head = sym("50,34 62,34 66,46 62,66 60,80 50,84", 50)
    horns = sym("50,34 64,32* 80,30 84,14* 94,32 84,46 66,46* 50,48", 50)
    ears = sym("50,48 66,50* 80,48 76,58 64,58* 50,58", 50)
    parts = [Part(horns), Part(ears), Part(head)]
    rim(g, parts, 3.5)
    ink(g, [parts[1], parts[2]], g.linear(36, 34, 66, 84, (0, "#d8935c"), (1, "#7c3f18")))
    ink(g, [parts[0]], _cream(g))
    g.path(
        head, g.linear(36, 34, 66, 84, (0, "#d8935c"), (1, "#7c3f18")), stroke=LINE, stroke_width=2
    )
    g.path(sym("50,66 60,66 63,76 58,84 50,85", 50), "#f0c8a4", stroke=LINE, stroke_width=2)
    for x in (45, 55):
        g.circle(x, 74, 2.4, LINE)
    lines(g, LINE, 4, "38,48 46,53", "62,48 54,53")


def blast(g: Drawing) -> None:
    """A lit stick of dynamite."""
    g.path(rounded(star(58, 36, 36, 20, 11, 8), 1), "#ffb02e", stroke=LINE, stroke_width=3.5,
           stroke_linejoin="round")  # fmt: skip
    g.path(rounded(star(58, 36, 25, 14, 11, 8), 1), "#fff3b0")
    g.open("rotate(38 46 60)")
    stamp(
        g,
        [Part(box(35, 40, 23, 48, 5))],
        g.linear(35, 0, 58, 0, (0, "#ff8a70"), (0.4, "#d8342a"), (1, "#7c1410")),
        3.5,
    )
    g.rect(35, 58, 23, 12, CREAM[1], stroke=LINE, stroke_width=2.4)
    lines(g, LINE, 6, "46,40 46,30 52,24")
    lines(g, CREAM[2], 2.4, "46,40 46,30 52,24")
    g.close()


def shells(g: Drawing) -> None:
    """Two halves of a walnut, a pea between them, and the arrow of a swap."""
    arc = "M30 40C34 18 66 18 70 40"
    tips = [rounded([(20, 36), (40, 34), (31, 50)], 1), rounded([(60, 34), (80, 36), (69, 50)], 1)]
    stroke(g, arc, 12, LINE)
    rim(g, [Part(d) for d in tips], 3)
    stroke(g, arc, 6, "#f6c63c")
    ink(g, [Part(d) for d in tips], "#f6c63c")
    for x in (30, 70):
        g.open(f"translate({x} 77) scale(.5)")
        shell = smooth("-34,0* -36,-22 -18,-42 0,-46 18,-42 36,-22 34,0*")
        stamp(g, [Part(shell)], lit(g, ("#ffdca0", "#d0924c", "#7a4a1c"), -30, -44, 34, 0), 6)
        lines(
            g, "#6e4418", 4.5, "0,-44 -4,-24 2,-3", "-20,-36 -14,-24 -22,-6", "20,-36 14,-22 22,-6"
        )
        g.close()
    g.circle(50, 76, 7.5, g.radial(47, 73, 11, (0, "#fffbd0"), (0.5, "#8fe050"), (1, "#2c6a18")),
             stroke=LINE, stroke_width=3)  # fmt: skip


def mist(g: Drawing) -> None:
    """The moon behind banks of fog."""
    stamp(g, [Part(disc(56, 40, 25))], g.radial(48, 32, 36, (0, "#fffde0"), (1, "#e4c85c")), 3.5)
    low = (disc(38, 74, 11), disc(54, 70, 13), disc(70, 75, 9), box(26, 74, 54, 11, 5))
    high = (disc(28, 54, 9), disc(42, 50, 12), disc(56, 56, 8), box(17, 54, 50, 9, 4))
    for bank in (high, low):
        stamp(g, [Part(d) for d in bank], g.linear(0, 42, 0, 86, (0, "#ffffff"), (1, "#b8ccd0")), 3)


def gun(g: Drawing) -> None:
    g.open("translate(50 52) rotate(14) scale(.265) translate(-146 -82)")
    revolver(g, 12)
    g.close()


def _card(g: Drawing, x: float, y: float, turn: float, size: float = 1) -> None:
    g.open(f"translate({x} {y}) rotate({turn}) scale({size})")
    stamp(g, [Part(box(-15, -21, 30, 42, 4))], CREAM[0], 3)
    g.path(rounded(star(0, 0, 10, 4.4, 4), 0.5), OXBLOOD[1])
    g.close()


def quick(g: Drawing) -> None:
    """A card so fast that only its wind is seen."""
    d = "M14 38H40M10 51H36M18 64H40"
    stroke(g, d, 10, LINE)
    stroke(g, d, 5, CREAM[0])
    _card(g, 62, 51, 16, 1.25)


def theft(g: Drawing) -> None:
    """A claw on somebody's card."""
    _card(g, 46, 37, -12, 1.16)
    fist(g, 54, 64, GLOVES, turn=-6, size=0.66, claw=True)


def lantern(g: Drawing) -> None:
    g.circle(50, 54, 40, g.radial(50, 54, 40, (0, "#ffe27a", 0.95), (1, "#ffb02e", 0)))
    lines(g, LINE, 9, "36,36 38,20 50,13 62,20 64,36")
    lines(g, BRASS[1], 4, "36,36 38,20 50,13 62,20 64,36")
    frame = [
        Part(rounded([(40, 26), (60, 26), (68, 38), (32, 38)], 2)),
        Part(box(27, 76, 46, 11, 3)),
    ]
    glass = "M34 39H66L70 76H30Z"
    rim(g, [*frame, Part(glass)], 3.5)
    g.path(glass, g.radial(50, 58, 26, (0, "#fffef0"), (0.5, "#ffe45a"), (1, "#ff9a1c")))
    ink(g, frame, _gold(g))
    lines(g, LINE, 3, "42,39 39,76", "58,39 61,76")
    g.path(
        smooth("50,46* 57,60 54,69 50,71 46,69 43,60"), "#ffffff", stroke="#e8741c", stroke_width=2
    )


def coach(g: Drawing) -> None:
    """A stagecoach from the side."""
    body = [Part("M24 30H74L78 38Q80 62 64 64H36Q20 62 20 38Z"), Part(box(28, 22, 42, 9, 3)),
            Part("M76 44H90V50H78Z")]  # fmt: skip
    rim(g, body, 3.5)
    ink(g, body, g.linear(20, 22, 80, 64, (0, "#f07a5c"), (0.5, "#c23a2a"), (1, "#7a1814")))
    g.path(box(28, 22, 42, 9, 3), _gold(g), stroke=LINE, stroke_width=2)
    for x in (29, 52):
        g.rect(x, 36, 17, 14, "#1d2a3c", 3, stroke=LINE, stroke_width=2.4)
        lines(g, "#bfe0f0", 2, f"{x + 4},45 {x + 9},39")
    for x, r in ((33, 16), (69, 13)):
        g.circle(x, 70, r, "none", stroke=LINE, stroke_width=10)
        g.circle(x, 70, r, "none", stroke=BRASS[1], stroke_width=4.4)
        g.path(
            "".join(ray(x, 70, 0, r - 2, 45 * k) for k in range(8)),
            stroke=BRASS[1],
            stroke_width=2.6,
        )
        g.circle(x, 70, 4.4, BRASS[0], stroke=LINE, stroke_width=2)


PICTURES: dict[str, Callable[[Drawing], None]] = {
    "A": noon, "K": badge, "Q": fortune, "J": spyglass, "T": bull, "9": blast, "8": shells,
    "7": mist, "6": gun, "5": quick, "4": theft, "3": lantern, "2": coach,
}  # fmt: skip


def medallion(g: Drawing, rank: str) -> None:
    """The power of `rank` on its coin, in a square of 100."""
    tones = ENAMEL[rank]
    brass = g.linear(8, 6, 92, 94, (0, BRASS[0]), (0.3, BRASS[1]), (0.6, BRASS[2]), (1, BRASS[3]))
    g.circle(50, 50, 47, brass, stroke=LINE, stroke_width=4.5)
    field = g.radial(40, 34, 62, (0, tones[0]), (0.5, tones[1]), (1, tones[3]))
    g.circle(50, 50, 39.5, field, stroke=BRASS[4], stroke_width=3)
    g.open("translate(50 50) scale(.86) translate(-50 -50)")
    PICTURES[rank](g)
    g.close()


def holster_mark(g: Drawing) -> None:
    """A holster with the butt of a gun in it, on a dark coin: the mark of a holster action."""
    brass = g.linear(8, 6, 92, 94, (0, BRASS[0]), (0.4, BRASS[1]), (1, BRASS[3]))
    g.circle(50, 50, 46, brass, stroke=LINE, stroke_width=6)
    g.circle(50, 50, 37, g.radial(40, 36, 60, (0, LEATHER[2]), (1, LEATHER[4])), stroke=BRASS[4],
             stroke_width=3)  # fmt: skip
    butt = "M40 40L34 30Q26 18 36 13L48 12Q53 14 52 22L58 40Z"
    inked(g, butt, g.linear(30, 10, 56, 40, (0, "#fffdf4"), (0.6, "#f0dfb8"), (1, "#b8965c")), 5)
    pouch = smooth("30,38* 50,41 76,36* 74,52 66,62 62,84 44,86 42,64 34,54")
    inked(g, pouch, lit(g, ("#ffcf8a", "#d8924a", "#8a5220"), 30, 38, 74, 84), 5)
    inked(
        g,
        smooth("26,38* 50,42 79,35* 78,52 52,58 28,53"),
        lit(g, ("#f0b468", "#b87030", "#6e3c14"), 26, 36, 80, 56),
        4.5,
    )
    g.circle(53, 48, 5, BRASS[0], stroke=LINE, stroke_width=2.4)
