"""What the faces of Monster Gunslingers share: suit tones, mirrored curves, hats, hands, cloth.

Busts are drawn in a space 400 wide: head and hat between y 10 and 310, shoulders below, cut at
y 480 and at x 6 and 384, so that they stay within the frame of a card. Light is the lamp, upper
left and warm; the moon lends the far edges a thin green rim.
"""

from __future__ import annotations

from dataclasses import dataclass

from assets.art.make.cards import SUITS
from assets.art.make.palette import BRASS, CREAM, LINE
from assets.art.make.pen import Drawing
from assets.art.make.portrait_kit import Tones, inked, mix, shade, shine, smooth, stroke
from assets.art.make.stamp import disc

INK = 5.0
MOON = ("#fbfde0", "#dfeeb0", "#a8c878")
RIM = "#c8f5a0"
FELT: dict[str, Tones] = {
    "black": ("#6a6270", "#332c38", "#15111a"),
    "brown": ("#b8793f", "#7a4720", "#3a1f0c"),
    "bone": ("#fffaf0", "#e4d4b4", "#a08a62"),
    "grey": ("#c2bfba", "#85807c", "#423e3d"),
    "straw": ("#ffe79a", "#e0b04a", "#8e6418"),
    "tan": ("#f0c88c", "#c08e50", "#6c461e"),
}
GLOVES: Tones = ("#8a8488", "#4c464a", "#1e1a1c")
PLAIN = ("#e8dcc4", "#bda888", "#6e5c42")


# The suits as they are printed small: hearts and diamonds need nothing simpler.
SMALL = SUITS | {
    "c": "M18 48H-18Q-5 36 -4 18A23 23 0 1 1 -20 -8A23 23 0 1 1 20 -8A23 23 0 1 1 4 18Q5 36 18 48Z",
    "s": "M0 -48C10 -26 44 -8 44 14A22 22 0 0 1 4 26Q5 40 17 48H-17Q-5 40 -4 26A22 22 0 0 1 -44 14"
    "C-44 -8 -10 -26 0 -48Z",
}


@dataclass(frozen=True)
class Suit:
    """A suit as the artist sees it: cloth lit, middle and dark, and its evening sky."""

    key: str
    cloth: Tones
    sky: Tones  # top, middle, horizon

    @property
    def mark(self) -> str:
        return SUITS[self.key]

    @property
    def small(self) -> str:
        return SMALL[self.key]


SUIT_TONES = {
    "h": Suit("h", ("#ff7a66", "#d2352c", "#741312"), ("#2a0812", "#74141f", "#dd5a40")),
    "d": Suit("d", ("#ffc064", "#e5811c", "#83400a"), ("#2c1206", "#84410f", "#f3a845")),
    "s": Suit("s", ("#b69cf0", "#6644ac", "#29165c"), ("#0e0722", "#331f66", "#8663cc")),
    "c": Suit("c", ("#a8c4c0", "#4f7472", "#1b3234"), ("#060f12", "#1f393d", "#6fa09a")),
}
FOUR_TONES = {
    "d": Suit("d", ("#86c8ff", "#2f80d8", "#113d7c"), ("#050f26", "#113f7a", "#50aef4")),
    "c": Suit("c", ("#86dc92", "#2f9c50", "#0f4a26"), ("#031509", "#0e4c2a", "#4cc47c")),
}


# -- curves ------------------------------------------------------------------------------------
def sym(text: str, axis: float = 200) -> str:
    """A closed smooth path from the points of its right half, top to bottom, mirrored at `axis`."""
    words = text.split()
    mirrored = []
    for word in reversed(words):
        x, y = word.rstrip("*").split(",")
        if float(x) != axis:
            star = "*" if word.endswith("*") else ""
            mirrored.append(f"{2 * axis - float(x):g},{y}{star}")
    return smooth(" ".join(words + mirrored))


def pair(text: str, axis: float = 200) -> tuple[str, str]:
    """A closed smooth path and its mirror image: the right-hand and the left-hand one."""
    left = []
    for word in text.split():
        x, y = word.rstrip("*").split(",")
        left.append(f"{2 * axis - float(x):g},{y}{'*' if word.endswith('*') else ''}")
    return smooth(text), smooth(" ".join(left))


