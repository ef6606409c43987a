"""What the washroom looks like: no words over words or outside their frames, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.controls.gestures import Act
from scenes.games.texas_hold_it.first_round import FirstRound, lesson_table
from scenes.games.texas_hold_it.tags import MOST
from scenes.games.texas_hold_it.words import CARD_WORDS, SPRAYS
from scenes.kit.app.app import App
from scenes.kit.layout.layouts import Place
from scenes.kit.text.lettering import Lettering
from tests.scenes.conftest import Placed, outside, overlaps
from tests.scenes.games.texas_hold_it.table import TexasTable

Make = Callable[..., TexasTable]
Look = Callable[[App], list[Placed]]
LONG = ("Bartholomew Winchesterly", "Guadalupe Hernandez Ruiz", "Wilhelmina Featherstone")
LOOKS = [("en", 100), ("en", 150), ("ko", 100), ("ko", 150)]


@pytest.fixture
def sit() -> Iterator[Make]:
    tables: list[TexasTable] = []

    def make(*args: Any, language: str = "en", percent: int = 100, **more: Any) -> TexasTable:
        settings = {"text_percent": percent}
        size = (1280, 720)
        table = TexasTable(*args, language=language, settings=settings, size=size, **more)
        tables.append(table)
        return table

    yield make
    for table in tables:
        table.close()


def frame(place: Place) -> tuple[float, float, float, float]:
    return place.x_u, place.y_u, place.w_u, place.h_u


def inside(placed: list[Placed], box: tuple[float, float, float, float]) -> list[Placed]:
    """Words whose middle lies in a box."""
    x, y, w, h = box
    out = []
    for p in placed:
        cx, cy = p.ink[0] + p.ink[2] / 2, p.ink[1] + p.ink[3] / 2
        if x <= cx < x + w and y <= cy < y + h:
            out.append(p)
    return out


def tidy(t: TexasTable, texts: Look) -> list[Placed]:
    """The words on screen; nothing overlaps, leaves the stage or the box it lies in, or is cut."""
    placed = texts(t.app)
    assert overlaps(placed) == [] and outside(placed) == []
    boxes = [frame(t.scene.place(seat)) for seat in range(t.table.seats)]
    boxes += [(s.x_u, s.y_u, s.w_u, s.h_u) for s in t.scene.picker.spots
              if not isinstance(s.key, tuple) or s.key[0] == "say"]  # fmt: skip
    boxes += [frame(t.scene.layout.places[name]) for name in ("prompt", "sign", "hint")]
    for box in boxes:
        assert outside(inside(placed, box), box) == [], box
    return placed


@pytest.mark.parametrize(("language", "percent"), LOOKS)
@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_words_keep_to_their_places(
    sit: Make, texts: Look, language: str, percent: int, count: int
) -> None:
    t = sit((None,) * count, language=language, percent=percent)
    t.until_turn(0)
    tidy(t, texts)
    t.peek(0, 0, "cactus")
    t.choose(1, "peek")
    tidy(t, texts)
    t.choose(1, ("gap", 0))
    t.uncover(1)
    t.until_turn(1)
    placed = tidy(t, texts)
    said = [p.text for p in placed]
    from scenes.kit.text.words import _

    assert all(_(word) in said for word in CARD_WORDS.values())
    assert all(_(line) in said for line in SPRAYS.values()), "whole, not cut"
    t.choose(1, ("say", "gas"))
    t.rest()
    seat = t.table.to_act()[0]
    t.hold(seat)
    t.until(lambda: t.scene.actor() is not None or t.scene.film.busy)
    if t.scene.actor() is not None:
        tidy(t, texts)


@pytest.mark.parametrize(("language", "percent"), LOOKS)
def test_the_end_of_a_round_is_tidy(sit: Make, texts: Look, language: str, percent: int) -> None:
    t = sit((None,) * 6, language=language, percent=percent)
    for seat in range(6):
        t.peek(seat, seat, "cactus")
    for seat in range(5):
        t.choose(seat, "hold")
        t.run(50_000)
        if t.scene.film.busy:
            t.scene.film.skip()
        t.run(450_000)
    t.choose(5, "hold")
    frames = 0
    while t.scene.film.busy:
        t.run(400_000)
        placed = texts(t.app)
        if t.scene.shown.banner is None:
            assert overlaps(placed) == []
        assert outside(placed) == []
        frames += 1
    assert frames > 15


@pytest.mark.parametrize(("language", "percent"), LOOKS)
def test_the_lesson_and_the_reference_card_are_tidy(
    sit: Make, texts: Look, language: str, percent: int
) -> None:
    t = sit((None, None), language=language, percent=percent)
    t.scene.reference_open = True
    sheet = [p for p in texts(t.app) if 310 < p.ink[0] < 1610 and 70 < p.ink[1] < 1056]
    card = (300.0, 58.0, 1320.0, 1004.0)
    assert outside([p for p in sheet if p.ink[2] > 0 and inside([p], card)], card) == []
    t.scene.reference_open = False
    t.table = lesson_table(t.app, t.table.session.chairs[0])
    t.open(FirstRound(t.app, t.table))
    t.until_turn(0)
    log = frame(t.scene.layout.places["log"])

    def note() -> None:
        words = inside(tidy(t, texts), log)
        assert len(words) == 2 and outside(words, log) == []

    note()
    t.choose(0, "peek", ("gap", 0))
    t.until_turn(0)
    note()
    t.choose(0, ("say", "gas"))
    t.until_turn(0)
    note()
    t.choose(0, "swap", ("gap", 0), ("gap", 2))
    t.until_turn(0)
    note()
    t.choose(0, "pee", ("urinal", 0))
    t.until(lambda: t.scene.shown.revealing)
    note()
    assert isinstance(t.scene, FirstRound)
    t.until(lambda: getattr(t.scene, "closing", False))
    note()


@pytest.mark.parametrize(("language", "percent"), LOOKS)
def test_prompts_are_never_cut(
    sit: Make, texts: Look, language: str, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long names at the largest lettering: the whole question, inside its bar."""
    drawn: list[str] = []
    plain = Lettering._ink

    def ink(self: Lettering, words: str, *rest: Any) -> Any:
        drawn.append(words)
        return plain(self, words, *rest)

    monkeypatch.setattr(Lettering, "_ink", ink)
    t = sit((None,) * 3, language=language, percent=percent, names=LONG)
    bar = frame(t.scene.layout.places["prompt"])

    def whole() -> None:
        drawn.clear()
        words = inside(texts(t.app), bar)
        together = "".join("".join(drawn).split())
        assert "".join(t.scene.prompt().split()) in together, "every letter of it"
        assert [p.text for p in words] == [t.scene.prompt()] and outside(words, bar) == []

    t.until_turn(0)
    whole()
    t.choose(0, "peek")
    whole()
    t.choose(0, ("gap", 1))
    t.uncover(0)
    t.until_turn(0)
    whole()
    t.look(0, True)
    whole()
    t.choose(0, ("say", "gas"))
    while t.scene.film.busy:
        t.run(200_000)
        whole() if t.scene.prompt() else None
    t.until_turn(1)
    t.choose(1, "swap", ("gap", 0))
    whole()


