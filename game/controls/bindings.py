"""What people changed of the presets: other keys for single gestures, kept for every table size.

Only the changes are held, for each preset and number of people of its own, so that a preset can be
gone back to at any time. Nothing that comes out of a file is trusted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.controls.gestures import Gesture
from game.controls.zones import MOST_SEATS, Preset, Zone, rebound, troubles, zones_for

_Sheet = dict[tuple[int, Gesture], int]
"""Seat and gesture to the scancode it was moved to."""


class Bindings:
    """The changed keys of every preset and number of people."""

    def __init__(self) -> None:
        self._sheets: dict[tuple[Preset, int], _Sheet] = {}

    def zones(self, seats: int, preset: Preset) -> tuple[Zone, ...]:
        """The zones in force for `seats` people, changes made; ValueError outside 0 to 8."""
        return _applied(zones_for(seats, preset), self._sheets.get((preset, seats), {}))

    def rebind(
        self, seats: int, preset: Preset, seat: int, gesture: Gesture, scancode: int
    ) -> None:
        """Move a gesture to another key; raises BindingRefused, and KeyError as `rebound` does."""
        rebound(self.zones(seats, preset), seat, gesture, scancode)
        sheet = self._sheets.setdefault((preset, seats), {})
        if zones_for(seats, preset)[seat].scancode_of(gesture) == scancode:
            sheet.pop((seat, gesture), None)
        else:
            sheet[seat, gesture] = scancode

    def reset(self, seats: int, preset: Preset) -> None:
        """Everybody at a table of that size has the preset's keys again."""
        self._sheets.pop((preset, seats), None)

    def changed(self, seats: int, preset: Preset) -> frozenset[tuple[int, Gesture]]:
        """Seats and gestures that are not where the preset has them."""
        return frozenset(self._sheets.get((preset, seats), {}))

    # -- as plain JSON -------------------------------------------------------------------------
    def to_json(self) -> dict[str, dict[str, list[dict[str, Any]]]]:
        """Preset to number of people to the changed keys."""
        out: dict[str, dict[str, list[dict[str, Any]]]] = {}
        for (preset, seats), sheet in self._sheets.items():
            if sheet:
                out.setdefault(preset.value, {})[str(seats)] = [
                    {"seat": seat, "gesture": gesture.value, "scancode": code}
                    for (seat, gesture), code in sheet.items()
                ]
        return out

    @classmethod
    def from_json(cls, data: object) -> tuple[Bindings, bool]:
        """Bindings out of parsed JSON, and whether all of it made sense.

        A table whose changes cannot be (an unknown gesture, a key taken twice or the system's)
        has its preset's keys.
        """
        found = cls()
        if not isinstance(data, Mapping):
            return found, data is None
        sound = True
        presets = {preset.value: preset for preset in Preset}
        counts = {str(seats): seats for seats in range(1, MOST_SEATS + 1)}
        for name, tables in data.items():
            preset = presets.get(name)
            if preset is None or not isinstance(tables, Mapping):
                sound = False
                continue
            for count, entries in tables.items():
                seats = counts.get(count)
                sheet = _sheet_of(entries, seats, preset) if seats is not None else None
                if seats is None or sheet is None:
                    sound = False
                else:
                    found._sheets[preset, seats] = sheet
        return found, sound


def _sheet_of(entries: object, seats: int, preset: Preset) -> _Sheet | None:
    """The changes of one table, or None when they make no sense."""
    if not isinstance(entries, list):
        return None
    zones = zones_for(seats, preset)
    known = {(zone.seat, gesture.value): gesture for zone in zones for gesture in zone.gestures}
    sheet: _Sheet = {}
    for entry in entries:
        if not isinstance(entry, Mapping):
            return None
        seat, name, code = entry.get("seat"), entry.get("gesture"), entry.get("scancode")
        if type(seat) is not int or not isinstance(name, str) or type(code) is not int:
            return None
        gesture = known.get((seat, name))
        if gesture is None:
            return None
        sheet[seat, gesture] = code
    return None if troubles(_applied(zones, sheet)) else sheet


def _applied(zones: tuple[Zone, ...], sheet: _Sheet) -> tuple[Zone, ...]:
    if not sheet:
        return zones
    return tuple(
        replace(zone, keys=tuple((g, sheet.get((zone.seat, g), code)) for g, code in zone.keys))
        for zone in zones
    )
