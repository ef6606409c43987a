"""What may be put together at the table is exactly what the rules allow, and the rest says why."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from game.core.engine import Move
from game.core.registry import GAMES
from game.monster_gunslingers.records import Act, Flip, GunslingerView, Holster
from scenes.games.monster_gunslingers.choice import Choice, Key, Step, openings
from scenes.tools.gallery.gunslingers import HANDS, STREET, dealt

SETUPS = [(2, False), (3, True), (4, False), (6, True)]


def name(seat: int) -> str:
    return f"P{seat}"


def reached(choice: Choice) -> Iterator[Move]:
    """Every move one comes to by choosing what may be chosen."""
    for key, why in choice.offered():
        if why:
            continue
        depth, kept = len(choice.drafts), list(choice.drafts)
        if choice.step is Step.ACTION and key[0] == "hand":
            continue  # another card is chosen instead: the same again
        move = choice.take(key)
        if move is not None:
            yield move
        else:
            assert len(choice.drafts) == depth + 1
            yield from reached(choice)
        choice.drafts = kept


@pytest.mark.parametrize(("seats", "betting"), SETUPS)
@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_can_be_chosen_and_no_other(seats: int, betting: bool, seed: int) -> None:
    info = GAMES["monster_gunslingers"]
    setup = info.setup(
        tuple(map(name, range(seats))), {"betting": betting, "rounds": 1}, first=0, seed=seed
    )
    engine = info.engine.new(setup)
    rng = random.Random(seed)
    steps = 0
    while engine.result() is None and steps < 60:
        (seat,) = engine.to_act()
        view = cast(GunslingerView, engine.view(seat))
        legal = list(engine.legal(seat))
        found = list(reached(Choice(view, seat, name)))
        assert set(found) == set(legal)
        # Powers are played more often than by an even choice, and rounds do not end at once.
        acts = [move for move in legal if isinstance(move, (Act, Holster))]
        flips = [move for move in legal if isinstance(move, Flip)]
        pool = acts if acts and rng.random() < 0.75 else flips or legal
        engine.apply(seat, rng.choice(pool))
        steps += 1
    assert steps > 10


def choice_for(hand: str) -> Choice:
    info = GAMES["monster_gunslingers"]
    setup = info.setup(("A", "B", "C"), info.defaults(), first=0)
    from dataclasses import replace

    stack = dealt((hand, *HANDS[3:5]), STREET)
    engine = info.engine.new(
        replace(setup, stack={key: tuple(value) for key, value in stack.items()})
    )
    return Choice(cast(GunslingerView, engine.view(0)), 0, name)


def test_each_step_back_takes_one_choice_back() -> None:
    choice = choice_for("8S 6D TC 9C")
    choice.take(("hand", 0))
    choice.take(("sign", "act"))
    choice.take(("hand", 2))
    assert choice.step is Step.STREET
    assert choice.back() and choice.step is Step.GIVE
    assert choice.back() and choice.step is Step.ACTION
    assert choice.back() and choice.step is Step.CARD
    assert not choice.back()


def test_another_card_may_be_chosen_instead() -> None:
    choice = choice_for("8S 6D TC 9C")
    choice.take(("hand", 0))
    choice.take(("hand", 2))
    assert choice.draft is not None and choice.draft.card == "TC" and len(choice.drafts) == 1


@pytest.mark.parametrize(
    ("hand", "idle"),
    [("6S", True), ("9S", True), ("7S", True), ("KS", False), ("AS", False), ("3S", False)],
)
def test_a_power_with_nothing_to_work_on_is_told(hand: str, idle: bool) -> None:
    street = ("2D", "9H", "4D", "JC", "QH")
    info = GAMES["monster_gunslingers"]
    from dataclasses import replace

    setup = info.setup(("A", "B"), info.defaults(), first=0)
    stack = dealt((f"{hand} 3D 5D TC 8C", "KD 3S 2H 8H 7D".replace("3S", "3H")), street)
    engine = info.engine.new(
        replace(setup, stack={key: tuple(value) for key, value in stack.items()})
    )
    choice = Choice(cast(GunslingerView, engine.view(0)), 0, name)
    assert choice.idle(hand) is idle


def test_openings_are_worked_out_from_what_lies_open() -> None:
    choice = choice_for("8S 6D TC 9C")
    open_ = openings(choice.view, 0)
    assert open_.down == (0, 1, 2, 3, 4) and open_.up == ()
    assert open_.others == (1, 2) and not open_.full


def test_home_is_something_that_may_be_chosen() -> None:
    choice = choice_for("8S 6D TC 9C")
    keys: list[Key] = [("hand", 0), ("sign", "act")]
    for key in keys:
        choice.take(key)
        home = choice.home()
        assert home is not None and dict(choice.offered())[home] == ""
