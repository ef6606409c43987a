"""Effects lose no time between them, end exactly at their end, and may be skipped."""

from hypothesis import given
from hypothesis import strategies as st

from scenes.kit.draw.tweens import RUNNING, Call, Film, Read, Sequence, Together, Tween, Wait, later


def test_a_tween_ends_with_one_and_gives_back_the_rest() -> None:
    seen: list[float] = []
    tween = Tween(1000, seen.append, "back")
    assert tween.advance(400) == RUNNING
    assert tween.advance(700) == 100
    assert seen[-1] == 1.0
    tween.finish()
    assert seen.count(1.0) == 1


def test_a_sequence_hands_the_rest_on() -> None:
    order: list[str] = []
    line = Sequence(
        Wait(300), Call(lambda: order.append("a")), Wait(200), Call(lambda: order.append("b"))
    )
    assert line.advance(299) == RUNNING and order == []
    assert line.advance(1) == RUNNING and order == ["a"]
    assert line.advance(250) == 50 and order == ["a", "b"]


def test_together_ends_with_the_longest() -> None:
    both = Together(Wait(100), Wait(250))
    assert both.advance(200) == RUNNING
    assert both.advance(80) == 30


@given(
    st.lists(st.integers(1, 400), min_size=1, max_size=8), st.lists(st.integers(1, 90), max_size=90)
)
def test_however_time_is_cut_the_end_is_the_same(waits: list[int], steps: list[int]) -> None:
    line = Sequence(*(Wait(w) for w in waits))
    passed, left = 0, RUNNING
    for step in steps:
        if left != RUNNING:
            break
        passed += step
        left = line.advance(step)
    assert left == (passed - sum(waits) if passed >= sum(waits) else RUNNING)


def test_a_film_plays_in_order_and_skip_ends_in_order() -> None:
    order: list[str] = []
    film = Film()
    film.update(0)
    film.add(
        Wait(1000),
        Call(lambda: order.append("first")),
        Wait(10),
        Call(lambda: order.append("second")),
    )
    film.beside(later(20, Call(lambda: order.append("beside"))))
    film.update(50)
    assert order == ["beside"] and film.busy
    film.skip()
    assert order == ["beside", "first", "second"] and not film.moving


def test_what_an_effect_queues_is_played_too() -> None:
    order: list[str] = []
    film = Film()
    film.update(0)
    film.add(Call(lambda: film.add(Call(lambda: order.append("late")))))
    film.update(1)
    assert order == ["late"] and not film.busy


def test_no_animation_means_at_its_end_at_once() -> None:
    seen: list[float] = []
    film = Film(speed=0)
    film.add(Tween(5_000_000, seen.append))
    film.update(1)
    assert seen == [1.0] and not film.moving


def test_speed_stretches_time() -> None:
    for speed, passed in ((2.0, 500), (0.5, 2000)):
        film = Film(speed)
        film.update(0)
        film.add(Wait(1000))
        film.update(passed - 2)
        assert film.busy
        film.update(passed)
        assert not film.busy


def test_what_wants_to_be_read_stays_at_any_speed_and_a_skip_ends_it() -> None:
    for speed in (0.0, 0.5, 4.0):
        seen: list[float] = []
        film = Film(speed)
        film.update(0)
        film.add(Tween(100, seen.append), Read(5_000), Tween(100, seen.append))
        film.update(1_000)
        film.update(4_900)
        assert film.busy and seen.count(1.0) == 1
        film.skip()
        assert seen.count(1.0) == 2
