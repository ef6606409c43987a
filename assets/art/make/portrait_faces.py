"""The eight faces: head shapes, eyes, brows, noses and mouths, each in three moods.

Moods are "calm" (the character's own look), "glad" and "sour": brows, lids and mouth change.
"""

from __future__ import annotations

from dataclasses import dataclass

from assets.art.make.palette import LINE, SKINS
from assets.art.make.pen import Drawing
from assets.art.make.portrait_hair import back_hair, top_hair
from assets.art.make.portrait_kit import (
    HAIR,
    NECK_EDGE,
    Tones,
    inked,
    mix,
    portrait,
    shade,
    shine,
    smooth,
    stroke,
)


@dataclass(frozen=True)
class Person:
    """One character: tones, the shape of the head and what marks it."""

    skin: int
    hair: str
    iris: str
    jaw: float  # half width of the jaw, 48-62
    chin: float  # roundness of the chin, 16-40
    chin_y: float
    brow: float  # thickness of the brows
    nose: float  # 1 = usual
    woman: bool = False
    lid: float = 0.25  # how far the upper lid hangs, 0-0.6
    age: int = 0  # 0 young, 1 ripe, 2 old
    brow_tilt: float = 0.0
    marks: tuple[str, ...] = ()


PEOPLE = (
    Person(1, "brown", "#3f7d8c", 63, 46, 295, 9, 1.0, lid=0.3, marks=("stubble", "cocked")),
    Person(
        0, "white", "#4a86b8", 58, 34, 290, 11, 1.3, lid=0.2, age=2, marks=("ruddy", "beard", "gap")
    ),
    Person(0, "ginger", "#4f9a55", 51, 22, 290, 5, 0.8, True, lid=0.22, marks=("freckles", "lips")),
    Person(4, "black", "#5b3517", 62, 40, 294, 9, 1.2, lid=0.34, age=1, marks=("scar", "goatee")),
    Person(2, "black", "#6b3d17", 53, 24, 290, 7, 0.9, True, lid=0.26, marks=("lips", "beauty")),
    Person(1, "black", "#54341c", 53, 25, 293, 6, 0.9, lid=0.3, age=1, marks=("glasses",)),
    Person(3, "black", "#4a2a12", 55, 28, 290, 6, 0.95, True, lid=0.2, marks=("lips", "hoops")),
    Person(0, "grey", "#5d7f9c", 54, 30, 288, 6, 1.05, True, lid=0.25, age=2, marks=("wink",)),
)
MOODS = ("calm", "glad", "sour")


def head_path(who: Person) -> str:
    left, right = 201 - who.jaw, 205 + who.jaw * 0.95
    c = who.chin
    return (
        f"M137 158C131 98 158 72 201 72C244 72 270 98 265 158"
        f"C266 182 {right + 3:.1f} 208 {right:.1f} 230"
        f"C{right - 5:.1f} 258 {208 + c:.1f} {who.chin_y} 208 {who.chin_y}"
        f"C{206 - c:.1f} {who.chin_y} {left + 8:.1f} 264 {left:.1f} 236"
        f"C{left - 3:.1f} 212 135 186 137 158Z"
    )


def face(number: int, mood: str = "calm") -> Drawing:
    """The picture of face `number` (0-7) in `mood`."""
    who = PEOPLE[number]
    hair = HAIR[who.hair]
    with portrait() as g:
        _paint(g, number, who, mood, hair)
    return g


def _paint(g: Drawing, number: int, who: Person, mood: str, hair: Tones) -> None:
    light, middle, dark, _edge = SKINS[who.skin]
    back_hair(g, number, hair)
    _neck(g, who)
    _ears(g, who)
    skin = g.radial(
        178, 160, 150, (0, mix(light, "#ffffff", 0.16)), (0.45, light), (0.8, middle), (1, dark)
    )
    inked(g, head_path(who), skin, 4.5)
    _planes(g, who)
    _marks_under(g, who)
    top_hair(g, number, hair)
    _mouth(g, who, mood)
    _nose(g, who)
    _eyes(g, who, mood)
    _brows(g, who, mood, hair)
    _marks_over(g, who)


