"""The evening: what everybody owes everybody, over all games played since people came together.

Each game counts once, finished and abandoned apart, people and bots apart. An evening is over
twelve hours after its last game, or when somebody says so. Kept as evening.json.

The clock on the wall is not trusted: a game from the future is this evening's, and from then on it
counts as played now; and while the program is open, an evening lasts as long as no twelve hours
have truly passed, whatever the clock says.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.core.chairs import Chair
from game.core.files import SaveFile
from scenes.kit.storage.json_file import JsonFile
from scenes.table.deeds import SLOWEST_US, Deeds, deeds_of
from scenes.table.evening_file import MOST_GAMES, merged_evenings, passed_s, played, quiet_for_s

if TYPE_CHECKING:
    from scenes.kit.app.app import App

VERSION = 1
OVER_AFTER_S = 12 * 3600


@dataclass(frozen=True, slots=True)
class Who:
    """A player as the evening knows them: by name, bots apart from people."""

    name: str
    bot: bool


@dataclass(frozen=True, slots=True)
class Debt:
    """`debtor` owes `creditor` this many rounds."""

    debtor: Who
    creditor: Who
    rounds: int


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game: `tab` lists (who owes, whom, why) by seat; `winners` are seats.

    `key` tells games apart: the same game told twice has the same. `deeds` go by seat; games in
    which nobody shoots have none. `words`: claims made and lies among them, by seat, in games of
    bluff.
    """

    key: str
    game: str
    at_s: int
    finished: bool
    players: tuple[Who, ...]
    winners: tuple[int, ...] = ()
    tab: tuple[tuple[int, int, str], ...] = ()
    deeds: tuple[Deeds, ...] = ()
    words: tuple[tuple[int, int], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        data: dict[str, Any] = {
            "key": self.key,
            "game": self.game,
            "at": self.at_s,
            "finished": self.finished,
            "players": [{"name": who.name, "bot": who.bot} for who in self.players],
            "winners": list(self.winners),
            "tab": [list(line) for line in self.tab],
        }
        if self.deeds:
            data["deeds"] = [deeds.to_json() for deeds in self.deeds]
        if self.words:
            data["words"] = [list(pair) for pair in self.words]
        return data

    @classmethod
    def of(cls, data: object) -> GameRecord | None:
        """From plain data; None if it makes no sense."""
        if not isinstance(data, Mapping):
            return None
        key, game, at_s = data.get("key"), data.get("game"), data.get("at")
        finished, players = data.get("finished"), _players(data.get("players"))
        if not (isinstance(key, str) and isinstance(game, str) and type(at_s) is int):
            return None
        if not isinstance(finished, bool) or not players:
            return None
        seats = range(len(players))
        winners, tab = data.get("winners"), data.get("tab")
        if not isinstance(winners, list) or not isinstance(tab, list):
            return None
        if not all(type(seat) is int and seat in seats for seat in winners):
            return None
        lines = tuple(_line(line, seats) for line in tab)
        if None in lines:
            return None
        known = tuple(line for line in lines if line is not None)
        deeds = deeds_of(data.get("deeds"), len(players))
        words = _words(data.get("words", []), len(players))
        if deeds is None or words is None:
            return None
        return cls(key, game, at_s, finished, players, tuple(winners), known, deeds, words)


def _players(data: object) -> tuple[Who, ...]:
    if not isinstance(data, list):
        return ()
    out = []
    for entry in data:
        if not isinstance(entry, Mapping):
            return ()
        name, bot = entry.get("name"), entry.get("bot")
        if not isinstance(name, str) or not isinstance(bot, bool):
            return ()
        out.append(Who(name, bot))
    return tuple(out)


def _line(data: object, seats: range) -> tuple[int, int, str] | None:
    match data:
        case [int(debtor), int(creditor), str(why)] if debtor in seats and creditor in seats:
            return debtor, creditor, why
    return None


def _words(data: object, players: int) -> tuple[tuple[int, int], ...] | None:
    """Claims and lies by seat from plain data; empty where there are none, None if senseless."""
    if not isinstance(data, list) or (data and len(data) != players):
        return None
    out = []
    for entry in data:
        match entry:
            case [int(claims), int(lies)] if 0 <= lies <= claims:
                out.append((claims, lies))
            case _:
                return None
    return tuple(out)


class Evening:
    """The games of this evening, oldest first."""

    def __init__(self, file: JsonFile, now_s: int, passed: float) -> None:
        self._file = file
        self._passed_s = passed
        self.games: list[GameRecord] = []
        self.began_s = now_s
        self.played = False
        """Whether anybody ever played here; it outlasts every evening."""
        self._read(now_s)

    @classmethod
    def of(cls, app: App, now_s: int | None = None, passed: float | None = None) -> Evening:
        """The evening in the data folder, a new one if the last is long over.

        `now_s`: seconds since 1970; `passed`: as `passed_s` counts. Left out, now; with only the
        first given, both clocks agree.
        """
        file = app.files.store.file(app.files.evening.name, VERSION, merged_evenings)
        if passed is None:
            passed = passed_s() if now_s is None else float(now_s)
        return cls(file, int(time.time()) if now_s is None else now_s, passed)

    def _read(self, now_s: int) -> None:
        data = self._file.read()
        if not data:
            return
        began_s, entries = data.get("began"), data.get("games")
        sound = type(began_s) is int and isinstance(entries, list)
        games = [GameRecord.of(entry) for entry in entries] if isinstance(entries, list) else []
        known = [game for game in games if game is not None]
        self.played = data.get("played") is True or any(game.finished for game in known)
        self.began_s = began_s if type(began_s) is int else now_s
        # A clock that was put back must neither end an evening nor keep one going for ever.
        self.games = [replace(game, at_s=now_s) if game.at_s > now_s else game for game in known]
        if not sound or len(known) < len(games):
            self._file.mend(self._to_json())
        elif self.games != known:
            self._keep()
        last_s = max((game.at_s for game in self.games), default=min(self.began_s, now_s))
        if min(now_s - last_s, quiet_for_s(self._file, self._passed_s)) > OVER_AFTER_S:
            self.began_s, self.games = now_s, []

    def add(self, record: GameRecord) -> bool:
        """Count a game; False if it was counted already."""
        if any(game.key == record.key for game in self.games):
            return False
        self.games = [*self.games, record][-MOST_GAMES:]
        self.played = self.played or record.finished
        played(self._file, self._passed_s)
        self._keep()
        return True

    def note_played(self) -> None:
        """Somebody has played here; that is kept for good."""
        if not self.played:
            self.played = True
            self._keep()

    def begin_anew(self, now_s: int | None = None) -> None:
        """A new evening: nobody owes anybody anything."""
        self.began_s = int(time.time()) if now_s is None else now_s
        self.games = []
        self._keep()

    def _keep(self) -> None:
        self._file.write(self._to_json())

    def _to_json(self) -> dict[str, Any]:
        games = [game.to_json() for game in self.games]
        return {"began": self.began_s, "games": games, "played": self.played}

    # -- what it adds up to --------------------------------------------------------------------
    @property
    def finished(self) -> int:
        """Games played to the end."""
        return sum(game.finished for game in self.games)

    @property
    def abandoned(self) -> int:
        """Games given up."""
        return len(self.games) - self.finished

    def debts(self, bots: bool = False) -> list[Debt]:
        """Rounds owed among people, or (`bots`) those in which a bot has a part; most first."""
        owed: Counter[tuple[Who, Who]] = Counter()
        for game in self.games:
            for debtor, creditor, _why in game.tab:
                pair = game.players[debtor], game.players[creditor]
                if (pair[0].bot or pair[1].bot) == bots:
                    owed[pair] += 1
        out = [Debt(*pair, rounds) for pair, rounds in owed.items()]
        return sorted(out, key=lambda debt: -debt.rounds)

    def fame(self) -> list[tuple[Who, Deeds]]:
        """What everybody did in all the shootouts: people first, then the fastest slap first."""
        sums: dict[Who, Deeds] = {}
        for game in self.games:
            for who, deeds in zip(game.players, game.deeds, strict=False):
                sums[who] = sums[who].plus(deeds) if who in sums else deeds
        return sorted(sums.items(), key=lambda row: (row[0].bot, row[1].fastest_us or SLOWEST_US))

    def past_of(self, who: Who) -> dict[str, int]:
        """What everybody could count of somebody's word this evening: claims, and lies."""
        claims = lies = 0
        for game in self.games:
            for other, (said, lied) in zip(game.players, game.words, strict=False):
                if other == who:
                    claims, lies = claims + said, lies + lied
        return {"claims": claims, "lies": lies} if claims else {}

    def wins(self) -> list[tuple[Who, int, int]]:
        """Who won how many of how many finished games: people first, the most wins first."""
        played: Counter[Who] = Counter()
        won: Counter[Who] = Counter()
        for game in self.games:
            if game.finished:
                played.update(game.players)
                won.update(game.players[seat] for seat in game.winners)
        return sorted(
            ((who, won[who], games) for who, games in played.items()),
            key=lambda row: (row[0].bot, -row[1], row[2]),
        )


# -- records of games ------------------------------------------------------------------------------
def with_pasts(app: App, chairs: Sequence[Chair], now_s: int | None = None) -> list[Chair]:
    """The chairs with what this evening has told of everybody who sits in them."""
    evening = Evening.of(app, now_s)
    return [replace(chair, past=evening.past_of(Who(chair.name, chair.is_bot))) for chair in chairs]


def note_abandoned(app: App, now_s: int | None = None) -> None:
    """A new game takes the saved one's place: that one counts as abandoned, once.

    Without a save, or with one that makes no sense, nothing happens; `Table` tells of those.
    """
    saved = next(SaveFile(app.files.autosave, writer=app.files.store.writer).read(), None)
    transcript = saved[1].get("transcript") if saved is not None else None
    chairs = saved[1].get("chairs") if saved is not None else None
    if not isinstance(transcript, dict) or not isinstance(chairs, list):
        return
    if not _moves(transcript):
        return  # nobody had begun
    players = tuple(
        Who(str(chair.get("name")), chair.get("level") is not None)
        for chair in chairs
        if isinstance(chair, dict)
    )
    game, at_s = str(transcript.get("game")), int(time.time()) if now_s is None else now_s
    Evening.of(app, now_s).add(GameRecord(game_key(transcript), game, at_s, False, players))


def game_key(transcript: Mapping[str, Any]) -> str:
    """What tells this game from all others: its deal, its people and every move of theirs."""
    told = {name: transcript.get(name) for name in ("game", "players", "options", "first", "stack")}
    told["moves"] = _moves(transcript)
    text = json.dumps(told, sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def _moves(transcript: Mapping[str, Any]) -> list[Any]:
    """What people and bots did; the clock's own entries tell nothing."""
    moves: Sequence[Any] = transcript.get("moves") or ()
    return [move for move in moves if isinstance(move, Mapping) and "seat" in move]
