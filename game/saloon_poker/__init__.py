"""Saloon Poker: dice poker to a target score, with accusations and duels."""
