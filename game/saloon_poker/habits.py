"""Dull habits at the table of Saloon Poker, to measure its bots by (see game/core/habits.py)."""

from game.core.habits import Habits, random_legal

HABITS: Habits = {"random_legal": random_legal}
