"""Draws the holsters of the Monster Gunslingers: two pouches on a gun belt, a card in each.

Run from the project root: `python -m assets.art.make.gunslinger_table_leather`. It writes into
assets/art/gunslingers, each as a layer behind the cards and one before them, of the same size:

- `holster_back.svg`, `holster_front.svg` (120 by 110), for a player's plate: cards of 60 by 84
  stand with their middles at (31, 48) and (89, 48)
- `holster_big_back.svg`, `holster_big_front.svg` (400 by 260), for the bench: cards of 170 by 238
  with their upper left corners at (18, -42) and (212, -42)
"""

from __future__ import annotations

from assets.art.make.palette import BRASS, CREAM, LEATHER, LINE
from assets.art.make.pen import Drawing, rounded, star

TAN = ("#c98d58", "#9a6238", "#6d4024", "#3f2312", "#24130a")
ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def horned_skull(out: Drawing, x: float, y: float, size: float, hue: str, line: float) -> None:
    """The badge of the table: a skull with horns and three eyes, `size` wide."""
    k = size / 100
    out.open(f"translate({x} {y}) scale({k:.4f})")
    d = ("M-20 -16C-34 -16 -46 -26 -48 -46C-40 -38 -30 -36 -18 -36C-8 -42 8 -42 18 -36"
         "C30 -36 40 -38 48 -46C46 -26 34 -16 20 -16C26 -4 22 10 15 16L12 36Q0 44 -12 36L-15 16"
         "C-22 10 -26 -4 -20 -16Z")  # fmt: skip
    out.path(d, hue, stroke=LINE, stroke_width=line / k, **ROUND)
    for ex, ey, r in ((-10, -6, 6.4), (10, -6, 6.4), (0, -22, 5)):
        out.circle(ex, ey, r, LINE)
    out.path("M-3 12L0 4L3 12Z", LINE)
    out.path("M-6 24V37M0 24V40M6 24V37", stroke=LINE, stroke_width=2.4)
    out.close()


def pouch(out: Drawing, cx: float, top: float, foot: float, half: float, line: float) -> None:
    """One pouch from in front: a lip that dips, sides that narrow, a rounded toe."""
    toe = half * 0.72
    tall = foot - top
    dip = tall * 0.16
    body = (
        f"M{cx - half:.1f} {top:.1f}Q{cx:.1f} {top + dip * 2:.1f} {cx + half:.1f} {top:.1f}"
        f"C{cx + half:.1f} {top + tall * 0.5:.1f} {cx + toe * 1.06:.1f} {top + tall * 0.7:.1f} "
        f"{cx + toe:.1f} {foot - tall * 0.16:.1f}Q{cx + toe * 0.9:.1f} {foot:.1f} "
        f"{cx + toe * 0.5:.1f} {foot:.1f}H{cx - toe * 0.5:.1f}Q{cx - toe * 0.9:.1f} {foot:.1f} "
        f"{cx - toe:.1f} {foot - tall * 0.16:.1f}C{cx - toe * 1.06:.1f} {top + tall * 0.7:.1f} "
        f"{cx - half:.1f} {top + tall * 0.5:.1f} {cx - half:.1f} {top:.1f}Z"
    )
    hide = out.linear(cx - half, top, cx + half * 0.9, foot, (0, TAN[0]), (0.34, TAN[1]),
                      (0.72, TAN[2]), (1, TAN[3]))  # fmt: skip
    out.path(body, hide, stroke=LINE, stroke_width=line, **ROUND)
    # A thick lip, the cut edge of the hide catching the light.
    out.path(f"M{cx - half + line:.1f} {top + line * 1.2:.1f}Q{cx:.1f} {top + dip * 2 + line:.1f} "
             f"{cx + half - line:.1f} {top + line * 1.2:.1f}", stroke="#e8b988",
             stroke_width=line * 1.1, **ROUND)  # fmt: skip
    inset = half * 0.1
    seam = (
        f"M{cx - half + inset:.1f} {top + dip * 0.9:.1f}C{cx - half + inset:.1f} "
        f"{top + tall * 0.52:.1f} {cx - toe:.1f} {top + tall * 0.7:.1f} "
        f"{cx - toe + inset * 0.7:.1f} "
        f"{foot - tall * 0.17:.1f}Q{cx - toe * 0.8:.1f} {foot - inset:.1f} {cx - toe * 0.44:.1f} "
        f"{foot - inset:.1f}H{cx + toe * 0.44:.1f}Q{cx + toe * 0.8:.1f} {foot - inset:.1f} "
        f"{cx + toe - inset * 0.7:.1f} {foot - tall * 0.17:.1f}C{cx + toe:.1f} "
        f"{top + tall * 0.7:.1f} {cx + half - inset:.1f} {top + tall * 0.52:.1f} "
        f"{cx + half - inset:.1f} {top + dip * 0.9:.1f}"
    )
    out.path(seam, stroke=TAN[4], stroke_width=line * 1.2, opacity=0.55, **ROUND)
    out.path(seam, stroke="#f4d6a4", stroke_width=line * 0.6, stroke_dasharray=f"{line * 2:.1f} "
             f"{line * 1.7:.1f}", **ROUND)  # fmt: skip


