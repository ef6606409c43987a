"""The Monster Gunslingers table in people's hands: keys, mouse, curtain, going back, going on."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from game.controls.gestures import Act as Press
from game.core.engine import TABLE, Move
from game.core.wire import Json
from game.monster_gunslingers.records import (
    BET,
    CALL,
    CHECK,
    Act,
    Flip,
    Holster,
    Phase,
)
from scenes.games.monster_gunslingers.choice import Step
from scenes.games.monster_gunslingers.scene import MonsterGunslingers
from scenes.kit.input.inputs import Input, Kind
from scenes.shell.lobby.saved_game import resume_game
from scenes.table.table import Table
from tests.scenes.games.monster_gunslingers.table import in_step, town

ESC = pygame.KSCAN_ESCAPE
# What Belle holds, what happened before, what is chosen, and the move it makes.
HOUSE, HAND = "house", "hand"
POWERS: dict[str, tuple[str, tuple[Move, ...], tuple[object, ...], dict[str, Any]]] = {
    "flip": ("AS 6D TC 9C 7C", (), ((HOUSE, 2),), {"do": "flip", "street": 2}),
    "holster": (
        "AS 6D TC 9C 7C", (), ((HAND, 1), ("sign", "holster")), {"do": "holster", "card": "6D"},
    ),
    "full holster": (
        "AS 6D TC 9C 7C",
        (Holster("AS"), Flip(0), Holster("6D"), Flip(1)),
        ((HAND, 0), ("sign", "holster"), ("own", 1)),
        {"do": "holster", "card": "TC", "discard": 1},
    ),
    "high noon": ("AS 6D TC 9C 7C", (), ((HAND, 0), ("sign", "act")), {"card": "AS"}),
    "sheriff": (
        "KH 6D TC 9C 7C", (Flip(0), Holster("KD")),
        ((HAND, 0), ("sign", "act"), ("seat", 1)), {"card": "KH", "target": 1},
    ),
    "fortune teller": (
        "QS 6D TC 9C 7C", (), ((HAND, 0), ("sign", "act"), (HOUSE, 3)),
        {"card": "QS", "street": 3},
    ),
    "deputy": (
        "JS 6D TC 9C 7C", (Flip(0), Holster("KD")),
        ((HAND, 0), ("sign", "act"), ("seat", 1)), {"card": "JS", "target": 1},
    ),
    "deputy, full": (
        "JS 6D TC 9C 7C",
        (Holster("6D"), Holster("KD"), Holster("TC"), Flip(0)),
        ((HAND, 0), ("sign", "act"), ("own", 0), ("seat", 1)),
        {"card": "JS", "discard": 0, "target": 1},
    ),
    "stampede": (
        "AS 6D TC 9C 7C", (), ((HAND, 2), ("sign", "act"), (HAND, 0)),
        {"card": "TC", "give": "AS"},
    ),
    "dynamite": (
        "AS 6D TC 9C 7C", (Flip(1), Flip(3)), ((HAND, 3), ("sign", "act"), (HOUSE, 1)),
        {"card": "9C", "street": 1},
    ),
    "shell game": (
        "8S 6D TC 9C 7C", (), ((HAND, 0), ("sign", "act"), (HAND, 4), (HOUSE, 4)),
        {"card": "8S", "give": "7C", "street": 4},
    ),
    "fog": (
        "AS 6D TC 9C 7C", (Flip(1), Flip(3)), ((HAND, 4), ("sign", "act"), (HOUSE, 3)),
        {"card": "7C", "street": 3},
    ),
    "six-shooter": (
        "AS 6D TC 9C 7C", (Flip(0), Holster("KD"), Flip(1), Holster("3S")),
        ((HAND, 1), ("sign", "act"), ("little", 1, 1)),
        {"card": "6D", "target": 1, "position": 1},
    ),
    "quick hands": (
        "5S 6D TC 9C 7C", (), ((HAND, 0), ("sign", "act"), (HAND, 1)),
        {"card": "5S", "give": "6D"},
    ),
    "pickpocket": (
        "4S 6D TC 9C 7C", (), ((HAND, 0), ("sign", "act"), ("seat", 1)),
        {"card": "4S", "target": 1},
    ),
    "lantern, two": (
        "3H 6D TC 9C 7C", (),
        ((HAND, 0), ("sign", "act"), (HOUSE, 4), (HOUSE, 1)), {"card": "3H", "street": [1, 4]},
    ),
    "lantern, one": (
        "3H 6D TC 9C 7C", (),
        ((HAND, 0), ("sign", "act"), (HOUSE, 4), ("sign", "enough")),
        {"card": "3H", "street": [4]},
    ),
    "stagecoach": ("2S 6D TC 9C 7C", (), ((HAND, 0), ("sign", "act")), {"card": "2S"}),
}  # fmt: skip
DOC = "KD 3S 2H 8C 7D"


@pytest.mark.parametrize("way", ["keys", "mouse"])
@pytest.mark.parametrize("power", POWERS)
def test_every_power_is_played(power: str, way: str) -> None:
    held, before, keys, wanted = POWERS[power]
    with town(hands=(held, DOC)) as t:
        t.go(*before)
        assert t.ready() == 0
        (t.by_keys if way == "keys" else t.by_mouse)(*keys)
        t.hand.until("rest", lambda: not t.scene.film.busy)
        last = t.last()
        assert last["seat"] == 0
        assert {key: last[key] for key in wanted} == wanted
        if not wanted.get("do"):
            assert last["do"] == "act"
        t.ready()
        assert in_step(t)


REFUSED: dict[str, tuple[str, tuple[Move, ...], tuple[object, ...], object, str]] = {
    "an open door": (
        "AS 6D TC 9C 7C", (Flip(1), Flip(3)), (), (HOUSE, 1), "That card lies face up already.",
    ),
    "a card in the holster": (
        "AS 6D TC 9C 7C", (Holster("AS"), Flip(3)), (), ("own", 0), "It stays in the holster.",
    ),
    "oneself": (
        "4S 6D TC 9C 7C", (), ((HAND, 0), ("sign", "act")), ("seat", 0),
        "It has to be another player.",
    ),
    "an empty holster": (
        "6S 5D TC 9C 7C", (Flip(0), Holster("KD")), ((HAND, 0), ("sign", "act")), ("seat", 2),
        "There is nothing in Hattie's holster.",
    ),
    "one's own holster": (
        "6S 5D TC 9C 7C", (Holster("5D"), Holster("KD"), Flip(0), Flip(1)),
        ((HAND, 0), ("sign", "act")), ("own", 0), "Not into your own holster.",
    ),
    "a face-down card": (
        "AS 6D TC 9C 7C", (Flip(1), Flip(3)), ((HAND, 3), ("sign", "act")), (HOUSE, 0),
        "That card lies face down.",
    ),
    "a face-up card": (
        "3H 6D TC 9C 7C", (Flip(1), Flip(3)), ((HAND, 0), ("sign", "act")), (HOUSE, 3),
        "That card lies face up.",
    ),
    "the same door twice": (
        "3H 6D TC 9C 7C", (), ((HAND, 0), ("sign", "act"), (HOUSE, 4)), (HOUSE, 4),
        "That door is chosen already.",
    ),
    "the played card": (
        "TC 6D AS 9C 7C", (), ((HAND, 0), ("sign", "act")), (HAND, 0),
        "That card is being played.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_done_is_refused_with_words(what: str) -> None:
    held, before, keys, tried, words = REFUSED[what]
    third = what == "an empty holster"
    hands = (held, DOC, "AC AD AH JH JS") if third else (held, DOC)
    hands = tuple(" ".join(hand.split()[: 4 if third else 5]) for hand in hands)
    with town((None,) * len(hands), hands=hands) as t:
        if third:
            before = (*before, Flip(4))
        t.go(*before)
        t.by_keys(*keys)
        view, seat = t.view(), t.ready()
        t.by_keys(tried)
        assert t.scene.prompt().startswith(words)
        assert t.view() == view and t.scene.actor() == seat
        assert t.scene.shake_from(tried) is not None  # type: ignore[arg-type]


def test_somebody_who_folded_or_has_no_cards_is_no_target() -> None:
    with town((None,) * 3, hands=("4S 6D TC 9C", "KD 3S 2H 8C", "QD 5H 7H AC")) as t:
        t.go(Flip(0), Holster("KD"))
        t.ready()
        view = t.view(2)
        assert view.in_round == (0, 1, 2)
        t.go(Flip(1))
        t.by_keys((HAND, 0), ("sign", "act"))
        offered = dict(t.scene.choosing(0).offered())
        assert offered[("seat", 1)] == "" and offered[("seat", 2)] == ""


@pytest.mark.parametrize("back", ["cover", "esc", "click"])
def test_each_step_goes_back(back: str) -> None:
    with town(hands=("8S 6D TC 9C 7C", DOC)) as t:
        t.by_keys((HAND, 0), ("sign", "act"), (HAND, 4))
        steps = [Step.GIVE, Step.ACTION, Step.CARD]
        assert t.scene.choosing(0).step is Step.STREET
        for step in steps:
            if back == "cover":
                t.hand.act(t.table, 0, Press.COVER)
            elif back == "esc":
                t.hand.tap(ESC)
            else:
                t.hand.click(960, 300)
            assert t.scene.choosing(0).step is step
        assert t.scene.picker.key == (HAND, 0)
        t.hand.tap(ESC)
        assert t.hand.top.name == "pause"


def test_a_press_while_the_film_plays_only_skips_it() -> None:
    with town((None, "easy"), hands=("AS 6D TC 9C 7C", DOC), speed="normal") as t:
        t.ready()
        t.point((HOUSE, 0), 0)
        t.hand.act(t.table, 0, Press.SLAP)
        assert t.scene.film.busy
        t.hand.act(t.table, 0, Press.SLAP)
        assert not t.scene.film.busy and t.last()["do"] == "flip"
        assert len([move for move in t.moves() if move["seat"] == 0]) == 1


def test_the_fortune_teller_turns_up_or_leaves() -> None:
    for sign, up in (("up", True), ("leave", False)):
        with town(hands=("QS 6D TC 9C 7C", DOC)) as t:
            t.go(Act("QS", street=3))
            assert t.ready() == 0 and t.view().phase is Phase.REVEAL
            assert t.scene.reading is None, "the choice itself is the time to look"
            assert t.view(0).street[3] == "JC" and t.view(1).street[3] == "??"
            t.by_keys(("sign", sign))
            assert t.last()["up"] is up and t.view().up[3] is up


def test_a_peek_waits_until_its_owner_has_looked() -> None:
    with town(hands=("3H 6D TC 9C 7C", DOC)) as t:
        t.ready()
        t.scene.play(0, Act("3H", street=(0, 4)), Input(Kind.KEY_DOWN, t.app.now_us))
        t.hand.until("the peek", lambda: t.scene.reading == 0 and not t.scene.film.busy)
        t.hand.run(3_000_000)
        assert t.scene.reading == 0 and t.scene.secrets.owner == 0
        assert t.scene.private_lines(0) == ["Seen: the king of spades and the queen of hearts."]
        assert t.scene.places.bench_seat == 0
        t.hand.act(t.table, 1, Press.SLAP)
        assert t.scene.reading == 0
        t.hand.act(t.table, 0, Press.SLAP)
        assert t.scene.reading is None
        t.hand.until("the curtain", lambda: t.scene.secrets.named == 1)


def test_who_is_looked_at_has_nothing_to_read() -> None:
    with town((None, "easy"), hands=("KH 6D TC 9C 7C", DOC)) as t:
        t.go(Holster("KH"))
        t.ready()
        from game.monster_gunslingers.events import LookedAt

        t.table.pending.append(LookedAt(1, 0, ("KH",)))
        t.scene.take()
        assert t.scene.reading is None


def test_folding_by_key_takes_two_presses() -> None:
    with town(hands=("AS 6D TC 9C 7C", DOC), betting=True) as t:
        t.go(Flip(0), Flip(1), Flip(2), Flip(3), BET)
        seat = t.ready()
        t.hand.act(t.table, seat, Press.COVER)
        assert t.scene.picker.key == ("sign", "fold") and t.view().phase is Phase.BETTING
        t.hand.act(t.table, seat, Press.COVER)
        assert t.last()["do"] == "fold"


def test_bets_are_made_by_signs_with_amounts() -> None:
    with town(hands=("AS 6D TC 9C 7C", DOC), betting=True, bet=2) as t:
        t.go(Flip(0), Flip(1), Flip(2), Flip(3))
        from scenes.games.monster_gunslingers.prompts import sign_words

        asked = t.ready()
        choice = t.scene.choosing(asked)
        assert [sign_words(choice, n, True) for n in ("check", "bet")] == ["Check", "Bet 2"]
        t.by_keys(("sign", "bet"))
        choice = t.scene.choosing(t.ready())
        words = [sign_words(choice, n, True) for n in ("call", "raise", "fold")]
        assert words == ["Call 2", "Raise to 4", "Fold"]
        t.by_mouse(("sign", "raise"))
        t.by_keys(("sign", "call"))
        assert not t.scene.film.busy or t.hand.run(100_000) is None
        t.ready()
        assert in_step(t) and t.view().pot == 10


def made(table: Table) -> list[Json]:
    """The moves made, without the waits between them: these hang on how fast pictures load."""
    return [move for move in table.session.transcript()["moves"] if move["do"] != "wait"]


def test_a_save_is_gone_on_with_in_any_phase() -> None:
    for betting, moves in (
        (False, (Act("QS", street=3),)),
        (True, (Flip(0), Flip(1), Flip(2), Flip(3))),
        (False, (Flip(0), Act("7D", street=0))),
    ):
        with town(hands=("QS 6D TC 9C 7C", DOC), betting=betting) as t:
            t.go(*moves)
            t.ready()
            before, kept = t.view(), made(t.table)
            t.table.save()
            assert resume_game(t.app)
            scene = t.hand.top
            assert isinstance(scene, MonsterGunslingers)
            t.table = scene.table
            t.hand.run(300_000)
            assert scene.table.view(TABLE) == before
            assert made(scene.table) == kept
            assert scene.secrets.owner is None, "after a break the curtain hangs again"
            seat = t.ready()
            assert in_step(t) and scene.prompt_words(seat)


def test_what_showed_nothing_can_be_taken_back() -> None:
    with town(hands=("AS 6D TC 9C 7C", DOC)) as t:
        t.go(Holster("AS"))
        t.hand.until("the next", lambda: t.scene.secrets.named == 1 or t.scene.actor() == 1)
        assert t.scene.undo() is None
        assert t.ready() == 0 and in_step(t)
        assert t.view().holsters == ((), ()) and len(t.view(0).hands[0]) == 5
        t.go(Flip(0))
        assert t.scene.undo() == "Too late: something has been shown since."


@pytest.mark.parametrize(
    ("levels", "options"),
    [
        ((None, None, "easy"), {"rounds": 1}),
        ((None, "easy", None, "easy"), {"betting": True}),
        ((None, "middle"), {"rounds": 1}),
    ],
)
def test_a_whole_game_by_keys(levels: tuple[str | None, ...], options: dict[str, Any]) -> None:
    """People press their own keys at random, through curtain and results."""
    rng = random.Random(3)
    with town(levels, hold=True, **options) as t:
        scene, presses, seen = t.scene, 0, set()
        people = [seat for seat, level in enumerate(levels) if level is None]
        while t.hand.top is scene:
            t.hand.run(150_000)
            if t.hand.top is not scene or scene.film.busy:
                continue
            if not scene.table.pending:
                assert in_step(t)
            named = scene.secrets.named
            seat = named if named is not None else scene.reading
            seat = seat if seat is not None else scene.actor()
            if seat is None:
                continue
            if named is not None:
                other = next((one for one in people if one != named), None)
                if other is not None:
                    t.hand.act(t.table, other, Press.SLAP)
                    assert scene.secrets.named == named, "only the named one opens it"
                seen.add(named)
            press = Press.SLAP if named is not None or rng.random() < 0.5 else Press.RIGHT
            if named is None and scene.secrets.holds and scene.actor() == seat:
                with t.looking():
                    t.hand.act(t.table, seat, press)
            else:
                t.hand.act(t.table, seat, press)
            presses += 1
            assert presses < 4000
        assert t.hand.top.name == "results"
        assert seen == (set(people) if len(people) > 1 else set())


def test_bots_alone_play_to_the_results() -> None:
    with town(("easy", "middle", "easy"), rounds=1) as t:
        t.hand.until_scene("results", 600_000_000)


def test_check_all_round_ends_a_betting() -> None:
    with town(hands=("AS 6D TC 9C 7C", DOC), betting=True) as t:
        t.go(Flip(0), Flip(1), Flip(2), Flip(3), CHECK, CHECK)
        t.ready()
        assert t.view().phase is Phase.TURN and in_step(t)


def test_chips_lie_where_they_belong_through_a_betting() -> None:
    with town(hands=("AS 6D TC 9C 7C", DOC), betting=True) as t:
        t.go(Flip(0), Flip(1), Flip(2), Flip(3), BET)
        t.ready()
        shown = t.scene.shown
        assert shown.chips is not None
        assert sum(shown.chips) + sum(shown.pot) + sum(shown.bets) == 20
        assert sum(shown.bets) == 1 and sum(shown.pot) == 2
        t.go(CALL)
        t.ready()
        assert sum(shown.bets) == 0 and sum(shown.pot) == 4


def test_the_reference_card_opens_and_shuts() -> None:
    with town(hands=("AS 6D TC 9C 7C", DOC)) as t:
        t.ready()
        t.hand.tap(pygame.KSCAN_TAB)
        assert t.scene.reference_open
        t.hand.picture()
        t.hand.tap(pygame.KSCAN_TAB)
        assert not t.scene.reference_open
