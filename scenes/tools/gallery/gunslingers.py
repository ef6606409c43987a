"""Pictures of Monster Gunslingers: a turn, a target, the curtain, a peek, powers, bets, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pygame

from game.controls.gestures import Act as Press
from game.core.cards import DECK
from game.core.engine import Move, Seat
from game.monster_gunslingers.records import (
    BET,
    CALL,
    FOLD,
    RAISE,
    Act,
    Flip,
    GunslingerView,
    Holster,
)
from scenes.games.monster_gunslingers.first_round import FirstRound, lesson_table
from scenes.games.monster_gunslingers.scene import MonsterGunslingers
from scenes.kit.input.inputs import Input, Kind
from scenes.shell.rulebook.book import RulesBook
from scenes.table.table import Table
from scenes.tools.gallery.register import shot
from scenes.tools.stagehand import Sitter, Stagehand

LONE = (
    Sitter("Belle"),
    Sitter("Doc", "easy"),
    Sitter("Hattie", "middle"),
    Sitter("Tin Tom", "hard"),
)
PEOPLE = tuple(Sitter(name) for name in ("Belle", "Doc", "Hattie", "Buck", "Pearl", "Wyatt"))
STREET = ("KS", "9H", "4D", "JC", "QH")
HANDS = ("AS 6D TC 9C", "KD 3S 2H 8C", "QD 5H 7H AC", "4S JH 8D 2C", "TS 6H 3D AD", "7S 5C JD 9D")


def dealt(
    hands: Sequence[str] = HANDS, street: Sequence[str] = STREET, draws: Sequence[str] = ()
) -> dict[str, list[list[str]]]:
    """A stack with these hands in seat order (seat 0 starts), Main Street and first draws."""
    held = [hand.split() for hand in hands]
    deck = list(street)
    for k in range(len(held[0])):
        deck += [hand[k] for hand in held]
    deck += draws
    rest = [str(card) for card in DECK if str(card) not in deck]
    return {"decks": [[*deck, *rest[::5], *rest[1::5], *rest[2::5], *rest[3::5], *rest[4::5]]]}


def scene_of(hand: Stagehand) -> MonsterGunslingers:
    return cast(MonsterGunslingers, hand.top)


def ready(hand: Stagehand, table: Table) -> Seat:
    """On to the next choice of a person, their curtain open; their seat."""
    scene = scene_of(hand)
    while True:
        hand.until(
            "somebody's turn",
            lambda: (
                scene.actor() is not None
                or scene.reading is not None
                or (scene.secrets.named is not None and not scene.secrets.moving)
            ),
        )
        if scene.secrets.named is not None:
            hand.act(table, scene.secrets.named, Press.SLAP)
        elif scene.reading is not None:
            hand.tap(pygame.KSCAN_RETURN)
        seat = scene.actor()
        if seat is not None:
            hand.until("the curtain", lambda: not scene.secrets.moving)
            return seat


def go(hand: Stagehand, table: Table, *moves: Move, rest: bool = True) -> None:
    """People make these moves, one after another; `rest`: all pictures come to rest."""
    scene = scene_of(hand)
    for i, move in enumerate(moves):
        seat = ready(hand, table)
        scene.play(seat, move, Input(Kind.KEY_DOWN, hand.app.now_us))
        if rest or i < len(moves) - 1:
            hand.until("the pictures", lambda: not scene.film.busy)


def at(hand: Stagehand, key: object) -> None:
    """Put the cursor on something."""
    scene = scene_of(hand)
    scene.picker.go_to(key)


def choose(hand: Stagehand, *keys: object) -> None:
    """Choose one thing after another."""
    for key in keys:
        at(hand, key)
        hand.tap(pygame.KSCAN_RETURN)


def table_for(
    hand: Stagehand,
    sitters: Sequence[Sitter] = LONE,
    *,
    stack: dict[str, list[list[str]]] | None = None,
    looks: bool = True,
    **options: int | bool,
) -> Table:
    """A table with people who need not hold a key to look, unless `looks` is False."""
    hand.app.settings.hold_to_look = not looks
    stack = stack or dealt(HANDS[: len(sitters)])
    return hand.sit("monster_gunslingers", sitters, options, stack=stack)


@shot("gunslingers_turn")
def turn(hand: Stagehand) -> None:
    """Belle's turn, with a new card in her hand and two doors open."""
    table = table_for(hand)
    go(hand, table, Flip(0))
    ready(hand, table)
    go(hand, table, Flip(3))
    ready(hand, table)
    at(hand, ("hand", len(cast(GunslingerView, table.view(0)).hands[0]) - 1))
    hand.run(300_000)


