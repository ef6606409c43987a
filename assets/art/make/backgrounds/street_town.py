"""The buildings of Main Street: what stands on each side, drawn on the planes of their fronts."""

from __future__ import annotations

from dataclasses import dataclass, field

from assets.art.make.backgrounds.perspective import (
    TITLE_FONT,
    Camera,
    Point,
    letters,
    outline,
    text_width,
    warp,
)
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.palette import BRASS, CREAM, LINE, OXBLOOD
from assets.art.make.pen import Drawing, number

CAMERA = Camera(960, 610, 900, 1.75)
FRONT, EDGE, WALK, PORCH = 6.2, 4.45, 0.35, 2.95


@dataclass(frozen=True)
class Building:
    """One false front; lengths in metres, `top` as (part of the width, height) from screen left."""

    side: int
    near: float
    far: float
    top: tuple[tuple[float, float], ...]
    walls: tuple[str, str, str]
    trim: str
    sign: str
    sign_box: tuple[float, float, float, float]
    sign_hues: tuple[str, str]
    upper: tuple[float, ...] = ()
    kind: str = "shop"
    posts: int = 4
    laths: float = field(default=0.24)

    @property
    def width(self) -> float:
        return self.far - self.near

    def see(self, u: float, h: float, out: float = 0) -> Point:
        """A place `u` metres from the left of the front, `h` up, `out` metres into the street."""
        z = self.near + u if self.side < 0 else self.far - u
        return CAMERA.see(self.side * (FRONT - out), h, max(z, 1.6))

    def quad(self, u0: float, u1: float, h0: float, h1: float, out: float = 0) -> str:
        """A rectangle on the front as path data."""
        return outline([self.see(u0, h1, out), self.see(u1, h1, out), self.see(u1, h0, out),
                        self.see(u0, h0, out)])  # fmt: skip

    def skyline(self, lower: float = 0) -> list[Point]:
        """The top of the front, `lower` metres down."""
        return [self.see(t * self.width, h - lower) for t, h in self.top]

    def shape(self) -> str:
        """The whole front."""
        return outline([*self.skyline(), self.see(self.width, 0), self.see(0, 0)])


STEPPED = ((0, 6.1), (0.14, 6.1), (0.14, 6.6), (0.3, 6.6), (0.36, 7.1), (0.64, 7.1), (0.7, 6.6),
           (0.86, 6.6), (0.86, 6.1), (1, 6.1))  # fmt: skip
ARCHED = ((0, 5.6), (0.18, 5.6), (0.24, 5.9), (0.34, 6.3), (0.44, 6.5), (0.56, 6.5), (0.66, 6.3),
          (0.76, 5.9), (0.82, 5.6), (1, 5.6))  # fmt: skip
GABLE = ((0, 5.2), (0.2, 5.2), (0.5, 6.3), (0.8, 5.2), (1, 5.2))
FLAT = ((0, 6.2), (0.08, 6.2), (0.08, 5.9), (0.92, 5.9), (0.92, 6.2), (1, 6.2))

TOWN = (
    Building(-1, 26.5, 35.5, GABLE, ("#8a6a4c", "#b08c66", "#c8a880"), "#d8bd90", "", (0, 0, 0, 0),
             ("", "")),
    Building(1, 26.5, 35.5, FLAT, ("#96785a", "#b89a74", "#d0b48c"), "#dcc49a", "", (0, 0, 0, 0),
             ("", "")),
    Building(-1, 17.7, 25.6, FLAT, ("#5f6a52", "#87906c", "#a4aa86"), "#d8cda4", "HOTEL",
             (0.12, 0.88, 4.5, 5.6), (CREAM[1], "#5d120f"), (0.3, 0.7), posts=4),
    Building(1, 17.7, 25.6, STEPPED, ("#8a7a66", "#b4a286", "#cdbd9e"), "#8a7050", "JAIL",
             (0.18, 0.82, 4.6, 5.7), ("#3a3026", "#f0dca8"), (), posts=4),
    Building(-1, 11.5, 17.0, ARCHED, ("#3f6d68", "#5f928a", "#83b0a4"), "#f0e4c4", "BARBER",
             (0.08, 0.92, 4.2, 5.35), (CREAM[0], "#8a2018"), (), "barber", 3),
    Building(1, 11.5, 17.0, FLAT, ("#a58e6a", "#cdb68c", "#e4d2a8"), "#fff0cc", "BANK",
             (0.14, 0.86, 4.35, 5.55), ("#235636", "#ffe9a8"), (), "bank", 3),
    Building(-1, 3.4, 10.9, STEPPED, ("#6a2a1c", "#963f2a", "#b85a3c"), "#e8cf9a", "SALOON",
             (0.34, 0.97, 4.75, 5.95), ("#3a1410", "#ffd98a"), (0.46, 0.66, 0.86), "saloon", 5),
    Building(1, 3.4, 10.9, ARCHED, ("#9a7238", "#c4964e", "#deb66c"), "#f8e8c0", "GENERAL STORE",
             (0.02, 0.69, 4.1, 5.15), (CREAM[0], "#1f4a58"), (), "store", 5),
)  # fmt: skip


