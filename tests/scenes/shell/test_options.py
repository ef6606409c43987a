"""Options: every change counts at once, is kept, and can be made with any device."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pygame
import pytest

from scenes.kit.audio.sound import Sound
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.storage.settings import Settings
from scenes.kit.widgets import Button, Choice, Slider
from scenes.shell.options import Options
from scenes.shell.title import Title
from tests.scenes.conftest import FRAME, Placed, Room, outside, overlaps

Make = Callable[..., Room]
Look = Callable[..., list[Placed]]
ENTER, ESC = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE
UP, DOWN, LEFT, RIGHT = (
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
    pygame.KSCAN_LEFT,
    pygame.KSCAN_RIGHT,
)


def open_options(room: Room) -> Options:
    room.app.reset(Title(room.app))
    page = Options(room.app)
    room.app.push(page)
    room.step()
    return page


def index(page: Options, label: str) -> int:
    return [w.label for w in page.group.widgets].index(label)  # type: ignore[attr-defined]


def kept(room: Room) -> dict[str, object]:
    data = json.loads(room.app.files.settings.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def test_another_language_is_spoken_at_once_and_kept(room: Make, texts: Look) -> None:
    r = room()
    page = open_options(r)
    english = {p.text for p in texts(r.app)}
    page.group.set_focus(index(page, "Language"))
    r.tap(RIGHT)
    korean = {p.text for p in texts(r.app)}
    assert r.app.settings.language == "ko"
    assert "Options" in english and "Options" not in korean
    assert len(korean & english) < len(english) / 2
    assert page.group.focus == 0, "the focus stays"
    assert kept(r)["language"] == "ko"
    r.tap(ESC)
    assert "Saloon Poker" not in {p.text for p in texts(r.app)}, "the page below too"


def test_the_letters_grow_with_the_slider(room: Make, texts: Look) -> None:
    r = room()
    page = open_options(r)

    def height() -> float:
        return next(p.h for p in texts(r.app) if p.text == "Music")

    small = height()
    page.group.set_focus(index(page, "Text size"))
    for _ in range(9):
        r.tap(RIGHT)
    assert r.app.settings.text_percent == 150 == kept(r)["text_percent"]
    assert height() == pytest.approx(small * 1.5, rel=0.05)
    r.tap(LEFT)
    assert r.app.settings.text_percent == 140


def test_the_slider_can_be_dragged_though_the_page_is_made_anew(room: Make) -> None:
    r = room()
    page = open_options(r)
    slider = page.group.widgets[index(page, "Text size")]
    assert isinstance(slider, Slider)
    x, w = slider._bar
    y = slider.centre[1]
    at = r.now()
    r.step(FRAME, Input(Kind.MOUSE_DOWN, at, x_u=x + w / 2, y_u=y, button=1))
    assert r.app.settings.text_percent in (120, 130)
    for part, percent in ((1.0, 150), (0.0, 100), (9.0, 150)):
        r.step(FRAME, Input(Kind.MOUSE_MOVE, r.now(), x_u=x + w * part, y_u=y + 300))
        assert r.app.settings.text_percent == percent
    r.step(FRAME, Input(Kind.MOUSE_UP, r.now(), button=1))
    r.step(FRAME, Input(Kind.MOUSE_MOVE, r.now(), x_u=x, y_u=y))
    assert r.app.settings.text_percent == 150


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("Music", "music"),
        ("Effects", "effects"),
        ("Crowd", "crowd"),
        ("Animation speed", "speed"),
        ("Reduced motion", "reduced_motion"),
        ("Reduce flashes", "no_flashes"),
        ("Longer timers", "long_timers"),
        ("Keys", "key_patches"),
    ],
)
@pytest.mark.parametrize("device", ["keys", "pad", "mouse"])
def test_every_setting_is_changed_by_every_device(
    room: Make, label: str, name: str, device: str
) -> None:
    r = room()
    page = open_options(r)
    before = getattr(r.app.settings, name)
    widget = page.group.widgets[index(page, label)]
    if device == "mouse":
        far = widget._bar[0] + 2 if isinstance(widget, Slider) else widget.x + widget.w - 25
        r.click(far, widget.centre[1])
    else:
        page.group.set_focus(index(page, label))
        if device == "keys":
            r.tap(RIGHT)
        else:
            r.pad(1, PadButton.STICK_RIGHT)
    assert getattr(r.app.settings, name) != before
    assert kept(r)[name] == getattr(r.app.settings, name)


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_every_widget_is_reached_without_a_mouse(room: Make, device: str) -> None:
    r = room()
    page = open_options(r)
    ways = {
        "keys": (UP, DOWN),
        "pad": (PadButton.DPAD_UP, PadButton.DPAD_DOWN),
    }[device]
    press = r.tap if device == "keys" else lambda code: r.pad(0, code)
    reached = set()
    todo = [page.group.focus]
    while todo:
        at = todo.pop()
        if at in reached:
            continue
        reached.add(at)
        for way in ways:
            page.group.set_focus(at)
            press(way)
            todo.append(page.group.focus)
        if isinstance(page.group.widgets[at], Button):
            for way in (LEFT, RIGHT):
                page.group.set_focus(at)
                r.tap(way)
                todo.append(page.group.focus)
    assert reached == set(range(len(page.group.widgets)))


def test_as_new_sets_back_all_but_language_and_window(room: Make) -> None:
    r = room()
    page = open_options(r)
    settings = r.app.settings
    for name, value in {
        "text_percent": 140, "music": 5, "effects": 0, "crowd": 0, "speed": "off",
        "reduced_motion": True, "no_flashes": True, "long_timers": True,
        "key_patches": "compact", "language": "ko",
    }.items():  # fmt: skip
        setattr(settings, name, value)
    r.app.settings_changed()
    page.rebuild()
    reset = next(i for i, w in enumerate(page.group.widgets) if isinstance(w, Button))
    page.group.set_focus(reset)
    r.tap(ENTER)
    fresh = Settings()
    for field in fields(Settings):
        expected = "ko" if field.name == "language" else getattr(fresh, field.name)
        assert getattr(r.app.settings, field.name) == expected, field.name
    shown = {w.label: w for w in page.group.widgets}  # type: ignore[attr-defined]
    sliders = [w for w in shown.values() if isinstance(w, Slider)]
    assert [w.value for w in sliders] == [100, fresh.music, fresh.effects, fresh.crowd]


def test_a_widget_shows_what_is_set(room: Make) -> None:
    r = room(speed="fast", no_flashes=True, music=35, key_patches="no pad")
    page = open_options(r)
    got = {}
    for widget in page.group.widgets:
        if isinstance(widget, Choice):
            got[widget.label] = widget.choices[widget.index][0]
        elif isinstance(widget, Slider):
            got[widget.label] = widget.value
    assert got["Animation speed"] == "fast" and got["Reduce flashes"] is True
    assert got["Music"] == 35 and got["Keys"] == "no pad" and got["Language"] == "en"


def test_done_and_esc_and_the_right_button_go_back(room: Make) -> None:
    for leave in ("done", "esc", "pad"):
        r = room()
        page = open_options(r)
        if leave == "done":
            page.group.set_focus(len(page.group.widgets) - 1)
            r.tap(ENTER)
        elif leave == "esc":
            r.tap(ESC)
        else:
            r.pad(0, PadButton.EAST)
        assert isinstance(r.app.top, Title)


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_words_fit(room: Make, texts: Look, language: str, percent: int) -> None:
    r = room((960, 540), language, text_percent=percent)
    page = open_options(r)
    for i in range(len(page.group.widgets)):
        page.group.set_focus(i)
        placed = texts(r.app)
        assert overlaps(placed) == [] and outside(placed) == []
        for widget in page.group.widgets:
            mine = [
                p for p in placed if widget.holds(p.ink[0] + p.ink[2] / 2, p.ink[1] + p.ink[3] / 2)
            ]
            assert outside(mine, (widget.x, widget.y, widget.w, widget.h)) == []


def test_settings_that_cannot_be_kept_give_one_notice(room: Make, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    r = room(data=tmp_path / "file")
    page = open_options(r)
    page.group.set_focus(index(page, "Music"))
    assert r.app.notices, "told when the folder was first used"
    r.app.notices.clear()
    r.tap(RIGHT, RIGHT, RIGHT)
    assert len(r.app.notices) <= 1
    assert r.app.settings.music > 60


def test_drawing_changes_nothing(room: Make) -> None:
    r = room()
    page = open_options(r)
    before = r.app.settings.to_json()
    assert len({r.pixels() for _ in range(3)}) == 1
    assert r.app.settings.to_json() == before and page.wake_us() is None


def test_the_sound_device_is_looked_for_again(
    room: Make, texts: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    r = room()
    page = open_options(r)
    sign = page.group.widgets[index(page, "Sound device: none. Try again")]
    assert page.wake_us() is None
    asked: list[str] = []
    states = {"opening": False, "silent": True}
    for name in states:
        monkeypatch.setattr(Sound, name, property(lambda sound, name=name: states[name]))

    def retry() -> None:
        asked.append("again")
        states["opening"] = True

    monkeypatch.setattr(sign, "on_press", retry)
    r.click(*sign.centre)
    assert asked == ["again"]
    assert "Sound device: opening" in {p.text for p in texts(r.app)}
    assert page.wake_us() == 0, "the answer may come at any time"
    states.update(opening=False, silent=False)
    assert page.wake_us() == 0, "it came, and is not shown yet"
    assert "Sound device: ready" in {p.text for p in texts(r.app)}
    assert page.wake_us() is None