@pytest.mark.parametrize("percent", [100, 150])
def test_the_keys_say_which_goes_which_way(sit: Make, texts: Look, percent: int) -> None:
    t = sit((None,) * 2, percent=percent)
    hint = frame(t.scene.layout.places["hint"])
    t.until_turn(0)

    def said() -> list[str]:
        return [p.text for p in inside(texts(t.app), hint)]

    left, right, slap, cover = (
        t.table.key_label(0, act) for act in (Act.LEFT, Act.RIGHT, Act.SLAP, Act.COVER)
    )
    assert said() == [left, right, "move", slap, "choose"], "there is no way back yet"
    t.choose(0, "swap")
    assert said() == [left, right, "move", slap, "choose", cover, "back"]


def test_banners_lie_on_the_bench(sit: Make, texts: Look) -> None:
    """The row and the reveal stay to be seen."""
    t = sit((None,) * 3, percent=150)
    t.choose(0, "hold")
    t.until(lambda: t.scene.shown.banner is not None and t.scene.shown.part >= 1)
    x, y, w, h = frame(t.scene.layout.places["bench"])
    banner = [p for p in texts(t.app) if p.text in ("Belle holds it!",) or "everybody" in p.text]
    assert len(banner) >= 2 and all(inside([p], (x, y, w, h)) for p in banner)
    assert outside(banner, (x, y, w, h)) == []


