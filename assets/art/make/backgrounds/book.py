"""book.webp: the house ledger open on the bar; two wide pages kept calm for text."""

from __future__ import annotations

import math

import numpy as np

from assets.art.make.backgrounds import props
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.backgrounds.studio import Array, Studio, blur, colour, main, sheet, smooth
from assets.art.make.backgrounds.wood import clouds, noise, planks
from assets.art.make.palette import BRASS, LINE, OXBLOOD
from assets.art.make.pen import Drawing, number

GUTTER = 960.0
COVER = (140.0, 48.0, 1780.0, 1042.0)


def page_path(side: int, grow: float = 0) -> str:
    """The outline of one page block, its outer edges `grow` u further out."""

    def at(dx: float, y: float) -> str:
        return f"{number(GUTTER + side * dx)} {number(y)}"

    far, top, foot = 776 + grow, 92 - grow * 0.25, 1004 + grow * 0.9
    return (
        f"M{at(0, 112)} C{at(70, 84 - grow * 0.2)} {at(240, 80 - grow * 0.2)} {at(far - 40, top)} "
        f"Q{at(far, top)} {at(far, top + 14)} L{at(far, foot - 14)} Q{at(far, foot)} "
        f"{at(far - 16, foot)} C{at(300, foot - 8)} {at(90, foot - 12)} {at(0, foot + 18)}Z"
    )


def bar_top(s: Studio, light: Array) -> None:
    """The varnished bar, with rings of many glasses and the lamp's shine on it."""
    wood = planks(s.x, s.y + 40, 186, 141, ("#3f200e", "#7c4a24", "#a8713c"), seam=1.6)
    for cx, cy, r in ((86, 842, 62), (104, 872, 60), (1846, 560, 58), (1400, 1062, 64)):
        ring = np.abs(np.hypot(s.x - cx, s.y - cy) - r)
        broken = smooth(0.25, 0.65, noise(s.x / 36 + cx, s.y / 36, 19))
        wood *= (1 - 0.32 * smooth(5, 1.2, ring) * broken)[..., None]
    shine = s.field(260, -60, 900, 360, 1.5) * (0.7 + 0.3 * noise(s.x / 90, s.y / 3, 8))
    s.rgb[:] = wood * light + (shine * 0.20)[..., None] * colour("#ffd59a")


def cover(d: Drawing) -> None:
    """Tooled leather, wider than the pages, with brass on its corners."""
    x0, y0, x1, y1 = COVER
    skin = d.linear(x0, y0, x1, y1, (0, "#8a3a26"), (0.45, "#64241a"), (1, "#32100c"))
    d.rect(x0, y0, x1 - x0, y1 - y0, skin, 26, stroke=LINE, stroke_width=4)
    d.rect(x0 + 9, y0 + 9, x1 - x0 - 18, y1 - y0 - 18, "none", 20, stroke=BRASS[2],
           stroke_width=2.2, opacity=0.75)  # fmt: skip
    d.rect(GUTTER - 34, y0 - 8, 68, y1 - y0 + 16, d.linear(GUTTER - 34, 0, GUTTER + 34, 0,
           (0, "#32100c"), (0.3, "#8a3a26"), (0.6, "#5a1f16"), (1, "#26090a")), 12, stroke=LINE,
           stroke_width=3.5)  # fmt: skip


