"""Whole evenings of Monster by every device, what is refused and why, taking back, going on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.controls.gestures import Act
from game.core.engine import TABLE
from scenes.games.monster.choice import FOLD_KEY, THROW_KEY
from scenes.kit.app.log import PublicLog
from scenes.kit.input.inputs import Kind, PadButton
from scenes.shell.lobby.saved_game import resume_game
from scenes.table.secret.secrets import Curtain
from scenes.tools.gallery.monster import throw, up
from tests.scenes.games.monster.table import FOUR, HOPELESS, LOW, MIXED, PAIR, PLAIN, Cellar, cellar


def chips_add_up(hand: Cellar, each: int = 40) -> bool:
    view = hand.view
    return view.pot + sum(view.chips) == each * view.seats


# -- whole evenings --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("people", "bots", "speed"), [(2, 2, "off"), (4, 4, "off"), (1, 5, "fast")]
)
def test_a_whole_evening_by_keys(people: int, bots: int, speed: str) -> None:
    with cellar(speed=speed) as hand:
        table = hand.party(people, bots, games=2)
        hand.play_on(random.Random(people))
        assert hand.top.name == "results"
        result = table.result()
        assert result is not None and result.winners
        assert chips_add_up(hand)


def test_a_whole_evening_by_mouse() -> None:
    """Two people: the sign held, right button down to look, cards and planks clicked."""
    with cellar(speed="off") as hand:
        hand.party(2, 2)
        scene = hand.scene
        for _step in range(600):
            if hand.app.top is not scene:
                break
            if scene.secrets.curtain is Curtain.HANGING:
                hand.down(Kind.MOUSE_DOWN, x_u=960, y_u=600, button=1)
                hand.run(700_000)
                hand.down(Kind.MOUSE_UP, x_u=960, y_u=600, button=1)
                hand.run(200_000)
            elif (seat := scene.actor()) is not None:
                hand.down(Kind.MOUSE_DOWN, x_u=900, y_u=500, button=3)
                assert scene.viewer() == seat
                x, y = scene.card_box(5, 6)
                before = scene.marks
                hand.click(x, y)
                assert scene.marks != before or len(before) == 3 or not scene.marks
                hand.click(x, y)
                hand.down(Kind.MOUSE_UP, x_u=900, y_u=500, button=3)
                assert scene.viewer() == TABLE
                for key in (THROW_KEY, FOLD_KEY):
                    if scene.actor() == seat and not hand.table.pending:
                        x, y, w, h = scene.button_box(key)
                        hand.click(x + w / 2, y + h / 2)
            elif scene.skip_offered:
                x, y, w, h = scene.skip_box()
                hand.click(x + w / 2, y + h / 2)
            else:
                hand.run(200_000)
        assert hand.top.name == "results" and chips_add_up(hand)


def test_a_whole_evening_by_pads() -> None:
    with cellar(speed="off") as hand:
        table = hand.party(2, 2)
        for seat in (0, 1):
            hand.app.pads.assign(seat + 5, seat)
        scene = hand.scene
        scene.pause()
        table.run(hand.app.now_us, True)
        scene.resume()
        hand.run(1_000_000)
        assert table.key_label(0, Act.SLAP).startswith("icons/")
        for _step in range(600):
            if hand.app.top is not scene:
                break
            named = scene.secrets.named
            if scene.secrets.curtain is Curtain.HANGING and named is not None:
                hand.pad(5 + 1 - named, PadButton.SOUTH)  # the other one's pad opens nothing
                assert scene.secrets.curtain is Curtain.HANGING
                hand.pad(5 + named, PadButton.SOUTH)
            elif (seat := scene.actor()) is not None:
                hand.pad(5 + seat, PadButton.DPAD_RIGHT)
                hand.down(Kind.PAD_DOWN, pad=5 + seat, button=PadButton.WEST)
                assert scene.viewer() == seat
                hand.down(Kind.PAD_UP, pad=5 + seat, button=PadButton.WEST)
                assert scene.viewer() == TABLE
                scene.picker.go_to(THROW_KEY)
                hand.pad(5 + seat, PadButton.SOUTH)
                if scene.actor() == seat:
                    scene.picker.go_to(FOLD_KEY)
                    hand.pad(5 + seat, PadButton.SOUTH)
            elif scene.skip_offered:
                hand.pad(5, PadButton.SOUTH)
            else:
                hand.run(200_000)
        assert hand.top.name == "results"


def test_a_lone_person_has_no_curtain_and_always_sees_their_hand() -> None:
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0], first=3)
        scene = hand.scene
        up(hand, hand.table, 0)
        assert scene.secrets.curtain is Curtain.UP
        assert scene.bench_cards(0) == PAIR
        throw(hand, hand.table, 0, (10, 5))
        assert scene.bench_cards(0) == (10, 9, 8, 7)
        assert scene.fed() == (10, 5)


# -- what is refused -------------------------------------------------------------------------------
def test_spares_are_marked_and_a_pair_left_is_refused() -> None:
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0], first=3)
        up(hand, hand.table, 0)
        scene = hand.scene
        assert scene.marks == {1}
        hand.choose(0, 1)
        assert scene.marks == set() and scene.paired() == {0, 1}
        hand.choose(0, THROW_KEY)
        assert "No two cards of one rank" in scene.prompt()
        assert scene.shake_u(THROW_KEY) != 0.0 or scene.shake_from(THROW_KEY) is not None
        assert scene.actor() == 0 and hand.view.thrown[0] is None
        assert scene.marks == set(), "what was marked stays as it was"


def test_a_fourth_card_is_refused() -> None:
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0], first=3)
        up(hand, hand.table, 0)
        for i in (2, 3, 4):
            hand.choose(0, i)
        assert hand.scene.marks == {1, 2, 3}
        assert "Three cards at most" in hand.scene.prompt()


def test_a_hand_that_must_fold_says_so_to_its_owner_alone() -> None:
    with cellar() as hand:
        hand.deal((PLAIN, HOPELESS, LOW, MIXED), [0, 1, 2, 3], hold=True)
        up(hand, hand.table, 1)
        assert "leave a pair" not in hand.words()
        code = hand.hold(1)
        assert "leave a pair" in hand.words()
        hand.choose(1, 0)
        assert "hand folds" in hand.scene.prompt()
        hand.let_go(code)
        assert "leave a pair" not in hand.words(), "the reason goes with the look"
        hand.choose(1, THROW_KEY)
        assert "look again" in hand.scene.prompt() and "leave a pair" not in hand.words()
        hand.choose(1, FOLD_KEY)
        assert hand.view.folded == (1,)


@pytest.mark.parametrize("hands", [FOUR, (PLAIN, HOPELESS, LOW, MIXED)])
def test_nobody_marks_blindly_and_that_tells_nothing(hands: Any) -> None:
    with cellar() as hand:
        hand.deal(hands, [0, 1, 2, 3], hold=True)
        up(hand, hand.table, 1)
        before = hand.scene.marks
        for i in range(6):
            hand.choose(1, i)
            assert hand.scene.saying == "Look first: marks are for the holder's eyes only."
        assert hand.scene.marks == before
        hand.act(hand.table, 1, Act.COVER)
        assert hand.scene.marks == before


def test_tips_come_when_the_cursor_rests_and_card_tips_only_to_who_looks() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3], hold=True)
        up(hand, hand.table, 1)
        scene = hand.scene
        hand.run(1_000_000)
        assert scene.tip() is None
        code = hand.hold(1)
        found = scene.tip()
        assert found is not None and "The deck holds 10 of these." in found
        hand.let_go(code)
        assert scene.tip() is None
        hand.act(hand.table, 1, Act.LEFT)
        assert scene.picker.key == FOLD_KEY and scene.tip() is None
        hand.run(1_000_000)
        found = scene.tip()
        assert found is not None and "no penalty" in found


# -- taking back -----------------------------------------------------------------------------------
def test_with_people_a_throw_is_taken_back_even_at_the_next_curtain() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        throw(hand, hand.table, 1, (10,))
        hand.until("the curtain", lambda: hand.scene.secrets.named == 2)
        hand.run(400_000)
        hand.tap(pygame.KSCAN_BACKSPACE)
        assert hand.view.thrown[1] is None and hand.view.player == 1
        hand.until("the curtain", lambda: hand.scene.secrets.named == 1)
        assert hand.scene.shown.pile == 0 and hand.scene.shown.thrown[1] is None


def test_with_bots_a_throw_is_taken_back_until_the_next_has_acted() -> None:
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0], first=3)
        throw(hand, hand.table, 0, (10,))
        assert hand.scene.film.busy
        hand.tap(pygame.KSCAN_BACKSPACE)  # while the cards still fly
        assert hand.view.thrown[0] is None
        up(hand, hand.table, 0)
        assert hand.scene.bench_cards(0) == PAIR and hand.scene.fed() == ()
        throw(hand, hand.table, 0, (10, 5))
        hand.until("a bot", lambda: hand.view.player == 2)
        hand.until("rest", lambda: not hand.scene.film.busy)
        hand.tap(pygame.KSCAN_BACKSPACE)
        assert hand.view.thrown[0] == 2 and "acted since" in hand.scene.saying


# -- going on --------------------------------------------------------------------------------------
def moments(hand: Cellar, which: str) -> None:
    """Bring a table to a moment."""
    if which == "turn":
        up(hand, hand.table, 1)
    elif which == "looking":
        up(hand, hand.table, 1)
        hand.hold(1)
    elif which != "curtain":
        hand.app.settings.hold_to_look = False
        throw(hand, hand.table, 1, (10,))
        if which == "thrown":
            return
        for seat, cards in ((2, None), (3, (9,)), (0, ())):
            throw(hand, hand.table, seat, cards)
        if which == "fight":
            hand.until("the fight", lambda: hand.scene.shown.fight is not None)


@pytest.mark.parametrize("which", ["curtain", "turn", "looking", "thrown", "showdown", "fight"])
def test_leaving_and_going_on_shows_the_same_table(which: str) -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3], hold=True)
        moments(hand, which)
        before = hand.view
        assert resume_game(hand.app)
        hand.run(1_000_000)
        hand.table = hand.scene.table
        assert hand.view == before
        scene = hand.scene
        assert scene.viewer() == TABLE and scene.secrets.owner is None
        if before.player is not None:
            hand.until("the curtain", lambda: scene.secrets.named == before.player)
        assert scene.shown.chips == list(before.chips) and scene.shown.pot == before.pot


def test_lost_focus_and_a_pause_hide_what_was_looked_at() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3], hold=True)
        up(hand, hand.table, 1)
        hand.hold(1)
        assert hand.scene.viewer() == 1
        hand.down(Kind.FOCUS_LOST)
        assert hand.scene.viewer() == TABLE and hand.scene.secrets.owner is None
        hand.until("the curtain", lambda: hand.scene.secrets.named == 1)


# -- the public log --------------------------------------------------------------------------------
def test_the_log_never_holds_a_hidden_card(tmp_path: Path) -> None:
    with cellar(speed="off") as hand:
        hand.app.log = PublicLog(tmp_path / "log.jsonl", lambda: hand.app.now_us)
        hand.party(2, 2, games=2)
        hand.play_on(random.Random(5))
        hand.app.log.close()
        facts = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
        assert any(fact.get("what") == "ShownDown" for fact in facts) or facts
        for fact in facts:
            if fact["event"] == "game" and "hands" in fact:
                assert all(hand is None or set(hand) == {"??"} for hand in fact["hands"])
            if "cards" in fact:
                assert fact["cards"] is None
            assert "discard" not in json.dumps(fact) or fact["event"] in (
                "prompt",
                "press",
                "refused",
            )


def test_the_log_on_screen_names_counts_and_no_cards() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        throw(hand, hand.table, 1, (10, 5))
        hand.until("rest", lambda: not hand.scene.film.busy)
        assert list(hand.scene.log) == ["P1 throws 2 cards on the pile."]
