"""What is measured in a window: stamps, their order, frames, a still table, the start, memory.

The window stands in an X server without a screen (Xvfb); keys are pressed from this process, the
program runs in another, and both read the same monotonic clock.
"""

from __future__ import annotations

import math
import random
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from scenes.tools.bench_display import (
    ROOT,
    Fact,
    NotMeasuredError,
    Running,
    Screen,
    missing,
    probe,
    program,
    screen,
    until,
)
from scenes.tools.figures import Figure, percentile

FULL_HD, ULTRA_HD = (1920, 1080), (3840, 2160)
SETTLE_S = 4.0
"""By then a table is drawn, its pictures are read, and it lies still."""
DUEL_S = 90.0
"""No longer for all presses, however seldom the duel is live."""
CUT_NS = 1_000
"""Stamps are whole microseconds, cut off: so much earlier than the press they may seem."""
Sent = list[tuple[int, int]]
Pair = tuple[int, int, int]
"""Two keys, and when they were tapped (ns)."""


# -- stamps ----------------------------------------------------------------------------------------
def stamps(presses: int = 800) -> list[Figure]:
    """How late presses are stamped while a duel is live, and whether any was lost."""
    why = missing()
    if why is None:
        sent, told, overslept_ms = _press_in_a_duel(presses)
        note = f"{len(sent)} presses from outside, live duel, 1920x1080"
    else:
        sent, told = _posted_in_a_duel(12.0)
        overslept_ms = []
        note = f"{len(sent)} posted events, no window ({why})"
    late_ms, lost = lateness_ms(sent, told)
    if not late_ms:
        raise NotMeasuredError("no press arrived while the duel was live")
    figures = [
        Figure("stamp lateness p50", percentile(late_ms, 50), "ms", note=note),
        Figure("stamp lateness p99", percentile(late_ms, 99), "ms", most=2.0, note=note),
        Figure("stamp lateness max", late_ms[-1], "ms"),
        Figure("presses lost", lost, "presses", most=0, note=f"of {len(sent)}"),
    ]
    if overslept_ms:
        own = "how late a program that only sleeps is woken here meanwhile: part of the above"
        value = percentile(sorted(overslept_ms), 99)
        figures.append(Figure("machine's own delay p99", value, "ms", note=own))
    return figures


