"""Hands that look before they press: a press sooner than 0.25 s after a prompt does nothing."""

from __future__ import annotations

from scenes.kit.app.app import App
from scenes.kit.app.gate import SEEN_US
from scenes.kit.input.pacing import FRAME_US


def look(app: App) -> None:
    """Let the time pass in which nobody can have seen what is asked; longer gates stay shut."""
    top = app.top
    left_us = top.presses_from_us - app.now_us if top is not None else 0
    if not 0 < left_us <= SEEN_US:
        return
    while left_us > 0:
        app.pump.fresh()
        app.step(min(left_us, FRAME_US), draw=False)
        left_us -= FRAME_US
