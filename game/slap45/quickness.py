"""How fast Slap .45's bots answer a card: the published times, as practice changes them.

The rules page asks for a fair fight at middle for a person with 300 ms reactions (slap45.md,
Bots), and that person answers every card after 300 ms, whatever is on it. The times as published
do not give it: they are of people new to the task, to whom one choice in four costs a fifth of a
second more than a bare signal, so the bots would be the slower the more a card asks. But the
players of this game press the same few keys all evening, and practice takes most of that away:
Mowbray and Rhoades (1959, Q. J. Exp. Psychol. 11, 16-23) found four choices no slower than two
in the end, Leonard (1959, Q. J. Exp. Psychol. 11, 76-83) no cost at all where the
signal comes to the very finger that is to answer.

So each level has a slowness of its own here, and a part of the cost of choosing that is left. The
shapes, false starts and slips are those of core/reaction.py; High Noon, a bare signal, keeps its
levels.

A game goes through many cards, so that a few milliseconds a card decide it: with two at the
table, 20 ms a card turn an even fight into four games in five, won or lost. Hence the figures to
the hundredth; they were found by simulation, and tests/game/slap45/test_fair_fight.py holds them.
So that a level below is not lost from the first card, every bot has a form of the day besides.
"""

from dataclasses import dataclass

from game.core.chance import Stream
from game.core.reaction import REACTIONS, Choice, ExGaussian


@dataclass(frozen=True, slots=True)
class Quickness:
    """How fast a level answers a card."""

    slowness: float
    """Times as slow as the table of published figures."""
    choosing: float
    """The part, 0 to 1, of what choosing costs over a bare signal that practice has left."""

    def curve(self, choice: Choice) -> ExGaussian:
        """The reaction times for a difficulty of choice."""
        practised = REACTIONS[Choice.SIMPLE].towards(REACTIONS[choice], self.choosing)
        return practised.slowed(self.slowness)


QUICKNESS: dict[str, Quickness] = {
    "easy": Quickness(slowness=1.60, choosing=0.50),
    "middle": Quickness(slowness=1.28, choosing=0.05),
    "hard": Quickness(slowness=1.25, choosing=0.05),
}
"""By level. Mean times run from press-or-leave-it to one in four: easy 410 to 530 ms, middle 299
to 308 ms, hard 292 to 301 ms; hard is ahead by what it means to do (stance.py) more than by its
hand. Easy still hunts for its keys, so that a child has a fair fight."""


FORM = 0.08
"""How far a bot's form, drawn once a game, spreads around 1; a hand is a little quicker or slower
from evening to evening than it is from card to card."""
MOST_OFF_FORM = 2.0
"""No form is further from 1 than so many spreads."""


def form_of_the_day(rng: Stream) -> float:
    """How many times as slow as usual a bot is in this game: around 1, most of them near it."""
    while True:
        off = rng.gauss(0.0, 1.0)
        if abs(off) <= MOST_OFF_FORM:
            return 1.0 + FORM * off


def card_reaction_us(level: str, choice: Choice, rng: Stream, form: float = 1.0) -> int:
    """One reaction time to a card in microseconds, never under 150,000; KeyError: no such level.

    `form`: times as slow as the level usually is.
    """
    return QUICKNESS[level].curve(choice).slowed(form).draw_us(rng)
