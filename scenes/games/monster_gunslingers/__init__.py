"""The table of Monster Gunslingers as one sees it; `scene.py` is the scene, the rest its parts."""

from scenes.games.monster_gunslingers.scene import MonsterGunslingers

__all__ = ["MonsterGunslingers"]
