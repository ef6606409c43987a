"""Hidden cards at the table: swap two, and nothing a seat can get out of it changes."""

import json
from copy import deepcopy
from typing import Any

import pytest

from game.core.chairs import Thinking
from game.core.chance import Stream, stream
from game.core.engine import TABLE, Event, IllegalMove, Seat, Viewer
from game.core.playout import random_play
from game.core.registry import GAMES
from game.core.wire import event_to_json
from game.monster_gunslingers.events import (
    Acted,
    Drew,
    Flipped,
    Handed,
    LookedAt,
    Peeked,
    Picked,
    PlayedAway,
    RoundEnded,
    StreetTurnedUp,
    Swapped,
)
from game.monster_gunslingers.records import Act, Holster
from game.monster_gunslingers.rules import MonsterGunslingers
from tests.game.states import seen

INFO = GAMES["monster_gunslingers"]
LEVELS = ("easy", "middle", "hard")
OPEN = (Flipped, Acted, PlayedAway, StreetTurnedUp, RoundEnded)
"""What turns a card up for everyone."""

Place = tuple[list[Any], int]
"""A list of cards, or of cards that lie somewhere, and where in it."""


def begin(seats: int, seed: int, **options: Any) -> MonsterGunslingers:
    names = tuple(f"P{seat}" for seat in range(seats))
    engine = INFO.engine.new(INFO.setup(names, options, seed=seed))
    assert isinstance(engine, MonsterGunslingers)
    return engine


def hidden(engine: MonsterGunslingers, viewer: Viewer) -> list[Place]:
    """Every place of a card that the viewer cannot see."""
    places: list[Place] = [(engine._deck, at) for at in range(len(engine._deck))]
    places += [(engine._discards, at) for at in range(len(engine._discards))]
    for seat, hand in enumerate(engine._hands):
        if seat != viewer:
            places += [(hand, at) for at in range(len(hand))]
    for lying in (engine._street, *engine._holsters):
        places += [
            (lying, at) for at, card in enumerate(lying) if card.seen_by(viewer) != card.card
        ]
    return places


def swapped(
    engine: MonsterGunslingers, viewer: Viewer, rng: Stream
) -> tuple[MonsterGunslingers, set[str]]:
    """A twin in which two cards hidden from the viewer have changed places."""
    twin = deepcopy(engine)
    (one, at), (other, there) = rng.sample(hidden(twin, viewer), 2)
    first = one[at] if isinstance(one[at], str) else one[at].card
    second = other[there] if isinstance(other[there], str) else other[there].card
    for where, place, card in ((one, at, second), (other, there, first)):
        if isinstance(where[place], str):
            where[place] = card
        else:
            where[place].card = card
    return twin, {first, second}


def thought(engine: MonsterGunslingers, seat: Seat, level: str) -> Any:
    bot = INFO.make_bot(level, stream(2, level))
    while True:
        found = bot.decide(engine.view(seat), seat, engine.legal(seat), 0)
        if not isinstance(found, Thinking):
            return found


def learnt(engine: MonsterGunslingers, viewer: Viewer, levels: tuple[str, ...]) -> Any:
    """Everything a viewer can get out of a state, what its bots would do included."""
    everything: dict[str, Any] = {"seen": seen(engine, viewer)}
    if isinstance(viewer, int) and (legal := engine.legal(viewer)):
        everything["legal"] = list(legal)
        everything["bots"] = [thought(engine, viewer, level) for level in levels]
    return everything


def told(events: list[Event], viewer: Viewer) -> list[Event]:
    return [found for event in events if (found := event.seen_by(viewer)) is not None]


