"""Draws the Saloon Poker table, and knows where on it one may click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.controls.gestures import Act
from game.core.engine import Move, Seat
from game.saloon_poker.hands import hand_of
from game.saloon_poker.records import ACCUSE, PASS, Phase, SaloonView
from scenes.games.saloon_poker.chart import H_U as CHART_H_U
from scenes.games.saloon_poker.chart import W_U as CHART_W_U
from scenes.games.saloon_poker.chart import draw_chart
from scenes.games.saloon_poker.words import aim, hand_name, within
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import STAGE_W_U, Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.input.inputs import Input
from scenes.kit.layout.layouts import Place
from scenes.kit.page.notices import draw_notice
from scenes.kit.text.lettering import Role
from scenes.kit.text.words import _, n_
from scenes.kit.widgets import SHAKE_US, Button, key_cap
from scenes.table.aim import draw_aim
from scenes.table.banner import draw_sheet, sliding, words_of
from scenes.table.plates import PlateState, draw_plate
from scenes.table.skip_ahead import skip_words

if TYPE_CHECKING:
    from scenes.games.saloon_poker.scene import SaloonPoker

BUTTON_W_U, BUTTON_H_U = 490, 84
HELP_BUTTONS = ("chart", "undo", "pause")
BIG_DIE_U = 84
SUSPECT_DIE_U = 128


class Picture:
    """See the module's docstring."""

    def __init__(self, scene: SaloonPoker) -> None:
        self._scene = scene
        self._app = scene.app
        self._layout = scene.layout

    def wanted(self) -> list[AnyWanted]:
        """What to have ready, so that no frame in play has to draw it first."""
        places = self._layout.places
        boxes = [(places[name].w_u, places[name].h_u) for name in ("prompt", "log")]
        help_w, help_h = self._help_box(HELP_BUTTONS[0])[2:]
        tray, sign = places["tray"], places["sign"]
        big = [f"dice/flat_{v}{gold}" for v in range(1, 7) for gold in ("", "_gold")]
        return [
            *(WantedPanel("dark", w, h) for w, h in boxes),
            WantedPanel("wood", help_w, help_h),
            *(
                WantedPanel(kind, BUTTON_W_U, BUTTON_H_U)
                for kind in ("wood", "wood_lit", "wood_off")
            ),
            WantedPanel("brass", sign.w_u, sign.h_u),
            Wanted("props/tray", tray.w_u, tray.h_u),
            *(Wanted(name, BIG_DIE_U) for name in big),
            *(Wanted(name, SUSPECT_DIE_U) for name in big if name.endswith("_gold")),
            Wanted("props/fuse_spark", 84),
            Wanted("props/star_burst", 1500, 760),
        ]

    # -- where one may click -------------------------------------------------------------------
    def _roll_box(self) -> tuple[float, float]:
        prompt = self._layout.places["prompt"]
        return prompt.x_u + 22, prompt.y_u + 76

    def _stand_box(self) -> tuple[float, float]:
        x, y = self._roll_box()
        return x + BUTTON_W_U + 16, y

    def spot_at(self, event: Input) -> int | None:
        """The die (0 to 4) or button (5 roll, 6 stand) under the mouse, or None."""
        for spot, (x, y) in ((5, self._roll_box()), (6, self._stand_box())):
            if 0 <= event.x_u - x < BUTTON_W_U and 0 <= event.y_u - y < BUTTON_H_U:
                return spot
        return self._scene.board.at(event.x_u, event.y_u)

    def answer_at(self, event: Input, asked: Sequence[Seat]) -> tuple[Seat | None, Move | None]:
        """Whose place was clicked while accusing is open: its left half accuses, its right passes.

        With one person asked the two buttons do it as well.
        """
        for seat in asked:
            place = self._scene.place(seat)
            if place.contains(event.x_u, event.y_u):
                left = event.x_u < place.center[0]
                return seat, ACCUSE if left else PASS
        spot = self.spot_at(event)
        if len(asked) == 1 and spot in (5, 6):
            return asked[0], ACCUSE if spot == 5 else PASS
        return None, None

    def _help_box(self, name: str) -> tuple[float, float, float, float]:
        place = self._layout.places["help"]
        each = place.w_u / len(HELP_BUTTONS)
        i = HELP_BUTTONS.index(name)
        return place.x_u + i * each, place.y_u + 40, each - 8, place.h_u - 40

    def button_at(self, event: Input) -> str:
        """The helper button under the mouse: "chart", "undo", "pause" or ""."""
        for name in HELP_BUTTONS:
            x, y, w, h = self._help_box(name)
            if 0 <= event.x_u - x < w and 0 <= event.y_u - y < h:
                return name
        return ""

    # -- all of it -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, now_us: int) -> None:
        """Draw the whole table."""
        scene = self._scene
        view = scene.view()
        canvas.background(self._app.art.picture("saloon_table"))
        if scene.shown.banner is None:
            self._sign(canvas, view)
        self._plates(canvas)
        actor = scene.actor()
        cursor = scene.spot if actor is not None and scene.spot < 5 else None
        keys = self._die_keys() if actor is not None and not scene.board.empty else ()
        scene.board.draw(canvas, self._app, cursor, keys)
        if scene.shown.banner is None and (scene.naming or not scene.film.busy):
            if scene.window_open and view.window is not None:
                self._suspect(canvas, view.window.accused)
            else:
                self._hand(canvas)
        self._prompt(canvas, view, actor, now_us)
        self._log(canvas)
        self._help(canvas)
        if scene.window_open and not scene.film.busy:
            self._fuse(canvas, view, now_us)
        if scene.shown.banner is not None:
            self._banner(canvas)
        if scene.chart_open:
            canvas.veil(120)
            dice = [d.value for d in scene.board.dice if d is not None]
            own = hand_of(dice) if len(dice) == 5 and not scene.board.flying else None
            top = (self._layout.places["prompt"].y_u - CHART_H_U) / 2
            draw_chart(canvas, self._app, own, (STAGE_W_U - CHART_W_U) / 2, top)
        draw_notice(self._app, canvas)

    def _line(
        self,
        canvas: Canvas,
        words: str,
        place: Place,
        size_u: float,
        color: tuple[int, int, int],
        role: Role = "body",
    ) -> None:
        """One outlined line in the middle of a place."""
        line = self._app.text.line(
            words, role, size_u, color, outline_u=3, outline_color=theme.LINE, max_w_u=place.w_u
        )
        canvas.blit(line, *place.center, anchor="center")

    def _sign(self, canvas: Canvas, view: SaloonView) -> None:
        place = self._layout.places["sign"]
        plaque = self._app.art.panel("brass", place.w_u, place.h_u)
        canvas.blit(plaque, *place.center, anchor="center")
        words = aim(self._scene.shown.round, view.target)
        box = (place.x_u, place.y_u, place.w_u, place.h_u)
        draw_aim(canvas, self._app, words, box, theme.INK)

    # -- players -------------------------------------------------------------------------------
    def _plates(self, canvas: Canvas) -> None:
        scene, shown = self._scene, self._scene.shown
        leaders = shown.leaders()
        for seat, guest in enumerate(scene.table.guests):
            out = seat in shown.out
            dice = shown.hands[seat]
            state = PlateState(
                name=guest.name,
                looks=guest.looks,
                level=guest.level,
                score=str(shown.scores[seat]),
                mood=shown.moods.get(seat, ""),
                active=seat == shown.active and not out,
                leads=seat in leaders,
                out=out,
                dice=dice if dice is not None else (),
                gold=shown.gold.get(seat, frozenset()),
                note=_("out of the game") if out else "",
                keys=scene.keys_shown(seat),
            )
            draw_plate(canvas, self._app, scene.place(seat), state)

    def _die_keys(self) -> list[str]:
        digits_taken = any(self._scene.table.in_a_zone(code) for code in range(30, 35))
        return [] if digits_taken else ["1", "2", "3", "4", "5"]

    def _hand(self, canvas: Canvas) -> None:
        words = self._scene.hand_words()
        if words:
            self._line(
                canvas, words, self._layout.places["hand"], theme.HEADING_U, theme.GOLD, "title"
            )
        leader = self._scene.shown.leader()
        if leader is not None and self._scene.shown.active is not None:
            seat, hand = leader
            words = _("To beat: {hand} ({name})").format(
                hand=within(hand_name(hand)), name=self._scene.table.name(seat)
            )
            place = self._layout.places["to_beat"]
            self._line(canvas, words, place, theme.BODY_U, theme.CREAM)

    def _suspect(self, canvas: Canvas, accused: Seat) -> None:
        """Whose five of a kind is in question, large in the middle while the fuse burns."""
        dice = self._scene.shown.hands[accused]
        if dice is None:
            return
        art = self._app.art
        cx, cy = self._layout.places["suspect"].center
        canvas.blit(art.glow(1160, 560, (70, 26, 8)), cx, cy, anchor="center", add=True)
        title, told = self._layout.places["hand"], self._layout.places["to_beat"]
        words = f"{hand_name(hand_of(dice))}!"
        self._line(canvas, words, title, theme.TITLE_U * 0.85, theme.GOLD, "title")
        words = _("Luck, {name}? Or loaded dice?").format(name=self._scene.table.short(accused))
        self._line(canvas, words, told, theme.BODY_U + 2, theme.CREAM)
        for i, value in enumerate(dice):
            x, y = cx + (i - 2) * (SUSPECT_DIE_U + 18), cy + (3, -4, 2, -3, 4)[i]
            shadow = art.shadow(SUSPECT_DIE_U * 1.1, SUSPECT_DIE_U * 0.5)
            canvas.blit(shadow, x + 10, y + SUSPECT_DIE_U * 0.42, anchor="center")
            die = art.svg(f"dice/flat_{value}_gold", SUSPECT_DIE_U)
            canvas.blit(die, x, y, anchor="center")

    # -- the lower edge ------------------------------------------------------------------------
    def _prompt(self, canvas: Canvas, view: SaloonView, actor: Seat | None, now_us: int) -> None:
        scene = self._scene
        place = self._layout.places["prompt"]
        canvas.blit(
            self._app.art.panel("dark", place.w_u, place.h_u), *place.center, anchor="center"
        )
        # While a banner stands it alone says what happened; whose turn it was is past.
        words = scene.prompt() if scene.shown.banner is None or scene.saying else ""
        alarm = words == scene.saying
        color = theme.RED_SOFT if alarm and words else theme.CREAM
        line = self._app.text.line(words, "body", theme.LARGE_U, color, max_w_u=place.w_u - 60)
        asked = scene.asked()
        hinted = scene.hint.waits and not scene.table.fast
        alone = actor is None and not asked and not hinted
        y = place.center[1] if alone else place.y_u + 40
        canvas.blit(line, place.center[0], y, anchor="center")
        if actor is not None:
            self._turn_buttons(canvas, view, actor, now_us)
        elif len(asked) == 1:
            self._button(canvas, 5, _("Cheat!"), asked[0], Act.SLAP, True, now_us)
            self._button(canvas, 6, _("Pass"), asked[0], Act.COVER, True, now_us)
        elif asked:
            self._hint(canvas, _("One press each, on your own keys, and no taking it back."), True)
        elif hinted and scene.hint.shown:
            self._hint(canvas, scene.anybody(skip_words()), bool(words))

    def _hint(self, canvas: Canvas, words: str, below: bool) -> None:
        """A quiet line on the prompt's panel, in its middle or `below` the loud one."""
        place = self._layout.places["prompt"]
        line = self._app.text.line(
            words, "body", theme.SMALL_U + 2, theme.DIM, max_w_u=place.w_u - 60
        )
        y = place.y_u + 116 if below else place.center[1]
        canvas.blit(line, place.center[0], y, anchor="center")

    def _turn_buttons(self, canvas: Canvas, view: SaloonView, actor: Seat, now_us: int) -> None:
        dice = view.hands[actor]
        count = 5 - len(self._scene.board.kept)
        if dice is None:
            roll = _("Roll")
        elif count == 0:
            roll = _("Roll again")
        else:
            roll = n_("Reroll {count} die", "Reroll {count} dice", count).format(count=count)
        self._button(canvas, 5, roll, actor, Act.SLAP, dice is None or count > 0, now_us)
        self._button(canvas, 6, _("Stand"), actor, Act.COVER, dice is not None, now_us)

    def _button(
        self,
        canvas: Canvas,
        spot: int,
        words: str,
        seat: Seat,
        act: Act,
        enabled: bool,
        now_us: int,
    ) -> None:
        x, y = self._roll_box() if spot == 5 else self._stand_box()
        label = self._scene.table.key_label(seat, act)
        button = Button(
            words, x, y, BUTTON_W_U, BUTTON_H_U, lambda: None, enabled=enabled, size_u=36, key=label
        )
        since = self._scene.shake_from(spot)
        if since is not None and now_us - since < SHAKE_US:
            button.refuse(since)
        button.draw(canvas, self._app, self._scene.spot == spot and enabled, now_us)

    def _log(self, canvas: Canvas) -> None:
        place = self._layout.places["log"]
        lines = list(self._scene.shown.log)
        if not lines:
            return
        canvas.blit(
            self._app.art.panel("dark", place.w_u, place.h_u), *place.center, anchor="center"
        )
        bottom = place.y_u + place.h_u - 14
        for i, words in enumerate(reversed(lines)):
            color = theme.CREAM if i == 0 else theme.DIM
            block = self._app.text.block(
                words, "body", theme.SMALL_U, color, place.w_u - 36, line_gap=1.1, max_lines=3
            )
            h = canvas.size_u(block)[1]
            if bottom - h < place.y_u + 6:
                break
            canvas.blit(block, place.x_u + 18, bottom - h)
            bottom -= h + 8

    def _help(self, canvas: Canvas) -> None:
        words = {"chart": _("Chart"), "undo": _("Undo"), "pause": _("Pause")}
        caps = {"chart": "Tab", "undo": "Bksp", "pause": "Esc"}
        for name in HELP_BUTTONS:
            x, y, w, h = self._help_box(name)
            canvas.blit(self._app.art.panel("wood", w, h), x - MARGIN, y - MARGIN)
            icon = self._app.art.svg(f"icons/{name}", 54)
            canvas.blit(icon, x + w / 2, y + 40, anchor="center")
            label = self._app.text.line(
                words[name], "body", theme.SMALL_U, theme.CREAM, outline_u=2, max_w_u=w - 16
            )
            canvas.blit(label, x + w / 2, y + 90, anchor="center")
            wide = max(38.0, self._app.text.size(caps[name], "plain", 24)[0] + 19)
            key_cap(canvas, self._app, caps[name], x + (w - wide) / 2, y + 137, 38)

    # -- moments -------------------------------------------------------------------------------
    def _fuse(self, canvas: Canvas, view: SaloonView, now_us: int) -> None:
        """The time left to accuse, as a burning cord above the prompt."""
        if view.phase is not Phase.ACCUSE or view.window is None or not view.accuse_ms:
            return
        left_us = view.window.ends_us - self._scene.table.game_us(now_us)
        part = max(0.0, min(1.0, left_us / (view.accuse_ms * 1000)))
        place = self._layout.places["prompt"]
        whole = place.w_u - 40
        x, y, w = place.x_u + 20, place.y_u - 18, whole * part
        canvas.fill((18, 11, 7), x - 3, y - 9, whole + 6, 18, 170)
        canvas.fill((70, 54, 44), x + w, y - 2, whole - w, 4)
        canvas.fill((110, 78, 40), x, y - 6, w, 12)
        canvas.fill((206, 166, 104), x, y - 6, w, 7)
        for k in range(int(w / 16)):  # the twist of the cord
            canvas.fill((84, 56, 28), x + 8 + k * 16, y - 6, 3, 12)
        spark = self._app.art.svg("props/fuse_spark", 84)
        canvas.blit(spark, x + w, y, anchor="center")

    def _banner(self, canvas: Canvas) -> None:
        banner, part = self._scene.shown.banner, self._scene.shown.part
        if banner is None:
            return
        app, place = self._app, self._layout.places["banner"]
        with sliding(canvas, app, part, -60):
            cx, cy = place.center
            if banner.event and not app.settings.no_flashes:
                burst = app.art.svg("props/star_burst", 1500, 760)
                canvas.blit(burst, cx, cy + 20, anchor="center")
            words = words_of(app, banner.line, place.w_u - 90, 3, 140)
            words_h = canvas.size_u(words)[1] if words is not None else 0.0
            dice_h = BIG_DIE_U + 20 if banner.dice else 0
            h = round((108 + words_h + dice_h) / 10) * 10 + 10
            top = cy - h / 2
            draw_sheet(canvas, app, banner.title, cx, top, place.w_u, h, theme.HEADING_U + 6)
            y = top + 72
            if words is not None:
                canvas.blit(words, cx, y, anchor="midtop")
            y += words_h + 16 + BIG_DIE_U / 2
            for i, value in enumerate(banner.dice):
                name = f"dice/flat_{value}" + ("_gold" if i in banner.gold else "")
                die = app.art.svg(name, BIG_DIE_U)
                canvas.blit(die, cx + (i - 2) * (BIG_DIE_U + 12), y, anchor="center")
