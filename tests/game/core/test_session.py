"""Sessions: chairs and engine, undo, called-off races, bots in order of time."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.chairs import Chair, Decision
from game.core.chance import stream
from game.core.engine import IllegalMove
from game.core.playout import random_play
from game.core.registry import GAMES
from game.core.session import CannotUndo, Session, UndoRefusal
from game.core.transcript import replay
from game.core.wire import view_to_json
from game.high_noon.records import FIRE, BellRang, DuelView, FaceOff, Fired, Settled, What
from game.saloon_poker.records import (
    ACCUSE,
    PASS,
    ROLL,
    STAND,
    Phase,
    Reroll,
    SaloonView,
    WindowClosed,
)

FIVES = [5, 5, 5, 5, 5]
LOW = [1, 1, 2, 3, 4]


def table(
    game: str = "saloon_poker",
    levels: tuple[str | None, ...] = (None, None),
    stack: dict[str, list[int]] | None = None,
    seed: int = 1,
    **options: Any,
) -> Session:
    info = GAMES[game]
    names = tuple(f"P{seat}" for seat in range(len(levels)))
    setup = replace(info.setup(names, options, first=0, seed=seed), stack=stack or {})
    chairs = [Chair(name, level) for name, level in zip(names, levels, strict=True)]
    return Session.new(setup, chairs, bot_seed=8)


def saloon_view(session: Session) -> SaloonView:
    view = session.view("table")
    assert isinstance(view, SaloonView)
    return view


def why_not(session: Session, seat: int | None = None) -> UndoRefusal:
    with pytest.raises(CannotUndo) as refused:
        session.undo(seat)
    assert refused.value.reason == refused.value.code.value
    return refused.value.code


# Playing and recording


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_random_game_is_recorded_as_it_was_played(game: str) -> None:
    for seed in range(10):
        info = GAMES[game]
        session = table(game, (None,) * info.players[-1], seed=seed)
        rng = stream(seed, "session")
        while session.result() is None:
            play = random_play(session._engine, rng)
            if play.seat is None or play.move is None:
                session.advance(play.at_us or 0)
            else:
                session.play(play.seat, play.move, play.at_us or 0)
            if rng.random() < 0.02:
                assert replay(session.transcript())["state"] == view_to_json(session.view(None))
        assert replay(session.transcript())["over"]


def test_a_setup_without_a_seed_can_still_be_replayed() -> None:
    info = GAMES["saloon_poker"]
    chairs = [Chair("Ann"), Chair("Bo")]
    session = Session.new(info.setup(("Ann", "Bo")), chairs)
    session.play(session.to_act()[0], ROLL, 5)
    assert replay(session.transcript())["state"] == view_to_json(session.view(None))


def test_chairs_and_players_must_agree() -> None:
    info = GAMES["saloon_poker"]
    with pytest.raises(ValueError):
        Session.new(info.setup(("Ann", "Bo")), [Chair("Ann"), Chair("Cy")])


def test_a_refused_move_loses_no_event_and_leaves_no_trace() -> None:
    session = table(stack={"dice": FIVES + LOW})
    session.play(0, ROLL, 10)
    session.play(0, STAND, 20)
    before = session.transcript()["moves"]
    with pytest.raises(IllegalMove):
        session.play(1, ACCUSE, 9_000_000)
    events = session.advance(9_000_000)
    assert any(isinstance(event, WindowClosed) for event in events)
    assert [move for move in session.transcript()["moves"] if move["do"] != "wait"] == before


def test_a_stamp_the_clock_has_passed_counts_as_now() -> None:
    session = table()
    session.advance(500)
    session.play(0, ROLL, 400)
    assert session.now_us == 500 and session.transcript()["moves"][-1]["at"] == 500


def test_the_clock_stops_at_the_end_of_the_day() -> None:
    session = table()
    session.advance(10**12)
    session.play(0, ROLL, 10**12)
    assert replay(session.transcript())["legal"] == {"0": ["reroll", "stand"]}


# Undo


def test_a_stand_can_be_taken_back_until_the_next_has_rolled() -> None:
    session = table()
    session.play(0, ROLL, 10)
    session.play(0, STAND, 20)
    session.advance(30)
    assert session.to_act() == (1,)
    session.undo()
    assert session.to_act() == (0,) and session.now_us == 30
    assert [move["do"] for move in session.transcript()["moves"]] == ["roll", "wait"]
    session.play(0, STAND, 40)
    session.play(1, ROLL, 50)
    assert why_not(session) is UndoRefusal.REVEALED
    assert why_not(session, 0) is UndoRefusal.ANOTHER


def test_the_stand_that_scores_a_round_can_be_taken_back() -> None:
    session = table(stack={"dice": LOW + [6, 6, 6, 5, 5]})
    for seat, move in ((0, ROLL), (0, STAND), (1, ROLL), (1, STAND)):
        session.play(seat, move, 1)
    assert saloon_view(session).scores == (0, 28)
    session.undo(1)
    assert saloon_view(session).scores == (0, 0) and session.to_act() == (1,)


def test_dice_once_thrown_stay() -> None:
    session = table()
    assert why_not(session) is UndoRefusal.NOTHING
    session.play(0, ROLL, 10)
    assert why_not(session) is UndoRefusal.REVEALED
    session.play(0, Reroll((1,)), 20)
    assert why_not(session) is UndoRefusal.REVEALED


def test_no_undo_in_a_race_or_after_the_clock_did_something() -> None:
    session = table(stack={"dice": FIVES})
    session.play(0, ROLL, 10)
    session.play(0, STAND, 20)
    assert session.live and why_not(session) is UndoRefusal.RACE
    session.advance(6_000_000)
    assert not session.live and why_not(session) is UndoRefusal.CLOCK


def test_a_bots_move_is_not_taken_back() -> None:
    session = table(levels=(None, "easy"))
    session.play(0, ROLL, 10)
    session.play(0, STAND, 20)
    assert session.to_act() == (1,)
    session.undo()
    session.play(0, STAND, 30)
    session.advance(40)
    assert why_not(session) in (UndoRefusal.ANOTHER, UndoRefusal.REVEALED)


# Races that never happened


def test_a_called_off_face_off_begins_again_with_a_fresh_bell() -> None:
    bells = set()
    for _ in range(4):
        session = table("high_noon", stack={"noon_us": [2_000_000]})
        session.advance(1_500_000)
        session.play(0, FIRE, 2_000_000)
        assert session.live
        session.void_live()
        assert not session.live and session.now_us < 1_500_000
        assert session.to_act() == () and session.transcript()["moves"] == [
            {"do": "wait", "at": session.now_us}
        ]
        events = session.advance(1_500_000)
        assert [type(event) for event in events] == [FaceOff]
        bells.add(session.next_due_us())
        assert replay(session.transcript())["to_act"] == [0, 1]
    assert len(bells) == 4


def test_calling_off_keeps_what_was_settled_before() -> None:
    session = table("high_noon", stack={"noon_us": [2_000_000, 3_000_000]})
    session.play(1, FIRE, 3_600_000)
    session.advance(3_604_001)
    session.advance(5_200_000)
    session.play(0, FIRE, 5_300_000)
    session.void_live()
    view = session.view(None)
    assert isinstance(view, DuelView)
    assert view.hits == (0, 1) and view.face_off_us == 5_104_000
    assert session.now_us == 3_604_001
    assert session.transcript()["stack"]["noon_us"] == [2_000_000]
    session.void_live()
    assert session.now_us == 3_604_001


def test_a_called_off_window_is_open_again_and_nobody_has_answered() -> None:
    session = table(levels=(None,) * 4, stack={"dice": FIVES})
    session.play(0, ROLL, 10)
    session.play(0, STAND, 20)
    session.play(1, PASS, 1_000_000)
    session.play(2, ACCUSE, 2_000_000)
    session.void_live()
    view = saloon_view(session)
    assert view.phase is Phase.ACCUSE and session.now_us == 20
    assert view.window is not None and view.window.passed == view.window.accusers == ()
    assert view.hands[0] == (5, 5, 5, 5, 5)
    assert session.to_act() == (1, 2, 3)


# Bots


class Scripted:
    """A bot that answers what it was told to, and notes what it was asked."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.asked: list[tuple[Any, int]] = []

    def decide(self, view: Any, seat: int, legal: Any, now_us: int) -> Decision | None:
        self.asked.append((view, now_us))
        decision: Decision | None = self.answer(view, seat, legal, now_us)
        return decision


