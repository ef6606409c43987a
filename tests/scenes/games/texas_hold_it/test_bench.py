"""The bench of the washroom while nobody there chooses: it tells large what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from scenes.games.texas_hold_it.moments import Doing, Turned
from tests.scenes.games.texas_hold_it.table import ENDS, TexasTable

Make = Callable[..., TexasTable]


@pytest.fixture
def sit() -> Iterator[Make]:
    tables: list[TexasTable] = []

    def make(*args: Any, **more: Any) -> TexasTable:
        tables.append(TexasTable(*args, **more))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


def test_the_last_to_hold_it_calls_nobody(sit: Make) -> None:
    """Nobody is left to hurry: the cowboys turn round at once."""
    t = sit((None,) * 3, decks=[ENDS] * 2)
    t.pee(0, 0)
    t.pee(1, 1)
    t.choose(2, "hold")
    banners = set()
    while t.scene.film.busy and t.scene.shown.round == 1:
        t.step()
        if t.scene.shown.banner is not None:
            banners.add(t.scene.shown.banner.title)
    assert banners <= {"Round 2"}
    t = sit((None,) * 3, decks=[ENDS] * 2)
    t.choose(0, "hold")
    t.until(lambda: t.scene.shown.banner is not None)
    assert t.scene.shown.banner is not None and t.scene.shown.banner.title == "Belle holds it!"


def test_the_bench_tells_large_what_happens(sit: Make) -> None:
    t = sit((None,) * 4, decks=[ENDS])
    t.peek(0, 0, "cactus")
    told: list[Any] = []
    t.peek(1, 0, "snake")
    for seat, urinal in ((2, 1), (3, None), (0, 0), (1, 2)):
        t.choose(seat, *(("pee", ("urinal", urinal)) if urinal is not None else ("hold",)))
        while t.scene.film.busy and t.scene.shown.round == 1:
            moment = t.scene.shown.moment
            if moment is not None and moment not in told:
                told.append(moment)
            t.step()
    assert told[:2] == [Doing(2, "pee", (2, 3)), Doing(3, "hold")]
    turned = [moment for moment in told if isinstance(moment, Turned)]
    assert [(m.number, m.card) for m in turned] == [
        (i + 1, card) for i, card in enumerate(ENDS[:4])
    ]
    assert turned[0].hits == ("texas/cactus",)
    assert turned[3].hits == (1, "texas/snake")
    assert all(m == {} for m in [t.scene.seen()])
