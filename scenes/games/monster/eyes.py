"""The eyes of the thing under the cloth, in layers; places.json says where they go."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from scenes.kit.draw.art import ASSETS
from scenes.kit.draw.canvas import Canvas
from scenes.kit.layout.layouts import Place

if TYPE_CHECKING:
    from scenes.kit.app.app import App

PLACES = ASSETS / "art" / "monster" / "places.json"
BOX_W_U, BOX_H_U = 700.0, 388.0


@dataclass(frozen=True, slots=True)
class Eye:
    """An eye's middle in the box of 700 by 388, its width, its turn (degrees, clockwise)."""

    x: float
    y: float
    w: float
    turn: float


@cache
def eyes_of(picture: str) -> tuple[Eye, ...]:
    """The eyes of a lump or a Monster by the picture's name, the largest first."""
    places = json.loads(PLACES.read_text(encoding="utf-8"))["eyes"]
    return tuple(Eye(*entry) for entry in places.get(picture, ()))


def draw_eyes(
    canvas: Canvas, app: App, picture: str, place: Place, gaze_u: tuple[float, float] | None,
    rise_u: float = 0.0, blink: bool = False,
) -> None:  # fmt: skip
    """Lay the eyes on a picture that fills `place`; they look at `gaze_u`, `rise_u` lifts them."""
    bare = picture.startswith("monster_")
    box_h = 1.0 if bare else 140 / 200
    reach = (16 / 120, 14 / 120) if bare else (34 / 200, 12 / 200)
    white, pupil, lid, rim = (
        ("monster_eye", "monster_pupil", "monster_lid_down", "")
        if bare
        else ("eye", "eye_pupil", "lid", "eye_rim")
    )
    for eye in eyes_of(picture):
        x = place.x_u + eye.x / BOX_W_U * place.w_u
        y = place.y_u + eye.y / BOX_H_U * place.h_u - rise_u
        w, h = eye.w, eye.w * box_h
        turn = -eye.turn

        def lay(
            name: str, dx: float = 0.0, dy: float = 0.0, at: tuple[float, float] = (x, y),
            size: tuple[float, float] = (w, h), angle: float = turn,
        ) -> None:  # fmt: skip
            art = app.art.svg(f"monster/{name}", *size, angle=angle)
            canvas.blit(art, at[0] + dx, at[1] + dy, anchor="center")

        lay(white)
        if blink:
            lay(lid)
        else:
            dx = dy = 0.0
            if gaze_u is not None:
                far = math.hypot(gaze_u[0] - x, gaze_u[1] - y) or 1.0
                dx = (gaze_u[0] - x) / far * reach[0] * w
                dy = (gaze_u[1] - y) / far * reach[1] * w
            lay(pupil, dx, dy)
            if bare:
                lay("monster_lid")
        if rim:
            lay(rim)
