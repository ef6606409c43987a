"""Things one can press: buttons, switches, choices, sliders, name fields, in a group that routes
keyboard, mouse and pad to them alike. Scenes import from here, not from the files within.

A group holds widgets and the focus. Arrows, d-pad and stick move the focus to the nearest widget
that way; Enter, Space or the bottom button use it; the mouse focuses what it touches and uses what
it clicks. A widget that refuses shakes and says why. All places and sizes are in u.
"""

from scenes.kit.widgets.base import SHAKE_US, Kit, Widget, shaken_u
from scenes.kit.widgets.button import Button
from scenes.kit.widgets.choice import Choice, Toggle
from scenes.kit.widgets.group import Group
from scenes.kit.widgets.key_cap import key_cap
from scenes.kit.widgets.row import Row
from scenes.kit.widgets.slider import Slider
from scenes.kit.widgets.text_field import TextField

__all__ = [
    "SHAKE_US",
    "Button",
    "Choice",
    "Group",
    "Kit",
    "Row",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
    "key_cap",
    "shaken_u",
]
