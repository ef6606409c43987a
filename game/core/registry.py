"""The games there are. Adding one is adding its line to GAMES."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from re import ASCII, fullmatch
from typing import cast

from game.core.chairs import LEVELS, Bot, MakeBot
from game.core.chance import Stream
from game.core.engine import Engine, Seat, Setup
from game.core.habits import Habits
from game.core.options import Option, OptionValue
from game.high_noon.rules import HighNoon
from game.monster.rules import Monster
from game.monster_gunslingers.rules import MonsterGunslingers
from game.saloon_poker.rules import SaloonPoker
from game.slap45.rules import Slap45
from game.texas_hold_it.rules import TexasHoldIt


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the shell, the command line and the tests need to know about a game."""

    engine: type[Engine]
    levels: tuple[str, ...] = LEVELS

    @property
    def key(self) -> str:
        """The game's name in files and on the command line."""
        return self.engine.key

    @property
    def players(self) -> range:
        """How many may play."""
        return self.engine.players

    @property
    def options(self) -> tuple[Option, ...]:
        """The house rules."""
        return self.engine.options

    @property
    def has_clock(self) -> bool:
        """Whether some of its moves need their time."""
        return self.engine.has_clock

    def defaults(self) -> dict[str, OptionValue]:
        """Return every option at its default."""
        return {option.key: option.default for option in self.options}

    def setup(
        self,
        players: tuple[str, ...],
        options: Mapping[str, OptionValue] | None = None,
        *,
        first: Seat | None = None,
        seed: int | None = None,
    ) -> Setup:
        """Return a setup, options not named at their defaults. Raises ValueError if wrong."""
        if len(players) not in self.players:
            raise ValueError(f"{self.key} is no game for {len(players)}")
        chosen = self.defaults()
        for key, value in (options or {}).items():
            option = next((known for known in self.options if known.key == key), None)
            if option is None or not option.accepts(value):
                raise ValueError(f"{self.key}: option {key} cannot be {value!r}")
            chosen[key] = value
        return Setup(self.key, players, chosen, first, seed)

    def read_option(self, text: str) -> tuple[str, OptionValue]:
        """Read `KEY=VALUE` of a command line; raises ValueError in one line if it cannot be."""
        key, equals, value = text.partition("=")
        option = next((known for known in self.options if known.key == key), None)
        if option is None or not equals:
            keys = ", ".join(known.key for known in self.options)
            raise ValueError(f"{self.key} has no option {key!r}; there are: {keys}")
        candidates: list[OptionValue] = [value]
        if value in ("true", "false"):
            candidates.append(value == "true")
        if fullmatch(r"[0-9]{1,9}", value, ASCII):
            candidates.append(int(value))
        for candidate in candidates:
            if option.accepts(candidate):
                return key, candidate
        raise ValueError(f"option {key} must be {option.describe()}, not {value!r}")

    def make_bot(self, level: str, rng: Stream) -> Bot:
        """Return a fresh bot; its module is imported only now (it may bring large tables)."""
        module = import_module(f"game.{self.key}.bots")
        return cast(MakeBot, module.make_bot)(level, rng)

    @property
    def habits(self) -> Habits:
        """Every dull habit to measure the bots by, by name; its module is imported only now."""
        return cast(Habits, import_module(f"game.{self.key}.habits").HABITS)


GAMES: dict[str, GameInfo] = {
    info.key: info
    for info in (
        GameInfo(SaloonPoker),
        GameInfo(HighNoon),
        GameInfo(Slap45),
        GameInfo(MonsterGunslingers),
        GameInfo(Monster),
        GameInfo(TexasHoldIt),
    )
}
"""Every game by its key, in the order the title shows them."""
