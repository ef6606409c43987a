"""The tables with secret hands in a window: frames in their busiest motion, and a still hand."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

from scenes.tools.bench_display import NotMeasuredError, probe, program, screen
from scenes.tools.bench_window import FULL_HD, ULTRA_HD
from scenes.tools.figures import Figure, load, percentile

DEALT_S = 9.0
"""By then the cards are dealt, the pictures are read, and the hand lies open."""
FRAMES_S, LARGE_S = 26.0, 20.0
FRAME_MS = 8.0
STILL_PERCENT, BREATHING_PERCENT = 3.0, 5.0
PEAK_MIB = 200.0


@dataclass(frozen=True, slots=True)
class Bench:
    """A table as it is measured: `busy` is the motion of its bar, `still` who sits at the still
    one (a person and bots), `first` so that the person begins."""

    word: str
    game: str
    busy: str
    told: str
    bots: int
    first: int
    still_percent: float


BENCHES = (
    Bench(
        "gunslingers",
        "monster_gunslingers",
        "stampede",
        "six people, Stampedes",
        5,
        0,
        STILL_PERCENT,
    ),
    Bench("monster", "monster", "fight", "eight people, the fight", 7, 7, BREATHING_PERCENT),
    Bench("texas", "texas_hold_it", "reveal", "six people, the reveal", 5, 0, STILL_PERCENT),
)


def frames(bench: Bench, size_px: tuple[int, int], seconds: float) -> list[Figure]:
    """How long frames take in the table's busiest motion, in all others, and in the curtain's."""
    name, size = f"{size_px[1]}p", f"{size_px[0]}x{size_px[1]}"
    arguments = (f"{bench.word}-frames", "--size", size, "--seconds", str(seconds))
    with screen(size_px) as x, x.start(probe(*arguments)) as running:
        told = running.wait("frames", seconds + 60)
    took = {kind: sorted(us / 1000 for us in every) for kind, every in told["frames"].items()}
    own = {kind: sorted(us / 1000 for us in every) for kind, every in told["own"].items()}
    busy, curtain = took.get(bench.busy, []), took.get("curtain", [])
    if not busy:
        raise NotMeasuredError(f"no {bench.busy} came up in {seconds:.0f} s")
    others = sorted(
        ms for kind, every in own.items() if kind not in (bench.busy, "still") for ms in every
    )
    bar = FRAME_MS if size_px == FULL_HD else None
    note = f"{len(busy)} frames, {bench.told}, {size}, load {load()}"
    alone = "processor time of the program itself, whatever else the machine does"
    row = f"{bench.word} frame"
    figures = [
        Figure(f"{row} p50 busy {name}", percentile(busy, 50), "ms", note=note),
        Figure(f"{row} p99 busy {name}", percentile(busy, 99), "ms", most=bar, note=note),
        Figure(f"{row} max busy {name}", busy[-1], "ms"),
        Figure(
            f"{row} p99 busy {name}, own", percentile(own[bench.busy], 99), "ms", note=alone
        ),
    ]  # fmt: skip
    if others:
        rest = f"{len(others)} frames of other motion, {len(curtain)} of them the curtain's"
        value = percentile(others, 99)
        figures.append(Figure(f"{row} p99 moving {name}, own", value, "ms", note=rest))
    return figures


def still(bench: Bench, seconds: float = 5.0) -> list[Figure]:
    """Processor time and memory of a table at which a hand lies open and nobody does anything."""
    with (
        tempfile.TemporaryDirectory() as data,
        screen(FULL_HD) as x,
        x.start(_table(bench, data)) as running,
    ):
        x.until_painted(running)
        time.sleep(DEALT_S)
        before_s, begun_s = running.cpu_s(), time.monotonic()
        time.sleep(seconds)
        used_s, took_s = running.cpu_s() - before_s, time.monotonic() - begun_s
        peak_mib = running.peak_mib()
    lies = "a hand open, the lump breathes" if bench.game == "monster" else "a hand open"
    note = f"{took_s:.1f} s, {bench.bots + 1} seats, {lies}, 1920x1080, load {load()}"
    return [
        Figure(
            f"{bench.word} still, share of a core", 100 * used_s / took_s, "%",
            most=bench.still_percent, note=note,
        ),
        Figure(
            f"{bench.word} memory, peak, still", peak_mib, "MiB", most=PEAK_MIB,
            note="resident, 1080p",
        ),
    ]  # fmt: skip


def _table(bench: Bench, data: str) -> list[str]:
    size = ("--size", "1920x1080", "--lang", "en", "--data", data)
    bots = [word for i in range(bench.bots) for word in ("--bot", ("easy", "middle")[i % 2])]
    chairs = ("--seat", "Belle", *bots, "--first", str(bench.first), "--seed", "45")
    return program(*size, "--table", bench.game, *chairs)


def _rows(bench: Bench) -> dict[str, Callable[[], list[Figure]]]:
    return {
        f"{bench.word}-frames-1080p": lambda: frames(bench, FULL_HD, FRAMES_S),
        f"{bench.word}-frames-2160p": lambda: frames(bench, ULTRA_HD, LARGE_S),
        f"{bench.word}-still": lambda: still(bench),
    }


ROWS: dict[str, Callable[[], list[Figure]]] = {
    name: run for bench in BENCHES for name, run in _rows(bench).items()
}
"""By the name that `--only` takes."""
