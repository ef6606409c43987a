"""Bots against bots: reports that add up, the same for the same seed, and clear refusals."""

import json
from dataclasses import replace

import pytest

from game.core.chairs import Chair
from game.core.registry import GAMES
from game.core.selfplay import levels_for, run, selfplay_command
from game.core.session import Session

QUICK = ("saloon_poker", "high_noon", "slap45")
"""Games whose best bots decide without weighing hundreds of hands."""


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("level", ["easy", "middle", "hard"])
def test_every_game_is_played_to_its_end_at_every_level(game: str, level: str) -> None:
    for seats in (GAMES[game].players[0], GAMES[game].players[-1]):
        games = 5 if level != "hard" or game in QUICK else 2
        report = run(game, seats, [level], games, 3)
        assert sum(report.wins_by_seat) == pytest.approx(games)
        assert sum(report.endings.values()) == games
        assert report.levels == (level,) * seats
        assert 0 < report.moves.least <= report.moves.middle <= report.moves.most


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_bots_play_in_a_session_at_a_tables_pace(game: str) -> None:
    """Asked by a session, after a while or at once in a race, they end their games as here."""
    info = GAMES[game]
    for seed in range(6 if game in QUICK else 3):
        names = tuple(f"Bot {seat}" for seat in range(info.players[-1]))
        levels = levels_for(len(names), ["hard", "middle", "easy"][: len(names)])
        chairs = [Chair(name, level) for name, level in zip(names, levels, strict=True)]
        session = Session.new(info.setup(names, seed=seed), chairs, bot_seed=seed)
        for _ in range(20_000):
            if session.result() is not None:
                break
            session.advance(session.now_us + 250_000, (200_000, 400_000))
        assert session.result() is not None


def test_the_same_seed_plays_the_same_games() -> None:
    first = run("saloon_poker", 3, ["hard", "easy"], 20, 7)
    assert run("saloon_poker", 3, ["hard", "easy"], 20, 7) == first
    other = run("saloon_poker", 3, ["hard", "easy"], 20, 8)
    assert replace(other, seed=7) != first


def test_a_longer_run_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = (run("high_noon", 2, ["middle"], games, 5) for games in (10, 11))
    gained = [more - less for more, less in zip(long.wins_by_seat, short.wins_by_seat, strict=True)]
    assert sorted(gained) == [0.0, 1.0]


def test_levels_are_dealt_round_the_table() -> None:
    assert levels_for(5, ["hard", "easy"]) == ("hard", "easy", "hard", "easy", "hard")
    report = run("saloon_poker", 4, ["hard", "middle"], 10, 1)
    assert report.levels == ("hard", "middle", "hard", "middle")
    by_hand = {
        "hard": report.wins_by_seat[0] + report.wins_by_seat[2],
        "middle": report.wins_by_seat[1] + report.wins_by_seat[3],
    }
    assert report.wins_by_level == by_hand


def test_saloon_reports_tell_rounds_and_the_tab() -> None:
    report = run("saloon_poker", 4, ["middle"], 30, 2)
    assert report.rounds is not None and report.rounds.least >= 1
    assert report.tab["target"] > 0 and report.tab["duel"] > 0
    assert set(report.endings) <= {"target", "last one left"}
    assert run("high_noon", 2, ["middle"], 2, 2).rounds is None


def test_options_reach_the_table() -> None:
    quick = run("saloon_poker", 2, ["middle"], 30, 2, {"target": 20, "accuse_ms": 0})
    slow = run("saloon_poker", 2, ["middle"], 30, 2, {"target": 300, "accuse_ms": 0})
    assert quick.moves.middle * 4 < slow.moves.middle


def test_speeds_are_told_only_with_a_clock() -> None:
    ticks = iter(range(1_000_000))
    report = run("high_noon", 2, ["easy"], 4, 1, clock=lambda: float(next(ticks)))
    assert report.slowest_ms == 1000.0, "each decision lies between two ticks of this clock"
    assert report.slowest_5_percent_ms == 1000.0
    assert report.games_per_second == pytest.approx(4 / report.seconds)
    assert run("high_noon", 2, ["easy"], 4, 1).games_per_second is None


def test_the_command_prints_what_came_of_it() -> None:
    text = selfplay_command(["high_noon", "--bots", "hard,easy", "--games", "8", "--seed", "4"])
    assert text.startswith("high_noon: 8 games, 2 seats, seed 4\n")
    assert "seat 0 hard" in text and "seat 1 easy" in text and "ended by" in text


def test_what_there_is_none_of_is_not_told_and_whole_wins_are_whole() -> None:
    words = "texas_hold_it --bots medium --games 3 --option rounds=5"
    text = selfplay_command(words.split())
    assert "clock minutes" not in text and "middle" in text
    assert "clock minutes" in selfplay_command(["high_noon", "--games", "2"])
    report = run("high_noon", 2, ["hard", "easy"], 4, 1)
    lines = replace(report, wins_by_seat=(2.0, 1.5)).to_text().splitlines()
    assert any("  2   wins  50.0 %" in line for line in lines)
    assert any("  1.5 wins  37.5 %" in line for line in lines)


def test_the_command_prints_json_with_the_same_figures() -> None:
    words = "saloon_poker --seats 3 --bots middle --games 6 --seed 9 --json --option target=40"
    told = json.loads(selfplay_command(words.split()))
    report = run("saloon_poker", 3, ["middle"], 6, 9, {"target": 40})
    assert told["wins_by_seat"] == list(report.wins_by_seat)
    assert told["options"] == {"target": 40}
    assert told["moves"]["max"] == report.moves.most
    assert told["games_per_second"] is None


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("checkers", "there is no game 'checkers'"),
        ("saloon_poker --seats 9", "saloon_poker is played by 2 to 8, not by 9"),
        ("saloon_poker --seats 0", "saloon_poker is played by 2 to 8, not by 0"),
        ("high_noon --seats 3", "high_noon is played by 2, not by 3"),
        ("high_noon --bots wild", "there is no bot of level 'wild'"),
        ("high_noon --bots easy,", "there is no bot of level ''"),
        ("high_noon --bots easy,hard,easy", "3 levels of bots do not fit 2 seats"),
        ("high_noon --games 0", "games must be 1 to 1000000, not 0"),
        ("high_noon --seed -1", "the seed must be 0 to"),
        ("high_noon --games many", "invalid int value: 'many'"),
        ("high_noon --option speed=3", "high_noon has no option 'speed"),
        ("high_noon --option hits=9", "option hits"),
        ("high_noon --option hits", "high_noon has no option 'hits'"),
        ("high_noon --fast", "unrecognized arguments: --fast"),
        ("", "the following arguments are required: GAME"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(words: str, why: str) -> None:
    with pytest.raises(ValueError, match="^[^\n]+$") as refusal:
        selfplay_command(words.split())
    assert why in str(refusal.value)
