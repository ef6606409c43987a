"""Draws the Monster table: plates, the thing under the cloth or the fight, and the bench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.monster import arena, board, cloth, hand, plate
from scenes.games.monster.shown import ACTED, FOLDED, OUT, STATE_WORDS
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.text.words import _
from scenes.kit.widgets import key_cap
from scenes.table.banner import draw_sheet, sliding, words_of
from scenes.table.secret import bench

if TYPE_CHECKING:
    from scenes.games.monster.scene import MonsterTable

BANNERS_H_U = (170.0, 220.0, 300.0, 340.0)
"""A few heights serve all banners, so that none has to be drawn while it comes; the last has cards
on it."""
CARD_W_U, CARD_H_U, CARD_GAP_U = 108.0, 151.0, 14.0
TITLE_U = 66.0
"""From a banner's top to its words."""


class Picture:
    """See the module's docstring."""

    def __init__(self, scene: MonsterTable) -> None:
        self._scene = scene
        self._app = scene.app
        self._layout = scene.layout

    def wanted(self) -> list[AnyWanted]:
        """What to have ready, so that no frame in play has to draw it first."""
        out: list[AnyWanted] = []
        table = self._scene.table
        for seat, guest in enumerate(table.guests):
            out += plate.preload(guest.looks, guest.level, self._scene.place(seat))
        out += board.wanted(self._layout, table)
        out += hand.wanted(self._scene)
        out += [*arena.wanted(self._layout), Wanted("chips/top", 46)]
        banner = self._layout.places["banner"]
        out += [WantedPanel("paper", banner.w_u, h) for h in BANNERS_H_U]
        out += [Wanted(f"monster/card_{rank}", CARD_W_U, CARD_H_U) for rank in range(1, 11)]
        out += cloth.wanted(self._layout)
        return out

    def ready(self) -> None:
        """Have the lights and frames ready: they are made here, not read from files."""
        for light in (cloth.GLOW, arena.GLOW):
            self._app.art.glow(*light)
        hand.ready(self._scene)

    def draw(self, canvas: Canvas) -> None:
        """Draw all of it."""
        scene, shown, app = self._scene, self._scene.shown, self._app
        canvas.background(app.art.picture("monster_cellar"))
        self._plates(canvas)
        view = scene.known()
        if scene.shows_sign:
            board.draw_sign(canvas, app, self._layout, shown, scene.games)
        board.draw_pot(canvas, app, self._layout, shown, view.ante, view.penalty)
        board.draw_rail(canvas, app, self._layout, scene.table, shown)
        board.draw_heap(canvas, app, self._layout, shown.pot)
        if shown.fight is not None:
            cloth.draw_fight(canvas, app, self._layout, scene.table, shown.fight)
        else:
            board.draw_slate(canvas, app, self._layout, scene.table, shown)
            board.draw_deck(canvas, app, self._layout)
            cloth.draw_cloth(
                canvas, app, self._layout, shown, scene.now_us, scene.breathing, scene.breathes
            )
        self._flying(canvas)
        scene.draw_side(canvas)
        if shown.banner is not None:
            self._banner(canvas)
        elif shown.fight is not None:
            arena.draw_arena(canvas, app, self._layout, scene.table, shown.fight)
        else:
            hand.draw_hand(canvas, scene)
            bench.draw_prompt(canvas, app, self._layout.places["prompt"], scene.prompt())
        if scene.skip_offered:
            self._skip(canvas)
        bench.draw_buttons(canvas, app, self._layout)

    # -- the table -----------------------------------------------------------------------------
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

    def _flying(self, canvas: Canvas) -> None:
        for thing in self._scene.shown.flying:
            if thing.kind == "back":
                picture = self._app.art.svg(
                    "monster/back", thing.size_u, thing.size_u * 1.4, angle=thing.angle
                )
            else:
                picture = self._app.art.svg("chips/top", thing.size_u)
            canvas.blit(picture, thing.x, thing.y, anchor="center")

    def _skip(self, canvas: Canvas) -> None:
        """Everybody at the screen is out: on to where somebody plays again."""
        app = self._app
        x, y, w, h = self._scene.skip_box()
        canvas.blit(app.art.panel("wood_lit", w, h), x + w / 2, y + h / 2, anchor="center")
        left = x + 24
        label = self._scene.skip_label()
        if label:
            left += key_cap(canvas, app, label, left, y + h / 2, 44) + 14
        line = app.text.line(
            _("Skip ahead"), "title", plate.snug(app, 36, 60), theme.GOLD, outline_u=2,
            outline_color=theme.LINE, max_w_u=x + w - 24 - left,
        )  # fmt: skip
        canvas.blit(line, left, y + h / 2, anchor="midleft")

    # -- moments -------------------------------------------------------------------------------
    def _banner(self, canvas: Canvas) -> None:
        """Big words on the bench, which lies empty in a film: nothing that counts is under them."""
        banner, part = self._scene.shown.banner, self._scene.shown.part
        if banner is None:
            return
        app, place = self._app, self._layout.places["banner"]
        with sliding(canvas, app, part, 60):
            cx = place.center[0]
            words = words_of(app, banner.line, place.w_u - 90, 4, 106 if banner.cards else 170)
            words_h = canvas.size_u(words)[1] if words else 0.0
            h = BANNERS_H_U[-1]
            if not banner.cards:
                h = next((h for h in BANNERS_H_U if h >= 114 + words_h), h)
            top = place.y_u + place.h_u - h - (BANNERS_H_U[-1] - h) / 2
            draw_sheet(canvas, app, banner.title, cx, top, place.w_u, h)
            if words is not None:
                canvas.blit(words, cx, top + TITLE_U, anchor="midtop")
            foot = top + TITLE_U + words_h
            middle = (foot + top + h) / 2 - 4
            for i, card in enumerate(banner.cards):
                face = app.art.svg(f"monster/card_{card}", CARD_W_U, CARD_H_U)
                x = cx + (i - (len(banner.cards) - 1) / 2) * (CARD_W_U + CARD_GAP_U)
                canvas.blit(face, x, middle, anchor="center")
