"""The input pump: waits where presses wake it, stamps them at once, keeps one order of arrival.

The system's events carry no time, so the pump's waking is the clock: between two frames the loop
waits inside `pygame.event.wait`. Events that come while a frame is drawn are read at the next
`glance` and carry how late they may be. What the system makes up (key repeat, presses on
returning focus, chatter of a worn switch) goes no further than here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Protocol

import pygame

from scenes.kit.input.clock import Clock
from scenes.kit.input.inputs import Input, Kind, from_pygame
from scenes.kit.input.pacing import FRAME_US

STALL_US = 250_000
"""A gap longer than this is a pause: a dragged window, a suspended laptop."""
DEBOUNCE_US = 50_000
"""A second press of the same key within this is the switch, not the finger."""
RETURN_US = 500_000 if sys.platform == "win32" else 150_000
"""Keys that show up so soon after the focus returned were down before and are no presses."""
FOREIGN_US = 20_000
"""How often the system is asked whether keys held from another window have been let go of."""
_SLACK_US = 20_000
_NAP_US = 200
# pygame's wait looks once a millisecond by itself; so old may a press be that ended it.
_GRAIN_US = 1_000
LONGEST_WAIT_US = 1_000_000
"""Without anything to wait for it comes back after so long: somebody may want the program's end."""


class Source(Protocol):
    """Where events come from: `pygame.event`, or a script in tests."""

    def get(self) -> list[pygame.event.Event]: ...

    def wait(self, timeout: int = 0) -> pygame.event.Event: ...


class PadReader(Protocol):
    """What the pump asks of `pads.Pads`."""

    def convert(
        self, event: pygame.event.Event, at_us: int, late_us: int | None, batch: int
    ) -> list[Input]: ...

    def let_go(self, at_us: int) -> list[Input]: ...

    def plays_raw(self, event: pygame.event.Event) -> bool: ...


class _PygameSource:
    def get(self) -> list[pygame.event.Event]:
        return pygame.event.get()  # all types at once: asking by type would change the order

    def wait(self, timeout: int = 0) -> pygame.event.Event:
        return pygame.event.wait(timeout)


class NoEvents:
    """A source nothing comes from: inputs are handed in by `feed`."""

    def get(self) -> list[pygame.event.Event]:
        return []

    def wait(self, timeout: int = 0) -> pygame.event.Event:
        return pygame.event.Event(pygame.NOEVENT)


_BATCHED = frozenset(
    {
        pygame.KEYDOWN,
        pygame.KEYUP,
        pygame.MOUSEBUTTONDOWN,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
    }
)


