"""Random games: for tests, for measuring, for finding what nobody thought of."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.chance import Stream, stream
from game.core.engine import Engine
from game.core.options import OptionValue
from game.core.registry import GameInfo
from game.core.transcript import Play

LONGEST = 200_000
"""A game with more plays than this would not have ended by itself."""


@dataclass(frozen=True, slots=True)
class Playout:
    """A random game: its engine at the end, and all that was done, waits included."""

    engine: Engine
    plays: tuple[Play, ...]

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return sum(play.seat is not None for play in self.plays)


def random_play(engine: Engine, rng: Stream) -> Play:
    """Return something that can be done as things stand: a legal move with its time, or a wait.

    While the clock runs towards something, half the time it is waited for; else the press comes
    somewhere before it, both ends included.
    """
    due_us = engine.next_due_us()
    seats = engine.to_act()
    if due_us is not None and (not seats or rng.random() < 0.5):
        return Play(None, None, due_us)
    start = int(rng.random() * len(seats))
    for seat in (*seats[start:], *seats[:start]):
        moves = engine.legal(seat)
        if moves:
            break
    else:
        return Play(None, None, due_us)
    move = moves[int(rng.random() * len(moves))]
    at_us = engine.now_us
    if due_us is not None:
        at_us += int(rng.random() * (due_us - at_us))
    return Play(seat, move, at_us)


def carry_out(engine: Engine, play: Play) -> None:
    """Do it."""
    if play.seat is not None and play.move is not None:
        engine.apply(play.seat, play.move, play.at_us)
    elif play.at_us is not None:
        engine.tick(play.at_us)


def random_game(
    info: GameInfo,
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
) -> Playout:
    """Play a whole game of random moves; the same seed gives the same game.

    Raises RuntimeError if it does not come to an end.
    """
    names = tuple(f"P{seat}" for seat in range(seats))
    engine = info.engine.new(info.setup(names, options, seed=seed))
    rng = stream(seed, "playout")
    plays: list[Play] = []
    while engine.result() is None:
        if len(plays) == LONGEST:
            raise RuntimeError(f"{info.key}, seed {seed}: no end after {LONGEST} plays")
        play = random_play(engine, rng)
        carry_out(engine, play)
        plays.append(play)
    return Playout(engine, tuple(plays))
