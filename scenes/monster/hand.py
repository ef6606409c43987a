"""The bench of the Monster table: the hand of whose turn it is, what is marked, and the planks.

Faces come from the view of who looks, and from nowhere else; marks, tips and sums are drawn only
while they do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls.gestures import Act
from game.core.engine import TABLE, Seat
from game.monster.records import HIDDEN
from scenes.kit import theme
from scenes.kit.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.canvas import Canvas
from scenes.kit.panels import MARGIN
from scenes.kit.widgets import key_cap
from scenes.kit.words import _, n_
from scenes.monster.choice import FOLD_KEY, THROW_KEY, must_fold, paired, summary
from scenes.monster.plate import snug
from scenes.secret import bench

if TYPE_CHECKING:
    from scenes.monster.scene import MonsterTable

CARD_W_U, CARD_H_U = 132.0, 185.0
HALO = (CARD_W_U * 1.8, CARD_H_U * 1.45, (150, 112, 40))
GAP_U = 24.0
LIFT_U, SINK_U = 10.0, 18.0
TOP_U = 46.0
"""From the bench's top to the cards: the line of what is kept has its place there."""
MARK_U, LINK_U, STAMP_U = 92.0, 54.0, 180.0
FED_W_U, FED_H_U = 70.0, 98.0
PLANK_U, CAP_U = 36.0, 38.0


def wanted(scene: MonsterTable) -> list[AnyWanted]:
    """What to have ready."""
    out: list[AnyWanted] = [
        Wanted(f"monster/card_{rank}", CARD_W_U, CARD_H_U) for rank in range(1, 11)
    ]
    out += [
        Wanted("monster/back", CARD_W_U, CARD_H_U),
        Wanted("monster/mark_throw", MARK_U),
        Wanted("monster/mark_paired", LINK_U),
        Wanted("monster/mark_fold", STAMP_U),
    ]
    for key in (THROW_KEY, FOLD_KEY):
        _x, _y, w, h = scene.button_box(key)
        out += [WantedPanel(kind, w, h) for kind in ("wood", "wood_lit", "wood_off")]
    return out


def numbers(hand: tuple[int | str, ...]) -> tuple[int, ...]:
    """A hand whose cards may be seen; empty when they may not."""
    return tuple(card for card in hand if isinstance(card, int))


def draw_hand(canvas: Canvas, scene: MonsterTable) -> None:
    """The hand on the bench: faces for whoever may look, backs for everybody else."""
    seat = scene.bench_seat()
    if seat is None:
        return
    asked = scene.actor() == seat
    if not asked and scene.secrets.sole is None:
        return  # the film is for everybody's eyes
    hand = scene.bench_cards(seat)
    known = numbers(hand) if asked else ()
    for i, card in enumerate(hand):
        _card(canvas, scene, i, card, scene.card_box(i, len(hand)), known)
    if known:
        if must_fold(known):
            place = scene.layout.places["bench"]
            stamp = scene.app.art.svg("monster/mark_fold", STAMP_U)
            cy = place.y_u + TOP_U + CARD_H_U / 2
            canvas.blit(stamp, place.center[0], cy, anchor="center", alpha=225)
        _summary(canvas, scene, known)
    if not asked:
        _fed(canvas, scene, seat)
        return
    _planks(canvas, scene, known)
    _keys(canvas, scene, seat)


def _card(
    canvas: Canvas, scene: MonsterTable, i: int, card: int | str, box: tuple[float, float],
    known: tuple[int, ...],
) -> None:  # fmt: skip
    """One card; `known`: the whole hand when its owner looks and is asked, else nothing."""
    art = scene.app.art
    lit = scene.actor() is not None and scene.picker.key == i
    marked = bool(known) and i in scene.marks
    x = box[0] + scene.shake_u(i)
    y = box[1] - (LIFT_U if lit else 0) + (SINK_U if marked else 0)
    name = "monster/back" if card == HIDDEN else f"monster/card_{card}"
    if lit:
        halo = art.glow(*HALO)
        canvas.blit(halo, x, y, anchor="center", add=True)
    face = art.svg(name, CARD_W_U, CARD_H_U)
    folds = bool(known) and must_fold(known)
    if marked or folds:
        face = art.shade(face, 0.5 if marked else 0.3, (name, CARD_W_U))
    canvas.blit(face, x, y, anchor="center")
    if marked:
        canvas.blit(art.svg("monster/mark_throw", MARK_U), x, y + 16, anchor="center")
    if known and i in (frozenset() if marked else paired(known, scene.marks)):
        link = art.svg("monster/mark_paired", LINK_U)
        canvas.blit(link, x + CARD_W_U / 2 - 20, y - CARD_H_U / 2 + 20, anchor="center")