def lit(g: Drawing, tones: Tones, x1: float, y1: float, x2: float, y2: float) -> str:
    """Cloth, hide or bone under the lamp, from (x1, y1) lit to (x2, y2) dark."""
    return g.linear(x1, y1, x2, y2, (0, tones[0]), (0.45, tones[1]), (1, tones[2]))


def ball(g: Drawing, tones: Tones, x: float, y: float, r: float) -> str:
    """The same for what is round: the light sits up and left of (x, y)."""
    return g.radial(
        x - r * 0.4, y - r * 0.5, r * 1.7, (0, tones[0]), (0.5, tones[1]), (1, tones[2])
    )


def rim(g: Drawing, text: str, width: float = 4, opacity: float = 0.75) -> None:
    """Moonlight along a far edge: an open smooth curve."""
    stroke(g, smooth(text, closed=False), width, RIM, opacity=opacity)


def lines(g: Drawing, tone: str, width: float, *texts: str, opacity: float = 1.0) -> None:
    """Open smooth curves of one pen."""
    d = "".join(smooth(text, closed=False) for text in texts)
    stroke(g, d, width, tone, opacity=opacity)


# -- eyes and teeth ----------------------------------------------------------------------------
def eye(
    g: Drawing,
    x: float,
    y: float,
    r: float,
    iris: str,
    look: tuple[float, float] = (0, 0),
    slit: bool = False,
    white: str = "#fffbe8",
) -> None:
    """A round cartoon eye; `look` moves the iris, `slit` makes the pupil a cat's."""
    g.circle(x, y, r, white, stroke=LINE, stroke_width=INK - 1)
    ix, iy = x + look[0], y + look[1]
    g.circle(ix, iy, r * 0.62, iris, stroke=mix(iris, LINE, 0.6), stroke_width=2)
    g.ellipse(ix, iy, r * (0.16 if slit else 0.32), r * (0.5 if slit else 0.32), LINE)
    g.circle(ix - r * 0.24, iy - r * 0.26, r * 0.17, "#ffffff")


def lids(g: Drawing, skin: str, x: float, y: float, r: float, *, tilt: float, shut: float) -> None:
    """An upper lid over an eye: `shut` 0-1 of its height; `tilt` degrees, inwards-down positive."""
    edge = y - r + 2 * r * shut
    g.open(f"rotate({tilt} {x} {y})")
    d = (
        f"M{x - r - 3} {edge}C{x - r - 2} {y - r * 1.5} {x + r + 2} {y - r * 1.5} {x + r + 3} "
        f"{edge}"
    )
    inked(g, f"{d}Q{x} {edge - r * 0.12} {x - r - 3} {edge}Z", skin, INK - 1)
    g.close()


def ember(g: Drawing, x: float, y: float, r: float, tones: Tones = MOON) -> None:
    """A light without an eye round it, for empty sockets."""
    g.circle(x, y, r * 2.3, g.radial(x, y, r * 2.3, (0, tones[1], 0.9), (1, tones[2], 0)))
    g.circle(x, y, r, g.radial(x, y, r, (0, "#ffffff"), (0.5, tones[0]), (1, tones[1])))


def fang(g: Drawing, x: float, y: float, w: float, h: float) -> None:
    """A tooth hanging from (x, y); with a negative height it stands."""
    inked(g, f"M{x - w / 2} {y}Q{x} {y + h * 0.2} {x + w / 2} {y}Q{x + w * 0.3} {y + h * 0.7} {x} "
          f"{y + h}Q{x - w * 0.35} {y + h * 0.6} {x - w / 2} {y}Z", "#fffaf0", 3)  # fmt: skip


# -- cloth -------------------------------------------------------------------------------------
def torso(g: Drawing, tones: Tones, top: float = 300, wide: float = 186, neck: float = 52) -> None:
    """Shoulders in one cloth down to the frame; `wide` from the middle to the sleeve."""
    low, w = top + 60, wide
    d = sym(f"200,{top - 10} {200 + neck},{top - 6} {200 + neck + 50},{top + 14} "
            f"{200 + w * 0.8:g},{low} {min(200 + w, 383):g},{low + 60} {min(200 + w, 383):g},480* "
            "200,480")  # fmt: skip
    inked(g, d, lit(g, tones, 70, top, 330, 480), INK)
    right = min(200 + w, 383)
    shade(g, smooth(f"{200 + neck + 40},{top + 10}* {200 + w * 0.8:g},{low} {right:g},{low + 60} "
                    f"{right:g},480* {right - 66:g},480* {right - 64:g},{low + 40} "
                    f"{right - 88:g},{low}"), 0.3)  # fmt: skip
    rim(g, f"{200 + neck + 54},{top + 19} {200 + w * 0.78:g},{low + 3} {right - 6:g},{low + 58}", 4)


