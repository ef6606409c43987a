"""Draws all sprites of the Monster's table: `python -m assets.art.make.monster`.

It fills assets/art/monster and writes `places.json` there: for each lump `cloth_N` and each
`monster_SIZE` the eyes as [middle x, middle y, width, turn in degrees clockwise] in units of the
picture, the eye that watches first, and how far the pupils may move.
"""

from __future__ import annotations

import json

from assets.art.make import (
    monster_body,
    monster_cards,
    monster_cloth,
    monster_eyes,
    monster_things,
    pen,
)


def main() -> None:
    """Write every sprite and the places of the eyes."""
    for part in (monster_cards, monster_cloth, monster_eyes, monster_body, monster_things):
        part.main()
    places = {
        "box": list(monster_cloth.BOX),
        "foot": [monster_cloth.MIDDLE, monster_cloth.FOOT],
        "eye": {"box": [200, 140], "reach": [34, 12]},
        "monster_eye": {"box": [120, 120], "reach": [16, 14]},
        "eyes": monster_cloth.places() | monster_body.places(),
    }
    target = pen.ART / "monster" / "places.json"
    target.write_text(json.dumps(places, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
