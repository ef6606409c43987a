"""The program that `bench` measures: the real app loop and the real scenes, telling what happens.

    python -m scenes.tools.bench_probe duel|slap|frames|slap-frames|gunslingers-frames|
        monster-frames|texas-frames [--size WxH] [--seconds N] [--posted] [--slow-ms N]

`duel`: a duel nobody fires in, so that one face-off follows another; tells when a race is on, and
at the end (a QUIT) every press with its stamp. `slap`: the same with cards nobody slaps, seven
people on Main Street. `frames`, `slap-frames` and those of the tables with secret hands: people
play on and on; tells how long frames took. `--posted`: no window, a thread of its own posts the
presses. `--slow-ms`: every frame takes so long, and one follows another.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import threading
import time
from pathlib import Path
from typing import cast

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.controls.gestures import Act
from game.core.session import Session
from scenes.games import TABLES
from scenes.kit.app import furnish
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.app.window import Window
from scenes.kit.input.clock import RealClock
from scenes.kit.input.pads import Pads
from scenes.kit.input.pump import Pump
from scenes.kit.storage.paths import Folders
from scenes.shell.rooms import Rooms
from scenes.table.table import Table
from scenes.tools.bench_app import FREE_KEYS, ProbeApp, say
from scenes.tools.gallery.register import EIGHT, TWO
from scenes.tools.stagehand import Sitter, chairs_for, setup_for


def seated(app: App, game: str, sitters: tuple[Sitter, ...]) -> Scene:
    """A table nobody saves."""
    table = Table(app, Session.new(setup_for(game, sitters), chairs_for(sitters), bot_seed=1))
    return TABLES[game].open(app, table)


def opened(size_px: tuple[int, int], posted: bool) -> ProbeApp:
    """The app in its window, or with posted events only."""
    if not posted:
        folder = Folders.temporary()
        app = cast(ProbeApp, ProbeApp.open(data=folder.folder, size_px=size_px, language="en"))
        app.before_end += [app.files.store.finish, folder.close]
        app.shell = Rooms()
        return app
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    window = Window.unseen(size_px)
    files = Folders.temporary()
    settings = furnish.settings(files)
    clock = RealClock()
    app = ProbeApp(window, clock, settings, files, Pads(openable=False))
    app.pump = Pump(clock, window.to_stage, app.pads)
    app.shell = Rooms()
    return app


# -- a duel ----------------------------------------------------------------------------------------
def duel(app: ProbeApp, posted: bool, seconds: float, seed: int = 45) -> int:
    """Runs until QUIT; with `posted` presses come from a thread for so long."""
    scene = seated(app, "high_noon", TWO)
    app.push(scene)
    app.before_end.append(app.tell_presses)
    threading.Thread(target=_go_on, args=(app, scene), daemon=True).start()
    if posted:
        threading.Thread(target=_post, args=(app, seconds, seed), daemon=True).start()
    say(ready=True)
    return app.run()


def _go_on(app: ProbeApp, scene: Scene) -> None:
    """Nobody draws here: puts away the sheet that says so, as somebody who has read it would."""
    while not app.ending:
        time.sleep(0.8)
        if getattr(getattr(scene, "stage", None), "value", "") == "finish" and not app.live:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                code = pygame.KSCAN_RETURN
                pygame.event.post(pygame.event.Event(kind, scancode=code, key=0, mod=0, unicode=""))


def _post(app: ProbeApp, seconds: float, seed: int) -> None:
    chance = random.Random(seed)
    end_s = time.monotonic() + seconds
    sent: list[tuple[int, int]] = []
    free = list(FREE_KEYS)
    while time.monotonic() < end_s:
        time.sleep(chance.uniform(0.004, 0.02))
        if not app.live:
            continue
        code = free.pop(chance.randrange(len(free) // 2))
        free.append(code)
        sent.append((code, time.perf_counter_ns()))
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, scancode=code, key=0, mod=0, unicode=""))
    say(sent=sent)
    pygame.event.post(pygame.event.Event(pygame.QUIT))


# -- frames ----------------------------------------------------------------------------------------
class Thrower:
    """Rolls and rerolls all five dice for whoever is up, the moment they may."""

    def __init__(self, app: ProbeApp, scene: Scene) -> None:
        self._app, self._scene = app, scene

    def press(self) -> None:
        """Post the key of the player who is up, if nothing is being shown."""
        table: Table = getattr(self._scene, "table")  # noqa: B009 (any table scene)
        seats = table.to_act()
        if self._app.doing() != "still" or not seats or self._app.live:
            return
        zone = table.guests[seats[0]].zone
        code = zone.key_for(Act.SLAP) if zone is not None else None
        if code is None:
            return
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, scancode=code, key=0, mod=0, unicode=""))


def frames(app: ProbeApp, seconds: float) -> int:
    """Five dice rolling before eight people, then the table still but drawn all the same."""
    people = tuple(Sitter(sitter.name) for sitter in EIGHT)
    scene = seated(app, "saloon_poker", people)
    app.push(scene)
    thrower = Thrower(app, scene)
    say(ready=True)
    app.pump.fresh()
    begun_s = time.monotonic()
    asked_s = begun_s
    while time.monotonic() - begun_s < seconds and not app.ending:
        app.turn()
        if time.monotonic() - asked_s > 0.3:
            asked_s = time.monotonic()
            thrower.press()
    for _ in range(600):
        app.refresh()
        app.turn()
        if sum(doing == "still" for _, doing in app.frames_us[-200:]) == 200:
            break
    took = {
        kind: [us for us, doing in app.frames_us if doing == kind]
        for kind in ("rolling", "moving", "still")
    }
    say(frames=took, first=[us for us, _ in app.frames_us[:3]])
    app.end()
    app.close()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench_probe")
    hands = ("gunslingers-frames", "monster-frames", "texas-frames")
    parser.add_argument("what", choices=("duel", "slap", "frames", "slap-frames", *hands))
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--posted", action="store_true")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--slow-ms", type=int, default=0)
    chosen = parser.parse_args()
    width, height = (int(part) for part in chosen.size.split("x"))
    app = opened((width, height), chosen.posted)
    app.watch(chosen.slow_ms)
    if chosen.what.startswith("slap"):
        from scenes.tools import bench_street

        if chosen.what == "slap":
            return bench_street.slap(app)
        return bench_street.frames(app, chosen.seconds)
    if chosen.what in hands:
        from scenes.tools import bench_hands

        return bench_hands.frames(app, chosen.what.removesuffix("-frames"), chosen.seconds)
    if chosen.what == "duel":
        return duel(app, chosen.posted, chosen.seconds)
    return frames(app, chosen.seconds)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    sys.exit(main())