def with_bots(session: Session, bots: dict[int, Scripted]) -> Session:
    session._planner.bots = dict(bots)
    session._planner.something_happened()
    return session


def at(delay_us: int) -> Any:
    """A duellist that fires this long after the bell."""

    def answer(view: DuelView, seat: int, legal: Any, now_us: int) -> Decision | None:
        if view.noon_us is None or view.face_off_us is None:
            return None
        return Decision(FIRE, view.face_off_us + view.noon_us + delay_us)

    return answer


def test_a_bots_press_comes_at_its_stamp_however_late_the_frame() -> None:
    session = table("high_noon", ("easy", None), stack={"noon_us": [2_000_000]})
    with_bots(session, {0: Scripted(at(250_000))})
    events = session.advance(3_900_000)
    assert [event for event in events if isinstance(event, Fired)] == [Fired(0, 3_750_000)]
    settled = next(event for event in events if isinstance(event, Settled))
    assert settled.exchange.what is What.HIT and settled.presses == ((0, 250_000),)


def test_a_persons_press_is_set_in_order_among_the_bots() -> None:
    for delay_us, by in ((250_000, 1), (240_000, 0)):
        session = table("high_noon", ("easy", None), stack={"noon_us": [2_000_000]})
        with_bots(session, {0: Scripted(at(delay_us))})
        session.advance(3_600_000)
        if by == 1:
            session.play(1, FIRE, 3_500_000 + 245_000)
        events = session.advance(4_000_000)
        view = session.view(None)
        assert isinstance(view, DuelView) and view.last is not None and view.last.by == by
        assert events


