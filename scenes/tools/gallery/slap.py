"""Pictures of Slap .45: cards face down and up, the photo finish, the duel, the contest."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, cast

from game.controls.gestures import Gesture
from game.slap45.records import SlapView
from scenes.games.slap45.first_round import FirstRound, slow_table
from scenes.games.slap45.scene import SlapStreet
from scenes.games.slap45.vote import Vote
from scenes.kit.draw.people import Looks
from scenes.kit.text.words import _
from scenes.shell.lobby.lobby import Lobby
from scenes.shell.rulebook.book import RulesBook
from scenes.table.sitter import Sitter as Lobbyist
from scenes.table.table import Table
from scenes.tools.gallery.register import FOUR, shot
from scenes.tools.stagehand import Sitter, Stagehand

SEVEN = tuple(Sitter(name) for name in ("Belle", "Doc", "Hattie", "Buck", "Pearl", "Wyatt", "Opal"))
FLIPS = [500_000] * 20
REST_US = 1_200_000


def street(
    hand: Stagehand,
    deck: tuple[str, ...],
    sitters: tuple[Sitter, ...] = SEVEN,
    options: dict[str, Any] | None = None,
) -> Table:
    """A table on Main Street; every card shows half a second after it was flipped."""
    table = hand.sit("slap45", sitters, options, stack={"deck": deck, "flip_us": FLIPS})
    wait(hand)
    return table


def scene_of(hand: Stagehand) -> SlapStreet:
    return cast(SlapStreet, hand.top)


def wait(hand: Stagehand) -> None:
    """Until somebody may turn up a card and hands have rested."""
    scene = scene_of(hand)
    hand.until("the next flip", lambda: scene.waiting)
    hand.run(REST_US)


def press(hand: Stagehand, table: Table, *presses: tuple[int, Gesture, int]) -> None:
    """Presses (seat, gesture, µs after the first), within a frame."""
    codes = []
    for seat, gesture, after_us in presses:
        zone = table.guests[seat].zone
        code = zone.scancode_of(gesture) if zone is not None else None
        assert code is not None
        codes.append((code, after_us))
    hand.together(*codes)


def flip(hand: Stagehand, table: Table) -> None:
    """Whoever's turn it is flips."""
    flipper = cast(SlapView, table.view()).flipper
    assert flipper is not None
    press(hand, table, (flipper, Gesture.SLAP, 0))


def show(hand: Stagehand, table: Table) -> None:
    """Flip, and on to a moment after the card showed."""
    flip(hand, table)
    hand.until("the card", lambda: cast(SlapView, table.view()).card is not None)
    hand.run(230_000)


@shot("slap_ready")
def ready(hand: Stagehand) -> None:
    """Seven round the table; the first is to flip."""
    street(hand, ("iron",))


@shot("slap_turning")
def turning(hand: Stagehand) -> None:
    """A card lies there face down and trembles."""
    flip(hand, street(hand, ("iron",)))
    hand.run(120_000)


@shot("slap_live")
def live(hand: Stagehand) -> None:
    """A Move! is on, and not everybody is in cover."""
    table = street(hand, ("move",))
    show(hand, table)
    covers = ((0, 0), (2, 9_000), (3, 17_000), (5, 31_000))
    press(hand, table, *((seat, Gesture.COVER, after_us) for seat, after_us in covers))


@shot("slap_shot")
def fired(hand: Stagehand) -> None:
    """The shot has just been fired."""
    finish(hand, told=False)


@shot("slap_finish")
def told(hand: Stagehand) -> None:
    """The photo finish."""
    finish(hand, told=True)


def finish(hand: Stagehand, told: bool) -> None:
    table = street(hand, ("gun",))
    show(hand, table)
    press(
        hand, table, (3, Gesture.COVER, 0), (5, Gesture.COVER, 3_000), (1, Gesture.POINT, 9_000),
        (0, Gesture.SLAP, 22_000), (2, Gesture.SLAP, 31_000), (0, Gesture.POINT, 36_000),
    )  # fmt: skip
    scene = scene_of(hand)
    if told:
        hand.until("the sheet", lambda: scene.shown.sheet >= 1)
        hand.run(400_000)


@shot("slap_duel")
def duel(hand: Stagehand) -> None:
    """Two are left, and the first who died deals."""
    table = street(hand, ("gun", "gun"), FOUR[:3], {"gang": 1})
    show(hand, table)
    press(hand, table, (0, Gesture.SLAP, 0), (0, Gesture.POINT_LEFT, 4_000))
    scene = scene_of(hand)
    hand.until("the duel", lambda: scene.shown.duel and scene.waiting)
    hand.run(400_000)


@shot("slap_nobody")
def nobody(hand: Stagehand) -> None:
    """Two cards went by without a press: the table waits for somebody."""
    sitters = (*FOUR[:2], Sitter("Hattie", "hard"))
    hand.sit("slap45", sitters, stack={"deck": ("iron", "iron", "move"), "flip_us": FLIPS})
    hand.until("the question", lambda: scene_of(hand).roll.nobody)
    hand.run(400_000)


@shot("slap_contest")
def contest(hand: Stagehand) -> None:
    """The moustache contest, half way through."""
    party = [
        Lobbyist(sitter.name, Looks(i, i, i, i + 1), sitter.level) for i, sitter in enumerate(FOUR)
    ]
    party = [replace(sitter, name=_(sitter.name)) for sitter in party]
    hand.open(Lobby(hand.app, "slap45", party))
    vote = Vote(hand.app, party, lambda _seat: None, random.Random(1))
    hand.app.push(vote)
    hand.run(REST_US)
    vote.votes, vote.settled = {0: 2, 1: 2, 3: 0}, {0, 3}


@shot("slap_lesson_alone")
def lesson_alone(hand: Stagehand) -> None:
    """The first round of one person alone: the keys stand on the note."""
    table = hand.sit("slap45", (FOUR[0], Sitter("Hattie", "easy")))
    hand.open(FirstRound(hand.app, slow_table(hand.app, table.session.chairs)))
    wait(hand)


@shot("slap_lesson")
def lesson(hand: Stagehand) -> None:
    """The first round that teaches."""
    table = hand.sit("slap45", FOUR[:2])
    hand.open(FirstRound(hand.app, slow_table(hand.app, table.session.chairs)))
    wait(hand)


for _spread in range(5):

    @shot(f"rules_slap45_{_spread + 1}")
    def _rules(hand: Stagehand, spread: int = _spread) -> None:
        """A pair of pages of the rules book."""
        book = RulesBook(hand.app, "slap45")
        hand.open(book)
        for _leaf in range(spread):
            book.turn(1)
