"""Two tables that differ in hidden cards only, played by the same hands, frame by frame.

Whatever everybody may see must be the same at both: pictures, log, sounds, when the next frame is
due. Once something public came out differently (a card turned up) they are twins no more.
"""

from __future__ import annotations

import random
from typing import Any, cast

import pygame

from game.controls.gestures import Act
from game.core.engine import TABLE, Event, Seat
from game.core.wire import event_to_json, view_to_json
from scenes.table.secret.life import SecretLife
from scenes.table.secret.secrets import Curtain
from scenes.tools.stagehand import Sitter, Stagehand

FRAME_US = 33_334
STREET_DECK = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]
DECKS: dict[str, list[Any]] = {
    "monster": [rank for rank in range(1, 11) for _ in range(rank)],
    "texas_hold_it": ["cactus", "cactus", "snake", "snake", "gas", "calm", "calm"],
    "monster_gunslingers": STREET_DECK,
}


class Twin:
    """One of the two: its hands, and what it told everybody."""

    def __init__(
        self, game: str, sitters: list[Sitter], decks: list[list[Any]], seed: int, speed: str
    ) -> None:
        self.hand = Stagehand((480, 270), speed=speed)
        app = self.hand.app
        app.pump.glance = lambda: None  # type: ignore[method-assign]
        app.settings.hold_to_look = True
        app.settings.reduced_motion = True
        self.log: list[Any] = []
        self.sounds: list[Any] = []
        self.told: list[Any] = []
        plain_log, plain_sound = app.log.write, app.sound.play

        def write(what: str, /, **facts: Any) -> None:
            self.log.append((what, facts))
            plain_log(what, **facts)

        def play(name: str, *rest: Any, **more: Any) -> None:
            self.sounds.append((name, rest))
            plain_sound(name, *rest, **more)

        app.log.write = write  # type: ignore[method-assign]
        app.sound.play = play  # type: ignore[method-assign]
        self.table = self.hand.sit(game, sitters, seed=seed, stack={"decks": decks})
        app.notices.clear()
        self.scene = cast(Any, self.hand.top)
        plain_show = self.scene.show

        def show(event: Event) -> None:
            self.told.append(event_to_json(event))
            plain_show(event)

        self.scene.show = show

    def public(self) -> Any:
        """What everybody knows by now."""
        return self.told, view_to_json(self.table.view(TABLE)), self.table.result()

    def picture(self) -> bytes:
        return pygame.image.tobytes(self.hand.picture(), "RGB")


class Twins:
    """Plays both; `compared` counts the pairs of pictures that were the same."""

    def __init__(self, game: str, seats: int, people: int, seed: int, speed: str = "fast") -> None:
        self.rng = rng = random.Random(seed)
        deck = list(DECKS[game])
        decks, others = [], []
        for _round in range(4):
            rng.shuffle(deck)
            decks.append(list(deck))
            others.append(self._other(list(deck), 6 * seats))
        levels: list[str | None] = [None] * people + ["easy"] * (seats - people)
        sitters = [Sitter(f"P{seat}", level) for seat, level in enumerate(levels)]
        self.pair = [Twin(game, sitters, cards, seed, speed) for cards in (decks, others)]
        self.compared = 0

    def _other(self, deck: list[Any], reach: int) -> list[Any]:
        """The same deck with two different cards in each other's place."""
        while True:
            i, j = self.rng.sample(range(min(reach, len(deck))), 2)
            if deck[i] != deck[j]:
                deck[i], deck[j] = deck[j], deck[i]
                return deck

    def close(self) -> None:
        for twin in self.pair:
            twin.hand.close()

    @property
    def twins(self) -> bool:
        """Whether everybody still knows the same of both."""
        one, other = self.pair
        return one.public() == other.public() and self.scene.name == one.hand.top.name

    @property
    def scene(self) -> SecretLife:
        return cast(SecretLife, self.pair[0].scene)

    def play(self, turns: int) -> None:
        """So many looks at what is asked, as long as they are twins."""
        for _turn in range(turns):
            if not self.frames(self.rng.choice([2, 5])):
                return
            named = self.scene.secrets.named
            if self.scene.secrets.curtain is Curtain.HANGING and named is not None:
                self.act(named, Act.SLAP)
                if not self.frames(12):
                    return
            seat = self.scene.actor()
            if seat is not None:
                self._choose(seat)
            elif self.scene.reading is not None:
                self.act(self.scene.reading, Act.SLAP)

    def _choose(self, seat: Seat) -> None:
        """Look, choose at random until the move is made, let go."""
        for twin in self.pair:
            twin.hand.press(twin.hand.key(twin.table, seat, Act.POINT))
        for _choice in range(8):
            spots = self.scene.picker.spots
            if not spots or self.scene.actor() != seat:
                break
            key = self.rng.choice([spot.key for spot in spots])
            for twin in self.pair:
                twin.scene.picker.go_to(key)
                twin.hand.act(twin.table, seat, Act.SLAP)
        for twin in self.pair:
            twin.hand.let_go(twin.hand.key(twin.table, seat, Act.POINT))
            twin.sounds.clear()  # their owner's hands were heard; pictures are what nobody sees
            if twin.scene.actor() == seat and twin.scene.step_back():
                twin.scene.step_home()
                twin.scene.renew(seat)

    def act(self, seat: Seat, act: Act) -> None:
        for twin in self.pair:
            twin.hand.act(twin.table, seat, act)

    def frames(self, count: int) -> bool:
        """Let so many frames pass and compare each; False when they are twins no more."""
        one, other = self.pair
        for _frame in range(count):
            for twin in self.pair:
                twin.hand.app.step(FRAME_US, draw=False)
            if not self.twins:
                return False
            viewers = [twin.scene.viewer() for twin in self.pair]
            assert viewers[0] == viewers[1]
            assert one.log == other.log, "the log tells a hidden card"
            if viewers[0] != TABLE:
                continue
            assert one.sounds == other.sounds, "what is heard tells a hidden card"
            assert one.scene.prompt() == other.scene.prompt()
            assert one.picture() == other.picture(), "a picture tells a hidden card"
            self.compared += 1
        return True
