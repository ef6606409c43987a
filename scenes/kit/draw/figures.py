"""Duellists from head to boots: a body in a pose, a head in profile, moustache and hat.

The layers lie in assets/art/figures; figures.json says where each goes. Finished figures are cached
like every other picture. They stand by their feet: whoever draws one says where those are.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from scenes.kit.draw.art import ASSETS, Art, Wanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import Looks, colour_name

POSES = ("stand", "draw", "fire", "hit", "nerve", "win")
ANCHORS = ASSETS / "art" / "figures" / "figures.json"
MARGIN = 160
"""Room round the body's box for hats and hands that reach out of it, in units of the box."""

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Anchor:
    """Where the middle of a layer goes in the body's box, and its turn (degrees, clockwise)."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class Pose:
    """The anchors of one pose; `muzzle` is None where no gun is drawn."""

    head: Anchor
    moustache: Anchor
    hat: Anchor
    muzzle: Spot | None


@dataclass(frozen=True, slots=True)
class Frame:
    """The boxes the layers were drawn in, and the poses by name."""

    w: float
    h: float
    layer: float
    feet: Spot
    poses: dict[str, Pose]


@cache
def frame(path: Path = ANCHORS) -> Frame:
    """Read the anchors, once. Raises OSError, ValueError or KeyError for a broken file."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    poses = {
        name: Pose(
            Anchor(*spots["head"]),
            Anchor(*spots["moustache"]),
            Anchor(*spots["hat"]),
            (spots["muzzle"][0], spots["muzzle"][1]) if spots["muzzle"] else None,
        )
        for name, spots in data["poses"].items()
    }
    w, h = data["box"]
    return Frame(w, h, data["layer_box"][0], (data["feet"][0], data["feet"][1]), poses)


