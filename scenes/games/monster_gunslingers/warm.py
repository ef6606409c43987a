"""Pictures that motion shows, made in slices while somebody thinks, so that no flight waits.

What is read from files is preloaded by `Art`; this makes what is scaled and turned from it: backs
as they fly, bulls and dust as they run, chips as they slide.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.core.cards import RANKS
from scenes.games.monster_gunslingers import fx, overlay
from scenes.games.monster_gunslingers.cards import BACK, in_motion, moving, surface
from scenes.games.monster_gunslingers.places import BACK_W_U, CARD_W_U, Places
from scenes.games.monster_gunslingers.shown import Sprite
from scenes.table.secret import curtain

if TYPE_CHECKING:
    from scenes.kit.app.app import App

SLICE_NS = 2_500_000
"""How long one slice may take."""
EVERY_US = 30_000


class Warm:
    """What is still to be made, in the order in which it is likely to be needed.

    `hangs`: there is a curtain at this table.
    """

    def __init__(self, app: App, places: Places, hangs: bool) -> None:
        self._app, self._places, self._curtain = app, places, hangs
        self._scale = 0.0
        self._todo: deque[Callable[[], object]] = deque()

    def slice(self) -> None:
        """Make a few more; call it while nothing moves. Begins anew in a window of another size."""
        if self._scale != self._app.art.scale:
            self._scale = self._app.art.scale
            self._todo = deque(self._all())
        if not self._app.art.ready:
            return
        until_ns = time.perf_counter_ns() + SLICE_NS
        while self._todo and time.perf_counter_ns() < until_ns:
            self._todo.popleft()()

    def wake_us(self, now_us: int) -> int | None:
        """When to go on; None when all is made."""
        return now_us + EVERY_US if self._todo else None

    def _all(self) -> list[Callable[[], object]]:
        app = self._app
        out: list[Callable[[], object]] = [partial(curtain.ready, app)] if self._curtain else []
        for name, width, angle, squeeze in in_motion():
            out.append(partial(moving, app, name, width, angle, squeeze))
        for count in range(1, 8):
            for seat in range(self._places.seats):
                out += [self._back(seat, i, count) for i in range(count)]
        for sprite in herd():
            out.append(partial(fx.surface, app, sprite))
        out += [partial(overlay.letters, app, f"{rank}S") for rank in RANKS]
        return out

    def _back(self, seat: int, i: int, count: int) -> Callable[[], object]:
        """A back as it lies in a hand, small on a plate or large on the bench."""
        small = self._places.plate_hand(seat, i, count)
        large = self._places.fanned(i, count)

        def make() -> None:
            surface(self._app, BACK, BACK_W_U, small.angle)
            surface(self._app, BACK, CARD_W_U, large.angle)

        return make


def herd() -> list[Sprite]:
    """The bulls and their dust in the sizes in which they run by."""
    out = [
        Sprite(f"fx_bull_{k}", 0, 0, w) for k in (1, 2) for w in (250.0, 280.0, 300.0)
    ]  # fmt: skip
    sizes = range(150, 261, round(fx.WIDTH_STEP_U))
    return [*out, *(Sprite(f"dust_{k}", 0, 0, float(w)) for k in (1, 2, 3) for w in sizes)]
