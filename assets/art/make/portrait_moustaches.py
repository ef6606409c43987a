"""Nine moustaches for the portraits, hung on the upper lip at (207, 240) in head space.

0 handlebar, 1 walrus, 2 pencil, 3 horseshoe, 4 imperial, 5 chevron, 6 English, 7 mutton chops,
8 a false one of feathers on a string.
"""

from __future__ import annotations

from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing
from assets.art.make.portrait_kit import (
    HAIR,
    Tones,
    inked,
    portrait,
    shade,
    smooth,
    strands,
    stroke,
)

COLOURS = (
    "chestnut", "grey", "black", "brown", "auburn", "black", "blond", "ginger", "white",
)  # fmt: skip


def moustache(number: int) -> Drawing:
    """Moustache `number` (0-8), front view."""
    with portrait() as g:
        _MOUSTACHES[number](g, HAIR[COLOURS[number]])
    return g


def _hair(g: Drawing, d: str, tones: Tones, top: float = 232, low: float = 266) -> None:
    """A tuft with its soft shadow on the lip."""
    light, middle, dark = tones
    g.open("translate(46 6) scale(0.79 1)")  # kept inside the face
    shade(g, d, 0.26)
    g.close()
    inked(g, d, g.linear(150, top, 170, low, (0, light), (0.45, middle), (1, dark)), 3.6)


def _combed(g: Drawing, tones: Tones, *lines: str) -> None:
    """The same strands on both sides: lit on the left, dim on the right."""
    for text in lines:
        strands(g, tones[0], 2.6, 0.75, text)
        other = " ".join(
            f"{414 - float(p.split(',')[0]):g},{p.split(',')[1]}" for p in text.split()
        )
        strands(g, tones[2], 2.4, 0.75, other)


def _handlebar(g: Drawing, t: Tones) -> None:
    _hair(g, "M207 236C192 226 170 232 158 248C150 258 138 260 132 252C127 244 134 236 141 241C138 "
          "226 116 228 115 246C114 268 142 278 166 268C184 262 198 258 207 252C216 258 232 262 248 "
          "267C270 276 298 266 297 244C296 227 275 226 272 241C279 236 286 243 281 251C275 259 263 "
          "257 255 247C244 232 222 226 207 236Z", t, 228, 276)  # fmt: skip
    _combed(g, t, "200,239 180,240 164,254 146,262", "202,245 184,250 166,262", "196,236 178,236")
    stroke(g, "M207 238L207 250", 2.6, LINE, opacity=0.7)


def _walrus(g: Drawing, t: Tones) -> None:
    _hair(g, smooth("207,234* 190,226 168,232 152,250 144,276 146,290* 156,286 160,292* 168,284 "
                    "174,290* 182,280 188,288* 196,276 202,282* 207,272 213,282* 220,276 226,288* "
                    "233,280 240,290* 247,284 254,291* 260,286 269,288* 271,274 262,250 246,232 "
                    "224,226"), t, 226, 292)  # fmt: skip
    _combed(g, t, "200,240 176,250 162,276", "203,246 186,258 176,280", "196,236 170,242 154,266",
            "205,252 198,266")  # fmt: skip


def _pencil(g: Drawing, t: Tones) -> None:
    _hair(g, "M205 241C192 238 176 242 160 254C150 260 144 256 142 251C146 264 158 264 168 257C180 "
          "250 194 248 205 247ZM209 241C222 238 238 242 252 253C261 259 267 255 269 250C266 263 "
          "254 "
          "263 245 256C234 249 221 248 209 247Z", t, 236, 262)  # fmt: skip


def _horseshoe(g: Drawing, t: Tones) -> None:
    _hair(g, smooth("207,235* 190,229 170,234 158,250 154,276 157,304* 164,298 168,308* 174,298 "
                    "180,304* 180,282 182,264 194,256 207,254 221,256 232,264 236,282 237,303* "
                    "242,297 248,307* 252,297 258,302* 260,276 256,250 244,234 224,229"),
          t, 228, 306)  # fmt: skip
    _combed(g, t, "202,240 180,244 168,264 166,292", "204,247 186,252 176,270 174,290",
            "196,235 172,242 162,262")  # fmt: skip