def ends(d: Drawing, b: Building) -> None:
    """The wall of a building that faces us, seen in the gap before it."""
    z = b.near
    h = 4.6
    wall = [CAMERA.see(b.side * FRONT, 0, z), CAMERA.see(b.side * (FRONT + 5), 0, z),
            CAMERA.see(b.side * (FRONT + 5), h, z), CAMERA.see(b.side * FRONT, h, z)]  # fmt: skip
    d.path(outline(wall), "#8a6c48" if b.side > 0 else "#3d2f2a", **STROKE, stroke_width=2)
    for k in range(1, 20):
        (xa, ya), (xb, yb) = (CAMERA.see(b.side * (FRONT + out), k * 0.24, z) for out in (0, 5))
        d.path(f"M{number(xa)} {number(ya)} L{number(xb)} {number(yb)}", stroke=LINE,
               stroke_width=1.4, opacity=0.6)  # fmt: skip


def trim(d: Drawing, b: Building) -> None:
    """Cornice along the top, corner boards, the sign board."""
    for lower, thick, hue in ((0.0, 0.26, b.trim), (0.26, 0.12, b.walls[0])):
        band = b.skyline(lower) + b.skyline(lower + thick)[::-1]
        d.path(outline(band), hue, **STROKE, stroke_width=2)
    w = 0.2
    for u in (0.0, b.width - w):
        d.path(b.quad(u, u + w, 0.3, b.top[0][1] - 0.38), b.trim, **STROKE, stroke_width=2)
    d.path(b.shape(), "none", **STROKE, stroke_width=3.2)


def sign(d: Drawing, b: Building) -> None:
    """The name on its board: never wider than the board."""
    if not b.sign:
        return
    t0, t1, h0, h1 = b.sign_box
    u0, u1 = t0 * b.width, t1 * b.width
    board, ink = b.sign_hues
    d.path(b.quad(u0 + 0.06, u1 + 0.1, h0 - 0.12, h1 - 0.08), "#1d120b", opacity=0.4)
    d.path(b.quad(u0, u1, h0, h1), b.walls[0], **STROKE, stroke_width=3)
    d.path(b.quad(u0 + 0.07, u1 - 0.07, h0 + 0.07, h1 - 0.07), board, **STROKE, stroke_width=2)
    d.path(b.quad(u0 + 0.15, u1 - 0.15, h0 + 0.15, h1 - 0.15), "none", stroke=ink,
           stroke_width=1.6, opacity=0.7)  # fmt: skip
    room_w, room_h = (u1 - u0) - 0.56, (h1 - h0) - 0.5
    unit = text_width(b.sign, 1, TITLE_FONT)
    stretch = room_w / (unit * room_h / 0.74)
    size = room_h / 0.74
    text = letters(b.sign, 0, 0, size, TITLE_FONT)
    mid = (u0 + u1) / 2
    base = h0 + 0.25
    if stretch > 1.6:
        stretch = 1.6

    def place(x: float, y: float) -> Point:
        return b.see(mid + x * stretch, base - y)

    shade = warp(text, lambda x, y: b.see(mid + x * stretch + 0.035, base - y - 0.035))
    d.path(shade, "#1d120b", opacity=0.35)
    d.path(warp(text, place), ink)


