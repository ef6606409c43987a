"""A player's place at a table: portrait, name, colour with its shape, score, and what counts now.

Every game draws its players with these, so that one finds oneself at once at any table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import (
    Looks,
    colour_hex,
    colour_light,
    colour_name,
    portrait,
    tombstone,
    wanted,
)
from scenes.kit.layout.layouts import Place
from scenes.kit.widgets import Kit, key_cap

PORTRAIT_PART = 0.68
DIE_U = 42.0
TRAY_H_U = 50.0


@dataclass(frozen=True, slots=True)
class PlateState:
    """What a place shows at the moment.

    `dice`: small dice in a row (None: a blank one); `gold`: positions of those that decided;
    `keys`: (label, words, icon) of what its owner may press; `note`: a short line in the dice's
    place.
    """

    name: str
    looks: Looks
    level: str | None = None
    score: str = ""
    mood: str = ""
    active: bool = False
    leads: bool = False
    out: bool = False
    dice: Sequence[int | None] = ()
    gold: frozenset[int] = frozenset()
    note: str = ""
    keys: Sequence[tuple[str, str, str]] = field(default_factory=tuple)


def preload(looks: Looks, level: str | None, place: Place) -> list[AnyWanted]:
    """What to have ready for somebody at a place."""
    tint = colour_hex(looks.colour)
    out: list[AnyWanted] = [
        WantedPanel(kind, place.w_u, place.h_u, tint) for kind in ("plate", "plate_lit")
    ]
    return [*out, *wanted(looks, level, round(place.h_u * PORTRAIT_PART))]


def preload_dice() -> list[AnyWanted]:
    """The small dice of every place."""
    names = [f"dice/flat_{v}{gold}" for v in range(1, 7) for gold in ("", "_gold")]
    return [Wanted(name, DIE_U) for name in [*names, "dice/flat_blank", "icons/crown"]]


def draw_plate(
    canvas: Canvas, kit: Kit, place: Place, state: PlateState, nudge_u: float = 0
) -> None:
    """Draw a place; `place` is its box, `nudge_u` moves it sideways (a refusal shakes)."""
    x, y, w, h = place.x_u + nudge_u, place.y_u, place.w_u, place.h_u
    kind = "plate_lit" if state.active else "plate"
    tint = colour_hex(state.looks.colour)
    fade = 150 if state.out else 255
    canvas.blit(kit.art.panel(kind, w, h, tint), x - MARGIN, y - MARGIN, alpha=fade)
    head_u = round(h * PORTRAIT_PART)
    # With keys beside it the portrait stands on the rim; else on the tray for the dice.
    _draw_head(canvas, kit, state, x + 8, y + (h - 6 - head_u if state.keys else 5), head_u)
    left = x + head_u + 18
    room = x + w - 22 - left
    if not state.keys:
        tray = kit.art.panel("slot", w - 20, TRAY_H_U)
        canvas.blit(tray, x + w / 2, y + h - TRAY_H_U / 2 - 10, anchor="center", alpha=fade)
        badge = kit.art.svg(f"badges/{colour_name(state.looks.colour)}", 46)
        canvas.blit(badge, x + w - 15, y + h - 11, anchor="bottomright", alpha=fade)
    score_u = 0.0
    if state.keys and state.score:
        score_u = min(70.0, kit.text.size(state.score, "body", theme.BODY_U)[0] + 14)
    name = kit.text.line(
        state.name,
        "body",
        theme.BODY_U,
        theme.CREAM if state.active else colour_light(state.looks.colour),
        max_w_u=room - score_u,
    )
    canvas.blit(name, left, y + 34, anchor="midleft")
    color = theme.GOLD if state.leads or state.active else theme.CREAM
    if state.keys:
        if state.score:
            small = kit.text.line(state.score, "body", theme.BODY_U, color, max_w_u=score_u - 8)
            canvas.blit(small, x + w - 18, y + 34, anchor="midright")
        for i, key in enumerate(state.keys):
            _draw_key(canvas, kit, key, left, y + 86 + i * 50, room)
        return
    if state.score:
        score = kit.text.line(
            state.score, "body", 46, color, outline_u=2, outline_color=theme.LINE, max_w_u=room
        )
        canvas.blit(score, left, y + 85, anchor="midleft")
    if state.leads:
        crown = kit.art.svg("icons/crown", 46)
        canvas.blit(crown, x + w - 20, y + 83, anchor="midright")
    if state.note:
        note = kit.text.line(state.note, "body", theme.SMALL_U, theme.DIM, max_w_u=w - 90)
        canvas.blit(note, x + 24, y + h - 35, anchor="midleft")
    else:
        _draw_dice(canvas, kit, state, x + 20, y + h - 35)


def _draw_head(
    canvas: Canvas, kit: Kit, state: PlateState, x: float, y: float, size_u: float
) -> None:
    if state.out:
        canvas.blit(tombstone(kit.art, size_u), x, y)
        return
    mood = "" if state.level else state.mood
    canvas.blit(portrait(kit.art, state.looks, state.level, size_u, mood), x, y)
    if state.level:
        medal = kit.art.svg(f"badges/bot_{state.level}", 40)
        canvas.blit(medal, x + 2, y + size_u - 4, anchor="bottomleft")


def _draw_dice(canvas: Canvas, kit: Kit, state: PlateState, x: float, cy: float) -> None:
    """The dice of a turn that has ended, or five faint blanks in their place."""
    for i in range(5):
        value = state.dice[i] if state.dice else None
        name = "dice/flat_blank" if value is None else f"dice/flat_{value}"
        if value is not None and i in state.gold:
            name += "_gold"
        faint = 255 if value is not None else 36
        die = kit.art.svg(name, DIE_U)
        canvas.blit(die, x + i * (DIE_U + 4), cy, anchor="midleft", alpha=faint)


def _draw_key(
    canvas: Canvas, kit: Kit, key: tuple[str, str, str], x: float, cy: float, room: float
) -> None:
    """A key and what it does; where the words would be cut, a picture stands for them."""
    label, words, icon = key
    left = x + key_cap(canvas, kit, label, x, cy, 42) + 10
    space = x + room - left
    if kit.text.size(words, "plain", theme.SMALL_U)[0] <= space:
        line = kit.text.line(words, "plain", theme.SMALL_U, theme.CREAM)
        canvas.blit(line, left, cy, anchor="midleft")
    else:
        icon_u = max(24.0, min(42.0, space))
        canvas.blit(kit.art.svg(icon, icon_u), left, cy, anchor="midleft")
