"""No offer is empty: of what a player may do, no two come to the same, and none to nothing.

An offer is empty if nobody could ever tell it from another one, or from having done nothing. So
each is made on a copy, and the copies are compared as everyone at the table sees them: every view,
who may do what next, the result, the clock. Those alike at once are compared again after the same
further plays, in several worlds that differ in what chance gives, for a choice may be shown later
(a secret one) and two may come to the same by luck (a die thrown to what it showed). What is alike
in all of them is one offer under two names: a raise that no rival has a chip left to answer is
given back, and is a call.

Bluffs count as something: a claim, or a peek at a card one knows, is seen by others and may move
them. What a rules page has offered all the same stands in DEMANDED, with its rule.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from game.core.chance import stream
from game.core.engine import Engine, Move, Seat
from game.core.playout import carry_out, random_play
from game.core.registry import GameInfo
from game.monster_gunslingers.powers import Power, standard_faces
from game.monster_gunslingers.records import Act, GunslingerView
from game.saloon_poker.records import Accuse, Pass, Reroll, SaloonView, Stand
from game.slap45.records import Feint
from game.texas_hold_it.records import Swap
from tests.game.states import STACKS, seen, variants, viewers

WORLDS = 24
"""In how many worlds offers have to be alike; the first is the moment after."""
AHEAD = 12
"""How many plays a world goes on for at most."""
GAMES_EACH, NARROW = 40, 3
"""So many games of each variant; a choice of up to NARROW offers is a narrow one."""
STATES_EACH, OFFERS_EACH = 70, 36
"""So many narrow choices of each set of kinds of move, and so many offers of wider ones."""

VARIANT = pytest.mark.parametrize(
    ("info", "options"),
    list(variants()),
    ids=[f"{info.key} {options}" for info, options in variants()],
)

Alike = list[Move | None]
"""Offers that come to the same; None is doing nothing."""


def glance(engine: Engine) -> str:
    """All there is to see for who sees everything: what differs here is told apart at once."""
    return repr((engine.view(None), engine.to_act(), engine.result(), engine.next_due_us()))


def told(engine: Engine) -> str:
    """All that anyone at the table can tell of a state, and what can be done in it."""
    return repr(
        (
            [seen(engine, viewer) for viewer in viewers(engine)],
            [list(engine.legal(seat)) for seat in range(engine.seats)],
            engine.next_due_us(),
            engine.race_us(),
        )
    )


def after(engine: Engine, seat: Seat, move: Move | None, world: int | None) -> str:
    """What is told after a move, and after what follows it in a world; None: at a glance."""
    copy = deepcopy(engine)
    if world:
        copy.chance.stack = {}
        copy.chance.rewind((copy.chance.mark()[0], world))
    if move is not None:
        copy.apply(seat, move, copy.now_us)
    if world is None:
        return glance(copy)
    rng = stream(world, "what follows")
    for _ in range(min(AHEAD, 2 * world)):
        if copy.result() is None:
            carry_out(copy, random_play(copy, rng))
    return told(copy)


def states(info: GameInfo, options: dict[str, Any]) -> Iterator[tuple[Engine, Seat]]:
    """Yield who has something to choose in random games: of each choice of kinds the same part.

    A wide choice is seldom taken and a narrow one often, so that each kind comes up in many games.
    """
    left: dict[tuple[str, ...], int] = {}
    for seed in range(GAMES_EACH):
        seats = info.players[seed % len(info.players)]
        setup = info.setup(tuple(f"P{seat}" for seat in range(seats)), options, seed=seed)
        stack = STACKS.get(info.key, {}) if seed % 2 else {}
        engine = info.engine.new(replace(setup, stack=stack))
        rng = stream(seed, "offers")
        which = stream(seed, "which states")
        while engine.result() is None:
            for seat in engine.to_act():
                offers = len(engine.legal(seat))
                kinds = tuple(engine.kinds(seat))
                narrow = offers <= NARROW
                budget = left.setdefault(kinds, STATES_EACH if narrow else OFFERS_EACH)
                if offers > 1 and budget > 0 and which.random() * offers < 1:
                    left[kinds] = budget - (1 if narrow else offers)
                    yield engine, seat
            carry_out(engine, random_play(engine, rng))


def _feint(engine: Engine, seat: Seat, same: Alike) -> bool:
    """Slap .45, ruling 11: a feint changes nothing, it only looks like a deal."""
    return {type(move) for move in same} == {type(None), Feint}


def _unseen_cards(engine: Engine, seat: Seat, same: Alike) -> bool:
    """Texas Hold It, a round: any two cards may be swapped, unseen; they may well be the same."""
    return all(isinstance(move, Swap) for move in same)


def _level_fives(engine: Engine, seat: Seat, same: Alike) -> bool:
    """Saloon Poker, ruling 1: one may accuse a five of a kind that one would duel as a tie too."""
    return {type(move) for move in same} == {Accuse, Pass}


def _any_dice(engine: Engine, seat: Seat, same: Alike) -> bool:
    """Saloon Poker, Play: any dice may be thrown again, also where the last to roll is lost."""
    view = engine.view(seat)
    rolls = all(isinstance(move, (Reroll, Stand)) for move in same)
    return rolls and isinstance(view, SaloonView) and not view.to_come


def _names_an_empty_holster(engine: Engine, seat: Seat, same: Alike) -> bool:
    """Monster Gunslingers, ruling 1: Sheriff and Deputy may name an empty holster."""
    view, faces = engine.view(seat), standard_faces()
    return isinstance(view, GunslingerView) and all(
        isinstance(move, Act)
        and faces[move.card[0]].power in (Power.SHERIFF, Power.DEPUTY)
        and move.target is not None
        and (not view.holsters[move.target] or faces[move.card[0]].power is Power.DEPUTY)
        for move in same
    )


def _looks_at_what_it_knows(engine: Engine, seat: Seat, same: Alike) -> bool:
    """Monster Gunslingers, the powers: a Lantern shines on one or two cards that lie face down."""
    faces = standard_faces()
    return all(
        isinstance(move, Act) and faces[move.card[0]].power is Power.LANTERN for move in same
    )


def _last_turn(engine: Engine, seat: Seat, same: Alike) -> bool:
    """Monster Gunslingers, ruling 8: on the last turn under the cap all cards are turned up."""
    view = engine.view(seat)
    return isinstance(view, GunslingerView) and view.turn == view.turn_cap


DEMANDED: list[Callable[[Engine, Seat, Alike], bool]] = [
    _feint,
    _unseen_cards,
    _level_fives,
    _any_dice,
    _names_an_empty_holster,
    _looks_at_what_it_knows,
    _last_turn,
]


def alike(engine: Engine, seat: Seat) -> list[Alike]:
    """Return the groups of the seat's offers that nobody can ever tell apart, but DEMANDED."""
    groups: list[Alike] = [[None, *engine.legal(seat)]]
    for world in (None, *range(WORLDS)):
        apart: list[Alike] = []
        for group in groups:
            by_outcome: dict[str, Alike] = {}
            for move in group:
                by_outcome.setdefault(after(engine, seat, move, world), []).append(move)
            apart += [same for same in by_outcome.values() if len(same) > 1]
        groups = [
            same for same in apart if not any(demands(engine, seat, same) for demands in DEMANDED)
        ]
    return groups


@VARIANT
def test_no_two_offers_come_to_the_same_and_none_to_nothing(
    info: GameInfo, options: dict[str, Any]
) -> None:
    for engine, seat in states(info, options):
        for same in alike(engine, seat):
            view = engine.view(seat)
            pytest.fail(f"{same} come to the same for seat {seat}: {view}")
