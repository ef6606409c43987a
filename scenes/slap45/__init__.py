"""Slap .45 Mini on screen. The shell opens `SlapStreet`; nothing else is for others, but for
`scenes.slap45.before`, which the lobby asks before it opens the table.
"""

from scenes.slap45.scene import SlapStreet

__all__ = ["SlapStreet"]