def _neck(g: Drawing, who: Person) -> None:
    light, middle, dark, _ = SKINS[who.skin]
    wide = 0 if who.woman else 5
    fill = g.linear(160, 0, 250, 0, (0, middle), (0.4, mix(light, middle, 0.6)), (1, dark))
    inked(g, f"M{170 - wide} 256L162 302{NECK_EDGE}L{242 + wide} 256Z", fill)
    low = who.chin_y + 16
    shade(g, f"M{168 - wide} 258C172 290 186 {low} 212 {low}C232 {low} 242 296 246 262Z", 0.34)
    if who.age or not who.woman:
        stroke(g, "M188 306C190 314 194 320 200 323", 2.5, dark, opacity=0.8)


def _ears(g: Drawing, who: Person) -> None:
    light, middle, dark, edge = SKINS[who.skin]
    size = 1.12 if who.age == 2 else 1.0
    g.open(f"translate(140 196) scale({size}) translate(-140 -196)")
    near = g.linear(118, 176, 146, 216, (0, light), (1, middle))
    inked(g, "M144 176C126 164 114 180 121 202C125 218 137 224 146 214Z", near, 4)
    stroke(g, "M138 186C129 180 124 188 128 197M130 204C136 202 136 196 133 194", 2.5, dark)
    g.close()
    inked(g, "M260 180C273 170 281 182 276 200C273 213 265 218 258 212Z", dark, 4)
    stroke(g, "M266 188C271 188 272 196 268 203", 2.2, edge)


def _planes(g: Drawing, who: Person) -> None:
    """Cheek, temple and jaw shadows away from the lamp, and the light that comes round."""
    light, middle, dark, edge = SKINS[who.skin]
    right = 205 + who.jaw * 0.95
    low = who.chin_y
    shade(
        g,
        f"M265 150C268 190 {right + 3:.0f} 215 {right:.0f} 232C{right - 6:.0f} 258 232 {low - 2} "
        f"208 {low - 1}C228 {low - 14} 240 262 246 240C238 230 246 214 250 204C255 188 250 168 "
        f"254 150Z",
        0.42,
        mix(dark, "#5a1420", 0.4),
    )
    edge_light = f"M261 172C262 196 {right - 3:.0f} 212 {right - 4:.0f} 230C{right - 8:.0f} 246"
    stroke(g, f"{edge_light} 244 264 238 270", 2.6, "#ffdcb0", opacity=0.35)
    warm = "#e2543c" if who.skin < 3 else "#b5402a"
    strength = 0.5 if "ruddy" in who.marks else 0.34
    for x, y, r in ((164, 222, 24), (240, 222, 17)):
        g.ellipse(x, y, r, r * 0.8, g.radial(x, y, r, (0, warm, strength), (1, warm, 0)))
    shine(g, smooth("150,122 166,98 190,90 178,104 162,118"), 0.22)
    stroke(g, smooth(f"198,{low - 12} 206,{low - 9} 216,{low - 12}", False), 2.2, dark, opacity=0.7)


def _marks_under(g: Drawing, who: Person) -> None:
    dark = SKINS[who.skin][2]
    edge = SKINS[who.skin][3]
    if "stubble" in who.marks:
        g.path(
            "M143 222C150 228 162 246 178 248L236 246C248 240 254 232 261 222C258 262 236 293 208 "
            "293C170 293 146 262 143 222Z",
            "#4b3423",
            opacity=0.24,
        )
    if who.age:
        lines = ["M186 226C180 236 176 244 177 254", "M232 226C238 236 240 244 238 252"]
        lines += ["M150 196C146 200 146 206 148 210", "M256 192C259 197 259 203 257 207"]
        if who.age == 2:
            lines += ["M160 208C166 214 178 216 188 211", "M226 210C234 214 244 212 250 206"]
            lines += ["M164 140C182 134 198 135 206 138", "M216 139C226 136 238 136 248 141"]
        for d in lines:
            stroke(g, d, 2.6, mix(dark, edge, 0.3), opacity=0.75)
    if "freckles" in who.marks:
        spots = ((160, 212), (170, 218), (180, 213), (165, 224), (176, 225), (190, 220))
        for x, y in (*spots, (230, 214), (240, 219), (247, 213), (235, 224), (208, 206)):
            g.ellipse(x, y, 2.3, 1.9, "#b5632c", opacity=0.7)


