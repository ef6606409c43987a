"""A player's place in the washroom: face, name, umbrellas for dry points, puddles for wet ones."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks, colour_hex, colour_light, colour_name, portrait, wanted
from scenes.kit.layout.layouts import Place
from scenes.kit.text.words import _
from scenes.kit.widgets import Kit

ENOUGH = 3
HEAD_U = 104.0
POINT_U, STEP_U = 60.0, 66.0
FIRST_POINT_U = 46.0
"""The middle of the first point from a plate's edge."""
STAR_U = 44.0
STARTER = "gunslingers/starter"
"""The badge of who goes first, as at the other tables."""
HAT_PART = 220 / 260


@dataclass(frozen=True, slots=True)
class PlateState:
    """What a place shows.

    `holds`: they stand there with crossed legs; `out`: knocked out or not in a play-off; `gone`:
    they stand at a urinal; `told`: claims and lies of the round, once they are known; `nudge_u`
    moves it sideways.
    """

    name: str
    looks: Looks
    level: str | None
    dry: int
    wet: int
    mood: str = ""
    active: bool = False
    first: bool = False
    out: bool = False
    holds: bool = False
    gone: bool = False
    told: tuple[int, int] | None = None
    least_u: float = theme.SMALL_U
    """The smallest lettering for a name, before the text size of the options."""
    back: bool = False
    """The round is over: wherever they stood, their face is seen."""


def preload(looks: Looks, level: str | None, place: Place, hold: Place) -> list[AnyWanted]:
    """What to have ready for somebody at a place."""
    tint = colour_hex(looks.colour)
    out: list[AnyWanted] = [
        WantedPanel(kind, place.w_u, place.h_u, tint) for kind in ("plate", "plate_lit")
    ]
    for mood in ("",) if level else ("", "glad", "sour"):
        out += wanted(looks, level, HEAD_U, mood)
    names = ("umbrella", "umbrella_empty", "puddle", "puddle_empty")
    out += [Wanted(f"texas/{name}", POINT_U) for name in names]
    out.append(Wanted(STARTER, STAR_U))
    out.append(Wanted(f"texas/hold_{colour_name(looks.colour)}", hold.w_u, hold.h_u))
    return [*out, Wanted(f"texas/hatback_{looks.hat}", hold.w_u, hold.w_u * HAT_PART)]


def point_at(place: Place, wet: bool, i: int, count: int) -> tuple[float, float]:
    """Where the middle of the i-th of so many points lies on a plate, in u."""
    y = place.y_u + place.h_u - (38 if wet else 98)
    # Whoever is out stands nowhere: more puddles than count have the whole width.
    room = place.w_u - 2 * FIRST_POINT_U if wet else STEP_U * (ENOUGH - 1)
    step = min(STEP_U, room / max(1, count - 1))
    return place.x_u + FIRST_POINT_U + i * step, y


def draw_plate(canvas: Canvas, kit: Kit, place: Place, hold: Place, state: PlateState) -> None:
    """Draw a place in its box; `hold`: where its owner stands with crossed legs."""
    x, y, w = place.x_u, place.y_u, place.w_u
    fade = 165 if state.out and not state.active else 255
    panel = kit.art.panel(
        "plate_lit" if state.active else "plate", w, place.h_u, colour_hex(state.looks.colour)
    )
    canvas.blit(panel, x - MARGIN, y - MARGIN, alpha=fade)
    _head(canvas, kit, place, state, fade)
    left = x + HEAD_U + 10
    room = x + w - 8 - left
    _name(canvas, kit, state, (left, y + 38, room + 4), fade)
    _standing(canvas, kit, state, left + 8, y + 86, x + w - 20 - left)
    for wet, count, picture in ((False, state.dry, "umbrella"), (True, state.wet, "puddle")):
        places = max(ENOUGH, count)
        for i in range(places):
            empty = "" if i < count else "_empty"
            px, py = point_at(place, wet, i, places)
            point = kit.art.svg(f"texas/{picture}{empty}", POINT_U)
            canvas.blit(point, px, py, anchor="center", alpha=fade)
    if state.holds:
        _holding(canvas, kit, hold, state)


