"""What is seen at the Saloon Poker table: nothing outside its frame, nothing drawn for nothing."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.controls.gestures import Act
from scenes.games.saloon_poker import life
from scenes.kit.layout.layouts import TABLES_DIR, load
from scenes.table.skip_ahead import HINT_AFTER_US
from tests.scenes.conftest import FRAME, Placed, Room, outside, overlaps

Make = Callable[..., Room]
Look = Callable[..., list[Placed]]
PAIR, THREES, FIVES = [2, 2, 4, 5, 6], [3, 3, 3, 1, 5], [5] * 5
NAMES = (
    "Wilhelmina Thunderbuckle",
    "한글이름이길어도괜찮은사람의이름이다요입니다",
    "🤠🎲 Smiley 🤠🎲",
    "שלום עולם שלום עולם",
    "{0} {name} %s",
    "W" * 24,
    "\\n\t",
    "i" * 24,
)


def check_frames(room: Room, texts: Look) -> None:
    """Every text lies on the stage, no two on one another, those of a place inside it."""
    placed = texts(room.app)
    assert overlaps(placed) == []
    assert outside(placed) == []
    places = room.scene.layout.places
    boxes = [room.scene.place(seat) for seat in range(room.table.seats)]
    for box in (*boxes, *(places[name] for name in ("prompt", "log", "help", "sign"))):
        mine = [p for p in placed if box.contains(p.ink[0] + p.ink[2] / 2, p.ink[1] + p.ink[3] / 2)]
        frame = (box.x_u + 4, box.y_u + 4, box.w_u - 8, box.h_u - 8)
        assert outside(mine, frame) == [], box.name


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_all_words_stay_in_their_frames(
    room: Make, texts: Look, language: str, percent: int
) -> None:
    r = room((960, 540), language, text_percent=percent)
    r.sit(NAMES, dice=[*PAIR, *THREES])
    check_frames(r, texts)
    r.act(0, Act.SLAP)
    r.settle()
    r.tap(pygame.KSCAN_BACKSPACE)
    assert r.scene.saying
    check_frames(r, texts)
    r.act(0, Act.COVER)
    r.settle()
    r.act(1, Act.SLAP)
    r.run(300_000)
    check_frames(r, texts)
    r.settle()
    r.act(1, Act.POINT)
    check_frames(r, texts)


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_two_people_with_digits_over_the_dice(
    room: Make, texts: Look, language: str, percent: int
) -> None:
    r = room((960, 540), language, text_percent=percent)
    r.sit(("Ann", "Bo"), {"target": 500, "accuse_ms": 5000}, dice=FIVES)
    r.act(0, Act.SLAP)
    r.settle()
    shown = {p.text for p in texts(r.app)}
    assert {"1", "2", "3", "4", "5"} <= shown
    check_frames(r, texts)
    r.act(0, Act.COVER)
    r.until(lambda: r.scene.live)
    check_frames(r, texts)


@pytest.mark.parametrize("name", NAMES)
def test_odd_names_are_told_as_they_are(room: Make, texts: Look, name: str) -> None:
    r = room()
    r.sit((name.strip() or "x", "Bo"), {"target": 20, "accuse_ms": 0}, dice=[*FIVES, *PAIR])
    for seat in (0, 1):
        r.act(seat, Act.SLAP)
        r.settle()
        r.act(seat, Act.COVER)
        if seat == 0:
            r.settle()
    r.until(lambda: r.scene.shown.banner is not None)
    banner = r.scene.shown.banner
    assert banner is not None and name.strip()[:12] in banner.title
    assert texts(r.app)
    r.until(lambda: bool(r.app.top and r.app.top.name == "results"))


# -- draw changes nothing ---------------------------------------------------------------------
def state_of(room: Room) -> object:
    scene = room.scene
    return copy.deepcopy(
        (
            scene.view(),
            scene.shown,
            scene.board.dice,
            scene.board.kept,
            scene.spot,
            scene.saying,
            scene.chart_open,
            list(room.app.notices),
            room.table.game_us(room.now()),
            scene.wake_us(),
        )
    )


def still(r: Room) -> None:
    """Nobody has rolled."""


def rolling(r: Room) -> None:
    r.act(0, Act.SLAP)
    r.run(200_000)


def kept(r: Room) -> None:
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.POINT)


def refused(r: Room) -> None:
    r.act(0, Act.COVER)


def chart(r: Room) -> None:
    r.tap(pygame.KSCAN_TAB)


def five(r: Room) -> None:
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    r.run(900_000)


def race(r: Room) -> None:
    five(r)
    r.until(lambda: r.scene.live)
    r.run(500_000)


MOMENTS = (still, rolling, kept, refused, chart, five, race)


@pytest.mark.parametrize("moment", MOMENTS)
def test_drawing_changes_nothing(room: Make, moment: Callable[[Room], None]) -> None:
    r = room()
    r.sit(("Ann", "Bo", "Cy"), dice=FIVES)
    moment(r)
    before = state_of(r)
    first = r.pixels()
    for _ in range(3):
        assert r.pixels() == first
    assert state_of(r) == before


def test_the_same_presses_give_the_same_pictures(room: Make) -> None:
    shots = []
    for _ in range(2):
        r = room()
        r.sit(("Ann", "Bo"), dice=[*PAIR, *THREES])
        r.act(0, Act.SLAP)
        r.run(250_000)
        shots.append(r.pixels())
        r.settle()
        r.act(0, Act.POINT)
        r.run(90_000)
        shots.append(r.pixels())
    assert shots[0] == shots[2] and shots[1] == shots[3]
    assert shots[0] != shots[1]


# -- a still table costs nothing --------------------------------------------------------------
def test_a_still_table_asks_for_no_frame_and_draws_nothing(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    assert r.scene.wake_us() is None
    r.act(0, Act.SLAP)
    r.settle()
    r.run(500_000)
    assert r.scene.wake_us() is None
    r.step(FRAME, draw=True)
    for _ in range(20):
        r.step(FRAME, draw=True)
        assert r.app.canvas.drawn_px == 0


def test_a_thinking_bot_asks_only_for_the_time_it_acts(room: Make) -> None:
    r = room(speed="slow")
    r.sit([("Tin", "easy"), "Bo"])  # type: ignore[list-item]
    r.run(HINT_AFTER_US)  # the line about skipping has come
    wake = r.scene.wake_us()
    assert wake is not None and wake - r.now() > 200_000
    r.step(FRAME, draw=True)
    r.step(FRAME, draw=True)
    assert r.app.canvas.drawn_px == 0
    r.run(wake - r.now() + FRAME)
    assert [m["do"] for m in r.moves()] == ["roll"]


def test_what_moves_asks_for_every_frame(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    assert r.scene.wake_us() == 0
    r.settle()
    r.act(0, Act.POINT)
    assert r.scene.wake_us() == 0
    r.settle()
    r.tap(*[getattr(pygame, f"KSCAN_{n}") for n in range(2, 6)])
    r.settle()
    r.run(500_000)
    r.act(0, Act.SLAP)
    assert r.scene.wake_us() == 0, "the refused button shakes"
    r.run(600_000)
    wake = r.scene.wake_us()
    assert wake is not None and wake > r.now(), "then only the line has to go away"
    r.run(wake - r.now() + FRAME)
    assert r.scene.saying == "" and r.scene.wake_us() is None


def test_little_is_drawn_while_the_race_is_on(room: Make) -> None:
    r = room((1920, 1080))
    r.sit(tuple("ABCDEFGH"), dice=FIVES)
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    r.until(lambda: r.scene.live)
    r.step(FRAME, draw=True)
    r.step(FRAME, draw=True)
    for _ in range(5):
        r.step(33_000, draw=True)
        assert 0 < r.app.canvas.drawn_px < 0.06 * 1920 * 1080
    wake = r.scene.wake_us()
    assert wake is not None and r.now() < wake <= r.now() + 40_000


# -- settings ---------------------------------------------------------------------------------
def burst(room: Room) -> bool:
    """Whether the burst of light was drawn."""
    seen = {key[1] for key in room.app.art._cache if isinstance(key, tuple) and key[0] == "svg"}
    return "props/star_burst" in seen


@pytest.mark.parametrize("no_flashes", [False, True])
def test_no_bright_bursts_where_nobody_wants_them(room: Make, no_flashes: bool) -> None:
    r = room(no_flashes=no_flashes)
    r.sit(("Ann", "Bo"), dice=FIVES)
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    r.until(lambda: r.scene.shown.banner is not None)
    r.run(300_000)
    r.pixels()
    assert burst(r) is not no_flashes


def test_without_animation_everything_is_in_place_in_the_next_frame(room: Make) -> None:
    r = room(speed="off")
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.app.deliver([r.down(r.key(0, Act.SLAP))])
    r.step()
    assert not r.scene.film.moving
    assert [die.value for die in r.scene.board.dice if die] == PAIR
    assert r.scene.actor() == 0


@pytest.mark.parametrize(("speed", "most_us"), [("slow", 6_000_000), ("fast", 1_200_000)])
def test_speed_changes_how_long_a_throw_takes(room: Make, speed: str, most_us: int) -> None:
    took = {}
    for name in ("normal", speed):
        r = room(speed=name)
        r.sit(("Ann", "Bo"), dice=PAIR)
        begun = r.now()
        r.act(0, Act.SLAP)
        r.settle()
        took[name] = r.now() - begun
    assert took[speed] <= most_us
    assert (took[speed] > took["normal"]) == (speed == "slow")


def test_another_language_and_larger_text_show_at_once(room: Make, texts: Look) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    english = {p.text for p in texts(r.app)}
    assert "Roll" in english
    small = next(p.h for p in texts(r.app) if p.text == "Ann: roll the dice.")
    r.app.settings.text_percent = 130
    r.app.settings_changed()
    large = next(p.h for p in texts(r.app) if p.text == "Ann: roll the dice.")
    assert large > small * 1.2
    r.app.settings.language = "ko"
    r.app.settings_changed()
    korean = {p.text for p in texts(r.app)}
    assert "Roll" not in korean and len(korean) >= len(english) - 2


def test_every_picture_it_shows_is_there(room: Make) -> None:
    r = room()
    r.sit([("Tin", "easy"), "Ann", ("Bess", "middle"), ("Cogs", "hard")], dice=FIVES)
    for _ in range(60):
        r.run(150_000)
        r.pixels()
    r.tap(pygame.KSCAN_TAB)
    r.pixels()
    assert r.app.notices == []


# -- the layout -------------------------------------------------------------------------------
def test_what_is_moved_in_the_layout_moves_on_screen(
    room: Make, texts: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (TABLES_DIR / "saloon_poker.tmx").read_text(encoding="utf-8")
    old = 'name="seat_2_0" type="seat" x="24" y="400"'
    assert old in source
    moved = source.replace(old, 'name="seat_2_0" type="seat" x="224" y="250"')
    moved = moved.replace('name="row_0" type="die" x="646"', 'name="row_0" type="die" x="606"')
    (tmp_path / "saloon_poker.tmx").write_text(moved, encoding="utf-8")

    def name_at(r: Room) -> tuple[float, float]:
        placed = next(p for p in texts(r.app) if p.text == "Ann")
        return placed.x, placed.y

    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    before = name_at(r)
    monkeypatch.setattr(life, "load", lambda name, required: load(name, folder=tmp_path))
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    after = name_at(r)
    assert after[0] - before[0] == pytest.approx(200, abs=2)
    assert after[1] - before[1] == pytest.approx(-150, abs=2)
    r.act(0, Act.SLAP)
    r.settle()
    die = r.scene.board.dice[0]
    assert die is not None and die.x == pytest.approx(656, abs=1)
    r.click(656, die.y)
    assert r.scene.board.kept == {0}


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_number_of_players_has_its_places(room: Make, seats: int) -> None:
    r = room()
    r.sit(tuple("ABCDEFGH"[:seats]))
    boxes = [
        pygame.Rect(*map(round, (p.x_u, p.y_u, p.w_u, p.h_u)))
        for p in map(r.scene.place, range(seats))
    ]
    for i, box in enumerate(boxes):
        assert box.collidelist(boxes[i + 1 :]) == -1
        assert pygame.Rect(0, 0, 1920, 1080).contains(box)
    r.pixels()


@pytest.mark.parametrize("size", [(640, 360), (1024, 600), (400, 900), (1600, 400), (300, 170)])
def test_odd_windows_letterbox_and_still_play(room: Make, size: tuple[int, int]) -> None:
    r = room(size)
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    r.settle()
    r.pixels()
    r.click(*r.spot(2))
    assert r.scene.board.kept == {2}
    assert r.app.notices == []