def _press_in_a_duel(presses: int) -> tuple[Sent, Fact, list[float]]:
    """What was pressed, what the program told, and by how much our own sleeps were too long."""
    from scenes.tools.bench_app import FREE_KEYS

    chance = random.Random(45)
    free = list(FREE_KEYS)
    sent: Sent = []
    overslept_ms: list[float] = []
    with screen(FULL_HD) as x, x.start(probe("duel")) as running:
        focused(x, running)
        live = False
        end_s = time.monotonic() + DUEL_S
        while len(sent) < presses and time.monotonic() < end_s:
            for fact in running.told():
                live = bool(fact.get("live", live))
            running.check()
            nap_s, asleep_s = chance.uniform(0.004, 0.02), time.perf_counter()
            time.sleep(nap_s)
            if live:
                overslept_ms.append((time.perf_counter() - asleep_s - nap_s) * 1000)
                # Any of the keys rested longest, so that none looks like a worn switch.
                code = free.pop(chance.randrange(len(free) // 2))
                free.append(code)
                sent.append((code, x.tap(code)))
        time.sleep(0.3)
        running.process.terminate()
        return sent, running.wait("presses"), overslept_ms


def _posted_in_a_duel(seconds: float) -> tuple[Sent, Fact]:
    import os

    running = Running(probe("duel", "--posted", "--seconds", str(seconds)), dict(os.environ))
    try:
        sent = [(code, at_ns) for code, at_ns in running.wait("sent", seconds + 30)["sent"]]
        return sent, running.wait("presses")
    finally:
        running.close()


def lateness_ms(sent: Sent, told: Fact) -> tuple[list[float], int]:
    """Stamp minus press, ascending, of what arrived while the race was on; and how many never."""
    got: dict[int, list[tuple[int, bool]]] = defaultdict(list)
    for code, at_ns, live, _late_us in told["presses"]:
        got[code].append((at_ns, live))
    late_ms: list[float] = []
    lost = 0
    for code, at_ns in sent:
        while got[code] and got[code][0][0] < at_ns - CUT_NS:
            got[code].pop(0)
        if not got[code] or got[code][0][0] - at_ns > 1_000_000_000:
            lost += 1
            continue
        stamp_ns, live = got[code].pop(0)
        if live:
            late_ms.append((stamp_ns - at_ns) / 1e6)
    return sorted(late_ms), lost


def order(pairs: int = 10_000) -> list[Figure]:
    """Pairs of keys pressed without a pause between: how many arrive the wrong way round."""
    from scenes.tools.bench_app import FREE_KEYS, QUIET_S

    chance = random.Random(46)
    sent: list[Pair] = []
    used_s: dict[int, float] = dict.fromkeys(FREE_KEYS, 0.0)
    with screen(FULL_HD) as x, x.start(probe("duel")) as running:
        focused(x, running)
        while len(sent) < pairs:
            now_s = time.monotonic()
            rested = [code for code, s in used_s.items() if now_s - s > QUIET_S]
            if len(rested) >= 2:
                one, two = chance.sample(rested, 2)
                sent.append((one, two, x.tap(one, two)))
                used_s[one] = used_s[two] = now_s
            time.sleep(chance.uniform(0.001, 0.006))
            running.check()
        time.sleep(0.5)
        running.process.terminate()
        told = running.wait("presses", 60)
    arrived = [(press[0], press[1]) for press in told["presses"]]
    wrong, incomplete = count_wrong(sent, arrived)
    note = f"{len(sent)} pairs from outside; {incomplete} not whole (a key again too soon)"
    return [Figure("pairs in the wrong order", wrong, "pairs", most=0, note=note)]


def count_wrong(sent: Sequence[Pair], arrived: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Of the pairs sent: how many arrived the wrong way round, and how many not whole.

    `arrived` are (key, stamp in ns) in order of arrival.
    """
    taps = [(code, at_ns) for one, two, at_ns in sent for code in (one, two)]
    places = places_of(taps, arrived)
    wrong = incomplete = 0
    for first, second in zip(places[::2], places[1::2], strict=True):
        if first is None or second is None:
            incomplete += 1
        elif first > second:
            wrong += 1
    return wrong, incomplete


def places_of(taps: Sent, arrived: Sequence[tuple[int, int]]) -> list[int | None]:
    """For every tap the place at which it arrived, None for what was lost or forgiven.

    What arrives between two taps of its key is the first of them, so that a press that was lost
    spoils no later one.
    """
    stamps: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for place in range(len(arrived) - 1, -1, -1):
        code, stamp_ns = arrived[place]
        stamps[code].append((stamp_ns, place))
    to_come: dict[int, list[int]] = defaultdict(list)
    for code, at_ns in reversed(taps):
        to_come[code].append(at_ns)
    places: list[int | None] = []
    for code, _at_ns in taps:
        at_ns = to_come[code].pop()
        next_ns = to_come[code][-1] if to_come[code] else math.inf
        found = stamps[code]
        while found and found[-1][0] < at_ns - CUT_NS:
            found.pop()
        come = found and found[-1][0] < next_ns - CUT_NS
        places.append(found.pop()[1] if come else None)
    return places


# -- frames ----------------------------------------------------------------------------------------
def frames(size_px: tuple[int, int], seconds: float = 14.0) -> list[Figure]:
    """How long frames take: five dice rolling before eight people, and a still table drawn anew."""
    name = f"{size_px[1]}p"
    size = f"{size_px[0]}x{size_px[1]}"
    with (
        screen(size_px) as x,
        x.start(probe("frames", "--size", size, "--seconds", str(seconds))) as running,
    ):
        told = running.wait("frames", seconds + 60)
    took = {kind: sorted(us / 1000 for us in every) for kind, every in told["frames"].items()}
    rolling, still = took["rolling"], took["still"]
    if not rolling or not still:
        raise NotMeasuredError("no dice rolled")
    bar = 8.0 if size_px == FULL_HD else None
    note = f"{len(rolling)} frames, five dice rolling, eight people, {size}"
    return [
        Figure(f"frame p50 busy {name}", percentile(rolling, 50), "ms", note=note),
        Figure(f"frame p99 busy {name}", percentile(rolling, 99), "ms", most=bar, note=note),
        Figure(f"frame max busy {name}", rolling[-1], "ms"),
        Figure(f"frame p50 still {name}", percentile(still, 50), "ms", note=f"{len(still)} frames"),
        Figure(f"frame p99 still {name}", percentile(still, 99), "ms"),
    ]


def frames_full_hd() -> list[Figure]:
    """Frames at 1920 by 1080."""
    return frames(FULL_HD)


def frames_ultra_hd() -> list[Figure]:
    """Frames at 3840 by 2160."""
    return frames(ULTRA_HD, 10.0)


# -- the program as it is --------------------------------------------------------------------------
def still_table(seconds: float = 5.0) -> list[Figure]:
    """Processor time of a table at which nobody does anything, and the memory it has taken."""
    with (
        tempfile.TemporaryDirectory() as data,
        screen(FULL_HD) as x,
        x.start(_table(data)) as running,
    ):
        x.until_painted(running)
        time.sleep(SETTLE_S)
        before_s, begun_s = running.cpu_s(), time.monotonic()
        time.sleep(seconds)
        used_s, took_s = running.cpu_s() - before_s, time.monotonic() - begun_s
        still_mib = running.peak_mib()
    note = f"{took_s:.1f} s, eight people, 1920x1080, music on a device without speakers"
    return [
        Figure("still table, share of a core", 100 * used_s / took_s, "%", most=3.0, note=note),
        Figure("memory, peak, still table", still_mib, "MiB", most=200.0, note="resident, 1080p"),
    ]


def played_table(seconds: float = 15.0) -> list[Figure]:
    """The most memory a table takes while eight bots play at it."""
    with (
        tempfile.TemporaryDirectory() as data,
        screen(FULL_HD) as x,
        x.start(_table(data, bots=True)) as running,
    ):
        x.until_painted(running)
        time.sleep(seconds)
        peak_mib = running.peak_mib()
    note = f"resident, eight bots for {seconds:.0f} s, 1920x1080"
    return [Figure("memory, peak, table played", peak_mib, "MiB", most=200.0, note=note)]


def _table(data: str, *, bots: bool = False) -> list[str]:
    size = ("--size", "1920x1080", "--lang", "en", "--data", data)
    people = [word for i in range(8) for word in ("--seat", f"Player {i + 1}")]
    levels = [word for i in range(8) for word in ("--bot", ("easy", "middle", "hard")[i % 3])]
    return program(*size, "--table", "saloon_poker", *(levels if bots else people))


def start_source() -> list[Figure]:
    """From starting the process to the title on screen, from source."""
    return [_start("start to title, from source", program(), 1.0)]


def start_packaged() -> list[Figure]:
    """The same with the packaged program, where it has been built."""
    path = ROOT / "dist" / "Dustup" / "Dustup"
    if not path.is_file():
        raise NotMeasuredError("dist/Dustup is not built")
    return [_start("start to title, packaged", [str(path)], 1.5)]


def _start(name: str, command: Sequence[str], bar_s: float, times: int = 5) -> Figure:
    took_s: list[float] = []
    with screen(FULL_HD) as x, tempfile.TemporaryDirectory() as data:
        arguments = ["--size", "1920x1080", "--lang", "en", "--data", str(Path(data))]
        for _ in range(times + 1):
            with x.start([*command, *arguments]) as running:
                painted_ns = x.until_painted(running)
                took_s.append((painted_ns - running.started_ns) / 1e9)
    cold_s, *warm_s = took_s
    note = f"median of {times}, 1920x1080; the very first {cold_s:.2f} s"
    return Figure(name, statistics.median(warm_s), "s", most=bar_s, note=note)


def focused(x: Screen, running: Running) -> Fact:
    """Wait until the program believes its keys; what it told when it was ready."""
    ready = running.wait("ready")
    x.window_of(running)
    told: list[Fact] = []

    def come() -> bool:
        told.extend(running.told())
        return any("focus" in fact for fact in told)

    if not until(come):
        raise NotMeasuredError("the window did not get the keyboard")
    time.sleep(0.5)
    return ready
