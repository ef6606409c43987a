"""The evening adds up: every game once, people and bots apart, and it ends by itself."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.chairs import Chair
from game.core.registry import GAMES
from scenes.kit.app.app import App
from scenes.kit.storage.json_file import Store
from scenes.table.evening import (
    OVER_AFTER_S,
    Debt,
    Evening,
    GameRecord,
    Who,
    note_abandoned,
    with_pasts,
)
from scenes.table.game_record import record_of
from scenes.table.table import Table
from tests.scenes.shell.played import play_out

NOW = 1_800_000_000
ANN, BO, TIN = Who("Ann", False), Who("Bo", False), Who("Tin Tom", True)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = App.headless((640, 360), data=tmp_path)
    made.notices.clear()
    yield made
    made.close()


def game(
    key: str, *tab: tuple[int, int, str], at_s: int = NOW, finished: bool = True
) -> GameRecord:
    return GameRecord(key, "saloon_poker", at_s, finished, (ANN, BO, TIN), (1,), tab)


def test_debts_add_up_by_pairs_and_bots_stay_apart(app: App) -> None:
    evening = Evening.of(app, NOW)
    evening.add(game("a", (0, 1, "duel"), (0, 1, "target"), (2, 1, "target")))
    evening.add(game("b", (0, 1, "target"), (1, 0, "duel")))
    assert evening.debts() == [Debt(ANN, BO, 3), Debt(BO, ANN, 1)]
    assert evening.debts(bots=True) == [Debt(TIN, BO, 1)]
    assert evening.wins() == [(BO, 2, 2), (ANN, 0, 2), (TIN, 0, 2)]


def test_a_person_and_a_bot_of_the_same_name_are_two(app: App) -> None:
    evening = Evening.of(app, NOW)
    tom = Who("Tin Tom", False)
    evening.add(GameRecord("a", "saloon_poker", NOW, True, (ANN, tom), (0,), ((1, 0, "duel"),)))
    evening.add(GameRecord("b", "saloon_poker", NOW, True, (ANN, TIN), (0,), ((1, 0, "duel"),)))
    assert evening.debts() == [Debt(tom, ANN, 1)]
    assert evening.debts(bots=True) == [Debt(TIN, ANN, 1)]


def test_a_game_counts_once_also_after_the_program_was_closed(app: App) -> None:
    assert Evening.of(app, NOW).add(game("a", (0, 1, "duel")))
    again = Evening.of(app, NOW + 60)
    assert not again.add(game("a", (0, 1, "duel")))
    assert again.debts() == [Debt(ANN, BO, 1)] and again.finished == 1


def test_abandoned_games_are_counted_apart_and_owe_nothing(app: App) -> None:
    evening = Evening.of(app, NOW)
    evening.add(game("a", finished=False))
    evening.add(game("b", (0, 1, "duel")))
    assert (evening.finished, evening.abandoned) == (1, 1)
    assert evening.wins()[0] == (BO, 1, 1)


def test_an_evening_is_over_twelve_hours_after_its_last_game(app: App) -> None:
    evening = Evening.of(app, NOW)
    evening.add(game("a", (0, 1, "duel"), at_s=NOW))
    evening.add(game("b", (0, 1, "duel"), at_s=NOW + OVER_AFTER_S))
    assert len(Evening.of(app, NOW + 2 * OVER_AFTER_S).games) == 2
    fresh = Evening.of(app, NOW + 2 * OVER_AFTER_S + 1)
    assert fresh.games == [] and fresh.began_s == NOW + 2 * OVER_AFTER_S + 1


@pytest.mark.parametrize("back_s", [1, 90, 86_400, 400 * 86_400])
def test_a_game_from_the_future_is_this_evenings(app: App, back_s: int) -> None:
    Evening.of(app, NOW).add(game("a", (0, 1, "duel"), at_s=NOW))
    now_s = NOW - back_s
    assert Evening.of(app, now_s).add(game("b", at_s=now_s))
    evening = Evening.of(again(app), now_s + 60)
    assert [one.key for one in evening.games] == ["a", "b"] and evening.debts()
    # A clock that was far ahead does not keep an evening going for ever.
    assert Evening.of(again(app), now_s + OVER_AFTER_S).games
    assert not Evening.of(again(app), now_s + OVER_AFTER_S + 1).games


def again(app: App) -> App:
    """The program started anew on the same folder."""
    return App.headless((320, 180), data=app.files.folder)


def test_a_clock_put_on_does_not_end_an_evening_that_goes_on(app: App) -> None:
    Evening.of(app, NOW, 0.0).add(game("a", at_s=NOW))
    later_s = NOW + 20 * 365 * 86_400
    assert Evening.of(app, later_s, 60.0).add(game("b", at_s=later_s))
    assert [one.key for one in Evening.of(app, later_s, 61.0).games] == ["a", "b"]
    assert Evening.of(app, later_s + OVER_AFTER_S + 1, 61.0 + OVER_AFTER_S).games == []


def test_two_programs_count_every_game_once(app: App) -> None:
    other = again(app)
    mine, theirs = Evening.of(app, NOW), Evening.of(other, NOW)
    mine.add(game("a", (0, 1, "duel"), at_s=NOW))
    theirs.add(game("b", (0, 1, "duel"), at_s=NOW + 1))
    mine.add(game("c", (0, 1, "duel"), at_s=NOW + 2))
    Evening.of(other, NOW + 3).add(game("c", (0, 1, "duel"), at_s=NOW + 2))
    assert [one.key for one in Evening.of(app, NOW + 9).games] == ["a", "b", "c"]
    Evening.of(app, NOW + 10).begin_anew(NOW + 10)
    assert Evening.of(other, NOW + 11).games == []


def test_by_button_a_new_evening_begins(app: App) -> None:
    evening = Evening.of(app, NOW)
    evening.add(game("a", (0, 1, "duel")))
    evening.begin_anew(NOW + 5)
    assert Evening.of(app, NOW + 6).games == []
    assert Evening.of(app, NOW + 6).began_s == NOW + 5


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version": "x"}', '{"version": 1, "games": 3}'])
def test_a_damaged_evening_is_set_aside_told_and_begun_anew(app: App, text: str) -> None:
    path = app.files.folder / "evening.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    evening = Evening.of(app, NOW)
    assert evening.games == [] and len(app.notices) == 1 and "evening.json" in app.notices[0]
    kept = list(path.parent.glob("evening.json.*.bad"))
    assert [one.read_text() for one in kept] == [text]
    assert evening.add(game("a")) and json.loads(path.read_text())["version"] == 1


def test_one_bad_game_does_not_take_the_others_along(app: App) -> None:
    Evening.of(app, NOW).add(game("a", (0, 1, "duel")))
    path = app.files.folder / "evening.json"
    data = json.loads(path.read_text())
    data["games"].append({"key": "b", "tab": [[0, 99, "duel"]]})
    path.write_text(json.dumps(data))
    evening = Evening.of(app, NOW)
    assert [one.key for one in evening.games] == ["a"] and app.notices


def test_an_evening_of_a_newer_program_is_left_alone(app: App) -> None:
    path = app.files.folder / "evening.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"version": 7, "games": []}')
    assert Evening.of(app, NOW).add(game("a"))
    assert path.read_text() == '{"version": 7, "games": []}'


def test_a_folder_that_cannot_be_written_gives_one_notice(tmp_path: Path) -> None:
    told: list[str] = []
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file")
    store.say = told.append
    file = store.file("evening.json", 1)
    file.write({})
    file.write({"games": []})
    assert len(told) == 1 and file.read() == {"games": []}


def test_records_survive_the_file_unchanged() -> None:
    record = game("a", (0, 1, "duel"), (2, 1, "target"))
    assert GameRecord.of(json.loads(json.dumps(record.to_json()))) == record
    for broken in (
        None,
        3,
        {},
        {**record.to_json(), "winners": [9]},
        {**record.to_json(), "at": 1.5},
    ):
        assert GameRecord.of(broken) is None


def table_of(app: App, seed: int = 3, names: tuple[str, ...] = ("Ann", "Bo", "Cy")) -> Table:
    setup = GAMES["saloon_poker"].setup(names, {"target": 40}, first=0, seed=seed)
    return Table.open(app, setup, [Chair(name) for name in names])


def test_a_finished_table_has_the_tab_of_its_game(app: App) -> None:
    table = table_of(app)
    play_out(table)
    record = record_of(table, NOW)
    assert record.finished and record.winners == table.result().winners  # type: ignore[union-attr]
    view = table.view()
    assert record.tab == tuple((line.from_, line.to, str(line.why)) for line in view.tab)  # type: ignore[attr-defined]
    assert record.tab


def test_a_game_given_up_for_another_counts_once_as_abandoned(app: App) -> None:
    table = table_of(app)
    play_out(table, moves=4)
    table.save()
    note_abandoned(app, NOW)
    note_abandoned(app, NOW)
    evening = Evening.of(app, NOW)
    assert (evening.finished, evening.abandoned) == (0, 1)
    assert [who.name for who in evening.games[0].players] == ["Ann", "Bo", "Cy"]


def test_a_game_nobody_had_begun_and_no_game_at_all_are_not_abandoned(app: App) -> None:
    note_abandoned(app, NOW)
    table_of(app).save()
    note_abandoned(app, NOW)
    assert Evening.of(app, NOW).games == []


def test_a_finished_game_whose_save_still_lies_there_is_not_abandoned_too(app: App) -> None:
    table = table_of(app)
    play_out(table)
    table.session.save_now()
    Evening.of(app, NOW).add(record_of(table, NOW))
    note_abandoned(app, NOW)
    evening = Evening.of(app, NOW)
    assert (evening.finished, evening.abandoned) == (1, 0)


def test_whose_word_is_worth_what_is_known_for_the_evening(app: App) -> None:
    """Claims and lies add up by player, bots apart from people, and sit down with them."""
    cog = Who("Ann", True)
    evening = Evening.of(app, NOW)
    for key, players, words in (
        ("a", (ANN, BO), ((4, 3), (2, 0))),
        ("b", (BO, ANN, cog), ((1, 1), (2, 2), (5, 0))),
    ):
        evening.add(
            GameRecord(key, "texas_hold_it", NOW, True, players, (0,), words=words)  # type: ignore[arg-type]
        )
    chairs = [Chair("Ann"), Chair("Bo"), Chair("Ann", "hard"), Chair("Cy")]
    assert [chair.past for chair in with_pasts(app, chairs, NOW)] == [
        {"claims": 6, "lies": 5},
        {"claims": 3, "lies": 1},
        {"claims": 5, "lies": 0},
        {},
    ]


@pytest.mark.parametrize("words", [[[1, 2], [0, 0], [0, 0]], [[1, 0]], [["1", 0]] * 3, "many"])
def test_senseless_words_make_a_record_senseless(words: object) -> None:
    data = game("a").to_json() | {"words": words}
    assert GameRecord.of(data) is None
    assert GameRecord.of(data | {"words": [[2, 1], [0, 0], [3, 3]]}) is not None


def test_a_finished_bluff_tells_everybodys_claims_and_lies(app: App) -> None:
    names = ("Ann", "Bo")
    setup = GAMES["texas_hold_it"].setup(names, {"rounds": 5}, first=0, seed=3)
    table = Table.open(app, setup, [Chair("Ann", "hard"), Chair("Bo", "middle")])
    play_out(table)
    words = record_of(table, NOW).words
    assert len(words) == 2 and all(0 <= lies <= claims for claims, lies in words)
    assert sum(claims for claims, _lies in words) > 0
