"""What a key of a zone means: the full set of nine, the compact set of four, and plain acts.

Slap .45 uses the gestures as they are (design.md, "Keyboard zones"). Games that need less read
them as acts: move the cursor, toggle, say yes at once, stand back.
"""

from __future__ import annotations

from enum import Enum


class Gesture(Enum):
    """One key of a player's patch."""

    POINT_LEFT = "point left"
    POINT_ACROSS = "point across"
    POINT_RIGHT = "point right"
    BASE_LEFT = "base left"
    SLAP = "slap"
    BASE_RIGHT = "base right"
    FAR_LEFT = "far base left"
    FLIP = "flip"
    FAR_RIGHT = "far base right"
    AIM = "aim"  # compact: turn the pistol to the next living opponent; no press by the rules
    POINT = "point"  # compact: the press, at whom it is aimed
    COVER = "cover"  # compact: the nearest open base; in cover: lift


FULL: tuple[Gesture, ...] = (
    Gesture.POINT_LEFT,
    Gesture.POINT_ACROSS,
    Gesture.POINT_RIGHT,
    Gesture.BASE_LEFT,
    Gesture.SLAP,
    Gesture.BASE_RIGHT,
    Gesture.FAR_LEFT,
    Gesture.FLIP,
    Gesture.FAR_RIGHT,
)
"""A patch of three by three, row by row from the top left."""

COMPACT: tuple[Gesture, ...] = (Gesture.AIM, Gesture.POINT, Gesture.SLAP, Gesture.COVER)
"""A patch of two by two, row by row from the top left."""


class Act(Enum):
    """What a gesture does at a quiet table or in a duel."""

    SLAP = "slap"  # join, roll, accuse, fire
    COVER = "cover"  # pass, stand
    POINT = "point"  # keep or free the die under the cursor
    LEFT = "left"
    RIGHT = "right"


_ACTS = {
    Gesture.SLAP: Act.SLAP,
    Gesture.POINT_ACROSS: Act.POINT,
    Gesture.FLIP: Act.COVER,
    Gesture.BASE_LEFT: Act.LEFT,
    Gesture.BASE_RIGHT: Act.RIGHT,
    Gesture.POINT: Act.POINT,
    Gesture.COVER: Act.COVER,
    Gesture.AIM: Act.RIGHT,
}


def act_of(gesture: Gesture | None) -> Act | None:
    """The act of a gesture; None for corners of a patch, which mean nothing outside a shootout.

    A compact patch moves the cursor one way only (AIM), so cursors must go round.
    """
    return _ACTS.get(gesture) if gesture is not None else None


def gesture_for(act: Act, gestures: frozenset[Gesture]) -> Gesture | None:
    """The gesture among these that does `act`, for naming its key; None when there is none."""
    for gesture in (*FULL, *COMPACT):
        if gesture in gestures and _ACTS.get(gesture) is act:
            return gesture
    return None
