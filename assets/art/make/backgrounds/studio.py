"""The studio in which a full-screen picture is put together: layers, light, bloom, dust, saving.

A picture is a float image in design units (1920x1080), painted back to front. Shapes come from
`Drawing` (SVG, rasterised by resvg); textures and light are arrays of the picture's size.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable
from pathlib import Path

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from assets.art.make.pen import ART, Drawing

Array = NDArray[np.float32]
WIDTH_U, HEIGHT_U = 1920, 1080
LIMIT_BYTES = 440_000


def colour(text: str) -> Array:
    """'#rrggbb' as three floats from 0 to 1."""
    return np.array([int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def smooth(low: float, high: float, value: Array) -> Array:
    """0 below `low`, 1 above `high`, an S-curve between; `low` may be the greater."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def sheet() -> Drawing:
    """An empty drawing of the picture's size."""
    return Drawing(WIDTH_U, HEIGHT_U)


def blur(image: Array, radius_px: float) -> Array:
    """Three box blurs, close to a Gaussian; works on (h, w) and (h, w, n)."""
    size = max(1, int(radius_px))
    out = image.astype(np.float32)
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0)] * out.ndim
            pad[axis] = (size + 1, size)
            total = np.cumsum(np.pad(out, pad, mode="edge"), axis=axis, dtype=np.float64)
            span = 2 * size + 1
            if axis == 0:
                out = ((total[span:] - total[:-span]) / span).astype(np.float32)
            else:
                out = ((total[:, span:] - total[:, :-span]) / span).astype(np.float32)
    return out


