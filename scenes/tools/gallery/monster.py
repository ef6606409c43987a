"""Pictures of the Monster table: secret turns, the pile, fights, the slate, the lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pygame

from game.controls.gestures import Act
from game.monster.hands import DECK, HAND_SIZE
from scenes.games.monster.choice import FOLD_KEY, THROW_KEY
from scenes.games.monster.first_round import Offer, lesson
from scenes.games.monster.lesson_words import Chapter
from scenes.games.monster.scene import MonsterTable
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.input.pacing import FRAME_US
from scenes.table.secret.secrets import Curtain
from scenes.table.table import Table
from scenes.tools.gallery.register import EIGHT, FOUR, shot
from scenes.tools.stagehand import Sitter, Stagehand

TAB = pygame.KSCAN_TAB
OPEN_US, REST_US = 700_000, 900_000
Hand = Sequence[int]

PEOPLE = tuple(Sitter(sitter.name) for sitter in (*FOUR, Sitter("Buck")))
PAIR, PLAIN = (10, 10, 9, 8, 7, 5), (10, 9, 8, 7, 6, 4)
LOW, MIXED = (8, 6, 5, 4, 3, 1), (9, 9, 8, 6, 5, 3)


def deck(hands: Sequence[Hand], dealer: int = 0, seats: Sequence[int] = ()) -> list[int]:
    """A whole deck that deals these hands, by seat; `seats`: who is in the round (all)."""
    count = len(hands)
    order = sorted(seats or range(count), key=lambda seat: (seat - dealer - 1) % count)
    first = [hands[seat][k] for k in range(HAND_SIZE) for seat in order]
    rest = list(DECK)
    for card in first:
        rest.remove(card)
    return first + rest


def sit(
    hand: Stagehand, hands: Sequence[Hand], sitters: Sequence[Sitter] = PEOPLE, *,
    options: dict[str, Any] | None = None, hold: bool = False, first: int = 0,
    more: Sequence[list[int]] = (),
) -> Table:  # fmt: skip
    """Sit them down with these hands; `more`: decks of later rounds."""
    hand.app.settings.hold_to_look = hold
    table = hand.sit(
        "monster", sitters[: len(hands)], {"games": 2, **(options or {})}, first=first, seed=4,
        stack={"decks": [deck(hands, first), *more]},
    )  # fmt: skip
    hand.app.notices.clear()
    return table


def scene_of(hand: Stagehand) -> MonsterTable:
    """The table on screen."""
    return cast(MonsterTable, hand.top)


def up(hand: Stagehand, table: Table, seat: int) -> None:
    """Until it is this person's turn, and the curtain has opened for them."""
    scene = scene_of(hand)
    hand.until("their turn", lambda: scene.person() == seat)
    if scene.secrets.sole is None:
        hand.until("the curtain", lambda: scene.secrets.curtain is Curtain.HANGING)
        hand.act(table, seat, Act.SLAP)
        hand.run(OPEN_US)


def throw(hand: Stagehand, table: Table, seat: int, cards: Hand | None) -> None:
    """A person throws exactly these, by the cursor; None folds. Nobody has to hold to look."""
    up(hand, table, seat)
    scene = scene_of(hand)
    if cards is None:
        scene.picker.go_to(FOLD_KEY)
        hand.act(table, seat, Act.SLAP)
        return
    left = list(cards)
    held = scene.bench_cards(seat)
    for i in range(len(held)):
        wanted = held[i] in left
        if wanted:
            left.remove(cast(int, held[i]))
        if wanted != (i in scene.marks) and not wanted:
            scene.picker.go_to(i)
            hand.act(table, seat, Act.SLAP)
    left = list(cards)
    for i in range(len(held)):
        if held[i] in left:
            left.remove(cast(int, held[i]))
            if i not in scene.marks:
                scene.picker.go_to(i)
                hand.act(table, seat, Act.SLAP)
    scene.picker.go_to(THROW_KEY)
    hand.act(table, seat, Act.SLAP)


