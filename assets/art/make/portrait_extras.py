"""Faces of the clockwork players, easy, middle and hard, and the stone for who is out."""

from __future__ import annotations

import math

from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing
from assets.art.make.portrait_kit import (
    NECK_EDGE,
    Tones,
    inked,
    portrait,
    shade,
    shine,
    smooth,
    strands,
    stroke,
)

TIN: Tones = ("#dfe3e0", "#a5aeae", "#5e6a6c")
IRON: Tones = ("#7d8794", "#434b57", "#1c2129")
COPPER: Tones = ("#e89a66", "#b0613a", "#5f2c16")
GOLD: Tones = (BRASS[1], BRASS[2], BRASS[4])
LEVELS = ("easy", "middle", "hard")


def _metal(g: Drawing, tones: Tones, left: float = 137, right: float = 265) -> str:
    """Polished sheet, bright on the lamp's side with a thin light at the far edge."""
    light, middle, dark = tones
    return g.linear(
        left, 150, right, 190,
        (0, middle), (0.2, light), (0.5, middle), (0.86, dark), (0.95, middle), (1, dark),
    )  # fmt: skip


def _rivets(g: Drawing, tones: Tones, *points: tuple[float, float]) -> None:
    for x, y in points:
        g.circle(x, y, 3.8, tones[2], stroke=LINE, stroke_width=1.6)
        g.circle(x - 1, y - 1.2, 1.7, tones[0])


def _neck(g: Drawing, tones: Tones) -> None:
    """A coil spring on a piston."""
    inked(g, f"M176 262L166 302{NECK_EDGE}L238 262Z", "#2a211c")
    inked(g, "M190 262L190 322C200 328 214 328 222 322L222 262Z", _metal(g, IRON, 190, 222), 3)
    for i in range(4):
        y = 280 + i * 11
        d = f"M{168 - i} {y}C180 {y + 13} 232 {y + 13} {244 + i} {y}"
        stroke(g, d, 9, LINE)
        stroke(g, d, 5, tones[1])
        stroke(g, f"M{174 - i} {y + 2}C184 {y + 9} 200 {y + 9} 206 {y + 9}", 2, tones[0])


def _lamp_eye(g: Drawing, x: float, y: float, r: float, glow: Tones, rim: Tones) -> None:
    """A glass eye in a riveted ring, lit from inside."""
    shade(g, f"M{x - r} {y + 4}C{x - r} {y + r * 1.7} {x + r * 1.5} {y + r * 1.7} {x + r * 1.3} "
        f"{y}Z",
          0.3)  # fmt: skip
    g.circle(x, y, r + 6, g.linear(x - r, y - r, x + r, y + r, (0, rim[0]), (1, rim[2])),
             stroke=LINE, stroke_width=3.4)  # fmt: skip
    lit = g.radial(
        x, y + 2, r * 1.1, (0, "#fffdf0"), (0.35, glow[0]), (0.75, glow[1]), (1, glow[2])
    )
    g.circle(x, y, r, lit, stroke=LINE, stroke_width=2.6)
    g.circle(x + 2, y + 0.5, r * 0.36, "#1a0d06")
    g.circle(x - r * 0.4, y - r * 0.42, r * 0.26, "#ffffff")
    g.circle(x + r * 0.45, y + r * 0.4, r * 0.12, "#ffffff", opacity=0.8)


