"""The cursor of a turn."""

from __future__ import annotations

from scenes.table.secret.picker import Picker, Spot


def grid() -> Picker:
    """Three in a row, one below the middle."""
    picker = Picker()
    picker.offer(
        [Spot(i, i * 100, 0, 80, 80) for i in range(3)] + [Spot("below", 100, 200, 80, 80)]
    )
    return picker


def test_it_begins_at_home_else_at_the_first_that_may_be_chosen() -> None:
    picker = Picker()
    spots = [Spot("a", 0, 0, 9, 9, why_not="no"), Spot("b", 20, 0, 9, 9), Spot("c", 40, 0, 9, 9)]
    picker.offer(spots)
    assert picker.key == "b"
    picker.clear()
    picker.offer(spots, home="c")
    assert picker.key == "c"


def test_it_stays_on_what_it_was_on() -> None:
    picker = grid()
    picker.go_to(2)
    picker.offer([Spot(2, 0, 0, 9, 9), Spot(7, 0, 0, 9, 9)], home=7)
    assert picker.key == 2


def test_it_goes_round_in_reading_order() -> None:
    picker = grid()
    seen = [picker.key]
    for _step in range(4):
        assert picker.step(1)
        seen.append(picker.key)
    assert seen == [0, 1, 2, "below", 0]
    picker.step(-1)
    assert picker.key == "below"


def test_arrows_go_to_the_nearest_that_way() -> None:
    picker = grid()
    picker.go_to(1)
    assert picker.walk(0, 1) and picker.key == "below"
    assert not picker.walk(0, 1)
    assert picker.walk(0, -1) and picker.key == 1
    assert picker.walk(-1, 0) and picker.key == 0
    assert picker.walk(-1, 0), "at the end it goes round"


def test_of_two_that_overlap_the_mouse_takes_the_upper_one() -> None:
    picker = Picker()
    picker.offer([Spot("under", 0, 0, 100, 100), Spot("over", 50, 0, 100, 100)])
    over = picker.under(60, 50)
    assert over is not None and over.key == "over"
    assert picker.under(300, 300) is None
