"""How the pot is cut and divided (monster_gunslingers.md, Betting)."""

from hypothesis import given
from hypothesis import strategies as st

from game.monster_gunslingers.betting import Part, first_from, parts_of, shares, unmatched


def test_the_pot_is_cut_at_what_those_still_in_have_put_in() -> None:
    assert parts_of([5, 5, 5], (0, 1, 2)) == [Part(15, (0, 1, 2))]
    assert parts_of([2, 5, 5], (0, 1, 2)) == [Part(6, (0, 1, 2)), Part(6, (1, 2))]
    assert parts_of([1, 3, 6, 6], (0, 1, 2, 3)) == [
        Part(4, (0, 1, 2, 3)),
        Part(6, (1, 2, 3)),
        Part(6, (2, 3)),
    ]


def test_what_folded_players_put_in_is_no_cut_but_in_the_parts() -> None:
    assert parts_of([3, 5, 2, 5], (1, 3)) == [Part(15, (1, 3))]
    assert parts_of([4, 2, 6, 6], (1, 2, 3)) == [Part(8, (1, 2, 3)), Part(10, (2, 3))]


def test_who_sat_out_is_in_no_part() -> None:
    assert parts_of([0, 1, 1], (1, 2)) == [Part(2, (1, 2))]


def test_odd_chips_go_to_the_first_winner_from_the_starter() -> None:
    part = Part(11, (0, 1, 2, 3))
    assert shares(part, [0, 2, 3], 1, 4) == {0: 3, 2: 5, 3: 3}
    assert shares(part, [0, 2, 3], 3, 4) == {0: 3, 2: 3, 3: 5}
    assert shares(Part(12, (0, 1)), [0, 1], 1, 2) == {0: 6, 1: 6}
    assert first_from([0, 3], 1, 4) == 3 and first_from([0, 3], 0, 4) == 0


def test_what_the_highest_put_in_beyond_the_second_goes_back() -> None:
    assert unmatched([3, 5, 1]) == (1, 2)
    assert unmatched([5, 5, 1])[1] == 0
    assert unmatched([0, 1, 1])[1] == 0


@given(
    st.lists(st.tuples(st.integers(0, 10), st.booleans()), min_size=2, max_size=6),
    st.integers(0, 5),
)
def test_no_chip_is_lost_and_nobody_wins_more_than_was_matched(
    players: list[tuple[int, bool]], starter: int
) -> None:
    put_in = [paid for paid, _ in players]
    seats = len(put_in)
    in_round = [seat for seat, (paid, stays) in enumerate(players) if stays and paid]
    highest = max(put_in)
    if not in_round or all(put_in[seat] < highest for seat in in_round):
        return
    parts = parts_of(put_in, in_round)
    assert sum(part.chips for part in parts) == sum(put_in)
    for winner in in_round:
        won = sum(
            shares(part, [winner], starter % seats, seats)[winner]
            for part in parts
            if winner in part.seats
        )
        assert won == sum(min(paid, put_in[winner]) for paid in put_in)
    for part in parts:
        divided = shares(part, part.seats, starter % seats, seats)
        assert sum(divided.values()) == part.chips
        assert max(divided.values()) - min(divided.values()) < len(part.seats)
