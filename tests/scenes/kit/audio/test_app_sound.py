"""What the app tells the sound: which window is in front, devices that come and go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from scenes.kit.app import furnish
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.audio.sound import Sound


@pytest.fixture
def app() -> Iterator[App]:
    """An app with a scene that knows nothing of pauses, as a menu's."""
    made = App.headless((640, 360))
    made.push(Scene(made))
    yield made
    made.close()


def happen(app: App, kind: int, **facts: int) -> None:
    """An event comes from SDL."""
    app.pump.fresh()
    app.deliver(app.pump.feed([pygame.event.Event(kind, **facts)]))


def test_menus_are_silent_behind_other_windows(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []
    monkeypatch.setattr(app.sound, "in_front", told.append)
    happen(app, pygame.WINDOWFOCUSGAINED)
    happen(app, pygame.WINDOWFOCUSLOST)
    happen(app, pygame.WINDOWFOCUSGAINED)
    assert told == [True, False, True]


def test_devices_that_come_and_go_are_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []
    monkeypatch.setattr(app.sound, "device_changed", lambda gone: told.append(gone))
    happen(app, pygame.AUDIODEVICEADDED, which=1, iscapture=0)
    happen(app, pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
    assert told == [False, True]
    happen(app, pygame.AUDIODEVICEADDED, which=0, iscapture=1)  # a microphone
    happen(app, pygame.AUDIODEVICEREMOVED, which=0, iscapture=0)  # one nobody was playing on
    assert told == [False, True]


def test_the_sounds_thread_may_ask_from_the_first_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    real = furnish.sound

    def prompt(*args: Any, **more: Any) -> Sound:
        asked.append(args[2]())  # as its thread may before the app is all there
        return real(*args, **more)

    monkeypatch.setattr(furnish, "sound", prompt)
    made = App.headless((640, 360))
    made.close()
    assert asked == [False]
