"""The duel's bots: when they press, what they choose, and who beats whom."""

import random
from dataclasses import replace

import pytest

from game.core.chairs import LEVELS
from game.core.engine import Setup
from game.core.reaction import NERVES, REACTIONS, Choice
from game.high_noon import equilibrium
from game.high_noon.bots import FIRST_JUMP_US, LAST_JUMP_US, Duelist, make_bot
from game.high_noon.records import DRAW, FIRE, HOLD, DuelView, Version
from game.high_noon.rules import HighNoon

FACE_OFF_US = 1_500_000


def pistols(face_off_us: int = FACE_OFF_US, noon_us: int | None = None) -> DuelView:
    return DuelView(
        duellists=(0, 1),
        version=Version.DRAW,
        hits=(0, 0),
        face_off_us=face_off_us,
        noon_us=noon_us,
        totals=None,
        held=None,
        last=None,
        hits_to_win=3,
        dead_heat_us=4000,
        now_us=face_off_us,
    )


def dice(totals: tuple[int, int], held: tuple[bool, bool] = (False, False)) -> DuelView:
    return replace(pistols(), version=Version.DICE, face_off_us=None, totals=totals, held=held)


def duelist(level: str, seed: int = 1) -> Duelist:
    return make_bot(level, random.Random(seed))


def face_offs(level: str, count: int, noon_us: int):
    """What a bot plans in many face-offs: its answer before the bell, and after it."""
    bot = duelist(level)
    for number in range(count):
        face_off_us = FACE_OFF_US + number * 20_000_000
        before = bot.decide(pistols(face_off_us), 0, (FIRE,), face_off_us)
        after = bot.decide(pistols(face_off_us, noon_us), 0, (FIRE,), face_off_us + noon_us)
        yield (
            None if before is None else before.at_us - face_off_us,
            None if after is None else after.at_us - face_off_us - noon_us,
        )


@pytest.mark.parametrize("level", LEVELS)
def test_presses_come_at_the_bell_plus_a_drawn_reaction_time(level: str) -> None:
    presses = [press for _, press in face_offs(level, 4000, 3_456_789) if press is not None]
    assert min(presses) >= 150_000, "faster than anyone answers a bell"
    mean_ms = REACTIONS[Choice.SIMPLE].mean_ms * NERVES[level].slowness
    assert sum(presses) / len(presses) / 1000 == pytest.approx(mean_ms, rel=0.02)


@pytest.mark.parametrize("level", LEVELS)
def test_false_starts_and_slips_are_as_often_as_the_table_says(level: str) -> None:
    count = 8000
    plans = list(face_offs(level, count, 7_000_000))
    jumps = [jump for jump, _ in plans if jump is not None]
    slips = [press for _, press in plans if press is None]
    assert len(jumps) / count == pytest.approx(NERVES[level].false_start, rel=0.25)
    assert len(slips) / count == pytest.approx(NERVES[level].slip, rel=0.4)
    assert min(jumps) >= FIRST_JUMP_US and max(jumps) <= LAST_JUMP_US


def test_asked_again_a_bot_does_not_think_again() -> None:
    bot = duelist("middle", seed=3)
    first = bot.decide(pistols(noon_us=4_000_000), 0, (FIRE,), 5_500_000)
    for now_us in (5_500_001, 5_600_000):
        assert bot.decide(pistols(noon_us=4_000_000), 0, (FIRE,), now_us) == first
    other = bot.decide(pistols(30_000_000, noon_us=4_000_000), 0, (FIRE,), 34_000_000)
    assert first is not None and other is not None
    assert first.at_us - 5_500_000 != other.at_us - 34_000_000, "a new face-off, a new press"


def test_how_often_it_is_asked_before_the_bell_changes_nothing() -> None:
    once, often = duelist("easy", seed=8), duelist("easy", seed=8)
    for number in range(50):
        view = pistols(FACE_OFF_US + number * 20_000_000)
        rung = replace(view, noon_us=3_000_000)
        for _ in range(number % 5):
            often.decide(view, 0, (FIRE,), view.face_off_us)
        now_us = view.face_off_us + 3_000_000
        assert once.decide(rung, 0, (FIRE,), now_us) == often.decide(rung, 0, (FIRE,), now_us)


def test_a_face_off_called_off_is_thought_through_afresh() -> None:
    """When the clock is put back the same face-off comes again; nobody can know the press."""
    same = 0
    for seed in range(50):
        bot = duelist("hard", seed)
        first = bot.decide(pistols(noon_us=4_000_000), 0, (FIRE,), 5_500_000)
        bot.decide(pistols(), 0, (FIRE,), 1_500_000)
        same += first == bot.decide(pistols(noon_us=4_000_000), 0, (FIRE,), 5_500_000)
    assert same < 5


def test_with_no_face_off_on_nothing_is_pressed() -> None:
    assert duelist("hard").decide(pistols(), 0, (), 0) is None


