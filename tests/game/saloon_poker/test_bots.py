"""The bots at the poker table: what they keep, when they accuse, who beats whom."""

import random
from dataclasses import replace

import pytest

from game.core.chairs import LEVELS, Decision
from game.core.selfplay import run
from game.high_noon.records import DRAW, HOLD, DuelView, Version
from game.saloon_poker import odds
from game.saloon_poker.bots import SaloonBot, groups, make_bot
from game.saloon_poker.hands import rank
from game.saloon_poker.records import (
    ACCUSE,
    PASS,
    REROLLS,
    ROLL,
    STAND,
    Phase,
    Reroll,
    SaloonView,
    WindowView,
)

TO_CHOOSE = (STAND, *REROLLS)
THREE_FOURS = (4, 4, 4, 1, 2)


def table(hands, player: int, *, to_come=(), rerolls_left: int = 2, **fields) -> SaloonView:
    """A table in the middle of a round; `hands` per seat."""
    base = {
        "round": 1,
        "starter": 0,
        "scores": (0,) * len(hands),
        "out": (),
        "hands": tuple(hands),
        "rerolls_left": rerolls_left,
        "phase": Phase.TURN,
        "window": None,
        "duel": None,
        "tab": (),
        "seats": len(hands),
        "target": 100,
        "duel_version": "draw",
        "ties": "duel",
        "accuse_ms": 5000,
        "hits_to_win": 1,
        "player": player,
        "to_come": tuple(to_come),
        "now_us": 0,
    }
    return SaloonView(**{**base, **fields})


def window(scores, face: int = 5, *, opened_us: int = 10_000_000, **fields) -> SaloonView:
    """Seat 1 has five of a kind and everybody may accuse it; seat 0 stood on a pair."""
    accuse_ms = fields.get("accuse_ms", 5000)
    hands = [(1, 1, 3, 4, 6), (face,) * 5, *((2, 2, 3, 4, 6) for _ in scores[2:])]
    return table(
        hands,
        1,
        scores=tuple(scores),
        phase=Phase.ACCUSE,
        rerolls_left=0,
        window=WindowView(1, opened_us + accuse_ms * 1000, (), ()),
        **fields,
    )


def bot(level: str, seed: int = 1) -> SaloonBot:
    return make_bot(level, random.Random(seed))


def kept(level: str, view: SaloonView, seed: int = 1) -> tuple[int, ...]:
    """The dice a bot keeps, ascending; all five when it stands."""
    seat = view.player
    dice = view.hands[seat]
    decision = bot(level, seed).decide(view, seat, TO_CHOOSE, 0)
    assert decision.at_us is None, "turns wait for the table's pacing"
    if decision.move == STAND:
        return tuple(sorted(dice))
    assert decision.move in TO_CHOOSE
    return tuple(sorted(die for place, die in enumerate(dice) if place not in decision.move.dice))


@pytest.mark.parametrize("level", LEVELS)
def test_before_its_roll_a_bot_rolls(level: str) -> None:
    view = table([None, None], 0, to_come=[1])
    assert bot(level).decide(view, 0, (ROLL,), 0) == Decision(ROLL)


def test_hard_keeps_the_four_alone_against_three_fours() -> None:
    """saloon_poker.md, "Bots"."""
    view = table([THREE_FOURS, (1, 1, 3, 4, 6)], 1)
    assert kept("hard", view) == (4,)
    decision = bot("hard").decide(view, 1, TO_CHOOSE, 0)
    assert decision == Decision(Reroll((0, 1, 2, 4)))


def test_hard_stands_on_a_won_round_and_counts_those_to_come() -> None:
    mine = (2, 2, 2, 5, 6)
    beaten = (1, 1, 1, 2, 3)
    last = table([beaten, mine], 1, rerolls_left=1)
    assert kept("hard", last) == mine
    seven_more = table([beaten, mine, *[None] * 6], 1, to_come=range(2, 8), rerolls_left=1)
    assert kept("hard", seven_more) != mine


def test_hard_plays_as_the_solver_says_at_any_table() -> None:
    rng = random.Random(6)
    for _ in range(300):
        seats = rng.randint(2, 8)
        seat = rng.randrange(seats)
        thrown = [tuple(rng.randint(1, 6) for _ in range(5)) for _ in range(seat + 1)]
        left = rng.choice((1, 2))
        ties = rng.choice(("duel", "share"))
        to_come = range(seat + 1, seats)
        view = table(
            [*thrown, *[None] * len(to_come)], seat, to_come=to_come, rerolls_left=left, ties=ties
        )
        best = max(map(rank, thrown[:-1]), default=None)
        solved = odds.turn(best, len(to_come), ties == "share")
        assert kept("hard", view) == solved.keep(thrown[-1], left)


def test_the_eliminated_are_neither_beaten_nor_waited_for() -> None:
    view = table([None, THREE_FOURS, (1, 1, 3, 4, 6), None], 2, out=(3, 0))
    assert kept("hard", view) == (4,)


def test_middle_stands_when_the_round_is_won_and_throws_high_otherwise() -> None:
    pair = (6, 6, 1, 2, 4)
    assert kept("middle", table([(5, 5, 1, 2, 3), pair], 1)) == tuple(sorted(pair))
    assert kept("middle", table([THREE_FOURS, pair], 1)) == (6, 6)
    assert kept("middle", table([pair, None], 0, to_come=[1])) == (6, 6)


def test_easy_keeps_the_biggest_group_or_stands_too_early() -> None:
    view = table([(3, 1, 3, 6, 4), None], 0, to_come=[1])
    choices = [kept("easy", view, seed) for seed in range(300)]
    assert set(choices) == {(3, 3), (1, 3, 3, 4, 6)}
    assert 0.3 < sum(len(choice) == 5 for choice in choices) / 300 < 0.5


