"""Keyboard check: every key as it arrives, the most at once, and a test that finds what is lost.

Outside the test one may hammer away and watch. In it the screen asks for keys to be held together
(`game.controls.check`), and says at the end what this keyboard reports, and what to do about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.controls import scancodes as sc
from game.controls.check import Guide, Tally
from game.controls.verdict import Advice, Verdict
from game.controls.zones import MOST_SEATS, Preset, Zone
from scenes.kit.app.controls import controls
from scenes.kit.app.gate import Gate
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.input.keyboard_name import UNNAMED, keyboard_name
from scenes.kit.page.headings import heading
from scenes.kit.page.page import Page
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Choice, Widget
from scenes.kit.widgets.keyboard_picture import Cap, KeyboardPicture
from scenes.shell.keys.keyboard_check_hold import Hold, Stage
from scenes.shell.keys.keyboard_check_sheet import (
    BUTTONS_Y_U,
    RIGHT_U,
    RIGHT_W_U,
    Sheet,
    draw_counts,
    draw_free,
    draw_question,
    draw_verdict,
)
from scenes.shell.keys.page import seat_colours
from scenes.table.looks_texts import colour_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App

BUTTON_H_U = 66.0
_ORDER = (Preset.COMPACT, Preset.NO_PAD, Preset.RIGHT_HAND, Preset.LEFT_HAND, Preset.STANDARD)


class KeyboardCheck(Page):
    """The check for `people` at one keyboard; `colours` are theirs, from left to right."""

    name = "keyboard_check"
    every_key = True
    music = None

    def __init__(self, app: App, people: int = 2, colours: Sequence[int] = ()) -> None:
        super().__init__(app)
        self.people = max(2, min(MOST_SEATS, people))
        self.colours = seat_colours(colours)
        self.keyboard = keyboard_name()
        self.picture_of = KeyboardPicture(60, 138, 1800)
        self.tally = Tally(())
        self.guide: Guide | None = None
        self.hold: Hold | None = None
        self.verdict: Verdict | None = None
        self._gate = Gate(0)
        self._free()

    @property
    def preset(self) -> Preset:
        return Preset(self.app.settings.key_patches)

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The patches on the picture: those in force, or what the question is about."""
        preset = self.preset
        if self.hold is not None and self.hold.question.preset is not None:
            preset = self.hold.question.preset
        return controls(self.app).zones(self.people, preset)

    def who(self, seat: int) -> str:
        """A seat by its colour and shape."""
        return colour_words(self.colours[seat])

    # -- what the page is made of --------------------------------------------------------------
    def build(self) -> list[Widget]:
        self.picture_of.iso |= any(sc.ISO_EXTRA in zone.scancodes for zone in self.zones)
        if self.guide is not None:
            return self._row(
                Button(
                    _("Go on without them"), 0, 0, 520, BUTTON_H_U, self._enough,
                    icon="icons/play", size_u=30, role="body",
                    help=_("Counts anything that has not arrived as swallowed."),
                ),
                Button(
                    _("Stop"), 0, 0, 300, BUTTON_H_U, self.back, icon="icons/cross", size_u=30,
                    role="body", help=_("Ends the test; nothing is saved."),
                ),
            )  # fmt: skip
        row: list[Widget] = []
        if self.verdict is None:
            people: list[tuple[object, str]] = [(n, str(n)) for n in range(2, MOST_SEATS + 1)]
            choice = Choice(
                _("People"), 0, 0, 330, people, self.people, self._set_people, h=BUTTON_H_U,
                help=_("How many share the keyboard."),
            )  # fmt: skip
            choice.label_part = 0.42
            start = _("Test together")
            row = [self._start_button(start, 380), choice]
        else:
            if self.verdict.advice is Advice.PRESET:
                row.append(
                    Button(
                        _("Use these keys"), 0, 0, 400, BUTTON_H_U, self._use,
                        icon="icons/check", size_u=30, role="body",
                        help=_("These are everybody's keys from the next game on."),
                    )
                )  # fmt: skip
            row.append(self._start_button(_("Once more"), 300))
        row += [
            Button(
                _("Keys"), 0, 0, 190, BUTTON_H_U, self._keys, size_u=30, role="body",
                help=_("Change single keys."),
            ),
            Button(
                _("Done"), 0, 0, 190, BUTTON_H_U, self.back, size_u=30, role="body",
                help=_("Back to where you came from."),
            ),
        ]  # fmt: skip
        return self._row(*row)

    def _start_button(self, words: str, w: float) -> Button:
        return Button(
            words, 0, 0, w, BUTTON_H_U, self.start, icon="icons/target", size_u=30, role="body",
            help=_("Everybody holds keys together; the screen says which."),
        )  # fmt: skip

    def _row(self, *widgets: Widget) -> list[Widget]:
        """Side by side in the middle of the sheet at the right."""
        width = sum(widget.w for widget in widgets) + 16 * (len(widgets) - 1)
        x = RIGHT_U + (RIGHT_W_U - width) / 2
        for widget in widgets:
            widget.x, widget.y = x, BUTTONS_Y_U
            x += widget.w + 16
        return list(widgets)

    # -- what the buttons do -------------------------------------------------------------------
    def _set_people(self, value: object) -> None:
        assert isinstance(value, int)
        self.people = value
        self._free()
        self.rebuild()

    def _free(self) -> None:
        """Nothing is asked; keys are only counted."""
        self.guide = self.hold = self.verdict = None
        self.tally = Tally(self.zones)

    def start(self) -> None:
        """Begin the test."""
        self.verdict = None
        every = {p: controls(self.app).zones(self.people, p) for p in _ORDER if p != self.preset}
        self.tally = Tally(self.zones)
        self.guide = Guide(self.zones, every)
        self._ask()
        self.rebuild(0)

    def _ask(self) -> None:
        assert self.guide is not None
        question = self.guide.question
        if question is None:
            self.conclude()
        else:
            self.hold = Hold(question, self.app.pump.held)

    def conclude(self) -> None:
        """Show and keep what the guide found."""
        assert self.guide is not None
        self.verdict = self.guide.verdict
        self.guide = self.hold = None
        if self.verdict.slaps is not None:
            controls(self.app).keep_check(self.keyboard, self.verdict)
        fine = self.verdict.advice in (Advice.FINE, Advice.SLAPS_FINE)
        self.app.sound.play("fanfare_round" if fine else "glass", 0.6)
        self._gate = Gate.after_race(self.app.now_us, self.app.pump.held)
        self.rebuild(0)

    def _enough(self) -> None:
        if self.hold is not None:
            self.hold.enough()

    def _use(self) -> None:
        assert self.verdict is not None and self.verdict.proposal is not None
        self.app.settings.key_patches = self.verdict.proposal.value
        self.app.settings_changed()
        self._free()
        self.rebuild(0)

    def _keys(self) -> None:
        from scenes.shell.keys.page import KeysPage

        if any(isinstance(scene, KeysPage) for scene in self.app.stack):
            self.app.pop()
        else:
            self.app.push(KeysPage(self.app, self.people, self.colours))

    def back(self) -> None:
        if self.guide is None:
            self.app.pop()
            return
        self._free()
        self.rebuild(0)

    # -- as a scene ----------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        if self.put_away(event):
            return True
        if event.kind is Kind.KEY_DOWN:
            self.tally.down(event.scancode)
            self.picture_of.iso |= event.scancode == sc.ISO_EXTRA
            if self.hold is not None:
                self.hold.down(event.scancode, event.at_us)
        elif event.kind is Kind.KEY_UP:
            self.tally.up(event.scancode)
            if self.hold is not None:
                self.hold.up(event.scancode, event.at_us)
        elif event.kind is Kind.FOCUS_LOST:
            self.tally.let_go()
            if self.hold is not None:
                self.hold.lost()
        elif event.kind is Kind.LAYOUT:
            self.rebuild()
        if not self._gate.lets(event):
            return True
        if self.guide is not None and event.kind is Kind.KEY_DOWN:
            # Every key belongs to the test but the way out.
            if event.scancode == pygame.KSCAN_ESCAPE:
                self.app.sound.play("back")
                self.back()
            return True
        if event.kind is Kind.KEY_DOWN and event.scancode == pygame.KSCAN_SPACE:
            return True  # somebody's thumb; Enter is for the buttons
        return self.group.handle(event) or event.kind in (Kind.KEY_DOWN, Kind.KEY_UP)

    def update(self, now_us: int) -> None:
        super().update(now_us)
        if self.hold is None or self.guide is None:
            return
        self.hold.update(now_us)
        if self.hold.stage is Stage.DONE:
            self.app.sound.play("click")
            self.guide.answer(self.hold.best)
            self.hold = None
            self._ask()

    def wake_us(self) -> int | None:
        return 0 if self.hold is not None else super().wake_us()

    def resume(self) -> None:
        self._free()
        super().resume()

    # -- the picture ---------------------------------------------------------------------------
    def draw_under(self, canvas: Canvas) -> None:
        art = self.app.art
        heading(self.app, canvas, _("Keyboard check"), 960, 64, 760)
        canvas.blit(art.panel("dark", 1840, 500), 40 - MARGIN, 122 - MARGIN)
        self.picture_of.draw(canvas, self.app, self._caps())
        draw_counts(canvas, self.app, self.tally, self.colours[: self.people])
        sheet = Sheet(canvas, self.app)
        if self.hold is not None:
            draw_question(sheet, self.hold, self.zones, self.who, self._now_us)
        elif self.verdict is not None:
            draw_verdict(sheet, self.verdict, self.zones, self.who)
        else:
            for row in (widget for widget in self.group.widgets if isinstance(widget, Choice)):
                back = art.panel("dark", row.w + 12, row.h + 8)
                canvas.blit(back, row.x - 6 - MARGIN, row.y - 4 - MARGIN)
            draw_free(sheet, controls(self.app).check(self.keyboard, self.people))

    def _caps(self) -> dict[int, Cap]:
        held, seen = self.tally.held, self.tally.seen if self.verdict is None else ()
        caps = {code: Cap(rim="seen") for code in seen}
        caps |= {code: Cap(down=True) for code in held}
        lost = {code for group in self._blocked() for code in group}
        for zone in self.zones:
            for gesture, code in zone.keys:
                rim = "red" if code in lost else "seen" if code in seen else ""
                caps[code] = Cap(self.colours[zone.seat], gesture, code in held, rim)
        hold = self.hold
        if hold is None:
            return caps
        for code in self.picture_of.codes:
            cap = caps.get(code, Cap())
            if code not in hold.keys:
                caps[code] = Cap(cap.colour, cap.gesture, cap.down, faint=True)
                continue
            missing = code in hold.missing
            rim = "green" if not missing else "gold" if hold.stage is Stage.HOLD else "red"
            caps[code] = Cap(cap.colour, cap.gesture, cap.down, rim)
        return caps

    def _blocked(self) -> tuple[tuple[int, ...], ...]:
        return self.verdict.blocked if self.verdict is not None else ()

    def foot(self) -> str:
        words = super().foot()
        if self.guide is not None:
            count = _("Question {number}").format(number=self.guide.asked + 1)
            return _("{count}. Esc stops the test.").format(count=count)
        if self.keyboard != UNNAMED and self.verdict is None and not self.group.saying:
            return f"{words}  ·  {self.keyboard}" if words else self.keyboard
        return words
