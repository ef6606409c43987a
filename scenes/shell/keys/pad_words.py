"""What is said of pads that SDL does not know: when they come, and what they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls.pad_mapping import (
    HAT_DOWN,
    HAT_LEFT,
    HAT_RIGHT,
    HAT_UP,
    PadPart,
    PadSource,
)
from scenes.kit.text.words import N_, _

if TYPE_CHECKING:
    from scenes.kit.app.app import App


_PARTS = {
    PadPart.SOUTH: N_("Bottom button"),
    PadPart.EAST: N_("Right button"),
    PadPart.WEST: N_("Left button"),
    PadPart.NORTH: N_("Top button"),
    PadPart.LEFT: N_("D-pad left"),
    PadPart.RIGHT: N_("D-pad right"),
    PadPart.UP: N_("D-pad up"),
    PadPart.DOWN: N_("D-pad down"),
    PadPart.START: N_("Start button"),
    PadPart.LEFT_SHOULDER: N_("Left shoulder"),
    PadPart.RIGHT_SHOULDER: N_("Right shoulder"),
    PadPart.LEFT_TRIGGER: N_("Left trigger"),
    PadPart.RIGHT_TRIGGER: N_("Right trigger"),
    PadPart.STICK_X: N_("Left stick left/right"),
    PadPart.STICK_Y: N_("Left stick up/down"),
    PadPart.POINT_X: N_("Right stick left/right"),
    PadPart.POINT_Y: N_("Right stick up/down"),
}
_ASKED = {
    PadPart.SOUTH: N_("Press the bottom one of the four buttons on the right."),
    PadPart.EAST: N_("Press the right one of the four buttons on the right."),
    PadPart.WEST: N_("Press the left one of the four buttons on the right."),
    PadPart.NORTH: N_("Press the top one of the four buttons on the right."),
    PadPart.LEFT: N_("Press left on the d-pad."),
    PadPart.RIGHT: N_("Press right on the d-pad."),
    PadPart.UP: N_("Press up on the d-pad."),
    PadPart.DOWN: N_("Press down on the d-pad."),
    PadPart.START: N_("Press Start, or the button that is to pause."),
    PadPart.LEFT_SHOULDER: N_("Press the left shoulder button."),
    PadPart.RIGHT_SHOULDER: N_("Press the right shoulder button."),
    PadPart.LEFT_TRIGGER: N_("Press the left trigger."),
    PadPart.RIGHT_TRIGGER: N_("Press the right trigger."),
    PadPart.STICK_X: N_("Push the left stick to the right."),
    PadPart.STICK_Y: N_("Pull the left stick down."),
    PadPart.POINT_X: N_("Push the right stick to the right."),
    PadPart.POINT_Y: N_("Pull the right stick down."),
}
ICONS = {
    PadPart.SOUTH: "icons/pad_bottom",
    PadPart.EAST: "icons/pad_right",
    PadPart.WEST: "icons/pad_left",
    PadPart.NORTH: "icons/pad_top",
    PadPart.LEFT: "icons/arrow_left",
    PadPart.RIGHT: "icons/arrow_right",
    PadPart.UP: "icons/arrow_up",
    PadPart.DOWN: "icons/arrow_down",
    PadPart.START: "icons/pause",
    PadPart.STICK_X: "icons/pad_stick",
    PadPart.STICK_Y: "icons/pad_stick",
    PadPart.POINT_X: "icons/pad_stick",
    PadPart.POINT_Y: "icons/pad_stick",
}


def part_title(part: PadPart) -> str:
    """What a part is called."""
    return _(_PARTS[part])


def part_asked(part: PadPart) -> str:
    """How a part is asked for."""
    return _(_ASKED[part])


def source_words(source: PadSource) -> str:
    """A button, a side of a hat or an axis by its number, counted from 1."""
    number = source.number + 1
    if source.kind == "b":
        return _("Button {number}").format(number=number)
    if source.kind == "h":
        words = {
            HAT_UP: _("Hat {number}, up"),
            HAT_RIGHT: _("Hat {number}, right"),
            HAT_DOWN: _("Hat {number}, down"),
            HAT_LEFT: _("Hat {number}, left"),
        }[source.side]
        return words.format(number=number)
    sign = {1: " +", -1: " −"}.get(source.side, "")
    return _("Axis {number}").format(number=number) + sign


def name_of(app: App, instance: int) -> str:
    """What a pad calls itself, whether it is set up or not."""
    pad = app.pads.strange.plugged.get(instance)
    return (pad.name if pad is not None else app.pads.name(instance)) or _("Pad")
