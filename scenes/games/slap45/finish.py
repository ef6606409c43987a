"""The photo finish of a card: every press, which of them decided it, and what is known of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.core.engine import Seat
from game.slap45.records import Finish as Told
from game.slap45.records import Kind, Last, Outcome, Press
from scenes.games.slap45.presses import Known

SHARP_US = 1_000
"""Stamps known to this are told with a decimal of a millisecond."""
STEPS = ((2_000, 1), (20_000, 10), (200_000, 100))
"""Of others: how well they are known at least, in µs, and the steps they are told in, in ms."""
EARLY_US = 450_000
"""How far before the card the time line goes back, if somebody pressed then."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One press: `after_us` from the card (below 0 before it), what, and what it did.

    `what` is "slap", "point", "base" or "lift"; `at` the target's seat or the base's number.
    `idle`: it did nothing; `late`: it came when all was settled.
    """

    seat: Seat
    after_us: int
    what: str
    at: int | None
    known: Known
    decided: bool = False
    idle: bool = False
    late: bool = False

    @property
    def early(self) -> bool:
        """It came before the card showed."""
        return self.after_us < 0


@dataclass(frozen=True, slots=True)
class Finish:
    """A settled card. `names` by seat; `lanes` are those who lived, ascending; `marks` in order
    of time; `together_us` and `window_us` are the margins that were in force."""

    last: Last
    names: tuple[str, ...]
    lanes: tuple[Seat, ...]
    marks: tuple[Mark, ...]
    locked: tuple[Seat, ...]
    together_us: int
    window_us: int

    @property
    def card(self) -> Kind:
        return self.last.card

    @property
    def outcome(self) -> Outcome:
        return self.last.outcome

    def of(self, seat: Seat) -> list[Mark]:
        """A player's presses, in order of time."""
        return [mark for mark in self.marks if mark.seat == seat]

    def with_late(self, seat: Seat, what: str, after_us: int, known: Known) -> Finish:
        """The same with a press that came too late, which its owner will want to see.

        Only the first of its sort, and only of those who were in the game.
        """
        kind, _, at = what.partition(" ")
        twice = any(mark.seat == seat and mark.what == kind and mark.late for mark in self.marks)
        if twice or seat not in self.lanes:
            return self
        mark = Mark(seat, after_us, kind, int(at) if at else None, known, late=True)
        return replace(self, marks=(*self.marks, mark))

    @property
    def deciding(self) -> list[Mark]:
        """The presses that decided it, in order of time."""
        return [mark for mark in self.marks if mark.decided]

    def first_slap(self) -> Mark | None:
        """The slap that had the card."""
        return next((mark for mark in self.deciding if mark.what == "slap"), None)

    def runner_up(self) -> Mark | None:
        """The first slap of somebody else after the one that had the card."""
        first = self.first_slap()
        if first is None:
            return None
        later = (
            mark
            for mark in self.marks
            if mark.what == "slap" and mark.seat != first.seat and not mark.idle
            and mark.after_us >= first.after_us
        )  # fmt: skip
        return next(later, None)


def figure(us: int, unsure_us: int) -> str | None:
    """A time or distance in milliseconds, no finer than it is known: "231.4", "231", "230".

    None where nearly nothing is known.
    """
    if unsure_us <= SHARP_US:
        return f"{us / 1000:.1f}"
    step_ms = next((step for most_us, step in STEPS if unsure_us <= most_us), None)
    return None if step_ms is None else str(round(us / 1000 / step_ms) * step_ms)


def stamp(mark: Mark) -> str:
    """A press's time in milliseconds as far as it is known; "?" when nobody knows."""
    late_us = mark.known.late_us
    return "?" if late_us is None else figure(mark.after_us, late_us) or "?"


def margin(one: Mark, other: Mark) -> str | None:
    """The distance of two presses in milliseconds, or None where it is not known so finely."""
    a, b = one.known, other.known
    if a.late_us is None or b.late_us is None or (a.batch and a.batch == b.batch):
        return None
    gap_us, unsure_us = abs(other.after_us - one.after_us), max(a.late_us, b.late_us)
    if gap_us <= unsure_us and unsure_us:
        return None
    told = figure(gap_us, unsure_us)
    return None if told == "0" else told


def finish_of(
    last: Last,
    told: Told,
    names: Sequence[str],
    lanes: Sequence[Seat],
    known: Callable[[Seat, str, int], Known],
    idle: frozenset[tuple[Seat, str, int]],
    margins: tuple[int, int],
) -> Finish:
    """The photo finish of a settled card.

    `known` tells of a press by seat, what and game time; `idle` are presses that did nothing;
    `margins` are together and window, in µs.
    """
    deciding = set(told.deciding)
    early = [press for press in told.early if press[0] >= -EARLY_US or press in deciding]

    def mark(press: Press) -> Mark:
        after_us, seat, words = press
        what, _, at = words.partition(" ")
        game_us = told.shown_us + after_us
        return Mark(
            seat, after_us, what, int(at) if at else None, known(seat, words, game_us),
            press in deciding, (seat, words, game_us) in idle,
        )  # fmt: skip

    marks = tuple(mark(press) for press in (*early, *last.presses))
    return Finish(last, tuple(names), tuple(lanes), marks, told.locked, *margins)


@dataclass(frozen=True, slots=True)
class Axis:
    """The time line: from `low_us` to `high_us` over `w_u`; `ticks_us` have a label."""

    low_us: int
    high_us: int
    w_u: float
    ticks_us: tuple[int, ...]

    def at(self, after_us: int) -> float:
        """Where a time lies, in u from the left."""
        part = (after_us - self.low_us) / (self.high_us - self.low_us)
        return self.w_u * min(1.0, max(0.0, part))


def axis_of(marks: Sequence[Mark], w_u: float) -> Axis:
    """A line that holds every mark. With nobody early it begins shortly before the first press."""
    times = [mark.after_us for mark in marks] or [0, 500_000]
    low, high = min(times), max(times)
    span = max(high - low, 60_000)
    if low > 150_000:
        low = max(0, low - round(span * 0.18))
    else:
        low = min(0, low - round(span * 0.06) if low < 0 else 0)
    high += round(span * 0.08)
    steps = (10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000)
    step = next((s for s in steps if (high - low) / s <= 4.3), steps[-1])
    ticks = range(-(-low // step) * step, high + 1, step)
    return Axis(low, high, w_u, tuple(ticks))
