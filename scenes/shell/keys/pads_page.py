"""Pads: which are plugged in, which are known, and those that were set up here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.kit.app.controls import controls
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.page.headings import balanced_w, heading
from scenes.kit.page.page import Page
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Choice, Widget

if TYPE_CHECKING:
    from scenes.kit.app.app import App

LEFT_U, W_U = 410.0, 1100.0
TOP_U, H_U = 210.0, 640.0


@dataclass(frozen=True, slots=True)
class PadEntry:
    """A pad that is plugged in (`pad` its instance id) or that was set up once (`pad` None)."""

    name: str
    guid: str
    pad: int | None
    foreign: bool
    """Whether SDL does not know it."""
    ready: bool
    """Whether it can be played with, or could be if it was plugged in."""


class PadsPage(Page):
    """Choose a pad; set it up, set it up anew, or forget how it was set up."""

    name = "pads"
    music = None

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.index = 0
        self._built: list[PadEntry] = []

    @property
    def entries(self) -> list[PadEntry]:
        """Every pad there is to tell of: strange ones first, then plugged ones, then others."""
        pads, strange = self.app.pads, self.app.pads.strange
        there = [
            PadEntry(one.name, one.guid, one.instance, True, not strange.strange(one.instance))
            for one in strange.plugged.values()
        ]
        there.sort(key=lambda entry: entry.ready)
        for instance in pads.plugged:
            pad = pads.pad(instance)
            if pad is not None and instance not in strange.plugged:
                there.append(PadEntry(pad.name, pad.guid, instance, False, True))
        guids = {entry.guid for entry in there}
        there += [
            PadEntry(mapping.name, mapping.guid, None, True, True)
            for mapping in controls(self.app).pads
            if mapping.guid not in guids
        ]
        return there

    @property
    def chosen(self) -> PadEntry | None:
        """The pad that is told of now."""
        entries = self.entries
        return entries[min(self.index, len(entries) - 1)] if entries else None

    # -- what the page is made of --------------------------------------------------------------
    def build(self) -> list[Widget]:
        entries, chosen = self.entries, self.chosen
        self._built = entries
        self.index = min(self.index, max(0, len(entries) - 1))
        widgets: list[Widget] = []
        if chosen is not None:
            choices: list[tuple[object, str]] = [
                (i, entry.name or _("Pad")) for i, entry in enumerate(entries)
            ]
            pick = Choice(
                _("Pad"), LEFT_U + 40, TOP_U + 80, W_U - 80, choices, self.index, self._choose,
                h=72, help=_("Every pad that is plugged in or was set up here."),
            )  # fmt: skip
            pick.label_part = 0.2
            widgets.append(pick)
        y = TOP_U + H_U - 110
        can = chosen is not None and chosen.foreign and chosen.pad is not None
        kept = chosen is not None and chosen.foreign and chosen.ready
        why = _("No pad is plugged in.")
        if chosen is not None:
            why = _("Plug it in first.") if chosen.foreign else _("This pad works as it is.")
        set_up = Button(
            _("Set up anew") if can and kept else _("Set up"), LEFT_U + 40, y, 360, 74,
            self._set_up, icon="icons/gear", size_u=30, role="body", enabled=can, why_not=why,
            help=_("Asks for one button after another; press them on the pad."),
        )  # fmt: skip
        forget = Button(
            _("Forget"), LEFT_U + 424, y, 290, 74, self._forget, icon="icons/cross", size_u=30,
            role="body", enabled=kept, why_not=_("Nothing was set up for it here."),
            help=_("The pad is unknown again, as if it was never set up."),
        )  # fmt: skip
        done = Button(
            _("Done"), LEFT_U + W_U - 330, y, 290, 74, self.back, icon="icons/check", size_u=30,
            role="body", help=_("Back to where you came from."),
        )  # fmt: skip
        return [*widgets, set_up, forget, done]

    def _choose(self, value: object) -> None:
        assert isinstance(value, int)
        self.index = value
        self.rebuild()

    def _set_up(self) -> None:
        from scenes.shell.keys.pad_setup import PadSetup

        chosen = self.chosen
        if chosen is not None and chosen.pad is not None:
            self.app.push(PadSetup(self.app, chosen.pad))

    def _forget(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        controls(self.app).forget_pad(self.app, chosen.guid)
        self.rebuild()
        self.group.say(_("Forgotten: {name}.").format(name=chosen.name))

    # -- as a scene ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        super().update(now_us)
        if self.entries != self._built:  # a pad came or went
            self.rebuild()

    def told(self) -> str:
        """What there is to say of the chosen pad."""
        chosen = self.chosen
        if chosen is None:
            return _("No pad is plugged in. Plug one in: it shows up here.")
        if not chosen.foreign:
            return _("This pad is known: it works as it is.")
        if not chosen.ready:
            return _("This pad is not known. Set it up: press what is asked for, one by one.")
        if chosen.pad is None:
            return _("This pad was set up here. It works as soon as it is plugged in.")
        return _("This pad was set up here, and works.")

    def draw_under(self, canvas: Canvas) -> None:
        canvas.blit(self.app.art.panel("dark", W_U, H_U), LEFT_U - MARGIN, TOP_U - MARGIN)
        heading(self.app, canvas, _("Pads"), 960, TOP_U, 520)
        icon = "icons/check" if self.chosen is not None and self.chosen.ready else "icons/pad_cross"
        canvas.blit(self.app.art.svg(icon, 120), 960, TOP_U + 250, anchor="center")
        told = self.told()
        width = balanced_w(self.app, told, theme.BODY_U, W_U - 160)
        words = self.app.text.block(
            told, "body", theme.BODY_U, theme.CREAM, width, align="center",
            line_gap=1.1, max_h_u=180,
        )  # fmt: skip
        canvas.blit(words, 960, TOP_U + 415, anchor="center")
