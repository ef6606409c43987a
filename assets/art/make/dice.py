"""Draws the ivory dice of Saloon Poker: tumbling frames, small flat dice and their shadow.

Run from the project root: `python -m assets.art.make.dice`. It writes into assets/art/dice:

- `{value}_{heading}_{step}.svg`, 200 by 200: step 0 lies at rest with `value` on top, step k is
  k times 30 degrees of roll earlier. Playing 11 down to 0 (for as many turns as wanted) rolls the
  die up the picture, heading "a" to the right and "b" to the left, and lands it on its value;
  playing 0 up to 11 rolls it the other way. The point of the table under the die's middle is at
  (100, 132) in every frame, and the lowest corner always touches the table.
- `shadow.svg`, 200 by 200, to be drawn under a frame in the same place.
- `flat_{value}.svg`, `flat_{value}_gold.svg`, `flat_blank.svg`, `hidden.svg`, 100 by 100.
"""

from __future__ import annotations

from assets.art.make.die_model import (
    GAP,
    PIP,
    PIPS,
    ROUND,
    Camera,
    Die,
    Face,
    Point,
    Turn,
    Vector,
    after,
    along,
    cross,
    dot,
    hull,
    swollen,
    turn_about,
    unit,
    upright,
)
from assets.art.make.palette import BRASS, CREAM, LINE, NIGHT, OXBLOOD, SHADOW
from assets.art.make.pen import Drawing

SIZE = 200
CAMERA = Camera(elevation=57, size=54, middle=(100, 103))
LIGHT = unit((-0.55, 0.84, 0.3))
# Heading: how far the die at rest is turned about the upright, and the way it rolls on the table.
HEADINGS: dict[str, tuple[float, Vector]] = {
    "a": (-14, (0.83, 0, -0.56)),
    "b": (11, (-0.83, 0, -0.56)),
}
STEPS = 12
IVORY = (
    (0.0, "#4f3216"),
    (0.2, "#8c632f"),
    (0.4, "#c0965a"),
    (0.6, "#e2c58d"),
    (0.8, "#f6e7c4"),
    (1.0, "#fffcf2"),
)


