"""Draws the duellists: `python -m assets.art.make.figures` fills assets/art/figures.

Bodies {pose}_{colour}.svg are 700 by 900, feet at (300, 870), facing right; mirror the finished
picture for the left-facing rival. Heads head_N / head_N_hit / head_robot_LEVEL /
head_robot_LEVEL_hit (easy, middle, hard),
moustache_N and hat_N are 400 by 400 in the same units, and each turns about its middle (200, 200).

To compose a figure, in this order:
1. shadow.svg (700 by 900) on the ground, never turned;
2. the head, its middle on the pose's `head` anchor, turned by its angle;
3. the body, at (0, 0): kerchief and collar cover the neck;
4. the moustache on the `moustache` anchor, turned likewise;
5. the hat on the `hat` anchor: on the head, or for `hit` flying off behind.

figures.json holds, per pose, `head`, `moustache` and `hat` as [x, y, angle] and `muzzle` as [x, y]
or null; x and y in units of the 700 by 900 box (they may lie outside it), angles in degrees,
clockwise on the picture (pygame's rotate turns the other way). `feet` is the common standing point.
"""

from __future__ import annotations

import json

from assets.art.make.figure_bodies import figure
from assets.art.make.figure_compact import save
from assets.art.make.figure_hats import hat
from assets.art.make.figure_heads import head, head_robot
from assets.art.make.figure_kit import HEIGHT, WIDTH, muzzle
from assets.art.make.figure_moustaches import moustache
from assets.art.make.figure_poses import POSES, Pose
from assets.art.make.palette import SEATS, SHADOW
from assets.art.make.pen import ART, Drawing
from assets.art.make.portrait_extras import LEVELS
from assets.art.make.portrait_kit import BOX

FEET = (300, 870)


def anchors(pose: Pose) -> dict[str, list[float] | None]:
    """What figures.json tells about a pose."""
    on_head = [*pose.head, pose.head_angle]
    spot: list[float] | None = None
    if pose.near.hand == "gun":
        spot = [round(v, 1) for v in muzzle(pose.near.wrist, pose.near.angle)]
    return {
        "head": list(on_head),
        "moustache": list(on_head),
        "hat": [*pose.hat, pose.hat_angle] if pose.hat else list(on_head),
        "muzzle": spot,
    }


def table() -> dict[str, object]:
    """The whole of figures.json."""
    return {
        "box": [WIDTH, HEIGHT],
        "layer_box": [BOX, BOX],
        "feet": list(FEET),
        "poses": {name: anchors(pose) for name, pose in POSES.items()},
    }


def shadow() -> Drawing:
    """The shadow on the street: dark between the boots, long and thin to both sides."""
    g = Drawing(WIDTH, HEIGHT)
    x, y = FEET
    for rx, ry, strength in ((290, 24, 0.5), (190, 17, 0.55)):
        fill = g.radial(x, y, rx, (0, SHADOW, strength), (0.6, SHADOW, strength * 0.6), (1,
        SHADOW, 0),
                        sy=ry / rx)  # fmt: skip
        g.ellipse(x, y, rx, ry, fill)
    return g


def main() -> None:
    """Write all layers of the duel figures and their anchors."""
    for pose in POSES:
        for colour, *_tones in SEATS:
            save(figure(pose, colour), f"figures/{pose}_{colour}")
    for hit in (False, True):
        tail = "_hit" if hit else ""
        for number in range(8):
            save(head(number, hit), f"figures/head_{number}{tail}")
        for level in LEVELS:
            save(head_robot(level, hit), f"figures/head_robot_{level}{tail}")
    for number in range(9):
        save(hat(number), f"figures/hat_{number}")
        save(moustache(number), f"figures/moustache_{number}")
    save(shadow(), "figures/shadow")
    text = json.dumps(table(), indent=1) + "\n"
    (ART / "figures" / "figures.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