@dataclass(frozen=True, slots=True)
class Figure:
    """One duellist: looks, a bot's level if it is one, height of the box in u, which way he looks.

    Without `flip` he faces right.
    """

    looks: Looks
    level: str | None
    h_u: float
    flip: bool = False

    @property
    def unit(self) -> float:
        """Design units per unit of the box."""
        return self.h_u / frame().h

    # -- where things are, from the feet -------------------------------------------------------
    def _from_feet(self, x: float, y: float) -> Spot:
        feet = frame().feet
        dx = (x - feet[0]) * self.unit
        return (-dx if self.flip else dx), (y - feet[1]) * self.unit

    def muzzle(self, pose: str) -> Spot:
        """The gun's muzzle in u from the feet; the hand's place where no gun is drawn."""
        spot = frame().poses[pose].muzzle
        return self._from_feet(*(spot if spot is not None else (420.0, 480.0)))

    def head(self, pose: str) -> Spot:
        """The middle of the head in u from the feet."""
        anchor = frame().poses[pose].head
        return self._from_feet(anchor.x, anchor.y)

    def hand(self) -> Spot:
        """Where a thrown die leaves, in u from the feet."""
        return self._from_feet(446.0, 486.0)

    # -- pictures ------------------------------------------------------------------------------
    def _layer_names(self, pose: str) -> tuple[str, str, str, str]:
        tail = "_hit" if pose == "hit" else ""
        kind = f"robot_{self.level}" if self.level else str(self.looks.face)
        return (
            f"figures/head_{kind}{tail}",
            f"figures/{pose}_{colour_name(self.looks.colour)}",
            f"figures/moustache_{self.looks.moustache}",
            f"figures/hat_{self.looks.hat}",
        )

    def wanted(self, poses: Sequence[str] = POSES) -> list[Wanted]:
        """What to preload."""
        box = frame()
        body_w, body_h = box.w * self.unit, self.h_u
        layer = box.layer * self.unit
        out = [Wanted("figures/shadow", body_w, body_h)]
        for pose in poses:
            head, body, moustache, hat = self._layer_names(pose)
            out.append(Wanted(body, body_w, body_h))
            out += [Wanted(name, layer, layer) for name in (head, moustache, hat)]
        return list(dict.fromkeys(out))

    def picture(self, art: Art, pose: str, hat: bool = True) -> pygame.Surface:
        """The figure with its margin all round (see `draw`); with or without his hat."""
        key = ("figure", self.looks, self.level, pose, hat, self.flip, round(self.h_u * 4))
        return art.made(key, lambda: self._compose(art, pose, hat))

    def _compose(self, art: Art, pose: str, hat: bool) -> pygame.Surface:
        box, anchors = frame(), frame().poses[pose]
        px = self.unit * art.scale
        size = round((box.w + 2 * MARGIN) * px), round((box.h + 2 * MARGIN) * px)
        whole = pygame.Surface(size, pygame.SRCALPHA)
        head, body, moustache, hat_name = self._layer_names(pose)
        layer = box.layer * self.unit

        def lay(name: str, anchor: Anchor) -> None:
            piece = art.svg(name, layer, angle=-anchor.angle)
            centre = round((anchor.x + MARGIN) * px), round((anchor.y + MARGIN) * px)
            whole.blit(piece, piece.get_rect(center=centre))

        lay(head, anchors.head)
        whole.blit(
            art.svg(body, box.w * self.unit, self.h_u), (round(MARGIN * px), round(MARGIN * px))
        )
        lay(moustache, anchors.moustache)
        if hat:
            lay(hat_name, anchors.hat)
        if self.flip:
            whole = pygame.transform.flip(whole, True, False)
        return whole.convert_alpha() if pygame.display.get_surface() else whole

    def hat(self, art: Art, angle: float) -> pygame.Surface:
        """The hat alone, turned clockwise by `angle`, its middle in the middle."""
        name = f"figures/hat_{self.looks.hat}"
        return art.svg(name, frame().layer * self.unit, flip=self.flip, angle=-angle)

    def fallen(self, art: Art, pose: str, angle: float, hat: bool) -> pygame.Surface:
        """The figure turned backwards about his feet by `angle` degrees; feet in the middle."""
        upright = self.picture(art, pose, hat)
        turn = angle if not self.flip else -angle
        who = self.looks, self.level, self.flip, round(self.h_u * 4)
        key = ("fallen", who, pose, hat, round(turn))

        def make() -> pygame.Surface:
            box = frame()
            px = self.unit * art.scale
            feet_x = (box.feet[0] + MARGIN) * px
            if self.flip:
                feet_x = upright.get_width() - feet_x
            feet_y = (box.feet[1] + MARGIN) * px
            reach = round(max(feet_x, feet_y, upright.get_width() - feet_x))
            square = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
            square.blit(upright, (round(reach - feet_x), round(reach - feet_y)))
            return pygame.transform.rotozoom(square, turn, 1.0)

        return art.made(key, make)

    # -- drawing -------------------------------------------------------------------------------
    def draw_shadow(self, canvas: Canvas, art: Art, x_u: float, y_u: float) -> None:
        """His shadow on the ground, feet at (x, y)."""
        box = frame()
        shadow = art.svg("figures/shadow", box.w * self.unit, self.h_u, flip=self.flip)
        feet_x = box.feet[0] if not self.flip else box.w - box.feet[0]
        canvas.blit(shadow, x_u - feet_x * self.unit, y_u - box.feet[1] * self.unit)

    def draw(
        self, canvas: Canvas, art: Art, pose: str, x_u: float, y_u: float, hat: bool = True
    ) -> None:
        """Draw him with his feet at (x, y)."""
        box = frame()
        feet_x = box.feet[0] if not self.flip else box.w - box.feet[0]
        canvas.blit(
            self.picture(art, pose, hat),
            x_u - (feet_x + MARGIN) * self.unit,
            y_u - (box.feet[1] + MARGIN) * self.unit,
        )
