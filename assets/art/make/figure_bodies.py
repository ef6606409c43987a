"""The duel figures without heads: boots, trousers, gun belt, waistcoat, long coat, arms and hands.

The coat and the kerchief carry the seat's colour, and each colour has its own trimming.
"""

from __future__ import annotations

import math

from assets.art.make.figure_kit import (
    HEIGHT,
    INK,
    WIDTH,
    Point,
    boot,
    cuff,
    hand_claw,
    hand_flung,
    hand_gun,
    hand_limp,
    holster,
    lerp,
    limb,
    muzzle,
    spot,
    strip,
)
from assets.art.make.figure_poses import POSES, Arm, Leg, Pose
from assets.art.make.palette import BRASS, CREAM, LEATHER, LINE, SEATS
from assets.art.make.pen import Drawing, number, star
from assets.art.make.portrait_kit import Tones, inked, mix, shade, smooth, stroke

TROUSERS: dict[str, Tones] = {
    "red": ("#8a6a4a", "#5c432c", "#2e2014"), "blue": ("#8b8478", "#57524a", "#2a2723"),
    "yellow": ("#7a5236", "#4f3220", "#281810"), "green": ("#8f7350", "#604a30", "#302418"),
    "purple": ("#6b6672", "#403c47", "#1e1b23"), "orange": ("#c08a52", "#8a5c30", "#482d15"),
    "teal": ("#7a756c", "#4a463f", "#23211d"), "rose": ("#6a5a55", "#42352f", "#211916"),
}  # fmt: skip
BOOTS: Tones = (LEATHER[0], LEATHER[2], LEATHER[4])


def figure(pose_name: str, colour: str) -> Drawing:
    """The body of seat `colour` in a pose."""
    pose = POSES[pose_name]
    tones = next((light, mid, dark) for name, light, mid, dark in SEATS if name == colour)
    coat = (mix(tones[0], tones[1], 0.45), mix(tones[1], tones[2], 0.25), mix(tones[2], LINE, 0.25))
    g = Drawing(WIDTH, HEIGHT)
    far_behind = pose_name == "fire"
    _tail(g, pose, coat, colour, tones)
    if far_behind:
        _arm(g, pose.far, coat, colour, tones, far=True)
    _leg(g, pose.far_leg, TROUSERS[colour], far=True)
    _leg(g, pose.near_leg, TROUSERS[colour], far=False)
    _waistcoat(g, pose, colour, tones)
    _belt(g, pose)
    _fronts(g, pose, coat, colour, tones)
    if not far_behind:
        _arm(g, pose.far, coat, colour, tones, far=True)
    _kerchief(g, pose, tones)
    _arm(g, pose.near, coat, colour, tones, far=False)
    if pose_name == "win":
        _smoke(g, muzzle(pose.near.wrist, pose.near.angle))
    return g


def _smoke(g: Drawing, at: Point) -> None:
    """What is left of the shot, blown off the barrel."""
    x, y = at
    wisp = smooth(f"{x + 2},{y - 8} {x + 14},{y - 26} {x + 6},{y - 46} {x + 28},{y - 60} "
                  f"{x + 24},{y - 86} {x + 52},{y - 96}", False)  # fmt: skip
    for width, opacity in ((17, 0.3), (9, 0.5), (4, 0.8)):
        stroke(g, wisp, width, CREAM[0], opacity=opacity)


def _points(*points: Point, corners: tuple[int, ...] = ()) -> str:
    return " ".join(spot(p, i in corners) for i, p in enumerate(points))


def _shift(p: Point, dx: float, dy: float) -> Point:
    return p[0] + dx, p[1] + dy


