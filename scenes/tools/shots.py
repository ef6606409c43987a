"""`shots --out DIR`: a PNG of every scene in a telling state, always the same ones."""

from __future__ import annotations

import sys
from pathlib import Path

from game.core.reasons import reason
from scenes.tools.stagehand import Stagehand, StuckError, dummy_drivers

BAD = 2


def shots(out: Path, size_px: tuple[int, int], language: str, scene: str | None = None) -> int:
    """Write the pictures whose names begin with `scene` (None: all); returns the exit status.

    One line on standard error and 2 when there are none, or `out` cannot be written to.
    """
    dummy_drivers()
    import pygame

    from scenes.tools.gallery.states import states

    every = states()
    wanted = {name: state for name, state in every.items() if name.startswith(scene or "")}
    if not wanted:
        known = ", ".join(dict.fromkeys(name.split("_")[0] for name in every))
        return _complain(f"There is no scene '{scene}'; there are: {known}.")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _complain(f"{out}: {reason(error)}")
    for name, state in wanted.items():
        hand = Stagehand(size_px, language)
        try:
            state(hand)
            path = out / f"{name}.png"
            pygame.image.save(hand.picture(), path)
            for notice in hand.app.notices:
                print(f"{name}: {notice}")
        except StuckError as stuck:
            return _complain(f"{name}: {stuck}.")
        except (OSError, pygame.error) as error:
            why = reason(error)
            return _complain(f"{out / name}.png: {why}")
        finally:
            hand.close()
        print(path)
    return 0


def _complain(text: str) -> int:
    sys.stderr.write(" ".join(text.split()) + "\n")
    return BAD
