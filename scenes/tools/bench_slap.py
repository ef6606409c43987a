"""Slap .45 in a window: seven people at one keyboard, a live card, presses from another process.

The keys pressed are the seven's own for pointing and aiming, and those that are nobody's: with a
slap the card would be over. Every press is tapped for no time at all.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

from scenes.tools.bench_display import NotMeasuredError, probe, screen
from scenes.tools.bench_window import (
    FULL_HD,
    ULTRA_HD,
    Sent,
    focused,
    lateness_ms,
    places_of,
)
from scenes.tools.figures import Figure, load, percentile

NEAREST_NS, FARTHEST_NS = 1_000_000, 20_000_000
SLOW_MS = 100
LONGEST_S = 75.0


@dataclass
class Hammered:
    """What was pressed and what the program told of it.

    `sent` and `arrived`: key and time (ns) in order; `told`: what `lateness_ms` reads; `points`:
    how many points reached the live card, and how many of them the game took.
    """

    sent: Sent
    told: dict[str, list[tuple[int, int, bool, int]]]
    points: tuple[int, int]
    overslept_ms: list[float] = field(default_factory=list)

    @property
    def arrived(self) -> list[tuple[int, int]]:
        return [(press[0], press[1]) for press in self.told["presses"]]


def hammer(
    wanted: int, gaps_ms: tuple[float, float], quiet_s: float, *extra: str, seed: int = 45
) -> Hammered:
    """Tap keys while a card is live, with gaps between these; no key twice within `quiet_s`.

    Ends when so many pairs of presses lie 1 to 20 ms apart, or after 75 s.
    """
    chance = random.Random(seed)
    sent: Sent = []
    overslept_ms: list[float] = []
    used_s: dict[int, float] = {}
    pairs = 0
    with screen(FULL_HD) as x, x.start(probe("slap", *extra)) as running:
        ready = focused(x, running)
        keys = [*ready["points"], *ready["others"]]
        live = False
        end_s = time.monotonic() + LONGEST_S
        while pairs < wanted and time.monotonic() < end_s:
            for fact in running.told():
                live = bool(fact.get("live", live))
            running.check()
            nap_s, asleep_s = chance.uniform(*gaps_ms) / 1000, time.perf_counter()
            time.sleep(nap_s)
            now_s = time.perf_counter()
            rested = [code for code in keys if now_s - used_s.get(code, 0.0) > quiet_s]
            if not live or not rested:
                continue
            overslept_ms.append((now_s - asleep_s - nap_s) * 1000)
            code = chance.choice(rested)
            used_s[code] = now_s
            sent.append((code, x.tap(code)))
            pairs += len(_partners(sent, len(sent) - 1))
        time.sleep(0.5)
        running.process.terminate()
        told = running.wait("presses", 30)
        points = running.wait("points_came", 30)
    if not sent:
        raise NotMeasuredError("no card was live")
    taken = points["points_came"], points["points_taken"]
    return Hammered(sent, {"presses": told["presses"]}, taken, overslept_ms)


def _partners(sent: Sent, place: int) -> list[int]:
    """Places of the presses before this one that lie 1 to 20 ms before it, by other keys."""
    code, at_ns = sent[place]
    found: list[int] = []
    for other in range(place - 1, -1, -1):
        before_ns = at_ns - sent[other][1]
        if before_ns > FARTHEST_NS:
            break
        if before_ns >= NEAREST_NS and sent[other][0] != code:
            found.append(other)
    return found


def inversions(sent: Sent, arrived: list[tuple[int, int]]) -> tuple[int, int]:
    """Pairs of presses 1 to 20 ms apart, and how many of them came the wrong way round."""
    places = places_of(sent, arrived)
    pairs, wrong = 0, 0
    for later, place in enumerate(places):
        for earlier in _partners(sent, later):
            before = places[earlier]
            if place is not None and before is not None:
                pairs += 1
                wrong += before > place
    return pairs, wrong


def lost_taps(hammered: Hammered) -> int:
    """Taps that never arrived, and points that reached a live card but not the game."""
    places = places_of(hammered.sent, hammered.arrived)
    came, taken = hammered.points
    return sum(place is None for place in places) + came - taken


# -- the rows --------------------------------------------------------------------------------------
def stamps(pairs: int = 1_000) -> list[Figure]:
    """How late presses are stamped while a card is live, and whether any was lost."""
    hammered = hammer(pairs, (4, 20), 0.1)
    late_ms, _unseen = lateness_ms(hammered.sent, hammered.told)
    if not late_ms:
        raise NotMeasuredError("no press arrived while a card was live")
    note = f"{len(late_ms)} presses from outside, live card, seven seats, 1920x1080, load {load()}"
    own = "how late a program that only sleeps is woken here meanwhile: part of the above"
    return [
        Figure("slap stamp lateness p50", percentile(late_ms, 50), "ms", note=note),
        Figure("slap stamp lateness p99", percentile(late_ms, 99), "ms", most=2.0, note=note),
        Figure("slap stamp lateness max", late_ms[-1], "ms"),
        _not_taken(hammered, "slap taps lost"),
        Figure(
            "machine's own delay p99", percentile(sorted(hammered.overslept_ms), 99), "ms", note=own
        ),
    ]


def order(pairs: int = 10_000) -> list[Figure]:
    """Presses one after the other while a card is live: how many pairs arrive the wrong way."""
    hammered = hammer(pairs, (1, 8), 0.1, seed=46)
    return [
        _inverted(hammered, "slap pairs inverted"),
        _not_taken(hammered, "slap taps lost, pressed densely"),
    ]


def slow(pairs: int = 10_000) -> list[Figure]:
    """The same where every frame takes 100 ms."""
    hammered = hammer(pairs, (3, 10), 0.25, "--slow-ms", str(SLOW_MS), seed=47)
    return [
        _inverted(hammered, "slap pairs inverted, 10 fps"),
        _not_taken(hammered, "slap taps lost, 10 fps"),
    ]


def _inverted(hammered: Hammered, name: str) -> Figure:
    pairs, wrong = inversions(hammered.sent, hammered.arrived)
    note = f"of {pairs} pairs 1 to 20 ms apart, live card, {len(hammered.sent)} presses"
    return Figure(name, wrong, "pairs", most=0, note=f"{note}, load {load()}")


def _not_taken(hammered: Hammered, name: str) -> Figure:
    came, taken = hammered.points
    note = f"of {len(hammered.sent)}; the game took {taken} of {came} points on live cards"
    return Figure(name, lost_taps(hammered), "taps", most=0, note=note)


def frames(size_px: tuple[int, int], seconds: float = 14.0) -> list[Figure]:
    """How long frames take with seven on Main Street: shots and hats, and a live card."""
    name, size = f"{size_px[1]}p", f"{size_px[0]}x{size_px[1]}"
    arguments = ("slap-frames", "--size", size, "--seconds", str(seconds))
    with screen(size_px) as x, x.start(probe(*arguments)) as running:
        told = running.wait("frames", seconds + 60)
    took = {kind: sorted(us / 1000 for us in every) for kind, every in told["frames"].items()}
    own = {kind: sorted(us / 1000 for us in every) for kind, every in told["own"].items()}
    moving, live = took["moving"], took["live"]
    if not moving or not live:
        raise NotMeasuredError("no card was slapped")
    bar = 8.0 if size_px == FULL_HD else None
    note = f"{len(moving)} frames, seven seats, shots, hats and herds, {size}, load {load()}"
    alone = "processor time of the program itself, whatever else the machine does"
    return [
        Figure(f"slap frame p50 busy {name}", percentile(moving, 50), "ms", note=note),
        Figure(f"slap frame p99 busy {name}", percentile(moving, 99), "ms", most=bar, note=note),
        Figure(f"slap frame max busy {name}", moving[-1], "ms"),
        Figure(f"slap frame p99 busy {name}, own", percentile(own["moving"], 99), "ms", note=alone),
        Figure(
            f"slap frame p99 live {name}", percentile(live, 99), "ms", most=bar,
            note=f"{len(live)} frames while a card is live",
        ),
        Figure(f"slap frame p99 live {name}, own", percentile(own["live"], 99), "ms", note=alone),
    ]  # fmt: skip


def frames_full_hd() -> list[Figure]:
    """Frames at 1920 by 1080."""
    return frames(FULL_HD)


def frames_ultra_hd() -> list[Figure]:
    """Frames at 3840 by 2160."""
    return frames(ULTRA_HD, 10.0)
