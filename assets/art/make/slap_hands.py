"""Draws the players' gloved hands in Slap .45, with a cuff in each seat's colour and shape.

Run from the project root: `python -m assets.art.make.slap_hands`. It writes into assets/art/slap,
for each of the eight colours:

- `hand_{colour}.svg` (300 square): a right hand lying flat, seen from above, fingers up; the
  middle of the palm is at (150, 150), the arm comes from below (mirror it for a left hand)
- `pistol_{colour}.svg` (420 by 300): a fist with a revolver seen from above, pointing right; turn
  it about (80, 150), the muzzle is at (408, 150); light is the same from every side
- `hip_{colour}.svg` (160 square): a hand on the butt in its holster: the hand at the hip
"""

from __future__ import annotations

from assets.art.make.figure_kit import GLOVE
from assets.art.make.guns import STEEL, WALNUT
from assets.art.make.palette import BRASS, CREAM, LEATHER, LINE, SEAT_SHAPES, SEATS
from assets.art.make.pen import Drawing
from assets.art.make.portrait_kit import inked, mix, shade, smooth, stroke
from assets.art.make.stamp import SHAPES, Part, ink, rim

Seat = tuple[str, str, str, str]
INK = 6.0
LIGHT, TAN, BROWN = "#efc184", GLOVE[0], GLOVE[1]
DEEP = GLOVE[2]
STITCH = "#fff0cc"


def emblem(out: Drawing, shape: str, cx: float, cy: float, size: float, dark: str) -> None:
    """The seat's shape in cream, `size` units wide, round (cx, cy)."""
    part = size / 100
    out.open(f"translate({cx} {cy}) scale({part:.3f}) translate(-50 -50)")
    rim(out, SHAPES[shape], 9, dark)
    ink(out, SHAPES[shape], CREAM[0])
    out.close()


def patch(out: Drawing, seat: Seat, shape: str, cx: float, cy: float, r: float) -> None:
    """A round patch in the seat's colour, sewn on, with its shape."""
    _, light, middle, dark = seat
    out.circle(cx + 1.5, cy + 2.5, r + 3, DEEP, opacity="0.5")
    cloth = out.linear(cx - r, cy - r, cx + r, cy + r, (0, light), (0.5, middle), (1, dark))
    out.circle(cx, cy, r, cloth, stroke=LINE, stroke_width=4)
    emblem(out, shape, cx, cy, r * 1.5, dark)


# Each finger as root, middle joint, tip and half width; the hand lies with its fingers up.
FINGERS = (
    ((108, 132), (92, 84), (84, 46), 17.0),
    ((137, 124), (131, 66), (128, 24), 18.5),
    ((168, 124), (172, 68), (176, 28), 18.0),
    ((196, 134), (209, 90), (218, 56), 15.5),
)
THUMB = "106,196 82,176 52,148 36,126 38,108* 54,106 76,120 102,136 122,160"
PALM = (
    "98,136 108,116 136,110 168,110 196,118 210,138 212,166 204,200 190,226 150,232 116,226 "
    "102,206 94,172"
)


def finger(out: Drawing, root: tuple[float, float], joint: tuple[float, float],
           tip: tuple[float, float], half: float) -> None:  # fmt: skip
    """One gloved finger: seam down the middle, light from the upper left."""
    words = " ".join(f"{x},{y}" for x, y in (root, joint, tip))
    d = smooth(words, closed=False)
    stroke(out, d, half * 2 + 2 * INK - 2, LINE)
    stroke(out, d, half * 2 - 1, BROWN)
    left = " ".join(f"{x - half * 0.26:.1f},{y - 1}" for x, y in (root, joint, tip))
    stroke(out, smooth(left, closed=False), half * 1.36, TAN)
    top = " ".join(f"{x - half * 0.42:.1f},{y}" for x, y in (root, joint, tip))
    stroke(out, smooth(top, closed=False), half * 0.42, LIGHT)
    jx, jy = joint
    for dy in (2, 9):
        out.path(f"M{jx - half * 0.62:.1f} {jy + dy}q{half * 0.6:.1f} 5 {half * 1.2:.1f} 0",
                 stroke=DEEP, stroke_width=2.6, stroke_linecap="round",
                 opacity="0.75")  # fmt: skip


