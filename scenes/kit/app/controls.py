"""The keys in force: the preset of the settings with what people changed, kept in controls.json.

One file holds the changed keys, what the keyboard check found, by the keyboard's own name, and the
mappings of pads that SDL does not know, by the pad's GUID. It is read once for each app; damaged,
it is set aside and the player told.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import pygame

from game.controls.bindings import Bindings
from game.controls.gestures import Gesture
from game.controls.pad_mapping import PadMapping
from game.controls.verdict import Verdict
from game.controls.zones import Preset, Zone, table, zones_for
from game.core.disk import last_of
from scenes.kit.input import labels
from scenes.kit.storage.paths import Folders, data_folder
from scenes.kit.storage.settings import Settings

if TYPE_CHECKING:
    from scenes.kit.app.app import App

VERSION = 1
_MOST_KEYBOARDS = 40
_MOST_PADS = 40


class Controls:
    """Changed keys and checks of one data folder; every change is written at once."""

    def __init__(self, app: App) -> None:
        # Kept by app in `_OPEN`: holding it in turn would keep it for ever.
        self._file = app.files.store.file(app.files.controls.name, VERSION)
        data = self._file.read()
        self.bindings, sound = Bindings.from_json(data.get("keys"))
        self._checks, checks_sound = _checks_of(data.get("keyboards"))
        self._pads, pads_sound = _pads_of(data.get("pads"))
        if not (sound and checks_sound and pads_sound):
            self._file.mend(self._to_json())
        for mapping in self._pads.values():
            app.pads.learn(mapping)

    # -- keys ----------------------------------------------------------------------------------
    def zones(self, seats: int, preset: Preset) -> tuple[Zone, ...]:
        """The zones of so many people with this preset, changes made."""
        return self.bindings.zones(seats, preset)

    def rebind(
        self, seats: int, preset: Preset, seat: int, gesture: Gesture, scancode: int
    ) -> None:
        """Move a gesture to another key and keep it; raises BindingRefused."""
        self.bindings.rebind(seats, preset, seat, gesture, scancode)
        self._keep()

    def reset(self, seats: int, preset: Preset) -> None:
        """The preset's own keys again for so many people."""
        self.bindings.reset(seats, preset)
        self._keep()

    # -- keyboards -----------------------------------------------------------------------------
    def check(self, keyboard: str, seats: int) -> Verdict | None:
        """What the check found the last time for so many people at this keyboard."""
        return self._checks.get(keyboard, {}).get(seats)

    def keep_check(self, keyboard: str, verdict: Verdict) -> None:
        """Remember a check; the oldest keyboards are forgotten beyond forty."""
        mine = self._checks.pop(keyboard, {})
        mine[verdict.people] = verdict
        self._checks[keyboard] = mine
        while len(self._checks) > _MOST_KEYBOARDS:
            del self._checks[next(iter(self._checks))]
        self._keep()

    # -- pads ----------------------------------------------------------------------------------
    @property
    def pads(self) -> tuple[PadMapping, ...]:
        """Mappings of pads that SDL does not know, the oldest first."""
        return tuple(self._pads.values())

    def keep_pad(self, app: App, mapping: PadMapping) -> None:
        """Play pads of this kind so from now on; the oldest kinds are forgotten beyond forty."""
        self._pads.pop(mapping.guid, None)
        self._pads[mapping.guid] = mapping
        app.pads.learn(mapping)
        while len(self._pads) > _MOST_PADS:
            self.forget_pad(app, next(iter(self._pads)))
        self._keep()

    def forget_pad(self, app: App, guid: str) -> None:
        """Pads of this kind are strange again; seats that have one are told it is gone."""
        self._pads.pop(guid, None)
        app.deliver(app.pads.forget(guid))
        self._keep()

    def _keep(self) -> None:
        self._file.write(self._to_json())

    def _to_json(self) -> dict[str, Any]:
        keyboards = {
            name: {str(seats): verdict.to_json() for seats, verdict in found.items()}
            for name, found in self._checks.items()
        }
        pads = {guid: str(mapping) for guid, mapping in self._pads.items()}
        return {"keys": self.bindings.to_json(), "keyboards": keyboards, "pads": pads}


def _pads_of(data: object) -> tuple[dict[str, PadMapping], bool]:
    """Kept mappings of pads, and whether all of them made sense."""
    if not isinstance(data, Mapping):
        return {}, data is None
    found = {guid: PadMapping.read(text) for guid, text in data.items()}
    good = {guid: one for guid, one in found.items() if one is not None and one.guid == guid}
    return good, len(good) == len(found)


def _checks_of(data: object) -> tuple[dict[str, dict[int, Verdict]], bool]:
    """Kept checks, and whether all of them made sense."""
    if not isinstance(data, Mapping):
        return {}, data is None
    found: dict[str, dict[int, Verdict]] = {}
    sound = True
    for name, checks in data.items():
        if not isinstance(checks, Mapping):
            sound = False
            continue
        for seats, entry in checks.items():
            verdict = Verdict.from_json(entry)
            if verdict is None or str(verdict.people) != seats:
                sound = False
            else:
                found.setdefault(name, {})[verdict.people] = verdict
    return found, sound


_OPEN: WeakKeyDictionary[App, Controls] = WeakKeyDictionary()


def controls(app: App) -> Controls:
    """The app's controls, read from its data folder the first time."""
    found = _OPEN.get(app)
    if found is None:
        found = _OPEN[app] = Controls(app)
    return found


def zones_in_force(app: App, seats: int) -> tuple[Zone, ...]:
    """The patches of `seats` people (0 to 8) by the settings' preset and the changed keys."""
    return controls(app).zones(seats, Preset(app.settings.key_patches))


# -- for the command line --------------------------------------------------------------------------
def key_table(seats: int, data: Path | None = None) -> list[dict[str, object]]:
    """The key table in force as plain JSON, labels by the layout in force where one can be asked.

    Only reads: what is damaged or missing counts as not there. ValueError outside 1 to 8 seats.
    """
    zones_for(seats)
    files = Folders(data_folder(data))
    settings, _wrong = Settings.from_json(_peek(files.settings))
    bindings, _sound = Bindings.from_json(_peek(files.controls).get("keys"))
    rows = table(bindings.zones(seats, Preset(settings.key_patches)))
    if not _layout_known():
        return rows
    return [{**row, "label": labels.label(int(str(row["scancode"])))} for row in rows]


def _layout_known() -> bool:
    """Whether the system tells its keyboard layout; no window is opened for it."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        return False  # SDL would only mutter
    try:
        pygame.display.init()
    except pygame.error:
        return False
    return True


def _peek(path: Path) -> dict[str, Any]:
    for one in (path, last_of(path)):
        try:
            data = json.loads(one.read_bytes())
        except (OSError, ValueError, RecursionError):
            continue
        if isinstance(data, dict) and data.get("version") == VERSION:
            return data
    return {}
