"""Plays tables with secret hands by keys and watches every frame for a face nobody may see.

`python -m tests.scenes.table.secret.handover GAME --count N` plays until the curtain has been
opened N times and says what it saw; the tests play fewer. Bots fill half of the chairs; people
press wrong keys at the curtain, look, let go, pause and go on.
"""

from __future__ import annotations

import argparse
import random
import re
from collections.abc import Iterable, Sequence
from typing import Any, cast

import pygame

from game.controls.gestures import Act
from game.core.engine import TABLE, Event, Seat
from game.core.registry import GAMES
from game.core.wire import event_to_json, view_to_json
from scenes.kit.input.inputs import Input, Kind
from scenes.table.secret.life import SecretLife
from scenes.table.secret.secrets import Curtain
from scenes.table.table import Table
from scenes.tools.stagehand import Sitter, Stagehand

FACE = re.compile(
    r"^(?:monster/card_(?P<monster>\d+)"
    r"|gunslingers/(?:four/)?(?P<gun>[A23456789TJQK][cdhs])"
    r"|texas/(?:card|cowboy)_(?P<texas>cactus|snake|gas|calm))$"
)
CARD = re.compile(r"^[A23456789TJQK][SHDCshdc]$")


def face_of(name: str) -> str | None:
    """The card whose face a picture is, None for backs and everything else."""
    found = FACE.match(name)
    if found is None:
        return None
    return (found["monster"] or found["gun"] or found["texas"]).lower()


def cards_in(data: Any) -> set[str]:
    """All cards that stand open in a view or an event as plain data."""
    if isinstance(data, dict):
        return set().union(*(cards_in(value) for value in data.values())) if data else set()
    if isinstance(data, (list, tuple)):
        return set().union(*(cards_in(value) for value in data)) if data else set()
    if isinstance(data, str) and (CARD.match(data) or data in ("cactus", "snake", "gas", "calm")):
        return {data.lower()}
    return set()


class LeakError(AssertionError):
    """A face was on screen that nobody might see."""


