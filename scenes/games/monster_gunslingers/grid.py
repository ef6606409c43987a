"""Draws the line-up of a round's end: a row of cards for each player, and why the best one won."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.hand_ranks import HandName
from game.monster_gunslingers.records import CardName
from scenes.games.monster_gunslingers.cards import draw_card
from scenes.games.monster_gunslingers.lineup import Lineup, Row, making
from scenes.games.monster_gunslingers.places import TALL, Places, Spread
from scenes.games.monster_gunslingers.plate import fitted
from scenes.games.monster_gunslingers.words import capital, hand_word
from scenes.kit.app.app import App
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import colour_light, colour_name
from scenes.table.secret.frame import rim
from scenes.table.table import Table

FOOT_U, PAD_U = 92.0, 10.0
HEAD_U, ROOM_U = 42.0, 26.0
"""A row's line of words over its cards; what a row needs besides its cards."""
LIFT_U = 6.0
GAP_U, BREAK_U = 3.0, 14.0
GOLD_RIM, HAD_RIM = (250, 214, 110), (196, 200, 214)
FADED = 95.0
CARD_MOST_U = 126.0
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the rows lie, side by side so that cards are as large as can be; each has its words
    over its cards. Lengths in u."""

    x_u: float
    y_u: float
    w_u: float
    h_u: float
    columns: int
    card_u: float

    @classmethod
    def of(cls, places: Places, count: int) -> Grid:
        """The grid for so many rows."""
        area = places.layout.places["showdown"]
        columns = COLUMNS[count]
        lines = -(-count // columns)
        w = (area.w_u - 2 * PAD_U) / columns
        h = (area.h_u - FOOT_U - PAD_U) / lines
        room = w - ROOM_U - 6 * GAP_U - BREAK_U
        card = int(min((h - HEAD_U - 16) / TALL, room / 7, CARD_MOST_U))
        return cls(area.x_u + PAD_U, area.y_u + PAD_U, w, h, columns, card)

    @property
    def cards_w_u(self) -> float:
        """How wide the seven cards of a row are."""
        return 7 * self.card_u + 6 * GAP_U + BREAK_U

    def cell(self, i: int) -> tuple[float, float]:
        """The upper left corner of a row."""
        line, column = divmod(i, self.columns)
        return self.x_u + column * self.w_u, self.y_u + line * self.h_u

    def head(self, i: int) -> tuple[float, float]:
        """The left end of a row's words, on their middle."""
        x, _y = self.cell(i)
        return x + (self.w_u - self.cards_w_u) / 2, self._top(i) + HEAD_U / 2

    def _top(self, i: int) -> float:
        spare = self.h_u - HEAD_U - LIFT_U - self.card_u * TALL
        return self.cell(i)[1] + max(4.0, spare / 2)

    def card(self, i: int, k: int) -> Spread:
        """A card of a row: 0 and 1 from the holster, 2 to 6 of Main Street."""
        at = self.head(i)[0] + k * (self.card_u + GAP_U) + (BREAK_U if k > 1 else 0)
        y = self._top(i) + HEAD_U + LIFT_U + self.card_u * TALL / 2
        return Spread(at + self.card_u / 2, y, self.card_u)

    def own(self, i: int, k: int, row: Row) -> Spread:
        """A card of the holster; a single one lies next to Main Street."""
        return self.card(i, k + 2 - len(row.own))


def wanted(places: Places, lineup: Lineup, pictures: dict[CardName, str]) -> list[AnyWanted]:
    """What to have ready once a line-up is coming; `pictures`: the names of the cards' faces."""
    area = places.layout.places["showdown"]
    grid = Grid.of(places, len(lineup.rows))
    w, h = grid.w_u - 8, grid.h_u - 6
    out: list[AnyWanted] = [WantedPanel("night", area.w_u, area.h_u)]
    out += [WantedPanel(kind, w, h) for kind in ("slot", "slot_lit")]
    shown = dict.fromkeys([*lineup.street, *(card for row in lineup.rows for card in row.own)])
    return [*out, *(Wanted(pictures[card], grid.card_u, grid.card_u * TALL) for card in shown)]


def draw_lineup(
    canvas: Canvas, app: App, places: Places, lineup: Lineup, table: Table, betting: bool
) -> None:
    """Draw the rows over the middle of the table."""
    area = places.layout.places["showdown"]
    canvas.blit(app.art.panel("night", area.w_u, area.h_u), *area.center, anchor="center")
    grid = Grid.of(places, len(lineup.rows))
    for i, row in enumerate(lineup.rows):
        if row.part > 0:
            with canvas.shifted(0, 0, row.part):
                _row(canvas, app, grid, i, row, lineup, table, betting)
    if lineup.told > 0:
        with canvas.shifted(0, 0, min(1.0, lineup.told)):
            _foot(canvas, app, places, lineup)


