"""What is said in the first round of Monster: one note for every moment of each hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from scenes.kit.text.words import _


class Chapter(Enum):
    """What a hand of the lesson is about."""

    THROW = "throw"
    FOLD = "fold"
    DUCK = "duck"


class Moment(Enum):
    """Where a hand of the lesson is."""

    TURN = "turn"
    OTHERS = "others"
    FIGHT = "fight"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Saying:
    """A heading and what there is to know."""

    title: str
    line: str


def say(chapter: Chapter, moment: Moment, won: bool | None) -> Saying:
    """What is said at a moment of a hand."""
    match chapter, moment:
        case Chapter.THROW, Moment.TURN:
            return Saying(
                _("No pairs"),
                _(
                    "Six cards, and no two of a rank may be kept. One of the tens "
                    "is marked: it has to go. You may throw more, three in all. "
                    "Then choose Throw. No new cards are dealt."
                ),
            )
        case _, Moment.OTHERS:
            return Saying(
                _("Under the cloth"),
                _(
                    "Thrown cards feed the Monster. How many anybody throws is told at once; which "
                    "ones, never. Folded hands feed nobody."
                ),
            )
        case _, Moment.FIGHT:
            return Saying(
                _("The Champion fights"),
                _(
                    "Only the best kept hand fights. The Monster is everything thrown away, one "
                    "card of each rank. Highest card first, then the next; the Monster wins ties."
                ),
            )
        case Chapter.THROW, _:
            if won:
                return Saying(
                    _("The pot is won"),
                    _("The Champion beat the Monster and takes the pot. Otherwise "
"the Champion pays a penalty, and everybody else plays on."),
                )  # fmt: skip
            return Saying(
                _("The pot grows"),
                _(
                    "The beaten Champion pays the penalty into the pot and is out of it. Whoever "
                    "lost no fight and did not fold plays on, with six new cards."
                ),
            )
        case Chapter.FOLD, Moment.TURN:
            return Saying(
                _("A hopeless hand"),
                _(
                    "Three tens and three nines: even with three thrown away a pair would be left. "
                    "Such a hand has to be folded. Any other may be."
                ),
            )
        case Chapter.FOLD, _:
            return Saying(
                _("Folded"),
                _(
                    "It costs no more than the ante, and the Monster gets none of it. Whoever "
                    "folds watches from the rail and is back for the next pot."
                ),
            )
        case Chapter.DUCK, Moment.TURN:
            return Saying(
                _("Ducking"),
                _(
                    "Everybody else has pairs to throw: this Monster grows large. A low hand lets "
                    "somebody else be Champion. Throw the high cards, keep the low ones."
                ),
            )
    return Saying(
        _("That is all there is to it"),
        _(
            "Duck, and you pay no penalty and play on for a bigger pot. "
            "Duck while many are feeding the Monster; fight when few are "
            "left."
        ),
    )
