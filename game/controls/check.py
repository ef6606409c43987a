"""What a keyboard can report at once: counts keys as they arrive, and finds what it swallows.

Most keyboards wire their keys as a grid of rows and columns; three held keys that are corners of a
rectangle look like four, so the third is kept back, and many pass on no more than six keys anyway.
Nothing tells a program of it. So people are asked to hold keys together, and what does not arrive
was swallowed: `Guide` says which keys to hold next, is told which arrived, and narrows it down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from game.controls.gestures import Act, Gesture
from game.controls.verdict import Verdict
from game.controls.zones import Preset, Zone, pressed

MOST_QUESTIONS = 20
"""Nobody has patience for more."""
NARROWING = 12
"""Questions spent on why a whole set did not arrive."""
USB_KEYS = 6
"""So many keys the plainest keyboards pass on at once, besides Shift and the like."""


class Tally:
    """Keys as they arrive, per seat and in all."""

    def __init__(self, zones: Sequence[Zone]) -> None:
        self._zones = tuple(zones)
        self.held: dict[int, None] = {}
        self.seen: set[int] = set()
        self.most = 0
        self.presses = 0
        self._most: Counter[int] = Counter()
        self._presses: Counter[int] = Counter()

    def down(self, scancode: int) -> int | None:
        """A key arrived; gives the seat it belongs to, or None."""
        self.held[scancode] = None
        self.seen.add(scancode)
        self.presses += 1
        self.most = max(self.most, len(self.held))
        seat = self._seat(scancode)
        if seat is not None:
            self._presses[seat] += 1
            self._most[seat] = max(self._most[seat], len(self.held_of(seat)))
        return seat

    def up(self, scancode: int) -> None:
        """A key was let go."""
        self.held.pop(scancode, None)

    def let_go(self) -> None:
        """Everything held counts as let go (the window lost the keyboard)."""
        self.held.clear()

    def held_of(self, seat: int) -> tuple[int, ...]:
        """The seat's keys that are down, in the order in which they came."""
        return tuple(code for code in self.held if self._seat(code) == seat)

    def most_of(self, seat: int) -> int:
        """The most keys of the seat that were down at once."""
        return self._most[seat]

    def presses_of(self, seat: int) -> int:
        """How many presses of the seat arrived."""
        return self._presses[seat]

    def _seat(self, scancode: int) -> int | None:
        found = pressed(self._zones, scancode)
        return found[0] if found is not None else None


class Aim(Enum):
    """What a question is for."""

    EACH = "each"  # press each of these once, in any order: are the keys alive, is somebody there
    SLAPS = "slaps"  # everybody's slap key
    SHOTS = "shots"  # everybody's slap and point keys
    NARROW = "narrow"  # a part of what did not arrive whole
    OTHER = "other"  # the slap keys (and point keys) of another preset


@dataclass(frozen=True, slots=True)
class Question:
    """Keys to hold together (EACH: to press once). `preset` says whose they are for OTHER."""

    aim: Aim
    keys: tuple[int, ...]
    preset: Preset | None = None


class _Enough(Exception):  # noqa: N818 - no error: the questions are used up
    pass


_Script = Generator[Question, frozenset[int], None]
_Asking = Generator[Question, frozenset[int], bool]
_Finding = Generator[Question, frozenset[int], list[int]]


