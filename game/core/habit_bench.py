"""What a dull habit wins against bots: `python main.py selfplay GAME --habits [NAME,…]`.

Each habit sits alone among bots of one level, at every number of seats asked for. Its seat goes
round the table and so does who begins, seeds are fixed, and a shared win counts in parts. Fair is
1 in so many as play; no habit may be sure to win more than fair and MARGIN. Games are played until
the interval is clear of that bar by STOP_Z deviations either way (so stopping early spoils
nothing), or until as many as asked for are played; what is told is the 95 % interval (Wilson's).

    python main.py selfplay saloon_poker --habits --seats 4 --games 2000
    python main.py selfplay slap45 --habits always_cover,never_cover --against middle --json

A row is written to standard error as soon as it is known, all of them at the end.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from game.core.chance import SEED_LIMIT, stream
from game.core.habits import PREFIX
from game.core.match import Match, make_player
from game.core.options import OptionValue
from game.core.registry import GameInfo

MARGIN = 0.03
"""How much more than fair a habit may win: sampling and luck, not a way to play."""
Z95 = 1.96
STOP_Z = 2.8
FEWEST = 48
"""No verdict comes before so many games."""


@dataclass(frozen=True, slots=True)
class Row:
    """What one habit won at one number of seats: `won` games (parts included) of `games`."""

    habit: str
    seats: int
    games: int
    won: float

    @property
    def fair(self) -> float:
        """What it would win if everybody played alike."""
        return 1 / self.seats

    @property
    def bar(self) -> float:
        """What it may win."""
        return self.fair + MARGIN

    @property
    def share(self) -> float:
        """What it won, 0 to 1."""
        return self.won / self.games

    def interval(self, z: float = Z95) -> tuple[float, float]:
        """Return where the true share lies, as sure as `z` deviations are."""
        return wilson(self.won, self.games, z)

    @property
    def verdict(self) -> str:
        """ "below" the bar or "above" it for certain, else "open"."""
        least, most = self.interval()
        return "above" if least > self.bar else "below" if most < self.bar else "open"

    def to_json(self) -> dict[str, Any]:
        """The row as plain JSON."""
        least, most = self.interval()
        return {
            "habit": self.habit,
            "seats": self.seats,
            "games": self.games,
            "share": round(self.share, 4),
            "interval_95": [round(least, 4), round(most, 4)],
            "fair": round(self.fair, 4),
            "bar": round(self.bar, 4),
            "verdict": self.verdict,
        }

    def to_text(self) -> str:
        """The row as a line to read."""
        least, most = self.interval()
        return (
            f"{self.habit:22} {self.seats} seats {self.games:6} games  "
            f"{100 * self.share:5.1f} % ({100 * least:.1f} to {100 * most:.1f})  "
            f"fair {100 * self.fair:.1f}, bar {100 * self.bar:.1f}: {self.verdict}"
        )


def wilson(won: float, games: int, z: float) -> tuple[float, float]:
    """Return the interval of a share by so many games; wins in parts make it too wide at most."""
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2) / (1 + z * z / games)
    return middle - half, middle + half


def measure(
    info: GameInfo,
    habit: str,
    seats: int,
    most_games: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    against: str = "hard",
) -> Row:
    """Play one habit alone against bots of a level until the verdict is plain, or `most_games`.

    Every game has its number: the habit sits in seat `number % seats`, and who begins changes
    after each such turn. The same seed plays the same games, whatever habit it is.
    """
    names = tuple(f"Bot {seat + 1}" for seat in range(seats))
    match = Match()
    row = Row(habit, seats, 0, 0.0)
    while row.games < most_games:
        game_seed = stream(seed, f"habits {seats} {row.games}").randrange(SEED_LIMIT)
        own, first = row.games % seats, row.games // seats % seats
        engine = info.engine.new(info.setup(names, options, first=first, seed=game_seed))
        bots = [
            make_player(
                info,
                PREFIX + habit if seat == own else against,
                stream(game_seed, f"bot {seat}"),
            )
            for seat in range(seats)
        ]
        winners = match.play_out(engine, bots)[0].winners
        won = (own in winners) / max(1, len(winners))
        row = Row(habit, seats, row.games + 1, row.won + won)
        if row.games >= FEWEST and row.games % (seats * seats) == 0 and _is_plain(row):
            break
    return row


def _is_plain(row: Row) -> bool:
    least, most = row.interval(STOP_Z)
    return least > row.bar or most < row.bar


def table(
    info: GameInfo,
    habits: Iterable[str],
    seats: Sequence[int],
    most_games: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    against: str = "hard",
    say: Callable[[str], None] | None = None,
) -> list[Row]:
    """Measure each of these habits at each number of seats; `say` gets every row's line at once."""
    rows = []
    for name in habits:
        for count in seats:
            row = measure(info, name, count, most_games, seed, options, against)
            rows.append(row)
            if say is not None:
                say(row.to_text())
    return rows
