"""Ace and court of Monster Gunslingers: the skeleton, the werewolf, the vampire and the ghoul."""

from __future__ import annotations

from assets.art.make.guns import revolver, sheriff_star
from assets.art.make.gunslinger_kit import (
    FELT,
    INK,
    MOON,
    PLAIN,
    Suit,
    ball,
    brim_shadow,
    ember,
    eye,
    fang,
    fist,
    hat,
    inked,
    kerchief,
    lids,
    lines,
    lit,
    mix,
    pair,
    rim,
    rivet,
    shade,
    shine,
    shirt,
    smooth,
    stroke,
    sym,
    torso,
)
from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing

BONE = ("#fffdf2", "#eee0bd", "#a98f62")
FUR = ("#b9a08a", "#7d6655", "#3c2e28")
PALE = ("#fff6f2", "#f0d8dc", "#b48c9e")
GHOUL = ("#bfe0d8", "#7fb0ac", "#3f666c")


def skeleton(g: Drawing, suit: Suit) -> None:
    """High Noon: a duellist who has been waiting for twelve o'clock a very long time."""
    torso(g, suit.cloth, 306, 178, 40)
    # The poncho's border: two stripes and teeth between them.
    for k, tone in ((-26, suit.cloth[2]), (22, "#fff0c8")):
        lines(g, tone, 8, f"40,{404 + k} 110,{440 + k} 200,{454 + k} 290,{440 + k} 360,{404 + k}")
    teeth = "M36 410"
    for x in range(50, 370, 14):
        y = 454 - ((x - 200) / 160) ** 2 * 46
        teeth += f"L{x} {y + (-11 if x % 28 == 22 else 7):.0f}"
    stroke(g, teeth, 4.5, "#fff0c8")
    inked(g, sym("200,250 226,256 230,300 250,324* 200,346"), lit(g, BONE, 170, 250, 240, 340), 4)
    lines(g, BONE[2], 4, "176,306 200,314 224,306", "174,322 200,331 226,322")
    kerchief(g, suit, 306, 74, 84)
    g.open("rotate(-3 200 200)")
    jaw = sym("200,250 246,244* 250,262 244,292 222,312 200,315")
    inked(g, jaw, lit(g, BONE, 150, 250, 250, 312), INK)
    skull = sym("200,84 262,98 291,152 288,196 276,218 256,230 252,262* 228,272 200,274")
    inked(g, skull, ball(g, BONE, 196, 180, 110), INK)
    shade(g, smooth("284,140 290,180 280,214 256,230 252,262* 230,270 238,240 250,214 268,196"),
          0.26, "#6a4a2a")  # fmt: skip
    inked(g, smooth("146,240* 162,252 200,256 238,252 254,240* 250,276 238,290 200,296 162,290 "
                    "150,276"), "#3a261a", 4)  # fmt: skip
    for i in range(7):
        x = 155 + i * 13
        dip = 3 - abs(i - 3)
        inked(g, f"M{x} {250 + dip}H{x + 12}L{x + 11} {268 + dip}Q{x + 6} {271 + dip} {x + 1} "
              f"{268 + dip}Z", "#fffdf0", 2.6)  # fmt: skip
        inked(g, f"M{x + 1} {271 + dip}Q{x + 6} {268 + dip} {x + 11} {271 + dip}L{x + 10} "
              f"{285 + dip}H{x + 2}Z", "#efe2c0", 2.6)  # fmt: skip
    right, left = pair("216,178 240,164 268,166 274,190 262,212 236,214 218,202")
    for d in (right, left):
        inked(g, d, "#22160f", 4)
    ember(g, 157, 190, 10)
    ember(g, 247, 190, 10)
    inked(g, sym("200,206 208,220 213,236 204,232 200,226*"), "#22160f", 3)
    lines(g, LINE, 3.4, "236,150 246,136 240,124 254,110")
    lines(g, BONE[2], 3.5, "284,222 272,236 258,240", "116,222 128,236 142,240")
    shine(g, smooth("124,160 130,136 148,130 142,152 134,180"), 0.8, "#ffffff")
    rim(g, "286,150 289,180 279,214", 4)
    brim_shadow(g, 88, 150, 20)
    # A cheroot in the corner of the grin.
    inked(g, "M150 274L98 290L100 300L154 286Z", lit(g, FELT["brown"], 100, 286, 150, 286), 4)
    g.circle(98, 295, 8, "#ff9a3c", stroke=LINE, stroke_width=3)
    lines(g, "#f4f2e0", 6, "92,284 78,262 90,244 76,222 84,206", opacity=0.65)
    hat(g, FELT["black"], suit, "flat", 164, 6)
    g.circle(238, 66, 8, LINE)
    g.circle(238, 66, 4.5, MOON[1])
    g.close()
    g.open("translate(286 262) rotate(84) scale(.62) translate(-230 -90)")
    revolver(g, 6)
    g.close()
    fist(g, 284, 288, BONE, turn=-8, size=1.0, cuff=suit.cloth, flip=True)


