"""Draws the 52 faces of Monster Gunslingers, its back, its emblems and the busts alone.

Run from the project root: `python -m assets.art.make.gunslingers`. It writes into
assets/art/gunslingers, cards 500 by 700: `{rank}{suit}.svg` with ranks A23456789TJQK and suits
c d h s, `back.svg`, into `four` the clubs in green and the diamonds in blue; `emblem_{rank}.svg`
(200 square) and `bust_{rank}.svg` (400 square, on nothing).

On every card: the index in the left 30 % and turned about at the lower right, the power's
medallion round (94, 604), and for a holster action the mark round (94, 508).
"""

from __future__ import annotations

from assets.art.make import (
    gunslinger_back,
    gunslinger_court,
    gunslinger_drifters,
    gunslinger_rascals,
    gunslinger_riders,
    pen,
)
from assets.art.make.cards import COLOURS, FOUR, HEIGHT, SUITS, WIDTH
from assets.art.make.gunslinger_emblems import holster_mark, medallion
from assets.art.make.gunslinger_kit import FOUR_TONES, SUIT_TONES, Suit
from assets.art.make.gunslinger_lean import lean
from assets.art.make.gunslinger_scenery import ground, moon, sky
from assets.art.make.logo import RYE
from assets.art.make.palette import BRASS, CREAM, LINE
from assets.art.make.pen import Drawing

CHARACTERS = {
    **gunslinger_court.CHARACTERS,
    **gunslinger_riders.CHARACTERS,
    **gunslinger_rascals.CHARACTERS,
    **gunslinger_drifters.CHARACTERS,
}
RANKS = "AKQJT98765432"
HOLSTER_ACTIONS = "KQJ"
SMALLER = 0.74  # the index at the lower right
BUST_AT = "translate(16 110) scale(1.2)"  # where a bust stands on a card
# The suit whose cloth a character wears when it stands alone.
BEST_SUIT = {
    "A": "h", "K": "h", "Q": "h", "J": "d", "T": "h", "9": "d", "8": "d", "7": "s", "6": "h",
    "5": "c", "4": "d", "3": "s", "2": "h",
}  # fmt: skip


def frame(g: Drawing, suit: Suit) -> None:
    paper = g.linear(0, 0, WIDTH, HEIGHT, (0, CREAM[0]), (0.6, CREAM[1]), (1, CREAM[2]))
    g.rect(12.5, 12.5, WIDTH - 25, HEIGHT - 25, "none", 27, stroke=paper, stroke_width=20)
    g.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, "none", 36, stroke=LINE, stroke_width=5)
    g.rect(22, 22, WIDTH - 44, HEIGHT - 44, "none", 19, stroke=LINE, stroke_width=4)
    gilt = g.linear(0, 0, WIDTH, HEIGHT, (0, BRASS[1]), (0.3, BRASS[0]), (0.5, BRASS[2]),
                    (0.7, BRASS[0]), (1, BRASS[2]))  # fmt: skip
    g.rect(27, 27, WIDTH - 54, HEIGHT - 54, "none", 15, stroke=gilt, stroke_width=4)


def index(g: Drawing, rank: str, suit: Suit, tones: tuple[str, str]) -> None:
    """The rank over the suit on a cream tab, at the upper left and turned at the lower right."""
    text = "10" if rank == "T" else rank
    paper = g.linear(10, 10, 150, 240, (0, CREAM[0]), (1, CREAM[1]))
    paint = g.linear(0, -90, 0, 0, (0, tones[0]), (0.6, tones[1]), (1, tones[1]))
    mark = g.linear(0, -46, 0, 46, (0, tones[0]), (1, tones[1]))
    for size in (1, SMALLER):
        g.open("" if size == 1 else f"translate(500 700) rotate(180) scale({size})")
        tab = "M10 40Q10 10 40 10H140V192Q140 222 110 222H10Z"
        g.path(tab, paper)
        edge = 22 / size
        g.path(f"M142 {edge:.1f}V192Q142 224 110 224H{edge:.1f}", stroke=LINE, stroke_width=5)
        squeeze = {"T": " scale(.74 1)", "Q": " translate(0 -8) scale(.92 .9)"}.get(rank, "")
        g.open(f"translate(78 124){squeeze}")
        g.lettering(text, 0, 0, 124, paint, RYE)
        g.close()
        g.path(suit.mark, mark, transform="translate(78 172) scale(.82)")
        g.close()


def power(g: Drawing, rank: str) -> None:
    """The medallion, and over it the mark of a holster action."""
    if rank in HOLSTER_ACTIONS:
        g.open("translate(53 446) scale(.84)")
        holster_mark(g)
        g.close()
    g.open("translate(32 540) scale(1.22)")
    medallion(g, rank)
    g.close()


def card(rank: str, suit: Suit, tones: tuple[str, str]) -> Drawing:
    """One face; `tones` are the light and the dark of the index."""
    g = Drawing(WIDTH, HEIGHT)
    sky(g, suit)
    moon(g, rank)
    ground(g, suit)
    g.open(BUST_AT)
    CHARACTERS[rank](g, suit)
    g.close()
    frame(g, suit)
    index(g, rank, suit, tones)
    power(g, rank)
    return g


def bust(rank: str) -> Drawing:
    """The character alone, 400 square, as far down as what it holds."""
    g = Drawing(400, 400)
    g.open("translate(32 16) scale(.84)")
    CHARACTERS[rank](g, SUIT_TONES[BEST_SUIT[rank]])
    g.close()
    return g


def emblem(rank: str) -> Drawing:
    """The medallion alone, 200 square."""
    g = Drawing(200, 200)
    g.open("scale(2)")
    medallion(g, rank)
    g.close()
    return g


def save(g: Drawing, name: str) -> None:
    """Write a picture, made lean, to assets/art/gunslingers/NAME.svg."""
    target = pen.ART / "gunslingers" / f"{name}.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(lean(g.svg()), encoding="utf-8")


def main() -> None:
    for rank in RANKS:
        for suit in SUITS:
            save(card(rank, SUIT_TONES[suit], COLOURS[suit]), f"{rank}{suit}")
            if suit in FOUR_TONES:
                save(card(rank, FOUR_TONES[suit], FOUR[suit]), f"four/{rank}{suit}")
        save(emblem(rank), f"emblem_{rank}")
        save(bust(rank), f"bust_{rank}")
    save(gunslinger_back.back(), "back")


if __name__ == "__main__":
    main()
