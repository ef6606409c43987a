"""The page about keys for tables with secret hands, alike for all of them but for two keys."""

from __future__ import annotations

from game.controls.scancodes import keys
from scenes.kit.input.labels import label
from scenes.kit.text.words import _
from scenes.table.rulebook.items import Keys, LeafPage, Words


def keys_page(title: str, looking: str, covering: str) -> LeafPage:
    """`looking`: what the upper key shows while it is held; `covering`: what the lower one does."""
    left, right, slap, up, down = (label(code) for code in keys("A D S W X"))
    aim, look, use, cover = (label(code) for code in keys("Q W A S"))
    return LeafPage(
        title,
        (
            Words(_("With nine keys each, here on the left of the keyboard:")),
            Keys(
                (
                    (f"{left}   {right}", _("move over what may be chosen")),
                    (slap, _("choose it")),
                    (up, _("held: {looking}").format(looking=looking)),
                    (down, covering),
                )
            ),
            Words(
                _(
                    "With four keys: {aim} moves on, {look} looks, {use} chooses, {cover} goes "
                    "back. Arrows, Enter and the mouse do the same for whoever's turn it is."
                ).format(aim=aim, look=look, use=use, cover=cover)
            ),
            Words(
                _(
                    "The curtain hides what is yours. It opens only to the one it names: with "
                    "their own slap key, the bottom button of their pad, or the mouse held on "
                    "its sign."
                )
            ),
        ),
    )
