"""The one palette of the saloon: every picture takes its colours, line and light from here.

Light is one warm lamp, above and to the left: gradients run from light (upper left) to dark
(lower right), shadows fall to the lower right. Outlines are `LINE`, never pure black.
"""

# Outline and shadow
LINE = "#1d120b"
SHADOW = "#0c0603"

# Wood, from lit to dark
WOOD = ("#b27a45", "#8a562d", "#6a3f1f", "#4a2a14", "#2c180b")
# Brass and gold
BRASS = ("#fff0b8", "#f0cf7e", "#cf9c40", "#9c6b25", "#5d3d0d")
# Oxblood red
OXBLOOD = ("#d5483a", "#a9342b", "#7c1d18", "#5d120f", "#380806")
# Bottle green
BOTTLE = ("#5f9a63", "#3c7a4a", "#235636", "#143a24", "#0a2416")
# Cream card stock
CREAM = ("#fffaf0", "#f8eed6", "#ecdcb4", "#d2b57c", "#a5834c")
# Night blue: what is hidden
NIGHT = ("#4d6285", "#33476b", "#212f4d", "#141d33", "#0a0f1d")
# Leather
LEATHER = ("#8c5f3f", "#6a4530", "#4d3122", "#341f15", "#20120b")
# Dusk sky, top to horizon
DUSK = ("#2a2a55", "#5b3a6b", "#b4536a", "#ec8a4c", "#ffd28a")
# Desert rock
MESA = ("#d98850", "#a2542a", "#6d2f1a", "#451c12", "#2a100b")

# Eight seats: (name, light, middle, dark). Each has a shape as well; see SEAT_SHAPES.
SEATS = (
    ("red", "#e8604c", "#b8352a", "#6e1714"),
    ("blue", "#6fa3dc", "#3a6fae", "#1b3a66"),
    ("yellow", "#f7d56a", "#d9a62b", "#8a6210"),
    ("green", "#7cbf6f", "#43874a", "#1f4a28"),
    ("purple", "#b58ad6", "#7d4fa3", "#432461"),
    ("orange", "#f7a85a", "#d6741f", "#83400c"),
    ("teal", "#6fc7bd", "#2f8f86", "#124c48"),
    ("rose", "#f2a3b4", "#cf6480", "#7c2c44"),
)
SEAT_SHAPES = ("star", "horseshoe", "sun", "boot", "spade", "wheel", "arrow", "heart")

# Skin, lit / middle / shade / line
SKINS = (
    ("#f8cda2", "#e6ab78", "#b97a4c", "#6b3d20"),
    ("#eeb98a", "#d8995f", "#a8693a", "#5f351b"),
    ("#d39a68", "#b87a49", "#875128", "#4a2812"),
    ("#a8703f", "#8a5529", "#613815", "#341c0a"),
    ("#7d4f2c", "#63391c", "#43240f", "#241206"),
)
