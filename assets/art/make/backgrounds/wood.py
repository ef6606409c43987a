"""Wood as a texture: noise, growth rings, fibres and pores, laid in planks of any direction.

All functions take arrays of places: `along` and `across` the grain, in units as large as a unit
of the picture looks where the wood is seen from straight in front.
"""

from __future__ import annotations

import numpy as np

from assets.art.make.backgrounds.studio import Array, colour, smooth


def noise(x: Array, y: Array, seed: int) -> Array:
    """Value noise from 0 to 1 with features about one unit large."""
    table = np.random.default_rng(seed).random((256, 256), dtype=np.float32)
    fx, fy = np.floor(x), np.floor(y)
    tx, ty = (x - fx).astype(np.float32), (y - fy).astype(np.float32)
    tx, ty = tx * tx * (3 - 2 * tx), ty * ty * (3 - 2 * ty)
    x0, y0 = fx.astype(np.int32) & 255, fy.astype(np.int32) & 255
    x1, y1 = (x0 + 1) & 255, (y0 + 1) & 255
    top = table[y0, x0] * (1 - tx) + table[y0, x1] * tx
    low = table[y1, x0] * (1 - tx) + table[y1, x1] * tx
    return top * (1 - ty) + low * ty


def clouds(x: Array, y: Array, seed: int, octaves: int = 4) -> Array:
    """Several noises on top of each other, 0 to 1."""
    out, total = np.zeros_like(x), 0.0
    for i in range(octaves):
        part = 0.5**i
        out += noise(x * 2**i, y * 2**i, seed + i) * part
        total += part
    return out / total


def per_plank(index: Array, seed: int) -> Array:
    """A random number from 0 to 1 for each whole plank number."""
    table = np.random.default_rng(seed).random(512, dtype=np.float32)
    return table[index.astype(np.int32) & 511]


def grain(along: Array, across: Array, seed: int) -> Array:
    """How light the wood is at each place, about 0 (dark ring) to 1."""
    bend = noise(along / 260, across / 60, seed) * 46 + noise(along / 90, across / 26, seed + 1) * 9
    rings = noise(along / 620, (across + bend) / 74, seed + 2) * 9
    rings = rings - np.floor(rings)
    rings = np.where(rings < 0.82, rings / 0.82, (1 - rings) / 0.18)
    fibres = noise(along / 75, (across + bend * 0.3) / 1.5, seed + 3)
    streaks = noise(along / 240, (across + bend * 0.6) / 7, seed + 4)
    pores = smooth(0.74, 0.95, noise(along / 16, across / 1.3, seed + 5))
    return 0.40 * rings + 0.26 * fibres + 0.34 * streaks - 0.22 * pores


def planks(
    along: Array,
    across: Array,
    width: float,
    seed: int,
    hues: tuple[str, str, str],
    *,
    length: float = 0,
    seam: float = 1.6,
    variety: float = 0.16,
) -> Array:
    """Boards `width` wide in colours from dark to light `hues`; `length` 0 means endless."""
    index = np.floor(across / width)
    shift = per_plank(index, seed + 20)
    place = along + shift * 4000
    board = index
    if length:
        end = np.floor(place / length)
        board = index + end * 37
    tone = per_plank(board, seed + 21)
    look = grain(place + tone * 900, across + tone * 700, seed)
    look = np.clip(look + (tone - 0.5) * 2 * variety, 0, 1)
    dark, middle, light = (colour(hue) for hue in hues)
    low = smooth(0.0, 0.55, look)[..., None]
    high = smooth(0.45, 1.0, look)[..., None]
    rgb = dark + (middle - dark) * low + (light - middle) * high
    inside = (across / width - index) * width
    gap = np.minimum(inside, width - inside)
    edge = 1 - 0.82 * smooth(seam, seam * 0.35, gap) - 0.16 * smooth(seam * 5, seam, gap)
    lip = 0.10 * smooth(seam * 2.6, seam * 1.2, inside) * smooth(seam * 0.6, seam * 1.2, inside)
    if length:
        run = (place / length - end) * length
        joint = np.minimum(run, length - run)
        edge = np.minimum(edge, 1 - 0.75 * smooth(seam * 1.2, seam * 0.4, joint))
    return (rgb * (edge + lip)[..., None]).astype(np.float32)


def grain_overlay(along: Array, across: Array, seed: int, depth: float = 0.45) -> Array:
    """A multiplier around 1 that gives flat-coloured shapes a grain."""
    return (1 + (grain(along, across, seed) - 0.45) * depth * 1.6).astype(np.float32)
