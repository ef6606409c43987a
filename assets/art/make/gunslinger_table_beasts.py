"""Draws who acts when a card of the Monster Gunslingers is played: bull, hands, thief, coach.

Run from the project root: `python -m assets.art.make.gunslinger_table_beasts`. It writes into
assets/art/gunslingers:

- `fx_bull_1.svg`, `fx_bull_2.svg` (460 by 300): two strides of a bull that runs right, the ground
  at y = 280
- `fx_hands.svg` (340 by 240): two quick hands with a gap between them at (170, 110) for a card
- `fx_thief.svg` (340 by 220): a hand that comes from the right; it pinches at (34, 104)
- `fx_coach.svg` (460 by 310) and `fx_wheel.svg` (130 square): a coach that rolls right, the ground
  at y = 296; the wheels' middles are at (118, 236) and (338, 236), 120 across, already drawn; turn
  `fx_wheel` over them to have them spin
"""

from __future__ import annotations

import math

from assets.art.make.gunslinger_table_leather import horned_skull
from assets.art.make.palette import BRASS, CREAM, LINE, NIGHT, OXBLOOD, WOOD
from assets.art.make.pen import Drawing, rounded
from assets.art.make.portrait_kit import inked, shade, shine, smooth, stroke

Point = tuple[float, float]
HIDE = ("#a0664e", "#6d3d34", "#482630", "#2c1622")
SCALE = ("#b4e08c", "#74b46a", "#3f7f4c", "#1f4a34")
EYE = "#d9ff6a"


def leg(out: Drawing, joints: tuple[Point, Point, Point], far: bool) -> None:
    """A leg from the body to a cloven hoof; the far pair is darker."""
    hue = HIDE[3] if far else HIDE[2]
    (x0, y0), (x1, y1), (x2, y2) = joints
    upper = f"M{x0} {y0}L{x1} {y1}"
    lower = f"M{x1} {y1}L{x2} {y2}"
    for extra, tone in ((10, LINE), (0, hue)):
        stroke(out, upper, 36 + extra, tone)
        stroke(out, lower, 23 + extra, tone)
    if not far:
        stroke(out, f"M{x0 - 6} {y0}L{x1 - 5} {y1 - 4}", 9, HIDE[1], opacity=0.8)
    a = math.degrees(math.atan2(y2 - y1, x2 - x1)) - 90
    out.open(f"translate({x2} {y2}) rotate({a:.1f})")
    inked(out, "M-13 -2H13L18 20H2L0 12L-2 20H-18Z", "#2a2420" if far else "#4a423a", 5)
    out.close()


STRIDES: tuple[tuple[tuple[tuple[Point, Point, Point], bool], ...], ...] = (
    (
        (((300, 186), (356, 204), (398, 236)), True),
        (((112, 186), (66, 214), (30, 244)), True),
        (((276, 196), (318, 232), (352, 262)), False),
        (((128, 192), (92, 232), (56, 262)), False),
    ),
    (
        (((286, 192), (312, 226), (280, 256)), True),
        (((120, 190), (158, 218), (188, 254)), True),
        (((268, 200), (266, 238), (232, 262)), False),
        (((136, 194), (172, 236), (138, 262)), False),
    ),
)


