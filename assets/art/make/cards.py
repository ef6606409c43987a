"""What every deck of playing cards here shares: the size of a card, the suits and their colours.

The decks are drawn by `gunslingers.py` (52 faces), `monster_cards.py`, `slap_cards.py` and
`texas_cards.py`.
"""

WIDTH, HEIGHT = 500, 700
# Suits as path data round (0, 0), about 90 units tall.
SUITS = {
    "h": "M0 44C-8 27 -46 8 -46 -17C-46 -35 -31 -44 -20 -44C-10 -44 -3 -37 0 -27"
    "C3 -37 10 -44 20 -44C31 -44 46 -35 46 -17C46 8 8 27 0 44Z",
    "d": "M0 -48C9 -29 21 -13 36 0C21 13 9 29 0 48C-9 29 -21 13 -36 0C-21 -13 -9 -29 0 -48Z",
    "s": "M0 -48C8 -30 44 -11 44 14C44 29 33 36 24 36C14 36 7 31 4 24C5 35 9 42 17 48H-17"
    "C-9 42 -5 35 -4 24C-7 31 -14 36 -24 36C-33 36 -44 29 -44 14C-44 -11 -8 -30 0 -48Z",
    "c": "M0 -48C13 -48 22 -38 22 -26C22 -18 18 -12 12 -7C17 -11 22 -12 26 -12C38 -12 46 -3 46 9"
    "C46 22 36 30 25 30C14 30 7 24 4 16C5 30 9 41 18 48H-18C-9 41 -5 30 -4 16C-7 24 -14 30 -25 30"
    "C-36 30 -46 22 -46 9C-46 -3 -38 -12 -26 -12C-22 -12 -17 -11 -12 -7C-18 -12 -22 -18 -22 -26"
    "C-22 -38 -13 -48 0 -48Z",
}
RED, BLACK = ("#d0392d", "#7c1712"), ("#41362f", "#17100c")
COLOURS = {"h": RED, "d": RED, "s": BLACK, "c": BLACK}
FOUR = COLOURS | {"d": ("#3f7fc4", "#163f78"), "c": ("#3f8f4e", "#14522a")}
