"""Whole games played frame by frame, and every stretch in which a person can but wait.

A stretch ends when somebody at the screen can answer something, or when a text on screen names the
key that skips what is going on. `python -m tests.scenes.waits` lists the long ones of all tables.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast

import pygame

from game.controls.gestures import Act
from game.core.engine import Move
from game.high_noon.records import FIRE
from game.saloon_poker.records import Phase
from scenes.games.high_noon.scene import Duel
from scenes.games.high_noon.shown import Stage as DuelStage
from scenes.games.saloon_poker.scene import SaloonPoker
from scenes.games.slap45.scene import SlapStreet
from scenes.games.slap45.shown import Stage as SlapStage
from scenes.kit.text.lettering import Lettering
from scenes.table.secret.scene import SecretTable
from scenes.table.secret.secrets import Curtain
from scenes.tools.stagehand import Sitter, Stagehand

LONG_US = 3_000_000
STEP_US = 100_000
LOOK_US = 300_000
"""So often it is looked at what is written, while nobody can answer."""
NAMED = ("Any key", "Skip ahead", "아무 키", "건너뛰기")
SMALL = (640, 360)
GAMES = ("saloon_poker", "high_noon", "slap45", "monster", "monster_gunslingers", "texas_hold_it")


@dataclass(frozen=True, slots=True)
class Stretch:
    """A wait: since when and for how long (µs of app time), and what was on screen at its end."""

    since_us: int
    for_us: int
    scene: str
    texts: tuple[str, ...]


@contextmanager
def written() -> Iterator[list[str]]:
    """Every text asked of the lettering meanwhile."""
    seen: list[str] = []
    line, block = Lettering.line, Lettering.block

    def note_line(self: Lettering, text: str, *a: Any, **k: Any) -> pygame.Surface:
        seen.append(text)
        return line(self, text, *a, **k)

    def note_block(self: Lettering, text: str, *a: Any, **k: Any) -> pygame.Surface:
        seen.append(text)
        return block(self, text, *a, **k)

    Lettering.line, Lettering.block = note_line, note_block  # type: ignore[method-assign]
    try:
        yield seen
    finally:
        Lettering.line, Lettering.block = line, block  # type: ignore[method-assign]


class Watcher:
    """Plays a game for the people at a table and notes how long they can but wait."""

    def __init__(self, hand: Stagehand, seed: int = 1) -> None:
        self.hand, self.app = hand, hand.app
        self.rng = random.Random(seed)
        self.stretches: list[Stretch] = []
        self._since_us: int | None = None
        self._looked_us = 0
        self._read_from_us: int | None = None
        self._texts: tuple[str, ...] = ()

    # -- who may do what -----------------------------------------------------------------------
    def asked(self) -> tuple[int, str] | None:
        """A person who can answer something now, and how: "move", "key" (slap), "race" or "any".

        None while everybody at the screen can but wait.
        """
        match self.hand.top:
            case SecretTable() as scene:
                return self._secret(scene)
            case SaloonPoker() as scene:
                if scene.asking:
                    return -1, "any"
                seats = scene.asked() if scene.view().phase is Phase.ACCUSE else [scene.actor()]
                return (seats[0], "move") if seats and seats[0] is not None else None
            case Duel() as scene:
                return self._duel(scene)
            case SlapStreet() as scene:
                return self._slap(scene)
        return None

    @staticmethod
    def _secret(scene: SecretTable) -> tuple[int, str] | None:
        if scene.secrets.curtain is Curtain.HANGING and scene.secrets.named is not None:
            return scene.secrets.named, "key"
        if scene.film.busy:
            return None
        if scene.reading is not None:
            return (scene.reading, "key") if not scene.secrets.covered else None
        seat = scene.actor()
        return (seat, "move") if seat is not None else None

    @staticmethod
    def _duel(scene: Duel) -> tuple[int, str] | None:
        people = [seat for seat in scene.people if seat in scene.sides]
        match scene.stage:
            case DuelStage.ASK if people:
                left = [seat for seat in people if seat not in scene.ready]
                return (left[0], "key") if left else None
            case DuelStage.READY | DuelStage.LIVE if people:
                return people[0], "race"
            case DuelStage.CHOOSE if not scene.film.busy:
                seats = scene.table.people(scene.table.to_act())
                return (seats[0], "move") if seats else None
        return None

    @staticmethod
    def _slap(scene: SlapStreet) -> tuple[int, str] | None:
        view = scene.view()
        living = [seat for seat in scene.people if view.lives(seat)]
        if scene.stage is SlapStage.ASK:
            left = [seat for seat in scene.asked() if seat not in scene.ready]
            return (left[0], "key") if left else None
        if scene.stage is not SlapStage.PLAY or scene.film.busy or scene.resting:
            return None
        if living:
            return living[0], "race"
        seats = scene.table.people(scene.table.to_act())
        return (seats[0], "move") if seats else None

    # -- playing -------------------------------------------------------------------------------
    def play(self, limit_us: int, enough: Callable[[], bool] = lambda: False) -> list[Stretch]:
        """Until the game is over, it is enough, or so much app time has passed; the waits longer
        than LONG_US."""
        end_us = self.app.now_us + limit_us
        while self.app.now_us < end_us and self.hand.top.name != "results" and not enough():
            asked = self.asked()
            if asked is not None:
                self._ends()
                self._answer(*asked)
            else:
                self._look()
            self.hand.run(STEP_US)
        self._ends()
        return [one for one in self.stretches if one.for_us > LONG_US]

    def _answer(self, seat: int, how: str) -> None:
        self._read_from_us = None
        table = cast(Any, self.hand.top).table
        match how:
            case "any":
                self.hand.tap(pygame.KSCAN_RETURN)
            case "key":
                self.hand.act(table, seat, Act.SLAP)
            case "race" if self.rng.random() < 0.12:
                self.hand.act(table, seat, Act.SLAP)
            case "move":
                moves: Sequence[Move] = table.legal(seat)
                if moves and not (self.rng.random() < 0.5 and moves[0] is FIRE):
                    table.play(seat, self.rng.choice(list(moves)))

    def _look(self) -> None:
        """Nobody can answer: does the screen say how to go on?"""
        now_us = self.app.now_us
        if self._since_us is None:
            self._since_us, self._looked_us = now_us, 0
        if now_us - self._looked_us < LOOK_US:
            return
        self._looked_us = now_us
        with written() as texts:
            self.app.canvas.invalidate()
            self.app.pump.fresh()
            self.app.step(0)
        self._texts = tuple(texts)
        if any(name in text for text in texts for name in NAMED):
            self._ends()
            self._since_us = self.app.now_us
            self._read()
        else:
            self._read_from_us = None

    def _read(self) -> None:
        """A sheet that lies until somebody has read it is put away after a while."""
        scene = self.hand.top
        lies = isinstance(scene, Duel) and scene.stage is DuelStage.FINISH
        if not lies:
            self._read_from_us = None
        elif self._read_from_us is None:
            self._read_from_us = self.app.now_us
        elif self.app.now_us - self._read_from_us > 2_000_000:
            self._read_from_us = None
            self.hand.tap(pygame.KSCAN_RETURN)

    def _ends(self) -> None:
        if self._since_us is not None:
            name, texts = self.hand.top.name, self._texts
            since_us, self._since_us = self._since_us, None
            self.stretches.append(Stretch(since_us, self.app.now_us - since_us, name, texts))


def waits(
    game: str,
    levels: Sequence[str | None],
    *,
    speed: str = "normal",
    language: str = "en",
    options: dict[str, Any] | None = None,
    seed: int = 1,
    limit_us: int = 900_000_000,
) -> list[Stretch]:
    """The waits of a game; `levels` by seat, None is a person."""
    hand = Stagehand(SMALL, language, speed=speed)
    try:
        hand.app.pump.glance = lambda: None  # type: ignore[method-assign]
        hand.app.settings.hold_to_look = False
        sitters = [Sitter(f"P{i}", level) for i, level in enumerate(levels)]
        hand.sit(game, sitters, options, seed=seed)
        hand.app.notices.clear()
        return Watcher(hand, seed).play(limit_us)
    finally:
        hand.close()


def main() -> None:
    """Lists the long waits of whole games."""
    games = sys.argv[1:] or GAMES
    for game in games:
        two = game == "high_noon"
        parties: tuple[tuple[str | None, ...], ...] = (
            ((None, "easy"), ("easy", "hard")) if two else
            ((None, "easy", "middle", "hard"), (None, None, "easy", "easy"), ("easy",) * 4)
        )  # fmt: skip
        for party in parties:
            for speed in ("normal", "slow"):
                found = waits(game, party, speed=speed)
                people = sum(level is None for level in party)
                print(f"{game}: {people} of {len(party)} people, {speed}: {len(found)} long waits")
                for one in found[:12]:
                    print(f"  at {one.since_us / 1e6:.1f} s for {one.for_us / 1e6:.1f} s: "
                          f"{one.scene}: {' | '.join(one.texts)[-260:]}")  # fmt: skip


if __name__ == "__main__":
    main()