def test_in_the_first_beat_everyone_draws() -> None:
    for level in LEVELS:
        decision = duelist(level).decide(dice((0, 0)), 0, (DRAW,), 0)
        assert decision is not None and decision.move == DRAW


@pytest.mark.parametrize("seat", [0, 1])
def test_hard_plays_the_equilibrium(seat: int) -> None:
    for mine in range(1, 13):
        for theirs in range(1, 13):
            totals = (mine, theirs) if seat == 0 else (theirs, mine)
            decision = duelist("hard").decide(dice(totals), seat, (DRAW, HOLD), 0)
            chance = equilibrium.hold_chance(mine, theirs)
            assert decision is not None
            if chance in (0.0, 1.0):
                assert decision.move == (HOLD if chance else DRAW)
            held = (seat != 0, seat != 1)
            alone = duelist("hard").decide(dice(totals, held), seat, (DRAW, HOLD), 0)
            assert alone is not None
            assert (alone.move == HOLD) is equilibrium.hold_alone(mine, theirs)


def test_hard_and_middle_hold_at_once_when_the_other_is_over() -> None:
    for level in ("middle", "hard"):
        decision = duelist(level).decide(dice((2, 14)), 0, (DRAW, HOLD), 0)
        assert decision is not None and decision.move == HOLD


def test_middle_goes_on_while_a_held_total_is_ahead() -> None:
    decision = duelist("middle").decide(dice((10, 11), (False, True)), 0, (DRAW, HOLD), 0)
    assert decision is not None and decision.move == DRAW


def test_a_choice_of_dice_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the equilibrium tosses for it."""
    monkeypatch.setattr(equilibrium, "hold_chance", lambda mine, theirs: 0.5)
    chosen = set()
    for seed in range(40):
        bot = duelist("hard", seed)
        moves = {bot.decide(dice((7, 3)), 0, (DRAW, HOLD), 0).move for _ in range(6)}
        assert len(moves) == 1
        chosen |= moves
    assert chosen == {DRAW, HOLD}


def fight(levels: tuple[str, str], seed: int, version: str, hits: int) -> int:
    """Play one duel straight on the rules, without a session; returns the winner."""
    options = {"version": version, "hits": hits, "dead_heat_us": 4000}
    game = HighNoon.new(Setup("high_noon", ("Ann", "Bo"), options, seed % 2, seed))
    bots = [make_bot(level, random.Random(f"{seed}/{seat}")) for seat, level in enumerate(levels)]
    while game.result() is None:
        due_us = game.next_due_us()
        ready = []
        for seat in game.to_act():
            decision = bots[seat].decide(game.view(seat), seat, game.legal(seat), game.now_us)
            if decision is not None:
                at_us = max(game.now_us, decision.at_us or 0)
                ready.append((at_us, seat, decision.move))
        if ready and (due_us is None or min(ready)[0] < due_us):
            at_us, seat, move = min(ready, key=lambda one: one[:2])
            game.apply(seat, move, at_us)
        else:
            assert due_us is not None, "nobody acts and no clock runs"
            game.tick(due_us)
    return game.result().winners[0]


def share_of_wins(levels: tuple[str, str], version: str, games: int, hits: int = 1) -> float:
    return sum(fight(levels, seed, version, hits) == 0 for seed in range(games)) / games


@pytest.mark.parametrize(
    ("better", "worse", "at_least"), [("hard", "middle", 0.76), ("middle", "easy", 0.77)]
)
def test_with_pistols_each_level_beats_the_one_below(
    better: str, worse: str, at_least: float
) -> None:
    assert share_of_wins((better, worse), "draw", 600) > at_least
    assert share_of_wins((worse, better), "draw", 600) < 1 - at_least


@pytest.mark.parametrize(
    ("better", "worse", "at_least"),
    [("hard", "middle", 0.525), ("middle", "easy", 0.535), ("hard", "easy", 0.57)],
)
def test_with_dice_each_level_beats_the_one_below(better: str, worse: str, at_least: float) -> None:
    assert share_of_wins((better, worse), "dice", 4000) > at_least


@pytest.mark.parametrize("version", ["draw", "dice"])
def test_equals_share_the_duels(version: str) -> None:
    assert share_of_wins(("hard", "hard"), version, 1500) == pytest.approx(0.5, abs=0.05)


def test_a_person_of_300_ms_has_a_fair_fight_at_middle() -> None:
    """Bots' false starts and slips against a person's steady hand, at the bell."""
    rng = random.Random(5)
    curve = REACTIONS[Choice.SIMPLE]
    person = curve.slowed(300.0 / curve.mean_ms)
    hits = misses = 0
    for jump, press in face_offs("middle", 6000, 4_500_000):
        mine = person.draw_us(rng)
        if jump is not None and jump < 4_500_000 or press is None or mine < press - 4000:
            hits += 1
        elif mine > press + 4000:
            misses += 1
    assert 0.45 < hits / (hits + misses) < 0.57


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no bot plays at level"):
        duelist("expert")
