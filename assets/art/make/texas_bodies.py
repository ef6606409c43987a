"""Bodies of the washroom: long coats from behind, or turned to us, without head and hat.

The box is 260 by 600, boots on y 588, the neck at (130, 178); it is shown about 130 u wide.
"""

from __future__ import annotations

from assets.art.make.figure_kit import GLOVE, limb
from assets.art.make.palette import BRASS, CREAM, LEATHER, LINE, SEAT_SHAPES, SEATS, SHADOW
from assets.art.make.pen import Drawing, number, rounded, star
from assets.art.make.portrait_kit import Tones, inked, mix, shade, smooth, stroke
from assets.art.make.stamp import SHAPES, ink, rim
from assets.art.make.texas_kit import both, mirror
from assets.art.make.texas_symbols import patch

WIDTH, HEIGHT = 260, 600
MIDDLE = 130.0
INK = 5.0
DUST: Tones = ("#d8bd8c", "#a98756", "#64492a")
PANTS: Tones = ("#75624c", "#4a3b2c", "#231a12")
BOOT: Tones = (LEATHER[0], LEATHER[2], LEATHER[4])


def coat_of(colour: str) -> Tones:
    """The cloth of a seat's coat."""
    light, middle, dark = next(seat[1:] for seat in SEATS if seat[0] == colour)
    return (mix(light, middle, 0.35), mix(middle, dark, 0.12), mix(dark, LINE, 0.2))


def boots(g: Drawing, spread: float = 0, near: bool = False) -> None:
    """Two boots with spurs; `near` shows toes instead of heels, `spread` puts them apart."""
    for side in (-1, 1):
        x = MIDDLE + side * (38 + spread)

        def at(text: str, side: int = side, x: float = x) -> str:
            placed = " ".join(
                f"{x + float(p.split(',')[0]) * side:.1f},{p.split(',')[1]}" for p in text.split()
            )
            return smooth(placed)

        leather = g.linear(x - 30, 480, x + 34, 590, (0, BOOT[0]), (0.5, BOOT[1]), (1, BOOT[2]))
        foot = "-16,556 14,552 34,566 42,580 40,589* -18,589* -22,574"
        if near:
            foot = "-20,556 18,554 32,566 36,582 30,590* -22,590* -26,574"
        inked(g, at(foot), leather, INK)
        inked(g, at("-23,478* 0,488 23,478* 22,520 20,562 -18,562 -21,520"), leather, INK)
        stroke(g, at("-14,498 0,512 14,498 6,530 0,538 -6,530"), 2.4, BRASS[1], opacity=0.6)
        if near:
            stroke(g, f"M{x + side * 2:.0f} 563L{x + side * 22:.0f} 568", 4, "#fff0cf", opacity=0.3)
            continue
        inked(g, at("-16,562* 16,562* 14,589* -14,589*"), BOOT[2], 4)
        stroke(g, f"M{x - 19} 560L{x + 19} 560", 7)
        stroke(g, f"M{x - 19} 560L{x + 19} 560", 3.4, BRASS[2])
        rowel = rounded(star(x, 569, 9, 4.5, 7), 1)
        g.path(rowel, BRASS[1], stroke=LINE, stroke_width=2.6)
        shade(g, at("6,488 20,482 20,520 18,556 8,556 10,520"), 0.3)


def trousers(g: Drawing, spread: float = 0) -> None:
    s = spread
    for flip in (False, True):
        d = f"{58 - s},400* 130,400* 128,440 {118 - s * 0.8:.1f},492* {92 - s},500 {68 - s},492* "
        d += f"{60 - s},450"
        x0, x1 = (60, 130) if not flip else (130, 200)
        cloth = g.linear(x0, 400, x1, 500, (0, PANTS[0]), (0.5, PANTS[1]), (1, PANTS[2]))
        inked(g, smooth(mirror(d, MIDDLE) if flip else d), cloth, INK)
    shade(g, smooth("60,400 200,400 204,440 190,462 130,456 70,462 56,440"), 0.45)


