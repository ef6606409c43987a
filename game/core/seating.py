"""Bots take their chairs: each is made, and told what it may know of who else sits there."""

from collections.abc import Sequence

from game.core.chairs import Bot, Chair, MindsPeople, Remembers
from game.core.chance import stream
from game.core.engine import Seat
from game.core.registry import GameInfo


def seat_bots(
    info: GameInfo, chairs: Sequence[Chair], seed: int, *, after_moves: int
) -> dict[Seat, Bot]:
    """Return a fresh bot for every chair that has one, by seat.

    `seed` and `after_moves`, how many moves have been made, fix what they draw from here on.
    """
    people = [seat for seat, chair in enumerate(chairs) if not chair.is_bot]
    bots = {
        seat: info.make_bot(chair.level, stream(seed, f"bot {seat} from move {after_moves}"))
        for seat, chair in enumerate(chairs)
        if chair.level is not None
    }
    for bot in bots.values():
        if isinstance(bot, MindsPeople):
            bot.meet(people)
        if isinstance(bot, Remembers):
            bot.remember([chair.past for chair in chairs])
    return bots
