"""The dice on the table: thrown, gathered in a row, set aside on the tray, taken away.

Pure picture: what the dice show comes from events; which are set aside is the player's choice so
far, not yet a move.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from scenes.kit.audio.sound import Sound
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.dice import SIZE_U, DieState, Throw, draw_die
from scenes.kit.draw.tweens import Call, Effect, Tween, Wait, between
from scenes.kit.draw.tweens import Sequence as InOrder
from scenes.kit.layout.layouts import Layout
from scenes.kit.widgets import Kit, key_cap

GATHER_US = 320_000
KEEP_US = 220_000
TAKE_US = 380_000
REST_US = 260_000
HIT_U = 58.0


class Board:
    """Five places for dice; see the module's docstring.

    `rng` is for looks only; while `still()` is true things appear in place and nothing flies.
    """

    def __init__(
        self, layout: Layout, rng: random.Random, still: Callable[[], bool] = lambda: False
    ) -> None:
        self._rng = rng
        self._still = still
        self._row = [layout.places[f"row_{i}"].center for i in range(5)]
        self._tray = [layout.places[f"kept_{i}"].center for i in range(5)]
        self._tray_box = layout.places["tray"]
        ground = layout.places["ground"]
        self._ground = (ground.x_u, ground.y_u, ground.w_u, ground.h_u)
        self.dice: list[DieState | None] = [None] * 5
        self.kept: set[int] = set()
        self.flying = False

    # -- what lies there -----------------------------------------------------------------------
    def clear(self) -> None:
        """Nothing on the table."""
        self.dice = [None] * 5
        self.kept.clear()
        self.flying = False

    def lay(self, values: Sequence[int], kept: Sequence[int] = ()) -> None:
        """Five dice in their row or on the tray, at once (gone on with, taken back)."""
        self.kept = set(kept)
        self.flying = False
        for i, value in enumerate(values):
            self.dice[i] = DieState(*self.place(i), 0.0, value, "ab"[i % 2], 0)

    @property
    def empty(self) -> bool:
        return all(die is None for die in self.dice)

    def place(self, i: int) -> tuple[float, float]:
        """Where die `i` belongs: in the row, or on the tray when it is set aside."""
        return self._tray[i] if i in self.kept else self._row[i]

    def at(self, x_u: float, y_u: float) -> int | None:
        """The position of the die at a place on the stage, or None."""
        for i, die in enumerate(self.dice):
            if die is not None and abs(die.x - x_u) < HIT_U and abs(die.y - y_u) < HIT_U:
                return i
        return None

    # -- motion --------------------------------------------------------------------------------
    def throw(
        self,
        positions: Sequence[int],
        values: Sequence[int],
        start: tuple[float, float],
        sound: Sound,
    ) -> Effect:
        """Throw the dice at `positions`, `values` in that order, from `start`; then gather them."""
        if self._still():
            return InOrder(
                Call(lambda: self._appear(positions, values)),
                Call(lambda: sound.play("dice_hit_1", 0.7)),
                Wait(REST_US),
            )
        course = Throw(values, start, self._ground, self._rng)
        heard = 0

        def fly(part: float) -> None:
            nonlocal heard
            self.flying = True
            passed_us = part * course.duration_us
            for i, state in zip(positions, course.at(passed_us), strict=True):
                self.dice[i] = state
            due = heard
            while due < len(course.knocks) and course.knocks[due].at_us <= passed_us:
                due += 1
            # A skipped throw is heard as its last knock, not as all of them at once.
            for knock in course.knocks[max(heard, due - 3) : due]:
                sound.play(
                    f"dice_hit_{self._rng.randint(1, 4)}", 0.2 + 0.8 * knock.force, knock.pan
                )
            heard = due

        return InOrder(
            Tween(course.duration_us, fly, "linear"),
            Wait(REST_US),
            self._glide(positions, GATHER_US, "in_out", landed=True),
        )

    def _appear(self, positions: Sequence[int], values: Sequence[int]) -> None:
        for i, value in zip(positions, values, strict=True):
            self.dice[i] = DieState(*self.place(i), 0.0, value, "ab"[i % 2], 0)

    def set_kept(self, i: int, on: bool) -> Effect:
        """Set die `i` aside, or take it back into the row."""
        if on:
            self.kept.add(i)
        else:
            self.kept.discard(i)
        return self._glide([i], KEEP_US, "out", hop_u=36)

    def take(self, to: tuple[float, float]) -> Effect:
        """All dice go to a player's place and are gone from the table."""
        starts = list(self.dice)

        def go(part: float) -> None:
            for i, die in enumerate(starts):
                if die is not None:
                    x, y = between(die.x, to[0], part), between(die.y, to[1], part)
                    self.dice[i] = replace(die, x=x, y=y, z=60 * part * (1 - part) * 4)
            if part >= 1:
                self.clear()

        return Tween(1 if self._still() else TAKE_US, go, "in_out")

    def _glide(
        self,
        positions: Sequence[int],
        duration_us: int,
        ease: str,
        *,
        hop_u: float = 14,
        landed: bool = False,
    ) -> Effect:
        starts: dict[int, DieState] = {}

        def go(part: float) -> None:
            for i in positions:
                die = self.dice[i]
                if die is None:
                    continue
                first = starts.setdefault(i, die)
                x, y = self.place(i)
                hop = hop_u * 4 * part * (1 - part)
                x, y = between(first.x, x, part), between(first.y, y, part)
                self.dice[i] = replace(first, x=x, y=y, z=max(0.0, hop))
            if landed and part >= 1:
                self.flying = False

        return Tween(1 if self._still() else duration_us, go, ease)

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, kit: Kit, cursor: int | None, keys: Sequence[str]) -> None:
        """Draw the tray and the dice; `cursor` is lifted, `keys` label the places if given."""
        if keys or self.kept:
            box = self._tray_box
            tray = kit.art.svg("props/tray", box.w_u, box.h_u)
            canvas.blit(tray, *box.center, anchor="center")
        order = sorted((die.y, i) for i, die in enumerate(self.dice) if die is not None)
        for _, i in order:
            die = self.dice[i]
            if die is None:
                continue
            lift = 0.0
            if i == cursor:
                glow = kit.art.glow(190, 170, (86, 60, 18))
                canvas.blit(glow, die.x, die.y, anchor="center", add=True)
                lift = 10.0
            draw_die(canvas, kit.art, die, SIZE_U, lift)
        for i, label in enumerate(keys):
            die = self.dice[i]
            if die is not None and not self.flying:
                x, y = self.place(i)
                dy = -72 if i not in self.kept else 62
                key_cap(canvas, kit, label, x - 17, y + dy, 34)
