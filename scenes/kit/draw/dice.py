"""Dice as one sees them: thrown with weight, they roll, hop, knock into each other and settle.

What they show was decided by the rules before; a `Throw` is only the picture of it. The whole
throw is worked out beforehand (five discs on a board, with friction and soft knocks), then played:
how far a die still has to roll tells which frame of its tumble is shown, so it comes to rest on its
value. Places are in u, times in µs.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from scenes.kit.draw.art import Art, Wanted
from scenes.kit.draw.canvas import Canvas

SIZE_U = 118.0
"""Width of a die's picture; the die itself fills about 62 % of it."""
RADIUS_U = 43.0
STEPS = 12
ROLL_U = 21.0
"""How far a die rolls from one frame of its tumble to the next (30 degrees)."""
_AXES = {"a": (0.97, -0.24), "b": (-0.97, -0.24)}
"""The way a die rolls on the stage when the frames of its heading are played down to 0."""
_FRAME_US = 8_333
_FRICTION_U = 1500.0
_MOST_FRAMES = 240


@dataclass(frozen=True, slots=True)
class DieState:
    """One die at one moment: where its foot stands, how high it hops, which picture it shows."""

    x: float
    y: float
    z: float
    value: int
    heading: str
    step: int


@dataclass(frozen=True, slots=True)
class Knock:
    """A die hits the wood or another: when, how hard (0 to 1), where across the stage (-1 to 1)."""

    at_us: int
    force: float
    pan: float


@dataclass(slots=True)
class _Disc:
    x: float
    y: float
    vx: float
    vy: float


class Throw:
    """The course of a throw of some dice into `ground` (x, y, w, h), coming from `start`."""

    def __init__(
        self,
        values: Sequence[int],
        start: tuple[float, float],
        ground: tuple[float, float, float, float],
        rng: random.Random,
    ) -> None:
        self.values = tuple(values)
        self._rng = rng
        self.knocks: list[Knock] = []
        self._paths = self._simulate(start, ground)
        self.duration_us = (len(self._paths[0]) - 1) * _FRAME_US if values else 0
        self._headings = [_heading(path) for path in self._paths]
        self._rolls = [
            _roll_left(path, _AXES[heading])
            for path, heading in zip(self._paths, self._headings, strict=True)
        ]
        self._hop_u = [rng.uniform(60, 120) for _ in values]
        self._land_frames = [self._land(path) for path in self._paths]
        self.knocks.sort(key=lambda knock: knock.at_us)

    # -- before --------------------------------------------------------------------------------
    def _simulate(
        self, start: tuple[float, float], ground: tuple[float, float, float, float]
    ) -> list[list[tuple[float, float]]]:
        rng = self._rng
        gx, gy, gw, gh = ground
        count = len(self.values)
        discs = []
        for i in range(count):
            # Each die aims at a patch of its own, so that they spread over the ground.
            aim_x = gx + gw * (0.14 + 0.72 * (i + rng.uniform(0.2, 0.8)) / max(1, count))
            aim_y = gy + gh * rng.uniform(0.2, 0.8)
            x = start[0] + rng.uniform(-46, 46)
            y = start[1] + rng.uniform(-46, 46)
            distance = math.hypot(aim_x - x, aim_y - y) or 1.0
            speed = math.sqrt(2 * _FRICTION_U * distance) * rng.uniform(0.96, 1.06)
            discs.append(
                _Disc(x, y, (aim_x - x) / distance * speed, (aim_y - y) / distance * speed)
            )
        paths = [[(d.x, d.y)] for d in discs]
        dt = _FRAME_US / 1e6
        inside = [False] * count
        for frame in range(1, _MOST_FRAMES):
            for disc in discs:
                _slow(disc, dt)
            if frame > 12:
                self._knock_together(discs, frame)
            for i, disc in enumerate(discs):
                inside[i] = self._keep_in(disc, ground, inside[i], frame)
                paths[i].append((disc.x, disc.y))
            if all(d.vx == 0 and d.vy == 0 for d in discs) and not _overlap(discs):
                break
        return paths

    def _knock_together(self, discs: list[_Disc], frame: int) -> None:
        for i, a in enumerate(discs):
            for b in discs[i + 1 :]:
                push = _contact(a.x, a.y, b.x, b.y)
                if push is None:
                    continue
                nx, ny, deep = push
                a.x, a.y = a.x - nx * deep / 2, a.y - ny * deep / 2
                b.x, b.y = b.x + nx * deep / 2, b.y + ny * deep / 2
                closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny
                if closing > 0:
                    a.vx, a.vy = a.vx - closing * nx * 0.82, a.vy - closing * ny * 0.82
                    b.vx, b.vy = b.vx + closing * nx * 0.82, b.vy + closing * ny * 0.82
                    self._note(frame, closing, a.x)

    def _keep_in(
        self, disc: _Disc, ground: tuple[float, float, float, float], was_in: bool, frame: int
    ) -> bool:
        gx, gy, gw, gh = ground
        left, right = gx + RADIUS_U, gx + gw - RADIUS_U
        top, bottom = gy + RADIUS_U, gy + gh - RADIUS_U
        within = left <= disc.x <= right and top <= disc.y <= bottom
        if not was_in and frame < 90:
            return within
        for low, high, axis in ((left, right, "x"), (top, bottom, "y")):
            place, speed = getattr(disc, axis), getattr(disc, "v" + axis)
            if place < low or place > high:
                setattr(disc, axis, min(high, max(low, place)))
                if (place < low) == (speed < 0) and speed:
                    setattr(disc, "v" + axis, -0.45 * speed)
                    self._note(frame, abs(speed), disc.x)
        return True

    def _note(self, frame: int, speed: float, x: float) -> None:
        if speed > 60:
            pan = max(-1.0, min(1.0, (x - 960) / 960))
            self.knocks.append(Knock(frame * _FRAME_US, min(1.0, speed / 900), pan))

    def _land(self, path: list[tuple[float, float]]) -> tuple[int, ...]:
        """Frames at which the die touches the wood after its hops."""
        moving = next(
            (i for i in range(len(path) - 1, 0, -1) if math.dist(path[i], path[i - 1]) > 0.4), 1
        )
        frames = tuple(max(1, round(moving * part)) for part in (0.30, 0.55, 0.74))
        for frame, force in zip(frames, (0.9, 0.5, 0.25), strict=True):
            pan = max(-1.0, min(1.0, (path[frame][0] - 960) / 960))
            self.knocks.append(Knock(frame * _FRAME_US, force, pan))
        return frames

    # -- playing -------------------------------------------------------------------------------
    def at(self, passed_us: float) -> list[DieState]:
        """Where every die is `passed_us` after the throw began."""
        return [self._state(i, passed_us) for i in range(len(self.values))]

    def _state(self, i: int, passed_us: float) -> DieState:
        path = self._paths[i]
        where = max(0.0, min(len(path) - 1.0, passed_us / _FRAME_US))
        frame = int(where)
        part = where - frame
        after = min(frame + 1, len(path) - 1)
        x = path[frame][0] + (path[after][0] - path[frame][0]) * part
        y = path[frame][1] + (path[after][1] - path[frame][1]) * part
        left = self._rolls[i][frame] + (self._rolls[i][after] - self._rolls[i][frame]) * part
        step = round(left / ROLL_U) % STEPS
        return DieState(x, y, self._height(i, where), self.values[i], self._headings[i], step)

    def _height(self, i: int, where: float) -> float:
        before = -0.3 * self._land_frames[i][0]
        for n, land in enumerate(self._land_frames[i]):
            if where < land:
                part = (where - before) / (land - before)
                return self._hop_u[i] * (0.36**n) * 4 * part * (1 - part)
            before = land
        return 0.0

    def end(self) -> list[DieState]:
        """How they lie at the end."""
        return self.at(self.duration_us)


