"""Dull habits: every game has some, they play whole legal games, and the bench tells the truth."""

import json
from typing import Any

import pytest

from game.core.chairs import Decision
from game.core.chance import stream
from game.core.habit_bench import FEWEST, MARGIN, Row, measure, table, wilson
from game.core.habits import PREFIX, says
from game.core.match import Match, check_bot, make_player
from game.core.registry import GAMES
from game.core.selfplay import run, selfplay_command
from tests.game.states import variants

ALL = [(key, name) for key, info in GAMES.items() for name in info.habits]


class Watched:
    """A habit whose every move is looked up among the legal ones.

    `free`: presses that do nothing are allowed too, and what is planned for later may be one.
    """

    def __init__(self, habit: Any, free: bool) -> None:
        self._habit = habit
        self._free = free
        self.moves = 0

    def decide(self, view: Any, seat: int, legal: Any, now_us: int) -> Decision | None:
        decision = self._habit.decide(view, seat, legal, now_us)
        if decision is not None:
            assert decision.move in legal or self._free
            self.moves += 1
        return decision


@pytest.mark.parametrize(("key", "name"), ALL, ids=[f"{key} {name}" for key, name in ALL])
def test_a_habit_plays_legal_games_to_the_end_under_every_house_rule(key: str, name: str) -> None:
    info = GAMES[key]
    assert says(info.habits[name]), "one line says what it does"
    for number, (known, options) in enumerate(variants()):
        if known is not info:
            continue
        for seats in (info.players[0], info.players[-1]):
            names = tuple(f"P{seat}" for seat in range(seats))
            engine = info.engine.new(info.setup(names, options, seed=number))
            bots: list[Any] = [
                make_player(info, "easy", stream(number, f"bot {seat}")) for seat in range(seats)
            ]
            own = number % seats
            habit = make_player(info, PREFIX + name, stream(number, "habit"))
            bots[own] = Watched(habit, info.engine.free_presses)
            result, _ = Match().play_out(engine, bots)
            assert result is engine.result() or result == engine.result()


def test_a_habit_is_seated_by_its_name_beside_bots() -> None:
    report = run("high_noon", 2, ["habit:random_legal", "hard"], 4, 1)
    assert report.levels == ("habit:random_legal", "hard")
    assert sum(report.wins_by_level.values()) == pytest.approx(4)
    text = selfplay_command(["high_noon", "--bots", "habit:random_legal,hard", "--games", "3"])
    assert "seat 0 habit:random_legal" in text


def test_what_habit_there_is_none_of_is_answered_with_the_list() -> None:
    for words in ("--bots habit:wild,hard", "--habits wild"):
        with pytest.raises(ValueError, match="no habit 'wild'") as refusal:
            selfplay_command(f"texas_hold_it {words}".split())
        assert "always_hold, peek_hold" in str(refusal.value)
    with pytest.raises(ValueError, match="no bot of level 'wild'"):
        check_bot(GAMES["monster"], "wild")


def test_the_help_tells_every_habit(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        selfplay_command(["--help"])
    assert end.value.code == 0
    told = capsys.readouterr().out
    for info in GAMES.values():
        assert info.key in told
        for name, make in info.habits.items():
            assert name in told and says(make) in told


def test_no_lobby_and_no_chair_takes_a_habit() -> None:
    for info in GAMES.values():
        assert not any(level.startswith(PREFIX) for level in info.levels)
        with pytest.raises(ValueError, match="level"):
            info.make_bot("habit:random_legal", stream(1, "x"))


def test_an_interval_is_as_wide_as_so_many_games_leave_it() -> None:
    least, most = wilson(50, 100, 1.96)
    assert (least, most) == (pytest.approx(0.4038, abs=1e-3), pytest.approx(0.5962, abs=1e-3))
    assert wilson(0, 50, 1.96)[0] == pytest.approx(0) and 0 < wilson(0, 50, 1.96)[1] < 0.08


@pytest.mark.parametrize(
    ("won", "verdict"), [(200.0, "below"), (250.0, "below"), (265.0, "open"), (320.0, "above")]
)
def test_a_verdict_comes_only_when_it_is_sure(won: float, verdict: str) -> None:
    row = Row("x", 4, 1000, won)
    assert row.bar == pytest.approx(0.25 + MARGIN)
    assert row.verdict == verdict
    assert row.to_json()["verdict"] == verdict and verdict in row.to_text()


def test_the_bench_stops_when_it_is_plain_and_plays_on_while_it_is_not() -> None:
    info = GAMES["high_noon"]
    plain = measure(info, "random_legal", 2, 400, 1)
    assert FEWEST <= plain.games < 400 and plain.verdict != "open"
    assert measure(info, "random_legal", 2, 30, 1).games == 30
    assert measure(info, "random_legal", 2, 400, 1) == plain


def test_a_habit_sits_everywhere_and_everybody_begins_as_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[tuple[int, int]] = []
    honest = Match.play_out

    def noted(self: Match, game: Any, bots: Any) -> Any:
        own = next(seat for seat, bot in enumerate(bots) if not hasattr(bot, "_level"))
        begun.append((own, game.first))
        return honest(self, game, bots)

    monkeypatch.setattr(Match, "play_out", noted)
    measure(GAMES["texas_hold_it"], "always_hold", 3, 18, 1, against="easy")
    assert sorted(begun) == sorted([(own, first) for own in range(3) for first in range(3)] * 2)


def test_the_command_measures_the_habits_named_at_the_seats_named() -> None:
    words = "texas_hold_it --habits always_hold,end_place --seats 2 --against easy --games 10"
    heard: list[str] = []
    text = selfplay_command(words.split(), None, heard.append)
    assert text.splitlines() == heard and len(heard) == 2
    told = json.loads(selfplay_command([*words.split(), "--json"]))
    assert [row["habit"] for row in told] == ["always_hold", "end_place"]
    rows = table(GAMES["texas_hold_it"], ["always_hold"], [2], 10, 0, against="easy")
    assert told[0] == rows[0].to_json()


def test_who_always_holds_it_loses_to_the_best_bots_of_texas_hold_it() -> None:
    """Fixed games; bots that take every wet point for a loss, whoever else gets one, win 22 %."""
    row = measure(GAMES["texas_hold_it"], "always_hold", 2, 48, 0)
    assert row.share < row.fair
