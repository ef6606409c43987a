"""The real loop in a real window under Xvfb, its keys pressed from outside."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.window.conftest import ROOT, Driver, Fact, code

Start = Callable[..., Driver]
LEFT_ALT, ENTER, ESCAPE, F6, F11 = 226, 40, 41, 63, 68


def downs(facts: list[Fact]) -> list[int]:
    return [fact["code"] for fact in facts if fact.get("kind") == "KEY_DOWN"]


def test_keys_arrive_stamped_after_they_were_sent_and_never_later_than_said(start: Start) -> None:
    driver = start("--live")
    sent: list[tuple[int, int]] = []
    for i in range(60):
        sent.append((code("abcdefghijkl"[i % 12]), driver.tap(code("abcdefghijkl"[i % 12]))))
        time.sleep(0.008)
    got = [fact for fact in driver.told() if fact.get("kind") == "KEY_DOWN"]
    assert [fact["code"] for fact in got] == [scancode for scancode, _ in sent]
    # The server needs its moment, and a busy machine more; but a stamp before the press, or on
    # another clock, or pressed once a frame, shows.
    lags = sorted(fact["at_ns"] - at_ns for fact, (_, at_ns) in zip(got, sent, strict=True))
    assert lags[0] > -50_000
    assert lags[len(lags) // 2] < 5_000_000
    assert all(fact["late_us"] is not None for fact in got)


def test_a_thousand_pairs_keep_their_order(start: Start) -> None:
    driver = start("--live", "--busy")
    chance = random.Random(45)
    keys = range(4, 40)  # letters and digits
    sent: list[int] = []
    for _ in range(1000):
        # No key again within the time in which a worn switch is forgiven.
        pair = chance.sample([key for key in keys if key not in sent[-30:]], 2)
        driver.tap(*pair)
        sent += pair
        time.sleep(chance.uniform(0.006, 0.009))
    got = downs(driver.told(1.0))
    assert got == sent


def test_presses_read_in_one_go_share_a_batch(start: Start) -> None:
    driver = start("--live")
    driver.stop_for(0.1, lambda: driver.tap(code("k"), code("a"), code("m")))
    got = [fact for fact in driver.told() if fact.get("kind") == "KEY_DOWN"]
    assert [fact["code"] for fact in got] == [code("k"), code("a"), code("m")]
    assert len({fact["batch"] for fact in got}) == 1
    assert got[0]["batch"] > 0
    assert got[0]["late_us"] >= 90_000


def test_a_short_stop_calls_nothing_off(start: Start) -> None:
    driver = start("--live")
    driver.stop_for(0.15)
    assert not [fact for fact in driver.told() if "called_off" in fact]


def test_a_long_stop_calls_the_race_off_before_its_presses(start: Start) -> None:
    driver = start("--live")
    driver.stop_for(0.8, lambda: driver.tap(code("s")))
    facts = driver.told()
    kinds = [fact.get("kind") or fact.get("called_off") or fact.get("halt") for fact in facts]
    assert kinds[:4] == ["stall", "STALL", "stall", "KEY_DOWN"]
    assert facts[3]["late_us"] is None


def test_a_long_stop_takes_no_app_time(start: Start) -> None:
    driver = start("--live")
    driver.tap(code("a"))
    before = driver.wait(lambda fact: fact.get("kind") == "KEY_UP")
    driver.stop_for(1.0)
    driver.wait(lambda fact: fact.get("kind") == "STALL")
    driver.tap(code("b"))
    after = driver.wait(lambda fact: fact.get("kind") == "KEY_DOWN")
    # at_ns is given on the system's clock; taking app time's start from it gives app time.
    assert after["at_ns"] - after["start_ns"] - (before["at_ns"] - before["start_ns"]) < 800_000_000


def test_lost_focus_lets_go_of_keys_and_calls_the_race_off(start: Start) -> None:
    driver = start("--live")
    driver.press(code("f"))
    driver.wait(lambda fact: fact.get("kind") == "KEY_DOWN")
    driver.take_focus_away()
    kinds = [fact.get("kind") or fact.get("called_off") for fact in driver.told()]
    assert kinds.index("KEY_UP") < kinds.index("FOCUS_LOST")
    assert kinds.index("focus") < kinds.index("FOCUS_LOST")


def test_a_key_still_down_when_the_focus_returns_is_no_press(start: Start) -> None:
    driver = start()
    driver.press(code("f"))
    driver.wait(lambda fact: fact.get("kind") == "KEY_DOWN")
    driver.take_focus_away()
    driver.wait(lambda fact: fact.get("kind") == "FOCUS_LOST")
    driver.press(code("g"))
    driver.give_focus_back()
    driver.wait(lambda fact: fact.get("kind") == "FOCUS_GAINED")
    assert downs(driver.told(0.6)) == []
    driver.press(code("f"), down=False)
    driver.press(code("g"), down=False)
    driver.told(0.1)
    driver.tap(code("f"), code("g"))
    assert downs(driver.told()) == [code("f"), code("g")]


def test_a_key_pressed_in_another_window_and_held_does_nothing_here(start: Start) -> None:
    """The server repeats it here first 660 ms after the press, when presses count again."""
    driver = start()
    driver.take_focus_away()
    driver.wait(lambda fact: fact.get("kind") == "FOCUS_LOST")
    driver.press(ENTER)
    time.sleep(0.45)
    driver.give_focus_back()
    driver.wait(lambda fact: fact.get("kind") == "FOCUS_GAINED")
    assert downs(driver.told(1.2)) == []
    driver.press(code("g"))
    driver.wait(lambda fact: fact.get("kind") == "KEY_DOWN" and fact["code"] == code("g"))
    driver.press(code("g"), down=False)
    driver.press(ENTER, down=False)
    driver.told(0.1)
    driver.tap(ENTER)
    assert downs(driver.told()) == [ENTER]


def test_held_keys_do_not_repeat(start: Start) -> None:
    driver = start()
    driver.press(code("d"))
    assert downs(driver.told(1.2)) == [code("d")]
    driver.press(code("d"), down=False)


def test_text_is_off_until_asked_for_and_off_again_after_full_screen(start: Start) -> None:
    driver = start()
    driver.tap(code("a"))
    assert not [fact for fact in driver.told() if fact.get("kind") == "TEXT"]
    driver.tap(F6)
    driver.told(0.1)
    driver.tap(code("a"))
    assert [fact["text"] for fact in driver.told() if fact.get("kind") == "TEXT"] == ["a"]
    driver.tap(F11)
    driver.told(0.6)
    driver.tap(code("b"))
    assert not [fact for fact in driver.told() if fact.get("kind") == "TEXT"]


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_signals_save_and_end_with_status_0(start: Start, name: str) -> None:
    driver = start()
    os.kill(driver.process.pid, getattr(signal, name))
    driver.wait(lambda fact: bool(fact.get("left")))
    driver.wait(lambda fact: bool(fact.get("saved")))
    assert driver.status() == 0


def test_the_closing_button_saves_and_ends_with_status_0(start: Start) -> None:
    driver = start()
    driver.close_window()
    driver.wait(lambda fact: bool(fact.get("saved")))
    assert driver.status() == 0


def test_shell_keys_reach_no_seat_and_full_screen_comes_and_goes(start: Start) -> None:
    driver = start("--size", "800x450")
    driver.tap(F11)
    big = driver.wait(lambda fact: fact.get("kind") == "RESIZED")
    assert big["size"] == [1920, 1080]
    driver.chord(LEFT_ALT, ENTER)
    small = driver.wait(lambda fact: fact.get("kind") == "RESIZED" and fact["size"] != big["size"])
    assert small["size"] == [800, 450]
    assert not {F11, ENTER} & set(downs(driver.facts))


def test_resizing_settles_into_one_new_stage(start: Start) -> None:
    driver = start("--size", "800x450")
    for size in ((820, 500), (900, 560), (1024, 600)):
        driver.resize(*size)
    settled = driver.wait(lambda fact: fact.get("kind") == "RESIZED")
    assert settled["size"] == [1024, 600]
    assert not [fact for fact in driver.told() if fact.get("kind") == "RESIZED"]


@pytest.mark.skipif(shutil.which("setxkbmap") is None, reason="needs setxkbmap")
def test_scancodes_stay_and_labels_change_on_a_french_keyboard(start: Start, x_server: str) -> None:
    def layout(name: str) -> None:
        command = ["setxkbmap", "-display", x_server, name]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)

    driver = start()
    try:
        layout("fr")
        time.sleep(0.3)
        driver.tap(code("q"))
        fact = driver.wait(lambda fact: fact.get("kind") == "KEY_DOWN")
        assert (fact["code"], fact["name"], fact["label"]) == (code("q"), "a", "A")
    finally:
        layout("us")
    time.sleep(0.3)
    driver.tap(code("w"))
    fact = driver.wait(lambda fact: fact.get("kind") == "KEY_DOWN")
    assert (fact["code"], fact["label"]) == (code("w"), "W")


def test_a_frame_lands_on_the_aimed_stamp(start: Start) -> None:
    driver = start("--busy")
    late_us = []
    for _ in range(5):
        driver.tap(62)
        late_us.append(driver.wait(lambda fact: "aimed_late_us" in fact)["aimed_late_us"])
    assert min(late_us) >= 0  # never before its time
    assert min(late_us) < 5_000


def test_the_log_says_when_the_clock_began_and_what_ended_it(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    driver = start("--log", str(log))
    driver.close_window()
    assert driver.status() == 0
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert lines[0]["event"] == "clock"
    assert lines[0]["start_ns"] > 0
    assert {"event": "scene", "name": "probe"}.items() <= lines[1].items()
    assert lines[-1]["event"] == "end"


def test_no_display_is_one_line_and_status_2(tmp_path: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
    environment.pop("SDL_VIDEODRIVER", None)
    environment["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.probe", "--data", str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("No display")
    assert done.stderr.count("\n") == 1
    assert "ready" not in done.stdout


def test_the_first_start_fills_the_screen_and_a_size_asks_for_a_window(start: Start) -> None:
    first = start(game=True)
    whole = first.window().get_geometry()
    assert (whole.width, whole.height) == (1920, 1080)
    first.process.kill()
    first.process.wait(10)
    sized = start("--size", "1000x600", game=True).window().get_geometry()
    assert (sized.width, sized.height) == (1000, 600)


def test_a_size_beyond_the_screen_is_fitted_to_it_and_told(start: Start) -> None:
    driver = start("--size", "5000x3000", game=True)
    size = driver.window().get_geometry()
    assert size.width <= 1920 and size.height <= 1080
    driver.from_the_start()
    told = driver.wait(lambda fact: fact.get("event") == "notice")
    assert "5000×3000" in told["text"] and f"{size.width}×{size.height}" in told["text"]
