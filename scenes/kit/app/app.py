"""The app: the loop, the scene stack, and everything scenes share.

The loop waits in the pump until an input or the next frame is due, hands each input with its stamp
to the top scene, moves it on, draws what changed. Nothing in here reads a clock but through
`clock`, so tests turn the time by hand: `App.headless()` and `step`.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pygame

from scenes.kit.app import furnish
from scenes.kit.app.clicks import Clicks
from scenes.kit.app.log import PublicLog
from scenes.kit.app.opening import first_window
from scenes.kit.app.presence import Presence
from scenes.kit.app.scene import Scene, SceneStack
from scenes.kit.app.shell import Shell
from scenes.kit.app.signals import SignalWatch
from scenes.kit.app.watchdog import Watchdog
from scenes.kit.app.window import Window
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input import labels
from scenes.kit.input.clock import Clock, FakeClock, RealClock
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.input.keyboard_now import keys_down
from scenes.kit.input.pacing import FRAME_US, Pacing
from scenes.kit.input.pads import Pads
from scenes.kit.input.pump import LONGEST_WAIT_US, NoEvents, Pump
from scenes.kit.storage.paths import Folders
from scenes.kit.storage.settings import Settings
from scenes.kit.text import words

SETTLE_US = 200_000
"""A window that kept its size so long has settled: pictures are made anew for it."""
LOOK_US = 100_000
"""While files are written: how often the loop asks whether something went wrong."""


@dataclass(frozen=True, slots=True)
class Halt:
    """Why the game should pause or somebody be told: `why` is "focus", "stall", "pad" or "seated".

    "pad": the `seat` whose pad went, or the `pad` that came and may belong to any of several seats.
    "seated": a pad took the `seat`, whose pad was missing.
    """

    why: str
    seat: int | None = None
    pad: int | None = None


class App:
    """What scenes hold on to; see the module's docstring."""

    shell: Shell | None = None
    """What lies above the tables; whoever starts the program joins it to the app."""

    def __init__(
        self,
        window: Window,
        clock: Clock,
        settings: Settings,
        files: Folders,
        pads: Pads,
        log_path: Path | None = None,
    ) -> None:
        self.window = window
        self.clock = clock
        self.settings = settings
        self.files = files
        self.pads = pads
        self.notices: list[str] = []
        self._pacing = Pacing(clock.now_us())
        self.log = PublicLog(log_path, clock.now_us, self.notice)
        self._log_clock()
        furnish.hear_store(self)
        self.canvas = Canvas(window.surface)
        source, system = (None, keys_down) if window.seen else (NoEvents(), frozenset)
        self.pump = Pump(clock, window.to_stage, pads, source, system)
        self._language = settings.language
        self._quiet = False  # asked for by the sound's thread, from now on
        self.art = furnish.art(self.canvas, self.notice)
        self.text = furnish.lettering(self.canvas, settings)
        self.sound = furnish.sound(
            settings, self.notice, lambda: self._quiet, silent=not window.seen
        )
        self.stack = SceneStack()
        self.clicks = Clicks()
        self.presence = Presence(clock.now_us(), window.seen)
        self.on_halt: Callable[[Halt], None] | None = None
        self.on_strange_pad: Callable[[Input], None] | None = None
        self.before_end: list[Callable[[], None]] = []
        self.now_us = clock.now_us()
        self.frames = 0
        self.status = 0
        self.sound_stuck = False
        self._ending = False
        self._settle_at_us: int | None = None
        self._shell_keys: set[int] = set()

    # -- opening -------------------------------------------------------------------------------
    @classmethod
    def open(
        cls,
        *,
        data: Path | None = None,
        size_px: tuple[int, int] | None = None,
        language: str | None = None,
        log_path: Path | None = None,
        window: Window | None = None,
    ) -> App:
        """The app in a window. Raises NoDisplayError, and OSError when the log cannot be opened.

        `language` is spoken until the settings name another.
        """
        clock = RealClock()
        files = furnish.files(data)
        words.use(language or "")
        settings = furnish.settings(files)
        if window is None:
            window = first_window(data, size_px)
        if size_px is None:
            window.set_fullscreen(settings.fullscreen)
        app = cls(window, clock, settings, files, Pads(), log_path)
        app._speak(language or settings.language)
        furnish.claim_autosave(app)
        app.pump.quiet()
        return app

    @classmethod
    def headless(
        cls,
        size_px: tuple[int, int] = (1920, 1080),
        *,
        data: Path | None = None,
        language: str = "en",
        log_path: Path | None = None,
    ) -> App:
        """The app without window, sound or clock: `step` turns everything by hand.

        Without `data` its files are in a temporary folder.
        """
        window = Window.unseen(size_px)
        files = Folders(data) if data is not None else Folders.temporary()
        words.use(language)
        settings = furnish.settings(files)
        app = cls(window, FakeClock(), settings, files, Pads(openable=False), log_path)
        app._speak(language)
        return app

    # -- scenes --------------------------------------------------------------------------------
    @property
    def top(self) -> Scene | None:
        """The scene that gets input now."""
        return self.stack.top

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below pauses."""
        self.stack.push(scene)
        self._entered(scene)

    def pop(self) -> Scene:
        """Take the top scene off; the one below resumes. The last one gone ends the program."""
        scene = self.stack.pop()
        if self.stack.top is None:
            self.quit()
        else:
            self._entered(self.stack.top)
        return scene

    def replace(self, scene: Scene) -> None:
        """Put a scene in the top one's place."""
        self.stack.replace(scene)
        self._entered(scene)

    def reset(self, scene: Scene) -> None:
        """Take all scenes off and begin anew with this one."""
        self.stack.reset(scene)
        self._entered(scene)

    def quit(self, status: int = 0) -> None:
        """End after this turn; every scene is told to leave first."""
        self.status = status
        self._ending = True

    @property
    def ending(self) -> bool:
        """True once the end was asked for."""
        return self._ending

    @property
    def rooms(self) -> Shell:
        """The shell, for scenes that lead on to it. Raises RuntimeError where there is none."""
        if self.shell is None:
            raise RuntimeError("no shell was joined to this app")
        return self.shell

    # -- what scenes ask of it -----------------------------------------------------------------
    def notice(self, text: str) -> None:
        """Something the player should be told once; scenes show `notices`."""
        if text not in self.notices:
            self.notices.append(text)
            self._pacing.stale = True
            self.log.write("notice", text=text)

    def text_input(self, on: bool, box_u: tuple[float, float, float, float] | None = None) -> None:
        """Typed text on or off (name fields only); off is the rule.

        An input method shows what one may choose from beside `box_u`, x, y, width and height in u.
        """
        if on:
            self.pump.start_text(self.canvas.box_px(*box_u) if box_u is not None else None)
        else:
            self.pump.stop_text()

    def set_fullscreen(self, on: bool) -> None:
        """Full screen or a window; remembered in the settings."""
        self.window.set_fullscreen(on)
        self.settings.fullscreen = self.window.fullscreen
        self.save_settings()
        self.pump.stop_text()
        self.pump.quiet()
        self._settle(0)

    def save_settings(self) -> None:
        """Have the settings kept."""
        furnish.save_settings(self.files, self.settings)

    def settings_changed(self) -> None:
        """Language, text size or volumes changed: apply them and keep them."""
        if self.settings.language != self._language:
            self._language = self.settings.language
            self._speak(self._language)
        furnish.apply(self)
        self.canvas.invalidate()
        self._pacing.stale = True
        self.save_settings()

    def refresh(self) -> None:
        """Draw a frame soon, though nothing was pressed."""
        self._pacing.stale = True

    # -- the loop ------------------------------------------------------------------------------
    def run(self) -> int:
        """Turn until the end; gives the exit status. The first scene must be pushed already."""
        watchdog = Watchdog(self.files.folder)
        signals = SignalWatch(lambda: watchdog.turns, watchdog.give_up)
        signals.open()
        hung = watchdog.open()
        if hung:
            self.notice(hung)
        switch_s = sys.getswitchinterval()
        sys.setswitchinterval(0.001)  # a thread that loads pictures must not hold up a press
        self.pump.fresh()
        try:
            while not self._ending and self.stack.top is not None:
                self.turn()
                watchdog.alive()
                if signals.asked:
                    self.quit()
            self.end()
        finally:
            gc.enable()
            sys.setswitchinterval(switch_s)
            watchdog.close()
            try:
                self.close()
            finally:
                signals.close()  # asked again while the disk is waited for: nothing is cut off
        return self.status

    def turn(self) -> None:
        """Wait for what comes next, hand it on, and draw a frame if one is due."""
        inputs = self.pump.wait(self._wake_us(), live=self.live)
        self.files.store.poll()
        self.now_us = self.clock.now_us()
        self.deliver(inputs)
        self.presence.update(self.now_us, self.stack)
        due_us = self._due_us()
        if due_us is not None and due_us <= self.now_us and not self._ending:
            self._frame()
        self._hush()

    def step(
        self,
        dt_us: int = FRAME_US,
        events: Iterable[Input | pygame.event.Event] = (),
        *,
        draw: bool = True,
    ) -> None:
        """One turn by hand: time moves on by `dt_us`, inputs are handed on, a frame is drawn.

        Inputs keep the stamps they come with; pygame events are stamped now and must be believed
        by the pump first. Only for an app with a FakeClock.
        """
        assert isinstance(self.clock, FakeClock)
        self.clock.advance(dt_us)
        self.now_us = self.clock.now_us()
        for event in events:
            if isinstance(event, Input):
                self.deliver([event])
            else:
                self.deliver(self.pump.feed([event]))
        if not self._ending:
            self.presence.update(self.now_us, self.stack)
            self._update()
            if draw:
                self._draw()

    def end(self) -> None:
        """Leave every scene, the top first, and do what must be done before the end."""
        self.log.write("end")
        with ExitStack() as todo:  # whatever one of them raises, the others are still called
            for hook in reversed(self.before_end):
                todo.callback(hook)
            todo.callback(self.stack.clear)

    def close(self) -> None:
        """Let go of window, pads, sound and files; these wait for what is still to be written."""
        self.pads.close()
        self.sound_stuck = not self.sound.close()
        self.log.close()
        self.window.close()
        self.files.close()

    @property
    def live(self) -> bool:
        """True while the top scene has a race on."""
        top = self.stack.top
        return top is not None and top.live

    # -- inputs --------------------------------------------------------------------------------
    def deliver(self, inputs: Iterable[Input]) -> None:
        """Hand inputs to the scene that is on top when each one's turn comes."""
        for event in inputs:
            if self._ending:
                return
            self._deliver(event)

    def _deliver(self, event: Input) -> None:
        kind = event.kind
        if not self.presence.heard(event):
            return
        if kind is Kind.QUIT:
            self.quit()
        elif kind is Kind.EXPOSED:
            self.canvas.invalidate()
            self._pacing.stale = True
        elif kind is Kind.RESIZED:
            if self.window.refetch():
                self._settle(SETTLE_US)
        elif kind is Kind.LAYOUT:
            labels.forget()
            self._hand(event)
        elif kind in (Kind.AUDIO_NEW, Kind.AUDIO_GONE):
            self.sound.device_changed(gone=kind is Kind.AUDIO_GONE)
        elif kind is Kind.PAD_STRANGE:
            if self.on_strange_pad is not None:
                self.on_strange_pad(event)
        elif not self._shell_key(event):
            if kind in (Kind.FOCUS_LOST, Kind.FOCUS_GAINED):  # for menus and tables alike
                self.sound.in_front(kind is Kind.FOCUS_GAINED)
            if kind is Kind.FOCUS_LOST:
                self._halt(Halt("focus"), event)
            elif kind is Kind.STALL:
                self._halt(Halt("stall"), event)
            elif kind is Kind.PAD_GONE and event.button >= 0:
                self._halt(Halt("pad", event.button), event)
            elif kind is not Kind.PAD_DOWN or not self._stray(event):
                if kind is Kind.FOCUS_GAINED:
                    self.log.write("focus", keys_from_us=self.pump.trusts_from_us)
                self._hand(event)

    def _hand(self, event: Input) -> None:
        top = self.stack.top
        if top is not None and (top.every_key or not event.for_the_system):
            for one in self.clicks.sort(top, event):
                (self.stack.top or top).handle(one)
            self._pacing.stale = True

    def _stray(self, event: Input) -> bool:
        """A pad without a seat was pressed at a table where one is missing; True if that was all.

        It takes the seat, or the table pauses to ask whose it is, which no race waits for.
        """
        top = self.stack.top
        if top is None or not top.keeps_awake or not self.pads.strays(event.pad):
            return False
        seat = self.pads.take_vacant(event.pad)
        if self.on_halt is not None and not top.live:
            self.on_halt(Halt("pad", pad=event.pad) if seat is None else Halt("seated", seat))
        return True

    def _halt(self, halt: Halt, event: Input) -> None:
        top = self.stack.top
        was_live = top is not None and top.live
        if halt.why == "stall":
            self._log_clock()
            if not was_live:  # a scene took long to load: no reason to pause
                self._hand(event)
                return
        if was_live and top is not None:
            top.call_off(halt.why)
        self.log.write("halt", why=halt.why, seat=halt.seat, called_off=was_live)
        self.pads.still()
        self._hand(event)
        if self.on_halt is not None:
            self.on_halt(halt)

    def _shell_key(self, event: Input) -> bool:
        """True for what belongs to the shell and reaches no seat."""
        if event.kind is Kind.KEY_UP and event.scancode in self._shell_keys:
            self._shell_keys.remove(event.scancode)
            return True
        if event.kind is not Kind.KEY_DOWN:
            return False
        alt = bool(event.mods & pygame.KMOD_ALT)
        enter = event.scancode in (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER)
        if event.scancode == pygame.KSCAN_F11 or (alt and enter):
            self.set_fullscreen(not self.window.fullscreen)
        elif alt and event.scancode == pygame.KSCAN_F4:
            self.quit()
        elif not (alt and event.scancode == pygame.KSCAN_TAB):
            return False
        self._shell_keys.add(event.scancode)
        return True

    # -- frames --------------------------------------------------------------------------------
    def _due_us(self) -> int | None:
        top = self.stack.top
        wake_us = top.wake_us() if top is not None else None
        aim_us = top.aim_us() if top is not None else None
        return self._pacing.due_us(wake_us, aim_us, self._settle_at_us)

    def _wake_us(self) -> int | None:
        """When to stop waiting for inputs: a frame, or a look at what the disk says."""
        look_us = self.clock.now_us() + LOOK_US if self.files.store.busy else None
        there_us = self.presence.due_us()
        if there_us is not None and there_us > self.clock.now_us() + LONGEST_WAIT_US:
            there_us = None  # the pump comes back before that anyway
        times = (self._due_us(), look_us, there_us)
        return min((time for time in times if time is not None), default=None)

    def _frame(self) -> None:
        self._pacing.begin(self.now_us)
        if self._settle_at_us is not None and self.now_us >= self._settle_at_us:
            self._settled()
        self._update()
        self.pump.glance()
        self._draw()
        self.pump.glance()
        self._pacing.done(self.clock.now_us())

    def _update(self) -> None:
        for _ in range(8):  # a scene may put another in its place, which must be moved on too
            top = self.stack.top
            if top is None:
                return
            top.update(self.now_us)
            if self.stack.top is top or self._ending:
                return

    def _draw(self) -> None:
        self.frames += 1
        self.canvas.begin()
        for scene in self.stack.shown():
            scene.draw(self.canvas)
        changed = self.canvas.present()
        while self.text.notices:
            self.notice(self.text.notices.pop(0))
        if self.canvas.surface is self.window.surface:
            self.pump.glance()
            self.window.show(changed)
        else:
            self.window.show_scaled(self.canvas.surface, self.canvas.stage)

    def _hush(self) -> None:
        """While a race is on, no garbage is collected: a press must not wait for it."""
        live = self.live
        if live != self._quiet:
            self._quiet = live
            if live:
                gc.disable()
            else:
                gc.enable()

    # -- the window changed --------------------------------------------------------------------
    def _settle(self, after_us: int) -> None:
        """The window has another size: show the old picture scaled until it keeps it."""
        if after_us and self._settle_at_us is None:
            self.canvas.target(pygame.Surface(self.canvas.surface.get_size()))
        self._settle_at_us = self.clock.now_us() + after_us
        self._pacing.stale = True

    def _settled(self) -> None:
        self._settle_at_us = None
        self.canvas.target(self.window.surface)
        self.pump.quiet()
        furnish.rescale(self)
        for scene in self.stack:
            scene.resized()
        self._hand(Input(Kind.RESIZED, self.now_us))
        self.log.write("resized", size=list(self.window.surface.get_size()))

    # -- small things --------------------------------------------------------------------------
    def _entered(self, scene: Scene) -> None:
        self._pacing.stale = True
        names = next((one.apart for one in reversed(tuple(self.stack)) if one.apart), None)
        if names is not None:  # a lesson over a table has people of its own
            self.text.keep_apart(names)
        self.log.write("scene", name=scene.name)

    def _speak(self, language: str) -> None:
        words.use(language)
        trouble = words.take_notice()
        if trouble:
            self.notice(trouble)

    def _log_clock(self) -> None:
        if isinstance(self.clock, RealClock):
            self.log.write("clock", start_ns=self.clock.start_ns)
