"""A Monster table without a window: people with hands, keys, a mouse or pads, and dealt hands."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from game.controls.gestures import Act
from game.monster.records import MonsterView
from scenes.games.monster.scene import MonsterTable
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.input.pacing import FRAME_US
from scenes.table.secret.secrets import Curtain
from scenes.table.table import Table
from scenes.tools.gallery.monster import sit as sit_with
from scenes.tools.stagehand import Sitter, Stagehand

SMALL = (640, 360)
PAIR, PLAIN = (10, 10, 9, 8, 7, 5), (10, 9, 8, 7, 6, 4)
LOW, MIXED = (8, 6, 5, 4, 3, 1), (9, 9, 8, 6, 5, 3)
HOPELESS = (10, 10, 10, 9, 9, 9)
FOUR = (PLAIN, PAIR, LOW, MIXED)


class Cellar(Stagehand):
    """A stagehand at a Monster table."""

    table: Table

    def __init__(self, size_px: tuple[int, int] = SMALL, language: str = "en", **more: Any) -> None:
        super().__init__(size_px, language, **more)
        self.app.pump.glance = lambda: None  # type: ignore[method-assign]

    @property
    def scene(self) -> MonsterTable:
        return cast(MonsterTable, self.top)

    @property
    def view(self) -> MonsterView:
        return cast(MonsterView, self.table.view(None))

    def deal(self, hands: Sequence[Sequence[int]], people: Sequence[int], **more: Any) -> Table:
        """Sit people and easy bots down with these hands."""
        sitters = [Sitter(f"P{i}", None if i in people else "easy") for i in range(len(hands))]
        self.table = sit_with(self, hands, sitters, **more)
        return self.table

    def party(self, people: int, bots: int, games: int = 1, seed: int = 3, **more: Any) -> Table:
        """Sit so many down with what chance deals."""
        sitters = [Sitter(f"P{i}", None if i < people else "easy") for i in range(people + bots)]
        self.table = self.sit("monster", sitters, {"games": games}, seed=seed, **more)
        self.app.notices.clear()
        return self.table

    # -- hands ---------------------------------------------------------------------------------
    def down(self, kind: Kind, **what: Any) -> None:
        self._frame(FRAME_US, [Input(kind, self.app.now_us + FRAME_US, **what)])

    def pad(self, pad: int, button: PadButton) -> None:
        self.look()
        self.down(Kind.PAD_DOWN, pad=pad, button=button)
        self.run(60_000)
        self.down(Kind.PAD_UP, pad=pad, button=button)
        self.run(60_000)

    def hold(self, seat: int) -> int:
        """They hold the key that shows their cards; give it to `let_go`."""
        code = self.key(self.table, seat, Act.POINT)
        self.down(Kind.KEY_DOWN, scancode=code)
        self.run(50_000)
        return code

    def let_go(self, code: int) -> None:
        self.down(Kind.KEY_UP, scancode=code)
        self.run(50_000)

    def choose(self, seat: int, key: object) -> None:
        """Put the cursor there and press."""
        self.scene.picker.go_to(key)  # type: ignore[arg-type]
        self.act(self.table, seat, Act.SLAP)

    def words(self) -> str:
        """Everything that is written on screen, in one string."""
        seen: list[str] = []
        text = self.app.text
        line, block = text.line, text.block

        def note_line(words: str, *a: Any, **k: Any) -> Any:
            seen.append(words)
            return line(words, *a, **k)

        def note_block(words: str, *a: Any, **k: Any) -> Any:
            seen.append(words)
            return block(words, *a, **k)

        text.line, text.block = note_line, note_block  # type: ignore[method-assign]
        try:
            self.app.canvas.begin()
            for scene in self.app.stack.shown():
                scene.draw(self.app.canvas)
        finally:
            text.line, text.block = line, block  # type: ignore[method-assign]
        return " | ".join(seen)

    # -- a whole evening -----------------------------------------------------------------------
    def play_on(self, rng: random.Random, steps: int = 3_000) -> None:
        """By keys, until another scene comes."""
        scene = self.scene
        for _step in range(steps):
            if self.app.top is not scene:
                return
            named = scene.secrets.named
            if scene.secrets.curtain is Curtain.HANGING and named is not None:
                self.act(self.table, named, Act.SLAP)
            elif (seat := scene.actor()) is not None and scene.picker.spots:
                if scene.secrets.holds and rng.random() < 0.3:
                    self.let_go(self.hold(seat))
                steps_on = rng.randrange(len(scene.picker.spots))
                for _time in range(steps_on):
                    self.act(self.table, seat, Act.RIGHT)
                self.act(self.table, seat, Act.SLAP)
            else:
                self.run(200_000)
        raise AssertionError("it does not end")


@contextmanager
def cellar(size_px: tuple[int, int] = SMALL, language: str = "en", **more: Any) -> Iterator[Cellar]:
    """A cellar for as long as the context lasts."""
    hand = Cellar(size_px, language, **more)
    try:
        yield hand
    finally:
        hand.close()
