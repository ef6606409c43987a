"""Draws all sprites of Texas Hold It: `python -m assets.art.make.texas` fills assets/art/texas.

The room itself is painted by assets/art/make/backgrounds/texas_washroom.py.
"""

from __future__ import annotations

from assets.art.make import (
    texas_cards,
    texas_marks,
    texas_people,
    texas_small,
    texas_symbols,
    texas_things,
    texas_wet,
)


def main() -> None:
    for part in (
        texas_symbols,
        texas_cards,
        texas_people,
        texas_things,
        texas_wet,
        texas_small,
        texas_marks,
    ):
        part.main()


if __name__ == "__main__":
    main()
