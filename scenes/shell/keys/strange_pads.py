"""Pads nobody knows: told of when they come, and set up where they are pressed in a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from scenes.kit.input.inputs import Input
from scenes.kit.text.words import _
from scenes.shell.keys.pad_setup import PadSetup

if TYPE_CHECKING:
    from scenes.kit.app.app import App

MENUS = frozenset({"title", "lobby", "options", "pads"})
"""Where a press on a pad that is not set up leads to setting it up."""
_TOLD: WeakKeyDictionary[App, set[str]] = WeakKeyDictionary()


def strange_pad(app: App, event: Input) -> None:
    """A pad nobody knows came, or was pressed: say so once, and in a menu set it up."""
    pad = app.pads.strange.plugged.get(event.pad)
    if pad is None:
        return
    app.refresh()
    if event.button >= 0 and app.top is not None and app.top.name in MENUS:
        app.push(PadSetup(app, event.pad))
        return
    told = _TOLD.setdefault(app, set())
    if pad.guid not in told:
        told.add(pad.guid)
        words = _(
            "Pad not known: {name}. In a menu, press a button on it to set it up, or go to "
            "Options, Pads."
        )
        app.notice(words.format(name=pad.name))
