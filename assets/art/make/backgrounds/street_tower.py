"""The clock tower at the end of Main Street; the program draws its hands and its bell."""

from __future__ import annotations

import math

from assets.art.make.backgrounds.perspective import TITLE_FONT, letters
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.palette import BRASS, CREAM, LINE
from assets.art.make.pen import Drawing, number

FACE = (960.0, 300.0)
FACE_R = 92.0
BELL = (960.0, 455.0)
ROMAN = ("XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")


def face(d: Drawing) -> None:
    """Brass ring, cream face, numerals and minutes; no hands."""
    x, y = FACE
    d.circle(x + 4, y + 6, FACE_R + 16, "#2c180b", opacity=0.45)
    d.circle(x, y, FACE_R + 13, d.linear(x - 100, y - 100, x + 100, y + 100, (0, BRASS[0]),
             (0.35, BRASS[2]), (0.6, BRASS[1]), (1, BRASS[3])), stroke=LINE,
             stroke_width=3.5)  # fmt: skip
    d.circle(x, y, FACE_R, d.radial(x - 24, y - 30, 150, (0, CREAM[0]), (0.55, CREAM[1]),
             (1, CREAM[2])), stroke=LINE, stroke_width=3)  # fmt: skip
    d.circle(x, y, FACE_R - 6, "none", stroke=LINE, stroke_width=1.2)
    d.circle(x, y, FACE_R - 14, "none", stroke=LINE, stroke_width=1.2)
    for k in range(60):
        a = math.pi * k / 30
        inner = FACE_R - 14
        d.path(f"M{number(x + inner * math.sin(a))} {number(y - inner * math.cos(a))} "
               f"L{number(x + (FACE_R - 6) * math.sin(a))} "
               f"{number(y - (FACE_R - 6) * math.cos(a))}",
               stroke=LINE, stroke_width=3.2 if k % 5 == 0 else 1.1)  # fmt: skip
    for k, text in enumerate(ROMAN):
        d.open(f"translate({number(x)} {number(y)}) rotate({k * 30})")
        d.open("scale(0.8 1)" if len(text) > 2 else "")
        d.path(letters(text, 0, -FACE_R + 34, 19, TITLE_FONT), LINE)
        d.close()
        d.close()
    d.circle(x, y, 40, "none", stroke=CREAM[3], stroke_width=1.4)


