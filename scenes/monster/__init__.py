"""The Monster table: secret discards, the pile under the cloth, and the fight."""

from scenes.monster.scene import MonsterTable

__all__ = ["MonsterTable"]
