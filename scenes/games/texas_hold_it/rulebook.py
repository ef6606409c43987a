"""What stands in the rules book about Texas Hold It."""

from __future__ import annotations

from scenes.kit.text.words import _
from scenes.table.rulebook.items import Entry, LeafPage, Picture, Row, Words
from scenes.table.rulebook.keys import keys_page


def pages() -> list[LeafPage]:
    """The pages of Texas Hold It."""
    return [*_row(), *_turn(), *_counting(), *_end(), *_rest()]


def _row() -> list[LeafPage]:
    return [
        LeafPage(
            _("The washroom"),
            (
                Words(
                    _(
                        "Everybody has to go, and there is one urinal fewer than there are "
                        "cowboys. Worse: those in the gaps do not all aim well."
                    )
                ),
                Row(("", "", ""), (None, None), (), _("Three cowboys: two urinals, three gaps")),
                Words(
                    _(
                        "In every gap, and at both ends, lies a card face down. One end of the row "
                        "is the cactus side, the other the snake side. Nobody says left or right: "
                        "you sit all round the table."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Four kinds of neighbour"),
            (
                Entry(
                    "texas/card_cactus",
                    _("Cactus, two of them"),
                    _("Sprays towards the cactus."),
                    126,
                ),
                Entry(
                    "texas/card_snake",
                    _("Snake, two of them"),
                    _("Sprays towards the snake."),
                    126,
                ),
                Entry("texas/card_gas", _("Gas, just one"), _("A cloud to both sides."), 126),
                Entry("texas/card_calm", _("Calm, two of them"), _("Minds his own business."), 126),
                Words(
                    _(
                        "Each hits only the urinal beside him; off the end he hits nobody. Seven "
                        "in all: those not dealt stay unseen."
                    )
                ),
            ),
        ),
    ]


def _turn() -> list[LeafPage]:
    return [
        LeafPage(
            _("Your turn in the washroom"),
            (
                Entry(
                    "icons/eye",
                    _("Peek"),
                    _("Look at any one card, alone. Then say what it is: the truth, or a lie."),
                    76,
                    92,
                ),
                Entry(
                    "texas/swap",
                    _("Swap"),
                    _("Swap any two cards that are not locked, without looking."),
                    76,
                    92,
                ),
                Entry(
                    "texas/urinal",
                    _("Pee"),
                    _("Take a free urinal. You are done for this round."),
                    96,
                    92,
                ),
                Entry(
                    "texas/hold_red",
                    _("Hold it"),
                    _("Done as well, and now everybody else must pee or hold it on their turn."),
                    76,
                    92,
                ),
                Words(_("The dealer goes first, then clockwise. The deal goes round.")),
            ),
        ),
        LeafPage(
            _("Locks and words"),
            (
                Picture("icons/lock", 76),
                Words(
                    _(
                        "Whoever pees locks the cards on both sides: no more swapping there. "
                        "Peeking is still allowed."
                    )
                ),
                Words(
                    _(
                        "What you say is written at the card, with your name, and travels with it "
                        "when it is swapped. You must say one of the four kinds, and any of them "
                        "will do."
                    )
                ),
                Words(
                    _(
                        "You may go on peeking and swapping even as the last one. After twelve "
                        "moves in a round, though, it is pee or hold it."
                    )
                ),
            ),
        ),
    ]


def _counting() -> list[LeafPage]:
    return [
        LeafPage(
            _("Dry and wet"),
            (
                Words(_("When everybody has decided, the cards are turned up.")),
                Entry(
                    "texas/umbrella",
                    _("Peed, and nothing hit you"),
                    _("One dry point."),
                    96,
                ),
                Entry(
                    "texas/puddle",
                    _("Peed, and got hit"),
                    _("One wet point for each spray. From both sides that is two."),
                    96,
                ),
                Entry(
                    "texas/hold_blue",
                    _("Held it"),
                    _(
                        "One wet point if a urinal was free and safe: you could have gone. If not, "
                        "nothing."
                    ),
                    86,
                ),
            ),
        ),
        LeafPage(
            _("A round, counted"),
            (
                Row(
                    ("cactus", "calm", "snake", "gas"),
                    (0, None, 1),
                    (_("dry"), _("free, safe"), _("wet twice")),
                ),
                Words(
                    _(
                        "The cactus at the end hits nobody, so Red stays dry: one dry point. The "
                        "one in the middle stood free, and nothing hits it."
                    )
                ),
                Words(
                    _(
                        "Blue gets the snake from one side and the gas from the other: two wet "
                        "points. The other two held it, with a safe place free: one wet point each."
                    )
                ),
            ),
        ),
    ]


def _end() -> list[LeafPage]:
    return [
        LeafPage(
            _("Out, or home and dry"),
            (
                Picture("texas/out", 76),
                Words(
                    _(
                        "Three wet points and you leave; a urinal goes with you. Whoever is left "
                        "alone wins at once. After that three dry points win."
                    )
                ),
                Words(
                    _(
                        "Out is not gone: on your turn you may still peek and tell what you like, "
                        "or pass, and ten seconds of silence pass too. Who would not believe "
                        "somebody with nothing to lose?"
                    )
                ),
                Words(
                    _(
                        "If a round would knock everybody out, nobody is out: anyone "
                        "with three or more wet points drops back to two."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Play-off"),
            (
                Picture("icons/crown", 76),
                Words(
                    _(
                        "Two or more reach three dry points together? Only they play on, with all "
                        "their points. After each round only those with the most dry points stay, "
                        "until one is left."
                    )
                ),
                Words(
                    _(
                        "After thirty rounds it ends: among those still in, the most "
                        "dry points wins, then the fewest wet ones. If still tied, "
                        "they share it."
                    )
                ),
            ),
        ),
    ]


def _rest() -> list[LeafPage]:
    return [
        LeafPage(
            _("Played by ear"),
            (
                Entry(
                    "icons/pad_bottom",
                    _("With a pad"),
                    _(
                        "A peek is felt and not shown: one buzz is the cactus, two the snake, a "
                        "long one gas, none calm."
                    ),
                    84,
                ),
                Words(
                    _(
                        "House rule: silent claims. The table writes down who peeked where, and "
                        "nothing of what was said. You talk across the room, as people do."
                    )
                ),
                Words(
                    _(
                        "House rule: no holding it at once. Then nobody may be the first to hold "
                        "it on their first turn of a round."
                    )
                ),
                Words(
                    _(
                        "What you peeked at stays in your own view until the round is over, and "
                        "follows its card when that is swapped."
                    )
                ),
            ),
        ),
        LeafPage(
            _("For honest liars"),
            (
                Picture("icons/eye_closed", 76),
                Words(
                    _(
                        "A peek is worth most beside a urinal that is still free, and a word about "
                        "it is worth as much as your good name."
                    )
                ),
                Words(
                    _(
                        "Saw a calm one? Say gas, and keep the place for yourself. But the cards "
                        "are turned up in the end, next to all that was said."
                    )
                ),
                Words(
                    _(
                        "The sooner somebody holds it, the less the others know. Only be sure that "
                        "no safe place is left."
                    )
                ),
            ),
        ),
        keys_page(_("Keys in the washroom"), _("look at what you peeked at"), _("back")),
        LeafPage(
            _("Do the washroom bots cheat?"),
            (
                Picture("badges/bot_hard", 110),
                Words(
                    _(
                        "No. They know what they peeked at and what everybody said. But they lie, "
                        "and they remember who did."
                    )
                ),
                Words(
                    _(
                        "The easy one says what it saw. The medium one believes most "
                        "things and fibs at times. The hard one weighs every way the "
                        "cards can lie, trusts you as far as you have earned, and lies "
                        "where it pays."
                    )
                ),
            ),
        ),
    ]
