"""The lamp-lit card table in the foreground of the title picture and everything lying on it."""

from __future__ import annotations

import math

import numpy as np

from assets.art.make.backgrounds import props
from assets.art.make.backgrounds.perspective import TITLE_FONT, Point, letters, outline, warp
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.backgrounds.studio import Array, Studio, colour, sheet, smooth
from assets.art.make.backgrounds.title_room import CAMERA
from assets.art.make.backgrounds.wood import grain, noise
from assets.art.make.palette import BRASS, CREAM, LINE, OXBLOOD, SEATS
from assets.art.make.pen import Drawing, number, rounded

TX, TZ, TR, TY = 0.30, 2.62, 1.06, 0.76
LAMP = (934.0, 796.0)

HEART = "M0 90C-20 60 -90 20 -90 -30C-90 -80 -30 -95 0 -45C30 -95 90 -80 90 -30C90 20 20 60 0 90Z"
SPADE = ("M0 -95C20 -60 88 -25 88 25C88 65 40 75 12 48C14 68 24 82 38 92L-38 92"
         "C-24 82 -14 68 -12 48C-40 75 -88 65 -88 25C-88 -25 -20 -60 0 -95Z")  # fmt: skip
DIAMOND = "M0 -95L68 0L0 95L-68 0Z"


def on_table(right: float, near: float, up: float = 0) -> Point:
    """Where a place on the table is seen; metres from its middle."""
    return CAMERA.see(TX + right, TY + up, TZ - near)


def top(s: Studio, light: Array) -> None:
    """The table: side, padded wooden rail, green cloth."""
    px = 1 / s.scale
    x, z = CAMERA.level(s.x, s.y, TY - 0.10)
    r = np.hypot(x - TX, z - TZ)
    below = (s.y > CAMERA.vy + 60).astype(np.float32)
    soft = px * z / CAMERA.focal * 1.5
    mask = np.clip((TR - r) / soft, 0, 1) * below
    turn = np.arctan2(z - TZ, x - TX).astype(np.float32)
    side = 0.16 + 0.30 * grain(turn * 500, s.y * 1.2, 71)
    side *= 1 - 0.9 * smooth(0.016, 0.004, TR - r)
    s.cover(side[..., None] * colour("#b8763c") * light, mask)
    x, z = CAMERA.level(s.x, s.y, TY)
    r = np.hypot(x - TX, z - TZ)
    turn = np.arctan2(z - TZ, x - TX).astype(np.float32)
    mask = np.clip((TR - r) / soft, 0, 1) * below
    band = np.clip((TR - r) / 0.17, 0, 1)
    look = grain(turn * 760, r * 420, 72)
    rail = colour("#4a2411") + (colour("#b87840") - colour("#4a2411")) * look[..., None]
    facing = np.sin(turn) * 0.55 - np.cos(turn) * 0.35
    rail *= (0.66 + 0.5 * np.sin(band * math.pi) + 0.30 * facing * np.cos(band * math.pi))[
        ..., None
    ]
    weave = noise(x * 620, z * 620, 5) * 0.5 + noise(x * 90, z * 90, 6) * 0.5
    cloth = colour("#2c7346") * (0.80 + 0.34 * weave)[..., None]
    ring = smooth(0.010, 0.005, np.abs(r - 0.74))[..., None]
    cloth = cloth * (1 - ring * 0.5) + colour("#d8b765") * ring * 0.5
    cloth *= (1 - 0.5 * smooth(0.06, 0, (TR - 0.17) - r))[..., None]
    paint = np.where((r > TR - 0.17)[..., None], rail, cloth)
    for at, wide, deep in ((TR - 0.17, 0.012, 0.85), (TR, 0.010, 0.85), (TR - 0.045, 0.005, 0.45)):
        paint = paint * (1 - deep * smooth(wide, wide * 0.3, np.abs(r - at)))[..., None]
    paint = paint + (smooth(0.03, 0.0, np.abs(r - TR + 0.085)) * 0.10)[..., None] * colour(
        "#ffd9a0"
    )
    s.cover(paint * light, mask)


