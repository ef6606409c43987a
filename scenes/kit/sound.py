"""Everything one hears, behind one wrapper that never raises and never makes a scene wait.

Effects are read from assets/sounds/effects, music from assets/sounds/music; the name of a sound is
its file's, and `dice_hit` picks one of `dice_hit_1`, `dice_hit_2`, … A thread of the wrapper's own
reads the files and fades the music. With no device, or one that fails, everything is silent and one
notice says so; `retry` tries again.
"""

import contextlib
import itertools
import math
import os
import queue
import random
import re
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

import pygame

from scenes.kit.soundtrack import CHANGE_MS, STEP_S, Soundtrack
from scenes.kit.words import _

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE_HZ = 44100
BUFFER_FRAMES = 512
CHANNELS = 24
LATE_S = 0.2
"""An effect whose file took longer than this to read is not played any more."""
MUSIC_TRIM = 0.55
"""Music is mixed at -16 LUFS; under the game it is background."""
SLIDER_POWER = 1.6
"""Loudness is felt, not measured: half way along a slider is well below half the amplitude."""

LOUDNESS = {
    "accuse": 1.0, "back": 0.25, "bell": 0.9, "blast": 0.9, "body_fall": 0.6, "cannon": 1.0,
    "card_deal": 0.4, "card_snap": 0.95, "chalk": 0.6, "chip": 0.75, "chips_all_in": 0.55,
    "chips_slide": 0.55, "chips_stack": 0.6, "click": 0.45, "clock_tick": 0.7, "cloth_grow": 0.55,
    "cloth_lift": 0.5, "coach": 0.6, "coin": 0.5, "confirm": 0.27, "crowd_cheer": 0.6,
    "crowd_gasp": 0.65, "crowd_laugh": 0.6, "crowd_murmur": 0.16, "crown": 0.4, "crystal": 0.3,
    "curtain": 0.3, "dice_hit": 0.8, "dice_settle": 0.55, "dice_shake": 0.55, "dice_throw": 0.75,
    "die_free": 0.5, "die_keep": 0.6, "door_close": 0.6, "door_creak_open": 0.5, "doors": 0.6,
    "drip": 0.25, "dynamite_fuse": 0.3, "fanfare_five": 0.7, "fanfare_round": 0.5,
    "fanfare_win": 0.7, "fog": 0.35, "fuse": 0.35, "gas": 0.65, "glass": 0.35, "glass_slide": 0.7,
    "gun_cock": 0.9, "hat_fly": 0.35, "hat_land": 0.5, "heartbeat": 0.5, "holster": 0.55,
    "hooves": 0.6, "horse": 0.35, "hover": 0.14, "join": 0.55, "knock": 0.85, "lantern": 0.35,
    "leave": 0.5, "lose": 0.45, "monster_breath": 0.3, "monster_hurt": 0.35, "monster_roar": 1.0,
    "noon_bell": 0.5, "page": 0.3, "pin": 0.65, "refuse": 0.45, "ricochet": 0.7, "say": 0.5,
    "score": 0.16, "shells": 0.45, "sheriff_star": 0.3, "shoes_squeak": 0.25, "shot": 1.0,
    "slap": 0.8, "snatch": 0.3, "splash": 0.5, "spurs_step": 0.5, "spyglass": 0.5, "stampede": 0.6,
    "star_won": 0.55, "swap_shuffle": 0.5, "throw_card": 0.55, "trickle": 0.35, "turn": 0.16,
    "umbrella_open": 0.55, "whistle": 0.2, "wind": 0.2, "zip": 0.5,
}  # fmt: skip
"""How loud each effect is in the game; its file peaks at -3 dB whatever it is."""

IMPORTANT = frozenset({"accuse", "bell", "fanfare_five", "fanfare_win", "shot"})
"""Never cut off for the sake of another sound; nor is a loop."""


Job = tuple[int, int, Callable[[], object]]
"""How urgent (less is sooner), in which order asked, what to do."""


class Volumes(Protocol):
    """The sliders, 0–100 each; the settings are one."""

    @property
    def music(self) -> int: ...
    @property
    def effects(self) -> int: ...
    @property
    def crowd(self) -> int: ...


@dataclass(frozen=True)
class Sliders:
    """Volumes for where there are no settings yet."""

    music: int = 70
    effects: int = 85
    crowd: int = 80


