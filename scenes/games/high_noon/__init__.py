"""High Noon on Main Street: the duel of reflexes and the one with dice, alone or over a table.

Only `scenes.games.catalogue` and the poker table open it; `Duel` is all they need.
"""

from scenes.games.high_noon.scene import Duel

__all__ = ["Duel"]