def tacks(d: Drawing) -> None:
    for i in range(72):
        a = 2 * math.pi * (i + 0.5) / 72
        right, near = (TR - 0.17 - 0.02) * math.cos(a), (TR - 0.19) * math.sin(a)
        x, y = on_table(right, near)
        r = CAMERA.size(TZ - near) * 0.009
        d.ellipse(x, y, r, r * 0.6, d.linear(x - r, y - r, x + r, y + r, (0, BRASS[0]),
                  (0.5, BRASS[2]), (1, BRASS[4])), stroke=LINE, stroke_width=0.9)  # fmt: skip


def card(d: Drawing, right: float, near: float, turn: float, face: str, rank: str = "A") -> None:
    """A playing card flat on the cloth; faces S, H, D or "back"; 0.20 by 0.28 metres."""
    w, h = 0.100, 0.140
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def place(x: float, y: float) -> Point:
        u, v = x * w / 100, y * h / 140
        return on_table(right + u * c - v * s, near + u * s + v * c, 0.004)

    def shape(inset: float) -> str:
        corners = [(-100 + inset, -140 + inset), (100 - inset, -140 + inset),
                   (100 - inset, 140 - inset), (-100 + inset, 140 - inset)]  # fmt: skip
        return warp(rounded(corners, 18), place)

    sx, sy = place(12, 12)
    fall = [(px + 7, py + 5) for px, py in (place(-100, -140), place(100, -140), place(100, 140),
                                            place(-100, 140))]  # fmt: skip
    d.path(outline(fall), "#0a0402", opacity=0.35)
    d.path(shape(0), CREAM[1], **STROKE, stroke_width=2.2)
    if face == "back":
        d.path(shape(11), OXBLOOD[1], stroke=BRASS[2], stroke_width=1.8)
        for k in range(-5, 6):
            for line in (f"M{k * 26 - 60} -126L{k * 26 + 60} 126",
                         f"M{k * 26 + 60} -126L{k * 26 - 60} 126"):  # fmt: skip
                ends = [float(v) for v in line.replace("M", "").replace("L", " ").split()]
                if max(abs(ends[0]), abs(ends[2])) <= 88:
                    d.path(warp(line, place), stroke=BRASS[2], stroke_width=1.1, opacity=0.8)
        return
    hue = "#241a16" if face == "S" else "#b0281f"
    pip = {"S": SPADE, "H": HEART, "D": DIAMOND}[face]
    d.path(warp(pip, lambda x, y: place(x * 0.52, y * 0.56)), hue)
    for side in (1, -1):
        text = letters(rank, -70, -84, 56, TITLE_FONT)
        d.path(warp(text, lambda x, y, k=side: place(x * k, y * k)), hue)
        d.path(warp(pip, lambda x, y, k=side: place((x * 0.17 - 70) * k, (y * 0.17 - 58) * k)), hue)


PIPS = {
    1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}  # fmt: skip


def die(d: Drawing, right: float, near: float, turn: float, faces: tuple[int, int, int]) -> None:
    """An ivory die of 11 cm (it is the hero of the game): top, left and right face."""
    half = 0.052
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def place(u: float, v: float, up: float) -> Point:
        return on_table(right + (u * c - v * s) * half, near + (u * s + v * c) * half, up * half)

    x, y = on_table(right, near)
    m = CAMERA.size(TZ - near) * half
    props.shadow(d, x + m * 0.7, y + m * 0.1, m * 2.1, m * 0.8, 0.75)
    ring = [(-1, 1), (1, 1), (1, -1), (-1, -1)]
    walls = []
    for i in range(4):
        a, b = ring[i], ring[(i + 1) % 4]
        facing = -((a[0] + b[0]) * s / 2) * -1 + (a[1] + b[1]) / 2 * c
        walls.append((facing, a, b))
    seen = sorted(walls, key=lambda item: -item[0])[:2]
    seen.sort(key=lambda item: place(*item[1], 1)[0] + place(*item[2], 1)[0])
    hull = [place(a, b, up) for a, b in ring for up in (0, 2)]
    d.path(outline(_hull(hull)), "#c9ad76", **STROKE, stroke_width=4)
    for index, (_, a, b) in enumerate(seen):
        quad = [place(*a, 2), place(*b, 2), place(*b, 0), place(*a, 0)]
        tone = (("#f0dfb4", "#cbab74"), ("#c4a46c", "#8a6636"))[index]
        d.path(rounded(quad, m * 0.2), d.linear(quad[0][0], quad[0][1], quad[2][0], quad[2][1],
               (0, tone[0]), (1, tone[1])))  # fmt: skip
        for pu, pv in PIPS[faces[1 + index]]:
            spot = [
                place(a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, 1 + pv * 0.52 + up)
                for k, up in _round(0.5 + pu * 0.27, 0.105, 0.21)
            ]
            d.path(outline(spot), OXBLOOD[2])
    quad = [place(u, v, 2) for u, v in ring]
    d.path(rounded(quad, m * 0.22), d.linear(quad[3][0], quad[3][1], quad[1][0], quad[1][1],
           (0, "#fffdf2"), (1, "#efdfb6")))  # fmt: skip
    for pu, pv in PIPS[faces[0]]:
        spot = [place(pu * 0.54 + k, pv * 0.54 + up, 2) for k, up in _round(0, 0.2, 0.2)]
        d.path(outline(spot), OXBLOOD[1], stroke=OXBLOOD[3], stroke_width=1)
    d.path(outline(_hull(hull)), "none", **STROKE, stroke_width=2.2)