def prepare() -> None:
    """To be called before `pygame.init`, so that it opens the device the way we want it."""
    with contextlib.suppress(pygame.error, NotImplementedError):
        pygame.mixer.pre_init(RATE_HZ, -16, 2, BUFFER_FRAMES)


@contextlib.contextmanager
def _drivers_hushed() -> Iterator[None]:
    """Without a device Linux's sound library writes a page to standard error; we say it once."""
    if sys.platform != "linux":
        yield
        return
    try:
        kept = os.dup(2)
    except OSError:  # no standard error at all
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def gain(slider: float) -> float:
    """What a slider of 0–100 multiplies the amplitude by."""
    return math.pow(min(max(slider, 0.0), 100.0) / 100.0, SLIDER_POWER)


@dataclass
class _Voice:
    """What one channel is playing."""

    name: str
    order: int
    loop: bool
    volume: float
    pan: float


@dataclass
class Loop:
    """A sound that goes on until it is stopped; `stop` may be called any number of times."""

    name: str
    volume: float
    pan: float
    fade_ms: int
    _stop: Callable[["Loop", int], None]
    channel: int | None = None
    stopped: bool = False

    def stop(self, fade_ms: int = 120) -> None:
        """Fades it out, also when it has not begun yet."""
        if not self.stopped:
            self.stopped = True
            self._stop(self, fade_ms)


