"""The one place where anything random comes from: a script first, a seeded generator after.

Every list (`dice`, `noon_us`, …) has its own generator, and the n-th entry of a list is
always the n-th draw of it, whether the entries before were scripted or not. So a transcript
with everything given written out on its stack goes on exactly as the one with the seed alone.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

Item = TypeVar("Item")

Stream = random.Random
"""A random stream to hand to someone (a bot, a playout); made by `stream`."""

SEED_LIMIT = 2**63

Mark = tuple[dict[str, int], int | None]

StackCheck = Callable[[Sequence[object]], str | None]
"""Looks at one scripted list and says what cannot be, or None."""


def stream(seed: int, name: str) -> Stream:
    """Return a generator of its own for this seed and name, always the same one."""
    return random.Random(f"{seed}/{name}")


def fresh_seed() -> int:
    """Return a seed nobody can foresee, 0 to 2**63 - 1."""
    return random.SystemRandom().randrange(SEED_LIMIT)


class Chance:
    """Gives out randomness and writes down what it gave.

    `stack` is the script, a list per name; `seed` supplies the rest. With neither, a random
    seed is chosen when the first number is needed; `seed` then tells it.
    """

    def __init__(self, stack: Mapping[str, Sequence[Any]], seed: int | None) -> None:
        self.stack = stack
        self.seed = seed
        self.given: dict[str, list[Any]] = {}
        self._streams: dict[str, Stream] = {}

    def first_seat(self, seats: int) -> int:
        """Draw who starts, 0 to seats - 1. Not an entry of any list."""
        return int(stream(self._need_seed(), "first").random() * seats)

    def whole(self, name: str, low: int, high: int) -> int:
        """Take one whole number from `low` to `high`, both included, off the list."""
        return self.wholes(name, low, high, 1)[0]

    def wholes(self, name: str, low: int, high: int, count: int) -> list[int]:
        """Take `count` whole numbers from `low` to `high`, both included, off the list."""
        given = self.given.setdefault(name, [])
        script = self.stack.get(name, ())
        if len(given) >= len(script):
            draw = self._stream(name, len(given)).random
            span = high - low + 1
            taken = [low + int(draw() * span) for _ in range(count)]
        else:
            taken = list(script[len(given) : len(given) + count])
            if len(taken) < count:
                given += taken
                return taken + self.wholes(name, low, high, count - len(taken))
        given += taken
        return taken

    def drawn(self, name: str, pick: Callable[[float], Item]) -> Item:
        """Take one entry off the list; unscripted, `pick` makes it of a number, 0 to below 1."""
        given = self.given.setdefault(name, [])
        script = self.stack.get(name, ())
        entry: Item = (
            script[len(given)]
            if len(given) < len(script)
            else pick(self._stream(name, len(given)).random())
        )
        given.append(entry)
        return entry

    def shuffled(self, name: str, items: Sequence[Item]) -> list[Item]:
        """Take one whole order of the items off the list (scripted as a list of them)."""
        given = self.given.setdefault(name, [])
        script = self.stack.get(name, ())
        if len(given) < len(script):
            order = list(script[len(given)])
        else:
            order = list(items)
            draw = random.Random(int(self._stream(name, len(given)).random() * 2**53)).random
            for place in range(len(order) - 1, 0, -1):
                other = int(draw() * (place + 1))
                order[place], order[other] = order[other], order[place]
        given.append(order)
        return list(order)

    def scripted(self, name: str, ahead: int = 0) -> Any | None:
        """Return what the script has for the next entry of the list (or one after); else None."""
        script = self.stack.get(name, ())
        place = len(self.given.get(name, ())) + ahead
        return script[place] if place < len(script) else None

    def written(self) -> dict[str, list[Any]]:
        """Return the script of everything given so far, with what is still scripted after."""
        lists: dict[str, list[Any]] = {}
        for name in sorted({*self.given, *self.stack}):
            given = self.given.get(name, [])
            entries = [*given, *self.stack.get(name, ())[len(given) :]]
            if entries:
                lists[name] = entries
        return lists

    def mark(self) -> Mark:
        """Return a mark to `rewind` to."""
        return {name: len(given) for name, given in self.given.items()}, self.seed

    def rewind(self, mark: Mark) -> None:
        """Take back everything given since the mark; it will be given again alike."""
        counts, self.seed = mark
        self._streams.clear()
        self.given = {name: self.given[name][:count] for name, count in counts.items()}

    def _need_seed(self) -> int:
        if self.seed is None:
            self.seed = fresh_seed()
        return self.seed

    def _stream(self, name: str, position: int) -> Stream:
        """Return the list's generator, standing at this entry."""
        found = self._streams.get(name)
        if found is None:
            found = self._streams[name] = stream(self._need_seed(), name)
            for _ in range(position):
                found.random()
        return found


def numbers_between(low: int, high: int, what: str) -> StackCheck:
    """Return a check that a scripted list holds whole numbers from `low` to `high` only."""

    def check(entries: Sequence[object]) -> str | None:
        for place, entry in enumerate(entries):
            if type(entry) is not int or not low <= entry <= high:
                return f"entry {place} is no {what} ({low} to {high})"
        return None

    return check
