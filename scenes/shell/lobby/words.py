"""How bots play, in words."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.kit.text.words import N_, _, n_

DEALT = frozenset({"monster", "texas_hold_it"})
"""Games in which the first player is the first dealer."""
LEVELS = {"easy": N_("Easy"), "middle": N_("Medium"), "hard": N_("Hard")}
LEVEL_LINES = {
    ("saloon_poker", "easy"): N_("Keeps whatever looks nice."),
    ("saloon_poker", "middle"): N_("Knows the odds of a good hand."),
    ("saloon_poker", "hard"): N_("Has worked out every hand."),
    ("high_noon", "easy"): N_("Half asleep in the sun."),
    ("high_noon", "middle"): N_("As quick as most people."),
    ("high_noon", "hard"): N_("Very quick and very calm."),
    ("slap45", "easy"): N_("Slow hands, itchy fingers."),
    ("slap45", "middle"): N_("Quick enough, and ducks in time."),
    ("slap45", "hard"): N_("Quick, calm, and knows whom to shoot."),
    ("monster_gunslingers", "easy"): N_("Plays what comes to mind."),
    ("monster_gunslingers", "middle"): N_("Reckons a little. Plain powers only."),
    ("monster_gunslingers", "hard"): N_("Weighs every power, and bluffs."),
    ("monster", "easy"): N_("Throws what it must, and scares easily."),
    ("monster", "middle"): N_("Ducks early, fights late."),
    ("monster", "hard"): N_("Has a feel for what is under the cloth."),
    ("texas_hold_it", "easy"): N_("Says what it saw."),
    ("texas_hold_it", "middle"): N_("Believes a lot, fibs a little."),
    ("texas_hold_it", "hard"): N_("Remembers every lie. Lies better."),
}


def starter_label(game: str) -> str:
    """What the choice of the first player is called."""
    return _("Who deals") if game in DEALT else _("Who starts")


def level_name(level: str) -> str:
    """A bot's level."""
    return _(LEVELS[level])


def level_line(game: str, level: str) -> str:
    """In a line how a bot of this level plays this game; "" where nobody has said."""
    return _(LEVEL_LINES.get((game, level), ""))


def who_line(levels: Sequence[str | None]) -> str:
    """Who sits at the table: a bot's level for each, None for a person."""
    people = sum(level is None for level in levels)
    if not people:
        return _("Bots only: sit back and watch.")
    bots = len(levels) - people
    told = n_("{count} person", "{count} people", people).format(count=people)
    if not bots:
        return _("{people} at the table.").format(people=told)
    machines = n_("{count} bot", "{count} bots", bots).format(count=bots)
    return _("{people} and {bots} at the table.").format(people=told, bots=machines)