class Guide:
    """Asks for keys to be held together until it knows what this keyboard swallows.

    `question` is the one to put now, None at the end; `answer` takes the keys of it that arrived
    at the same time. `verdict` may be read at any time.
    """

    def __init__(
        self, zones: Sequence[Zone], others: Mapping[Preset, Sequence[Zone]] | None = None
    ) -> None:
        """`zones` are in use; `others` are the zones of further presets that may be proposed."""
        self.zones = tuple(zones)
        self._others = dict(others or {})
        self._fine: list[frozenset[int]] = []
        self._bad: list[frozenset[int]] = []
        self._left = MOST_QUESTIONS
        self._arrived: frozenset[int] = frozenset()
        self.asked = 0
        self.verdict = Verdict(people=len(self.zones))
        self._script = self._ask_all()
        self.question: Question | None = None
        self._go_on(None)

    def answer(self, arrived: Iterable[int]) -> None:
        """Tell which keys arrived together (keys that were not asked for do not count)."""
        assert self.question is not None
        self.asked += 1
        self._go_on(frozenset(arrived) & frozenset(self.question.keys))

    def _go_on(self, arrived: frozenset[int] | None) -> None:
        try:
            if arrived is None:
                self.question = next(self._script)
            else:
                self.question = self._script.send(arrived)
        except (StopIteration, _Enough):
            self.question = None

    # -- the script ----------------------------------------------------------------------------
    def _ask_all(self) -> _Script:
        wanted = slaps_of(self.zones)
        alive = yield Question(Aim.EACH, wanted)
        slaps = tuple(code for code in wanted if code in alive)
        self._note(silent=tuple(code for code in wanted if code not in alive))
        if len(slaps) < 2:
            return
        failed = yield from self._fails(slaps, Aim.SLAPS)
        self._note(slaps=(len(slaps), len(self._arrived)))
        if failed:
            yield from self._narrow(slaps)
            if self.verdict.cap is None:
                yield from self._propose(with_points=False)
            return
        seats = [zone for zone in self.zones if zone.key_for(Act.SLAP) in alive]
        shots = shots_of(seats)
        if len(shots) <= len(slaps):
            return
        failed = yield from self._fails(shots, Aim.SHOTS)
        self._note(shots=(len(shots), len(self._arrived)))
        if failed:
            yield from self._narrow(shots)
            if self.verdict.blocked:
                yield from self._propose(with_points=True)

    def _propose(self, with_points: bool) -> _Script:
        """Try the other presets until one arrives whole."""
        tried = {frozenset(slaps_of(self.zones)), frozenset(shots_of(self.zones))}
        for preset, zones in self._others.items():
            keys = shots_of(zones) if with_points else slaps_of(zones)
            if len(zones) != len(self.zones) or frozenset(keys) in tried:
                continue
            tried.add(frozenset(keys))
            failed = yield from self._fails(keys, Aim.OTHER, preset)
            if not failed:
                self._note(proposal=preset)
                return

    # -- narrowing down ------------------------------------------------------------------------
    def _narrow(self, keys: Sequence[int]) -> _Script:
        """Find smallest groups among keys that did not arrive whole."""
        together = self._arrived  # these arrived at once, so every part of them does
        self._fine.append(together)
        limit = self._left - NARROWING
        if len(together) >= USB_KEYS and (yield from self._capped(keys, together)):
            return
        for key in (code for code in keys if code not in together):
            if self._left <= max(limit, 1):
                return
            failed = yield from self._fails((*together, key), Aim.NARROW)
            if not failed:
                together |= {key}
                continue
            rest = [code for code in keys if code in together]
            culprits = yield from self._culprits([key], False, rest, limit)
            if self._left <= max(limit, 0):
                return  # the group is not known to be smallest
            group = tuple(code for code in keys if code == key or code in culprits)
            if group not in self.verdict.blocked:
                self._note(blocked=(*self.verdict.blocked, group))

    def _capped(self, keys: Sequence[int], together: frozenset[int]) -> _Asking:
        """Whether it is only too many keys, whichever they are: one more for one less arrives."""
        late = next(code for code in keys if code not in together)
        fewer = [code for code in keys if code in together][1:]
        failed = yield from self._fails((*fewer, late), Aim.NARROW)
        if not failed:
            self._note(cap=len(together))
        return not failed

    def _culprits(self, fixed: list[int], grown: bool, rest: list[int], limit: int) -> _Finding:
        """The fewest of `rest` that together with `fixed` do not arrive (halving, QuickXplain)."""
        if self._left <= max(limit, 0):
            return rest
        if grown and (yield from self._fails(fixed, Aim.NARROW)):
            return []
        if len(rest) <= 1:
            return rest
        first, second = rest[: len(rest) // 2], rest[len(rest) // 2 :]
        from_second = yield from self._culprits(fixed + first, True, second, limit)
        from_first = yield from self._culprits(fixed + from_second, bool(from_second), first, limit)
        return from_first + from_second

    def _fails(self, keys: Sequence[int], aim: Aim, preset: Preset | None = None) -> _Asking:
        """Whether the keyboard swallows some of these; asked only if it does not follow."""
        wanted = frozenset(keys)
        if any(wanted <= fine for fine in self._fine):
            self._arrived = wanted
            return False
        if aim in (Aim.NARROW, Aim.OTHER) and any(bad <= wanted for bad in self._bad):
            return True
        if self._left <= 0:
            raise _Enough
        self._left -= 1
        self._arrived = yield Question(aim, tuple(keys), preset)
        whole = self._arrived == wanted
        (self._fine if whole else self._bad).append(wanted)
        return not whole

    def _note(self, **facts: object) -> None:
        self.verdict = self.verdict.with_(**facts)


def slaps_of(zones: Iterable[Zone]) -> tuple[int, ...]:
    """The slap keys of these zones."""
    found = (zone.scancode_of(Gesture.SLAP) for zone in zones)
    return tuple(code for code in found if code is not None)


def shots_of(zones: Iterable[Zone]) -> tuple[int, ...]:
    """The slap and point keys of these zones: what a shot takes of each."""
    found = (zone.key_for(act) for zone in zones for act in (Act.SLAP, Act.POINT))
    return tuple(code for code in found if code is not None)
