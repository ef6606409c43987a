"""Nobody calls what would stop the program for good: read in the tree, tried in the mixer."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.kit.audio.device import CALLS

ROOT = Path(__file__).resolve().parents[4]
AUDIO = ROOT / "scenes" / "kit" / "audio"
FILES = sorted([*(ROOT / "game").rglob("*.py"), *(ROOT / "scenes").rglob("*.py"), ROOT / "main.py"])
SELF_TEST = {("scenes/tools/selftest.py", "mixer.Sound")}
"""The self-test reads each file once with the mixer's own hands."""
STOPPED = frozenset({"pause", "unpause", "get_metadata", "set_endevent", "queue"})
"""What a channel, a tune or the mixer has and must not be asked, whatever it is called by."""


def asked(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Everything taken from pygame's mixer (`mixer.init`, `music.play`), with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("pygame"):
            for alias in node.names:
                if "mixer" in f"{node.module}.{alias.name}":
                    yield f"import of {node.module}.{alias.name}", node.lineno
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith("pygame.mixer"):
                    yield f"import of {alias.name}", node.lineno
        elif isinstance(node, ast.Attribute):
            owner = ast.unparse(node.value)
            if owner == "pygame.mixer.music":
                yield f"music.{node.attr}", node.lineno
            elif owner == "pygame.mixer" and node.attr != "music":
                yield f"mixer.{node.attr}", node.lineno


def forbidden(path: str, tree: ast.AST) -> list[str]:
    """What a file asks of the mixer and must not, each with its line."""
    inside = path.startswith("scenes/kit/audio/")
    found = []
    for call, line in asked(tree):
        if not (call in CALLS and inside) and (path, call) not in SELF_TEST:
            found.append(f"{path}:{line}: {call}")
    if inside:
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr in STOPPED:
                found.append(f"{path}:{node.lineno}: {ast.unparse(node)}")
    return found


def test_nobody_asks_the_mixer_for_what_could_hang() -> None:
    found: list[str] = []
    for path in FILES:
        name = path.relative_to(ROOT).as_posix()
        found += forbidden(name, ast.parse(path.read_text(encoding="utf-8")))
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "pygame.mixer.music.pause()",
        "pygame.mixer.pause()",
        "do = pygame.mixer.music.unpause",
        "channel = pygame.mixer.Channel(1)\nchannel.pause()",
        "from pygame import mixer",
        "from pygame.mixer import music",
        "import pygame.mixer as m",
    ],
)
def test_the_search_finds_it(code: str) -> None:
    assert forbidden("scenes/kit/audio/other.py", ast.parse(code))
    assert code.startswith("channel") or forbidden("scenes/title.py", ast.parse(code))


def test_outside_the_package_nobody_touches_the_mixer() -> None:
    assert forbidden("scenes/title.py", ast.parse("pygame.mixer.stop()"))
    assert not forbidden("scenes/kit/audio/other.py", ast.parse("pygame.mixer.stop()"))


TRY = """
import ctypes, faulthandler, glob, os, sys, threading
import pygame
from pygame import mixer
name, seconds, effect, tune = sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4]
libraries = os.path.dirname(pygame.__file__) + "/../pygame_ce.libs/libSDL2-2*"
sdl = ctypes.CDLL(glob.glob(libraries)[0])
mixer.init(44100, -16, 2, 512, allowedchanges=0)
sound, music = mixer.Sound(effect), mixer.music
mixer.Channel(0).play(sound, loops=-1)
music.load(tune)
music.play(-1)
owner, _, call = name.partition(".")
whose = {"mixer": mixer, "music": music, "Channel": mixer.Channel(0), "Sound": sound}[owner]
given = {
    "mixer.init": (44100, -16, 2, 512), "mixer.set_num_channels": (24,), "mixer.Channel": (3,),
    "mixer.Sound": (effect,), "Channel.play": (sound,), "Channel.fadeout": (20,),
    "Channel.set_volume": (0.2, 0.3), "music.load": (tune,), "music.play": (-1, 3.0),
    "music.set_volume": (0.2,),
}.get(name, ())
locked, go = threading.Event(), threading.Event()

def hold():
    sdl.SDL_LockAudioDevice(2)  # the first device that is opened; as the mixing thread does
    locked.set()
    go.wait()
    sdl.SDL_UnlockAudioDevice(2)

other = threading.Thread(target=hold)
other.start()
locked.wait()
faulthandler.dump_traceback_later(seconds, exit=True)
sys.setswitchinterval(3600)  # the GIL is let go of by the call itself or not at all
go.set()
getattr(whose, call)(*given)
sys.setswitchinterval(0.005)
other.join()
print("came back", flush=True)
os._exit(0)
"""

linux = pytest.mark.skipif(
    sys.platform != "linux", reason="takes the device's lock through the wheel's own SDL"
)


def comes_back(call: str, seconds: float) -> bool:
    """Whether a call lets the holder of the device's lock go on; a hang ends after `seconds`."""
    sounds = ROOT / "assets" / "sounds"
    words = [call, str(seconds), sounds / "effects" / "wind.ogg", sounds / "music" / "title.ogg"]
    run = subprocess.run(
        [sys.executable, "-c", TRY, *map(str, words)],
        env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "came back" in run.stdout or "Timeout" in run.stderr, run.stderr
    return "came back" in run.stdout


@linux
@pytest.mark.parametrize("call", sorted(CALLS))
def test_a_call_that_is_made_never_waits_with_the_gil(call: str) -> None:
    assert comes_back(call, 120)


@linux
@pytest.mark.parametrize("call", ["music.pause", "music.unpause", "music.get_metadata"])
def test_a_call_that_is_never_made_does(call: str) -> None:
    assert not comes_back(call, 4), "pygame mended it? then the package's docstring is out of date"
