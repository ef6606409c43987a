"""Pictures of Texas Hold It: a turn, claims, a peek, a swap, the reveal, points, who is out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import cast

import pygame

from game.controls.gestures import Act
from game.core.chairs import Chair
from game.texas_hold_it.records import HOLD, Card, Pee, Peek, Say, Swap
from scenes.games.texas_hold_it.first_round import FirstRound, lesson_table, offer
from scenes.games.texas_hold_it.scene import Washroom
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.text.words import _
from scenes.shell.rulebook.book import RulesBook
from scenes.table.secret.secrets import Curtain
from scenes.table.table import Table
from scenes.tools.gallery.register import EIGHT, shot
from scenes.tools.stagehand import Sitter, Stagehand

SIX = (*EIGHT[:5], Sitter("Tin Tom", "hard"))
ALONE = (Sitter("Belle"), *EIGHT[5:])
DECK = ("snake", "cactus", "gas", "calm", "snake", "cactus", "calm")
DRY = ("cactus", "calm", "snake", "gas", "calm", "cactus", "snake")
WET = ("gas", "cactus", "calm", "snake", "calm", "cactus", "snake")
WORDS = tuple(card.value for card in Card)


def washroom(
    hand: Stagehand,
    sitters: Sequence[Sitter] = SIX,
    decks: Sequence[Sequence[str]] = (DECK,),
    options: dict[str, str | int | bool] | None = None,
) -> Table:
    """A table whose cards lie as `decks` say."""
    table = hand.sit(
        "texas_hold_it", sitters, options, stack={"decks": [list(deck) for deck in decks]}
    )
    rest(hand)
    return table


def scene_of(hand: Stagehand) -> Washroom:
    return cast(Washroom, hand.top)


def rest(hand: Stagehand) -> None:
    """Until nothing moves any more."""
    scene = scene_of(hand)
    hand.until("a rest", lambda: not scene.film.busy and not scene.table.pending)
    hand.run(20_000)


def move(hand: Stagehand, table: Table, seat: int, what: Peek | Say | Swap | Pee) -> None:
    """Somebody's move, and all of its pictures."""
    table.play(seat, what)
    scene_of(hand).take()
    rest(hand)


def gossip(hand: Stagehand, table: Table, laps: int = 2) -> None:
    """Everybody peeks and says something; a lap later some of them swap."""
    count = table.seats
    for lap in range(laps):
        for seat in range(count):
            if lap and seat % 3 == 2:
                move(hand, table, seat, Swap((0, count - 1)))
                continue
            move(hand, table, seat, Peek((seat + lap) % count))
            move(hand, table, seat, Say(WORDS[(seat + lap) % len(WORDS)]))


def decide(hand: Stagehand, table: Table, seats: Sequence[int]) -> None:
    """They take the places from the snake's end, one after another."""
    count = table.seats
    for i, seat in enumerate(seats):
        move(hand, table, seat, Pee(count - 2 - i))


def finish(hand: Stagehand, table: Table, seat: int) -> None:
    """The last one holds it, and the reveal begins."""
    table.play(seat, HOLD)
    scene_of(hand).take()


def choose(hand: Stagehand, table: Table, seat: int, *keys: Hashable) -> None:
    """Choose by the cursor, one thing after another."""
    scene = scene_of(hand)
    hand.until("the turn", lambda: scene.actor() == seat)
    for key in keys:
        scene.picker.go_to(key)
        hand.act(table, seat, Act.SLAP)
        hand.run(100_000)


def look(hand: Stagehand, table: Table, seat: int) -> None:
    """Open the curtain and hold to look."""
    scene = scene_of(hand)
    hand.until("the curtain", lambda: scene.secrets.curtain is Curtain.HANGING)
    hand.act(table, seat, Act.SLAP)
    hand.run(500_000)
    code = hand.key(table, seat, Act.POINT)
    hand._frame(16_667, [Input(Kind.KEY_DOWN, hand.app.now_us + 16_000, scancode=code)])
    hand.run(100_000)