def gauntlet(out: Drawing, seat: Seat) -> None:
    """The flared cuff in the seat's colour, fringed and studded with brass."""
    _, light, middle, dark = seat
    fringe = (
        "M84 266L92 292L102 276L112 295L122 280L134 296L146 281L158 296L170 280L182 295L192 276"
        "L202 292L212 266Z"
    )
    out.path(fringe, LINE, stroke=LINE, stroke_width=2 * INK - 3, stroke_linejoin="round")
    out.path(fringe, mix(middle, dark, 0.45))
    flare = (
        "M104 210Q150 222 196 210C200 234 212 256 224 270Q150 292 76 270C90 256 100 234 104 210Z"
    )
    paint = out.linear(80, 210, 220, 280, (0, light), (0.45, middle), (1, dark))
    inked(out, flare, paint, INK)
    shade(out, "M176 216L196 211C200 234 212 256 224 270Q200 277 176 279C184 258 182 238 176 216Z",
          0.28)  # fmt: skip
    stroke(out, "M88 262Q150 281 212 262", 3.4, STITCH, stroke_dasharray="8 7")
    stroke(out, "M105 222Q150 233 195 222", 3.4, STITCH, stroke_dasharray="8 7")
    stroke(out, "M112 216C108 236 100 250 92 260", 5, "#ffffff", opacity=0.45)
    for x, y in ((118, 246), (150, 251), (182, 246)):
        out.circle(x, y, 8.5, LINE)
        out.circle(x, y, 5.8, BRASS[1])
        out.circle(x - 1.6, y - 1.8, 2, "#ffffff")


def hand(seat: Seat, shape: str) -> Drawing:
    out = Drawing(300, 300)
    gauntlet(out, seat)
    thumb = smooth(THUMB)
    glove = out.linear(90, 100, 220, 230, (0, LIGHT), (0.4, TAN), (1, BROWN))
    inked(out, thumb, out.linear(36, 110, 110, 190, (0, LIGHT), (0.6, TAN), (1, BROWN)), INK)
    palm = smooth(PALM)
    inked(out, palm, glove, INK)
    for root, joint, tip, half in FINGERS:
        finger(out, root, joint, tip, half)
    # Over the roots of the fingers the leather of the hand runs on without a line.
    out.path(palm, glove)
    out.path(smooth("92,150 108,146 122,166 116,198 104,200 84,176"), TAN)
    shade(
        out,
        smooth("211,140 212,168 204,200 190,225 150,231 118,226 150,218 180,204 196,172 200,140"),
        0.22,
    )
    for x0, y0, x1, y1 in ((112, 148, 122, 206), (190, 148, 181, 206)):
        stroke(out, f"M{x0} {y0}L{x1} {y1}", 7, DEEP, opacity=0.42)
        stroke(out, f"M{x0} {y0}L{x1} {y1}", 3, STITCH, stroke_dasharray="7 6", opacity=0.95)
    for x, y in ((110, 128), (138, 120), (167, 120), (195, 131)):
        out.ellipse(x - 2, y - 2, 11, 7, LIGHT, opacity="0.85")
        stroke(out, f"M{x - 11} {y + 8}q11 7 22 0", 3, DEEP, opacity=0.6)
    patch(out, seat, shape, 151, 176, 29)
    stroke(out, "M46 118C62 128 80 142 92 156", 6, LIGHT, opacity=0.9)
    stroke(out, "M100 196C104 186 106 176 104 166", 3.4, DEEP, opacity=0.7)
    return out


def sleeve_and_cuff(out: Drawing, seat: Seat, shape: str) -> None:
    """The cuff of a hand that comes from the left, its wrist at x = 74."""
    _, light, middle, dark = seat
    fringe = "M24 92L9 104L20 112L8 124L19 132L7 144L18 152L7 162L18 170L8 180L20 190L9 200L24 210Z"
    out.path(fringe, LINE, stroke=LINE, stroke_width=2 * INK - 3, stroke_linejoin="round")
    out.path(fringe, mix(middle, dark, 0.45))
    flare = "M86 108Q76 150 86 194C62 198 40 208 24 218Q8 150 24 82C40 92 62 102 86 108Z"
    inked(out, flare, out.linear(0, 84, 0, 216, (0, light), (0.5, middle), (1, dark)), INK)
    shade(out, "M83 178L86 194C62 198 40 208 24 218Q18 196 16 172C40 184 62 184 83 178Z", 0.28)
    stroke(out, "M32 94Q18 150 32 206M76 112Q67 150 76 190", 3.4, STITCH, stroke_dasharray="8 7")
    emblem(out, shape, 50, 150, 48, dark)