def _skirts(g: Drawing, coat: Tones) -> None:
    """Coat tails from behind with the vent between them."""
    g.path(smooth("66,340* 194,340* 214,458* 130,474 46,458*"), mix(coat[2], SHADOW, 0.55))
    trousers(g)
    left = "74,314* 130,322* 131,372 124,474* 96,478 62,474 34,462* 50,400 64,352"
    fill = g.linear(40, 320, 140, 478, (0, coat[0]), (0.35, coat[1]), (1, coat[2]))
    inked(g, smooth(left), fill, INK)
    dark = g.linear(130, 320, 232, 478, (0, coat[1]), (0.5, mix(coat[1], coat[2], 0.55)),
                    (1, coat[2]))  # fmt: skip
    inked(g, smooth(mirror(left, MIDDLE)), dark, INK)
    for line in ("92,344 84,400 76,464", "112,350 110,410 106,464"):
        for text in (line, mirror(line, MIDDLE)):
            stroke(g, smooth(text, False), 3.4, coat[2], opacity=0.75)
    stroke(g, smooth("76,346 62,400 48,452", False), 4, "#fff0cf", opacity=0.35)


def _torso(g: Drawing, coat: Tones, front: bool = False) -> None:
    half = "130,182 106,178 76,188 52,212 54,240 64,280 72,322* 130,334"
    fill = g.linear(56, 190, 204, 340, (0, coat[0]), (0.4, coat[1]), (1, coat[2]))
    inked(g, smooth(both(half, MIDDLE)), fill, INK)
    shade(g, smooth("186,196 206,214 204,240 194,282 187,322 158,330 172,280 178,230"), 0.28)
    if not front:
        yoke = both("130,186 108,182 78,190 56,214 62,226 96,236 130,248", MIDDLE)
        g.path(smooth(yoke), mix(coat[0], coat[1], 0.4), opacity=0.55)
        stroke(g, smooth("59,226 96,236 130,248 164,236 201,226", False), 3, coat[2])
        stroke(g, smooth("60,231 96,242 130,254 164,242 200,231", False), 2, "#fff0cf",
               opacity=0.4, stroke_dasharray="5 5")  # fmt: skip
    stroke(g, smooth("64,214 64,240 72,280 80,312", False), 4, "#fff0cf", opacity=0.3)


def _half_belt(g: Drawing, coat: Tones) -> None:
    band = mix(coat[1], coat[2], 0.5)
    inked(g, smooth("72,312* 100,320 130,323 160,320 188,312* 190,332* 160,340 130,343 100,340 "
                    "70,332*"), band, 4)  # fmt: skip
    stroke(g, smooth("76,320 104,327 130,329 156,327 184,320", False), 2, "#fff0cf", opacity=0.35)
    for x in (98, 162):
        g.circle(x, 330, 6, BRASS[1], stroke=LINE, stroke_width=2.6)
        g.circle(x - 1.6, 328.4, 2, "#ffffff")


def _forearms(g: Drawing, coat: Tones) -> None:
    """Reaching round to the front, so hidden behind the body but for the elbows."""
    dim = (coat[1], mix(coat[1], coat[2], 0.5), coat[2])
    limb(g, ((26, 296), (60, 330), (96, 352)), (23, 21, 18), dim)
    limb(g, ((234, 296), (200, 330), (164, 352)), (23, 21, 18), dim, 1)


def _upper_arms(g: Drawing, coat: Tones) -> None:
    limb(g, ((27, 300), (36, 256), (60, 222), (76, 204)), (21, 25, 25, 9), coat, 1, cap=1.2)
    dark = (mix(coat[0], coat[1], 0.6), mix(coat[1], coat[2], 0.3), coat[2])
    limb(g, ((233, 300), (224, 256), (200, 222), (184, 204)), (21, 25, 25, 9), dark, -1,
         cap=1.2)  # fmt: skip


def kerchief(g: Drawing, tones: Tones, front: bool = False) -> None:
    """Round the neck; from behind its knot and two tails show."""
    light, middle, dark = tones
    fill = g.linear(80, 150, 180, 210, (0, light), (0.5, middle), (1, dark))
    inked(g, smooth(both("130,150 98,154 82,176 84,192 104,200 130,204", MIDDLE)), fill, INK)
    if front:
        inked(g, smooth("94,188* 130,196 166,188* 150,222 130,244* 110,222"), fill, 4)
        stroke(g, smooth("112,198 122,216 130,230", False), 2.6, dark)
        return
    for d in ("126,196* 104,212 96,240* 114,234 126,238* 134,214", "134,196* 154,208 166,232* "
              "148,230 140,240* 130,216"):  # fmt: skip
        inked(g, smooth(d), fill, 4)
    inked(g, smooth("116,192 130,186 144,192 146,206 130,212 114,206"), middle, 4)
    stroke(g, smooth("122,192 126,200 123,208", False), 2.4, dark)
    stroke(g, smooth("92,172 110,166 130,166", False), 3, light, opacity=0.8)