def window(
    d: Drawing, b: Building, u0: float, u1: float, h0: float, h1: float, bars: int = 1
) -> None:
    """A sash window with its frame and something pale behind the glass."""
    d.path(b.quad(u0 - 0.12, u1 + 0.12, h0 - 0.12, h1 + 0.16), b.trim, **STROKE, stroke_width=2)
    top, low = b.see(u0, h1), b.see(u1, h0)
    d.path(b.quad(u0, u1, h0, h1), d.linear(top[0], top[1], low[0], low[1], (0, "#5a7880"),
           (0.45, "#31474f"), (0.5, "#87a4a4"), (0.62, "#3a5058"), (1, "#1c2a30")), **STROKE,
           stroke_width=2)  # fmt: skip
    d.path(b.quad(u0, u0 + (u1 - u0) * 0.26, h0, h1), CREAM[2], opacity=0.55)
    d.path(b.quad(u1 - (u1 - u0) * 0.2, u1, h0, h1), CREAM[2], opacity=0.4)
    for k in range(1, bars + 1):
        u = u0 + (u1 - u0) * k / (bars + 1)
        d.path(b.quad(u - 0.035, u + 0.035, h0, h1), b.trim, stroke=LINE, stroke_width=1)
    mid = (h0 + h1) / 2
    d.path(b.quad(u0, u1, mid - 0.035, mid + 0.035), b.trim, stroke=LINE, stroke_width=1)
    d.path(b.quad(u0 - 0.2, u1 + 0.2, h0 - 0.22, h0 - 0.1), b.trim, **STROKE, stroke_width=1.6)


def door(d: Drawing, b: Building, u0: float, u1: float) -> None:
    """A door under the porch: panelled, or batwing on the saloon."""
    d.path(b.quad(u0 - 0.14, u1 + 0.14, WALK, 2.62), b.trim, **STROKE, stroke_width=2)
    d.path(b.quad(u0, u1, WALK, 2.5), "#1c100a" if b.kind == "saloon" else "#5a3018", **STROKE,
           stroke_width=2)  # fmt: skip
    mid = (u0 + u1) / 2
    if b.kind == "saloon":
        d.path(b.quad(u0, u1, 1.7, 2.5), "#e08a3a", opacity=0.28)
        for a, c in ((u0 + 0.03, mid - 0.02), (mid + 0.02, u1 - 0.03)):
            d.path(b.quad(a, c, 0.75, 1.75), "#a5662f", **STROKE, stroke_width=2)
            for k in range(6):
                h = 0.86 + k * 0.14
                d.path(b.quad(a + 0.1, c - 0.1, h, h + 0.07), "#5a3018")
        return
    d.path(b.quad(u0 + 0.16, u1 - 0.16, 1.4, 2.3), "#6f8a8c", **STROKE, stroke_width=1.6)
    d.path(b.quad(u0 + 0.16, u1 - 0.16, 0.55, 1.2), "#3f2010", **STROKE, stroke_width=1.6)
    x, y = b.see(u1 - 0.12, 1.3)
    d.circle(x, y, CAMERA.size(b.near + b.width / 2) * 0.05, BRASS[1], stroke=LINE, stroke_width=1)


def front(d: Drawing, b: Building) -> None:
    """Everything on the plane of one front."""
    w = b.width
    for t in b.upper:
        u = t * w
        half = 0.42
        window(d, b, u - half, u + half, 3.86, 4.5)
    if b.kind == "saloon":
        door(d, b, 0.70 * w, 0.86 * w)
        window(d, b, 0.38 * w, 0.60 * w, 1.0, 2.4, 3)
        window(d, b, 0.90 * w, 0.97 * w, 1.0, 2.4, 0)
    elif b.kind == "store":
        door(d, b, 0.30 * w, 0.43 * w)
        window(d, b, 0.06 * w, 0.25 * w, 0.95, 2.4, 2)
        window(d, b, 0.49 * w, 0.72 * w, 0.95, 2.4, 3)
    elif b.kind == "bank":
        door(d, b, 0.40 * w, 0.60 * w)
        for t in (0.1, 0.7):
            window(d, b, t * w, (t + 0.2) * w, 1.0, 2.5, 3)
    else:
        door(d, b, 0.42 * w, 0.58 * w)
        window(d, b, 0.1 * w, 0.34 * w, 1.0, 2.4)
        window(d, b, 0.66 * w, 0.9 * w, 1.0, 2.4)
    trim(d, b)
    sign(d, b)