@shot("gunslingers_house")
def house(hand: Stagehand) -> None:
    """What a card on Main Street would do, told where it stands."""
    table = table_for(hand, PEOPLE[:2], stack=dealt(("AS 6D TC 9C 7C", "KD 3S 2H 8C 7D")))
    go(hand, table, Flip(4), Act("KD", target=0), Flip(1), Act("7D", street=1))
    ready(hand, table)
    at(hand, ("house", 4))
    hand.run(300_000)


@shot("gunslingers_card")
def card(hand: Stagehand) -> None:
    """A card was chosen: its power, or the holster?"""
    table = table_for(hand)
    ready(hand, table)
    choose(hand, ("hand", 1))


@shot("gunslingers_target")
def target(hand: Stagehand) -> None:
    """A Six-Shooter looks for its target."""
    table = table_for(hand, PEOPLE[:4])
    go(hand, table, Flip(2), Holster("KD"), Holster("5H"), Holster("JH"))
    go(hand, table, Flip(1), Holster("8C"), Act("QD", street=0))
    ready(hand, table)
    choose(hand, ("sign", "leave"))
    go(hand, table, Holster("8D"))
    ready(hand, table)
    choose(hand, ("hand", 1), ("sign", "act"))


@shot("gunslingers_curtain")
def curtain(hand: Stagehand) -> None:
    """The curtain hangs for the next one."""
    table = table_for(hand, PEOPLE[:4])
    go(hand, table, Flip(2))
    scene = scene_of(hand)
    hand.until("the curtain", lambda: scene.secrets.cover >= 1)


@shot("gunslingers_backs")
def backs(hand: Stagehand) -> None:
    """The curtain is open, but nobody holds the key to look."""
    table = table_for(hand, PEOPLE[:3], looks=False)
    go(hand, table, Flip(2), Flip(1))
    ready(hand, table)
    hand.run(400_000)


@shot("gunslingers_peek")
def peek(hand: Stagehand) -> None:
    """A Lantern has shown Doc two cards, and only him."""
    table = table_for(hand, PEOPLE[:4])
    go(hand, table, Flip(2), Act("3S", street=(0, 4)))
    hand.run(500_000)


@shot("gunslingers_fortune")
def fortune(hand: Stagehand) -> None:
    """The Fortune Teller: up, or not?"""
    table = table_for(hand, PEOPLE[:4])
    go(hand, table, Flip(2), Flip(1), Act("QD", street=0))
    ready(hand, table)
    hand.run(300_000)


@shot("gunslingers_act")
def act(hand: Stagehand) -> None:
    """A card is shown for its power."""
    table = table_for(hand, PEOPLE[:4])
    go(hand, table, Flip(2), Holster("KD"), Act("7H", street=2), rest=False)
    hand.run(500_000)


@shot("gunslingers_stampede")
def stampede(hand: Stagehand) -> None:
    """Six players, and the bull is loose."""
    hands = tuple(" ".join(held.split()[:3]) for held in HANDS)
    table = table_for(hand, PEOPLE, stack=dealt(hands))
    go(hand, table, Act("TC", give="AS"), rest=False)
    hand.run(1_640_000)


@shot("gunslingers_dynamite")
def dynamite(hand: Stagehand) -> None:
    """The bank goes up."""
    table = table_for(hand, PEOPLE[:2], stack=dealt(("AS 6D TC 9C 7C", "KD 3S 2H 8C 7D")))
    go(hand, table, Flip(1), Flip(3), Act("9C", street=1), rest=False)
    hand.run(1_760_000)


