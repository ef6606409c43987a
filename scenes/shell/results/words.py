"""What the ledger says of a game in words: scores, the note beside one, and why somebody won."""

from __future__ import annotations

from game.core.engine import Seat
from game.core.hand_ranks import HandName
from game.high_noon.records import DuelView
from game.monster.records import MonsterView
from game.monster_gunslingers.records import Ending as GunslingerEnding
from game.monster_gunslingers.records import GunslingerView
from game.saloon_poker.records import Ending as SaloonEnding
from game.saloon_poker.records import SaloonView
from game.slap45.records import SlapView
from game.texas_hold_it.records import Ending as TexasEnding
from game.texas_hold_it.records import TexasView
from scenes.kit.text.words import N_, _, n_
from scenes.shell.results.facts import Facts

HANDS = {
    HandName.HIGH_CARD: N_("High card"),
    HandName.PAIR: N_("One pair"),
    HandName.TWO_PAIR: N_("Two pairs"),
    HandName.THREE: N_("Three of a kind"),
    HandName.STRAIGHT: N_("Straight"),
    HandName.FLUSH: N_("Flush"),
    HandName.FULL_HOUSE: N_("Full house"),
    HandName.FOUR: N_("Four of a kind"),
    HandName.STRAIGHT_FLUSH: N_("Straight flush"),
}


def hand_words(name: str) -> str:
    """What a gunslinger's hand is called."""
    return _(HANDS[HandName(name)])


def chip_words(count: int) -> str:
    """Chips; below zero with a true minus."""
    words = n_("{count} chip", "{count} chips", abs(count))
    return words.format(count=str(count).replace("-", "\u2212"))


def _rounds(count: int) -> str:
    """Rounds somebody won."""
    return n_("{count} round won", "{count} rounds won", count).format(count=count)


def score_words(facts: Facts, seat: Seat) -> str:
    """A score with its unit."""
    count = facts.score(seat)
    match facts.view:
        case DuelView():
            return n_("{count} hit", "{count} hits", count).format(count=count)
        case SlapView():
            return n_("{count} left", "{count} left", count).format(count=count)
        case GunslingerView():
            return _rounds(count) if facts.view.chips is None else chip_words(count)
        case MonsterView():
            return chip_words(count)
        case TexasView():
            return n_("{count} dry point", "{count} dry points", count).format(count=count)
    return n_("{count} point", "{count} points", count).format(count=count)


def note_words(facts: Facts, seat: Seat) -> str:
    """What there is to say beside a score; "" for nothing, and for none of what is good."""
    figures = facts.figures.seats[seat]
    match facts.view:
        case DuelView():
            return ""
        case SlapView():
            count = figures.hits
            words = n_("{count} hit", "{count} hits", count).format(count=count)
            return words if count else ""
        case GunslingerView():
            if facts.view.chips is not None:
                return _rounds(figures.rounds_won) if figures.rounds_won else ""
            best = figures.best_hand
            return "" if best is None else _("best: {hand}").format(hand=hand_words(best[1]))
        case MonsterView():
            count = facts.view.tallies[seat].pots
            words = n_("{count} pot won", "{count} pots won", count).format(count=count)
            return words if count else ""
        case TexasView():
            count = facts.view.wet[seat]
            return n_("{count} wet point", "{count} wet points", count).format(count=count)
    if seat in facts.out():
        return _("shot out of the game")
    return _rounds(figures.rounds_won) if figures.rounds_won else ""


def why_words(facts: Facts) -> str:
    """Why the winners won, in a line."""
    shared = len(facts.winners) > 1
    match facts.view:
        case SaloonView():
            if facts.reason == SaloonEnding.TARGET:
                return (
                    _("First to the target.")
                    if not shared
                    else _("They reached the target together.")
                )
            return _("The last one left at the table.")
        case DuelView():
            count = facts.score(facts.winners[0]) if facts.winners else 0
            words = n_("The first to score {count} hit.", "The first to score {count} hits.", count)
            return words.format(count=count)
        case SlapView():
            return _("The last gang standing.")
        case GunslingerView():
            return _gunslingers(facts, facts.view, shared)
        case MonsterView():
            count = facts.view.games
            words = (
                n_("Tied on chips after {count} pot.", ("Tied on chips after {count} pots."), count)
                if shared
                else n_("Most chips after {count} pot.", "Most chips after {count} pots.", count)
            )
            return words.format(count=count)
        case TexasView():
            return _washroom(facts, facts.view, shared)
    return ""


def _gunslingers(facts: Facts, view: GunslingerView, shared: bool) -> str:
    if facts.reason == GunslingerEnding.BROKE:
        return _("Nobody else has a chip left.")
    if facts.reason == GunslingerEnding.LAST_ROUND:
        if shared:
            return _("Tied on chips after the last round.")
        return _("Most chips after the last round.")
    if shared:
        return _("They all won the round they needed at the same time.")
    count = view.rounds
    words = n_("First to win {count} round.", "First to win {count} rounds.", count)
    words = words.format(count=count)
    last = view.last_round
    name = last.ranks[last.winners[0]] if last is not None else None
    if name is None:
        return words
    return words + " " + _("The last one with: {hand}.").format(hand=hand_words(name))


def _washroom(facts: Facts, view: TexasView, shared: bool) -> str:
    if facts.reason == TexasEnding.DRY:
        return _("Three dry points, and nobody else has them.")
    if facts.reason == TexasEnding.LAST:
        return _("The last one left: everybody else is soaked.")
    if facts.reason == TexasEnding.PLAY_OFF:
        return _("Tied at three dry points, and the driest in the play-off.")
    count = view.rounds
    if shared:
        words = n_(
            "{count} round is over, and they are tied on dry and wet points.",
            "{count} rounds are over, and they are tied on dry and wet points.",
            count,
        )
        return words.format(count=count)
    winner = facts.winners[0]
    level = any(
        view.dry[seat] == view.dry[winner] for seat in range(view.seats)
        if seat != winner and seat not in facts.out()
    )  # fmt: skip
    if level:
        words = n_(
            "{count} round is over: tied on dry points, with the fewest wet ones.",
            "{count} rounds are over: tied on dry points, with the fewest wet ones.",
            count,
        )
    else:
        words = n_(
            "{count} round is over: the most dry points.",
            "{count} rounds are over: the most dry points.",
            count,
        )
    return words.format(count=count)