def concho(out: Drawing, x: float, y: float, r: float, line: float) -> None:
    """A round brass ornament with a beaded rim."""
    out.circle(x + r * 0.08, y + r * 0.12, r, TAN[4], opacity=0.6)
    gold = out.radial(x - r * 0.35, y - r * 0.4, r * 1.7, (0, BRASS[0]), (0.35, BRASS[1]),
                      (0.7, BRASS[2]), (1, BRASS[3]))  # fmt: skip
    out.circle(x, y, r, gold, stroke=LINE, stroke_width=line)
    out.circle(x, y, r * 0.8, "none", stroke=BRASS[3], stroke_width=line * 0.7,
               stroke_dasharray=f"{line * 0.9:.1f} {line * 0.7:.1f}")  # fmt: skip


def belt(out: Drawing, w: float, y: float, tall: float, line: float, loops: int) -> None:
    """The gun belt behind the cards, full of cartridges."""
    strap = out.linear(0, y, 0, y + tall, (0, TAN[1]), (0.25, TAN[2]), (1, TAN[3]))
    corners = [(line, y), (w - line, y), (w - line, y + tall), (line, y + tall)]
    out.path(rounded(corners, tall * 0.2), strap, stroke=LINE, stroke_width=line)  # fmt: skip
    for at in (y + tall * 0.12, y + tall * 0.88):
        out.path(f"M{line * 2} {at:.1f}H{w - line * 2}", stroke="#e2b077", stroke_width=line * 0.5,
                 stroke_dasharray=f"{line * 2} {line * 1.6}", opacity=0.8)  # fmt: skip
    for k in range(loops):
        x = w * (k + 0.5) / loops
        half = w / loops * 0.27
        out.rect(x - half, y - tall * 0.2, half * 2, tall * 1.3,
                 out.linear(x - half, 0, x + half, 0, (0, BRASS[1]), (0.3, BRASS[0]),
                 (1, BRASS[3])), half * 0.8, stroke=LINE, stroke_width=line * 0.8)  # fmt: skip
        out.rect(x - half * 1.25, y + tall * 0.26, half * 2.5, tall * 0.44, TAN[2], half * 0.3,
                 stroke=LINE, stroke_width=line * 0.8)  # fmt: skip