@shot("texas_turn")
def turn(hand: Stagehand) -> None:
    """Six in the washroom; the first is to do something."""
    washroom(hand)


@shot("texas_target")
def target(hand: Stagehand) -> None:
    """At whom to peek, with what was said of him."""
    table = washroom(hand)
    gossip(hand, table, 1)
    choose(hand, table, 0, "peek")
    scene_of(hand).picker.go_to(("gap", 2))


@shot("texas_swap")
def swap(hand: Stagehand) -> None:
    """The second of two to swap is being chosen."""
    table = washroom(hand)
    gossip(hand, table, 1)
    choose(hand, table, 0, "swap", ("gap", 1))
    scene_of(hand).picker.go_to(("gap", 4))


@shot("texas_swapping")
def swapping(hand: Stagehand) -> None:
    """Two on their way past one another."""
    table = washroom(hand)
    gossip(hand, table, 1)
    table.play(0, Swap((1, 4)))
    scene_of(hand).take()
    hand.run(520_000)


@shot("texas_peek")
def peek(hand: Stagehand) -> None:
    """A card is looked at, and a word to be chosen."""
    table = washroom(hand)
    gossip(hand, table, 1)
    choose(hand, table, 0, "peek", ("gap", 3))
    look(hand, table, 0)


@shot("texas_place")
def place(hand: Stagehand) -> None:
    """Which place to take, with one taken and its neighbours locked."""
    table = washroom(hand)
    gossip(hand, table, 2)
    decide(hand, table, [0])
    choose(hand, table, 1, "pee")
    scene_of(hand).picker.go_to(("urinal", 1))


@shot("texas_called")
def called(hand: Stagehand) -> None:
    """Somebody holds it: only two things are left."""
    table = washroom(hand)
    gossip(hand, table, 2)
    decide(hand, table, [0, 1])
    table.play(2, HOLD)
    scene_of(hand).take()
    rest(hand)


@shot("texas_reveal")
def reveal(hand: Stagehand) -> None:
    """In the middle of the reveal a cloud reaches two."""
    table = washroom(hand)
    gossip(hand, table, 2)
    decide(hand, table, [0, 1, 2, 3, 4])
    finish(hand, table, 5)
    scene = scene_of(hand)
    hand.until("the cloud", lambda: any(s.cloud and s.part > 0.6 for s in scene.shown.sprays))


@shot("texas_stream")
def stream(hand: Stagehand) -> None:
    """Four, and the first sprays the one beside him."""
    table = washroom(hand, SIX[:4], [("snake", "calm", "cactus", "gas", "calm", "cactus", "snake")])
    gossip(hand, table, 1)
    decide(hand, table, [0, 1, 2])
    finish(hand, table, 3)
    scene = scene_of(hand)
    hand.until("the stream", lambda: any(s.part > 0.55 for s in scene.shown.sprays))


@shot("texas_score")
def score(hand: Stagehand) -> None:
    """All is known: who lied, who stayed dry, and the points are on their way."""
    table = washroom(hand)
    gossip(hand, table, 2)
    decide(hand, table, [0, 1, 2, 3])
    table.play(4, HOLD)
    scene_of(hand).take()
    rest(hand)
    finish(hand, table, 5)
    scene = scene_of(hand)
    hand.until("the points", lambda: len(scene.shown.flying) > 1)
    hand.run(180_000)


def rounds(hand: Stagehand, table: Table, count: int, places: dict[int, int]) -> None:
    """So many rounds at once: these seats take these places, all others hold it."""
    for _round in range(count):
        number = cast(Washroom, hand.top).known().round
        while cast(Washroom, hand.top).known().round == number:
            seat = table.to_act()[0]
            view = scene_of(hand).known()
            choice = "pee" if seat in places else "hold"
            if seat not in view.cowboys:
                choice = "pass"
            legal = table.legal(seat)
            wanted = [m for m in legal if m.do == choice and getattr(m, "urinal", None) in
                      (None, places.get(seat))]  # fmt: skip
            table.play(seat, wanted[0])
        scene_of(hand).take()
        scene_of(hand).film.skip()
        rest(hand)


