"""Chance: the script first, the generator after, everything written down."""

from collections import Counter

from game.core.chance import Chance, numbers_between, stream


def test_the_script_is_used_up_first() -> None:
    chance = Chance({"dice": [1, 2, 3]}, 5)
    assert chance.wholes("dice", 1, 6, 2) == [1, 2]
    rest = chance.wholes("dice", 1, 6, 3)
    assert rest[0] == 3 and all(1 <= die <= 6 for die in rest)
    assert chance.given == {"dice": [1, 2, *rest]}


def test_an_entry_does_not_depend_on_the_entries_before_it() -> None:
    seeded = Chance({}, 5).wholes("dice", 1, 6, 8)
    assert Chance({"dice": [6, 6, 6]}, 5).wholes("dice", 1, 6, 8) == [6, 6, 6, *seeded[3:]]
    one_by_one = Chance({"dice": seeded[:2]}, 5)
    assert [one_by_one.whole("dice", 1, 6) for _ in range(8)] == seeded


def test_lists_do_not_depend_on_one_another() -> None:
    alone = Chance({}, 5).wholes("noon_us", 2, 7, 5)
    busy = Chance({}, 5)
    busy.wholes("dice", 1, 6, 9)
    assert busy.wholes("noon_us", 2, 7, 5) == alone


def test_what_was_written_goes_on_as_the_seed_does() -> None:
    chance = Chance({"dice": [4], "decks": [["b", "a"]]}, 9)
    chance.wholes("dice", 1, 6, 7)
    chance.shuffled("decks", ["a", "b"])
    chance.shuffled("decks", list("abcdefgh"))
    again = Chance(chance.written(), 9)
    again.wholes("dice", 1, 6, 7)
    again.shuffled("decks", ["a", "b"])
    again.shuffled("decks", list("abcdefgh"))
    assert again.given == chance.given
    assert again.wholes("dice", 1, 6, 20) == chance.wholes("dice", 1, 6, 20)
    assert again.shuffled("decks", list("abcdefgh")) == chance.shuffled("decks", list("abcdefgh"))


def test_written_keeps_what_is_still_scripted() -> None:
    chance = Chance({"dice": [1, 2, 3], "noon_us": [2_000_000]}, None)
    chance.whole("dice", 1, 6)
    assert chance.written() == {"dice": [1, 2, 3], "noon_us": [2_000_000]}
    assert chance.seed is None


def test_a_seed_is_chosen_when_it_is_needed() -> None:
    chance = Chance({"dice": [1]}, None)
    chance.whole("dice", 1, 6)
    assert chance.seed is None
    chance.whole("dice", 1, 6)
    assert chance.seed is not None and 0 <= chance.seed < 2**63


def test_rewound_it_gives_the_same_again() -> None:
    chance = Chance({"dice": [1, 2]}, 3)
    chance.whole("dice", 1, 6)
    mark = chance.mark()
    first = chance.wholes("dice", 1, 6, 6), chance.whole("noon_us", 2, 7)
    chance.rewind(mark)
    assert chance.given == {"dice": [1]}
    assert (chance.wholes("dice", 1, 6, 6), chance.whole("noon_us", 2, 7)) == first


def test_numbers_are_even_and_reach_both_ends() -> None:
    counts = Counter(Chance({}, 1).wholes("dice", 1, 6, 60_000))
    assert set(counts) == set(range(1, 7))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_shuffles_are_even() -> None:
    chance = Chance({}, 2)
    counts = Counter("".join(chance.shuffled("decks", "abc")) for _ in range(12_000))
    assert len(counts) == 6
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5


def test_numbers_never_change_from_one_version_to_the_next() -> None:
    # Saves and deal numbers live longer than a release.
    assert Chance({}, 7).wholes("dice", 1, 6, 12) == [6, 1, 2, 6, 1, 5, 3, 3, 2, 3, 6, 2]
    assert Chance({}, 7).shuffled("decks", "abcdef") == list("ceafbd")


def test_streams_of_different_names_differ() -> None:
    assert stream(1, "a").random() == stream(1, "a").random() != stream(1, "b").random()


def test_a_checked_list() -> None:
    check = numbers_between(1, 6, "die")
    assert check([1, 6]) is None and check([]) is None
    for bad in (0, 7, True, 1.0, "1", None):
        assert check([1, bad]) == "entry 1 is no die (1 to 6)"
