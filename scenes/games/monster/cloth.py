"""The thing under the cloth, and the fight when the cloth is lifted."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.monster.records import LastView
from scenes.games.monster import medal
from scenes.games.monster.eyes import draw_eyes
from scenes.games.monster.plate import snug
from scenes.games.monster.shown import Fight, Shown
from scenes.games.monster.words import hand_words
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.layout.layouts import Layout
from scenes.kit.text.words import _, join, n_

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

STAGES = 9
BOX_W_U, BOX_H_U = 700, 388
LIFTED_H_U = 400
BREATH_US = 3_600_000
BREATHS_U = (0, 5, 10)
"""How much wider the lump is at the steps of a breath, in u."""
BLINK_EVERY_US, BLINK_US = 4_700_000, 160_000
CARD_W_U, CARD_H_U = 104.0, 146.0
NAME_W_U, STEP_U = 520.0, 114.0
GLOW = (220.0, 260.0, (120, 84, 24))
FACE_U = 146.0
SWIPE_U, SCAR_U = 190.0, 120.0
STARS_W_U, STARS_H_U = 420.0, 182.0


def wanted(layout: Layout) -> list[AnyWanted]:
    """What to have ready from the start."""
    told = layout.places["monster_name"]
    out: list[AnyWanted] = [Wanted("monster/cloth_0", BOX_W_U, BOX_H_U)]
    out += [Wanted(f"monster/card_{rank}", CARD_W_U, CARD_H_U) for rank in range(1, 11)]
    return [*out, WantedPanel("dark", NAME_W_U, told.h_u)]


def growth_wanted(first: int, last: int) -> list[AnyWanted]:
    """What a lump needs to grow from one stage to another."""
    return [Wanted(f"monster/cloth_{i}", BOX_W_U, BOX_H_U) for i in range(first, last + 1)]


def breath_wanted(stage: int) -> list[AnyWanted]:
    """What a lump of this size needs to breathe."""
    name = f"monster/cloth_{stage}"
    return [Wanted(name, BOX_W_U + grown, BOX_H_U + grown) for grown in BREATHS_U[1:]]


def fight_wanted(last: LastView) -> list[AnyWanted]:
    """What a fight needs, as soon as it is known to come."""
    out: list[AnyWanted] = [Wanted("monster/cloth_lifted", BOX_W_U, LIFTED_H_U)]
    if last.monster:
        body = f"monster/monster_{size_of(last)}"
        out += [Wanted(name, BOX_W_U, BOX_H_U) for name in (body, *([f"{body}_beaten"] * last.won))]
    if last.won:
        out.append(Wanted("monster/stars", STARS_W_U, STARS_H_U))
    else:
        out += [Wanted(f"monster/claw_{stage}", SWIPE_U) for stage in (1, 2, 3)]
        out.append(Wanted("monster/claw_3", SCAR_U))
    return out


def _crew(table: Table, last: LastView) -> str:
    count = len(last.champions)
    if count > 2:
        return n_("{count} Champion", "{count} Champions", count).format(count=count)
    return join([table.short(seat) for seat in last.champions])


def face_wanted(table: Table, last: LastView) -> list[AnyWanted]:
    """The Champions' faces beside their cards, as they will look."""
    out: list[AnyWanted] = []
    for seat in last.champions:
        guest = table.guests[seat]
        for mood in ("",) if guest.level else ("", "glad" if last.won else "sour"):
            out += medal.wanted(guest.looks, guest.level, FACE_U, mood)
    return out


def stage_of(cards: float, players: int) -> int:
    """How far the cloth bulges for so many cards: 0 flat, the last for three from everybody."""
    if cards <= 0:
        return 0
    return min(STAGES - 1, 1 + round((STAGES - 2) * cards / (3 * players)))


def blinks(now_us: int) -> bool:
    """Whether the eyes are shut for a moment: every few seconds, now and then twice."""
    since_us = now_us % BLINK_EVERY_US
    twice = now_us // BLINK_EVERY_US % 3 == 1
    return since_us < BLINK_US or (twice and 2 * BLINK_US <= since_us < 3 * BLINK_US)


