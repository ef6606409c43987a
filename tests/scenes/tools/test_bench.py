"""The figures of speed: how they are counted, shown and said to be missing. No speed is tested."""

from __future__ import annotations

import json
import random

import pytest

from game.core.registry import GAMES
from scenes.tools import bench as tested
from scenes.tools import bench_display, bench_window
from scenes.tools.bench import bench
from scenes.tools.bench_display import EVDEV, NotMeasuredError, Screen
from scenes.tools.bench_probe import FREE_KEYS
from scenes.tools.bench_rules import bots, moves
from scenes.tools.figures import Figure, number, percentile


def test_percentiles() -> None:
    ascending = [float(n) for n in range(101)]
    assert percentile(ascending, 50) == 50
    assert percentile(ascending, 99) == 99
    assert percentile([7.0], 99) == 7


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0.0, "0"), (3.0, "3"), (0.4123, "0.412"), (12.34, "12.3"), (184.4, "184"),
     (61234.0, "61,234"), (2000.0, "2,000")],
)  # fmt: skip
def test_numbers_are_shown_short(value: float, shown: str) -> None:
    assert number(value) == shown


def test_a_bar_is_met_up_to_its_last_bit() -> None:
    assert Figure("f", 2.0, "ms", most=2.0).met is True
    assert Figure("f", 2.001, "ms", most=2.0).met is False
    assert Figure("f", 50_000, "moves/s", least=50_000).met is True
    assert Figure("f", 49_999, "moves/s", least=50_000).met is False
    assert Figure("f", 1, "ms").met is None
    assert Figure("f", None, "ms", most=2.0).met is None


def test_lines_name_value_unit_and_bar() -> None:
    line = Figure("frame p99", 7.5, "ms", most=8, note="busy").to_text()
    assert [word for word in line.split() if word] == [
        "frame", "p99", "7.5", "ms", "<=", "8", "ok", "busy",
    ]  # fmt: skip
    assert "MISSED" in Figure("frame p99", 9, "ms", most=8).to_text()
    assert "not measured: needs Xvfb" in Figure("s", None, "ms", note="needs Xvfb").to_text()


# -- the command -----------------------------------------------------------------------------------
def luck() -> list[Figure]:
    return [Figure("luck", 7.0, "horseshoes", least=5)]


def lost() -> list[Figure]:
    raise NotMeasuredError("needs a clover")


def broken() -> list[Figure]:
    raise RuntimeError("it\nfell over")


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tested, "MEASUREMENTS", {"luck": luck, "lost": lost, "broken": broken})


@pytest.mark.usefixtures("three")
def test_what_cannot_be_measured_is_said_and_the_rest_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert bench() == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert "horseshoes" in lines[1] and "ok" in lines[1]
    assert "not measured: needs a clover" in lines[2]
    assert "not measured: RuntimeError: it fell over" in lines[3]


@pytest.mark.usefixtures("three")
def test_as_json_it_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(as_json=True, only="l") == 0
    report = json.loads(capsys.readouterr().out)
    assert [figure["name"] for figure in report["figures"]] == ["luck", "lost"]
    assert report["figures"][0] == {
        "name": "luck", "value": 7.0, "unit": "horseshoes", "most": None, "least": 5,
        "met": True, "note": "",
    }  # fmt: skip
    assert report["figures"][1]["value"] is None
    assert report["figures"][1]["note"] == "needs a clover"
    assert "pygame-ce" in report["machine"]


@pytest.mark.usefixtures("three")
def test_an_unknown_measurement_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(only="moon") == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "There is no measurement 'moon'; there are: luck, lost, broken.\n"


# -- what it counts --------------------------------------------------------------------------------
def test_every_game_is_measured_and_every_level() -> None:
    assert [figure.name for figure in moves(0.01, 1)] == [f"moves, {key}" for key in GAMES]
    assert all(figure.value and figure.value > 0 for figure in moves(0.01, 1))
    names = [figure.name for figure in bots(1)]
    assert names == [f"bot p95, {k} {level}" for k, g in GAMES.items() for level in g.levels]