def boardwalk(d: Drawing, b: Building) -> None:
    """The walk before the building: planks, edge, a step."""
    out = FRONT - EDGE + 0.15
    top = outline([b.see(0, WALK), b.see(b.width, WALK), b.see(b.width, WALK, out),
                   b.see(0, WALK, out)])  # fmt: skip
    lit = "#c79f68" if b.side > 0 else "#866647"
    d.path(top, lit, **STROKE, stroke_width=2)
    for k in range(1, int(b.width / 0.3)):
        (xa, ya), (xb, yb) = b.see(k * 0.3, WALK), b.see(k * 0.3, WALK, out)
        d.path(f"M{number(xa)} {number(ya)} L{number(xb)} {number(yb)}", stroke=LINE,
               stroke_width=1.1, opacity=0.55)  # fmt: skip
    d.path(b.quad(0, b.width, 0, WALK, out), "#ab824f" if b.side > 0 else "#5f4632", **STROKE,
           stroke_width=2.2)  # fmt: skip
    for k in range(1, int(b.width / 1.2)):
        (xa, ya), (xb, yb) = b.see(k * 1.2, WALK, out), b.see(k * 1.2, 0, out)
        d.path(f"M{number(xa)} {number(ya)} L{number(xb)} {number(yb)}", stroke=LINE,
               stroke_width=1.6, opacity=0.6)  # fmt: skip


def porch(d: Drawing, b: Building) -> None:
    """The porch roof on its posts, its edge toward the street."""
    out = FRONT - EDGE
    under = outline([b.see(0, PORCH + 0.4), b.see(b.width, PORCH + 0.4), b.see(b.width, PORCH, out),
                     b.see(0, PORCH, out)])  # fmt: skip
    d.path(under, "#3d2a1c", **STROKE, stroke_width=2)
    lit = b.side > 0
    for k in range(b.posts):
        u = 0.15 + (b.width - 0.3) * k / (b.posts - 1)
        z = b.near + u if b.side < 0 else b.far - u
        if z < 3.6:
            continue
        w = 0.085
        x0, y0 = b.see(u - w, PORCH, out)
        x1, y1 = b.see(u + w, WALK, out)
        m = CAMERA.size(z)
        mid = (x0 + x1) / 2
        half = max(2.2, w * m)
        paint = d.linear(mid - half, 0, mid + half, 0, (0, "#f4deae" if lit else "#c8a878"),
                         (0.5, "#c79f68" if lit else "#8a6a48"), (1, "#6d4c2c"))  # fmt: skip
        d.rect(mid - half, y0, half * 2, y1 - y0, paint, stroke=LINE, stroke_width=2)
        for at, wide, tall in ((PORCH - 0.12, 1.6, 0.12), (1.0, 1.3, 0.08), (WALK, 1.6, 0.16)):
            yy = CAMERA.see(0, at + tall, z)[1]
            d.rect(mid - half * wide, yy, half * 2 * wide, m * tall, paint, stroke=LINE,
                   stroke_width=1.6)  # fmt: skip
    d.path(
        b.quad(-0.1, b.width + 0.1, PORCH, PORCH + 0.34, out), b.trim, **STROKE, stroke_width=2.4
    )
    d.path(b.quad(-0.1, b.width + 0.1, PORCH + 0.34, PORCH + 0.42, out), b.walls[0], **STROKE,
           stroke_width=2)  # fmt: skip
    for k in range(int(b.width / 0.3)):
        u = k * 0.3 + 0.15
        d.path(outline([b.see(u - 0.15, PORCH, out), b.see(u + 0.15, PORCH, out),
                        b.see(u, PORCH - 0.13, out)]), b.trim, **STROKE,
               stroke_width=1.2)  # fmt: skip


def hitching_rail(d: Drawing, side: int, near: float, far: float) -> None:
    """A rail to tie horses to, at the edge of the road."""
    x = side * 3.95
    wood = ("#d8b07a", "#7a5430") if side > 0 else ("#9a7650", "#4a3220")
    for z in (far, (near + far) / 2, near):
        px, foot = CAMERA.see(x, 0, z)
        m = CAMERA.size(z)
        w, h = m * 0.065, m * 1.05
        d.ellipse(px + w * 2, foot, w * 4, w * 0.9, "#5a3a20", opacity=0.5)
        d.rect(px - w, foot - h, w * 2, h, d.linear(px - w, 0, px + w, 0, (0, wood[0]),
               (1, wood[1])), w * 0.4, stroke=LINE, stroke_width=2)  # fmt: skip
    rail = [CAMERA.see(x, h, z) for h, z in ((0.98, far), (0.98, near), (0.86, near), (0.86, far))]
    d.path(outline(rail), wood[0], **STROKE, stroke_width=2)


