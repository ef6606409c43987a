"""House rules as data."""

import pytest

from game.core.options import Option
from game.core.registry import GAMES

RANGE = Option("hits", 3, low=1, high=5)
BOTH = Option("accuse_ms", 5000, values=(0,), low=1000, high=20_000, step=1000)
SWITCH = Option("betting", False, values=(True, False))


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (RANGE, [1, 5], [0, 6, True, 1.0, "1", None]),
        (BOTH, [0, 1000, 1234, 20_000], [1, 999, 20_001, False, -1]),
        (SWITCH, [True, False], [1, 0, "true", None]),
        (Option("games", "lap", values=("lap",), low=1, high=20), ["lap", 1, 20], ["LAP", 0, True]),
    ],
)
def test_what_an_option_accepts(option: Option, good: list[object], bad: list[object]) -> None:
    assert [value for value in (*good, *bad) if option.accepts(value)] == good


def test_what_a_lobby_steps_through() -> None:
    assert RANGE.choices() == (1, 2, 3, 4, 5)
    assert BOTH.choices()[:3] == (0, 1000, 2000) and BOTH.choices()[-1] == 20_000
    assert Option("x", 7, low=5, high=12, step=5).choices() == (5, 7, 10, 12)


def test_options_from_the_command_line() -> None:
    info = GAMES["saloon_poker"]
    assert info.read_option("target=50") == ("target", 50)
    assert info.read_option("duel=dice") == ("duel", "dice")
    for text in ("target", "target=", "target=5", "target=x", "targe=50", "=1", "", "hits=2.0"):
        with pytest.raises(ValueError) as bad:
            info.read_option(text)
        assert "\n" not in str(bad.value)


def test_a_setup_fills_in_the_defaults_and_refuses_what_cannot_be() -> None:
    info = GAMES["high_noon"]
    setup = info.setup(("Ann", "Bo"), {"hits": 2}, first=1, seed=4)
    assert setup.options == {"version": "draw", "hits": 2, "dead_heat_us": 4000}
    with pytest.raises(ValueError):
        info.setup(("Ann",))
    with pytest.raises(ValueError):
        info.setup(("Ann", "Bo"), {"hits": 9})
    with pytest.raises(ValueError):
        info.setup(("Ann", "Bo"), {"hit": 1})
