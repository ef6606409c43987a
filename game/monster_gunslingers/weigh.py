"""What a move is worth in a world: the move is made there, then outlook.py looks at it."""

from collections.abc import Callable, Sequence

from game.core.chance import Stream
from game.core.engine import Move, Seat
from game.monster_gunslingers.guess import World
from game.monster_gunslingers.outlook import (
    Clock,
    Outlook,
    chance_to_win,
    outlook,
    street_total,
)
from game.monster_gunslingers.powers import Faces, Power
from game.monster_gunslingers.records import STREET, Act, Flip, GunslingerView, Holster, Reveal
from game.monster_gunslingers.strength import PACKED, Packed
from game.monster_gunslingers.tempo import FLIPS

PEEK_BONUS = 0.04
"""What a look is worth that changes nothing on the table, in chances to win, when all is open."""
DEPUTY_BONUS = 0.02
STEADY = 0.98
"""How much of a lead is left after a turn: others have powers too, which are not foreseen."""


class Weigher:
    """Weighs the moves of one view, world by world."""

    def __init__(self, view: GunslingerView, seat: Seat, faces: Faces, rng: Stream) -> None:
        self._view = view
        self._seat = seat
        self._faces = faces
        self._rng = rng
        self._clock = Clock(seat, view.in_round, view.seats)
        self._down = STREET - sum(view.up)
        self._extra = max(0, view.turns_owed - view.extra)
        self._fair = 1 / len(view.in_round)
        self._steady: list[float] = [STEADY ** (down / FLIPS) for down in range(STREET + 1)]
        self._world: World | None = None
        self._base: Packed = 0
        self._theirs: list[Outlook] = []

    def look_at(self, world: World) -> None:
        """Take up another world."""
        self._world = world
        self._base = street_total(world)
        self._theirs = [
            outlook(self._base, world.holsters[other], world.hands[other])
            for other in self._clock.rivals
        ]

    def stand(self) -> float:
        """The chance to win with the next turn coming to the left, nothing done."""
        world = self._world
        assert world is not None
        return self._worth(world.holsters[self._seat], world.hands[self._seat])

    def worth(self, move: Move) -> float:
        """The chance to win the round after a move, in this world."""
        world = self._world
        assert world is not None
        own, hand = world.holsters[self._seat], world.hands[self._seat]
        if isinstance(move, Flip):
            return self._worth(own, [*hand, *world.deck[-1:]], self._down - 1)
        if isinstance(move, Holster):
            card = PACKED[move.card]
            return self._worth(_with(own, card, move.discard), _without(hand, card))
        if isinstance(move, Reveal):
            return self._worth(own, hand, self._down - move.up)
        assert isinstance(move, Act)
        card = PACKED[move.card]
        face = self._faces[move.card[0]]
        left = _without(hand, card)
        mine = _with(own, card, move.discard) if face.holster_action else own
        return _EFFECTS[face.power](self, world, move, mine, left)

    def _worth(
        self,
        own: Sequence[Packed],
        hand: Sequence[Packed],
        down: int | None = None,
        *,
        base: Packed | None = None,
        theirs: Sequence[Outlook] | None = None,
        extra: int | None = None,
    ) -> float:
        down = self._down if down is None else down
        extra = self._extra if extra is None else extra
        mine = outlook(self._base if base is None else base, own, hand)
        rivals = zip(
            self._theirs if theirs is None else theirs,
            self._clock.theirs(down, extra),
            strict=True,
        )
        chance = chance_to_win(mine, self._clock.mine(down, extra), list(rivals))
        return self._fair + (chance - self._fair) * self._steady[down]

    def _with_rival(
        self, target: Seat, holster: Sequence[Packed], hand: Sequence[Packed]
    ) -> list[Outlook]:
        """The others' outlooks, one of them with other cards."""
        found = self._theirs[:]
        found[self._clock.rivals.index(target)] = outlook(self._base, holster, hand)
        return found

    # The powers

    def _plain(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        return self._worth(own, hand)

    def _high_noon(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        return self._worth(own, hand, extra=self._extra + 2)

    def _sheriff(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        target = move.target
        if target is None or not world.holsters[target]:
            return self._worth(own, hand)
        holster = world.holsters[target][:]
        back = holster.pop(int(self._rng.random() * len(holster)))
        theirs = self._with_rival(target, holster, [*world.hands[target], back])
        return self._worth(own, hand, theirs=theirs)

    def _fortune_teller(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        down, up = self._worth(own, hand), self._worth(own, hand, self._down - 1)
        return _after_a_look(max(down, up), PEEK_BONUS) if move.street is not None else down

    def _deputy(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        looks = move.target is not None and world.holsters[move.target]
        return _after_a_look(self._worth(own, hand), DEPUTY_BONUS if looks else 0)

    def _stampede(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        order = [self._seat, *self._clock.rivals]
        hands = [list(hand), *(list(world.hands[other]) for other in self._clock.rivals)]
        passed: list[tuple[int, Packed]] = []
        if move.give is not None:
            passed.append((0, PACKED[move.give]))
        for place in range(1, len(order)):
            if hands[place]:
                chosen = hands[place][int(self._rng.random() * len(hands[place]))]
                passed.append((place, chosen))
        for place, card in passed:
            hands[place].remove(card)
        for place, card in passed:
            hands[(place + 1) % len(order)].append(card)
        theirs = [
            outlook(self._base, world.holsters[other], hands[place + 1])
            for place, other in enumerate(self._clock.rivals)
        ]
        return self._worth(own, hands[0], theirs=theirs)

    def _dynamite(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        if not isinstance(move.street, int):
            return self._worth(own, hand)
        fresh = world.deck[-1] if world.deck else world.street[move.street]
        base = self._base - world.street[move.street] + fresh
        return self._worth(own, hand, self._down + 1, base=base, theirs=self._again(world, base))

    def _again(self, world: World, base: Packed) -> list[Outlook]:
        return [
            outlook(base, world.holsters[other], world.hands[other]) for other in self._clock.rivals
        ]

    def _shell_game(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        if not isinstance(move.street, int) or move.give is None:
            return self._worth(own, hand)
        gave, took = PACKED[move.give], world.street[move.street]
        base = self._base - took + gave
        hand = [*_without(hand, gave), took]
        return self._worth(own, hand, base=base, theirs=self._again(world, base))

    def _fog(self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]) -> float:
        return self._worth(own, hand, self._down + (move.street is not None))

    def _six_shooter(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        target, place = move.target, move.position
        if target is None or place is None:
            return self._worth(own, hand)
        holster = world.holsters[target][:]
        del holster[place]
        theirs = self._with_rival(target, holster, world.hands[target])
        return self._worth(own, hand, theirs=theirs)

    def _quick_hands(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        if move.give is not None:
            card = PACKED[move.give]
            own, hand = _with(own, card, move.discard), _without(hand, card)
        return self._worth(own, [*hand, *world.deck[-1:]])

    def _pickpocket(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        target = move.target
        if target is None:
            return self._worth(own, hand)
        theirs = world.hands[target]
        stolen = theirs[int(self._rng.random() * len(theirs))]
        others = self._with_rival(target, world.holsters[target], _without(theirs, stolen))
        return self._worth(own, [*hand, stolen], theirs=others)

    def _lantern(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        return _after_a_look(self._worth(own, hand), PEEK_BONUS)

    def _stagecoach(
        self, world: World, move: Act, own: Sequence[Packed], hand: Sequence[Packed]
    ) -> float:
        return self._worth(own, [*hand, *world.deck[-2:]])


def _after_a_look(chance: float, bonus: float) -> float:
    """Add what knowing more is worth: most when all is open, nothing when all is settled."""
    return chance + bonus * chance * (1 - chance)


def _with(own: Sequence[Packed], card: Packed, discard: int | None) -> list[Packed]:
    kept = list(own)
    if discard is not None:
        del kept[discard]
    return [*kept, card]


def _without(hand: Sequence[Packed], card: Packed) -> list[Packed]:
    left = list(hand)
    left.remove(card)
    return left


_Effect = Callable[[Weigher, World, Act, Sequence[Packed], Sequence[Packed]], float]

_EFFECTS: dict[Power, _Effect] = {
    Power.HIGH_NOON: Weigher._high_noon,
    Power.SHERIFF: Weigher._sheriff,
    Power.FORTUNE_TELLER: Weigher._fortune_teller,
    Power.DEPUTY: Weigher._deputy,
    Power.STAMPEDE: Weigher._stampede,
    Power.DYNAMITE: Weigher._dynamite,
    Power.SHELL_GAME: Weigher._shell_game,
    Power.FOG: Weigher._fog,
    Power.SIX_SHOOTER: Weigher._six_shooter,
    Power.QUICK_HANDS: Weigher._quick_hands,
    Power.PICKPOCKET: Weigher._pickpocket,
    Power.LANTERN: Weigher._lantern,
    Power.STAGECOACH: Weigher._stagecoach,
}
