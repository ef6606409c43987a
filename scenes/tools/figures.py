"""A measured figure, and how a row of them is shown."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """`value` None: not measured, and `note` says why. `most` or `least` is the bar, if any."""

    name: str
    value: float | None
    unit: str
    most: float | None = None
    least: float | None = None
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the bar is kept; None without one, or without a value."""
        if self.value is None or (self.most is None and self.least is None):
            return None
        return (self.most is None or self.value <= self.most) and (
            self.least is None or self.value >= self.least
        )

    def to_json(self) -> dict[str, object]:
        """As plain JSON."""
        return {
            "name": self.name,
            "value": self.value,
            "unit": self.unit,
            "most": self.most,
            "least": self.least,
            "met": self.met,
            "note": self.note,
        }

    def to_text(self) -> str:
        """As a line of a table."""
        if self.value is None:
            return f"{self.name:32} {'-':>10} {self.unit:8} not measured: {self.note}"
        bar = ""
        if self.most is not None:
            bar = f"<= {number(self.most)}"
        elif self.least is not None:
            bar = f">= {number(self.least)}"
        met = {True: "ok", False: "MISSED", None: ""}[self.met]
        line = f"{self.name:32} {number(self.value):>10} {self.unit:8} {bar:10} {met:6} {self.note}"
        return line.rstrip()


def number(value: float) -> str:
    """Three figures or more, grouped: 0.412, 12.3, 184, 61,200."""
    if value == int(value) and abs(value) < 1000:
        return str(int(value))
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def percentile(ascending: Sequence[float], percent: float) -> float:
    """The value that `percent` of 100 do not exceed, of numbers in ascending order."""
    place = round(percent / 100 * (len(ascending) - 1))
    return ascending[place]


def load() -> str:
    """How busy the machine is besides, where it can be told."""
    if not hasattr(os, "getloadavg"):
        return "unknown"
    return f"{os.getloadavg()[0]:.2f}"