def back(w: float, h: float, middles: tuple[float, float], half: float, top: float,
         line: float, loops: int) -> Drawing:  # fmt: skip
    """Belt and the pouches' inner sides."""
    out = Drawing(w, h)
    belt(out, w, top - h * 0.2, h * 0.17, line, loops)
    for cx in middles:
        y = top - h * 0.06
        shape = rounded([(cx - half, y), (cx + half, y), (cx + half * 0.7, h * 0.95),
                         (cx - half * 0.7, h * 0.95)], half * 0.16)  # fmt: skip
        out.path(shape, out.linear(0, y, 0, h * 0.7, (0, LEATHER[3]), (1, "#120a06")), stroke=LINE,
                 stroke_width=line)  # fmt: skip
        out.path(f"M{cx - half * 0.86:.1f} {y + line * 1.6:.1f}H{cx + half * 0.86:.1f}",
                 stroke=TAN[1], stroke_width=line * 0.8, **ROUND)  # fmt: skip
    return out


def front_small() -> Drawing:
    out = Drawing(120, 110)
    for cx in (31, 89):
        pouch(out, cx, 56, 108, 29, 2.4)
        horned_skull(out, cx, 85, 26, BRASS[1], 2)
    out.rect(55, 47, 10, 24, TAN[2], 3, stroke=LINE, stroke_width=2)
    concho(out, 60, 60, 7.5, 1.8)
    return out


def front_big() -> Drawing:
    out = Drawing(400, 260)
    for cx, lean in ((103, -1), (297, 1)):
        pouch(out, cx, 86, 257, 95, 4)
        scroll = "".join(
            f"M{cx + s * 26:.0f} 222c{s * 20} 4 {s * 38} -10 {s * 34} -28c{s * -4} -13 "
            f"{s * -20} -11 {s * -18} 1c1 7 {s * 9} 6 {s * 9} 0" for s in (-1, 1)
        )  # fmt: skip
        out.path(scroll, stroke=TAN[4], stroke_width=5, opacity=0.5, **ROUND)
        out.path(scroll, stroke="#dba877", stroke_width=2, opacity=0.8, **ROUND)
        concho(out, cx, 180, 38, 3)
        horned_skull(out, cx, 183, 50, CREAM[1], 2.6)
        for dx in (-76, 76):
            out.circle(cx + dx, 122, 5, BRASS[1], stroke=LINE, stroke_width=2.4)
            out.circle(cx + dx - 1.4, 120.4, 1.6, "#ffffff", opacity=0.85)
        thong = f"M{cx + lean * 52} 244q{lean * 10} 4 {lean * 22} 0"
        out.path(thong, stroke=LINE, stroke_width=8, **ROUND)
        out.path(thong, stroke=TAN[0], stroke_width=4, **ROUND)
    strap = out.linear(184, 0, 216, 0, (0, TAN[0]), (0.5, TAN[1]), (1, TAN[3]))
    out.rect(185, 62, 30, 92, strap, 7, stroke=LINE, stroke_width=3.6)
    out.path("M191 68V148M209 68V148", stroke="#f4d6a4", stroke_width=2, stroke_dasharray="6 5",
             opacity=0.8)  # fmt: skip
    gold = out.linear(176, 82, 224, 136, (0, BRASS[0]), (0.4, BRASS[1]), (0.7, BRASS[2]),
                      (1, BRASS[3]))  # fmt: skip
    out.path(rounded([(174, 84), (226, 84), (226, 134), (174, 134)], 10), gold, stroke=LINE,
             stroke_width=3.6)  # fmt: skip
    out.path(rounded([(181, 91), (219, 91), (219, 127), (181, 127)], 6), "none", stroke=BRASS[3],
             stroke_width=2)  # fmt: skip
    out.path(rounded(star(200, 110, 16, 6.8), 1), CREAM[0], stroke=LINE, stroke_width=2.4, **ROUND)
    return out


def main() -> None:
    pictures = {
        "holster_back": back(120, 110, (31, 89), 28, 56, 2.4, 7),
        "holster_front": front_small(),
        "holster_big_back": back(400, 260, (103, 297), 92, 86, 4, 18),
        "holster_big_front": front_big(),
    }
    for name, picture in pictures.items():
        picture.save(f"gunslingers/{name}")


if __name__ == "__main__":
    main()
