"""The keyboard check against keyboards made of rows and columns, and of six keys at most."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.controls import scancodes as sc
from game.controls.check import MOST_QUESTIONS, Aim, Guide, Tally, shots_of, slaps_of
from game.controls.gestures import Gesture
from game.controls.verdict import Advice, Verdict
from game.controls.zones import Preset, Zone, zones_for

EVERY_KEY = tuple(range(sc.A, sc.ISO_EXTRA + 1))


class Grid:
    """A keyboard whose keys are crossings of wires: of three corners of a rectangle two arrive."""

    def __init__(self, seed: int, rows: int = 8, columns: int = 18) -> None:
        places = [(row, column) for row in range(rows) for column in range(columns)]
        random.Random(seed).shuffle(places)
        self.place = dict(zip(EVERY_KEY, places, strict=False))

    def swallows(self, key: int, closed: Iterable[int]) -> bool:
        row, column = self.place[key]
        held = {self.place[code] for code in closed if code != key}
        for r, c in held:
            same_row, same_column = r == row, c == column
            if same_row and any(c2 in (column, c) for r2, c2 in held if r2 != row):
                return True
            if same_column and any(r2 in (row, r) for r2, c2 in held if c2 != column):
                return True
        return False

    def hold(self, keys: Sequence[int]) -> frozenset[int]:
        """Which of the keys arrive when they are pressed in this order and held."""
        closed: list[int] = []
        arrived: set[int] = set()
        for key in keys:
            closed.append(key)
            if not self.swallows(key, closed):
                arrived.add(key)
        return frozenset(arrived)

    def whole(self, keys: Sequence[int]) -> bool:
        return self.hold(keys) == frozenset(keys)


class Six(Grid):
    """Passes on six keys, whichever they are."""

    def hold(self, keys: Sequence[int]) -> frozenset[int]:
        return frozenset(keys[:6])


class Every(Grid):
    """Passes on every key."""

    def hold(self, keys: Sequence[int]) -> frozenset[int]:
        return frozenset(keys)


def others(seats: int) -> dict[Preset, tuple[Zone, ...]]:
    return {p: zones_for(seats, p) for p in Preset if p is not Preset.STANDARD}


def run(keyboard: Grid, seats: int, seed: int = 0) -> Guide:
    """Put every question to the keyboard; fingers come down in any order."""
    fingers = random.Random(seed)
    guide = Guide(zones_for(seats), others(seats))
    while guide.question is not None:
        keys = list(guide.question.keys)
        fingers.shuffle(keys)
        each = guide.question.aim is Aim.EACH
        guide.answer(keys if each else keyboard.hold(keys))
        assert guide.asked <= MOST_QUESTIONS + 1
    return guide


def test_a_keyboard_that_passes_everything_on_is_fine_after_three_questions() -> None:
    guide = run(Every(0), 6)
    assert guide.asked == 3
    assert guide.verdict == Verdict(6, slaps=(6, 6), shots=(12, 12))
    assert guide.verdict.advice is Advice.FINE


@given(st.integers(2, 8), st.integers(0, 10_000), st.integers(0, 99))
def test_the_verdict_is_true_for_any_grid(seats: int, wiring: int, fingers: int) -> None:
    keyboard = Grid(wiring)
    guide = run(keyboard, seats, fingers)
    verdict = guide.verdict
    slaps = slaps_of(guide.zones)
    assert verdict.slaps is not None
    assert (verdict.slaps[1] == seats) == keyboard.whole(slaps)
    for group in verdict.blocked:
        assert not keyboard.whole(group)
        for left_out in group:  # a smallest group: without any one of them all arrive
            assert keyboard.whole([code for code in group if code != left_out])
    if verdict.proposal is not None:
        assert keyboard.whole(slaps_of(zones_for(seats, verdict.proposal)))
    if verdict.advice is Advice.FEWER and verdict.cap is None:
        tried = [slaps_of(zones) for zones in others(seats).values()]
        assert guide.asked > MOST_QUESTIONS or not any(keyboard.whole(keys) for keys in tried)


@given(st.integers(3, 6), st.integers(0, 3000))
def test_slaps_that_do_not_arrive_are_explained_by_a_group(seats: int, wiring: int) -> None:
    guide = run(Grid(wiring, 7, 14), seats)
    verdict = guide.verdict
    assert verdict.slaps is not None
    if verdict.slaps[1] < verdict.slaps[0]:
        assert verdict.blocked
        assert all(len(group) == 3 for group in verdict.blocked)
        assert verdict.pairs(guide.zones)


def test_six_keys_at_most_is_told_from_wires_that_cross() -> None:
    guide = run(Six(0), 7)
    assert guide.verdict.slaps == (7, 6)
    assert (guide.verdict.cap, guide.verdict.blocked) == (6, ())
    assert guide.verdict.advice is Advice.FEWER
    assert guide.asked == 3


def test_four_people_on_six_keys_can_slap_but_not_all_shoot() -> None:
    guide = run(Six(0), 4)
    assert guide.verdict.slaps == (4, 4)
    assert guide.verdict.shots == (8, 6)
    assert guide.verdict.cap == 6
    assert guide.verdict.advice is Advice.SLAPS_FINE


def crossing(first: int, second: int, third: int) -> Grid:
    """A keyboard on which only these three keys are corners of a rectangle."""
    keyboard = Grid(0, rows=len(EVERY_KEY), columns=1)
    keyboard.place = {code: (i, 1000 + i) for i, code in enumerate(EVERY_KEY)}
    keyboard.place.update({first: (0, 0), second: (0, 1), third: (1, 0)})
    return keyboard


def test_one_bad_triple_is_found_and_another_preset_proposed() -> None:
    a, b, c = slaps_of(zones_for(3))
    guide = run(crossing(a, b, c), 3)
    assert guide.verdict.slaps == (3, 2)
    assert [sorted(group) for group in guide.verdict.blocked] == [sorted((a, b, c))]
    assert guide.verdict.pairs(guide.zones) == ((0, 1), (0, 2), (1, 2))
    assert guide.verdict.advice is Advice.PRESET
    assert guide.verdict.proposal is Preset.COMPACT


def test_two_zones_whose_shots_block_one_another_are_named() -> None:
    zones = zones_for(3)
    point = zones[0].scancode_of(Gesture.POINT_ACROSS)
    assert point is not None
    slaps = slaps_of(zones)
    guide = run(crossing(slaps[0], point, slaps[2]), 3)
    assert guide.verdict.slaps == (3, 3)
    assert guide.verdict.shots == (6, 5)
    assert guide.verdict.pairs(zones) == ((0, 2),)
    assert guide.verdict.proposal is not None
    better = shots_of(zones_for(3, guide.verdict.proposal))
    assert not {slaps[0], point, slaps[2]} <= set(better)


def test_a_preset_with_the_same_bad_keys_is_not_asked_for_again() -> None:
    zones = zones_for(3)
    guide = Guide(zones, {Preset.NO_PAD: zones_for(3, Preset.NO_PAD)})
    assert slaps_of(zones) == slaps_of(zones_for(3, Preset.NO_PAD))
    guide.answer(slaps_of(zones))
    while guide.question is not None:
        assert guide.question.aim is not Aim.OTHER
        guide.answer(guide.question.keys[:2])


def test_a_key_that_never_arrives_is_left_out_and_named() -> None:
    zones = zones_for(3)
    guide = Guide(zones)
    a, b, c = slaps_of(zones)
    guide.answer([a, c, sc.UP])
    assert guide.verdict.silent == (b,)
    assert guide.question is not None
    assert guide.question.keys == (a, c)
    guide.answer([a, c])
    assert guide.verdict.slaps == (2, 2)


def test_with_fewer_than_two_hands_nothing_can_be_told() -> None:
    guide = Guide(zones_for(2))
    guide.answer([slaps_of(zones_for(2))[0]])
    assert guide.question is None
    assert guide.verdict.advice is Advice.UNKNOWN


def test_the_tally_counts_per_seat_and_in_all() -> None:
    tally = Tally(zones_for(2))
    q, w, u = sc.keys("Q W U")
    assert [tally.down(code) for code in (q, w, u, sc.SPACE)] == [0, 0, 1, None]
    assert (tally.most, tally.presses) == (4, 4)
    tally.up(q)
    assert tally.held_of(0) == (w,)
    assert (tally.most_of(0), tally.most_of(1), tally.presses_of(0)) == (2, 1, 2)
    tally.let_go()
    assert (len(tally.held), tally.most) == (0, 4)
    assert tally.seen == {q, w, u, sc.SPACE}


@given(st.integers(2, 8), st.integers(0, 500))
def test_a_verdict_is_the_same_after_json(seats: int, wiring: int) -> None:
    verdict = run(Grid(wiring), seats).verdict
    assert Verdict.from_json(json.loads(json.dumps(verdict.to_json()))) == verdict


@pytest.mark.parametrize(
    "change",
    [
        {"people": 0},
        {"people": True},
        {"slaps": [3]},
        {"slaps": [2, 3]},
        {"shots": ["a", "b"]},
        {"blocked": [[1, -4]]},
        {"blocked": 3},
        {"proposal": "nonsense"},
        {"proposal": []},
        {"silent": None},
        {"cap": 0},
    ],
)
def test_a_verdict_that_makes_no_sense_is_none(change: dict[str, object]) -> None:
    assert Verdict.from_json({**Verdict(2, (2, 2)).to_json(), **change}) is None
    assert Verdict.from_json([]) is None
