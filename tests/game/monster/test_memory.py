"""What the bots of Monster make of the others, by what they threw and showed."""

from dataclasses import replace

from game.monster.memory import BELIEVED_DUCKS, Memory, ducks, looks_ducked
from game.monster.records import MonsterView, Tally
from tests.game.monster.script import LADDER, LOW, deck_of, engine_at


def test_what_is_thought_of_a_player_follows_what_they_threw() -> None:
    assert ducks(Tally()) == BELIEVED_DUCKS
    assert ducks(Tally(rounds=9, thrown=27)) > 0.8
    assert ducks(Tally(rounds=9, thrown=8)) < 0.2
    assert ducks(Tally(rounds=9, folds=9)) == BELIEVED_DUCKS


def test_a_low_hand_looks_as_if_better_had_been_thrown() -> None:
    assert looks_ducked((6, 5, 4, 2), 2) == 1 > looks_ducked((8, 7, 6, 5), 2) > 0
    assert looks_ducked((10, 7, 5, 4), 2) == 0 == looks_ducked((9, 8, 7, 6, 5, 4), 0)
    assert looks_ducked((10, 9, 8), 3) > 0.9, "three are hardly ever thrown to fight"


def view_of(moves: str, viewer: int, *decks: list[int]) -> MonsterView:
    engine, _ = engine_at(moves, *decks)
    return engine.view(viewer)


def test_hands_shown_tell_who_ducks() -> None:
    """Seat 1 threw three of its best, seat 2 kept all six; both threw and kept in the open."""
    deck = deck_of("10 9 8 7 6 5", "10 9 8 5 4 3", "9 8 7 6 5 4", "10 9 7 6 4 3")
    after = "0 10,9,8; 1 10,9,8; 2 -; 3 10,9,7"
    before, later = view_of("", 0, deck), view_of(after, 0, deck, deck_of(LADDER, LOW))
    assert later.last is not None and not later.last.won
    memory, blank = Memory(), Memory()
    memory.look(before)
    assert memory.ducks(1, before) == BELIEVED_DUCKS
    memory.look(later)
    blank.look(before)
    again = replace(later, began=later.began + (2,))
    assert memory.ducks(1, again) > blank.ducks(1, again), "it showed a five"
    assert memory.ducks(1, later) == blank.ducks(1, later), "with three left it may be otherwise"
    once = memory.ducks(1, again)
    memory.look(later)
    assert memory.ducks(1, again) == once, "the same showdown counts once"
