"""Bots against bots: many games without a table, and what came of them.

`python main.py selfplay GAME --seats N --bots LEVEL[,LEVEL…] --games N --seed S --option KEY=VALUE
[--json]`. The same seed plays the same games. No clock is read here: who wants speeds hands one in.
A bot may also be a dull habit (`--bots habit:NAME,hard`); `--habits` measures each of them alone
against hard bots (habit_bench.py).
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, NoReturn

from game.core.chance import SEED_LIMIT, stream
from game.core.engine import TABLE
from game.core.habit_bench import table
from game.core.habits import PREFIX, says
from game.core.match import Clock, Match, check_bot, make_player, read_level
from game.core.options import OptionValue
from game.core.registry import GAMES, GameInfo

MOST_GAMES = 1_000_000
FEW_GAMES, HABIT_GAMES = 100, 2000
"""How many are played if nothing is said: in one run, and with every habit at the most."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The least, the middle and the most of some numbers."""

    least: float
    middle: float
    most: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Spread":
        """The spread of one number or more."""
        return cls(min(numbers), median(numbers), max(numbers))


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a run. A game won by several counts as a part of a win for each.

    `moves`: moves a game; `minutes`: how far its clock ran (races and windows only); `rounds`:
    rounds a game, None where there are none; `endings`: games by the reason they ended for;
    `tab`: rounds of drinks owed, by what for, of all games together; `seconds`,
    `slowest_5_percent_ms` (95 of 100 decisions took no longer) and `slowest_ms`: None without a
    clock.
    """

    game: str
    games: int
    seed: int
    levels: tuple[str, ...]
    options: Mapping[str, OptionValue]
    moves: Spread
    minutes: Spread
    rounds: Spread | None
    wins_by_seat: tuple[float, ...]
    wins_by_level: Mapping[str, float]
    endings: Mapping[str, int]
    tab: Mapping[str, int]
    seconds: float | None
    slowest_5_percent_ms: float | None
    slowest_ms: float | None

    @property
    def games_per_second(self) -> float | None:
        """How many games a second; None without a clock."""
        return None if not self.seconds else self.games / self.seconds

    def share(self, level: str) -> float:
        """What part of the games a level won, 0 to 1, all its seats together."""
        return self.wins_by_level[level] / self.games

    def to_json(self) -> dict[str, Any]:
        """The report as plain JSON."""
        spreads = {"moves": self.moves, "minutes": self.minutes, "rounds": self.rounds}
        lengths = {
            name: None
            if spread is None
            else {"min": spread.least, "median": spread.middle, "max": spread.most}
            for name, spread in spreads.items()
        }
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.levels),
            "options": dict(self.options),
            "games_per_second": self.games_per_second,
            "decision_ms": {"p95": self.slowest_5_percent_ms, "max": self.slowest_ms},
            **lengths,
            "wins_by_seat": list(self.wins_by_seat),
            "wins_by_level": dict(self.wins_by_level),
            "endings": dict(self.endings),
            "tab": dict(self.tab),
        }

    def to_text(self) -> str:
        """The report as lines to read."""

        def told(spread: Spread) -> str:
            return f"{spread.least:.4g} / {spread.middle:.4g} / {spread.most:.4g}"

        def won(wins: float) -> str:
            number = f"{wins:8.1f}"
            if abs(wins - round(wins)) < 1e-6:  # no win was shared; the columns stay in line
                number = f"{round(wins):6}  "
            return f"{number} wins {100 * wins / self.games:5.1f} %"

        def counted(counts: Mapping[str, int]) -> str:
            return ", ".join(f"{name} {count}" for name, count in counts.items()) or "none"

        lines = [f"{self.game}: {self.games} games, {len(self.levels)} seats, seed {self.seed}"]
        if self.games_per_second is not None:
            lines.append(f"speed          {self.games_per_second:.1f} games a second")
        if self.slowest_5_percent_ms is not None:
            lines.append(
                f"decisions      95 of 100 within {self.slowest_5_percent_ms:.2f} ms, "
                f"slowest {self.slowest_ms:.2f} ms"
            )
        lines.append(f"moves          {told(self.moves)} (least / median / most)")
        if self.minutes.most > 0:
            lines.append(f"clock minutes  {told(self.minutes)}")
        if self.rounds is not None:
            lines.append(f"rounds         {told(self.rounds)}")
        for seat, (level, wins) in enumerate(zip(self.levels, self.wins_by_seat, strict=True)):
            lines.append(f"seat {seat} {level:7} {won(wins)}")
        for level, wins in self.wins_by_level.items():
            lines.append(f"level {level:8} {won(wins)}")
        lines.append(f"ended by       {counted(self.endings)}")
        if self.tab:
            lines.append(f"on the tab     {counted(self.tab)}")
        return "\n".join(lines)


def levels_for(seats: int, levels: Sequence[str]) -> tuple[str, ...]:
    """The level of each seat: the given ones in turn, over again until all seats have one."""
    return tuple(levels[seat % len(levels)] for seat in range(seats))


def run(
    game: str,
    seats: int,
    levels: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    *,
    clock: Clock | None = None,
) -> Report:
    """Play `games` games of bots and report on them. Who starts is drawn for each game.

    `levels` are dealt to the seats in turn ("hard", "middle" at four seats: two of each).
    Raises ValueError with one sentence if something about it cannot be.
    """
    info = _checked(game, seats, levels, games, seed)
    dealt = levels_for(seats, levels)
    names = tuple(f"Bot {seat + 1}" for seat in range(seats))
    match = Match(clock)
    moves: list[float] = []
    minutes: list[float] = []
    rounds: list[float] = []
    by_seat = [0.0] * seats
    endings: Counter[str] = Counter()
    tab: Counter[str] = Counter()
    began = clock() if clock else 0.0
    for number in range(games):
        game_seed = stream(seed, f"selfplay {number}").randrange(SEED_LIMIT)
        engine = info.engine.new(info.setup(names, options, seed=game_seed))
        bots = [
            make_player(info, level, stream(game_seed, f"bot {seat}"))
            for seat, level in enumerate(dealt)
        ]
        result, made = match.play_out(engine, bots)
        view = engine.view(TABLE)
        moves.append(made)
        minutes.append(engine.now_us / 60_000_000)
        if (round_now := getattr(view, "round", None)) is not None:
            rounds.append(round_now)
        for seat in result.winners:
            by_seat[seat] += 1 / len(result.winners)
        endings[result.reason.value] += 1
        tab.update(line.why.value for line in getattr(view, "tab", ()))
    by_level = {
        level: sum(wins for wins, its in zip(by_seat, dealt, strict=True) if its == level)
        for level in dict.fromkeys(dealt)
    }
    took_ms = sorted(match.took_ms)
    return Report(
        game=game,
        games=games,
        seed=seed,
        levels=dealt,
        options=dict(options or {}),
        moves=Spread.of(moves),
        minutes=Spread.of(minutes),
        rounds=Spread.of(rounds) if rounds else None,
        wins_by_seat=tuple(by_seat),
        wins_by_level=by_level,
        endings=dict(sorted(endings.items())),
        tab=dict(sorted(tab.items())),
        seconds=clock() - began if clock else None,
        slowest_5_percent_ms=took_ms[int(0.95 * (len(took_ms) - 1))] if took_ms else None,
        slowest_ms=took_ms[-1] if took_ms else None,
    )


def _checked(game: str, seats: int, levels: Sequence[str], games: int, seed: int) -> GameInfo:
    info = GAMES.get(game)
    if info is None:
        raise ValueError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    if seats not in info.players:
        least, most = info.players[0], info.players[-1]
        span = f"{least} to {most}" if least < most else f"{least}"
        raise ValueError(f"{game} is played by {span}, not by {seats}")
    for level in levels:
        check_bot(info, level)
    if not 1 <= len(levels) <= seats:
        raise ValueError(f"{len(levels)} levels of bots do not fit {seats} seats")
    if not 1 <= games <= MOST_GAMES:
        raise ValueError(f"games must be 1 to {MOST_GAMES}, not {games}")
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError(f"the seed must be 0 to {SEED_LIMIT - 1}, not {seed}")
    return info


# The command line


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise ValueError(message)

    def format_help(self) -> str:
        self.epilog = _habits_help()
        return super().format_help()


def _habits_help() -> str:
    """Every game's habits, as lines."""
    lines = [f"dull habits, for --bots {PREFIX}NAME and --habits NAME:"]
    for info in GAMES.values():
        lines.append(f"  {info.key}")
        lines += [f"    {name:22} {says(make)}" for name, make in info.habits.items()]
    return "\n".join(lines)


