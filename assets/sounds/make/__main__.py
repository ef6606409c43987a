"""Makes the sounds: all of them, or those named on the command line."""

import sys
import time

from assets.sounds.make import crowd, dice, interface, street
from assets.sounds.make.files import EFFECTS, write_effect

MADE_BY = (dice, interface, street, crowd)


def main(names: list[str]) -> int:
    """Writes the OGG files and says how long each took."""
    unknown = [name for name in names if name not in EFFECTS]
    if unknown:
        print("no such sound: " + ", ".join(unknown), file=sys.stderr)
        return 2
    for name in names or EFFECTS:
        began = time.perf_counter()
        paths = write_effect(EFFECTS[name])
        size = sum(path.stat().st_size for path in paths)
        print(f"{name}: {len(paths)} x, {size} bytes, {time.perf_counter() - began:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
