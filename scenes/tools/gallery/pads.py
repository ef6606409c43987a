"""Pictures of pads that SDL does not know: told of, set up, ready."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from scenes.tools.gallery.register import shot
from scenes.tools.stagehand import Stagehand

if TYPE_CHECKING:
    from scenes.shell.keys.pad_setup import PadSetup

PAD = 7
GUID = "03000000790000001100000010010000"
STEP_US = 200_000
X, Y = 0, 1


def _plug(hand: Stagehand) -> None:
    hand.app.pads.strange.add(PAD, "USB Gamepad 2-axis 10-button", GUID)


def _asked(hand: Stagehand) -> PadSetup:
    """The page, its pad not asked yet."""
    from scenes.shell.keys.pad_setup import PadSetup

    _plug(hand)
    page = PadSetup(hand.app, PAD)
    hand.open(page)
    for axis in (X, Y):
        _say(hand, pygame.JOYAXISMOTION, axis=axis, value=0.0)
    return page


def _say(hand: Stagehand, kind: int, **what: Any) -> None:
    event = pygame.event.Event(kind, instance_id=PAD, **what)
    hand.app.step(STEP_US, [event], draw=False)


def _press(hand: Stagehand, *buttons: int) -> None:
    for button in buttons:
        _say(hand, pygame.JOYBUTTONDOWN, button=button)
        _say(hand, pygame.JOYBUTTONUP, button=button)


def _push(hand: Stagehand, axis: int, value: float) -> None:
    _say(hand, pygame.JOYAXISMOTION, axis=axis, value=value)
    _say(hand, pygame.JOYAXISMOTION, axis=axis, value=0.0)


@shot("pads")
def pads(hand: Stagehand) -> None:
    """A pad is there that nobody knows."""
    from scenes.shell.keys.pads_page import PadsPage

    _plug(hand)
    hand.open(PadsPage(hand.app))


@shot("pad_setup")
def pad_setup(hand: Stagehand) -> None:
    """In the middle: the buttons and half of the d-pad are known, and one was pressed twice."""
    _asked(hand)
    _press(hand, 2, 1, 3, 0)
    _push(hand, X, -1.0)
    _push(hand, X, 1.0)
    _press(hand, 2)


@shot("pad_setup_ready")
def pad_setup_ready(hand: Stagehand) -> None:
    """At the end, one button being tried."""
    page = _asked(hand)
    _press(hand, 2, 1, 3, 0)
    for axis, value in ((X, -1.0), (X, 1.0), (Y, -1.0), (Y, 1.0)):
        _push(hand, axis, value)
    _press(hand, 9, 4, 5, 6, 7)
    page.finish()
    hand.app.step(STEP_US, draw=False)
    _say(hand, pygame.JOYBUTTONDOWN, button=3)
