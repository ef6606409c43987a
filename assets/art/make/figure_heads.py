"""Heads of the duellists in profile, facing right: the eight people, and their clockwork rival.

A head lies in a 400 by 400 box, in figure units, the middle of the skull at (200, 200): crown at
y 124, chin at y 278, brow at x 262, nose at x 290, upper lip at (270, 234).
"""

from __future__ import annotations

from assets.art.make.palette import BRASS, LINE, SKINS
from assets.art.make.pen import Drawing
from assets.art.make.portrait_extras import COPPER, GOLD, IRON, TIN
from assets.art.make.portrait_faces import PEOPLE, Person
from assets.art.make.portrait_kit import (
    BOX,
    HAIR,
    Tones,
    inked,
    mix,
    shade,
    shine,
    smooth,
    strands,
    stroke,
)

INK = 5.0


def head(number: int, hit: bool = False) -> Drawing:
    """Head `number` (0-7) in profile; `hit` gives it the face of one who was too slow."""
    who = PEOPLE[number]
    tones = HAIR[who.hair]
    g = Drawing(BOX, BOX)
    _back(g, number, tones)
    light, middle, dark, edge = SKINS[who.skin]
    inked(g, smooth("150,240 140,296 150,344* 236,344* 228,300 230,262"),
          g.linear(140, 250, 236, 340, (0, middle), (1, dark)), INK)  # fmt: skip
    skin = g.radial(230, 150, 150, (0, mix(light, "#ffffff", 0.15)), (0.4, light), (0.75, middle),
                    (1, dark))  # fmt: skip
    inked(g, _profile(who, hit), skin, INK)
    shade(g, smooth("150,236 176,262 214,272 246,276 236,282 214,284 180,272 152,252"), 0.28)
    warm = "#e2543c" if who.skin < 3 else "#b5402a"
    g.circle(238, 222, 22, g.radial(238, 222, 22, (0, warm, 0.4), (1, warm, 0)))
    if "freckles" in who.marks:
        for x, y in ((232, 214), (242, 219), (250, 212), (238, 226), (254, 222)):
            g.circle(x, y, 2.4, "#b5632c", opacity=0.8)
    if "stubble" in who.marks:
        g.path(smooth("170,226 206,246 240,240 266,236 268,270 246,280 214,274 182,258"),
               "#4b3423", opacity=0.24)  # fmt: skip
    _mouth(g, who, hit)
    if "ruddy" in who.marks:
        g.circle(280, 214, 13, g.radial(280, 214, 13, (0, "#e8503c", 0.8), (1, "#e8503c", 0)))
    stroke(g, "M272 222C266 222 264 228 268 231", 3, mix(edge, LINE, 0.4))
    _eye(g, who, hit)
    _ear(g, who)
    _top(g, number, tones)
    _extras(g, who, tones)
    if not hit:
        _under_brim(g)
    return g


def _under_brim(g: Drawing) -> None:
    """The soft shadow every hat throws on brow and temple."""
    d = smooth("128,150 196,140 262,150 264,176 262,186 250,192 196,190 132,196")
    g.path(d, g.linear(0, 150, 0, 194, (0, "#0c0603", 0.42), (0.45, "#0c0603", 0.2),
                       (1, "#0c0603", 0)))  # fmt: skip


def _profile(who: Person, hit: bool) -> str:
    nose = 286 + (who.nose - 1) * 26
    chin = 268 + (who.jaw - 55) * 0.6 - (8 if hit else 0)
    drop = 10 if hit else 0
    return smooth(
        f"128,190 134,152 160,128 198,122 236,130 258,152 264,176 262,186 {nose - 10:.0f},206 "
        f"{nose + 2:.0f},216 {nose - 4:.0f},225 270,228 272,238 270,246 273,{252 + drop} "
        f"{chin:.0f},{264 + drop} {chin - 4:.0f},{276 + drop} {chin - 22:.0f},{282 + drop} "
        f"214,{272 + drop // 2} 176,252 150,240 134,220"
    )


def _mouth(g: Drawing, who: Person, hit: bool) -> None:
    dark, edge = SKINS[who.skin][2:]
    ink = mix(edge, LINE, 0.5)
    if hit:
        inked(g, smooth("270,244* 252,244 244,252 248,264 262,266 271,258*"), "#4a0f12", 3.4)
        g.path("M252 246L269 246L268 251L252 251Z", "#fff6e6")
        return
    if who.woman:
        g.path("M272 240C262 240 254 244 248 249C256 256 264 258 270 256C275 250 275 244 272 240Z",
               mix("#b3372f", dark, 0.15))  # fmt: skip
    stroke(g, "M271 247C262 249 254 249 246 246", 3.6, ink)
    stroke(g, "M245 242C243 245 243 248 244 251", 3, ink)