def _summary(canvas: Canvas, scene: MonsterTable, hand: tuple[int, ...]) -> None:
    """What would be kept and what would be fed, over the cards."""
    words, wrong = summary(hand, scene.marks)
    app, place = scene.app, scene.layout.places["bench"]
    size = snug(app, theme.SMALL_U, 38)
    y, most = place.y_u + 20, place.w_u - 20
    w = min(most, app.text.size(words, "body", size)[0] + 60)
    panel = app.art.panel("dark", min(most, round(w / 20) * 20.0), 44)
    canvas.blit(panel, place.center[0], y, anchor="center")
    color = theme.RED_SOFT if wrong else theme.GOLD
    line = app.text.line(words, "body", size, color, max_w_u=most - 40)
    canvas.blit(line, place.center[0], y, anchor="center")


def _fed(canvas: Canvas, scene: MonsterTable, seat: Seat) -> None:
    """What a person alone at the screen threw this round: they remember it, nobody else sees."""
    fed = scene.fed()
    if not fed or scene.viewer() != seat:
        return
    app, place = scene.app, scene.layout.places["actions"]
    canvas.blit(
        app.art.panel("dark", place.w_u, place.h_u), *place.center, anchor="center", alpha=200
    )
    words = _("Thrown by {name}").format(name=scene.table.short(seat))
    line = app.text.line(
        words, "body", snug(app, theme.SMALL_U, 38), theme.CREAM, max_w_u=place.w_u - 30
    )
    canvas.blit(line, place.center[0], place.y_u + 28, anchor="center")
    for i, card in enumerate(fed):
        x = place.center[0] + (i - (len(fed) - 1) / 2) * (FED_W_U + 14)
        face = app.art.svg(f"monster/card_{card}", FED_W_U, FED_H_U)
        canvas.blit(face, x, place.y_u + 54, anchor="midtop")


def _planks(canvas: Canvas, scene: MonsterTable, known: tuple[int, ...]) -> None:
    """Throw and Fold; how many would be thrown, and whether that goes, is told to whoever looks
    only."""
    app = scene.app
    wrong = bool(known) and summary(known, scene.marks)[1]
    count = len(scene.marks) if known and scene.viewer() != TABLE else None
    throw = _("Throw")
    if count == 0 and not wrong:
        throw = _("Keep all six")
    elif count:
        throw = n_("Throw {count}", "Throw {count}", count).format(count=count)
    for key, words, icon in (
        (THROW_KEY, throw, "icons/arrow_up"),
        (FOLD_KEY, _("Fold"), "icons/cross"),
    ):
        x, y, w, h = scene.button_box(key)
        lit = scene.picker.key == key
        off = wrong and key == THROW_KEY
        kind = "wood_lit" if lit else "wood_off" if off else "wood"
        dx = scene.shake_u(key)
        canvas.blit(app.art.panel(kind, w, h), x + dx - MARGIN, y - MARGIN)
        canvas.blit(app.art.svg(icon, 44), x + dx + 24, y + h / 2, anchor="midleft")
        color = theme.DIM if off else theme.GOLD if lit else theme.CREAM
        line = app.text.line(
            words, "title", snug(app, PLANK_U, 60), color, outline_u=2,
            outline_color=theme.LINE, max_w_u=w - 104,
        )  # fmt: skip
        canvas.blit(line, x + dx + w / 2 + 24, y + h / 2, anchor="center")


def _keys(canvas: Canvas, scene: MonsterTable, seat: Seat) -> None:
    """Which keys go over the cards and which one chooses, at both ends of the foot."""
    place = scene.layout.places["bench"]
    cy = place.y_u + place.h_u - 26
    labels = [scene.table.key_label(seat, act) for act in (Act.LEFT, Act.RIGHT, Act.SLAP)]
    go, slap = [label for label in labels[:2] if label], labels[2]
    app = scene.app
    size = snug(app, theme.SMALL_U, 38)
    x = place.x_u + 6
    for label in go:
        x += key_cap(canvas, app, label, x, cy, CAP_U) + 8
    if go:
        line = app.text.line(
            _("move"), "body", size, theme.CREAM, outline_u=2, outline_color=theme.LINE,
            max_w_u=150,
        )  # fmt: skip
        canvas.blit(line, x + 4, cy, anchor="midleft")
    if slap:
        line = app.text.line(
            _("choose"), "body", size, theme.CREAM, outline_u=2, outline_color=theme.LINE,
            max_w_u=170,
        )  # fmt: skip
        right = place.x_u + place.w_u - 6
        canvas.blit(line, right, cy, anchor="midright")
        left = right - canvas.size_u(line)[0] - 14
        icon = slap.startswith("icons/")
        words_w = 0.0 if icon else app.text.size(slap, "plain", CAP_U * 0.6)[0] + CAP_U * 0.5
        key_cap(canvas, app, slap, left - max(CAP_U, words_w), cy, CAP_U)


def draw_tip(canvas: Canvas, scene: MonsterTable) -> None:
    """A slip over what the cursor rests on."""
    found = scene.tip()
    if found is None:
        return
    words, cx_u = found
    bench.draw_tip(canvas, scene.app, words, cx_u, scene.layout.places["prompt"].y_u - 6)
