"""Pictures of what comes before and after a game: the lobby and the results."""

from __future__ import annotations

import pygame

from game.controls.gestures import Act
from scenes.tools.gallery.duel import bell
from scenes.tools.gallery.register import TWO, shot
from scenes.tools.gallery.saloon import AT_REST_US, FIVES, NOTHING, STOOD_US, turn
from scenes.tools.stagehand import Sitter, Stagehand

ENTER, RIGHT = pygame.KSCAN_RETURN, pygame.KSCAN_RIGHT


def lobby(hand: Stagehand, game: str, people: int = 0, bots: tuple[str, ...] = ()) -> None:
    """Open the lobby; people sit down by their own keys, bots by their buttons."""
    from scenes.shell.lobby.lobby import Lobby

    scene = Lobby(hand.app, game)
    hand.open(scene)
    for _person in range(people):
        hand.tap(min(scene.party.free_keys()))
        hand.run(700_000)
    for level in bots:
        x_u = {"easy": 1290, "middle": 1530, "hard": 1770}[level]
        hand.click(x_u, 696)
        hand.run(700_000)


@shot("lobby_empty")
def empty(hand: Stagehand) -> None:
    """Nobody sits yet."""
    lobby(hand, "saloon_poker")


@shot("lobby_four")
def four(hand: Stagehand) -> None:
    """Two people and two bots."""
    lobby(hand, "saloon_poker", 2, ("easy", "hard"))


@shot("lobby_full")
def full(hand: Stagehand) -> None:
    """Eight at one keyboard."""
    lobby(hand, "saloon_poker", 8)


@shot("lobby_duel")
def duel(hand: Stagehand) -> None:
    """Two chairs on Main Street."""
    lobby(hand, "high_noon", 2)


@shot("results_saloon_poker")
def saloon(hand: Stagehand) -> None:
    """The game is over: who stands where, who owes whom."""
    dice = FIVES + NOTHING + NOTHING + NOTHING
    sitters = (Sitter("Belle"), Sitter("Doc"), Sitter("Hattie"), Sitter("Buck"))
    options: dict[str, int | str | bool] = {"target": 20, "accuse_ms": 0}
    table = hand.sit("saloon_poker", sitters, options, seed=5, stack={"dice": dice})
    for seat in range(4):
        turn(hand, table, seat)
        hand.run(STOOD_US)
    hand.until_scene("results")
    hand.run(AT_REST_US)


@shot("results_tab")
def tab(hand: Stagehand) -> None:
    """The bar tab."""
    saloon(hand)
    hand.tap(RIGHT)
    hand.run(600_000)


@shot("results_figures")
def figures(hand: Stagehand) -> None:
    """The figures of the game."""
    saloon(hand)
    hand.tap(RIGHT, RIGHT)
    hand.run(600_000)


@shot("results_evening")
def evening(hand: Stagehand) -> None:
    """The whole evening's slate."""
    saloon(hand)
    hand.tap(RIGHT, RIGHT, RIGHT)
    hand.run(600_000)


@shot("results_high_noon")
def high_noon(hand: Stagehand) -> None:
    """After a duel: reactions in milliseconds."""
    table = hand.sit("high_noon", TWO, {"hits": 1}, seed=12, stack={"noon_us": [3_000_000]})
    bell(hand, table)
    hand.run(190_000)
    hand.act(table, 0, Act.SLAP)
    hand.until_scene("results")
    hand.run(AT_REST_US)
    hand.tap(RIGHT)
    hand.run(600_000)
