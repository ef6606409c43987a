"""Makes the sounds: all of them, or those named on the command line."""

import sys
import time

from assets.sounds.make import (
    beast,
    cellar,
    crowd,
    dice,
    gallop,
    interface,
    moonlight,
    plumbing,
    powers,
    rag,
    shootout,
    stings,
    street,
    tunes,
    velvet,
    washroom,
    weird_west,
)
from assets.sounds.make.files import EFFECTS, TUNES, write_effect, write_tune

EFFECTS_FROM = (
    dice,
    interface,
    velvet,
    street,
    crowd,
    stings,
    shootout,
    weird_west,
    powers,
    beast,
    washroom,
)
for compose in (
    rag.title,
    rag.lobby,
    tunes.saloon_poker,
    tunes.duel,
    tunes.results,
    tunes.rules,
    gallop.slap45,
    moonlight.monster_gunslingers,
    cellar.monster,
    plumbing.texas_hold_it,
):
    TUNES[compose.__name__] = compose


def main(names: list[str]) -> int:
    """Writes the OGG files and says how big they are and how long each took."""
    unknown = [name for name in names if name not in EFFECTS and name not in TUNES]
    if unknown:
        print("no such sound: " + ", ".join(unknown), file=sys.stderr)
        return 2
    for name in names or (*EFFECTS, *TUNES):
        began = time.perf_counter()
        paths = write_effect(EFFECTS[name]) if name in EFFECTS else [write_tune(name)]
        size = sum(path.stat().st_size for path in paths)
        print(f"{name}: {len(paths)} x, {size} bytes, {time.perf_counter() - began:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