def _tail(g: Drawing, pose: Pose, coat: Tones, colour: str, tones: Tones) -> None:
    """The back of the coat, its lining seen between the legs."""
    near, far = pose.near.shoulder, pose.far.shoulder
    hem = pose.tail
    near_hip, far_hip = pose.near_leg.hip, pose.far_leg.hip
    points = [_shift(near, 6, -6), _shift(lerp(near, near_hip, 0.6), -6, 0),
              _shift(near_hip, -44, 10), *hem, _shift(far_hip, 52, 10),
              _shift(lerp(far, far_hip, 0.6), 8, 0), _shift(far, -6, -6)]  # fmt: skip
    top = min(near[1], far[1])
    fill = g.linear(hem[0][0], top, hem[-1][0], 780, (0, coat[1]), (0.45, coat[1]), (1, coat[2]))
    d = smooth(_points(*points, corners=(3, 2 + len(hem))))
    inked(g, d, fill, INK)
    # the lining, dark, from the hips down
    inner = [_shift(near_hip, -16, -20), _shift(lerp(near_hip, hem[1], 0.6), 10, 0),
             _shift(hem[1], 6, -6), _shift(hem[2], 0, -7), _shift(hem[3], 0, -7),
             _shift(hem[4], 0, -7), _shift(hem[5], -8, -8), _shift(far_hip, 30, -20)]  # fmt: skip
    lining = mix(coat[2], "#120806", 0.5)
    g.path(smooth(_points(*inner, corners=(0, 2, 6, 7))), lining)
    for i in (2, 3, 4):
        a = lerp(near_hip, far_hip, (i - 1) / 4)
        stroke(g, smooth(_points(a, _shift(lerp(a, hem[i], 0.6), -4, 0), _shift(hem[i], 0, -10)),
                         False), 3, mix(coat[1], lining, 0.5), opacity=0.7)  # fmt: skip
    _hem(g, colour, tones, [hem[0], hem[1]], [_shift(near_hip, -44, 10), near_hip])


def _leg(g: Drawing, leg: Leg, tones: Tones, far: bool) -> None:
    cloth = (mix(tones[0], tones[1], 0.7), tones[1], tones[2]) if far else tones
    shin = lerp(leg.knee, leg.ankle, 0.35)
    hip = _shift(leg.hip, -12 if far else 0, -16)
    limb(g, (hip, leg.knee, shin), (40 if far else 48, 38, 33), cloth, 1 if far else -1,
         cap=0.5)  # fmt: skip
    fold = lerp(leg.knee, leg.hip, 0.06)
    stroke(g, f"M{number(fold[0] - 22)} {number(fold[1] - 8)}Q{number(fold[0])} "
           f"{number(fold[1] + 4)} {number(fold[0] + 16)} {number(fold[1] - 12)}", 3,
           tones[2])  # fmt: skip
    boot(g, leg.knee, leg.ankle, leg.turn, BOOTS, far)


def _waistcoat(g: Drawing, pose: Pose, colour: str, tones: Tones) -> None:
    """Shirt and waistcoat between the open fronts of the coat."""
    near, far = pose.near.shoulder, pose.far.shoulder
    nh, fh = _shift(pose.near_leg.hip, -30, 8), _shift(pose.far_leg.hip, 30, 8)
    d = smooth(_points(
        _shift(pose.neck, -34, 4), near, _shift(lerp(near, nh, 0.55), 12, 0), nh,
        _shift(lerp(nh, fh, 0.5), 0, 22), fh, _shift(lerp(far, fh, 0.55), -10, 0), far,
        _shift(pose.neck, 30, 4), corners=(3, 5)))  # fmt: skip
    base = ("#6d4a34", "#42291b", "#1f120b")
    if colour in ("red", "orange"):
        base = ("#f0dcb0", "#c9a568", "#7a5628")
    elif colour in ("teal", "purple"):
        base = (BRASS[1], BRASS[3], BRASS[4])
    fill = g.linear(near[0], near[1], fh[0], fh[1], (0, base[0]), (0.4, base[1]), (1, base[2]))
    inked(g, d, fill, INK)
    mid_top, mid_low = _shift(pose.neck, 8, 0), _shift(lerp(nh, fh, 0.62), 0, 0)
    v = lerp(mid_top, mid_low, 0.42)
    inked(g, smooth(_points(_shift(pose.neck, -36, 8), v, _shift(pose.neck, 38, 6),
                            corners=(0, 1, 2))), CREAM[1], 4)  # fmt: skip
    stroke(g, f"M{number(v[0])} {number(v[1])}L{number(mid_low[0])} {number(mid_low[1])}", 3, LINE)
    for i in range(4):
        x, y = lerp(v, mid_low, 0.12 + i * 0.2)
        g.circle(x - 9, y, 5, BRASS[1], stroke=LINE, stroke_width=2)
    if colour in ("blue", "teal", "purple"):
        a, b = lerp(v, mid_low, 0.45), _shift(lerp(v, mid_low, 0.5), 48, 4)
        chain = f"M{number(a[0])} {number(a[1])}Q{number(a[0] + 26)} {number(a[1] + 40)} " \
                f"{number(b[0])} {number(b[1])}"  # fmt: skip
        stroke(g, chain, 7, LINE)
        stroke(g, chain, 3.4, BRASS[1])


