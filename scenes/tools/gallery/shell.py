"""Pictures of the rooms around the tables: title, options, pause, rules book, results."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.controls.gestures import Act
from scenes.tools.gallery.register import FOUR, shot
from scenes.tools.gallery.saloon import AT_REST_US
from scenes.tools.stagehand import Sitter, Stagehand

ESC, ENTER, TAB = pygame.KSCAN_ESCAPE, pygame.KSCAN_RETURN, pygame.KSCAN_TAB
UP, DOWN, RIGHT = pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_RIGHT
PLAYED_OUT_US = 3_000_000_000


@shot("title")
def title(hand: Stagehand) -> None:
    """As it is the first time."""
    from scenes.shell.title import Title

    hand.open(Title(hand.app))


@shot("title_saved")
def title_saved(hand: Stagehand) -> None:
    """With a game one can go on with."""
    table = hand.sit("saloon_poker", FOUR, seed=7)
    hand.act(table, 0, Act.SLAP)
    title(hand)


@shot("title_leaving")
def title_leaving(hand: Stagehand) -> None:
    """Esc leads to the way out."""
    title(hand)
    hand.tap(ESC)


@shot("options")
def options(hand: Stagehand) -> None:
    """A slider in hand."""
    from scenes.shell.options import Options

    hand.open(Options(hand.app))
    hand.tap(DOWN, RIGHT)


@shot("options_large_text")
def options_large_text(hand: Stagehand) -> None:
    """At one and a half times the lettering."""
    hand.app.settings.text_percent = 150
    hand.app.settings_changed()
    options(hand)


@shot("rules_saloon_poker_1")
def rules_saloon_poker_1(hand: Stagehand) -> None:
    """The first two pages."""
    _rules(hand, "saloon_poker", 0)


@shot("rules_saloon_poker_2")
def rules_saloon_poker_2(hand: Stagehand) -> None:
    """The hands and what follows."""
    _rules(hand, "saloon_poker", 1)


@shot("rules_saloon_poker_3")
def rules_saloon_poker_3(hand: Stagehand) -> None:
    """Accusing, and what is at stake."""
    _rules(hand, "saloon_poker", 2)


@shot("rules_saloon_poker_4")
def rules_saloon_poker_4(hand: Stagehand) -> None:
    """The last pages."""
    _rules(hand, "saloon_poker", 3)


@shot("rules_high_noon_1")
def rules_high_noon_1(hand: Stagehand) -> None:
    """The duel explained."""
    _rules(hand, "high_noon", 0)


@shot("rules_high_noon_2")
def rules_high_noon_2(hand: Stagehand) -> None:
    """Photo finish and dice."""
    _rules(hand, "high_noon", 1)


@shot("rules_monster_1")
def rules_monster_1(hand: Stagehand) -> None:
    """What grows under the cloth."""
    _rules(hand, "monster", 0)


@shot("results_monster")
def results_monster(hand: Stagehand) -> None:
    """Chips as they stand when the pots are played."""
    _results(hand, "monster", {"games": 1})


@shot("results_monster_gunslingers")
def results_monster_gunslingers(hand: Stagehand) -> None:
    """The figures of an evening with chips."""
    _results(hand, "monster_gunslingers", {"betting": True}, RIGHT)


@shot("results_texas_hold_it")
def results_texas_hold_it(hand: Stagehand) -> None:
    """Dry and wet points: two share the win."""
    _results(hand, "texas_hold_it", {"rounds": 5})


def _results(
    hand: Stagehand, game: str, options: Mapping[str, int | str | bool], *keys: int
) -> None:
    """Bots play a short game among themselves; then the ledger, turned by `keys`."""
    hand.app.settings.speed = "off"
    names = ("Belle", "Doc", "Hattie", "Buck")
    levels = ("easy", "middle", "hard", "easy")
    sitters = [Sitter(name, level) for name, level in zip(names, levels, strict=True)]
    hand.sit(game, sitters, dict(options))
    hand.until_scene("results", PLAYED_OUT_US)
    hand.run(AT_REST_US)
    hand.tap(*keys)
    hand.run(AT_REST_US)


def _rules(hand: Stagehand, game: str, turned: int) -> None:
    from scenes.shell.rulebook.book import RulesBook

    hand.open(RulesBook(hand.app, game))
    for _leaf in range(turned):
        hand.tap(RIGHT)


@shot("pause")
def pause(hand: Stagehand) -> None:
    """The sheet over a table."""
    table = hand.sit("saloon_poker", FOUR, seed=7)
    hand.act(table, 0, Act.SLAP)
    hand.run(2_500_000)
    hand.tap(ESC)
    hand.run(400_000)


@shot("pause_sure")
def pause_sure(hand: Stagehand) -> None:
    """Leaving needs a second press on another button."""
    pause(hand)
    hand.tap(UP, ENTER)


@shot("pause_focus_lost")
def pause_focus_lost(hand: Stagehand) -> None:
    """It came by itself and says why."""
    from scenes.kit.app.app import Halt
    from scenes.shell.start import halted

    hand.sit("saloon_poker", FOUR, seed=7)
    halted(hand.app, Halt("focus"))
    hand.run(400_000)
