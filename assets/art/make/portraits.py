"""Draws every portrait layer: `python -m assets.art.make.portraits` fills assets/art/portraits.

All are 400 by 400 and lie exactly on one another. Compose body_COLOUR, face_N (or face_N_glad,
face_N_sour, robot_LEVEL), moustache_N, hat_N, in that order. The upper lip, where whatever is worn
or stuck on hangs, is `portrait_kit.LIP`. `tombstone` stands alone.
"""

from __future__ import annotations

from assets.art.make.palette import SEATS
from assets.art.make.portrait_bodies import body
from assets.art.make.portrait_extras import LEVELS, robot, tombstone
from assets.art.make.portrait_faces import MOODS, PEOPLE, face
from assets.art.make.portrait_hats import hat
from assets.art.make.portrait_moustaches import moustache


def main() -> None:
    """Write all portrait layers."""
    for name, *_tones in SEATS:
        body(name).save(f"portraits/body_{name}")
    for number in range(len(PEOPLE)):
        for mood in MOODS:
            tail = "" if mood == "calm" else f"_{mood}"
            face(number, mood).save(f"portraits/face_{number}{tail}")
    for number in range(9):
        hat(number).save(f"portraits/hat_{number}")
        moustache(number).save(f"portraits/moustache_{number}")
    for level in LEVELS:
        robot(level).save(f"portraits/robot_{level}")
    tombstone().save("portraits/tombstone")


if __name__ == "__main__":
    main()