def _eye(g: Drawing, who: Person, hit: bool) -> None:
    light, middle, dark, edge = SKINS[who.skin]
    lash = mix(LINE, "#000000", 0.2)
    tones = HAIR[who.hair]
    g.ellipse(246, 190, 20, 17, mix(dark, "#5a2a2a", 0.3), opacity=0.3)
    lift = -9 if hit else 0
    if hit:
        g.ellipse(245, 189, 14, 15, "#fffaf0", stroke=lash, stroke_width=3.4)
        g.circle(248, 190, 4.5, "#0d0807")
    else:
        white = smooth("229,192* 238,181 252,180 259,184* 260,194 254,200 240,200")
        g.path(white, "#fffaf0")
        g.circle(251, 190, 9, who.iris, stroke=mix(who.iris, LINE, 0.75), stroke_width=1.8)
        g.circle(252, 190, 4.8, "#0d0807")
        g.circle(249, 186, 2.6, "#ffffff")
        g.path(smooth("227,191* 238,178 252,176 262,182* 261,187 246,185"), mix(middle, dark, 0.3))
        stroke(g, smooth("228,192 236,186 248,184 261,187", False), 4, lash)
        stroke(g, smooth("236,200 246,203 256,199", False), 2.2, edge, opacity=0.7)
        if who.woman and who.age < 2:
            stroke(g, "M258 185L270 180M255 184L265 175", 3, lash)
    brow = who.brow * 0.9
    inked(g, smooth(f"224,{170 + lift} 238,{165 + lift} 254,{168 + lift} 267,{177 + lift} "
                    f"264,{180 + lift + brow * 0.3:.1f} 250,{170 + lift + brow * 0.7:.1f} "
                    f"236,{167 + lift + brow:.1f}"),
          tones[0] if who.age == 2 else tones[1], 2.4, mix(tones[2], LINE, 0.6))  # fmt: skip
    if who.age:
        stroke(g, "M226 196C221 198 219 203 220 207M224 190C219 190 216 193 215 196", 2.6, edge,
               opacity=0.7)  # fmt: skip
    if who.age == 2:
        stroke(g, "M254 228C250 236 248 242 250 252M236 148C246 148 254 152 259 158", 2.6, edge,
               opacity=0.7)  # fmt: skip


def _ear(g: Drawing, who: Person) -> None:
    light, middle, dark, edge = SKINS[who.skin]
    inked(g, smooth("186,186 176,180 166,190 168,208 178,222 186,218 190,202"),
          g.linear(166, 180, 190, 222, (0, light), (1, middle)), 4)  # fmt: skip
    stroke(g, "M182 190C174 188 172 196 176 206M178 210C182 208 183 204 181 200", 2.6, dark)


def _back(g: Drawing, number: int, tones: Tones) -> None:
    """Long hair behind the neck."""
    light, middle, dark = tones
    fill = g.linear(90, 140, 190, 330, (0, light), (0.45, middle), (1, dark))
    if number == 2:
        inked(g, smooth("140,140 118,178 106,210 114,236 98,262 110,288 96,318 116,344 146,340 "
                        "156,316 176,330 190,306 180,280 190,250 180,200"), fill, INK)  # fmt: skip
        strands(g, light, 3.4, 0.7, "124,196 112,220 122,244 108,270", "120,284 110,310 122,330")
        strands(g, dark, 3, 0.7, "146,220 138,250 150,276 140,306", "168,240 164,270 172,300")
    elif number == 4:
        for i in range(6):
            x, y, w = 122 - i * 4, 232 + i * 25, 22 - i * 1.6
            inked(g, smooth(f"{x - w},{y - 6} {x},{y - 15} {x + w},{y - 4} {x + w * 0.8},{y + 14} "
                            f"{x},{y + 22} {x - w * 0.8},{y + 13}"), fill, 3.6)  # fmt: skip
        inked(g, smooth("88,374 112,376 110,388 88,386"), "#b8352a", 3)
    elif number == 6:
        inked(g, smooth("150,130 128,134* 120,152 102,160* 102,180 86,194* 96,214 84,234* "
            "98,250 94,"
                        "272* 114,280 118,298* 138,296 152,310* 170,296 186,300* 190,270 196,220"),
              g.radial(120, 180, 150, (0, light), (0.5, middle), (1, dark)), INK)  # fmt: skip
        for text in ("112,176 106,186 112,196", "104,214 102,226 112,232", "112,256 116,268 "
        "128,268",
                     "136,240 130,250 136,260", "150,276 154,286 166,284"):  # fmt: skip
            strands(g, light, 3.4, 0.7, text)
    elif number == 7:
        inked(g, smooth("134,186 112,184 98,200 100,222 116,234 138,226"), fill, INK)
        strands(g, dark, 2.8, 0.7, "128,198 112,200 108,214", "130,216 118,224")


