"""Slap .45 to look at: words stay on the stage and on their sheets, in both languages and sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.controls.gestures import Gesture
from game.slap45.records import Finish as Told
from game.slap45.records import Kind, Last, Outcome
from scenes.games.slap45.finish import Finish, Known, finish_of
from scenes.games.slap45.places import Places, layout
from scenes.games.slap45.scene import SlapStreet
from scenes.games.slap45.sheet import BAR_X_U, HEAD_U, W_U, draw_sheet, height_u, lane_u
from scenes.games.slap45.shown import Stage
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input
from scenes.kit.input.inputs import Kind as InputKind
from scenes.tools.stagehand import Sitter, Stagehand
from tests.scenes.conftest import Placed, outside, overlaps
from tests.scenes.games.slap45.table import SlapTable

Texts = Callable[[App], list[Placed]]
NAMES = (
    "Belle",
    "Doctor Octavius Featherby",
    "Hattie",
    "버팔로 빌 주니어",
    "Pearl",
    "Wyatt",
    "Opal",
)


def told(outcome: Outcome, seats: int, presses: int, **facts: Any) -> Finish:
    """A card at which everybody pressed something."""
    rows = [
        (280_000 + 13_700 * seat + 31_300 * i, seat, what)
        for seat in range(seats)
        for i, what in enumerate(("slap", f"point {(seat + 1) % seats}", "base 0")[:presses])
    ]
    rows.sort()
    last = Last(
        facts.pop("card", Kind.IRON), outcome, 1, 3 % seats, (3 % seats,), 2300, tuple(rows)
    )
    finish = Told(0, 900_000, ((-120_000, 2, "slap"),), (rows[0], rows[1]), (2,))
    return finish_of(
        last, finish, NAMES[:seats], range(seats), lambda *_press: Known(), frozenset(),
        (150_000, 2_000_000),
    )  # fmt: skip


class Sheet(Scene):
    """Nothing but a photo finish."""

    def __init__(self, app: App, finish: Finish) -> None:
        super().__init__(app)
        self.finish = finish

    def draw(self, canvas: Canvas) -> None:
        looks = [Looks(i, i, i, i) for i in range(7)]
        place = layout()["sheet_up"]
        draw_sheet(canvas, self.app, place.x_u, place.y_u, self.finish, looks)


@pytest.fixture(params=[("en", 100), ("ko", 100), ("en", 150), ("ko", 150)], ids=str)
def app(request: pytest.FixtureRequest) -> Iterator[App]:
    language, percent = request.param
    made = App.headless((1280, 720), language=language)
    made.settings.language, made.settings.text_percent = language, percent
    made.settings_changed()
    yield made
    made.close()


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 7])
@pytest.mark.parametrize("outcome", list(Outcome))
def test_a_photo_finish_holds_its_words(
    app: App, texts: Texts, outcome: Outcome, seats: int
) -> None:
    for card in Kind if outcome is Outcome.SPENT else (Kind.IRON,):
        finish = told(outcome, seats, 3, card=card)
        app.reset(Sheet(app, finish))
        placed = texts(app)
        place = layout()["sheet_up"]
        box = place.x_u, place.y_u - 1, W_U, height_u(finish) + 2
        assert not outside(placed, box) and not overlaps(placed, 5.0)
        assert height_u(finish) < layout()["card"].y_u
        assert len([p for p in placed if p.text in NAMES]) >= seats - 1


ALIKE = {
    "en": ("Doctor Octavius Featherb", "Doctor Octavius Weatherb", "W" * 23 + "M", "W" * 24),
    "ko": (
        "김수한무 거북이와 두루미 삼천갑자 동방삭일",
        "김수한무 거북이와 두루미 삼천갑자 동방삭이",
        "뷁" * 24,
        "뷁" * 23 + "뷃",
    ),
}


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_long_names_stay_whole_in_their_lanes(app: App, texts: Texts, seats: int) -> None:
    names = (*ALIKE[app.settings.language], *NAMES[4:])[:seats]
    finish = replace(told(Outcome.HIT, seats, 3), names=names, locked=frozenset({1}))
    app.reset(Sheet(app, finish))
    place = layout()["sheet_up"]
    right, top = place.x_u + BAR_X_U - 10, place.y_u + HEAD_U
    foot = top + lane_u(seats) * seats
    lanes = [p for p in texts(app) if p.x < right - 20 and top < p.y + p.h / 2 < foot]
    said = "".join(p.text for p in lanes)
    assert said.replace(" ", "") == "".join(names).replace(" ", "")
    assert not overlaps(lanes, 5.0) and not app.text.cut
    for placed in lanes:
        assert placed.x + placed.w <= right + 1, placed.text
        assert placed.h * app.canvas.scale >= 8, "too small to be read"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_things_have_room_beside_one_another(seats: int) -> None:
    places = Places(seats, range(seats))
    plates = [places.plate(seat) for seat in range(seats)]
    for i, one in enumerate(plates):
        for other in plates[i + 1 :]:
            apart_x = one.x_u + one.w_u <= other.x_u or other.x_u + other.w_u <= one.x_u
            apart_y = one.y_u + one.h_u <= other.y_u or other.y_u + other.h_u <= one.y_u
            assert apart_x or apart_y
    card = layout()["card"]
    for x, y in places.bases:
        assert not card.contains(x, y)
        assert not any(plate.contains(x, y) for plate in plates)
    assert len(set(places.bases)) == len(places.bases) == seats


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_words_stay_on_the_stage(texts: Texts, language: str, percent: int) -> None:
    settings = {"text_percent": percent, "language": language}
    slap = SlapTable(
        (None, None, None, "hard"), deck=["gun", "gun"], language=language, settings=settings,
        size=(1280, 720), gang=1,
    )  # fmt: skip
    slap.app.settings_changed()

    def look() -> None:
        assert not outside(texts(slap.app))

    look()
    slap.flip()
    look()
    slap.app.deliver([Input(InputKind.FOCUS_LOST, slap.now_us)])
    assert slap.scene.stage is Stage.ASK
    look()
    slap.run(500_000)
    for seat in range(3):
        slap.press((seat, Gesture.SLAP, 0))
        slap.run(100_000)
    slap.run(600_000)
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.SLAP, 0), (0, Gesture.POINT_LEFT, 1_000))
    slap.until(lambda: slap.scene.stage is Stage.SHOW)
    look()
    slap.until_told()
    look()


def test_no_flashes_and_reduced_motion_are_kept() -> None:
    slap = SlapTable(deck=["gun"], settings={"no_flashes": True, "reduced_motion": True})
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.SLAP, 0), (0, Gesture.POINT_LEFT, 1_000))
    while slap.scene.stage is Stage.SHOW:
        slap.step(draw=True)
        shown = slap.scene.shown
        assert not any(shown.flashes.values()) and shown.tracer is None and shown.horse is None
        assert all(hat.turn == 0 for hat in shown.hats)
    assert sum(slap.scene.shown.gangs) == 17


def test_longer_timers_double_the_window() -> None:
    from game.core.registry import GAMES
    from scenes.shell.lobby.options import chosen, default_of

    option = next(o for o in GAMES["slap45"].options if o.key == "window_ms")
    assert default_of("slap45", option, True) == 4000
    assert chosen("slap45", {}, True)["window_ms"] == 4000
    assert chosen("slap45", {"window_ms": 1500}, True)["window_ms"] == 1500


@pytest.mark.parametrize("size_px", [(320, 180), (96, 54)])
def test_cards_have_their_names_in_windows_as_small_as_a_tiling_desktop_makes_them(
    size_px: tuple[int, int],
) -> None:
    hand = Stagehand(size_px, text_percent=150)
    table = hand.sit("slap45", [Sitter("Ann"), Sitter("Bo"), Sitter("Cy")])
    scene = SlapStreet(hand.app, table)
    for kind in Kind:
        assert scene.picture.face(kind).get_width() > 0
    hand.close()
