"""Plays a table's game to its end by random moves, for tests of what comes after."""

import random

from game.core.playout import random_play
from scenes.kit.app.app import App
from scenes.table.table import Table

FRAME_US = 50_000


def play_out(table: Table, seed: int = 1, moves: int = 100_000) -> None:
    """Make random legal moves until the game is over or `moves` were made."""
    session, rng = table.session, random.Random(seed)
    while session.result() is None and moves > 0:
        play = random_play(session._engine, rng)
        if play.seat is not None and play.move is not None:
            session.play(play.seat, play.move, play.at_us or 0)
            moves -= 1
        elif play.at_us is not None:
            session.advance(play.at_us)


def wait(app: App, us: int) -> None:
    """Let time pass frame by frame, with a pump that never thinks the program had stalled."""
    for _ in range(max(1, us // FRAME_US)):
        app.pump.fresh()
        app.step(FRAME_US, draw=False)
    app.pump.fresh()
