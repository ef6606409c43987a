"""A pad that SDL does not know is asked for one thing after another, and shows what it heard.

Nothing is kept before the end: whoever leaves sooner leaves the pad as it was. What the pad has not
got is skipped, by the sign or by holding anything down on it: its buttons are answers meanwhile.
Afterwards it plays, and may be tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls.pad_ear import PadEar
from game.controls.pad_mapping import NEEDED, STICKS, PadMapping, PadPart, PadSource
from scenes.kit.app.controls import controls
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.page.headings import heading
from scenes.kit.page.page import Page
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Widget
from scenes.shell.keys.pad_setup_sheet import BUTTONS_Y_U, draw_parts, draw_question
from scenes.shell.keys.pad_words import name_of, part_title, source_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App

ORDER = tuple(PadPart)
BUTTON_H_U = 72.0
_LOOK_US = 50_000
"""So often the time is looked at while something is held on the pad."""


class PadSetup(Page):
    """Sets up one pad, `pad` its instance id, and with it all of its kind."""

    name = "pad_setup"
    music = None

    def __init__(self, app: App, pad: int) -> None:
        super().__init__(app)
        self.pad = pad
        self.pad_name = name_of(app, pad)
        self.step_at = 0
        self.found: dict[PadPart, PadSource] = {}
        self.ear = PadEar()
        self.mapping: PadMapping | None = None
        """What was kept; None while the pad is still asked."""
        self.lit: set[int] = set()
        """Buttons that are down while the pad is tried."""
        self.last = ""

    @property
    def asked(self) -> PadPart | None:
        """What the pad is asked for now; None at the end."""
        return ORDER[self.step_at] if self.mapping is None else None

    # -- what the page is made of --------------------------------------------------------------
    def build(self) -> list[Widget]:
        again = Button(
            _("Start over"), 0, 0, 300, BUTTON_H_U, self.start_over, icon="icons/undo",
            size_u=30, role="body", help=_("Asks for everything again from the beginning."),
        )  # fmt: skip
        if self.mapping is not None:
            done = Button(
                _("Done"), 0, 0, 300, BUTTON_H_U, self.back, icon="icons/check", size_u=30,
                role="body", help=_("The pad is already saved."),
            )  # fmt: skip
            return _row(done, again)
        lacks = next((part for part in NEEDED if part not in self.found), None)
        why = _("Needed to play: {part}.").format(part=part_title(lacks)) if lacks else ""
        part = ORDER[self.step_at]
        skip = Button(
            _("Skip"), 0, 0, 260, BUTTON_H_U, self.skip, icon="icons/play", size_u=30,
            role="body", enabled=part not in NEEDED,
            why_not=_("Needed to play: {part}.").format(part=part_title(part)),
            help=_("The pad has no such thing. Holding any button on it does the same."),
        )  # fmt: skip
        before = Button(
            _("Step back"), 0, 0, 300, BUTTON_H_U, self.step_back, icon="icons/arrow_left",
            size_u=30, role="body", enabled=self.step_at > 0,
            why_not=_("This is the first one."), help=_("Asks for the one before again."),
        )  # fmt: skip
        enough = Button(
            _("That is all"), 0, 0, 320, BUTTON_H_U, self.finish, icon="icons/check", size_u=30,
            role="body", enabled=not lacks, why_not=why,
            help=_("Skips the rest and saves the pad as it is now."),
        )  # fmt: skip
        cancel = Button(
            _("Cancel"), 0, 0, 280, BUTTON_H_U, self.back, icon="icons/cross", size_u=30,
            role="body", help=_("Leaves the pad as it was."),
        )  # fmt: skip
        again.enabled, again.why_not = self.step_at > 0, _("This is the first one.")
        return _row(skip, before, again, enough, cancel)

    # -- the questions -------------------------------------------------------------------------
    def start_over(self) -> None:
        """Ask for everything anew; what was kept before stays kept until the end."""
        self.mapping = None
        self.found.clear()
        self._listen()
        self._go(0)

    def skip(self) -> None:
        """The pad has not got what is asked for."""
        part = self.asked
        if part is None:
            return
        if part in NEEDED:
            self.group.refuse(
                self.group.widgets[0], _("Needed to play: {part}.").format(part=part_title(part))
            )
            return
        self.found.pop(part, None)
        self.last = ""
        self._go(self.step_at + 1)

    def step_back(self) -> None:
        """Ask for the one before again; what it was is forgotten."""
        at = max(0, self.step_at - 1)
        while at and ORDER[at] in STICKS[:2] and self._cross:
            at -= 1
        self.found.pop(ORDER[at], None)
        self.last = ""
        self._go(at)

    @property
    def _cross(self) -> bool:
        """True when the d-pad turned out to be a stick: then there is none to ask for."""
        made = PadMapping.made("", "", self.found)
        return any(part in made.parts and part not in self.found for part in STICKS[:2])

    def _go(self, at: int) -> None:
        if self._cross:
            while at < len(ORDER) and ORDER[at] in STICKS[:2]:
                at += 1
        self.group.saying = ""
        if at >= len(ORDER):
            self.finish()
            return
        self.step_at = at
        self.rebuild()

    def answer(self, source: PadSource) -> None:
        """The thing asked for is on this source, if it can be."""
        part = self.asked
        assert part is not None
        sign = self.group.widgets[0]
        if part.is_stick and (source.kind != "a" or source.side):
            why = _("{what} is no stick: push a stick, or skip this one.")
            self.group.refuse(sign, why.format(what=source_words(source)))
            return
        for other, taken in self.found.items():
            if other is not part and taken.clashes(source):
                why = _("{what} is already in use: {part}.")
                self.group.refuse(
                    sign, why.format(what=source_words(source), part=part_title(other))
                )
                return
        self.found[part] = source
        self.last = f"{part_title(part)}: {source_words(source)}"
        self.app.sound.play("confirm")
        self._go(self.step_at + 1)

    def finish(self) -> None:
        """Keep what was found, and play by it from now on."""
        pad = self.app.pads.strange.plugged.get(self.pad)
        if pad is None:
            return
        self.mapping = PadMapping.made(pad.guid, pad.name, self.found)
        self.app.pads.ask(None)
        controls(self.app).keep_pad(self.app, self.mapping)
        self.lit.clear()
        self.app.sound.play("confirm")
        self.rebuild(0)

    def _listen(self) -> None:
        pad = self.app.pads.strange.plugged.get(self.pad)
        self.ear = PadEar(pad.axes if pad is not None else None)
        self.app.pads.ask(self.pad)
        self.last = ""
        self.lit.clear()

    # -- as a scene ----------------------------------------------------------------------------
    def enter(self) -> None:
        self._listen()
        super().enter()

    def leave(self) -> None:
        self.app.pads.ask(None)
        super().leave()

    def handle(self, event: Input) -> bool:
        if event.kind is Kind.PAD_GONE and event.pad == self.pad:
            self.app.notice(_("Unplugged: {name}.").format(name=self.pad_name))
            self.app.pop()
            return True
        if event.kind is Kind.PAD_RAW and event.pad == self.pad:
            self._hear(event)
            return True
        if event.pad == self.pad and event.kind in (Kind.PAD_DOWN, Kind.PAD_UP):
            (self.lit.add if event.kind is Kind.PAD_DOWN else self.lit.discard)(event.button)
        return super().handle(event)

    def _hear(self, event: Input) -> None:
        self._look(event.at_us)
        number = int(event.text[1:])
        if event.text[0] == "b":
            self.ear.button(number, event.x_u > 0, event.at_us)
        elif event.text[0] == "h":
            self.ear.hat(number, round(event.x_u), round(event.y_u), event.at_us)
        else:
            self.ear.axis(number, event.x_u, event.at_us)
        self._heard()

    def _heard(self) -> None:
        part = self.asked
        source = self.ear.take(part) if part is not None else None
        if source is not None:
            self.answer(source)

    def update(self, now_us: int) -> None:
        super().update(now_us)
        if self.mapping is None:
            self._look(now_us)

    def _look(self, now_us: int) -> None:
        if self.ear.look(now_us):
            self.skip()
        self._heard()

    def wake_us(self) -> int | None:
        times = [super().wake_us()]
        if self.mapping is None and self.ear.busy:
            times.append(self._now_us + _LOOK_US)
        return min((time for time in times if time is not None), default=None)

    # -- the picture ---------------------------------------------------------------------------
    def draw_under(self, canvas: Canvas) -> None:
        heading(self.app, canvas, _("Set up a pad"), 960, 84, 760)
        draw_question(canvas, self.app, self)
        draw_parts(canvas, self.app, self)


def _row(*widgets: Widget) -> list[Widget]:
    """Side by side in the middle under the sheets."""
    width = sum(widget.w for widget in widgets) + 24 * (len(widgets) - 1)
    x = 960 - width / 2
    for widget in widgets:
        widget.x, widget.y = x, BUTTONS_Y_U
        x += widget.w + 24
    return list(widgets)