def _imperial(g: Drawing, t: Tones) -> None:
    _hair(g, "M207 237C192 228 172 236 156 250C142 258 126 250 122 222C116 248 120 270 144 274C168 "
          "274 190 260 207 252C224 260 244 272 266 272C292 268 297 246 291 220C287 248 272 256 258 "
          "249C242 235 222 228 207 237Z", t, 222, 274)  # fmt: skip
    _combed(g, t, "200,241 180,246 160,260 140,264", "202,247 184,254 164,266", "134,262 126,248")
    _hair(
        g, smooth("199,276* 207,279 215,276* 217,290 211,306 207,318* 203,306 197,290"), t, 274, 316
    )
    strands(g, t[0], 2.2, 0.7, "203,282 204,300")


def _chevron(g: Drawing, t: Tones) -> None:
    _hair(g, smooth("207,233* 190,227 170,236 154,256 150,272* 162,268 172,270* 184,263 194,264* "
                    "207,258 220,264* 230,263 242,270* 252,267 263,270* 259,254 244,236 224,227"),
          t, 228, 270)  # fmt: skip
    _combed(g, t, "200,238 178,246 162,264", "203,244 188,252 176,264", "205,248 198,258",
            "194,233 172,242")  # fmt: skip
    stroke(g, "M207 238L207 254", 2.4, LINE, opacity=0.6)


def _english(g: Drawing, t: Tones) -> None:
    _hair(g, "M205 237C190 230 172 236 150 246C132 253 112 252 96 243C112 262 140 268 166 260C182 "
          "256 196 255 205 252ZM209 237C224 230 242 236 264 245C280 252 298 250 314 240C300 260 "
          "274 "
          "266 249 259C233 255 219 255 209 252Z", t, 230, 266)  # fmt: skip
    _combed(g, t, "198,240 174,246 148,254 122,254", "200,246 180,252 156,258")


def _mutton(g: Drawing, t: Tones) -> None:
    _hair(g, smooth("136,176* 148,190 153,214 162,232 184,233 207,236 230,233 250,231 258,212 "
        "261,190"
                    " 267,176* 276,206 278,236 274,246* 268,252 268,268* 258,270 254,284* 242,284 "
                    "236,278 234,264 222,257 207,254 192,258 182,264 180,280 174,286* 164,282 "
                    "156,286*"
                    " 152,272 142,272* 140,258 130,256* 126,236 128,206"), t, 180, 288)  # fmt: skip
    _combed(g, t, "140,200 146,224 160,250 168,270", "136,214 140,238 154,262", "200,242 176,244",
            "202,248 182,252 170,258")  # fmt: skip
    strands(g, t[0], 2.6, 0.7, "136,190 136,208", "150,252 158,270")


def _feather(g: Drawing, t: Tones) -> None:
    cord = "M128 200C134 224 156 240 190 243M276 200C272 224 256 240 224 243"
    stroke(g, cord, 5.5, LINE)
    stroke(g, cord, 2.6, "#f0cf7e")
    for flip in (1, -1):
        g.open(f"translate(207 244) scale({flip} 1)")
        body = smooth("0,-4* 22,-20 52,-22 82,-10 98,10 100,26* 90,20 86,26* 76,20 70,28* 60,20 "
                      "52,28* 42,18 32,22* 20,12 8,12")  # fmt: skip
        shade(g, body, 0.25)
        tone = ("#ffd9a0", "#e8604c", "#7c1d18") if flip < 0 else ("#f0907c", "#b8352a", "#5d120f")
        inked(g, body, g.linear(0, -20, 0, 28, (0, tone[0]), (0.45, tone[1]), (1, tone[2])), 3.6)
        stroke(g, "M6 2C34 -8 68 -4 94 18", 2.8, "#fff0c8")
        for x, y in ((28, -4), (46, -4), (64, 0), (80, 8)):
            stroke(
                g, f"M{x} {y}L{x + 8} {y + 14}M{x} {y}L{x + 8} {y - 9}", 2, "#5d120f", opacity=0.7
            )
        g.close()
    inked(g, smooth("197,240 207,234 217,240 216,254 207,258 198,254"), "#3c7a4a", 3.4)
    g.circle(204, 243, 3, "#bfe0b4")


_MOUSTACHES = (
    _handlebar, _walrus, _pencil, _horseshoe, _imperial, _chevron, _english, _mutton, _feather,
)  # fmt: skip
