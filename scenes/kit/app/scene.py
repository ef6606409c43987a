"""A scene, and the stack of scenes: the top one gets input, is updated and drawn.

A scene may let the one below show through (pause sheet, curtain, duel over the poker table). Only
the app calls these methods; a scene changes the stack through `app.push`, `pop`, `replace`,
`reset`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from game.controls.zones import Zone
    from scenes.kit.app.app import App
    from scenes.kit.draw.canvas import Canvas
    from scenes.kit.input.inputs import Input


class Scene:
    """Base of all scenes; every method may be left as it is."""

    name: ClassVar[str] = "scene"
    see_through: bool = False
    keeps_awake: ClassVar[bool] = False
    """Whether no screen saver may come while it is on the stack: a table."""
    every_key: ClassVar[bool] = False
    """Whether it is told of keys pressed for the system, too (see `Input.for_the_system`)."""

    apart: tuple[str, ...] = ()
    """The names that are kept apart while it is on the stack and nothing above has others."""

    def __init__(self, app: App) -> None:
        self.app = app

    # -- coming and going ----------------------------------------------------------------------
    def enter(self) -> None:
        """It is on the stack now, on top."""

    def leave(self) -> None:
        """It is off the stack now, or the program ends: save what must not be lost."""

    def pause(self) -> None:
        """Another scene was pushed over it."""

    def resume(self) -> None:
        """It is the top again."""

    def resized(self) -> None:
        """The stage has other pixels now: let go of every surface kept; `canvas.scale` is new."""

    # -- every turn ----------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        """Take one input; True when it was of use."""
        return False

    def at_once(self, event: Input) -> bool:
        """Whether a press of the left button acts at once, or when it is let go (see `clicks`).

        Pages see to their widgets themselves, so all of theirs are handed on at once.
        """
        return True

    def under(self, event: Input) -> Hashable:
        """What lies under the mouse, where presses act when let go; None for nothing special."""
        return None

    def kept_back(self, event: Input) -> None:
        """A press was made that acts when it is let go, if at all."""

    def update(self, now_us: int) -> None:
        """Move on to app time `now_us`, which never runs backwards."""

    def draw(self, canvas: Canvas) -> None:
        """Show everything as it is now; changes nothing."""

    def wake_us(self) -> int | None:
        """Latest app time of the next update and draw; 0: every frame; None: only on input."""
        return None

    def aim_us(self) -> int | None:
        """An exact app time at which a frame must begin (a card shows, a bell rings), or None.

        No frame is begun shortly before it, so that the loop is free when the time comes.
        """
        return None

    @property
    def zones_in_play(self) -> Sequence[Zone] | None:
        """The keys of everybody who sits at it by keyboard; None where there are no seats."""
        return None

    @property
    def presses_from_us(self) -> int:
        """App time from which presses count: nobody answers a prompt they have not seen."""
        return 0

    # -- races ---------------------------------------------------------------------------------
    @property
    def live(self) -> bool:
        """True while a race is on: nothing else runs, and stalls and lost focus void it."""
        return False

    def call_off(self, why: str) -> None:
        """The live race is void: `why` is "focus" (the window lost it), "stall" or "pad"."""


class SceneStack:
    """Scenes, the last one on top. Every change tells the scenes concerned, in order."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        return iter(tuple(self._scenes))

    @property
    def top(self) -> Scene | None:
        """The scene that gets input, or None when the stack is empty."""
        last = self._scenes[-1:]
        return last[0] if last else None

    def shown(self) -> list[Scene]:
        """What is to be drawn, lowest first: the top and what shows through it."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        return self._scenes[max(0, first) :]

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below pauses."""
        if self._scenes:
            self._scenes[-1].pause()
        self._scenes.append(scene)
        scene.enter()

    def pop(self) -> Scene:
        """Take the top scene off; the one below resumes. IndexError when there is none."""
        scene = self._scenes.pop()
        scene.leave()
        if self._scenes:
            self._scenes[-1].resume()
        return scene

    def replace(self, scene: Scene) -> None:
        """Put a scene in the top one's place; what lies below stays paused."""
        if self._scenes:
            self._scenes.pop().leave()
        self._scenes.append(scene)
        scene.enter()

    def reset(self, scene: Scene) -> None:
        """Take all off, the top first, and begin anew with `scene`."""
        self.clear()
        self._scenes.append(scene)
        scene.enter()

    def clear(self) -> None:
        """Take all off, the top first; whatever one raises, the others leave too."""
        if self._scenes:
            try:
                self._scenes.pop().leave()
            finally:
                self.clear()
