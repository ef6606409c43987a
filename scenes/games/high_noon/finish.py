"""The photo finish: what a settled exchange came down to, as data and as a sheet of paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.core.engine import Seat
from game.high_noon.records import Exchange, What


@dataclass(frozen=True, slots=True)
class Shot:
    """One press of an exchange.

    `after_us`: from the bell, below 0 before it, None when the bell stays untold. `unsure_us`: how
    late its stamp may be; None when its distance from others is not known. `late`: it came when
    all was settled and counted for nothing.
    """

    side: int
    after_us: int | None
    unsure_us: int | None = 0
    late: bool = False


@dataclass(frozen=True, slots=True)
class Finish:
    """A settled exchange. `names` by side; `winner` the side that scored the hit, None: nobody.

    `shots` in order of time (draw version); `totals` and `rows` by side (dice).
    """

    exchange: Exchange
    names: tuple[str, str]
    winner: int | None
    shots: tuple[Shot, ...] = ()
    totals: tuple[int, int] = (0, 0)
    rows: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    @property
    def winner_name(self) -> str:
        """Who scored the hit; "" if nobody."""
        return self.names[self.winner] if self.winner is not None else ""

    @property
    def loser_name(self) -> str:
        """Who was hit; "" if nobody."""
        return self.names[1 - self.winner] if self.winner is not None else ""

    @property
    def with_dice(self) -> bool:
        return self.exchange.what in (What.HIGHER, What.OVER, What.LEVEL)

    @property
    def deciding(self) -> Shot | None:
        """The press that decided: the hit, or the jump; None where none did."""
        if self.exchange.what in (What.HIT, What.JUMPED) and self.shots:
            return self.shots[0]
        return None

    def with_late(self, side: int, after_us: int, unsure_us: int | None) -> Finish:
        """The same with a press that came too late, which the loser will want to see."""
        return replace(self, shots=(*self.shots, Shot(side, after_us, unsure_us, late=True)))


def shots_of(
    presses: Sequence[tuple[Seat, int | None]],
    side_of: Callable[[Seat], int],
    known: Callable[[Seat], tuple[int | None, int]],
) -> tuple[Shot, ...]:
    """The presses of a settled exchange as shots.

    `known` gives, for a seat's press, how late its stamp may be (None: unknown) and its batch; of
    presses that share a batch above 0 the distance is not known.
    """
    batches = [known(seat)[1] for seat, _after in presses]
    shots: list[Shot] = []
    for (seat, after_us), batch in zip(presses, batches, strict=True):
        shared = batch > 0 and batches.count(batch) > 1
        shots.append(Shot(side_of(seat), after_us, None if shared else known(seat)[0]))
    return tuple(shots)


@dataclass(frozen=True, slots=True)
class Axis:
    """Where times lie on the line, `w_u` long: straight, or with a break when all is crowded."""

    places: dict[int, float]
    bell_u: float
    break_u: float | None
    ticks_u: tuple[float, ...]


def axis(times_us: Sequence[int], w_u: float) -> Axis:
    """Lay times (µs from the bell) out on a line; the bell is always on it.

    When several presses crowd together far from the bell, the empty stretch is cut out.
    """
    times = sorted(times_us)
    low, high = min(0, times[0]), max(0, times[-1])
    spread = times[-1] - times[0]
    reach = high - low
    edge = w_u * 0.06
    if len(times) > 1 and times[0] > 0 and spread < 0.16 * reach:
        # The bell at the left, a break, and the presses with a quarter of a line between them.
        start_u, gap_u = w_u * 0.58, w_u * 0.26
        per_us = gap_u / max(spread, 1)
        places = {t: start_u + (t - times[0]) * per_us for t in times}
        return Axis(places, edge, w_u * 0.34, ())
    per_us = (w_u - 2 * edge) / max(reach, 20_000)
    if reach < 20_000:
        low = -10_000 if times[0] < 0 else 0
    places = {t: edge + (t - low) * per_us for t in times}
    step = next(s for s in (5_000, 10_000, 25_000, 50_000, 100_000, 500_000) if reach / s <= 14)
    first = -(-low // step) * step
    ticks = tuple(edge + (t - low) * per_us for t in range(first, high + 1, step))
    return Axis(places, edge - low * per_us, None, ticks)
