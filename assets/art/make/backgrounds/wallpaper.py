"""Wallpaper and panelled walls as textures of (right, up) places in u."""

from __future__ import annotations

import numpy as np

from assets.art.make.backgrounds.studio import Array, colour, smooth
from assets.art.make.backgrounds.wood import clouds, planks


def damask(u: Array, v: Array, cell: float, base: str, figure: str) -> Array:
    """An old damask paper: leaf-shaped ogees with a flower in each, faded and water-stained."""
    row = np.floor(v / (cell * 1.5))
    shift = np.where(row % 2 == 0, 0.0, 0.5)
    x = (u / cell + shift) - np.floor(u / cell + shift) - 0.5
    y = v / (cell * 1.5) - row - 0.5
    ogee = np.abs(x) - 0.47 * np.maximum(np.cos(y * np.pi), 0) ** 1.2
    frame = smooth(0.045, 0.02, np.abs(ogee + 0.03))
    inner = smooth(0.02, 0.006, np.abs(ogee + 0.10))
    px, py = x * 1.0, (y + 0.02) * 1.5
    r = np.sqrt(px**2 + py**2) + 1e-4
    turn = np.arctan2(px, py)
    petals = smooth(0.0, 0.02, 0.17 * (0.55 + 0.45 * np.cos(turn * 6)) - r)
    heart = smooth(0.035, 0.025, r)
    bud = smooth(1.0, 0.8, (px / 0.05) ** 2 + ((np.abs(py) - 0.36) / 0.13) ** 2)
    curl = np.hypot(np.abs(px) - 0.17, np.abs(py) - 0.22)
    curls = smooth(0.018, 0.008, np.abs(curl - 0.06)) + smooth(0.026, 0.016, curl)
    stem = smooth(0.014, 0.006, np.abs(px)) * smooth(0.62, 0.58, np.abs(py)) * (np.abs(py) > 0.17)
    figure_mask = np.clip(frame + inner * 0.7 + petals + bud + curls + stem * 0.8, 0, 1)
    figure_mask = figure_mask * (1 - heart)
    stripes = 0.96 + 0.04 * np.cos(u / cell * 4 * np.pi)
    stain = 0.80 + 0.36 * clouds(u / 260, v / 330, 83)
    rgb = colour(base) + (colour(figure) - colour(base)) * figure_mask[..., None] * 0.8
    return (rgb * (stripes * stain)[..., None]).astype(np.float32)


def boards_wall(u: Array, v: Array, height: float, seed: int) -> Array:
    """A wainscot of upright boards, `height` u high from v = 0, with its rails."""
    rgb = planks(v, u, 44, seed, ("#321a0c", "#5f3718", "#85532a"), seam=1.4)
    for low, high in ((height - 22, height), (0, 36)):
        rail = planks(u, v + 13, 300, seed + 7, ("#3a2010", "#6d421f", "#97602f"), seam=0.1)
        lit = 0.75 + 0.5 * np.clip((v - low) / (high - low), 0, 1)
        mask = smooth(low - 0.8, low + 0.8, v) * smooth(high + 0.8, high - 0.8, v)
        rgb = rgb * (1 - 0.5 * smooth(low - 14, low, v) * smooth(low + 1, low, v))[..., None]
        rgb = rgb + (rail * lit[..., None] - rgb) * mask[..., None]
        for at in (low, high):
            rgb = rgb * (1 - 0.75 * smooth(2.2, 0.8, np.abs(v - at)))[..., None]
    return rgb.astype(np.float32)


def wall(u: Array, v: Array, rail: float, cell: float, base: str, figure: str, seed: int) -> Array:
    """Boards up to `rail`, damask above."""
    paper = damask(u, v - rail, cell, base, figure)
    paper *= (1 - 0.35 * smooth(30, 0, v - rail))[..., None]
    return np.where((v > rail)[..., None], paper, boards_wall(u, v, rail, seed))
