"""A true rounded die: a cube swept by a ball, turned in space, lit and seen from above-front.

Space: x to the right, y up, z toward the viewer; half an edge is 1. The projection is parallel,
so every face is an affine square, every rounded edge a straight band and every outline exact.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

Vector = tuple[float, float, float]
Point = tuple[float, float]
Turn = tuple[Vector, Vector, Vector]  # rows of a rotation matrix

ROUND = 0.3  # radius of the rounded edges
INNER = 1 - ROUND  # half an edge of the cube that the ball is swept over
PIP = 0.195  # radius of a pip
GAP = 0.475  # from the middle of a face to its outer pips

# Opposite faces add up to seven; 1, 2 and 3 run anticlockwise round their corner.
FACES: dict[int, Vector] = {
    1: (0, 1, 0),
    6: (0, -1, 0),
    2: (0, 0, 1),
    5: (0, 0, -1),
    3: (1, 0, 0),
    4: (-1, 0, 0),
}
_CORNERS = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
PIPS: dict[int, list[tuple[int, int]]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: _CORNERS,
    5: [*_CORNERS, (0, 0)],
    6: [*_CORNERS, (0, -1), (0, 1)],
}


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def unit(a: Vector) -> Vector:
    length = math.sqrt(dot(a, a))
    return (a[0] / length, a[1] / length, a[2] / length)


def along(a: Vector, b: Vector, part: float) -> Vector:
    """`a` plus `part` times `b`."""
    return (a[0] + b[0] * part, a[1] + b[1] * part, a[2] + b[2] * part)


def turn_about(axis: Vector, degrees: float) -> Turn:
    """The rotation by `degrees` about `axis`, right-handed."""
    x, y, z = unit(axis)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    k = 1 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


def apply(turn: Turn, a: Vector) -> Vector:
    return (dot(turn[0], a), dot(turn[1], a), dot(turn[2], a))


def after(second: Turn, first: Turn) -> Turn:
    """The rotation that does `first`, then `second`."""
    columns = list(zip(*first, strict=True))
    rows = [tuple(dot(row, column) for column in columns) for row in second]
    return (rows[0], rows[1], rows[2])  # type: ignore[return-value]


def upright(value: int) -> Turn:
    """The rotation that brings `value` to the top of a die lying square to the viewer."""
    whole = {
        1: ((1, 0, 0), 0.0),
        2: ((1, 0, 0), -90.0),
        3: ((0, 0, 1), 90.0),
        4: ((0, 0, 1), -90.0),
        5: ((1, 0, 0), 90.0),
        6: ((1, 0, 0), 180.0),
    }
    axis, degrees = whole[value]
    return turn_about(axis, degrees)


@dataclass(frozen=True)
class Camera:
    """Looks down at `elevation` degrees; `size` units of picture to half an edge of the die.

    The die's middle falls on `middle` when it lies at rest on the ground.
    """

    elevation: float
    size: float
    middle: Point

    @property
    def view(self) -> Vector:
        """The direction from the die to the viewer."""
        e = math.radians(self.elevation)
        return (0.0, math.sin(e), math.cos(e))

    def place(self, a: Vector) -> Point:
        """Where the point `a`, measured from the die's middle at rest, is seen."""
        e = math.radians(self.elevation)
        down = a[2] * math.sin(e) - a[1] * math.cos(e)
        return (self.middle[0] + a[0] * self.size, self.middle[1] + down * self.size)


@dataclass(frozen=True)
class Face:
    """A face as it lies in space: its outward direction and the two directions of its pips."""

    value: int
    normal: Vector
    across: Vector
    down: Vector


class Die:
    """A die turned by `turn` and lifted so that its lowest point just touches the ground."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.corners = [
            apply(turn, (x * INNER, y * INNER, z * INNER)) for x, y, z in product((-1, 1), repeat=3)
        ]
        lowest = min(corner[1] for corner in self.corners) - ROUND
        self.lift = -1 - lowest  # 0 at rest, when the middle is one half edge above the ground
        self.faces = [self._face(value) for value in FACES]

    def _face(self, value: int) -> Face:
        normal = FACES[value]
        across: Vector = (0, 0, 1) if normal[0] else (1, 0, 0)
        down = cross(normal, across)
        return Face(
            value, apply(self.turn, normal), apply(self.turn, across), apply(self.turn, down)
        )

    def seen(self, view: Vector) -> list[Face]:
        """The faces turned to the viewer, the most hidden first."""
        shown = [face for face in self.faces if dot(face.normal, view) > 0.02]
        return sorted(shown, key=lambda face: dot(face.normal, view))


def hull(points: list[Point]) -> list[Point]:
    """The convex outline of `points`, clockwise as seen on a picture whose y runs down."""
    ordered = sorted(set(points))

    def half(row: list[Point]) -> list[Point]:
        out: list[Point] = []
        for p in row:
            while len(out) > 1 and (
                (out[-1][0] - out[-2][0]) * (p[1] - out[-2][1])
                - (out[-1][1] - out[-2][1]) * (p[0] - out[-2][0])
                <= 1e-9
            ):
                out.pop()
            out.append(p)
        return out[:-1]

    return half(ordered) + half(ordered[::-1])


def swollen(points: list[Point], radius: float) -> list[tuple[Point, Point]]:
    """For each side of a hull, the side moved outwards by `radius`; round the corners between."""
    out = []
    for i, a in enumerate(points):
        b = points[(i + 1) % len(points)]
        length = math.dist(a, b)
        away = ((b[1] - a[1]) / length * radius, -(b[0] - a[0]) / length * radius)
        out.append(((a[0] + away[0], a[1] + away[1]), (b[0] + away[0], b[1] + away[1])))
    return out
