"""Dull habits at the table of Slap .45, to measure its bots by (see game/core/habits.py)."""

from game.core.habits import Habits, PressesAtRandom

HABITS: Habits = {"random_legal": PressesAtRandom}
