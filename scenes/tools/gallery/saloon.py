"""Pictures of the Saloon Poker table, from the first throw to the last word."""

from __future__ import annotations

import pygame

from game.controls.gestures import Act
from scenes.games.saloon_poker.first_round import FirstRound, Step, teach
from scenes.table.table import Table
from scenes.tools.gallery.duel import rung
from scenes.tools.gallery.register import EIGHT, FOUR, TWO, shot
from scenes.tools.stagehand import Stagehand

TAB, BACKSPACE = pygame.KSCAN_TAB, pygame.KSCAN_BACKSPACE
AT_REST_US = 2_600_000
"""A throw has come to rest by then."""
STOOD_US = 1_200_000
"""The dice have gone to their owner's place, and the next player is up."""

FULL_HOUSE, PAIR, FIVES, NOTHING = [3, 3, 3, 6, 6], [2, 2, 4, 5, 6], [5] * 5, [1, 2, 3, 4, 6]


def turn(hand: Stagehand, table: Table, seat: int) -> None:
    """Roll, and stand on it."""
    hand.act(table, seat, Act.SLAP)
    hand.run(AT_REST_US)
    hand.act(table, seat, Act.COVER)


def five_of_a_kind(hand: Stagehand, options: dict[str, int | str | bool] | None = None) -> Table:
    """Belle rolls five fives and stands on them, with Doc and two more at the table."""
    stack = {"dice": FIVES, "noon_us": [2_000_000] * 8}
    table = hand.sit("saloon_poker", FOUR, options, seed=11, stack=stack)
    turn(hand, table, 0)
    return table


def accusing(hand: Stagehand, options: dict[str, int | str | bool] | None = None) -> Table:
    """The same, until one may accuse."""
    table = five_of_a_kind(hand, options)
    hand.until("the time to accuse", lambda: hand.app.live)
    return table


@shot("saloon_start")
def start(hand: Stagehand) -> None:
    """Eight sat down, nobody has rolled."""
    hand.sit("saloon_poker", EIGHT, seed=5)


@shot("saloon_rolling")
def rolling(hand: Stagehand) -> None:
    """Dice in the air."""
    table = hand.sit("saloon_poker", EIGHT, seed=5)
    hand.act(table, 0, Act.SLAP)
    hand.run(330_000)


@shot("saloon_kept")
def kept(hand: Stagehand) -> None:
    """Three dice set aside, one hand to beat."""
    table = hand.sit("saloon_poker", FOUR, seed=5, stack={"dice": PAIR + FULL_HOUSE})
    turn(hand, table, 0)
    hand.run(STOOD_US)
    hand.act(table, 1, Act.SLAP)
    hand.run(AT_REST_US)
    for i in range(3):
        hand.act(table, 1, Act.POINT)
        if i < 2:
            hand.act(table, 1, Act.RIGHT)
    hand.run(600_000)


@shot("saloon_refused")
def refused(hand: Stagehand) -> None:
    """Taking back what has been revealed."""
    table = hand.sit("saloon_poker", FOUR, seed=5, stack={"dice": PAIR})
    hand.act(table, 0, Act.SLAP)
    hand.run(AT_REST_US)
    hand.tap(BACKSPACE)


@shot("saloon_chart")
def chart(hand: Stagehand) -> None:
    """The chart of hands, the one on the table marked."""
    table = hand.sit("saloon_poker", FOUR, seed=5, stack={"dice": FULL_HOUSE})
    hand.act(table, 0, Act.SLAP)
    hand.run(AT_REST_US)
    hand.tap(TAB)
    hand.run(300_000)


@shot("saloon_bot")
def bot(hand: Stagehand) -> None:
    """A bot is up."""
    hand.sit("saloon_poker", FOUR, first=3, seed=5)


@shot("saloon_five")
def five(hand: Stagehand) -> None:
    """Five of a kind is an event."""
    five_of_a_kind(hand)
    hand.run(1_500_000)


@shot("saloon_accusing")
def window(hand: Stagehand) -> None:
    """Everybody's keys count, the fuse burns."""
    accusing(hand)
    hand.run(1_200_000)


@shot("saloon_cheat")
def cheat(hand: Stagehand) -> None:
    """Two accused within a breath: who has it, and why."""
    table = accusing(hand)
    hand.run(300_000)
    hand.together((hand.key(table, 2, Act.SLAP), 0), (hand.key(table, 1, Act.SLAP), 1_700))
    hand.run(900_000)


@shot("saloon_scored")
def scored(hand: Stagehand) -> None:
    """The round's winner, and the die that decided."""
    dice = [4, 4, 4, 6, 2, 4, 4, 4, 6, 1]
    table = hand.sit("saloon_poker", TWO, seed=5, stack={"dice": dice})
    turn(hand, table, 0)
    hand.run(STOOD_US)
    turn(hand, table, 1)
    hand.run(2_400_000)


@shot("saloon_eliminated")
def eliminated(hand: Stagehand) -> None:
    """A duel was lost: one player less."""
    table = accusing(hand)
    hand.act(table, 1, Act.SLAP)
    hand.until_scene("duel")
    hand.until("the bell", lambda: rung(table))
    hand.run(210_000)
    hand.act(table, 1, Act.SLAP)
    hand.until_scene("saloon_poker")
    hand.run(1_400_000)


@shot("saloon_over")
def over(hand: Stagehand) -> None:
    """Somebody has won the game."""
    dice = FIVES + NOTHING
    options: dict[str, int | str | bool] = {"target": 20, "accuse_ms": 0}
    table = hand.sit("saloon_poker", TWO, options, seed=5, stack={"dice": dice})
    turn(hand, table, 0)
    hand.run(STOOD_US)
    turn(hand, table, 1)
    hand.run(6_000_000)


@shot("saloon_lesson")
def lesson(hand: Stagehand) -> None:
    """The first round that teaches: three sixes are to be set aside."""
    hand.sit("saloon_poker", TWO, seed=5)
    teach(hand.app)
    scene = hand.top
    assert isinstance(scene, FirstRound)
    hand.act(scene.table, 0, Act.SLAP)
    hand.until("the dice", lambda: scene.step is Step.KEEP and not scene.film.busy)
    hand.act(scene.table, 0, Act.LEFT)


@shot("saloon_lesson_five")
def lesson_five(hand: Stagehand) -> None:
    """The first round that teaches: five of a kind, and what it means."""
    lesson(hand)
    scene = hand.top
    assert isinstance(scene, FirstRound)
    for die in (0, 1, 3):
        while scene.spot != die:
            hand.act(scene.table, 0, Act.RIGHT)
        hand.act(scene.table, 0, Act.POINT)
    hand.run(500_000)
    hand.act(scene.table, 0, Act.SLAP)
    hand.until("the fourth six", lambda: scene.step is Step.STAND and not scene.film.busy)
    hand.run(700_000)
    hand.act(scene.table, 0, Act.COVER)
    hand.until("the five", lambda: scene.step is Step.FIVE and bool(scene.asked()))
    hand.run(400_000)
