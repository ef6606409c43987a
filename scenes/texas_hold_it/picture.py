"""Draws the washroom: plates, the row, the bench with its choices, and what one has peeked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Seat
from scenes.kit import theme
from scenes.kit.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.canvas import Canvas
from scenes.kit.panels import MARGIN
from scenes.kit.words import _, n_
from scenes.secret import bench
from scenes.secret.picker import Spot
from scenes.shell.page import balanced_w, heading_u
from scenes.texas_hold_it import plate
from scenes.texas_hold_it.row import draw_target
from scenes.texas_hold_it.words import card_word, sprays

if TYPE_CHECKING:
    from scenes.texas_hold_it.scene import Washroom

CHOICES = {
    "peek": "icons/eye",
    "swap": "texas/swap",
    "pee": "texas/urinal",
    "hold": "icons/hourglass",
    "pass": "icons/check",
}
ICON_U = 88.0


class Picture:
    """See the module's docstring."""

    def __init__(self, scene: Washroom) -> None:
        self._scene = scene
        self._app = scene.app
        self._layout = scene.layout

    def wanted(self) -> list[AnyWanted]:
        """What to have ready, so that no frame in play has to draw it first."""
        out: list[AnyWanted] = []
        for seat, guest in enumerate(self._scene.table.guests):
            out += plate.preload(guest.looks, guest.level, self._scene.place(seat))
        place = self._layout.places["choice_0"]
        out += [
            WantedPanel(kind, place.w_u, place.h_u) for kind in ("wood", "wood_lit", "wood_off")
        ]
        out += [Wanted(f"texas/sym_{word}", ICON_U) for word in ("cactus", "snake", "gas", "calm")]
        return [*out, *self._scene.row.wanted()]

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it."""
        scene, shown = self._scene, self._scene.shown
        canvas.background(self._app.art.picture("texas_washroom"))
        self._sign(canvas)
        self._plates(canvas)
        private = scene.seen()
        self._targets(canvas)
        scene.row.draw(canvas, shown, private)
        for thing in shown.flying:
            picture = self._app.art.svg(f"texas/{thing.name}", plate.POINT_U)
            canvas.blit(picture, thing.x, thing.y, anchor="center")
        bench.draw_log(canvas, self._app, self._layout.places["log"], list(scene.log))
        self._choices(canvas)
        self._peek(canvas, private)
        self._told(canvas)
        bench.draw_prompt(canvas, self._app, self._layout.places["prompt"], scene.prompt())
        bench.draw_buttons(canvas, self._app, self._layout)
        if shown.banner is not None:
            self._banner(canvas)

    def _sign(self, canvas: Canvas) -> None:
        place, shown = self._layout.places["sign"], self._scene.shown
        bench.on(canvas, self._app.art.panel("brass", place.w_u, place.h_u), place)
        words = _("Round {number}").format(number=shown.round)
        second = (
            _("Play-off")
            if self._scene.known().play_off
            else _("of {count}").format(count=self._scene.known().rounds)
        )
        for i, text in enumerate((words, second)):
            line = self._app.text.line(
                text, "body", theme.SMALL_U, theme.INK, max_w_u=place.w_u - 24
            )
            canvas.blit(line, place.center[0], place.center[1] + (i * 2 - 1) * 17, anchor="center")

    # -- players -------------------------------------------------------------------------------
    def _plates(self, canvas: Canvas) -> None:
        scene, shown = self._scene, self._scene.shown
        for seat, guest in enumerate(scene.table.guests):
            out = seat not in shown.cowboys
            plate.draw_plate(
                canvas,
                self._app,
                scene.place(seat),
                scene.hold_place(seat),
                plate.PlateState(
                    name=guest.name,
                    looks=guest.looks,
                    level=guest.level,
                    dry=shown.dry[seat],
                    wet=shown.wet[seat],
                    mood=shown.moods.get(seat, ""),
                    active=seat == shown.active,
                    deals=seat == shown.dealer,
                    out=out,
                    holds=seat in shown.holding,
                    gone=seat in shown.urinals,
                    note=self._note(seat, out),
                ),
            )

    def _note(self, seat: Seat, out: bool) -> str:
        if out:
            return _("out, still talking")
        if seat in self._scene.shown.urinals:
            return _("at a place")
        left = self._scene.known().patience_left[seat]
        if left is not None and left <= 3 and not self._scene.film.busy:
            return n_("{count} move left", "{count} moves left", left).format(count=left)
        return ""

    # -- choosing ------------------------------------------------------------------------------
    def _targets(self, canvas: Canvas) -> None:
        scene = self._scene
        if scene.actor() is None:
            return
        for spot in scene.picker.spots:
            if isinstance(spot.key, tuple) and spot.key[0] in ("gap", "urinal"):
                lit = spot.key == scene.picker.key
                box = (spot.x_u, spot.y_u, spot.w_u, spot.h_u)
                draw_target(canvas, self._app, box, lit, bool(spot.why_not))

    def _choices(self, canvas: Canvas) -> None:
        scene = self._scene
        if scene.actor() is None:
            return
        for spot in scene.picker.spots:
            key = spot.key
            if key in ("recall", "hide"):
                self._plank(canvas, spot)
            elif isinstance(key, tuple) and key[0] == "say":
                self._choice(canvas, spot, f"texas/sym_{key[1]}", card_word(key[1]), sprays(key[1]))
            elif isinstance(key, str):
                self._choice(canvas, spot, CHOICES[key], self._doing(key), spot.tip)
        if scene.step:
            words = _("Back: the other things one can do")
            place = self._layout.places["choice_0"]
            line = self._app.text.line(words, "body", theme.SMALL_U, theme.DIM, max_w_u=700)
            canvas.blit(line, place.x_u + place.w_u, place.y_u + 60, anchor="center")

    @staticmethod
    def _doing(key: str) -> str:
        return {
            "peek": _("Peek"),
            "swap": _("Swap"),
            "pee": _("Pee"),
            "hold": _("Hold it"),
            "pass": _("Pass"),
        }[key]

    def _choice(self, canvas: Canvas, spot: Spot, icon: str, words: str, tip: str) -> None:
        lit = spot.key == self._scene.picker.key
        kind = "wood_off" if spot.why_not else "wood_lit" if lit else "wood"
        x, y = spot.x_u + self._scene.shake_u(spot.key), spot.y_u
        canvas.blit(self._app.art.panel(kind, spot.w_u, spot.h_u), x - MARGIN, y - MARGIN)
        picture = self._app.art.svg(icon, ICON_U, ICON_U)
        canvas.blit(picture, x + 62, y + spot.h_u / 2, anchor="center")
        color = theme.DIM if spot.why_not else theme.GOLD if lit else theme.CREAM
        room = spot.w_u - 140
        title = self._app.text.line(
            words, "title", 36, color, outline_u=2, outline_color=theme.LINE, max_w_u=room
        )
        canvas.blit(title, x + 120, y + 42, anchor="midleft")
        block = self._app.text.block(
            tip, "body", theme.SMALL_U, color, room, line_gap=1.02, max_lines=2, max_h_u=58
        )
        canvas.blit(block, x + 120, y + 68)

    def _plank(self, canvas: Canvas, spot: Spot) -> None:
        lit = spot.key == self._scene.picker.key
        kind = "wood_lit" if lit else "wood"
        canvas.blit(
            self._app.art.panel(kind, spot.w_u, spot.h_u), spot.x_u - MARGIN, spot.y_u - MARGIN
        )
        canvas.blit(
            self._app.art.svg("icons/eye", 44), spot.x_u + 22, spot.centre[1], anchor="midleft"
        )
        line = self._app.text.line(
            _("What did I see?"), "body", theme.BODY_U, theme.GOLD if lit else theme.CREAM,
            max_w_u=spot.w_u - 96,
        )  # fmt: skip
        canvas.blit(line, spot.x_u + 78, spot.centre[1], anchor="midleft")

    def _peek(self, canvas: Canvas, private: dict[int, str]) -> None:
        """The card that is looked at, large, for its viewer only."""
        scene = self._scene
        view = scene.known()
        if view.peeking is None or scene.film.busy:
            return
        place = self._layout.places["peek"]
        card = private.get(view.peeking)
        name = f"texas/card_{card}" if card is not None else "texas/card_back"
        bench.on(canvas, self._app.art.svg(name, place.w_u, place.h_u), place)
        if scene.felt is not None:
            line = self._app.text.line(
                _("told by the pad"), "body", theme.SMALL_U, theme.CREAM,
                outline_u=2, outline_color=theme.LINE, max_w_u=place.w_u,
            )  # fmt: skip
            canvas.blit(line, place.center[0], place.y_u + place.h_u - 24, anchor="center")

    def _told(self, canvas: Canvas) -> None:
        """On the right: whether somebody has called, and what the one who is up has left."""
        scene, shown = self._scene, self._scene.shown
        place = self._layout.places["actions"]
        lines = []
        if shown.called:
            lines.append((_("Called: pee or hold it."), theme.GOLD))
        seat = shown.active
        if seat is not None and not shown.called and not scene.film.busy:
            left = scene.known().patience_left[seat]
            if left is not None:
                words = n_(
                    "{name} may fool around {count} more time.",
                    "{name} may fool around {count} more times.",
                    left,
                ).format(name=scene.table.short(seat), count=left)
                lines.append((words, theme.CREAM))
        if scene.known().silent:
            lines.append((_("Claims are spoken aloud here."), theme.CREAM))
        y = place.y_u + 8
        for words, color in lines:
            block = self._app.text.block(
                words, "body", theme.SMALL_U, color, place.w_u - 40, line_gap=1.08, max_lines=2
            )
            h = canvas.size_u(block)[1] + 24
            panel = self._app.art.panel("dark", place.w_u, round(h / 4) * 4)
            canvas.blit(panel, place.x_u - MARGIN, y - MARGIN)
            canvas.blit(block, place.x_u + 20, y + 12)
            y += h + 10

    # -- moments -------------------------------------------------------------------------------
    def _banner(self, canvas: Canvas) -> None:
        banner, part = self._scene.shown.banner, self._scene.shown.part
        if banner is None:
            return
        app, place = self._app, self._layout.places["banner"]
        w = min(place.w_u, 860.0)
        dy = 0.0 if app.settings.reduced_motion else (1 - min(1.0, part)) * -60
        with canvas.shifted(0, dy, min(1.0, max(0.0, part))):
            cx, cy = place.center
            title = app.text.line(
                banner.title, "title", heading_u(app, theme.HEADING_U), theme.CREAM,
                outline_u=3, outline_color=theme.LINE, max_w_u=w - 110,
            )  # fmt: skip
            words = None
            if banner.line:
                room = balanced_w(app, banner.line, theme.BODY_U + 2, w - 90)
                words = app.text.block(
                    banner.line, "body", theme.BODY_U + 2, theme.INK, room, align="center",
                    line_gap=1.15, max_lines=3, max_h_u=130,
                )  # fmt: skip
            h = round((104 + (canvas.size_u(words)[1] if words else 0.0)) / 10) * 10 + 10
            canvas.blit(app.art.panel("paper", w, h), cx, cy, anchor="center")
            ribbon_w = max(520.0, round((canvas.size_u(title)[0] + 150) / 40) * 40.0)
            top = cy - h / 2
            canvas.blit(app.art.panel("ribbon", ribbon_w, 104), cx, top + 10, anchor="center")
            canvas.blit(title, cx, top, anchor="center")
            if words is not None:
                canvas.blit(words, cx, top + 66, anchor="midtop")