def fought(hand: Stagehand) -> MonsterTable:
    """Until the fight is decided."""
    scene = scene_of(hand)
    hand.until(
        "the fight", lambda: scene.shown.fight is not None and scene.shown.fight.broken != ""
    )
    hand.run(REST_US)
    return scene


def look(hand: Stagehand, table: Table, seat: int) -> None:
    """They press the key that shows their cards, and keep it down."""
    code = hand.key(table, seat, Act.POINT)
    hand._frame(FRAME_US, [Input(Kind.KEY_DOWN, hand.app.now_us + 1, scancode=code)])
    hand.run(200_000)


@shot("monster_curtain")
def curtain(hand: Stagehand) -> None:
    """Doc's turn comes: only Doc may look."""
    sit(hand, (PLAIN, PAIR, LOW, MIXED), hold=True)
    scene = scene_of(hand)
    hand.until("the curtain", lambda: scene.secrets.curtain is Curtain.HANGING)


@shot("monster_turn")
def turn(hand: Stagehand) -> None:
    """The curtain is open; nobody holds to look."""
    table = sit(hand, (PLAIN, PAIR, LOW, MIXED), hold=True)
    up(hand, table, 1)


@shot("monster_look")
def looking(hand: Stagehand) -> None:
    """Doc holds to look: a pair, one of the two is marked."""
    table = sit(hand, (PLAIN, PAIR, LOW, MIXED), hold=True)
    up(hand, table, 1)
    look(hand, table, 1)


@shot("monster_tip")
def tip(hand: Stagehand) -> None:
    """The cursor rests on a card."""
    table = sit(hand, (PAIR, PLAIN, LOW, MIXED), FOUR[:1] + EIGHT[5:], first=3)
    up(hand, table, 0)
    for _time in range(2):
        hand.act(table, 0, Act.RIGHT)
    hand.run(REST_US)


@shot("monster_must_fold")
def hopeless(hand: Stagehand) -> None:
    """Three thrown would still leave a pair."""
    fours = ((10, 10, 10, 9, 9, 9), PLAIN, LOW, MIXED)
    table = sit(hand, fours, FOUR[:1] + EIGHT[5:], first=3)
    up(hand, table, 0)


@shot("monster_pile")
def pile(hand: Stagehand) -> None:
    """Eight players; most have thrown, and it has grown."""
    hand.sit("monster", EIGHT[:1] + EIGHT[5:] * 2 + EIGHT[5:6], {"games": 2}, first=0, seed=3)
    hand.app.notices.clear()
    scene = scene_of(hand)
    hand.until("their turn", lambda: scene.actor() == 0)


@shot("monster_showdown")
def showdown(hand: Stagehand) -> None:
    """The kept hands are turned up, and the best is crowned."""
    table = sit(hand, (PLAIN, PAIR, LOW, MIXED))
    for seat, cards in ((1, (10,)), (2, (8, 6)), (3, (9, 8)), (0, (4,))):
        throw(hand, table, seat, cards)
    scene = scene_of(hand)
    hand.until("the crown", lambda: scene.shown.banner is not None)
    hand.run(REST_US)


@shot("monster_fight")
def fight(hand: Stagehand) -> None:
    """Level so far."""
    table = sit(hand, (PLAIN, PAIR, LOW, MIXED))
    for seat, cards in ((1, (10,)), (2, (8, 6)), (3, (9, 8)), (0, (4,))):
        throw(hand, table, seat, cards)
    scene = scene_of(hand)

    def second() -> bool:
        now = scene.shown.fight
        return now is not None and now.beat == 1 and now.level

    hand.until("the second rank", second)
    hand.run(200_000)


@shot("monster_won")
def won(hand: Stagehand) -> None:
    """The Champion beats it, on the second card."""
    table = sit(hand, (PLAIN, PAIR, LOW, MIXED))
    for seat, cards in ((1, (10,)), (2, (8, 6)), (3, (9, 5)), (0, None)):
        throw(hand, table, seat, cards)
    fought(hand)


