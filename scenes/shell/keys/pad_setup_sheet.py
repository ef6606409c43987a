"""What the page that sets up a pad shows: the question at the left, all parts at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls.pad_mapping import NEEDED, STICKS, PadPart
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.input.inputs import PadButton
from scenes.kit.text.words import _
from scenes.shell.keys.pad_words import ICONS, part_asked, part_title, source_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.shell.keys.pad_setup import PadSetup

TOP_U, H_U = 152.0, 690.0
LEFT_U, LEFT_W_U = 60.0, 700.0
RIGHT_U, RIGHT_W_U = 784.0, 1076.0
BUTTONS_Y_U = 872.0
_LIGHTS = {
    PadPart.SOUTH: (PadButton.SOUTH,),
    PadPart.EAST: (PadButton.EAST,),
    PadPart.WEST: (PadButton.WEST,),
    PadPart.NORTH: (PadButton.NORTH,),
    PadPart.LEFT: (PadButton.DPAD_LEFT,),
    PadPart.RIGHT: (PadButton.DPAD_RIGHT,),
    PadPart.UP: (PadButton.DPAD_UP,),
    PadPart.DOWN: (PadButton.DPAD_DOWN,),
    PadPart.START: (PadButton.START,),
    PadPart.LEFT_SHOULDER: (PadButton.LEFT_SHOULDER,),
    PadPart.RIGHT_SHOULDER: (PadButton.RIGHT_SHOULDER,),
    PadPart.LEFT_TRIGGER: (PadButton.LEFT_TRIGGER,),
    PadPart.RIGHT_TRIGGER: (PadButton.RIGHT_TRIGGER,),
    PadPart.STICK_X: (PadButton.STICK_LEFT, PadButton.STICK_RIGHT),
    PadPart.STICK_Y: (PadButton.STICK_UP, PadButton.STICK_DOWN),
    PadPart.POINT_X: (PadButton.POINT_LEFT, PadButton.POINT_RIGHT),
    PadPart.POINT_Y: (PadButton.POINT_UP, PadButton.POINT_DOWN),
}


def draw_question(canvas: Canvas, app: App, page: PadSetup) -> None:
    """The pad's name, what it is asked for, what it says at this moment."""
    canvas.blit(app.art.panel("dark", LEFT_W_U, H_U), LEFT_U - MARGIN, TOP_U - MARGIN)
    cx, w = LEFT_U + LEFT_W_U / 2, LEFT_W_U - 80
    name = app.text.line(page.pad_name, "title", 34, theme.GOLD, max_w_u=w)
    canvas.blit(name, cx, TOP_U + 56, anchor="center")
    part = page.asked
    if part is None:
        icon, words = "icons/check", _("The pad is set up. Try it: what works lights up.")
        now = ""
    else:
        icon, words = ICONS.get(part, "icons/hand_point"), part_asked(part)
        heard = page.ear.now
        now = source_words(heard) if heard is not None else page.last
        count = _("{number} of {all}").format(number=page.step_at + 1, all=len(PadPart))
        line = app.text.line(count, "body", theme.SMALL_U, theme.CREAM, max_w_u=w)
        canvas.blit(line, cx, TOP_U + 116, anchor="center")
    canvas.blit(app.art.svg(icon, 150), cx, TOP_U + 238, anchor="center")
    asked = app.text.block(
        words, "body", theme.BODY_U + 6, theme.CREAM, w, align="center", line_gap=1.1,
        max_h_u=170,
    )  # fmt: skip
    canvas.blit(asked, cx, TOP_U + 420, anchor="center")
    if now:
        line = app.text.line(now, "body", theme.BODY_U, theme.GOLD, max_w_u=w)
        canvas.blit(line, cx, TOP_U + 540, anchor="center")
    if part is not None and part not in NEEDED:
        hint = _("Not on this pad? Hold any button on it down.")
        block = app.text.block(
            hint, "body", theme.SMALL_U, theme.CREAM, w, align="center", max_h_u=90
        )
        canvas.blit(block, cx, TOP_U + 626, anchor="center")


def draw_parts(canvas: Canvas, app: App, page: PadSetup) -> None:
    """All parts in two columns, with what each is on; lit while it is pressed or asked for."""
    canvas.blit(app.art.panel("dark", RIGHT_W_U, H_U), RIGHT_U - MARGIN, TOP_U - MARGIN)
    parts = list(PadPart)
    rows = (len(parts) + 1) // 2
    step = (H_U - 36) / rows
    w = (RIGHT_W_U - 72) / 2
    for i, part in enumerate(parts):
        x = RIGHT_U + 24 + i // rows * (w + 24)
        y = TOP_U + 18 + (i % rows + 0.5) * step
        _draw_part(canvas, app, page, part, x, y, w, step - 10)


def _draw_part(
    canvas: Canvas, app: App, page: PadSetup, part: PadPart, x: float, y: float, w: float, h: float
) -> None:
    found = page.found.get(part)
    lit = part is page.asked or bool(page.lit.intersection(_lights(page, part)))
    slot = app.art.panel("slot_lit" if lit else "slot", w, h)
    canvas.blit(slot, x + w / 2, y, anchor="center")
    words = source_words(found) if found is not None else "?" if lit and page.asked else "–"
    known = theme.GOLD if found is not None or lit else theme.CREAM
    line = app.text.line(words, "body", theme.SMALL_U, known, max_w_u=w * 0.45)
    canvas.blit(line, x + w - 20, y, anchor="midright")
    title = app.text.block(
        part_title(part), "body", theme.SMALL_U, theme.GOLD if lit else theme.CREAM,
        w - 56 - canvas.size_u(line)[0], max_lines=2, max_h_u=h - 12, line_gap=1.0,
    )  # fmt: skip
    canvas.blit(title, x + 20, y, anchor="midleft")


def _lights(page: PadSetup, part: PadPart) -> tuple[PadButton, ...]:
    """The buttons that light a part up while the pad is tried; a d-pad may be a stick in truth."""
    mapping = page.mapping
    if mapping is None:
        return ()
    stick = all(one in mapping.parts and one not in page.found for one in STICKS[:2])
    if stick and part in _AS_STICK:
        return (_AS_STICK[part],)
    return _LIGHTS[part] if part in mapping.parts else ()


_AS_STICK = {
    PadPart.LEFT: PadButton.STICK_LEFT,
    PadPart.RIGHT: PadButton.STICK_RIGHT,
    PadPart.UP: PadButton.STICK_UP,
    PadPart.DOWN: PadButton.STICK_DOWN,
}
