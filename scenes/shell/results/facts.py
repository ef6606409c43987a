"""A finished game as the ledger needs it, and the small pieces all its pages are drawn with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.core.engine import TABLE, Seat
from game.high_noon.records import DuelView
from game.monster.records import MonsterView
from game.monster_gunslingers.records import GunslingerView
from game.saloon_poker.records import SaloonView, TabLine
from game.slap45.records import SlapView
from game.texas_hold_it.records import TexasView
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import Looks, colour_name, portrait
from scenes.kit.text.words import _
from scenes.shell.results.figures import Figures
from scenes.table.evening import Evening

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

Box = tuple[float, float, float, float]
"""Left, top, width, height in u."""


def has_tab(game: str) -> bool:
    """Whether rounds of drinks are owed in a game."""
    return game == "saloon_poker"


def has_fame(game: str) -> bool:
    """Whether reactions are measured, for the hall of fame."""
    return game == "slap45"


class Facts:
    """A finished game as the pages need it."""

    def __init__(
        self, table: Table, figures: Figures, evening: Evening, transcript: Mapping[str, Any]
    ) -> None:
        self.table, self.figures, self.evening = table, figures, evening
        self.view = table.view(TABLE)
        result = table.result()
        self.winners: tuple[Seat, ...] = result.winners if result is not None else ()
        self.reason = str(result.reason) if result is not None else ""
        first, seed = transcript.get("first"), transcript.get("seed")
        self.first: Seat = first if isinstance(first, int) else 0
        self.seed: int | None = seed if isinstance(seed, int) else None

    @property
    def tab(self) -> tuple[TabLine, ...]:
        """Who owes whom a round in this game."""
        return self.view.tab if isinstance(self.view, SaloonView) else ()

    def tab_json(self) -> list[list[object]]:
        """The tab for the public log."""
        return [[line.from_, line.to, str(line.why)] for line in self.tab]

    def score(self, seat: Seat) -> int:
        """What counts in the game: points, hits, how many of a gang are left, rounds or chips."""
        match self.view:
            case SaloonView():
                return self.view.scores[seat]
            case DuelView():
                return self.view.hits[self.view.duellists.index(seat)]
            case SlapView():
                return self.view.gangs[seat]
            case GunslingerView():
                chips = self.view.chips
                return self.view.wins[seat] if chips is None else chips[seat]
            case MonsterView():
                return self.view.chips[seat]
            case TexasView():
                return self.view.dry[seat]
        return 0

    def second(self, seat: Seat) -> int:
        """What counts where scores are level; more is better."""
        return -self.view.wet[seat] if isinstance(self.view, TexasView) else 0

    def out(self) -> tuple[Seat, ...]:
        """Who was put out of the game, in that order."""
        match self.view:
            case SaloonView():
                return self.view.out
            case SlapView():
                return self.view.dead
            case TexasView():
                gone = [
                    (mine.out_in, self.score(seat), seat)
                    for seat, mine in enumerate(self.figures.seats)
                    if mine.out_in is not None
                ]
                return tuple(seat for _round, _dry, seat in sorted(gone))
        return ()

    def order(self) -> list[Seat]:
        """Everybody: winners first, then by score, then those put out, the first of them last."""
        out = self.out()

        def rank(seat: Seat) -> tuple[int, int, int, int]:
            if seat in self.winners:
                return 0, -self.score(seat), 0, seat
            if seat in out:
                return 2, -out.index(seat), 0, seat
            return 1, -self.score(seat), -self.second(seat), seat

        return sorted(range(self.table.seats), key=rank)

    def places(self) -> dict[Seat, int]:
        """Everybody's place from 1; equal scores share one."""
        places: dict[Seat, int] = {}
        before: Seat | None = None
        for i, seat in enumerate(self.order()):
            level = before is not None and self._level(before, seat)
            places[seat] = places[before] if level and before is not None else i + 1
            before = seat
        return places

    def _level(self, one: Seat, other: Seat) -> bool:
        if one in self.winners or other in self.winners:
            return one in self.winners and other in self.winners
        out = self.out()
        if one in out or other in out:
            return False
        return (self.score(one), self.second(one)) == (self.score(other), self.second(other))

    def deal_line(self) -> str:
        """The deal's number, so that anybody can check, and what bots could see."""
        words = _("The bots saw what you saw, and nothing else.")
        if self.seed is None:
            return words
        number = f"{self.seed:,}".replace(",", "\u2009")
        return _("Deal no. {number}").format(number=number) + "  ·  " + words


# -- pieces ----------------------------------------------------------------------------------------
def draw_head(
    canvas: Canvas, app: App, looks: Looks, level: str | None, x: float, cy: float, size: float
) -> None:
    """A small portrait on a dark round of leather, with its badge at the lower left."""
    canvas.blit(app.art.panel("slot", size, size), x + size / 2, cy, anchor="center")
    canvas.blit(portrait(app.art, looks, level, round(size - 4)), x + size / 2, cy, anchor="center")
    badge = app.art.svg(f"badges/{colour_name(looks.colour)}", size * 0.46)
    canvas.blit(badge, x - 6, cy + size / 2 + 4, anchor="bottomleft")


def draw_who(
    canvas: Canvas, app: App, facts: Facts, seat: Seat, x: float, cy: float, w: float, size: float
) -> None:
    """A head and a name."""
    guest = facts.table.guests[seat]
    draw_head(canvas, app, guest.looks, guest.level, x, cy, size)
    name = app.text.line(guest.name, "body", theme.BODY_U, theme.INK, max_w_u=w - size - 14)
    canvas.blit(name, x + size + 14, cy, anchor="midleft")


def draw_centred(canvas: Canvas, app: App, words: str, box: Box) -> None:
    """A few words in the middle of an empty page."""
    x, y, w, h = box
    block = app.text.block(words, "body", theme.LARGE_U, theme.INK, w * 0.8, align="center")
    canvas.blit(block, x + w / 2, y + h / 2, anchor="center")


def draw_rule(canvas: Canvas, x: float, y: float, w: float) -> None:
    canvas.fill((138, 98, 48), x, y, w, 2, 110)
