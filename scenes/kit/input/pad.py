"""One gamepad as it is now, and what its sticks and triggers do as buttons."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from scenes.kit.input.inputs import PadButton

DEAD_ZONE = 0.25

STICK_BUTTONS = {
    pygame.CONTROLLER_AXIS_LEFTX: (PadButton.STICK_LEFT, PadButton.STICK_RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (PadButton.STICK_UP, PadButton.STICK_DOWN),
    pygame.CONTROLLER_AXIS_RIGHTX: (PadButton.POINT_LEFT, PadButton.POINT_RIGHT),
    pygame.CONTROLLER_AXIS_RIGHTY: (PadButton.POINT_UP, PadButton.POINT_DOWN),
}
TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: PadButton.LEFT_TRIGGER,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: PadButton.RIGHT_TRIGGER,
}
PAIR = {
    pygame.CONTROLLER_AXIS_LEFTX: (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY),
    pygame.CONTROLLER_AXIS_LEFTY: (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY),
    pygame.CONTROLLER_AXIS_RIGHTX: (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY),
    pygame.CONTROLLER_AXIS_RIGHTY: (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY),
}


@dataclass
class Pad:
    """One pad that is plugged in."""

    instance: int
    name: str
    device: controller.Controller | None
    guid: str = ""
    """What kind of pad it is; two equal ones share it."""
    axes: dict[int, float] = field(default_factory=dict)
    heard: set[int] = field(default_factory=set)
    down: set[int] = field(default_factory=set)

    def stick(self, right: bool = False) -> tuple[float, float]:
        """The left (or right) stick, x right and y down, -1 to 1; (0, 0) in the dead zone."""
        x_axis = pygame.CONTROLLER_AXIS_RIGHTX if right else pygame.CONTROLLER_AXIS_LEFTX
        y_axis = pygame.CONTROLLER_AXIS_RIGHTY if right else pygame.CONTROLLER_AXIS_LEFTY
        x, y = self.axes.get(x_axis, 0.0), self.axes.get(y_axis, 0.0)
        return (x, y) if x * x + y * y >= DEAD_ZONE * DEAD_ZONE else (0.0, 0.0)


def sector(x: float, y: float, parts: int) -> int:
    """Which of `parts` equal sectors a stick points to, 0 straight up, then clockwise."""
    angle = pygame.Vector2(0, -1).angle_to(pygame.Vector2(x, y)) % 360
    return int((angle + 180 / parts) // (360 / parts)) % parts