def comes_out(event: Event, viewer: Viewer) -> bool:
    """Whether the event may show the viewer a card not seen before."""
    if isinstance(event, OPEN):
        return True
    if isinstance(event, Handed):
        return viewer in (event.giver, event.taker)
    if isinstance(event, (Drew, Peeked, LookedAt, Swapped, Picked)):
        return viewer == event.seat or (isinstance(event, Picked) and viewer == event.target)
    return False


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("betting", [False, True])
def test_two_swapped_hidden_cards_show_nowhere(seats: int, betting: bool) -> None:
    compared = shown = 0
    for seed in range(10):
        engine = begin(seats, seed, betting=betting, rounds=1)
        rng = stream(seed, "secrets")
        while engine.result() is None:
            viewer: Viewer = rng.choice([TABLE, *range(seats)])
            twin, cards = swapped(engine, viewer, rng)
            levels = LEVELS if rng.random() < 0.06 else ("easy",)
            assert learnt(engine, viewer, levels) == learnt(twin, viewer, levels)
            step = random_play(engine, rng)
            assert step.seat is not None and step.move is not None
            named = {getattr(step.move, "card", None), getattr(step.move, "give", None)}
            mine = told(engine.apply(step.seat, step.move), viewer)
            if step.seat != viewer and named & cards:
                continue
            theirs = told(twin.apply(step.seat, step.move), viewer)
            compared += 1
            for event, other in zip(mine, theirs, strict=False):
                if event == other:
                    continue
                assert comes_out(event, viewer) and type(event) is type(other), event
                shown += 1
                break
            else:
                assert len(mine) == len(theirs)
                assert seen(engine, viewer) == seen(twin, viewer)
    assert compared > 150 and shown


def test_an_event_never_names_a_card_the_viewer_does_not_see() -> None:
    """What is told of a move holds no card but those seen before, after, or shown by it."""
    for seed in range(24):
        seats = 2 + seed % 5
        engine = begin(seats, seed, betting=seed % 2 == 1, rounds=1)
        rng = stream(seed, "names")
        while engine.result() is None:
            step = random_play(engine, rng)
            assert step.seat is not None and step.move is not None
            before = {viewer: _visible(engine, viewer) for viewer in (TABLE, *range(seats))}
            events = engine.apply(step.seat, step.move)
            for viewer, known in before.items():
                after = known | _visible(engine, viewer)
                for event in told(events, viewer):
                    if comes_out(event, viewer):
                        after |= _cards(json.dumps(event_to_json(event)))
                        continue
                    names = _cards(json.dumps(event_to_json(event)))
                    assert names <= after, (viewer, event)


def _visible(engine: MonsterGunslingers, viewer: Viewer) -> set[str]:
    return _cards(json.dumps(seen(engine, viewer)["view"]))


def _cards(text: str) -> set[str]:
    words = text.replace('"', " ").replace(",", " ").replace("]", " ").replace("[", " ").split()
    return {
        word
        for word in words
        if len(word) == 2 and word[0] in "23456789TJQKA" and word[1] in "SHDC"
    }


def test_a_stampede_shows_only_what_one_gave_and_got() -> None:
    found = False
    for seed in range(80):
        engine = begin(3, seed)
        seat = engine.to_act()[0]
        moves = [move for move in engine.legal(seat) if isinstance(move, Act) and move.give]
        stampedes = [move for move in moves if move.card[0] == "T"]
        if not stampedes:
            continue
        found = True
        events = engine.apply(seat, stampedes[0])
        for viewer in (TABLE, 0, 1, 2):
            cards = [event.card for event in told(events, viewer) if isinstance(event, Handed)]
            assert len(cards) == 3 and cards.count("??") == (3 if viewer == TABLE else 1)
    assert found


def test_kinds_and_refusals_of_others_are_told_by_what_lies_open() -> None:
    engine = begin(2, 1)
    seat = engine.to_act()[0]
    assert engine.kinds(seat, 1 - seat) == engine.kinds(seat, TABLE) == ["act", "flip", "holster"]
    for move in (Holster("AS"), Act("2S")):
        with pytest.raises(IllegalMove) as error:
            engine.apply(1 - seat, move)
        assert "turn" in error.value.reason


def test_this_test_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a view that shows the deck's top the swaps above are found out."""
    honest = MonsterGunslingers.view

    def leaky(self: MonsterGunslingers, viewer: Viewer) -> Any:
        from dataclasses import replace

        view = honest(self, viewer)
        return replace(view, hands=(*view.hands, tuple(self._deck[-1:])))

    monkeypatch.setattr(MonsterGunslingers, "view", leaky)
    engine = begin(3, 5)
    rng = stream(5, "leak")
    different = 0
    for _ in range(200):
        twin, _ = swapped(engine, 0, rng)
        different += learnt(engine, 0, ()) != learnt(twin, 0, ())
    assert different
