"""An evening of hours in the real window: bots, and two people who press their keys all the time.

    python tests/soak/evening.py --minutes 120 [--size 1920x1080] [--seed N] [--data DIR]

Starts a display of its own (Xvfb) and the program in it, sits two people and bots down at one table
after another, and presses people's keys, arrows, Enter and Escape at random, opens pause sheets and
books, takes the keyboard away for a while, leaves tables and goes on with saved games. The program
tells once a minute how long its frames took, how much memory it has and where it is. Ends with
status 1 when a minute passes without a frame (where each thread stands is printed), when the
program ends by itself or anything stumbles; else with 0 and a line of figures for the first and the
last half hour. Needs Xvfb and python-xlib; runs on Linux.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

MINUTE_S = 60.0
SILENT_S = 90.0
"""So long without a minute's figures is a hang."""
SLOW_MS = 8.0
TABLE_S = 300.0
"""So long at one table, and people leave it."""
MIB = 1024 * 1024
ENTER, ESCAPE, TAB, BACKSPACE, DOWN, UP, LEFT, RIGHT = 40, 41, 43, 42, 81, 82, 80, 79
GAMES = ("saloon_poker", "high_noon", "slap45", "monster_gunslingers", "monster", "texas_hold_it")
SHEETS = ("pause", "rules", "options", "keys", "keyboard_check", "seat", "house_rules", "lot")
PEOPLE = ("Belle", "Doc")
BOTS = (("Tin Tom", "hard"), ("Brass Bess", "middle"))
SHORT = {
    "saloon_poker": {"target": 50},
    "slap45": {"gang": 3},
    "monster_gunslingers": {"rounds": 1},
    "texas_hold_it": {"rounds": 5},
    "monster": {"games": 2},
}
"""House rules that make games end, so that an evening has many."""


def p99(times: list[float]) -> float:
    """What 99 of 100 stay under; 0 of none."""
    return sorted(times)[int(len(times) * 0.99)] if times else 0.0


def program(arguments: list[str]) -> int:
    """The program itself, telling a line of JSON a minute about its frames."""
    import faulthandler

    from main import main
    from scenes.kit.app.app import App

    faulthandler.register(signal.SIGUSR1, all_threads=True)
    frames: list[tuple[float, float, str]] = []
    plain = App._frame
    last: list[object] = []

    def timed(self: App) -> None:
        top = self.top
        name = "" if top is None else top.name + ("" if last == [top] else ", first")
        last[:] = [top]
        wall, own = time.perf_counter(), time.thread_time()
        plain(self)
        frames.append((time.perf_counter() - wall, time.thread_time() - own, name))

    App._frame = timed  # type: ignore[method-assign]
    leave = App.quit

    def stay(self: App, status: int = 0) -> None:
        """The title's last sign ends nothing: keys at random would find it. The window's does."""
        if self.top is None or self.top.name != "title" or closing:
            leave(self, status)

    closing: list[bool] = []
    signal.signal(signal.SIGUSR2, lambda _number, _frame: closing.append(True))
    App.quit = stay  # type: ignore[method-assign]

    def tell() -> None:
        while True:
            time.sleep(MINUTE_S)
            some, frames[:] = list(frames), []
            resident = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf(
                "SC_PAGE_SIZE"
            )
            slow = Counter(where for _wall, own, where in some if own * 1000 > SLOW_MS)
            fact = {"minute": True, "memory": resident / MIB, "slow": slow}
            for name, part in (("wall", 0), ("own", 1)):
                fact[name] = [round(frame[part] * 1000, 1) for frame in some]
            os.write(1, (json.dumps(fact) + "\n").encode())

    threading.Thread(target=tell, daemon=True).start()
    return main(arguments)


