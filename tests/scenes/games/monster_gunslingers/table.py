"""A Monster Gunslingers table without a window, with hands that press keys and click."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from game.controls.gestures import Act as Press
from game.core.engine import TABLE, Move, Seat
from game.monster_gunslingers.records import GunslingerView
from scenes.games.monster_gunslingers.scene import MonsterGunslingers
from scenes.games.monster_gunslingers.shown import Shown
from scenes.kit.input.inputs import Input, Kind
from scenes.table.table import Table
from scenes.tools.gallery.gunslingers import dealt, go, ready
from scenes.tools.stagehand import Sitter, Stagehand

NAMES = ("Belle", "Doc", "Hattie", "Buck", "Pearl", "Wyatt")
SMALL = (640, 360)


class Town:
    """A table opened; `levels` None is a person. One need not hold a key to look."""

    def __init__(
        self,
        levels: Sequence[str | None] = (None, None),
        *,
        hands: Sequence[str] = (),
        street: Sequence[str] = ("KS", "9H", "4D", "JC", "QH"),
        draws: Sequence[str] = (),
        size: tuple[int, int] = SMALL,
        language: str = "en",
        speed: str = "off",
        text_percent: int = 100,
        hold: bool = False,
        names: Sequence[str] = NAMES,
        seed: int = 1,
        stack: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.hand = Stagehand(size, language, speed=speed, text_percent=text_percent)
        self.app = self.hand.app
        self.app.pump.glance = lambda: None  # type: ignore[method-assign]
        self.app.settings.hold_to_look = hold
        if hands:
            stack = {**dealt(hands, street, draws), **(stack or {})}
        sitters = [Sitter(name, level) for name, level in zip(names, levels, strict=False)]
        self.table: Table = self.hand.sit(
            "monster_gunslingers", sitters, options, stack=stack, seed=seed
        )
        self.app.notices.clear()

    @property
    def scene(self) -> MonsterGunslingers:
        return cast(MonsterGunslingers, self.hand.top)

    def view(self, seat: Seat | str = TABLE) -> GunslingerView:
        return cast(GunslingerView, self.table.view(cast(Any, seat)))

    def ready(self) -> Seat:
        """On to the next choice of a person, their curtain open."""
        return ready(self.hand, self.table)

    def go(self, *moves: Move) -> None:
        """People make these moves, one after another."""
        go(self.hand, self.table, *moves)

    def moves(self) -> list[dict[str, Any]]:
        """What players did so far, as the transcript has it."""
        moves = cast("list[dict[str, Any]]", self.table.session.transcript()["moves"])
        return [move for move in moves if move["do"] != "wait"]

    def last(self) -> dict[str, Any]:
        """The last move."""
        return self.moves()[-1]

    def point(self, key: object, seat: Seat) -> None:
        """Bring the cursor to a key with one's own right key."""
        for _ in range(len(self.scene.picker.spots) + 1):
            if self.scene.picker.key == key:
                return
            self.hand.act(self.table, seat, Press.RIGHT)
        raise AssertionError(f"the cursor never comes to {key}: {self.scene.picker.spots}")

    def by_keys(self, *keys: object) -> None:
        """Choose one thing after another with one's own keys."""
        seat = self.ready()
        for key in keys:
            self.point(key, seat)
            self.hand.act(self.table, seat, Press.SLAP)

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Within, whose turn it is holds their key to look."""
        seat = self.ready()
        code = self.hand.key(self.table, seat, Press.POINT)
        for kind in (Kind.KEY_DOWN, Kind.KEY_UP):
            self.hand._frame(20_000, [Input(kind, self.app.now_us + 20_000, scancode=code)])
            self.hand.run(40_000)
            if kind is Kind.KEY_DOWN:
                yield

    def by_mouse(self, *keys: object) -> None:
        """Choose one thing after another with the mouse."""
        self.ready()
        for key in keys:
            spot = self.scene.picker.find(cast(Any, key))
            assert spot is not None, f"{key} is not offered: {self.scene.picker.spots}"
            x = spot.x_u + (20 if key[0] == "hand" else spot.w_u / 2)  # type: ignore[index]
            self.hand.click(x, spot.centre[1])


@contextmanager
def town(*args: Any, **kwargs: Any) -> Iterator[Town]:
    """A table that is put away afterwards."""
    place = Town(*args, **kwargs)
    try:
        yield place
    finally:
        place.hand.close()


def state(shown: Shown) -> dict[str, Any]:
    """What a picture shows, to be compared."""
    return {
        "street": [(slip.card, slip.up) if slip is not None else None for slip in shown.street],
        "doors": shown.doors,
        "hands": [len(hand) for hand in shown.hands],
        "holsters": [[(slip.card, slip.up) for slip in own] for own in shown.holsters],
        "piles": (shown.deck, shown.discards),
        "score": (shown.wins, shown.round, shown.starter, shown.player, shown.turn, shown.owed),
        "in": (shown.in_round, shown.folded),
        "chips": (shown.chips, shown.pot, shown.bets, shown.level, shown.asked),
    }


def in_step(place: Town) -> bool:
    """True when the picture shows the table as it stands."""
    shown = place.scene.shown
    return state(shown) == state(Shown.of(place.view()))