def back_view(g: Drawing, coat: Tones, cloth: Tones) -> None:
    """A whole body seen from behind, hands in front of it."""
    _forearms(g, coat)
    boots(g)
    _skirts(g, coat)
    _torso(g, coat)
    _upper_arms(g, coat)
    _half_belt(g, coat)
    kerchief(g, cloth)


def emblem(g: Drawing, colour: str, y: float = 281, size: float = 62) -> None:
    """The seat's shape in cream on the back of the coat."""
    shape = SHAPES[SEAT_SHAPES[[seat[0] for seat in SEATS].index(colour)]]
    dark = next(seat[3] for seat in SEATS if seat[0] == colour)
    k = size / 100
    g.open(f"translate({number(MIDDLE - size / 2)} {number(y - size / 2)}) scale({k:.3g})")
    rim(g, shape, 7, mix(dark, LINE, 0.4))
    ink(g, shape, g.linear(20, 10, 80, 92, (0, CREAM[0]), (0.5, CREAM[1]), (1, CREAM[3])))
    g.close()


def player_body(g: Drawing, colour: str) -> None:
    """A player at a urinal: the seat's coat, kerchief and shape."""
    coat = coat_of(colour)
    back_view(g, coat, (CREAM[0], CREAM[2], CREAM[4]) if colour != "yellow" else
              ("#dd5a48", "#a9342b", "#5d120f"))  # fmt: skip
    emblem(g, colour)


def cowboy_back(g: Drawing, kind: str, cloth: Tones) -> None:
    """A cowboy of the cards: the dusty coat, with the patch that tells his kind ("" for none)."""
    back_view(g, DUST, cloth)
    for x, y, turn in ((84, 424, -12),):
        g.open(f"translate({x} {y}) rotate({turn})")
        inked(g, "M-15 -13L15 -13L15 13L-15 13Z", mix(DUST[1], "#7c4a2a", 0.5), 2.6)
        stroke(g, "M-15 -5L-20 -5M-15 6L-20 6M15 -5L20 -5M15 6L20 6M-5 -13L-5 -18M6 13L6 18", 2.4,
               DUST[2])  # fmt: skip
        g.close()
    patch(g, kind, MIDDLE, 281, 31)


def front_view(g: Drawing, cloth: Tones, kind: str) -> None:
    """A cowboy of the cards who has turned to us: coat buttoned, kerchief and his patch."""
    boots(g, near=True)
    g.path(smooth("66,340* 194,340* 214,458* 130,474 46,458*"), mix(DUST[2], SHADOW, 0.55))
    trousers(g)
    half = "130,316* 74,312* 62,352 48,402 32,462* 66,476 104,480 130,476*"
    fill = g.linear(40, 320, 220, 478, (0, DUST[0]), (0.4, DUST[1]), (1, DUST[2]))
    inked(g, smooth(both(half, MIDDLE)), fill, INK)
    for line in ("88,350 78,410 70,464",):
        for text in (line, mirror(line, MIDDLE)):
            stroke(g, smooth(text, False), 3.4, DUST[2], opacity=0.75)
    _torso(g, DUST, front=True)
    for d in ("130,210 100,196 84,206 92,240 124,286*",):
        for text in (d, mirror(d, MIDDLE)):
            inked(g, smooth(text), mix(DUST[0], DUST[1], 0.35), 4)
    stroke(g, "M130 240L130 474", 3.4, DUST[2])
    for y in (300, 350, 400, 450):
        g.circle(138, y, 5.4, BRASS[1], stroke=LINE, stroke_width=2.4)
    kerchief(g, cloth, front=True)
    patch(g, kind, 164, 262, 16)


