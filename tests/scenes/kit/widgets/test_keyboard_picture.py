"""The keyboard as a picture: every key once, none over another, found by place and by neighbour."""

from __future__ import annotations

import pytest

from game.controls import scancodes as sc
from game.controls.zones import MOST_SEATS, Preset, zones_for
from scenes.kit.widgets.keyboard_picture import UNITS_H, UNITS_W, KeyboardPicture, board

PICTURE = KeyboardPicture(100, 50, 1800)


@pytest.mark.parametrize("iso", [False, True])
def test_no_key_lies_on_another_or_beyond_the_board(iso: bool) -> None:
    keys = list(board(iso).values())
    for i, a in enumerate(keys):
        assert a.x >= 0 and a.y >= 0
        assert a.x + a.w <= UNITS_W + 1e-9 and a.y + a.h <= UNITS_H + 1e-9
        for b in keys[i + 1 :]:
            wide = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
            high = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
            assert wide < 1e-9 or high < 1e-9, (a, b)


def test_every_key_of_every_preset_is_on_it() -> None:
    for preset in Preset:
        for seats in range(1, MOST_SEATS + 1):
            for zone in zones_for(seats, preset):
                assert zone.scancodes <= set(board(False))


def test_the_extra_key_is_there_when_wanted() -> None:
    assert sc.ISO_EXTRA not in board(False)
    assert board(True)[sc.ISO_EXTRA].x + 1 == board(True)[sc.keys("Z")[0]].x


@pytest.mark.parametrize("code", sorted(board(False)))
def test_a_key_is_found_where_it_is_drawn(code: int) -> None:
    box = PICTURE.box(code)
    assert box is not None
    assert PICTURE.at(box[0] + box[2] / 2, box[1] + box[3] / 2) == code


def test_beside_the_keyboard_is_no_key() -> None:
    assert PICTURE.at(50, 50) is None
    assert PICTURE.at(101 + 1.5 * PICTURE.unit, 51) is None


def test_going_from_key_to_key_reaches_every_key() -> None:
    ways = ((0, -1), (0, 1), (-1, 0), (1, 0))
    reached, todo = set(), [sc.keys("G")[0]]
    while todo:
        code = todo.pop()
        if code not in reached:
            reached.add(code)
            todo += [PICTURE.beside(code, *way) for way in ways]
    assert reached == set(board(False))
    g, h, b, y, t = sc.keys("G H B Y T")
    assert PICTURE.beside(g, 1, 0) == h
    assert PICTURE.beside(g, 0, -1) in (t, y)
    assert PICTURE.beside(b, 0, 1) == sc.SPACE
    assert PICTURE.beside(sc.ESCAPE, -1, 0) == sc.ESCAPE
    assert PICTURE.beside(999, 1, 0) == g