def werewolf(g: Drawing, suit: Suit) -> None:
    """Sheriff: the law by day; by night he still wears the star."""
    torso(g, ("#8c6a4c", "#553c28", "#241710"), 310, 186, 60)
    shirt(g, PLAIN, 320)
    ruff = sym("200,250 262,246* 300,262* 282,276* 314,296* 288,304* 312,332* 274,334* 276,362* "
               "244,350* 236,384* 214,362* 200,394*")  # fmt: skip
    inked(g, ruff, lit(g, FUR, 110, 250, 290, 390), INK)
    kerchief(g, suit, 326, 78, 84)
    for d in pair("258,120* 300,40 330,30 330,84 304,148*"):
        inked(g, d, lit(g, FUR, 80, 40, 320, 150), INK)
    for d in pair("280,116* 304,66 320,54 320,86 304,132*"):
        g.path(d, "#c98a80")
    head = sym("200,104 262,112 296,154* 290,176 316,196* 292,204 312,232* 284,234 290,262* "
               "258,260 200,276")  # fmt: skip
    inked(g, head, ball(g, FUR, 196, 190, 110), INK)
    shade(g, smooth("296,154* 290,176 316,196* 292,204 312,232* 284,234 290,262* 258,260 236,270 "
                    "262,226 270,176"), 0.34)  # fmt: skip
    mask = sym("200,170 224,176 250,200 262,234 244,252 200,250")
    g.path(mask, "#e6d4b8")
    # The lower jaw with its grin, then the muzzle over it.
    inked(g, sym("200,246 248,240* 244,276 224,302 200,306"), lit(g, FUR, 160, 250, 240, 300), INK)
    inked(g, sym("200,256 240,246* 234,276 200,286"), "#5c1418", 4)
    g.path(sym("200,272 216,270 224,278 200,286"), "#e0605a")
    for x in (166, 234):
        fang(g, x, 280, 13, -26)
    muzzle = sym("200,196 226,206 252,236 246,256 222,264 200,258*")
    inked(g, muzzle, lit(g, ("#f6e8d0", "#d4bc9a", "#8a6e54"), 150, 200, 250, 262), INK)
    for x in (176, 224, 190, 210):
        fang(g, x, 259, 12 if x in (176, 224) else 8, 19 if x in (176, 224) else 9)
    lines(g, LINE, 4, "200,232 200,257")
    for x, y in ((168, 240), (160, 232), (178, 230), (232, 240), (240, 232), (222, 230)):
        g.circle(x, y, 2.4, LINE)
    inked(g, sym("200,198 222,200 226,212 200,232"), lit(g, FELT["black"], 178, 198, 222, 230), 4)
    shine(g, smooth("184,206 192,202 200,204 192,210"), 0.8, "#ffffff")
    for x in (158, 242):
        eye(g, x, 178, 17, "#ffc21e", (-2, 2), slit=True, white="#fff4c0")
    lids(g, FUR[1], 158, 178, 17, tilt=16, shut=0.38)
    lids(g, FUR[1], 242, 178, 17, tilt=-16, shut=0.38)
    for d in pair("214,166* 240,146 276,150* 268,162 240,160"):
        inked(g, d, FUR[2], 3)
    lines(g, FUR[0], 4, "122,190 132,200 134,214", "118,216 130,224 134,236", "140,246 150,254 154,"
          "262", opacity=0.9)  # fmt: skip
    brim_shadow(g, 84, 148, 16)
    rim(g, "294,158 289,177 311,195", 4)
    hat(g, FELT["bone"], suit, "pinch", 158, 26)
    sheriff_star(g, 274, 384, 38, 4)