def hand(g: Drawing, x: float, y: float, turn: float, flip: bool) -> None:
    """A gloved hand laid flat, fingers to the right at 0 degrees (mirrored when `flip`)."""
    g.open(f"translate({number(x)} {number(y)}) scale({-1 if flip else 1} 1) rotate({turn})")
    skin = g.linear(-14, -18, 24, 20, (0, GLOVE[0]), (0.5, GLOVE[1]), (1, GLOVE[2]))
    inked(g, smooth("-16,-14* 4,-20 18,-18 34,-16 38,-8 40,-2 40,6 36,12 26,19 4,18 -16,14*"),
          skin, 4)  # fmt: skip
    stroke(g, "M20 -9L36 -7M20 0L39 0M18 9L35 8", 2.6, GLOVE[2])
    inked(g, smooth("-4,-16 6,-30 16,-32 18,-24 12,-14"), GLOVE[0], 3.4)
    inked(g, smooth("-24,-16* -12,-18* -12,18* -24,16*"), GLOVE[1], 3.6)
    g.close()


def crossed_legs(g: Drawing) -> None:
    """Knees pressed together and boots turned in: somebody who holds it, from behind."""
    for side in (1, -1):
        hip, knee, foot = MIDDLE + side * 30, MIDDLE - side * 2, MIDDLE - side * 30
        cloth = PANTS if side < 0 else (PANTS[1], mix(PANTS[1], PANTS[2], 0.6), PANTS[2])
        limb(g, ((hip, 392), (knee + side * 8, 448), (foot + side * 6, 506)), (34, 30, 25), cloth,
             -side)  # fmt: skip
        x = foot
        leather = g.linear(x - 30, 490, x + 34, 590, (0, BOOT[0]), (0.5, BOOT[1]), (1, BOOT[2]))
        toe = f"{x - 14},556 {x + 16},556 {x + 24},576 {x + 20},589* {x - 22},589* {x - 24},574"
        inked(g, smooth(toe), leather, INK)
        top = x + side * 8
        inked(g, smooth(f"{top - 24},486* {top},496 {top + 24},486* {x + 21},530 {x + 18},566 "
                        f"{x - 18},566 {x - 21},530"), leather, INK)  # fmt: skip
        stroke(g, f"M{x - 18} 562L{x + 18} 562", 7)
        stroke(g, f"M{x - 18} 562L{x + 18} 562", 3.4, BRASS[2])
        g.path(rounded(star(x, 571, 9, 4.5, 7), 1), BRASS[1], stroke=LINE, stroke_width=2.6)


def held_body(g: Drawing, colour: str) -> None:
    """A player who holds it: knees crossed, shoulders up, tails of the coat short."""
    coat = coat_of(colour)
    _forearms(g, coat)
    crossed_legs(g)
    half = "130,320* 74,314* 62,350 52,398* 74,412 104,418 130,416*"
    fill = g.linear(50, 320, 210, 420, (0, coat[0]), (0.4, coat[1]), (1, coat[2]))
    inked(g, smooth(both(half, MIDDLE)), fill, INK)
    stroke(g, "M130 344L130 414", 4, coat[2])
    for line in ("96,344 88,404", "112,346 110,408"):
        for text in (line, mirror(line, MIDDLE)):
            stroke(g, smooth(text, False), 3.2, coat[2], opacity=0.75)
    _torso(g, coat)
    _upper_arms(g, coat)
    _half_belt(g, coat)
    kerchief(g, (CREAM[0], CREAM[2], CREAM[4]) if colour != "yellow" else
             ("#dd5a48", "#a9342b", "#5d120f"))  # fmt: skip
    emblem(g, colour)
    # the wobble
    for side in (-1, 1):
        for k, (x, y) in enumerate(((76, 450), (88, 486), (84, 524))):
            cx = MIDDLE + side * (x + 8 - k * 4)
            d = f"M{cx:.0f} {y}Q{cx + side * 13:.0f} {y + 12} {cx:.0f} {y + 26}"
            stroke(g, d, 9)
            stroke(g, d, 4.4, CREAM[1])


def sleeve(
    g: Drawing, coat: Tones, points: tuple[tuple[float, float], ...], dark: bool,
    widths: tuple[float, ...] = (22, 25, 25, 9),
) -> None:  # fmt: skip
    """An arm in front of the body, from its far end to the shoulder."""
    cloth = (mix(coat[0], coat[1], 0.6), mix(coat[1], coat[2], 0.3), coat[2]) if dark else coat
    limb(g, points, widths, cloth, -1 if dark else 1, cap=1.0)
