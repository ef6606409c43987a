"""Colours of lettering and the sizes every scene shares."""

CREAM = (248, 238, 214)
INK = (44, 24, 11)
INK_SOFT = (104, 72, 40)
GOLD = (240, 207, 126)
RED = (112, 24, 18)
ENGRAVED = (88, 16, 12)
"""Red cut into brass, which is darker than paper."""
RED_SOFT = (240, 126, 104)
GREEN_SOFT = (150, 205, 130)
DIM = (204, 180, 146)
FAINT = (180, 158, 126)
"""On keys in the shade, darker than what `DIM` lies on."""
LINE = (29, 18, 11)

SMALL_U = 26.0
BODY_U = 30.0
LARGE_U = 38.0
HEADING_U = 54.0
TITLE_U = 84.0
