"""How a game and an evening came out."""