class Watcher(Stagehand):
    """A stagehand that draws every frame and looks at every face in it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.frames = 0
        self.faces: list[str] = []
        self.public: set[str] = set()
        self.before: set[str] = set()
        """What was open in the round before, while the film still shows it."""
        self.kept: tuple[object, set[str]] = None, set()
        """Who looked before the film began, and what they knew: it may still show that."""
        self.watching = False
        art = self.app.art
        plain = art.svg

        def svg(name: str, *rest: Any, **more: Any) -> pygame.Surface:
            self.faces.append(name)
            return plain(name, *rest, **more)

        art.svg = svg  # type: ignore[method-assign]
        self.app.pump.glance = lambda: None  # type: ignore[method-assign]

    def watch(self, table: Table) -> None:
        """From now on every frame of this table is looked at."""
        self.table = table
        self.watching = True
        scene = cast(SecretLife, self.top)
        plain = scene.show

        def show(event: Event) -> None:
            if type(event).__name__ == "RoundBegan":  # what was open before is hidden again
                self.before, self.public = self.before | self.public, set()
            self.public |= cards_in(event_to_json(event))
            plain(event)

        scene.show = show  # type: ignore[method-assign]
        self.scene = scene

    def _frame(self, dt_us: int, inputs: Sequence[Input]) -> None:
        super()._frame(dt_us, inputs)
        if not self.watching or self.app.top is None:
            return
        self.frames += 1
        self.faces.clear()
        self.app.canvas.begin()
        for scene in self.app.stack.shown():
            scene.draw(self.app.canvas)
        shown = self.app.stack.shown()
        if self.scene in shown:
            self.judge(shown[-1] is self.scene)

    def judge(self, on_top: bool) -> None:
        """Every face drawn must be public, or in the view of who looks. Raises LeakError."""
        scene, table = self.scene, self.table
        drawn = {face for name in self.faces if (face := face_of(name)) is not None}
        if scene.reference_open or not drawn:
            return
        game = table.key
        viewer = scene.viewer()
        if viewer is None or (viewer != TABLE and scene.secrets.covered):
            raise LeakError(f"{viewer} looks behind the curtain")
        if viewer != TABLE and not on_top and scene.secrets.sole is None:
            raise LeakError(f"{viewer} looks although something lies over the table")
        if game == "monster":
            shown = cast(Any, scene).shown
            allowed = {str(card) for hand in shown.open.values() for card in hand}
            if shown.fight is not None:
                last = shown.fight.last
                allowed |= {str(card) for card in (*last.champion_hand, *last.monster)}
            if viewer != TABLE:
                own = cast(Any, table.view(viewer)).hands[viewer] or ()
                allowed |= {str(card) for card in own}
            if drawn - allowed:
                raise LeakError(f"faces {sorted(drawn - allowed)} that {viewer} may not see")
            return
        if not scene.film.busy:
            self.before = set()
        allowed = self.public | self.before | cards_in(view_to_json(table.view(TABLE)))
        if viewer != TABLE:
            known = cards_in(view_to_json(table.view(viewer)))
            if not scene.film.busy:
                self.kept = viewer, known
            allowed |= known | (self.kept[1] if self.kept[0] == viewer else set())
        if game == "texas_hold_it":
            # The words of a claim are public; a card at a back is not.
            shown = cast(Any, scene).shown
            turned = {cowboy.card for cowboy in shown.row if cowboy.card is not None}
            seen = {name for name in self.faces if name.startswith("texas/card_")}
            bodies = {face_of(name) for name in self.faces if name.startswith("texas/cowboy_")}
            if bodies - turned:
                raise LeakError(f"cowboys {bodies - turned} have turned without cause")
            backs = {name for name in seen if name != "texas/card_back"}
            own = cards_in(view_to_json(table.view(viewer)).get("seen", []))
            peeked = {face for name in backs if (face := face_of(name)) is not None}
            if peeked - (own if viewer != TABLE else set()) - turned:
                raise LeakError(f"{sorted(peeked)} shown to {viewer}")
            return
        if drawn - allowed:
            raise LeakError(f"faces {sorted(drawn - allowed)} that {viewer} may not see")

    def _look_at_monster(self, drawn: set[str], viewer: object) -> None:
        """Ranks on screen: of hands turned up, of the fight, of whoever looks; of nobody else."""
        shown = cast(Any, self.scene).shown
        allowed = {rank for hand in shown.open.values() for rank in hand}
        if shown.fight is not None:
            last = shown.fight.last
            allowed |= {*last.monster, *last.champion_hand}
            allowed |= {rank for hand in last.hands if hand is not None for rank in hand}
        if viewer != TABLE:
            own = cast(Any, self.table.view(cast(Seat, viewer))).hands[cast(int, viewer)]
            allowed |= {*(own or ()), *cast(Any, self.scene).fed()}
        if more := drawn - {str(rank) for rank in allowed}:
            raise LeakError(f"ranks {sorted(more)} that {viewer} may not see")


class Hands:
    """Plays one table after another at random, by keys."""

    def __init__(self, game: str, seed: int, language: str = "en") -> None:
        self.game, self.rng, self.language = game, random.Random(seed), language
        self.handovers = self.frames = self.games = 0

    def play(self, count: int) -> None:
        """Until the curtain was opened so often."""
        while self.handovers < count:
            self._game(count)

    def _game(self, count: int) -> None:
        rng = self.rng
        players = list(GAMES[self.game].engine.players)
        seats = rng.choice(players)
        people = rng.randint(2, min(4, seats))
        levels: list[str | None] = [None] * people + ["easy"] * (seats - people)
        rng.shuffle(levels)
        hand = Watcher((640, 360), self.language, speed=rng.choice(["off", "off", "off", "fast"]))
        try:
            hand.app.settings.hold_to_look = rng.random() < 0.7
            hand.app.settings.reduced_motion = rng.random() < 0.3
            options = self._options()
            table = hand.sit(
                self.game,
                [Sitter(f"P{seat}", level) for seat, level in enumerate(levels)],
                options,
                seed=rng.randrange(1 << 30),
            )
            hand.app.notices.clear()
            hand.watch(table)
            self.games += 1
            self._table(hand, table, count)
        finally:
            self.frames += hand.frames
            hand.watching = False
            hand.close()

    def _options(self) -> dict[str, Any]:
        if self.game == "monster_gunslingers":
            return {"betting": self.rng.random() < 0.5, "rounds": self.rng.randint(1, 2)}
        if self.game == "monster":
            return {"games": self.rng.randint(1, 3)}
        return {"rounds": 5}

    def _table(self, hand: Watcher, table: Table, count: int) -> None:
        scene = hand.scene
        for _step in range(3_000):
            if hand.app.top is not scene or self.handovers >= count:
                return
            if scene.secrets.curtain is Curtain.HANGING and scene.secrets.named is not None:
                self._curtain(hand, table, scene.secrets.named)
            elif scene.film.busy:
                hand.run(self.rng.choice([40_000, 400_000]))
            elif scene.reading is not None:
                self._maybe_look(hand, table, scene.reading)
                hand.act(table, scene.reading, Act.SLAP)
            elif (seat := scene.actor()) is not None:
                self._turn(hand, table, seat)
            else:
                hand.run(120_000)

    def _curtain(self, hand: Watcher, table: Table, seat: Seat) -> None:
        scene, rng = hand.scene, self.rng
        if rng.random() < 0.3:
            others = [s for s in scene.people if s != seat]
            wrong = [hand.key(table, s, Act.SLAP) for s in others[:1]]
            wrong += [pygame.KSCAN_RETURN, hand.key(table, seat, Act.POINT)]
            hand.tap(*wrong)
            if scene.secrets.curtain is not Curtain.HANGING:
                raise LeakError("a wrong key opened the curtain")
        if rng.random() < 0.05:
            hand.tap(pygame.KSCAN_ESCAPE)
            hand.run(400_000)
            hand.tap(pygame.KSCAN_ESCAPE)
            hand.run(500_000)
        hand.act(table, seat, Act.SLAP)
        if scene.secrets.owner == seat:
            self.handovers += 1
        self._maybe_look(hand, table, seat)

    def _maybe_look(self, hand: Watcher, table: Table, seat: Seat) -> None:
        if not hand.scene.secrets.holds or self.rng.random() < 0.3:
            return
        code = hand.key(table, seat, Act.POINT)
        at_us = hand.app.now_us + 20_000
        hand._frame(20_001, [Input(Kind.KEY_DOWN, at_us, scancode=code)])
        hand.run(60_000)
        if self.rng.random() < 0.1:
            hand._frame(1, [Input(Kind.FOCUS_LOST, hand.app.now_us)])
            if hand.scene.secrets.owner is not None:
                raise LeakError("the focus went and somebody looks on")
        hand._frame(1, [Input(Kind.KEY_UP, hand.app.now_us + 1, scancode=code)])
        hand.run(60_000)

    def _turn(self, hand: Watcher, table: Table, seat: Seat) -> None:
        scene, rng = hand.scene, self.rng
        if not scene.picker.spots:
            hand.run(50_000)
            return
        spot = rng.choice(scene.picker.spots)
        scene.picker.go_to(spot.key)
        if rng.random() < 0.05:
            self._maybe_look(hand, table, seat)
        hand.act(table, seat, Act.SLAP)
        if rng.random() < 0.02:
            hand.tap(pygame.KSCAN_TAB)
            hand.run(100_000)
            hand.tap(pygame.KSCAN_TAB)


def main(args: Iterable[str] | None = None) -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=["monster_gunslingers", "monster", "texas_hold_it"])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(args)
    hands = Hands(wanted.game, wanted.seed)
    hands.play(wanted.count)
    print(f"{hands.handovers} hand-overs, {hands.games} games, {hands.frames} frames: no face")


if __name__ == "__main__":
    main()