class Crowd:
    """Two people at the keyboard, by the public log alone."""

    def __init__(self, driver: Any, chance: random.Random) -> None:
        from game.controls.zones import zones_for

        self.driver, self.chance = driver, chance
        self.keys = [code for zone in zones_for(2) for _gesture, code in zone.keys]
        self.slaps = [zone.keys[4][1] for zone in zones_for(2)]
        self.minutes: list[dict[str, Any]] = []
        self.scenes: dict[str, int] = {}
        self.here = ""
        self.sat_s = self.minute_s = time.monotonic()
        self.leaving = False
        self.trouble: list[str] = []

    def listen(self) -> None:
        """Take in what was told since."""
        for fact in self.driver.told(0.02):
            if fact.get("minute"):
                self.minutes.append(fact)
                self.minute_s = time.monotonic()
                print(
                    f"{len(self.minutes):4d} min  {len(fact['own']):5d} frames"
                    f"  own p99 {p99(fact['own']):5.1f}  wall p99 {p99(fact['wall']):5.1f}"
                    f"  {fact['memory']:4.0f} MiB  {self.here}  {sum(self.scenes.values())} scenes"
                    f"  {fact['slow'] or ''}",
                    flush=True,
                )
            elif fact.get("event") == "scene":
                self.here = str(fact["name"])
                if self.here in ("title", "lobby"):
                    self.sat_s, self.leaving = time.monotonic(), False
                self.scenes[self.here] = self.scenes.get(self.here, 0) + 1
            elif fact.get("event") == "notice":
                self.trouble.append(str(fact["text"]))
        self.driver.facts.clear()

    def tap(self, *codes: int) -> None:
        for code in codes:
            self.driver.tap(code)
            time.sleep(self.chance.uniform(0.05, 0.3))

    def act(self) -> None:
        """What the two do next, wherever they are."""
        chance = self.chance
        if self.here == "title":
            time.sleep(0.6)
            self.listen()
            if self.here != "title":
                return
            # The tables are the left column, and its lowest sign leads to the top again.
            self.tap(
                LEFT if chance.random() < 0.9 else RIGHT, *[DOWN] * chance.randint(0, 6), ENTER
            )
        elif self.here.startswith("lobby"):
            self.tap(
                chance.choice(self.slaps), chance.choice((ENTER, DOWN, UP, LEFT, RIGHT)), ENTER
            )
            if chance.random() < 0.1:
                self.tap(ESCAPE)
        elif self.here == "results":
            self.tap(chance.choice((ESCAPE, RIGHT, RIGHT, LEFT, ENTER)))
        elif self.here == "pause" and self.leaving:
            self.leave()
        elif self.here in SHEETS:
            self.tap(chance.choice((ESCAPE, ESCAPE, ESCAPE, RIGHT, DOWN)))
        else:
            self.tap(*chance.choices([*self.keys, ENTER, LEFT, RIGHT], k=chance.randint(1, 6)))
            if chance.random() < 0.02:
                self.tap(chance.choice((TAB, ESCAPE, BACKSPACE)))
            if chance.random() < 0.004:
                self.driver.take_focus_away().destroy()
                time.sleep(chance.uniform(0.1, 2.0))
                self.driver.give_focus_back()
            if time.monotonic() - self.sat_s > TABLE_S:
                self.leaving = True
                self.tap(ESCAPE)

    def leave(self) -> None:
        """From the pause sheet to the title; a sheet takes no press in its first moment."""
        for keys in ((UP, ENTER), (DOWN, ENTER)):
            time.sleep(1.0)
            self.tap(*keys)
        time.sleep(0.5)
        self.listen()
        if self.here == "pause":
            self.tap(ESCAPE)

    @property
    def hung(self) -> bool:
        return time.monotonic() - self.minute_s > MINUTE_S + SILENT_S


def evening(minutes: float, size: str, seed: int, data: Path) -> int:
    """Drive the program from outside; gives the exit status."""
    from tests.window.conftest import Driver

    sitters = [{"name": name, "level": None, "looks": {}} for name in PEOPLE]
    bots = [{"name": name, "level": level, "looks": {}} for name, level in BOTS]
    parties = {game: [*sitters, *(bots if game != "high_noon" else [])] for game in GAMES}
    profiles = {"version": 1, "parties": parties, "options": SHORT}
    (data / "profiles.json").write_text(json.dumps(profiles), encoding="utf-8")
    settings = {"version": 1, "speed": "fast"}
    (data / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    read_end, write_end = os.pipe()
    screen = ["-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), *screen],
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        shown = f":{pipe.readline().strip()}"
        driver = Driver(
            shown, data, ("--size", size), program=["-m", "tests.soak.evening", "--program"]
        )
        crowd = Crowd(driver, random.Random(seed))
        try:
            driver.start()
            end_s = time.monotonic() + minutes * 60
            crowd.here, crowd.minute_s = "title", time.monotonic()
            while time.monotonic() < end_s:
                crowd.listen()
                if driver.process.poll() is not None:
                    print(f"it ended by itself with {driver.process.returncode}")
                    return 1
                if crowd.hung:
                    print("no frame for more than a minute; where it stands:", flush=True)
                    os.kill(driver.process.pid, signal.SIGUSR1)
                    time.sleep(2)
                    return 1
                crowd.act()
            os.kill(driver.process.pid, signal.SIGUSR2)
            driver.close_window()
            status = driver.process.wait(60)
        finally:
            driver.close()
            server.terminate()
            server.wait(10)
    return _report(crowd, status, data)


def _report(crowd: Crowd, status: int, data: Path) -> int:
    told = crowd.minutes
    part = max(1, min(30, len(told) // 4))
    for name, some in (("first", told[:part]), ("last", told[-part:])):
        if some:
            frames = {key: [ms for fact in some for ms in fact[key]] for key in ("own", "wall")}
            slow: Counter[str] = Counter()
            for fact in some:
                slow.update(fact["slow"])
            print(
                f"{name} {len(some)} min: {len(frames['own'])} frames, p99 own"
                f" {p99(frames['own']):.1f} ms, wall {p99(frames['wall']):.1f} ms, at most"
                f" {max(fact['memory'] for fact in some):.0f} MiB"
            )
            print(f"  over {SLOW_MS:.0f} ms: {dict(slow.most_common())}")
    print(f"scenes entered: {dict(sorted(crowd.scenes.items()))}")
    print(f"notices: {sorted(set(crowd.trouble))}")
    stumbled = data / "stumbled.log"
    if stumbled.exists():
        print(stumbled.read_text(encoding="utf-8")[-4000:])
    print(f"exit status {status}")
    return 0 if status == 0 and not stumbled.exists() else 1


def main_soak() -> int:
    """Read the command line."""
    if "--program" in sys.argv:
        return program(sys.argv[sys.argv.index("--program") + 1 :])
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seed", type=int, default=45)
    parser.add_argument("--data", type=Path)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = chosen.data or Path(folder)
        data.mkdir(parents=True, exist_ok=True)
        return evening(chosen.minutes, chosen.size, chosen.seed, data)


if __name__ == "__main__":
    sys.exit(main_soak())
