"""Who may speak first when five of a kind lies there: people, while they have not answered."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.chairs import LEVELS, Chair
from game.core.chance import stream
from game.core.engine import Event
from game.core.registry import GAMES
from game.core.session import Session
from game.saloon_poker.accusing import PEOPLES_PART
from game.saloon_poker.bots import make_bot
from game.saloon_poker.records import (
    ACCUSE,
    PASS,
    ROLL,
    STAND,
    Accused,
    Passed,
    Phase,
    SaloonView,
    WindowClosed,
)

FIVES, LOW = [5] * 5, [1, 1, 2, 3, 4]
STEP_US = 10_000


def table(chairs: Sequence[str | None], accuse_ms: int, dice: list[int], seed: int) -> Session:
    """A session of these levels (None: a person) with these dice to come."""
    info = GAMES["saloon_poker"]
    names = tuple(f"P{seat}" for seat in range(len(chairs)))
    setup = info.setup(names, {"accuse_ms": accuse_ms, "duel": "dice"}, first=0, seed=1)
    setup = replace(setup, stack={"dice": dice})
    sitters = [Chair(name, level) for name, level in zip(names, chairs, strict=True)]
    return Session.new(setup, sitters, bot_seed=seed)


def accused_bot(people: int, bots: Sequence[str], accuse_ms: int, seed: int) -> Session:
    """The window is open on the bot after the people; the other bots may answer, and the people."""
    chairs = (*(None for _ in range(people)), "hard", *bots)
    session = table(chairs, accuse_ms, LOW * people + FIVES, seed)
    for seat in range(people):
        session.play(seat, ROLL, 0)
        session.play(seat, STAND, 0)
    if not people:
        session.advance(0)
    while saloon(session).phase is Phase.TURN:
        session.advance(session.now_us + 1)
    assert saloon(session).phase is Phase.ACCUSE
    return session


def saloon(session: Session) -> SaloonView:
    view = session.view("table")
    assert isinstance(view, SaloonView)
    return view


def turn_clock(session: Session, until_us: int) -> list[Event]:
    """Turn the clock by hand, a hundredth of a second at a time, until then."""
    told: list[Event] = []
    while session.now_us < until_us:
        told += session.advance(min(session.now_us + STEP_US, until_us))
    return told


def spoken(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, (Accused, Passed, WindowClosed))]


@pytest.mark.parametrize("accuse_ms", [1000, 5000, 10_000, 20_000])
@pytest.mark.parametrize("people", [1, 2, 3])
def test_bots_are_silent_while_a_person_has_not_answered(people: int, accuse_ms: int) -> None:
    """10 and 20 seconds are fuses of the longer timers."""
    for seed in range(12):
        session = accused_bot(people, LEVELS, accuse_ms, seed)
        opened_us = saloon(session).window.ends_us - accuse_ms * 1000
        for seat in range(people - 1):  # all but the last let it be, and that one thinks
            session.play(seat, PASS, session.now_us + STEP_US)
        peoples_us = opened_us + round(accuse_ms * 1000 * PEOPLES_PART)
        assert not spoken(turn_clock(session, peoples_us))
        window = saloon(session).window
        assert window is not None and not window.accusers and len(window.passed) == people - 1
        after = spoken(turn_clock(session, window.ends_us))
        assert len([event for event in after if isinstance(event, (Accused, Passed))]) >= 1


@pytest.mark.parametrize("accuse_ms", [5000, 10_000, 20_000])
def test_bots_speak_once_every_person_has_let_it_be(accuse_ms: int) -> None:
    for seed in range(12):
        session = accused_bot(2, LEVELS, accuse_ms, seed)
        opened_us = saloon(session).window.ends_us - accuse_ms * 1000
        session.play(1, PASS, opened_us + 400_000)
        session.play(0, PASS, opened_us + 900_000)
        after = spoken(turn_clock(session, opened_us + 1_199_000))
        assert not after, "the last person's word is looked at first"
        told = spoken(turn_clock(session, opened_us + 2_600_000))
        closed = next(event for event in told if isinstance(event, WindowClosed))
        assert closed.at_us < opened_us + accuse_ms * 600, "all of them, before 60 of 100"


def test_a_person_who_accuses_first_has_it() -> None:
    for seed in range(8):
        session = accused_bot(1, LEVELS, 5000, seed)
        ends_us = saloon(session).window.ends_us
        told = session.play(0, ACCUSE, ends_us - 2_100_000)
        told += turn_clock(session, ends_us - 2_000_000)
        closed = next(event for event in told if isinstance(event, WindowClosed))
        assert closed.accuser == 0 and closed.presses == ((0, 0),)


@pytest.mark.parametrize("accuse_ms", [1000, 5000, 20_000])
def test_with_no_person_to_wait_for_bots_answer_as_they_like(accuse_ms: int) -> None:
    """None sits there; or the only one is the accused."""
    for seed in range(12):
        session = accused_bot(0, LEVELS, accuse_ms, seed)
        alone = table((None, *LEVELS), accuse_ms, FIVES, seed)
        alone.play(0, ROLL, 0)
        alone.play(0, STAND, 0)
        for one in (session, alone):
            opened_us = saloon(one).window.ends_us - accuse_ms * 1000
            latest_us = opened_us + min(2_500_000, accuse_ms * 850)
            told = spoken(turn_clock(one, latest_us + STEP_US))
            closed = next(event for event in told if isinstance(event, WindowClosed))
            assert opened_us + 600_000 <= closed.at_us <= latest_us + 4000


def test_people_who_are_out_of_the_game_are_not_waited_for() -> None:
    session = accused_bot(1, LEVELS, 5000, 3)
    view = saloon(session)
    for out, least_us in (((), 3_000_000), ((0,), 600_000)):
        bot = make_bot("middle", stream(1, "out"))
        bot.meet([0])
        decision = bot.decide(replace(view, out=out), 2, (ACCUSE, PASS), view.now_us)
        assert decision is not None and decision.at_us is not None
        after_us = decision.at_us - (view.window.ends_us - 5_000_000)
        assert least_us <= after_us <= (4_250_000 if least_us > 600_000 else 2_500_000)


def test_a_resumed_game_still_leaves_people_the_word(tmp_path: Path) -> None:
    info = GAMES["saloon_poker"]
    setup = replace(
        info.setup(("Ann", "Bo", "Cy"), {"accuse_ms": 5000}, first=0, seed=1),
        stack={"dice": LOW + FIVES},
    )
    chairs = [Chair("Ann"), Chair("Bo", "hard"), Chair("Cy", "middle")]
    save = tmp_path / "saloon.json"
    session = Session.new(setup, chairs, save=save, bot_seed=4)
    session.play(0, ROLL, 0)
    session.play(0, STAND, 0)
    session.save_now()
    again = Session.resume(save)
    assert again is not None
    while saloon(again).phase is Phase.TURN:
        again.advance(again.now_us + 1)
    opened_us = saloon(again).window.ends_us - 5_000_000
    assert not spoken(turn_clock(again, opened_us + 3_000_000))
    assert spoken(turn_clock(again, opened_us + 4_300_000))
