"""Skipping ahead at the Monster table: when nobody at the screen plays for the pot any more."""

from __future__ import annotations

from collections.abc import Hashable
from typing import cast

from game.controls.gestures import Act
from game.core.engine import TABLE
from game.monster.records import MonsterView
from scenes.games.monster.film import Reel
from scenes.games.monster.shown import FOLDED, OUT, Shown
from scenes.kit.input.inputs import Input, Kind, Nav, nav
from scenes.table.secret.scene import SecretTable
from scenes.table.skip_ahead import skip_wait


class Ahead(SecretTable):
    """A table at which people who are out may hurry the bots on."""

    film: Reel
    shown: Shown
    hurry = False
    """Everybody at the screen is out, and they want to see no more of it."""

    def known(self) -> MonsterView:
        """What everybody may see."""
        return cast(MonsterView, self.table.view(TABLE))

    @property
    def skip_offered(self) -> bool:
        """Whether everybody at the screen is out of the pot, and only bots play on for it."""
        gone = all(self.shown.state[seat] in (FOLDED, OUT) for seat in self.people)
        playing = self._all_out() and self.table.result() is None
        return bool(self.people) and gone and playing and not self.hurry

    def skip_box(self) -> tuple[float, float, float, float]:
        """The plank that skips ahead: x, y, w, h in u."""
        place = self.layout.places["actions"]
        return place.x_u, place.y_u + 36, place.w_u, 92.0

    def skip_label(self) -> str:
        """The key of the first who may press it."""
        return self.table.key_label(self.people[0], Act.SLAP)

    def _on_skip(self, event: Input) -> bool:
        x, y, w, h = self.skip_box()
        return 0 <= event.x_u - x < w and 0 <= event.y_u - y < h

    def under(self, event: Input) -> Hashable:
        skips = self.skip_offered and self._on_skip(event)
        return "skip" if skips else super().under(event)

    def aside(self, event: Input) -> bool:
        if not self.skip_offered:
            return False
        found = self.table.act(event)
        pressed = found is not None and found[0] in self.people and found[1] is Act.SLAP
        if event.kind is Kind.MOUSE_DOWN:
            pressed = event.button == 1 and self._on_skip(event)
        elif found is None and nav(event) is Nav.CONFIRM:
            pressed = True
        if pressed:
            self.hurry = True
            self.app.sound.play("confirm", 0.6)
        return pressed

    def hasten(self, now_us: int) -> None:
        """Let the next bot move at once; one a frame, for some of them think for long.

        How the evening ends is shown to everybody.
        """
        if self.table.result() is not None:
            self.hurry = False
            return
        self.film.skip()
        if self._over or self.person() is not None or not self._all_out():
            self.hurry = False
            return
        self.table.run(now_us, True)
        if skip_wait(self.table, now_us):
            self.table.update(now_us)
            self.take()

    def only_bots(self) -> bool:
        """Whether everybody at the screen has thrown, folded or is out: bots end the round."""
        view = self.known()
        left = (s in view.in_round and view.thrown[s] is None for s in self.people)
        return bool(self.people) and self.table.result() is None and not any(left)

    def _all_out(self) -> bool:
        """Whether nobody at the screen is in the round."""
        view = self.known()
        return not any(seat in view.in_round for seat in self.people)
