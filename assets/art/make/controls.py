"""Draws keys, pad buttons and the mouse: what a player is asked to press.

Run from the project root: `python -m assets.art.make.controls`. It writes into assets/art/icons:
`keycap.svg` (100 square) and `keycap_wide.svg` (200 by 100), blank: letter them in LINE on the
top, whose middle is 4 units above the middle of the picture; and `keycap_down.svg`,
`keycap_wide_down.svg` (pressed, middle 3 units below), `pad_{bottom,right,left,top}.svg` by
position, `pad_stick.svg`, `pad_cross.svg`, `mouse_{left,right,wheel}.svg`,
`key_disc.svg` (a ring for a seat's own key) and `knob.svg`.
"""

from __future__ import annotations

from assets.art.make.palette import BRASS, CREAM, LINE, OXBLOOD
from assets.art.make.pen import Drawing, rounded
from assets.art.make.stamp import Part, box, disc, stamp


def keycap(width: float, down: bool = False) -> Drawing:
    """A typewriter key: cream top with a brass rim on a dark skirt."""
    out = Drawing(width, 100)
    drop = 7 if down else 0
    skirt = out.linear(0, 10, 0, 96, (0, "#6b4a30"), (0.6, "#4a301d"), (1, "#2a1a0f"))
    out.rect(5, 7 + drop, width - 10, 88 - drop, skirt, 20, stroke=LINE, stroke_width=5)
    rim = out.linear(
        0, 6, width, 84, (0, BRASS[0]), (0.4, BRASS[1]), (0.7, BRASS[2]), (1, BRASS[3])
    )
    out.rect(9, 9 + drop, width - 18, 73, rim, 17)
    face = out.linear(0, 12, width * 0.4, 80, (0, "#fffdf6"), (0.5, CREAM[1]), (1, CREAM[2]))
    out.rect(14.5, 14.5 + drop, width - 29, 62, face, 13, stroke=BRASS[4], stroke_width=2)
    out.path(
        f"M24 {19.5 + drop}H{width - 24}", stroke="#ffffff", stroke_width=3,
        stroke_linecap="round", opacity=".9",
    )  # fmt: skip
    return out


def pad(lit: str) -> Drawing:
    """The four face buttons in a diamond, the one asked for red and large."""
    out = Drawing(100, 100)
    base = out.linear(10, 10, 90, 90, (0, "#6b4a30"), (1, "#2a1a0f"))
    out.circle(50, 50, 47, base, stroke=LINE, stroke_width=4)
    spots = {"top": (50, 23), "right": (77, 50), "bottom": (50, 77), "left": (23, 50)}
    for name, (x, y) in spots.items():
        if name == lit:
            continue
        out.circle(x, y, 12, LINE)
        out.circle(
            x, y, 9.5, out.linear(x - 8, y - 8, x + 8, y + 8, (0, "#a58a66"), (1, "#63492f"))
        )
    x, y = spots[lit]
    out.circle(x, y, 19.5, LINE)
    ring = out.linear(x - 14, y - 14, x + 14, y + 14, (0, BRASS[0]), (0.5, BRASS[1]), (1, BRASS[3]))
    out.circle(x, y, 17, ring)
    red = out.radial(x - 4, y - 5, 20, (0, "#ff8a70"), (0.5, OXBLOOD[0]), (1, OXBLOOD[2]))
    out.circle(x, y, 13.5, red)
    out.ellipse(x - 4, y - 5.5, 5, 3.2, "#ffffff", opacity=".55")
    return out


def stick() -> Drawing:
    """A thumb stick with four arrows round it."""
    out = Drawing(100, 100)
    base = out.linear(10, 10, 90, 90, (0, "#6b4a30"), (1, "#2a1a0f"))
    out.circle(50, 50, 47, base, stroke=LINE, stroke_width=4)
    cream = out.linear(0, 0, 0, 100, (0, CREAM[0]), (1, CREAM[3]))
    for points in (
        [(50, 8), (60, 20), (40, 20)],
        [(50, 92), (60, 80), (40, 80)],
        [(8, 50), (20, 40), (20, 60)],
        [(92, 50), (80, 40), (80, 60)],
    ):
        out.path(rounded(points, 2.0), cream)
    out.circle(52, 54, 27, "#150b06")
    cap = out.radial(42, 40, 40, (0, "#b39a78"), (0.55, "#6f5438"), (1, "#33210f"))
    out.circle(50, 50, 25.5, cap, stroke=LINE, stroke_width=4)
    out.circle(50, 50, 16, "none", stroke="#2f1e10", stroke_width=3)
    out.ellipse(43, 40, 8, 4.5, "#ffffff", opacity=".28")
    return out


