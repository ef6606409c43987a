"""The race to accuse: stamps, the fuse, pauses, and who may answer by which press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.controls.gestures import Act
from game.saloon_poker.records import Phase
from scenes.kit.app.app import Halt
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.shell.start import halted
from tests.scenes.conftest import FRAME, Duel, Room

Make = Callable[..., Room]
ENTER, ESC, DOWN = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_DOWN
FIVES = [5] * 5
FOUR = ("Ann", "Bo", "Cy", "Dee")


def lucky(room: Room, seat: int = 0, more: int = 0) -> None:
    """Somebody ends a turn on five fives; nobody can press yet."""
    room.act(seat, Act.SLAP)
    room.settle()
    room.act(seat, Act.COVER)


def burning(room: Room, people: object = FOUR, **options: object) -> None:
    """The fuse burns: Ann has five fives, the others may accuse."""
    room.sit(people, options, dice=FIVES)  # type: ignore[arg-type]
    lucky(room)
    room.until(lambda: room.scene.live)


def left_us(room: Room) -> int:
    """How much of the fuse is left."""
    window = room.view.window
    assert window is not None
    return int(window.ends_us - room.table.game_us(room.now()))


def presses(room: Room, *pairs: tuple[int, int], act: Act = Act.SLAP) -> int:
    """Presses of seats, (seat, µs after the first), read in one go; gives the first's stamp."""
    first = room.now() + 10_000
    events = [replace(room.down(room.key(s, act), first + after), batch=1) for s, after in pairs]
    room.step(2 * FRAME, *events)
    return first


def accuser(room: Room) -> int:
    """Who has the accusation: the first of the duel to come."""
    room.run(100_000)
    assert room.view.phase is Phase.DUEL and room.view.duel is not None
    return int(room.view.duel.duellists[0])


# -- who was first ----------------------------------------------------------------------------
def test_the_first_press_has_the_accusation(room: Make) -> None:
    r = room()
    burning(r)
    presses(r, (3, 0), (1, 4_001))
    assert accuser(r) == 3


def test_a_dead_heat_goes_to_the_nearest_on_the_accuseds_left(room: Make) -> None:
    r = room()
    burning(r)
    presses(r, (3, 0), (1, 3_000))
    assert accuser(r) == 1


def test_a_dead_heat_is_told_in_milliseconds(room: Make) -> None:
    r = room()
    burning(r)
    presses(r, (3, 0), (1, 3_000))
    r.until(lambda: r.scene.shown.banner is not None)
    banner = r.scene.shown.banner
    assert banner is not None and banner.title == "Cheat!"
    assert banner.line.startswith("3.0 ms between Bo and Dee: too close to call.")


def test_presses_are_game_time_by_their_stamps_not_by_the_frame(room: Make) -> None:
    r = room()
    burning(r)
    r.run(300_000)
    app_us, game_us = r.now(), r.table.game_us(r.now())
    stamp = presses(r, (2, 0), (3, 3_999))
    accused = [m["at"] for m in r.moves() if m["do"] == "accuse"]
    assert accused == [game_us + stamp - app_us, game_us + stamp - app_us + 3_999]


def test_the_order_of_handing_in_decides_equal_stamps(room: Make) -> None:
    r = room()
    burning(r)
    presses(r, (2, 0), (3, 0))
    assert accuser(r) == 2
    r = room()
    burning(r)
    presses(r, (3, 0), (2, 0))
    assert accuser(r) == 2, "no distance: the nearest on the left has it"


def test_one_who_accused_or_passed_cannot_again(room: Make) -> None:
    r = room()
    burning(r)
    r.act(1, Act.COVER)
    r.act(1, Act.SLAP)
    r.act(1, Act.COVER)
    assert [m["do"] for m in r.moves()] == ["roll", "stand", "pass"]
    assert r.scene.asked() == [2, 3]
    assert r.scene.keys_shown(1) == () and len(r.scene.keys_shown(2)) == 2


def test_the_accused_has_nothing_to_press(room: Make) -> None:
    r = room()
    burning(r)
    for act in Act:
        r.act(0, act)
    r.click(*r.scene.place(0).center)
    assert [m["do"] for m in r.moves()] == ["roll", "stand"]
    assert r.scene.live


def test_all_passing_ends_it_and_play_goes_on(room: Make) -> None:
    r = room()
    burning(r)
    for seat in (2, 3, 1):
        r.act(seat, Act.COVER)
    r.settle()
    assert r.view.phase is Phase.TURN and r.scene.actor() == 1
    assert "Nobody accuses Ann." in r.scene.shown.log
    assert r.scene.shown.hands[0] == tuple(FIVES)


