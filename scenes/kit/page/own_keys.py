"""Everybody's own keys on the sheets that lie over a table: they move and choose there, too.

A patch of nine lies like arrows around its slap key; a patch of four has only steps in reading
order, slap and back. Pads go by `inputs.nav`, and step with their shoulder buttons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls.gestures import Gesture
from scenes.kit.input.inputs import Input, Kind, Nav, PadButton

if TYPE_CHECKING:
    from scenes.kit.app.app import App

OwnKey = Nav | int
"""What an own key means on a sheet: as in any menu, or a step (-1, +1) in reading order."""

_MEANS: dict[Gesture, OwnKey] = {
    Gesture.POINT_ACROSS: Nav.UP,
    Gesture.FLIP: Nav.DOWN,
    Gesture.BASE_LEFT: Nav.LEFT,
    Gesture.BASE_RIGHT: Nav.RIGHT,
    Gesture.SLAP: Nav.CONFIRM,
    Gesture.AIM: 1,
    Gesture.POINT: -1,
    Gesture.COVER: Nav.BACK,
}
_SHOULDERS: dict[int, OwnKey] = {PadButton.LEFT_SHOULDER: -1, PadButton.RIGHT_SHOULDER: 1}


def own_key(app: App, event: Input) -> OwnKey | None:
    """What a key of anybody's patch at the table below means; None if it is nobody's."""
    tables = (scene.zones_in_play for scene in reversed(tuple(app.stack)))
    zones = next((found for found in tables if found is not None), None)
    if zones is None:
        return None
    if event.kind is Kind.PAD_DOWN and app.pads.seat_of(event.pad) is not None:
        return _SHOULDERS.get(event.button)
    if event.kind is not Kind.KEY_DOWN:
        return None
    gesture = next((g for zone in zones if (g := zone.gesture_of(event.scancode))), None)
    return _MEANS.get(gesture) if gesture is not None else None