def corners(d: Drawing) -> None:
    """Brass corner pieces with rivets."""
    x0, y0, x1, y1 = COVER
    for x, y, sx, sy in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x0, y1, 1, -1), (x1, y1, -1, -1)):
        d.open(f"translate({number(x)} {number(y)}) scale({sx} {sy})")
        lit = (BRASS[0], BRASS[1], BRASS[3]) if sx > 0 else (BRASS[1], BRASS[2], BRASS[4])
        d.path("M-5 20 Q-5 -5 20 -5 L108 -5 Q110 6 98 10 C70 14 66 30 40 36 C34 62 16 68 10 98 "
               "Q6 110 -5 108Z", d.linear(0, 0, 90, 90, (0, lit[0]), (0.35, lit[1]), (1, lit[2])),
               **STROKE, stroke_width=3.5)  # fmt: skip
        d.path("M6 88 C12 60 26 56 30 30 C56 26 60 12 88 6", stroke=BRASS[4], stroke_width=2.2,
               opacity=0.8)  # fmt: skip
        for rx, ry in ((14, 14), (70, 8), (8, 70)):
            d.circle(rx, ry, 5, BRASS[1], stroke=LINE, stroke_width=1.8)
            d.circle(rx - 1.4, ry - 1.4, 1.6, "#fffbe6")
        d.close()


def page_edges(d: Drawing, side: int) -> None:
    """The other pages under the open one, seen as a stack of edges."""
    for k in range(9, 0, -1):
        hue = ("#b9945a", "#d8bb84", "#c9a86c")[k % 3]
        d.path(page_path(side, k * 2.4), hue, stroke="#6d4f2a", stroke_width=1)


def pages(s: Studio, light: Array) -> None:
    """The two open pages: old paper that swells from the gutter."""
    for side in (-1, 1):
        d = sheet()
        d.path(page_path(side), "#fff")
        mask = s.raster(d)[..., 3]
        reach = np.clip((s.x - GUTTER) * side / 776, 0, 1)
        edge = 1 - blur(mask, 30 * s.scale)
        rgb = np.ones_like(s.rgb) * colour("#f7ebcd")
        age = clouds(s.x / 420 + side * 9, s.y / 380, 37 + side, 5)
        rgb *= (0.90 + 0.17 * age)[..., None]
        fibre = noise(s.x / 2.4, s.y / 1.6, 12) * 0.5 + noise(s.x / 9, s.y / 7, 13) * 0.5
        rgb *= (0.985 + 0.03 * fibre)[..., None]
        stain = smooth(0.15, 0.62, edge + (age - 0.5) * 0.25)[..., None]
        rgb = rgb * (1 - stain) + rgb * colour("#d2ab70") * stain
        swell = 0.60 + 0.40 * smooth(0.0, 0.10, reach) - 0.05 * np.sin(reach * math.pi * 0.9)
        swell += (
            (0.055 if side > 0 else -0.02) * smooth(0.04, 0.16, reach) * smooth(0.4, 0.16, reach)
        )
        rgb *= swell[..., None]
        rgb *= (1 - 0.10 * smooth(0.9, 1.0, reach))[..., None]
        s.cover(rgb * light, mask)
        d = sheet()
        d.path(page_path(side), "none", stroke=LINE, stroke_width=3.2)
        s.layer(d)


def ribbon(d: Drawing) -> None:
    """The marker ribbon, out of the gutter and over the lower edge."""
    d.path("M954 86 C966 300 944 620 962 1002 L966 1072 L978 1058 L990 1074 L988 1000 "
           "C974 620 990 300 970 86Z", "#0a0402", opacity=0.35,
           transform="translate(9 6)")  # fmt: skip
    d.path("M952 84 C964 300 942 620 960 1000 L964 1070 L976 1056 L988 1072 L986 998 "
           "C972 620 988 300 968 84Z", d.linear(944, 0, 990, 0, (0, OXBLOOD[2]), (0.35, OXBLOOD[0]),
           (0.7, OXBLOOD[1]), (1, OXBLOOD[3])), **STROKE, stroke_width=2.6)  # fmt: skip
    d.path("M956 130 C968 320 950 620 966 990", stroke="#ffb8a0", stroke_width=2, opacity=0.4)


