"""The deck runs out: ruling 3, and scripted shuffles (ruling 9)."""

from copy import deepcopy

import pytest

from game.core.engine import IllegalMove, Move, Seat
from game.core.playout import carry_out
from game.core.transcript import Play, read, replay, write
from game.monster_gunslingers.events import NothingToDraw, Reshuffled
from game.monster_gunslingers.records import Act, Flip, GunslingerRefusal, Holster
from game.monster_gunslingers.rules import MonsterGunslingers
from tests.game.monster_gunslingers.script import transcript

HANDS = ("2S 7S 9S 5S", "2H 7H 9H 5H", "2D 7D 9D 5D", "2C 7C 9C 5C", "TS TH TD TC")


def greedy(engine: MonsterGunslingers) -> tuple[Seat, Move]:
    """Draw whatever can be drawn, and keep the street from opening as long as can be."""
    view = engine.view(None)
    seat = engine.to_act()[0]
    open_ = sum(view.up) == 4

    def rank(move: Move) -> int:
        if isinstance(move, Act):
            if move.give is not None and move.give[0] in "2579":
                return 9
            return {"2": 0, "5": 1, "9": 2 if open_ else 8, "7": 3 if open_ else 8}.get(
                move.card[0], 7
            )
        if isinstance(move, Flip):
            return 20 if open_ else 4
        assert isinstance(move, Holster)
        return 9 if move.card[0] in "2579" else 5

    return seat, min(engine.legal(seat), key=rank)


def played_out() -> tuple[MonsterGunslingers, list[Play]]:
    """A round of five just before its first reshuffle, with all that was done."""
    setup = read(transcript("", *HANDS, street="3S 3H 3D 3C 4S", turn_cap=0)).setup
    engine = MonsterGunslingers.new(setup)
    plays: list[Play] = []
    while True:
        step = Play(*greedy(engine), None)
        trial = deepcopy(engine)
        carry_out(trial, step)
        if trial.chance.given.get("shuffles"):
            return engine, plays
        assert trial.view(None).round == 1, f"{engine.view(None).deck} cards left in the deck"
        carry_out(engine, step)
        plays.append(step)


def test_ruling_3_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    engine, plays = played_out()
    before = engine.view(None)
    assert before.deck <= 1 and before.discards > 10
    events = engine.apply(*greedy(engine))
    shuffled = [event for event in events if isinstance(event, Reshuffled)]
    assert len(shuffled) == 1 and shuffled[0].cards >= before.discards
    assert sorted(engine.chance.given["shuffles"][0]) != engine.chance.given["shuffles"][0]
    assert replay(write(engine, plays))["state"]["discards"] == before.discards


def test_ruling_9_a_scripted_shuffle_must_be_exactly_the_discards() -> None:
    engine, plays = played_out()
    street = engine.view(None).street
    seat, move = greedy(engine)
    engine.apply(seat, move)
    order = engine.chance.given["shuffles"][0]
    data = write(engine, [*plays, Play(seat, move, None)])
    data["stack"]["shuffles"] = [order[::-1]]
    backwards, after = replay(data)["state"], engine.view(None)
    assert backwards["deck"] == after.deck and backwards["discards"] == after.discards
    assert backwards["hands"] != [list(hand) for hand in after.hands]
    spare = next(card for card in street if card not in order)
    for wrong in (order[1:], [*order, spare], [spare, *order[1:]], []):
        data["stack"]["shuffles"] = [wrong]
        with pytest.raises(IllegalMove) as illegal:
            replay(data)
        assert illegal.value.code is GunslingerRefusal.SHUFFLE
        assert illegal.value.index == len(plays)


def test_with_nothing_left_a_draw_is_skipped() -> None:
    engine, _ = played_out()
    engine._discards.clear()
    engine._deck.clear()
    flip = next(move for move in engine.legal(engine.to_act()[0]) if isinstance(move, Flip))
    seat = engine.to_act()[0]
    held = len(engine.view(None).hands[seat])
    events = engine.apply(seat, flip)
    assert any(isinstance(event, NothingToDraw) for event in events)
    assert len(engine.view(None).hands[seat]) == held
