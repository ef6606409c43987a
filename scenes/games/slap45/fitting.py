"""Lettering of the photo finish: as large as its place allows, whatever the text size is set to."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.kit.draw import theme
from scenes.kit.text.faces import ASCENT, DESCENT
from scenes.kit.text.lettering import Role
from scenes.kit.widgets import Kit

HEADLINE_LEAST_U, NAME_LEAST_U, HALF_LEAST_U = 16.0, 20.0, 12.0
"""Names that fit nowhere else are made so small at last: in a headline; on one line of a lane
while they are easily read; however long they are."""
LINE_PART = 0.48
"""How far apart two lines of a lane are, and how large, of its height."""
BREAK_WORTH, CUT_WORTH = 1.05, 1.5
"""Letters must become so much larger to be worth a break at a space, or a cut word."""


def headline(kit: Kit, text: str, size_u: float, max_w_u: float) -> pygame.Surface:
    """Big red words, whole: two long names make them smaller rather than cut off."""
    size = headline_size(kit, text, size_u, max_w_u)
    return kit.text.line(text, "title", size, theme.RED, max_w_u=max_w_u)


def headline_size(kit: Kit, text: str, size_u: float, max_w_u: float) -> float:
    """The largest size up to `size_u` at which a headline is no wider than `max_w_u`."""
    least = _whatever(kit, HEADLINE_LEAST_U)
    return _narrowed(kit, (text,), "title", size_u, least, max_w_u) or least


def fitting(kit: Kit, each: float) -> float:
    """The size of lettering for lanes so high, whatever the text size is set to."""
    size = theme.SMALL_U
    high = kit.text.line_height_u(size)
    return size if high <= each * 1.25 else size * each * 1.25 / high


def name_lines(kit: Kit, name: str, each: float, room_u: float) -> tuple[tuple[str, ...], float]:
    """The lines of a name in a lane `each` high with so much room, and their size.

    It stays whole, so that nobody is taken for another: a long one is made smaller, or broken in
    two where that leaves it larger letters, in the middle of a word only if much larger ones.
    """
    size = fitting(kit, each)
    whole = _narrowed(kit, (name,), "body", size, _whatever(kit, NAME_LEAST_U), room_u)
    if whole is not None:
        return (name,), whole
    least = _whatever(kit, HALF_LEAST_U)
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    ways: list[tuple[tuple[str, ...], float]] = [((name,), 1.0)]
    for cuts, worth in ((spaces, BREAK_WORTH), (range(1, len(name)), CUT_WORTH)):
        halves = [(name[:i].rstrip(), name[i:].lstrip()) for i in cuts]
        halves.sort(key=lambda way: _wide_u(kit, way, "body", 100))
        ways += [(way, worth) for way in halves[:1]]
    best: tuple[tuple[str, ...], float] = (name,), 0.0
    for way, worth in ways:
        most = size if len(way) == 1 else min(size, _whatever(kit, each * LINE_PART))
        fits = _narrowed(kit, way, "body", most, least, room_u)
        if fits is not None and fits > best[1] * worth:
            best = way, fits
    return best if best[1] else ((name,), least)


def _narrowed(
    kit: Kit, lines: Sequence[str], role: Role, size_u: float, least_u: float, max_w_u: float
) -> float | None:
    """The largest size, down to the least, at which no line is wider than `max_w_u`; else None."""
    size = size_u
    while _wide_u(kit, lines, role, size) > max_w_u:
        if size <= least_u:
            return None
        size = max(least_u, size - 1)
    return size


def _wide_u(kit: Kit, lines: Sequence[str], role: Role, size_u: float) -> float:
    return max(kit.text.size(line, role, size_u)[0] for line in lines)


def _whatever(kit: Kit, size_u: float) -> float:
    """The size that is `size_u` high on the stage whatever the text size is set to."""
    return size_u * 100 * (ASCENT + DESCENT) / kit.text.line_height_u(100)
