"""A player's place at the Monster table: face, chips or slate, cards, how many were thrown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks, colour_hex, colour_light, colour_name, portrait, wanted
from scenes.kit.layout.layouts import Place
from scenes.kit.text.lettering import Role
from scenes.kit.text.words import n_
from scenes.kit.widgets import Kit

HEAD_PART = 0.44
WIDE_U = 340.0
"""From this width on the name has room beside the face, and cards are larger."""
NARROW_U = 120.0
"""Beside the face there is no room for a picture and a debt."""
BACK_W_U, OPEN_W_U = 40.0, 48.0
WIDE_BACK_W_U, WIDE_OPEN_W_U = 52.0, 62.0
ASPECT = 1.4
CROWN_U = 58.0
STACK = ("red", "white", "green", "black", "red")
STACK_AT = (1, 10, 20, 40, 80)
"""From so many chips on the stack on a place is one chip higher."""
CHIP_W_U, CHIP_STEP_U = 40.0, 7.0


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


def snug(kit: Kit, size_u: float, most_u: float) -> float:
    """A lettering size whose line is at most `most_u` high, whatever the text size."""
    return size_u * min(1.0, most_u / kit.text.line_height_u(size_u))


def preload(looks: Looks, level: str | None, place: Place) -> list[AnyWanted]:
    """What to have ready for somebody at a place."""
    tint = colour_hex(looks.colour)
    out: list[AnyWanted] = [
        WantedPanel(kind, place.w_u, place.h_u, tint) for kind in ("plate", "plate_lit")
    ]
    head_u = round(place.h_u * HEAD_PART)
    for mood in ("", "glad", "sour"):
        out += wanted(looks, level, head_u, mood)
    back_u, open_u = card_widths(place.w_u)
    out += [Wanted(f"monster/card_{rank}", open_u, open_u * ASPECT) for rank in range(1, 11)]
    return [*out, Wanted("monster/back", back_u, back_u * ASPECT)]


def card_widths(w_u: float) -> tuple[float, float]:
    """How wide backs and faces lie on a place so wide."""
    return (WIDE_BACK_W_U, WIDE_OPEN_W_U) if w_u >= WIDE_U else (BACK_W_U, OPEN_W_U)


def draw_plate(canvas: Canvas, kit: Kit, place: Place, state: PlateState) -> None:
    """Draw a place in its box."""
    x, y, w, h = place.x_u, place.y_u, place.w_u, place.h_u
    wide = w >= WIDE_U
    fade = 110 if state.faded else 255
    kind = "plate_lit" if state.active else "plate"
    tint = colour_hex(state.looks.colour)
    panel = kit.art.panel(kind, w, h, tint)
    if state.faded:
        panel = kit.art.shade(panel, 0.5, ("plate", kind, w, h, tint))
    canvas.blit(panel, x - MARGIN, y - MARGIN)
    head_u = round(h * HEAD_PART)
    mood = "" if state.level else state.mood
    head = portrait(kit.art, state.looks, state.level, head_u, mood)
    canvas.blit(head, x + 8, y + 8, alpha=fade)
    if state.level:
        medal = kit.art.svg(f"badges/bot_{state.level}", 34)
        canvas.blit(medal, x + 6, y + head_u + 6, anchor="bottomleft", alpha=fade)
    left, right = x + head_u + 14, x + w - 12
    badge = kit.art.svg(f"badges/{colour_name(state.looks.colour)}", 40)
    canvas.blit(badge, right, y + 12, anchor="topright", alpha=fade)
    _name(canvas, kit, state, place, left, fade)
    deals_x = right if wide else left + 2
    if state.deals:
        anchor = "midright" if wide else "midleft"
        star = kit.art.svg("gunslingers/starter", 42)
        canvas.blit(star, deals_x, y + (82 if wide else 32), anchor=anchor)
    room = right - left - (50 if wide and state.deals else 0)
    _chips(canvas, kit, state.chips, left, y + 76, room, 190 if state.faded else 255)
    if state.crowned:
        crown = kit.art.svg("icons/crown", CROWN_U)
        canvas.blit(crown, x + 8 + head_u / 2, y + 24, anchor="center")
    if state.note:
        note = kit.text.line(
            state.note, "body", snug(kit, theme.SMALL_U, 44), theme.CREAM, max_w_u=w - 30
        )
        canvas.blit(note, x + 16, y + h - 40, anchor="midleft")
        return
    _thrown(canvas, kit, state, left, y + 110, right - left)
    _cards(canvas, kit, state, x + 12, y + h - 13, w - 24)


def _name(
    canvas: Canvas, kit: Kit, state: PlateState, place: Place, left: float, fade: int
) -> None:
    """Beside the face where there is room, else on a line of its own."""
    color = theme.CREAM if state.active else colour_light(state.looks.colour)
    wide = place.w_u >= WIDE_U
    room = place.x_u + place.w_u - 58 - left if wide else place.w_u - 28
    size = snug(kit, theme.BODY_U, 50 if wide else 38)
    name = kit.text.line(state.name, "body", size, color, max_w_u=room)
    x = left if wide else place.x_u + 14
    y = place.y_u + (33 if wide else 138)
    canvas.blit(name, x, y, anchor="midleft")


def _chips(
    canvas: Canvas, kit: Kit, chips: int, x: float, cy: float, room: float, fade: int
) -> None:
    """Chips left, as a heap and a figure; below zero what stands on the slate, in chalk red."""
    if chips > 0:
        high = sum(chips >= least for least in STACK_AT)
        foot = cy + 13 + (high - 1) * CHIP_STEP_U / 2
        for i in range(high):
            chip = kit.art.svg(f"chips/{STACK[i]}", CHIP_W_U)
            canvas.blit(chip, x + 20, foot - i * CHIP_STEP_U, anchor="midbottom", alpha=fade)
    elif chips < 0 and room > NARROW_U:
        canvas.blit(kit.art.svg("monster/slate", 42, 42), x + 20, cy, anchor="center", alpha=fade)
    bare = chips < 0 and room <= NARROW_U  # what is owed may have four signs
    color = theme.GOLD if chips >= 0 else theme.RED_SOFT
    words = str(chips) if chips >= 0 else f"−{-chips}"
    line = kit.text.line(
        words, "body", snug(kit, 40, 52), color, outline_u=2, outline_color=theme.LINE,
        max_w_u=room if bare else room - 48,
    )  # fmt: skip
    canvas.blit(line, x + (0 if bare else 48), cy, anchor="midleft")


def _thrown(canvas: Canvas, kit: Kit, state: PlateState, x: float, cy: float, room: float) -> None:
    """How many they threw: public at once (monster.md, ruling 8)."""
    if state.thrown is None:
        return
    words = n_("threw {count}", "threw {count}", state.thrown).format(count=state.thrown)
    size = snug(kit, theme.SMALL_U, 36)
    role: Role = "body" if kit.text.size(words, "body", size)[0] <= room else "plain"
    line = kit.text.line(words, role, size, theme.CREAM, max_w_u=room)
    canvas.blit(line, x, cy, anchor="midleft")


def _cards(canvas: Canvas, kit: Kit, state: PlateState, x: float, foot: float, w: float) -> None:
    """Kept cards in a row, backs or faces."""
    turned = any(state.cards)
    card_w = card_widths(w + 24)[turned]
    count = len(state.cards)
    gap = min(card_w + 4, (w - card_w) / (count - 1)) if count > 1 else 0.0
    for i, card in enumerate(state.cards):
        name = f"monster/card_{card}" if card else "monster/back"
        picture = kit.art.svg(name, card_w, card_w * ASPECT)
        canvas.blit(picture, x + i * gap, foot, anchor="bottomleft")