def cross_pad() -> Drawing:
    """The four-way cross."""
    out = Drawing(100, 100)
    points = [
        (35, 7), (65, 7), (65, 35), (93, 35), (93, 65), (65, 65),
        (65, 93), (35, 93), (35, 65), (7, 65), (7, 35), (35, 35),
    ]  # fmt: skip
    body = out.linear(10, 10, 90, 90, (0, "#a58a66"), (0.5, "#63492f"), (1, "#2f1e10"))
    stamp(out, [Part(rounded(points, 7.0))], body)
    marks = "M43 24L50 15L57 24M43 76L50 85L57 76M24 43L15 50L24 57M76 43L85 50L76 57"
    out.path(
        marks, stroke=CREAM[1], stroke_width=5, stroke_linecap="round", stroke_linejoin="round"
    )
    out.circle(50, 50, 11, "#3a2614")
    return out


def mouse(lit: str) -> Drawing:
    """A mouse with the part asked for in red: left, right or wheel."""
    out = Drawing(100, 100)
    cream = out.linear(24, 8, 78, 94, (0, CREAM[0]), (0.5, CREAM[1]), (1, CREAM[3]))
    stamp(out, [Part(box(21, 6, 58, 88, 29))], cream)
    red = out.linear(24, 8, 78, 50, (0, "#f5775f"), (0.5, OXBLOOD[0]), (1, OXBLOOD[2]))
    halves = {
        "left": "M50 6V45H21V35Q21 6 50 6Z",
        "right": "M50 6V45H79V35Q79 6 50 6Z",
    }
    if lit in halves:
        out.path(halves[lit], red)
    out.path("M21 45H79M50 6V45", stroke=LINE, stroke_width=4)
    wheel = out.linear(44, 16, 56, 40, (0, BRASS[0]), (0.5, BRASS[2]), (1, BRASS[4]))
    stamp(out, [Part(box(43, 17, 14, 23, 7))], red if lit == "wheel" else wheel, 3.5)
    out.path("M27 56C28 76 37 86 46 88", stroke="#ffffff", stroke_width=4, stroke_linecap="round")
    return out


def key_disc() -> Drawing:
    """A round brass ring for a single seat key, to be lettered in CREAM."""
    out = Drawing(100, 100)
    out.path(disc(50, 50, 47), LINE)
    ring = out.linear(
        16, 16, 84, 84, (0, BRASS[0]), (0.35, BRASS[1]), (0.7, BRASS[3]), (1, BRASS[4])
    )
    out.circle(50, 50, 43.5, ring)
    out.circle(50, 50, 35, out.radial(42, 40, 48, (0, "#5d4330"), (1, "#20130b")))
    return out


def knob() -> Drawing:
    """A turned brass knob for sliders and switches."""
    out = Drawing(100, 100)
    out.circle(50, 50, 46, LINE)
    ring = out.linear(
        16, 16, 84, 84, (0, BRASS[1]), (0.4, BRASS[2]), (0.8, BRASS[3]), (1, BRASS[4])
    )
    out.circle(50, 50, 41, ring)
    ball = out.radial(40, 36, 44, (0, "#fffbe6"), (0.25, BRASS[0]), (0.6, BRASS[2]), (1, BRASS[3]))
    out.circle(50, 50, 31, ball, stroke=BRASS[4], stroke_width=3)
    return out


def main() -> None:
    for suffix, down in (("", False), ("_down", True)):
        keycap(100, down).save(f"icons/keycap{suffix}")
        keycap(200, down).save(f"icons/keycap_wide{suffix}")
    for name in ("top", "right", "bottom", "left"):
        pad(name).save(f"icons/pad_{name}")
    stick().save("icons/pad_stick")
    cross_pad().save("icons/pad_cross")
    for name in ("left", "right", "wheel"):
        mouse(name).save(f"icons/mouse_{name}")
    key_disc().save("icons/key_disc")
    knob().save("icons/knob")


if __name__ == "__main__":
    main()
