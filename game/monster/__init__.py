"""Monster: the best hand against what everyone threw away, for four to eight (monster.md)."""