def told(*presses: tuple[int, int, bool]) -> dict[str, object]:
    return {"presses": [(code, at_ns, live, 0) for code, at_ns, live in presses]}


def test_lateness_is_stamp_minus_press_while_it_was_live() -> None:
    sent = [(4, 1_000_000), (5, 2_000_000), (4, 90_000_000), (6, 91_000_000)]
    got = told(
        (4, 1_400_000, True), (5, 4_500_000, True), (4, 90_100_000, False), (7, 1, True)
    )  # fmt: skip
    late_ms, lost = bench_window.lateness_ms(sent, got)
    assert late_ms == pytest.approx([0.4, 2.5])
    assert lost == 1


def test_a_stamp_may_be_cut_to_microseconds_but_not_lie_before_its_press() -> None:
    late_ms, lost = bench_window.lateness_ms([(4, 1_000_999)], told((4, 1_000_000, True)))
    assert (late_ms, lost) == ([pytest.approx(-0.000999)], 0)
    assert bench_window.lateness_ms([(4, 9_000_000)], told((4, 1_000_000, True))) == ([], 1)


def stamped(*codes: int, step_ns: int = 1_000_000) -> list[tuple[int, int]]:
    return [(code, 500_000 + i * step_ns // 2) for i, code in enumerate(codes)]


def test_pairs_that_arrive_the_wrong_way_round_are_counted() -> None:
    sent = [(4, 5, 0), (6, 7, 1_000_000), (4, 6, 2_000_000)]
    assert bench_window.count_wrong(sent, stamped(4, 5, 6, 7, 4, 6)) == (0, 0)
    assert bench_window.count_wrong(sent, stamped(5, 4, 6, 7, 6, 4)) == (2, 0)
    assert bench_window.count_wrong(sent, stamped(4, 5, 6, 7, 4)) == (0, 1)


def test_a_lost_press_spoils_no_later_pair() -> None:
    sent = [(4, 5, 0), (4, 5, 10_000_000), (4, 5, 20_000_000)]
    arrived = [(5, 100), (4, 10_000_100), (5, 10_000_100), (5, 20_000_100), (4, 20_000_200)]
    assert bench_window.count_wrong(sent, arrived) == (1, 1)


def test_random_orders_are_found_out() -> None:
    chance = random.Random(7)
    keys = list(range(4, 40))
    sent: list[tuple[int, int, int]] = []
    arrived: list[tuple[int, int]] = []
    swapped = 0
    for i in range(300):
        one, two = chance.sample(keys, 2)
        swap = chance.random() < 0.1
        swapped += swap
        sent.append((one, two, i * 1_000_000))
        stamp_ns = i * 1_000_000 + chance.randrange(900_000)
        arrived += [(code, stamp_ns) for code in ((two, one) if swap else (one, two))]
    assert bench_window.count_wrong(sent, arrived) == (swapped, 0)


def test_every_key_of_the_probe_can_be_pressed_from_outside() -> None:
    assert len(FREE_KEYS) == len(set(FREE_KEYS)) > 30
    assert set(FREE_KEYS) <= EVDEV.keys()
    assert len(set(EVDEV.values())) == len(EVDEV)


def test_without_an_x_server_a_screen_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_display.shutil, "which", lambda _name: None)
    with pytest.raises(NotMeasuredError, match="needs Xvfb"):
        Screen((640, 360))


def test_the_packaged_program_measures_no_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    with pytest.raises(NotMeasuredError, match="from source"):
        bench_display.program()


def test_posted_presses_stand_in_for_real_ones() -> None:
    sent, facts = bench_window._posted_in_a_duel(7.0)
    late_ms, lost = bench_window.lateness_ms(sent, facts)
    assert late_ms and lost == 0