def quill(d: Drawing) -> None:
    """An inkwell and a goose quill on the right."""
    props.shadow(d, 1858, 214, 70, 34, 0.75)
    d.path("M1808 204 C1800 150 1812 138 1828 132 L1866 132 C1882 138 1894 150 1886 204 "
           "A40 18 0 0 1 1808 204Z", d.linear(1806, 0, 1888, 0, (0, "#33476b"), (0.25, "#6f8ab4"),
           (0.5, "#212f4d"), (1, "#0a0f1d")), **STROKE, stroke_width=3)  # fmt: skip
    d.ellipse(1847, 132, 22, 11, BRASS[2], stroke=LINE, stroke_width=2.6)
    d.ellipse(1847, 132, 14, 7, "#0a0f1d", stroke=LINE, stroke_width=1.8)
    d.path("M1818 160 C1818 180 1820 192 1824 202", stroke="#c8d8f0", stroke_width=4, opacity=0.6,
           stroke_linecap="round")  # fmt: skip
    d.open("translate(1836 960) rotate(1) scale(0.86)")
    feather = ("M0 0 C2 -120 -4 -240 -14 -330 C-40 -430 -20 -560 26 -640 C52 -560 56 -430 14 -326 "
               "C8 -240 10 -120 6 0Z")  # fmt: skip
    d.path(feather, "#0a0402", opacity=0.4, transform="translate(14 12)")
    d.define(f'<clipPath id="feather"><path d="{feather}"/></clipPath>')
    d.path("M-12 -322 C-44 -430 -20 -560 26 -640 C54 -560 58 -430 14 -322 L4 -300Z", d.linear(
        -40, 0, 56, 0, (0, "#fffaf0"), (0.5, "#ecdcb4"), (1, "#b08a50")), **STROKE,
        stroke_width=3)  # fmt: skip
    d.open("", clip_path="url(#feather)")
    for k in range(15):
        y = -350 - k * 17
        d.path(f"M{4 + k * 1.1:.1f} {y} q-16 -4 -28 -22 M{4 + k * 1.1:.1f} {y} q16 -4 26 -22",
               stroke="#a5834c", stroke_width=1.6, opacity=0.7)  # fmt: skip
    d.close()
    d.path("M0 0 C6 -160 2 -420 24 -630 ", stroke=LINE, stroke_width=7, stroke_linecap="round")
    d.path("M0 0 C6 -160 2 -420 24 -630 ", stroke="#f8eed6", stroke_width=3.6)
    d.path("M-3 -4 L2 34 L6 -4Z", LINE)
    d.close()


def paint(s: Studio) -> None:
    light = s.evenly("#6a5040", 0.62)
    s.spot(light, 700, 400, 2100, 1700, "#fff0d6", 0.86, 0.8)
    light /= np.maximum(1, light.max(-1, keepdims=True)) ** 0.8
    bar_top(s, light)
    d = sheet()
    props.whiskey_glass(d, 72, 250, 52, 0.86)
    props.coin(d, 66, 560, 30, 0.95)
    props.coin(d, 92, 612, 26, 0.95, "silver")
    quill(d)
    s.layer(d, light=np.clip(light * 1.1, 0, 1.1))
    d = sheet()
    x0, y0, x1, y1 = COVER
    d.rect(x0 + 16, y0 + 20, x1 - x0 + 10, y1 - y0 + 14, "#000", 26)
    s.shade(d, 16, 0.85)
    d = sheet()
    cover(d)
    hide = 0.90 + 0.2 * clouds(s.x / 7, s.y / 7, 3, 3)
    s.layer(d, light=light, texture=hide)
    d = sheet()
    corners(d)
    s.layer(d, light=light)
    d = sheet()
    for side in (-1, 1):
        d.path(page_path(side, 26), "#000")
    s.shade(d, 7, 0.55)
    d = sheet()
    for side in (-1, 1):
        page_edges(d, side)
    s.layer(d, light=light)
    pages(s, light * 0.55 + 0.45 * colour("#fff4e0"))
    d = sheet()
    ribbon(d)
    s.layer(d, light=light)
    s.glow(420, 40, 1300, 800, "#ffb860", 0.10, 1.5)
    s.vignette(0.30, 1.15)
    s.grade(1.05, 0.02)


if __name__ == "__main__":
    main("book", paint)
