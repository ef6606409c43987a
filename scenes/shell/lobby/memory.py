"""What the lobby remembers: who sat at each table last time, and the house they play by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.core.options import OptionValue
from game.core.registry import GAMES
from scenes.shell.lobby.party import Party, sitters_of
from scenes.table.sitter import Sitter

if TYPE_CHECKING:
    from scenes.kit.app.app import App

VERSION = 1
LAST = "last"


class Memory:
    """The profiles in the data folder. Nothing in it is trusted; see `sitters_of`."""

    def __init__(self, app: App) -> None:
        self._file = app.files.store.file(app.files.profiles.name, VERSION)
        data = self._file.read()
        parties, options = data.get("parties", {}), data.get("options", {})
        if not isinstance(parties, dict) or not isinstance(options, dict):
            parties, options = {}, {}
            self._file.mend({"parties": parties, "options": options})
        self._parties: dict[str, Any] = parties
        self._options: dict[str, Any] = options

    def party(self, game: str, pads: tuple[int, ...] = ()) -> list[Sitter]:
        """Who played this game last time, else who played anything; [] if nobody did."""
        most = GAMES[game].players[-1]
        for key in (game, LAST):
            sitters = sitters_of(self._parties.get(key), most, pads)
            if sitters:
                return sitters
        return []

    def picks(self, game: str) -> dict[str, OptionValue]:
        """The house rules chosen for this game last time, those that still make sense."""
        kept = self._options.get(game)
        if not isinstance(kept, Mapping):
            return {}
        return {
            option.key: kept[option.key]
            for option in GAMES[game].options
            if option.key in kept and option.accepts(kept[option.key])
        }

    def keep(self, game: str, party: Party, picks: Mapping[str, OptionValue]) -> None:
        """Remember this party and its rules."""
        self._parties[game] = self._parties[LAST] = party.to_json()
        self._options[game] = dict(picks)
        self._file.write({"parties": self._parties, "options": self._options})