def test_the_fuse_burns_down_by_the_clock(room: Make) -> None:
    r = room()
    burning(r, accuse_ms=2000)
    begun = r.now()
    r.until(lambda: r.view.phase is not Phase.ACCUSE)
    assert 1_900_000 <= r.now() - begun <= 2_100_000
    r.settle()
    assert r.scene.actor() == 1 and not r.scene.live


def test_without_accusing_no_fuse_is_lit(room: Make) -> None:
    r = room()
    r.sit(FOUR, {"accuse_ms": 0}, dice=FIVES)
    lucky(r)
    r.settle()
    assert r.view.phase is Phase.TURN and r.scene.actor() == 1


# -- other ways to answer ---------------------------------------------------------------------
def test_clicking_the_halves_of_ones_place(room: Make) -> None:
    r = room()
    burning(r)
    place = r.scene.place(2)
    r.click(place.x_u + 0.75 * place.w_u, place.y_u + 20)
    assert r.moves()[-1]["do"] == "pass" and r.moves()[-1]["seat"] == 2
    place = r.scene.place(3)
    r.click(place.x_u + 0.25 * place.w_u, place.y_u + place.h_u - 20)
    assert r.moves()[-1]["do"] == "accuse" and r.moves()[-1]["seat"] == 3


def test_a_click_elsewhere_answers_for_nobody_while_several_are_asked(room: Make) -> None:
    r = room()
    burning(r)
    for spot in (5, 6):
        r.click(*r.spot(spot))
    r.click(960, 500)
    r.tap(ENTER, DOWN)
    assert [m["do"] for m in r.moves()] == ["roll", "stand"]


def test_pads_accuse_and_let_be(room: Make) -> None:
    r = room()
    r.app.pads.assign(1, 1)
    r.app.pads.assign(2, 2)
    burning(r)
    r.pad(1, PadButton.EAST)
    r.pad(2, PadButton.RIGHT_TRIGGER)
    assert [(m["do"], m["seat"]) for m in r.moves()[-2:]] == [("pass", 1), ("accuse", 2)]
    assert r.app.top is r.scene, "the right button is no way to the pause sheet here"


def test_one_person_among_bots_may_use_enter_down_or_the_buttons(room: Make) -> None:
    for press, did in (
        ("enter", "accuse"),
        ("down", "pass"),
        ("left", "accuse"),
        ("right", "pass"),
    ):
        r = room()
        r.sit([("Tin", "easy"), "Ann"], {"accuse_ms": 20_000}, dice=FIVES)  # type: ignore[arg-type]
        r.until(lambda: r.scene.live, 120_000_000)  # noqa: B023
        if press == "enter":
            r.tap(ENTER)
        elif press == "down":
            r.tap(DOWN)
        else:
            r.click(*r.spot(5 if press == "left" else 6))
        assert (r.moves()[-1]["do"], r.moves()[-1]["seat"]) == (did, 1)


# -- the fuse stands while nobody can see it burn ---------------------------------------------
def test_the_fuse_stands_while_pictures_play(room: Make) -> None:
    r = room()
    r.sit(FOUR, {"accuse_ms": 1000}, dice=FIVES)
    lucky(r)
    assert r.view.phase is Phase.ACCUSE and r.scene.film.busy and not r.scene.live
    whole = left_us(r)
    waited = 0
    while not r.scene.live:
        assert left_us(r) == whole
        r.step()
        waited += FRAME
    assert waited > 1_000_000, "the picture is longer than the fuse"
    assert left_us(r) > 1_000_000 - 3 * FRAME


def test_a_press_before_the_fuse_is_lit_accuses_nobody(room: Make) -> None:
    r = room()
    r.sit(FOUR, dice=FIVES)
    lucky(r)
    early = r.now()
    r.act(1, Act.SLAP)
    assert r.scene.live, "it skipped the picture"
    r.app.deliver([r.down(r.key(2, Act.SLAP), early)])
    r.run(100_000)
    assert [m["do"] for m in r.moves()] == ["roll", "stand"]


def test_the_fuse_stands_behind_the_pause_sheet(room: Make) -> None:
    r = room()
    burning(r)
    r.run(500_000)
    r.tap(ESC)
    assert r.app.top is not None and r.app.top.name == "pause"
    before = left_us(r)
    r.run(9_000_000)
    assert left_us(r) == before
    r.tap(ESC)
    assert r.app.top is r.scene
    assert before - left_us(r) <= 10 * FRAME
    r.run(500_000)
    r.act(2, Act.SLAP)
    assert accuser(r) == 2


