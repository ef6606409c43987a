"""The curtain as drawn: two opaque halves of velvet, and the sign that says for whom it hangs.

Nothing shows through: the halves are pictures without transparency, and while they move the table
beside them is drawn as everybody may see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.controls.gestures import Act
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import STAGE_H_U, STAGE_W_U, Canvas
from scenes.kit.draw.eases import EASES
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks, colour_hex, colour_name, portrait
from scenes.kit.draw.people import wanted as portrait_wanted
from scenes.kit.input.inputs import Input
from scenes.kit.text.words import _
from scenes.kit.widgets import key_cap

if TYPE_CHECKING:
    from game.core.engine import Seat
    from scenes.kit.app.app import App
    from scenes.table.secret.secrets import Secrets
    from scenes.table.table import Table

HALF_W_U, VALANCE_H_U = 980, 190
LAP_U = 4
"""How far the halves overlap where they meet."""
SIGN = (560.0, 262.0, 800.0, 600.0)
PORTRAIT_U = 220
NAME_U, NAME_LEAST_U = theme.HEADING_U + 10, 30.0
"""A long name is set smaller, never cut: it says who may look."""
HOLD_US = 600_000
"""How long the mouse is held on the sign: keys and pads are one's own, a mouse is anybody's."""


def wanted() -> list[AnyWanted]:
    """What to have ready of the curtain itself."""
    return [
        Wanted("curtain/half", HALF_W_U, STAGE_H_U),
        Wanted("curtain/valance", STAGE_W_U, VALANCE_H_U),
    ]


def signs(looks: Sequence[Looks]) -> list[AnyWanted]:
    """The signs of everybody it hangs for: large, and nothing moves when they first show, so they
    come after whatever a table wants to have ready."""
    out: list[AnyWanted] = []
    _x, _y, w, h = SIGN
    for look in looks:
        out.append(WantedPanel("plate_lit", w, h, colour_hex(look.colour)))
        out += portrait_wanted(look, None, PORTRAIT_U)
    return out


def on_sign(event: Input) -> bool:
    """True when the mouse is on the sign."""
    x, y, w, h = SIGN
    return 0 <= event.x_u - x < w and 0 <= event.y_u - y < h


def draw_curtain(
    canvas: Canvas, app: App, table: Table, secrets: Secrets, held: float = 0.0
) -> None:
    """Draw the curtain as far as it covers the table; `held`: how long the mouse holds, 0 to 1."""
    if secrets.cover <= 0:
        return
    part = EASES["in_out"](secrets.cover)
    left, right = _half(app, False), _half(app, True)
    away = (1 - part) * (STAGE_W_U / 2 + LAP_U)
    canvas.blit(right, STAGE_W_U / 2 - LAP_U / 2 + away, 0)
    canvas.blit(left, STAGE_W_U / 2 + LAP_U / 2 - HALF_W_U - away, 0)
    valance = app.art.svg("curtain/valance", STAGE_W_U, VALANCE_H_U)
    canvas.blit(valance, 0, (part - 1) * VALANCE_H_U)
    if secrets.named is not None and secrets.cover >= 1:
        _sign(canvas, app, table, secrets.named, secrets.holds, held)


def ready(app: App) -> None:
    """Have both halves made before the curtain falls for the first time."""
    _half(app, False)
    _half(app, True)


def _half(app: App, flip: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        half = app.art.svg("curtain/half", HALF_W_U, STAGE_H_U, flip=flip)
        opaque = pygame.Surface(half.get_size())
        opaque.fill((74, 16, 13))
        opaque.blit(half, (0, 0))
        return opaque.convert() if pygame.display.get_surface() else opaque

    return app.art.made(("curtain", flip), make)


def _sign(canvas: Canvas, app: App, table: Table, seat: Seat, holds: bool, held: float) -> None:
    """For whom it hangs, and the key that opens it."""
    guest = table.guests[seat]
    x, y, w, h = SIGN
    mid = x + w / 2
    canvas.blit(
        app.art.panel("plate_lit", w, h, colour_hex(guest.looks.colour)), x - MARGIN, y - MARGIN
    )
    head = portrait(app.art, guest.looks, None, PORTRAIT_U)
    canvas.blit(head, mid, y + 24, anchor="midtop")
    shelf = app.art.panel("brass", PORTRAIT_U + 60, 20)
    canvas.blit(shelf, mid, y + 24 + PORTRAIT_U + 6, anchor="center")
    badge = app.art.svg(f"badges/{colour_name(guest.looks.colour)}", 84)
    canvas.blit(badge, mid + 148, y + 180, anchor="center")
    room = w - 80
    whole_u = app.text.size(guest.name, "title", NAME_U)[0]
    name = app.text.line(
        guest.name, "title", max(NAME_LEAST_U, NAME_U * min(1.0, room / whole_u)), theme.CREAM,
        outline_u=3, outline_color=theme.LINE, max_w_u=room,
    )  # fmt: skip
    canvas.blit(name, mid, y + 306, anchor="center")
    asks = (_("Only {name} looks now.").format(name=guest.name), _("Everybody else, look away."))
    for i, words in enumerate(asks):
        line = app.text.line(words, "body", theme.BODY_U, theme.CREAM, max_w_u=room)
        canvas.blit(line, mid, y + 372 + i * 44, anchor="center")
    key = table.key_label(seat, Act.SLAP)
    opens = app.text.line(_("opens the curtain"), "body", theme.BODY_U, theme.GOLD, max_w_u=430)
    cap_w = 64.0 if key.startswith("icons/") else max(64.0, app.text.size(key, "plain", 38)[0] + 32)
    whole = cap_w + 18 + canvas.size_u(opens)[0]
    left = mid - whole / 2
    row = y + (490 if holds else 510)
    key_cap(canvas, app, key, left, row, 64)
    canvas.blit(opens, left + cap_w + 18, row, anchor="midleft")
    if holds:
        look = _("Then hold {key} to look at the cards.").format(key=_key_word(table, seat))
        line = app.text.line(look, "body", theme.SMALL_U, theme.DIM, max_w_u=w - 80)
        canvas.blit(line, mid, y + 556, anchor="center")
    if held > 0:
        canvas.fill(theme.GOLD, x + 60, y + h - 20, (w - 120) * held, 8)


def _key_word(table: Table, seat: Seat) -> str:
    """The look key in a sentence; a pad's button by its place."""
    label = table.key_label(seat, Act.POINT)
    return _("the left pad button") if label.startswith("icons/") else label
