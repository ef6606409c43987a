"""The Monster's bench: what is told there, the cursor's frame, and what is not to be heard."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.games.monster import hand as bench_hand
from scenes.games.monster.choice import FOLD_KEY
from scenes.games.monster.cloth import CARD_W_U, row_spot
from scenes.games.monster.medal import medallion
from scenes.games.monster.required_places import PLACES
from scenes.kit.draw.people import Looks
from scenes.kit.layout.layouts import load
from scenes.kit.text import words
from scenes.tools.gallery.monster import throw, up
from tests.scenes.conftest import Placed
from tests.scenes.games.monster.table import FOUR, HOPELESS, LOW, MIXED, PAIR, PLAIN, Cellar, cellar

WITH_HOPELESS = (PLAIN, HOPELESS, LOW, MIXED)


def heard(hand: Cellar, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Names and volumes of all sounds from now on."""
    names: list[tuple[Any, ...]] = []
    monkeypatch.setattr(hand.app.sound, "play", lambda *how: names.append(how))
    return names


def test_marking_sounds_the_same_for_every_card_of_every_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A pair is marked from the start, a hopeless hand never: neither is to be heard."""
    told = []
    for hands in (FOUR, WITH_HOPELESS, (PLAIN, PLAIN, LOW, MIXED)):
        with cellar() as hand:
            hand.deal(hands, [0, 1, 2, 3], hold=True)
            up(hand, hand.table, 1)
            code = hand.hold(1)
            names = heard(hand, monkeypatch)
            for i in range(6):
                hand.choose(1, i)
            hand.let_go(code)
            told.append([how for how in names if how[0] != "hover"])
    assert told[0] == told[1] == told[2] == [("die_keep", 0.6)] * 6


def test_a_hand_that_must_go_says_so_and_the_cursor_lies_on_fold() -> None:
    with cellar() as hand:
        hand.deal(WITH_HOPELESS, [0, 1, 2, 3])
        up(hand, hand.table, 1)
        assert hand.scene.picker.key == FOLD_KEY
        assert hand.scene.prompt() == "P1: three thrown still leave a pair. Fold."


def test_where_one_holds_to_look_neither_cursor_nor_prompt_tells_that_a_hand_must_go() -> None:
    prompts = []
    for hands in (FOUR, WITH_HOPELESS):
        with cellar() as hand:
            hand.deal(hands, [0, 1, 2, 3], hold=True)
            up(hand, hand.table, 1)
            assert hand.scene.picker.key == 0
            code = hand.hold(1)
            if hands is WITH_HOPELESS:
                assert "Fold." in hand.scene.prompt()
            hand.let_go(code)
            assert hand.scene.picker.key == 0
            prompts.append(hand.scene.prompt())
    assert prompts[0] == prompts[1]


def test_the_cursor_has_its_gold_frame_on_cards_and_planks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frames: list[tuple[float, float]] = []
    plain = bench_hand.rim

    def rim(app: Any, w: float, h: float, *more: Any) -> Any:
        frames.append((w, h))
        return plain(app, w, h, *more)

    monkeypatch.setattr(bench_hand, "rim", rim)
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        up(hand, hand.table, 1)
        frames.clear()
        hand.picture()
        assert frames == [hand.scene.card_size]
        hand.scene.picker.go_to(FOLD_KEY)
        frames.clear()
        hand.picture()
        assert len(frames) == 1 and frames[0][0] > 300


@pytest.mark.parametrize("hold", [False, True])
def test_cards_keep_clear_of_prompt_sum_and_plank(hold: bool) -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3], hold=hold)
        up(hand, hand.table, 1)
        scene = hand.scene
        bench = scene.layout.places["bench"]
        w, h = scene.card_size
        lower = h * bench_hand.SINK_PART
        tops = {scene.card_box(i, 6)[1] - h / 2 for i in range(6)}
        assert min(tops) - 12 >= bench.y_u + 22 + 22  # a frame round it ends under the sum
        foot = scene.look_box()[1] if hold else bench.y_u + bench.h_u
        assert max(tops) + h + lower <= foot
        assert scene.card_box(0, 6)[0] - w / 2 >= bench.x_u
        assert hold or w > bench_hand.SMALLER_U[0]


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_tips_lie_beside_the_bench_and_not_on_the_cloth(
    texts: Any, monkeypatch: pytest.MonkeyPatch, language: str, percent: int
) -> None:
    with cellar((1280, 720), language, text_percent=percent) as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        up(hand, hand.table, 1)
        hand.run(1_000_000)
        assert hand.scene.tip() is not None
        with monkeypatch.context() as patch:
            patch.setattr(hand.scene, "tip", lambda: None)
            before = {placed.text for placed in texts(hand.app)}
        place = hand.scene.layout.places["log"]
        new: list[Placed] = [p for p in texts(hand.app) if p.text not in before]
        assert new
        for placed in new:
            assert place.x_u <= placed.x and placed.x + placed.w <= place.x_u + place.w_u
            assert place.y_u <= placed.y and placed.y + placed.h <= place.y_u + place.h_u

    words.use("en")


def test_a_fight_for_the_pot_ends_with_one_panel_and_nothing_over_the_row() -> None:
    with cellar() as hand:
        hand.deal((PLAIN, PLAIN, PLAIN, MIXED, LOW), [0, 1, 2, 3, 4])
        for seat, cards in ((1, ()), (2, ()), (3, None), (4, None), (0, ())):
            throw(hand, hand.table, seat, cards)
        scene = hand.scene
        hand.until("the pot", lambda: scene.shown.fight is not None and scene.shown.pot == 0)
        hand.run(1_000_000)
        assert scene.shown.banner is None
        said = hand.words()
        assert said.count("split the pot") == 1
        assert "P1, first from the dealer's left, gets the odd chip." in said


def test_banners_lie_on_the_bench() -> None:
    layout = load("monster", required=PLACES)
    banner, prompt, bench = (layout.places[name] for name in ("banner", "prompt", "bench"))
    assert banner.y_u >= prompt.y_u and banner.y_u + banner.h_u <= bench.y_u + bench.h_u
    assert banner.x_u >= bench.x_u and banner.x_u + banner.w_u <= bench.x_u + bench.w_u


@pytest.mark.parametrize("count", range(1, 11))
def test_the_monster_stands_in_one_row_clear_of_the_cloth_and_of_the_rim(count: int) -> None:
    layout = load("monster", required=PLACES)
    spots = [row_spot(layout, "monster", i, count) for i in range(count)]
    assert len({y for _x, y in spots}) == 1
    steps = [b[0] - a[0] for a, b in zip(spots, spots[1:], strict=False)]
    assert all(step >= 44 for step in steps)  # the index of a card below stays in sight
    assert spots[0][0] - CARD_W_U / 2 >= 1310 and spots[-1][0] + CARD_W_U / 2 <= 1896


def test_a_medallion_is_round_and_wears_its_seats_colour_and_shape() -> None:
    with cellar((1920, 1080)) as hand:
        art = hand.app.art
        first, other = (medallion(art, Looks(colour, 2, 1, 1), None, 100) for colour in (0, 1))
        size = first.get_width()
        assert first.get_at((2, 2)).a == 0 and first.get_at((size - 3, 2)).a == 0
        assert first.get_at((2, size - 3)).a == 0
        left = (round(size * 0.035), size // 2)
        assert first.get_at(left).a == 255 and first.get_at(left) != other.get_at(left)
        corner = (round(size * 0.9), round(size * 0.9))
        assert first.get_at(corner).a > 0 and first.get_at(corner) != other.get_at(corner)


def test_the_logs_box_stands_though_there_is_nothing_to_tell() -> None:
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0, 1, 2, 3])
        up(hand, hand.table, 1)
        hand.scene.log.clear()
        hand.scene.tip = lambda: None  # type: ignore[method-assign]
        panels: list[tuple[float, float]] = []
        plain = hand.app.art.panel

        def panel(kind: str, w: float, h: float, *more: Any, **named: Any) -> Any:
            panels.append((w, h))
            return plain(kind, w, h, *more, **named)

        hand.app.art.panel = panel  # type: ignore[method-assign, assignment]
        hand.picture()
        log = hand.scene.layout.places["log"]
        assert (log.w_u, log.h_u) in panels


def test_while_somebody_throws_folds_or_pays_the_bar_says_so() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        scene, said = hand.scene, []
        for seat, cards in ((1, (10, 9, 8)), (2, None), (3, None), (0, None)):
            throw(hand, hand.table, seat, cards)
            hand.run(100_000)
            said.append(scene.prompt())
        assert said[:2] == ["P1 throws 3 cards on the pile.", "P2 folds."]
        hand.until("the penalty", lambda: "pays" in scene.prompt())
        assert scene.prompt() == "P1 pays 5 into the pot and stays in."
