"""What stands in the rules book about Slap .45 Mini."""

from __future__ import annotations

from scenes.kit.text.words import _
from scenes.table.rulebook.items import Keys, LeafPage, Picture, Words


def pages() -> list[LeafPage]:
    """The pages of Slap .45 Mini."""
    return [*_cards(), *_table(), *_keys(), *_fair()]


def _cards() -> list[LeafPage]:
    return [
        LeafPage(
            _("Last gang standing"),
            (
                Words(
                    _(
                        "Everybody leads a gang of six and has two hands: one slaps, the other "
                        "points a pistol. Cards are turned up one at a time, and then everything "
                        "happens at once."
                    )
                ),
                Picture("slap/member_red", 120),
                Words(
                    _(
                        "Lose the whole gang and you are out, and a base goes with you. The last "
                        "gang standing wins."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Talkin' Iron"),
            (
                Picture("slap/card_iron", 230),
                Words(
                    _(
                        "Slap the card and point at somebody at the same moment. The first slap "
                        "has the shot, and there is only one."
                    )
                ),
                Words(
                    _(
                        "Or slap an open base: whoever has a hand on a base is in cover, and a "
                        "Talkin' Iron cannot hurt them. Everybody else loses a member when hit."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Move!"),
            (
                Picture("slap/card_move", 230),
                Words(
                    _(
                        "All hands come off. Slap a new base, quickly: the last one in loses a "
                        "member. Your old base is no cover this time."
                    )
                ),
                Words(_("Whoever slaps the horse loses a member, and that is that.")),
            ),
        ),
        LeafPage(
            _("Big Gun"),
            (
                Picture("slap/card_gun", 230),
                Words(_("Like a Talkin' Iron, but cover is no help at all.")),
                Words(
                    _(
                        "A base holds one hand. Leave yours there and you begin the next card in "
                        "cover. To shoot you slap with that very hand, so you leave it, even if "
                        "the slap comes too late."
                    )
                ),
            ),
        ),
    ]


def _table() -> list[LeafPage]:
    return [
        LeafPage(
            _("Turning cards up"),
            (
                Picture("slap/card_back", 170),
                Words(
                    _(
                        "The finest moustache flips first, then everybody in turn. The card shows "
                        "a moment later, never when you expect it."
                    )
                ),
                Words(
                    _(
                        "Slap in the last 0.4 seconds before a card shows and you have an itchy "
                        "trigger: your slaps do not count for its first 0.6 seconds."
                    )
                ),
            ),
        ),
        LeafPage(
            _("The final duel"),
            (
                Picture("slap/dealer_skull", 130),
                Words(
                    _(
                        "Two are left: hands at the hips, two bases in the middle for both. The "
                        "first who died comes back as the dealer, picks the next card and the "
                        "moment, and may only seem to deal."
                    )
                ),
                Words(_("Two from the start? Then the house deals.")),
                Words(_("The other dead bet on who will be left, with any of their keys.")),
            ),
        ),
    ]


def _keys() -> list[LeafPage]:
    return [
        LeafPage(
            _("Nine keys"),
            (
                Words(
                    _("Up to four people have three rows of three. On the left of the keyboard:")
                ),
                Keys(
                    (
                        ("Q W E", _("point left, across, right")),
                        ("A   D", _("the bases left and right of you")),
                        ("S", _("slap; it flips, too")),
                        ("Z   C", _("the bases farther off")),
                        ("X", _("flip")),
                    )
                ),
                Words(_("Your place at the table shows whom each key points at.")),
            ),
        ),
        LeafPage(
            _("Four keys, or a pad"),
            (
                Words(_("With five or more people four keys are enough:")),
                Keys(
                    (
                        ("Q", _("aim: the pistol turns to the next one")),
                        ("W", _("point at whom it is aimed")),
                        ("A", _("slap; it flips, too")),
                        ("S", _("the nearest cover, or out of it")),
                    )
                ),
                Words(
                    _("On a pad the stick points, the bottom button slaps, the right one covers.")
                ),
            ),
        ),
    ]


def _fair() -> list[LeafPage]:
    return [
        LeafPage(
            _("Who was first?"),
            (
                Picture("icons/hourglass", 110),
                Words(
                    _(
                        "Every press is stamped when it arrives. After each card the photo finish "
                        "shows who pressed what, and when, and which press decided."
                    )
                ),
                Words(
                    _(
                        "Slap and point count together if at most 0.15 seconds lie "
                        "between them. Two slaps within 0.004 seconds are a dead heat: "
                        "the card is discarded."
                    )
                ),
                Words(
                    _("If the computer stalls or the window loses focus, the card does not count.")
                ),
            ),
        ),
        LeafPage(
            _("And the bots?"),
            (
                Picture("badges/bot_hard", 120),
                Words(
                    _(
                        "They react as people have been measured to: slower when the choice is "
                        "hard, never under 0.15 seconds. They see the table, not the deck, and "
                        "their fingers slip now and then."
                    )
                ),
            ),
        ),
    ]
