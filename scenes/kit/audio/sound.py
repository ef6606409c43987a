"""All the sound of the program, behind one object that never raises and never makes a scene wait.

Effects are read from assets/sounds/effects, music from assets/sounds/music; the name of a sound is
its file's, and `dice_hit` picks one of `dice_hit_1`, `dice_hit_2`, … A thread of its own reads the
files, fades the music and looks for a device that is not there, or was taken away. With none
everything is silent and one notice says so. What may be called of the mixer, and why nothing is
ever paused there: see the package.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from game.core.reasons import reason
from scenes.kit.audio.channels import Channels, Voice
from scenes.kit.audio.device import open_device, shut_device, shut_in_time
from scenes.kit.audio.effects import Effects, listing
from scenes.kit.audio.levels import Volumes, music_level
from scenes.kit.audio.loops import Loop, Loops
from scenes.kit.audio.soundtrack import CHANGE_MS, HOLD_MS, STEP_S, Soundtrack
from scenes.kit.audio.worker import Job, Worker
from scenes.kit.storage.settings import Settings
from scenes.kit.text.words import _

SOUNDS = Path(__file__).resolve().parents[3] / "assets" / "sounds"
LATE_S = 0.2
"""An effect whose file took longer than this to read is not played any more."""
RETRY_S = (5.0, 60.0)
"""How long after a failure the device is looked for again, at first and at most."""
CALM_S = 0.25
"""How often it is looked whether a race is over, when there is no device."""
JOIN_S = 0.3


class Sound:
    """All the sound of the program. Nothing here raises, nothing here waits."""

    def __init__(
        self,
        folder: Path = SOUNDS,
        volumes: Callable[[], Volumes] = Settings,
        notice: Callable[[str], None] = lambda text: None,
        busy: Callable[[], bool] = lambda: False,
        seed: int = 45,
    ) -> None:
        """`notice` is given each trouble once, in words; it may be called from another thread.

        While `busy`, as in a race, no device is opened: that holds up everything for a moment.
        """
        self._notice = notice
        self._busy = busy
        self._effects = Effects(listing(folder / "effects"), self._tell_broken, seed)
        self._channels = Channels(volumes)
        self._loops = Loops(self._channels, self._start_loop)
        self._music = Soundtrack(
            listing(folder / "music"), lambda: music_level(volumes()), self._tell_broken
        )
        self._worker = Worker(self._turn, self._sleep_s)
        self._lock = threading.RLock()
        self._door = threading.Lock()
        self._awake = False
        self._told_silent = False
        self._told_broken: set[str] = set()
        self._closing = False
        self._renew = False
        self._asked = False
        self._retry_at_s = 0.0
        self._retry_s = RETRY_S[0]

    # -- the device ----------------------------------------------------------------------------
    def open(self) -> bool:
        """Opens the device and begins to read the effects; False, and one notice, without one."""
        self._closing = False
        opened = self._awake or self._try_device()
        self._worker.start()
        return opened

    def retry(self) -> None:
        """Opens the device anew, aside, and takes up the music where it should be by now."""
        self._told_silent = False
        self._told_broken.clear()
        self._effects.try_again()
        self._ask_device(renew=True)

    def device_changed(self, gone: bool) -> None:
        """The system lost a device we may be playing on (`gone`), or has a new one."""
        if gone or not self._awake:
            self._ask_device(renew=gone)

    def close(self) -> bool:
        """Stops everything and lets go of the device, within a second; False if that failed."""
        self._closing, self._awake = True, False
        if not self._worker.running:
            return True
        self._worker.stop(JOIN_S)
        self._forget()
        return shut_in_time()

    @property
    def silent(self) -> bool:
        """Whether there is no device."""
        return not self._awake

    @property
    def opening(self) -> bool:
        """Whether the device was asked for and has not answered yet."""
        return self._asked

    def names(self) -> frozenset[str]:
        """Every name `play` and `loop` know."""
        return self._effects.names()

    def tunes(self) -> frozenset[str]:
        """Every name `music` knows."""
        return self._music.known()

    def _ask_device(self, renew: bool) -> None:
        if not self._worker.running:
            return
        with self._lock:
            self._renew = self._renew or renew
            self._awake = self._awake and not renew
            self._asked, self._retry_at_s, self._retry_s = True, 0.0, RETRY_S[0]
        self._worker.wake()

    def _try_device(self) -> bool:
        """Opens the device now, closing it first where that was asked for."""
        with self._door:
            if self._awake:
                return True
            self._forget()
            try:
                if self._renew:
                    self._renew = False
                    shut_device()
                open_device()
            except Exception as error:  # whatever a driver or a build without a mixer raises
                self._retry_at_s = time.monotonic() + self._retry_s
                self._retry_s = min(self._retry_s * 2, RETRY_S[1])
                self._say_silent(error)
                return False
            finally:
                self._asked = False
            self._awake, self._told_silent, self._retry_s = True, False, RETRY_S[0]
        self.preload()
        self._tend_loops()
        self._worker.wake()
        return True

    def _fall_silent(self, error: Exception) -> None:
        with self._lock:
            self._awake, self._renew = False, True
        self._forget()
        self._retry_at_s = time.monotonic() + self._retry_s
        self._say_silent(error)
        self._worker.wake()

    def _say_silent(self, error: Exception) -> None:
        if not self._told_silent and not self._closing:
            self._told_silent = True
            why = reason(error)
            self._notice(
                _("No sound: {why}. The saloon is quiet; options can try again.").format(why=why)
            )

    def _forget(self) -> None:
        with self._lock:
            self._effects.loaded.clear()
            self._channels.forget()
            self._loops.forget()
            self._music.forget()

    def _tell_broken(self, name: str) -> None:
        if name not in self._told_broken:
            self._told_broken.add(name)
            self._notice(_("The sound '{name}' is missing or damaged: no sound.").format(name=name))

    # -- effects -------------------------------------------------------------------------------
    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Plays an effect once; `volume` 0–1, `pan` -1 (left) to 1 (right).

        A file not read yet is read aside, and played if that was quick. Nothing is played while
        another window is in front, nor what its slider makes unheard.
        """
        stem = self._effects.pick(name)
        if stem is None or not self._awake:
            return
        voice = Voice(name, volume, pan)
        if stem in self._effects.loaded:
            self._start(stem, voice)
            return
        asked_s = time.monotonic()

        def late() -> None:
            if self._effects.load(stem) and time.monotonic() - asked_s < LATE_S:
                self._start(stem, voice)

        self._do(late)

    def loop(self, name: str, volume: float = 1.0, pan: float = 0.0, fade_ms: int = 120) -> Loop:
        """Plays an effect over and over. Asked for again, the one that is on goes on."""
        with self._lock:
            going = self._loops.wanted.get(name)
            if going is not None:
                return going
            handle = Loop(name, volume, pan, fade_ms, self._end_loop)
            stem = self._effects.pick(name)
            if stem is not None:
                handle.stem = stem
                self._loops.wanted[name] = handle
                self._tend_loops()
        return handle

    def stop(self, name: str, fade_ms: int = 120) -> None:
        """Fades out every effect of that name, looped or not."""
        with self._lock:
            going = self._loops.wanted.get(name)
            if going is not None:
                going.stop(fade_ms)
            with self._guarded():
                for number, voice in self._channels.sounding() if self._awake else ():
                    if voice.name == name:
                        self._channels.fade_out(number, fade_ms)

    def preload(self, names: Iterable[str] | None = None) -> None:
        """Reads effects aside, so that their first use is prompt; all of them by default.

        Named ones come first: a scene names what its race will need.
        """
        for stem in self._effects.unread(names):
            self._do(partial(self._effects.load, stem), 2 if names is None else 1)

    def _start(self, stem: str, voice: Voice, fade_ms: int = 0) -> int | None:
        """Plays a file that is read; gives its channel, or None where it is not to be heard."""
        with self._guarded(), self._lock:
            sound = self._effects.loaded.get(stem)
            can = sound is not None and self._awake and not self._music.away
            if sound is not None and can and self._channels.heard(voice):
                return self._channels.start(sound, voice, fade_ms)
        return None

    def _start_loop(self, stem: str, voice: Voice, fade_ms: int) -> int | None:
        if stem in self._effects.loaded:
            return self._start(stem, voice, fade_ms)
        self._do(lambda: self._tend_loops() if self._effects.load(stem) else None)
        return None

    def _tend_loops(self) -> None:
        with self._guarded(), self._lock:
            if self._awake:
                self._loops.tend(self._music.held or self._music.away)

    def _end_loop(self, handle: Loop, fade_ms: int) -> None:
        with self._guarded(), self._lock:
            self._loops.end(handle, fade_ms, self._awake)

    # -- music and everything at once ----------------------------------------------------------
    def music(self, name: str | None, fade_ms: int = CHANGE_MS) -> None:
        """Changes the tune, or ends it with None; the one that is on fades out first."""
        self._music.want(name, fade_ms)
        self._worker.wake()

    def hush(self, on: bool) -> None:
        """A race is on (True): the music is gone within a fifth of a second; or over (False)."""
        self._music.hush(on)
        self._worker.wake()

    def pause_all(self) -> None:
        """Silences everything that sounds; effects played from now on are heard all the same."""
        self._music.hold(True)
        self._die_away()

    def resume_all(self) -> None:
        """Loops and music are back after `pause_all`; what was played once is over."""
        self._music.hold(False)
        self._tend_loops()
        self._worker.wake()

    def in_front(self, on: bool) -> None:
        """The window is behind others (False): nothing is heard; or in front again (True)."""
        self._music.leave(not on)
        if not on:
            self._die_away()
            return
        self._tend_loops()
        if not self._awake:
            self._ask_device(renew=False)
        self._worker.wake()

    def refresh(self) -> None:
        """Takes the sliders' new positions for what is sounding already."""
        with self._guarded(), self._lock:
            if self._awake:
                self._channels.refresh()
        self._tend_loops()
        self._do(self._music.set_volume)

    def _die_away(self) -> None:
        with self._guarded(), self._lock:
            for number, _voice in self._channels.sounding() if self._awake else ():
                self._channels.fade_out(number, HOLD_MS)
            self._loops.forget()
        self._worker.wake()

    # -- the thread ----------------------------------------------------------------------------
    def _do(self, job: Job, urgency: int = 0) -> None:
        if self._awake:
            self._worker.do(job, urgency)

    def _sleep_s(self) -> float | None:
        if self._awake:
            return STEP_S if self._music.moving else None
        return max(self._retry_at_s - time.monotonic(), 0.001 if self._may_try() else CALM_S)

    def _turn(self, job: Job | None) -> None:
        with self._guarded():
            if self._awake and job is not None:
                job()
            if self._awake:
                self._music.step()
        if self._may_try() and time.monotonic() >= self._retry_at_s:
            self._try_device()

    def _may_try(self) -> bool:
        """Whether there is no device, and nobody minds the moment that opening one takes."""
        if self._awake or self._closing:
            return False
        return not (self._music.hushed or self._music.away or self._busy())

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
        while self._asked or (self._awake and (not self._worker.idle or self._music.moving)):
            if time.monotonic() > until_s:
                return False
            time.sleep(0.003)
        return True
