"""Texas Hold It: the washroom row, claims pinned to backs, and the reveal."""

from scenes.games.texas_hold_it.scene import Washroom

__all__ = ["Washroom"]
