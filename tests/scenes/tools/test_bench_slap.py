"""How presses on Main Street are counted, and what the probe plays there. No speed is tested."""

from __future__ import annotations

import random
from dataclasses import replace

from game.controls.gestures import Gesture
from scenes.tools.bench_display import EVDEV
from scenes.tools.bench_probe import ProbeApp, opened
from scenes.tools.bench_slap import Hammered, inversions, lost_taps
from scenes.tools.bench_street import Gunmen, keys_of, seated
from scenes.tools.bench_window import places_of

MS = 1_000_000
SENT = [(4, 0), (5, 2 * MS), (6, 2 * MS + MS // 2), (7, 30 * MS)]


def test_pairs_are_presses_one_to_twenty_milliseconds_apart() -> None:
    arrived = [(code, at_ns + 100) for code, at_ns in SENT]
    assert inversions(SENT, arrived) == (2, 0)  # 4 and 5, 4 and 6; 5 and 6 lie too near
    assert inversions([(4, 0), (4, 2 * MS)], [(4, 100), (4, 2 * MS)]) == (0, 0)
    assert inversions(SENT[:3], [(5, 3 * MS), (4, 3 * MS), (6, 3 * MS)]) == (2, 1)
    assert inversions(SENT[:2], [(5, 3 * MS)]) == (0, 0)  # not whole: lost, and told elsewhere


def test_swapped_presses_are_found_in_a_long_row() -> None:
    chance = random.Random(3)
    keys = list(range(4, 30))
    sent = [(keys[i % len(keys)], i * 2 * MS) for i in range(400)]
    arrived = [(code, at_ns + 50_000) for code, at_ns in sent]
    swapped = chance.sample(range(0, 399, 3), 20)
    for i in swapped:
        # Both are read in one go, the wrong way round.
        stamp_ns = arrived[i + 1][1]
        arrived[i], arrived[i + 1] = (arrived[i + 1][0], stamp_ns), (arrived[i][0], stamp_ns)
    pairs, wrong = inversions(sent, arrived)
    assert (pairs, wrong) == (sum(min(i, 10) for i in range(400)), 20)


def test_a_tap_that_never_came_is_found_and_only_that_one() -> None:
    arrived = [(4, 100), (6, 3 * MS), (7, 31 * MS)]
    assert places_of(SENT, arrived) == [0, None, 1, 2]


def test_taps_are_lost_before_the_scene_or_behind_it() -> None:
    told = {"presses": [(code, at_ns + 100, True, 0) for code, at_ns in SENT]}
    all_there = Hammered(SENT, told, (2, 2))
    assert lost_taps(all_there) == 0
    assert lost_taps(replace(all_there, points=(2, 1))) == 1
    assert lost_taps(replace(all_there, told={"presses": told["presses"][1:]})) == 1


def street() -> ProbeApp:
    app = opened((640, 360), posted=True)
    app.watch()
    return app


def test_seven_sit_there_with_keys_that_can_be_pressed_from_outside() -> None:
    app = street()
    table = seated(app).table
    keys = keys_of(table, Gesture.AIM, Gesture.POINT, Gesture.SLAP, Gesture.COVER)
    assert table.seats == 7 and len(set(keys)) == 28
    assert set(keys) <= EVDEV.keys()
    app.close()


def test_cards_are_settled_by_what_people_press() -> None:
    app = street()
    app.settings.speed = "off"
    scene = seated(app)
    app.push(scene)
    people = Gunmen(app, scene)
    for _ in range(100_000):
        app.turn()
        people.press()
        if scene.finish is not None:
            break
    assert scene.finish is not None and scene.finish.deciding
    assert "live" in {doing for _us, doing in app.frames_us}
    assert len(app.own_us) == len(app.frames_us)
    app.close()
