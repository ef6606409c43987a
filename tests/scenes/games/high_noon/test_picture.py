"""What the street shows: nothing that betrays the bell, and next to nothing while it is live."""

from __future__ import annotations

import pytest

from game.high_noon.records import Exchange, What
from scenes.games.high_noon.finish import Finish, Shot, axis
from scenes.games.high_noon.shown import Stage
from scenes.games.high_noon.street import NEARLY, creeping, swinging
from scenes.games.high_noon.words import line, title
from tests.scenes.games.high_noon.table import LEFT, RIGHT, DuelTable


def test_the_bell_is_not_to_be_seen_coming() -> None:
    """high_noon.md: not to be guessed from the animation."""
    early = DuelTable(stack={"noon_us": [3_000_000]})
    later = DuelTable(stack={"noon_us": [7_000_000]})
    for duel in (early, later):
        duel.until(Stage.LIVE)
    compared = 0
    while not early.scene.shown.rung:
        if compared % 12 == 0:
            assert early.picture() == later.picture()
            assert early.scene.wake_us() == later.scene.wake_us()
        compared += 1
        early.step()
        later.step()
    assert compared > 150
    assert early.picture() != later.picture()


def test_live_frames_draw_next_to_nothing() -> None:
    duel = DuelTable(stack={"noon_us": [4_000_000]}, size=(1920, 1080))
    duel.until(Stage.LIVE)
    duel.app.step()
    drawn = []
    while not duel.scene.shown.rung:
        duel.app.step(50_000)
        if not duel.scene.shown.rung:
            drawn.append(duel.app.canvas.drawn_px)
    assert max(drawn) < 50_000 and any(drawn)
    for _ in range(20):
        duel.app.step()
    assert duel.app.canvas.drawn_px < 50_000


def test_everything_is_ready_before_a_face_off() -> None:
    duel = DuelTable(stack={"noon_us": [2_000_000]})
    duel.until(Stage.LIVE)
    duel.app.step()
    known = len(duel.app.art._cache)
    duel.until_bell()
    duel.app.step()
    duel.tap(LEFT)
    duel.app.step()
    # Only the sheet's and the smoke's pictures are new; no figure and no hand of the clock.
    new = list(duel.app.art._cache)[known:]
    assert not [key for key in new if isinstance(key, tuple) and "figures/" in str(key)]


@pytest.mark.parametrize("size", [(900, 360), (500, 500)])
def test_nothing_is_drawn_beside_the_stage(size: tuple[int, int]) -> None:
    duel = DuelTable(stack={"noon_us": [2_000_000]}, size=size, hits=1)
    duel.until_bell()
    duel.tap(RIGHT)
    stage = duel.app.canvas.stage
    seen: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    for _ in range(120):
        duel.app.step(30_000)
        surface = duel.app.canvas.surface
        corners = [(1, 1), (size[0] - 2, 1), (1, size[1] - 2), (size[0] - 2, size[1] - 2)]
        for spot in corners:
            assert not stage.collidepoint(spot)
            seen.setdefault(spot, set()).add(tuple(surface.get_at(spot))[:3])
    for spot, colors in seen.items():  # the street going on in the dark, and it stands still
        assert len(colors) == 1 and max(max(color) for color in colors) < 90, (spot, colors)


def test_a_still_picture_costs_nothing() -> None:
    duel = DuelTable(stack={"noon_us": [2_000_000]})
    duel.app.settings.reduced_motion = True
    duel.until_bell()
    duel.tap(LEFT)
    duel.until(Stage.FINISH)
    duel.step(60)
    wake_us = duel.scene.wake_us()
    assert wake_us is not None and wake_us - duel.now_us > 3_000_000
    duel.app.step()
    duel.app.step()
    assert duel.app.canvas.drawn_px == 0


def test_a_frame_is_aimed_at_the_bell() -> None:
    duel = DuelTable(stack={"noon_us": [3_000_000]})
    duel.until(Stage.LIVE)
    game_us = duel.scene.race.face_off_us
    assert game_us is not None
    assert duel.scene.aim_us() == duel.table.app_us(game_us + 3_000_000)


def test_the_hand_waits_just_before_noon() -> None:
    assert creeping(0) == -30
    assert all(-5 < creeping(t) < -1 for t in range(2_000_000, 7_000_000, 90_000))
    assert creeping(1_000_000) < NEARLY
    assert swinging(5_000_000) == 0 and abs(swinging(100_000)) > 10


def test_the_line_is_straight_or_broken_where_it_is_crowded() -> None:
    plain = axis([231_000, 312_000], 1000)
    assert plain.break_u is None
    assert plain.bell_u < plain.places[231_000] < plain.places[312_000] <= 1000
    crowded = axis([230_000, 232_300], 1000)
    assert crowded.break_u is not None
    assert crowded.places[232_300] - crowded.places[230_000] > 150
    before = axis([-2_000, 1_000], 1000)
    assert before.places[-2_000] < before.bell_u < before.places[1_000]


@pytest.mark.parametrize("what", list(What))
def test_every_result_has_words(what: What) -> None:
    by = 0 if what in (What.HIT, What.JUMPED, What.HIGHER, What.OVER) else None
    winner = None if by is None else 0
    shots = (Shot(0, 200_000), Shot(1, 202_000)) if what is What.DEAD_HEAT else (Shot(0, 200_000),)
    if what is What.JUMPED:
        shots = (Shot(1, -3_000),)
    gap_us = 2_000 if what is What.DEAD_HEAT else None
    finish = Finish(Exchange(what, by, gap_us), ("Ann", "Bo"), winner, shots, (11, 13))
    assert title(finish) and line(finish)
    if winner is not None:
        assert "Ann" in title(finish) + line(finish)


def test_a_press_just_before_the_bell_is_told_to_the_tenth() -> None:
    finish = Finish(Exchange(What.JUMPED, 0, None), ("Ann", "Bo"), 0, (Shot(1, -1_250),))
    assert line(finish) == "1.2 ms before the bell. The hit goes to Ann."


def test_hits_show_and_hats_fall_in_both_languages() -> None:
    for language in ("en", "ko"):
        duel = DuelTable(stack={"noon_us": [2_000_000]}, language=language)
        duel.until_bell()
        duel.tap(RIGHT)
        duel.until(Stage.FINISH)
        assert duel.scene.shown.fighters[0].flown is not None
        assert duel.scene.shown.hits == [0, 1]
        duel.picture()
