"""Draws the sign of Monster Gunslingers for the title page.

Run from the project root: `python -m assets.art.make.gunslinger_table_icon`. It writes
assets/art/gunslingers/icon.svg (256 square): a horned skull in a hat before the green moon.
"""

from __future__ import annotations

from assets.art.make.palette import BRASS, CREAM, LINE, OXBLOOD
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.portrait_kit import inked, shade, smooth, stroke

FELT = ("#8a5a3a", "#5c3822", "#351d10")


def moon(out: Drawing) -> None:
    out.circle(128, 128, 120, LINE)
    face = out.radial(96, 84, 150, (0, "#f4ffc8"), (0.45, "#b4ee98"), (0.8, "#5ab872"),
                      (1, "#2f8058"))  # fmt: skip
    out.circle(128, 128, 112, face)
    for x, y, r in ((46, 150, 13), (212, 122, 10), (54, 96, 8), (206, 176, 14), (70, 204, 9)):
        out.circle(x, y, r, "#3f9a62", opacity=0.55)
        out.circle(x + 2, y + 2, r * 0.72, "#7ccf80", opacity=0.7)


def horns(out: Drawing) -> None:
    for side in (1, -1):
        out.open("" if side == 1 else "translate(256 0) scale(-1 1)")
        d = "M92 142C56 142 20 120 12 70C34 98 62 104 92 106Z"
        inked(out, d, out.linear(12, 70, 92, 140, (0, CREAM[0]), (0.5, CREAM[2]), (1, CREAM[4])), 8)
        stroke(out, "M56 124Q60 114 58 104M74 132Q78 118 76 106", 4, CREAM[4])
        out.close()


def skull(out: Drawing) -> None:
    bone = out.linear(80, 100, 180, 240, (0, "#fffef2"), (0.5, CREAM[1]), (1, CREAM[3]))
    head = smooth("82,118 128,96 174,118 184,150 170,180 164,206 152,230* 104,230* 92,206 86,180 "
                  "72,150")  # fmt: skip
    inked(out, head, bone, 8)
    shade(out, smooth("160,122 174,120 183,150 169,180 163,206 151,228 134,229 150,200 158,166"),
          0.16)  # fmt: skip
    for x, lean in ((105, 1), (151, -1)):
        socket = (
            f"M{x - 19} 146Q{x} {134 - lean * 2} {x + 19} 146Q{x + 14} 176 {x} 176"
            f"Q{x - 15} 174 {x - 19} 146Z"
        )
        out.path(socket, LINE)
        glow = out.radial(x, 157, 14, (0, "#f4ffd0"), (0.4, "#8dff8a"), (1, "#2a8a4c"))
        out.circle(x, 157, 9.5, glow)
        out.ellipse(x + lean, 157, 2.6, 7, LINE)
    out.path("M119 198Q128 174 137 198L128 192Z", LINE)
    stroke(out, "M98 212H158", 4.4, LINE)
    stroke(out, "M108 206V226M118 207V229M128 207V230M138 207V229M148 206V226", 4, LINE)


def hat(out: Drawing) -> None:
    crown = "M84 96C80 52 92 26 112 26Q122 30 128 36Q134 30 144 26C164 26 176 52 172 96Z"
    felt = out.linear(84, 26, 172, 120, (0, FELT[0]), (0.5, FELT[1]), (1, FELT[2]))
    inked(out, crown, felt, 8)
    shade(out, "M128 38Q136 32 146 28C163 30 174 54 171 94H150C152 70 146 50 128 38Z", 0.3)
    band = "M81 84Q128 100 175 84L176 106Q128 122 80 106Z"
    inked(out, band, OXBLOOD[1], 6)
    out.path(rounded(star(128, 101, 15, 6.6), 1), BRASS[1], stroke=LINE, stroke_width=5,
             stroke_linejoin="round")  # fmt: skip
    brim = (
        "M36 108C58 98 70 102 84 108Q128 124 172 108C186 102 198 98 220 108C206 132 168 140 128 140"
        "S50 132 36 108Z"
    )
    inked(out, brim, felt, 8)
    stroke(out, "M48 110C62 104 72 108 84 113Q128 128 172 113", 4, "#c98d58", opacity=0.8)


def icon() -> Drawing:
    out = Drawing(256, 256)
    moon(out)
    horns(out)
    skull(out)
    hat(out)
    return out


def main() -> None:
    icon().save("gunslingers/icon")


if __name__ == "__main__":
    main()
