"""Texas Hold It in words. Directions are only ever called cactus and snake."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.engine import IllegalMove
from game.texas_hold_it.records import Card, Ending, TexasRefusal, TexasView
from scenes.kit.text.words import N_, _, join, n_

CARD_WORDS = {
    Card.CACTUS: N_("Cactus"),
    Card.SNAKE: N_("Snake"),
    Card.GAS: N_("Gas"),
    Card.CALM: N_("Calm"),
}
SPRAYS = {
    Card.CACTUS: N_("Sprays towards the cactus."),
    Card.SNAKE: N_("Sprays towards the snake."),
    Card.GAS: N_("A cloud to both sides."),
    Card.CALM: N_("Minds his own business."),
}


NAMED = 3
"""So many liars are named at once; the log has all of them."""


def card_word(card: str) -> str:
    """A cowboy card by name."""
    return _(CARD_WORDS[Card(card)])


def sprays(card: str) -> str:
    """What a cowboy does."""
    return _(SPRAYS[Card(card)])


def doing_word(kind: str) -> str:
    """What one may do, in a word: a kind of move."""
    return {
        "peek": _("Peek"),
        "swap": _("Swap"),
        "pee": _("Pee"),
        "hold": _("Hold it"),
        "pass": _("Pass"),
        "sit out": _("Sit it out"),
    }[kind]


def hit_words(number: int, card: str, names: Sequence[str], empty: bool, end: str | None) -> str:
    """What a cowboy who has turned round does: to people, to an empty place, to the row's end."""
    if card == Card.CALM:
        return _("Cowboy {number}: calm. He only whistles.").format(number=number)
    who = {"number": number, "word": card_word(card).lower(), "names": join(names)}
    if names and card == Card.GAS:
        return _("Cowboy {number}: gas! Hold your nose, {names}.").format(**who)
    if names:
        return _("Cowboy {number}: {word}! Straight onto {names}.").format(**who)
    if empty:
        return _("Cowboy {number}: {word}. Nobody stands there.").format(**who)
    if end == Card.CACTUS:
        return _("Cowboy {number}: {word}. The cactus says thanks.").format(**who)
    return _("Cowboy {number}: {word}. The snake is not amused.").format(**who)


def lies_words(lies: Sequence[tuple[str, int]], claims: int, short: bool = False) -> str:
    """Who lied how often this round; `claims`: how many there were at all."""
    if not claims:
        return ""
    if not lies:
        return _("Nobody lied. In this place!")
    if len(lies) > NAMED and not short:
        return _("{count} of you lied to your faces.").format(count=len(lies))
    told = [
        name if count == 1 else _("{name} ({count} times)").format(name=name, count=count)
        for name, count in lies
    ]
    if short:
        return _("Lies: {names}.").format(names=join(told))
    return _("Lied to your faces: {names}.").format(names=join(told))


def why_refused(refused: IllegalMove) -> str:
    """Why a move was refused, in the player's language."""
    count = refused.numbers.get("count", 0)
    words = {
        TexasRefusal.CLAIM_FIRST: _("First say what is on the card."),
        TexasRefusal.LOCKED: _("He stands beside somebody: locked."),
        TexasRefusal.TAKEN: _("That place is taken."),
        TexasRefusal.CALLED: _("Somebody holds it: pee or hold it."),
        TexasRefusal.OUT_OF_PATIENCE: n_(
            "After {count} move in a round it is pee or hold it.",
            "After {count} moves in a round it is pee or hold it.",
            int(count),
        ).format(count=count),
        TexasRefusal.TOO_EARLY: _("Nobody may be the first to hold it on their first turn."),
        TexasRefusal.OUT: _("Once you are out you may only peek or pass."),
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


def aim(view: TexasView) -> str:
    """What it is all about, in one line; at a play-off between those who got there together."""
    if view.play_off:
        return _("Most dry points win")
    return _("First to 3 dry points wins")