def tower(d: Drawing) -> None:
    """The tower and the town hall under it."""
    stone = d.linear(850, 0, 1070, 0, (0, "#d8a26a"), (0.4, "#c68a54"), (1, "#8f5a34"))
    dark = d.linear(850, 0, 1070, 0, (0, "#b4784a"), (1, "#74462a"))
    cream = d.linear(850, 0, 1070, 0, (0, "#fff0cc"), (0.5, "#eed7a4"), (1, "#b8935c"))
    # Town hall
    d.path("M806 668 L806 574 L1114 574 L1114 668Z", d.linear(806, 0, 1114, 0, (0, "#e0b27a"),
           (1, "#a87448")), **STROKE, stroke_width=2.6)  # fmt: skip
    d.path("M796 578 L828 540 L1092 540 L1124 578Z", d.linear(0, 540, 0, 578, (0, "#8a4a34"),
           (1, "#6a3426")), **STROKE, stroke_width=2.6)  # fmt: skip
    d.rect(794, 574, 332, 8, cream, stroke=LINE, stroke_width=2)
    for x in (836, 1064):
        d.rect(x - 3, 596, 26, 46, cream, stroke=LINE, stroke_width=1.8)
        d.rect(x, 599, 20, 40, "#4a5a5c", stroke=LINE, stroke_width=1.4)
        d.path(f"M{x + 10} 599 L{x + 10} 639 M{x} 618 L{x + 20} 618", stroke="#eed7a4",
               stroke_width=1.6)  # fmt: skip
    # Shaft
    d.rect(878, 520, 164, 150, stone, stroke=LINE, stroke_width=3)
    for k in range(9):
        yy = 530 + k * 15
        d.path(f"M880 {yy} L1040 {yy}", stroke="#74462a", stroke_width=1.2, opacity=0.55)
    d.path("M926 668 L926 606 Q960 566 994 606 L994 668Z", cream, **STROKE, stroke_width=2.4)
    d.path("M934 668 L934 610 Q960 580 986 610 L986 668Z", "#4a2a18", **STROKE, stroke_width=2)
    d.path("M960 594 L960 668", stroke=LINE, stroke_width=1.8)
    # Belfry: pillars, arch, shadow where the bell hangs
    d.rect(872, 396, 176, 120, dark, stroke=LINE, stroke_width=3)
    d.path("M904 512 L904 440 C904 384 1016 384 1016 440 L1016 512Z", cream, **STROKE,
           stroke_width=3)  # fmt: skip
    d.path("M911 512 L911 440 C911 390 1009 390 1009 440 L1009 512Z", d.linear(0, 404, 0, 512,
           (0, "#2a1a16"), (0.6, "#4f3a34"), (1, "#7a6250")), **STROKE,
           stroke_width=2.4)  # fmt: skip
    for x in (880, 1020):
        d.rect(x, 412, 20, 100, cream, stroke=LINE, stroke_width=2)
        for k in (1, 2):
            d.path(f"M{x + k * 6.6:.1f} 420 L{x + k * 6.6:.1f} 504", stroke="#a87f4c",
                   stroke_width=1.4)  # fmt: skip
        d.rect(x - 3, 408, 26, 9, cream, stroke=LINE, stroke_width=1.8)
        d.rect(x - 3, 504, 26, 9, cream, stroke=LINE, stroke_width=1.8)
    d.rect(862, 512, 196, 12, cream, stroke=LINE, stroke_width=2.6)
    # Clock stage
    d.rect(850, 186, 220, 212, stone, stroke=LINE, stroke_width=3.2)
    for k in range(13):
        yy = 198 + k * 16
        d.path(f"M852 {yy} L1068 {yy}", stroke="#8a5230", stroke_width=1.2, opacity=0.5)
    for x in (850, 1052):
        d.rect(x, 186, 18, 212, cream, stroke=LINE, stroke_width=2.2)
    d.rect(838, 392, 244, 14, cream, stroke=LINE, stroke_width=2.8)
    for k in range(12):
        if not 2 < k < 9:
            d.rect(850 + k * 19, 406, 8, 7, cream, stroke=LINE, stroke_width=1.2)
    d.rect(836, 180, 248, 14, cream, stroke=LINE, stroke_width=2.8)
    # Roof
    roof = "M826 182 C872 168 920 122 946 62 L974 62 C1000 122 1048 168 1094 182Z"
    d.define(f'<clipPath id="roof"><path d="{roof}"/></clipPath>')
    d.path(roof, d.linear(
        830, 0, 1090, 0, (0, "#b4583c"), (0.45, "#93402c"), (1, "#5a241a")), **STROKE,
        stroke_width=3.2)  # fmt: skip
    d.open("", clip_path="url(#roof)")
    for k in range(1, 7):
        t = k / 7
        yy = 66 + 112 * t
        half = 14 + 112 * t**1.5
        d.path(f"M{number(960 - half)} {number(yy)} Q960 {number(yy + 6)} {number(960 + half)} "
               f"{number(yy)}", stroke="#4a1a12", stroke_width=1.6, opacity=0.5)  # fmt: skip
    d.close()
    d.path(roof, "none", **STROKE, stroke_width=3.2)
    d.path("M944 64 L976 64 L972 52 L948 52Z", cream, **STROKE, stroke_width=2)
    d.path("M960 52 L960 14 M944 30 L978 30", stroke=LINE, stroke_width=3.4, stroke_linecap="round")
    d.path("M978 30 l-10 -6 l0 12Z", LINE)
    d.path("M944 30 l-8 -6 l2 6 l-2 6Z", LINE)
    d.circle(960, 12, 4, BRASS[1], stroke=LINE, stroke_width=1.8)
    face(d)