def vampire(g: Drawing, suit: Suit) -> None:
    """Fortune Teller: she sees a long life ahead. Hers."""
    hair = ("#6a4a86", "#2e1c40", "#130a1e")
    inked(g, sym("200,66 272,84 314,150 322,220 340,280 318,350 286,372* 200,380"),
          lit(g, hair, 100, 80, 320, 370), INK)  # fmt: skip
    lines(
        g, hair[0], 4, "96,190 92,250 74,300", "112,210 106,280 96,330", "300,200 306,260 322,306"
    )
    torso(g, hair, 336, 160, 30)
    neck = (
        "M174 262L170 318C150 336 120 342 96 358L150 420H250L304 358C280 342 250 336 230 318L226 "
        "262Z"
    )
    inked(g, neck, lit(g, PALE, 150, 270, 260, 400), INK)
    shade(g, smooth("176,278* 200,300 226,274* 230,316 212,306 190,308"), 0.34, "#6a3060")
    inked(g, sym("200,426 240,410 290,366* 330,386 350,480* 200,480"), lit(g, suit.cloth, 90, 370,
          320, 480), INK)  # fmt: skip
    lines(g, BRASS[1], 5, "108,374 160,414 200,432 240,414 292,374")
    inked(g, "M170 306Q200 322 230 306L231 320Q200 336 169 320Z", lit(g, suit.cloth, 170, 306, 232,
          330), 4)  # fmt: skip
    face = sym("200,104 252,120 270,172 262,222 234,266 200,286")
    inked(g, face, ball(g, PALE, 196, 190, 100), INK)
    shade(g, smooth("262,140 270,172 262,222 234,266 204,285 226,258 246,214 250,170"), 0.24,
          "#6a2a6a")  # fmt: skip
    for d in pair("200,112* 222,116 248,140 266,180 268,232 282,200 280,140 250,104 200,92*"):
        inked(g, d, lit(g, hair, 130, 90, 280, 230), 4)
    inked(g, smooth("232,108* 252,128 266,168 270,214* 256,176 238,136 220,116"), "#f2ecff", 3)
    for x, side in ((166, -1), (234, 1)):
        g.path(smooth(f"{x - 26 * side},{196} {x},{172} {x + 30 * side},{168}* {x + 24 * side},"
                      f"{196} {x},{208}"), "#9a5ac8", opacity="0.75")  # fmt: skip
        inked(g, smooth(f"{x - 22 * side},{200}* {x - 4 * side},{186} {x + 22 * side},{184}* "
                        f"{x + 14 * side},{200} {x - 4 * side},{206}"), "#fffdf6", 3.4)  # fmt: skip
        g.circle(x + 2, 195, 9, "#d8203a", stroke=LINE, stroke_width=2.4)
        g.circle(x + 2, 195, 3.6, LINE)
        g.circle(x - 1, 192, 2.6, "#ffffff")
        lines(g, LINE, 6, f"{x - 24 * side},{200} {x - 4 * side},{184} {x + 26 * side},{181}")
        lines(g, LINE, 4, f"{x + 16 * side},{184} {x + 30 * side},{172}")
        lines(g, hair[2], 5.5, f"{x - 20 * side},{166} {x + 4 * side},{154} {x + 28 * side},{160}")
    lines(g, PALE[2], 3.4, "204,200 210,226 202,232 192,230")
    inked(g, sym("200,246 210,241 236,244* 222,262 200,268"), "#5a0c1c", 3)
    g.path(sym("200,248 210,241 236,244* 216,251 200,252"), "#d8324a")
    g.path(sym("200,266 222,258 200,274"), "#e8506a")
    for x in (184, 216):
        fang(g, x, 249, 8, 14)
    g.circle(232, 232, 3, LINE)
    g.path(smooth("150,214 164,218 160,232 146,230"), "#f08aa0", opacity="0.5")
    # The scarf with its coins, tied at the side.
    for d in (smooth("292,126* 346,116 372,150* 340,158 300,146"),
              smooth("288,132* 334,160 344,206* 312,186 284,152")):  # fmt: skip
        inked(
            g, d, lit(g, (suit.cloth[1], suit.cloth[1], suit.cloth[2]), 290, 120, 360, 200), INK - 1
        )
    scarf = smooth("104,150* 108,84 150,44 206,38 262,50 298,96 300,148* 262,116 200,104 138,118")
    inked(g, scarf, lit(g, suit.cloth, 110, 40, 300, 150), INK)
    lines(g, suit.cloth[2], 3.4, "118,128 150,76 206,62", "284,124 262,84 220,64", "112,110 140,62 "
          "180,48", opacity=0.8)  # fmt: skip
    lines(g, mix(suit.cloth[0], "#ffffff", 0.4), 4, "122,100 140,72 168,56", opacity=0.8)
    for x, y in ((118, 146), (136, 131), (157, 121), (179, 115), (221, 115), (243, 121), (264, 131),
                 (283, 146)):  # fmt: skip
        rivet(g, x, y, 8)
    g.circle(200, 92, 17, BRASS[2], stroke=LINE, stroke_width=4)
    g.circle(200, 92, 11, g.radial(196, 88, 14, (0, "#eaffd0"), (0.5, "#6fd060"), (1, "#1c6a30")))
    for x in (124, 276):
        g.circle(x, 256, 19, "none", stroke=LINE, stroke_width=11)
        g.circle(x, 256, 19, "none", stroke=BRASS[1], stroke_width=5)
    # The ball between her hands, and what looks out of it.
    g.circle(206, 404, 92, g.radial(206, 404, 92, (0, MOON[1], 0.9), (1, MOON[2], 0)))
    inked(g, "M166 448H246L258 482H154Z", lit(g, BRASS[1:4], 160, 440, 250, 480), INK)
    glass = g.radial(
        188, 378, 84, (0, "#ffffff"), (0.3, "#d8ffc0"), (0.7, "#5cb868"), (1, "#124a34")
    )
    g.circle(206, 400, 56, glass, stroke=LINE, stroke_width=INK)
    inked(
        g,
        smooth("164,402* 186,382 206,378 226,382 248,402* 226,420 206,424 186,420"),
        "#f6ffe0",
        3.4,
    )
    g.circle(206, 401, 19, "#3c9a4e", stroke=LINE, stroke_width=3)
    g.ellipse(206, 401, 4.5, 16, LINE)
    g.circle(199, 393, 4.5, "#ffffff")
    lines(g, "#ffffff", 6, "166,388 174,368 190,358", opacity=0.9)
    for x, side in ((142, 1), (270, -1)):
        for k, (dx, dy) in enumerate(((22, -16), (32, 2), (34, 20), (26, 36))):
            y = 396 + 13 * k
            d = (
                f"{x - 16 * side},{y - 6} {x + dx * 0.6 * side:g},{y - 10 + dy * 0.2:g} "
                f"{x + dx * side},{y - 3}* {x + dx * 0.6 * side:g},{y + 5} {x - 16 * side},{y + 8}"
            )
            inked(g, smooth(d), lit(g, PALE, x - 20, y, x + 30, y + 8), 3.4)
            inked(g, smooth(f"{x + (dx - 9) * side},{y - 7} {x + (dx + 9) * side},{y - 3}* "
                            f"{x + (dx - 9) * side},{y + 2}"), suit.cloth[1], 2.4)  # fmt: skip