class Studio:
    """One picture at `scale` pixels per unit; `x`, `y` hold every pixel's place in units."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.w, self.h = round(WIDTH_U * scale), round(HEIGHT_U * scale)
        ys, xs = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32)
        self.x, self.y = (xs + 0.5) / scale, (ys + 0.5) / scale
        self.rgb: Array = np.zeros((self.h, self.w, 3), np.float32)

    # -- shapes --------------------------------------------------------------------------------
    def raster(self, drawing: Drawing) -> Array:
        """The drawing as (h, w, 4) floats, straight alpha."""
        data = resvg_py.svg_to_bytes(
            svg_string=drawing.svg(), width=self.w, height=self.h, skip_system_fonts=True
        )
        with Image.open(io.BytesIO(bytes(data))) as image:
            return np.asarray(image.convert("RGBA"), np.float32) / 255

    def layer(
        self,
        drawing: Drawing,
        light: Array | None = None,
        texture: Array | None = None,
        soften_u: float = 0,
        opacity: float = 1,
    ) -> Array:
        """Lay a drawing on the picture, multiplied by `light` and `texture`; returns its alpha."""
        rgba = self.raster(drawing)
        if soften_u:
            rgba[..., :3] *= rgba[..., 3:]
            rgba = blur(rgba, soften_u * self.scale)
            rgba[..., :3] /= np.maximum(rgba[..., 3:], 1e-4)
        paint = rgba[..., :3]
        if texture is not None:
            paint = paint * (texture if texture.ndim == 3 else texture[..., None])
        if light is not None:
            paint = paint * light
        self.cover(paint, rgba[..., 3] * opacity)
        return rgba[..., 3]

    def cover(self, paint: Array, mask: Array) -> None:
        """Lay `paint` (h, w, 3 or one colour) on the picture where `mask` (h, w) says."""
        self.rgb += (np.clip(paint, 0, 1.6) - self.rgb) * mask[..., None]

    def shade(self, drawing: Drawing, soften_u: float, strength: float = 1) -> None:
        """Darken under the drawing's shape, softened: a cast shadow."""
        alpha = self.raster(drawing)[..., 3]
        if soften_u:
            alpha = blur(alpha, soften_u * self.scale)
        shadow = colour("#0a0402")
        self.cover(shadow, alpha * strength)

    # -- light ---------------------------------------------------------------------------------
    def field(self, cx: float, cy: float, rx: float, ry: float, power: float = 2) -> Array:
        """A soft spot: 1 in the centre, 0 at the rim, falling faster with greater `power`."""
        d2 = ((self.x - cx) / rx) ** 2 + ((self.y - cy) / ry) ** 2
        return np.clip(1 - np.sqrt(d2), 0, 1).astype(np.float32) ** power

    def evenly(self, hue: str, strength: float = 1) -> Array:
        """Light of one colour everywhere, to add spots to."""
        return np.ones((self.h, self.w, 1), np.float32) * colour(hue) * strength

    def spot(
        self,
        light: Array,
        cx: float,
        cy: float,
        rx: float,
        ry: float,
        hue: str,
        strength: float = 1,
        power: float = 2,
    ) -> None:
        """Add a spot to a light map."""
        light += self.field(cx, cy, rx, ry, power)[..., None] * colour(hue) * strength

    def screen(self, add: Array) -> None:
        """Brighten without burning out: 1 - (1 - a)(1 - b)."""
        self.rgb += np.clip(add, 0, 1) * np.clip(1 - self.rgb, 0, 1)

    def glow(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float,
        hue: str,
        strength: float,
        power: float = 2.4,
    ) -> None:
        """A halo of light in the air."""
        self.screen(self.field(cx, cy, rx, ry, power)[..., None] * colour(hue) * strength)

    def shaft(self, drawing: Drawing, hue: str, strength: float, soften_u: float) -> None:
        """A beam of light in the shape of the drawing's alpha."""
        alpha = blur(self.raster(drawing)[..., 3], soften_u * self.scale)
        self.screen(alpha[..., None] * colour(hue) * strength)

    def bloom(self, threshold: float, radius_u: float, strength: float) -> None:
        """Let what is bright bleed into its surroundings."""
        step = max(1, round(self.scale * 2))
        small = self.rgb[::step, ::step]
        bright = np.clip(small - threshold, 0, 1)
        soft = blur(bright, max(1, radius_u * self.scale / step / 2))
        image = [
            Image.fromarray(soft[..., i]).resize((self.w, self.h), Image.Resampling.BICUBIC)
            for i in range(3)
        ]
        self.screen(np.stack([np.asarray(part) for part in image], -1) * strength)

    def dust(self, seed: int, count: int, box: tuple[float, float, float, float], hue: str) -> None:
        """Motes hanging in the light; only where the picture is already lit do they show."""
        chance = np.random.default_rng(seed)
        drawing = sheet()
        x0, y0, x1, y1 = box
        for _ in range(count):
            x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
            size = chance.uniform(0.8, 2.0) * (2.2 if chance.random() < 0.1 else 1)
            drawing.circle(x, y, size, hue, opacity=round(float(chance.uniform(0.15, 0.7)), 2))
        rgba = self.raster(drawing)
        lit = blur(self.rgb.mean(-1), 20 * self.scale)
        self.screen(rgba[..., :3] * (rgba[..., 3] * smooth(0.1, 0.45, lit))[..., None] * 0.8)

    def vignette(self, strength: float, reach: float = 1.0, cy: float = 540) -> None:
        """Darken the corners; `reach` 1 starts at half the way out."""
        d = np.sqrt(((self.x - 960) / 1100) ** 2 + ((self.y - cy) / 640) ** 2)
        self.rgb *= (1 - strength * smooth(0.5 * reach, 1.35 * reach, d))[..., None]

    def grade(self, contrast: float = 1.06, warmth: float = 0.02, lift: float = 0.008) -> None:
        """A last touch: an S-curve, warmer lights, cooler shadows."""
        rgb = np.clip(self.rgb, 0, 1)
        rgb = np.clip(0.5 + (rgb - 0.5) * contrast, 0, 1) * (1 - lift) + lift
        grey = rgb.mean(-1, keepdims=True)
        tint = np.array([1, 0.25, -1], np.float32) * warmth
        self.rgb = np.clip(rgb + tint * (grey - 0.35), 0, 1)

    # -- result --------------------------------------------------------------------------------
    def image(self, seed: int = 1) -> Image.Image:
        """The picture in eight bits, with a breath of noise against banding."""
        chance = np.random.default_rng(seed)
        noise = chance.normal(0, 0.9 / 255, (self.h, self.w, 1)).astype(np.float32)
        return Image.fromarray((np.clip(self.rgb + noise, 0, 1) * 255 + 0.5).astype(np.uint8))


def save_webp(image: Image.Image, target: Path, best: int = 88) -> None:
    """Save at the best quality that keeps the file under `LIMIT_BYTES`."""
    for quality in range(best, 40, -4):
        buffer = io.BytesIO()
        image.save(buffer, "WEBP", quality=quality, method=4)
        if len(buffer.getvalue()) <= LIMIT_BYTES:
            break
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", quality=quality, method=6)
    target.write_bytes(buffer.getvalue())
    print(f"{target.name}: {image.width}x{image.height}, q{quality}, {target.stat().st_size} B")


def save_both(image: Image.Image, name: str) -> None:
    """Save at full size, and at half of it for screens up to 1920 wide, which read it in a fifth
    of the time."""
    save_webp(image, ART / f"{name}.webp")
    half = image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
    save_webp(half, ART / "half" / f"{name}.webp", best=86)


def main(name: str, paint: Callable[[Studio], None]) -> None:
    """Paint the picture `name`: at full size to assets/art, or at --scale to --out (PNG)."""
    reader = argparse.ArgumentParser(description=f"Paint {name}.webp")
    reader.add_argument("--scale", type=float, default=2.0)
    reader.add_argument("--out", type=Path, default=None)
    options = reader.parse_args()
    studio = Studio(options.scale)
    paint(studio)
    if options.out:
        studio.image().save(options.out)
    else:
        save_both(studio.image(), name)
