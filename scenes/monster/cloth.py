"""The thing under the cloth, and the fight when the cloth is lifted."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes.kit import theme
from scenes.kit.art import AnyWanted, Wanted
from scenes.kit.canvas import Canvas
from scenes.kit.layouts import Layout
from scenes.kit.panels import MARGIN
from scenes.kit.people import portrait
from scenes.kit.words import _
from scenes.monster.eyes import draw_eyes
from scenes.monster.shown import Fight, Shown
from scenes.monster.words import hand_words, join

if TYPE_CHECKING:
    from scenes.kit.app import App
    from scenes.table import Table

STAGES = 9
BOX_W_U, BOX_H_U = 700, 388
LIFTED_H_U = 400
BREATH_US = 3_600_000
BREATHS_U = (0, 6, 12)
"""How much wider the lump is at the steps of a breath, in u."""
CARD_W_U, CARD_H_U = 104.0, 146.0


def wanted() -> list[AnyWanted]:
    """What to have ready."""
    names = [f"monster/cloth_{i}" for i in range(STAGES)]
    out: list[AnyWanted] = [Wanted(name, BOX_W_U, BOX_H_U) for name in names]
    out += [Wanted(f"monster/card_{rank}", CARD_W_U, CARD_H_U) for rank in range(1, 11)]
    out += [
        Wanted(f"monster/monster_{size}{after}", BOX_W_U, BOX_H_U)
        for size in ("small", "medium", "large")
        for after in ("", "_beaten")
    ]
    return out


def stage_of(cards: float, players: int) -> int:
    """How far the cloth bulges for so many cards: 0 flat, the last for three from everybody."""
    if cards <= 0:
        return 0
    return min(STAGES - 1, 1 + round((STAGES - 2) * cards / (3 * players)))


def size_of(fight: Fight) -> str:
    """How big a Monster its ranks make."""
    count = len(fight.last.monster)
    return "small" if count <= 3 else "medium" if count <= 6 else "large"


def draw_cloth(
    canvas: Canvas, app: App, layout: Layout, shown: Shown, gaze_u: tuple[float, float] | None,
    now_us: int, breathing: bool,
) -> None:  # fmt: skip
    """The lump, breathing, and the eye that follows whoever is up."""
    place = layout.places["cloth"]
    stage = stage_of(shown.pile, len(shown.chips))
    grown = 0
    if breathing and stage:
        step = (1 - math.cos(now_us / BREATH_US * math.tau)) / 2
        grown = BREATHS_U[min(2, int(step * 3))]
    name = f"cloth_{stage}"
    cloth = app.art.svg(f"monster/{name}", BOX_W_U + grown, BOX_H_U + grown)
    foot = place.y_u + place.h_u + grown * 0.16  # the hem stays where it is
    canvas.blit(cloth, place.center[0], foot, anchor="midbottom")
    draw_eyes(canvas, app, name, place, gaze_u, rise_u=grown * 0.6, blink=shown.blink)


def draw_fight(canvas: Canvas, app: App, layout: Layout, table: Table, fight: Fight) -> None:
    """The Monster stands up against the Champion, rank by rank."""
    place = layout.places["cloth"]
    lifted = app.art.svg("monster/cloth_lifted", BOX_W_U, LIFTED_H_U)
    canvas.blit(lifted, place.center[0], place.y_u - 6, anchor="midtop")
    if fight.last.monster:
        name = f"monster_{size_of(fight)}"
        beaten = "_beaten" if fight.broken == "monster" else ""
        body = app.art.svg(f"monster/{name}{beaten}", BOX_W_U, BOX_H_U)
        sunk = (1 - fight.rise) * BOX_H_U
        with canvas.clip(place.x_u - 100, place.y_u - 40, place.w_u + 200, place.h_u + 40):
            canvas.blit(body, place.x_u, place.y_u + sunk)
            if not beaten:
                gaze = layout.places["champion_face"].center
                draw_eyes(canvas, app, name, place, gaze, rise_u=-sunk)
        if beaten:
            stars = app.art.svg("monster/stars", 420, 182)
            canvas.blit(stars, place.center[0], place.y_u + 40, anchor="center")
    _row(canvas, app, layout, fight, "champion", fight.last.champion_hand, fight.ours)
    _row(canvas, app, layout, fight, "monster", fight.last.monster, fight.theirs)
    _who(canvas, app, layout, table, fight)
    if 0 <= fight.swipe <= 1 and not app.settings.no_flashes:
        stage = 1 + min(2, int(fight.swipe * 3))
        side = "champion_face" if fight.broken == "champion" else "monster_1"
        claw = app.art.svg(f"monster/claw_{stage}", 300)
        canvas.blit(claw, *layout.places[side].center, anchor="center")
    words = fight.told or _monster_words(fight)
    told = layout.places["monster_name"]
    panel = app.art.panel("dark", told.w_u + 60, told.h_u)
    canvas.blit(panel, *told.center, anchor="center")
    line = app.text.line(
        words, "body", theme.SMALL_U + 2, theme.GOLD if fight.told else theme.CREAM,
        max_w_u=told.w_u + 30,
    )  # fmt: skip
    canvas.blit(line, *told.center, anchor="center")


def _monster_words(fight: Fight) -> str:
    shown = fight.last.monster[: fight.theirs]
    return _("The Monster: {cards}").format(cards=hand_words(shown)) if shown else _("The Monster…")


def _row(
    canvas: Canvas, app: App, layout: Layout, fight: Fight, side: str,
    cards: tuple[int, ...], standing: int,
) -> None:  # fmt: skip
    """One side's cards that stand already; the pair compared leans forward, the loser's cracks."""
    for i, card in enumerate(cards[:standing]):
        place = layout.places[f"{side}_{i}"]
        cx, cy = place.center
        fights = fight.beat == i
        lift = -10.0 if fights else 0.0
        lean = 0.0
        if fights and fight.broken == side:
            lean = 9.0 if side == "champion" else -9.0
            lift = 12.0
        if fights and not fight.broken or fights and fight.broken != side:
            glow = app.art.glow(220, 260, (120, 84, 24))
            canvas.blit(glow, cx, cy + lift, anchor="center", add=True)
        picture = app.art.svg(f"monster/card_{card}", CARD_W_U, CARD_H_U, angle=lean)
        dim = fight.beat is not None and i < fight.beat
        canvas.blit(picture, cx, cy + lift, anchor="center", alpha=170 if dim else 255)


def _who(canvas: Canvas, app: App, layout: Layout, table: Table, fight: Fight) -> None:
    """The Champion beside their cards: face, crown, hand in words."""
    face, name = layout.places["champion_face"], layout.places["champion_name"]
    seats = fight.last.champions
    each = min(face.w_u, 300.0 / len(seats))
    mood = {"champion": "sour", "monster": "glad"}.get(fight.broken, "")
    for i, seat in enumerate(seats):
        guest = table.guests[seat]
        x = face.x_u + i * each * 0.8
        head = portrait(app.art, guest.looks, guest.level, round(each), "" if guest.level else mood)
        canvas.blit(head, x, face.y_u + face.h_u, anchor="bottomleft")
        if fight.broken != "champion":
            crown = app.art.svg("icons/crown", each * 0.62)
            canvas.blit(crown, x + each / 2, face.y_u + face.h_u - each + 4, anchor="center")
    x = name.x_u + max(0.0, (len(seats) - 1) * each * 0.8 - 40)
    w = name.x_u + name.w_u - x
    canvas.blit(app.art.panel("dark", w, 116), x - MARGIN, name.y_u + 24 - MARGIN)
    who = app.text.line(
        join([table.short(seat) for seat in seats]), "body", theme.BODY_U, theme.CREAM,
        max_w_u=w - 30,
    )  # fmt: skip
    canvas.blit(who, x + 16, name.y_u + 56, anchor="midleft")
    hand = app.text.line(
        hand_words(fight.last.champion_hand), "body", theme.LARGE_U, theme.GOLD,
        outline_u=2, outline_color=theme.LINE, max_w_u=w - 30,
    )  # fmt: skip
    canvas.blit(hand, x + 16, name.y_u + 104, anchor="midleft")
