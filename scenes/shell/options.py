"""The options: language, text, sound, screen, motion. Every change is heard and seen at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.controls.zones import Preset
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.page.headings import heading
from scenes.kit.page.page import Page
from scenes.kit.storage.settings import Settings
from scenes.kit.text.words import LANGUAGES, _
from scenes.kit.widgets import Button, Choice, Slider, Toggle, Widget
from scenes.shell.device_sign import DeviceSign
from scenes.shell.keys.words import preset_short

if TYPE_CHECKING:
    from scenes.kit.app.app import App

LEFT_U = 210
RIGHT_U = 985
ROW_W_U = 725
TOP_U = 262
STEP_U = 84


class Options(Page):
    """Settings for the whole program; over a game as well, from the pause sheet."""

    name = "options"

    def __init__(self, app: App, music: str | None = None) -> None:
        super().__init__(app)
        self.music = music

    def build(self) -> list[Widget]:
        settings = self.app.settings
        yes_no = (_("Off"), _("On"))
        languages: list[tuple[object, str]] = [("", _("System"))]
        languages += [(code, name) for code, name in LANGUAGES.items()]
        speeds: list[tuple[object, str]] = [
            ("slow", _("Slow")), ("normal", _("Normal")), ("fast", _("Fast")), ("off", _("None")),
        ]  # fmt: skip
        patches: list[tuple[object, str]] = [(p.value, preset_short(p)) for p in Preset]
        left: list[Widget] = [
            Choice(
                _("Language"), LEFT_U, 0, ROW_W_U, languages, settings.language,
                self._set("language"), help=_("What the saloon speaks."),
            ),
            Slider(
                _("Text size"), LEFT_U, 0, ROW_W_U, 100, 150, 10, settings.text_percent,
                self._set("text_percent"), words="{} %".format,
                help=_("Larger letters for a far couch."),
            ),
            Toggle(
                _("Full screen"), LEFT_U, 0, ROW_W_U, yes_no, settings.fullscreen,
                self.app.set_fullscreen, help=_("F11 or Alt and Enter do the same anywhere."),
            ),
            Slider(
                _("Music"), LEFT_U, 0, ROW_W_U, 0, 100, 5, settings.music, self._set("music"),
                words="{} %".format, help=_("The piano and the guitar."),
            ),
            Slider(
                _("Effects"), LEFT_U, 0, ROW_W_U, 0, 100, 5, settings.effects,
                self._set("effects"), words="{} %".format, help=_("Dice, shots and bells."),
            ),
            Slider(
                _("Crowd"), LEFT_U, 0, ROW_W_U, 0, 100, 5, settings.crowd, self._set("crowd"),
                words="{} %".format, help=_("Gasps, cheers and laughter."),
            ),
            Toggle(
                _("Hold to look"), LEFT_U, 0, ROW_W_U, yes_no, settings.hold_to_look,
                self._set("hold_to_look"),
                help=_("With two or more: secret cards show only while a key is held."),
            ),
        ]  # fmt: skip
        right: list[Widget] = [
            Choice(
                _("Animation speed"), RIGHT_U, 0, ROW_W_U, speeds, settings.speed,
                self._set("speed"), help=_("How fast dice roll and people move."),
            ),
            Toggle(
                _("Reduced motion"), RIGHT_U, 0, ROW_W_U, yes_no, settings.reduced_motion,
                self._set("reduced_motion"), help=_("Things appear in place, nothing flies."),
            ),
            Toggle(
                _("Reduce flashes"), RIGHT_U, 0, ROW_W_U, yes_no, settings.no_flashes,
                self._set("no_flashes"), help=_("No bright bursts, however good the hand."),
            ),
            Toggle(
                _("Longer timers"), RIGHT_U, 0, ROW_W_U, yes_no, settings.long_timers,
                self._set("long_timers"), help=_("Twice the time to accuse in a new game."),
            ),
            Choice(
                _("Keys"), RIGHT_U, 0, ROW_W_U, patches, settings.key_patches,
                self._set("key_patches"),
                help=_("How the keyboard is shared out, from the next game on."),
            ),
            Toggle(
                _("Four-colour suits"), RIGHT_U, 0, ROW_W_U, yes_no, settings.four_colour_suits,
                self._set("four_colour_suits"),
                help=_("Clubs in green and diamonds in blue: no suit by shape alone."),
            ),
        ]  # fmt: skip
        for column in (left, right):
            for i, widget in enumerate(column):
                widget.y = TOP_U + i * STEP_U
        keys = Button(
            _("Change keys"), RIGHT_U + 10, TOP_U + 6 * STEP_U - 4, 322, 74, self._keys,
            icon="icons/keycap", size_u=30,
            help=_("Every single key, for any number of people."),
        )  # fmt: skip
        check = Button(
            _("Keyboard check"), RIGHT_U + 346, TOP_U + 6 * STEP_U - 4, 369, 74, self._check,
            icon="icons/target", size_u=30,
            help=_("Finds out how many keys this keyboard reports at once."),
        )  # fmt: skip
        reset = Button(
            _("Defaults"), LEFT_U, TOP_U + 7 * STEP_U - 2, 290, 78, self._reset,
            icon="icons/undo", help=_("Reset everything to defaults."),
        )  # fmt: skip
        pads = Button(
            _("Pads"), LEFT_U + 306, TOP_U + 7 * STEP_U - 2, 230, 78, self._pads,
            icon="icons/pad_cross",
            help=_("Which pads are known, and how to set up one that is not."),
        )  # fmt: skip
        device = DeviceSign(self.app.sound, LEFT_U + 552, TOP_U + 7 * STEP_U - 2, 553, 78)
        self._device = device
        done = Button(
            _("Done"), RIGHT_U + 346, TOP_U + 7 * STEP_U - 2, 369, 78, self.back,
            icon="icons/check", help=_("Your changes are already saved."),
        )  # fmt: skip
        return [*left, *right, reset, pads, device, keys, check, done]

    def _set(self, name: str) -> Callable[[object], None]:
        def change(value: object) -> None:
            setattr(self.app.settings, name, value)
            self.app.settings_changed()
            if name in ("language", "text_percent"):
                self.rebuild()

        return change

    def _keys(self) -> None:
        from scenes.shell.keys.page import KeysPage

        self.app.push(KeysPage(self.app))

    def _check(self) -> None:
        from scenes.shell.keys.keyboard_check import KeyboardCheck

        self.app.push(KeyboardCheck(self.app))

    def _pads(self) -> None:
        from scenes.shell.keys.pads_page import PadsPage

        self.app.push(PadsPage(self.app))

    def _reset(self) -> None:
        fresh = Settings()
        fresh.language = self.app.settings.language
        fresh.fullscreen = self.app.settings.fullscreen
        self.app.settings.__dict__.update(fresh.__dict__)
        self.app.settings_changed()
        self.rebuild()

    def update(self, now_us: int) -> None:
        super().update(now_us)
        self._device.look()

    def handle(self, event: Input) -> bool:
        if event.kind is Kind.RESIZED:  # F11 may have changed what the switch shows
            self.rebuild()
        return super().handle(event)

    def draw_under(self, canvas: Canvas) -> None:
        panel = self.app.art.panel("dark", 1560, 778)
        canvas.blit(panel, 180 - MARGIN, 170 - MARGIN)
        heading(self.app, canvas, _("Options"), 960, 170, 620)
