"""The Monster table: secret discards, the pile under the cloth, and the fight."""

from scenes.games.monster.scene import MonsterTable

__all__ = ["MonsterTable"]