def size_of(last: LastView) -> str:
    """How big a Monster its ranks make."""
    count = len(last.monster)
    return "small" if count <= 3 else "medium" if count <= 6 else "large"


def draw_cloth(
    canvas: Canvas, app: App, layout: Layout, shown: Shown, now_us: int, breathing: int,
    blinking: bool,
) -> None:  # fmt: skip
    """The lump, and the eyes that follow whoever is up, with a blink now and then; it breathes at
    the stage `breathing`, for which its pictures are ready."""
    place = layout.places["cloth"]
    stage = stage_of(shown.pile, len(shown.chips))
    grown = 0
    if breathing == stage > 0:
        step = (1 - math.cos(now_us / BREATH_US * math.tau)) / 2
        grown = BREATHS_U[min(len(BREATHS_U) - 1, int(step * len(BREATHS_U)))]
    name = f"cloth_{stage}"
    cloth = app.art.svg(f"monster/{name}", BOX_W_U + grown, BOX_H_U + grown)
    foot = place.y_u + place.h_u + grown * 0.16  # the hem stays where it is
    canvas.blit(cloth, place.center[0], foot, anchor="midbottom")
    shut = blinking and blinks(now_us)
    draw_eyes(canvas, app, name, place, shown.gaze_u, rise_u=grown * 0.6, blink=shut)


def draw_fight(canvas: Canvas, app: App, layout: Layout, table: Table, fight: Fight) -> None:
    """The Monster stands up against the Champion, rank by rank."""
    place = layout.places["cloth"]
    lifted = app.art.svg("monster/cloth_lifted", BOX_W_U, LIFTED_H_U)
    canvas.blit(lifted, place.center[0], place.y_u - 6, anchor="midtop")
    if fight.last.monster:
        name = f"monster_{size_of(fight.last)}"
        beaten = "_beaten" if fight.broken == "monster" else ""
        body = app.art.svg(f"monster/{name}{beaten}", BOX_W_U, BOX_H_U)
        sunk = (1 - fight.rise) * BOX_H_U
        with canvas.clip(place.x_u - 100, place.y_u - 40, place.w_u + 200, place.h_u + 40):
            canvas.blit(body, place.x_u, place.y_u + sunk)
            if not beaten:
                gaze = layout.places["champion_face"].center
                draw_eyes(canvas, app, name, place, gaze, rise_u=-sunk)
        if beaten:
            stars = app.art.svg("monster/stars", STARS_W_U, STARS_H_U)
            canvas.blit(stars, place.center[0], place.y_u + 40, anchor="center")
    _row(canvas, app, layout, fight, "champion", fight.last.champion_hand, fight.ours)
    _row(canvas, app, layout, fight, "monster", fight.last.monster, fight.theirs)
    _who(canvas, app, layout, table, fight)
    _claws(canvas, app, layout, fight)
    words, told = _monster_words(fight), layout.places["monster_name"]
    panel = app.art.panel("dark", NAME_W_U, told.h_u)  # on both sides of it lie deck and chips
    canvas.blit(panel, *told.center, anchor="center")
    line = app.text.line(
        words, "body", snug(app, theme.SMALL_U + 2, 46), theme.CREAM, max_w_u=NAME_W_U - 40
    )
    canvas.blit(line, *told.center, anchor="center")


def _claws(canvas: Canvas, app: App, layout: Layout, fight: Fight) -> None:
    """Claws come down on the Champion's face and leave scars that fade."""
    if fight.swipe < 0 or fight.broken != "champion":
        return
    at = layout.places["champion_face"].center
    if fight.swipe < 1:
        stage = 1 + min(2, int(fight.swipe * 3))
        canvas.blit(app.art.svg(f"monster/claw_{stage}", SWIPE_U), *at, anchor="center")
        return
    left = max(0.0, 2 - fight.swipe)
    scar = app.art.svg("monster/claw_3", SCAR_U)
    canvas.blit(scar, at[0], at[1] + 10, anchor="center", alpha=round(60 + 150 * left))


