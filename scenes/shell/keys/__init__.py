"""Whose keys are whose, and what a keyboard can tell."""
