"""Sound for minutes on end: races, pauses, other windows in front, effects and tunes at once.

    python tests/soak/sound.py --minutes 30 [--driver dummy|disk] [--seed N]

The real app with its loop, pump and sound thread runs in a process of its own, without a screen;
SDL's dummy audio driver plays in real time, so that sounds end in SDL's audio thread as they do at
home. A scene does at random what tables and people do with the sound. The process says once a
second that it lives; when it says nothing for 30 s it hangs, and where each thread stands is
printed. Ends with status 0 and the figures, or with 1.
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

ROOT = Path(__file__).resolve().parents[2]
SILENCE_S = 30
"""So long without a word from the process is a hang."""


def child(minutes: float, seed: int, data: Path) -> int:
    """Play; one JSON line a second on standard output."""
    import faulthandler

    import pygame

    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene
    from scenes.kit.app.window import Window
    from scenes.kit.input.clock import RealClock
    from scenes.kit.input.pads import Pads
    from scenes.kit.storage.paths import Folders
    from scenes.kit.storage.settings import Settings

    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1, all_threads=True)
    # A window for tests takes no events: with SDL's dummy driver it is as good as a real one.
    window = Window.unseen((640, 360))
    window.seen = True
    app = App(window, RealClock(), Settings(), Folders(data), Pads(openable=False))
    chance = random.Random(seed)
    done: Counter[str] = Counter()
    end_s = time.monotonic() + minutes * 60

    class Evening(Scene):
        """Does what comes next, some fifty times a second."""

        name = "evening"
        said_s = pause_s = 0.0
        racing = paused = away = False

        def wake_us(self) -> int:
            return 0

        def handle(self, event: object) -> bool:
            return True

        def update(self, now_us: int) -> None:
            sound, now_s = app.sound, time.monotonic()
            if now_s > self.said_s + 1:
                self.said_s = now_s
                print(json.dumps(dict(done)), flush=True)
            if now_s > end_s:
                app.quit()
            for _ in range(chance.choice((0, 1, 1, 2, 5))):
                # Mostly short ones: what ends by itself ends in the audio thread.
                name = chance.choice(names if chance.random() < 0.02 else short)
                sound.play(name, chance.random(), chance.uniform(-1, 1))
                done["effects"] += 1
            if now_s > self.pause_s:
                self.pause_s = now_s + chance.uniform(0.02, 0.3)
                self.paused = not self.paused
                (sound.pause_all if self.paused else sound.resume_all)()
                done["pauses"] += 1
            dice = chance.random()
            if dice < 0.04:
                self.racing = not self.racing
                sound.hush(self.racing)
                done["hushes"] += 1
            elif dice < 0.06:
                self.away = not self.away
                lost = pygame.WINDOWFOCUSLOST if self.away else pygame.WINDOWFOCUSGAINED
                pygame.event.post(pygame.event.Event(lost))
                done["focus"] += 1
            elif dice < 0.12:
                sound.loop(chance.choice(("wind", "heartbeat", "fuse")), fade_ms=60)
                done["loops"] += 1
            elif dice < 0.18:
                sound.stop(chance.choice(("wind", "heartbeat", "fuse", "shot")), 60)
                done["stops"] += 1
            elif dice < 0.19:
                sound.music(chance.choice((None, *tunes)), chance.choice((1, 60, 500)))
                done["tunes"] += 1
            elif dice < 0.195:
                app.settings.music = chance.choice((0, 30, 60))
                app.settings.effects = chance.choice((0, 80, 80))
                sound.refresh()
                done["sliders"] += 1

    names, tunes = sorted(app.sound.names()), sorted(app.sound.tunes())
    short = ("click", "hover", "chip", "turn", "score", "card_snap", "knock", "back")
    if app.sound.silent:
        print("no sound device", file=sys.stderr)
        return 1
    app.pump._focused = True
    app.push(Evening(app))
    return app.run()


def soak(minutes: float, driver: str, seed: int) -> int:
    """Run the child and watch it; the exit status."""
    with tempfile.TemporaryDirectory() as kept:
        env = {
            **os.environ,
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": driver,
            "SDL_DISKAUDIOFILE": os.devnull,
            "PYTHONPATH": str(ROOT),
        }
        words = [sys.executable, __file__, "--child", "--minutes", str(minutes)]
        words += ["--seed", str(seed), "--data", kept]
        run = subprocess.Popen(words, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        begun_s = heard_s = time.monotonic()
        last = "{}"

        def listen() -> None:
            nonlocal heard_s, last
            assert run.stdout is not None
            for line in run.stdout:
                heard_s, last = time.monotonic(), line.strip()

        ear = threading.Thread(target=listen, daemon=True)
        ear.start()
        while run.poll() is None and time.monotonic() - heard_s < SILENCE_S:
            time.sleep(0.2)
        took_s = time.monotonic() - begun_s
        if run.poll() is None:
            print(f"HANGS after {heard_s - begun_s:.0f} s (seed {seed}): {last}", flush=True)
            if hasattr(signal, "SIGUSR1"):
                run.send_signal(signal.SIGUSR1)
                time.sleep(1)
            run.kill()
            run.wait()
            return 1
        ear.join(5)
        print(f"{'ok' if run.returncode == 0 else 'FAILED'} after {took_s:.0f} s: {last}")
        return 1 if run.returncode else 0


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Sound for minutes on end.")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--driver", choices=("dummy", "disk"), default="dummy")
    parser.add_argument("--seed", type=int, default=45)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--data", type=Path, default=None, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.child:
        return child(chosen.minutes, chosen.seed, chosen.data)
    return soak(chosen.minutes, chosen.driver, chosen.seed)


if __name__ == "__main__":
    sys.exit(main())
