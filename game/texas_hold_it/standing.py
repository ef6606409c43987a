"""What a score is worth: everybody's chance to win the game, by all the points at the table.

A point of one's own counts, and as much a point that a rival gets or is spared: when two hold it
and both get wet, nothing has changed between them.
"""

from typing import Final

STRENGTH: Final = (
    (1.0, 0.85, 0.5),
    (1.6, 1.2, 0.75),
    (3.8, 2.5, 1.3),
)
"""How strong a player with so many dry points (row) and wet points is: the chances to win go as
the strengths do. Fitted to games of the best bots."""
WAR_DRY: Final = 4.0
WAR_WET: Final = 8.0
"""How much stronger a dry point makes, and how much weaker a wet one, where everybody holds it:
all get wet together, so who is one wet point behind goes out first, and who is one dry point ahead
needs nothing more (worked out for two: the best answer to one who always holds it wins 69 % from
a level score, 16 % one wet point behind, and every time one dry point ahead)."""
WON: Final = 400.0
"""So strong is who has three dry points; another who has them too may still win the play-off."""
AHEAD: Final = 6.0
"""How much stronger another dry point makes in a play-off."""
LEFT: Final = 0.5
"""How much stronger a lead counts as the last round comes near: in how many rounds it decides."""
LAST: Final = 4.0


def strength(dry: int, wet: int, holding: float) -> float:
    """Return how strong so many points make; 0 for who is put out.

    `holding`: how far it is a matter of who holds it longest, 0 to 1.
    """
    if wet > 2:
        return 0.0
    extra = max(0, dry - 3)
    if dry > 2:
        return WON * AHEAD**extra * STRENGTH[0][wet]
    war = WAR_DRY**dry / WAR_WET**wet
    return float(STRENGTH[dry][wet] ** (1.0 - holding) * war**holding)


def steepness(round_now: int, rounds: int) -> float:
    """Return to what power strengths are taken: a lead is worth more the fewer rounds are left."""
    left = max(0, rounds - round_now)
    return float(1.0 + LAST * LEFT**left)
