"""Before the first card: the moustache contest, the offer of a lesson, and the lesson itself."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.controls.gestures import Gesture
from game.slap45.records import Kind as Card
from scenes.games.slap45.first_round import DECK, FirstRound, Offer, slow_table
from scenes.games.slap45.shown import Stage
from scenes.games.slap45.vote import VOTE_US, Vote, lot_for
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.shell.lobby.lobby import Lobby
from scenes.shell.rulebook.book import RulesBook
from scenes.table.evening import Evening, GameRecord, Who
from scenes.table.sitter import Sitter
from tests.scenes.games.slap45.table import SlapTable


@pytest.fixture
def app() -> Iterator[App]:
    made = App.headless((640, 360))
    made.push(Scene(made))
    yield made
    made.close()


def sitters(*levels: str | None) -> list[Sitter]:
    return [Sitter(f"P{i}", Looks(i, i, i, i), level) for i, level in enumerate(levels)]


def run(app: App, us: int) -> None:
    while us > 0:
        app.pump.fresh()
        app.step(min(us, 50_000), draw=False)
        us -= 50_000


def contest(app: App, party: list[Sitter], seed: int = 3) -> tuple[Vote, list[int]]:
    chosen: list[int] = []
    vote = Vote(app, party, chosen.append, random.Random(seed))
    app.push(vote)
    run(app, 400_000)
    return vote, chosen


def press(app: App, vote: Vote, seat: int, gesture: Gesture) -> None:
    code = vote._zones[seat].scancode_of(gesture)
    assert code is not None
    app.step(1_000, [Input(Kind.KEY_DOWN, app.now_us, scancode=code)], draw=False)
    app.step(60_000, [Input(Kind.KEY_UP, app.now_us, scancode=code)], draw=False)


def tap(app: App, code: int) -> None:
    app.step(1_000, [Input(Kind.KEY_DOWN, app.now_us, scancode=code)], draw=False)
    app.step(60_000, [Input(Kind.KEY_UP, app.now_us, scancode=code)], draw=False)


def test_people_vote_with_their_keys_and_the_most_votes_flip_first(app: App) -> None:
    vote, chosen = contest(app, sitters(None, None, None))
    press(app, vote, 0, Gesture.BASE_RIGHT)
    press(app, vote, 0, Gesture.BASE_RIGHT)
    assert vote.votes[0] == 2
    press(app, vote, 0, Gesture.SLAP)
    press(app, vote, 1, Gesture.BASE_RIGHT)
    press(app, vote, 1, Gesture.SLAP)
    press(app, vote, 2, Gesture.SLAP)
    assert vote.votes == {0: 2, 1: 2, 2: 0} and vote.winner == 2 and vote.tied == [2]
    run(app, 10_000_000)
    assert chosen == [], "somebody sits there: it waits for a key"
    tap(app, pygame.KSCAN_RETURN)
    assert chosen == [2]


def test_nobody_votes_for_themselves_and_a_settled_vote_stays(app: App) -> None:
    vote, _chosen = contest(app, sitters(None, None, "easy"))
    for _ in range(5):
        press(app, vote, 1, Gesture.POINT_ACROSS)
        assert vote.votes[1] != 1
    press(app, vote, 1, Gesture.SLAP)
    before = vote.votes[1]
    press(app, vote, 1, Gesture.BASE_LEFT)
    assert vote.votes[1] == before


def test_ties_are_drawn_among_those_who_are_level(app: App) -> None:
    winners = set()
    for seed in range(12):
        vote, chosen = contest(app, sitters("easy", "easy", "easy"), seed)
        vote.votes = {0: 1, 1: 2, 2: 1}
        vote.settled = {0, 1, 2}
        run(app, 100_000)
        assert vote.tied == [1]
        app.pop()
        vote, chosen = contest(app, sitters("easy", "easy", "easy"), seed)
        vote.votes, vote.settled = {0: 1, 1: 2, 2: 0}, {0, 1, 2}
        run(app, 6_000_000)
        assert vote.tied == [0, 1, 2] and chosen == [vote.winner]
        winners.add(vote.winner)
        app.pop()
    assert len(winners) > 1


def test_bots_vote_by_themselves_and_time_runs_out(app: App) -> None:
    vote, chosen = contest(app, sitters(None, "hard", "easy"))
    run(app, 4_000_000)
    assert {1, 2} <= vote.settled and vote.winner is None
    run(app, VOTE_US)
    assert vote.winner is not None
    run(app, 5_000_000)
    tap(app, pygame.KSCAN_RETURN)
    assert chosen == [vote.winner]


def test_a_pad_votes_too(app: App) -> None:
    app.pads.add(9, "pad")
    party = sitters(None, "easy", "easy")
    party[0].pad = 9
    vote, _chosen = contest(app, party)
    for button in (PadButton.DPAD_RIGHT, PadButton.SOUTH):
        app.step(1_000, [Input(Kind.PAD_DOWN, app.now_us, pad=9, button=button)], draw=False)
        app.step(60_000, [Input(Kind.PAD_UP, app.now_us, pad=9, button=button)], draw=False)
    assert vote.votes[0] == 1 and 0 in vote.settled


def test_two_need_no_contest(app: App) -> None:
    assert lot_for(app, sitters(None, "easy"), lambda _seat: None) is None


# -- from the lobby --------------------------------------------------------------------------------
def test_the_lobby_leads_through_contest_and_offer_to_the_table(app: App) -> None:
    lobby = Lobby(app, "slap45")
    app.push(lobby)
    run(app, 100_000)
    lobby.sit_quickly()
    lobby.start()
    vote = app.top
    assert isinstance(vote, Vote)
    run(app, 400_000)
    press(app, vote, 0, Gesture.SLAP)
    for _ in range(600):
        if vote.done:
            break
        app.step(20_000, draw=False)
    run(app, 400_000)
    tap(app, pygame.KSCAN_RETURN)
    assert isinstance(app.top, Offer)
    table = app.top.table
    for _ in range(2):  # meant for the page before
        enter = Input(Kind.KEY_DOWN, app.now_us + 1_000, scancode=pygame.KSCAN_RETURN)
        app.step(1_000, [enter], draw=False)
        app.step(1_000, [replace(enter, kind=Kind.KEY_UP)], draw=False)
        assert isinstance(app.top, Offer)
    run(app, 700_000)
    assert table.session.setup.first == vote.winner
    app.step(1_000, [Input(Kind.KEY_DOWN, app.now_us, scancode=pygame.KSCAN_RETURN)], draw=False)
    assert isinstance(app.top, FirstRound), "nobody has ever played here"


def test_the_offer_comes_once_an_evening(app: App) -> None:
    evening = Evening.of(app, 1_000)
    evening.add(GameRecord("k", "slap45", 1_000, True, (Who("A", False), Who("B", True)), (0,)))
    from scenes.games.slap45 import first_round

    slap = SlapTable((None, "easy", "easy"))
    first_round.offer(slap.app, slap.table)
    assert isinstance(slap.app.top, Offer)
    slap.app.pop()
    Evening.of(slap.app).add(GameRecord("k", "slap45", 2_000_000_000, True, (Who("A", False),)))
    evening = Evening.of(slap.app)
    if evening.games:
        first_round.offer(slap.app, slap.table)
        assert slap.app.top is slap.scene


# -- the lesson ------------------------------------------------------------------------------------
def lesson_of(levels: tuple[str | None, ...] = (None, None)) -> tuple[SlapTable, FirstRound]:
    slap = SlapTable(levels)
    scene = FirstRound(slap.app, slow_table(slap.app, slap.table.session.chairs))
    slap.table, slap.scene = scene.table, scene
    slap.open()
    return slap, scene


def test_a_lesson_shows_one_card_of_each_kind_and_ends() -> None:
    slap, scene = lesson_of()
    shown: list[Card] = []
    titles = set()
    for _ in range(3):
        slap.until(lambda: scene.waiting)
        slap.run(1_100_000)
        titles.add(scene.lesson[0])
        if slap.view.flipper in scene.people and slap.view.card is None:
            slap.press((slap.view.flipper or 0, Gesture.SLAP, 0))
        slap.until_live()
        card = slap.view.card
        assert card is not None
        shown.append(card)
        slap.until(lambda: scene.stage is Stage.SHOW)
        slap.until(lambda: scene.stage is Stage.PLAY)
    assert tuple(shown) == DECK and len(titles) == 3
    slap.run(1_500_000)
    before = slap.app.top
    slap.key(pygame.KSCAN_RETURN)
    assert before is scene and slap.app.top is not scene


def test_a_lesson_can_be_left_at_any_time_and_saves_nothing() -> None:
    slap, scene = lesson_of()
    kept = slap.app.files.autosave.read_bytes()
    slap.run(1_000_000)
    slap.key(pygame.KSCAN_ESCAPE)
    assert slap.app.top is not scene and slap.app.files.autosave.read_bytes() == kept


def test_time_runs_slowly_in_a_lesson() -> None:
    slap, scene = lesson_of()
    slap.until(lambda: scene.table.running)
    start_app, start_game = slap.now_us, scene.table.game_us(slap.now_us)
    assert scene.table.game_us(start_app + 1_000_000) - start_game == 400_000
    for game in (start_game + 1, start_game + 333_333):
        due = scene.table.app_us(game)
        assert due is not None and 0 <= scene.table.game_us(due) - game <= 2


def test_the_rules_book_opens_a_lesson(app: App) -> None:
    book = RulesBook(app, "slap45")
    app.push(book)
    run(app, 100_000)
    button = next(w for w in book.group.widgets if getattr(w, "label", "") == "Try it")
    button.use()
    assert isinstance(app.top, FirstRound)
    for spread in range(book.spreads):
        book._spread = spread
        app.step(0)
