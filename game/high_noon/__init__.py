"""High Noon: the duel that Saloon Poker calls for, and a game of its own for two."""
