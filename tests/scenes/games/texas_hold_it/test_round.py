"""A round in the washroom: swaps one can follow, the reveal, points, undo, resume."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.controls.gestures import Act
from scenes.games.texas_hold_it.first_round import FirstRound, Offer, lesson_table, offer, teach
from scenes.games.texas_hold_it.plate import point_at
from scenes.games.texas_hold_it.scene import Washroom
from scenes.games.texas_hold_it.shown import CACTUS, SNAKE
from scenes.kit.input.inputs import PadButton
from scenes.shell.lobby.saved_game import resume_game
from scenes.table.evening import Evening
from scenes.table.secret.secrets import Curtain
from tests.scenes.games.texas_hold_it.table import ENDS, WET, TexasTable, end_round

Make = Callable[..., TexasTable]


@pytest.fixture
def sit() -> Iterator[Make]:
    tables: list[TexasTable] = []

    def make(*args: Any, **more: Any) -> TexasTable:
        tables.append(TexasTable(*args, **more))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


# -- swaps -----------------------------------------------------------------------------------------
def test_two_who_swap_pass_one_another_lifted(sit: Make) -> None:
    t = sit((None,) * 4)
    t.peek(0, 0, "gas")
    one, other = t.scene.shown.row[0], t.scene.shown.row[3]
    ends = (one.x, other.x)
    t.choose(1, "swap", ("gap", 0), ("gap", 3))
    places, lifts = [], []
    while t.scene.film.busy:
        t.step()
        places.append((one.x, other.x))
        lifts.append(max(one.lift, other.lift))
    jumps = [abs(b[0] - a[0]) for a, b in zip(places, places[1:], strict=False)]
    assert max(jumps) < 80, "an eye can follow"
    assert max(lifts) > 80
    row = t.scene.shown.row
    assert row[3] is one and row[0] is other and (one.x, other.x) == (ends[1], ends[0])
    assert [(tag.seat, tag.says) for tag in row[3].tags] == [(0, "gas")], "claims go with him"
    assert t.scene.shown.swapped == (0, 3)


def test_with_reduced_motion_they_fade_and_stay_in_place(sit: Make) -> None:
    t = sit((None,) * 3, settings={"reduced_motion": True})
    one = t.scene.shown.row[0]
    ends = {cowboy.x for cowboy in t.scene.shown.row}
    t.choose(0, "swap", ("gap", 0), ("gap", 2))
    fades = []
    while t.scene.film.busy:
        t.step()
        fades.append(one.fade)
        assert one.x in ends and one.lift == 0
    assert min(fades) < 0.2 and fades[-1] == 1.0


def test_with_no_animation_a_sign_stays_at_their_feet(sit: Make) -> None:
    t = sit((None,) * 3, speed="off")
    t.choose(0, "swap", ("gap", 0), ("gap", 2))
    assert t.scene.film.busy and t.scene.shown.swapped == (0, 2), "time to see it"
    t.until_turn(1)
    assert t.scene.shown.swapped == (0, 2)
    t.hold(1)
    assert t.scene.shown.swapped is None


# -- the reveal ------------------------------------------------------------------------------------
def test_from_the_cactus_to_the_snake_one_by_one(sit: Make) -> None:
    t = sit((None,) * 4, decks=[ENDS])
    t.peek(0, 0, "cactus")
    t.peek(1, 0, "snake")
    end_round(t, {0: 0, 1: 2, 2: 1})
    order: list[int] = []
    hit: list[Any] = []
    captions: list[str] = []
    while t.scene.film.busy and t.scene.shown.round == 1:
        t.step()
        shown = t.scene.shown
        order += [g for g, c in enumerate(shown.row) if c.card and g not in order]
        hit += [target for target in shown.struck if target not in hit]
        if shown.caption and shown.caption not in captions:
            captions.append(shown.caption)
        assert t.scene.prompt() == shown.caption
    assert order == [0, 1, 2, 3]
    assert hit == [CACTUS, 2, SNAKE], "the ends of the row get their share"
    assert "Cowboy 1: cactus. The cactus says thanks." in captions
    assert "Cowboy 4: gas! Hold your nose, Doc." in captions
    assert "Lied to your faces: Doc." in captions


def test_the_snake_gets_it_too(sit: Make) -> None:
    t = sit((None,) * 3, decks=[ENDS])
    end_round(t, {0: 0, 1: 1})
    while t.scene.film.busy and SNAKE not in t.scene.shown.struck:
        t.step()
    assert SNAKE in t.scene.shown.struck


def test_claims_are_judged_and_liars_named_on_their_plates(sit: Make) -> None:
    t = sit((None,) * 3, decks=[ENDS])
    t.peek(0, 0, "cactus")
    t.peek(1, 0, "snake")
    t.peek(2, 1, "gas")
    assert all(tag.truth is None for cowboy in t.scene.shown.row for tag in cowboy.tags)
    end_round(t, {0: 0, 1: 1})
    t.until(lambda: bool(t.scene.shown.told))
    tags = [(tag.seat, tag.truth) for cowboy in t.scene.shown.row for tag in cowboy.tags]
    assert tags == [(0, True), (1, False), (2, False)]
    assert t.scene.shown.told == {0: (1, 0), 1: (1, 1), 2: (1, 1)}


def test_points_fly_to_their_plates(sit: Make) -> None:
    t = sit((None,) * 4, decks=[WET])
    end_round(t, {0: 2, 1: 0, 2: 1})
    before = (list(t.scene.shown.dry), list(t.scene.shown.wet))
    assert before == ([0] * 4, [0] * 4), "the plates wait for the pictures"
    t.until(lambda: bool(t.scene.shown.flying))
    goal = point_at(t.scene.place(1), True, 1, 3)
    ends: set[tuple[int, int]] = set()
    told: dict[str, int] = {}
    while sum(t.scene.shown.dry) + sum(t.scene.shown.wet) < 4:
        for _f in t.scene.shown.flying:
            told.setdefault(t.scene.prompt(), len(told))
        ends |= {(round(f.x), round(f.y)) for f in t.scene.shown.flying}
        t.step()
    assert any(abs(x - goal[0]) < 12 and abs(y - goal[1]) < 12 for x, y in ends)
    assert list(told) == ["Belle stays dry.", "Doc gets 2 wet points.", "Hattie stays dry."]
    columns = t.scene.shown.moment
    assert isinstance(columns, tuple), "all of it stands on the bench"
    assert [(c.seat, c.picture, c.count) for c in columns] == [
        (0, "texas/umbrella", 1),
        (1, "texas/puddle", 2),
        (2, "texas/umbrella", 1),
        (3, "texas/puddle", 0),
    ]
    assert t.scene.shown.dry == [1, 0, 1, 0] and t.scene.shown.wet == [0, 2, 0, 0]
    t.until(lambda: t.scene.shown.round == 2)
    shown = t.scene.shown
    assert not shown.struck and not shown.told and not shown.revealing and not shown.caption


def test_a_press_skips_the_reveal_and_does_nothing_else(sit: Make) -> None:
    t = sit((None,) * 3, decks=[ENDS] * 2)
    t.hold(0)
    t.hold(1)
    t.choose(2, "hold")
    assert t.scene.film.busy
    t.run(900_000)
    t.act(0, Act.SLAP)
    assert not t.scene.film.busy and t.scene.shown.round == 2
    assert [move["do"] for move in t.moves()] == ["hold"] * 3


# -- taking back, going on -------------------------------------------------------------------------
def test_a_swap_can_be_taken_back_a_peek_cannot(sit: Make) -> None:
    t = sit((None, None))
    t.choose(0, "swap", ("gap", 0), ("gap", 1))
    t.rest()
    t.run(450_000)
    t.tap(pygame.KSCAN_BACKSPACE)
    assert t.moves() == [] and t.scene.shown.active == 0
    t.peek(0, 0, "calm")
    t.until_turn(1)
    t.tap(pygame.KSCAN_BACKSPACE)
    assert t.scene.prompt() == "Too late: something has been shown since."
    assert [move["do"] for move in t.moves()] == ["peek", "say"]


def test_going_on_with_a_game_in_every_phase(sit: Make, tmp_path: Any) -> None:
    t = sit((None,) * 3, data=tmp_path)
    t.peek(0, 2, "gas")
    t.choose(1, "peek", ("gap", 1))
    t.app.end()
    other = sit((None,) * 3, data=tmp_path / "unused")
    other.app.files = t.app.files
    assert resume_game(other.app)
    scene = other.top
    assert isinstance(scene, Washroom)
    other.scene, other.table = scene, scene.table
    assert [(tag.seat, tag.says) for tag in scene.shown.row[2].tags] == [(0, "gas")]
    assert scene.known().peeking == 1 and scene.seen() == {}
    other.run(700_000)
    other.uncover(1)
    other.until_turn(1)
    other.look(1, True)
    assert list(scene.seen().values()) == ["calm"]
    other.look(1, False)
    other.choose(1, ("say", "snake"))
    other.rest()
    other.pee(2, 0)
    other.hold(0)
    other.until_turn(1)
    assert scene.shown.locked == {0, 1} and scene.shown.called


# -- the first round -------------------------------------------------------------------------------
def lesson(sit: Make, **more: Any) -> TexasTable:
    """A table at which the lesson is opened in place of a game."""
    t = sit((None, None), **more)
    chair = t.table.session.chairs[0]
    t.table = lesson_table(t.app, chair)
    t.open(FirstRound(t.app, t.table))
    return t


def test_a_lesson_goes_through_all_of_it(sit: Make) -> None:
    t = lesson(sit)
    scene = t.scene
    assert isinstance(scene, FirstRound)
    heads = [scene.lesson[0]]
    t.choose(0, "swap")
    assert scene.prompt() == "For now: peek at somebody."
    t.choose(0, "peek", ("gap", 0))
    t.until_turn(0)
    heads.append(scene.lesson[0])
    t.choose(0, ("say", "gas"))
    t.until_turn(0)
    heads.append(scene.lesson[0])
    claims = t.view.claims
    cards = {0: "snake", 1: "calm", 2: "cactus"}
    assert [claim.says == cards[claim.gap] for claim in claims] == [False, True, False]
    t.choose(0, "pee")
    assert scene.prompt() == "For now: swap two of them."
    t.choose(0, "swap", ("gap", 0), ("gap", 2))
    t.until_turn(0)
    heads.append(scene.lesson[0])
    assert t.view.calls and t.view.urinals == (None, 1)
    t.choose(0, "pee", ("urinal", 0))
    t.until(lambda: scene.shown.revealing)
    heads.append(scene.lesson[0])
    t.until(lambda: scene.closing)
    heads.append(scene.lesson[0])
    assert len(set(heads)) == 6
    assert scene.shown.dry[0] == 1, "swapped that way, the free place stays dry"
    t.run(600_000)
    t.app.push(scene)  # something to come back to
    t.tap(pygame.KSCAN_RETURN)
    assert Evening.of(t.app).games == []


def test_esc_leaves_the_lesson_and_nothing_is_kept(sit: Make) -> None:
    t = sit((None, None))
    table = t.top
    before = t.app.files.autosave.read_bytes() if t.app.files.autosave.exists() else b""
    teach(t.app)
    assert t.top.name == "texas_first_round"
    t.run(900_000)
    t.tap(pygame.KSCAN_ESCAPE)
    assert t.top is table
    after = t.app.files.autosave.read_bytes() if t.app.files.autosave.exists() else b""
    assert len(after) >= len(before)


def test_the_lesson_is_offered_before_the_first_game(sit: Make) -> None:
    t = sit((None, "easy"))
    offer(t.app, t.table)
    assert isinstance(t.top, Offer)
    t.run(700_000)
    t.tap(pygame.KSCAN_RETURN)
    t.run(100_000)
    assert t.top.name == "texas_first_round"
    bots = sit(("easy", "easy"))
    offer(bots.app, bots.table)
    assert not isinstance(bots.top, Offer), "nobody is there to learn"


def test_a_pad_is_lent_to_the_lesson_and_given_back(sit: Make) -> None:
    t = sit(("easy", None, None), pads=[1, 2])
    offer(t.app, t.table)
    t.run(600_000)
    t.tap(pygame.KSCAN_RETURN)
    t.run(900_000)
    scene = t.top
    assert isinstance(scene, FirstRound) and t.app.pads.seat_of(101) == 0
    t.until(lambda: scene.actor() == 0)
    t.run(450_000)
    t.pad(1, PadButton.SOUTH)
    assert scene.step == "peek"
    t.tap(pygame.KSCAN_ESCAPE)
    t.run(450_000)
    t.tap(pygame.KSCAN_ESCAPE)
    assert t.top is t.scene
    assert [t.app.pads.seat_of(100 + seat) for seat in (1, 2)] == [1, 2]


@pytest.mark.parametrize("again", ["in the lesson", "after it", "never"])
def test_a_lent_pad_that_is_pulled_in_the_lesson_is_missed_where_it_belongs(
    sit: Make, again: str
) -> None:
    t = sit(("easy", None, None), pads=[1, 2])
    offer(t.app, t.table)
    t.run(600_000)
    t.tap(pygame.KSCAN_RETURN)
    t.run(900_000)
    pads = t.app.pads
    assert isinstance(t.top, FirstRound) and pads.seat_of(101) == 0
    pads._unplugged(101, t.app.now_us, None)
    if again == "in the lesson":
        pads.add(201, "pad")
        assert pads.take_vacant(201) == 0
    t.app.pop()
    assert t.top is t.scene and pads.pad_of(0) is None and pads.seat_of(102) == 2
    if again == "in the lesson":
        assert pads.seat_of(201) == 1 and not pads.vacant
        return
    assert pads.pad_of(1) is None and pads.vacant == (1,)
    if again == "after it":
        pads.add(201, "pad")
        assert pads.take_vacant(201) == 1


def test_the_reference_card_hides_nothing_forever(sit: Make) -> None:
    t = sit()
    t.choose(0, "peek", ("gap", 0))
    t.uncover(0)
    t.until_turn(0)
    t.tap(pygame.KSCAN_TAB)
    assert t.scene.reference_open
    t.look(0, True)
    assert t.scene.seen() == {}, "help covers hands"
    t.look(0, False)
    if t.scene.reference_open:
        t.tap(pygame.KSCAN_TAB)
    assert not t.scene.reference_open and t.scene.secrets.curtain is Curtain.UP


def test_with_reduced_motion_nobody_is_squeezed_or_shaken(sit: Make) -> None:
    t = sit((None,) * 3, decks=[ENDS], settings={"reduced_motion": True})
    end_round(t, {0: 0, 1: 1})
    while t.scene.film.busy and t.scene.shown.round == 1:
        t.step()
        assert all(cowboy.turned in (0.0, 1.0) for cowboy in t.scene.shown.row)
        assert all(struck.shake == 0 for struck in t.scene.shown.struck.values())