def _belt(g: Drawing, pose: Pose) -> None:
    a, b = _shift(pose.near_leg.hip, -38, -16), _shift(pose.far_leg.hip, 28, -30)
    mid = _shift(lerp(a, b, 0.55), 0, 20)
    d = smooth(_points(a, mid, b), False)
    stroke(g, d, 32, LINE)
    stroke(g, d, 23, LEATHER[1])
    top = smooth(_points(_shift(a, 0, -8), _shift(mid, 0, -8), _shift(b, 0, -8)), False)
    stroke(g, top, 3, LEATHER[0])
    for i in range(5):
        x, y = lerp(a, mid, 0.42 + i * 0.12) if i < 4 else lerp(mid, b, 0.62)
        y += 9 - i * 0.5
        inked(g, f"M{x - 4:.1f} {y - 10:.1f}L{x + 4:.1f} {y - 10:.1f}L{x + 4:.1f} {y + 9:.1f}"
              f"L{x - 4:.1f} {y + 9:.1f}Z", BRASS[1], 2)  # fmt: skip
    x, y = mid[0] + 14, mid[1] - 2
    gold = g.linear(x - 18, y - 16, x + 18, y + 16, (0, BRASS[0]), (0.5, BRASS[2]), (1, BRASS[4]))
    inked(g, f"M{x - 19:.1f} {y - 16:.1f}L{x + 19:.1f} {y - 19:.1f}L{x + 19:.1f} {y + 15:.1f}"
          f"L{x - 19:.1f} {y + 18:.1f}Z", gold, 4)  # fmt: skip
    g.polygon(star(x, y, 10, 4.4), BRASS[4])
    holster(g, _shift(pose.near_leg.hip, -26, 2), pose.holster_angle, pose.loaded)


def _fronts(g: Drawing, pose: Pose, coat: Tones, colour: str, tones: Tones) -> None:
    """The two fronts of the coat: the near one swept behind the holster, the far one hanging."""
    near, far = pose.near.shoulder, pose.far.shoulder
    nh, fh = pose.near_leg.hip, pose.far_leg.hip
    hem = pose.flap
    points = (
        _shift(pose.neck, 24, 0), _shift(far, 2, -14), _shift(far, 18, 16),
        _shift(lerp(far, fh, 0.6), 20, 0), _shift(fh, 56, 4),
        _shift(lerp(fh, hem[2], 0.45), 36, 0), hem[2], hem[1], hem[0],
        _shift(lerp(fh, hem[0], 0.4), 18, 0), _shift(fh, 28, -36), _shift(lerp(far, fh, 0.5), -8,
            0),
        _shift(lerp(pose.neck, far, 0.45), 0, 34),
    )  # fmt: skip
    fill = g.linear(far[0] - 60, far[1], hem[1][0], hem[1][1], (0, coat[0]), (0.3, coat[1]),
                    (1, coat[2]))  # fmt: skip
    d = smooth(_points(*points, corners=(0, 6, 8)))
    inked(g, d, fill, INK)
    shade(g, smooth(_points(_shift(far, 16, 20), _shift(lerp(far, fh, 0.6), 18, 0),
                            _shift(fh, 51, 4), _shift(hem[2], -3, -2), _shift(hem[1], -6, -8),
                            _shift(lerp(fh, hem[1], 0.5), 8, 0), _shift(fh, 34, 0),
                            _shift(lerp(far, fh, 0.5), 4, 0), corners=(0, 3))), 0.26)  # fmt: skip
    _hem(g, colour, tones, [hem[0], hem[1], hem[2]], [_shift(fh, 28, -10), _shift(fh, 54, 4)])
    left = (
        _shift(pose.neck, -26, 2), _shift(near, 2, -16), _shift(near, -20, 10),
        _shift(lerp(near, nh, 0.6), -24, 0), _shift(nh, -58, 14), _shift(nh, -66, 60),
        _shift(nh, -46, -8), _shift(lerp(near, nh, 0.6), 26, 6),
        _shift(lerp(pose.neck, near, 0.3), 6, 56),
    )  # fmt: skip
    fill = g.linear(near[0], near[1] - 20, nh[0] - 40, nh[1], (0, coat[0]), (0.5, coat[1]),
                    (1, mix(coat[1], coat[2], 0.7)))  # fmt: skip
    inked(g, smooth(_points(*left, corners=(0, 5))), fill, INK)
    _lapels(g, pose, coat, colour, tones)


