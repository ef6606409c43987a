"""Slap .45 Mini on screen. The shell opens `SlapStreet`, `vote` before it and `first_round` over
it; nothing else in here is for others.
"""

from scenes.games.slap45.scene import SlapStreet

__all__ = ["SlapStreet"]
