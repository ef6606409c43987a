"""How well the bots of Slap .45 play: against each other, and against a person of 300 ms."""

import statistics

import pytest

from game.core.chairs import LEVELS
from game.core.chance import stream
from game.core.reaction import NERVES, Choice
from game.core.selfplay import run
from game.slap45.bots import make_bot
from game.slap45.quickness import FORM, MOST_OFF_FORM, QUICKNESS, form_of_the_day
from tests.game.slap45.person import Person, share_of_wins

FAIR = {2: (0.40, 0.58), 4: (0.75, 1.45), 7: (0.45, 1.60)}
"""A fair share by seats: of all games at two, of an equal part at more; what the given number of
games can tell. The best of six has a good day more often than not, so that who has none of either
sort wins a little less than a seventh."""
CLEARLY_WON, CLEARLY_LOST = 0.90, {2: 0.38, 4: 0.15}
"""A person of 300 ms wins about 28 games in 100 from one hard bot, 7 from three."""


# The times


def test_harder_choices_take_longer_and_better_levels_less_long() -> None:
    means = {
        level: [QUICKNESS[level].curve(choice).mean_ms for choice in Choice] for level in LEVELS
    }
    for times in means.values():
        assert times == sorted(set(times))
    for easy, middle, hard in zip(*(means[level] for level in LEVELS), strict=True):
        assert easy > 1.2 * middle and middle > 1.02 * hard


def test_middle_answers_every_kind_of_card_about_300_ms_after_it_shows() -> None:
    for choice in (Choice.GO_NO_GO, Choice.TWO, Choice.FOUR):
        assert QUICKNESS["middle"].curve(choice).mean_ms == pytest.approx(300.0, abs=10.0)


def test_a_bare_signal_is_left_to_high_noons_table() -> None:
    assert QUICKNESS["middle"].slowness == NERVES["middle"].slowness


def test_a_person_of_flesh_is_no_faster_than_said() -> None:
    bell = Person(300.0, stream(1, "me"))
    times = [bell._react_us(Choice.SIMPLE) / 1000 for _ in range(4000)]
    assert statistics.fmean(times) == pytest.approx(300.0, rel=0.02)
    flat = Person(300.0, stream(1, "me"), flat=True)
    for choice in Choice:
        times = [flat._react_us(choice) / 1000 for _ in range(4000)]
        assert statistics.fmean(times) == pytest.approx(300.0, rel=0.02)
        assert statistics.stdev(times) == pytest.approx(45.0, rel=0.1)


# Level against level


@pytest.mark.parametrize("pair", [("hard", "middle"), ("middle", "easy")])
@pytest.mark.parametrize("seats", [2, 4])
def test_each_level_beats_the_one_below(pair: tuple[str, str], seats: int) -> None:
    """By a good part, but not hopelessly: middle has its games against hard."""
    report = run("slap45", seats, pair, 60, 5)
    assert 0.60 < report.share(pair[0]) < (0.85 if pair[1] == "middle" else 1.01)
    one_member = run("slap45", seats, pair, 300, 5, {"gang": 1})
    assert one_member.share(pair[0]) > 0.53


def test_a_middle_bot_among_three_hard_ones_wins_a_game_now_and_then() -> None:
    """About one in ten; it was one in sixty while hard was quicker and no form was drawn."""
    report = run("slap45", 4, ("hard", "hard", "hard", "middle"), 200, 17)
    assert 0.045 < report.share("middle") < 0.18


def test_the_form_of_the_day_is_near_the_usual_and_stays_for_a_game() -> None:
    rng = stream(1, "form")
    forms = [form_of_the_day(rng) for _ in range(4000)]
    assert statistics.fmean(forms) == pytest.approx(1.0, abs=0.01)
    assert 0.5 * FORM < statistics.stdev(forms) < FORM
    assert max(abs(form - 1.0) for form in forms) <= MOST_OFF_FORM * FORM
    bots = [make_bot("middle", stream(seed, "form")) for seed in range(40)]
    means = [statistics.fmean(bot._react_us(Choice.TWO) for _ in range(400)) for bot in bots]
    assert statistics.stdev(means) > 0.04 * statistics.fmean(means), "bots differ by more than luck"


def test_equals_share_the_games_and_no_seat_is_better() -> None:
    report = run("slap45", 4, ["middle"], 400, 9)
    assert all(0.17 < wins / 400 < 0.33 for wins in report.wins_by_seat)


# A person who answers every card about 300 ms after it shows


@pytest.mark.parametrize(("seats", "games"), [(2, 800), (4, 300), (7, 120)])
def test_a_person_of_300_ms_has_a_fair_fight_at_middle(seats: int, games: int) -> None:
    share = share_of_wins(300.0, "middle", seats, games, flat=True)
    low, high = FAIR[seats]
    assert low < share * (seats if seats > 2 else 1) < high


@pytest.mark.parametrize("seats", [2, 4])
def test_a_person_of_300_ms_beats_easy_and_is_beaten_by_hard(seats: int) -> None:
    assert share_of_wins(300.0, "easy", seats, 80, flat=True) > CLEARLY_WON
    assert share_of_wins(300.0, "hard", seats, 80, flat=True) < CLEARLY_LOST[seats]


def test_the_fight_is_no_longer_fair_for_much_faster_or_slower_hands() -> None:
    assert share_of_wins(260.0, "middle", 2, 150, flat=True) > 0.75
    assert share_of_wins(340.0, "middle", 2, 150, flat=True) < 0.25


def test_who_is_new_to_choosing_among_keys_can_still_beat_easy() -> None:
    """300 ms for a bare signal, more than half a second for one in four."""
    assert share_of_wins(300.0, "easy", 2, 100) > 0.7
