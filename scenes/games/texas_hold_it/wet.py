"""What flies in the washroom: streams and clouds from a cowboy to whatever they hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.texas_hold_it.shown import Spray, Struck
from scenes.kit.draw.art import AnyWanted, Wanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.tweens import between

if TYPE_CHECKING:
    from scenes.kit.app.app import App

ART_W, ART_H = 320.0, 240.0
LEAVES, LANDS = (16.0, 150.0), (290.0, 186.0)
"""Where a stream leaves and lands in its picture (assets/art/make/texas_wet.py)."""
OUT_U = 22.0
"""How far beside a cowboy's middle his stream leaves him."""
HIP_U = 140.0
"""How high above the floor it leaves him."""
STAGES, CLOUDS = 4, 3
WHEN = (0.12, 0.26, 0.8)
"""When a stream goes on to its next stage: it flies quickly and runs long."""
STINKS = ((-34.0, 96.0, 84.0), (40.0, 168.0, 70.0), (-26.0, 236.0, 60.0))
"""Little clouds that stay with whoever stood in gas: beside the middle, below the hat, how wide."""
CLOUD_W_U, CLOUD_H_U = 232.0, 174.0
SPLASH_W_U, SPLASH_H_U = 150.0, 120.0


class Wet:
    """Draws sprays and splashes."""

    def __init__(self, app: App) -> None:
        self._app = app

    def wanted(self, reaches_u: list[float]) -> list[AnyWanted]:
        """What to have ready for streams that fly so far."""
        out: list[AnyWanted] = []
        for reach in reaches_u:
            w, h = _size(reach)
            out += [Wanted(f"texas/stream_{i + 1}", w, h) for i in range(STAGES)]
        out += [Wanted(f"texas/cloud_{i + 1}", CLOUD_W_U, CLOUD_H_U) for i in range(CLOUDS)]
        out += [Wanted("texas/cloud_1", w * 2, w * 1.5) for _dx, _dy, w in STINKS]
        return [*out, Wanted("texas/splash", SPLASH_W_U, SPLASH_H_U)]

    def stream(self, canvas: Canvas, spray: Spray, floor_u: float) -> None:
        """An arc of lemonade, in four stages; mirrored it flies toward the cactus."""
        if spray.cloud or not 0 < spray.part < 1:
            return
        side = 1 if spray.to_u > spray.from_u else -1
        start = spray.from_u + side * OUT_U
        w, h = _size(abs(spray.to_u - start))
        scale = w / ART_W
        stage = 1 + sum(spray.part > edge for edge in WHEN)
        picture = self._app.art.svg(f"texas/stream_{stage}", w, h, flip=side < 0)
        left = start - LEAVES[0] * scale if side > 0 else start - (ART_W - LEAVES[0]) * scale
        canvas.blit(picture, left, floor_u - HIP_U - LEAVES[1] * scale)

    def cloud(self, canvas: Canvas, spray: Spray, floor_u: float) -> None:
        """A cloud that grows on its way over, and thins out when it is there."""
        if not spray.cloud or not 0 < spray.part < 1:
            return
        stage = 1 + min(CLOUDS - 1, int(spray.part * (CLOUDS + 1)))
        picture = self._app.art.svg(f"texas/cloud_{stage}", CLOUD_W_U, CLOUD_H_U)
        way = 1.0 if self._app.settings.reduced_motion else min(1.0, spray.part * 1.5)
        fade = min(1.0, (1 - spray.part) * 4)
        x = between(spray.from_u, spray.to_u, way)
        y = floor_u - HIP_U - 30 * way
        canvas.blit(picture, x, y, anchor="center", alpha=255 * fade)

    def stink(self, canvas: Canvas, x_u: float, top_u: float) -> None:
        """What is left of a cloud about somebody."""
        for dx, dy, w in STINKS:
            picture = self._app.art.svg("texas/cloud_1", w * 2, w * 1.5)
            canvas.blit(picture, x_u + dx, top_u + dy, anchor="center", alpha=225)

    def splash(self, canvas: Canvas, struck: Struck, x_u: float, y_u: float) -> None:
        """Where something lands, as long as it sprays up."""
        if struck.gas or not 0 < struck.splash < 1:
            return
        rise = -18 * struck.splash
        picture = self._app.art.svg("texas/splash", SPLASH_W_U, SPLASH_H_U)
        fade = min(1.0, (1 - struck.splash) * 2.5)
        canvas.blit(picture, x_u, y_u + rise, anchor="center", alpha=255 * fade)


def _size(reach_u: float) -> tuple[float, float]:
    """The size of a stream's picture that flies so far, rounded so that few are made."""
    w = round(reach_u * ART_W / (LANDS[0] - LEAVES[0]))
    return float(w), float(round(w * ART_H / ART_W))