def test_on_one_stamp_the_person_is_first() -> None:
    session = table("high_noon", ("easy", None), stack={"noon_us": [2_000_000]})
    with_bots(session, {0: Scripted(at(250_000))})
    session.play(1, FIRE, 3_750_000)
    events = session.advance(3_750_000)
    settled = next(event for event in events if isinstance(event, Settled))
    assert settled.presses == ((1, 250_000), (0, 250_000))


def test_a_bot_sees_a_persons_view_and_no_bell_before_it_rings() -> None:
    session = table("high_noon", ("easy", None), stack={"noon_us": [2_000_000]})
    bot = Scripted(at(250_000))
    with_bots(session, {0: bot})
    session.advance(3_499_999)
    assert bot.asked and all(view.noon_us is None for view, _ in bot.asked)
    events = session.advance(3_500_000)
    assert any(isinstance(event, BellRang) for event in events)
    assert bot.asked[-1][0].noon_us == 2_000_000 and bot.asked[-1][1] == 3_500_000


def test_quiet_moves_take_their_time_and_wake_the_table() -> None:
    session = table(levels=("easy", None))
    session.advance(0, (400_000, 400_000))
    assert session.next_due_us() == 400_000 and not session.advance(399_999, (400_000, 400_000))
    assert session.advance(400_000, (400_000, 400_000))
    assert session.next_due_us() == 800_000


def test_in_the_window_bots_answer_on_their_own_and_may_be_too_late() -> None:
    session = table(levels=(None, "hard", "hard"), stack={"dice": FIVES})
    answers = {1: Decision(PASS, 2_000_000), 2: Decision(ACCUSE, 60_000_000)}
    with_bots(session, {seat: Scripted(lambda *_, seat=seat: answers[seat]) for seat in (1, 2)})
    session.play(0, ROLL, 10)
    session.play(0, STAND, 20)
    session.advance(1_999_999)
    assert saloon_view(session).window is not None
    session.advance(5_000_020)
    view = saloon_view(session)
    assert view.window is not None and view.window.passed == (1,)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("saloon_poker", {}),
        ("saloon_poker", {"duel": "dice", "ties": "duel", "target": 60}),
        ("high_noon", {}),
        ("high_noon", {"version": "dice"}),
    ],
)
def test_bots_alone_play_to_the_end_the_same_way_every_time(
    game: str, options: dict[str, Any]
) -> None:
    ends = []
    for _ in range(2):
        count = GAMES[game].players[-1]
        levels = tuple(("easy", "middle", "hard")[seat % 3] for seat in range(count))
        session = table(game, levels, seed=3, **options)
        while session.result() is None:
            due_us = session.next_due_us()
            assert due_us is not None
            session.advance(due_us)
        ends.append(session.transcript())
        assert replay(session.transcript())["over"]
    assert ends[0] == ends[1]