def _foot(canvas: Canvas, app: App, places: Places, lineup: Lineup) -> None:
    """Who won, and beside it what they take; always below it why."""
    area = places.layout.places["showdown"]
    foot, room = area.y_u + area.h_u, area.w_u - 80
    note = None
    if lineup.note:
        note = app.text.line(
            lineup.note, "body", foot_u(app, theme.BODY_U), theme.CREAM, max_w_u=room * 0.48
        )
    taken = canvas.size_u(note)[0] + 44 if note is not None else 0.0
    title = app.text.line(
        lineup.title, "body", foot_u(app, 38), theme.GOLD, outline_u=2,
        outline_color=theme.LINE, max_w_u=room - taken,
    )  # fmt: skip
    left = area.center[0] - (canvas.size_u(title)[0] + taken) / 2
    canvas.blit(title, left, foot - 71, anchor="midleft")
    if note is not None:
        canvas.blit(note, left + canvas.size_u(title)[0] + 44, foot - 69, anchor="midleft")
    if lineup.reason:
        words = app.text.line(
            lineup.reason, "body", foot_u(app, theme.BODY_U), theme.CREAM, max_w_u=room
        )
        canvas.blit(words, area.center[0], foot - 31, anchor="center")


def foot_u(app: App, size_u: float) -> float:
    """The size to ask for, so that two lines keep apart at the foot whatever the text size."""
    return size_u * min(1.0, 115 / app.settings.text_percent)


def _row(
    canvas: Canvas, app: App, grid: Grid, i: int, row: Row, lineup: Lineup, table: Table,
    betting: bool,
) -> None:  # fmt: skip
    x, y = grid.cell(i)
    wins = row.seat in lineup.winners and lineup.told > 0
    w, h = grid.w_u - 8, grid.h_u - 6
    panel = app.art.panel("slot_lit" if wins else "slot", w, h)
    canvas.blit(panel, x + 4 - MARGIN, y + 3 - MARGIN)
    _head(canvas, app, grid, i, row, wins, table, betting)
    gold = lineup.gold.get(row.seat, frozenset()) if lineup.told > 0 else frozenset()
    had: frozenset[CardName] = frozenset()
    if lineup.told > 0 and not wins and row.kind != HandName.HIGH_CARD:
        had = making(row.five, row.kind)
    spots = [*(grid.own(i, k, row) for k in range(len(row.own)))]
    spots += [grid.card(i, k + 2) for k in range(len(lineup.street))]
    for card, spot in zip((*row.own, *lineup.street), spots, strict=True):
        _card(canvas, app, spot, card, row, card in gold, card in had)


def _head(
    canvas: Canvas, app: App, grid: Grid, i: int, row: Row, wins: bool, table: Table,
    betting: bool,
) -> None:  # fmt: skip
    """The seat's shape and name; right of it what they hold, the star and the chips won."""
    guest = table.guests[row.seat]
    left, y = grid.head(i)
    right = left + grid.cards_w_u
    if wins:
        if betting and row.won:
            words = app.text.line(
                f"+{row.won}", "body", 30 * min(1.0, 115 / app.settings.text_percent),
                theme.GOLD, outline_u=2, outline_color=theme.LINE, max_w_u=70,
            )  # fmt: skip
            canvas.blit(words, right, y, anchor="midright")
            right -= canvas.size_u(words)[0] + 4
        canvas.blit(app.art.svg("gunslingers/star", 44), right, y, anchor="midright")
        right -= 50
    canvas.blit(
        app.art.svg(f"badges/{colour_name(guest.looks.colour)}", 36), left, y, anchor="midleft"
    )
    left += 44
    if row.built > 0:
        kind = fitted(
            app, capital(hand_word(row.kind)), theme.GOLD if wins else theme.CREAM,
            (right - left) * 0.5, HEAD_U - 4,
        )  # fmt: skip
        canvas.blit(kind, right, y, anchor="midright", alpha=255 * row.built)
    name = fitted(
        app, guest.name, colour_light(guest.looks.colour), (right - left) * 0.5 - 12, HEAD_U - 4
    )
    canvas.blit(name, left, y, anchor="midleft")


def _card(
    canvas: Canvas, app: App, spot: Spread, card: CardName, row: Row, gold: bool, had: bool
) -> None:
    counts = card in row.five
    y = spot.y_u - (LIFT_U * row.built if counts else 0)
    alpha = 255.0 if counts else 255 - (255 - FADED) * row.built
    if gold or had:
        colour, wide = (GOLD_RIM, 4) if gold else (HAD_RIM, 3)
        frame = rim(app, spot.w_u, spot.w_u * TALL, colour, 0, wide)
        canvas.blit(frame, spot.x_u, y, anchor="center")
    draw_card(canvas, app, card, spot.x_u, y, spot.w_u, alpha=alpha, shadow=False)