def _name(
    canvas: Canvas, kit: Kit, state: PlateState, at: tuple[float, float, float], fade: int
) -> None:
    """A name beside the face: smaller where it is long, on two lines where it is longer still."""
    x, cy, room = at
    color = theme.CREAM if state.active else colour_light(state.looks.colour)
    wide = kit.text.size(state.name, "body", theme.BODY_U)[0]
    size = max(state.least_u, theme.BODY_U * min(1.0, 0.985 * room / max(1.0, wide)))
    if kit.text.size(state.name, "body", size)[0] <= room + 1:
        name = kit.text.line(state.name, "body", size, color, max_w_u=room)
    else:
        name = kit.text.block(
            state.name, "body", state.least_u, color, room, line_gap=1.0, max_lines=2
        )
    canvas.blit(name, x, cy, anchor="midleft")


def _head(canvas: Canvas, kit: Kit, place: Place, state: PlateState, fade: int) -> None:
    """The face, or the hat that is left of them; the seat's shape and a bot's medal below it."""
    x, y = place.x_u + 10, place.y_u + 8
    if state.out:
        canvas.blit(kit.art.svg("texas/out", HEAD_U - 6), x + 3, y + 3)
    else:
        mood = "" if state.level else state.mood
        head = portrait(kit.art, state.looks, state.level, HEAD_U, mood)
        canvas.blit(
            head, x, y, alpha=110 if (state.gone or state.holds) and not state.back else 255
        )
    badge = kit.art.svg(f"badges/{colour_name(state.looks.colour)}", 38)
    canvas.blit(badge, x + HEAD_U + 4, y + HEAD_U + 2, anchor="bottomright", alpha=fade)
    if state.level:
        medal = kit.art.svg(f"badges/bot_{state.level}", 34)
        canvas.blit(medal, x - 4, y + HEAD_U + 2, anchor="bottomleft", alpha=fade)


def _standing(
    canvas: Canvas, kit: Kit, state: PlateState, x: float, cy: float, room: float
) -> None:
    """What there is to know of them now: out, lies told, who goes first."""
    if state.told is not None and state.told[1]:
        cross = kit.art.svg("icons/cross", 34)
        canvas.blit(cross, x, cy, anchor="midleft")
        count = state.told[1]
        words = _("lied") if count == 1 else _("lied {count}×").format(count=count)
        _line(canvas, kit, words, x + 40, cy, room - 40, theme.RED_SOFT)
    elif state.told is not None:
        canvas.blit(kit.art.svg("icons/check", 34), x, cy, anchor="midleft")
        _line(canvas, kit, _("honest"), x + 40, cy, room - 40, theme.GREEN_SOFT)
    elif state.out:
        _line(canvas, kit, _("out"), x, cy, room, theme.DIM)
    elif state.first:
        canvas.blit(kit.art.svg(STARTER, STAR_U), x, cy, anchor="midleft")
    elif state.gone:
        canvas.blit(kit.art.svg("texas/urinal", 40, 44), x, cy, anchor="midleft")


def _line(
    canvas: Canvas, kit: Kit, words: str, x: float, cy: float, room: float,
    color: tuple[int, int, int],
) -> None:  # fmt: skip
    line = kit.text.line(words, "body", theme.SMALL_U, color, max_w_u=room)
    canvas.blit(line, x, cy, anchor="midleft")


def _holding(canvas: Canvas, kit: Kit, hold: Place, state: PlateState) -> None:
    body = kit.art.svg(f"texas/hold_{colour_name(state.looks.colour)}", hold.w_u, hold.h_u)
    left, top = hold.center[0] - canvas.size_u(body)[0] / 2, hold.y_u
    canvas.blit(body, left, top)
    hat = kit.art.svg(f"texas/hatback_{state.looks.hat}", hold.w_u, hold.w_u * HAT_PART)
    canvas.blit(hat, left, top)
