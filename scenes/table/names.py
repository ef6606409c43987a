"""Names for those who bring none: clockwork folk for bots, old hands for people in the lobby."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from game.core.transcript import BREAKS
from scenes.kit.text.lines import clean
from scenes.kit.text.words import N_, _

BOTS = (
    N_("Tin Tom"),
    N_("Brass Bess"),
    N_("Cogs McGraw"),
    N_("Copper Kate"),
    N_("Steam Sam"),
    N_("Nickel Nell"),
    N_("Ratchet Ray"),
    N_("Sprocket Sue"),
)
PEOPLE = (
    N_("Belle"),
    N_("Doc"),
    N_("Hattie"),
    N_("Buck"),
    N_("Pearl"),
    N_("Wyatt"),
    N_("Opal"),
    N_("Slim"),
)
MOST = 24


def free_name(names: Collection[str], taken: Collection[str]) -> str:
    """The first of the names, in the player's language, that nobody has; numbered beyond them."""
    for name in names:
        if _(name) not in taken:
            return _(name)
    number = 2
    while f"{_(next(iter(names)))} {number}" in taken:
        number += 1
    return f"{_(next(iter(names)))} {number}"


def trouble_with(name: str, others: Collection[str]) -> str | None:
    """Why a name cannot be (as a transcript would refuse it), in the player's words; None if fine.

    rules/README.md: 1 to 24 characters after trimming, no control characters, all different.
    Beyond that something of it must show: fillers, blanks and an accent without a letter do not.
    """
    trimmed = name.strip()
    if not trimmed:
        return _("A name needs at least one letter.")
    if len(trimmed) > MOST:
        return _("A name has at most {count} letters.").format(count=MOST)
    if any(unicodedata.category(c) in BREAKS for c in name):
        return _("That name has a character that cannot be shown.")
    if not clean(trimmed).strip():
        return _("Nothing of that name would show. Letters, please.")
    if trimmed in {other.strip() for other in others}:
        return _("Two players cannot share the name {name}.").format(name=trimmed)
    return None
