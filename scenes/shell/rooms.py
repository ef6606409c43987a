"""The shell's rooms as tables know them; each is loaded when somebody goes there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.kit.app.scene import Scene

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.sitter import Sitter
    from scenes.table.table import Table


class Rooms:
    """See `scenes.kit.app.shell.Shell`."""

    def pause(
        self,
        app: App,
        game: str,
        why: str,
        undo: Callable[[], str | None] | None,
        new_game: Callable[[], None],
    ) -> Scene:
        from scenes.shell.pause import Pause

        return Pause(app, game, why, undo, new_game)

    def results(self, app: App, table: Table) -> Scene:
        from scenes.shell.results.results import Results

        return Results(app, table)

    def title(self, app: App) -> Scene:
        from scenes.shell.title import Title

        return Title(app)

    def lobby(self, app: App, game: str, sitters: Sequence[Sitter] = ()) -> Scene:
        from scenes.shell.lobby.lobby import Lobby

        return Lobby(app, game, sitters)

    def begin_anew(self, table: Table) -> None:
        from scenes.shell.lobby.open import open_table

        setup, pads = table.session.setup, table.app.pads
        held = {seat: pads.pad_of(seat) for seat in range(table.seats)}
        seated = {seat: pad for seat, pad in held.items() if pad is not None}
        first = setup.first if setup.first is not None else 0
        open_table(table.app, table.key, table.session.chairs, setup.options, first, seated)
