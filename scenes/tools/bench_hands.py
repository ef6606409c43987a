"""What the probe plays at the tables with secret hands: full tables of people, in their motion.

People open the curtain by their own keys and make moves that keep the table busy: Stampedes on Main
Street, whole fights in the cellar, rounds that end in the washroom. A table that is through is
opened anew.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

import pygame

from game.controls.gestures import Act
from game.core.engine import TABLE, Move, Seat, View
from game.core.options import OptionValue
from game.core.session import Session
from game.monster.records import FOLD, MonsterView
from game.monster_gunslingers.records import Act as Played
from game.monster_gunslingers.records import Flip
from game.texas_hold_it.records import HOLD, Pee, Say, TexasView
from scenes.games import TABLES
from scenes.kit.input.inputs import Input, Kind
from scenes.table.secret.scene import SecretTable
from scenes.table.secret.secrets import Curtain
from scenes.table.table import Table
from scenes.tools.stagehand import Sitter, chairs_for, setup_for

if TYPE_CHECKING:
    from scenes.tools.bench_app import ProbeApp

NAMES = ("Belle", "Doc", "Hattie", "Buck", "Pearl", "Silas", "Mabel", "Wyatt")
REST_S = 0.25
"""Between two presses, as somebody quick would."""
TENS = ("TS", "TH", "TD", "TC")


class Play(Protocol):
    """How a game is kept busy: its key and people, what they do, what the motion is called."""

    game: str
    people: int
    busy: str
    first: Seat
    options: dict[str, OptionValue]

    def stack(self) -> dict[str, Sequence[Any]]:
        """The scripted cards of the first round."""

    def pick(self, legal: Sequence[Move], view: View) -> Move:
        """What to do next."""

    def motion(self, before: View, after: View, move: Move) -> str:
        """What is seen after a move, in a word; `busy` is the motion that is measured."""


@dataclass
class Stampedes:
    """Six on Main Street; whoever has a ten lets the herd loose."""

    game = "monster_gunslingers"
    people = 6
    busy = "stampede"
    first = 0

    def __post_init__(self) -> None:
        self.options: dict[str, OptionValue] = {}
        self._left = len(TENS)

    def stack(self) -> dict[str, Sequence[Any]]:
        """Five dull cards on the street, and a ten in four of the six hands."""
        self._left = len(TENS)
        cards = [rank + suit for rank in "A23456789JQK" for suit in "SHDC"]
        street, rest = cards[:5], cards[5:]
        return {"decks": [[*street, *TENS, *rest]]}

    def pick(self, legal: Sequence[Move], view: View) -> Move:
        tens = [move for move in legal if isinstance(move, Played) and move.card in TENS]
        return tens[0] if tens else next(move for move in legal if isinstance(move, Flip))

    def motion(self, before: View, after: View, move: Move) -> str:
        return "stampede" if isinstance(move, Played) else "other"


@dataclass
class Fights:
    """Eight in the cellar; everybody throws what must go, the Champion fights."""

    game = "monster"
    people = 8
    busy = "fight"
    first = 7

    def __post_init__(self) -> None:
        self.options: dict[str, OptionValue] = {"games": 3}

    def stack(self) -> dict[str, Sequence[Any]]:
        return {}

    def pick(self, legal: Sequence[Move], view: View) -> Move:
        return next((move for move in legal if move != FOLD), FOLD)

    def motion(self, before: View, after: View, move: Move) -> str:
        one, two = cast(MonsterView, before), cast(MonsterView, after)
        return "fight" if two.last is not None and two.last is not one.last else "discards"


@dataclass
class Reveals:
    """Six in the washroom; a few peeks and swaps, then they stand, hold it, and all is shown."""

    game = "texas_hold_it"
    people = 6
    busy = "reveal"
    first = 0

    def __post_init__(self) -> None:
        self.options: dict[str, OptionValue] = {"rounds": 5}
        self._chance = random.Random(45)

    def stack(self) -> dict[str, Sequence[Any]]:
        return {}

    def pick(self, legal: Sequence[Move], view: View) -> Move:
        stands = [move for move in legal if isinstance(move, Pee)]
        if isinstance(legal[0], Say) or self._chance.random() < 0.2:
            return self._chance.choice(legal)
        return self._chance.choice(stands) if stands else HOLD if HOLD in legal else legal[-1]

    def motion(self, before: View, after: View, move: Move) -> str:
        one, two = cast(TexasView, before), cast(TexasView, after)
        ended = two.last_round is not None and (
            two.round != one.round or two.last_round is not one.last_round
        )
        return "reveal" if ended else "other"


PLAYS: dict[str, type[Stampedes] | type[Fights] | type[Reveals]] = {
    "gunslingers": Stampedes,
    "monster": Fights,
    "texas": Reveals,
}
"""By the first word of their rows."""


class Hands:
    """The people at a table: open the curtain, look, move, all by what the scene asks."""

    def __init__(self, app: ProbeApp, play: Play) -> None:
        self._app, self._play = app, play
        self._asked_s = 0.0
        self.scene = self._seated()
        self.motion = "other"
        """What the film shows that is running."""

    def _seated(self) -> SecretTable:
        play = self._play
        sitters = tuple(Sitter(name) for name in NAMES[: play.people])
        setup = setup_for(
            play.game, sitters, play.options, first=play.first, seed=45, stack=play.stack()
        )
        table = Table(self._app, Session.new(setup, chairs_for(sitters), bot_seed=1))
        scene = TABLES[play.game].open(self._app, table)
        assert isinstance(scene, SecretTable)
        self._app.reset(scene)
        return scene

    def doing(self) -> str:
        """What the frame just drawn had to show, in a word."""
        if self._app.top is not self.scene:
            return "away"
        if self.scene.secrets.moving:
            return "curtain"
        return self.motion if self.scene.film.moving else "still"

    def go(self) -> None:
        """Do what somebody would now, if anything."""
        scene = self.scene
        if self._app.top is not scene:  # the game is over, the results are up
            self.scene, self.motion = self._seated(), "other"
            return
        if time.monotonic() - self._asked_s < REST_S or scene.film.moving or scene.secrets.moving:
            return
        self._asked_s = time.monotonic()
        named = scene.secrets.named
        if scene.secrets.curtain is Curtain.HANGING and named is not None:
            self._press(scene.table, named)
        elif scene.reading is not None:
            self._press(scene.table, scene.reading)
        elif (seat := scene.actor()) is not None:
            self._move(seat)

    def _press(self, table: Table, seat: Seat) -> None:
        zone = table.guests[seat].zone
        code = zone.key_for(Act.SLAP) if zone is not None else None
        assert code is not None
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, scancode=code, key=0, mod=0, unicode=""))

    def _move(self, seat: Seat) -> None:
        table = self.scene.table
        before = table.view(TABLE)
        move = self._play.pick(table.legal(seat), before)
        self.scene.play(seat, move, Input(Kind.KEY_DOWN, self._app.now_us))
        self.motion = self._play.motion(before, table.view(TABLE), move)


def frames(app: ProbeApp, what: str, seconds: float) -> int:
    """A full table in motion for so long; tells what every frame took, by what it showed."""
    from scenes.tools.bench_app import say

    app.settings.hold_to_look = False  # the hand lies open on the bench while it is one's own turn
    people = Hands(app, PLAYS[what]())
    shown: list[str] = []
    say(ready=True)
    app.pump.fresh()
    begun_s = time.monotonic()
    while time.monotonic() - begun_s < seconds and not app.ending:
        drawn = len(app.frames_us)
        app.turn()
        shown += [people.doing()] * (len(app.frames_us) - drawn)
        people.go()
    told = list(zip(app.frames_us, app.own_us, shown, strict=True))
    kinds = dict.fromkeys(shown)
    say(
        frames={kind: [us for (us, _d), _own, doing in told if doing == kind] for kind in kinds},
        own={kind: [own for _us, own, doing in told if doing == kind] for kind in kinds},
        first=[us for us, _ in app.frames_us[:3]],
    )
    app.end()
    app.close()
    return 0
