"""One game of bots at a bare engine, without a table: who sits there, and who moves next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.core.chairs import Bot, Thinking
from game.core.chance import Stream
from game.core.engine import Engine, Move, Result, Seat
from game.core.habits import PREFIX
from game.core.registry import GameInfo

MOST_MOVES = 200_000

LEVEL_WORDS = {"medium": "middle"}
"""What a level is called elsewhere (the lobby says Medium), and its name here."""

Clock = Callable[[], float]
"""Seconds from anywhere, never going back."""


def read_level(text: str) -> str:
    """A level as a command line names it, by the name that it has in the rules of bots."""
    return LEVEL_WORDS.get(text, text)


def check_bot(info: GameInfo, word: str) -> None:
    """Raise ValueError with one sentence unless `make_player` knows this bot."""
    if word.startswith(PREFIX):
        name = word.removeprefix(PREFIX)
        if name not in info.habits:
            known = ", ".join(info.habits)
            raise ValueError(f"there is no habit {name!r} at {info.key}; the habits are {known}")
    elif word not in info.levels:
        known = ", ".join(info.levels)
        raise ValueError(
            f"there is no bot of level {word!r}; the levels are {known}, or {PREFIX}NAME"
        )


def make_player(info: GameInfo, word: str, rng: Stream) -> Bot:
    """Return a fresh bot: of a level ("hard"), or with a habit ("habit:random_legal")."""
    check_bot(info, word)
    if word.startswith(PREFIX):
        return info.habits[word.removeprefix(PREFIX)](rng)
    return info.make_bot(word, rng)


@dataclass(slots=True)
class Match:
    """Bots that play, and how long they took over their decisions (with a clock only)."""

    clock: Clock | None = None
    took_ms: list[float] = field(default_factory=list)

    def decide(self, game: Engine, bots: Sequence[Bot]) -> tuple[int, Seat, Move] | None:
        """The first decision that falls due (its time, seat and move); None if all wait."""
        first: tuple[int, Seat, Move] | None = None
        for seat in game.to_act():
            view, legal = game.view(seat), game.legal(seat)
            began = self.clock() if self.clock else 0.0
            decision = bots[seat].decide(view, seat, legal, game.now_us)
            while isinstance(decision, Thinking):
                decision = bots[seat].decide(view, seat, legal, game.now_us)
            if self.clock:
                self.took_ms.append((self.clock() - began) * 1000)
            if decision is None:
                continue
            at_us = max(game.now_us, decision.at_us or 0)
            if first is None or at_us < first[0]:
                first = at_us, seat, decision.move
        return first

    def play_out(self, game: Engine, bots: Sequence[Bot]) -> tuple[Result, int]:
        """Play one game to its end; returns how it ended and the number of moves."""
        moves = 0
        while (result := game.result()) is None:
            due_us = game.next_due_us()
            first = self.decide(game, bots)
            if first is not None and (due_us is None or first[0] < due_us):
                game.apply(first[1], first[2], first[0])
                moves += 1
            elif due_us is not None:
                game.tick(due_us)
            else:
                raise RuntimeError(f"{game.key}: every bot waits and no clock runs")
            if moves > MOST_MOVES:
                raise RuntimeError(f"{game.key}: no end after {MOST_MOVES} moves")
        return result, moves