@shot("monster_lost")
def lost(hand: Stagehand) -> None:
    """The Monster has more cards than the Champion."""
    table = sit(hand, (PLAIN, PAIR, (9, 9, 8, 7, 6, 4), MIXED))
    for seat, cards in ((1, (10, 5)), (2, (9, 8, 6)), (3, (9, 8)), (0, (7,))):
        throw(hand, table, seat, cards)
    fought(hand)


@shot("monster_split")
def split(hand: Stagehand) -> None:
    """Three level Champions, and a pot that does not divide evenly."""
    table = sit(hand, (PLAIN, PLAIN, PLAIN, MIXED, LOW))
    for seat, cards in ((1, ()), (2, ()), (3, None), (4, None), (0, ())):
        throw(hand, table, seat, cards)
    scene = fought(hand)
    fight = scene.shown.fight
    hand.until("the pot", lambda: fight is not None and fight.title != "")
    hand.run(REST_US)


def beaten(hand: Stagehand) -> Table:
    """Doc has lost and owes; the others play on for the pot."""
    again = deck((LOW, MIXED, PAIR, PLAIN), seats=(0, 2, 3))
    table = sit(
        hand, (PLAIN, PAIR, (9, 9, 8, 7, 6, 4), MIXED), options={"chips": 10, "penalty": 10},
        more=(again,),
    )  # fmt: skip
    for seat, cards in ((1, (10, 5)), (2, (9, 8, 6)), (3, (9, 8)), (0, (10, 9, 7))):
        throw(hand, table, seat, cards)
    fought(hand)
    return table


@shot("monster_slate")
def slate(hand: Stagehand) -> None:
    """Who cannot pay is on the slate, and at the rail; the pot stays."""
    beaten(hand)
    scene = scene_of(hand)
    hand.until("why it is played again", lambda: scene.shown.banner is not None)
    hand.run(REST_US)


@shot("monster_rail")
def rail(hand: Stagehand) -> None:
    """The next round, with one watching."""
    table = beaten(hand)
    up(hand, table, 2)


@shot("monster_skip")
def skip(hand: Stagehand) -> None:
    """The only person is out: one may skip ahead."""
    table = sit(hand, (PAIR, PLAIN, LOW, MIXED), FOUR[:1] + EIGHT[5:], first=3)
    throw(hand, table, 0, None)
    hand.run(REST_US)


@shot("monster_refused")
def refused(hand: Stagehand) -> None:
    """A fourth card may not go."""
    table = sit(hand, (PAIR, PLAIN, LOW, MIXED), FOUR[:1] + EIGHT[5:], first=3)
    up(hand, table, 0)
    for _time in range(3):
        hand.act(table, 0, Act.RIGHT)
        if _time:
            hand.act(table, 0, Act.SLAP)
    hand.act(table, 0, Act.RIGHT)
    hand.act(table, 0, Act.SLAP)


@shot("monster_reference")
def reference(hand: Stagehand) -> None:
    """The whole game on one sheet."""
    table = sit(hand, (PLAIN, PAIR, LOW, MIXED), hold=True)
    up(hand, table, 1)
    hand.tap(TAB)
    hand.run(300_000)


@shot("monster_offer")
def offered(hand: Stagehand) -> None:
    """Before the first pot of an evening."""
    table = sit(hand, (PAIR, PLAIN, LOW, MIXED), FOUR[:1] + EIGHT[5:], first=3)
    hand.run(2 * REST_US)
    hand.app.push(Offer(hand.app, table))
    hand.run(300_000)


@shot("monster_first_round")
def taught(hand: Stagehand) -> None:
    """The lesson's last hand: ducking."""
    hand.open(lesson(hand.app, (), Chapter.DUCK))
    hand.app.notices.clear()
    scene = scene_of(hand)
    hand.until("their turn", lambda: scene.actor() == 0)
    hand.run(300_000)
