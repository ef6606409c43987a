"""The dice duel's choosing: secret, at one time, each with their own keys; and its dials.

Who has chosen shows as a card face down; what, when both are in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls.gestures import Act
from game.core.engine import Move, Seat
from game.high_noon.records import DRAW, HOLD, BeatShown
from scenes.games.high_noon.dial import dial
from scenes.games.high_noon.shown import Stage
from scenes.games.high_noon.turned import pivoted
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.dice import draw_die
from scenes.kit.input.inputs import Input, Kind, Nav, nav
from scenes.kit.layout.layouts import Place
from scenes.kit.text.words import _, join
from scenes.kit.widgets import SHAKE_US, Button, key_cap

if TYPE_CHECKING:
    from scenes.games.high_noon.scene import Duel

BUTTON_W_U, BUTTON_H_U = 320.0, 60.0
ROW_DIE_U = 58.0
ROW_MOST = 5
MOVES: tuple[Move, Move] = (DRAW, HOLD)


class DiceTable:
    """See the module's docstring. `spot` is the cursor on the buttons: 0 draw, 1 hold."""

    def __init__(self, scene: Duel) -> None:
        self._scene = scene
        self.spot = 0
        self.totals: tuple[int, int] = (0, 0)
        self._rows: tuple[list[int], list[int]] = ([], [])
        self._shake: dict[int, int] = {}

    # -- what was thrown -----------------------------------------------------------------------
    def begin(self) -> None:
        """A new exchange: nothing thrown yet."""
        self.totals = (0, 0)
        self._rows = ([], [])

    def count(self, event: BeatShown) -> None:
        """Keep what a beat brought, whatever the pictures have got to."""
        self.totals = self._scene.by_side(event.totals)
        for row, die in zip(self._rows, self._scene.by_side(event.dice), strict=True):
            if die is not None:
                row.append(die)

    @property
    def rows(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The dice of this exchange by side; none where some were thrown before we looked."""
        one, two = (
            tuple(row) if sum(row) == total else ()
            for row, total in zip(self._rows, self.totals, strict=True)
        )
        return one, two

    # -- who may choose ------------------------------------------------------------------------
    def asked(self) -> list[Seat]:
        """People who may choose now."""
        scene = self._scene
        if scene.stage is not Stage.CHOOSE or scene.film.busy:
            return []
        return [seat for seat in scene.table.to_act() if seat in scene.people]

    def may_hold(self, seat: Seat) -> bool:
        """False in the first beat, when both must draw."""
        return HOLD in self._scene.table.legal(seat)

    def alone(self) -> Seat | None:
        """The one person at this duel, if there is just one and it is their choice."""
        asked = self.asked()
        return asked[0] if len(self._scene.people) == 1 and asked else None

    def open(self) -> None:
        """A beat begins: the cursor goes home, the prompt is told."""
        scene = self._scene
        self.spot = 0
        self._shake.clear()
        waiting = scene.table.to_act()
        moves = sorted({move.do for seat in waiting for move in scene.table.legal(seat)})
        scene.app.log.write("prompt", seats=list(waiting), moves=moves)

    def moving(self, now_us: int) -> bool:
        """True while something shakes."""
        return any(now_us - since < SHAKE_US for since in self._shake.values())

    def prompt(self) -> str:
        """What the table waits for."""
        scene = self._scene
        waiting = [seat for seat in scene.sides if seat in scene.table.to_act()]
        asked = self.asked()
        if not waiting or scene.stage is not Stage.CHOOSE or scene.film.busy:
            return ""
        if not asked:
            names = join([scene.table.name(seat) for seat in waiting])
            return _("Waiting for {names} to choose.").format(names=names)
        names = join([scene.table.name(seat) for seat in asked])
        if not self.may_hold(asked[0]):
            return _("{names}: the first die is a must.").format(names=names)
        if len(asked) > 1:
            return _("One more, or hold? Choose in secret.")
        total = scene.shown.dice[scene.side_of(asked[0])].total
        return _("{name} has {total}. One more?").format(name=names, total=total)

    # -- input ---------------------------------------------------------------------------------
    def press(self, event: Input) -> bool:
        """Take a press while choices are open."""
        scene = self._scene
        if event.kind is Kind.MOUSE_DOWN:
            return self._click(event)
        found = scene.table.act(event)
        if found is not None:
            spot = {Act.SLAP: 0, Act.COVER: 1}.get(found[1])
            if spot is not None:
                return self.choose(found[0], spot, event)
            return False
        seat, meaning = self.alone(), nav(event)
        if seat is None or meaning is None:
            return False
        if meaning in (Nav.LEFT, Nav.RIGHT):
            self.aim(1 if meaning is Nav.RIGHT else 0)
            return True
        if meaning is Nav.CONFIRM:
            return self.choose(seat, self.spot, event)
        return False

    def choose(self, seat: Seat, spot: int, event: Input) -> bool:
        """Draw (0) or hold (1), if this seat may; else why not."""
        scene = self._scene
        if seat not in self.asked():
            if seat in scene.people and scene.stage is Stage.CHOOSE:
                side = scene.shown.dice[scene.side_of(seat)]
                if side.card is not None:
                    self._refuse(spot, _("Chosen is chosen."))
                elif side.held:
                    self._refuse(spot, _("Once you hold, you hold."))
                return True
            return False
        if spot == 1 and not self.may_hold(seat):
            self._refuse(1, _("The first die is a must."))
            return True
        if scene.table.play(seat, MOVES[spot], event):
            scene.take()
        return True

    def aim(self, spot: int) -> None:
        """Move the cursor."""
        if spot != self.spot:
            self.spot = spot
            self._scene.app.sound.play("hover", 0.6)

    def hover(self, event: Input) -> bool:
        """The mouse moved."""
        if self.alone() is None:
            return False
        for spot in (0, 1):
            if self._button_holds(spot, event):
                self.aim(spot)
                return True
        return False

    def under(self, event: Input) -> tuple[Seat, int] | None:
        """Whose choice lies under the mouse, and which: to draw (0) or hold (1)."""
        seat = self.alone()
        if seat is not None:
            for spot in (0, 1):
                if self._button_holds(spot, event):
                    return seat, spot
        for person in self._scene.people:
            plate = self._scene.layout[f"plate_{self._scene.side_of(person)}"]
            if plate.contains(event.x_u, event.y_u):
                return person, int(event.x_u > plate.center[0])
        return None

    def _click(self, event: Input) -> bool:
        found = self.under(event)
        return found is not None and self.choose(*found, event)

    def _refuse(self, spot: int, words: str) -> None:
        self._shake[spot] = self._scene.now_us
        self._scene.app.sound.play("refuse")
        self._scene.say(words)

    # -- picture -------------------------------------------------------------------------------
    def _button_box(self, spot: int) -> tuple[float, float]:
        prompt = self._scene.layout["prompt"]
        return prompt.x_u + 18 + spot * (BUTTON_W_U + 16), prompt.y_u + 50

    def _button_holds(self, spot: int, event: Input) -> bool:
        x, y = self._button_box(spot)
        return 0 <= event.x_u - x < BUTTON_W_U and 0 <= event.y_u - y < BUTTON_H_U

    def draw_buttons(self, canvas: Canvas, seat: Seat, now_us: int) -> None:
        """The two buttons of the only person at the duel."""
        scene = self._scene
        for spot, (words, act) in enumerate(((_("One more"), Act.SLAP), (_("Hold"), Act.COVER))):
            x, y = self._button_box(spot)
            able = spot == 0 or self.may_hold(seat)
            button = Button(
                words, x, y, BUTTON_W_U, BUTTON_H_U, lambda: None, enabled=able, size_u=36
            )
            since = self._shake.get(spot)
            if since is not None and now_us - since < SHAKE_US:
                button.refuse(since)
            button.draw(canvas, scene.app, self.spot == spot and able, now_us)
            label = scene.table.key_label(seat, act)
            if label:
                key_cap(canvas, scene.app, label, x + 34, y + BUTTON_H_U / 2, 38)

    def draw(self, canvas: Canvas) -> None:
        """Dials, rows of dice, cards, and dice on their way."""
        for side in (0, 1):
            self._draw_side(canvas, side)
        for side in (0, 1):
            die = self._scene.shown.dice[side].die
            if die is not None:
                draw_die(canvas, self._scene.app.art, die)

    def _draw_side(self, canvas: Canvas, side: int) -> None:
        scene, art = self._scene, self._scene.app.art
        state = scene.shown.dice[side]
        place = scene.layout[f"dial_{side}"]
        cx, cy = place.center
        face = dial(art, place.w_u, state.total, state.held, state.over)
        canvas.blit(face, cx, cy, anchor="center")
        angle = 3 * round(min(state.hand, 14.0) * 10)
        hand = pivoted(
            art, "props/clock_hand_minute", place.w_u * 0.105, place.w_u * 0.49, 0.821, angle
        )
        canvas.blit(hand, cx, cy, anchor="center")
        self._draw_total(canvas, side, cx, cy + place.h_u * 0.17)
        for i, value in enumerate(state.row):
            x, y = scene.row_spot(side, i)
            canvas.blit(art.svg(f"dice/flat_{value}", ROW_DIE_U), x, y, anchor="center")
        if state.card is not None:
            self._draw_card(canvas, side, state.card)

    def _draw_total(self, canvas: Canvas, side: int, x: float, y: float) -> None:
        text = self._scene.app.text
        state = self._scene.shown.dice[side]
        color = theme.CREAM if state.over else theme.INK
        total = text.line(
            str(state.total), "title", 62, color, outline_u=3,
            outline_color=theme.LINE if state.over else theme.CREAM, max_w_u=140,
        )  # fmt: skip
        canvas.blit(total, x, y, anchor="center")
        note = _("Too early!") if state.over else _("Holds") if state.held else ""
        if note and self._scene.shown.sheet is None:  # the sheet says it, and would hide half of it
            color = theme.RED_SOFT if state.over else theme.GREEN_SOFT
            place = self._scene.layout[f"card_{side}"]
            panel = self._scene.app.art.panel("dark", place.w_u - 20, place.h_u - 22)
            canvas.blit(panel, *place.center, anchor="center")
            line = text.line(note, "title", 38, color, max_w_u=place.w_u - 50)
            canvas.blit(line, *place.center, anchor="center")

    def _draw_card(self, canvas: Canvas, side: int, card: str) -> None:
        scene = self._scene
        place = scene.layout[f"card_{side}"]
        kind = "note" if card else "night"
        panel = scene.app.art.panel(kind, place.w_u, place.h_u)
        canvas.blit(panel, *place.center, anchor="center")
        words = card or _("Chosen")
        line = scene.app.text.line(
            words, "title", 42 if card else 36, theme.RED if card else theme.CREAM,
            max_w_u=place.w_u - 36,
        )  # fmt: skip
        canvas.blit(line, *place.center, anchor="center")


def row_spot(place: Place, i: int, spread: float) -> tuple[float, float]:
    """The middle of the i-th die of a row for `spread` dice; a second line when it is full."""
    line, at = divmod(i, ROW_MOST)
    x, y = place.center
    middle = (min(spread, ROW_MOST) - 1) / 2
    return x + (at - middle) * (ROW_DIE_U + 6), y + line * (ROW_DIE_U + 6)
