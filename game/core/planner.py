"""What a table's bots mean to do, and when: asked at the right moments, carried out in order.

In a race every bot is asked anew after everything that happens, and its press comes at the stamp
it names. Otherwise it takes its time first and is asked when that is over.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.chairs import Bot, Thinking
from game.core.chance import Stream
from game.core.engine import Engine, Move, Seat

Pace = tuple[int, int]
"""The least and the most a bot takes for a quiet move, in microseconds."""

AT_ONCE: Pace = (0, 0)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot will do, and when; without a move it is asked then."""

    seat: Seat
    at_us: int
    move: Move | None


class Planner:
    """The plans of the bots at one table. `rng` only spreads how long they take."""

    def __init__(self, bots: Mapping[Seat, Bot], rng: Stream) -> None:
        self.bots = bots
        self.pace = AT_ONCE
        self._rng = rng
        self._plans: dict[Seat, Plan] = {}
        self._stale = True

    def clear(self) -> None:
        """Forget all plans: the game stands elsewhere than it did."""
        self._plans.clear()
        self._stale = True

    def something_happened(self) -> None:
        """Plans have to be looked at again."""
        self._stale = True

    def first(self, engine: Engine) -> Plan | None:
        """Return the plan whose time comes first, or None."""
        if self._stale and self.bots:
            self._look_again(engine)
        return min(self._plans.values(), key=lambda plan: plan.at_us, default=None)

    def ask(self, engine: Engine, seat: Seat) -> None:
        """Ask the bot, by its own view, and enter what it plans to do, and when."""
        now_us = engine.now_us
        decision = self.bots[seat].decide(engine.view(seat), seat, engine.legal(seat), now_us)
        if decision is None:
            self.drop(seat)
            return
        if isinstance(decision, Thinking):
            self._plans[seat] = Plan(seat, now_us + 1, None)
            return
        at_us = decision.at_us
        if at_us is None:
            at_us = now_us if engine.race_us() is None else self._after_a_while(now_us)
        self._plans[seat] = Plan(seat, max(at_us, now_us), decision.move)

    def drop(self, seat: Seat) -> None:
        """Forget what this bot planned."""
        self._plans.pop(seat, None)

    def _look_again(self, engine: Engine) -> None:
        self._stale = False
        waiting = engine.to_act()
        racing = engine.race_us() is not None
        for seat in self.bots:
            planned = self._plans.get(seat)
            if seat not in waiting:
                self.drop(seat)
            elif racing:
                self.ask(engine, seat)
            elif planned is None or planned.move is not None:
                self._plans[seat] = Plan(seat, self._after_a_while(engine.now_us), None)

    def _after_a_while(self, now_us: int) -> int:
        least_us, most_us = self.pace
        return now_us + least_us + int(self._rng.random() * (most_us - least_us))
