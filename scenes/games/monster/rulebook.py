"""What stands in the rules book about Monster."""

from __future__ import annotations

from scenes.kit.text.words import _
from scenes.table.rulebook.items import Cards, LeafPage, Picture, Versus, Words
from scenes.table.rulebook.keys import keys_page


def pages() -> list[LeafPage]:
    """The pages of Monster."""
    return [*_round(), *_fight(), *_after(), *_rest()]


def _cards(*ranks: int) -> tuple[str, ...]:
    return tuple(f"monster/card_{rank}" for rank in ranks)


def _round() -> list[LeafPage]:
    return [
        LeafPage(
            _("What is under the cloth?"),
            (
                Words(
                    _(
                        "Everything that is thrown away at this table goes under the cloth, and "
                        "there it becomes the Monster. The best hand has to fight it for the pot."
                    )
                ),
                Cards(_cards(10, 9, 8, 7, 6, 5, 4, 3, 2, 1), 108, _("One 1, two 2s … ten 10s")),
                Words(
                    _(
                        "The higher a rank, the more cards there are of it: 55 in all. "
                        "An evening is as many pots as there are players, and at its "
                        "end the most chips wins."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Ante and deal"),
            (
                Picture("props/chip_green", 84),
                Words(
                    _(
                        "Everybody puts in an ante: two chips at a table of four or five, one chip "
                        "at a table of six to eight."
                    )
                ),
                Words(_("The dealer shuffles and gives everybody six cards.")),
                Words(
                    _(
                        "From the dealer's left each acts once, in secret: throw away none to "
                        "three cards, or fold. Nothing is drawn in their place."
                    )
                ),
            ),
        ),
        LeafPage(
            _("No pairs kept"),
            (
                Cards(
                    _cards(9, 9, 7, 7, 7, 4),
                    128,
                    _("A nine and two sevens go: 9-7-4 stays"),
                    dim=(1, 3, 4),
                ),
                Words(
                    _(
                        "You may not keep two cards of one rank. Three cards are the most you can "
                        "throw; if that is not enough, you must fold."
                    )
                ),
                Cards(_cards(10, 10, 10, 8, 8, 8), 128, _("Four would have to go: fold")),
                Words(_("Any other hand may be folded too, if you fear it.")),
            ),
        ),
        LeafPage(
            _("Who sees what"),
            (
                Picture("icons/eye_closed", 84),
                Words(
                    _(
                        "How many cards you threw, everybody sees at once. Which ones they were is "
                        "your secret for good: the showdown shows only the Monster."
                    )
                ),
                Words(
                    _(
                        "A folded hand leaves the game unseen, and the Monster gets none of it. "
                        "Fold, and you are out until the pot is won."
                    )
                ),
            ),
        ),
    ]


def _fight() -> list[LeafPage]:
    return [
        LeafPage(
            _("The Champion"),
            (
                Words(
                    _(
                        "All kept hands are shown, and the best of them is the Champion. Compare "
                        "the highest cards, then the next ones, and so on."
                    )
                ),
                Versus(
                    _("Ann"), (10, 8, 7, 4), _("Bo"), (10, 8, 7), 3, True,
                    _("Tied so far, but Ann has one more card: Ann wins"),
                ),
                Words(
                    _(
                        "The best there can be is 10-9-8-7-6-5. Everybody else who kept a hand "
                        "does not fight, however good it is."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Champion against Monster"),
            (
                Words(
                    _(
                        "The Monster counts each rank once, however many of it were thrown. Under "
                        "the cloth lie 10, 10, 9, 7, 7 and 2."
                    )
                ),
                Versus(
                    _("Champion"), (10, 9, 6), _("Monster"), (10, 9, 7, 2), 2, False,
                    _("Ten, nine, then six against seven"),
                ),
                Words(
                    _(
                        "Rank by rank, as between players, but the Monster wins ties. If nobody "
                        "threw a card there is none, and any hand beats it."
                    )
                ),
            ),
        ),
    ]  # fmt: skip


def _after() -> list[LeafPage]:
    return [
        LeafPage(
            _("Beaten, or not"),
            (
                Picture("icons/crown", 76),
                Words(
                    _(
                        "The Champion wins: the pot is theirs, everybody is back in, and the deal "
                        "passes to the left."
                    )
                ),
                Picture("icons/skull", 76),
                Words(
                    _(
                        "The Champion loses: five chips go into the pot, and the Champion is out "
                        "until somebody wins it. The house rules may change the five."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Lying low"),
            (
                Picture("monster/cloth_6", 84),
                Words(
                    _(
                        "Anyone who kept a hand and did not fight stays in. Until the "
                        "pot is won, they play another round for it: all 55 cards "
                        "reshuffled, no new ante, same dealer."
                    )
                ),
                Words(
                    _(
                        "So duck while many are in: their rubbish makes a big Monster. Fight when "
                        "few are left to feed it."
                    )
                ),
                Words(
                    _(
                        "A lone survivor takes the pot without a fight. But if "
                        "everyone else has folded, the last player still acts and "
                        "still fights: a Monster of their own making."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Tied Champions"),
            (
                Cards(("icons/crown", "icons/crown"), 72),
                Words(_("Two or more with the very same best hand fight side by side.")),
                Words(
                    _(
                        "They win: the pot is split evenly, and all odd chips go to the first of "
                        "them from the dealer's left."
                    )
                ),
                Words(
                    _(
                        "They lose: each pays and is out. But if nobody else kept a hand, they pay "
                        "and they alone play another round."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Nobody left"),
            (
                Words(
                    _(
                        "If everyone folds, or the only player left loses and pays, "
                        "everybody who began this round plays it again."
                    )
                ),
                Picture("icons/beer", 90),
                Words(
                    _(
                        "Can't pay? You go on the slate, below zero, and play on. "
                        "Nobody is sent home over a few chips. After the last pot the "
                        "most chips wins; a tie shares the win."
                    )
                ),
            ),
        ),
    ]


def _rest() -> list[LeafPage]:
    return [
        keys_page(_("Keys in the cellar"), _("look at your hand"), _("back, or fold")),
        LeafPage(
            _("Do the cellar bots cheat?"),
            (
                Picture("badges/bot_hard", 120),
                Words(
                    _(
                        "No. They see their own hand, how many everybody threw, and all that was "
                        "ever shown. Nobody looks under the cloth."
                    )
                ),
                Words(
                    _(
                        "The easy one throws what it must and loses heart now and "
                        "then. The medium one ducks while many are in and fights when "
                        "few are left. The hard one deals the unseen cards over and "
                        "over and remembers how you have played."
                    )
                ),
            ),
        ),
    ]
