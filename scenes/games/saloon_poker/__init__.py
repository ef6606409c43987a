"""The Saloon Poker table: dice on bare wood under a lamp."""

from scenes.games.saloon_poker.scene import SaloonPoker

__all__ = ["SaloonPoker"]