def gun_from_above(out: Drawing) -> None:
    """A six-shooter along y = 150 as one sees it over the hammer; muzzle at x = 408."""
    barrel = Part("M236 134H400Q408 134 408 142V158Q408 166 400 166H236Z")
    drum = Part("M186 122H250Q262 122 262 136V164Q262 178 250 178H186Q176 178 176 164V136"
                "Q176 122 186 122Z")  # fmt: skip
    frame = Part("M128 130H182V170H128Q118 170 118 158V142Q118 130 128 130Z")
    rim(out, [barrel, drum, frame], INK)
    round_ = out.linear(
        0, 132, 0, 168,
        (0, STEEL[2]), (0.25, STEEL[0]), (0.45, STEEL[1]), (0.75, STEEL[2]), (1, STEEL[3]),
    )  # fmt: skip
    ink(out, [barrel, frame], round_)
    big = out.linear(
        0, 122, 0, 178,
        (0, STEEL[3]), (0.2, STEEL[0]), (0.42, STEEL[1]), (0.75, STEEL[3]), (1, STEEL[4]),
    )  # fmt: skip
    rim(out, [drum], 3)
    ink(out, [drum], big)
    for y, tone in ((127, STEEL[3]), (143, STEEL[2]), (161, STEEL[4])):
        out.path(f"M190 {y}H232Q242 {y + 5.5} 232 {y + 11}H190Z", tone, stroke=STEEL[4],
                 stroke_width=2.4)  # fmt: skip
    out.path("M168 143H318V157H168Z", STEEL[2], stroke=LINE, stroke_width=3)
    out.path("M170 146H316", stroke=STEEL[0], stroke_width=3)
    out.path("M372 145H402V155H372Z", BRASS[1], stroke=LINE, stroke_width=3.4)
    out.path("M392 134.500V165.500", stroke=STEEL[4], stroke_width=3)
    out.path("M404.500 144V156", stroke=LINE, stroke_width=6)


def pistol(seat: Seat, shape: str) -> Drawing:
    out = Drawing(420, 300)
    sleeve_and_cuff(out, seat, shape)
    gun_from_above(out)
    # The trigger finger lies along the frame, three fingers close round the grip below.
    glove = out.linear(70, 90, 150, 210, (0, LIGHT), (0.4, TAN), (1, BROWN))
    for d, wide in (
        ("M112 184C134 192 162 190 184 182", 29),
        ("M104 196C122 208 140 206 154 198", 27),
    ):
        stroke(out, d, wide + 2 * INK - 2, LINE)
        stroke(out, d, wide - 2, BROWN)
        stroke(out, d, wide * 0.3, TAN, transform="translate(0 -5)")
    back = smooth("78,112 104,98 132,100 152,112 160,132 160,164 152,186 130,198 102,200 78,190 "
                  "72,150")  # fmt: skip
    inked(out, back, glove, INK)
    shade(out, smooth("158,160 152,186 130,197 102,199 79,189 76,172 104,182 132,178"), 0.24)
    # The hammer shows between thumb and hand.
    for y0, y1 in ((128, 130), (150, 150), (172, 170)):
        stroke(out, f"M88 {y0}L132 {y1}", 7, DEEP, opacity=0.42)
        stroke(out, f"M88 {y0}L132 {y1}", 3, STITCH, stroke_dasharray="7 6")
    hammer = "M150 141H170Q178 150 170 159H150Q144 150 150 141Z"
    inked(out, hammer, STEEL[3], 4)
    out.path("M153 146H168M153 153H168", stroke=STEEL[1], stroke_width=2.4)
    thumb = "M104 112C126 108 148 114 174 132"
    stroke(out, thumb, 30 + 2 * INK - 2, LINE)
    stroke(out, thumb, 28, BROWN)
    stroke(out, thumb, 19, TAN, transform="translate(-1 -4)")
    stroke(out, thumb, 7, LIGHT, transform="translate(-1 -9)")
    out.path(smooth("84,120 104,106 122,106 128,122 112,140 92,140"), TAN)
    stroke(out, "M150 110q8 6 8 16", 2.8, DEEP, opacity=0.7)
    for x, y in ((151, 168), (147, 184)):
        out.ellipse(x - 6, y - 4, 7, 6, LIGHT, opacity="0.7")
    return out


