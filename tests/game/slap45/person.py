"""A person of flesh and blood at the table, as far as figures go: steady, and of a known speed."""

from collections.abc import Callable
from dataclasses import replace

from game.core.chairs import Bot
from game.core.chance import SEED_LIMIT, Stream, stream
from game.core.engine import Event, Seat
from game.core.reaction import REACTIONS, Choice, ExGaussian, Nerve
from game.core.registry import GAMES
from game.slap45.bots import SlapBot
from game.slap45.rules import Slap45

FLAT_300 = ExGaussian(mu_ms=262.0, sigma_ms=24.0, tau_ms=38.0)
"""300 ms for every card, give or take 45."""
STEADY = Nerve(slowness=1.0, false_start=0.01, slip=0.01)


class Person(SlapBot):
    """Plays like a middle bot with a person's hand: `mean_ms` on average for a bare signal.

    `flat`: as quick whatever the choice, as practised hands are; else slower for harder ones, as
    people new to it are.
    """

    def __init__(self, mean_ms: float, rng: Stream, *, flat: bool = False) -> None:
        super().__init__("middle", rng)
        self._nerve = STEADY
        self._habits = replace(self._habits, slaps_horse=0.01)
        self._curves = {choice: FLAT_300 if flat else REACTIONS[choice] for choice in Choice}
        self._slowness = mean_ms / self._curves[Choice.SIMPLE].mean_ms

    def _react_us(self, choice: Choice) -> int:
        return self._curves[choice].slowed(self._slowness).draw_us(self._rng)


def play(
    seats: dict[Seat, Bot],
    seed: int,
    watch: Callable[[Event], None] = lambda event: None,
    **options: object,
) -> Slap45:
    """Play a game of these bots and people to its end; `watch` is told all that happens."""
    names = tuple(f"P{seat}" for seat in seats)
    engine = Slap45.new(GAMES["slap45"].setup(names, options, seed=seed))
    while engine.result() is None:
        due_us = engine.next_due_us()
        plans = []
        for seat in engine.to_act():
            view, legal = engine.view(seat), engine.legal(seat)
            decision = seats[seat].decide(view, seat, legal, engine.now_us)
            if decision is not None:
                plans.append((max(engine.now_us, decision.at_us or 0), seat, decision.move))
        first = min(plans, key=lambda plan: plan[:2], default=None)
        if first is not None and (due_us is None or first[0] < due_us):
            events = engine.apply(first[1], first[2], first[0])
        else:
            assert due_us is not None
            events = engine.tick(due_us)
        for event in events:
            watch(event)
    return engine


def share_of_wins(
    mean_ms: float, level: str, seats: int, games: int, *, flat: bool = False, **options: object
) -> float:
    """How often the person, at a seat that moves round, is the last one standing."""
    wins = 0
    for number in range(games):
        seed = stream(number, "person").randrange(SEED_LIMIT)
        me = number % seats
        table: dict[Seat, Bot] = {
            seat: Person(mean_ms, stream(seed, "me"), flat=flat)
            if seat == me
            else GAMES["slap45"].make_bot(level, stream(seed, f"bot {seat}"))
            for seat in range(seats)
        }
        result = play(table, seed, **options).result()
        assert result is not None
        wins += me in result.winners
    return wins / games
