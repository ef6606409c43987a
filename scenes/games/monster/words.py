"""Monster in words: hands, why a fight was won, why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.engine import IllegalMove
from game.monster.records import Again, LastView, MonsterRefusal
from scenes.kit.text.words import _, join, n_


def hand_words(cards: Sequence[int]) -> str:
    """Cards in a row: "10-8-7-4"; nothing is "nothing"."""
    return "-".join(str(card) for card in cards) if cards else _("nothing")


def breaking_place(last: LastView) -> int:
    """At which rank of the two hands the fight is decided, from 0; their common length if the
    longer hand wins or both are level to the end (monster.md, Showdown)."""
    for place, (one, two) in enumerate(zip(last.champion_hand, last.monster, strict=False)):
        if one != two:
            return place
    return min(len(last.champion_hand), len(last.monster))


def why_fight(last: LastView) -> str:
    """Which card, or which rule, decided between the Champion and the Monster."""
    ours, theirs = last.champion_hand, last.monster
    if not theirs:
        return _("Nothing was thrown away: there is no Monster.")
    place = breaking_place(last)
    if place < len(ours) and place < len(theirs):
        one, two = ours[place], theirs[place]
        if place == 0:
            return (
                _("The {high} beats the Monster's {low}.").format(high=one, low=two)
                if last.won
                else _("The Monster's {high} beats the {low}.").format(high=two, low=one)
            )
        return (
            n_(
                "Tied on the first card; then the {high} beats the Monster's {low}.",
                "Tied on {count} cards; then the {high} beats the Monster's {low}.",
                place,
            ).format(count=place, high=one, low=two)
            if last.won
            else n_(
                "Tied on the first card; then the Monster's {high} beats the {low}.",
                "Tied on {count} cards; then the Monster's {high} beats the {low}.",
                place,
            ).format(count=place, high=two, low=one)
        )
    if len(ours) > len(theirs):
        return _("Tied as far as the Monster goes: the longer hand wins.")
    if len(theirs) > len(ours):
        return _("Tied to the last card, but the Monster is longer.")
    return _("Tied to the last card: the Monster wins ties.")


def verdict(last: LastView, names: str) -> str:
    """Who won a fight, loud."""
    if not last.won:
        return _("The Monster wins!")
    return n_(
        "{names} beats the Monster!", "{names} beat the Monster!", len(last.champions)
    ).format(names=names)


def told_of(last: LastView) -> str:
    """What a fight's end means for the pot."""
    if last.won:
        return n_(
            "The pot goes to the Champion.", "The Champions split the pot.", len(last.champions)
        )
    if len(last.champions) == 1:
        return n_(
            "The Champion pays {count} chip into the pot.",
            "The Champion pays {count} chips into the pot.",
            last.paid,
        ).format(count=last.paid)
    return n_(
        "Each Champion pays {count} chip into the pot.",
        "Each Champion pays {count} chips into the pot.",
        last.paid,
    ).format(count=last.paid)


def why_again(why: Again, names: Sequence[str]) -> str:
    """Why a round is played again, and by whom."""
    who = join(names)
    return {
        Again.SURVIVORS: _("The pot stays. {names} play on for it."),
        Again.ALL_FOLDED: _("Everybody folded, so nobody survives: {names} play again."),
        Again.LONE_LOSER: _("The only one who had not folded lost: {names} play again."),
        Again.LEVEL_LOSERS: _("Only the tied Champions were left: {names} play again."),
    }[why].format(names=who)


def why_refused(refused: IllegalMove) -> str:
    """Why a move was refused, for its owner's eyes."""
    words = {
        MonsterRefusal.TOO_MANY: _("Three cards at most may be thrown away."),
        MonsterRefusal.PAIR_LEFT: _("No two cards of one rank may be kept: throw one of the pair."),
        MonsterRefusal.MUST_FOLD: _(
            "Three thrown cards would still leave a pair: this hand folds."
        ),
    }
    code = refused.code
    if isinstance(code, MonsterRefusal) and code in words:
        return words[code]
    return _("That cannot be done now.")


def aim(games: int) -> str:
    """What it is all about, in one line; `games`: how many pots are played for."""
    return n_("{count} pot, most chips wins", "{count} pots, most chips wins", games).format(
        count=games
    )