def hip(seat: Seat, shape: str) -> Drawing:
    """A belt, a holster, and the hand at rest on the butt."""
    _, light, middle, dark = seat
    out = Drawing(160, 160)
    belt = "M6 66Q80 84 154 66V92Q80 110 6 92Z"
    inked(out, belt, out.linear(0, 66, 0, 108, (0, LEATHER[0]), (0.5, LEATHER[1]), (1, LEATHER[3])),
          5)  # fmt: skip
    stroke(out, "M12 72Q80 90 148 72M12 89Q80 107 148 89", 2.4, BRASS[1], stroke_dasharray="6 5",
           opacity=0.9)  # fmt: skip
    for x in (18, 33, 128, 143):
        y = 66 + 9 * (1 - ((x - 80) / 74) ** 2)
        out.rect(x - 4.5, y + 2, 9, 22, LINE, 4)
        out.rect(x - 2.6, y + 4, 5.2, 18, BRASS[1], 2.4)
    skin = out.linear(54, 80, 112, 156, (0, "#b57b4f"), (0.5, LEATHER[1]), (1, LEATHER[3]))
    holster = "M52 84Q82 96 112 84C113 108 106 134 98 150Q84 160 70 150C60 132 51 108 52 84Z"
    inked(out, holster, skin, 5)
    stroke(out, "M59 94C60 114 66 132 74 146M105 94C104 112 99 132 93 146", 2.4, BRASS[1],
           stroke_dasharray="6 5")  # fmt: skip
    emblem(out, shape, 83, 124, 30, dark)
    butt = out.linear(86, 60, 126, 96, (0, WALNUT[0]), (0.5, WALNUT[1]), (1, WALNUT[3]))
    inked(out, "M70 92C74 78 86 68 100 62C112 58 122 64 122 74C112 80 104 88 98 98Z", butt, 5)
    # The hand comes down from the upper left, fingers curled over the butt.
    cuff = "M10 24L44 4Q56 22 58 44L34 60Q18 46 10 24Z"
    inked(out, cuff, out.linear(14, 8, 54, 56, (0, light), (0.5, middle), (1, dark)), 5)
    stroke(out, "M18 29Q26 46 38 54M40 12Q50 26 53 42", 2.6, STITCH, stroke_dasharray="5 5")
    glove = out.linear(40, 30, 100, 90, (0, LIGHT), (0.45, TAN), (1, BROWN))
    inked(out, smooth("40,50 52,38 70,36 90,44 100,56 98,70 86,82 66,84 50,74"), glove, 5)
    for d in ("M88 52C100 50 112 56 114 66", "M84 64C96 62 106 68 107 78",
              "M74 74C86 72 96 78 96 87"):  # fmt: skip
        stroke(out, d, 22, LINE)
        stroke(out, d, 13, BROWN)
        stroke(out, d, 7.5, TAN, transform="translate(-1 -2.500)")
    out.path(smooth("44,52 54,42 70,40 86,48 90,62 78,74 62,76 50,68"), TAN)
    stroke(out, "M56 50L74 58M52 60L70 68", 2.6, STITCH, stroke_dasharray="5 5")
    stroke(out, "M50 78C58 88 66 92 76 92", 19, LINE)
    stroke(out, "M50 78C58 88 66 92 76 92", 10.5, TAN)
    return out


def main() -> None:
    for seat, shape in zip(SEATS, SEAT_SHAPES, strict=True):
        hand(seat, shape).save(f"slap/hand_{seat[0]}")
        pistol(seat, shape).save(f"slap/pistol_{seat[0]}")
        hip(seat, shape).save(f"slap/hip_{seat[0]}")


if __name__ == "__main__":
    main()