def lapels(
    g: Drawing, tones: Tones, top: float = 306, spread: float = 66, low: float = 478
) -> None:
    """A coat's collar, open over the shirt."""
    a, b = pair(f"{200 + 44},{top}* {200 + spread + 30},{top + 22} {200 + spread + 44},{top + 66}* "
                f"{200 + spread + 8},{top + 72}* {200 + spread + 22},{top + 92}* 214,{low}* "
                f"206,{low}* 236,{top + 60}")  # fmt: skip
    inked(g, b, lit(g, tones, 90, top, 200, low), INK - 0.5)
    inked(g, a, lit(g, (tones[1], tones[1], tones[2]), 210, top, 310, low), INK - 0.5)


def shirt(g: Drawing, tones: Tones = PLAIN, top: float = 296) -> None:
    """The triangle of a shirt front."""
    inked(g, f"M146 {top}L254 {top}L228 480L172 480Z", lit(g, tones, 150, top, 250, 480), INK - 1)


def kerchief(g: Drawing, suit: Suit, y: float = 292, half: float = 66, drop: float = 92) -> None:
    """A neckerchief in the suit's cloth with the suit printed on it."""
    c = suit.cloth
    d = sym(
        f"200,{y + 20} {200 + half * 0.55:g},{y + 10} {200 + half},{y - 8}* "
        f"{200 + half - 2},{y + 24} {200 + half * 0.5:g},{y + drop * 0.72:g} 200,{y + drop}*"
    )
    inked(g, d, lit(g, c, 200 - half, y, 200 + half, y + drop), INK)
    lines(g, c[2], 3, f"{200 - half + 12},{y + 14} {200 - half * 0.5:g},{y + 30} "
          f"{200 - half * 0.2:g},{y + 62}", f"{200 + half - 12},{y + 14} {200 + half * 0.5:g},"
          f"{y + 30} {200 + half * 0.2:g},{y + 62}", opacity=0.7)  # fmt: skip
    lines(
        g,
        mix(c[0], "#ffffff", 0.5),
        3,
        f"{200 - half + 8},{y + 4} {200 - half * 0.5:g},{y + 20} 188,{y + 27}",
        opacity=0.8,
    )
    for x, dy, k in ((200, 52, 0.25), (172, 38, 0.17), (228, 38, 0.17)):
        g.path(suit.small, CREAM[0], transform=f"translate({x} {y + dy}) scale({k})", opacity="0.9")


# -- hats --------------------------------------------------------------------------------------
CROWNS = {
    "pinch": "200,30 222,20 250,26 266,70 272,120* 200,126",
    "flat": "200,34 246,32 258,42 266,80 270,120* 200,126",
    "round": "200,24 240,32 264,68 270,120* 200,126",
    "tall": "200,12 250,10 262,22 256,70 264,120* 200,126",
}


def hat(
    g: Drawing,
    felt: Tones,
    suit: Suit,
    crown: str = "pinch",
    half: float = 150,
    curl: float = 18,
    y: float = 0,
) -> None:
    """A hat from the front, brim on y 124 plus `y`; its band is the suit's cloth."""
    g.open(f"translate(0 {y})")
    body = sym(CROWNS[crown])
    inked(g, body, lit(g, felt, 120, 20, 290, 130), INK)
    if crown == "pinch":
        shade(g, smooth("200,30* 190,50 188,76 196,88 210,74 212,46"), 0.35)
    shade(g, smooth("240,30 262,60 270,122* 236,124* 240,80"), 0.3)
    lines(g, mix(felt[0], "#ffffff", 0.35), 5, "146,92 146,64 154,44", opacity=0.75)
    band = smooth("131,94* 166,102 200,104 234,102 269,94* 271,122* 234,128 200,130 166,128 "
                  "129,122*")  # fmt: skip
    inked(g, band, lit(g, suit.cloth, 130, 94, 270, 128), INK - 1.5)
    g.path(suit.small, CREAM[0], transform="translate(200 116) scale(.24)")
    brim = sym(
        f"200,124 252,120 {200 + half * 0.8:g},{116 - curl * 0.4:g} {200 + half},{112 - curl} "
        f"{200 + half * 0.9:g},{132 - curl * 0.2:g} 262,150 200,154"
    )
    inked(g, brim, lit(g, felt, 60, 110, 340, 156), INK)
    lines(
        g,
        mix(felt[0], "#ffffff", 0.3),
        3.5,
        f"{200 - half * 0.8:g},{124 - curl * 0.3:g} 140,136 200,139",
        opacity=0.7,
    )
    rim(
        g,
        f"252,145 {200 + half * 0.84:g},{131 - curl * 0.2:g} {200 + half - 7:g},{116 - curl}",
        3.5,
    )
    g.close()


