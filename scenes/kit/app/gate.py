"""Lets only presses through that answer what is on screen: not older than it, not left over.

After a real-time round hands are still hammering. A gate then stays shut for 0.6 s, and a key that
was struck or held meanwhile counts only after it was let go and left alone for a moment, so nobody
mashes through the result. Nobody answers what they cannot have read either: between a prompt and
the first press that counts for it lie `SEEN_US`, at every table, on every device and at every speed
of animation. Races have no such pause.
"""

from __future__ import annotations

from scenes.kit.input.inputs import Input, Kind

SEEN_US = 250_000
"""A press so soon after a prompt came was begun before anybody had seen it: a double click, Enter
twice."""
LOCK_US = 600_000
CALM_US = 400_000

_Source = tuple[str, int, int]


class Gate:
    """Opens at app time `opens_us`. `held` are scancodes still down when the prompt was made."""

    def __init__(self, opens_us: int, held: frozenset[int] = frozenset(), calm_us: int = 0) -> None:
        self.opens_us = opens_us
        self._calm_us = calm_us
        self._down: set[_Source] = {("key", 0, code) for code in held}
        self._struck_us: dict[_Source, int] = dict.fromkeys(self._down, opens_us)

    @classmethod
    def seen(cls, now_us: int, held: frozenset[int] = frozenset(), calm_us: int = 0) -> Gate:
        """The gate of a prompt that comes at `now_us`."""
        return cls(now_us + SEEN_US, held, calm_us)

    @classmethod
    def after_race(cls, now_us: int, held: frozenset[int] = frozenset()) -> Gate:
        """The gate of a result after a real-time round that ended at `now_us`."""
        return cls(now_us + LOCK_US, held, CALM_US)

    def lets(self, event: Input) -> bool:
        """True when the input may be acted on. Show it every input, so that it learns of releases.

        Only presses are held back; moves, releases and the window's doings pass.
        """
        source = _source(event)
        if source is None:
            return True
        if event.kind in (Kind.KEY_UP, Kind.PAD_UP, Kind.MOUSE_UP):
            self._down.discard(source)
            return True
        was_down = source in self._down
        self._down.add(source)
        before_us = self._struck_us.get(source)
        calm = before_us is None or event.at_us - before_us >= self._calm_us
        if event.at_us < self.opens_us or was_down or not calm:
            self._struck_us[source] = event.at_us
            return False
        self._struck_us.pop(source, None)
        return True


def _source(event: Input) -> _Source | None:
    """Which switch it was, or None for what is no switch."""
    if event.kind in (Kind.KEY_DOWN, Kind.KEY_UP):
        return ("key", 0, event.scancode)
    if event.kind in (Kind.PAD_DOWN, Kind.PAD_UP):
        return ("pad", event.pad, event.button)
    if event.kind in (Kind.MOUSE_DOWN, Kind.MOUSE_UP):
        return ("mouse", 0, event.button)
    return None
