"""How the Monster table looks: words in their frames, crowns on the stage, pictures that exist."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from scenes.games.monster import first_round, lesson_words
from scenes.games.monster.required_places import PLACES
from scenes.kit.app.app import App
from scenes.kit.layout.layouts import load
from scenes.kit.text import words
from scenes.tools.gallery import states as gallery
from scenes.tools.gallery.monster import sit, throw
from scenes.tools.stagehand import Sitter, Stagehand
from tests.scenes.conftest import Placed, outside, overlaps
from tests.scenes.games.monster.table import LOW, MIXED, PAIR, PLAIN, cellar

Look = Callable[[App], list[Placed]]
STATES = {name: state for name, state in gallery.STATES.items() if name.startswith("monster_")}
"""Importing the file of this table's pictures has entered them."""
LONG = "Maximilian Oakenshaw III"


@pytest.fixture
def english() -> Iterator[None]:
    yield
    words.use("en")


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("language", ["en", "ko"])
def test_words_stay_whole_on_the_stage_and_off_one_another(
    english: None, texts: Look, name: str, language: str
) -> None:
    """At the largest text, where it is hardest."""
    hand = Stagehand((1280, 720), language, text_percent=150)
    hand.app.pump.glance = lambda: None  # type: ignore[method-assign]
    try:
        STATES[name](hand)
        hand.app.text.cut.clear()
        placed = texts(hand.app)
        assert placed
        assert outside(placed) == []
        covered = name in ("monster_reference", "monster_offer")
        if not covered and hand.top.name.startswith("monster"):
            assert overlaps(placed, 3.0) == []
        assert hand.app.text.cut == {}
    finally:
        hand.close()


@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("en", 150), ("ko", 150)])
def test_every_note_of_the_lesson_is_whole(
    english: None, texts: Look, monkeypatch: pytest.MonkeyPatch, language: str,
    percent: int,
) -> None:  # fmt: skip
    hand = Stagehand((1280, 720), language, text_percent=percent)
    try:
        hand.open(first_round.lesson(hand.app, ()))
        notes = {
            lesson_words.say(chapter, moment, won)
            for chapter in lesson_words.Chapter
            for moment in lesson_words.Moment
            for won in (True, False)
        }
        assert len(notes) >= 8
        for note in notes:
            monkeypatch.setattr(first_round, "say", lambda *_which, note=note: note)
            hand.app.text.cut.clear()
            placed = texts(hand.app)
            assert hand.app.text.cut == {} and overlaps(placed, 3.0) == []
    finally:
        hand.close()


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_eight_long_names_keep_to_their_plates(texts: Look, seats: int) -> None:
    hands = (PLAIN, PAIR, LOW, MIXED, (10, 9, 8, 7, 6, 5), (9, 8, 7, 6, 5, 4),
             (10, 9, 7, 6, 4, 2), (10, 9, 8, 7, 3, 2))[:seats]  # fmt: skip
    hand = Stagehand((1280, 720), text_percent=150)
    hand.app.pump.glance = lambda: None  # type: ignore[method-assign]
    try:
        table = sit(hand, hands, [Sitter(f"{LONG} {i}") for i in range(seats)])
        throw(hand, table, 1, (10, 9))
        hand.run(2_500_000)
        layout = load("monster", required=PLACES)
        placed = texts(hand.app)
        assert outside(placed) == []
        hand.app.settings.hold_to_look = False
        plates = [layout.places[f"seat_{seats}_{i}"] for i in range(seats)]
        for one, other in zip(plates, plates[1:], strict=False):
            assert one.x_u + one.w_u <= other.x_u
        assert plates[0].x_u >= 0 and plates[-1].x_u + plates[-1].w_u <= 1920
    finally:
        hand.close()


def test_every_picture_it_shows_is_there() -> None:
    told: list[str] = []
    with cellar(speed="off") as hand:
        hand.app.art._notice = told.append
        hand.party(1, 7, games=2)
        hand.run(60_000_000)
        hand.picture()
    assert told == []


def test_drawing_changes_nothing() -> None:
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0], first=3)
        hand.run(6_000_000)
        before = repr(hand.scene.shown), hand.scene.marks, hand.view
        hand.picture()
        hand.picture()
        assert before == (repr(hand.scene.shown), hand.scene.marks, hand.view)


def test_a_crown_stays_on_the_stage() -> None:
    with cellar() as hand:
        hand.deal((PLAIN, PAIR, LOW, MIXED), [0, 1, 2, 3])
        for seat, cards in ((1, (10,)), (2, (8, 6)), (3, (9, 5)), (0, ())):
            throw(hand, hand.table, seat, cards)
        scene = hand.scene
        hand.until("the crown", lambda: bool(scene.shown.champions))
        crowns: list[float] = []
        canvas, art = hand.app.canvas, hand.app.art
        plain_svg, plain_blit = art.svg, canvas.blit
        known: set[int] = set()

        def svg(name: str, *a: Any, **k: Any) -> Any:
            picture = plain_svg(name, *a, **k)
            if name == "icons/crown":
                known.add(id(picture))
            return picture

        def blit(surface: Any, x: float, y: float, **k: Any) -> None:
            if id(surface) in known:
                crowns.append(y - canvas.size_u(surface)[1] / 2)
            plain_blit(surface, x, y, **k)

        art.svg, canvas.blit = svg, blit  # type: ignore[method-assign]
        canvas.begin()
        scene.draw(canvas)
        assert crowns and min(crowns) >= 0
