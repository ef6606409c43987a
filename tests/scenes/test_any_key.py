"""Any key means a key of the game: what is pressed for the system reaches no scene and no seat."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pygame
import pytest

import scenes
from game.controls import scancodes as sc
from game.controls.zones import Preset, of_the_game, zones_for
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.input.pads import Pads
from scenes.tools.gallery.states import states
from scenes.tools.stagehand import Stagehand

EVERY = range(sc.HIGHEST + 1)
SYSTEM = [code for code in EVERY if not of_the_game(code)]
PLACES = (
    "lobby_empty", "rules_saloon_poker_1", "pause", "saloon_chart", "duel_dead_heat",
    "slap_finish", "slap_contest", "gunslingers_reference", "monster_offer", "texas_lesson",
)  # fmt: skip
"""A state of each scene, where any key goes on if there is such a state."""


def test_keys_pressed_for_the_system_are_none_of_the_game() -> None:
    names = (
        "LCTRL", "LSHIFT", "LALT", "LGUI", "RCTRL", "RSHIFT", "RALT", "RGUI", "CAPSLOCK",
        "NUMLOCKCLEAR", "SCROLLLOCK", "PRINTSCREEN", "PAUSE", "F1", "F5", "F12",
        "POWER", "AC_BACK",
    )  # fmt: skip
    codes = {getattr(pygame, f"KSCAN_{name}") for name in names}
    codes |= {127, 128, 129, 144, 145, *range(258, 291)}  # volume, languages, media, brightness
    assert codes <= set(SYSTEM)


def test_every_key_a_zone_may_have_and_those_of_menus_are_of_the_game() -> None:
    mine = {
        code
        for preset in Preset
        for seats in range(1, 9)
        for zone in zones_for(seats, preset)
        for code in zone.scancodes
    }
    mine |= {sc.ENTER, sc.PAD_ENTER, sc.SPACE, sc.ESCAPE, sc.TAB, sc.BACKSPACE}
    mine |= {sc.LEFT, sc.RIGHT, sc.UP, sc.DOWN}
    assert not mine & set(SYSTEM)


@pytest.mark.parametrize("place", PLACES)
def test_nothing_on_screen_changes_by_a_key_pressed_for_the_system(place: str) -> None:
    hand = Stagehand((640, 360), "en")
    try:
        states()[place](hand)
        hand.app.notices.append("Something everybody should read.")
        top = hand.app.top
        before = pygame.image.tobytes(hand.picture(), "RGB")
        for code in SYSTEM:
            if code == pygame.KSCAN_F11:
                continue  # full screen and back
            at_us = hand.app.now_us
            for kind in (Kind.KEY_DOWN, Kind.KEY_UP):
                hand.app.step(0, [Input(kind, at_us, scancode=code)], draw=False)
        assert hand.app.top is top
        assert hand.app.notices
        assert pygame.image.tobytes(hand.picture(), "RGB") == before
    finally:
        hand.close()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = App.headless((640, 360), data=tmp_path)
    yield made
    made.close()


def test_the_app_hands_exactly_the_games_keys_on(app: App) -> None:
    got: list[int] = []

    class Ear(Scene):
        def handle(self, event: Input) -> bool:
            got.append(event.scancode)
            return True

    app.push(Ear(app))
    for code in EVERY:
        app.deliver([Input(Kind.KEY_DOWN, app.now_us, scancode=code)])
    assert got == [code for code in EVERY if of_the_game(code)]


def test_only_the_pages_about_keys_ask_for_every_key() -> None:
    for found in pkgutil.walk_packages(scenes.__path__, "scenes."):
        import_module(found.name)

    def kinds(kind: type[Scene]) -> set[type[Scene]]:
        return {kind}.union(*(kinds(one) for one in kind.__subclasses__()))

    asking = {kind.__name__ for kind in kinds(Scene) if kind.every_key}
    assert asking == {"KeysPage", "KeyboardCheck"}


def test_a_pads_buttons_for_the_system_are_no_presses() -> None:
    pads = Pads(openable=False)
    pads.add(3, "Pad")
    told = []
    for button in range(pygame.CONTROLLER_BUTTON_MAX):
        event = pygame.event.Event(
            pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=button, which=3
        )
        told += [one.button for one in pads.convert(event, 0, 0, 0)]
    wanted = set(range(PadButton.DPAD_RIGHT + 1)) - {PadButton.GUIDE}
    assert set(told) == wanted
