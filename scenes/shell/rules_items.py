"""What a page of the rules book is made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice and what they are; `gold` positions are marked, `kept` ones stand a little lower."""

    values: tuple[int, ...]
    caption: str = ""
    gold: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of assets/art, `h_u` high."""

    name: str
    h_u: float
    caption: str = ""
    w_u: float = 420


@dataclass(frozen=True, slots=True)
class Keys:
    """Key caps with what they do."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Hands:
    """The chart of hands, best first."""


@dataclass(frozen=True, slots=True)
class Finish:
    """A photo finish: presses in ms after the bell as (ms, colour index), and what it shows."""

    presses: tuple[tuple[float, int], ...]
    caption: str


Item = Words | Dice | Picture | Keys | Hands | Finish


@dataclass(frozen=True, slots=True)
class LeafPage:
    """One page of the book."""

    title: str
    items: tuple[Item, ...]
