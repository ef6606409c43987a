"""Colours of lettering and the sizes every scene shares."""

CREAM = (248, 238, 214)
INK = (44, 24, 11)
INK_SOFT = (104, 72, 40)
GOLD = (240, 207, 126)
EMBER = (236, 138, 76)
RED = (169, 52, 43)
ENGRAVED = (110, 24, 18)
"""Red that reads on brass as well as on paper."""
RED_SOFT = (232, 96, 76)
GREEN_SOFT = (150, 205, 130)
DIM = (176, 148, 112)
LINE = (29, 18, 11)
NIGHT_SOFT = (150, 170, 205)

SMALL_U = 26.0
BODY_U = 30.0
LARGE_U = 38.0
HEADING_U = 54.0
TITLE_U = 84.0
