"""The one window: opened, made full screen and back, measured, shown. Nobody else owns it."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from pathlib import Path

import pygame

from game.core.reasons import reason
from scenes.kit.app import icon
from scenes.kit.draw.sides import BARS, stage_rect

CAPTION = "Dustup"
SMALLEST_PX = (640, 360)
FRAME_PX = (16, 96)
"""What title bar, borders and a task bar take of a desktop; SDL does not say before it is open."""
_UNSEEN_DRIVERS = ("dummy", "offscreen", "evdev")

# Set before SDL starts: pads by position whatever is printed on them, sharp pixels on Windows.
_HINTS = {
    "SDL_GAMECONTROLLER_USE_BUTTON_LABELS": "0",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_IME_SHOW_UI": "1",
    "SDL_APP_NAME": CAPTION,
    "SDL_VIDEO_X11_WMCLASS": CAPTION.lower(),
    "SDL_VIDEO_WAYLAND_WMCLASS": CAPTION.lower(),
}


class NoDisplayError(Exception):
    """There is no screen to open a window on; the text is one line for the player."""


def prepare() -> None:
    """Tell SDL how we want it; before any part of pygame is initialised."""
    for name, value in _HINTS.items():
        os.environ.setdefault(name, value)


class Window:
    """A resizable window on the display, or a plain surface for runs without one."""

    def __init__(
        self,
        size_px: tuple[int, int] | None = None,
        *,
        fullscreen: bool = False,
        icons: Path | None = None,
    ) -> None:
        """Opens it; `size_px` None takes what suits the desktop. Raises NoDisplayError.

        A size beyond the desktop is made to fit; `asked_px` is then what was asked for.
        """
        prepare()
        if _no_screen():
            raise NoDisplayError(
                "No display to play on (neither DISPLAY nor WAYLAND_DISPLAY is set)."
            )
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplayError(f"No display to play on ({reason(error)}).") from None
        driver = pygame.display.get_driver()
        if driver in _UNSEEN_DRIVERS:
            pygame.display.quit()
            raise NoDisplayError(f"No display to play on (SDL found only '{driver}').")
        pygame.display.set_caption(CAPTION)
        if icons is not None:
            icon.before_window(icons)
        self.seen = True
        self.fullscreen = False
        self.asked_px: tuple[int, int] | None = None
        self._windowed_px = self._fitting(size_px)
        self.surface = self._open(_desktop() if fullscreen else self._windowed_px)
        if icons is not None:
            icon.after_window(icons)
        self._size_px = self.surface.get_size()
        self.set_fullscreen(fullscreen)  # still hidden: no smaller window flashes up before
        _handle().show()
        self.refetch()

    @classmethod
    def unseen(cls, size_px: tuple[int, int]) -> Window:
        """No window, only a surface of that size; for tests, pictures and self-tests."""
        prepare()
        if not pygame.display.get_init():
            os.environ["SDL_VIDEODRIVER"] = "dummy"
            pygame.display.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((1, 1))
        window = cls.__new__(cls)
        window.seen = False
        window.fullscreen = False
        window.asked_px = None
        window._windowed_px = window._size_px = size_px
        window.surface = pygame.Surface(size_px)
        return window

    # -- size ----------------------------------------------------------------------------------
    @property
    def stage(self) -> pygame.Rect:
        """The letterboxed 16:9 stage in window pixels."""
        return stage_rect(*self.surface.get_size())

    def to_stage(self, x_px: float, y_px: float) -> tuple[float, float]:
        """A place in the window as a place on the stage in u; outside it below 0 or beyond."""
        stage = self.stage
        scale = stage.width / 1920
        return (x_px - stage.x) / scale, (y_px - stage.y) / scale

    def refetch(self) -> bool:
        """Take the surface again after the system changed the window; True if its size differs."""
        if not self.seen:
            return False
        before = self._size_px  # the old surface is of no help: SDL has changed it in place
        surface = pygame.display.get_surface()
        if surface is None:
            return False
        self.surface = surface
        self._size_px = surface.get_size()
        if not self.fullscreen:
            self._windowed_px = self._size_px
        return before != self._size_px

    def set_fullscreen(self, on: bool) -> None:
        """Full screen at the desktop's own size, or back to the window as it was."""
        if not self.seen or on == self.fullscreen:
            return
        with contextlib.suppress(pygame.error):  # refused: a plain window will do
            window = _handle()
            if on:
                window.set_fullscreen(True)
            else:
                window.set_windowed()
                if window.size != self._windowed_px:  # it was opened at the desktop's size
                    window.size = self._windowed_px
                    window.position = pygame.WINDOWPOS_CENTERED
            self.fullscreen = on
        self.refetch()

    # -- showing -------------------------------------------------------------------------------
    def show(self, changed: list[pygame.Rect]) -> None:
        """Bring the changed rectangles (pixels) to the screen."""
        if self.seen and changed:
            pygame.display.update(changed)

    def show_scaled(self, picture: pygame.Surface, part: pygame.Rect) -> None:
        """Show `part` of an older picture over the stage while the size is not settled."""
        if self.seen:
            stage = self.stage
            self.surface.fill(BARS)
            seen = part.clip(picture.get_rect())  # a window of a few pixels is less than a stage
            if seen:
                scaled = pygame.transform.smoothscale(picture.subsurface(seen), stage.size)
                self.surface.blit(scaled, stage)
            pygame.display.update()

    def close(self) -> None:
        """Close it; SDL's video is shut down."""
        if self.seen:
            pygame.display.quit()

    # -- opening -------------------------------------------------------------------------------
    def _open(self, size_px: tuple[int, int]) -> pygame.Surface:
        try:
            surface = pygame.display.set_mode(size_px, pygame.RESIZABLE | pygame.HIDDEN)
        except pygame.error as error:
            raise NoDisplayError(f"The window could not be opened ({reason(error)}).") from None
        with contextlib.suppress(pygame.error, AttributeError):  # a nicety not every system grants
            _handle().minimum_size = SMALLEST_PX
        return surface

    def _fitting(self, size_px: tuple[int, int] | None) -> tuple[int, int]:
        if size_px is not None:
            fitted = fitting(size_px, _desktop())
            if fitted[0] < size_px[0] or fitted[1] < size_px[1]:
                self.asked_px = size_px
            return fitted
        width, height = _desktop()
        # Four fifths of the desktop, in whole 16ths, so that the stage needs no bars at first.
        unit = max(40, min(width * 4 // 5 // 16, height * 4 // 5 // 9))
        return unit * 16, unit * 9


def _desktop() -> tuple[int, int]:
    """The first screen's size in pixels."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes else (1600, 900)


def fitting(size_px: tuple[int, int], desktop_px: tuple[int, int]) -> tuple[int, int]:
    """The window for a wish: at least SMALLEST_PX; with its frame no larger than the desktop.

    A wish of the desktop's very size is granted: it is meant to cover it.
    """
    sides = []
    for wish, whole, frame, least in zip(size_px, desktop_px, FRAME_PX, SMALLEST_PX, strict=True):
        sides.append(max(least, wish if wish <= whole else whole - frame))
    return sides[0], sides[1]


def _no_screen() -> bool:
    """True where it is plain before asking SDL, which would mutter to the terminal."""
    if not sys.platform.startswith("linux") or os.environ.get("SDL_VIDEODRIVER"):
        return False
    return not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _handle() -> pygame.Window:
    """The window itself; pygame has no other way to full screen and back without a new window."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()