def _nose(g: Drawing, who: Person) -> None:
    light, middle, dark, edge = SKINS[who.skin]
    k = who.nose
    g.open(f"translate(209 228) scale({k:.3g} {0.5 + k * 0.5:.3g}) translate(-209 -228)")
    shade(g, "M216 184C219 200 231 214 230 224C228 233 214 234 207 230C216 224 214 200 210 184Z",
          0.3, mix(dark, "#5a1420", 0.3))  # fmt: skip
    if "ruddy" in who.marks:
        g.ellipse(208, 220, 19, 15, g.radial(206, 217, 19, (0, "#e8503c", 0.75), (1, "#e8503c", 0)))
    ink = mix(edge, LINE, 0.4)
    wing = "M192 221C186 226 188 233 196 232"
    stroke(g, f"{wing}C202 238 214 238 218 233C229 234 232 225 227 217", 3.2, ink)
    stroke(g, "M222 196C224 204 228 210 229 217", 2.6, ink, opacity=0.55)
    shine(g, smooth("202,196 206,192 208,206 209,219 203,222 201,210"), 0.35)
    g.close()


def _eye(
    g: Drawing, who: Person, x: float, w: float, lid: float, look: tuple[float, float], glad: bool
) -> None:
    light, middle, dark, edge = SKINS[who.skin]
    y, h = 189.0, (15.5 if who.woman else 13.5)
    lash = mix(LINE, "#000000", 0.2)
    top, low = y - h, y + h * 0.78
    g.ellipse(x, y + 1, w + 5, h + 4, mix(dark, "#5a2a2a", 0.3), opacity=0.32)
    almond = (
        f"M{x - w} {y + 2}C{x - w * 0.6:.1f} {top - 3:.1f} {x + w * 0.6:.1f} {top - 3:.1f} {x + w} "
        f"{y}C{x + w * 0.6:.1f} {low + 3:.1f} {x - w * 0.5:.1f} {low + 3:.1f} {x - w} {y + 2}Z"
    )
    g.path(almond, g.linear(0, top, 0, low, (0, "#d9cfc2"), (0.45, "#fffaf0"), (1, "#f3e6d2")))
    r = h * 0.74
    ix, iy = x + look[0], y + look[1]
    iris = g.radial(ix, iy + r * 0.45, r * 1.2, (0, mix(who.iris, "#ffdca0", 0.4)),
                    (0.75, who.iris), (1, mix(who.iris, LINE, 0.5)))  # fmt: skip
    g.circle(ix, iy, r, iris, stroke=mix(who.iris, LINE, 0.75), stroke_width=1.8)
    g.circle(ix, iy, r * 0.5, "#0d0807")
    g.circle(ix - r * 0.38, iy - r * 0.36, r * 0.32, "#ffffff")
    g.circle(ix + r * 0.42, iy + r * 0.42, r * 0.16, "#ffffff", opacity=0.8)
    # the upper lid hangs over the iris
    drop = top - 1 + h * 2 * lid * 0.75
    fill = mix(middle, dark, 0.25)
    curve = f"C{x - w * 0.5:.1f} {drop:.1f} {x + w * 0.5:.1f} {drop:.1f} {x + w + 1} {y - 1}"
    g.path(
        f"M{x - w - 1} {y + 2}{curve}C{x + w * 0.7:.1f} {top - 8:.1f} {x - w * 0.7:.1f} "
        f"{top - 8:.1f} {x - w - 1} {y + 2}Z",
        fill,
    )
    stroke(g, f"M{x - w - 1} {y + 2}{curve}", 4.2 if who.woman else 3.6, lash)
    stroke(g, f"M{x - w * 0.7:.1f} {top - 3:.1f}C{x - w * 0.3:.1f} {top - 7:.1f} "
           f"{x + w * 0.4:.1f} {top - 7:.1f} {x + w * 0.8:.1f} {top - 1:.1f}", 2.0, edge,
           opacity=0.6)  # fmt: skip
    if glad:  # cheeks push the lower lid up
        g.path(
            f"M{x - w} {y + 5}C{x - w * 0.5:.1f} {low - 6:.1f} {x + w * 0.5:.1f} {low - 6:.1f} "
            f"{x + w} {y + 4}L{x + w * 0.6:.1f} {low + 4:.1f}L{x - w * 0.6:.1f} {low + 4:.1f}Z",
            middle,
        )
        stroke(g, f"M{x - w * 0.9:.1f} {y + 6}C{x - w * 0.4:.1f} {low - 6:.1f} "
               f"{x + w * 0.5:.1f} {low - 6:.1f} {x + w * 0.9:.1f} {y + 5}", 2.2, edge)  # fmt: skip
    else:
        stroke(g, f"M{x - w * 0.6:.1f} {low + 1:.1f}C{x - w * 0.2:.1f} {low + 3.5:.1f} "
               f"{x + w * 0.3:.1f} {low + 3.5:.1f} {x + w * 0.7:.1f} {low - 0.5:.1f}", 2.0, edge,
               opacity=0.7)  # fmt: skip
    if who.woman and who.age < 2:
        out = -1 if x < 207 else 1
        ex = x + out * (w + 1)
        for dx, dy in ((8, -5), (6, -10)):
            stroke(g, f"M{ex - out * dx * 0.4:.1f} {y + dy * 0.25:.1f}Q{ex + out * 3} "
                   f"{y + dy * 0.6} {ex + out * dx} {y + dy}", 2.8, lash)  # fmt: skip


