"""How well every word on screen stands out from what lies behind it.

`python -m scenes.tools.contrast [--size WxH] [--lang en|ko] [--text PERCENT] [--scene NAME]` looks
at every state of the gallery and lists what is under `LEAST`; the exit status is 1 when there is
any. A canvas tells what it paints (`Canvas.witness`): for each piece of lettering the pixels it is
about to cover are averaged in squares of a third of its line, and the worst square that holds ink
counts. An outline counts as what lies behind. What a veil, a sheet or a card is painted over
afterwards is not there to be read and does not count.

The ratio is that of WCAG 2.2, 1.4.3: relative luminances, 1 to 21.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from scenes.tools.stagehand import Stagehand, dummy_drivers

dummy_drivers()

import pygame  # noqa: E402 - the drivers are chosen first

from scenes.kit.text.cache import Written  # noqa: E402
from scenes.kit.text.lettering import SHADOW_COLOR, Lettering  # noqa: E402

LEAST = 4.5
_VEIL = 60
"""A plain rectangle at least so opaque puts what lies under it out of play."""
_HIDES = 150
_INK = 110

Color = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Finding:
    """One piece of lettering and the worst ratio in it."""

    text: str
    ratio: float
    ink: Color
    behind: Color
    x_px: int
    y_px: int

    def line(self) -> str:
        """As one line of a report."""
        words = " ".join(self.text.split())
        where = f"at {self.x_px},{self.y_px}"
        return f"{self.ratio:4.1f}  {_hex(self.ink)} on {_hex(self.behind)}  {where}  {words[:60]}"


def luminance(color: Color) -> float:
    """The relative luminance of an sRGB colour, 0 to 1."""

    def linear(part: int) -> float:
        c = part / 255
        return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)

    r, g, b = color
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)


def ratio(a: Color, b: Color) -> float:
    """The contrast of two colours, 1 (none) to 21 (black and white)."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


class Watch:
    """Notes every piece of lettering while a canvas paints; `found` is what stayed in sight."""

    def __init__(self, text: Lettering) -> None:
        self._text = text
        self._seen: list[tuple[pygame.Rect, Finding]] = []

    @property
    def found(self) -> list[Finding]:
        """Everything that can be read, the worst first."""
        return sorted((finding for _box, finding in self._seen), key=lambda f: f.ratio)

    def filled(self, area: pygame.Rect, alpha: int) -> None:
        """A plain rectangle is painted: what it covers is out of play."""
        if alpha >= _VEIL:
            self._seen = [(box, f) for box, f in self._seen if not area.contains(box)]

    def picture(
        self, behind: pygame.Surface, picture: pygame.Surface, box: pygame.Rect, alpha: int
    ) -> None:
        """A picture is painted; if it is lettering, it is measured against what lies there."""
        said = self._text.written(picture)
        if said is None:
            if alpha >= _HIDES:
                self._seen = [(old, f) for old, f in self._seen if not _hides(picture, box, old)]
        elif said.text.strip():
            finding = _measure(behind, picture, box, alpha, said)
            if finding is not None:
                self._seen.append((box.copy(), finding))


def _hides(picture: pygame.Surface, box: pygame.Rect, old: pygame.Rect) -> bool:
    """Whether a picture covers the middle and both ends of what was written before."""
    for place in (old.center, (old.left + 3, old.centery), (old.right - 4, old.centery)):
        if not box.collidepoint(place):
            return False
        at = (place[0] - box.x, place[1] - box.y)
        if picture.get_flags() & pygame.SRCALPHA and picture.get_at(at).a < _HIDES:
            return False
    return True


def _measure(
    behind: pygame.Surface, words: pygame.Surface, box: pygame.Rect, alpha: int, said: Written
) -> Finding | None:
    seen = box.clip(behind.get_rect())
    if not seen:
        return None
    back = behind.subsurface(seen).copy()
    if said.shadow:
        cast = words.copy()
        cast.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        cast.fill((*SHADOW_COLOR, 0), special_flags=pygame.BLEND_RGBA_ADD)
        back.blit(cast, (box.x - seen.x, box.y - seen.y))
    ink = _plain(pygame.Color(said.color))
    side = max(4, round(min(seen.h, 60 * behind.get_width() / 1920) / 3))
    columns, rows = max(1, seen.w // side), max(1, seen.h // side)
    small = pygame.transform.smoothscale(back, (columns, rows))
    letters = pygame.mask.from_surface(words, _INK)
    cell = pygame.Mask((max(1, seen.w // columns), max(1, seen.h // rows)), fill=True)
    edge = _plain(pygame.Color(said.outline)) if said.outline is not None else None
    worst: Finding | None = None
    for row in range(rows):
        for column in range(columns):
            at = (column * seen.w // columns, row * seen.h // rows)
            inner = (at[0] + seen.x - box.x, at[1] + seen.y - box.y)
            if letters.overlap_area(cell, inner) < cell.count() * 0.06:
                continue
            ground = _plain(small.get_at((column, row)))
            shown = _mixed(ink, ground, alpha)
            under = _mixed(edge, ground, alpha) if edge is not None else ground
            now = max(ratio(shown, under), ratio(shown, ground))
            if worst is None or now < worst.ratio:
                worst = Finding(said.text, now, shown, under, seen.x + at[0], seen.y + at[1])
    return worst


def _mixed(over: Color, under: Color, alpha: int) -> Color:
    part = alpha / 255
    r, g, b = (round(o * part + u * (1 - part)) for o, u in zip(over, under, strict=True))
    return r, g, b


def _plain(color: pygame.Color) -> Color:
    return color.r, color.g, color.b


def _hex(color: Color) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)


def look(hand: Stagehand) -> list[Finding]:
    """Everything that can be read on screen now, the worst first."""
    canvas = hand.app.canvas
    watch = canvas.witness = Watch(hand.app.text)
    try:
        hand.picture()
    finally:
        canvas.witness = None
    return watch.found


def main(arguments: Sequence[str] | None = None) -> int:
    """List what is hard to read in the gallery's states; returns the exit status."""
    from scenes.tools.gallery.states import states

    parser = argparse.ArgumentParser(prog="contrast", description="What is hard to read.")
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--lang", choices=("en", "ko"), default="en")
    parser.add_argument("--text", type=int, default=100, metavar="PERCENT")
    parser.add_argument("--scene", default="", metavar="NAME")
    chosen = parser.parse_args(arguments)
    width, height = (int(part) for part in chosen.size.split("x"))
    status = pieces = 0
    for name, state in states().items():
        if not name.startswith(chosen.scene):
            continue
        hand = Stagehand((width, height), chosen.lang, text_percent=chosen.text)
        try:
            state(hand)
            found = look(hand)
        finally:
            hand.close()
        pieces += len(found)
        for finding in found:
            if finding.ratio >= LEAST:
                break
            status = 1
            print(f"{name}: {finding.line()}", flush=True)
    print(f"{pieces} pieces of lettering looked at", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
