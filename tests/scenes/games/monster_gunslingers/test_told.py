"""What is said at the Monster Gunslingers table: the log, private lines, why a hand has won."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from game.core.cards import DECK
from game.core.engine import TABLE, Event
from game.core.wire import event_to_json, view_to_json
from game.monster_gunslingers import events as e
from game.monster_gunslingers.records import BET, CALL, Flip, Holster, Holstered, LastRound
from game.monster_gunslingers.showdown import (
    level_with_the_best,
    name_of,
    values,
    winners_of,
)
from scenes.games.monster_gunslingers import plate
from scenes.games.monster_gunslingers.grid import Grid
from scenes.games.monster_gunslingers.lineup import Lineup
from scenes.games.monster_gunslingers.places import TALL
from scenes.games.monster_gunslingers.prompts import fresh_cards, private_lines
from scenes.games.monster_gunslingers.words import by_weight, card_word, made
from scenes.kit.input.inputs import Input, Kind
from tests.scenes.games.monster_gunslingers.table import NAMES, town

WORDS = {card_word(str(card)): str(card) for card in DECK}
CARD = re.compile(r'"([A23456789TJQK][SHDC])"')


def cards_in(words: str) -> set[str]:
    """Cards that are named in a line."""
    low = words.lower()
    return {card for word, card in WORDS.items() if word in low}


@pytest.mark.parametrize(
    ("levels", "betting"),
    [((None, "easy", "easy"), False), ((None, None, "easy", "easy"), True)],
)
def test_the_log_names_only_cards_everybody_knows(
    levels: Sequence[str | None], betting: bool
) -> None:
    rng = random.Random(11)
    with town(levels, betting=betting, rounds=2, hold=False) as t:
        scene = t.scene
        public: set[str] = set()
        lines: list[str] = []
        show, tell = scene.show, scene.tell

        def shown(event: Event) -> None:
            public.update(CARD.findall(str(event_to_json(event)).replace("'", '"')))
            show(event)

        def told(words: str) -> None:
            view = str(view_to_json(t.view(TABLE))).replace("'", '"')
            lines.append(words)
            assert cards_in(words) <= public | set(CARD.findall(view)), words
            tell(words)

        scene.show = shown  # type: ignore[method-assign]
        scene.tell = told  # type: ignore[method-assign]
        for _turn in range(60):
            if t.hand.top is not scene:
                break
            try:
                seat = t.ready()
            except RuntimeError:
                break
            moves = list(t.table.legal(seat))
            t.go(rng.choice(moves))
        assert len(lines) > 40
        assert any(cards_in(words) for words in lines)
        assert not any(re.search(r"\byou\b|\byour\b", words, re.I) for words in lines)


class Sat:
    """Stands in for a table: only names are asked for."""

    def name(self, seat: int) -> str:
        return NAMES[seat]


def ended(street: str, *holsters: str) -> Lineup:
    """The line-up of a round that ends with these cards; "-" is a player who folded."""
    cards = tuple(street.split())
    held = [() if own == "-" else tuple(own.split()) for own in holsters]
    seats = [seat for seat, own in enumerate(holsters) if own != "-"]
    found = values(cards, {seat: held[seat] for seat in seats})
    level = level_with_the_best(found, seats)
    winners = winners_of(cards, {seat: held[seat] for seat in seats}, found, seats)
    ranks = tuple(
        name_of(found[seat]).value if seat in found else None for seat in range(len(held))
    )
    last = LastRound(
        tuple(winners), ranks, cards,
        tuple(tuple(Holstered(card, True) for card in own) for own in held),
    )  # fmt: skip
    event = e.RoundEnded(1, last, False, tuple(level) if len(level) > 1 else (), (0,) * len(held))
    return Lineup.of(event, Sat())  # type: ignore[arg-type]


def test_another_kind_of_hand_wins() -> None:
    told = ended("KS 9H 4D JC 2H", "KD 9D", "JS 3H")
    assert told.title == "Belle wins the round: two pairs"
    assert told.reason == "Two pairs beats one pair."
    assert told.gold[0] == frozenset({"KD", "KS", "9D", "9H"})


def test_the_rank_of_the_pair_decides() -> None:
    told = ended("KS 9H 4D JC 2H", "JS 3H", "KD 3S", "9S 3C")
    assert told.title == "Doc wins the round: one pair"
    assert told.reason == "Both have one pair; the king beats the jack."
    assert told.gold[1] == frozenset({"KD", "KS"})


def test_a_spare_card_decides() -> None:
    told = ended("KS 9H 4D JC 2H", "KD AS", "KH QS")
    assert told.reason == "Both have one pair; the ace beats the queen."
    assert told.gold[0] == frozenset({"AS"})


def test_two_holster_cards_beat_one() -> None:
    # Both make the same straight to the king; Belle needs two of her own, Doc one.
    told = ended("QH JD TC 9S 2H", "KS QS", "KD 3C")
    assert told.winners == (0,)
    assert told.reason == "Tied hands: two holster cards beat one holster card."


def test_all_five_equal_is_a_win_for_each() -> None:
    told = ended("AS KS QS JS TS", "2H 3H", "4D 5D", "-", "6C 7C")
    assert told.winners == (0, 1, 3)
    assert told.title == "Belle, Doc and Buck win the round: straight flush"
    assert told.reason == "All five lie on Main Street: a win for every one of them."
    assert [row.seat for row in told.rows] == [0, 1, 3]


def test_some_of_the_level_ones_share() -> None:
    told = ended("QH JD TC 9S 2H", "KS QS", "KD 3C", "KH QD")
    assert told.winners == (0, 2)
    assert "All five cards equal for Belle and Hattie" in told.reason


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("", ""),
        ("AS", "high card"),
        ("AS AD", "pair"),
        ("AS AD KS KD", "two pair"),
        ("AS AD AH", "three of a kind"),
        ("AS AD AH AC", "four of a kind"),
        ("AS KS QS JS TS", "straight flush"),
        ("AS AD KS KD QH QC", "two pair"),
        ("AS 2D 3S 4D 5H 9C", "straight"),
    ],
)
def test_what_some_cards_make_so_far(cards: str, kind: str) -> None:
    assert made(cards.split()) == kind


def test_the_wheels_ace_counts_last() -> None:
    assert by_weight(["AS", "2D", "3S", "4D", "5H"]) == list("5432A")
    assert by_weight(["9S", "9D", "3S", "3D", "AH"]) == list("9933A")


def test_private_lines_tell_what_one_alone_has_learned() -> None:
    news: list[Any] = [
        e.Drew(0, "AS"),
        e.Handed(0, 1, "KD"),
        e.Handed(2, 0, "5C"),
        e.Picked(1, 0, "9H"),
        e.LookedAt(0, 1, ("QS", "2D")),
        e.Shot(1, 0, 0, "JC", False),
    ]
    lines = private_lines(news, 0, lambda seat: NAMES[seat])
    assert lines == [
        "Passed to Doc: the king of diamonds.",
        "From Hattie: the five of clubs.",
        "Doc took the nine of hearts.",
        "In Doc's holster: the queen of spades and the two of diamonds.",
        "Shot out of the holster: the jack of clubs.",
    ]
    assert fresh_cards(news, 0) == {"AS", "5C"}


# -- at a round's end ------------------------------------------------------------------------------
@pytest.mark.parametrize("count", range(2, 7))
def test_rows_lie_inside_and_cards_are_large(count: int) -> None:
    with town((None,) * count) as t:
        places = t.scene.places
        area, grid = places.layout.places["showdown"], Grid.of(places, count)
        assert grid.card_u >= (120 if count == 2 else 76)
        for i in range(count):
            for k in range(7):
                x, y, w, _angle = grid.card(i, k)
                assert area.x_u < x - w / 2 and x + w / 2 < area.x_u + area.w_u
                assert area.y_u < y - w * TALL / 2 and y + w * TALL / 2 < area.y_u + area.h_u - 90


def test_only_the_winner_shines_while_hands_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    with town(hands=("AS 6D TC 9C 7C", "KD 3S 2H 8C 7D"), speed="normal", betting=True) as t:
        t.go(Holster("AS"), Holster("KD"), Holster("9C"), Flip(0))
        t.go(Flip(1), Flip(2), Flip(3), BET, CALL)
        seat = t.ready()
        t.scene.play(seat, Flip(4), Input(Kind.KEY_DOWN, t.app.now_us))
        drawn: list[int] = []
        plain = plate.draw_plate

        def spy(canvas: Any, app: Any, places: Any, seat: int, state: Any, *rest: Any) -> None:
            if state.active:
                drawn.append(seat)
            plain(canvas, app, places, seat, state, *rest)

        monkeypatch.setattr(plate, "draw_plate", spy)
        t.hand.until("the pot", lambda: bool(t.scene.shown.lineup and t.scene.shown.lineup.note))
        lineup = t.scene.shown.lineup
        assert lineup is not None and lineup.reason and lineup.note
        drawn.clear()
        t.hand.picture()
        assert drawn == list(lineup.winners)