def _eyes(g: Drawing, who: Person, mood: str) -> None:
    lid = who.lid + {"calm": 0.0, "glad": -0.06, "sour": 0.16}[mood]
    look = {"calm": (2.0, 0.5), "glad": (1.0, -0.5), "sour": (-3.5, 1.5)}[mood]
    if "wink" in who.marks and mood != "sour":
        edge = SKINS[who.skin][3]
        stroke(g, "M158 186C166 198 182 199 193 189", 4.6, LINE)
        stroke(g, "M154 182L160 189M152 192L160 193M170 198L168 203M182 198L184 203", 2.6, LINE)
        stroke(g, "M162 178C170 174 182 175 190 180", 2.2, edge, opacity=0.7)
    else:
        _eye(g, who, 175, 19, lid, look, mood == "glad")
    _eye(g, who, 238, 16, lid, look, mood == "glad")


def _brows(g: Drawing, who: Person, mood: str, hair: Tones) -> None:
    lift = {"calm": 0.0, "glad": -6.0, "sour": 5.0}[mood]
    tilt = {"calm": 1.0, "glad": -4.0, "sour": 10.0}[mood] + who.brow_tilt
    cocked = {"calm": -8.0, "glad": -4.0, "sour": -2.0}[mood] if "cocked" in who.marks else 0
    t = who.brow
    ink = g.linear(0, 152, 0, 172, (0, hair[0] if who.age == 2 else hair[1]), (1, hair[2]))
    y = 166 + lift
    left = smooth(
        f"152,{y + 2} 164,{y - 7 - tilt * 0.3} 180,{y - 6} 194,{y - 2 + tilt * 0.6} "
        f"193,{y + t * 0.6 + tilt * 0.6} 178,{y - 5 + t} 164,{y - 5 + t * 0.75 - tilt * 0.3}"
    )
    y += cocked
    right = smooth(
        f"221,{y - 2 + tilt * 0.6} 234,{y - 7} 246,{y - 7 - tilt * 0.3} 257,{y + 1} "
        f"246,{y - 6 + t * 0.8 - tilt * 0.2} 234,{y - 6 + t} 222,{y + t * 0.5 + tilt * 0.6}"
    )
    for d in (left, right):
        inked(g, d, ink, 2.2, mix(hair[2], LINE, 0.6))
    if mood == "sour":
        edge = SKINS[who.skin][3]
        stroke(g, "M203 166C202 171 203 175 204 178M211 166C213 170 213 174 212 177", 2.4, edge)


