"""The games on screen, in the order of the title page: a new game is one line in this list."""

from __future__ import annotations

from scenes.games import (
    high_noon,
    monster,
    monster_gunslingers,
    saloon_poker,
    slap45,
    texas_hold_it,
)
from scenes.table.game_ui import GameUI

TABLES: dict[str, GameUI] = {
    game.GAME_UI.key: game.GAME_UI
    for game in (saloon_poker, high_noon, slap45, monster_gunslingers, monster, texas_hold_it)
}
