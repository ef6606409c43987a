"""Signs act when the left button is let go on them; who slides off has thought better of it.

One place for all scenes that draw their own signs: a scene says what lies under the mouse
(`Scene.under`) and what acts at once (`Scene.at_once`: races, and what is held down). Every other
press of the left button is kept back until its release over the same thing, and reaches the scene
then, with the stamp it was made at: whoever pressed before a prompt came has not answered it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from scenes.kit.input.inputs import Input, Kind

if TYPE_CHECKING:
    from scenes.kit.app.scene import Scene

LEFT = 1


class Clicks:
    """The one mouse, and what its left button was pressed on."""

    def __init__(self) -> None:
        self._pressed: tuple[Scene, Hashable, Input] | None = None

    def sort(self, scene: Scene, event: Input) -> list[Input]:
        """What of an input the scene on top is to be given now, in order."""
        if event.kind is Kind.MOUSE_UP and event.button == LEFT:
            pressed, self._pressed = self._pressed, None
            return [pressed[2], event] if pressed and _same(scene, event, *pressed) else [event]
        if event.is_press or event.kind is Kind.FOCUS_LOST:
            self._pressed = None
        if event.kind is not Kind.MOUSE_DOWN or event.button != LEFT or scene.at_once(event):
            return [event]
        self._pressed = scene, scene.under(event), event
        scene.kept_back(event)
        return []


def _same(scene: Scene, release: Input, was: Scene, thing: Hashable, press: Input) -> bool:
    """Whether the release is over what was pressed, and no race has begun since."""
    return scene is was and not scene.at_once(press) and scene.under(release) == thing
