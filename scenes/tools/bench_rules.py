"""What is measured without a window: random moves and bots' decisions, for every game."""

from __future__ import annotations

import statistics
import time

from game.core.playout import random_game
from game.core.registry import GAMES, GameInfo
from game.core.selfplay import run
from scenes.tools.figures import Figure

LEAST_MOVES = {
    "saloon_poker": 50_000.0,
    "monster_gunslingers": 25_000.0,
    "monster": 50_000.0,
    "texas_hold_it": 50_000.0,
}
"""Moves a second a game must reach, where a bar is set."""
SLOWEST_TOP_BOT_MS = 150.0
MOST_SEATS = 4
FEW_GAMES, LONG_S = 3, 1.5
"""Where so few games of bots take so long, they must do."""


def moves(seconds: float = 0.8, times: int = 3) -> list[Figure]:
    """Random moves a second in one process, legality checked and events made, for each game.

    Seconds of processor time, so that what else the machine does is left out.
    """
    found: list[Figure] = []
    for key, info in GAMES.items():
        seats = min(MOST_SEATS, info.players[-1])
        rates = [_rate(info, seats, seconds, 1000 * i) for i in range(times)]
        note = f"median of {times}, {seats} seats, whole random games"
        rate = statistics.median(rates)
        found.append(
            Figure(f"moves, {key}", rate, "moves/s", least=LEAST_MOVES.get(key), note=note)
        )
    return found


def _rate(info: GameInfo, seats: int, seconds: float, seed: int) -> float:
    made = 0
    begun_s = time.process_time()
    while (took_s := time.process_time() - begun_s) < seconds:
        made += random_game(info, seats, seed).moves
        seed += 1
    return made / took_s


def bots(games: int = 12) -> list[Figure]:
    """How long bots think about a decision, for each game and level; fewer games of slow ones."""
    found: list[Figure] = []
    for key, info in GAMES.items():
        seats = min(MOST_SEATS, info.players[-1])
        for level in info.levels:
            try:
                played, begun_s = min(games, FEW_GAMES), time.perf_counter()
                report = run(key, seats, [level], played, 45, clock=time.perf_counter)
                if played < games and time.perf_counter() - begun_s < LONG_S:
                    played = games
                    report = run(key, seats, [level], played, 45, clock=time.perf_counter)
            except ModuleNotFoundError as why:
                found.append(Figure(f"bot p95, {key} {level}", None, "ms", note=str(why)))
                continue
            bar = SLOWEST_TOP_BOT_MS if level == info.levels[-1] else None
            slowest_ms = report.slowest_ms or 0.0
            note = f"slowest {slowest_ms:.1f} ms, {played} games, {seats} seats"
            value = report.slowest_5_percent_ms
            found.append(Figure(f"bot p95, {key} {level}", value, "ms", most=bar, note=note))
    return found
