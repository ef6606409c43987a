"""The duel of reflexes as the screen runs it: whose press it is, who still holds a key, what is
known of every stamp.

A face-off does not begin while a duellist holds a key; presses before it are nobody's business
and never reach the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.controls.gestures import Act
from game.core.engine import Seat
from game.high_noon.records import FIRE
from scenes.kit.draw.canvas import STAGE_W_U
from scenes.kit.input.inputs import Input, Kind, PadButton

if TYPE_CHECKING:
    from scenes.games.high_noon.scene import Duel

SHOTS = (Act.SLAP, Act.POINT)
LATE_US = 600_000
"""A press that comes so soon after all was settled was meant for it, and is shown as too late."""

_Source = tuple[str, int, int]


class Race:
    """See the module's docstring. Times: `face_off_us` game time, `bell_us` app time."""

    def __init__(self, scene: Duel) -> None:
        self._scene = scene
        self.face_off_us: int | None = None
        self.live_from_us = 0
        self.bell_us: int | None = None
        self.settled_us = 0
        self.presses: dict[Seat, Input] = {}
        self._fired: set[Seat] = set()
        self._down: dict[_Source, Seat] = {}

    # -- whose press ---------------------------------------------------------------------------
    def shooter(self, event: Input) -> Seat | None:
        """The person whose draw key, button or click this press is, or None."""
        people = self._scene.people
        if event.kind is Kind.MOUSE_DOWN:
            if len(people) < 2:
                return people[0] if people else None
            return people[0] if event.x_u < STAGE_W_U / 2 else people[1]
        found = self._scene.table.act(event)
        if found is None or found[0] not in people or found[1] not in SHOTS:
            return None
        return found[0]

    def known(self, seat: Seat) -> tuple[int | None, int]:
        """How late the stamp of a seat's press may be, and its batch; bots' are exact."""
        event = self.presses.get(seat)
        return (event.late_us, event.batch) if event is not None else (0, 0)

    # -- who holds a key -----------------------------------------------------------------------
    def note(self, event: Input) -> None:
        """Show it every input, so that it knows who holds what."""
        source = _source(event)
        if source is None:
            return
        if event.is_press:
            seat = self.shooter(event)
            if seat is not None:
                self._down[source] = seat
        else:
            self._down.pop(source, None)

    def look(self) -> None:
        """Ask the keyboard and the pads what is held now: releases may have gone elsewhere."""
        scene = self._scene
        self._down.clear()
        for code in scene.app.pump.held:
            self.note(Input(Kind.KEY_DOWN, 0, scancode=code))
        for seat in scene.people:
            instance = scene.app.pads.pad_of(seat)
            pad = scene.app.pads.pad(instance) if instance is not None else None
            for button in pad.down if pad is not None else ():
                self.note(Input(Kind.PAD_DOWN, 0, pad=pad.instance if pad else -1, button=button))

    @property
    def held(self) -> list[Seat]:
        """Duellists who must let go first, left to right."""
        return [seat for seat in self._scene.sides if seat in self._down.values()]

    # -- the face-off --------------------------------------------------------------------------
    def begin(self, live_from_us: int) -> None:
        """It is on, since this app time."""
        self.live_from_us = live_from_us
        self.bell_us = None
        self.presses.clear()
        self._fired.clear()

    def fire(self, seat: Seat, event: Input) -> bool:
        """A duellist pressed while it is on; False when the press belongs to nothing."""
        table = self._scene.table
        before = self.face_off_us is None or table.game_us(event.at_us) < self.face_off_us
        if seat in self._fired or before:
            return False
        self._fired.add(seat)
        self.presses[seat] = event
        if not table.play(seat, FIRE, event):
            return False
        self._scene.take()
        return True

    def too_late(self, event: Input) -> None:
        """A press just after all was settled: shown beside the others, though it counts nothing."""
        scene = self._scene
        finish = scene.finish
        if not event.is_press or finish is None or self.bell_us is None or not finish.shots:
            return
        seat = self.shooter(event)
        if seat is None or seat in self._fired or event.at_us - self.settled_us > LATE_US:
            return
        self._fired.add(seat)
        first = next(iter(self.presses.values()), None)
        shared = first is not None and first.batch > 0 and first.batch == event.batch
        unsure_us = None if shared else event.late_us
        scene.finish = finish.with_late(scene.side_of(seat), event.at_us - self.bell_us, unsure_us)


def _source(event: Input) -> _Source | None:
    """Which switch it was, or None for what is no switch."""
    if event.kind in (Kind.KEY_DOWN, Kind.KEY_UP):
        return ("key", 0, event.scancode)
    if event.kind in (Kind.PAD_DOWN, Kind.PAD_UP):
        return ("pad", event.pad, int(event.button))
    if event.kind in (Kind.MOUSE_DOWN, Kind.MOUSE_UP):
        return ("mouse", 0, event.button)
    return None


def leaves(event: Input) -> bool:
    """True for the presses that stop a live face-off: Esc, and a pad's start button."""
    if event.kind is Kind.KEY_DOWN:
        return event.scancode == pygame.KSCAN_ESCAPE
    return event.kind is Kind.PAD_DOWN and event.button == PadButton.START