@shot("texas_out")
def out(hand: Stagehand) -> None:
    """One is out, and may still peek, pass, or sit it out."""
    table = washroom(hand, SIX[:4], [WET] * 3)
    rounds(hand, table, 2, {1: 0, 2: 1, 0: 2})
    scene = scene_of(hand)
    while (seat := table.to_act()[0]) in scene.known().cowboys:
        move(hand, table, seat, Peek(seat % 3))
        move(hand, table, seat, Say(WORDS[seat % 4]))
    hand.run(300_000)


@shot("texas_knocked_out")
def knocked_out(hand: Stagehand) -> None:
    """The banner that says who leaves."""
    table = washroom(hand, SIX[:4], [WET] * 3)
    rounds(hand, table, 1, {1: 0, 2: 1, 0: 2})
    while scene_of(hand).known().round == 2:
        seat = table.to_act()[0]
        places = {1: 0, 2: 1, 0: 2}
        table.play(seat, Pee(places[seat]) if seat in places else HOLD)
    scene = scene_of(hand)
    scene.take()
    hand.until("the banner", lambda: len(scene.shown.cowboys) < 4 and scene.shown.part >= 1)


@shot("texas_play_off")
def play_off(hand: Stagehand) -> None:
    """Two are level at three dry points and play on."""
    table = washroom(hand, SIX[:3], [DRY] * 5)
    rounds(hand, table, 2, {0: 0, 1: 1})
    while scene_of(hand).known().round == 3:
        seat = table.to_act()[0]
        table.play(seat, Pee(seat) if seat < 2 else HOLD)
    scene = scene_of(hand)
    scene.take()
    hand.until("the banner", lambda: scene.shown.play_off and scene.shown.part >= 1)


@shot("texas_alone")
def alone(hand: Stagehand) -> None:
    """One person among bots: what they have seen stays over the hats."""
    table = washroom(hand, ALONE[:3])
    choose(hand, table, 0, "peek", ("gap", 1))
    rest(hand)


@shot("texas_two")
def two(hand: Stagehand) -> None:
    """Two, and one place between two cowboys."""
    table = washroom(hand, SIX[:2])
    gossip(hand, table, 2)


@shot("texas_reference")
def reference(hand: Stagehand) -> None:
    """The whole game on one sheet."""
    washroom(hand)
    hand.tap(pygame.KSCAN_TAB)


@shot("texas_lesson")
def lesson(hand: Stagehand) -> None:
    """The first round that teaches, at its second step."""
    chair = Chair(_("Belle"), None, Looks(0, 0, 0, 0).to_json())
    table = lesson_table(hand.app, chair)
    hand.open(FirstRound(hand.app, table))
    rest(hand)
    choose(hand, table, 0, "peek", ("gap", 0))
    choose(hand, table, 0, ("say", "cactus"))
    scene = scene_of(hand)
    hand.until("the next turn", lambda: scene.actor() == 0)
    hand.run(100_000)


@shot("texas_lesson_offer")
def lesson_offer(hand: Stagehand) -> None:
    """The first round is offered over the table."""
    table = washroom(hand, SIX[:3])
    offer(hand.app, table)
    hand.run(600_000)


for _spread in range(6):

    @shot(f"rules_texas_hold_it_{_spread + 1}")
    def _rules(hand: Stagehand, spread: int = _spread) -> None:
        """A pair of pages of the rules book."""
        book = RulesBook(hand.app, "texas_hold_it")
        hand.open(book)
        for _leaf in range(spread):
            book.turn(1)
