"""The sign of the options that says whether there is a sound device, and looks for one again."""

from __future__ import annotations

from scenes.kit.audio.sound import Sound
from scenes.kit.text.words import _
from scenes.kit.widgets import Button


class DeviceSign(Button):
    """Pressed, it has the device opened anew; what became of that it says by itself."""

    def __init__(self, sound: Sound, x: float, y: float, w: float, h: float) -> None:
        super().__init__(
            "", x, y, w, h, sound.retry, size_u=30,
            help=_("Looks for a sound device again: for headphones just plugged in, say."),
        )  # fmt: skip
        self._sound = sound
        self.look()

    def look(self) -> None:
        """Says how things are now; to be called whenever time moves on."""
        self.label = self._words()
        self.icon = "icons/speaker_off" if self._sound.silent else "icons/speaker"

    def moving(self, now_us: int) -> bool:
        changing = self._sound.opening or self.label != self._words()
        return changing or super().moving(now_us)

    def _words(self) -> str:
        if self._sound.opening:
            return _("Sound device: opening")
        if self._sound.silent:
            return _("Sound device: none. Try again")
        return _("Sound device: ready")
