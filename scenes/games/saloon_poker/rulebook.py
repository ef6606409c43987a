"""What stands in the rules book about Saloon Poker."""

from __future__ import annotations

from scenes.games.saloon_poker.chart import EXAMPLES
from scenes.games.saloon_poker.words import kind_name
from scenes.kit.text.words import _
from scenes.table.rulebook.items import Dice, Hands, Keys, LeafPage, Picture, Words


def pages() -> list[LeafPage]:
    """The pages of Saloon Poker."""
    return [
        LeafPage(
            _("The aim"),
            (
                Words(
                    _(
                        "Five dice, one table, and a score to reach. Every round the best hand "
                        "takes the round and adds up its own five dice as points."
                    )
                ),
                Dice(
                    (6, 6, 6, 2, 2), _("A full house of sixes and twos: 22 points"), (0, 1, 2, 3, 4)
                ),
                Words(
                    _(
                        "First to the target wins the game. So does the last one left: "
                        "at this table you can lose more than a hand."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Your turn"),
            (
                Words(_("Roll all five. Set aside what you like, reroll the rest, twice at most.")),
                Dice(
                    (4, 4, 1, 6, 4), _("Three fours set aside, two dice go again"), kept=(0, 1, 4)
                ),
                Words(
                    _(
                        "Stand whenever you like. After the second reroll the turn ends by "
                        "itself. Play goes clockwise, and the first to roll moves on by one "
                        "chair each round."
                    )
                ),
                Keys(
                    (
                        ("1 – 5", _("set a die aside, or take it back")),
                        ("← →", _("move over the dice")),
                        ("Enter", _("use what the cursor is on")),
                        ("Tab", _("what beats what")),
                    )
                ),
            ),
        ),
        LeafPage(_("What beats what"), (_chart(),)),
        LeafPage(
            _("Close calls"),
            (
                Words(_("Two of the same kind? The higher group decides, then the spare dice.")),
                Dice((6, 6, 5, 3, 1), _("A pair of sixes with a five beside it …"), (2,)),
                Dice((6, 6, 4, 3, 2), _("… beats a pair of sixes with a four")),
                Words(
                    _(
                        "If all five are equal, the two meet at High Noon and the winner takes "
                        "the round as well. (House rule: they may share it instead.)"
                    )
                ),
            ),
        ),
        LeafPage(
            _("Cheat!"),
            (
                Picture("props/fuse_spark", 130),
                Words(
                    _(
                        "When a turn ends on five of a kind, a fuse starts to burn. Until it is "
                        "out, anyone else may cry cheat, or let it be. Once each, and no taking "
                        "it back."
                    )
                ),
                Dice((5, 5, 5, 5, 5), _("Luck? Or loaded dice?"), (0, 1, 2, 3, 4)),
                Words(
                    _(
                        "The first to press has the accusation. If two presses are closer than "
                        "4 thousandths of a second, nobody can tell them apart: then it goes to "
                        "whoever sits nearest on the accused's left."
                    )
                ),
            ),
        ),
        LeafPage(
            _("The stake"),
            (
                Picture("icons/pistol", 120),
                Words(
                    _(
                        "Accuser and accused meet at High Noon. The winner takes all of the "
                        "loser's points. The loser is out of the game, hand, turn and all."
                    )
                ),
                Words(
                    _(
                        "So count before you shout: a rich cheat is worth the risk, a poor one "
                        "hardly. And whoever is over the target after a duel has won there and "
                        "then."
                    )
                ),
                Picture("icons/beer", 110),
                Words(
                    _(
                        "The tab: a duel's loser owes its winner a round. When somebody reaches "
                        "the target, everyone still playing owes them one too."
                    )
                ),
            ),
        ),
        *_bots(),
    ]


def _chart() -> Hands:
    return Hands(tuple((dice, kind_name(kind)) for kind, dice in EXAMPLES.items()))


def _bots() -> list[LeafPage]:
    return [
        LeafPage(
            _("Do the bots cheat?"),
            (
                Picture("badges/bot_hard", 130),
                Words(
                    _(
                        "No. A bot sees what you see from its chair and nothing else. The dice "
                        "come from one place for everybody, and each game has a number: the "
                        "same number deals the same dice."
                    )
                ),
                Words(
                    _(
                        "The easy one keeps what looks nice. The medium one knows the odds of a "
                        "good hand. The hard one has worked out all 252 hands and plays for the "
                        "round, whatever lies on the table."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Your keys"),
            (
                Picture("icons/keycap", 110),
                Words(
                    _(
                        "On your own keys: the middle one rolls, the one below stands, the one "
                        "above sets a die aside, left and right move over the dice."
                    )
                ),
                Words(
                    _(
                        "With four keys each: upper left goes over the dice, upper right sets one "
                        "aside, lower left rolls, lower right stands."
                    )
                ),
            ),
        ),
        LeafPage(
            _("House rules"),
            (
                Picture("icons/gear", 110),
                Words(
                    _(
                        "Before a game you may change the target, how duels are fought and how "
                        "many hits they take, what a tie means, and how long the fuse burns. "
                        "Without a fuse nobody can be accused."
                    )
                ),
                Words(_("Each one is explained in a line where it is set.")),
            ),
        ),
    ]
