"""The moustache contest: everybody votes for the finest one, and its owner flips the first card.

People vote with their own keys or pads, openly; bots make up their minds by themselves. Whoever has
not settled when the time is up has voted for the one last looked at. Ties are drawn.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.controls.gestures import Act
from game.controls.scancodes import is_keypad
from game.controls.zones import Zone
from scenes.games.slap45.plate import Cap, draw_cap
from scenes.games.slap45.prompt import short
from scenes.kit.app.controls import zones_in_force
from scenes.kit.app.gate import Gate
from scenes.kit.app.scene import Scene
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import colour_hex, colour_light, colour_name, portrait
from scenes.kit.input.inputs import Input, Kind, Nav, PadButton, nav
from scenes.kit.input.labels import label
from scenes.kit.page.headings import heading
from scenes.kit.text.words import _, n_
from scenes.table.looks_texts import look_words
from scenes.table.sitter import Sitter

if TYPE_CHECKING:
    from scenes.kit.app.app import App

VOTE_US = 20_000_000
BOTS_US = (700_000, 3_000_000)
DRAW_US, SPIN_US = 1_400_000, 110_000
SHOWN_US = 2_800_000
STEP_US = 200_000
PLATE_U, KEYS_U, BADGE_U = 330.0, 52.0, 58.0
CAP_U, PAD_CAP_U = 48.0, 72.0
_STEPS = {
    Act.LEFT: -1, Act.RIGHT: 1, Act.POINT: 1,
    Nav.LEFT: -1, Nav.RIGHT: 1, Nav.UP: -1, Nav.DOWN: 1,
}  # fmt: skip


def lot_for(app: App, sitters: Sequence[Sitter], then: Callable[[int], object]) -> Scene | None:
    """The contest over the lobby; None for two, whose cards the house deals."""
    return Vote(app, sitters, then) if len(sitters) > 2 else None


class Vote(Scene):
    """Shows the contest, then calls `then` with the seat that flips first.

    `votes` is for whom each sitter votes, by seat; `settled` who will not change it any more.
    """

    name = "moustache_contest"
    see_through = True

    def __init__(
        self,
        app: App,
        sitters: Sequence[Sitter],
        then: Callable[[int], object],
        rng: random.Random | None = None,
    ) -> None:
        super().__init__(app)
        self.sitters, self._then = list(sitters), then
        self._rng = rng or random.SystemRandom()
        count = len(self.sitters)
        self.votes: dict[int, int] = {}
        self.settled: set[int] = set()
        self.winner: int | None = None
        self.tied: list[int] = []
        self._now_us = app.now_us
        self._counted_us: int | None = None
        self._gate = Gate(app.now_us + 300_000, app.pump.held)
        self._gone = False
        self._zones = self._hand_out()
        self.people = [s for s in range(count) if self.sitters[s].level is None]
        low, high = BOTS_US
        self._bots_us = {
            seat: app.now_us + low + round(self._rng.random() * (high - low))
            for seat in range(count)
            if seat not in self.people
        }
        limit_us = VOTE_US * (2 if app.settings.long_timers else 1)
        self._ends_us = app.now_us + (limit_us if self.people else high)

    def _hand_out(self) -> dict[int, Zone]:
        keyed = [s for s, who in enumerate(self.sitters) if who.level is None and who.pad is None]
        zones = zones_in_force(self.app, len(keyed))
        return dict(zip(keyed, zones, strict=True))

    # -- time ----------------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        self._now_us = now_us
        if self._counted_us is None:
            for seat, at_us in list(self._bots_us.items()):
                if now_us >= at_us:
                    del self._bots_us[seat]
                    self._bot_votes(seat)
            if len(self.settled) == len(self.sitters) or now_us >= self._ends_us:
                self._count()
        elif not self.people and now_us >= self._counted_us + self._draw_us + SHOWN_US:
            self._go()

    def _bot_votes(self, seat: int) -> None:
        others = [other for other in range(len(self.sitters)) if other != seat]
        self.votes[seat] = self._rng.choice(others)
        self.settled.add(seat)
        self.app.sound.play("chip", 0.5)

    def _count(self) -> None:
        """The urn is opened."""
        tally = Counter(self.votes.values())
        best = max(tally.values(), default=0)
        every = range(len(self.sitters))
        self.tied = [seat for seat in every if tally[seat] == best]
        self.winner = self._rng.choice(self.tied)
        self._counted_us = self._now_us
        self._gate = Gate(self.app.now_us + 350_000, self.app.pump.held)
        self.app.sound.play("fanfare_round", 0.8)
        votes = [self.votes.get(seat) for seat in every]
        self.app.log.write("vote", votes=votes, tied=self.tied, seat=self.winner)

    @property
    def _draw_us(self) -> int:
        """How long a tie is drawn in view of all."""
        still = self.app.settings.reduced_motion or self.app.settings.speed == "off"
        return DRAW_US if len(self.tied) > 1 and not still else 0

    def _lit(self) -> int | None:
        """The one in the light: going round while a tie is drawn, then the winner."""
        if self._counted_us is None or self.winner is None:
            return None
        passed = self._now_us - self._counted_us
        if passed < self._draw_us:
            left = (self._draw_us - passed) // SPIN_US
            at = self.tied.index(self.winner)
            return self.tied[(at - left) % len(self.tied)]
        return self.winner

    @property
    def done(self) -> bool:
        """Whether the winner stands in the light."""
        return self._counted_us is not None and self._now_us - self._counted_us >= self._draw_us

    def _go(self) -> None:
        if not self._gone and self.winner is not None:
            self._gone = True
            self._then(self.winner)

    def wake_us(self) -> int | None:
        if self._counted_us is None:
            # The time left is shown by the second.
            times = [self._ends_us, *self._bots_us.values(), self._now_us + STEP_US]
            return min(times)
        if not self.done:
            return 0
        # A person says when to go on: a key pressed a moment late must not fall on what follows.
        return None if self.people else self._counted_us + self._draw_us + SHOWN_US

    # -- input ---------------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        if not self._gate.lets(event) or not event.is_press:
            return True
        if nav(event) is Nav.BACK and not self._pad_voter(event):
            self.app.sound.play("back")
            self.app.pop()
        elif self._counted_us is not None:
            if self.done:
                self._go()
        else:
            self._vote(event)
        return True

    def at_once(self, event: Input) -> bool:
        return False

    def under(self, event: Input) -> int | None:
        return self._at(event.x_u, event.y_u)

    def _pad_voter(self, event: Input) -> bool:
        return event.kind is Kind.PAD_DOWN and any(s.pad == event.pad for s in self.sitters)

    def _vote(self, event: Input) -> None:
        if event.kind is Kind.MOUSE_DOWN:
            self._click(event)
            return
        for seat in self.people:
            zone = self._zones.get(seat)
            act = zone.act_of(event.scancode) if zone is not None else None
            if event.kind is Kind.KEY_DOWN and act is not None:
                self._do(seat, _STEPS.get(act), act is Act.SLAP)
                return
            if event.kind is Kind.PAD_DOWN and self.sitters[seat].pad == event.pad:
                self._do(seat, self._pad_step(event), event.button == PadButton.SOUTH)
                return
        if len(self.people) == 1:
            way = nav(event)
            self._do(self.people[0], _STEPS.get(way) if way else None, way is Nav.CONFIRM)

    @staticmethod
    def _pad_step(event: Input) -> int | None:
        way = nav(event)
        return _STEPS.get(way) if way is not None else None

    def _do(self, seat: int, step: int | None, settles: bool) -> None:
        """A person looks at the next one, or settles on the one looked at."""
        if seat in self.settled:
            return
        if step is not None:
            self._look(seat, step)
        elif settles:
            if seat not in self.votes:
                self._look(seat, 1)
            self.settled.add(seat)
            self.app.sound.play("chip", 0.9)

    def _look(self, seat: int, step: int) -> None:
        """On to the next candidate: anybody but oneself."""
        count = len(self.sitters)
        at = self.votes.get(seat, seat)
        at = (at + step) % count
        if at == seat:
            at = (at + step) % count
        self.votes[seat] = at
        self.app.sound.play("hover", 0.8)

    def _click(self, event: Input) -> None:
        seat = next((s for s in self.people if s not in self.settled), None)
        at = self._at(event.x_u, event.y_u)
        if seat is not None and at is not None and at != seat:
            self.votes[seat] = at
            self.settled.add(seat)
            self.app.sound.play("chip", 0.9)

    # -- the picture ---------------------------------------------------------------------------
    @property
    def _each(self) -> float:
        return min(250.0, 1780.0 / len(self.sitters))

    def _x(self, seat: int) -> float:
        return 960 + (seat + 0.5 - len(self.sitters) / 2) * self._each

    @property
    def _plate_u(self) -> float:
        """How high a candidate is: people have their keys under the name."""
        return PLATE_U + (KEYS_U if self.people else 0)

    @property
    def _rows(self) -> int:
        """The most rows of badges a candidate may get."""
        return -(-(len(self.sitters) - 1) // self._per_row)

    @property
    def _per_row(self) -> int:
        return max(1, int((self._each - 14) // BADGE_U))

    @property
    def _felt(self) -> tuple[float, float, float, float]:
        """Where the felt lies: x, y, width and height, in the middle of the stage."""
        w = max(980.0, self._each * len(self.sitters) + 90)
        h = 76 + self._plate_u + 22 + self._rows * BADGE_U + 132
        return 960 - w / 2, 566 - h / 2, w, h

    def _at(self, x: float, y: float) -> int | None:
        top = self._felt[1] + 76
        for seat in range(len(self.sitters)):
            beside = abs(x - self._x(seat)) < self._each / 2 - 7
            if beside and top <= y < top + self._plate_u:
                return seat
        return None

    def draw(self, canvas: Canvas) -> None:
        art, text = self.app.art, self.app.text
        canvas.veil(165)
        x, y, w, h = self._felt
        canvas.blit(art.panel("felt", w, h), x - MARGIN, y - MARGIN)
        words = _("The moustache contest")
        if self.done and self.winner is not None:
            words = _("{name} flips first").format(name=self.sitters[self.winner].name)
        heading(self.app, canvas, words, 960, y, min(w - 40, 1100))
        for seat in range(len(self.sitters)):
            self._draw_sitter(canvas, seat, y + 76)
        line, left = self._lines()
        block = text.line(line, "body", theme.SMALL_U + 4, theme.CREAM, max_w_u=w - 70)
        canvas.blit(block, 960, y + h - (92 if left else 66), anchor="center")
        if left:
            clock = text.line(left, "plain", theme.SMALL_U, theme.CREAM, max_w_u=w - 70)
            canvas.blit(clock, 960, y + h - 44, anchor="center")

    def _lines(self) -> tuple[str, str]:
        """What is to be done, and the time left for it."""
        if self.done:
            return _("Any key: to the table"), ""
        if self._counted_us is not None:
            return _("A tie: fate decides."), ""
        seconds = max(0, -(-(self._ends_us - self._now_us) // 1_000_000))
        left = n_("{seconds} second left", "{seconds} seconds left", seconds)
        words = _("Whose is the finest? Point to choose, slap to settle.")
        return words, left.format(seconds=seconds)

    def _draw_sitter(self, canvas: Canvas, seat: int, y: float) -> None:
        art, sitter, cx = self.app.art, self.sitters[seat], self._x(seat)
        looks = sitter.looks
        lit = seat == self._lit()
        w = self._each - 14
        panel = art.panel(
            "plate_lit" if lit else "plate", w, self._plate_u, colour_hex(looks.colour)
        )
        canvas.blit(panel, cx - w / 2 - MARGIN, y - MARGIN)
        size = round(min(w - 16, 206))
        mood = "glad" if lit and self.done and sitter.level is None else ""
        head = portrait(art, looks, sitter.level, size, mood)
        canvas.blit(head, cx, y + 232, anchor="midbottom")
        badge = art.svg(f"badges/{colour_name(looks.colour)}", 44)
        canvas.blit(badge, cx - w / 2 + 8, y + 8)
        if seat in self.settled and self._counted_us is None:
            canvas.blit(art.svg("icons/check", 44), cx + w / 2 - 8, y + 8, anchor="topright")
        name = self.app.text.line(
            sitter.name, "body", theme.SMALL_U + 2, colour_light(looks.colour), max_w_u=w - 24
        )
        canvas.blit(name, cx, y + 256, anchor="center")
        style = self.app.text.line(
            look_words("moustache", looks.moustache), "body", theme.SMALL_U, theme.CREAM,
            max_w_u=w - 24,
        )  # fmt: skip
        canvas.blit(style, cx, y + 298, anchor="center")
        if seat in self.people and seat not in self.settled and self._counted_us is None:
            self._draw_keys(canvas, seat, cx, y + PLATE_U + KEYS_U / 2 - 10)
        self._draw_votes(canvas, seat, cx, y + self._plate_u + 18)

    def _draw_keys(self, canvas: Canvas, seat: int, cx: float, cy: float) -> None:
        """The key that goes on to the next candidate and the one that settles."""
        zone = self._zones.get(seat)
        for act, icon, button, side in (
            (Act.POINT, "icons/arrow_right", "icons/pad_stick", -1),
            (Act.SLAP, "icons/check", "icons/pad_bottom", 1),
        ):
            code = zone.key_for(act) if zone is not None else None
            said = code is not None and is_keypad(code)
            cap_u = PAD_CAP_U if said else CAP_U
            dx = -cap_u - 34 if side < 0 else 8.0
            if code is None:
                cap = Cap(button=button)
            else:
                cap = Cap(label=label(code) if said else short(code))
            draw_cap(canvas, self.app, cap, cx + dx, cy, cap_u, 44)
            canvas.blit(self.app.art.svg(icon, 28), cx + dx + cap_u + 2, cy, anchor="midleft")

    def _draw_votes(self, canvas: Canvas, seat: int, cx: float, y: float) -> None:
        """The badges of those who vote for somebody; those not settled yet are pale."""
        voters = [voter for voter in sorted(self.votes) if self.votes[voter] == seat]
        per_row = self._per_row
        for i, voter in enumerate(voters):
            row, at = divmod(i, per_row)
            here = min(per_row, len(voters) - row * per_row)
            x = cx + (at - (here - 1) / 2) * BADGE_U
            badge = self.app.art.svg(f"badges/{colour_name(self.sitters[voter].looks.colour)}", 50)
            pale = voter not in self.settled and self._counted_us is None
            canvas.blit(
                badge, x, y + 28 + row * BADGE_U, anchor="center", alpha=120 if pale else 255
            )
