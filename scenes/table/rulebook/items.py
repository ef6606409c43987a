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
    """A chart of hands of dice, best first: five dice and what they are called."""

    rows: tuple[tuple[tuple[int, ...], str], ...]


@dataclass(frozen=True, slots=True)
class Finish:
    """A photo finish: presses in ms after the bell as (ms, colour index), and what it shows."""

    presses: tuple[tuple[float, int], ...]
    caption: str


@dataclass(frozen=True, slots=True)
class Cards:
    """A row of pictures of assets/art, `h_u` high, closer together if they are many.

    `dim` positions are faded, `raised` ones stand a little higher; `gaps`: after these comes a gap.
    `groups`: what is written over each stretch between gaps.
    """

    names: tuple[str, ...]
    h_u: float
    caption: str = ""
    dim: tuple[int, ...] = ()
    raised: tuple[int, ...] = ()
    gaps: tuple[int, ...] = ()
    groups: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A picture at the left, `h_u` high, and beside it a title and a text."""

    picture: str
    title: str
    text: str
    h_u: float = 96.0
    w_u: float = 112.0


@dataclass(frozen=True, slots=True)
class Example:
    """A poker hand by name: the pictures of its five cards."""

    name: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PokerHands:
    """A chart of poker hands, best first."""

    rows: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Versus:
    """Two hands of a Pairs deck, one above the other, compared from the left.

    `decided`: the column that tells (counting from 0), marked; `first_wins`: which row it favours.
    """

    first: str
    first_cards: tuple[int, ...]
    second: str
    second_cards: tuple[int, ...]
    decided: int
    first_wins: bool
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Stack:
    """What somebody has put in: a name, a seat colour's index, chips."""

    name: str
    colour: int
    chips: int


@dataclass(frozen=True, slots=True)
class Pots:
    """Stacks side by side, cut at these heights: (chips, what lies below that cut)."""

    stacks: tuple[Stack, ...]
    cuts: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A washroom row: cowboy cards in the gaps ("" face down), who stands between them.

    `places` has a seat colour's index for each urinal, None where it is free; `told` what it gave.
    """

    gaps: tuple[str, ...]
    places: tuple[int | None, ...]
    told: tuple[str, ...] = ()
    caption: str = ""


Item = (
    Words
    | Dice
    | Picture
    | Keys
    | Hands
    | Finish
    | Cards
    | Entry
    | PokerHands
    | Versus
    | Pots
    | Row
)


@dataclass(frozen=True, slots=True)
class LeafPage:
    """One page of the book."""

    title: str
    items: tuple[Item, ...]
