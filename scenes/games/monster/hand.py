"""The bench of the Monster table: the hand of whose turn it is, what is marked, and the planks.

Faces come from the view of who looks, and from nowhere else; marks, tips and sums are drawn only
while they do.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.controls.gestures import Act
from game.core.engine import TABLE, Seat
from game.monster.records import HIDDEN
from scenes.games.monster.choice import FOLD_KEY, THROW_KEY, must_fold, paired, summary
from scenes.games.monster.plate import snug
from scenes.games.monster.words import aim
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.text.words import _, n_
from scenes.kit.widgets import key_cap
from scenes.table.secret import bench
from scenes.table.secret.frame import CURSOR_RIM, rim

if TYPE_CHECKING:
    from scenes.games.monster.scene import MonsterTable

LARGE_U, SMALLER_U = (156.0, 218.0), (128.0, 179.0)
"""Width and height of a card; the smaller where the plank one holds to look lies under the hand."""
GAP_U = 20.0
SINK_PART = 0.065
"""How far a marked card lies lower, of its height."""
TOP_U = 56.0
"""From the bench's top to the cards: keys and the line of what is kept have their place there."""
MARK_U, LINK_U = 92.0, 54.0
RIM_U = 8.0
TIP_MOST_U = 236.0
FED_W_U, FED_H_U = 70.0, 98.0
PLANK_U, CAP_U = 36.0, 38.0


def wanted(scene: MonsterTable) -> list[AnyWanted]:
    """What to have ready."""
    size = scene.card_size
    out: list[AnyWanted] = [Wanted(f"monster/card_{rank}", *size) for rank in range(1, 11)]
    out += [
        Wanted("monster/back", *size),
        Wanted("monster/mark_throw", MARK_U),
        Wanted("monster/mark_paired", LINK_U),
    ]
    for key in (THROW_KEY, FOLD_KEY):
        _x, _y, w, h = scene.button_box(key)
        out += [WantedPanel(kind, w, h) for kind in ("wood", "wood_lit", "wood_off")]
    return out


def ready(scene: MonsterTable) -> None:
    """Have the cursor's frames ready."""
    w, h = scene.button_box(THROW_KEY)[2:]
    for size in (scene.card_size, (w - 4, h - 4)):
        rim(scene.app, *size, CURSOR_RIM, 0, RIM_U)


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
    if not asked:
        _fed(canvas, scene, seat)
        return
    _planks(canvas, scene, known)
    room = _keys(canvas, scene, seat)
    if known and not must_fold(known):  # of a hand that has to go the prompt speaks
        _summary(canvas, scene, known, room)


def _card(
    canvas: Canvas, scene: MonsterTable, i: int, card: int | str, box: tuple[float, float],
    known: tuple[int, ...],
) -> None:  # fmt: skip
    """One card; `known`: the whole hand when its owner looks and is asked, else nothing."""
    art = scene.app.art
    lit = scene.actor() is not None and scene.picker.key == i
    marked = bool(known) and i in scene.marks
    x = box[0] + scene.shake_u(i)
    w, h = scene.card_size
    y = box[1] + (round(h * SINK_PART) if marked else 0)
    name = "monster/back" if card == HIDDEN else f"monster/card_{card}"
    face = art.svg(name, w, h)
    folds = bool(known) and must_fold(known)
    if marked or folds:
        face = art.shade(face, 0.5 if marked else 0.3, (name, w))
    canvas.blit(face, x, y, anchor="center")
    if marked:
        canvas.blit(art.svg("monster/mark_throw", MARK_U), x, y + 16, anchor="center")
    if known and i in (frozenset() if marked else paired(known, scene.marks)):
        link = art.svg("monster/mark_paired", LINK_U)
        canvas.blit(link, x + w / 2 - 20, y - h / 2 + 20, anchor="center")
    if lit:
        canvas.blit(rim(scene.app, w, h, CURSOR_RIM, 0, RIM_U), x, y, anchor="center")


def _summary(
    canvas: Canvas, scene: MonsterTable, hand: tuple[int, ...], room: tuple[float, float]
) -> None:
    """What would be kept and what would be fed, over the cards, between the keys."""
    words, wrong = summary(hand, scene.marks)
    app, place = scene.app, scene.layout.places["bench"]
    size = snug(app, theme.SMALL_U, 38)
    y, cx = place.y_u + 22, place.center[0]
    most = 2 * min(cx - room[0], room[1] - cx) - 32
    w = min(most, app.text.size(words, "body", size)[0] + 60)
    panel = app.art.panel("dark", min(most, round(w / 20) * 20.0), 44)
    canvas.blit(panel, cx, y, anchor="center")
    color = theme.RED_SOFT if wrong else theme.GOLD
    line = app.text.line(words, "body", size, color, max_w_u=most - 40)
    canvas.blit(line, cx, y, anchor="center")


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
        if lit:
            frame = rim(app, w - 4, h - 4, CURSOR_RIM, 0, RIM_U)
            canvas.blit(frame, x + dx + w / 2, y + h / 2, anchor="center")


def _keys(canvas: Canvas, scene: MonsterTable, seat: Seat) -> tuple[float, float]:
    """Which keys go over the cards and which one chooses, over both ends of the hand; between
    which x there is room, in u."""
    place = scene.layout.places["bench"]
    cy = place.y_u + 22
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
        x += 4 + canvas.size_u(line)[0]
    right = place.x_u + place.w_u - 6
    if slap:
        line = app.text.line(
            _("choose"), "body", size, theme.CREAM, outline_u=2, outline_color=theme.LINE,
            max_w_u=170,
        )  # fmt: skip
        canvas.blit(line, right, cy, anchor="midright")
        left = right - canvas.size_u(line)[0] - 14
        icon = slap.startswith("icons/")
        words_w = 0.0 if icon else app.text.size(slap, "plain", CAP_U * 0.6)[0] + CAP_U * 0.5
        right = left - max(CAP_U, words_w)
        key_cap(canvas, app, slap, right, cy, CAP_U)
    return x, right


def draw_side(canvas: Canvas, scene: MonsterTable) -> None:
    """The log, and under it a slip on what the cursor rests on: the cloth stays in sight."""
    app, place, words = scene.app, scene.layout.places["log"], scene.tip()
    if words is not None:
        block = app.text.block(
            words, "body", theme.SMALL_U, theme.INK, place.w_u - 44, line_gap=1.1,
            max_h_u=TIP_MOST_U - 40,
        )  # fmt: skip
        h = min(TIP_MOST_U, round((canvas.size_u(block)[1] + 40) / 20 + 0.5) * 20.0)
        y = place.y_u + place.h_u - h
        canvas.blit(app.art.panel("note", place.w_u, h), place.x_u - MARGIN, y - MARGIN)
        canvas.blit(block, place.x_u + 22, y + h / 2, anchor="midleft")
        place = replace(place, h_u=place.h_u - h - 8)
    lines = list(scene.log)
    bench.draw_log(canvas, app, place, lines, aim(scene.games))
