"""Draws the washroom: plates, the row, what flies to the plates, the sign, the bench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.texas_hold_it import gossip, plate
from scenes.games.texas_hold_it.counter import Counter
from scenes.games.texas_hold_it.row import draw_cursor, draw_target
from scenes.games.texas_hold_it.stage import Stage
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.text.words import _
from scenes.table.banner import RIBBON_H_U
from scenes.table.secret import bench

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom


class Picture:
    """See the module's docstring."""

    def __init__(self, scene: Washroom) -> None:
        self._scene = scene
        self._app = scene.app
        self._layout = scene.layout
        self._counter = Counter(scene)
        self._stage = Stage(scene)

    def wanted(self) -> list[AnyWanted]:
        """What to have ready, so that no frame in play has to draw it first."""
        out: list[AnyWanted] = []
        scene = self._scene
        for seat, guest in enumerate(scene.table.guests):
            out += plate.preload(
                guest.looks, guest.level, scene.place(seat), scene.hold_place(seat)
            )
        out += [WantedPanel("ribbon", w, RIBBON_H_U) for w in (520.0, 560.0, 600.0)]
        out += [*self._stage.wanted(), *self._counter.wanted(), *scene.row.wanted()]
        return [*out, Wanted("icons/arrow_down", 62)]

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it."""
        scene, shown = self._scene, self._scene.shown
        canvas.background(self._app.art.picture("texas_washroom"))
        self._sign(canvas)
        self._plates(canvas)
        private = scene.seen()
        self._targets(canvas)
        scene.row.draw(canvas, shown, private)
        self._cursor(canvas)
        for thing in shown.flying:
            picture = self._app.art.svg(f"texas/{thing.name}", plate.POINT_U)
            canvas.blit(picture, thing.x, thing.y, anchor="center")
        self._stage.draw(canvas)
        self._counter.draw(canvas, private)
        bench.draw_prompt(canvas, self._app, self._layout.places["prompt"], scene.prompt())
        bench.draw_buttons(canvas, self._app, self._layout)
        self._note(canvas)

    def _sign(self, canvas: Canvas) -> None:
        place, shown = self._layout.places["sign"], self._scene.shown
        bench.on(canvas, self._app.art.panel("brass", place.w_u, place.h_u), place)
        words = _("Round {number}").format(number=shown.round)
        last = self._scene.known().rounds
        second = _("Play-off") if shown.play_off else _("of {count}").format(count=last)
        step = min(20.0, self._app.text.line_height_u(theme.SMALL_U) * 0.42)
        for i, text in enumerate((words, second)):
            line = self._app.text.line(
                text, "body", theme.SMALL_U, theme.INK, max_w_u=place.w_u - 24
            )
            cy = place.center[1] + (i * 2 - 1) * step
            canvas.blit(line, place.center[0], cy, anchor="center")

    # -- players -------------------------------------------------------------------------------
    def _plates(self, canvas: Canvas) -> None:
        scene, shown = self._scene, self._scene.shown
        for seat, guest in enumerate(scene.table.guests):
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
                    first=seat == shown.dealer,
                    out=seat not in shown.cowboys,
                    holds=seat in shown.holding,
                    gone=seat in shown.urinals,
                    told=shown.told.get(seat),
                    least_u=theme.SMALL_U * 100 / self._app.settings.text_percent,
                    back=shown.revealing,
                ),
            )

    # -- choosing ------------------------------------------------------------------------------
    def _targets(self, canvas: Canvas) -> None:
        scene = self._scene
        if scene.actor() is None:
            return
        for spot in scene.picker.spots:
            if isinstance(spot.key, tuple) and spot.key[0] in ("gap", "urinal"):
                box = (spot.x_u, spot.y_u, spot.w_u, spot.h_u)
                chosen = scene.step == "swap2" and spot.key == ("gap", scene.first_gap)
                lit = spot.key == scene.picker.key or chosen
                draw_target(canvas, scene, box, lit, bool(spot.why_not) and not chosen)

    def _cursor(self, canvas: Canvas) -> None:
        scene = self._scene
        spot = scene.picker.current
        if scene.actor() is None or spot is None or not isinstance(spot.key, tuple):
            return
        first = scene.picker.find(("gap", scene.first_gap)) if scene.step == "swap2" else None
        if first is not None and first is not spot:
            sign = self._app.art.svg("texas/swap", 108, 60)
            canvas.blit(sign, first.centre[0], first.y_u - 8, anchor="center")
        if spot.key[0] in ("gap", "urinal"):
            box = (spot.x_u, spot.y_u, spot.w_u, spot.h_u)
            draw_cursor(canvas, scene, box, bool(spot.why_not))

    def _note(self, canvas: Canvas) -> None:
        """What was said of the cowboy the mouse is on, where the counter does not tell it."""
        scene = self._scene
        gap = scene.pointed
        if gap is None or gap >= len(scene.shown.row) or scene.film.busy or scene.secrets.covered:
            return
        if scene.step and scene.actor() is not None:
            return
        card = scene.seen().get(scene.shown.row[gap])
        gossip.draw_note(canvas, scene, gap, card)
