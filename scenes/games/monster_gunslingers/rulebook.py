"""What stands in the rules book about Monster Gunslingers; names and powers come from the deck."""

from __future__ import annotations

from game.monster_gunslingers.powers import standard_faces
from scenes.games.monster_gunslingers.rulebook_bets import betting
from scenes.kit.text.words import _, language
from scenes.table.rulebook.items import Cards, Entry, Example, LeafPage, Picture, PokerHands, Words
from scenes.table.rulebook.keys import keys_page

BACK = "gunslingers/back"


def pages() -> list[LeafPage]:
    """The pages of Monster Gunslingers."""
    return [
        *_round(),
        *_showdown(),
        *_powers(),
        *_small_print(),
        *betting(),
        *_keys(),
    ]


def card_art(card: str) -> str:
    """The picture of a card, written as in the rules ("TD")."""
    return f"gunslingers/{card[0]}{card[1].lower()}"


def _example(name: str, cards: tuple[str, ...]) -> Example:
    return Example(name, tuple(map(card_art, cards)))


def _round() -> list[LeafPage]:
    return [
        LeafPage(
            _("Main Street"),
            (
                Words(
                    _(
                        "Five cards lie face down behind the doors of Main Street. Two more fit "
                        "into your holster. The best five of these seven win the round."
                    )
                ),
                Cards(
                    (
                        card_art("KS"),
                        BACK,
                        card_art("9D"),
                        BACK,
                        BACK,
                        card_art("KH"),
                        card_art("9S"),
                    ),
                    128,
                    _("Two pairs so far"),
                    gaps=(4,),
                    groups=(_("Main Street"), _("Your holster")),
                ),
                Words(
                    _(
                        "Nobody has to be lucky. Every card in your hand has a power as well, and "
                        "most of them are bad manners."
                    )
                ),
                Words(_("Three rounds won, and the town is yours.")),
            ),
        ),
        LeafPage(
            _("One thing a turn"),
            (
                Entry(
                    "gunslingers/back",
                    _("Flip"),
                    _("Open any door: its card turns up. Then draw a card."),
                    84,
                ),
                Entry(
                    "gunslingers/holster_front",
                    _("Holster"),
                    _("Slip a card of your hand face down into your holster. Its power sleeps."),
                    84,
                ),
                Entry(
                    "gunslingers/bust_A",
                    _("Act"),
                    _("Show a card, use its power, and throw it face down on the discards."),
                    84,
                ),
                Words(
                    _(
                        "Two players start with five cards each, three to five players "
                        "with four, six players with three. With no card in hand you "
                        "have to flip."
                    )
                ),
            ),
        ),
        LeafPage(
            _("The holster"),
            (
                Cards((card_art("QH"), BACK), 150, _("Played face up, and holstered face down")),
                Words(
                    _(
                        "It holds two cards. Is it full? Throw out one of the two, whichever you "
                        "like, and the new one goes in."
                    )
                ),
                Words(
                    _(
                        "King, queen and jack are holster actions: played, they go face up into "
                        "your holster instead of away, then they act. They stay there, face up, "
                        "and count like any other."
                    )
                ),
            ),
        ),
    ]


def _showdown() -> list[LeafPage]:
    return [
        LeafPage(
            _("Sundown"),
            (
                Words(
                    _(
                        "Once a turn ends with all of Main Street face up, the holsters are shown. "
                        "You may use two, one or none of your own cards."
                    )
                ),
                Cards(
                    tuple(map(card_art, ("KC", "KS", "7D", "7H", "AS", "AH"))),
                    118,
                    _("Bo's own ace gives him aces and kings"),
                    gaps=(4,),
                    raised=(5,),
                    groups=(_("Main Street"), _("Bo")),
                ),
                Words(
                    _(
                        "Two hands tied? Whoever can make theirs with more of their "
                        "own cards wins. If still tied, the round is a win for each of "
                        "them."
                    )
                ),
                Words(
                    _(
                        "The winner starts the next round; if several won, the first "
                        "clockwise from the last starter."
                    )
                ),
            ),
        ),
        LeafPage(
            _("What beats what here"),
            (
                PokerHands(
                    (
                        _example(_("Straight flush"), ("9S", "8S", "7S", "6S", "5S")),
                        _example(_("Four of a kind"), ("JS", "JH", "JD", "JC", "4S")),
                        _example(_("Full house"), ("8S", "8H", "8D", "KC", "KS")),
                        _example(_("Flush"), ("AH", "JH", "9H", "6H", "3H")),
                        _example(_("Straight"), ("5S", "4H", "3D", "2C", "AS")),
                        _example(_("Three of a kind"), ("QS", "QH", "QD", "9C", "5S")),
                        _example(_("Two pairs"), ("TS", "TH", "6D", "6C", "AS")),
                        _example(_("One pair"), ("AS", "AH", "9D", "7C", "4S")),
                        _example(_("High card"), ("KS", "JH", "8D", "6C", "2S")),
                    )
                ),
            ),
        ),
    ]