def brim_shadow(g: Drawing, half: float = 78, y: float = 150, deep: float = 26) -> None:
    """What the brim throws on the brow."""
    shade(g, sym(f"200,{y - 10} {200 + half},{y - 14}* {200 + half - 2},{y + deep * 0.5:g} "
                 f"200,{y + deep}"), 0.38)  # fmt: skip


# -- hands -------------------------------------------------------------------------------------
def fist(
    g: Drawing, x: float, y: float, tones: Tones, *, turn: float = 0, size: float = 1,
    cuff: Tones | None = None, flip: bool = False, claw: bool = False,
) -> None:  # fmt: skip
    """A hand closed round something upright at (x, y), fingers to the front, sleeve below."""
    g.open(f"translate({x} {y}) rotate({turn}) scale({-size if flip else size} {size})")
    if cuff:
        inked(g, "M-20 22L22 22L34 84L-34 84Z", lit(g, cuff, -24, 24, 30, 84), INK - 0.5)
        inked(g, "M-25 20Q0 28 26 20L30 38Q0 46 -29 38Z", lit(g, PLAIN, -24, 20, 26, 40), INK - 1)
    inked(
        g,
        smooth("-24,-22 10,-28 26,-14 26,16 8,28 -18,26 -28,6"),
        lit(g, tones, -24, -26, 24, 28),
        INK - 0.5,
    )
    for i in range(4):
        top = -25 + 13 * i
        inked(g, f"M-6 {top}H20Q30 {top + 7} 20 {top + 14}H-6Q-14 {top + 7} -6 {top}Z",
              lit(g, tones, -8, top, 24, top + 14), INK - 1.5)  # fmt: skip
        if claw:
            inked(g, f"M-6 {top + 3}L-20 {top + 9}L-6 {top + 11}Z", "#f6ecd2", 2.5)
    inked(
        g,
        smooth("-24,-8 -16,-30 -2,-38 8,-32 4,-22 -8,-10 -16,4"),
        lit(g, tones, -24, -34, 8, 4),
        INK - 1,
    )
    g.close()


def card_back(g: Drawing, x: float, y: float, turn: float, suit: Suit, size: float = 1) -> None:
    """A small playing card with the suit on it."""
    g.open(f"translate({x} {y}) rotate({turn}) scale({size})")
    g.rect(-23, -33, 46, 66, CREAM[0], 6, stroke=LINE, stroke_width=4)
    g.path(suit.small, suit.cloth[1], transform="scale(.3)")
    g.close()


def rivet(g: Drawing, x: float, y: float, r: float = 5) -> None:
    """A brass button."""
    g.circle(x, y, r, BRASS[2], stroke=LINE, stroke_width=2.5)
    g.path(disc(x - r * 0.25, y - r * 0.3, r * 0.4), BRASS[0])


__all__ = [
    "CROWNS",
    "FELT",
    "FOUR_TONES",
    "GLOVES",
    "INK",
    "MOON",
    "PLAIN",
    "RIM",
    "SUIT_TONES",
    "Suit",
    "ball",
    "brim_shadow",
    "card_back",
    "ember",
    "eye",
    "fang",
    "fist",
    "hat",
    "inked",
    "kerchief",
    "lapels",
    "lids",
    "lines",
    "lit",
    "mix",
    "pair",
    "rim",
    "rivet",
    "shade",
    "shine",
    "shirt",
    "smooth",
    "stroke",
    "sym",
    "torso",
]