def _lapels(g: Drawing, pose: Pose, coat: Tones, colour: str, tones: Tones) -> None:
    near, far, neck = pose.near.shoulder, pose.far.shoulder, pose.neck
    tone = mix(coat[2], LINE, 0.25) if colour in ("purple", "teal", "red") else coat[1]
    a = lerp(neck, near, 0.36)
    b = lerp(near, pose.near_leg.hip, 0.52)
    inked(g, smooth(_points(_shift(neck, -22, 2), _shift(a, -18, 14), _shift(a, -24, 46),
                            _shift(a, -6, 52), _shift(b, 34, 10), _shift(neck, -8, 44),
                            corners=(0, 1, 2, 3, 4))), tone, 4)  # fmt: skip
    c = lerp(neck, far, 0.5)
    e = lerp(far, pose.far_leg.hip, 0.46)
    inked(g, smooth(_points(_shift(neck, 24, 2), _shift(c, 14, 8), _shift(c, 18, 38),
                            _shift(c, 4, 44), _shift(e, -14, 8), _shift(neck, 24, 40),
                            corners=(0, 1, 2, 3, 4))), tone, 4)  # fmt: skip
    if colour == "red":
        x, y = lerp(far, pose.far_leg.hip, 0.26)
        g.polygon(star(x - 2, y + 4, 19, 8), BRASS[1], stroke=LINE, stroke_width=3)
        g.circle(x - 2, y + 4, 4, BRASS[3])
    elif colour == "blue":
        for i in range(3):
            x, y = lerp(_shift(far, 2, 34), _shift(pose.far_leg.hip, 14, -66), 0.2 + i * 0.32)
            g.circle(x, y, 6, BRASS[1], stroke=LINE, stroke_width=2.4)
    elif colour == "rose":
        x, y = _shift(c, 22, 62)
        g.circle(x, y, 11, "#fff0e0", stroke=LINE, stroke_width=3)
        g.circle(x, y, 5, "#d5483a")


def _hem(g: Drawing, colour: str, tones: Tones, hem: list[Point], top: list[Point]) -> None:
    """What trims the lower edge of a panel: bands, fringe, stripes."""
    n = max(4, round(math.dist(hem[0], hem[-1]) / 14))
    if colour == "orange":
        _fringe(g, [_along(hem, i / n) for i in range(n + 1)], -8, 28, tones[0])
        return
    bands = {
        "yellow": ((0.08, 9, CREAM[1]), (0.16, 6, "#7c1d18")),
        "rose": ((0.07, 8, "#2f8f86"), (0.14, 7, CREAM[1]), (0.21, 8, "#f0cf7e")),
        "blue": ((0.07, 6, BRASS[1]),),
        "green": ((0.07, 8, mix(tones[0], CREAM[0], 0.6)),),
    }.get(colour, ())
    for lift, width, ink in bands:
        line = [
            lerp(p, top[0] if i == 0 else top[-1], lift + (0.02 if 0 < i < len(hem) - 1 else 0))
            for i, p in enumerate(hem)
        ]
        line[0], line[-1] = lerp(line[0], line[-1], 0.05), lerp(line[-1], line[0], 0.05)
        d = smooth(_points(*line), False)
        stroke(g, d, width + 4, LINE, opacity=0.6)
        stroke(g, d, width, ink)


def _fringe(g: Drawing, roots: list[Point], drop: float, length: float, ink: str) -> None:
    """Leather thongs hanging `length` from a little below the `roots`."""
    d = "".join(
        f"M{x:.1f} {y + drop:.1f}L{x - 4:.1f} {y + drop + length:.1f}" for x, y in roots
    )  # fmt: skip
    stroke(g, d, 9, LINE)
    stroke(g, d, 4.5, ink)


def _along(line: list[Point], part: float) -> Point:
    at = part * (len(line) - 1)
    i = min(int(at), len(line) - 2)
    return lerp(line[i], line[i + 1], at - i)


