"""title.webp: the saloon at dusk, seen from between the swing doors."""

from __future__ import annotations

import numpy as np

from assets.art.make.backgrounds import title_bar as bar
from assets.art.make.backgrounds import title_room as room
from assets.art.make.backgrounds import title_table as table
from assets.art.make.backgrounds import title_things as things
from assets.art.make.backgrounds.studio import Array, Studio, main, sheet
from assets.art.make.backgrounds.wood import grain_overlay


def room_light(s: Studio) -> Array:
    """Lamps on the bar, dusk in the window, the stove, the table lamp."""
    light = s.evenly("#4a3540", 0.95)
    for x, y in bar.sconces():
        s.spot(light, x, y + 30, 620, 380, "#ffb664", 0.62, 1.7)
    s.spot(light, 1146, 560, 700, 300, "#ffb060", 0.35, 1.4)
    s.spot(light, 664, 470, 330, 260, "#ff8f70", 0.42, 1.6)
    s.spot(light, things.STOVE[0], things.STOVE[1] - 70, 230, 190, "#ff7a30", 0.5, 1.8)
    s.spot(light, 180, 620, 700, 620, "#7a5068", 0.34, 1.2)
    x, y = room.newel_lamp()
    s.spot(light, x, y, 430, 330, "#ffb868", 0.75, 1.6)
    s.spot(light, table.LAMP[0] + 60, table.LAMP[1] - 20, 980, 460, "#ffb45c", 0.62, 1.5)
    return light


def paint(s: Studio) -> None:
    light = room_light(s)
    room.shell(s, light)
    fine = grain_overlay(s.x, s.y, 91, 0.30)
    upright = grain_overlay(s.y, s.x, 92, 0.30)
    d = sheet()
    room.beams(d)
    s.layer(d, light=light, texture=fine)
    d = sheet()
    things.antlers(d, 1462, 212, 62)
    things.clock(d, 1462, 358)
    s.layer(d, light=np.clip(light * 1.1, 0, 1.2))
    d = sheet()
    things.window(d)
    s.layer(d, light=np.clip(light * 0.55 + 0.5, 0, 1.1))
    d = sheet()
    bar.back_bar(d)
    s.layer(d, light=np.clip(light * 1.12 + 0.05, 0, 1.25), texture=fine)
    d = sheet()
    things.piano(d)
    s.layer(d, light=np.clip(light + 0.1, 0, 1.15), texture=upright)
    d = sheet()
    things.stove(d)
    s.layer(d, light=np.clip(light * 1.1 + 0.1, 0, 1.2))
    d = sheet()
    bar.counter(d)
    s.layer(d, light=np.clip(light * 1.05, 0, 1.2), texture=fine)
    d = sheet()
    room.stairs(d)
    s.layer(d, light=np.clip(light * 1.05, 0, 1.2), texture=fine)
    d = sheet()
    things.chair(d, -2.25, 4.75, "us")
    things.round_table(d, -1.62, 4.35, 0.55, 3)
    things.chair(d, 3.05, 6.0, "us")
    things.round_table(d, 2.75, 5.4, 0.55, 5)
    things.chair(d, -0.22, 4.2, "us")
    things.chair(d, 1.02, 4.1, "us")
    s.layer(d, light=np.clip(light * 1.1, 0, 1.2), texture=upright)
    flames(s)
    near = s.evenly("#4a3540", 0.6)
    s.spot(near, table.LAMP[0] + 110, table.LAMP[1] + 20, 900, 420, "#ffd094", 1.05, 1.15)
    table.paint_table(s, near)
    x, y = table.LAMP
    d = sheet()
    table.lamp_glass(d)
    s.layer(d)
    s.glow(x, y - 150, 230, 210, "#ffca70", 0.38, 2.2)
    s.glow(x, y - 120, 820, 560, "#ff9c40", 0.30, 2.0)
    d = sheet()
    room.doors(d)
    s.layer(d, soften_u=1.6)
    s.dust(9, 110, (440, 340, 1860, 720), "#ffdf9a")
    s.bloom(0.70, 22, 0.45)
    hush(s)
    s.vignette(0.25)
    s.grade(1.10, 0.025)


def flames(s: Studio) -> None:
    """What shines by itself in the middle distance, and its halo."""
    d = sheet()
    for x, y in bar.sconces():
        d.path(f"M{x - 10} {y + 14} C{x - 18} {y - 2} {x - 14} {y - 20} {x - 9} {y - 28} L{x + 9} "
               f"{y - 28} C{x + 14} {y - 20} {x + 18} {y - 2} {x + 10} {y + 14}Z", d.radial(
               x, y, 30, (0, "#ffffff"), (0.4, "#fff0b0"), (1, "#f0a040")), stroke="#5d3d0d",
               stroke_width=2)  # fmt: skip
        d.rect(x - 11, y + 13, 22, 7, "#cf9c40", 3, stroke="#1d120b", stroke_width=1.6)
    x, y = room.newel_lamp()
    d.circle(x, y, 19, d.radial(x - 3, y - 3, 22, (0, "#ffffff"), (0.4, "#fff0b4"), (1, "#f2a848")),
             stroke="#5d3d0d", stroke_width=2.4)  # fmt: skip
    for x, y in things.candles():
        d.path(f"M{x} {y - 12} C{x + 5} {y - 3} {x + 4} {y + 4} {x} {y + 5} C{x - 4} {y + 4} "
               f"{x - 5} "
               f"{y - 3} {x} {y - 12}Z", "#fff3b8")  # fmt: skip
    s.layer(d)
    for x, y in bar.sconces():
        s.glow(x, y, 170, 160, "#ffb850", 0.55, 2.2)
    x, y = room.newel_lamp()
    s.glow(x, y, 210, 200, "#ffb850", 0.6, 2.2)
    for x, y in things.candles():
        s.glow(x, y, 70, 70, "#ffb850", 0.6, 2)
    s.glow(664, 440, 300, 240, "#ff7a6a", 0.20, 1.8)
    s.glow(things.STOVE[0], things.STOVE[1] - 88, 110, 100, "#ff6a20", 0.5, 2)
    d = sheet()
    d.path("M600 470 L730 470 L900 900 L560 900Z", d.linear(0, 470, 0, 900, (0, "#ffffff", 0.9),
           (1, "#ffffff", 0)))  # fmt: skip
    s.shaft(d, "#ff9a78", 0.14, 14)


def hush(s: Studio) -> None:
    """Quieter where the game's name and the menu stand."""
    calm = s.field(960, 170, 640, 250, 0.8)
    s.rgb *= (1 - 0.22 * np.clip(calm * 1.5, 0, 1))[..., None]
    left = np.clip((640 - s.x) / 260, 0, 1)
    s.rgb *= (1 - 0.30 * left * left * (3 - 2 * left))[..., None]


if __name__ == "__main__":
    main("title", paint)