def _power(rank: str, suit: str) -> Entry:
    """What a rank does, as the deck has it."""
    printed = standard_faces()[rank]
    code = language()
    name = printed.name.get(code, printed.name["en"])
    text = printed.text.get(code, printed.text["en"])
    if printed.holster_action:
        text = _("Holster action. {power}").format(power=text)
    return Entry(card_art(rank + suit), name, text, 158)


def _powers() -> list[LeafPage]:
    return [
        LeafPage(
            _("Powers: ace to jack"),
            (_power("A", "S"), _power("K", "H"), _power("Q", "D"), _power("J", "C")),
        ),
        LeafPage(
            _("Powers: ten to seven"),
            (_power("T", "S"), _power("9", "H"), _power("8", "D"), _power("7", "C")),
        ),
        LeafPage(
            _("Powers: six to three"),
            (_power("6", "S"), _power("5", "H"), _power("4", "D"), _power("3", "C")),
        ),
    ]


def _small_print() -> list[LeafPage]:
    return [
        LeafPage(
            _("Powers: two, and targets"),
            (
                _power("2", "S"),
                Words(
                    _(
                        "A target is always somebody else who is still in the round. If there is "
                        "one, you have to name one: no Six-Shooter into the air."
                    )
                ),
                Words(
                    _(
                        "Sheriff and Deputy may also visit an empty holster, for nothing. A power "
                        "that finds nothing to do may be played all the same, to be rid of it."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Powers in small print"),
            (
                Words(
                    _(
                        "A played card has left your hand: its own power can neither pass it on "
                        "nor holster it. If you have another, Stampede and Quick Hands must use "
                        "one."
                    )
                ),
                Words(
                    _(
                        "Stampede passes to the next player still in, even to an empty hand. All "
                        "blind cards are picked before any is passed."
                    )
                ),
                Words(
                    _(
                        "An ace on one of its own extra turns adds two more. Each is a whole turn, "
                        "and the round may end after any of them."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Who knows what"),
            (
                Picture("icons/eye", 90),
                Words(
                    _(
                        "What you peeked at, looked at or swapped away stays marked for you, and "
                        "only for you, for as long as that card lies there."
                    )
                ),
                Words(
                    _(
                        "Everybody remembers a card that lay face up before the fog: "
                        "the table shows it until another card takes its place. "
                        "Discards are never shown again."
                    )
                ),
            ),
        ),
        LeafPage(
            _("When it runs dry"),
            (
                Picture("icons/hourglass", 90),
                Words(
                    _(
                        "If the deck is empty when a card must be drawn, the discards "
                        "are shuffled into a new one. If both are empty, nobody draws."
                    )
                ),
                Words(
                    _(
                        "After 200 turns Main Street is turned up as it lies, without bets, and "
                        "the holsters are compared. The house rules may change that."
                    )
                ),
            ),
        ),
    ]


def _keys() -> list[LeafPage]:
    return [
        keys_page(
            _("Keys of a gunslinger"),
            _("look at your cards"),
            _("back; in a betting: fold"),
        ),
        LeafPage(
            _("Do gunslinger bots cheat?"),
            (
                Picture("badges/bot_hard", 120),
                Words(
                    _(
                        "No. They see their own cards, what was peeked at and what lies open, as "
                        "you would in their chair."
                    )
                ),
                Words(
                    _(
                        "The easy one plays what comes to mind. The medium one tries "
                        "out a few deals and keeps to the plain powers. The hard one "
                        "plays through a great many possible deals, uses every power, "
                        "and bets by its chances, with a bluff now and then."
                    )
                ),
            ),
        ),
    ]