def trough(d: Drawing, side: int, near: float, far: float) -> None:
    """A water trough along the walk, full to the brim."""
    a, c = side * 3.5, side * 4.15
    inner, outer = (a, c)
    wood = ("#c79458", "#8a6034") if side > 0 else ("#86643f", "#4a3220")
    base = CAMERA.many([(inner, 0, near), (outer, 0, near), (outer, 0, far), (inner, 0, far)])
    d.path(outline([(x + 10, y + 5) for x, y in base]), "#5a3a20", opacity=0.45)
    end = CAMERA.many([(inner, 0, near), (outer, 0, near), (outer, 0.5, near), (inner, 0.5, near)])
    long = CAMERA.many([(inner, 0, near), (inner, 0, far), (inner, 0.5, far), (inner, 0.5, near)])
    rim = CAMERA.many([(inner, 0.5, near), (outer, 0.5, near), (outer, 0.5, far),
                       (inner, 0.5, far)])  # fmt: skip
    e = 0.07 * side
    water = CAMERA.many([(inner + e, 0.46, near + 0.1), (outer - e, 0.46, near + 0.1),
                         (outer - e, 0.46, far - 0.1), (inner + e, 0.46, far - 0.1)])  # fmt: skip
    d.path(outline(long), wood[0], **STROKE, stroke_width=2.2)
    d.path(outline(end), wood[1], **STROKE, stroke_width=2.2)
    d.path(outline(rim), wood[0], **STROKE, stroke_width=2.2)
    d.path(outline(water), d.linear(water[0][0], water[0][1], water[2][0], water[2][1],
           (0, "#3f7a80"), (0.5, "#a9d8d0"), (1, "#6fb0ae")), **STROKE,
           stroke_width=1.8)  # fmt: skip


def barber_pole(d: Drawing, side: int, z: float) -> None:
    """Red, white and a brass ball, on the last porch post."""
    x, y = CAMERA.see(side * 4.3, 2.3, z)
    m = CAMERA.size(z)
    w, h = m * 0.13, m * 1.1
    d.rect(x - w, y, w * 2, h, CREAM[0], w * 0.6, stroke=LINE, stroke_width=2)
    for k in range(5):
        yy = y + h * (0.08 + k * 0.19)
        d.path(f"M{number(x - w)} {number(yy + h * 0.09)} L{number(x + w)} {number(yy)} L"
               f"{number(x + w)} {number(yy + h * 0.08)} L{number(x - w)} {number(yy + h * 0.17)}Z",
               OXBLOOD[0] if k % 2 == 0 else "#3a6fae")  # fmt: skip
    d.circle(x, y - w * 0.6, w * 0.9, BRASS[1], stroke=LINE, stroke_width=2)
    d.rect(x - w * 1.2, y + h - 3, w * 2.4, 6, BRASS[2], 2, stroke=LINE, stroke_width=1.6)


def barrel_at(d: Drawing, x: float, y: float, z: float, lit: bool) -> None:
    """A barrel standing at the place (metres)."""
    cx, foot = CAMERA.see(x, y, z)
    m = CAMERA.size(z)
    r, h = 0.32 * m, 0.85 * m
    hues = ("#d8a868", "#a8743c", "#5f3c1c") if lit else ("#9a7448", "#6d4a2a", "#3a2412")
    n = number
    d.path(f"M{n(cx - r)} {n(foot)} C{n(cx - r * 1.3)} {n(foot - h * 0.5)} {n(cx - r * 1.2)} "
           f"{n(foot - h * 0.6)} {n(cx - r)} {n(foot - h)} L{n(cx + r)} {n(foot - h)} "
           f"C{n(cx + r * 1.2)} {n(foot - h * 0.6)} {n(cx + r * 1.3)} {n(foot - h * 0.5)} "
           f"{n(cx + r)} "
           f"{n(foot)} A{n(r)} {n(r * 0.3)} 0 0 1 {n(cx - r)} {n(foot)}Z",
           d.linear(cx - r, 0, cx + r, 0, (0, hues[1]), (0.3, hues[0]), (1, hues[2])),
           **STROKE, stroke_width=2.4)  # fmt: skip
    for at in (0.16, 0.5, 0.84):
        bulge = 1.0 + 0.18 * (1 - abs(at - 0.5) * 2)
        yy = foot - h * at
        d.path(f"M{n(cx - r * bulge)} {n(yy)} q{n(r * bulge)} {n(r * 0.22)} {n(r * 2 * bulge)} 0",
               stroke="#4a453e", stroke_width=m * 0.05)  # fmt: skip
    d.ellipse(cx, foot - h, r, r * 0.18, hues[2], stroke=LINE, stroke_width=2)