def test_easy_last_to_roll_and_behind_throws_on() -> None:
    view = table([(6, 6, 6, 1, 1), (3, 1, 3, 6, 4)], 1)
    assert {kept("easy", view, seed) for seed in range(300)} == {(3, 3)}


def test_the_biggest_group_comes_first_of_two_as_big_the_higher() -> None:
    assert groups((2, 5, 2, 5, 6)) == [(5, 5), (2, 2), (6,)]
    assert groups((1, 2, 3, 4, 6))[0] == (6,)


@pytest.mark.parametrize("level", LEVELS)
def test_asked_again_about_one_throw_a_bot_says_the_same(level: str) -> None:
    for seed in range(30):
        one = bot(level, seed)
        view = table([(6, 6, 6, 1, 1), (3, 1, 3, 6, 4)], 1)
        assert len({one.decide(view, 1, TO_CHOOSE, now_us).move for now_us in range(5)}) == 1


# Accusing


def answer(level: str, view: SaloonView, seat: int = 0, seed: int = 1) -> Decision:
    decision = bot(level, seed).decide(view, seat, (ACCUSE, PASS), view.now_us)
    assert decision is not None
    return decision


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("accuse_ms", "latest_us"), [(5000, 2_500_000), (1000, 850_000)])
def test_answers_leave_people_time_to_be_first(level: str, accuse_ms: int, latest_us: int) -> None:
    view = window((30, 30, 30), opened_us=7_000_000, accuse_ms=accuse_ms)
    times = [answer(level, view, seed=seed).at_us - 7_000_000 for seed in range(400)]
    assert min(times) >= 600_000
    assert max(times) <= latest_us
    assert len(set(times)) > 350, "no habit that could be learned"


def test_an_answer_is_made_up_once() -> None:
    one = bot("middle")
    view = window((30, 40, 30))
    first = one.decide(view, 0, (ACCUSE, PASS), 10_000_000)
    someone_passed = replace(view, window=replace(view.window, passed=(2,)))
    assert one.decide(someone_passed, 0, (ACCUSE, PASS), 11_000_000) == first
    assert one.decide(someone_passed, 0, (), 11_000_000) is None


def test_a_window_called_off_is_answered_afresh() -> None:
    view = window((30, 40, 30))
    one = bot("middle")
    times = set()
    for _ in range(10):
        for now_us in (10_000_000, 10_500_000):
            times.add(one.decide(view, 0, (ACCUSE, PASS), now_us).at_us)
    assert len(times) > 5


def test_hard_accuses_whoever_would_win_the_game_otherwise() -> None:
    assert answer("hard", window((60, 80, 10))).move == ACCUSE


def test_hard_does_not_risk_a_winning_score_for_nothing() -> None:
    assert answer("hard", window((95, 0, 10))).move == PASS
    assert answer("hard", window((95, 0))).move == PASS


def test_hard_takes_a_big_stake_from_behind() -> None:
    assert answer("hard", window((5, 70, 60))).move == ACCUSE


def test_hard_lets_a_beaten_five_of_a_kind_be() -> None:
    """With five sixes of its own on the table the accused wins nothing: no need to risk it."""
    view = window((70, 80, 10))
    view = replace(view, hands=((6,) * 5, *view.hands[1:]))
    assert answer("hard", view).move == PASS


def test_others_accuse_by_temper() -> None:
    def often(level: str, scores: tuple[int, ...]) -> float:
        view = window(scores)
        return sum(answer(level, view, seed=seed).move == ACCUSE for seed in range(400)) / 400

    assert often("middle", (20, 60, 0)) == pytest.approx(0.6, abs=0.08)
    assert often("middle", (60, 20, 0)) == pytest.approx(0.15, abs=0.06)
    assert often("easy", (20, 60, 0)) == pytest.approx(0.25, abs=0.07)


def test_in_a_duel_the_duelist_answers() -> None:
    duel = DuelView(
        duellists=(1, 0),
        version=Version.DICE,
        hits=(0, 0),
        face_off_us=None,
        noon_us=None,
        totals=(12, 3),
        held=(False, False),
        last=None,
        hits_to_win=1,
        dead_heat_us=0,
        now_us=0,
    )
    view = table([(1, 1, 3, 4, 6)] * 2, 0, phase=Phase.DUEL, duel=duel)
    assert bot("hard").decide(view, 1, (DRAW, HOLD), 0) == Decision(HOLD)
    assert bot("hard").decide(view, 0, (DRAW, HOLD), 0) == Decision(DRAW)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no bot plays at level"):
        bot("expert")


# Who beats whom, over whole games


@pytest.mark.parametrize(
    ("better", "worse", "at_least"), [("hard", "middle", 0.55), ("middle", "easy", 0.70)]
)
@pytest.mark.parametrize("duel", ["draw", "dice"])
def test_each_level_beats_the_one_below(
    better: str, worse: str, at_least: float, duel: str
) -> None:
    report = run("saloon_poker", 2, (better, worse), 600, 11, {"duel": duel})
    assert report.share(better) > at_least


def test_without_a_single_duel_the_better_keeps_still_win() -> None:
    """Ties shared, no accusing: only the choice of dice is left to tell."""
    options = {"ties": "share", "accuse_ms": 0}
    report = run("saloon_poker", 2, ("hard", "middle"), 1500, 12, options)
    assert report.tab.get("duel", 0) == 0
    assert report.share("hard") > 0.5
    report = run("saloon_poker", 2, ("middle", "easy"), 600, 13, options)
    assert report.share("middle") > 0.65


def test_eight_at_the_table_and_the_best_come_out_ahead() -> None:
    report = run("saloon_poker", 8, ("hard", "easy"), 60, 5)
    assert report.share("hard") > 0.75
