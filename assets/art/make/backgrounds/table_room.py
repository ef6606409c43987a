"""The dark room round the big table: floor boards, chairs, a hat left on a chair."""

from __future__ import annotations

from assets.art.make.backgrounds import props
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.backgrounds.studio import Array, Studio, sheet
from assets.art.make.backgrounds.wood import planks
from assets.art.make.palette import LEATHER, OXBLOOD, WOOD
from assets.art.make.pen import Drawing


def chair_back(d: Drawing, x: float, y: float, s: float, turn: float) -> None:
    """The back of a chair across the table, seen from above; `s` is half its width."""
    d.open(f"translate({x} {y}) rotate({turn}) scale({s / 100})")
    rail = d.linear(0, -70, 0, -20, (0, WOOD[0]), (0.4, WOOD[1]), (1, WOOD[3]))
    for i in range(5):
        bx = -64 + i * 32
        d.path(f"M{bx - 6} -40 L{bx * 0.94 - 6} 60 L{bx * 0.94 + 6} 60 L{bx + 6} -40Z",
               d.linear(bx - 6, 0, bx + 6, 0, (0, WOOD[1]), (1, WOOD[4])), **STROKE,
               stroke_width=3)  # fmt: skip
    for side in (-1, 1):
        d.path(f"M{side * 104} -58 L{side * 90} 70 L{side * 74} 70 L{side * 84} -58Z",
               d.linear(side * 80, 0, side * 104, 0, (0, WOOD[0]), (1, WOOD[3])), **STROKE,
               stroke_width=4)  # fmt: skip
    d.path("M-112 -44 C-104 -84 -50 -92 0 -92 C50 -92 104 -84 112 -44 C70 -60 -70 -60 -112 -44Z",
           rail, **STROKE, stroke_width=4)  # fmt: skip
    d.path("M-84 -70 C-40 -82 40 -82 84 -70", stroke="#e8b070", stroke_width=4, opacity=0.6,
           stroke_linecap="round")  # fmt: skip
    d.close()


def arm_chair(d: Drawing, x: float, y: float, s: float, turn: float) -> None:
    """A chair beside the table from above: leather seat, bent back."""
    d.open(f"translate({x} {y}) rotate({turn}) scale({s / 100})")
    d.rect(-80, -30, 160, 130, d.linear(-80, -30, 80, 100, (0, OXBLOOD[2]), (1, OXBLOOD[4])), 26,
           **STROKE, stroke_width=5)  # fmt: skip
    for bx, by in ((-34, 10), (34, 10), (-34, 64), (34, 64), (0, 38)):
        d.circle(bx, by, 5, OXBLOOD[4])
    d.path("M-104 40 C-112 -70 -60 -104 0 -104 C60 -104 112 -70 104 40 L80 40 C84 -40 52 -72 0 -72 "
           "C-52 -72 -84 -40 -80 40Z", d.linear(-100, -100, 100, 40, (0, WOOD[0]), (0.5, WOOD[2]),
           (1, WOOD[4])), **STROKE, stroke_width=5)  # fmt: skip
    d.path("M-92 10 C-92 -58 -50 -90 0 -90", stroke="#e8b070", stroke_width=5, opacity=0.5,
           stroke_linecap="round")  # fmt: skip
    d.close()


def room(s: Studio, light: Array) -> None:
    """Floor boards running away from us, chairs pushed in all round."""
    z = 2500 / (s.y + 1400)
    boards = planks((1 - z) * 2600 * 1.3, (s.x - 960) * z, 118, 77,
                    ("#2a160a", "#5a3519", "#80552f"), length=900, seam=2.4)  # fmt: skip
    dim = light * 0.8 + 0.1
    s.rgb[:] = boards * dim
    d = sheet()
    chair_back(d, 560, 100, 118, -3)
    chair_back(d, 1360, 100, 118, 3)
    props.hat(d, 1410, 62, 92, (LEATHER[0], LEATHER[1], LEATHER[3]), 6)
    arm_chair(d, 120, 150, 130, -52)
    arm_chair(d, 1800, 150, 130, 52)
    arm_chair(d, 90, 985, 140, -128)
    arm_chair(d, 1830, 985, 140, 128)
    s.layer(d, light=dim * 1.25)