def _mouth(g: Drawing, who: Person, mood: str) -> None:
    light, middle, dark, edge = SKINS[who.skin]
    lips = "lips" in who.marks
    red = mix("#b3372f", dark, 0.15) if lips else mix(dark, "#a23c32", 0.45)
    ink = mix(edge, LINE, 0.5)
    if mood == "glad":
        d = "M178 248C192 253 222 253 236 246C236 268 222 278 207 278C192 278 180 268 178 248Z"
        inked(g, d, "#4a0f12", 3.2, ink)
        g.path("M182 250C194 254 222 254 233 249C232 258 220 261 207 261C194 261 184 258 182 250Z",
               "#fff6e6")  # fmt: skip
        g.path("M192 271C198 264 216 264 222 270C216 277 198 277 192 271Z", "#c8504a")
        if "gap" in who.marks:
            g.path("M204 253L214 253L213 261L205 261Z", "#4a0f12")
        if who.skin == 4:
            g.rect(216, 252, 8, 8.5, "#f0cf7e", 1.5)
        if lips:
            stroke(g, d, 4.5, red, opacity=0.9)
        stroke(g, "M173 246C175 249 177 250 180 249M240 243C239 246 237 248 235 248", 3, ink)
    elif mood == "sour":
        if lips or who.woman:
            g.path("M188 264C196 256 202 254 207 257C212 254 219 255 226 262C220 268 212 272 206 "
                   "272C198 272 192 269 188 264Z", red)  # fmt: skip
        stroke(g, "M184 267C192 257 220 255 230 264", 3.8, ink)
        stroke(g, "M194 275C202 272 212 272 219 274", 2.4, dark)
        stroke(g, "M182 266C180 268 179 271 180 273M232 263C234 265 235 267 234 270", 2.6, ink)
    else:
        if who.woman:
            g.path("M184 256C192 250 200 247 207 250C213 247 222 248 232 253C226 264 216 270 206 "
                   "270C196 270 189 264 184 256Z", red)  # fmt: skip
            shine(g, smooth("196,261 206,264 217,260 212,266 202,267"), 0.3)
            stroke(g, "M181 255C190 258 200 257 207 258C216 257 226 256 236 249", 3.2, ink)
        else:
            g.path("M190 259C200 264 216 264 226 258C222 268 212 271 206 270C198 270 193 265 190 "
                   "259Z", red, opacity=0.75)  # fmt: skip
            stroke(g, "M182 257C192 261 222 261 236 250", 3.8, ink)
            stroke(g, "M239 245C241 248 241 251 239 254", 2.8, ink)
        stroke(g, "M180 252C178 255 178 258 180 260", 2.8, ink)
        if "gap" in who.marks:
            g.path("M206 260L214 259.5L214 266L207 266Z", "#fff6e6", stroke=ink, stroke_width=1.6)


def _marks_over(g: Drawing, who: Person) -> None:
    if "glasses" in who.marks:
        rim = g.linear(140, 165, 260, 215, (0, "#fff0b8"), (0.5, "#cf9c40"), (1, "#7a5418"))
        for x, r, w in ((175, 25, 25), (238, 24, 21.5)):
            g.ellipse(x, 190, w, r, "#cfe8f2", opacity=0.16)
            g.ellipse(x, 190, w, r, "none", stroke=LINE, stroke_width=7.5)
            g.ellipse(x, 190, w, r, "none", stroke=rim, stroke_width=4)
            shine(g, f"M{x - w * 0.7:.1f} 186L{x - 2} 170L{x + 5} 171L{x - w * 0.5:.1f} 198Z", 0.4,
                  "#ffffff")  # fmt: skip
        for width, ink in ((7, LINE), (3.6, "#e0b050")):
            stroke(g, "M200 187C204 181 211 181 216.500 186M150 186L134 180M259 186L266 182",
                   width, ink)  # fmt: skip
    if "scar" in who.marks:
        stroke(g, "M158 148C164 166 166 196 160 224", 5.5, "#2a1208", opacity=0.7)
        stroke(g, "M158 149C164 167 166 196 160 223", 3, "#b98a66")
        stroke(g, "M153 205L170 201M152 215L168 214M156 160L168 156", 2.4, "#b98a66")
    if "beauty" in who.marks:
        g.circle(240, 242, 2.8, "#2a1208")
    if "hoops" in who.marks:
        for x, y in ((127, 226), (272, 224)):
            g.circle(x, y, 12, "none", stroke=LINE, stroke_width=7)
            g.circle(x, y, 12, "none", stroke="#f0cf7e", stroke_width=3.6)
