"""What lies and hangs round the Monster table for all to see: sign, slate, pot, deck, the rail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.monster import medal
from scenes.games.monster.plate import snug
from scenes.games.monster.shown import OUT, Shown
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.layout.layouts import Layout
from scenes.kit.text.words import _

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

CHALK = (226, 226, 214)
CHALK_RED = (255, 140, 118)
BOARD_LEFT, BOARD_TOP, BOARD_RIGHT, BOARD_FOOT = 0.12, 0.15, 0.88, 0.83
"""The part of the slate's box one can write on."""
RAIL_HEAD_U = 92
HEAP_AT = (1, 12, 24, 40)
"""From so many chips on the heap on the table is the next larger one."""
HEAP_W_U, HEAP_H_U = 250.0, 153.0


def wanted(layout: Layout, table: Table) -> list[AnyWanted]:
    """What to have ready."""
    places = layout.places
    slate, deck = places["slate"], places["deck"]
    out: list[AnyWanted] = [
        Wanted("monster/slate", slate.w_u, slate.h_u),
        Wanted("monster/deck", deck.w_u, deck.h_u),
        WantedPanel("brass", places["sign"].w_u, places["sign"].h_u),
        WantedPanel("dark", places["pot"].w_u, places["pot"].h_u),
    ]
    out += [Wanted(f"chips/pile_{size}", HEAP_W_U, HEAP_H_U) for size in range(1, 5)]
    for guest in table.guests:
        out += medal.wanted(guest.looks, guest.level, RAIL_HEAD_U)
    return out


def draw_sign(canvas: Canvas, app: App, layout: Layout, shown: Shown, games: int) -> None:
    """Which pot it is, and which round of it."""
    place = layout.places["sign"]
    canvas.blit(app.art.panel("brass", place.w_u, place.h_u), *place.center, anchor="center")
    words = _("Pot {number} of {games} · round {round}").format(
        number=shown.game, games=games, round=shown.round
    )
    line = app.text.line(
        words, "body", snug(app, theme.SMALL_U, 44), theme.INK, max_w_u=place.w_u - 36
    )
    canvas.blit(line, *place.center, anchor="center")


def draw_pot(
    canvas: Canvas, app: App, layout: Layout, shown: Shown, ante: int, penalty: int
) -> None:
    """What is to be won, and what it costs to try."""
    place = layout.places["pot"]
    canvas.blit(app.art.panel("dark", place.w_u, place.h_u), *place.center, anchor="center")
    words = _("Pot {count}").format(count=shown.pot)
    line = app.text.line(
        words, "body", snug(app, 46, 58), theme.GOLD, outline_u=2, outline_color=theme.LINE,
        max_w_u=place.w_u - 40,
    )  # fmt: skip
    canvas.blit(line, place.center[0], place.y_u + 35, anchor="center")
    cost = _("ante {ante} · penalty {penalty}").format(ante=ante, penalty=penalty)
    line = app.text.line(
        cost, "body", snug(app, theme.SMALL_U, 36), theme.CREAM, max_w_u=place.w_u - 40
    )
    canvas.blit(line, place.center[0], place.y_u + 76, anchor="center")


def draw_heap(canvas: Canvas, app: App, layout: Layout, pot: int) -> None:
    """The pot as it lies on the table."""
    if pot <= 0:
        return
    size = sum(pot >= least for least in HEAP_AT)
    heap = app.art.svg(f"chips/pile_{size}", HEAP_W_U, HEAP_H_U)
    x, y = layout.places["pile"].center
    canvas.blit(heap, x, y + 50, anchor="midbottom")


def draw_deck(canvas: Canvas, app: App, layout: Layout) -> None:
    """The rest of the 55."""
    deck = layout.places["deck"]
    canvas.blit(app.art.svg("monster/deck", deck.w_u, deck.h_u), *deck.center, anchor="center")


def draw_slate(canvas: Canvas, app: App, layout: Layout, table: Table, shown: Shown) -> None:
    """The chalk board: who owes the house, and how much."""
    place = layout.places["slate"]
    canvas.blit(app.art.svg("monster/slate", place.w_u, place.h_u), *place.center, anchor="center")
    left, right = place.x_u + BOARD_LEFT * place.w_u, place.x_u + BOARD_RIGHT * place.w_u
    top, foot = place.y_u + BOARD_TOP * place.h_u, place.y_u + BOARD_FOOT * place.h_u
    room = right - left
    head = app.text.line(
        _("On the slate"), "body", snug(app, theme.BODY_U, 46), CHALK, max_w_u=room
    )
    canvas.blit(head, (left + right) / 2, top + 18, anchor="center")
    canvas.blit(
        app.art.svg("monster/chalk_line", room), (left + right) / 2, top + 42, anchor="center"
    )
    top += 52
    owing = [seat for seat, chips in enumerate(shown.chips) if chips < 0]
    if not owing:
        block = app.text.block(
            _("Nobody owes the house."), "body", theme.SMALL_U, CHALK, room, align="center",
            line_gap=1.1, max_h_u=foot - top,
        )  # fmt: skip
        canvas.blit(block, left, (top + foot) / 2, anchor="midleft")
        return
    step = min(50.0, (foot - top) / len(owing))
    size = snug(app, theme.BODY_U + 4, step)
    for i, seat in enumerate(owing):
        cy = top + (i + 0.5) * step
        owed = app.text.line(f"−{-shown.chips[seat]}", "body", size, CHALK_RED)
        canvas.blit(owed, right, cy, anchor="midright")
        name_w = room - canvas.size_u(owed)[0] - 12
        name = app.text.line(table.short(seat), "body", size, CHALK, max_w_u=name_w)
        canvas.blit(name, left, cy, anchor="midleft")


def draw_rail(canvas: Canvas, app: App, layout: Layout, table: Table, shown: Shown) -> None:
    """Who is out of this pot watches from here."""
    out = [seat for seat, state in enumerate(shown.state) if state == OUT]
    if not out:
        return
    place = layout.places["rail"]
    each = min(RAIL_HEAD_U + 10.0, (place.w_u - 16 - RAIL_HEAD_U) / max(1, len(out) - 1))
    for i, seat in enumerate(out):
        guest = table.guests[seat]
        head = medal.medallion(app.art, guest.looks, guest.level, RAIL_HEAD_U)
        x, y = place.x_u + 8 + i * each, place.y_u + place.h_u - 12
        canvas.blit(head, x, y, anchor="bottomleft")
