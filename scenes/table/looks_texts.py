"""What people look like, in words."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.kit.draw.people import colour_name
from scenes.kit.text.words import N_, _

COLOURS = {
    "red": N_("Red, the star"),
    "blue": N_("Blue, the horseshoe"),
    "yellow": N_("Yellow, the sun"),
    "green": N_("Green, the boot"),
    "purple": N_("Purple, the spade"),
    "orange": N_("Orange, the wheel"),
    "teal": N_("Teal, the arrow"),
    "rose": N_("Rose, the heart"),
}
FACES = (
    N_("The deputy"),
    N_("The prospector"),
    N_("The redhead"),
    N_("The card sharp"),
    N_("The scout"),
    N_("The schoolmaster"),
    N_("The songbird"),
    N_("The old fox"),
)
HATS = (
    N_("Cattleman"),
    N_("Gambler, with an ace"),
    N_("Bowler"),
    N_("Ten-gallon"),
    N_("Sombrero"),
    N_("Sheriff's Stetson"),
    N_("Roses and a feather"),
    N_("Coonskin"),
    N_("Bandana"),
)
MOUSTACHES = (
    N_("Handlebar"),
    N_("Walrus"),
    N_("Pencil"),
    N_("Horseshoe"),
    N_("Imperial"),
    N_("Chevron"),
    N_("English"),
    N_("Mutton chops"),
    N_("Feathers on a string"),
)


def colour_words(colour: int) -> str:
    """A seat colour with its shape: "Red, the star"."""
    return _(COLOURS[colour_name(colour)])


def look_words(kind: str, number: int) -> str:
    """What a face, hat or moustache is called."""
    lists: dict[str, Sequence[str]] = {"face": FACES, "hat": HATS, "moustache": MOUSTACHES}
    return _(lists[kind][number])