class Pump:
    """Turns events into stamped inputs; see the module's docstring."""

    def __init__(
        self,
        clock: Clock,
        to_stage: Callable[[float, float], tuple[float, float]],
        pads: PadReader | None = None,
        source: Source | None = None,
        keys_down: Callable[[], frozenset[int]] = frozenset,
    ) -> None:
        """`keys_down` asks the system which keys are down, in numbers of its own."""
        self._clock = clock
        self._to_stage = to_stage
        self._pads = pads
        self._source = source or _PygameSource()
        self._ready: list[Input] = []
        self._looked_us = clock.now_us()
        self._batch = 0
        self._held: dict[int, Input] = {}
        self._until_up: set[int] = set()
        self._keys_down = keys_down
        self._foreign: frozenset[int] = frozenset()
        """Keys, in the system's numbers, that were down when the focus came, and still are."""
        self._foreign_us = 0
        self._doubtful: dict[int, tuple[Input, frozenset[int]]] = {}
        """Presses taken for keys held from another window, and which of those were down then."""
        self._last_down_us: dict[int, int] = {}
        self._trust_from_us = 0
        self._focused = False
        self._text_on = False

    # -- state ---------------------------------------------------------------------------------
    @property
    def held(self) -> frozenset[int]:
        """Scancodes of the keys held down, as far as presses were believed."""
        return frozenset(self._held)

    @property
    def focused(self) -> bool:
        """True while the window has the keyboard."""
        return self._focused

    @property
    def trusts_from_us(self) -> int:
        """App time from which presses count again after the focus returned."""
        return self._trust_from_us

    @property
    def text_on(self) -> bool:
        """True while a scene asked for typed text."""
        return self._text_on

    def quiet(self) -> None:
        """Put repeat and text input in order; again after every change of the window."""
        pygame.key.set_repeat()
        if self._text_on:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def start_text(self, rect_px: pygame.Rect | None = None) -> None:
        """Ask for typed text (TEXT, TEXT_EDIT inputs); input methods show theirs at `rect_px`."""
        self._text_on = True
        if rect_px is not None:
            pygame.key.set_text_input_rect(rect_px)
        pygame.key.start_text_input()

    def stop_text(self) -> None:
        """No more typed text; an input method can no longer swallow keys."""
        self._text_on = False
        pygame.key.stop_text_input()

    # -- reading -------------------------------------------------------------------------------
    def fresh(self) -> None:
        """Begin to look now: the time before was spent opening things and is no stall."""
        self._looked_us = self._clock.now_us()

    def glance(self) -> None:
        """Read what came while something else ran, without waiting."""
        events = self._source.get()
        now_us = self._clock.now_us()
        gap_us = now_us - self._looked_us
        late_us: int | None = gap_us
        if gap_us > STALL_US:
            now_us = self._stalled(gap_us - FRAME_US)
            late_us = None
        self._looked_us = now_us
        self._take_in(events, now_us, late_us)

    def take(self) -> list[Input]:
        """What was read and not yet handed out, in order of arrival."""
        ready, self._ready = self._ready, []
        return ready

    def wait(self, until_us: int | None, *, live: bool = False) -> list[Input]:
        """Wait for inputs, or until app time `until_us`; hands out what came, perhaps nothing.

        Ends at most about 0.3 ms after `until_us`, never before it without inputs (with None: at
        the latest after a second). While `live` it looks five times a millisecond, which costs a
        tenth of a core and makes stamps three times as sharp.
        """
        self.glance()
        started_us = self._looked_us
        while not self._ready:
            end_us = started_us + LONGEST_WAIT_US if until_us is None else until_us
            left_us = end_us - self._looked_us
            if left_us <= 0:
                break
            longest_us = FOREIGN_US if self._foreign else LONGEST_WAIT_US
            whole_ms = (min(left_us, longest_us) - _NAP_US) // 1000
            if whole_ms >= 1 and not live:
                self._wait_ms(whole_ms)
            else:
                # pygame's wait counts whole milliseconds: the rest in naps, looking in between.
                self._clock.sleep(min(left_us, _NAP_US))
                self.glance()
        return self.take()

    def feed(self, events: list[pygame.event.Event]) -> list[Input]:
        """Take in events as if they had just come, and hand out what was read (for tests)."""
        self._take_in(events, self._clock.now_us(), 0)
        return self.take()

    def _wait_ms(self, timeout_ms: int) -> None:
        event = self._source.wait(timeout_ms)
        now_us = self._clock.now_us()
        took_us = now_us - self._looked_us
        late_us: int | None = _GRAIN_US
        if took_us > timeout_ms * 1000 + STALL_US:
            now_us = self._stalled(took_us - timeout_ms * 1000)
            late_us = None
        elif took_us > timeout_ms * 1000 + _SLACK_US:
            late_us = took_us  # stopped for a moment: the press may be as old as the wait
        self._looked_us = now_us
        self._forget_foreign(now_us)
        if event.type != pygame.NOEVENT:
            # What came with it was read in the same go: its order is known, its distance is not.
            self._take_in([event, *self._source.get()], now_us, late_us)

    def _stalled(self, skip_us: int) -> int:
        self._clock.skip(skip_us)
        now_us = self._clock.now_us()
        self._ready.append(Input(Kind.STALL, now_us, None))
        return now_us

    # -- believing -----------------------------------------------------------------------------
    def _take_in(self, events: list[pygame.event.Event], at_us: int, late_us: int | None) -> None:
        self._forget_foreign(at_us)
        batch = 0
        if sum(self._may_press(event) for event in events) > 1:
            self._batch += 1
            batch = self._batch
        for event in events:
            if self._pads is not None:
                self._ready.extend(self._pads.convert(event, at_us, late_us, batch))
            read = from_pygame(event, at_us, late_us, batch, self._to_stage)
            if read is not None:
                self._ready.extend(self.believe(read))

    def _may_press(self, event: pygame.event.Event) -> bool:
        """Pads that SDL knows tell each press twice, and only the second one counts."""
        return event.type in _BATCHED or (self._pads is not None and self._pads.plays_raw(event))

    def believe(self, read: Input) -> list[Input]:
        """What of an input goes on: phantoms, chatter and repeats give nothing, lost focus more."""
        if read.kind is Kind.KEY_DOWN:
            return self._key_down(read)
        if read.kind is Kind.KEY_UP:
            self._until_up.discard(read.scancode)
            tapped = self._tapped(read.scancode)
            return [*tapped, read] if self._held.pop(read.scancode, None) else []
        if read.kind is Kind.FOCUS_LOST:
            return self._focus_lost(read)
        if read.kind is Kind.FOCUS_GAINED:
            if self._focused:
                return []
            self._focused = True
            self._trust_from_us = read.at_us + RETURN_US
            self._foreign = self._keys_down()
        if read.kind in (Kind.TEXT, Kind.TEXT_EDIT) and not self._text_on:
            return []
        return [read]

    def _key_down(self, read: Input) -> list[Input]:
        code = read.scancode
        if code in self._held or code in self._until_up:
            return []
        if read.at_us < self._trust_from_us:
            self._until_up.add(code)
            return []
        if self._repeats_foreign():
            self._until_up.add(code)
            self._doubtful[code] = (read, self._foreign)
            return []
        return self._pressed(read)

    def _pressed(self, read: Input) -> list[Input]:
        code = read.scancode
        before_us = self._last_down_us.get(code)
        if before_us is not None and read.at_us - before_us < DEBOUNCE_US:
            return []
        self._last_down_us[code] = read.at_us
        self._held[code] = read
        return [read]

    def _repeats_foreign(self) -> bool:
        """Whether a press adds no key to those held from another window: it is one of them.

        The system repeats it here first, which may be long after the focus came.
        """
        if not self._foreign:
            return False
        down = self._keys_down()
        self._foreign &= down
        return bool(self._foreign) and down <= self._foreign

    def _tapped(self, code: int) -> list[Input]:
        """The press of a key just let go of that was taken for one held from another window.

        If all of those are still down it was none of them, but a tap shorter than our reading.
        """
        read, foreign = self._doubtful.pop(code, (None, frozenset[int]()))
        if read is None or not foreign <= self._keys_down():
            return []
        return self._pressed(read)

    def _forget_foreign(self, now_us: int) -> None:
        """Ask now and then who has been let go: of keys that never repeated nothing is told."""
        if self._foreign and now_us - self._foreign_us >= FOREIGN_US:
            self._foreign_us = now_us
            self._foreign &= self._keys_down()

    def _focus_lost(self, read: Input) -> list[Input]:
        if not self._focused:
            return []
        self._focused = False
        out = [
            Input(Kind.KEY_UP, read.at_us, read.late_us, scancode=code, key=down.key)
            for code, down in self._held.items()
        ]
        self._held.clear()
        self._until_up.clear()
        self._doubtful.clear()
        if self._pads is not None:
            out += self._pads.let_go(read.at_us)
        return [*out, read]
