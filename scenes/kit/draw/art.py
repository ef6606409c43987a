"""Pictures at the size they are shown: SVG rasterised at real pixels, panels, paintings, shadows.

Everything handed out is cached and must not be changed. `Art.rescale` follows the window: what is
asked for after it is rasterised anew, so lines stay crisp at every size. A missing or broken
picture gives one notice and a plain stand-in, never an error in the middle of a game.
"""

from __future__ import annotations

import io
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pygame

from scenes.kit.draw import panels
from scenes.kit.text.words import _

ASSETS = Path(__file__).resolve().parents[3] / "assets"
CACHE_BYTES = 60 * 1024 * 1024
RAW_BYTES = 32 * 1024 * 1024
"""What may lie ready unasked for; more is rasterised when it is shown."""
NOTICES = 3
HALVES, HALF_W_PX = "half", 1920
"""Where paintings of half the size lie, and up to which width of the stage they serve."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture to have ready: an SVG's name and the box in u it must fit."""

    name: str
    w_u: float
    h_u: float | None = None


@dataclass(frozen=True, slots=True)
class WantedPanel:
    """A panel to have ready, asked for as `Art.panel` is."""

    kind: str
    w_u: float
    h_u: float
    tint: str = ""


AnyWanted = Wanted | WantedPanel


