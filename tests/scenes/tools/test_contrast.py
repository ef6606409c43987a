"""Every word stands out from what lies behind it: 4.5 to 1, in the states that are hardest on it.

`python -m scenes.tools.contrast` looks at every state of the gallery; here are some of each room.
"""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.palette import SEATS
from scenes.kit.draw.people import COLOURS, colour_hex, colour_light
from scenes.kit.widgets.key_cap import key_cap
from scenes.tools.contrast import LEAST, Finding, Watch, look, ratio
from scenes.tools.gallery.states import states
from scenes.tools.stagehand import Stagehand

HARD = (
    "title",
    "lobby_full",
    "keyboard_check_test",
    "rules_slap45_1",
    "saloon_eliminated",
    "slap_shot",
    "monster_skip",
    "texas_out",
    "results_figures",
)


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    made = Stagehand((960, 540))
    yield made
    made.close()


@pytest.mark.parametrize("state", HARD)
def test_nothing_is_hard_to_read(hand: Stagehand, state: str) -> None:
    states()[state](hand)
    found = look(hand)
    assert found, "there are words on screen"
    assert [finding.line() for finding in found if finding.ratio < LEAST] == []


@pytest.mark.parametrize("kind", ["plate", "plate_lit"])
def test_every_seats_name_reads_on_every_plate(hand: Stagehand, kind: str) -> None:
    for colour in range(COLOURS):
        found = written(hand, colour_light(colour), panel=(kind, colour_hex(colour)))
        assert found.ratio >= LEAST, (SEATS[colour][0], found.line())


def written(
    hand: Stagehand, color: tuple[int, int, int], *, panel: tuple[str, str] | None = None,
    behind: tuple[int, int, int] = (0, 0, 0), outline_u: float = 0, veil: bool = False,
) -> Finding:  # fmt: skip
    """How some words read in that colour on a panel or a plain colour."""
    app = hand.app
    canvas = app.canvas
    canvas.begin()
    canvas.invalidate()
    canvas.fill(behind, 0, 0, 1920, 1080)
    if panel is not None:
        canvas.blit(app.art.panel(panel[0], 380, 150, panel[1]), 100, 100)
    words = app.text.line("Belle Hattie", "body", theme.BODY_U, color, outline_u=outline_u)
    canvas.blit(words, 190, 160, anchor="midleft")
    if veil:
        canvas.veil(160)
    watch = canvas.witness = Watch(app.text)
    canvas.present()
    canvas.witness = None
    if veil:
        assert watch.found == []
        return Finding("", 0, color, behind, 0, 0)
    (found,) = watch.found
    return found


def test_the_measure_is_that_of_the_standard() -> None:
    assert ratio((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert ratio((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_what_cannot_be_read_is_found(hand: Stagehand) -> None:
    red, dark = (169, 52, 43), (90, 50, 30)
    assert written(hand, red, behind=dark).ratio < 2
    assert written(hand, theme.GOLD, behind=(164, 110, 62)).ratio < LEAST
    outlined = written(hand, theme.GOLD, behind=(164, 110, 62), outline_u=2)
    assert outlined.ratio >= LEAST, "an outline lies behind"
    written(hand, red, behind=dark, veil=True)


def test_signs_on_keys_are_never_small() -> None:
    asked: list[float] = []

    class Text:
        def line(self, _text: str, _role: str, size_u: float, *_: Any, **__: Any) -> pygame.Surface:
            asked.append(size_u)
            return pygame.Surface((10, 10))

    class Art:
        def panel(self, *_: Any) -> pygame.Surface:
            return pygame.Surface((10, 10))

    class Kit:
        text, art = Text(), Art()

    for height in (30, 34, 38, 42, 64):
        key_cap(Canvas(pygame.Surface((1920, 1080))), Kit(), "7", 0, 0, height)  # type: ignore[arg-type]
    assert min(asked) >= 24