def _gear(g: Drawing, x: float, y: float, r: float, teeth: int, tones: Tones) -> None:
    points = []
    for i in range(teeth * 4):
        a = 2 * math.pi * i / (teeth * 4)
        radius = r if i % 4 in (0, 1) else r * 0.78
        points.append((x + math.cos(a) * radius, y + math.sin(a) * radius))
    fill = g.linear(x - r, y - r, x + r, y + r, (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
    g.polygon(points, fill, stroke=LINE, stroke_width=2.6, stroke_linejoin="round")
    g.circle(x, y, r * 0.32, "#2a1a10", stroke=LINE, stroke_width=1.6)


def robot(level: str) -> Drawing:
    """The face of a bot of `level`, in the same head box as the people's."""
    with portrait() as g:
        {"easy": _easy, "middle": _middle, "hard": _hard}[level](g)
    return g


def _easy(g: Drawing) -> None:
    """A dented tin can with odd eyes, a key in its ear and a hopeful smile."""
    _neck(g, COPPER)
    stroke(g, "M140 200L112 200", 11, LINE)
    stroke(g, "M140 200L112 200", 6, BRASS[2])
    key = ("M112 198C104 178 80 176 78 190C77 200 90 203 100 201C90 202 77 206 79 216C84 229 "
    "106 222 "
           "112 204Z")  # fmt: skip
    inked(g, key, g.linear(78, 180, 112, 222, (0, BRASS[0]), (0.5, BRASS[2]), (1, BRASS[4])), 3.6)
    g.circle(90, 190, 4, "#3a2410")
    g.circle(91, 212, 4, "#3a2410")
    inked(g, "M262 188L276 190L276 212L262 214Z", TIN[2], 3.6)
    can = "M137 92C150 68 252 68 265 92L262 270C250 298 164 298 142 270Z"
    inked(g, can, _metal(g, TIN), 4.5)
    for y in (142, 236):
        d = f"M138 {y}C160 {y + 14} 244 {y + 14} 264 {y}"
        stroke(g, d, 5, "#5e6a6c", opacity=0.8)
        stroke(
            g, f"M138 {y + 4}C160 {y + 18} 244 {y + 18} 264 {y + 4}", 2.4, "#ffffff", opacity=0.7
        )
    g.path(smooth("240,246 262,238 262,268 250,282 238,272 246,260"), "#b0613a", opacity=0.55)
    g.path(smooth("141,150 156,148 160,160 150,168 142,176"), "#b0613a", opacity=0.5)
    stroke(g, can, 4.5)
    patch = "M146 246L176 252L172 278L150 270Z"
    inked(g, patch, COPPER[1], 3)
    _rivets(g, COPPER, (151, 252), (170, 256), (167, 271), (154, 266))
    _lamp_eye(g, 174, 188, 19, ("#fff3a8", "#f5c54a", "#a86c12"), GOLD)
    _lamp_eye(g, 238, 190, 14, ("#fff3a8", "#f5c54a", "#a86c12"), TIN)
    stroke(g, "M152 158L192 154", 8, LINE)
    stroke(g, "M153 158L191 154", 4, COPPER[1])
    stroke(g, "M222 152L256 162", 8, LINE)
    stroke(g, "M223 152L255 162", 4, COPPER[1])
    inked(
        g,
        smooth("200,200* 208,196 216,201* 222,226 210,233 197,226"),
        _metal(g, COPPER, 196, 222),
        3,
    )
    mouth = "M180 250C190 258 226 258 240 246C240 270 226 278 210 278C194 278 182 268 180 250Z"
    inked(g, mouth, "#2a1410", 3.4)
    for x in (192, 212, 228):
        inked(g, f"M{x} 254L{x + 11} 253.500L{x + 10} 263L{x + 1} 263.500Z", TIN[0], 2)
    shine(g, smooth("156,104 150,140 150,176 158,176 159,140 166,106"), 0.6, "#ffffff")


def _middle(g: Drawing) -> None:
    """A brass boiler with a pressure gauge in its cheek and a grille for a mouth."""
    _neck(g, GOLD)
    for x, side in ((130, 1), (270, -1)):
        inked(g, f"M{x + 12 * side} 176L{x - 10 * side} 182L{x - 10 * side} 214L{x + 12 * side} "
            f"220Z",
              _metal(g, COPPER, 118, 144) if side > 0 else COPPER[2], 4)  # fmt: skip
        _rivets(g, COPPER, (x - 3 * side, 190), (x - 3 * side, 206))
    head = (
        "M137 160C132 100 158 72 201 72C244 72 270 100 265 160L262 238C256 274 236 294 206 "
        "294C174 294 146 272 141 240Z"
    )
    inked(g, head, _metal(g, GOLD), 4.5)
    jaw = (
        "M141 236C158 246 170 250 182 246L234 246C246 248 256 244 262 234C258 272 236 294 206 "
        "294C174 294 146 272 141 236Z"
    )
    inked(g, jaw, _metal(g, COPPER), 3.6)
    stroke(g, "M201 74L204 168", 3, BRASS[4])
    stroke(g, "M205 76L208 166", 2, BRASS[0], opacity=0.8)
    _rivets(g, GOLD, (192, 100), (193, 124), (195, 146), (214, 100), (215, 124), (215, 146),
            (148, 150), (256, 150), (150, 228), (254, 226))  # fmt: skip
    _rivets(g, COPPER, (156, 254), (168, 272), (186, 285), (228, 285), (244, 272), (254, 252))
    for d in ("M146 166L196 158L198 168L150 176Z", "M220 166L260 158L262 168L222 176Z"):
        inked(g, d, _metal(g, COPPER), 3)
    amber = ("#ffe08a", "#f08c2a", "#8a3208")
    _lamp_eye(g, 175, 192, 16, amber, COPPER)
    _lamp_eye(g, 239, 192, 14, amber, COPPER)
    inked(g, "M201 178L214 178L227 226L196 228Z", _metal(g, GOLD, 196, 227), 3)
    stroke(g, "M203 219L203 223M212 219L212 223", 2.6, BRASS[4])
    inked(g, "M178 254L238 252C238 270 228 276 208 276C188 276 178 270 178 254Z", "#22120c", 3)
    for i in range(6):
        stroke(g, f"M{186 + i * 9} 256L{187 + i * 8.500} 273", 4.4, BRASS[2])
    g.circle(248, 214, 0.1, LINE)
    inked(g, smooth("246,206 258,212 259,224 248,230 238,224 237,212"), BRASS[3], 3)
    g.ellipse(248, 218, 8, 8.5, "#fffaf0", stroke=LINE, stroke_width=1.8)
    stroke(g, "M248 219L253 213", 2.2, "#b8352a")
    stroke(g, "M243 214L243 214.500M248 211.500L248 212", 2.2, LINE)
    shine(g, smooth("164,92 148,118 146,150 154,150 157,120 172,98"), 0.6, "#ffffff")


def _hard(g: Drawing) -> None:
    """Blued gunmetal with a brass jaw, bare gears at the temple and eyes like coals."""
    _neck(g, IRON)
    inked(g, "M146 172L124 182L120 206L134 220L148 214Z", _metal(g, IRON, 118, 148), 4)
    inked(g, "M258 176L276 184L276 208L260 216Z", IRON[2], 4)
    stroke(g, "M126 190L140 186M126 200L140 199", 3, "#d5483a")
    head = (
        "M137 156C132 98 158 72 201 72C244 72 270 98 265 156L266 206L254 252L232 290L186 "
        "290L156 256L141 210Z"
    )
    inked(g, head, _metal(g, IRON), 4.5)
    # the open temple
    hole = smooth("222,122 246,120 260,136 262,164 246,158 230,148")
    inked(g, hole, "#120c0a", 3)
    _gear(g, 240, 136, 13, 8, GOLD)
    _gear(g, 255, 151, 9, 7, COPPER)
    stroke(g, hole, 3.4)
    inked(g, "M150 244L182 240L234 240L258 238L253 254L232 291L186 291L156 257Z",
          _metal(g, GOLD), 3.6)  # fmt: skip
    for d in ("M142 160L200 180L198 196L146 178Z", "M264 158L216 180L218 195L262 176Z"):
        inked(g, d, _metal(g, IRON), 3.4)
    for x, w in ((174, 21.0), (240, 18.0)):
        y = 191
        slit = (
            f"M{x - w} {y - 8}L{x + w} {y + 4}L{x + w * 0.6:.1f} {y + 12}L{x - w * 0.7:.1f} "
            f"{y + 10}Z"
        )
        if x > 207:
            slit = (f"M{x + w} {y - 8}L{x - w} {y + 4}L{x - w * 0.6:.1f} {y + 12}"
                    f"L{x + w * 0.7:.1f} {y + 10}Z")  # fmt: skip
        g.circle(x, y + 3, 34, g.radial(x, y + 3, 34, (0, "#ff4a2a", 0.6), (1, "#ff4a2a", 0)))
        inked(g, slit, "#2a0806", 3.4)
        g.circle(
            x + 1, y + 4, 7, g.radial(x, y + 4, 7, (0, "#fff6d8"), (0.4, "#ff8a4a"), (1, "#d8281a"))
        )
        g.circle(x - 1, y + 2, 2, "#ffffff")
    inked(g, "M202 192L213 192L226 226L209 236L193 227Z", _metal(g, IRON, 194, 226), 3)
    inked(g, "M176 256C190 250 224 250 240 254L234 272C220 266 196 266 182 274Z", "#160c0a", 3)
    for i in range(5):
        x = 184 + i * 10.5
        inked(g, f"M{x} 255L{x + 9} 254L{x + 4.500} 265Z", "#f4e6c8", 1.8)
    _rivets(g, GOLD, (164, 252), (176, 282), (242, 282), (250, 250), (208, 283))
    _rivets(g, IRON, (150, 140), (168, 110), (202, 96), (232, 104))
    stroke(g, "M160 206C164 216 168 226 166 236", 2.6, "#0f1216")
    stroke(g, "M150 204L156 232", 3, "#aeb8c4", opacity=0.6)
    shine(g, smooth("166,92 148,118 146,148 154,150 158,120 174,98"), 0.5, "#e8f0ff")


def tombstone() -> Drawing:
    """A weathered headstone with a hat hung on its corner, for a seat that is out."""
    with portrait() as g:
        g.ellipse(205, 366, 168, 26, g.radial(205, 366, 168, (0, "#0c0603", 0.6), (1, "#0c0603", 0),
                                              sy=0.16))  # fmt: skip
        side = "M124 372L124 150C128 82 176 62 216 62C262 62 304 90 306 150L306 372Z"
        inked(g, side, "#4f4a46", 4.5)
        face = "M108 374L108 156C112 92 160 70 200 70C242 70 284 94 286 156L286 374Z"
        stone = g.linear(100, 70, 300, 374, (0, "#d9d2c4"), (0.45, "#a39a8c"), (1, "#625a50"))
        inked(g, face, stone, 4.5)
        stroke(g, "M122 366L122 160C126 106 166 84 200 84C236 84 270 108 272 160L272 366", 3.4,
               "#5c5348", opacity=0.8)  # fmt: skip
        stroke(g, "M125 366L125 162C129 110 168 87 201 87", 2.2, "#fffaf0", opacity=0.6)
        carved = "#4a4238"
        for x in (166, 228):
            stroke(g, f"M{x - 13} 172L{x + 13} 198M{x + 13} 172L{x - 13} 198", 8, carved)
            stroke(
                g, f"M{x - 11} 176L{x + 14} 201M{x + 15} 174L{x + 2} 187", 2, "#efe8da", opacity=0.7
            )
        g.path("M197 226C180 216 160 222 150 238C144 248 134 250 128 242C126 262 150 270 168 "
            "260C182 "
               "254 190 250 197 242C204 250 212 254 226 260C244 270 268 262 266 242C260 250 250 "
               "248 "
               "244 238C234 222 214 216 197 226Z", carved)  # fmt: skip
        stroke(g, "M150 266C176 262 188 254 197 246C206 254 218 262 244 267", 2.2, "#efe8da",
               opacity=0.7)  # fmt: skip
        for width, y in ((78, 296), (56, 314)):
            stroke(g, f"M{197 - width / 2} {y}L{197 + width / 2} {y}", 5, carved, opacity=0.7)
        strands(g, "#4f473d", 3, 0.8, "286,200 270,212 274,226 256,240", "108,300 122,306 120,320")
        shade(g, "M286 156L286 374L250 374C268 300 270 180 240 84C268 98 285 120 286 156Z", 0.2)
        shade(
            g,
            "M168 75C180 70 190 70 200 70C242 70 284 94 286 156L286 182C232 172 184 132 168 75Z",
            0.36,
        )
        _hung_hat(g)
        _grave(g)
    return g


def _hung_hat(g: Drawing) -> None:
    g.open("translate(268 96) rotate(28)")
    felt = g.linear(-80, -40, 80, 40, (0, "#a87347"), (0.45, "#6e4526"), (1, "#361f0f"))
    inked(g, "M-88 -4C-78 24 -36 30 0 30C36 30 78 24 88 -6C74 4 56 4 42 2L-42 2C-56 6 -74 6 -88 "
        "-4Z",
          felt, 4.5)  # fmt: skip
    crown = g.radial(-16, -30, 80, (0, "#b9824f"), (0.5, "#6e4526"), (1, "#361f0f"))
    inked(g, "M-42 12C-46 -16 -38 -46 -22 -52C-12 -56 -6 -46 0 -46C6 -46 12 -56 22 -52C38 -46 "
        "46 -16 "
          "42 12C24 20 -24 20 -42 12Z", crown, 4.5)  # fmt: skip
    inked(g, "M-43 2C-24 11 24 11 43 2L42 12C24 20 -24 20 -42 12Z", "#7c1d18", 3)
    g.circle(14, -22, 5, "#120a06", stroke="#d9a873", stroke_width=2.4)
    g.close()


def _grave(g: Drawing) -> None:
    soil = g.linear(0, 330, 0, 400, (0, "#8a562d"), (1, "#4a2a14"))
    inked(g, smooth("20,400* 50,366 110,352 200,346 290,352 352,366 392,400*"), soil, 4.5)
    strands(g, "#d9a873", 2.6, 0.6, "70,366 120,356 170,352", "230,354 280,358 320,366")
    for x, y, lean in ((96, 356, -6), (112, 354, 4), (300, 358, 6), (282, 356, -4), (312, 362, 10)):
        for k in (-1, 0, 1):
            bend = x + k * 6 + lean * 0.4
            d = f"M{x + k * 4} {y + 6}Q{bend} {y - 8} {x + k * 10 + lean} {y - 20}"
            stroke(g, d, 6, LINE)
            stroke(g, d, 3, "#7c9a4a")
    for x, y in ((146, 362), (166, 368), (250, 366)):
        inked(
            g,
            smooth(f"{x - 9},{y + 4} {x - 4},{y - 5} {x + 6},{y - 5} {x + 11},{y + 4}"),
            "#8d8478",
            3,
        )
