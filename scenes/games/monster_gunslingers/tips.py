"""What a card or a sign does, told on a slip in the slot at the right of the bench.

The slot is never in anybody's way: no tip lies on Main Street, the sign or the pot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.monster_gunslingers.records import HIDDEN, POSITIONS, CardName, GunslingerView
from scenes.games.monster_gunslingers import hand as bench_hand
from scenes.games.monster_gunslingers.choice import Choice, Key, Step
from scenes.games.monster_gunslingers.prompts import house_tip
from scenes.kit.app.app import App
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN

if TYPE_CHECKING:
    from scenes.games.monster_gunslingers.places import Places
    from scenes.games.monster_gunslingers.scene import MonsterGunslingers

Box = tuple[float, float, float, float]


def draw_tip(canvas: Canvas, scene: MonsterGunslingers, choice: Choice | None) -> None:
    """What the card at the cursor or under the mouse does; private things for who looks only."""
    if choice is None:
        _hover(canvas, scene)
        return
    spot = scene.picker.current
    if spot is None or not scene.looks(choice.seat):
        return
    key = cast(Key, spot.key)
    signs = sum(one[0] == "sign" for one, _why in choice.offered())
    if not signs and key[0] in ("hand", "own"):
        _reader(canvas, scene, choice, key)
    elif spot.tip and choice.step is not Step.REVEAL:
        slot = scene.places.slot(signs, choice.step is Step.ACTION)
        draw_slip(canvas, scene.app, spot.tip, slot)
    elif not signs and choice.draft is not None:
        _card(canvas, scene, choice.draft.card)


def _reader(canvas: Canvas, scene: MonsterGunslingers, choice: Choice, key: Key) -> None:
    """The card in play, before that the one under the cursor."""
    draft, i = choice.draft, int(key[1])
    if draft is not None:
        card = draft.card
    elif key[0] == "hand":
        card = choice.hand[i]
    else:
        card = choice.view.holsters[choice.seat][i].card
    idle = key[0] == "hand" and draft is None and choice.idle(card)
    _card(canvas, scene, card, idle)


def _card(canvas: Canvas, scene: MonsterGunslingers, card: CardName, idle: bool = False) -> None:
    if card != HIDDEN:
        bench_hand.draw_reader(canvas, scene.app, scene.places, card, idle)


def _hover(canvas: Canvas, scene: MonsterGunslingers) -> None:
    """While nobody chooses, the mouse may still ask what lies on the table."""
    if scene.mouse is None or scene.film.busy or scene.actor() is not None:
        return
    found = _under(scene.places, scene, *scene.mouse)
    if found is None:
        return
    card, words = found
    if words:
        draw_slip(canvas, scene.app, words, scene.places.slot(0))
    else:
        _card(canvas, scene, card)


def _under(
    places: Places, scene: MonsterGunslingers, x: float, y: float
) -> tuple[CardName, str] | None:
    """The card under the mouse that the viewer knows, and what is to be said of a house's."""
    view = cast(GunslingerView, scene.secret_view())
    for i in POSITIONS:
        if places.doorway(i).contains(x, y) and view.street[i] != HIDDEN:
            return view.street[i], "" if view.up[i] else house_tip(view, i, False)
    for seat, own in enumerate(view.holsters):
        for i, lying in enumerate(own):
            if lying.card != HIDDEN and _inside(places.box(("little", seat, i), 0, 0), x, y):
                return lying.card, ""
    seat = places.bench_seat if places.bench_seat is not None else 0
    if scene.viewer() != seat:
        return None
    for i, lying in enumerate(view.holsters[seat]):
        if _inside(places.box(("own", i), seat, 0), x, y):
            return lying.card, ""
    hand = view.hands[seat]
    for i in reversed(range(len(hand))):
        if _inside(places.box(("hand", i), seat, len(hand)), x, y):
            return hand[i], ""
    return None


def _inside(box: Box, x: float, y: float) -> bool:
    return 0 <= x - box[0] < box[2] and 0 <= y - box[1] < box[3]


def draw_slip(canvas: Canvas, app: App, words: str, slot: Box) -> None:
    """Words on paper in the slot, as tall as they need."""
    x, y, w, most = slot
    size = theme.SMALL_U * min(1.0, 130 / app.settings.text_percent)
    room = most - 26
    while True:
        block = app.text.block(words, "body", size, theme.INK, w - 40, line_gap=1.04)
        if canvas.size_u(block)[1] <= room or size <= 15:
            break
        size -= 1
    h = min(most, max(64.0, round((canvas.size_u(block)[1] + 26) / 10) * 10.0))
    canvas.blit(app.art.panel("note", w, h), x - MARGIN, y - MARGIN)
    canvas.blit(block, x + 20, y + h / 2, anchor="midleft")