def _top(g: Drawing, number: int, tones: Tones) -> None:
    """Hair on the skull, as seen from the side."""
    light, middle, dark = tones
    fill = g.linear(130, 116, 240, 200, (0, light), (0.45, middle), (1, dark))
    shapes = {
        0: "262,152* 266,136 244,120 200,114 156,122 128,150 122,190 134,226* 150,232 158,212 168,"
           "186* 184,184 190,214* 204,206 204,176 214,160* 226,164 236,150* 248,156",
        2: "262,158* 264,136 240,120 200,114 156,122 130,150 120,196 126,240 146,258* 164,250 "
        "176,226 "
           "190,230 196,206* 212,176 236,166 254,166",
        3: "262,154* 258,134 236,122 198,117 156,124 132,150 126,190 136,216* 158,222 164,196 "
        "172,178*"
           " 186,176 190,200* 200,194 204,168 222,156* 240,152",
        4: "262,156* 262,134 238,120 200,114 154,122 128,150 120,190 122,222 140,240* 162,232 "
        "186,184 "
           "214,168 240,166",
        5: "263,154* 266,132 240,118 198,113 154,122 128,152 124,190 136,224* 156,228 162,202 "
        "170,182*"
           " 186,182 192,208* 202,200 206,172 228,160 248,154",
        6: "262,160 270,148* 264,136 264,124* 250,122 244,112* 226,116 212,108* 196,114 "
        "180,109* 170,"
           "118 152,116* 146,126 132,130* 128,142 114,154* 118,172 110,188* 122,206 124,226* "
           "142,232 "
           "160,226* 170,204 180,186* 190,194 202,184* 206,170 220,170* 232,160 246,166*",
        7: "261,156* 260,134 238,121 200,115 156,122 130,150 122,188 124,216 140,236* 156,226 "
        "176,186 "
           "196,184* 210,190 214,172* 232,156 250,154",
    }  # fmt: skip
    if number == 1:
        for d in ("132,176 122,190 124,206 116,218* 126,228 130,240* 146,244 158,236 170,224* "
        "172,196"
                  " 160,178 146,172",):  # fmt: skip
            inked(g, smooth(d), fill, 4.4)
        strands(g, dark, 2.6, 0.6, "138,190 136,210 144,228", "152,186 150,206 158,224")
        beard = g.linear(180, 220, 260, 320, (0, light), (0.5, middle), (1, dark))
        inked(g, smooth("178,218* 176,244 190,276 206,296 214,316* 224,306 232,322* 242,306 "
            "254,312*"
                        " 262,294 270,276 268,258* 250,262 238,254 226,238 206,232 192,216*"),
              beard, 4.4)  # fmt: skip
        strands(g, dark, 2.6, 0.55, "196,250 208,278 218,296", "222,262 230,284 234,300",
                "246,272 250,288")  # fmt: skip
        return
    inked(g, smooth(shapes[number]), fill, 4.4)
    if number != 6:
        strands(g, light, 3.6, 0.65, "244,136 206,124 164,134 142,160", "230,148 200,136 170,146")
        strands(g, dark, 2.8, 0.7, "150,166 138,188 142,212", "196,150 172,160 158,182")
    else:
        for text in ("150,136 156,126 166,128", "190,122 198,114 208,118", "230,124 238,118 "
        "246,126",
                     "138,166 132,176 138,186", "172,150 178,142 186,146"):  # fmt: skip
            strands(g, light, 3.4, 0.65, text)


def _extras(g: Drawing, who: Person, tones: Tones) -> None:
    if "glasses" in who.marks:
        for width, ink in ((8, LINE), (4, "#e0b050")):
            g.ellipse(250, 191, 15, 20, "none", stroke=ink, stroke_width=width)
            stroke(g, "M236 186L182 184", width, ink)
        shine(g, "M242 190L250 176L255 177L246 198Z", 0.5, "#ffffff")
    if "scar" in who.marks:
        stroke(g, "M226 158C232 178 232 206 226 230", 5.5, "#2a1208", opacity=0.7)
        stroke(
            g, "M226 159C232 178 232 206 226 229M220 214L234 211M220 224L233 222", 2.8, "#b98a66"
        )
    if "goatee" in who.marks:
        inked(g, smooth("250,268* 262,262 272,264* 276,276 272,292 262,300 250,288"), tones[2], 3.4)
    if "hoops" in who.marks:
        for width, ink in ((8, LINE), (4, "#f0cf7e")):
            g.circle(178, 234, 13, "none", stroke=ink, stroke_width=width)
    if "beauty" in who.marks:
        g.circle(248, 234, 2.8, "#2a1208")
    if "stubble" in who.marks:
        strands(g, tones[0], 2.6, 0.5, "196,186 198,206")


