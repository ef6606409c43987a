"""No text is ever cut but a name, in any picture of the gallery, at the largest letters."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from game.core.cards import RANKS, SUITS
from scenes.games.monster_gunslingers.overlay import letters
from scenes.kit.app.app import App
from scenes.tools.gallery import register
from scenes.tools.gallery import states as gallery
from scenes.tools.gallery.states import states
from scenes.tools.stagehand import Sitter, Stagehand

LARGEST = 150
SIZE = (480, 270)
LONG = (
    "Bartholomew the Youngest", "Wilhelmina Wigglesworths", "Bartholomew the Elder",
    "Wolfgang Wommelmaninger", "Bartholomew the Third",
)  # fmt: skip
OFTEN = ("Belle", "Doc", "Hattie", "Buck", "Tin Tom")
"""Who sits in most of the gallery's pictures; here they have the longest names there may be."""


@pytest.fixture
def long_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    renamed = dict(zip(OFTEN, LONG, strict=True))
    first = Sitter.__init__

    def init(self: Sitter, name: str, *rest: object, **more: object) -> None:
        first(self, renamed.get(name, name), *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Sitter, "__init__", init)
    for group in ("FOUR", "EIGHT", "TWO"):
        people = tuple(Sitter(p.name, p.level, p.looks) for p in getattr(register, group))
        for module in [register, *gallery.FILES]:
            if hasattr(module, group) and hasattr(module, "__name__"):
                monkeypatch.setattr(module, group, people)
    yield


EVERY = [(name, language) for name in states() for language in ("en", "ko")]
TURN_ABOUT = [EVERY[2 * i + i % 2] for i in range(len(states()))]
"""Each picture in one language; DUSTUP_EVERY_PICTURE=1 looks at both."""


@pytest.mark.parametrize(
    ("name", "language"), EVERY if os.environ.get("DUSTUP_EVERY_PICTURE") else TURN_ABOUT
)
@pytest.mark.usefixtures("long_names")
def test_only_names_are_cut(name: str, language: str) -> None:
    hand = Stagehand(SIZE, language, text_percent=LARGEST)
    try:
        states()[name](hand)
        hand.picture()
        names = set(hand.app.text.names)
        assert not {text: shown for text, shown in hand.app.text.cut.items() if text not in names}
        shown = [hand.app.text.cut.get(name, name) for name in names]
        assert len(set(shown)) == len(names)
    finally:
        hand.close()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 120, LARGEST])
def test_the_plank_of_a_played_power_ends_its_sentence(language: str, percent: int) -> None:
    app = App.headless(SIZE, language=language)
    app.settings.text_percent = percent
    app.settings_changed()
    try:
        for rank in RANKS:
            letters(app, rank + SUITS[0])
        assert not app.text.cut
    finally:
        app.close()
