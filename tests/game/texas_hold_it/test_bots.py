"""The bots of Texas Hold It: levels, beliefs that add up, lies with a purpose."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.chairs import Bot, Thinking
from game.core.chance import stream
from game.core.engine import Engine, Move
from game.core.registry import GAMES
from game.texas_hold_it.belief import Belief, caught, rows, trust
from game.texas_hold_it.bots import Needs, make_bot
from game.texas_hold_it.records import (
    HOLD,
    PASS,
    Card,
    ClaimView,
    Figures,
    Pee,
    Peek,
    Say,
    SeenView,
)
from game.texas_hold_it.row import hits
from tests.game.texas_hold_it.script import engine_at

INFO = GAMES["texas_hold_it"]


def made(bot: Bot, engine: Engine, seat: int) -> Move:
    """The move a bot makes, in however many slices."""
    while True:
        decision = bot.decide(engine.view(seat), seat, engine.legal(seat), 0)
        assert decision is not None
        if not isinstance(decision, Thinking):
            return decision.move


def wins(better: str, worse: str, seats: int, games: int) -> float:
    """The part of the games that every second seat wins, 0.5 if both are as good."""
    won = 0.0
    for game in range(games):
        names = tuple(f"P{seat}" for seat in range(seats))
        engine: Engine = INFO.engine.new(INFO.setup(names, seed=game))
        ours = {seat for seat in range(seats) if (seat + game) % 2}
        bots = [
            make_bot(better if seat in ours else worse, stream(game, f"bot {seat}"))
            for seat in range(seats)
        ]
        while (result := engine.result()) is None:
            seat = engine.to_act()[0]
            engine.apply(seat, made(bots[seat], engine, seat))
        won += len(ours.intersection(result.winners)) / len(result.winners)
    return won / games


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(("better", "worse"), [("hard", "middle"), ("middle", "easy")])
def test_each_level_beats_the_one_below(better: str, worse: str, seats: int) -> None:
    games = {2: 100, 4: 40, 6: 16}[seats]
    assert wins(better, worse, seats, games) > 0.65


def test_every_row_is_there_as_often_as_it_comes() -> None:
    for gaps in range(2, 7):
        found = rows(gaps)
        assert all(row.count(Card.GAS) <= 1 and len(row) == gaps for row in found)
        total = sum(found.values())
        gas_first = sum(count for row, count in found.items() if row[0] is Card.GAS)
        assert gas_first / total == pytest.approx(1 / 7)


def test_a_place_is_what_the_rows_say_it_is() -> None:
    seen = [SeenView(1, Card.CALM)]
    claims = [ClaimView(0, 1, "snake"), ClaimView(2, 2, "calm")]
    belief = Belief.of(4, seen, claims, [0.6] * 4)
    assert sum(belief.weights.values()) == pytest.approx(1)
    for urinal in range(3):
        place = belief.at(urinal)
        for count, chance in ((0, place.dry), (1, place.once), (2, place.twice)):
            told = sum(w for row, w in belief.weights.items() if hits(row, urinal) == count)
            assert chance == pytest.approx(told)
    dry_somewhere = sum(
        weight for row, weight in belief.weights.items() if not hits(row, 0) or not hits(row, 2)
    )
    assert belief.some_dry([0, 2]) == pytest.approx(dry_somewhere)
    assert belief.card(1)[Card.CALM] == pytest.approx(1)


def test_a_claim_counts_as_far_as_its_speaker_is_trusted_and_ones_own_does_not() -> None:
    def gas(trusted: float, deaf_to: int | None = None) -> float:
        said = [ClaimView(0, 1, "gas")]
        return Belief.of(3, (), said, [trusted] * 3, deaf_to=deaf_to).card(0)[Card.GAS]

    assert gas(0.9) > gas(0.6) > 1 / 7 > gas(0.1)
    assert gas(0.25) == pytest.approx(1 / 7) == gas(0.9, deaf_to=1)


def test_trust_goes_with_the_lies_one_was_caught_in() -> None:
    honest, liar = Figures(claims=10, lies=0), Figures(claims=10, lies=10)
    assert trust(honest) > trust(Figures()) > trust(liar) > 0


def test_a_lie_about_a_card_it_saw_itself_counts_at_once() -> None:
    engine, _ = engine_at("0 peek 0; 0 say calm; 1 peek 0; 1 say gas; 2 peek 1; 2 say gas", "-sc")
    for viewer, trusted in ((0, 2), (2, None)):
        view = engine.view(viewer)
        figures = [
            caught(known, (claim for claim in view.claims if claim.seat == seat), view.seen)
            for seat, known in enumerate(view.figures)
        ]
        assert [known.lies for known in view.figures] == [0, 0, 0], "cards are still face down"
        if trusted is None:
            assert figures[1] == view.figures[1] and trust(figures[1]) == trust(Figures())
        else:
            assert trust(figures[1]) < trust(Figures()) == trust(figures[trusted])


def test_what_a_liar_says_moves_nobody_who_caught_them() -> None:
    """Bo lied about a card Ann saw: what he says of the other weighs less with her."""
    said = "0 peek 0; 0 say calm; 1 peek 0; 1 say {}; 0 peek 0; 0 say calm; 1 peek 1; 1 say cactus"
    beliefs = []
    for word in ("calm", "gas"):
        engine, _ = engine_at(said.format(word), "-s", seats=2)
        bot = make_bot("hard", stream(1, "caught"))
        beliefs.append(bot._belief(engine.view(0), 0).card(1)[Card.CACTUS])
    assert beliefs[0] > beliefs[1]


def test_needs_grow_towards_the_third_point() -> None:
    assert Needs.of(2, 0).dry > Needs.of(0, 0).dry
    assert Needs.of(0, 2).wet > Needs.of(0, 0).wet
    assert Needs.of(0, 1).wet_twice > 2 * Needs.of(0, 0).wet


def decide(level: str, engine: Engine, seed: int = 1) -> Move:
    seat = engine.to_act()[0]
    return made(make_bot(level, stream(seed, level)), engine, seat)


def test_it_takes_a_place_it_knows_to_be_dry() -> None:
    moves = "0 peek 0; 0 say gas; 1 peek 0; 1 say gas; 0 peek 1; 0 say gas; 1 peek 0; 1 say gas"
    engine, _ = engine_at(moves, "cs", seats=2)
    for level in ("easy", "middle", "hard"):
        assert decide(level, engine, 6) in (Pee(0), Peek(0), Peek(1), HOLD)
    assert decide("hard", engine) == Pee(0) == decide("middle", engine)


def test_it_holds_it_where_it_knows_it_gets_wet() -> None:
    moves = "0 peek 0; 0 say gas; 1 peek 0; 1 say gas; 0 peek 1; 0 say gas; 1 hold"
    engine, _ = engine_at(moves, "sc", seats=2)
    for level in ("middle", "hard"):
        assert decide(level, engine) == HOLD


def test_hard_does_not_hand_a_safe_place_to_the_rival_who_acts_next() -> None:
    # Ann has seen both cards beside the only urinal; the truth would tell Bo that it is dry.
    moves = "0 peek 0; 0 say calm; 1 swap 0,1; 0 swap 0,1; 1 swap 0,1; 0 swap 0,1; 1 swap 0,1;"
    engine, _ = engine_at(f"{moves} 0 peek 0", "s-", seats=2)
    said = decide("hard", engine)
    assert isinstance(said, Say)
    believed = Belief.of(2, (), engine.view(1).claims, [0.6, 0.6])
    truth, told = believed.hearing(0, "calm", 0.6), believed.hearing(0, said.claim, 0.6)
    assert told.at(0).dry <= truth.at(0).dry


def test_hard_does_not_lie_to_a_rival_who_saw_the_card() -> None:
    for row in ("-s", "c-", "s-", "gs"):
        told = "0 peek 0; 0 say gas; 1 peek 0; 1 say gas; 0 peek 0"
        engine, _ = engine_at(told, row, seats=2)
        view = engine.view(0)
        assert decide("hard", engine) == Say(view.seen[0].card.value)  # type: ignore[attr-defined]


def test_who_is_out_lies_only_to_who_is_ahead() -> None:
    out = "0 hold; 1 pee 0; 2 hold; 1 pee 0; 2 hold; 0 hold; 2 swap 0,1; 0 swap 0,1"
    engine, _ = engine_at(f"{out}; 1 peek 0", "scc", "scc", "--")
    view = engine.view(1)
    assert 1 not in view.cowboys and view.peeking == 0
    said = {}
    for dry in ((0, 0, 1), (1, 0, 0)):
        bot = make_bot("hard", stream(1, "rail"))
        answer: Any = Thinking.ON
        while answer is Thinking.ON:
            answer = bot.decide(replace(view, dry=dry), 1, [Say("calm")], 0)
        said[dry] = answer.move
    assert said[0, 0, 1] != Say("calm"), "Cy acts next and is ahead"
    assert said[1, 0, 0] == Say("calm"), "Cy acts next and is not"


def test_easy_says_what_it_saw() -> None:
    for row in ("cs", "sc", "g-", "-g"):
        engine, _ = engine_at("0 peek 0", row, seats=2)
        view = engine.view(0)
        assert decide("easy", engine) == Say(view.seen[0].card.value)  # type: ignore[attr-defined]


def test_who_is_out_peeks_or_passes() -> None:
    out = "0 hold; 1 pee 0; 2 hold; 1 pee 0; 2 hold; 0 hold; 2 swap 0,1; 0 swap 0,1"
    engine, _ = engine_at(out, "scc", "scc", "--")
    assert engine.to_act() == (1,)
    moves = {type(decide(level, engine, seed)) for level in ("easy", "hard") for seed in range(9)}
    assert moves == {Peek, type(PASS)}


def test_with_silent_claims_they_play_to_the_end() -> None:
    for seed in range(4):
        engine = INFO.engine.new(INFO.setup(("A", "B", "C"), {"claims": "silent"}, seed=seed))
        bots = [make_bot(level, stream(seed, level)) for level in ("hard", "middle", "easy")]
        while engine.result() is None:
            seat = engine.to_act()[0]
            engine.apply(seat, made(bots[seat], engine, seat))


def test_hard_thinks_in_slices_of_a_peek_or_a_word_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beliefs = 0
    honest = Belief.__init__

    def counted(self: Belief, *args: Any) -> None:
        nonlocal beliefs
        beliefs += 1
        honest(self, *args)

    monkeypatch.setattr(Belief, "__init__", counted)
    for moves, slices in (("", 7), ("0 peek 0", 5)):
        engine, _ = engine_at(moves, "cs-g-s", seats=6)
        bot = make_bot("hard", stream(1, "slices"))
        answers = []
        while not answers or isinstance(answers[-1], Thinking):
            beliefs = 0
            answers.append(bot.decide(engine.view(0), 0, engine.legal(0), 0))
            assert beliefs <= len(Card)
        assert len(answers) > slices


def test_who_lied_earlier_this_evening_is_believed_less() -> None:
    """A claim that a known liar makes weighs less than the same one by an honest player."""
    answers = set()
    for lies in (0, 12):
        engine, _ = engine_at("0 peek 0; 0 say calm", "cs-g-s", seats=3)
        bot = make_bot("hard", stream(4, "past"))
        bot.remember([{"claims": 12, "lies": lies}, {}, {}])
        view = engine.view(1)
        recalled = bot._recalled(view)
        assert recalled.figures[0].lies == lies and recalled.figures[0].claims == 12
        answers.add(trust(recalled.figures[0]))
    assert len(answers) == 2 and max(answers) > 0.8 > 0.3 > min(answers)


def test_without_a_past_the_view_stays_as_it_is() -> None:
    engine, _ = engine_at("", "cs-g-s", seats=3)
    bot = make_bot("hard", stream(4, "past"))
    bot.remember([{}, {}, {}])
    view = engine.view(1)
    assert bot._recalled(view) is view


def test_another_level_is_refused() -> None:
    with pytest.raises(ValueError):
        make_bot("expert", stream(1, "x"))
