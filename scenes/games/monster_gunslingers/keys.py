"""The strip below the fan: which keys go over the cards, which one chooses, which goes back."""

from __future__ import annotations

from collections.abc import Mapping

from game.controls.gestures import Act
from scenes.games.monster_gunslingers.places import FOOT_U, Box
from scenes.kit.app.app import App
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.layout.layouts import Layout
from scenes.kit.text.words import _
from scenes.kit.widgets import key_cap

ACTS = (Act.LEFT, Act.RIGHT, Act.SLAP, Act.COVER)
CAP_U, GAP_U = 36.0, 8.0
WORDS_MOST_U = 110.0


def draw_keys(
    canvas: Canvas, app: App, layout: Layout, labels: Mapping[Act, str], held: Box | None
) -> None:
    """Draw the strip; `labels`: the keys to tell, `held`: the plank in its middle, if there is."""
    bench, undo = layout.places["bench"], layout.places["undo"]
    left, right = bench.x_u + 2, bench.x_u + bench.w_u - 2
    middle = bench.center[0]
    ends = (held[0] - 8, held[0] + held[2] + 8) if held is not None else (middle - 10, middle + 10)
    go = [labels[act] for act in (Act.LEFT, Act.RIGHT) if labels.get(act)]
    if go:
        _caps(canvas, app, go, _("move"), left, ends[0] - left)
    slap, cover = labels.get(Act.SLAP), labels.get(Act.COVER)
    if slap:
        whole = _width(app, [slap], _("choose"), right - ends[1])
        _caps(canvas, app, [slap], _("choose"), right - whole, whole)
    if cover:
        room = undo.x_u - 14 - layout.places["actions"].x_u
        _caps(canvas, app, [cover], _("back"), layout.places["actions"].x_u, room)


def _cap_u(app: App, label: str) -> float:
    if label.startswith("icons/"):
        return CAP_U
    return max(CAP_U, app.text.size(label, "plain", CAP_U * 0.6)[0] + CAP_U * 0.5)


def _size_u(app: App) -> float:
    return theme.SMALL_U * min(1.0, 38 / app.text.line_height_u(theme.SMALL_U))


def _width(app: App, labels: list[str], words: str, room: float) -> float:
    """How wide caps and words are, the words left out where they do not fit."""
    caps = sum(_cap_u(app, label) + GAP_U for label in labels)
    wide = min(WORDS_MOST_U, app.text.size(words, "body", _size_u(app))[0])
    return caps + wide if caps + wide <= room else caps - GAP_U


def _caps(canvas: Canvas, app: App, labels: list[str], words: str, x: float, room: float) -> None:
    tells = sum(_cap_u(app, label) + GAP_U for label in labels) < _width(app, labels, words, room)
    for label in labels:
        x += key_cap(canvas, app, label, x, FOOT_U, CAP_U) + GAP_U
    if tells:
        line = app.text.line(
            words, "body", _size_u(app), theme.CREAM, outline_u=2, outline_color=theme.LINE,
            max_w_u=WORDS_MOST_U,
        )  # fmt: skip
        canvas.blit(line, x, FOOT_U, anchor="midleft")
