"""The people round a table before the game: who sits where, with which keys, pad or bot's head.

No pictures in here. Chairs fill from the first one on, clockwise; whoever plays on keys has a patch
by rank from left to right, exactly as `scenes.table.table` will hand them out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.controls.zones import Zone, pressed, zones_for
from game.core.chairs import LEVELS, Chair
from scenes.kit.draw.people import COLOURS, FACES, HATS, MOUSTACHES, Looks
from scenes.table import names
from scenes.table.sitter import Sitter

FIRST_HATS = (0, 6, 2, 4, 5, 1, 3, 8)
FIRST_MOUSTACHES = (0, 2, 1, 4, 5, 3, 8, 6)


@dataclass
class Party:
    """Up to `most` sitters, in clockwise order; `patches` gives the zones for so many on keys."""

    most: int
    patches: Callable[[int], tuple[Zone, ...]] = zones_for
    sitters: list[Sitter] = field(default_factory=list)

    # -- keys ----------------------------------------------------------------------------------
    @property
    def keyed(self) -> list[Sitter]:
        """Those who play on keys, from left to right."""
        return [sitter for sitter in self.sitters if sitter.keyed]

    @property
    def full(self) -> bool:
        return len(self.sitters) >= self.most

    def zones(self) -> dict[int, Zone]:
        """Chair to patch, for everyone on keys."""
        keyed = [i for i, sitter in enumerate(self.sitters) if sitter.keyed]
        patches = self.patches(len(keyed))
        return {i: Zone(i, patch.keys) for i, patch in zip(keyed, patches, strict=True)}

    def owner(self, scancode: int) -> int | None:
        """The chair whose key this is."""
        found = pressed(self.zones().values(), scancode)
        return found[0] if found is not None else None

    def free_keys(self) -> dict[int, int]:
        """Keys that sit somebody down: scancode to the rank the newcomer will have."""
        if self.full:
            return {}
        taken = {code for zone in self.zones().values() for code in zone.scancodes}
        free: dict[int, int] = {}
        for rank, zone in enumerate(self.patches(len(self.keyed) + 1)):
            free.update({code: rank for code in zone.scancodes if code not in taken})
        return free

    def easiest_rank(self) -> int:
        """Where among the hands on the keyboard a newcomer moves the others least."""
        now = [zone.scancodes for zone in self.zones().values()]
        after = [zone.scancodes for zone in self.patches(len(now) + 1)]

        def moved(rank: int) -> int:
            rest = after[:rank] + after[rank + 1 :]
            return sum(len(new - old) for new, old in zip(rest, now, strict=True))

        return min(range(len(after)), key=lambda rank: (moved(rank), -rank))

    # -- sitting down --------------------------------------------------------------------------
    def sit(self, rank: int | None = None, pad: int | None = None) -> Sitter:
        """Sit a new person down: on keys at a rank from the left, or with a pad.

        Without either, on keys where the others move least. The party must not be full.
        """
        sitter = self._newcomer(names.PEOPLE, None)
        sitter.pad = pad
        place = len(self.sitters)
        if pad is None:
            keyed = self.keyed
            rank = self.easiest_rank() if rank is None else rank
            if rank < len(keyed):
                place = self.sitters.index(keyed[rank])
        self.sitters.insert(place, sitter)
        return sitter

    def add_bot(self, level: str) -> Sitter:
        """Put a bot on the next chair. The party must not be full."""
        bot = self._newcomer(names.BOTS, level)
        self.sitters.append(bot)
        return bot

    def _newcomer(self, pool: tuple[str, ...], level: str | None) -> Sitter:
        assert not self.full
        name = names.free_name(pool, [sitter.name for sitter in self.sitters])
        colour = self.free_colours()[0]
        faces = {s.looks.face for s in self.sitters if s.level is None}
        face = next((f for f in range(FACES) if f not in faces), 0)
        hats = {s.looks.hat for s in self.sitters}
        hat = next((h for h in FIRST_HATS if h not in hats), 7)
        worn = {s.looks.moustache for s in self.sitters}
        moustache = next((m for m in FIRST_MOUSTACHES if m not in worn), 7)
        return Sitter(name, Looks(colour, face, hat, moustache), level)

    def leave(self, sitter: Sitter) -> None:
        """Get up; those further on move up a chair."""
        self.sitters.remove(sitter)

    def move(self, sitter: Sitter, step: int) -> bool:
        """Swap chairs with the neighbour `step` further (round the end); False if alone."""
        if len(self.sitters) < 2:
            return False
        at = self.sitters.index(sitter)
        to = (at + step) % len(self.sitters)
        self.sitters[at], self.sitters[to] = self.sitters[to], self.sitters[at]
        return True

    # -- how they look -------------------------------------------------------------------------
    def free_colours(self, sitter: Sitter | None = None) -> list[int]:
        """Colours nobody else wears, in order."""
        worn = {other.looks.colour for other in self.sitters if other is not sitter}
        return [colour for colour in range(COLOURS) if colour not in worn]

    def turn_colour(self, sitter: Sitter, step: int) -> None:
        """The next free colour that way."""
        free = self.free_colours(sitter)
        at = free.index(sitter.looks.colour)
        sitter.looks = sitter.looks.with_(colour=free[(at + step) % len(free)])

    def trouble_with(self, sitter: Sitter, name: str) -> str | None:
        """Why a name cannot be the sitter's, in the player's words; None if it can."""
        return names.trouble_with(name, [s.name for s in self.sitters if s is not sitter])

    # -- pads ----------------------------------------------------------------------------------
    def with_pad(self, pad: int) -> int | None:
        """The chair that has this pad."""
        return next((i for i, s in enumerate(self.sitters) if s.pad == pad), None)

    def lose_pad(self, pad: int) -> Sitter | None:
        """The pad is gone: its owner plays on keys until a pad takes the chair; who that is."""
        at = self.with_pad(pad)
        if at is None:
            return None
        sitter = self.sitters[at]
        sitter.pad, sitter.padless = None, True
        return sitter

    def take_pad(self, pad: int) -> Sitter | None:
        """A pad without an owner pressed: it goes to whoever lost theirs, if anybody did."""
        sitter = next((s for s in self.sitters if s.padless), None)
        if sitter is not None:
            sitter.pad, sitter.padless = pad, False
        return sitter

    # -- going on ------------------------------------------------------------------------------
    def chairs(self) -> list[Chair]:
        """The chairs as a session wants them."""
        return [Chair(s.name, s.level, s.looks.to_json()) for s in self.sitters]

    def to_json(self) -> list[dict[str, Any]]:
        """For the memory of the last party."""
        return [sitter.to_json() for sitter in self.sitters]


def sitters_of(data: object, most: int, pads: tuple[int, ...] = ()) -> list[Sitter]:
    """Remembered sitters, at most `most`; what makes no sense is left out or put right.

    People who had a pad get one of `pads` (instance ids), in order, while there are any.
    """
    if not isinstance(data, list):
        return []
    left = list(pads)
    party = Party(most)
    for entry in data:
        if party.full or not isinstance(entry, Mapping):
            continue
        name, level, looks = entry.get("name"), entry.get("level"), entry.get("looks")
        if not isinstance(name, str) or not (level is None or level in LEVELS):
            continue
        if names.trouble_with(name, [s.name for s in party.sitters]) is not None:
            continue
        sitter = Sitter(name.strip(), Looks.of(looks if isinstance(looks, Mapping) else {}), level)
        free = party.free_colours()
        if sitter.looks.colour not in free:
            sitter.looks = sitter.looks.with_(colour=free[0])
        if level is None and entry.get("pad") is True and left:
            sitter.pad = left.pop(0)
        party.sitters.append(sitter)
    return party.sitters


COUNTS = {"face": FACES, "hat": HATS, "moustache": MOUSTACHES}
"""How many there are of what a person can turn through besides the colour."""
