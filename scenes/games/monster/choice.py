"""The secret choice: what has to go, what may still be kept, and what the cursor's tip says of it.

Numbers and words only; what is drawn of it lies in `hand`, for whoever may look.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.monster.hands import MOST_THROWN, discards
from scenes.games.monster.words import hand_words
from scenes.kit.text.words import _, n_

THROW_KEY, FOLD_KEY = "throw", "fold"


def spares(hand: Sequence[int]) -> frozenset[int]:
    """Positions of the cards that have to go: all but one of each rank (monster.md, A game)."""
    seen: Counter[int] = Counter()
    out = set()
    for i, card in enumerate(hand):
        if seen[card]:
            out.add(i)
        seen[card] += 1
    return frozenset(out)


def first_marks(hand: Sequence[int]) -> frozenset[int]:
    """Positions marked before anybody chooses; none if the hand has to be folded."""
    must = spares(hand)
    return must if len(must) <= MOST_THROWN else frozenset()


def must_fold(hand: tuple[int, ...]) -> bool:
    """Whether three thrown cards would still leave a pair."""
    return bool(hand) and not discards(hand)


def paired(hand: Sequence[int], marks: frozenset[int]) -> frozenset[int]:
    """Positions of kept cards of which two or more have the same rank."""
    kept = Counter(card for i, card in enumerate(hand) if i not in marks)
    return frozenset(i for i, card in enumerate(hand) if i not in marks and kept[card] > 1)


def split(hand: Sequence[int], marks: frozenset[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What would be kept and what would be thrown."""
    kept = tuple(card for i, card in enumerate(hand) if i not in marks)
    return kept, tuple(card for i, card in enumerate(hand) if i in marks)


def summary(hand: tuple[int, ...], marks: frozenset[int]) -> tuple[str, bool]:
    """A line on what would be kept and fed, for whoever holds it; True when it cannot be played."""
    if must_fold(hand):
        return _("Three thrown would still leave a pair: fold."), True
    kept, fed = split(hand, marks)
    if paired(hand, marks):
        return _("A pair may not be kept: throw one of the two."), True
    if not fed:
        return _("Keeps all six: {kept}").format(kept=hand_words(kept)), False
    return (
        _("Keeps {kept} · feeds {fed}").format(kept=hand_words(kept), fed=hand_words(fed)),
        False,
    )


def card_tip(hand: tuple[int, ...], marks: frozenset[int], i: int) -> str:
    """What the cursor's card does, for whoever holds it."""
    card = hand[i]
    odds = n_(
        "The deck holds only {count} of these.", "The deck holds {count} of these.", card
    ).format(count=card)
    if i in marks:
        twins = [k for k, other in enumerate(hand) if other == card and k != i]
        if any(k not in marks for k in twins):
            words = _("Goes: only one {rank} may be kept.").format(rank=card)
        else:
            words = _("Marked to be thrown. Choose it again to keep it.")
    elif i in paired(hand, marks):
        words = _("Two of a rank may not be kept. Choose it to throw it.")
    elif len(marks) >= MOST_THROWN:
        words = _("Kept: three are marked already, and more may not go.")
    else:
        words = _("Kept. Choose it to throw it.")
    return words + " " + odds


def button_tip(key: str) -> str:
    """What a plank does; nothing of the hand is in it."""
    if key == THROW_KEY:
        return _(
            "The marked cards go under the cloth and feed the Monster. Nothing is dealt for them."
        )
    return _(
        "The hand goes out of play unseen: no penalty and no food, but out until the pot is won."
    )
