"""What stands in the rules book about High Noon."""

from __future__ import annotations

from scenes.kit.text.words import _
from scenes.table.rulebook.items import Dice, Finish, LeafPage, Picture, Words


def pages() -> list[LeafPage]:
    """The pages of High Noon."""
    return [
        LeafPage(
            _("Face to face"),
            (
                Picture("props/bell", 150),
                Words(
                    _(
                        "Two stand in the street. The clock creeps up to twelve. Some time "
                        "between two and seven seconds after the face-off the bell rings, and "
                        "nothing on screen or in the music tells when."
                    )
                ),
                Words(_("Press your key at the bell. The quicker one scores the hit.")),
                Finish(((236.4, 0), (281.9, 1)), _("Red hits: 45.5 ms ahead")),
            ),
        ),
        LeafPage(
            _("What can go wrong"),
            (
                Words(_("Press before the bell and you jumped the gun: the other one scores.")),
                Words(
                    _(
                        "Two presses within 4 thousandths of a second are a dead heat. "
                        "Both miss, and you are told how close it was."
                    )
                ),
                Finish(((240.0, 0), (242.3, 1)), _("2.3 ms apart: a dead heat")),
                Words(
                    _(
                        "If nobody fires within three seconds of the bell, both have "
                        "lost their nerve, and it starts over."
                    )
                ),
                Words(_("A key held down counts for nothing until it is let go and pressed anew.")),
            ),
        ),
        LeafPage(
            _("With dice"),
            (
                Words(
                    _(
                        "The quiet version needs no reflexes. Twelve is noon: both build a total "
                        "from single dice, and over twelve means you fired too early."
                    )
                ),
                Dice((5, 4, 2), _("Eleven. One more? Or hold?")),
                Words(
                    _(
                        "In every beat both choose in secret, another die or hold, and the "
                        "choices show together. The first beat is always a die."
                    )
                ),
                Words(
                    _(
                        "Whoever holds is done; the other goes on until they hold or "
                        "go over. The higher total that is not over twelve hits. A "
                        "tie, or both over: again."
                    )
                ),
            ),
        ),
        LeafPage(
            _("Fair is fair"),
            (
                Picture("icons/hourglass", 110),
                Words(
                    _(
                        "Every press is stamped the moment it arrives, not once a frame. After "
                        "each exchange the photo finish shows who pressed when."
                    )
                ),
                Words(
                    _(
                        "If the window loses focus or the computer stalls, the "
                        "exchange is called off and nobody scores."
                    )
                ),
                Words(
                    _(
                        "Bots draw their reaction times from what is measured in people, never "
                        "under 150 ms, and they jump the gun now and then like anybody."
                    )
                ),
            ),
        ),
    ]
