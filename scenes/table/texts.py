"""Lines that every table says in the same words."""

from __future__ import annotations

from scenes.kit.text.words import _


def fast_words() -> str:
    """While only bots play on."""
    return _("Only bots play on: fast forward. Any key: skip ahead")