def bull(frame: int) -> Drawing:
    """All hump, horns and bad temper, with one eye too many."""
    out = Drawing(460, 300)
    legs = STRIDES[frame - 1]
    lift = 0 if frame == 1 else 6
    for joints, far in legs:
        if far:
            leg(out, joints, far)
    out.open(f"translate(0 {lift}) rotate({-3 if frame == 1 else 3} 220 150)")
    tail = "M72 132C44 120 40 92 18 86" if frame == 1 else "M72 132C46 134 34 108 14 116"
    end = (18, 86) if frame == 1 else (14, 116)
    stroke(out, tail, 17, LINE)
    stroke(out, tail, 8, HIDE[2])
    out.circle(*end, 12, HIDE[3], stroke=LINE, stroke_width=5)
    spikes = "".join(f"M{x - 14} {y + 12}L{x - 8} {y - 22}L{x + 14} {y + 6}Z" for x, y in
                     ((118, 104), (158, 96), (198, 78), (238, 62)))  # fmt: skip
    out.path(spikes, CREAM[3], stroke=LINE, stroke_width=5, stroke_linejoin="round")
    body = smooth("62,140 88,106 146,98 196,80 252,60 300,76 330,118 326,172 292,206 226,206 "
                  "166,198 116,208 80,196 60,168")  # fmt: skip
    inked(out, body, out.linear(120, 60, 220, 214, (0, HIDE[0]), (0.35, HIDE[1]), (0.75, HIDE[2]),
          (1, HIDE[3])), 6)  # fmt: skip
    shade(out, smooth("84,194 116,206 166,197 226,204 292,204 326,172 300,180 230,184 160,178 "
                      "110,182"), 0.28)  # fmt: skip
    for d in ("M250 70C240 84 246 96 238 108", "M274 74C266 90 272 104 262 118",
              "M226 84C218 94 222 104 214 114", "M296 90C288 104 292 118 284 130",
              "M252 112C246 122 250 130 242 140"):  # fmt: skip
        stroke(out, d, 5, HIDE[3], opacity=0.7)
    shine(out, smooth("94,112 146,104 190,88 182,104 140,116 100,128"), 0.2)
    horn(out, "M356 96C384 92 414 74 420 40C438 72 420 112 372 116Z", 0.8)
    head = smooth("298,112 322,92 356,94 388,116 414,150 428,180 418,202 388,208 350,198 318,182 "
                  "300,152")  # fmt: skip
    inked(out, head, out.linear(310, 96, 400, 206, (0, HIDE[0]), (0.4, HIDE[1]), (1, HIDE[2])), 6)
    inked(out, smooth("388,152 414,152 430,180 420,203 388,208 372,190 374,166"), "#c49a86", 5)
    out.ellipse(414, 176, 6, 8, LINE)
    stroke(out, "M384 196Q400 200 416 194", 4, LINE)
    for width, hue in ((9, LINE), (4.6, BRASS[1])):
        out.path("M408 190C402 216 424 220 424 194", stroke=hue, stroke_width=width,
                 stroke_linecap="round")  # fmt: skip
    horn(out, "M316 108C334 84 364 66 366 26C392 58 384 104 340 122Z", 1.0)
    inked(out, smooth("306,120 286,112 270,122 284,136 308,136"), HIDE[2], 5)
    for x, y, r in ((356, 138, 10), (378, 132, 8), (340, 126, 6)):
        out.circle(x, y, r + 8, out.radial(x, y, r + 8, (0, EYE, 0.6), (1, EYE, 0)))
        out.ellipse(x, y, r, r * 0.8, EYE, stroke=LINE, stroke_width=4)
        out.ellipse(x + 2, y, 2.2, r * 0.6, LINE)
    stroke(out, "M338 114L364 126M372 120L390 122", 6, LINE)
    for dy, far in ((0, 30), (14, 22)):
        stroke(out, f"M426 {178 + dy}q12 -4 16 4t{far * 0.4:.0f} 0", 6, "#dcffe0", opacity=0.85)
    out.close()
    for joints, far in legs:
        if not far:
            leg(out, joints, far)
    return out


def horn(out: Drawing, d: str, lit: float) -> None:
    inked(out, d, out.linear(330, 110, 390, 30, (0, CREAM[3]), (0.5, CREAM[1]), (1, CREAM[0])), 6)
    if lit < 1:
        shade(out, d, 0.22)


