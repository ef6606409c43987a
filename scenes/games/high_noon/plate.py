"""A duellist's plate at the foot of the street: who it is, the hits so far, the keys to press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls.gestures import Act
from scenes.games.high_noon.shown import Stage
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import colour_hex, colour_light, colour_name, portrait
from scenes.kit.text.words import _
from scenes.kit.widgets import key_cap

if TYPE_CHECKING:
    from scenes.games.high_noon.scene import Duel

HEAD_U = 108.0
BULLET_U = 54.0
KEYS_U = 206.0
"""Width of the part where keys stand, toward the middle of the stage."""


def draw_plate(canvas: Canvas, scene: Duel, side: int) -> None:
    """Draw the plate of a side; the right one is the left one's mirror."""
    kit, seat = scene.app, scene.sides[side]
    guest = scene.table.guests[seat]
    place = scene.layout[f"plate_{side}"]
    lit = _lit(scene, side)
    panel = kit.art.panel(
        "plate_lit" if lit else "plate", place.w_u, place.h_u, colour_hex(guest.looks.colour)
    )
    canvas.blit(panel, *place.center, anchor="center")

    def at(x: float) -> float:
        """A distance from the outer edge as a place on the stage."""
        return place.x_u + x if side == 0 else place.x_u + place.w_u - x

    outer, inner = ("midleft", "midright") if side == 0 else ("midright", "midleft")
    head = portrait(kit.art, guest.looks, guest.level, HEAD_U, _mood(scene, side))
    canvas.blit(head, at(8), place.y_u + place.h_u / 2 + 2, anchor=outer)
    if guest.level:
        medal = kit.art.svg(f"badges/bot_{guest.level}", 36)
        canvas.blit(medal, at(12), place.y_u + place.h_u - 8, anchor=outer.replace("mid", "bottom"))
    badge = kit.art.svg(f"badges/{colour_name(guest.looks.colour)}", 40)
    canvas.blit(badge, at(124), place.y_u + 34, anchor=outer)
    name = kit.text.line(
        guest.name, "body", theme.BODY_U + 4, colour_light(guest.looks.colour),
        max_w_u=place.w_u - 190 - (KEYS_U if scene.with_dice and seat in scene.people else 0),
    )  # fmt: skip
    canvas.blit(name, at(172), place.y_u + 36, anchor=outer)
    hits = scene.shown.hits[side]
    for i in range(scene.hits_to_win):
        x, y = at(124 + i * 36), place.y_u + 82
        bullet = kit.art.svg("props/bullet", BULLET_U)
        if i < hits:
            canvas.blit(bullet, x, y, anchor=outer)
        else:
            canvas.blit(kit.art.shade(bullet, 0.6), x, y, anchor=outer, alpha=170)
    _draw_keys(canvas, scene, side, at(place.w_u - 18), inner)


def _lit(scene: Duel, side: int) -> bool:
    seat = scene.sides[side]
    if scene.stage is Stage.CHOOSE:
        return seat in scene.dice.asked()
    return scene.stage is Stage.ASK and seat in scene.people and seat not in scene.ready


def _mood(scene: Duel, side: int) -> str:
    if scene.table.guests[scene.sides[side]].level or scene.finish is None:
        return ""
    if scene.stage not in (Stage.FINISH, Stage.ENDING, Stage.OVER) or scene.finish.winner is None:
        return ""
    return "glad" if scene.finish.winner == side else "sour"


def _draw_keys(canvas: Canvas, scene: Duel, side: int, x: float, inner: str) -> None:
    seat, kit = scene.sides[side], scene.app
    if seat not in scene.people:
        return
    place = scene.layout[f"plate_{side}"]
    middle = place.y_u + place.h_u / 2
    if scene.stage is Stage.ASK and seat in scene.ready:
        check = kit.art.svg("icons/check", 60)
        canvas.blit(check, x, middle, anchor=inner)
        return
    rows: list[tuple[Act, str]]
    if scene.with_dice:
        if scene.stage is not Stage.CHOOSE or seat not in scene.dice.asked():
            return
        rows = [(Act.SLAP, _("One more"))]
        if scene.dice.may_hold(seat):
            rows.append((Act.COVER, _("Hold")))
    elif scene.stage in (Stage.INTRO, Stage.ASK, Stage.READY, Stage.LIVE):
        rows = [(Act.SLAP, _("Ready") if scene.stage is Stage.ASK else _("Draw"))]
    else:
        return
    for i, (act, words) in enumerate(rows):
        y = middle + (i - 0.5) * 50 if scene.with_dice else place.y_u + 82
        left = x - KEYS_U + 10 if side == 0 else x
        _draw_key(canvas, scene, scene.table.key_label(seat, act), words, left, y)


def _draw_key(canvas: Canvas, scene: Duel, label: str, words: str, left: float, y: float) -> None:
    """A key cap and what it does, side by side, from `left` on."""
    kit = scene.app
    width = 0.0
    if label:
        width = key_cap(canvas, kit, label, left, y, 46) + 12
    line = kit.text.line(words, "body", theme.SMALL_U, theme.CREAM, max_w_u=KEYS_U - 14 - width)
    canvas.blit(line, left + width, y, anchor="midleft")
