"""The hall of fame: what a shootout adds to the evening, and what a damaged file may not break."""

from __future__ import annotations

import pytest

from game.controls.gestures import Gesture
from scenes.shell.results.fame import BIN_MS, LOW_MS, bins
from scenes.shell.results.figures import figures_of
from scenes.shell.results.results import Results
from scenes.table.deeds import Deeds, deeds_of
from scenes.table.evening import Evening, GameRecord, Who
from scenes.table.game_record import record_of
from tests.scenes.games.slap45.table import SlapTable


def shootout() -> SlapTable:
    """Belle slaps a horse, then hits Doc."""
    slap = SlapTable((None, None), deck=["move", "iron", "gun"], gang=2)
    slap.until_live()
    slap.run(200_000)
    slap.press((0, Gesture.SLAP, 0))
    slap.until(lambda: slap.view.card == "iron")
    slap.run(250_000)
    slap.press((0, Gesture.SLAP, 0), (0, Gesture.POINT_LEFT, 2_000))
    slap.until_told()
    return slap


def test_figures_count_slaps_bullets_and_horses() -> None:
    slap = shootout()
    belle, doc = figures_of(slap.table.session.transcript(), 2).seats
    assert (belle.bullets, belle.hits, belle.horses) == (1, 1, 1)
    assert len(belle.slaps_us) == 1 and belle.slaps_us == belle.reactions_us
    assert 200_000 < (belle.fastest_slap_us or 0) < 400_000
    assert (doc.bullets, doc.horses, doc.slaps_us) == (0, 0, [])


def test_the_evening_adds_up_over_games_and_keeps_people_before_bots() -> None:
    slap = shootout()
    evening = Evening.of(slap.app, 1_000)
    who = (Who("Belle", False), Who("Tin Tom", True))
    one = Deeds((300_000,), (300_000, 410_000), 2, 1, 0)
    two = Deeds((250_000,), (250_000,), 1, 1, 1)
    evening.add(GameRecord("a", "slap45", 1_000, True, who, (0,), (), (one, two)))
    evening.add(GameRecord("b", "slap45", 1_001, True, who, (1,), (), (two, one)))
    evening.add(GameRecord("c", "saloon_poker", 1_002, True, who, (1,)))
    again = Evening.of(slap.app, 1_003)
    assert [row[0] for row in again.fame()] == list(who)
    belle = again.fame()[0][1]
    assert belle == one.plus(two) and belle.fastest_us == 250_000
    assert (belle.bullets, belle.hits, belle.horses) == (3, 2, 1)


def test_a_record_carries_the_deeds_of_its_table() -> None:
    slap = shootout()
    deeds = [mine.deeds for mine in figures_of(slap.table.session.transcript(), 2).seats]
    record = record_of(slap.table, 5, deeds)
    assert GameRecord.of(record.to_json()) == record and record.deeds[0].horses == 1
    assert "deeds" not in record_of(slap.table, 5).to_json()


@pytest.mark.parametrize(
    "broken",
    [
        "no list",
        [{}],
        [{"slaps": [-1], "reactions": [], "bullets": 0, "hits": 0, "horses": 0}] * 2,
        [{"slaps": [True], "reactions": [], "bullets": 0, "hits": 0, "horses": 0}] * 2,
        [{"slaps": [], "reactions": [], "bullets": "1", "hits": 0, "horses": 0}] * 2,
    ],
)
def test_deeds_that_make_no_sense_are_none(broken: object) -> None:
    assert deeds_of(broken, 2) is None


def test_bins_hold_everything() -> None:
    counts = bins([0, LOW_MS * 1000, (LOW_MS + BIN_MS) * 1000, 5_000_000])
    assert counts[0] == 2 and counts[1] == 1 and counts[-1] == 1 and sum(counts) == 4


def test_the_ledger_has_the_hall_of_fame_and_no_tab() -> None:
    slap = shootout()
    slap.until(lambda: slap.view.card == "gun")
    slap.run(250_000)
    slap.press((0, Gesture.SLAP, 0), (0, Gesture.POINT_LEFT, 2_000))
    assert slap.table.result() is not None
    results = Results(slap.app, slap.table)
    assert [page.key for page in results.pages] == ["standing", "figures", "fame", "evening"]
    slap.app.reset(results)
    for number in range(4):
        results.show(number)
        slap.step(draw=True)