def _round(middle: float, rx: float, ry: float) -> list[Point]:
    """Points of an ellipse round (middle, 0)."""
    turns = [2 * math.pi * i / 16 for i in range(16)]
    return [(middle + rx * math.cos(a), ry * math.sin(a)) for a in turns]


def _hull(points: list[Point]) -> list[Point]:
    """The convex hull."""
    points = sorted(points)

    def half(run: list[Point]) -> list[Point]:
        out: list[Point] = []
        for p in run:
            while len(out) > 1 and (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1]) <= (
                out[-1][1] - out[-2][1]
            ) * (p[0] - out[-2][0]):
                out.pop()
            out.append(p)
        return out[:-1]

    return half(points) + half(points[::-1])


def chips(d: Drawing, right: float, near: float, count: int, seat: int) -> None:
    """A stack of chips with striped edges."""
    _, light, middle, dark = SEATS[seat]
    x, y = on_table(right, near)
    m = CAMERA.size(TZ - near)
    r, tilt, step = m * 0.052, (CAMERA.eye - TY) / (TZ - near), m * 0.017
    props.shadow(d, x + r * 0.7, y + r * 0.1, r * 2, r * 0.8, 0.7)
    for i in range(count):
        cx, cy = x + math.sin(i * 2.1 + seat) * r * 0.07, y - i * step
        body = props.barrel(cx, cy - step, r, cy, r, tilt)
        d.path(body, d.linear(cx - r, 0, cx + r, 0, (0, middle), (0.3, light), (1, dark)), **STROKE,
               stroke_width=1.5)  # fmt: skip
        for k in (-0.72, -0.25, 0.25, 0.72):
            bx = cx + r * k
            by = cy + r * tilt * math.sqrt(1 - k * k)
            d.path(f"M{number(bx - 3)} {number(by - step)} L{number(bx - 3)} {number(by)} "
                   f"L{number(bx + 3)} {number(by)} L{number(bx + 3)} {number(by - step)}Z",
                   CREAM[1], opacity=0.9)  # fmt: skip
    cy = y - count * step
    d.ellipse(x, cy, r * 0.66, r * 0.66 * tilt, "none", stroke=CREAM[1], stroke_width=2,
              stroke_dasharray="6 4")  # fmt: skip


