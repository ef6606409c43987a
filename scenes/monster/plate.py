"""A player's place at the Monster table: face, chips or slate, cards, how many were thrown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.kit import theme
from scenes.kit.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.canvas import Canvas
from scenes.kit.layouts import Place
from scenes.kit.panels import MARGIN
from scenes.kit.people import Looks, colour_hex, colour_light, colour_name, portrait, wanted
from scenes.kit.widgets import Kit
from scenes.kit.words import _, n_

HEAD_PART = 0.44
CARD_W_U, CARD_H_U = 40.0, 56.0
BIG_CARD_U = 64.0


@dataclass(frozen=True, slots=True)
class PlateState:
    """What a place shows. `cards`: numbers turned up, 0 for a back; `thrown`: None before."""

    name: str
    looks: Looks
    level: str | None
    chips: int
    mood: str = ""
    active: bool = False
    deals: bool = False
    crowned: bool = False
    faded: bool = False
    note: str = ""
    cards: Sequence[int] = ()
    thrown: int | None = None


def preload(looks: Looks, level: str | None, place: Place) -> list[AnyWanted]:
    """What to have ready for somebody at a place."""
    tint = colour_hex(looks.colour)
    out: list[AnyWanted] = [
        WantedPanel(kind, place.w_u, place.h_u, tint) for kind in ("plate", "plate_lit")
    ]
    head_u = round(place.h_u * HEAD_PART)
    for mood in ("", "glad", "sour"):
        out += wanted(looks, level, head_u, mood)
    return [*out, Wanted("monster/back", CARD_W_U, CARD_H_U)]


def draw_plate(canvas: Canvas, kit: Kit, place: Place, state: PlateState) -> None:
    """Draw a place in its box."""
    x, y, w, h = place.x_u, place.y_u, place.w_u, place.h_u
    fade = 130 if state.faded else 255
    kind = "plate_lit" if state.active else "plate"
    panel = kit.art.panel(kind, w, h, colour_hex(state.looks.colour))
    canvas.blit(panel, x - MARGIN, y - MARGIN, alpha=fade)
    head_u = round(h * HEAD_PART)
    mood = "" if state.level else state.mood
    head = portrait(kit.art, state.looks, state.level, head_u, mood)
    canvas.blit(head, x + 8, y + 8, alpha=fade)
    if state.level:
        medal = kit.art.svg(f"badges/bot_{state.level}", 34)
        canvas.blit(medal, x + 6, y + head_u + 6, anchor="bottomleft", alpha=fade)
    left = x + head_u + 14
    room = x + w - 14 - left
    badge = kit.art.svg(f"badges/{colour_name(state.looks.colour)}", 40)
    canvas.blit(badge, x + w - 12, y + 12, anchor="topright", alpha=fade)
    _chips(canvas, kit, state.chips, left, y + 78, room, fade)
    name = kit.text.line(
        state.name, "body", theme.BODY_U,
        theme.CREAM if state.active else colour_light(state.looks.colour), max_w_u=w - 28,
    )  # fmt: skip
    canvas.blit(name, x + 14, y + head_u + 26, anchor="midleft", alpha=fade)
    if state.deals:
        canvas.blit(
            kit.art.svg("gunslingers/starter", 42), left + 2, y + 30, anchor="midleft", alpha=fade
        )
    if state.crowned:
        canvas.blit(kit.art.svg("icons/crown", 74), x + 8 + head_u / 2, y + 2, anchor="center")
    foot = y + h - 14
    if state.note:
        note = kit.text.line(state.note, "body", theme.SMALL_U, theme.DIM, max_w_u=w - 30)
        canvas.blit(note, x + w / 2, foot - 26, anchor="center", alpha=fade)
        return
    _cards(canvas, kit, state, x + 12, foot, w - 24)


def _chips(
    canvas: Canvas, kit: Kit, chips: int, x: float, cy: float, room: float, fade: int
) -> None:
    """Chips left; below zero what stands on the slate, in chalk red."""
    canvas.blit(kit.art.svg("chips/top", 34), x, cy, anchor="midleft", alpha=fade)
    color = theme.GOLD if chips >= 0 else theme.RED_SOFT
    words = str(chips) if chips >= 0 else f"−{-chips}"
    line = kit.text.line(
        words, "body", 40, color, outline_u=2, outline_color=theme.LINE, max_w_u=room - 42
    )
    canvas.blit(line, x + 42, cy, anchor="midleft", alpha=fade)


def _cards(canvas: Canvas, kit: Kit, state: PlateState, x: float, foot: float, w: float) -> None:
    """Kept cards in a row, and how many lie under the cloth."""
    tag = ""
    if state.thrown is not None:
        tag = n_("threw {count}", "threw {count}", state.thrown).format(count=state.thrown)
        if state.thrown == 0:
            tag = _("threw none")
    turned = any(state.cards)
    card_w = BIG_CARD_U if turned and w > 250 else CARD_W_U + (8 if turned else 0)
    card_h = card_w * 1.4
    line = kit.text.line(tag, "plain", theme.SMALL_U, theme.CREAM, max_w_u=w * 0.5) if tag else None
    tag_w = canvas.size_u(line)[0] if line is not None and not turned else 0.0
    room = w - tag_w - (10 if tag_w else 0) - card_w
    count = len(state.cards)
    gap = min(card_w + 4, room / max(1, count - 1)) if count > 1 else 0.0
    for i, card in enumerate(state.cards):
        name = f"monster/card_{card}" if card else "monster/back"
        canvas.blit(kit.art.svg(name, card_w, card_h), x + i * gap, foot, anchor="bottomleft")
    if line is not None and not turned:
        canvas.blit(line, x + w, foot - CARD_H_U / 2, anchor="midright")
