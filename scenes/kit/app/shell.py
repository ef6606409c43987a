"""What a scene asks of the shell above it, without knowing it: the program hands it to the app."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene


class Shell(Protocol):
    """The shell's rooms that lead on from a table; `table` is a `scenes.table.table.Table`."""

    def pause(
        self,
        app: App,
        game: str,
        why: str,
        undo: Callable[[], str | None] | None,
        new_game: Callable[[], None],
    ) -> Scene:
        """The sheet that stops a table; `why` says what brought it up, if nobody pressed Esc.

        `undo` takes the last move back or says why not; `new_game` begins the same game anew.
        """

    def results(self, app: App, table: Any) -> Scene:
        """How the game of a table ended; the game is counted with that."""

    def title(self, app: App) -> Scene:
        """The first page."""

    def lobby(self, app: App, game: str, sitters: Sequence[Any] = ()) -> Scene:
        """Where people sit down for a game: as last time, or the `sitters` that are given."""

    def begin_anew(self, table: Any) -> None:
        """The same people and rules from the start; the game of the table counts as abandoned."""