def revolver(d: Drawing, x: float, y: float, s: float, turn: float) -> None:
    """A six-shooter lying on its side; s scales a drawing 300 u long."""
    props.shadow(d, x + 14, y + 22, 170 * s, 46 * s, 0.7)
    d.open(f"translate({number(x)} {number(y)}) scale(1 0.62) rotate({turn}) scale({s})")
    steel = d.linear(
        0, -40, 0, 40, (0, "#e6e2d8"), (0.3, "#9a988f"), (0.6, "#55534d"), (1, "#24221f")
    )
    grip = ("M86 4 C104 -6 122 0 130 16 C140 46 152 78 160 104 C150 118 124 120 114 112 "
            "C106 84 96 52 76 34Z")  # fmt: skip
    d.path(grip, d.linear(80, 0, 160, 110, (0, "#c98a50"), (0.5, "#8a4e26"), (1, "#3f200e")),
           **STROKE, stroke_width=5)  # fmt: skip
    d.path("M104 14 C116 40 126 72 132 100", stroke="#f0c08a", stroke_width=4, opacity=0.5,
           stroke_linecap="round")  # fmt: skip
    d.circle(122, 58, 6, BRASS[1], stroke=LINE, stroke_width=2.5)
    d.path("M52 34 C50 66 86 66 90 30", stroke=LINE, stroke_width=11, stroke_linecap="round")
    d.path("M52 34 C50 66 86 66 90 30", stroke=BRASS[2], stroke_width=5, stroke_linecap="round")
    d.path("M66 28 C68 40 64 46 60 50", stroke=LINE, stroke_width=6, stroke_linecap="round")
    d.path("M-150 -32 L-14 -32 L-14 -6 L-150 -6 Q-156 -19 -150 -32Z", steel, **STROKE,
           stroke_width=5)  # fmt: skip
    rod = d.linear(0, -6, 0, 8, (0, "#8a887f"), (1, "#2c2a26"))
    d.path("M-120 -6 L-14 -6 L-14 8 L-112 8Z", rod, **STROKE, stroke_width=4)  # fmt: skip
    d.path("M-146 -32 l4 -12 l10 0 l4 12Z", "#55534d", **STROKE, stroke_width=3)
    d.path("M-18 -40 L104 -36 C116 -30 116 -10 112 8 L92 22 L30 34 L-18 30Z", steel, **STROKE,
           stroke_width=5)  # fmt: skip
    d.rect(-8, -44, 70, 74, d.linear(0, -44, 0, 30, (0, "#f0ece2"), (0.25, "#b4b1a6"),
           (0.6, "#5f5d56"), (1, "#1f1d1a")), 12, stroke=LINE, stroke_width=5)  # fmt: skip
    for fy in (-28, -4, 18):
        d.rect(8, fy - 6, 40, 11, "#35332f", 5, opacity=0.85)
        d.path(f"M12 {fy + 5} L44 {fy + 5}", stroke="#e6e2d8", stroke_width=2, opacity=0.6)
    d.path("M98 -34 C104 -56 118 -62 132 -58 L128 -46 C118 -46 114 -38 116 -24Z", "#6a6861",
           **STROKE, stroke_width=4)  # fmt: skip
    d.path("M-144 -26 L-22 -26", stroke="#ffffff", stroke_width=4, opacity=0.6,
           stroke_linecap="round")  # fmt: skip
    d.close()


def lamp(d: Drawing) -> None:
    """The oil lamp: brass foot and font, chimney, a shade of milk glass above."""
    x, y = LAMP
    brass = d.linear(x - 40, 0, x + 40, 0, (0, BRASS[1]), (0.25, BRASS[0]), (0.5, BRASS[2]),
                     (1, BRASS[4]))  # fmt: skip
    props.shadow(d, x + 30, y + 8, 110, 26, 0.75)
    d.path(f"M{x - 44} {y - 2} A44 13 0 0 0 {x + 44} {y - 2} C{x + 40} {y - 18} {x + 14} {y - 20} "
           f"{x + 9} {y - 34} L{x + 9} {y - 48} L{x - 9} {y - 48} L{x - 9} {y - 34} C{x - 14} "
           f"{y - 20} "
           f"{x - 40} {y - 18} {x - 44} {y - 2}Z", brass, **STROKE, stroke_width=3)  # fmt: skip
    d.path(f"M{x - 10} {y - 46} C{x - 52} {y - 54} {x - 50} {y - 96} {x - 20} {y - 100} L{x + 20} "
           f"{y - 100} C{x + 50} {y - 96} {x + 52} {y - 54} {x + 10} {y - 46}Z", d.linear(
           x - 46, 0, x + 46, 0, (0, "#a9342b"), (0.25, "#e8705c"), (0.5, "#8a241c"),
           (1, "#3f0a08")), **STROKE, stroke_width=3)  # fmt: skip
    d.path(f"M{x - 34} {y - 72} C{x - 34} {y - 86} {x - 26} {y - 92} {x - 18} {y - 93}",
           stroke="#ffd9c8", stroke_width=4, opacity=0.8, stroke_linecap="round")  # fmt: skip
    d.rect(x - 19, y - 116, 38, 17, brass, 4, stroke=LINE, stroke_width=2.6)
    d.rect(x + 18, y - 111, 14, 6, BRASS[3], 2, stroke=LINE, stroke_width=1.6)
    d.circle(x + 34, y - 108, 6, BRASS[2], stroke=LINE, stroke_width=1.8)