def _parser() -> _Parser:
    parser = _Parser(
        prog="main.py selfplay",
        description="Bots against bots.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--seats", type=int, metavar="N", help="players (default: the fewest)")
    parser.add_argument(
        "--bots",
        default="middle",
        metavar="BOT[,BOT…]",
        help=f"easy, middle (or medium), hard or {PREFIX}NAME, dealt to the seats in turn "
        "(default: middle)",
    )
    parser.add_argument(
        "--habits",
        nargs="?",
        const="",
        metavar="NAME[,NAME…]",
        help="measure these dull habits (none named: all), each alone against bots of one level, "
        "at --seats or at every number of seats",
    )
    parser.add_argument(
        "--against", default="hard", metavar="LEVEL", help="whom habits meet (default: hard)"
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help=f"how many (default: {FEW_GAMES}; with --habits at most {HABIT_GAMES} each)",
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same games for the same seed"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a house rule, any number of times; main.py --help lists every game's",
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument("--data", metavar="DIR", help="where files are kept: bots keep none")
    return parser


def selfplay_command(
    arguments: Sequence[str],
    clock: Clock | None = None,
    say: Callable[[str], None] | None = None,
) -> str:
    """Run what stands after `selfplay` on the command line and return what to print.

    `say` is told of every habit measured as soon as it is. Raises ValueError with one sentence for
    arguments that cannot be.
    """
    told = _parser().parse_args(list(arguments))
    if told.habits is not None:
        return _habits_command(told, say)
    levels = tuple(read_level(word) for word in told.bots.split(","))
    info = GAMES.get(told.game)
    seats = told.seats if told.seats is not None or info is None else info.players[0]
    games = FEW_GAMES if told.games is None else told.games
    info = _checked(told.game, seats or 0, levels, games, told.seed)
    options = dict(info.read_option(text) for text in told.option)
    report = run(told.game, seats, levels, games, told.seed, options, clock=clock)
    return json.dumps(report.to_json(), indent=2) if told.json else report.to_text()


def _habits_command(told: argparse.Namespace, say: Callable[[str], None] | None) -> str:
    """Measure habits as a command line asks for."""
    against = read_level(told.against)
    games = HABIT_GAMES if told.games is None else told.games
    info = GAMES.get(told.game)
    seats = told.seats if told.seats is not None or info is None else info.players[0]
    info = _checked(told.game, seats or 0, [against], games, told.seed)
    names = tuple(told.habits.split(",")) if told.habits else tuple(info.habits)
    for name in names:
        check_bot(info, PREFIX + name)
    options = dict(info.read_option(text) for text in told.option)
    counts = info.players if told.seats is None else (told.seats,)
    rows = table(info, names, counts, games, told.seed, options, against, say)
    if told.json:
        return json.dumps([row.to_json() for row in rows], indent=2)
    return "\n".join(row.to_text() for row in rows)