# -- claims ----------------------------------------------------------------------------------------
def test_a_tip_tells_who_said_what(sit: Make, texts: Look) -> None:
    t = sit((None,) * 3)
    t.peek(0, 1, "gas")
    t.peek(1, 1, "snake")
    t.until_turn(2)
    place = t.scene.row.gap(3, 1)
    t.mouse(30, 1000)  # the pointer was hidden: it comes back when the mouse is really moved
    t.mouse(*place.center)
    said = [p.text for p in texts(t.app)]
    note = said[said.index("Cowboy 2") :]
    assert note[:5] == ["Cowboy 2", "Doc", "Snake", "Belle", "Gas"], "the latest first"
    t.mouse(30, 1000)
    assert "Cowboy 2" not in [p.text for p in texts(t.app)]


def test_the_counter_tells_it_to_who_has_no_mouse(sit: Make, texts: Look) -> None:
    t = sit((None,) * 3)
    t.peek(0, 1, "gas")
    t.choose(1, "peek")
    t.walk_to(1, ("gap", 1))
    assert {"Cowboy 2", "Belle", "Gas"} <= {p.text for p in texts(t.app)}
    t.walk_to(1, ("gap", 2))
    assert "Nobody has said a word about him." in [p.text for p in texts(t.app)]


def test_many_claims_stay_on_their_cowboy_the_latest_whole(sit: Make) -> None:
    """Slips in the row's plane: the last one drawn lies on top, older ones are counted."""
    t = sit((None, None))
    for lap in range(4):
        for seat in (0, 1):
            t.peek(seat, 0, ("gas", "calm", "snake", "cactus")[lap])
    drawn: list[tuple[str, float, float]] = []
    art = t.app.art
    plain = art.svg

    def svg(name: str, *rest: Any, **more: Any) -> Any:
        surface = plain(name, *rest, **more)
        if name.startswith("texas/tag_"):
            drawn.append((name, 0.0, 0.0))
        return surface

    art.svg = svg  # type: ignore[method-assign]
    t.picture()
    assert len(drawn) == MOST and len(t.scene.shown.row[0].tags) == 8
    assert drawn[-1][0] == "texas/tag_blue", "the second player spoke last"


@pytest.mark.parametrize("language", ["en", "ko"])
def test_nobody_says_left_or_right(language: str) -> None:
    """texas_hold_it.md, The row: nobody ever says left or right."""
    import ast
    from pathlib import Path

    from scenes.kit.text import words
    from scenes.kit.text.words import _

    words.use(language)
    folder = Path(__file__).resolve().parents[4] / "scenes" / "games" / "texas_hold_it"
    said = []
    for path in set(folder.glob("*.py")) - {folder / "rulebook.py"}:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name in ("_", "N_", "n_"):
                text = node.args[0]
                if isinstance(text, ast.Constant):
                    said.append(text.value)
    assert len(said) > 80
    pad = "the left pad button"  # a button of the pad, not a side of the row
    for text in said:
        if text == pad:
            continue
        translated = _(text)
        for side in ("left", "right", "왼쪽", "오른쪽"):
            words_in = translated.lower().replace("time left", "").split()
            assert side not in [w.strip(".,:!?") for w in words_in] and (
                language == "en" or side not in translated
            ), text
    words.use("en")
