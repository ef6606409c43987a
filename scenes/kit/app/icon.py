"""The program's own icon on its window and in the taskbar, in place of pygame's.

SDL takes one picture, before the window is opened, and systems scale it. Windows is given the icon
file as well, which has small sizes drawn for being small, and a name to group the taskbar by.
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

import pygame

from scenes.kit.draw.art import ASSETS

FOLDER = ASSETS / "icon"
PICTURE = "icon.png"
WINDOWS_SIZES = "icon.ico"
NEEDED = (PICTURE, WINDOWS_SIZES)
"""What must lie in the folder, in the packaged program too."""
IDENTIFIER = "org.dustup.Dustup"

_IMAGE_ICON, _LOAD_FROM_FILE = 1, 0x10
_WM_SETICON, _SMALL, _BIG = 0x80, 0, 1
_SMALL_METRIC, _BIG_METRIC = 49, 11


def before_window(folder: Path = FOLDER) -> None:
    """Set the icon of the window about to be opened."""
    if sys.platform == "win32":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(IDENTIFIER)
    with contextlib.suppress(pygame.error, OSError):  # a window without it will do
        pygame.display.set_icon(pygame.image.load(folder / PICTURE))


def after_window(folder: Path = FOLDER) -> None:
    """On Windows give the open window the sizes that title bar and taskbar ask for."""
    if sys.platform != "win32":
        return
    import ctypes

    user = ctypes.windll.user32
    user.LoadImageW.restype = ctypes.c_void_p
    user.LoadImageW.argtypes = [
        ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_uint, ctypes.c_int, ctypes.c_int, ctypes.c_uint,
    ]  # fmt: skip
    user.SendMessageW.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_size_t, ctypes.c_void_p]
    window = pygame.display.get_wm_info().get("window")
    for which, metric in ((_SMALL, _SMALL_METRIC), (_BIG, _BIG_METRIC)):
        side = user.GetSystemMetrics(metric)
        path = str(folder / WINDOWS_SIZES)
        icon = user.LoadImageW(None, path, _IMAGE_ICON, side, side, _LOAD_FROM_FILE)
        if icon and window:
            user.SendMessageW(window, _WM_SETICON, which, icon)
