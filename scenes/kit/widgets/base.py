"""What every widget is: a place on the stage one can focus and use, and refuses by shaking."""

from __future__ import annotations

import math
from typing import ClassVar, Protocol

from scenes.kit.audio.sound import Sound
from scenes.kit.draw.art import Art
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input
from scenes.kit.storage.settings import Settings
from scenes.kit.text.lettering import Lettering

SHAKE_US = 360_000


def shaken_u(since_us: int | None, now_us: int) -> float:
    """How far to the side, in u, something stands that was refused at `since_us`; None: never."""
    if since_us is None or now_us - since_us >= SHAKE_US:
        return 0.0
    part = (now_us - since_us) / SHAKE_US
    return math.sin(part * math.pi * 6) * 9 * (1 - part)


class Kit(Protocol):
    """What widgets need of the app."""

    @property
    def art(self) -> Art: ...
    @property
    def text(self) -> Lettering: ...
    @property
    def sound(self) -> Sound: ...
    @property
    def settings(self) -> Settings: ...
    def text_input(
        self, on: bool, box_u: tuple[float, float, float, float] | None = None
    ) -> None: ...


class Widget:
    """A rectangle one can focus and use."""

    at_once: ClassVar[bool] = False
    """Whether the mouse acts on it as it goes down (what is dragged), not when it is let go."""

    def __init__(self, x: float, y: float, w: float, h: float) -> None:
        self.x, self.y, self.w, self.h = x, y, w, h
        self.enabled = True
        self.why_not = ""
        self.help = ""
        self._shake_from_us: int | None = None

    def holds(self, x_u: float, y_u: float) -> bool:
        """True when the place lies on the widget."""
        return self.x <= x_u < self.x + self.w and self.y <= y_u < self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def typing(self) -> bool:
        """True while it takes text: keys are letters then."""
        return False

    def use(self) -> bool:
        """Confirm was pressed on it (only called when enabled). True when it did something."""
        return False

    def turn(self, step: int) -> bool:
        """Left (-1) or right (+1) was pressed on it; True when it used that."""
        return False

    def click(self, x_u: float, y_u: float) -> bool:
        """The mouse was pressed and let go on it (`at_once`: pressed); only called when enabled."""
        return self.use()

    def drag(self, x_u: float, y_u: float) -> None:
        """The mouse moves with its button held since it was pressed on the widget."""

    def take(self, event: Input) -> bool:
        """Any input while it has the focus, before the group looks at it."""
        return False

    def focused(self, on: bool) -> None:
        """The focus came or went."""

    def update(self, now_us: int) -> None:
        """Time went on, while it has the focus."""

    def wake_us(self) -> int | None:
        """As `Scene.wake_us`, while it has the focus."""
        return None

    def refuse(self, now_us: int) -> None:
        """Shake: what was tried cannot be done."""
        self._shake_from_us = now_us

    def shake_u(self, now_us: int) -> float:
        """How far to the side it stands at the moment because it shakes."""
        return shaken_u(self._shake_from_us, now_us)

    def moving(self, now_us: int) -> bool:
        return self._shake_from_us is not None and now_us - self._shake_from_us < SHAKE_US

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        raise NotImplementedError
