"""The ledger of the card games: scores, places, reasons, figures, and whose lies were believed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.core.engine import TABLE
from game.core.hand_ranks import HandName
from game.monster.records import MonsterView
from game.monster_gunslingers.records import Ending as GunslingerEnding
from game.monster_gunslingers.records import GunslingerView
from game.saloon_poker.records import TabLine, Why
from game.texas_hold_it.events import Claimed, Peeked, RoundBegan, Swapped, TookPlace, TurnedUp
from game.texas_hold_it.records import HIDDEN, Card, LastRoundView, TexasView
from game.texas_hold_it.records import Ending as TexasEnding
from scenes.kit.app.app import App
from scenes.kit.text.lettering import Lettering
from scenes.kit.widgets import Button
from scenes.shell.results.count import columns_of, draw_figures
from scenes.shell.results.lies import Lies
from scenes.shell.results.results import Results
from scenes.shell.results.tab import draw_tab
from scenes.shell.results.words import HANDS, note_words, score_words, why_words
from scenes.table.evening import Evening
from tests.scenes.conftest import Placed, outside, overlaps
from tests.scenes.shell.played import wait
from tests.scenes.shell.results.test_results import LONG, finished

Look = Callable[[App], list[Placed]]
GAMES = {
    "monster_gunslingers": ((2, {}), (6, {"betting": True})),
    "monster": ((4, {}), (8, {"chips": 10, "penalty": 10})),
    "texas_hold_it": ((2, {}), (6, {"claims": "silent"})),
}


@pytest.fixture
def app() -> Iterator[App]:
    made = App.headless((1280, 720))
    made.notices.clear()
    yield made
    made.close()


def ledger(app: App, game: str, number: int = 0, seed: int = 5) -> Results:
    players, options = GAMES[game][number]
    table = finished(app, players, dict(options), game=game, seed=seed)
    results = Results(app, table)
    app.reset(results)
    wait(app, 900_000)
    return results


# -- scores and places -----------------------------------------------------------------------------
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_winners_come_first_and_the_game_counts_without_a_tab(
    app: App, game: str, number: int
) -> None:
    facts = ledger(app, game, number).facts
    result = facts.table.result()
    assert result is not None
    order = facts.order()
    assert set(order[: len(result.winners)]) == set(result.winners)
    assert sorted(order) == list(range(facts.table.seats))
    assert all(facts.places()[seat] == 1 for seat in result.winners)
    evening = Evening.of(app)
    assert [record.game for record in evening.games] == [game] and evening.debts() == []
    assert evening.wins()[0][1] == 1


def test_no_page_of_tab_or_fame_and_what_counts_is_told_with_its_unit(app: App) -> None:
    units = {"monster_gunslingers": "round", "monster": "chip", "texas_hold_it": "dry point"}
    for game, unit in units.items():
        results = ledger(app, game)
        assert [page.key for page in results.pages] == ["standing", "figures", "evening"]
        assert unit in score_words(results.facts, results.winners[0])
    assert "chip" in score_words(ledger(app, "monster_gunslingers", 1).facts, 0)


def test_chips_below_zero_are_shown_with_a_true_minus(app: App) -> None:
    facts = ledger(app, "monster", 1).facts
    assert isinstance(facts.view, MonsterView)
    facts.view = replace(facts.view, chips=(-7, *facts.view.chips[1:]))
    assert score_words(facts, 0) == "\u22127 chips"


def test_who_was_soaked_comes_after_all_others_the_first_one_last(app: App) -> None:
    for seed in range(4):
        facts = ledger(app, "texas_hold_it", 1, seed).facts
        assert isinstance(facts.view, TexasView)
        soaked = [seat for seat in range(6) if facts.view.wet[seat] >= 3]
        assert set(facts.out()) == set(soaked)
        rounds = [facts.figures.seats[seat].out_in or 0 for seat in facts.out()]
        assert rounds == sorted(rounds)
        if soaked:
            assert facts.order()[-1] == facts.out()[0]


def test_dealers_are_named_so(app: App) -> None:
    assert ledger(app, "monster")._again_line() == "The same people; Bo deals."
    assert ledger(app, "monster_gunslingers")._again_line() == "The same people; Bo starts."


# -- reasons ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("ending", GunslingerEnding)
def test_every_end_of_a_gunfight_has_its_reason(app: App, ending: GunslingerEnding) -> None:
    facts = ledger(app, "monster_gunslingers").facts
    facts.reason = str(ending)
    facts.winners = (0,)
    alone = why_words(facts)
    facts.winners = (0, 1)
    shared = why_words(facts)
    assert alone and shared
    assert (alone == shared) == (ending is GunslingerEnding.BROKE)


def test_the_last_hand_is_named_unless_all_others_folded(app: App) -> None:
    facts = ledger(app, "monster_gunslingers").facts
    view = facts.view
    assert isinstance(view, GunslingerView) and view.last_round is not None
    facts.winners = (view.last_round.winners[0],)
    facts.reason = str(GunslingerEnding.ROUNDS)
    assert why_words(facts).startswith("First to win 3 rounds. The last one with: ")
    folded = replace(view.last_round, ranks=(None,) * view.seats)
    facts.view = replace(view, last_round=folded)
    assert why_words(facts) == "First to win 3 rounds."


@pytest.mark.parametrize("ending", TexasEnding)
def test_every_end_in_the_washroom_has_its_reason(app: App, ending: TexasEnding) -> None:
    facts = ledger(app, "texas_hold_it").facts
    facts.reason = str(ending)
    assert why_words(facts)


def test_level_dry_points_are_told_apart_from_more_of_them(app: App) -> None:
    facts = ledger(app, "texas_hold_it").facts
    facts.reason = str(TexasEnding.ROUNDS)
    assert isinstance(facts.view, TexasView)
    for figures in facts.figures.seats:
        figures.out_in = None
    view = replace(facts.view, dry=(2, 2), wet=(0, 1))
    facts.winners, facts.view = (0,), view
    assert "fewest wet" in why_words(facts)
    facts.view = replace(view, dry=(2, 1))
    assert "most dry points" in why_words(facts)
    facts.winners, facts.view = (0, 1), replace(view, wet=(1, 1))
    assert "tied on dry and wet" in why_words(facts)


def test_a_shared_pot_of_pots_says_so(app: App) -> None:
    facts = ledger(app, "monster").facts
    facts.winners = (0,)
    assert why_words(facts) == "Most chips after 4 pots."
    facts.winners = (0, 2)
    assert why_words(facts) == "Tied on chips after 4 pots."


def test_every_kind_of_hand_has_a_name() -> None:
    assert set(HANDS) == set(HandName)


# -- figures ---------------------------------------------------------------------------------------
def test_a_gunslingers_figures_are_what_the_table_says(app: App) -> None:
    for number in (0, 1):
        facts = ledger(app, "monster_gunslingers", number).facts
        assert isinstance(facts.view, GunslingerView)
        assert tuple(f.rounds_won for f in facts.figures.seats) == facts.view.wins
        assert sum(f.powers for f in facts.figures.seats) > 0
        last = facts.view.last_round
        assert last is not None
        for seat, name in enumerate(last.ranks):
            if name is not None:
                assert facts.figures.seats[seat].best_hand is not None


def test_the_monsters_and_the_washrooms_own_counts_are_shown(app: App) -> None:
    monster = ledger(app, "monster").facts
    assert isinstance(monster.view, MonsterView)
    assert tuple(f.tally for f in monster.figures.seats) == monster.view.tallies
    for seat, tally in enumerate(monster.view.tallies):
        words = note_words(monster, seat)
        assert words.startswith(str(tally.pots)) if tally.pots else not words
    texas = ledger(app, "texas_hold_it").facts
    assert isinstance(texas.view, TexasView)
    assert tuple(f.washed for f in texas.figures.seats) == texas.view.figures


def washroom(*events: object) -> list[int]:
    lies = Lies(4)
    for event in events:
        lies.take(event.seen_by(TABLE) or event)  # type: ignore[attr-defined]
    return lies.believed


def turned_up(*cards: str) -> TurnedUp:
    gaps = tuple(Card(card) for card in cards)
    ended = LastRoundView(gaps, (None,) * (len(gaps) - 1), (), (0,) * 4, (0,) * 4)
    return TurnedUp(1, ended, (0,) * (len(gaps) - 1), ())


def test_a_lie_is_believed_by_who_gets_wet_beside_it() -> None:
    told = [Peeked(0, 1, HIDDEN), Claimed(0, 1, "calm"), TookPlace(1, 1, (1, 2))]
    assert washroom(*told, turned_up("calm", "snake", "calm", "cactus")) == [1, 0, 0, 0]
    # The truth, a lie about the other side, or one that hit nobody, is no lie believed.
    assert washroom(*told, turned_up("calm", "calm", "cactus", "cactus")) == [0] * 4
    assert washroom(*told, turned_up("calm", "cactus", "calm", "calm")) == [0] * 4


def test_a_lie_follows_its_card_when_that_is_swapped() -> None:
    told = [
        Peeked(0, 0, HIDDEN), Claimed(0, 0, "calm"), Swapped(2, (0, 3)), TookPlace(1, 2, (2, 3)),
    ]  # fmt: skip
    assert washroom(*told, turned_up("calm", "calm", "calm", "gas")) == [1, 0, 0, 0]


def test_who_looked_believed_nobody_and_a_late_lie_cost_nothing() -> None:
    cards = turned_up("calm", "snake", "calm", "calm")
    lie = [Peeked(0, 1, HIDDEN), Claimed(0, 1, "calm")]
    looked = [Peeked(1, 1, HIDDEN), Claimed(1, 1, "gas"), TookPlace(1, 1, (1, 2))]
    assert washroom(*lie, *looked, cards) == [0] * 4
    assert washroom(TookPlace(1, 1, (1, 2)), *lie, cards) == [0] * 4


def test_what_was_said_is_forgotten_with_the_round() -> None:
    lie = [Peeked(0, 1, HIDDEN), Claimed(0, 1, "calm")]
    fresh = RoundBegan(2, 1, (0, 1, 2, 3))
    cards = turned_up("calm", "snake", "calm", "calm")
    assert washroom(*lie, fresh, TookPlace(1, 1, (1, 2)), cards) == [0] * 4


# -- the pages -------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_at_the_largest_text_nothing_overlaps(
    game: str, number: int, language: str, texts: Look
) -> None:
    app = App.headless((1280, 720), language=language)
    app.settings.text_percent = 150
    players, options = GAMES[game][number]
    results = Results(app, finished(app, players, dict(options), game=game, names=LONG, seed=4))
    app.reset(results)
    wait(app, 900_000)
    for page in range(len(results.pages)):
        results.show(page)
        app.step()
        placed = texts(app)
        assert not outside(placed) and not overlaps(placed, slack_u=4)
    app.close()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("game", GAMES)
def test_heads_of_figures_are_whole_and_of_one_size(
    game: str, percent: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, found = Lettering._fit_block, []

    def fit(self: Lettering, text: str, *given: Any) -> tuple[int, list[str]]:
        size, lines = whole(self, text, *given)
        found.append((size, lines))
        return size, lines

    app = App.headless((1280, 720), language=language)
    app.settings.text_percent = percent
    players, options = GAMES[game][1]
    results = Results(app, finished(app, players, dict(options), game=game, seed=4))
    app.reset(results)
    monkeypatch.setattr(Lettering, "_fit_block", fit)
    box = (610.0, 272.0, 1226.0, 566.0)
    draw_figures(app.canvas, app, results.facts, box)
    assert len(found) == len(columns_of(results.facts))
    assert len({size for size, _lines in found}) == 1
    assert not [lines for _size, lines in found if "…" in lines[-1]]
    app.close()


@pytest.mark.parametrize("debtors", [1, 7])
@pytest.mark.parametrize("percent", [100, 150])
def test_one_debt_alone_fills_its_page(debtors: int, percent: int, texts: Look) -> None:
    app = App.headless((1280, 720))
    app.settings.text_percent = percent
    results = Results(app, finished(app, 8, {"target": 60}, names=LONG, seed=4))
    view = results.facts.view
    lines = tuple(TabLine(seat, 0, Why.TARGET) for seat in range(1, debtors + 1))
    results.facts.view = replace(view, tab=lines)  # type: ignore[call-arg]
    app.reset(results)
    wait(app, 900_000)
    tab = next(i for i, page in enumerate(results.pages) if page.draw is draw_tab)
    results.show(tab)
    app.step()
    placed = texts(app)
    assert not outside(placed) and not overlaps(placed, slack_u=4)
    on_page = [p for p in placed if p.x > 566 and 240 < p.y < 860]
    assert max(p.y + p.h for p in on_page) - min(p.y for p in on_page) > 200
    assert any(isinstance(w, Button) for w in results.group.widgets)
    app.close()