def ghoul(g: Drawing, suit: Suit) -> None:
    """Deputy: dead keen, first week on the job, hat borrowed."""
    torso(g, ("#d8c08c", "#a08450", "#54401e"), 314, 160, 44)
    inked(g, "M170 268L162 330H238L230 268Z", lit(g, GHOUL, 160, 270, 240, 320), INK)
    shade(g, "M170 282Q200 306 230 280L234 312Q200 326 166 312Z", 0.35)
    a, b = pair("240,322* 270,326 300,350 304,480* 212,480* 222,400")
    for d in (b, a):
        inked(g, d, lit(g, suit.cloth, 100, 330, 310, 480), INK - 0.5)
    kerchief(g, suit, 318, 60, 70)
    for d in pair("262,186 300,172 322,190 312,220 288,232 264,222"):
        inked(g, d, lit(g, GHOUL, 80, 180, 320, 230), INK)
    lines(g, GHOUL[2], 3.4, "98,192 86,198 92,214", "304,190 312,200 304,214")
    head = sym("200,100 256,112 276,164 266,226 246,270 222,292 200,296")
    inked(g, head, ball(g, GHOUL, 192, 180, 110), INK)
    shade(g, smooth("272,150 274,190 262,236 246,270 214,294 236,262 248,214 256,160"), 0.3,
          "#1a3450")  # fmt: skip
    rim(g, "270,230 252,264 226,288", 4)
    # The eye that is shut against the glass, with its bag.
    g.path(smooth("136,190 156,178 180,186 178,210 154,220 138,210"), "#56808a", opacity="0.8")
    lines(g, LINE, 5, "138,198 158,206 180,196")
    lines(g, LINE, 3.4, "142,206 138,214", "152,209 150,218", "166,208 168,216")
    lines(g, "#2c4048", 7, "136,176 158,168 182,176")
    inked(g, smooth("192,214 204,206 216,218 222,236 206,242 190,236"), lit(g, GHOUL, 190, 206, 222,
          242), 4)  # fmt: skip
    inked(g, smooth("150,246* 176,256 214,258 250,244* 244,272 214,284 176,278"), "#3a141c", 4)
    g.path(smooth("180,274 204,264 232,272 212,282"), "#9a5a86")
    for x, w, h in ((186, 18, 22), (207, 18, 20)):
        inked(g, f"M{x} 256H{x + w}L{x + w - 2} {256 + h}Q{x + w / 2} {259 + h} {x + 2} {256 + h}Z",
              "#fff6d8", 3)  # fmt: skip
    fang(g, 236, 251, 9, 10)
    # Stitches down the cheek.
    lines(g, "#274650", 4, "128,222 138,238 136,256", opacity=0.9)
    lines(g, "#274650", 3, "124,232 138,226", "128,244 144,240", "128,256 144,254")
    brim_shadow(g, 76, 150, 20)
    hat(g, FELT["tan"], suit, "round", 156, -14)
    # The spyglass, seen from the wrong end.
    fist(g, 268, 288, GHOUL, turn=-14, size=1.15, cuff=("#d8c08c", "#a08450", "#54401e"), flip=True)
    brass = lit(g, (BRASS[0], BRASS[2], BRASS[4]), 200, 150, 310, 270)
    inked(
        g, smooth("222,180* 240,160 262,160 300,172* 316,226 296,260* 252,250 228,226"), brass, INK
    )
    g.circle(264, 204, 62, brass, stroke=LINE, stroke_width=INK)
    g.circle(264, 204, 51, "#3a2408", stroke=BRASS[0], stroke_width=3)
    g.circle(264, 204, 46, g.radial(250, 190, 60, (0, "#fffff4"), (0.6, "#f6f2c8"), (1, "#c8b878")),
             stroke=LINE, stroke_width=4)  # fmt: skip
    lines(
        g,
        "#e0566a",
        2.4,
        "224,190 236,194 242,190",
        "226,222 236,218 240,222",
        "304,196 294,200 288,196",
        "296,230 288,224",
    )
    g.circle(262, 206, 28, g.radial(262, 206, 28, (0, "#ffe97a"), (0.6, "#f0a818"), (1, "#9a5208")),
             stroke=LINE, stroke_width=3.4)  # fmt: skip
    g.circle(262, 206, 13, LINE)
    g.circle(252, 195, 8, "#ffffff")
    g.circle(272, 216, 3.5, "#ffffff", opacity="0.8")
    lines(g, "#ffffff", 6, "226,186 236,170 252,162", opacity=0.85)
    sheriff_star(g, 146, 384, 24, 4)


CHARACTERS = {"A": skeleton, "K": werewolf, "Q": vampire, "J": ghoul}
