"""A small pen for SVG: the shapes and gradients that pygame's SVG reader understands.

The reader knows paths, strokes, dashes, transforms, opacity and gradients in user space. It does
not know <use>, <text>, <pattern>, <image>, clip paths, masks, filters, rgba(), colour names or
gradients in fractions of the box, so `Drawing` offers none of those. Panels are drawn with it
while the program runs; the scripts in assets/art/make add lettering and saving.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

Stop = tuple[float, str] | tuple[float, str, float]


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def _attributes(extra: dict[str, Any]) -> str:
    out = []
    for key, value in extra.items():
        name = key.rstrip("_").replace("_", "-")
        out.append(f' {name}="{number(value) if isinstance(value, float) else value}"')
    return "".join(out)


class Drawing:
    """One SVG of `width` by `height` user units; shapes are drawn in the order they are added.

    Keyword arguments become attributes, underscores turned to dashes: `stroke_width=3`.
    """

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._definitions: list[str] = []
        self._body: list[str] = []
        self._count = 0

    # -- paint ---------------------------------------------------------------------------------
    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> str:
        """A linear gradient from (x1, y1) to (x2, y2); stops are (offset, colour[, opacity])."""
        self._count += 1
        name = f"g{self._count}"
        ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
        self._definitions.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>'
            f"{_stops(stops)}</linearGradient>"
        )
        return f"url(#{name})"

    def radial(
        self, cx: float, cy: float, radius: float, *stops: Stop, sx: float = 1, sy: float = 1
    ) -> str:
        """A radial gradient round (cx, cy), its radius stretched by `sx`, `sy`."""
        self._count += 1
        name = f"g{self._count}"
        move = f"translate({number(cx)} {number(cy)}) scale({sx:.4g} {sy:.4g})"
        self._definitions.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" '
            f'r="{number(radius)}" gradientTransform="{move}">{_stops(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    # -- shapes --------------------------------------------------------------------------------
    def add(self, *markup: str) -> None:
        """Raw markup, for groups and for what only authored pictures may use."""
        self._body.extend(markup)

    def define(self, *markup: str) -> None:
        """Raw markup for <defs>."""
        self._definitions.extend(markup)

    def open(self, transform: str = "", **extra: Any) -> None:
        """Begin a group."""
        move = f' transform="{transform}"' if transform else ""
        self._body.append(f"<g{move}{_attributes(extra)}>")

    def close(self) -> None:
        """End the group begun last."""
        self._body.append("</g>")

    def path(self, d: str, fill: str = "none", **extra: Any) -> None:
        self._body.append(f'<path d="{d}" fill="{fill}"{_attributes(extra)}/>')

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str, rx: float = 0, **extra: Any
    ) -> None:
        box = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
        self._body.append(f'<rect {box} rx="{number(rx)}" fill="{fill}"{_attributes(extra)}/>')

    def ellipse(self, cx: float, cy: float, rx: float, ry: float, fill: str, **extra: Any) -> None:
        box = f'cx="{number(cx)}" cy="{number(cy)}" rx="{number(rx)}" ry="{number(ry)}"'
        self._body.append(f'<ellipse {box} fill="{fill}"{_attributes(extra)}/>')

    def circle(self, cx: float, cy: float, r: float, fill: str, **extra: Any) -> None:
        self.ellipse(cx, cy, r, r, fill, **extra)

    def polygon(self, points: Iterable[tuple[float, float]], fill: str, **extra: Any) -> None:
        text = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self._body.append(f'<polygon points="{text}" fill="{fill}"{_attributes(extra)}/>')

    # -- result --------------------------------------------------------------------------------
    def svg(self) -> str:
        size = f"0 0 {number(self.width)} {number(self.height)}"
        defs = f"<defs>{''.join(self._definitions)}</defs>" if self._definitions else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" '
            f'width="{number(self.width)}" height="{number(self.height)}">'
            f"{defs}{''.join(self._body)}</svg>\n"
        )


def _stops(stops: Iterable[Stop]) -> str:
    out = []
    for stop in stops:
        opacity = f' stop-opacity="{stop[2]}"' if len(stop) > 2 else ""
        out.append(f'<stop offset="{stop[0]}" stop-color="{stop[1]}"{opacity}/>')
    return "".join(out)


def star(
    cx: float, cy: float, outer: float, inner: float, points: int = 5, turn: float = 0
) -> list[tuple[float, float]]:
    """Corner points of a star, the first straight up; `turn` in degrees."""
    out = []
    for i in range(points * 2):
        radius = outer if i % 2 == 0 else inner
        angle = math.pi * i / points + math.radians(turn)
        out.append((cx + radius * math.sin(angle), cy - radius * math.cos(angle)))
    return out


def rounded(points: list[tuple[float, float]], radius: float) -> str:
    """Path data of a closed polygon whose corners are rounded by `radius`."""

    def toward(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
        length = math.dist(a, b) or 1.0
        part = min(radius, length / 2) / length
        return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part

    out = []
    for i, corner in enumerate(points):
        start = toward(corner, points[i - 1])
        end = toward(corner, points[(i + 1) % len(points)])
        out.append(f"{'L' if i else 'M'}{number(start[0])} {number(start[1])}")
        out.append(f"Q{number(corner[0])} {number(corner[1])} {number(end[0])} {number(end[1])}")
    return " ".join(out) + "Z"