def _kerchief(g: Drawing, pose: Pose, tones: Tones) -> None:
    light, middle, dark = tones
    g.open(f"translate({number(pose.neck[0])} {number(pose.neck[1])}) "
           f"rotate({number(pose.head_angle * 0.5)})")  # fmt: skip
    shade(g, smooth("-44,4 -20,40 14,78 44,36 50,6"), 0.35)
    fill = g.linear(0, -20, 10, 64, (0, mix(light, "#ffffff", 0.2)), (0.45, middle), (1, dark))
    inked(g, smooth("-46,-2* -30,16 8,24 44,-4* 40,26 14,66* -14,44 -38,22"), fill, INK)
    for d in ("M-26 16C-12 30 2 40 12 54", "M30 14C26 28 20 38 15 50"):
        stroke(g, d, 3, dark)
    for x, y in ((-12, 26), (6, 30), (22, 24), (10, 46), (-4, 38)):
        g.circle(x, y, 3.2, mix(light, "#ffffff", 0.8))
    inked(g, smooth("-48,-12 -40,-24 -4,-14 34,-26 50,-14 42,8 6,22 -34,12"), fill, INK)
    stroke(g, "M-36 -8C-18 6 2 10 18 8M-28 -14C-12 -4 2 0 14 0M40 -10C34 0 26 6 16 9", 3, dark)
    inked(g, smooth("-44,-14 -62,-26 -74,-14 -66,0 -78,14* -58,14 -44,2"), middle, 4)
    g.close()


def _arm(g: Drawing, arm: Arm, coat: Tones, colour: str, tones: Tones, far: bool) -> None:
    cloth = (mix(coat[0], coat[1], 0.7), mix(coat[1], coat[2], 0.25), coat[2]) if far else coat
    going_down = abs(arm.wrist[1] - arm.shoulder[1]) > abs(arm.wrist[0] - arm.shoulder[0])
    dark = -1.0 if going_down or arm.wrist[0] < arm.shoulder[0] else 1.0
    direction = math.degrees(
        math.atan2(arm.wrist[1] - arm.elbow[1], arm.wrist[0] - arm.elbow[0])
    )  # fmt: skip
    cuff(g, arm.wrist, direction)
    if arm.hand == "gun":
        hand_gun(g, arm.wrist, arm.angle)
    else:
        paint = {"claw": hand_claw, "flung": hand_flung, "limp": hand_limp}[arm.hand]
        paint(g, arm.wrist, arm.angle, arm.flip)
    end = lerp(arm.wrist, arm.elbow, 0.22)
    line = (arm.shoulder, arm.elbow, end)
    widths = (38.0, 31.0, 27.0)
    if not far and arm.wrist[0] > arm.shoulder[0] - 60:  # its shadow on the chest
        low = [_shift(p, 6, 22) for p in (lerp(arm.shoulder, arm.elbow, 0.15), *_reach(arm))]
        g.path(strip(low, (30, 30, 26), 1, -1), "#0c0603", opacity=0.3)
    limb(g, line, widths, cloth, dark)
    _sleeve(g, line, widths, colour, tones, cloth)


def _reach(arm: Arm) -> tuple[Point, Point]:
    """Where the arm still lies over the body."""
    return lerp(arm.shoulder, arm.elbow, 0.5), lerp(arm.shoulder, arm.elbow, 0.72)


def _sleeve(
    g: Drawing,
    line: tuple[Point, Point, Point],
    widths: tuple[float, float, float],
    colour: str,
    tones: Tones,
    cloth: Tones,
) -> None:
    """Folds at the elbow and each colour's trimming."""
    elbow = line[1]
    a, b = lerp(elbow, line[0], 0.22), lerp(elbow, line[2], 0.22)
    stroke(g, smooth(_points(a, lerp(elbow, lerp(a, b, 0.5), 0.4), b), False), 3, cloth[2])
    if colour == "teal":
        for side in (-0.45, 0.1, 0.55):
            g.path(strip(line, widths, side, side + 0.07), tones[0], opacity=0.6)
    elif colour == "orange":
        seam = [_along([line[0], elbow, line[2]], 0.12 + i * 0.07) for i in range(13)]
        _fringe(g, seam, 12, 30, tones[0])
    elif colour in ("rose", "yellow", "blue", "green"):
        inks = {"rose": ("#2f8f86", CREAM[1], "#f0cf7e"), "yellow": ("#7c1d18", CREAM[1]),
                "blue": (BRASS[1],), "green": (mix(tones[0], CREAM[0], 0.6),)}[colour]  # fmt: skip
        for i, ink in enumerate(inks):
            near = lerp(line[2], elbow, 0.10 + i * 0.13)
            far_ = lerp(line[2], elbow, 0.16 + i * 0.13)
            g.path(strip((far_, near), (28, 27), 0.98, -0.98), ink)