def test_keys_hammered_when_the_pause_ends_accuse_nobody(room: Make) -> None:
    r = room()
    burning(r)
    r.tap(ESC)
    r.run(400_000)
    r.app.deliver([r.down(ENTER)])
    r.step()
    for _ in range(3):
        r.act(1, Act.SLAP)
    assert [m["do"] for m in r.moves()] == ["roll", "stand"]


@pytest.mark.parametrize("why", ["focus", "stall", "pad"])
def test_calling_off_gives_the_whole_time_back_and_nobody_accused(room: Make, why: str) -> None:
    r = room()
    r.app.on_halt = lambda halt: halted(r.app, halt)
    burning(r)
    r.run(1_000_000)
    r.app.deliver([r.down(r.key(3, Act.SLAP))])
    assert r.view.window.accusers == (3,)
    kind = {"focus": Kind.FOCUS_LOST, "stall": Kind.STALL, "pad": Kind.PAD_GONE}[why]
    r.app.deliver([Input(kind, r.now(), button=1)])
    if why == "stall":
        assert r.app.top is r.scene and len(r.app.notices) == 1
        r.app.deliver([r.down(r.key(3, Act.SLAP))])  # pressed while the machine stood still
    else:
        assert r.app.top is not None and r.app.top.name == "pause"
    assert left_us(r) == 5_000_000
    assert r.view.window.accusers == () and r.view.scores == (0, 0, 0, 0)
    r.run(3_000_000)
    assert left_us(r) == 5_000_000
    if why != "stall":
        r.tap(ESC)
    r.run(600_000)
    assert not r.scene.live and left_us(r) == 5_000_000, "nothing burns before one is ready"
    r.tap(ENTER)
    r.run(600_000)
    assert r.scene.live and left_us(r) > 4_000_000
    r.act(2, Act.SLAP)
    assert accuser(r) == 2


def test_a_halt_while_the_picture_plays_keeps_what_was_rolled(room: Make) -> None:
    r = room()
    r.app.on_halt = lambda halt: halted(r.app, halt)
    r.sit(FOUR, dice=FIVES)
    lucky(r)
    assert r.app.on_halt is not None
    r.app.on_halt(Halt("focus"))
    r.run(1_100_000)
    r.tap(ESC)
    r.until(lambda: r.scene.live)
    assert r.view.hands[0] == tuple(FIVES)


def test_no_undo_in_a_race(room: Make) -> None:
    r = room()
    burning(r)
    r.tap(pygame.KSCAN_BACKSPACE)
    assert r.scene.saying == "Not while everyone's presses count."
    assert [m["do"] for m in r.moves()] == ["roll", "stand"]


# -- after the race ---------------------------------------------------------------------------
def test_hands_still_hammering_skip_nothing_after_the_race(room: Make) -> None:
    r = room()
    burning(r)
    presses(r, (1, 0))
    r.until(lambda: r.scene.film.busy)
    for _ in range(4):
        r.act(1, Act.SLAP)
    assert r.scene.film.busy, "the result is not mashed away"


def test_the_duel_goes_over_the_table_when_its_banner_was_shown(room: Make) -> None:
    r = room()
    burning(r)
    presses(r, (2, 0))
    r.until(lambda: isinstance(r.app.top, Duel))
    top = r.app.top
    assert isinstance(top, Duel)
    assert top.given[0] is r.table and not top.more
    assert not r.table.running and not r.scene.film.busy


def test_after_the_duel_the_table_tells_what_it_cost(room: Make) -> None:
    r = room()
    burning(r, duel="dice")
    presses(r, (2, 0))
    r.until(lambda: isinstance(r.app.top, Duel))
    fight(r)
    r.app.pop()
    r.settle()
    loser = r.view.out[0]
    assert r.scene.shown.out == [loser]
    assert r.scene.shown.scores == list(r.view.scores)
    winner = next(seat for seat in (0, 2) if seat != loser)
    cost = "{} had no points to lose, but is out and owes {} a round."
    assert cost.format(r.table.name(loser), r.table.name(winner)) in r.scene.shown.log
    assert r.app.top is r.scene and not r.scene.waiting_for_duel
    assert r.scene.actor() == r.view.player != loser


def fight(room: Room) -> None:
    """Fight the duel with dice at the table's own door, as its scene would."""
    session = room.table.session
    for _ in range(400):
        if room.view.phase is not Phase.DUEL:
            return
        for seat in session.to_act():
            moves = session.legal(seat)
            if moves:
                assert room.table.play(seat, moves[-1 if seat == 0 else 0])
                break
        else:
            due = session.next_due_us()
            assert due is not None
            room.table.pending.extend(session.advance(due))
    pytest.fail("the duel never ended")
