"""Draws the application's icon, a die with a hat and a moustache, and writes it for every system.

Run from the project root: `python -m assets.art.make.appicon`. It writes `icon.svg` (256 square),
`icon.png` (256 pixels), `icon.ico` (16 to 256) and `icon.icns` (16 to 1024) into assets/icon. The
smallest sizes are drawn from `small()`, which leaves out what would only blur.
"""

from __future__ import annotations

import io
import os

from PIL import Image

from assets.art.make.dice import ivory
from assets.art.make.guns import sheriff_star
from assets.art.make.palette import BRASS, LINE, OXBLOOD
from assets.art.make.pen import ART, Drawing, rounded, star
from assets.art.make.stamp import Part, box, ink, rim

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
FOLDER = ART.parent / "icon"
BRIM = "M6 92C40 112 70 96 128 96C186 96 216 112 250 92C244 124 200 136 128 136C56 136 12 124 6 92Z"
CROWN = "M62 104C58 48 66 10 96 10C112 10 118 22 128 22C138 22 144 10 160 10C190 10 198 48 194 104Z"


MOUSTACHE = (
    "M128 188C112 174 90 178 78 196C70 208 60 208 52 200C56 232 100 236 128 206"
    "C156 236 200 232 204 200C196 208 186 208 178 196C166 178 144 174 128 188Z"
)


def die(out: Drawing, weight: float) -> None:
    """The ivory body, pips for eyes, and a moustache."""
    body = Part(box(36, 98, 184, 148, 38))
    rim(out, [body], weight)
    edge = out.linear(40, 60, 216, 244, (0, ivory(0.95)), (0.6, ivory(0.6)), (1, ivory(0.3)))
    ink(out, [body], edge)
    face = out.linear(50, 90, 206, 236, (0, "#fffdf6"), (0.6, ivory(0.88)), (1, ivory(0.68)))
    out.path(box(48, 100, 160, 134, 30), face)


def pip(out: Drawing, x: float, y: float, r: float) -> None:
    out.circle(x + 2, y + 2.5, r + 1.5, "#ffffff", opacity=".85")
    out.circle(x, y, r, OXBLOOD[4])
    out.circle(x + 1.5, y + 2, r * 0.8, OXBLOOD[2])
    out.circle(x + 4, y + 5, r * 0.42, OXBLOOD[0])


def hat(out: Drawing, weight: float) -> None:
    out.path("M38 118C80 140 176 140 218 118L218 146C176 160 80 160 38 146Z", LINE, opacity=".3")
    parts = [Part(CROWN), Part(BRIM)]
    rim(out, parts, weight)
    felt = out.linear(60, 10, 200, 130, (0, "#b0794f"), (0.45, "#744a33"), (1, "#371f13"))
    ink(out, [Part(CROWN)], felt)
    ribbon = out.linear(60, 80, 196, 100, (0, OXBLOOD[0]), (0.5, OXBLOOD[1]), (1, OXBLOOD[3]))
    out.path("M60 74C100 88 156 88 196 74L195 106H62Z", ribbon)
    brim = out.linear(10, 90, 246, 136, (0, "#a06b44"), (0.5, "#653f2a"), (1, "#2e1a10"))
    ink(out, [Part(BRIM)], brim)


def hair(out: Drawing, weight: float) -> None:
    rim(out, [Part(MOUSTACHE)], weight)
    brown = out.linear(52, 170, 190, 236, (0, "#8a562d"), (0.5, "#5a361b"), (1, "#331d0e"))
    ink(out, [Part(MOUSTACHE)], brown)


def full() -> Drawing:
    out = Drawing(256, 256)
    die(out, 8)
    pip(out, 90, 162, 17)
    pip(out, 166, 162, 17)
    hair(out, 6)
    for d in (
        "M72 206C84 192 100 190 118 200M66 214C84 214 98 210 110 206",
        "M184 206C172 192 156 190 138 200",
    ):
        out.path(d, stroke="#b07a48", stroke_width=4, stroke_linecap="round", opacity=".6")
    hat(out, 8)
    for d, width in (
        ("M84 30C76 44 74 58 74 68", 6),
        ("M22 105C60 118 90 106 128 106", 4),
    ):
        out.path(d, stroke="#dcae85", stroke_width=width, stroke_linecap="round", opacity=".7")
    sheriff_star(out, 128, 72, 37, 5)
    return out


def small() -> Drawing:
    """For 16 to 32 pixels: hat, eyes and moustache, nothing finer."""
    out = Drawing(256, 256)
    die(out, 10)
    for x in (88, 168):
        out.circle(x, 160, 22, OXBLOOD[2])
    hair(out, 4)
    hat(out, 10)
    points = rounded(star(128, 70, 44, 20), 3)
    out.path(points, LINE, stroke=LINE, stroke_width=10, stroke_linejoin="round")
    out.path(points, BRASS[1])
    return out


def raster(picture: Drawing, size: int) -> Image.Image:
    """The picture as pygame draws it, from four times the size."""
    import pygame

    surface = pygame.image.load_sized_svg(io.BytesIO(picture.svg().encode()), (size * 4, size * 4))
    data = pygame.image.tobytes(surface, "RGBA")
    whole = Image.frombytes("RGBA", surface.get_size(), data)
    return whole.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    big, little = full(), small()
    (FOLDER / "icon.svg").write_text(big.svg(), encoding="utf-8")
    sizes = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
    pictures = {size: raster(little if size <= 32 else big, size) for size in sizes}
    pictures[256].save(FOLDER / "icon.png", optimize=True)
    windows = [pictures[size] for size in (16, 24, 32, 48, 64, 128, 256)]
    windows[-1].save(
        FOLDER / "icon.ico",
        sizes=[picture.size for picture in windows],
        append_images=windows[:-1],
    )
    apple = [pictures[size] for size in (16, 32, 64, 128, 256, 512, 1024)]
    apple[-1].save(FOLDER / "icon.icns", append_images=apple[:-1])


if __name__ == "__main__":
    main()
