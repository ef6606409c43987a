"""Is everybody there? The duellists who have not been heard of, and the question "Ready?".

A duel may be called while a duellist is in the kitchen, and bots draw whether anybody stands there
or not. So whoever has made no move for a minute is asked before a duel begins; after two face-offs
without a press by a person, or a sheet nobody put away, the street waits. Bots are asked nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.input.inputs import Input, Kind

if TYPE_CHECKING:
    from scenes.games.high_noon.scene import Duel

FACE_OFFS = 2
"""So many in a row without a press by a person, and the street waits."""
SILENT_US = 60_000_000


class RollCall:
    """See the module's docstring. `nobody`: the street waits for somebody to be heard of."""

    def __init__(self, scene: Duel) -> None:
        self._scene = scene
        self.nobody = False
        self._quiet = 0
        self._begun = False

    def settled(self, heard: bool) -> None:
        """A face-off is over; `heard`: a person pressed in it."""
        self._quiet = 0 if heard else self._quiet + 1

    def left_lying(self) -> None:
        """Nobody put the sheet away."""
        self._quiet = FACE_OFFS

    @property
    def asks(self) -> bool:
        """Whether the next face-off must not come before people say that they are there."""
        scene = self._scene
        if not scene.people or scene.with_dice:  # with dice everything waits for them anyway
            return False
        if not self._begun:
            now_us, table = scene.app.now_us, scene.table
            return any(now_us - table.heard_us[seat] > SILENT_US for seat in scene.people)
        return self._quiet >= FACE_OFFS

    def asked(self, nobody: bool) -> None:
        """The question is put; `nobody`: because nobody was heard of."""
        self.nobody = nobody and self._begun
        self._begun = True
        self._quiet = 0

    def begun(self) -> None:
        """A face-off is awaited."""
        self._begun, self.nobody = True, False

    def answer(self, event: Input) -> bool:
        """Ready? Their own key answers for each; a key of nobody's, or Enter, for all.

        Where nobody was heard of, a key of nobody's only says that somebody is there after all.
        """
        scene = self._scene
        seat = scene.race.shooter(event)
        others = event.kind is Kind.KEY_DOWN and scene.table.in_a_zone(event.scancode)
        if seat is None and (others or scene.table.act(event) is not None):
            return False
        if seat is not None:
            scene.ready.add(seat)
            scene.app.sound.play("join", 0.7)
        elif not self.nobody:
            scene.ready.update(scene.people)
        self.nobody = False
        return True
