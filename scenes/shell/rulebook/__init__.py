"""The rules of the games, with pictures."""
