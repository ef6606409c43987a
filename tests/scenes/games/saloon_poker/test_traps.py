"""Traps that an early table fell into: each was seen once and must not come back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.controls.gestures import Act
from game.saloon_poker.records import Phase
from scenes.kit.app.app import Halt
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.shell.options import Options
from scenes.shell.start import halted
from scenes.shell.title import Title
from tests.scenes.conftest import FRAME, Placed, Room, outside, overlaps

Make = Callable[..., Room]
Look = Callable[..., list[Placed]]
ENTER, ESC, TAB = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_TAB
PAIR, THREES, FIVES = [2, 2, 4, 5, 6], [3, 3, 3, 1, 5], [5] * 5


def five(r: Room) -> None:
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)


def test_esc_and_enters_hammered_lose_no_roll(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    r.settle()
    for code in (ESC, ESC, ENTER, ENTER, ESC, ENTER, ENTER, ENTER, ENTER, ENTER, ENTER, ENTER):
        r.tap(code)
    assert r.view.hands[0] == tuple(PAIR)


def test_a_notice_at_the_table_goes_with_the_next_press(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.app.notice("The game cannot be saved: disk full.")
    r.act(0, Act.SLAP)
    assert r.app.notices == []


def test_the_open_chart_eats_no_accusation(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo", "Cy"), dice=FIVES)
    five(r)
    r.tap(TAB)
    r.until(lambda: r.scene.live)
    r.act(1, Act.SLAP)
    assert [m["do"] for m in r.moves()][-1] == "accuse"


def test_the_accused_cannot_answer_for_the_other(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=FIVES)
    five(r)
    r.until(lambda: r.scene.live)
    r.tap(ENTER)
    assert [m["do"] for m in r.moves()] == ["roll", "stand"]


def test_only_the_left_button_acts(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.click(*r.spot(5), button=3)
    r.click(*r.spot(5), button=2)
    assert r.moves() == []


def test_reduced_motion_flies_no_dice(room: Make) -> None:
    r = room(reduced_motion=True)
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.app.deliver([r.down(r.key(0, Act.SLAP))])
    r.step()
    r.step()
    home = [r.scene.layout.places[f"row_{i}"].center for i in range(5)]
    for i, die in enumerate(r.scene.board.dice):
        assert die is None or (die.x, die.y) == home[i]


def test_the_confirm_button_of_a_pad_toggles_the_die_under_the_cursor(room: Make) -> None:
    r = room()
    r.app.pads.assign(3, 0)
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.pad(3, PadButton.SOUTH)
    r.settle()
    r.pad(3, PadButton.DPAD_UP, PadButton.SOUTH)
    r.settle()
    assert r.scene.board.kept == {1} and [m["do"] for m in r.moves()] == ["roll"]


def test_the_first_bot_takes_its_time_too(room: Make) -> None:
    r = room()
    r.sit([("Tin", "easy"), "Bo"], open_scene=False)  # type: ignore[list-item]
    assert r.table.due_us() is None
    r.app.reset(r.scene)
    r.step()
    r.run(200_000)
    assert r.moves() == []


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_banners_fit(room: Make, texts: Look, language: str, percent: int) -> None:
    r = room((960, 540), language, text_percent=percent)
    names = ("W" * 24, "한글이름이길어도" * 3, "Wilhelmina Thunderbuckle")
    r.sit(names, dice=FIVES)
    seen = 0
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    place = r.scene.layout.places["banner"]

    def check() -> None:
        nonlocal seen
        banner = r.scene.shown.banner
        if banner is None or r.scene.shown.part < 1:
            return
        seen += 1
        mine = [p for p in texts(r.app) if p.text in (banner.title, banner.line)]
        assert overlaps(mine) == [], banner.title
        frame = (place.x_u + 20, 180, place.w_u - 40, 500)
        assert outside(mine, frame) == [], banner.title

    while not r.scene.live:
        r.run(250_000)
        check()
    keys = [r.key(s, Act.SLAP) for s in (1, 2)]
    at = r.now()
    r.step(2 * FRAME, r.down(keys[1], at + 9_000), r.down(keys[0], at + 10_000))
    for _ in range(14):
        r.run(250_000)
        check()
    assert seen > 8


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_what_may_be_pressed_in_the_race_can_be_read(
    room: Make, texts: Look, language: str, percent: int
) -> None:
    r = room((960, 540), language, text_percent=percent)
    r.app.pads.assign(1, 1)
    r.sit(tuple("ABCDEFGH"), dice=FIVES)
    five(r)
    r.until(lambda: r.scene.live)
    placed = texts(r.app)
    assert overlaps(placed) == []
    for seat in range(1, 8):
        for label, words, _icon in r.scene.keys_shown(seat):
            box = r.scene.place(seat)
            mine = [p for p in placed if box.contains(*p_centre(p))]
            assert label.startswith("icons/") or label == "" or any(p.text == label for p in mine)
            for got in (p for p in mine if p.text == words):
                full = r.app.text.size(words, "plain", 26)[0]
                assert got.ink[2] > 0.9 * full, (seat, words)


def p_centre(p: Placed) -> tuple[float, float]:
    return p.ink[0] + p.ink[2] / 2, p.ink[1] + p.ink[3] / 2


def test_kept_dice_lie_in_the_hollows_of_the_tray(room: Make) -> None:
    """The picture is 620 by 150 with hollows at 78 + 116 i; it keeps its shape in its place."""
    r = room((1920, 1080))
    r.sit(("Ann", "Bo"), dice=PAIR)
    places = r.scene.layout.places
    tray = places["tray"]
    part = min(tray.w_u / 620, tray.h_u / 150)
    left = tray.center[0] - 310 * part
    for i in range(5):
        hollow = left + (78 + 116 * i) * part
        assert places[f"kept_{i}"].center[0] == pytest.approx(hollow, abs=4)


@pytest.mark.parametrize("percent", [100, 150])
def test_the_reason_for_a_pause_fits(room: Make, texts: Look, percent: int) -> None:
    r = room((960, 540), text_percent=percent)
    r.sit(("Wilhelmina Thunderbuckle", "Bo"))
    halted(r.app, Halt("pad", 0))
    r.run(400_000)
    placed = texts(r.app)
    page = r.app.top
    reason = next(p for p in placed if p.text == page.why)  # type: ignore[union-attr]
    assert outside([reason], (660, 0, 600, page.group.widgets[0].y)) == []  # type: ignore[union-attr]


def test_a_folder_that_cannot_be_used_gives_one_notice(room: Make, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    r = room(data=tmp_path / "file")
    r.app.reset(Title(r.app))
    r.step()
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    assert len(r.app.notices) == 1


def test_the_value_of_a_slider_stands_clear_of_its_knob(room: Make, texts: Look) -> None:
    r = room((960, 540), text_percent=150)
    page = Options(r.app)
    r.app.reset(page)
    r.step()
    slider = page.group.widgets[1]
    x, w = slider._bar  # type: ignore[attr-defined]
    value = next(p for p in texts(r.app) if p.text == "150 %")
    assert value.ink[0] >= x + w + 20


def test_fullscreen_by_f11_shows_on_the_open_page(room: Make) -> None:
    r = room()
    page = Options(r.app)
    r.app.reset(page)
    r.step()
    r.app.settings.fullscreen = True
    r.app.deliver([Input(Kind.RESIZED, r.now())])
    page.handle(Input(Kind.RESIZED, r.now()))
    toggle = page.group.widgets[2]
    assert toggle.choices[toggle.index][0] is True  # type: ignore[attr-defined]


def test_the_duels_reason_is_seen_without_animation(room: Make) -> None:
    r = room(speed="off")
    r.sit(("Ann", "Bo", "Cy"), dice=FIVES)
    r.act(0, Act.SLAP)
    r.act(0, Act.COVER)
    r.until(lambda: r.scene.live)
    r.act(1, Act.SLAP)
    r.run(100_000)
    assert r.view.phase is Phase.DUEL
    assert r.app.top is r.scene, "the words want to be read before the duel covers them"
