"""The lot: everybody throws a die in view of all, the highest throw again, one is left and starts.

The dice are as random as the machine can be, and what is shown is what counts.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.kit.app.gate import Gate
from scenes.kit.app.scene import Scene
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import colour_hex, colour_light, colour_name, portrait
from scenes.kit.input.inputs import Input, Nav, nav
from scenes.kit.page.headings import heading
from scenes.kit.text.words import _
from scenes.table.sitter import Sitter

if TYPE_CHECKING:
    from scenes.kit.app.app import App

FALL_US = 950_000
STAGGER_US = 90_000
REST_US = 650_000
SHOWN_US = 2_600_000
"""How long the outcome stays when nobody is there to press a key."""
SPEEDS = {"slow": 0.7, "normal": 1.0, "fast": 2.0, "off": 0.0}
STEPS = 12
DIE_U = 112.0
SHADE = 0.55


def draw_lot(count: int, rng: random.Random) -> list[dict[int, int]]:
    """Throws until one is alone at the top: for every round, who threw what.

    In the first round all throw, in the next ones only those who were level at the top.
    """
    rounds: list[dict[int, int]] = []
    left = list(range(count))
    while not rounds or len(left) > 1:
        thrown = {seat: rng.randint(1, 6) for seat in left}
        rounds.append(thrown)
        best = max(thrown.values())
        left = [seat for seat in left if thrown[seat] == best]
    return rounds


def winner_of(rounds: Sequence[dict[int, int]]) -> int:
    """Who won the lot."""
    last = rounds[-1]
    return max(last, key=lambda seat: last[seat])


class Lot(Scene):
    """Shows the throws over the lobby, then calls `then` with the seat that starts."""

    name = "lot"
    see_through = True

    def __init__(
        self,
        app: App,
        sitters: Sequence[Sitter],
        then: Callable[[int], object],
        rng: random.Random | None = None,
        *,
        deals: bool = False,
    ) -> None:
        """`deals`: the first player is a dealer, and is called so."""
        super().__init__(app)
        self._deals = deals
        self.sitters, self._then = list(sitters), then
        self.rounds = draw_lot(len(self.sitters), rng or random.SystemRandom())
        self.winner = winner_of(self.rounds)
        self._began_us = app.now_us
        self._now_us = app.now_us
        self._told: set[tuple[int, int]] = set()
        self._shown_us: int | None = None
        self._gate = Gate(app.now_us + 300_000, app.pump.held)
        self._gone = False
        self._goes_by_itself = all(sitter.level is not None for sitter in self.sitters)

    # -- time ----------------------------------------------------------------------------------
    @property
    def _speed(self) -> float:
        speed = SPEEDS[self.app.settings.speed]
        return 0.0 if self.app.settings.reduced_motion else speed

    def _passed_us(self) -> float:
        return (self._now_us - self._began_us) * self._speed

    def _start_us(self, number: int) -> float:
        """When a round of throws begins."""
        return sum(FALL_US + REST_US + STAGGER_US * len(thrown) for thrown in self.rounds[:number])

    def _part(self, number: int, seat: int) -> float:
        """How far a die has rolled, 0 before and 1 when it lies."""
        if self._shown_us is not None:
            return 1.0
        order = list(self.rounds[number]).index(seat)
        passed = self._passed_us() - self._start_us(number) - order * STAGGER_US
        return max(0.0, min(1.0, passed / FALL_US))

    def update(self, now_us: int) -> None:
        self._now_us = now_us
        if self._shown_us is None:
            self._clatter()
            over_us = self._start_us(len(self.rounds))
            if self._speed <= 0 or self._passed_us() >= over_us:
                self._show()
        elif self._goes_by_itself and now_us - self._shown_us >= SHOWN_US:
            self._go()

    def _clatter(self) -> None:
        for number, thrown in enumerate(self.rounds):
            for seat in thrown:
                part = self._part(number, seat)
                for knock, at in enumerate((0.001, 0.45, 0.97)):
                    key = (number * 10 + knock, seat)
                    if part >= at and key not in self._told:
                        self._told.add(key)
                        name = ("dice_throw", "dice_hit", "dice_settle")[knock]
                        self.app.sound.play(name, 0.35)

    def _show(self) -> None:
        self._shown_us = self._now_us
        self._gate = Gate(self.app.now_us + 350_000, self.app.pump.held)
        self.app.sound.play("fanfare_round", 0.8)
        self.app.log.write("lot", rounds=[list(r.items()) for r in self.rounds], seat=self.winner)

    def _go(self) -> None:
        if not self._gone:
            self._gone = True
            self._then(self.winner)

    def wake_us(self) -> int | None:
        if self._shown_us is None:
            return 0
        if self._now_us - self._shown_us < 700_000:
            return 0
        return self._shown_us + SHOWN_US if self._goes_by_itself else None

    def handle(self, event: Input) -> bool:
        if not self._gate.lets(event) or not event.is_press:
            return True
        if nav(event) is Nav.BACK:
            self.app.sound.play("back")
            self.app.pop()
        elif self._shown_us is None:
            self._show()
        else:
            self._go()
        return True

    # -- the picture ---------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        art = self.app.art
        canvas.veil(165)
        count = len(self.sitters)
        each = min(236.0, 1760.0 / count)
        w = max(860.0, each * count + 100)
        x, y, h = 960 - w / 2, 250.0, 600.0
        canvas.blit(art.panel("felt", w, h), x - MARGIN, y - MARGIN)
        done = self._shown_us is not None
        if done:
            told = _("{name} deals") if self._deals else _("{name} starts")
            words = told.format(name=self.sitters[self.winner].name)
        else:
            words = _("The highest die deals") if self._deals else _("The highest die starts")
        heading(self.app, canvas, words, 960, y, min(w - 40, 1060))
        number = self._round()
        left = 960 - each * count / 2
        for seat, sitter in enumerate(self.sitters):
            cx = left + (seat + 0.5) * each
            out = seat not in self.rounds[number] or (done and seat != self.winner)
            self._draw_sitter(canvas, sitter, seat, cx, y + 84, each, out)
            self._draw_die(canvas, seat, number, cx, y + 470)
        if done:
            line = self.app.text.line(
                _("Any key: to the table"), "body", theme.SMALL_U + 2, theme.CREAM
            )
            canvas.blit(line, 960, y + h - 30, anchor="center")

    def _round(self) -> int:
        if self._shown_us is not None:
            return len(self.rounds) - 1
        passed = self._passed_us()
        begun = [n for n in range(len(self.rounds)) if passed >= self._start_us(n)]
        return begun[-1] if begun else 0

    def _draw_sitter(
        self,
        canvas: Canvas,
        sitter: Sitter,
        seat: int,
        cx: float,
        y: float,
        each: float,
        out: bool,
    ) -> None:
        art, looks = self.app.art, sitter.looks
        won = self._shown_us is not None and seat == self.winner
        hop = 0.0
        if won and self._shown_us is not None and self._speed > 0:
            passed = min(1.0, (self._now_us - self._shown_us) / 650_000)
            hop = abs(math.sin(passed * math.pi * 2)) * 22 * (1 - passed)
        w = each - 14
        panel = art.panel("plate_lit" if won else "plate", w, 292, colour_hex(looks.colour))
        dark = SHADE if out else 0.0
        panel = art.shade(panel, dark, ("lot", looks.colour, w)) if out else panel
        canvas.blit(panel, cx - w / 2 - MARGIN, y - hop - MARGIN)
        size = round(min(w - 16, 206))
        mood = "glad" if won and sitter.level is None else ""
        head = portrait(art, looks, sitter.level, size, mood)
        head = art.shade(head, dark, ("lot", looks, sitter.level, size)) if out else head
        canvas.blit(head, cx, y + 232 - hop, anchor="midbottom")
        badge = art.svg(f"badges/{colour_name(looks.colour)}", 44)
        canvas.blit(badge, cx - w / 2 + 8, y + 8 - hop, alpha=120 if out else 255)
        name = self.app.text.line(
            sitter.name, "body", theme.SMALL_U + 2, colour_light(looks.colour), max_w_u=w - 24
        )
        canvas.blit(name, cx, y + 260 - hop, anchor="center")

    def _draw_die(self, canvas: Canvas, seat: int, number: int, cx: float, cy: float) -> None:
        """The die a seat threw last; one that lost its round lies in the shade."""
        art = self.app.art
        mine = max(n for n in range(number + 1) if seat in self.rounds[n])
        value = self.rounds[mine][seat]
        part = self._part(mine, seat)
        if part <= 0:
            return
        lost = mine < number or (self._shown_us is not None and seat != self.winner)
        # It drops from above, hops twice and turns ever slower until the face that counts is up.
        rest = (1 - part) ** 2
        step = round(rest * STEPS * 2.5) % STEPS
        height = abs(math.cos(min(1.0, part * 1.04) * math.pi * 2.5)) * 190 * rest
        slide = (1 - part) ** 2 * -70
        shadow = art.svg("dice/shadow", DIE_U)
        canvas.blit(
            shadow, cx + slide + 4 + height * 0.3, cy + 4 + height * 0.3, anchor="center",
            alpha=255 - min(150, height),
        )  # fmt: skip
        picture = art.svg(f"dice/{value}_{'ab'[seat % 2]}_{step}", DIE_U)
        canvas.blit(picture, cx + slide, cy - height, anchor="center", alpha=110 if lost else 255)
        if self._shown_us is not None and seat == self.winner and not self.app.settings.no_flashes:
            glow = art.glow(300, 240, (70, 46, 12))
            canvas.blit(glow, cx, cy, anchor="center", add=True)