class Sound:
    """All the sound of the program. Nothing here raises, nothing here waits."""

    def __init__(
        self,
        folder: Path = SOUNDS,
        volumes: Callable[[], Volumes] = Sliders,
        notice: Callable[[str], None] = lambda text: None,
        seed: int = 45,
    ) -> None:
        """`notice` is given each trouble once, in words; it may be called from another thread."""
        self._folder = folder
        self._volumes = volumes
        self._notice = notice
        self._chance = random.Random(seed)
        self._files = self._listing("effects")
        self._variants = self._grouped(self._files)
        self._last: dict[str, str] = {}
        self._loaded: dict[str, pygame.mixer.Sound] = {}
        self._broken: set[str] = set()
        self._voices: list[_Voice | None] = [None] * CHANNELS
        self._loops: dict[str, Loop] = {}
        self._music = Soundtrack(self._listing("music"), self._music_loudness, self._tell_broken)
        self._order = itertools.count()
        self._jobs: queue.PriorityQueue[Job] = queue.PriorityQueue()
        self._lock = threading.RLock()
        self._thread: threading.Thread | None = None
        self._awake = False
        self._told_silent = False
        self._closing = False

    # -- the device ----------------------------------------------------------------------------
    def open(self) -> bool:
        """Opens the device and begins to read the effects; False, and one notice, without one."""
        if self._awake:
            return True
        try:
            if pygame.mixer.get_init() != (RATE_HZ, -16, 2):
                pygame.mixer.quit()
                with _drivers_hushed():
                    pygame.mixer.init(RATE_HZ, -16, 2, BUFFER_FRAMES, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except Exception as error:  # whatever a driver or a build without a mixer raises
            self._fall_silent(error)
            return False
        self._awake, self._told_silent, self._closing = True, False, False
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        self.preload()
        self._do(self._music.forget)
        return True

    def retry(self) -> bool:
        """Tries the device again and takes up the music where it should be by now."""
        self._told_silent = False
        self._broken.clear()
        return self.open()

    def close(self) -> None:
        """Stops everything and lets go of the device."""
        self._closing = True
        self._awake = False
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put((-1, next(self._order), lambda: None))
            thread.join(timeout=2)
        self._forget()
        with contextlib.suppress(Exception):
            pygame.mixer.quit()

    @property
    def silent(self) -> bool:
        """Whether there is no device."""
        return not self._awake

    def names(self) -> frozenset[str]:
        """Every name `play` and `loop` know."""
        return frozenset(self._variants)

    def tunes(self) -> frozenset[str]:
        """Every name `music` knows."""
        return self._music.known()

    def _fall_silent(self, error: Exception) -> None:
        self._awake = False
        self._forget()
        if not self._told_silent and not self._closing:
            self._told_silent = True
            why = str(error).strip() or type(error).__name__
            self._notice(
                _("No sound: {why}. The saloon is quiet; options can try again.").format(why=why)
            )

    def _forget(self) -> None:
        with self._lock:
            self._loaded.clear()
            self._loops.clear()
            self._voices = [None] * CHANNELS
            self._music.forget()

    # -- effects -------------------------------------------------------------------------------
    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Plays an effect once; `volume` 0–1, `pan` -1 (left) to 1 (right).

        A file not read yet is read aside, and played if that was quick.
        """
        stem = self._pick(name)
        if stem is None or not self._awake:
            return
        if stem in self._loaded:
            with self._guarded():
                self._start(stem, _Voice(name, 0, False, volume, pan))
            return
        asked_s = time.monotonic()

        def late() -> None:
            if self._load(stem) and time.monotonic() - asked_s < LATE_S:
                self._start(stem, _Voice(name, 0, False, volume, pan))

        self._do(late)

    def loop(self, name: str, volume: float = 1.0, pan: float = 0.0, fade_ms: int = 120) -> Loop:
        """Plays an effect over and over. Asked for again, the one that is on goes on."""
        with self._lock:
            going = self._loops.get(name)
            if going is not None and not going.stopped:
                return going
            handle = Loop(name, volume, pan, fade_ms, self._end_loop)
            stem = self._pick(name)
            if stem is None or not self._awake:
                return handle
            self._loops[name] = handle
        if stem in self._loaded:
            with self._guarded():
                self._start_loop(stem, handle)
        else:
            self._do(lambda: self._start_loop(stem, handle) if self._load(stem) else None)
        return handle

    def stop(self, name: str, fade_ms: int = 120) -> None:
        """Fades out every effect of that name, looped or not."""
        with self._lock:
            going = self._loops.pop(name, None)
            if going is not None:
                going.stop(fade_ms)
            if self._awake:
                with self._guarded():
                    for number in self._playing(name):
                        pygame.mixer.Channel(number).fadeout(max(fade_ms, 1))

    def preload(self, names: Iterable[str] | None = None) -> None:
        """Reads effects aside, so that their first use is prompt; all of them by default.

        Named ones come first: a scene names what its race will need.
        """
        wanted = self._variants if names is None else names
        urgency = 2 if names is None else 1
        for name in wanted:
            for stem in self._variants.get(name, ()):
                if stem not in self._loaded:
                    self._do(partial(self._load, stem), urgency)

    def _pick(self, name: str) -> str | None:
        """The file to play: one of the variants, not the same one twice running."""
        stems = self._variants.get(name)
        if not stems:
            self._tell_broken(name)
            return None
        fresh = [stem for stem in stems if stem != self._last.get(name)] or stems
        self._last[name] = self._chance.choice(fresh)
        return self._last[name]

    def _load(self, stem: str) -> bool:
        if stem in self._loaded:
            return True
        if stem in self._broken or not self._awake:
            return False
        try:
            self._loaded[stem] = pygame.mixer.Sound(self._files[stem])
        except Exception:  # missing, unreadable, not a sound: all the same to a player
            if pygame.mixer.get_init() is None:
                raise
            self._tell_broken(stem)
            return False
        return True

    def _tell_broken(self, name: str) -> None:
        if name not in self._broken:
            self._broken.add(name)
            self._notice(_("The sound '{name}' is missing or damaged: no sound.").format(name=name))

    def _start(self, stem: str, voice: _Voice, fade_ms: int = 0) -> int | None:
        """Starts it on a free channel, or on that of the oldest sound nobody will miss."""
        with self._lock:
            number = self._room()
            if number is None:
                return None
            voice.order = next(self._order)
            channel = pygame.mixer.Channel(number)
            channel.play(self._loaded[stem], loops=-1 if voice.loop else 0, fade_ms=fade_ms)
            channel.set_volume(*self._sides(voice))
            self._voices[number] = voice
            return number

    def _room(self) -> int | None:
        for number in range(CHANNELS):
            if not pygame.mixer.Channel(number).get_busy():
                return number
        voices = [(voice, number) for number, voice in enumerate(self._voices) if voice is not None]
        spare = [
            (voice.order, number)
            for voice, number in voices
            if not voice.loop and voice.name not in IMPORTANT
        ]
        return min(spare)[1] if spare else None

    def _sides(self, voice: _Voice) -> tuple[float, float]:
        loud = LOUDNESS.get(re.sub(r"_\d+$", "", voice.name), 0.6) * voice.volume
        volumes = self._volumes()
        slider = volumes.crowd if voice.name.startswith("crowd_") else volumes.effects
        loud = min(max(loud * gain(slider), 0.0), 1.0)
        side = min(max(voice.pan, -1.0), 1.0)
        return loud * min(1.0, 1.0 - side) ** 0.5, loud * min(1.0, 1.0 + side) ** 0.5

    def _music_loudness(self) -> float:
        return MUSIC_TRIM * gain(self._volumes().music)

    def _playing(self, name: str) -> list[int]:
        return [
            number
            for number, voice in enumerate(self._voices)
            if voice is not None and voice.name == name and pygame.mixer.Channel(number).get_busy()
        ]

    def _start_loop(self, stem: str, handle: Loop) -> None:
        with self._lock:
            if not handle.stopped:
                voice = _Voice(handle.name, 0, True, handle.volume, handle.pan)
                handle.channel = self._start(stem, voice, handle.fade_ms)

    def _end_loop(self, handle: Loop, fade_ms: int) -> None:
        with self._lock:
            if self._loops.get(handle.name) is handle:
                del self._loops[handle.name]
            if handle.channel is not None and self._awake:
                with self._guarded():
                    voice = self._voices[handle.channel]
                    if voice is not None and voice.loop and voice.name == handle.name:
                        pygame.mixer.Channel(handle.channel).fadeout(max(fade_ms, 1))

    # -- music and everything at once ----------------------------------------------------------
    def music(self, name: str | None, fade_ms: int = CHANGE_MS) -> None:
        """Changes the tune, or ends it with None; the one that is on fades out first."""
        self._music.want(name, fade_ms)
        self._do(lambda: None)

    def hush(self, on: bool) -> None:
        """A race is on (True): the music is gone within a fifth of a second; or over (False)."""
        self._music.hush(on)
        self._do(lambda: None)

    def pause_all(self) -> None:
        """Holds everything that sounds; what is played from now on is heard all the same."""
        self._music.paused = True
        if self._awake:
            with self._guarded():
                pygame.mixer.pause()
                pygame.mixer.music.pause()

    def resume_all(self) -> None:
        """Goes on where `pause_all` held."""
        self._music.paused = False
        if self._awake:
            with self._guarded():
                pygame.mixer.unpause()
                if not self._music.held:
                    pygame.mixer.music.unpause()
            self._do(lambda: None)

    def refresh(self) -> None:
        """Takes the sliders' new positions for what is sounding already."""
        if self._awake:
            with self._guarded(), self._lock:
                for number, voice in enumerate(self._voices):
                    if voice is not None and pygame.mixer.Channel(number).get_busy():
                        pygame.mixer.Channel(number).set_volume(*self._sides(voice))
            self._do(self._music.set_volume)

    # -- the thread ----------------------------------------------------------------------------
    def _do(self, job: Callable[[], object], urgency: int = 0) -> None:
        if self._awake:
            self._jobs.put((urgency, next(self._order), job))

    def _work(self) -> None:
        while not self._closing:
            job: Callable[[], object] | None = None
            with contextlib.suppress(queue.Empty):
                wait_s = STEP_S if self._awake and self._music.moving else None
                job = self._jobs.get(timeout=wait_s)[2]
            with self._guarded():
                if self._awake and job is not None:
                    job()
                if self._awake:
                    self._music.step()
            if job is not None:
                self._jobs.task_done()

    @contextlib.contextmanager
    def _guarded(self) -> Iterator[None]:
        """A device that fails in the middle makes us silent, not the game stop."""
        try:
            yield
        except Exception as error:  # the mixer's errors come in several kinds
            self._fall_silent(error)

    def settle(self, timeout_s: float = 5.0) -> bool:
        """Waits until nothing is left to read or fade; for tests and tools, not for scenes."""
        until_s = time.monotonic() + timeout_s
        while self._awake and (self._jobs.unfinished_tasks or self._music.moving):
            if time.monotonic() > until_s:
                return False
            time.sleep(0.003)
        return True

    # -- the folder ----------------------------------------------------------------------------
    def _listing(self, kind: str) -> dict[str, Path]:
        try:
            return {path.stem: path for path in sorted((self._folder / kind).glob("*.ogg"))}
        except OSError:
            return {}

    @staticmethod
    def _grouped(files: Iterable[str]) -> dict[str, list[str]]:
        """Every file by its own name, and numbered ones together by the name without number."""
        groups: dict[str, list[str]] = {}
        for stem in files:
            groups.setdefault(stem, []).append(stem)
            base = re.sub(r"_\d+$", "", stem)
            if base != stem:
                groups.setdefault(base, []).append(stem)
        return groups
