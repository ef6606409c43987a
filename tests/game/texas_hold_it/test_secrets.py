"""Cards face down: swap some a seat has not peeked at, and nothing it can get out changes."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.chairs import LEVELS, Thinking
from game.core.chance import stream
from game.core.engine import TABLE, Engine, Event, Seat, Viewer
from game.core.playout import random_play
from game.core.registry import GAMES
from game.core.transcript import IllegalMove
from game.core.wire import encode, event_to_json
from game.texas_hold_it.records import HOLD, PASS, Pee, Peek, Say, Swap
from game.texas_hold_it.rules import TexasHoldIt
from tests.game.states import refused, seen
from tests.game.texas_hold_it.script import play, state

INFO = GAMES["texas_hold_it"]
TRIED = (HOLD, PASS, Pee(0), Peek(1), Say("gas"), Swap((0, 1)))


def told(events: list[Event], viewer: Viewer) -> list[Any]:
    return [event_to_json(found) for e in events if (found := e.seen_by(viewer)) is not None]


def thought(engine: Engine, seat: Seat, level: str) -> Any:
    """What a bot decides, in however many slices."""
    bot = INFO.make_bot(level, stream(2, level))
    while True:
        found = bot.decide(engine.view(seat), seat, engine.legal(seat), 0)
        if not isinstance(found, Thinking):
            return found


def learnt(engine: Engine, viewer: Viewer) -> Any:
    """Everything a viewer can get out of a state, refusals and what its bots would do included."""
    everything: dict[str, Any] = {
        "seen": seen(engine, viewer),
        "refusals": [
            refused(engine, seat, move, None) for seat in range(engine.seats) for move in TRIED
        ],
    }
    if isinstance(viewer, int) and (legal := engine.legal(viewer)):
        everything["legal"] = list(legal)
        everything["bots"] = [thought(engine, viewer, level) for level in LEVELS]
    return everything


def begin(seats: int, deck: list[str], **options: Any) -> TexasHoldIt:
    names = tuple(f"P{seat}" for seat in range(seats))
    setup = replace(INFO.setup(names, options, first=0, seed=6), stack={"decks": [deck]})
    engine = INFO.engine.new(setup)
    assert isinstance(engine, TexasHoldIt)
    return engine


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_cards_not_peeked_at_show_nowhere_before_they_are_turned_up(seats: int) -> None:
    """Two games are played alike, the unseen cards of one seat swapped in the second."""
    compared = 0
    names = tuple(f"P{seat}" for seat in range(seats))
    for seed in range(48 // seats):
        viewer = seed % seats
        deck = INFO.engine.new(INFO.setup(names, seed=seed)).chance.given["decks"][0]
        plays = _round_of(begin(seats, deck), seed)
        looked = {index for index, (seat, _) in enumerate(plays) if seat == viewer}
        original = _known_places(begin(seats, deck), plays, looked)
        hidden = [place for place in range(len(deck)) if place not in original]
        cards = [deck[place] for place in hidden]
        stream(seed, "swap").shuffle(cards)
        other_deck = list(deck)
        for place, card in zip(hidden, cards, strict=True):
            other_deck[place] = card
        one, other = begin(seats, deck), begin(seats, other_deck)
        for seat, move in plays:
            assert learnt(one, viewer) == learnt(other, viewer)
            assert seen(one, TABLE) == seen(other, TABLE)
            first, second = one.apply(seat, move), other.apply(seat, move)
            if one.view(TABLE).round > 1 or one.result() is not None:
                break
            compared += deck != other_deck
            for sees in (viewer, TABLE):
                assert told(first, sees) == told(second, sees)
    assert compared > 20


def _round_of(engine: TexasHoldIt, seed: int) -> list[tuple[int, Any]]:
    rng = stream(seed, "round")
    plays: list[tuple[int, Any]] = []
    while engine.result() is None and engine.view(TABLE).round == 1:
        step = random_play(engine, rng)
        assert step.seat is not None and step.move is not None
        plays.append((step.seat, step.move))
        engine.apply(step.seat, step.move)
    return plays


def _known_places(engine: TexasHoldIt, plays: list[tuple[int, Any]], looked: set[int]) -> set[int]:
    """Where the cards the seat peeks at were dealt to."""
    lying = list(range(len(engine.view(TABLE).gaps)))
    known: set[int] = set()
    for index, (_, move) in enumerate(plays):
        if isinstance(move, Peek) and index in looked:
            known.add(lying[move.gap])
        elif isinstance(move, Swap):
            one, other = move.gaps
            lying[one], lying[other] = lying[other], lying[one]
    return known


def test_a_peek_is_told_to_who_peeked_only() -> None:
    engine = begin(3, ["gas", "calm", "snake", "calm", "cactus", "cactus", "snake"])
    events = engine.apply(0, Peek(0))
    assert told(events, 0)[0]["card"] == told(events, None)[0]["card"] == "gas"
    for viewer in (TABLE, 1, 2):
        assert told(events, viewer)[0]["card"] == "??"
        assert "gas" not in str(encode(engine.view(viewer), with_aside=True))


def test_a_card_counts_as_seen_before_its_claim_and_is_never_turned_up_in_the_row() -> None:
    found = state("0 peek 0", "g-s", view=0)
    assert found["seen"] == [{"gap": 0, "card": "gas"}] and found["gaps"] == ["??"] * 3


def test_what_was_seen_is_listed_once_by_gap_and_follows_the_card() -> None:
    peeks = "0 peek 2; 0 say gas; 1 peek 0; 1 say gas; 2 peek 1; 2 say gas;"
    again = "0 peek 0; 0 say gas; 1 swap 0,2; 2 swap 1,2; 0 peek 1; 0 say gas"
    found = state(peeks + again, "g-s", view=0)
    # Snake in gap 2 and gas in gap 0 change places, then gap 2's gas goes to gap 1.
    assert found["seen"] == [{"gap": 0, "card": "snake"}, {"gap": 1, "card": "gas"}]


def test_only_a_seats_own_view_has_what_it_has_seen() -> None:
    for view in (None, "table"):
        assert "seen" not in state("0 peek 0", "g-s", view=view)
    assert state("0 peek 0", "g-s", view=1)["seen"] == []


def test_refusals_and_kinds_of_move_are_the_same_in_every_view() -> None:
    for view in (None, "table", 0, 1):
        assert play("0 pee 0", "g-s", view=view)["legal"] == {"1": ["hold", "pee", "peek"]}
        with pytest.raises(IllegalMove) as error:
            play("0 pee 0; 1 swap 0,2", "g-s", view=view)
        assert error.value.reason == "the card in gap 0 is locked"