def finger(out: Drawing, points: tuple[Point, ...], half: float) -> None:
    """A scaly finger that ends in a claw."""
    words = " ".join(f"{x},{y}" for x, y in points)
    d = smooth(words, closed=False)
    (x0, y0), (x1, y1) = points[-2], points[-1]
    far = math.dist(points[-2], points[-1])
    ux, uy = (x1 - x0) / far, (y1 - y0) / far
    tip = (x1 + ux * half * 2.5, y1 + uy * half * 2.5)
    stroke(out, d, half * 2 + 10, LINE)
    claw = rounded([(x1 - uy * half * 0.86, y1 + ux * half * 0.86), tip,
                    (x1 + uy * half * 0.86, y1 - ux * half * 0.86)], 2)  # fmt: skip
    inked(out, claw, CREAM[0], 5)
    stroke(out, d, half * 2, SCALE[1])
    light = " ".join(f"{x - half * 0.34:.1f},{y - half * 0.2:.1f}" for x, y in points)
    stroke(out, smooth(light, closed=False), half * 0.7, SCALE[0], opacity=0.9)
    mx, my = points[len(points) // 2]
    stroke(out, f"M{mx - half * 0.5:.1f} {my + 3:.1f}q{half * 0.5:.1f} 5 {half:.1f} 0", 3, SCALE[3],
           opacity=0.8)  # fmt: skip


def cuff(out: Drawing, d: str, stripes: tuple[str, ...]) -> None:
    """A striped sleeve end."""
    inked(out, d, CREAM[1], 6)
    for line in stripes:
        out.path(line, stroke=NIGHT[3], stroke_width=13)
    out.path(d, stroke=LINE, stroke_width=6, stroke_linejoin="round")


def quick_hand(out: Drawing) -> None:
    """A left hand that reaches up and right from the lower left corner of 170 by 240."""
    inked(out, smooth("22,236* 40,188 66,168 100,196 92,236*"), OXBLOOD[1], 6)
    out.path("M34 206Q66 206 98 222", stroke=BRASS[1], stroke_width=7)
    for points, half in (
        (((62, 144), (50, 104), (64, 70)), 11.0),
        (((78, 136), (78, 90), (96, 56)), 12.0),
        (((94, 138), (104, 96), (124, 68)), 11.5),
        (((108, 148), (124, 118), (142, 98)), 10.0),
    ):
        finger(out, points, half)
    palm = smooth("48,186 44,150 58,126 92,124 116,140 122,168 104,196 78,204")
    inked(
        out, palm, out.linear(50, 124, 112, 204, (0, SCALE[0]), (0.4, SCALE[1]), (1, SCALE[2])), 6
    )
    finger(out, ((104, 182), (130, 172), (148, 152)), 11.0)
    out.path(smooth("86,196 100,190 116,166 112,150 100,150 92,172"), SCALE[1])
    for x, y in ((62, 150), (76, 142), (70, 166), (86, 158)):
        stroke(out, f"M{x} {y}q5 5 11 0", 3, SCALE[3], opacity=0.6)


def hands() -> Drawing:
    """Two hands a blur apart."""
    out = Drawing(340, 240)
    for d in ("M64 52A150 150 0 0 1 276 52", "M100 28A170 170 0 0 1 240 28",
              "M20 96A60 60 0 0 1 34 58", "M320 96A60 60 0 0 0 306 58"):  # fmt: skip
        stroke(out, d, 9, LINE, opacity=0.5)
        stroke(out, d, 5, "#eaffd0", opacity=0.9)
    quick_hand(out)
    out.open("translate(340 0) scale(-1 1)")
    quick_hand(out)
    out.close()
    return out


def thief() -> Drawing:
    """Thumb and finger that have somebody else's card as good as theirs."""
    out = Drawing(340, 220)
    cuff(out, "M242 66L338 44V184L244 158Q232 112 242 66Z",
         ("M268 62Q258 112 270 164", "M300 54Q292 112 302 172", "M331 48V178"))  # fmt: skip
    for points, half in (
        (((176, 152), (130, 176), (96, 162)), 12.0),
        (((172, 134), (118, 152), (82, 138)), 13.0),
        (((186, 112), (126, 128), (88, 112)), 0.0),
    ):
        if half:
            finger(out, points, half)
    palm = smooth("254,76 218,62 180,70 156,96 154,130 172,158 212,168 252,150")
    inked(
        out, palm, out.linear(160, 64, 240, 168, (0, SCALE[0]), (0.4, SCALE[1]), (1, SCALE[2])), 6
    )
    finger(out, ((192, 84), (132, 60), (84, 66), (58, 84)), 14.0)
    out.path(smooth("240,80 214,70 186,74 172,92 190,106 224,104"), SCALE[1])
    finger(out, ((188, 138), (140, 132), (96, 126), (60, 114)), 13.0)
    out.path(smooth("176,124 196,120 214,138 206,156 184,152"), SCALE[1])
    for x, y in ((204, 86), (222, 92), (210, 110), (228, 118), (196, 130)):
        stroke(out, f"M{x} {y}q6 6 12 0", 3, SCALE[3], opacity=0.6)
    for y, x0, x1 in ((24, 150, 250), (40, 200, 290), (200, 170, 270)):
        stroke(out, f"M{x0} {y}H{x1}", 9, LINE, opacity=0.5)
        stroke(out, f"M{x0} {y}H{x1}", 5, "#eaffd0", opacity=0.9)
    return out


def wheel_at(out: Drawing, cx: float, cy: float, r: float) -> None:
    for width, hue in ((21, LINE), (12, WOOD[1])):
        out.circle(cx, cy, r - 10, "none", stroke=hue, stroke_width=width)
    for k in range(8):
        a = math.pi * k / 4 + 0.2
        d = (f"M{cx + 10 * math.cos(a):.1f} {cy + 10 * math.sin(a):.1f}"
             f"L{cx + (r - 16) * math.cos(a):.1f} {cy + (r - 16) * math.sin(a):.1f}")  # fmt: skip
        stroke(out, d, 12, LINE)
        stroke(out, d, 6, "#d9a45c" if k in (4, 5) else WOOD[0])
    out.circle(cx, cy, r - 3.5, "none", stroke="#5a646c", stroke_width=4)
    out.circle(cx, cy, 13, BRASS[2], stroke=LINE, stroke_width=5)
    out.circle(cx - 3, cy - 3, 4, BRASS[0])


def wheel() -> Drawing:
    out = Drawing(130, 130)
    wheel_at(out, 65, 65, 60)
    return out


def coach() -> Drawing:
    """A stage coach that nobody seems to drive."""
    out = Drawing(460, 310)
    stroke(out, "M60 214H410", 16, LINE)
    stroke(out, "M60 214H410", 8, WOOD[2])
    stroke(out, "M384 212L446 196", 13, LINE)
    stroke(out, "M384 212L446 196", 6, WOOD[1])
    # Boot at the back, driver's seat in front.
    inked(out, smooth("44,128* 96,120* 96,204* 58,204 40,176"), "#6a4530", 6)
    out.path("M50 146H94M48 170H94", stroke="#c98d58", stroke_width=4, stroke_dasharray="7 5")
    inked(out, "M330 118H402L410 150L386 208H330Z", OXBLOOD[2], 6)
    inked(out, "M346 104H404V122H346Z", "#6a4530", 6)
    body = (
        "M90 70H344C350 110 352 146 332 184C326 200 316 208 300 208H136C118 208 108 200 102 184"
        "C84 146 84 110 90 70Z"
    )
    inked(
        out,
        body,
        out.linear(100, 70, 320, 210, (0, OXBLOOD[0]), (0.4, OXBLOOD[1]), (1, OXBLOOD[3])),
        6,
    )
    out.path("M102 84H332C336 112 336 142 321 176C316 190 310 196 298 196H138C124 196 118 190 "
             "113 176C98 142 98 112 102 84Z", stroke=BRASS[2], stroke_width=4)  # fmt: skip
    inked(out, "M82 56H352V76H82Z", out.linear(0, 56, 0, 76, (0, BRASS[1]), (1, BRASS[3])), 6)
    # Luggage on the roof.
    inked(out, "M112 22H182V56H112Z", WOOD[1], 6)
    out.path("M130 22V56M164 22V56", stroke=LINE, stroke_width=5)
    inked(out, "M190 34H262V56H190Z", "#3c7a4a", 6)
    inked(out, "M206 34Q226 4 246 34Z", NIGHT[1], 6)
    stroke(out, "M100 46H332", 4, BRASS[1], opacity=0.8)
    inked(
        out,
        "M182 90H256V200H182Z",
        out.linear(182, 90, 256, 200, (0, OXBLOOD[0]), (1, OXBLOOD[2])),
        5,
    )
    night = out.radial(216, 118, 46, (0, "#9df0b0"), (0.5, "#2f7a58"), (1, "#0f2a28"))
    for x, w in ((194, 50), (118, 48), (274, 48)):
        inked(out, f"M{x} 100H{x + w}V138Q{x + w / 2} 148 {x} 138Z", night, 5)
        out.path(f"M{x + 3} 102H{x + 16}Q{x + 14} 122 {x + 3} 132Z", CREAM[2], opacity=0.8)
    for x, y in ((292, 122), (304, 122), (136, 124), (147, 124)):
        out.ellipse(x, y, 4.4, 3.6, EYE, stroke=LINE, stroke_width=2)
    horned_skull(out, 219, 172, 44, BRASS[0], 3)
    out.circle(250, 156, 4.5, BRASS[1], stroke=LINE, stroke_width=3)
    for x in (98, 340):
        out.circle(x, 96, 30, out.radial(x, 96, 30, (0, "#ffcf6a", 0.8), (1, "#ffb04a", 0)))
        inked(out, f"M{x - 8} 86L{x} 78L{x + 8} 86V108H{x - 8}Z", "#ffe9a8", 4)
    for x in (118, 338):
        wheel_at(out, x, 236, 60)
    for y, x0, x1 in ((232, 12, 44), (258, 6, 48), (284, 20, 62)):
        stroke(out, f"M{x0} {y}H{x1}", 9, LINE, opacity=0.5)
        stroke(out, f"M{x0} {y}H{x1}", 5, "#9fd6a8", opacity=0.9)
    return out


def main() -> None:
    pictures = {
        "fx_bull_1": bull(1),
        "fx_bull_2": bull(2),
        "fx_hands": hands(),
        "fx_thief": thief(),
        "fx_coach": coach(),
        "fx_wheel": wheel(),
    }
    for name, picture in pictures.items():
        picture.save(f"gunslingers/{name}")


if __name__ == "__main__":
    main()
