"""What a move at one's turn breaks, if anything.

The order matters: first what everyone at the table can see for themselves, last whether the cards
named are in the hand. So a refusal never tells what else the hand holds.
"""

from game.core.engine import IllegalMove, Seat
from game.monster_gunslingers.offers import Openings, needs, streets
from game.monster_gunslingers.powers import Face, Power
from game.monster_gunslingers.records import (
    HOLSTER,
    POSITIONS,
    Act,
    Flip,
    GunslingerRefusal,
    Holster,
)

_KEYS = ("discard", "target", "street", "position", "give")


def flip_problem(move: Flip, open_: Openings) -> IllegalMove | None:
    """Say what is wrong with a flip, or None."""
    if move.street not in POSITIONS:
        return IllegalMove(GunslingerRefusal.NO_STREET)
    if move.street in open_.up:
        return IllegalMove(GunslingerRefusal.FACE_UP)
    return None


def holster_problem(move: Holster, open_: Openings, in_hand: int) -> IllegalMove | None:
    """Say what is wrong with a holstering, whatever the hand is (`in_hand` cards); or None."""
    if not in_hand:
        return IllegalMove(GunslingerRefusal.EMPTY_HAND)
    if open_.full is not (move.discard is not None):
        code = GunslingerRefusal.NEEDED if open_.full else GunslingerRefusal.NOT_NEEDED
        return IllegalMove(code, key="discard")
    return _discard_problem(move.discard)


def act_problem(
    move: Act, face: Face | None, seat: Seat, seats: int, open_: Openings, in_hand: int
) -> IllegalMove | None:
    """Say what is wrong with an act, whatever the hand is (`in_hand` cards); or None.

    `face`: what is printed on the card, None if it is no card.
    """
    if not in_hand:
        return IllegalMove(GunslingerRefusal.EMPTY_HAND)
    if face is None:
        return IllegalMove(GunslingerRefusal.NOT_HELD)
    needed = needs(face, open_, in_hand - 1)
    for key in _KEYS:
        given = getattr(move, key) is not None
        if given is not (key in needed):
            code = GunslingerRefusal.NOT_NEEDED if given else GunslingerRefusal.NEEDED
            return IllegalMove(code, key=key)
    return (
        _discard_problem(move.discard)
        or _target_problem(move, face.power, seat, seats, open_)
        or _street_problem(move, face.power, open_)
    )


def _discard_problem(discard: int | None) -> IllegalMove | None:
    if discard is not None and not 0 <= discard < HOLSTER:
        return IllegalMove(GunslingerRefusal.NO_POSITION)
    return None


def _target_problem(
    move: Act, power: Power, seat: Seat, seats: int, open_: Openings
) -> IllegalMove | None:
    target = move.target
    if target is None:
        return None
    if not 0 <= target < seats:
        return IllegalMove(GunslingerRefusal.NO_SEAT)
    if target == seat:
        return IllegalMove(GunslingerRefusal.NOT_ONESELF)
    if target not in open_.others:
        return IllegalMove(GunslingerRefusal.NOT_IN_ROUND)
    if power is Power.PICKPOCKET and target not in open_.with_cards:
        return IllegalMove(GunslingerRefusal.NO_CARDS)
    if move.position is not None and (target, move.position) not in open_.shots:
        return IllegalMove(GunslingerRefusal.NO_POSITION)
    return None


def _street_problem(move: Act, power: Power, open_: Openings) -> IllegalMove | None:
    street = move.street
    if street is None:
        return None
    if power is Power.LANTERN:
        if isinstance(street, int) or not 1 <= len(street) <= 2:
            return IllegalMove(GunslingerRefusal.STREETS)
        if any(place not in POSITIONS for place in street):
            return IllegalMove(GunslingerRefusal.NO_STREET)
        if len(street) == 2 and street[0] >= street[1]:
            return IllegalMove(GunslingerRefusal.STREETS)
        places = street
    elif not isinstance(street, int):
        return IllegalMove(GunslingerRefusal.ONE_STREET)
    elif street not in POSITIONS:
        return IllegalMove(GunslingerRefusal.NO_STREET)
    else:
        places = (street,)
    allowed = streets(power, open_) if power is not Power.SHELL_GAME else open_.down
    if all(place in allowed for place in places):
        return None
    wants_up = power in (Power.DYNAMITE, Power.FOG)
    return IllegalMove(GunslingerRefusal.FACE_DOWN if wants_up else GunslingerRefusal.FACE_UP)
