"""Texas Hold It in words. Directions are only ever called cactus and snake."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.engine import IllegalMove
from game.texas_hold_it.records import Card, Ending, TexasRefusal
from scenes.kit.words import N_, _, n_

CARD_WORDS = {
    Card.CACTUS: N_("Cactus"),
    Card.SNAKE: N_("Snake"),
    Card.GAS: N_("Gas"),
    Card.CALM: N_("Calm"),
}
SPRAYS = {
    Card.CACTUS: N_("sprays toward the cactus"),
    Card.SNAKE: N_("sprays toward the snake"),
    Card.GAS: N_("gas to both sides"),
    Card.CALM: N_("keeps to himself"),
}


def card_word(card: str) -> str:
    """A cowboy card by name."""
    return _(CARD_WORDS[Card(card)])


def sprays(card: str) -> str:
    """What a cowboy does."""
    return _(SPRAYS[Card(card)])


def join(names: Sequence[str]) -> str:
    """Names in a row: "Ann, Bo and Cy"."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def gap_word(gap: int) -> str:
    """A gap by its number, counted from the cactus."""
    return _("cowboy {number}").format(number=gap + 1)


def why_refused(refused: IllegalMove) -> str:
    """Why a move was refused, in the player's language."""
    count = refused.numbers.get("count", 0)
    words = {
        TexasRefusal.CLAIM_FIRST: _("First say what is on the card."),
        TexasRefusal.LOCKED: _("That cowboy stands beside somebody: locked."),
        TexasRefusal.TAKEN: _("That place is taken."),
        TexasRefusal.CALLED: _("Somebody holds it: pee or hold it."),
        TexasRefusal.OUT_OF_PATIENCE: n_(
            "After {count} move in a round it is pee or hold it.",
            "After {count} moves in a round it is pee or hold it.",
            int(count),
        ).format(count=count),
        TexasRefusal.TOO_EARLY: _("Nobody may be the first to hold it on their first turn."),
        TexasRefusal.OUT: _("Who is out may peek or pass, nothing else."),
    }
    code = refused.code
    return words.get(code, "") if isinstance(code, TexasRefusal) else ""


def why_over(ending: Ending) -> str:
    """Why the game ended."""
    return {
        Ending.DRY: _("Three dry points."),
        Ending.LAST: _("The last one still in."),
        Ending.PLAY_OFF: _("The play-off is decided."),
        Ending.ROUNDS: _("All rounds are played: most dry points, then fewest wet ones."),
    }[ending]