def _bets(hand: Stagehand) -> Table:
    hands = ("AS 6D TC 9C", "KD 3S 2H 8C", "QD 5H 7H AC", "4S JH 8D 2C")
    table = table_for(hand, PEOPLE[:4], stack=dealt(hands), betting=True, bet=3)
    go(hand, table, Holster("AS"), Holster("KD"), Holster("QD"), Holster("4S"))
    go(hand, table, Flip(0), Flip(1), Flip(2), Flip(3))
    return table


@shot("gunslingers_bets")
def bets(hand: Stagehand) -> None:
    """The fourth card is up, two have bet, the third is asked."""
    table = _bets(hand)
    go(hand, table, BET, RAISE)
    ready(hand, table)


@shot("gunslingers_pots")
def pots(hand: Stagehand) -> None:
    """Belle is all in: a main pot, and a side pot she cannot win."""
    stack = {"decks": dealt(HANDS[:4])["decks"] * 2}
    table = table_for(hand, PEOPLE[:4], stack=stack, betting=True, bet=3)
    go(hand, table, Holster("AS"), Holster("KD"), Holster("QD"), Holster("4S"))
    go(hand, table, Flip(0), Flip(1), Flip(2), Flip(3))
    go(hand, table, BET, CALL, FOLD, FOLD)
    go(hand, table, Flip(4))
    go(hand, table, Flip(0), Flip(1), Flip(2), Flip(3), BET, CALL, RAISE, RAISE, CALL, CALL)
    ready(hand, table)
    hand.run(600_000)


@shot("gunslingers_showdown")
def showdown(hand: Stagehand) -> None:
    """Six holsters side by side."""
    hands = tuple(" ".join(held.split()[:3]) for held in HANDS)
    table = table_for(hand, PEOPLE, stack=dealt(hands))
    go(hand, table, *(Holster(held.split()[0]) for held in hands))
    go(hand, table, Flip(0), Flip(1), Flip(2), Flip(3), Flip(4), rest=False)
    scene = scene_of(hand)
    hand.until("the reason", lambda: scene.shown.lineup is not None and scene.shown.lineup.told > 0)
    hand.run(1_500_000)


@shot("gunslingers_duel")
def duel(hand: Stagehand) -> None:
    """Two players, and a pot that is won."""
    hands = ("AS 6D TC 9C 7C", "KD 3S 2H 8C 7D")
    table = table_for(hand, PEOPLE[:2], stack=dealt(hands), betting=True)
    go(hand, table, Holster("AS"), Holster("KD"), Holster("9C"), Flip(0))
    go(hand, table, Flip(1), Flip(2), Flip(3), BET, CALL, Flip(4), rest=False)
    scene = scene_of(hand)
    hand.until("the pot", lambda: bool(scene.shown.lineup and scene.shown.lineup.note))
    hand.run(1_000_000)


@shot("gunslingers_lesson")
def first(hand: Stagehand) -> None:
    """The first round that teaches: its second turn."""
    table = table_for(hand)
    hand.open(FirstRound(hand.app, lesson_table(hand.app, table.session.chairs[0])))
    lesson = scene_of(hand)
    ready(hand, lesson.table)
    choose(hand, ("house", 0))
    ready(hand, lesson.table)
    hand.run(300_000)


@shot("gunslingers_reference")
def reference(hand: Stagehand) -> None:
    """The reference card."""
    table = table_for(hand)
    ready(hand, table)
    hand.tap(pygame.KSCAN_TAB)


for _spread in range(9):

    @shot(f"rules_monster_gunslingers_{_spread + 1}")
    def _rules(hand: Stagehand, spread: int = _spread) -> None:
        """A pair of pages of the rules book."""
        book = RulesBook(hand.app, "monster_gunslingers")
        hand.open(book)
        for _leaf in range(spread):
            book.turn(1)
