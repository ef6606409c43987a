"""A player's place in the washroom: face, name, umbrellas for dry points, puddles for wet ones."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.kit import theme
from scenes.kit.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.canvas import Canvas
from scenes.kit.layouts import Place
from scenes.kit.panels import MARGIN
from scenes.kit.people import Looks, colour_hex, colour_light, colour_name, portrait, wanted
from scenes.kit.widgets import Kit

ENOUGH = 3
HEAD_PART = 0.48
POINT_U = 52.0


@dataclass(frozen=True, slots=True)
class PlateState:
    """What a place shows. `holds`: crosses their legs; `out`: knocked out or not in a play-off."""

    name: str
    looks: Looks
    level: str | None
    dry: int
    wet: int
    mood: str = ""
    active: bool = False
    deals: bool = False
    out: bool = False
    holds: bool = False
    gone: bool = False
    """They stand at a urinal, away from their place."""
    note: str = ""


def preload(looks: Looks, level: str | None, place: Place) -> list[AnyWanted]:
    """What to have ready for somebody at a place."""
    tint = colour_hex(looks.colour)
    out: list[AnyWanted] = [
        WantedPanel(kind, place.w_u, place.h_u, tint) for kind in ("plate", "plate_lit")
    ]
    for mood in ("", "glad", "sour"):
        out += wanted(looks, level, round(place.h_u * HEAD_PART), mood)
    names = ("umbrella", "umbrella_empty", "puddle", "puddle_empty")
    return [*out, *(Wanted(f"texas/{name}", POINT_U) for name in names)]


def point_at(place: Place, wet: bool, i: int) -> tuple[float, float]:
    """Where the middle of a point lies on a plate, in u."""
    y = place.y_u + place.h_u - (36 if wet else 92)
    return place.x_u + 44 + i * (POINT_U + 6), y


def draw_plate(canvas: Canvas, kit: Kit, place: Place, hold: Place, state: PlateState) -> None:
    """Draw a place in its box; `hold`: where its owner stands with crossed legs."""
    x, y, w = place.x_u, place.y_u, place.w_u
    fade = 150 if state.out else 255
    kind = "plate_lit" if state.active else "plate"
    panel = kit.art.panel(kind, w, place.h_u, colour_hex(state.looks.colour))
    canvas.blit(panel, x - MARGIN, y - MARGIN, alpha=fade)
    head_u = round(place.h_u * HEAD_PART)
    if state.out:
        canvas.blit(kit.art.svg("texas/out", head_u - 10), x + 12, y + 8)
    else:
        mood = "" if state.level else state.mood
        head = portrait(kit.art, state.looks, state.level, head_u, mood)
        canvas.blit(head, x + 8, y + 6, alpha=110 if state.gone else 255)
    if state.level:
        medal = kit.art.svg(f"badges/bot_{state.level}", 36)
        canvas.blit(medal, x + 6, y + head_u + 4, anchor="bottomleft", alpha=fade)
    left = x + head_u + 14
    right = hold.x_u - 6 if state.holds else x + w - 14
    badge = kit.art.svg(f"badges/{colour_name(state.looks.colour)}", 40)
    if not state.holds:
        canvas.blit(badge, x + w - 12, y + 12, anchor="topright", alpha=fade)
    room = right - left - (0 if state.holds else 48)
    name = kit.text.line(
        state.name, "body", theme.BODY_U,
        theme.CREAM if state.active else colour_light(state.looks.colour), max_w_u=room,
    )  # fmt: skip
    canvas.blit(name, left, y + 36, anchor="midleft", alpha=fade)
    if state.note:
        note = kit.text.line(state.note, "plain", theme.SMALL_U, theme.DIM, max_w_u=right - left)
        canvas.blit(note, left, y + 78, anchor="midleft")
    if state.deals:
        canvas.blit(kit.art.svg("icons/star", 34), left, y + 106, anchor="midleft", alpha=fade)
    for wet, count, picture in ((False, state.dry, "umbrella"), (True, state.wet, "puddle")):
        for i in range(max(ENOUGH, min(count, ENOUGH + 1))):
            full = "" if i < count else "_empty"
            px, py = point_at(place, wet, i)
            canvas.blit(
                kit.art.svg(f"texas/{picture}{full}", POINT_U), px, py, anchor="center", alpha=fade
            )
    if state.holds:
        body = kit.art.svg(f"texas/hold_{colour_name(state.looks.colour)}", hold.w_u, hold.h_u)
        canvas.blit(body, hold.center[0], hold.y_u + hold.h_u, anchor="midbottom")
        hat = kit.art.svg(f"texas/hatback_{state.looks.hat}", hold.w_u, hold.w_u * 220 / 260)
        body_w = canvas.size_u(body)[0]
        canvas.blit(hat, hold.center[0] - body_w / 2, hold.y_u + hold.h_u - canvas.size_u(body)[1])
