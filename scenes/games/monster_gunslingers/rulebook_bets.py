"""What stands in the rules book about chips at a table of Monster Gunslingers."""

from __future__ import annotations

from scenes.kit.text.words import _
from scenes.table.rulebook.items import LeafPage, Picture, Pots, Stack, Words


def betting() -> list[LeafPage]:
    """The pages about betting, a house rule."""
    return [
        LeafPage(
            _("With chips"),
            (
                Picture("props/chip_red", 84),
                Words(
                    _(
                        "A house rule. Ten chips each, and one goes into the pot for every round. "
                        "Whoever has none sits the round out."
                    )
                ),
                Words(
                    _(
                        "When the fourth card of Main Street comes up, everything stops for bets: "
                        "draws, extra turns and the rest of a power wait until they are done. It "
                        "happens again if the street falls back to three and returns to four."
                    )
                ),
                Words(_("The third round is the last. The most chips wins; a tie shares the win.")),
            ),
        ),
        LeafPage(
            _("Check, bet, raise"),
            (
                Words(
                    _(
                        "The player whose turn it is acts first, then clockwise. Check "
                        "or bet; once there is a bet, call, raise or fold. You can't "
                        "fold unless there is a bet."
                    )
                ),
                Words(
                    _(
                        "A bet is one chip, or whatever the house rules say, and a "
                        "raise adds as much again. Only three raises are allowed in a "
                        "betting round, for the whole table together. If you checked, "
                        "you may still raise later. Nobody raises once everybody "
                        "else still in is all in."
                    )
                ),
                Words(
                    _(
                        "Fold, and your hand and holster are gone, and you are out of the round. "
                        "All but one folded? They take pot and round, and show nothing."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Side pots"),
            (
                Words(
                    _(
                        "With your last chips you may always call, bet or raise, even if they are "
                        "too few. You are all in: asked no more, and still in the round."
                    )
                ),
                Pots(
                    (Stack(_("Ann"), 0, 2), Stack(_("Bo"), 1, 5), Stack(_("Cy"), 3, 5)),
                    (
                        (2, _("Main pot, 6 chips: all three")),
                        (5, _("Side pot, 6 chips: Bo or Cy")),
                    ),
                ),
                Words(
                    _(
                        "You can only win what you matched. The pot is cut where somebody ran out, "
                        "and each part goes to the best hand that paid for all of it."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Chips in small print"),
            (
                Words(
                    _(
                        "An all-in for less than a full raise still counts as a raise, "
                        "and everybody must answer it. Chips nobody matched go back to "
                        "whoever bet them. With fewer than two players holding chips, "
                        "there is no betting."
                    )
                ),
                Words(
                    _(
                        "Odd chips in a side pot go to its first winner clockwise from "
                        "the starter. The best hand of all wins the round, whoever "
                        "takes the pots."
                    )
                ),
                Words(
                    _(
                        "Fold on your own turn and the turn ends: the others finish "
                        "the betting, and you lose your draw and any extra turns. If "
                        "only one player has chips left, the game is over."
                    )
                ),
            ),
        ),
    ]
