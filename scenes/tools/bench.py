"""`bench [--json] [--only NAME]`: the figures of speed, on this machine.

NAME is one of `MEASUREMENTS` or a beginning of some: `slap` is all that is measured in a window of
Slap .45, `slap-stamps` how late presses are stamped on a live card, `slap-order` and `slap-slow`
their order and lost taps (with frames of 100 ms), `slap-frames` how long frames take.
`gunslingers`, `monster` and `texas` are the tables with secret hands: `-frames` in their busiest
motion, `-still` with a hand open and nobody doing anything.

What cannot be measured here is said so, with the reason; it never makes the command fail.
"""

from __future__ import annotations

import contextlib
import json
import os
import platform
import signal
import sys
from collections.abc import Callable

from scenes.tools import bench_rules, bench_secret, bench_slap, bench_window
from scenes.tools.bench_display import NotMeasuredError
from scenes.tools.figures import Figure, load

BAD = 2

MEASUREMENTS: dict[str, Callable[[], list[Figure]]] = {
    "moves": bench_rules.moves,
    "bots": bench_rules.bots,
    "start-source": bench_window.start_source,
    "start-packaged": bench_window.start_packaged,
    "still-table": bench_window.still_table,
    "memory": bench_window.played_table,
    "frames-1080p": bench_window.frames_full_hd,
    "frames-2160p": bench_window.frames_ultra_hd,
    "stamps": bench_window.stamps,
    "order": bench_window.order,
    "slap-stamps": bench_slap.stamps,
    "slap-order": bench_slap.order,
    "slap-slow": bench_slap.slow,
    "slap-frames-1080p": bench_slap.frames_full_hd,
    "slap-frames-2160p": bench_slap.frames_ultra_hd,
    **bench_secret.ROWS,
}
"""By the name that `--only` takes (a beginning of it will do)."""


def bench(*, as_json: bool = False, only: str | None = None) -> int:
    """Measure, print a table or one JSON object; the exit status (2: no such measurement)."""
    wanted = {name: run for name, run in MEASUREMENTS.items() if name.startswith(only or "")}
    if not wanted:
        known = ", ".join(MEASUREMENTS)
        sys.stderr.write(f"There is no measurement '{only}'; there are: {known}.\n")
        return BAD
    # Asked to end, it still puts away the programs it has started.
    with contextlib.suppress(ValueError):  # only the main thread may
        signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(143))
    figures: list[Figure] = []
    if not as_json:
        print(f"{machine()}, load {load()}", flush=True)
    for name, run in wanted.items():
        new = _measured(name, run)
        figures += new
        if not as_json:
            for figure in new:
                print(figure.to_text(), flush=True)
    if as_json:
        report = {
            "dustup": 1,
            "machine": machine(),
            "load": load(),
            "figures": [figure.to_json() for figure in figures],
        }
        print(json.dumps(report, indent=1))
    return 0


def _measured(name: str, run: Callable[[], list[Figure]]) -> list[Figure]:
    try:
        return run()
    except NotMeasuredError as why:
        return [Figure(name, None, "", note=str(why))]
    except Exception as error:  # one figure less, the others are still worth having
        text = " ".join(str(error).split())
        return [Figure(name, None, "", note=f"{type(error).__name__}: {text}")]


def machine() -> str:
    """What this was measured on, in a line."""
    import pygame

    sdl = ".".join(str(part) for part in pygame.version.SDL)
    return (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}"
    )