def _heading(path: list[tuple[float, float]]) -> str:
    """The heading whose tumble goes the way the die went."""
    dx, dy = path[-1][0] - path[0][0], path[-1][1] - path[0][1]
    return "a" if dx * dy < 0 else "b"


def _roll_left(path: list[tuple[float, float]], axis: tuple[float, float]) -> list[float]:
    """For every frame how far the die still rolls, along its heading positive."""
    left = [0.0] * len(path)
    for i in range(len(path) - 2, -1, -1):
        dx, dy = path[i + 1][0] - path[i][0], path[i + 1][1] - path[i][1]
        sign = 1.0 if dx * axis[0] + dy * axis[1] >= 0 else -1.0
        left[i] = left[i + 1] + sign * math.hypot(dx, dy)
    return left


def _slow(disc: _Disc, dt: float) -> None:
    speed = math.hypot(disc.vx, disc.vy)
    slower = max(0.0, speed - _FRICTION_U * dt)
    if speed < 12:
        disc.vx = disc.vy = 0.0
        return
    disc.vx, disc.vy = disc.vx * slower / speed, disc.vy * slower / speed
    disc.x, disc.y = disc.x + disc.vx * dt, disc.y + disc.vy * dt


def _contact(ax: float, ay: float, bx: float, by: float) -> tuple[float, float, float] | None:
    """Direction from a to b and how deep two dice overlap, or None."""
    distance = math.hypot(bx - ax, by - ay)
    if distance >= 2 * RADIUS_U:
        return None
    if distance < 1e-6:
        return 1.0, 0.0, 2 * RADIUS_U
    return (bx - ax) / distance, (by - ay) / distance, 2 * RADIUS_U - distance


def _overlap(discs: list[_Disc]) -> bool:
    for i, a in enumerate(discs):
        for b in discs[i + 1 :]:
            push = _contact(a.x, a.y, b.x, b.y)
            if push is not None and push[2] > 1.0:
                return True
    return False


def draw_die(
    canvas: Canvas, art: Art, die: DieState, size_u: float = SIZE_U, lift_u: float = 0.0
) -> None:
    """Draw a die with its shadow; (x, y) is the middle of the die where it stands."""
    z = die.z + lift_u
    shadow = art.svg("dice/shadow", size_u)
    offset = size_u * 0.03 + z * 0.45
    canvas.blit(shadow, die.x + offset, die.y + offset, anchor="center", alpha=255 - min(150, z))
    picture = art.svg(f"dice/{die.value}_{die.heading}_{die.step}", size_u)
    canvas.blit(picture, die.x, die.y - z, anchor="center")


def wanted(size_u: float = SIZE_U) -> list[Wanted]:
    """All 144 frames and the shadow, to preload."""
    names = [f"dice/{v}_{h}_{s}" for v in range(1, 7) for h in "ab" for s in range(STEPS)]
    return [Wanted(name, size_u, size_u) for name in [*names, "dice/shadow"]]