def head_robot(level: str = "middle", hit: bool = False) -> Drawing:
    """The clockwork gunslinger's head in profile: tin, brass or blued iron by `level`."""
    g = Drawing(BOX, BOX)
    skull, jaw = {"easy": (TIN, COPPER), "middle": (GOLD, COPPER), "hard": (IRON, GOLD)}[level]
    inked(g, smooth("158,240 154,344* 226,344* 222,250"), "#2a211c", INK)
    for i in range(5):
        y = 276 + i * 15
        for width, ink in ((12, LINE), (7, jaw[1])):
            stroke(g, f"M156 {y}C170 {y + 12} 212 {y + 12} 228 {y}", width, ink)
    if level == "easy":  # the key at the back of its head
        for width, ink in ((12, LINE), (6, BRASS[2])):
            stroke(g, "M136 196L104 196", width, ink)
        inked(g, smooth("106,192* 92,172 74,178 76,192 92,197* 76,202 76,216 94,220 106,200*"),
              BRASS[2], 4)  # fmt: skip
    metal = g.linear(128, 130, 280, 280, (0, skull[1]), (0.3, skull[0]), (0.55, skull[1]),
                     (1, skull[2]))  # fmt: skip
    top = {
        "easy": "132,130* 166,122 232,122 262,130* 264,182*",
        "middle": "134,152 162,126 200,121 238,128 260,152 264,182*",
        "hard": "134,148 164,124 204,120 244,130 262,156 268,180*",
    }[level]
    inked(g, smooth(f"130,196 {top} 276,188* 280,224* 266,232* 262,244 200,252 146,240 132,220"),
          metal, INK)  # fmt: skip
    plate = g.linear(150, 230, 270, 290, (0, jaw[0]), (0.5, jaw[1]), (1, jaw[2]))
    drop = 14 if hit else 0
    inked(g, smooth(f"160,{234 + drop // 2}* 214,{240 + drop} 268,{240 + drop}* 272,{262 + drop} "
                    f"258,{284 + drop} 222,{282 + drop} 178,{262 + drop // 2}*"), plate,
                    INK)  # fmt: skip
    for x in (228, 242, 256):
        stroke(g, f"M{x} {248 + drop}L{x} {262 + drop}", 4.5, LINE)
    _robot_eye(g, level, jaw if level != "hard" else skull, hit)
    for width, ink in ((12, LINE), (6, BRASS[3])):
        stroke(g, "M172 204L150 204", width, ink)
    g.circle(178, 204, 19, jaw[1], stroke=LINE, stroke_width=4)
    g.circle(178, 204, 9, IRON[1], stroke=LINE, stroke_width=3)
    for x, y in ((150, 160), (172, 144), (200, 138), (226, 144), (246, 158), (146, 226), (196, 238),
                 (190, 256), (222, 272)):  # fmt: skip
        g.circle(x, y, 3.8, skull[2], stroke=LINE, stroke_width=1.6)
        g.circle(x - 1, y - 1.2, 1.6, skull[0])
    shine(g, smooth("160,138 142,164 140,186 148,186 152,164 170,142"), 0.6, "#ffffff")
    if not hit:
        _under_brim(g)
    return g


def _robot_eye(g: Drawing, level: str, rim: Tones, hit: bool) -> None:
    glow = {
        "easy": ("#fff3a8", "#f5c54a", "#a86c12"),
        "middle": ("#ffe08a", "#f08c2a", "#8a3208"),
        "hard": ("#ff9a6a", "#e8301c", "#5d0d08"),
    }[level]
    if level == "hard":
        g.circle(248, 198, 38, g.radial(248, 198, 38, (0, "#ff4a2a", 0.7), (1, "#ff4a2a", 0)))
    lid = {"easy": "M222 166L262 160L264 170L224 176Z", "middle": "M214 168L268 178L266 190L214 "
    "182Z",
           "hard": "M208 166L272 184L268 196L210 184Z"}[level]  # fmt: skip
    size = 16 if level == "easy" else 14
    g.circle(246, 196, size + 6, rim[1], stroke=LINE, stroke_width=4)
    lit = g.radial(
        246, 198, size + 1, (0, "#fffdf0"), (0.35, glow[0]), (0.75, glow[1]), (1, glow[2])
    )
    g.circle(246, 196, size, "#3a1c10" if hit else lit, stroke=LINE, stroke_width=3)
    if hit:
        stroke(g, "M239 189L253 203M253 189L239 203", 4.5, "#ffd28a")
        coil = "M250 120C262 112 240 104 254 96C268 88 244 82 258 72"
        stroke(g, coil, 9, LINE)
        stroke(g, coil, 4.5, TIN[1])
    else:
        g.circle(249, 196, 5, "#1a0d06")
        g.circle(241, 190, 3.4, "#ffffff")
    inked(g, lid, rim[1], 3.6)
