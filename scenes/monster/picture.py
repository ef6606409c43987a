"""Draws the Monster table: plates, the thing under the cloth, pot and slate, and the bench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import TABLE, Seat
from game.monster.hands import discards
from game.monster.records import HIDDEN, MonsterView
from scenes.kit import theme
from scenes.kit.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.canvas import Canvas
from scenes.kit.panels import MARGIN
from scenes.kit.people import portrait
from scenes.kit.words import _, n_
from scenes.monster import cloth, plate
from scenes.monster.choice import CARD_H_U, CARD_W_U, FOLD_KEY, LIFT_U, THROW_KEY
from scenes.monster.shown import ACTED, FOLDED, OUT, STATE_WORDS
from scenes.monster.words import hand_words
from scenes.secret import bench
from scenes.shell.page import balanced_w, heading_u

if TYPE_CHECKING:
    from scenes.monster.scene import MonsterTable

SLATE_LINES = 5
RAIL_HEAD_U = 76


class Picture:
    """See the module's docstring."""

    def __init__(self, scene: MonsterTable) -> None:
        self._scene = scene
        self._app = scene.app
        self._layout = scene.layout

    def wanted(self) -> list[AnyWanted]:
        """What to have ready, so that no frame in play has to draw it first."""
        out: list[AnyWanted] = []
        for seat, guest in enumerate(self._scene.table.guests):
            out += plate.preload(guest.looks, guest.level, self._scene.place(seat))
        names = [f"monster/card_{rank}" for rank in range(1, 11)]
        out += [Wanted(name, CARD_W_U, CARD_H_U) for name in [*names, "monster/back"]]
        out += [Wanted("monster/slate", 290)]
        out += [WantedPanel("dark", 400, 100), *cloth.wanted()]
        return out

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it."""
        scene, shown = self._scene, self._scene.shown
        canvas.background(self._app.art.picture("monster_cellar"))
        self._sign(canvas)
        self._plates(canvas)
        self._pot(canvas)
        if shown.fight is not None:
            cloth.draw_fight(canvas, self._app, self._layout, scene.table, shown.fight)
        else:
            self._slate(canvas)
            self._rail(canvas)
            gaze = scene.place(shown.gaze).center if shown.gaze is not None else None
            cloth.draw_cloth(
                canvas, self._app, self._layout, shown, gaze, scene.now_us, scene.breathes
            )
            deck = self._layout.places["deck"]
            canvas.blit(
                self._app.art.svg("monster/back", deck.w_u, deck.h_u), *deck.center, anchor="center"
            )
        self._flying(canvas)
        bench.draw_log(canvas, self._app, self._layout.places["log"], list(scene.log))
        self._bench(canvas)
        bench.draw_prompt(canvas, self._app, self._layout.places["prompt"], scene.prompt())
        bench.draw_buttons(canvas, self._app, self._layout)
        if shown.banner is not None:
            self._banner(canvas)

    # -- the table -----------------------------------------------------------------------------
    def _sign(self, canvas: Canvas) -> None:
        shown, place = self._scene.shown, self._layout.places["sign"]
        if shown.fight is not None:
            return
        canvas.blit(
            self._app.art.panel("brass", place.w_u, place.h_u), *place.center, anchor="center"
        )
        words = _("Pot {number} of {games} · round {round}").format(
            number=shown.game, games=self._scene.games, round=shown.round
        )
        line = self._app.text.line(words, "body", theme.SMALL_U, theme.INK, max_w_u=place.w_u - 30)
        canvas.blit(line, *place.center, anchor="center")

    def _plates(self, canvas: Canvas) -> None:
        scene, shown = self._scene, self._scene.shown
        for seat, guest in enumerate(scene.table.guests):
            state = shown.state[seat]
            count = shown.hands[seat] or 0
            cards = shown.open.get(seat) or (0,) * count
            gone = state in (FOLDED, OUT)
            plate.draw_plate(
                canvas,
                self._app,
                scene.place(seat),
                plate.PlateState(
                    name=guest.name,
                    looks=guest.looks,
                    level=guest.level,
                    chips=shown.chips[seat],
                    mood=shown.moods.get(seat, ""),
                    active=seat == shown.active,
                    deals=seat == shown.dealer,
                    crowned=seat in shown.champions,
                    faded=gone,
                    note=_(STATE_WORDS[state]) if gone else "",
                    cards=cards,
                    thrown=shown.thrown[seat] if state == ACTED else None,
                ),
            )

    def _pot(self, canvas: Canvas) -> None:
        place, pot = self._layout.places["pot"], self._scene.shown.pot
        canvas.blit(
            self._app.art.panel("dark", place.w_u, place.h_u), *place.center, anchor="center"
        )
        if pot > 0:
            size = 1 + sum(pot >= least for least in (10, 20, 35))
            heap = self._app.art.svg(f"chips/pile_{size}", 150, 92)
            canvas.blit(heap, place.x_u + 20, place.center[1], anchor="midleft")
        words = _("Pot {count}").format(count=pot)
        line = self._app.text.line(
            words, "body", 44, theme.GOLD, outline_u=2, outline_color=theme.LINE,
            max_w_u=place.w_u - 200,
        )  # fmt: skip
        canvas.blit(line, place.x_u + place.w_u - 24, place.center[1], anchor="midright")

    def _slate(self, canvas: Canvas) -> None:
        """The chalk board: ante and penalty, and who owes the house."""
        place, shown = self._layout.places["slate"], self._scene.shown
        canvas.blit(
            self._app.art.svg("monster/slate", place.w_u, place.h_u), *place.center, anchor="center"
        )
        view = self._scene.known()
        rows = [
            _("Ante {count}").format(count=view.ante),
            _("Penalty {count}").format(count=view.penalty),
        ]
        owing = [seat for seat, chips in enumerate(shown.chips) if chips < 0]
        rows += [f"{self._scene.table.short(seat)} −{-shown.chips[seat]}" for seat in owing]
        if not owing:
            rows.append(_("Nobody owes the house."))
        top, room = place.y_u + 54, place.w_u - 84
        step = min(40.0, (place.h_u - 92) / max(SLATE_LINES, len(rows)))
        for i, words in enumerate(rows):
            color = theme.RED_SOFT if i >= 2 and owing else (226, 226, 214)
            size = theme.SMALL_U if step >= 38 else theme.SMALL_U * step / 38
            block = self._app.text.line(words, "body", size, color, max_w_u=room)
            canvas.blit(block, place.x_u + 44, top + i * step)

    def _rail(self, canvas: Canvas) -> None:
        """Who is out of this pot watches from here."""
        out = [seat for seat, state in enumerate(self._scene.shown.state) if state == OUT]
        if not out:
            return
        place = self._layout.places["rail"]
        each = min(RAIL_HEAD_U + 8.0, (place.w_u - 30) / len(out))
        for i, seat in enumerate(out):
            guest = self._scene.table.guests[seat]
            head = portrait(self._app.art, guest.looks, guest.level, RAIL_HEAD_U)
            canvas.blit(
                head, place.x_u + 15 + i * each, place.y_u + place.h_u - 18, anchor="bottomleft"
            )

    def _flying(self, canvas: Canvas) -> None:
        for thing in self._scene.shown.flying:
            if thing.kind == "back":
                picture = self._app.art.svg(
                    "monster/back", thing.size_u, thing.size_u * 1.4, angle=thing.angle
                )
            else:
                picture = self._app.art.svg("chips/top", thing.size_u)
            canvas.blit(picture, thing.x, thing.y, anchor="center")

    # -- the bench -----------------------------------------------------------------------------
    def _bench(self, canvas: Canvas) -> None:
        """The hand of whose turn it is: faces for whoever may look, backs for everybody else."""
        scene = self._scene
        seat = scene.bench_seat()
        if seat is None:
            return
        view = scene.bench_view(seat)
        hand = view.hands[seat]
        if hand is None:
            return
        private = scene.viewer() == seat
        asked = scene.actor() == seat
        for i, card in enumerate(hand):
            spot = scene.card_box(i, len(hand))
            lit = asked and scene.picker.key == i
            marked = private and asked and i in scene.marks
            self._card(canvas, scene, i, card, spot, lit, marked, private)
        if private and asked and hand:
            self._told(canvas, view, seat)
        if asked:
            self._buttons(canvas, private and not discards(_numbers(hand)))

    def _card(
        self, canvas: Canvas, scene: MonsterTable, i: int, card: int | str,
        box: tuple[float, float], lit: bool, marked: bool, private: bool,
    ) -> None:  # fmt: skip
        x, y = box
        y -= LIFT_U if lit else 0
        y += 34 if marked else 0
        name = "monster/back" if card == HIDDEN else f"monster/card_{card}"
        dx = scene.shake_u(i)
        if lit:
            halo = self._app.art.glow(CARD_W_U * 1.7, CARD_H_U * 1.4, (112, 84, 30))
            canvas.blit(halo, x + dx, y, anchor="center", add=True)
        art = self._app.art.svg(name, CARD_W_U, CARD_H_U)
        if marked:
            art = self._app.art.shade(art, 0.45, (name, CARD_W_U))
        canvas.blit(art, x + dx, y, anchor="center")
        if marked:
            canvas.blit(self._app.art.svg("monster/mark_throw", 96), x + dx, y, anchor="center")
        elif private and i in scene.paired():
            link = self._app.art.svg("monster/mark_paired", 54)
            canvas.blit(link, x + dx, y - CARD_H_U / 2 + 6, anchor="center")

    def _told(self, canvas: Canvas, view: MonsterView, seat: Seat) -> None:
        """What would be kept and what would be fed, under the fan."""
        hand = _numbers(view.hands[seat] or ())
        if not discards(hand):
            words, color = _("Three thrown would still leave a pair: fold."), theme.RED_SOFT
        else:
            kept = [card for i, card in enumerate(hand) if i not in self._scene.marks]
            fed = [card for i, card in enumerate(hand) if i in self._scene.marks]
            words = _("Keeps {kept} · feeds {fed}").format(
                kept=hand_words(kept), fed=hand_words(fed)
            )
            color = theme.RED_SOFT if self._scene.paired() else theme.GOLD
        place = self._layout.places["bench"]
        y = place.y_u + 18
        w = min(place.w_u - 20, self._app.text.size(words, "body", theme.SMALL_U)[0] + 60)
        canvas.blit(
            self._app.art.panel("dark", round(w / 20) * 20.0, 44),
            place.center[0],
            y,
            anchor="center",
        )
        line = self._app.text.line(words, "body", theme.SMALL_U, color, max_w_u=place.w_u - 60)
        canvas.blit(line, place.center[0], y, anchor="center")

    def _buttons(self, canvas: Canvas, must_fold: bool) -> None:
        scene = self._scene
        count = len(scene.marks) if scene.viewer() != TABLE else None
        throw = _("Throw") if count is None else n_("Throw {count}", "Throw {count}", count)
        if count == 0:
            throw = _("Keep all six")
        for key, words, icon in (
            (THROW_KEY, throw.format(count=count), "icons/arrow_up"),
            (FOLD_KEY, _("Fold"), "icons/cross"),
        ):
            x, y, w, h = scene.button_box(key)
            lit = scene.picker.key == key
            off = must_fold and key == THROW_KEY
            kind = "wood_off" if off else "wood_lit" if lit else "wood"
            dx = scene.shake_u(key)
            canvas.blit(self._app.art.panel(kind, w, h), x + dx - MARGIN, y - MARGIN)
            canvas.blit(self._app.art.svg(icon, 44), x + dx + 24, y + h / 2, anchor="midleft")
            color = theme.DIM if off else theme.GOLD if lit else theme.CREAM
            line = self._app.text.line(
                words, "title", 36, color, outline_u=2, outline_color=theme.LINE, max_w_u=w - 100
            )
            canvas.blit(line, x + dx + w / 2 + 20, y + h / 2, anchor="center")

    # -- moments -------------------------------------------------------------------------------
    def _banner(self, canvas: Canvas) -> None:
        banner, part = self._scene.shown.banner, self._scene.shown.part
        if banner is None:
            return
        app, place = self._app, self._layout.places["banner"]
        dy = 0.0 if app.settings.reduced_motion else (1 - min(1.0, part)) * -60
        with canvas.shifted(0, dy, min(1.0, max(0.0, part))):
            cx, cy = place.center
            title = app.text.line(
                banner.title, "title", heading_u(app, theme.HEADING_U), theme.CREAM,
                outline_u=3, outline_color=theme.LINE, max_w_u=place.w_u - 110,
            )  # fmt: skip
            words = None
            if banner.line:
                room = balanced_w(app, banner.line, theme.BODY_U + 2, place.w_u - 90)
                words = app.text.block(
                    banner.line, "body", theme.BODY_U + 2, theme.INK, room, align="center",
                    line_gap=1.15, max_lines=3, max_h_u=130,
                )  # fmt: skip
            h = round((104 + (canvas.size_u(words)[1] if words else 0.0)) / 10) * 10 + 10
            canvas.blit(app.art.panel("paper", place.w_u, h), cx, cy, anchor="center")
            ribbon_w = max(520.0, round((canvas.size_u(title)[0] + 150) / 40) * 40.0)
            top = cy - h / 2
            canvas.blit(app.art.panel("ribbon", ribbon_w, 104), cx, top + 10, anchor="center")
            canvas.blit(title, cx, top, anchor="center")
            if words is not None:
                canvas.blit(words, cx, top + 66, anchor="midtop")


def _numbers(hand: tuple[int | str, ...]) -> tuple[int, ...]:
    """A hand whose cards may be seen; empty when they may not."""
    return tuple(card for card in hand if isinstance(card, int))
