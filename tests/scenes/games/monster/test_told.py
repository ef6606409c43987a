"""The Monster film: what is shown when, what a press may jump over, skipping ahead, the lesson."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.controls.gestures import Act
from game.monster.records import Again, LastView
from scenes.games.monster import cloth, words
from scenes.games.monster.film import Reel, Stop
from scenes.games.monster.first_round import FirstRound, Offer, lesson, offer, teach
from scenes.games.monster.lesson_words import Chapter, Moment
from scenes.games.monster.scene import MonsterTable
from scenes.kit.app.scene import Scene
from scenes.kit.draw.tweens import Call, Wait
from scenes.shell.pause import Pause
from scenes.tools.gallery.monster import deck, fought, throw, up
from tests.scenes.games.monster.table import FOUR, LOW, MIXED, PAIR, PLAIN, Cellar, cellar


def all_throw(hand: Cellar, *cards: Any) -> None:
    """Everybody acts, from seat 1 on."""
    count = hand.table.seats
    for place, thrown in enumerate(cards):
        throw(hand, hand.table, (place + 1) % count, thrown)


def banners(hand: Cellar, limit_us: int = 30_000_000) -> list[tuple[str, str]]:
    """All big words until the film rests, without a press."""
    scene, seen = hand.scene, []
    end_us = hand.app.now_us + limit_us
    while hand.app.top is scene and scene.film.busy and hand.app.now_us < end_us:
        banner = scene.shown.banner
        if banner is not None and (banner.title, banner.line) not in seen:
            seen.append((banner.title, banner.line))
        fight = scene.shown.fight
        assert banner is None or fight is None  # one thing is told at a time
        if fight is not None and fight.title and (fight.title, fight.then) not in seen:
            seen.append((fight.title, fight.then))
        hand.run(100_000)
    return seen


# -- what is shown ---------------------------------------------------------------------------------
def test_the_fight_goes_rank_by_rank_and_the_deciding_pair_stands_out() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        all_throw(hand, (10,), (8, 6), (9, 5), None)
        scene, seen = hand.scene, []
        hand.until("the fight", lambda: scene.shown.fight is not None)
        fight = scene.shown.fight
        assert fight is not None
        while not fight.broken:
            state = (fight.beat, fight.ours, fight.theirs, fight.level)
            if state not in seen:
                seen.append(state)
            hand.run(16_667)
        assert [s for s in seen if s[3]] == [(0, 1, 1, True), (1, 2, 2, True), (2, 3, 3, True)]
        assert (fight.beat, fight.broken) == (3, "monster")
        assert "P1 beats the Monster!" in hand.words()
        assert "Tied on 3 cards; then the 7 beats the Monster's 6." in hand.words()


def test_an_impatient_hand_does_not_jump_over_who_won() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        all_throw(hand, (10,), (8, 6), (9, 5), None)
        scene = hand.scene
        hand.until("the film", lambda: scene.film.busy)
        hand.run(600_000)
        hand.tap(pygame.KSCAN_Z)
        assert scene.shown.fight is not None and scene.shown.fight.broken == "monster"
        assert scene.film.busy and scene.shown.pot == 8
        hand.run(600_000)
        hand.tap(pygame.KSCAN_Z)
        assert scene.shown.banner is None and scene.shown.fight is not None
        assert scene.shown.fight.title == "P1 takes the pot"
        hand.run(600_000)
        hand.tap(pygame.KSCAN_Z)
        assert not scene.film.busy and scene.shown.game == 2


def test_a_reel_goes_on_from_a_stop_and_skips_to_it() -> None:
    reel, seen = Reel(), []
    reel.add(Wait(10), Call(lambda: seen.append(1)), Stop(50), Call(lambda: seen.append(2)))
    reel.skip_on()
    assert seen == [1] and reel.busy
    reel.skip_on()
    assert seen == [1, 2] and not reel.busy
    reel.add(Stop(50), Call(lambda: seen.append(3)))
    reel.skip()
    assert seen == [1, 2, 3]


def test_a_split_with_an_odd_chip_says_who_gets_it() -> None:
    with cellar() as hand:
        hand.deal((PLAIN, PLAIN, PLAIN, MIXED, LOW), [0, 1, 2, 3, 4])
        all_throw(hand, (), (), None, None, ())
        seen = dict(banners(hand))
        assert seen["P0, P1 and P2 split the pot"].startswith("10 chips; P1, first")
        assert seen["The Champions"].endswith("together with 10-9-8-7-6-4.")


@pytest.mark.parametrize(
    ("cards", "title", "line"),
    [
        ((None, None, None, None), "8 chips in the pot", "Everybody folded"),
        (((10, 7), None, None, None), "P1 takes the pot", "8 chips."),
        (((10, 9, 8), None, None, None), "13 chips in the pot", "The only one who had not folded"),
        (((10, 9), (8, 6), (9, 8), None), "13 chips in the pot", "The pot stays. P2 and P3"),
        (((10, 9, 8), (8, 6), None, None), "P1 takes the pot", "13 chips, without a fight"),
    ],
)
def test_why_it_is_played_again_and_who_takes_it(cards: Any, title: str, line: str) -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3], options={"games": 1})
        all_throw(hand, *cards)
        seen = banners(hand)
        if "without a fight" in line:
            # P2 ducked with 5-4-3-1 and is the one survivor.
            assert ("P2 takes the pot", "13 chips, without a fight: nobody else is left.") in seen
            return
        assert any(t == title and text.startswith(line) for t, text in seen), seen


def test_level_champions_who_lose_alone_play_again() -> None:
    assert "P1 and P2 play again" in words.why_again(Again.LEVEL_LOSERS, ["P1", "P2"])
    level = (10, 10, 9, 8, 7, 6)
    with cellar() as hand:
        hand.deal((PLAIN, level, level, MIXED), [0, 1, 2, 3])
        all_throw(hand, (10, 9, 8), (10, 9, 8), None, None)
        seen = banners(hand)
        assert any("tied Champions were" in line for _title, line in seen)
        assert hand.scene.shown.state[1] != "out"


def last(ours: tuple[int, ...], theirs: tuple[int, ...], seats: tuple[int, ...] = (0,)) -> LastView:
    won = ours > theirs
    return LastView(seats, ours, (ours,), (0,), theirs, won, 0 if won else 5)


@pytest.mark.parametrize(
    ("ours", "theirs", "says"),
    [
        ((10, 8), (), "Nothing was thrown away: there is no Monster."),
        ((10, 8), (9, 8), "The 10 beats the Monster's 9."),
        ((8,), (9,), "The Monster's 9 beats the 8."),
        ((9, 8), (9, 7), "Tied on the first card; then the 8 beats the Monster's 7."),
        ((9, 8, 3), (9, 8, 4), "Tied on 2 cards; then the Monster's 4 beats the 3."),
        ((9, 8, 3), (9, 8), "Tied as far as the Monster goes: the longer hand wins."),
        ((9, 8), (9, 8, 1), "Tied to the last card, but the Monster is longer."),
        ((9, 8), (9, 8), "Tied to the last card: the Monster wins ties."),
    ],
)
def test_why_a_fight_was_won(ours: tuple[int, ...], theirs: tuple[int, ...], says: str) -> None:
    assert words.why_fight(last(ours, theirs)) == says


def test_who_is_out_is_at_the_rail_and_who_owes_on_the_slate() -> None:
    with cellar() as hand:
        hand.deal(
            (PLAIN, PAIR, (9, 9, 8, 7, 6, 4), MIXED), [0, 1, 2, 3],
            options={"chips": 10, "penalty": 10},
        )  # fmt: skip
        all_throw(hand, (10, 5), (9, 8, 6), (9, 8), (10, 9, 7))
        hand.until("rest", lambda: not hand.scene.film.busy)
        assert hand.view.chips[1] == -2
        up(hand, hand.table, 2)
        written = hand.words()
        assert "−2" in written and "at the rail" in written and "On the slate" in written
        assert "Pot 18" in written and "ante 2 · penalty 10" in written


def test_how_many_each_threw_stays_readable_at_the_showdown() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        all_throw(hand, (10,), (8, 6), (9, 5), ())
        fought(hand)
        written = hand.words()
        assert all(part in written for part in ("threw 1", "threw 2", "threw 0"))


# -- the bench keeps step --------------------------------------------------------------------------
def test_the_next_hand_is_not_shown_before_it_is_dealt() -> None:
    second = deck((LOW, PAIR, PLAIN, MIXED), 0)
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0], first=3, more=(second,), options={"games": 2})
        scene = hand.scene
        throw(hand, hand.table, 0, (10,))
        hand.until("the next round", lambda: (hand.view.game, hand.view.round) != (1, 1))
        while (scene.shown.game, scene.shown.round) == (1, 1):
            assert scene.bench_cards(0) == (10, 9, 8, 7, 5)
            assert scene.fed() == (10,)
            hand.run(50_000)
        assert scene.fed() == ()
        while scene.film.busy:
            assert len(scene.bench_cards(0)) <= 6
            assert set(scene.bench_cards(0)) <= {"??"} or scene.shown.hands[0] == 6
            hand.run(50_000)


# -- skipping ahead --------------------------------------------------------------------------------
def test_whoever_is_out_may_skip_to_where_they_play_again() -> None:
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0], first=3)
        scene = hand.scene
        up(hand, hand.table, 0)
        assert not scene.skip_offered
        throw(hand, hand.table, 0, None)
        hand.until("the fold", lambda: scene.skip_offered)
        assert "Skip ahead" in hand.words()
        begun_us = hand.app.now_us
        hand.act(hand.table, 0, Act.SLAP)
        hand.until("the next pot", lambda: not scene.hurry)
        assert hand.app.now_us - begun_us < 1_000_000
        assert 0 in hand.view.in_round and (hand.view.game, hand.view.round) != (1, 1)
        hand.until("a turn", lambda: scene.actor() == 0)
        assert hand.app.now_us - begun_us > 2_000_000, "the bots take their time again"


def test_how_the_evening_ends_is_shown_to_whoever_skips() -> None:
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0], first=3, options={"games": 1})
        scene = hand.scene
        throw(hand, hand.table, 0, None)
        hand.run(1_000_000)
        hand.act(hand.table, 0, Act.SLAP)
        hand.until("the end of skipping", lambda: not scene.hurry)
        assert hand.table.result() is not None
        assert any("wins the evening" in title for title, _line in banners(hand))


def test_nothing_is_skipped_while_somebody_here_still_plays() -> None:
    with cellar() as hand:
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0, 2], first=3)
        throw(hand, hand.table, 0, None)
        hand.until("rest", lambda: not hand.scene.film.busy)
        assert not hand.scene.skip_offered


# -- the thing under the cloth ---------------------------------------------------------------------
def test_it_grows_with_every_discard() -> None:
    stages = [cloth.stage_of(cards, 8) for cards in range(25)]
    assert stages == sorted(stages) and stages[0] == 0 and stages[1] > 0 and stages[24] == 8


def test_its_eyes_turn_to_whoever_is_up_and_blink() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        throw(hand, hand.table, 1, (10,))
        scene = hand.scene
        hand.until("rest", lambda: not hand.scene.film.moving)
        assert scene.shown.gaze == 2 and scene.shown.gaze_u == scene.place(2).center
        blinks = [cloth.blinks(us) for us in range(0, 30_000_000, 50_000)]
        assert 0 < sum(blinks) < len(blinks) / 10


@pytest.mark.parametrize("reduced", [False, True])
def test_breath_asks_for_few_frames_and_for_none_with_reduced_motion(reduced: bool) -> None:
    with cellar() as hand:
        hand.app.settings.reduced_motion = reduced
        hand.deal((PAIR, PLAIN, LOW, MIXED), [0, 1, 2, 3], first=3, hold=True)
        throw_by_key(hand)
        hand.until("the curtain", lambda: hand.scene.secrets.named == 1)
        hand.run(1_000_000)
        assert hand.scene.wake_us() is None, "behind the curtain nothing breathes"
        hand.act(hand.table, 1, Act.SLAP)
        hand.run(2_000_000)
        due_us = hand.scene.wake_us()
        if reduced:
            assert due_us is None
        else:
            assert due_us is not None and due_us - hand.scene.now_us >= 50_000


def throw_by_key(hand: Cellar) -> None:
    up(hand, hand.table, 0)
    hand.choose(0, "throw")


# -- the lesson ------------------------------------------------------------------------------------
class Under(Scene):
    """What lies under a lesson."""

    name = "under"

    def draw(self, canvas: Any) -> None:
        canvas.veil(255)


def test_the_lesson_from_end_to_end() -> None:
    with cellar() as hand:
        hand.open(Under(hand.app))
        teach(hand.app)
        hand.run(500_000)
        for chapter in Chapter:
            scene = hand.scene
            assert isinstance(scene, FirstRound) and scene.chapter is chapter
            hand.table = scene.table
            hand.until("their turn", lambda s=scene: s.actor() == 0)
            assert scene.moment is Moment.TURN
            hand.choose(0, "fold" if chapter is Chapter.FOLD else "throw")
            hand.run(700_000)
            if chapter is not Chapter.FOLD:
                assert scene.moment is Moment.OTHERS
                hand.until("the fight", lambda s=scene: s.shown.fight is not None)
                assert scene.moment is Moment.FIGHT
            hand.until("its end", lambda s=scene: s.closing, 120_000_000)
            assert "Press any key to continue." in hand.words()
            hand.tap(pygame.KSCAN_SPACE)
            hand.run(500_000)
        assert hand.top.name == "under"
        assert not hand.app.files.autosave.exists()


@pytest.mark.parametrize("chapter", list(Chapter))
def test_esc_leaves_the_lesson_at_once(chapter: Chapter) -> None:
    with cellar() as hand:
        hand.open(Under(hand.app))
        hand.app.push(lesson(hand.app, (), chapter))
        hand.run(3_000_000)
        hand.tap(pygame.KSCAN_ESCAPE)
        assert hand.top.name == "under"


def test_the_lesson_is_offered_before_the_first_pot_and_leads_back() -> None:
    with cellar() as hand:
        table = hand.deal(FOUR, [0, 1, 2, 3], hold=True)
        scene = hand.scene
        offer(hand.app, table)
        assert isinstance(hand.top, Offer)
        hand.run(700_000)
        hand.tap(pygame.KSCAN_RETURN)
        hand.run(500_000)
        assert isinstance(hand.top, FirstRound)
        assert hand.scene.secrets.sole == 0, "one plays, whoever else sits there watches"
        hand.tap(pygame.KSCAN_ESCAPE)
        hand.run(1_000_000)
        assert hand.app.top is scene and isinstance(scene, MonsterTable)
        hand.until("the curtain", lambda: scene.secrets.named == 1)


def test_help_and_pause_cover_the_hand() -> None:
    with cellar() as hand:
        hand.deal(FOUR, [0, 1, 2, 3])
        up(hand, hand.table, 1)
        assert "Keeps" in hand.words()
        hand.tap(pygame.KSCAN_TAB)
        assert "Monster on one sheet" in hand.words() and "Keeps" not in hand.words()
        hand.tap(pygame.KSCAN_TAB)
        hand.run(500_000)
        hand.tap(pygame.KSCAN_ESCAPE)
        assert isinstance(hand.top, Pause) and "Keeps" not in hand.words()
