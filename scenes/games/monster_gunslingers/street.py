"""Draws Main Street: five houses with their doors, the deck, the discards, the sign."""

from __future__ import annotations

from collections.abc import Mapping

from game.monster_gunslingers.records import HIDDEN, POSITIONS, CardName
from scenes.games.monster_gunslingers.cards import BACK, FOLDER, draw_card, surface
from scenes.games.monster_gunslingers.places import GHOST_W_U, PILE_W_U, STREET_W_U, Places
from scenes.games.monster_gunslingers.shown import Shown
from scenes.kit.app.app import App
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.text.words import _

HALF_AT, OPEN_AT = 0.2, 0.75
DOOR_SIZES = {"": (75.0, 210.0), "_half": (56.0, 234.0), "_open": (44.0, 234.0)}
SPILL_U = (270.0, 300.0)
PEEK_W_U = 108.0
GHOST_ALPHA = 205


def wanted() -> list[AnyWanted]:
    """What to have ready."""
    out: list[AnyWanted] = [
        Wanted(f"{FOLDER}/inside", 150, 210),
        Wanted(f"{FOLDER}/spill", *SPILL_U),
        Wanted(BACK, PILE_W_U, PILE_W_U * 1.4),
    ]
    for i in POSITIONS:
        for how, size in DOOR_SIZES.items():
            out += [Wanted(f"{FOLDER}/door_{i}_{side}{how}", *size) for side in ("left", "right")]
    return out


def draw_street(
    canvas: Canvas, app: App, places: Places, shown: Shown, known: Mapping[int, CardName]
) -> None:
    """The five houses. `known`: what the viewer knows of cards that lie face down, by slip."""
    for i in POSITIONS:
        _house(canvas, app, places, shown, known, i)


def _house(
    canvas: Canvas, app: App, places: Places, shown: Shown, known: Mapping[int, CardName], i: int
) -> None:
    slip = shown.street[i]
    part = shown.doors[i]
    face = HIDDEN
    if slip is not None:
        face = slip.card if slip.card != HIDDEN else known.get(slip.key, HIDDEN)
    everybody = slip is not None and slip.card != HIDDEN
    peeked = slip is not None and not slip.up and face != HIDDEN and not everybody
    if peeked and part < HALF_AT:
        part = (HALF_AT + OPEN_AT) / 2
    door = places.doorway(i)
    x, y = door.center
    if part >= HALF_AT:
        lit = min(1.0, part) * (0.55 if peeked else 1.0)
        canvas.blit(app.art.svg(f"{FOLDER}/inside", 150, 210), door.x_u, door.y_u, alpha=255 * lit)
        if slip is not None and slip.up:
            spot = places.street(i)
            draw_card(canvas, app, slip.card, spot.x_u, spot.y_u, STREET_W_U)
    _leaves(canvas, app, i, x, y, part)
    if part >= OPEN_AT and slip is not None and slip.up:
        spill = app.art.svg(f"{FOLDER}/spill", *SPILL_U)
        canvas.blit(spill, door.x_u - 60, door.y_u - 45, alpha=70)
    if slip is None or slip.up or face == HIDDEN:
        return
    if everybody:  # it lay face up before the fog
        draw_card(canvas, app, face, x, y + 18, GHOST_W_U, -4, alpha=GHOST_ALPHA)
    else:
        draw_card(canvas, app, face, x, y + 10, PEEK_W_U)
        canvas.blit(app.art.svg("icons/eye", 44), x + PEEK_W_U / 2, y - 66, anchor="center")


def _leaves(canvas: Canvas, app: App, i: int, x: float, y: float, part: float) -> None:
    how = "" if part < HALF_AT else "_half" if part < OPEN_AT else "_open"
    size = DOOR_SIZES[how]
    left = app.art.svg(f"{FOLDER}/door_{i}_left{how}", *size)
    right = app.art.svg(f"{FOLDER}/door_{i}_right{how}", *size)
    if how == "_open":
        canvas.blit(left, x - 75, y, anchor="midright")
        canvas.blit(right, x + 75, y, anchor="midleft")
    else:
        canvas.blit(left, x - 75, y, anchor="midleft")
        canvas.blit(right, x + 75, y, anchor="midright")


def draw_piles(canvas: Canvas, app: App, places: Places, shown: Shown) -> None:
    """Deck and discards, both face down, with their counts."""
    for name, count in (("deck", shown.deck), ("discards", shown.discards)):
        spot = places.pile(name)
        crooked = (3, -4, 2, -2, 4)
        layers = min(4, (count + 7) // 8) if name == "deck" else min(4, count)
        for k in range(layers):
            angle = float(crooked[k]) if name == "discards" else 0.0
            card = surface(app, BACK, spot.w_u, angle)
            canvas.blit(card, spot.x_u - k * 1.5, spot.y_u - k * 4, anchor="center")
        words = app.text.line(
            str(count), "body", 42, theme.CREAM, outline_u=4, outline_color=theme.LINE, max_w_u=90
        )
        canvas.blit(words, spot.x_u, spot.y_u + 44, anchor="center")
        label = _("Deck") if name == "deck" else _("Discards")
        line = app.text.line(
            label, "body", theme.SMALL_U * min(1.0, 105 / app.settings.text_percent), theme.CREAM,
            outline_u=3, outline_color=theme.LINE, max_w_u=PILE_W_U + 26,
        )  # fmt: skip
        canvas.blit(line, spot.x_u, spot.y_u + PILE_W_U * 0.7 + 18, anchor="center")


def draw_sign(
    canvas: Canvas, app: App, places: Places, shown: Shown, rounds: int, last: int
) -> None:
    """The board at the right: which round, and what wins. `last`: the last round with betting, or
    0 at a table without."""
    place = places.layout.places["sign"]
    x, y = place.center
    title = _("Round {number}").format(number=shown.round)
    if last:
        line = _("the last one") if shown.round >= last else _("of {count}").format(count=last)
    else:
        line = _("first to {count}").format(count=rounds)
    room = place.w_u - 30
    big = app.text.line(title, "body", 34, theme.GOLD, max_w_u=room)
    small = app.text.line(line, "body", theme.SMALL_U, theme.CREAM, max_w_u=room)
    canvas.blit(big, x, y - 20, anchor="center")
    canvas.blit(small, x, y + 22, anchor="center")
