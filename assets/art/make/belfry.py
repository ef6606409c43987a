"""Draws the noon bell and the hands of the town clock.

Run from the project root: `python -m assets.art.make.belfry`. It writes into assets/art/props:

- `bell.svg` and `bell_clapper.svg` (90 square, the same place): turn both about (45, 10); the
  clapper hangs behind the bell and is drawn first
- `clock_hand_hour.svg` (60 by 200, pivot at (30, 160)), `clock_hand_minute.svg` (60 by 280, pivot
  at (30, 230)): both point up
"""

from __future__ import annotations

from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing
from assets.art.make.stamp import Part, box, disc, ink, rim

BODY = "M45 16C62 16 67 30 68 46C69 58 74 64 80 69V74H10V69C16 64 21 58 22 46C23 30 28 16 45 16Z"


def bell() -> Drawing:
    out = Drawing(90, 90)
    body, lip, crown = Part(BODY), Part(box(7, 68, 76, 9, 4.5)), Part(disc(45, 11, 6), 4)
    rim(out, [crown, body, lip], 2.6)
    metal = out.linear(
        10, 0, 80, 0,
        (0, BRASS[3]), (0.2, BRASS[1]), (0.34, BRASS[0]), (0.58, BRASS[2]), (0.85, BRASS[3]),
        (1, BRASS[4]),
    )  # fmt: skip
    ink(out, [crown], BRASS[2])
    ink(out, [body], metal)
    out.path("M23 44Q45 50 67 44M24 38Q45 44 66 38", stroke=BRASS[4], stroke_width=2)
    out.path("M21 62Q45 67 69 62", stroke=BRASS[4], stroke_width=1.6, opacity=".7")
    ink(out, [lip], metal)
    out.path("M11 68.500H79", stroke=BRASS[4], stroke_width=1.6)
    out.path("M33 24C29 30 28 38 28 46C27 56 24 62 21 66", stroke="#fffbe6", stroke_width=3,
             stroke_linecap="round", opacity=".8")  # fmt: skip
    return out


def clapper() -> Drawing:
    out = Drawing(90, 90)
    parts = [Part("M45 30V76", 4), Part(disc(45, 79, 7))]
    rim(out, parts, 2.4)
    iron = out.linear(38, 72, 52, 86, (0, "#b4bbc3"), (0.4, "#6a727b"), (1, "#262b31"))
    ink(out, parts[:1], "#474e57")
    ink(out, parts[1:], iron)
    return out


def hand(height: float, pivot: float, heavy: bool) -> Drawing:
    """A wrought hand with a spade tip, pointing up from its pivot."""
    out = Drawing(60, height)
    w = 5.0 if heavy else 3.6
    tip = 8.0
    spade = 56.0 if heavy else 66.0
    wide = 22.0 if heavy else 15.0
    shaft = f"M{30 - w * 0.7} {spade}L{30 - w} {pivot}L{30 + w} {pivot}L{30 + w * 0.7} {spade}Z"
    head = (
        f"M30 {tip}C{30 + wide * 0.3} {tip + 18} {30 + wide} {spade - 22} {30 + wide} {spade - 8}"
        f"C{30 + wide} {spade + 4} {30 + 8} {spade + 6} {30 + 4} {spade - 2}L{30 + 6} {spade + 12}"
        f"H{30 - 6}L{30 - 4} {spade - 2}C{30 - 8} {spade + 6} {30 - wide} {spade + 4} "
        f"{30 - wide} {spade - 8}C{30 - wide} {spade - 22} {30 - wide * 0.3} {tip + 18} 30 {tip}Z"
    )
    tail = [Part(f"M30 {pivot}V{height - 22}", 6), Part(disc(30, height - 16, 9))]
    parts = [Part(shaft), Part(head), *tail, Part(disc(30, pivot, 15))]
    rim(out, parts, 2.5)
    iron = out.linear(8, 0, 52, 0, (0, "#5b4534"), (0.45, "#3a2a1e"), (1, LINE))
    ink(out, parts, iron)
    out.path(f"M{30 - w * 0.3} {spade + 16}L{30 - w * 0.5} {pivot - 18}", stroke=BRASS[2],
             stroke_width=1.6, stroke_linecap="round", opacity=".7")  # fmt: skip
    out.circle(30, pivot, 9, BRASS[4])
    shine = out.radial(27, pivot - 3, 10, (0, BRASS[0]), (0.5, BRASS[1]), (1, BRASS[3]))
    out.circle(30, pivot, 7.5, shine)
    return out


def main() -> None:
    bell().save("props/bell")
    clapper().save("props/bell_clapper")
    hand(200, 160, True).save("props/clock_hand_hour")
    hand(280, 230, False).save("props/clock_hand_minute")


if __name__ == "__main__":
    main()
