"""Draws the bench of the washroom: what one may do, the card one peeks at, what was said, keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls.gestures import Act
from game.core.engine import Seat
from scenes.games.texas_hold_it import gossip
from scenes.games.texas_hold_it.choices import AGAIN, CARD, HIDE, RECALL, SIT_OUT, WORDS, box_of
from scenes.games.texas_hold_it.hints import draw_keys
from scenes.games.texas_hold_it.shown import Cowboy
from scenes.games.texas_hold_it.words import aim, card_word, doing_word
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.text.words import _, n_
from scenes.kit.widgets import key_cap
from scenes.table.secret import bench
from scenes.table.secret.picker import Spot

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom

ICONS = {
    "peek": "icons/eye",
    "swap": "texas/swap",
    "pee": "texas/urinal",
    "hold": "icons/hourglass",
    "pass": "icons/check",
    SIT_OUT: "texas/out",
}
ICON_U = 92.0
FEW = 5
"""So many moves left are worth telling."""
SHEET_W_U, SHEET_H_U = 1024.0, 290.0


class Counter:
    """See the module's docstring."""

    def __init__(self, scene: Washroom) -> None:
        self._scene = scene
        self._app = scene.app
        self._layout = scene.layout

    def wanted(self) -> list[AnyWanted]:
        """What to have ready."""
        places = self._layout.places
        boards = [places[name] for name in ("choice_0", "do_0", "recall")]
        kinds = ("wood", "wood_lit", "wood_off")
        out: list[AnyWanted] = [
            WantedPanel(kind, place.w_u, place.h_u) for place in boards for kind in kinds
        ]
        out += [Wanted(f"texas/sym_{word}", ICON_U, ICON_U) for word in WORDS]
        out += [Wanted(icon, ICON_U, ICON_U) for icon in ICONS.values()]
        peek, hint = places["peek"], places["hint"]
        out.append(WantedPanel("brass", peek.w_u + 20, peek.h_u + 20))
        out.append(WantedPanel("dark", hint.w_u, hint.h_u))
        return [*out, WantedPanel("dark", SHEET_W_U, SHEET_H_U)]

    def draw(self, canvas: Canvas, private: dict[Cowboy, str]) -> None:
        """The log, what may be chosen, the card that is looked at, and what there is to know."""
        scene = self._scene
        self.log(canvas)
        seat = scene.actor()
        if seat is not None:
            self._choices(canvas)
            if scene.step:
                self._sheet(canvas, seat, private)
        self._peek(canvas, private)
        self._told(canvas, seat)

    def log(self, canvas: Canvas) -> None:
        """What happened, or what a lesson says in its place."""
        scene = self._scene
        place = self._layout.places["log"]
        if not scene.coach(canvas, place):
            bench.draw_log(canvas, self._app, place, list(scene.log), aim(scene.known()))

    # -- what may be chosen --------------------------------------------------------------------
    def _choices(self, canvas: Canvas) -> None:
        for spot in self._scene.picker.spots:
            key = spot.key
            if key == RECALL:
                self._plank(canvas, spot, "icons/eye", _("What did I see?"))
            elif key == HIDE:
                self._plank(canvas, spot, "icons/eye_closed", _("Seen enough"))
            elif key == AGAIN:
                self._plank(canvas, spot, "icons/pad_cross", _("Feel it again"))
            elif isinstance(key, tuple) and key[0] == "say":
                self._choice(canvas, spot, f"texas/sym_{key[1]}", card_word(key[1]))
            elif key == CARD:
                self._frame(canvas, spot)
            elif isinstance(key, str):
                self._choice(canvas, spot, ICONS[key], doing_word(key))

    def _choice(self, canvas: Canvas, spot: Spot, icon: str, words: str) -> None:
        """A board with a picture, a word, and what it does in at most two lines."""
        app = self._app
        lit = spot.key == self._scene.picker.key
        kind = "wood_off" if spot.why_not else "wood_lit" if lit else "wood"
        x, y = spot.x_u + self._scene.shake_u(spot.key), spot.y_u
        canvas.blit(app.art.panel(kind, spot.w_u, spot.h_u), x - MARGIN, y - MARGIN)
        picture = app.art.svg(icon, ICON_U, ICON_U)
        fade = 120 if spot.why_not else 255
        canvas.blit(picture, x + 66, y + spot.h_u / 2, anchor="center", alpha=fade)
        color = theme.DIM if spot.why_not else theme.GOLD if lit else theme.CREAM
        room = spot.w_u - 140
        size = 38 * min(1.0, 58 / app.text.line_height_u(38))
        title = app.text.line(
            words, "title", size, color, outline_u=2, outline_color=theme.LINE, max_w_u=room
        )
        canvas.blit(title, x + 122, y + 38, anchor="midleft")
        block = app.text.block(
            spot.tip, "body", theme.SMALL_U, color, room, line_gap=1.0, max_lines=2, max_h_u=76,
            outline_u=2,
        )  # fmt: skip
        canvas.blit(block, x + 122, y + 60)

    def _frame(self, canvas: Canvas, spot: Spot) -> None:
        """A gold frame round the card while the cursor is still on it and on no word."""
        if spot.key == self._scene.picker.key:
            panel = self._app.art.panel("brass", spot.w_u + 20, spot.h_u + 20)
            canvas.blit(panel, *spot.centre, anchor="center")

    def _plank(self, canvas: Canvas, spot: Spot, icon: str, words: str) -> None:
        lit = spot.key == self._scene.picker.key
        panel = self._app.art.panel("wood_lit" if lit else "wood", spot.w_u, spot.h_u)
        canvas.blit(panel, spot.x_u - MARGIN, spot.y_u - MARGIN)
        picture = self._app.art.svg(icon, 44)
        canvas.blit(picture, spot.x_u + 22, spot.centre[1], anchor="midleft")
        line = self._app.text.line(
            words, "body", theme.BODY_U, theme.GOLD if lit else theme.CREAM, max_w_u=spot.w_u - 100
        )
        canvas.blit(line, spot.x_u + 80, spot.centre[1], anchor="midleft")

    # -- at whom -------------------------------------------------------------------------------
    def _sheet(self, canvas: Canvas, seat: Seat, private: dict[Cowboy, str]) -> None:
        """What is being chosen, and what was said of whoever the cursor is on."""
        scene, app = self._scene, self._app
        place = self._layout.places["bench"]
        cx, cy = place.center
        canvas.blit(app.art.panel("dark", SHEET_W_U, SHEET_H_U), cx, cy, anchor="center")
        left, top = cx - SHEET_W_U / 2, cy - SHEET_H_U / 2
        kind = "swap" if scene.step == "swap2" else scene.step
        canvas.blit(app.art.svg(ICONS[kind], 110, 110), left + 84, top + 78, anchor="center")
        size = 38 * min(1.0, 140 / app.text.size(doing_word(kind), "title", 38)[0])
        title = app.text.line(
            doing_word(kind), "title", size, theme.GOLD, outline_u=2, outline_color=theme.LINE
        )
        canvas.blit(title, left + 84, top + 160, anchor="center")
        cap = scene.table.key_label(seat, Act.COVER)
        if cap:
            wide = key_cap(canvas, app, cap, left + 24, top + 244, 42)
            back = app.text.line(
                _("back"), "body", theme.SMALL_U, theme.CREAM, max_w_u=150 - wide - 10
            )
            canvas.blit(back, left + 34 + wide, top + 244, anchor="midleft")
        canvas.fill(theme.DIM, left + 178, top + 22, 2, SHEET_H_U - 44, 120)
        spot = scene.picker.current
        if spot is None or not isinstance(spot.key, tuple):
            return
        at = int(spot.key[1])
        gaps = [at, at + 1] if spot.key[0] == "urinal" else [at]
        if scene.step == "swap2" and scene.first_gap is not None and scene.first_gap != at:
            gaps = [scene.first_gap, at]
        each = (SHEET_W_U - 212) / 2
        for i, gap in enumerate(gaps):
            cowboy = scene.shown.row[gap]
            box = (left + 200 + i * (each + 8), top + 16, each - 22, SHEET_H_U - 32)
            gossip.draw_gossip(canvas, scene, gap, cowboy, private.get(cowboy), box)
        if len(gaps) == 1:
            words = _explained(kind)
            block = app.text.block(
                words, "body", theme.BODY_U, theme.CREAM, each - 20, line_gap=1.15,
                max_h_u=SHEET_H_U - 60,
            )  # fmt: skip
            canvas.blit(block, left + 208 + each, top + 32)

    # -- the card ------------------------------------------------------------------------------
    def _peek(self, canvas: Canvas, private: dict[Cowboy, str]) -> None:
        """The card that is looked at, large, for its viewer only."""
        scene = self._scene
        gap = scene.known().peeking
        if scene.reading is not None:
            gap = scene.peek_gap
        if gap is None or scene.film.busy or scene.secrets.covered:
            return
        if scene.actor() is None and scene.reading is None:
            return
        place = self._layout.places["peek"]
        card = private.get(scene.shown.row[gap]) if scene.felt is None else None
        name = f"texas/card_{card}" if card is not None else "texas/card_back"
        picture = self._app.art.svg(name, place.w_u, place.h_u)
        x = place.center[0] + scene.shake_u(CARD)
        canvas.blit(picture, x, place.center[1], anchor="center")
        if scene.felt is not None:
            block = self._app.text.block(
                _("Told by the pad."), "body", theme.SMALL_U, theme.CREAM, place.w_u - 24,
                align="center", line_gap=1.0, max_lines=2, max_h_u=64,
            )  # fmt: skip
            canvas.fill((12, 7, 4), place.x_u + 10, place.y_u + place.h_u - 84, place.w_u - 20, 72,
                        190)  # fmt: skip
            canvas.blit(block, place.center[0], place.y_u + place.h_u - 48, anchor="center")

    # -- what there is to know -----------------------------------------------------------------
    def _told(self, canvas: Canvas, seat: Seat | None) -> None:
        """The keys of whoever chooses; whether somebody has called; moves left, when few are."""
        scene, shown = self._scene, self._scene.shown
        if scene.reference_open:
            return  # half of it would peep out beside the sheet
        hint = self._layout.places["hint"]
        y = hint.y_u
        if seat is not None and scene.table.key_label(seat, Act.SLAP):
            self._keys(canvas, seat)
            y += hint.h_u + 8
        lines = []
        if shown.called and seat is None and not scene.film.busy:
            lines.append((_("Somebody holds it: pee or hold it."), theme.GOLD))
        active = shown.active
        if active is not None and not shown.called and not scene.film.busy:
            left = scene.known().patience_left[active]
            if left is not None and left <= FEW:
                words = n_(
                    "{name} may dawdle {count} more time.",
                    "{name} may dawdle {count} more times.",
                    left,
                ).format(name=scene.table.short(active), count=left)
                lines.append((words, theme.CREAM))
        if scene.known().silent and not shown.called:
            lines.append((_("Here you say it aloud."), theme.CREAM))
        bottom = self._layout.places["look"].y_u - 4
        if seat is not None and scene.picker.find(RECALL) is not None:
            bottom = self._layout.places["recall"].y_u - 4
        for words, color in lines:
            block = self._app.text.block(
                words, "body", theme.SMALL_U, color, hint.w_u - 36, line_gap=1.0, max_lines=2,
                max_h_u=66,
            )  # fmt: skip
            h = round((canvas.size_u(block)[1] + 12) / 4) * 4.0
            if y + h > bottom + (80 if seat is None else 0):
                break
            canvas.blit(self._app.art.panel("dark", hint.w_u, h), hint.x_u - MARGIN, y - MARGIN)
            canvas.blit(block, hint.x_u + 18, y + h / 2, anchor="midleft")
            y += h + 8

    def _keys(self, canvas: Canvas, seat: Seat) -> None:
        """The keys that move the cursor, choose and, where there is a way, go back."""
        scene, place = self._scene, self._layout.places["hint"]
        canvas.blit(
            self._app.art.panel("dark", place.w_u, place.h_u), *place.center, anchor="center"
        )
        backs = bool(scene.step) or scene.recalling is not None
        draw_keys(canvas, self._app, scene.table, seat, box_of(place), backs)


def _explained(kind: str) -> str:
    if kind == "peek":
        return _(
            "Nobody else sees what you see. Then you have to call him something, the truth or "
            "a lie, and it is pinned to him for all to read."
        )
    return _("Nobody looks at them. What was said of a cowboy goes with him.")
