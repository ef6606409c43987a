"""Every act a card offers as things stand: what its power needs, in all the ways there are.

All of it is worked out once and kept: the same offers come up over and over.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from game.core.engine import Seat
from game.monster_gunslingers.powers import Face, Power
from game.monster_gunslingers.records import Act, CardName, Holster, act, holster

BOTH: tuple[int, ...] = (0, 1)
NO_ROOM_NEEDED: tuple[None] = (None,)

_TARGETED = (Power.SHERIFF, Power.DEPUTY, Power.PICKPOCKET)
_STREET = (Power.FORTUNE_TELLER, Power.DYNAMITE, Power.FOG, Power.LANTERN)
_GIVING = (Power.STAMPEDE, Power.SHELL_GAME, Power.QUICK_HANDS)


@dataclass(frozen=True, slots=True)
class Openings:
    """What there is for a player's powers to work on; all of it lies open to everyone.

    `down`, `up`: positions of Main Street; `others`: the other seats in the round; `with_cards`:
    those of them with cards in hand; `shots`: their holster cards (seat, position); `full`: one's
    own holster is full.
    """

    down: tuple[int, ...]
    up: tuple[int, ...]
    others: tuple[Seat, ...]
    with_cards: tuple[Seat, ...]
    shots: tuple[tuple[Seat, int], ...]
    full: bool


def needs(face: Face, open_: Openings, cards_left: int) -> frozenset[str]:
    """Return the keys an act needs besides its card; `cards_left`: in hand without it."""
    found: list[str] = []
    power = face.power
    if power in _TARGETED and targets(power, open_):
        found.append("target")
    elif power in _STREET and streets(power, open_):
        found.append("street")
    elif power in _GIVING and cards_left and (power is not Power.SHELL_GAME or open_.down):
        found.append("give")
        if power is Power.SHELL_GAME:
            found.append("street")
    elif power is Power.SIX_SHOOTER and open_.shots:
        found += ["target", "position"]
    if open_.full and (face.holster_action or (power is Power.QUICK_HANDS and cards_left)):
        found.append("discard")
    return frozenset(found)


def targets(power: Power, open_: Openings) -> tuple[Seat, ...]:
    """Return whom a power that names a player may name."""
    return open_.with_cards if power is Power.PICKPOCKET else open_.others


def streets(power: Power, open_: Openings) -> tuple[int, ...]:
    """Return the positions of Main Street a power may name."""
    return open_.up if power in (Power.DYNAMITE, Power.FOG) else open_.down


@lru_cache(maxsize=1024)
def holsterings(card: CardName, full: bool) -> tuple[Holster, ...]:
    """Return the ways to holster a card."""
    return tuple(holster(card, discard) for discard in (BOTH if full else NO_ROOM_NEEDED))


@lru_cache(maxsize=50_000)
def acts(card: CardName, face: Face, open_: Openings) -> tuple[Act, ...]:
    """Return every act of a card whose power gives away none (see `giving`)."""
    power = face.power
    if power is Power.SIX_SHOOTER and open_.shots:
        plain = [Act(card, target=seat, position=place) for seat, place in open_.shots]
    elif power in _TARGETED and targets(power, open_):
        plain = [Act(card, target=seat) for seat in targets(power, open_)]
    elif power is Power.LANTERN and open_.down:
        peeks = [*((one,) for one in open_.down), *combinations(open_.down, 2)]
        plain = [Act(card, street=peek) for peek in peeks]
    elif power in _STREET and streets(power, open_):
        plain = [Act(card, street=one) for one in streets(power, open_)]
    else:
        plain = [Act(card)]
    rooms = BOTH if open_.full and face.holster_action else NO_ROOM_NEEDED
    return tuple(
        act(card, room, one.target, one.street, one.position) for room in rooms for one in plain
    )


@lru_cache(maxsize=50_000)
def giving(
    card: CardName, face: Face, give: CardName, down: tuple[int, ...], full: bool
) -> tuple[Act, ...]:
    """Return every act of a card that gives away this other one."""
    places: tuple[int | None, ...] = NO_ROOM_NEEDED
    if face.power is Power.SHELL_GAME:
        places = down
    wants_room = face.holster_action or face.power is Power.QUICK_HANDS
    rooms = BOTH if full and wants_room else NO_ROOM_NEEDED
    return tuple(act(card, room, None, place, None, give) for room in rooms for place in places)


def gives(power: Power, open_: Openings) -> bool:
    """Whether the power takes another card of the hand, if there is one."""
    return power in _GIVING and (power is not Power.SHELL_GAME or bool(open_.down))
