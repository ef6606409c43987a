"""Draws the pot: a heap for the main pot, one for each side pot, and who can win them."""

from __future__ import annotations

from game.core.engine import Seat
from game.monster_gunslingers.betting import Part, parts_of
from scenes.games.monster_gunslingers.places import Places
from scenes.games.monster_gunslingers.shown import Shown
from scenes.kit.app.app import App
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import colour_name
from scenes.kit.text.words import n_
from scenes.table.table import Table

HEAP_U = 150.0
CHIP_U = 46.0
ROW_MOST_U = 84.0
TWO_LINES_U = 60.0


def wanted() -> list[AnyWanted]:
    """What to have ready."""
    out: list[AnyWanted] = [Wanted(f"chips/pile_{k}", HEAP_U, HEAP_U) for k in range(1, 5)]
    return [*out, Wanted("chips/top", CHIP_U)]


def parts(shown: Shown) -> list[Part]:
    """The pot as it lies, cut at what those still in have put in."""
    return parts_of(shown.pot, shown.in_round)


def heap(chips: int) -> str:
    """The picture of so many chips."""
    return f"chips/pile_{1 if chips <= 3 else 2 if chips <= 8 else 3 if chips <= 16 else 4}"


def draw_pot(canvas: Canvas, app: App, places: Places, shown: Shown, table: Table) -> None:
    """The pot on its barrel; side pots as heaps of their own beside whom they may go to."""
    if shown.chips is None:
        return
    found = [part for part in parts(shown) if part.chips]
    if not found:
        return
    if len(found) == 1:
        x, y = places.pot()
        pile = app.art.svg(heap(found[0].chips), HEAP_U, HEAP_U)
        canvas.blit(pile, x, y + 14, anchor="midbottom")
        _figure(canvas, app, found[0].chips, *places.layout.places["pot_count"].center)
        return
    area = places.layout.places["pot"]
    row = min(ROW_MOST_U, (area.h_u + 8) / len(found))
    top = area.y_u + area.h_u - row * len(found)
    panel = app.art.panel("dark", area.w_u + 12, round(row * len(found) + 8))
    canvas.blit(panel, area.x_u - 8 - MARGIN, top - 4 - MARGIN)
    for i, part in enumerate(found):
        y = top + (i + 0.5) * row
        _row(canvas, app, part, area.x_u + 2, y, area.w_u - 22, row, table)


def _row(
    canvas: Canvas, app: App, part: Part, x: float, y: float, w: float, h: float, table: Table
) -> None:
    """A part: its heap, how much it is, and who can win it, in two lines where there is room."""
    two = h >= TWO_LINES_U
    size = h * 0.98 if two else min(h * 1.3, 56.0)
    canvas.blit(app.art.svg(heap(part.chips), size, size), x, y, anchor="midleft")
    words = app.text.line(
        str(part.chips), "body", min(34.0, h * 0.6), theme.GOLD, outline_u=2,
        outline_color=theme.LINE, max_w_u=52,
    )  # fmt: skip
    left = x + size + 8
    canvas.blit(words, left, y - h * 0.2 if two else y, anchor="midleft")
    if not two:
        left += 50
    room = x + w - left
    badges(canvas, app, part.seats, left, y + h * 0.24 if two else y, room, table)


def badges(
    canvas: Canvas, app: App, seats: tuple[Seat, ...], x: float, y: float, w: float, table: Table
) -> None:
    """Who can win something, as their badges in a row."""
    size = min(32.0, h_fit(len(seats), w))
    gap = min(size + 2 if len(seats) < 4 else 26.0, (w - size) / max(1, len(seats) - 1))
    for k, seat in enumerate(seats):
        badge = app.art.svg(f"badges/{colour_name(table.guests[seat].looks.colour)}", size)
        canvas.blit(badge, x + k * gap, y, anchor="midleft")


def h_fit(count: int, w: float) -> float:
    """How large badges may be to stand in a row with a little overlap."""
    return w / (1 + 0.6 * (count - 1))


def _figure(canvas: Canvas, app: App, chips: int, x: float, y: float) -> None:
    words = n_("{count} chip", "{count} chips", chips).format(count=chips)
    line = app.text.line(
        words, "body", 34, theme.GOLD, outline_u=3, outline_color=theme.LINE, max_w_u=150
    )
    canvas.blit(line, x, y, anchor="center")