def lamp_glass(d: Drawing) -> None:
    """The part of the lamp that shines: chimney, flame and shade."""
    x, y = LAMP
    d.path(f"M{x - 15} {y - 116} C{x - 27} {y - 134} {x - 25} {y - 156} {x - 13} {y - 172} "
           f"L{x - 12} "
           f"{y - 236} L{x + 12} {y - 236} L{x + 13} {y - 172} C{x + 25} {y - 156} {x + 27} "
           f"{y - 134} "
           f"{x + 15} {y - 116}Z", d.linear(x - 25, 0, x + 25, 0, (0, "#ffe9b8", 0.75),
           (0.5, "#fff8e0", 0.5), (1, "#ffcf80", 0.75)), stroke="#8a5a20",
           stroke_width=2)  # fmt: skip
    d.path(f"M{x} {y - 176} C{x + 13} {y - 152} {x + 12} {y - 132} {x} {y - 122} C{x - 12} "
           f"{y - 132} "
           f"{x - 13} {y - 152} {x} {y - 176}Z", d.radial(x, y - 134, 44, (0, "#ffffff"),
           (0.4, "#fff6c0"), (0.8, "#ffc452"), (1, "#ff9a30")))  # fmt: skip
    d.path(f"M{x - 22} {y - 222} L{x + 22} {y - 222} C{x + 46} {y - 206} {x + 78} {y - 176} "
           f"{x + 84} "
           f"{y - 158} A84 17 0 0 1 {x - 84} {y - 158} C{x - 78} {y - 176} {x - 46} {y - 206} "
           f"{x - 22} "
           f"{y - 222}Z", d.radial(x, y - 156, 92, (0, "#fffdf0"), (0.35, "#ffeab4"),
           (0.75, "#f2b860"), (1, "#c07a30")), stroke=LINE, stroke_width=3)  # fmt: skip
    d.ellipse(x, y - 222, 22, 5, "#fff3c8", stroke=LINE, stroke_width=2)
    d.path(f"M{x - 84} {y - 158} A84 17 0 0 0 {x + 84} {y - 158}", stroke="#fff8d8", stroke_width=3)


def things(d: Drawing) -> None:
    """Everything on the cloth, far things first."""
    tacks(d)
    chips(d, -0.60, -0.34, 6, 0)
    chips(d, -0.50, -0.24, 4, 6)
    lamp(d)
    card(d, 0.08, -0.50, 24, "back")
    card(d, 0.13, -0.47, 12, "back")
    props.bottle(d, *on_table(0.66, -0.42), 158, props.BOTTLE_HUES[1], 1, line=2.6, word="RYE")
    props.whiskey_glass(d, *on_table(0.40, -0.40), 26, 0.30)
    chips(d, 0.27, -0.04, 7, 2)
    chips(d, 0.40, 0.03, 4, 3)
    chips(d, 0.22, 0.09, 3, 1)
    for k, (face, rank) in enumerate((("H", "Q"), ("D", "J"), ("S", "A"))):
        card(d, -0.52 + k * 0.125, 0.30 + k * 0.035, -26 + k * 17, face, rank)
    die(d, -0.14, -0.06, 28, (5, 4, 6))
    die(d, 0.00, 0.10, -22, (6, 2, 3))
    x, y = on_table(0.31, 0.42)
    revolver(d, x, y, 0.88, -10)


def paint_table(s: Studio, light: Array) -> None:
    """The whole foreground table onto the picture."""
    shade = sheet()
    x, y = on_table(0.1, -0.1)
    shade.ellipse(x, y + 60, 620, 200, "#000")
    s.shade(shade, 40, 0.75)
    top(s, light)
    d = sheet()
    things(d)
    s.layer(d, light=np.clip(light * 1.12 + 0.06, 0, 1.2))
