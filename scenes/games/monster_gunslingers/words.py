"""Monster Gunslingers in words: cards, powers, hands, why a hand won, why something is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.engine import IllegalMove
from game.core.hand_ranks import HandName
from game.monster_gunslingers.powers import face_of, standard_faces
from game.monster_gunslingers.records import HIDDEN, CardName, GunslingerView
from game.monster_gunslingers.records import GunslingerRefusal as Refusal
from game.monster_gunslingers.showdown import FIVE, name_of, value_of
from scenes.kit.text.words import N_, _, language, n_

RANK_WORDS = {
    "A": N_("ace"),
    "K": N_("king"),
    "Q": N_("queen"),
    "J": N_("jack"),
    "T": N_("ten"),
    "9": N_("nine"),
    "8": N_("eight"),
    "7": N_("seven"),
    "6": N_("six"),
    "5": N_("five"),
    "4": N_("four"),
    "3": N_("three"),
    "2": N_("two"),
}
CARD_WORDS = {
    "S": N_("the {rank} of spades"),
    "H": N_("the {rank} of hearts"),
    "D": N_("the {rank} of diamonds"),
    "C": N_("the {rank} of clubs"),
}
HAND_WORDS = {
    HandName.HIGH_CARD: N_("high card"),
    HandName.PAIR: N_("one pair"),
    HandName.TWO_PAIR: N_("two pairs"),
    HandName.THREE: N_("three of a kind"),
    HandName.STRAIGHT: N_("straight"),
    HandName.FLUSH: N_("flush"),
    HandName.FULL_HOUSE: N_("full house"),
    HandName.FOUR: N_("four of a kind"),
    HandName.STRAIGHT_FLUSH: N_("straight flush"),
}
ORDER = "23456789TJQKA"
WHEEL = frozenset("A2345")


def rank_word(rank: str) -> str:
    """A rank by its letter: "queen"."""
    return _(RANK_WORDS[rank])


def card_word(card: CardName) -> str:
    """A card: "the queen of hearts"; "a card" when it is hidden."""
    if card == HIDDEN:
        return _("a card")
    return _(CARD_WORDS[card[1]]).format(rank=rank_word(card[0]))


def hand_word(name: str) -> str:
    """A kind of hand in the middle of a sentence: "two pairs"."""
    return _(HAND_WORDS[HandName(name)])


def capital(words: str) -> str:
    """The same at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def power_name(card: CardName) -> str:
    """What a card's power is called; "" for a hidden card."""
    face = face_of(standard_faces(), card)
    return "" if face is None else face.name.get(language(), face.name["en"])


def power_text(card: CardName) -> str:
    """What a card's power does, and that it is a holster action; "" for a hidden card."""
    face = face_of(standard_faces(), card)
    if face is None:
        return ""
    text = face.text.get(language(), face.text["en"])
    if face.holster_action:
        return _("Holster action. {power}").format(power=text)
    return text


def idle_words(words: str) -> str:
    """The same with the remark that a power would find nothing to work on."""
    idle = _("Nothing to use it on right now.")
    return f"{words} {idle}"


def tip(card: CardName) -> str:
    """What a card does, in a sentence, for a slip of paper."""
    name = power_name(card)
    return f"{name}: {power_text(card)}" if name else ""


# -- hands -----------------------------------------------------------------------------------------
def made(cards: Sequence[CardName]) -> str:
    """What kind of hand some cards make so far, by its name; "" for none at all."""
    if not cards:
        return ""
    if len(cards) >= FIVE:
        return name_of(value_of(cards)).value
    most = sorted(Counter(card[0] for card in cards).values(), reverse=True)
    if most[0] > 1 and most[1:2] == [2]:
        return HandName.TWO_PAIR.value
    few = (HandName.HIGH_CARD, HandName.PAIR, HandName.THREE, HandName.FOUR)
    return few[most[0] - 1].value


def by_weight(five: Sequence[CardName]) -> list[str]:
    """The ranks of a best five as they count: groups first, then high to low; the wheel's ace
    last."""
    counts = Counter(card[0] for card in five)
    if set(counts) == WHEEL:
        return list("5432A")
    return sorted(
        (card[0] for card in five), key=lambda r: (counts[r], ORDER.index(r)), reverse=True
    )


def deciding_rank(five: Sequence[CardName], other: Sequence[CardName]) -> tuple[str, str] | None:
    """Of two hands of one kind the first ranks that differ; None when they are level."""
    pairs = zip(by_weight(five), by_weight(other), strict=True)
    return next(((mine, theirs) for mine, theirs in pairs if mine != theirs), None)


def why_better(
    name: str, five: Sequence[CardName], other_name: str, other: Sequence[CardName]
) -> str:
    """Why a hand beats the next best one of another value."""
    if name != other_name:
        return _("{better} beats {worse}.").format(
            better=capital(hand_word(name)), worse=hand_word(other_name)
        )
    ranks = deciding_rank(five, other)
    if ranks is None:
        return _("All five cards are equal.")
    return _("Both have {kind}; the {high} beats the {low}.").format(
        kind=hand_word(name), high=rank_word(ranks[0]), low=rank_word(ranks[1])
    )


def used_word(used: int) -> str:
    """With how many cards of the holster a hand is made."""
    return (_("no holster card"), _("one holster card"), _("two holster cards"))[used]


# -- refusals --------------------------------------------------------------------------------------
REFUSALS = {
    Refusal.NO_BETTING: N_("Nobody bets at this table."),
    Refusal.REVEAL_FIRST: N_("First: turn it up, or leave it?"),
    Refusal.BET_FIRST: N_("Finish the betting first."),
    Refusal.NOTHING_PEEKED: N_("There is no card to turn up or leave."),
    Refusal.NO_TIME_TO_BET: N_("There is no betting now."),
    Refusal.TO_ANSWER: N_("You must answer the bet first."),
    Refusal.NO_BET: N_("There is no bet to answer."),
    Refusal.RAISED_OUT: N_("Only three raises are allowed in each betting round."),
    Refusal.TOO_POOR: N_("A raise takes more chips than the call."),
    Refusal.NOBODY_TO_RAISE: N_("Nobody else has chips left to answer a raise."),
    Refusal.EMPTY_HAND: N_("With an empty hand you can only flip."),
    Refusal.FACE_UP: N_("That card lies face up already."),
    Refusal.FACE_DOWN: N_("That card lies face down."),
    Refusal.NOT_ONESELF: N_("It has to be another player."),
    Refusal.NOT_IN_ROUND: N_("That player is not in this round."),
    Refusal.NO_CARDS: N_("That player has no cards in hand."),
    Refusal.NO_POSITION: N_("There is no card in that place."),
}


def refusal(refused: IllegalMove) -> str:
    """Why a move was refused."""
    words = REFUSALS.get(refused.code) if isinstance(refused.code, Refusal) else None
    return _(words) if words is not None else _("That cannot be done now.")


def aim(view: GunslingerView) -> str:
    """What it is all about, in one line: rounds to win, or with betting the chips."""
    if view.betting:
        return _("3 rounds, most chips wins")
    return n_("First to {count} round wins", "First to {count} rounds wins", view.rounds).format(
        count=view.rounds
    )
