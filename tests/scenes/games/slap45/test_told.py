"""Slap .45: hands that hold, who is asked to go on, and sentences that tell what happened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.controls.gestures import Gesture
from game.slap45.records import ON_HIP, Kind, Last, Outcome
from scenes.games.slap45.finish import Finish, Mark
from scenes.games.slap45.first_round import FirstRound, slow_table
from scenes.games.slap45.fitting import headline_size
from scenes.games.slap45.presses import EXACT
from scenes.games.slap45.prompt import PRINTED, flip_cap, prompt
from scenes.games.slap45.sheet import W_U
from scenes.games.slap45.shown import Stage
from scenes.games.slap45.words import line, title
from scenes.kit.input.inputs import Input
from scenes.kit.input.inputs import Kind as InputKind
from tests.scenes.games.slap45.table import FRAME_US, SlapTable

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")


def up(slap: SlapTable, seat: int, gesture: Gesture) -> None:
    slap.step(1_000, Input(InputKind.KEY_UP, slap.now_us, scancode=slap.code(seat, gesture)))


# -- hands that hold -------------------------------------------------------------------------------
def test_a_key_that_found_a_base_taken_holds_nothing() -> None:
    slap = SlapTable(deck=["iron"], hands="hold")
    slap.flip()
    slap.run(200_000)
    slap.step(1_000, slap.down(0, Gesture.BASE_RIGHT))
    base = slap.view.hands[0]
    order = slap.scene.presses.places.own_bases(1)
    sides = {order[0]: Gesture.BASE_LEFT, order[-1]: Gesture.BASE_RIGHT}
    other = sides.pop(base)
    (mine,) = sides.values()
    slap.step(1_000, slap.down(1, mine))
    held = slap.view.hands[1]
    assert held >= 0 and held != base
    slap.step(1_000, slap.down(1, other))
    assert slap.view.hands[1] == held
    up(slap, 1, mine)
    assert slap.view.hands[1] == ON_HIP


def test_the_mouse_lets_go_too() -> None:
    slap = SlapTable((None, "easy", "easy"), deck=["iron"], hands="hold")
    slap.flip()
    x, y = slap.scene.presses.places.bases[0]
    slap.step(1_000, Input(InputKind.MOUSE_DOWN, slap.now_us, x_u=x, y_u=y, button=1))
    assert slap.view.hands[0] == 0
    slap.step(1_000, Input(InputKind.MOUSE_UP, slap.now_us, x_u=x, y_u=y, button=1))
    assert slap.view.hands[0] == ON_HIP


# -- who is asked ----------------------------------------------------------------------------------
def test_only_those_who_have_something_to_press_are_asked_to_go_on() -> None:
    slap = SlapTable((None,) * 4, deck=["gun", "gun"], gang=1)
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.SLAP, 0), (0, Gesture.POINT_LEFT, 3_000))
    slap.until_waiting()
    (dead,) = slap.view.dead
    living = [seat for seat in range(4) if seat != dead]
    assert slap.view.flipper is not None
    slap.press((slap.view.flipper, Gesture.SLAP, 0))
    slap.step()
    assert slap.scene.live
    slap.scene.call_off("focus")
    assert slap.scene.stage is Stage.ASK and slap.scene.asked() == living
    slap.run(400_000)
    assert slap.table.name(dead) not in prompt(slap.scene)[0]
    for seat in living:
        slap.press((seat, Gesture.SLAP, 0))
        slap.run(FRAME_US)
    assert slap.scene.stage is Stage.PLAY


def test_many_who_are_waited_for_are_not_named_one_by_one() -> None:
    slap = SlapTable((None,) * 7)
    slap.until_waiting()
    slap.scene._ask(True)
    words, _alarm = prompt(slap.scene)
    assert "lit" in words and slap.table.name(0) not in words


def test_whoever_flips_with_a_pad_is_shown_its_button() -> None:
    slap = SlapTable(pads={0: 40})
    slap.until_waiting()
    words, _alarm = prompt(slap.scene)
    cap = flip_cap(slap.scene)
    assert "icons" not in words and cap is not None and cap.button and not cap.label


def test_a_key_with_a_long_name_is_shown_as_keyboards_print_it() -> None:
    assert all(len(name) <= 3 for name in PRINTED.values())


# -- sentences -------------------------------------------------------------------------------------
def finish(card: Kind, outcome: Outcome, *marks: Mark, lost: tuple[int, ...] = ()) -> Finish:
    by = 0 if outcome in (Outcome.MISSED, Outcome.HORSE_SLAPPED) else None
    last = Last(card, outcome, by, None, lost, None, ())
    return Finish(last, NAMES, tuple(range(7)), marks, (), 150_000, 2_000_000)


def test_a_point_at_the_dead_is_not_called_too_far_apart() -> None:
    slap = Mark(0, 300_000, "slap", None, EXACT, decided=True)
    dead = Mark(0, 320_000, "point", 3, EXACT, idle=True)
    told = line(finish(Kind.IRON, Outcome.MISSED, slap, dead))
    assert "20" not in told and told.startswith("Nobody was pointed at within 150 ms")
    late = Mark(0, 460_000, "point", 3, EXACT, late=True)
    assert "160.0 ms apart" in line(finish(Kind.IRON, Outcome.MISSED, slap, dead, late))


def test_a_slap_that_did_not_count_is_not_called_no_slap() -> None:
    locked = Mark(1, 100_000, "slap", None, EXACT, idle=True)
    spent = finish(Kind.IRON, Outcome.SPENT, locked)
    assert title(spent) == "No slap counted!" and "itchy trigger" in line(spent)
    nobody = finish(Kind.IRON, Outcome.SPENT, replace(locked, late=True))
    assert title(nobody) == "Nobody slapped!"


def test_many_are_counted_and_few_are_named() -> None:
    few = finish(Kind.MOVE, Outcome.LATE, lost=(1, 2, 3))
    many = finish(Kind.MOVE, Outcome.LATE, lost=(1, 2, 3, 4))
    assert "Bo, Cy and Di" in line(few)
    assert "4 of them" in line(many) and "Bo" not in line(many)
    slaps = [Mark(seat, 200_000, "slap", None, EXACT, decided=True) for seat in range(3)]
    assert title(finish(Kind.MOVE, Outcome.HORSE_SLAPPED, *slaps)).startswith("3 of them")
    assert title(finish(Kind.MOVE, Outcome.HORSE_SLAPPED, *slaps[:2])).startswith("Ann and Bo")


@pytest.mark.parametrize("percent", [100, 150])
def test_a_headline_keeps_its_end(percent: int) -> None:
    slap = SlapTable(settings={"text_percent": percent}, size=(1280, 720))
    words = "Maximiliana Prudence WWW hits Bartholomew Kettleworth!"
    room = W_U - 170
    size = headline_size(slap.app, words, 42, room)
    assert size < 42 and slap.app.text.size(words, "title", size)[0] <= room
    assert headline_size(slap.app, "Belle hits Doc!", 42, room) == 42


def test_late_presses_in_a_lesson_are_told_by_its_slow_clock() -> None:
    slap = SlapTable()
    lesson = FirstRound(slap.app, slow_table(slap.app, slap.table.session.chairs))
    lesson._shown_us = 1_000_000
    assert lesson._after_card_us(1_500_000) == 200_000
    slap.scene._shown_us = 1_000_000
    assert slap.scene._after_card_us(1_500_000) == 500_000


@pytest.mark.parametrize("people", [3, 4, 7])
def test_a_press_for_a_base_that_went_with_the_card_comes_too_late_and_no_more(
    people: int,
) -> None:
    for gesture in (Gesture.COVER, Gesture.FAR_LEFT, Gesture.FAR_RIGHT, Gesture.BASE_RIGHT):
        slap = SlapTable((None,) * people, deck=["gun"], gang=1)
        zone = slap.table.guests[people - 1].zone
        if zone is None or zone.scancode_of(gesture) is None:
            continue
        points = Gesture.POINT if people > 4 else Gesture.POINT_LEFT
        slap.flip()
        slap.run(200_000)
        slap.press((0, Gesture.SLAP, 0), (0, points, 3_000))
        slap.until(lambda slap=slap: slap.scene.stage is Stage.SHOW)
        assert len(slap.view.bases) < people
        living = next(seat for seat in range(people - 1, 0, -1) if slap.view.lives(seat))
        slap.press((living, gesture, 0))
        finish_ = slap.scene.finish
        assert finish_ is not None
        assert any(m.late and m.what == "base" for m in finish_.of(living))
        slap.until_told()
