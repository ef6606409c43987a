"""The bots of Slap .45: never too fast, and only on what they see."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.chairs import LEVELS, Decision
from game.core.chance import stream
from game.core.engine import Event, Seat
from game.core.reaction import NERVES, Choice
from game.core.registry import GAMES
from game.slap45.bots import COMMITTED_US, JUMP_AFTER_US, SlapBot, make_bot
from game.slap45.events import Settled
from game.slap45.quickness import QUICKNESS
from game.slap45.records import (
    FEINT,
    FLIP,
    LIFT,
    ON_CARD,
    ON_HIP,
    SLAP,
    Base,
    Deal,
    HandRule,
    Kind,
    Phase,
    Point,
    SlapView,
)
from game.slap45.rules import Slap45
from game.slap45.stance import HABITS, bases_to_take, in_the_open, most_dangerous
from tests.game.slap45.person import play

SHOWN = 50_000_000


def sight(seats: int = 4, **changed: Any) -> SlapView:
    """A table between two cards, changed as said."""
    engine = Slap45.new(
        GAMES["slap45"].setup(tuple(f"P{seat}" for seat in range(seats)), first=0, seed=1)
    )
    return replace(engine.view(None), **changed)


def live(kind: Kind, seats: int = 4, **changed: Any) -> SlapView:
    view = sight(seats)
    left = replace(view.deck, iron=19)
    return replace(
        view, card=kind, phase=Phase.LIVE, deck=left, shown_us=SHOWN, now_us=SHOWN, **changed
    )


def answers(level: str, view: SlapView, count: int = 400) -> list[Decision | None]:
    """What many bots do first at seat 0."""
    return [
        make_bot(level, stream(seed, "one")).decide(view, 0, (), SHOWN) for seed in range(count)
    ]


def moves(decisions: list[Decision | None]) -> list[object]:
    return [decision.move for decision in decisions if decision is not None]


# Times


class Watched(SlapBot):
    """Writes down the reaction times it draws on each card."""

    def __init__(self, level: str, seed: int) -> None:
        super().__init__(level, stream(seed, "watched"))
        self.drawn: dict[int | None, list[int]] = {}

    def _react_us(self, choice: Choice) -> int:
        self.drawn.setdefault(self._card_us, []).append(super()._react_us(choice))
        return self.drawn[self._card_us][-1]


@pytest.mark.parametrize("level", LEVELS)
def test_no_press_on_a_card_comes_before_its_drawn_time_nor_within_150_ms(level: str) -> None:
    presses = 0
    for seed in range(25):
        watched = {seat: Watched(level, 10 * seed + seat) for seat in range(5)}

        def look(event: Event, bots: dict[Seat, Watched] = watched) -> None:
            nonlocal presses
            if isinstance(event, Settled):
                for after_us, seat, _ in event.last.presses:
                    drawn = bots[seat].drawn[event.finish.shown_us]
                    assert after_us >= min(drawn) >= 150_000
                    presses += 1

        play(dict(watched), seed, look)
    assert presses > 1000


@pytest.mark.parametrize("level", LEVELS)
def test_slaps_come_as_fast_as_the_table_says_for_their_choice(level: str) -> None:
    """Alone against one at the hip: press or leave it, the faster of slap and point."""
    view = live(Kind.GUN, seats=2)
    times = [d.at_us - SHOWN for d in answers(level, view, 3000) if d is not None and d.at_us]
    mean_ms = QUICKNESS[level].curve(Choice.GO_NO_GO).mean_ms
    assert sum(times) / len(times) / 1000 == pytest.approx(mean_ms, rel=0.02)
    assert min(times) >= 150_000


def test_harder_choices_take_longer() -> None:
    def mean(view: SlapView) -> float:
        times = [d.at_us for d in answers("easy", view, 2000) if d is not None and d.at_us]
        return sum(times) / len(times) - SHOWN

    alone, many = live(Kind.GUN, seats=2), live(Kind.GUN, seats=6)
    covered = live(Kind.GUN, seats=2, hands=(0, ON_HIP), bases=(0, None))
    assert mean(alone) < mean(covered) < mean(live(Kind.MOVE, seats=6))
    assert mean(alone) < mean(many)
    assert mean(live(Kind.MOVE, seats=2)) < mean(live(Kind.MOVE, seats=6))


def test_asked_again_a_bot_does_not_think_again() -> None:
    for kind in Kind:
        bot = make_bot("middle", stream(5, "again"))
        first = bot.decide(live(kind), 0, (), SHOWN)
        for after_us in (1, 90_000, 149_000):
            assert bot.decide(live(kind), 0, (), SHOWN + after_us) == first


def test_a_false_start_is_as_often_as_the_table_says_and_ends_when_the_card_shows() -> None:
    for level in LEVELS:
        jumps = []
        for seed in range(3000):
            bot = make_bot(level, stream(seed, "jump"))
            view = sight(phase=Phase.FLIPPING, flipped_us=SHOWN - 900_000)
            decision = bot.decide(view, 0, (), SHOWN - 900_000)
            if decision is not None and decision.at_us is not None:
                assert decision.move == SLAP
                jumps.append(decision.at_us - (SHOWN - 900_000))
                shown = bot.decide(live(Kind.GUN, seats=4), 0, (), SHOWN)
                assert shown is None or (shown.at_us or 0) >= SHOWN + 150_000
        assert JUMP_AFTER_US[0] <= min(jumps) and max(jumps) <= JUMP_AFTER_US[1]
        assert len(jumps) / 3000 == pytest.approx(NERVES[level].false_start, rel=0.3)


def test_a_locked_hand_waits_for_its_lock() -> None:
    view = live(Kind.GUN, seats=2, locked_until_us=(SHOWN + 600_000, None))
    for decision in answers("hard", view):
        if decision is not None and decision.move == SLAP:
            assert decision.at_us is not None and decision.at_us >= SHOWN + 600_000 + 150_000


# What they do


def test_slips_and_horses_come_now_and_then() -> None:
    for level in LEVELS:
        horses = moves(answers(level, live(Kind.MOVE), 4000)).count(SLAP) / 4000
        assert horses == pytest.approx(HABITS[level].slaps_horse, rel=0.35)
        still = answers(level, live(Kind.GUN), 4000).count(None) / 4000
        assert still == pytest.approx(NERVES[level].slip, rel=0.45)


def test_on_a_move_they_run_for_new_cover() -> None:
    view = live(Kind.MOVE, old_bases=(2, None, None, None), bases=(None, 3, None, None))
    seen = set(moves(answers("hard", view))) - {SLAP}
    assert seen == {Base(0), Base(3)}, "not the old base, not a taken one"


def test_a_base_taken_is_left_for_another_a_reaction_time_later() -> None:
    for seed in range(200):
        bot = make_bot("middle", stream(seed, "taken"))
        first = bot.decide(live(Kind.MOVE), 0, (), SHOWN)
        if first is None or not isinstance(first.move, Base) or first.at_us is None:
            continue
        taken_us = first.at_us - 200_000
        base = first.move.base
        bases = tuple(1 if place == base else None for place in range(4))
        hands = (ON_HIP, base, ON_HIP, ON_HIP)
        presses = ((taken_us - SHOWN, 1, f"base {base}"),)
        view = live(Kind.MOVE, bases=bases, hands=hands, presses=presses)
        again = bot.decide(view, 0, (), taken_us)
        assert again is not None and again.move != first.move and again.at_us is not None
        assert again.at_us >= max(first.at_us, taken_us + COMMITTED_US)


def test_a_press_too_near_to_hold_back_is_wasted() -> None:
    bot = make_bot("hard", stream(1, "near"))
    first = bot.decide(live(Kind.MOVE), 0, (), SHOWN)
    assert first is not None and isinstance(first.move, Base) and first.at_us is not None
    base, near_us = first.move.base, first.at_us - 100_000
    bases = tuple(1 if place == base else None for place in range(4))
    hands = (ON_HIP, base, ON_HIP, ON_HIP)
    presses: tuple[tuple[int, int, str], ...] = ((near_us - SHOWN, 1, f"base {base}"),)
    view = live(Kind.MOVE, bases=bases, hands=hands, presses=presses)
    assert bot.decide(view, 0, (), near_us) == first
    wasted = (*presses, (first.at_us - SHOWN, 0, f"base {base}"))
    then = bot.decide(replace(view, presses=wasted), 0, (), first.at_us)
    assert then is not None and then.move != first.move
    assert then.at_us is not None and then.at_us >= first.at_us + 150_000


def test_who_sees_the_card_gone_gives_it_up() -> None:
    late = 0
    for seed in range(300):
        bot = make_bot("easy", stream(seed, "late"))
        first = bot.decide(live(Kind.GUN), 0, (), SHOWN)
        if first is None:
            continue
        slapped_us = SHOWN + 160_000
        gone = live(
            Kind.GUN,
            shooter=1,
            slapped_us=slapped_us,
            hands=(ON_HIP, ON_CARD, ON_HIP, ON_HIP),
            presses=((160_000, 1, "slap"),),
        )
        late += bot.decide(gone, 0, (), slapped_us) is None
    assert late > 30


def test_whom_they_shoot() -> None:
    open_and_ahead = live(
        Kind.IRON,
        gangs=(6, 5, 6, 6),
        hands=(ON_HIP, ON_HIP, 0, ON_HIP),
        bases=(2, None, None, None),
    )
    assert in_the_open(open_and_ahead, 0, Kind.IRON) == [1, 3]
    assert in_the_open(open_and_ahead, 0, Kind.GUN) == [1, 2, 3]
    assert most_dangerous(open_and_ahead, [1, 3]) == [3]
    points = [m.target for m in moves(answers("hard", open_and_ahead)) if isinstance(m, Point)]
    assert points.count(3) / len(points) > 0.95
    easy = [m.target for m in moves(answers("easy", open_and_ahead)) if isinstance(m, Point)]
    assert set(easy) == {1, 3}, "now and then the one behind, never one in cover"
    big = replace(open_and_ahead, card=Kind.GUN)
    easy = [m.target for m in moves(answers("easy", big)) if isinstance(m, Point)]
    assert set(easy) == {1, 2, 3}
    dead = replace(open_and_ahead, gangs=(6, 5, 0, 0))
    assert {m.target for m in moves(answers("easy", dead)) if isinstance(m, Point)} == {1}


def test_with_everybody_in_cover_an_iron_is_left_alone() -> None:
    view = live(Kind.IRON, hands=(0, 1, 2, 3), bases=(0, 1, 2, 3))
    assert set(answers("hard", view)) == {None}


def test_slap_and_point_belong_together() -> None:
    """Both presses are made, by easy hands sometimes too far apart."""
    apart = []
    for seed in range(400):
        bot = make_bot("easy", stream(seed, "both"))
        first = bot.decide(live(Kind.GUN, seats=2), 0, (), SHOWN)
        if first is None or first.at_us is None:
            continue
        what = "slap" if first.move == SLAP else "point 1"
        hands = (ON_CARD, ON_HIP) if first.move == SLAP else (ON_HIP, ON_HIP)
        view = live(
            Kind.GUN,
            seats=2,
            hands=hands,
            shooter=0 if first.move == SLAP else None,
            slapped_us=first.at_us if first.move == SLAP else None,
            presses=((first.at_us - SHOWN, 0, what),),
        )
        second = bot.decide(view, 0, (), first.at_us)
        assert second is not None and second.at_us is not None
        assert {type(first.move), type(second.move)} == {type(SLAP), Point}
        apart.append(second.at_us - first.at_us)
    assert 0 < sum(gap > 150_000 for gap in apart) < 30


# Between cards


def test_stance_and_flipping() -> None:
    in_base = {"hands": (1, ON_HIP, ON_HIP, ON_HIP), "bases": (None, 0, None, None)}
    for rule, lift in ((HandRule.STAY, Base(1)), (HandRule.HOLD, LIFT)):
        view = sight(phase=Phase.SETTLED, flipper=0, turn_us=SHOWN, hand_rule=rule, **in_base)
        seen = [
            make_bot("middle", stream(seed, "lift")).decide(view, 0, (FLIP,), SHOWN)
            for seed in range(1000)
        ]
        assert set(moves(seen)) == {lift, FLIP}
        share = moves(seen).count(FLIP) / 1000
        assert share == pytest.approx(HABITS["middle"].stays, abs=0.05)
    nothing = make_bot("middle", stream(1, "no flip")).decide(sight(flipper=1), 0, (), 0)
    assert nothing is None


def test_the_dealer_feints_and_deals_what_is_left() -> None:
    view = sight(
        gangs=(0, 6, 6, 0), dead=(0, 3), dealer=0, flipper=None, phase=Phase.DUEL_READY,
        bases=(None, None), turn_us=SHOWN, deck=replace(sight().deck, iron=0, move=2, gun=5),
    )  # fmt: skip
    legal = (Deal(Kind.MOVE), Deal(Kind.GUN), FEINT)
    feints, dealt = 0, set()
    for seed in range(200):
        bot = make_bot("hard", stream(seed, "dealer"))
        seen, now_us = view, SHOWN
        for _ in range(6):
            decision = bot.decide(seen, 0, legal, now_us)
            assert decision is not None and decision.at_us is not None
            assert now_us <= decision.at_us < SHOWN + 10_000_000
            now_us = decision.at_us
            if isinstance(decision.move, Deal):
                dealt.add(decision.move.card)
                break
            feints += 1
            seen = replace(seen, feinted_us=now_us)
        else:
            raise AssertionError("it only feints")
    assert dealt == {"move", "gun"} and feints > 100
    assert make_bot("hard", stream(1, "dead")).decide(replace(view, dealer=3), 0, (), SHOWN) is None


def test_bases_to_take_leaves_out_old_and_taken_ones() -> None:
    view = live(Kind.MOVE, old_bases=(1, None, None, None), bases=(2, None, None, None))
    assert bases_to_take(view, 0) == [2, 3] and bases_to_take(view, 1) == [1, 2, 3]


def test_with_one_opponent_left_hard_goes_for_every_iron_that_can_hit() -> None:
    """Who hid from every third one lost two games in three to whoever always shot."""
    for hands, bases in (((ON_HIP, ON_HIP), (None, None)), ((0, ON_HIP), (0, None))):
        seen = moves(answers("hard", live(Kind.IRON, seats=2, hands=hands, bases=bases), 1500))
        assert len(seen) / 1500 > 0.98 and {type(move) for move in seen} == {type(SLAP), Point}
    many = moves(answers("hard", live(Kind.IRON, seats=5)))
    assert any(isinstance(move, Base) for move in many)


def test_hard_leaves_no_cover_for_nothing_between_two_cards() -> None:
    """Who always stayed had three games in ten against three that lifted a hand in five."""
    in_base = {"hands": (1, ON_HIP, ON_HIP, ON_HIP), "bases": (None, 0, None, None)}
    view = sight(phase=Phase.SETTLED, flipper=0, turn_us=SHOWN, **in_base)
    for seed in range(200):
        decision = make_bot("hard", stream(seed, "stays")).decide(view, 0, (FLIP,), SHOWN)
        assert decision is not None and decision.move == FLIP


@pytest.mark.parametrize("level", LEVELS)
def test_a_locked_hand_hides_from_an_iron_and_leaves_no_cover_for_it(level: str) -> None:
    locked = (SHOWN + 600_000, None, None, None)
    hip = moves(answers(level, live(Kind.IRON, locked_until_us=locked)))
    assert hip and all(isinstance(move, Base) for move in hip)
    covered = live(
        Kind.IRON, locked_until_us=locked, hands=(0, *[ON_HIP] * 3), bases=(0, *[None] * 3)
    )
    assert not moves(answers(level, covered))


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_shoots_at_cover_or_runs_to_what_is_none(level: str) -> None:
    """Whatever lies there: no Iron at who is in cover, no old base, no base that is taken."""
    rng = stream(4, level)
    shots = 0
    for seed in range(1200):
        seats = rng.randint(2, 7)
        bases: list[int | None] = [None] * seats
        hands = [ON_HIP] * seats
        for seat in range(seats):
            base = rng.randrange(seats)
            if bases[base] is None and rng.random() < 0.6:
                bases[base], hands[seat] = seat, base
        kind = rng.choice(list(Kind))
        old = tuple(hand if hand >= 0 and kind is Kind.MOVE else None for hand in hands)
        view = live(kind, seats, bases=tuple(bases), hands=tuple(hands), old_bases=old)
        decision = make_bot(level, stream(seed, "sense")).decide(view, 0, (), SHOWN)
        if decision is None:
            continue
        if isinstance(decision.move, Point) and kind is Kind.IRON:
            shots += 1
            assert not view.covered(decision.move.target)
        if isinstance(decision.move, Base):
            assert view.bases[decision.move.base] is None and decision.move.base != old[0]
            assert kind is not Kind.GUN, "no cover helps against a Big Gun"
        if decision.move == SLAP and kind is Kind.IRON:
            assert in_the_open(view, 0, kind), "somebody can be hit"
    assert shots > 20
