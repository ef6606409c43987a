"""A live card in a session: called off it never was, and nobody gains by having seen it."""

from pathlib import Path
from typing import Any

import pytest

from game.core.chairs import Chair
from game.core.registry import GAMES
from game.core.session import CannotUndo, Session, UndoRefusal
from game.slap45.records import FLIP, SLAP, Base, Deal, Phase, Point, SlapView
from tests.game.script import NAMES


def table(seats: int = 3, bots: int = 0, **options: Any) -> Session:
    names = NAMES[:seats]
    chairs = [
        Chair(name, "middle" if seat >= seats - bots else None) for seat, name in enumerate(names)
    ]
    setup = GAMES["slap45"].setup(names, options, first=0, seed=11)
    return Session.new(setup, chairs, bot_seed=5)


def view(session: Session) -> SlapView:
    found = session.view("table")
    assert isinstance(found, SlapView)
    return found


def show(session: Session) -> SlapView:
    while view(session).phase is not Phase.LIVE:
        due_us = session.next_due_us()
        assert due_us is not None
        session.advance(due_us)
    return view(session)


def test_a_race_is_on_from_the_flip_until_it_is_settled() -> None:
    session = table()
    assert not session.live
    session.play(0, FLIP, 1_000_000)
    assert session.live
    shown_us = show(session).shown_us
    assert session.live and shown_us is not None
    session.advance(shown_us + 2_000_000)
    assert session.live
    session.advance(shown_us + 2_000_001)
    assert not session.live


@pytest.mark.parametrize("when", ["flipping", "live"])
def test_called_off_the_card_is_to_be_flipped_again(when: str) -> None:
    session = table()
    before = session.transcript()
    session.play(0, FLIP, 1_000_000)
    if when == "live":
        show(session)
        session.play(1, Base(0), session.now_us + 300_000)
        session.play(2, SLAP, session.now_us + 10_000)
    session.void_live()
    found = view(session)
    assert found.phase is Phase.READY and found.flipper == 0 and session.now_us == 1_000_000
    assert found.bases == (None,) * 3 and found.deck.iron + found.deck.move + found.deck.gun == 50
    assert not session.live and session.transcript()["moves"][:-1] == before["moves"]
    session.play(0, FLIP, 1_500_000)
    assert show(session).phase is Phase.LIVE


def test_what_is_dealt_again_is_not_what_was_seen() -> None:
    kinds, delays = set(), set()
    for _ in range(40):
        session = table()
        session.play(0, FLIP, 1_000_000)
        first = show(session)
        assert first.shown_us is not None
        session.void_live()
        session.play(0, FLIP, 1_000_000)
        again = show(session)
        assert again.shown_us is not None
        kinds.add(again.card)
        delays.add(again.shown_us)
    assert len(kinds) > 1 and len(delays) > 30


def test_what_was_settled_before_stays() -> None:
    session = table(gang=3)
    for flipper in (0, 1):
        session.play(flipper, FLIP, session.now_us + 1_000_000)
        show(session)
        session.play(2, SLAP, session.now_us + 300_000)
        session.play(2, Point(1), session.now_us + 20_000)
        session.advance(session.now_us + 3_000_000)
    settled = view(session)
    assert settled.last is not None and settled.flipper == 2
    session.play(0, SLAP, session.now_us + 100)
    session.play(2, FLIP, session.now_us + 1_000)
    flipped_us = session.now_us
    show(session)
    session.play(1, Base(0), session.now_us + 1_000)
    session.void_live()
    back = view(session)
    assert (back.gangs, back.last, back.deck) == (settled.gangs, settled.last, settled.deck)
    assert back.flipper == 2 and session.now_us == flipped_us
    assert session.transcript()["moves"][-1] == {"do": "wait", "at": flipped_us}


def test_cards_that_come_by_themselves_come_again_after_the_pause() -> None:
    for options in ({"seats": 2}, {"seats": 3, "pace": "auto"}):
        session = table(**options)
        first = show(session)
        assert first.flipped_us == 1_200_000
        session.void_live()
        assert session.now_us == 1 and view(session).shown_us is None
        assert show(session).flipped_us == 1_200_000
        session.advance(session.now_us + 2_100_000)
        settled_us = view(session).turn_us
        again = show(session)
        assert again.flipped_us == settled_us + 1_200_000
        session.play(0, SLAP, session.now_us + 300_000)
        session.void_live()
        assert session.now_us == settled_us + 1 and view(session).turn_us == settled_us


def test_a_dealer_may_deal_again_and_differently() -> None:
    session = table(gang=1)
    session.play(0, FLIP, 1_000_000)
    shown = show(session)
    while shown.card != "gun":
        session.advance(session.now_us + 2_100_000)
        flipper = view(session).flipper
        assert flipper is not None
        session.play(flipper, FLIP, session.now_us)
        shown = show(session)
    session.play(0, Point(2), session.now_us + 300_000)
    session.play(0, SLAP, session.now_us)
    session.advance(session.now_us + 5_000)
    assert view(session).phase is Phase.DUEL_READY and view(session).dealer == 2
    session.play(2, Deal("gun"), session.now_us + 1_000_000)
    dealt_us = session.now_us
    show(session)
    session.void_live()
    assert view(session).phase is Phase.DUEL_READY and session.now_us == dealt_us
    session.play(2, Deal("iron"), session.now_us)
    assert show(session).card == "iron"


def test_a_save_made_in_the_race_resumes_before_it(tmp_path: Path) -> None:
    names = NAMES[:3]
    save = tmp_path / "game.json"
    setup = GAMES["slap45"].setup(names, first=0, seed=11)
    session = Session.new(setup, [Chair(name) for name in names], save=save)
    session.play(0, FLIP, 1_000_000)
    show(session)
    session.play(1, Base(0), session.now_us + 300_000)
    session.save_now()
    resumed = Session.resume(save)
    assert resumed is not None
    assert view(resumed).phase is Phase.READY and resumed.now_us == 1_000_000
    assert view(resumed).bases == (None,) * 3


def test_no_press_is_taken_back() -> None:
    session = table()
    session.play(1, SLAP, 500_000)
    with pytest.raises(CannotUndo) as refusal:
        session.undo()
    assert refusal.value.code is UndoRefusal.REVEALED
    session.play(0, FLIP, 1_000_000)
    with pytest.raises(CannotUndo) as refusal:
        session.undo()
    assert refusal.value.code is UndoRefusal.RACE


def test_bots_after_a_card_called_off_think_afresh_and_play_on() -> None:
    session = table(seats=4, bots=4)
    for _ in range(12):
        show(session)
        session.advance(session.now_us + 200_000)
        session.void_live()
    for _ in range(4000):
        if session.result() is not None:
            break
        session.advance(session.now_us + 100_000, (300_000, 600_000))
    assert session.result() is not None


def test_somebody_hammering_keys_between_cards_does_not_keep_a_bot_from_flipping() -> None:
    session = table(seats=3, bots=2)
    session.play(0, FLIP, 1_000_000)
    show(session)
    while view(session).phase is Phase.LIVE:
        session.advance(session.now_us + 50_000, (400_000, 1_200_000))
    assert view(session).flipper == 1
    start_us = session.now_us
    while view(session).phase is Phase.SETTLED:
        session.play(0, SLAP, session.now_us + 90_000)
        session.advance(session.now_us, (400_000, 1_200_000))
        assert session.now_us < start_us + 5_000_000, "the bot never flips"