class Art:
    """The pictures. `scale` gives pixels per u; `notice` is told once of each bad file."""

    def __init__(
        self,
        scale: float,
        stage_px: tuple[int, int],
        notice: Callable[[str], None] = print,
        folder: Path = ASSETS / "art",
    ) -> None:
        self.folder = folder
        self._notice = notice
        self._told: set[str] = set()
        self._bytes = 0
        self._cache: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._lock = threading.Lock()
        self._raw: dict[Hashable, pygame.Surface] = {}
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self.rescale(scale, stage_px)

    def rescale(self, scale: float, stage_px: tuple[int, int]) -> None:
        """The window has another size: forget what was drawn for the old one."""
        self.cancel()
        self.scale = scale
        self.stage_px = stage_px
        self._cache.clear()
        self._bytes = 0
        with self._lock:
            self._raw.clear()

    # -- asking --------------------------------------------------------------------------------
    def svg(
        self,
        name: str,
        w_u: float,
        h_u: float | None = None,
        *,
        flip: bool = False,
        angle: float = 0,
    ) -> pygame.Surface:
        """assets/art/NAME.svg inside `w_u` by `h_u` (h = w when left out), its aspect kept.

        `angle` turns it anticlockwise in degrees; `flip` mirrors it left to right.
        """
        w, h = self._box(w_u, h_u)
        key = ("svg", name, w, h, flip, round(angle * 2))

        def make() -> pygame.Surface:
            if angle:
                upright = self.svg(name, w_u, h_u, flip=flip)
                return pygame.transform.rotozoom(upright, angle, 1.0)
            if flip:
                return pygame.transform.flip(self.svg(name, w_u, h_u), True, False)
            ready = self._ready((name, w, h))
            return _convert(ready if ready is not None else self._load_svg(name, w, h))

        return self._cached(key, make)

    def panel(self, kind: str, w_u: float, h_u: float, tint: str = "") -> pygame.Surface:
        """A frame of panels.py; the surface is larger by `panels.MARGIN` u on every side.

        Show it with `blit(…, x - MARGIN, y - MARGIN)` or by its centre.
        """
        w, h = self._box(w_u + 2 * panels.MARGIN, h_u + 2 * panels.MARGIN)
        key = ("panel", kind, w, h, tint)

        def make() -> pygame.Surface:
            ready = self._ready(key)
            return _convert(ready if ready is not None else _draw_panel(kind, w_u, h_u, tint, w, h))

        return self._cached(key, make)

    def picture(self, name: str) -> pygame.Surface:
        """assets/art/NAME.webp over the whole stage, opaque."""
        key = ("picture", name)

        def make() -> pygame.Surface:
            loaded = self._load_painting(name)
            return loaded.convert() if pygame.display.get_surface() else loaded

        return self._cached(key, make)

    def shade(
        self, picture: pygame.Surface, amount: float, key: Hashable | None = None
    ) -> pygame.Surface:
        """A darker copy (amount 0 to 1): what is out of the game, or behind."""
        level = round(255 * (1 - amount))

        def make() -> pygame.Surface:
            dark = picture.copy()
            dark.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
            return dark

        return self._cached(("shade", key or id(picture), level, picture.get_size()), make)

    def shadow(self, w_u: float, h_u: float, strength: float = 0.55) -> pygame.Surface:
        """A soft elliptical shadow on a table, `w_u` by `h_u`."""
        w, h = self._box(w_u, h_u)

        def make() -> pygame.Surface:
            text = (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" '
                f'width="{w}" height="{h}"><defs><radialGradient id="s" '
                f'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100" '
                f'gradientTransform="translate({w / 2} {h / 2}) scale({w / 200} {h / 200})">'
                f'<stop offset="0" stop-color="#0c0603" stop-opacity="{strength}"/>'
                f'<stop offset="0.55" stop-color="#0c0603" stop-opacity="{strength * 0.6:.3f}"/>'
                f'<stop offset="1" stop-color="#0c0603" stop-opacity="0"/></radialGradient></defs>'
                f'<rect x="0" y="0" width="{w}" height="{h}" fill="url(#s)"/></svg>'
            )
            return _convert(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h)))

        return self._cached(("shadow", w, h, strength), make)

    def glow(self, w_u: float, h_u: float, color: tuple[int, int, int]) -> pygame.Surface:
        """Light to be added (`blit(…, add=True)`): bright in the middle, black at the rim."""
        w, h = self._box(w_u, h_u)

        def make() -> pygame.Surface:
            small = pygame.Surface((64, 64))
            for y in range(64):
                for x in range(64):
                    distance = min(1.0, ((x - 31.5) ** 2 + (y - 31.5) ** 2) ** 0.5 / 31.5)
                    part = (1 - distance * distance) ** 2
                    small.set_at((x, y), tuple(round(c * part) for c in color))
            big = pygame.transform.smoothscale(small, (w, h))
            return big.convert() if pygame.display.get_surface() else big

        return self._cached(("glow", w, h, color), make)

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture put together by the caller, cached under `key` until the window changes."""
        return self._cached(("made", key), make)

    # -- having it ready -----------------------------------------------------------------------
    def preload(self, wanted: Iterable[AnyWanted], progress: Callable[[float], None]) -> None:
        """Rasterise in a thread (the reader lets go of the interpreter lock meanwhile).

        `progress` is called from that thread with 0 to 1. `ready` tells when it is done.
        """
        self.cancel()
        todo = [item for item in wanted if not self._known(item)]
        self._stop = stop = threading.Event()

        def work() -> None:
            for i, item in enumerate(todo):
                if stop.is_set():
                    return
                key, surface = self._load(item)
                with self._lock:
                    lying = sum(_weight(ready) for ready in self._raw.values())
                    if not stop.is_set() and lying < RAW_BYTES * max(1.0, self.scale * self.scale):
                        self._raw[key] = surface
                progress((i + 1) / len(todo))

        self._thread = threading.Thread(target=work, name="art", daemon=True)
        self._thread.start()

    @property
    def ready(self) -> bool:
        """True when nothing is being preloaded."""
        return self._thread is None or not self._thread.is_alive()

    def cancel(self) -> None:
        """Stop preloading and wait for the picture in hand."""
        if self._thread is not None:
            self._stop.set()
            self._thread.join()
            self._thread = None

    # -- inside --------------------------------------------------------------------------------
    def _box(self, w_u: float, h_u: float | None) -> tuple[int, int]:
        w = max(1, round(w_u * self.scale))
        return w, max(1, round(h_u * self.scale)) if h_u is not None else w

    def _known(self, item: AnyWanted) -> bool:
        """Whether it is at hand already, shown before or rasterised and not yet asked for."""
        key = self._key(item)
        shown = ("svg", *key, False, 0) if isinstance(item, Wanted) else key
        return shown in self._cache or key in self._raw

    def _key(self, item: AnyWanted) -> tuple[Hashable, ...]:
        """What something to have ready is kept under until it is asked for."""
        if isinstance(item, WantedPanel):
            box = self._box(item.w_u + 2 * panels.MARGIN, item.h_u + 2 * panels.MARGIN)
            return ("panel", item.kind, *box, item.tint)
        return (item.name, *self._box(item.w_u, item.h_u))

    def _ready(self, key: Hashable) -> pygame.Surface | None:
        """What was preloaded under this key, handed over once."""
        with self._lock:
            return self._raw.pop(key, None)

    def _load(self, item: AnyWanted) -> tuple[Hashable, pygame.Surface]:
        """The key and the surface of something to have ready; runs in the thread."""
        key = self._key(item)
        if isinstance(item, WantedPanel):
            w, h = self._box(item.w_u + 2 * panels.MARGIN, item.h_u + 2 * panels.MARGIN)
            return key, _draw_panel(item.kind, item.w_u, item.h_u, item.tint, w, h)
        return key, self._load_svg(item.name, *self._box(item.w_u, item.h_u))

    def _load_painting(self, name: str) -> pygame.Surface:
        path = self.folder / f"{name}.webp"
        loaded = self._half(name) if self.stage_px[0] <= HALF_W_PX else None
        try:
            loaded = loaded or pygame.image.load(path)
        except (pygame.error, OSError):
            self._tell(path)
            plain = pygame.Surface(self.stage_px)
            plain.fill((42, 26, 15))
            return plain
        if loaded.get_size() != self.stage_px:
            loaded = pygame.transform.smoothscale(loaded, self.stage_px)
        return loaded

    def _half(self, name: str) -> pygame.Surface | None:
        """A painting at half its size, which is read much faster; None: only the whole will do."""
        try:
            return pygame.image.load(self.folder / HALVES / f"{name}.webp")
        except (pygame.error, OSError):
            return None

    def _load_svg(self, name: str, w: int, h: int) -> pygame.Surface:
        path = self.folder / f"{name}.svg"
        try:
            return pygame.image.load_sized_svg(path, (w, h))
        except (pygame.error, OSError):
            self._tell(path)
            empty = pygame.Surface((w, h), pygame.SRCALPHA)
            empty.fill((120, 80, 40, 120))
            return empty

    def _tell(self, path: Path) -> None:
        if path.name not in self._told:
            self._told.add(path.name)
            if len(self._told) <= NOTICES:
                self._notice(_("The picture {name} is missing or damaged.").format(name=path.name))
            elif len(self._told) == NOTICES + 1:
                self._notice(_("More pictures are missing or damaged: reinstall the game."))

    def _cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._cache.get(key)
        if found is not None:
            self._cache.move_to_end(key)
            return found
        surface = make()
        self._cache[key] = surface
        self._bytes += _weight(surface)
        limit = CACHE_BYTES * max(1.0, self.scale * self.scale)
        while self._bytes > limit and len(self._cache) > 1:
            _, old = self._cache.popitem(last=False)
            self._bytes -= _weight(old)
        return surface


def _draw_panel(kind: str, w_u: float, h_u: float, tint: str, w: int, h: int) -> pygame.Surface:
    text = panels.draw(kind, w_u, h_u, tint)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h))


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def _convert(surface: pygame.Surface) -> pygame.Surface:
    return surface.convert_alpha() if pygame.display.get_surface() else surface