def mix(a: str, b: str, part: float) -> str:
    """The colour `part` of the way from `a` to `b`."""
    one = [int(a[i : i + 2], 16) for i in (1, 3, 5)]
    two = [int(b[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in zip(one, two, strict=True))


def _near(a: str, b: str) -> bool:
    """Whether two colours can hardly be told apart."""
    return all(abs(int(a[i : i + 2], 16) - int(b[i : i + 2], 16)) < 14 for i in (1, 3, 5))


def ivory(tone: float) -> str:
    """Ivory in the light `tone`, 0 dark to 1 bright."""
    tone = min(1.0, max(0.0, tone))
    for (low, dark), (high, bright) in zip(IVORY, IVORY[1:], strict=False):
        if tone <= high:
            return mix(dark, bright, (tone - low) / (high - low))
    return IVORY[-1][1]


def tone(normal: Vector, height: float) -> float:
    """How bright a spot is that faces `normal`, `height` above the table (0 to about 3)."""
    view = CAMERA.view
    half = unit((LIGHT[0] + view[0], LIGHT[1] + view[1], LIGHT[2] + view[2]))
    gloss = max(0.0, dot(normal, half)) ** 30
    lamp = max(0.0, dot(normal, LIGHT))
    sky = (normal[1] + 1) / 2
    return 0.1 + 0.6 * lamp + 0.17 * sky + 0.1 * gloss + 0.06 * min(height, 2.4)


def spot(p: Point) -> str:
    return " ".join(f"{v:.1f}".rstrip("0").rstrip(".") for v in p)


def closed(points: list[Point]) -> str:
    return "M" + "L".join(spot(p) for p in points) + "Z"


class Picture:
    """One frame of one die."""

    def __init__(self, turn: Turn) -> None:
        self.die = Die(turn)
        self.out = Drawing(SIZE, SIZE)
        self.lift: Vector = (0.0, self.die.lift, 0.0)

    def at(self, a: Vector) -> Point:
        return CAMERA.place(along(a, self.lift, 1))

    def height(self, a: Vector) -> float:
        return a[1] + self.die.lift + 1

    def draw(self) -> Drawing:
        seen = self.die.seen(CAMERA.view)
        outline = self._body()
        self._corners(seen)
        self._edges(seen)
        for face in seen:
            self._face(face)
        for face in seen:
            self._pips(face)
        self._shine(seen)
        self.out.path(outline, stroke=LINE, stroke_width="2.4")
        return self.out

    def _body(self) -> str:
        """Fill the whole outline, lit from the upper left; returns the outline."""
        outline = hull([self.at(corner) for corner in self.die.corners])
        radius = ROUND * CAMERA.size
        sides = swollen(outline, radius)
        r = spot((radius, radius))
        d = ""
        for i, (start, end) in enumerate(sides):
            d += f"{'A' + r + ' 0 0 1 ' if i else 'M'}{spot(start)}L{spot(end)}"
        d += f"A{r} 0 0 1 {spot(sides[0][0])}Z"
        x, y = self.at((0, 0, 0))
        paint = self.out.linear(
            x - 48, y - 62, x + 44, y + 68, (0, ivory(0.92)), (0.45, ivory(0.6)), (1, ivory(0.2))
        )
        self.out.path(d, paint)
        return d

    def _edges(self, seen: list[Face]) -> None:
        """The quarter-round bands between neighbouring faces, each with its own roll of light."""
        shown = {face.value for face in seen}
        for one in seen:
            for other in self.die.faces:
                beside = abs(dot(one.normal, other.normal)) < 0.1
                if not beside or (other.value in shown and other.value < one.value):
                    continue
                self._band(one.normal, other.normal)

    def _band(self, one: Vector, other: Vector) -> None:
        inner = 1 - ROUND
        edge = cross(one, other)
        ridge = along(along((0, 0, 0), one, inner), other, inner)
        view = CAMERA.view
        normals = []
        for i in range(5):
            part = i / 4
            normal = unit(along(along((0, 0, 0), one, 1 - part), other, part))
            if dot(normal, view) < -0.02:
                break
            normals.append(normal)
        if len(normals) < 2:
            return
        ends = [along(ridge, edge, inner), along(ridge, edge, -inner)]
        first, last = normals[0], normals[-1]
        quad = [self.at(along(end, first, ROUND)) for end in ends]
        quad += [self.at(along(end, last, ROUND)) for end in reversed(ends)]
        # Points that face one way lie on lines along the edge, so one straight gradient is exact.
        ax, ay = quad[0]
        bx, by = quad[1]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        if length < 2:
            return
        nx, ny = (ay - by) / length, (bx - ax) / length
        offsets = []
        for normal in normals:
            px, py = self.at(along(ridge, normal, ROUND))
            offsets.append((px - ax) * nx + (py - ay) * ny)
        width = offsets[-1]
        if abs(width) < 4:
            return
        stops = []
        for normal, offset in zip(normals, offsets, strict=True):
            part = round(max(0.0, min(1.0, offset / width)), 2)
            stops.append(
                (part if 0 < part < 1 else int(part), ivory(tone(normal, self.height(ridge))))
            )
        if len(stops) > 2:
            stops = [stops[0], stops[len(stops) // 2], stops[-1]]
            if _near(stops[1][1], mix(stops[0][1], stops[2][1], stops[1][0])):
                del stops[1]
        bx, by = ax + nx * width, ay + ny * width
        paint = self.out.linear(round(ax, 1), round(ay, 1), round(bx, 1), round(by, 1), *stops)
        self.out.path(closed(quad), paint)

    def _corners(self, seen: list[Face]) -> None:
        """The balls at the corners: plain where they round the outline, lit where faces meet."""
        radius = ROUND * CAMERA.size
        for corner in sorted(self.die.corners, key=lambda c: dot(c, CAMERA.view)):
            beside = [face for face in seen if dot(face.normal, corner) > 0]
            if not beside:
                continue
            x, y = self.at(corner)
            facing = unit(along(unit(corner), CAMERA.view, 0.5))
            tones = [tone(face.normal, self.height(corner)) for face in beside]
            if len(beside) < 3:
                colour = ivory(sum(tones) / len(tones) - 0.02)
                self.out.add(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="15.5" fill="{colour}"/>')
                continue
            middle = tone(facing, self.height(corner))
            hot_x, hot_y = self.at(along(corner, unit(along(LIGHT, facing, 0.5)), ROUND))
            paint = self.out.radial(
                round(hot_x, 1),
                round(hot_y, 1),
                round(radius * 1.5, 1),
                (0, ivory(max(middle, *tones))),
                (1, ivory(sorted(tones)[1])),
            )
            self.out.circle(round(x, 1), round(y, 1), radius, paint)

    def _flat(self, face: Face, reach: float) -> list[Point]:
        out = []
        for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            p = along(face.normal, face.across, u * reach)
            out.append(self.at(along(p, face.down, v * reach)))
        return out

    def _face(self, face: Face) -> None:
        """The flat of a face: brighter toward the lamp and away from the table."""
        away = along(LIGHT, face.normal, -dot(LIGHT, face.normal))
        toward = unit(along(away, (0, 1, 0), 0.4)) if dot(away, away) > 1e-6 else face.across
        toward = unit(along(toward, face.normal, -dot(toward, face.normal)))
        ax, ay = self.at(along(face.normal, toward, 0.9))
        bx, by = self.at(along(face.normal, toward, -0.9))
        middle = tone(face.normal, 1.1)
        paint = self.out.linear(
            round(ax, 1),
            round(ay, 1),
            round(bx, 1),
            round(by, 1),
            (0, ivory(middle + 0.07)),
            (1, ivory(middle - 0.17 + 0.08 * abs(face.normal[1]))),
        )
        self.out.path(closed(self._flat(face, 1 - ROUND + 0.012)), paint)

    def _pips(self, face: Face) -> None:
        """Drilled and painted: shade under the near lip, a lit far wall, a glint on the rim."""
        ox, oy = self.at(face.normal)
        columns = []
        for direction in (face.across, face.down):
            x, y = self.at(along(face.normal, direction, 1))
            columns += [f"{(x - ox) / 100:.3f}", f"{(y - oy) / 100:.3f}"]
        self.out.open(f"matrix({' '.join(columns)} {ox:.1f} {oy:.1f})")
        lx, ly = dot(LIGHT, face.across), dot(LIGHT, face.down)
        bright = tone(face.normal, 1.1)
        layers = [
            (-0.028, PIP + 0.022, ivory(bright + 0.22)),
            (0.0, PIP, mix(OXBLOOD[4], "#180302", 0.45)),
            (-0.035, PIP - 0.028, mix(OXBLOOD[2], OXBLOOD[1], bright - 0.35)),
            (-0.085, PIP - 0.105, mix(OXBLOOD[1], OXBLOOD[0], bright - 0.1)),
        ]
        # What is slanted or small has no room for the finer layers.
        facing = dot(face.normal, CAMERA.view)
        if facing < 0.56:
            del layers[3]
        if facing < 0.25:
            del layers[0]
        # Pips of a face that is turned away are paler, so that the top is read at once.
        fade = 0.5 * max(0.0, min(1.0, (0.82 - facing) / 0.3))
        for shift, radius, colour in layers:
            colour = mix(colour, ivory(bright), fade)
            self.out.add(f'<g fill="{colour}">')
            for u, v in PIPS[face.value]:
                x, y = u * GAP + lx * shift, v * GAP + ly * shift
                self.out.add(
                    f'<circle cx="{x * 100:.0f}" cy="{y * 100:.0f}" r="{radius * 100:.0f}"/>'
                )
            self.out.close()
        self.out.close()

    def _shine(self, seen: list[Face]) -> None:
        """Polish: a bright line where the best lit face rolls over."""
        best = max(seen, key=lambda face: tone(face.normal, 1))
        corners = self._flat(best, 1 - ROUND * 0.62)
        view_down = sorted(range(4), key=lambda i: corners[i][1])
        low = view_down[-1]
        ends = (corners[low - 1], corners[low], corners[(low + 1) % 4])
        d = ""
        for a, b in ((ends[0], ends[1]), (ends[1], ends[2])):
            if abs(a[0] - b[0]) < 14:
                continue
            start = (a[0] + (b[0] - a[0]) * 0.16, a[1] + (b[1] - a[1]) * 0.16)
            end = (a[0] + (b[0] - a[0]) * 0.84, a[1] + (b[1] - a[1]) * 0.84)
            d += f"M{spot(start)}L{spot(end)}"
        if d:
            paint = {"stroke": "#ffffff", "stroke_width": "2.6", "stroke_linecap": "round"}
            self.out.path(d, **paint, opacity=".5")


def frame(value: int, heading: str, step: int) -> Drawing:
    """One frame of a roll; see the top of this file."""
    yaw, way = HEADINGS[heading]
    rest = after(turn_about((0, 1, 0), yaw), upright(value))
    axis = cross((0, 1, 0), way)
    return Picture(after(turn_about(axis, -30 * step), rest)).draw()


def shadow() -> Drawing:
    """Soft contact shadow of a die at rest, falling to the lower right."""
    out = Drawing(SIZE, SIZE)
    wide = out.radial(
        112, 146, 1, (0, SHADOW, 0.7), (0.5, SHADOW, 0.5), (0.78, SHADOW, 0.18), (1, SHADOW, 0),
        sx=88, sy=52,
    )  # fmt: skip
    out.ellipse(112, 146, 88, 52, wide)
    return out


def flat(value: int | None, gold: bool = False) -> Drawing:
    """A die seen from straight in front, for plates and charts; crisp at 28 pixels."""
    out = Drawing(100, 100)
    draw_flat(out, value, gold)
    return out


def draw_flat(out: Drawing, value: int | None, gold: bool = False) -> None:
    """Add the flat die to a picture, in a 100 by 100 square."""
    if gold:
        rim = out.linear(
            4, 4, 96, 96, (0, BRASS[0]), (0.35, BRASS[1]), (0.6, BRASS[2]), (1, BRASS[3])
        )
        out.rect(2.5, 2.5, 95, 95, rim, 25, stroke=LINE, stroke_width=4)
        out.rect(11, 11, 78, 78, ivory(0.2), 17)
        edge, body = 12.5, 75
    else:
        rim = out.linear(4, 4, 96, 96, (0, ivory(0.95)), (0.5, ivory(0.62)), (1, ivory(0.24)))
        out.rect(4, 4, 92, 92, rim, 22, stroke=LINE, stroke_width=5)
        edge, body = 10.5, 79
    face = out.linear(
        edge, edge, edge + body, edge + body, (0, "#fffdf6"), (0.6, CREAM[1]), (1, CREAM[2])
    )
    out.rect(edge, edge, body, body, face, 18)
    for u, v in PIPS[value] if value else ():
        x, y, r = 50 + u * 23.5, 50 + v * 23.5, 10.5 if value != 1 else 13.0
        out.circle(x + 0.8, y + 1, r + 1, "#ffffff", opacity=".8")
        out.circle(x, y, r, OXBLOOD[4])
        out.circle(x + 0.9, y + 1.2, r - 2.2, OXBLOOD[2])
        out.circle(x + 2, y + 2.6, r - 5.8, OXBLOOD[1])


def hidden() -> Drawing:
    """A die nobody has seen yet: night blue with a star."""
    out = Drawing(100, 100)
    rim = out.linear(4, 4, 96, 96, (0, NIGHT[0]), (0.5, NIGHT[2]), (1, NIGHT[4]))
    out.rect(4, 4, 92, 92, rim, 22, stroke=LINE, stroke_width=5)
    face = out.linear(10, 10, 90, 90, (0, NIGHT[1]), (1, NIGHT[3]))
    out.rect(10.5, 10.5, 79, 79, face, 18)
    out.rect(17, 17, 66, 66, "none", 13, stroke=NIGHT[0], stroke_width=2.5)
    # A question mark drawn as one stroke, so that it needs no font.
    hook = "M36 42C36 30 43 25 51 25C60 25 66 31 66 39C66 50 51 50 51 62"
    for colour, width, drop in ((NIGHT[4], 13, 2.5), ("#c9d6ee", 10, 0)):
        out.open(f"translate(0 {drop})")
        out.path(hook, stroke=colour, stroke_width=width, stroke_linecap="round")
        out.circle(51, 76.5, width * 0.6, colour)
        out.close()
    return out


def main() -> None:
    for value in PIPS:
        for heading in HEADINGS:
            for step in range(STEPS):
                frame(value, heading, step).save(f"dice/{value}_{heading}_{step}")
        flat(value).save(f"dice/flat_{value}")
        flat(value, gold=True).save(f"dice/flat_{value}_gold")
    flat(None).save("dice/flat_blank")
    shadow().save("dice/shadow")
    hidden().save("dice/hidden")


if __name__ == "__main__":
    main()
