"""Slap .45 Mini: a shootout in real time for two to seven gangs (slap45.md)."""