def _monster_words(fight: Fight) -> str:
    if not fight.last.monster:
        return _("Nothing lies under the cloth.")
    shown = fight.last.monster[: fight.theirs]
    return _("The Monster: {cards}").format(cards=hand_words(shown)) if shown else _("The Monster…")


def row_spot(layout: Layout, side: str, i: int, count: int) -> tuple[float, float]:
    """The middle of a side's card in the fight, in u: one row, closer the more there are."""
    place = layout.places[f"{side}_row"]
    step = min(STEP_U, (place.w_u - CARD_W_U) / max(1, count - 1))
    out = CARD_W_U / 2 + i * step
    return place.x_u + (out if side == "monster" else place.w_u - out), place.center[1]


def _row(
    canvas: Canvas, app: App, layout: Layout, fight: Fight, side: str,
    cards: tuple[int, ...], standing: int,
) -> None:  # fmt: skip
    """One side's cards that stand already, in one row from the middle outwards: those compared
    before are dim, the pair shines and lies on top."""
    standing = min(standing, len(cards))
    # A card's index is at its left: of two that overlap the right one lies on top.
    order = range(standing) if side == "monster" else reversed(range(standing))
    for i in sorted(order, key=lambda i: fight.beat == i):
        card, (cx, cy) = cards[i], row_spot(layout, side, i, len(cards))
        name = f"monster/card_{card}"
        if fight.beat == i:
            lost = fight.broken == side
            if not lost:
                glow = app.art.glow(*GLOW)
                canvas.blit(glow, cx, cy, anchor="center", add=True)
            lean = 0.0 if not lost else 9.0 if side == "champion" else -9.0
            picture = app.art.svg(name, CARD_W_U, CARD_H_U, angle=lean)
            canvas.blit(picture, cx, cy + (6 if lost else -8), anchor="center")
            continue
        picture = app.art.svg(name, CARD_W_U, CARD_H_U)
        if fight.beat is not None and (i < fight.beat or fight.broken):
            picture = app.art.shade(picture, 0.45, (name, CARD_W_U))
        canvas.blit(picture, cx, cy, anchor="center")


def _who(canvas: Canvas, app: App, layout: Layout, table: Table, fight: Fight) -> None:
    """The Champions beside their cards: face, crown, hand in words."""
    face, name = layout.places["champion_face"], layout.places["champion_name"]
    seats = fight.last.champions
    room = name.x_u + name.w_u - face.x_u
    each = min(face.w_u, room * 0.44 / (1 + 0.7 * (len(seats) - 1)))
    mood = {"champion": "sour", "monster": "glad"}.get(fight.broken, "")
    foot = face.y_u + face.h_u
    for i, seat in enumerate(seats):
        guest = table.guests[seat]
        x = face.x_u + i * each * 0.7
        feels = "" if guest.level else mood
        head = medal.medallion(app.art, guest.looks, guest.level, each, feels)
        canvas.blit(head, x, foot, anchor="bottomleft")
        if fight.broken != "champion":
            crown = app.art.svg("icons/crown", each * 0.56)
            canvas.blit(crown, x + each / 2, foot - each + each * 0.1, anchor="center")
    x = face.x_u + each * (1 + 0.7 * (len(seats) - 1)) + 10
    w = name.x_u + name.w_u - x
    canvas.blit(app.art.panel("dark", w, 116), x - MARGIN, name.y_u + 24 - MARGIN)
    names = _crew(table, fight.last)
    for words, size_u, color, cy in (
        (names, snug(app, theme.BODY_U, 44), theme.CREAM, name.y_u + 54),
        (hand_words(fight.last.champion_hand), snug(app, theme.LARGE_U, 54 if w > 270 else 36),
         theme.GOLD, name.y_u + 104),
    ):  # fmt: skip
        line = app.text.line(words, "body", size_u, color, max_w_u=w - 30)
        canvas.blit(line, x + 16, cy, anchor="midleft")
