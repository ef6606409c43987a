"""Pictures of the keyboard's two pages: changing keys, and the check."""

from __future__ import annotations

import pygame

from game.controls.check import slaps_of
from game.controls.gestures import Gesture
from scenes.tools.gallery.register import shot
from scenes.tools.stagehand import Stagehand

ENTER, SHIFT, SLASH = pygame.KSCAN_RETURN, pygame.KSCAN_LSHIFT, pygame.KSCAN_SLASH
GRACE_US = 5_000_000


@shot("keys")
def keys(hand: Stagehand) -> None:
    """Three people's patches, one key changed."""
    from scenes.shell.keys.page import KeysPage

    page = KeysPage(hand.app, 3)
    hand.open(page)
    hand.tap(page.zones[2].scancode_of(Gesture.SLAP) or 0, ENTER, SLASH)


@shot("keys_refused")
def keys_refused(hand: Stagehand) -> None:
    """Eight people; the system's key is refused."""
    from scenes.shell.keys.page import KeysPage

    hand.app.settings.key_patches = "compact"
    hand.open(KeysPage(hand.app, 8))
    hand.tap(ENTER, SHIFT)


@shot("keyboard_check")
def keyboard_check(hand: Stagehand) -> None:
    """Before the test."""
    from scenes.shell.keys.keyboard_check import KeyboardCheck

    hand.open(KeyboardCheck(hand.app, 4))


@shot("keyboard_check_test")
def keyboard_check_test(hand: Stagehand) -> None:
    """Everybody has pressed; now they are to hold together."""
    from scenes.shell.keys.keyboard_check import KeyboardCheck

    page = KeyboardCheck(hand.app, 6)
    hand.open(page)
    page.start()
    hand.tap(*slaps_of(page.zones))
    hand.run(100_000)


@shot("keyboard_check_verdict")
def keyboard_check_verdict(hand: Stagehand) -> None:
    """One of three slaps is swallowed; with other keys all arrive."""
    from scenes.shell.keys.keyboard_check import KeyboardCheck

    page = KeyboardCheck(hand.app, 3)
    hand.open(page)
    page.start()
    first, second, third = slaps_of(page.zones)
    hand.tap(first, second, third)
    assert page.guide is not None
    page.guide.answer((first, second))
    while page.guide.question is not None:
        keys = page.guide.question.keys
        page.guide.answer(keys[:2] if {first, second, third} <= set(keys) else keys)
    page.conclude()
    hand.run(GRACE_US)
