"""Lettering: words as pictures, in three roles, at the real pixel size.

`line` and `block` give finished surfaces, kept until the window's scale or the player's text size
changes; they must not be drawn on. Sizes are design units (u) before the player's text size.

A line's surface is as wide as its words and always as tall as its size asks (`line_height_u`), so
lines of one size share a baseline when their tops do, and its middle is that of the capitals. An
outline or a shadow adds the same margin on all four sides. Letters that no typeface has are drawn
as boxes; suits and dice are pictures and not typed at all. The title's ornate letters want 36 u or
more; small print and figures are "plain".
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

import pygame

from scenes.kit.text.cache import SurfaceCache, Written
from scenes.kit.text.faces import ASCENT, CAP, DESCENT, ColorLike, FontError, Role, Shelf
from scenes.kit.text.ink import baseline_px, blank, blur_px, box_px, draw_box
from scenes.kit.text.lines import ELLIPSIS, MISSING, Run, clean, shorten_name, split_runs, wrap

__all__ = ["Align", "ColorLike", "FontError", "Lettering", "Role"]

Align = Literal["left", "center", "right"]

SMALLEST_U = 26.0
"""Words that fit at this size (2.4 % of the window's height) are never shrunk below it."""
LEAST_U = 18.0
"""A sentence that does not fit at SMALLEST_U shrinks on to this rather than lose its end."""
SHRINK_TO = 0.7
CACHE_BYTES = 32 * 1024 * 1024
CUTS_KEPT = 64
OUTLINE_COLOR = (29, 18, 11)
SHADOW_COLOR = (12, 6, 3)
SHADOW_DROP = 0.045
_ROW = ASCENT + DESCENT


class Lettering:
    """Draws words. `scale` is pixels per u, `text_percent` the player's text size (100 = as is)."""

    def __init__(
        self, fonts_dir: Path, scale: Callable[[], float], text_percent: Callable[[], int]
    ) -> None:
        self.notices: list[str] = []
        """One sentence for each font file that could not be used, as it was found out."""
        self.cut: dict[str, str] = {}
        """Texts that did not fit and what was shown of them, the newest last; at most CUTS_KEPT.
        Only names may be cut: tests look here."""
        self._shelf = Shelf(fonts_dir, self.notices.append)
        self.names: tuple[str, ...] = ()
        """The names that are kept apart: change them by `keep_apart`."""
        self._scale = scale
        self._percent = text_percent
        self._drawn_for = (0.0, 0)
        self._pixels_per_u = 1.0
        self._cache = SurfaceCache(CACHE_BYTES)
        self._widths: dict[tuple[str, Role, int], int] = {}

    def keep_apart(self, names: Iterable[str]) -> None:
        """From now on these names (the players') are shortened so that they stay distinct."""
        names = tuple(clean(name) for name in names)
        if names != self.names:
            self.names = names
            self._cache.clear()

    def line(
        self,
        text: str,
        role: Role,
        size_u: float,
        color: ColorLike,
        *,
        outline_u: float = 0.0,
        outline_color: ColorLike = OUTLINE_COLOR,
        max_w_u: float | None = None,
        shadow: bool = False,
    ) -> pygame.Surface:
        """Give one line of words. Wider than `max_w_u` it is made smaller, at most to 70 % and to
        SMALLEST_U; then a player's name (`keep_apart`) is cut, anything else made smaller still.
        Line breaks become spaces."""
        self._refresh()
        key = ("line", text, role, size_u, color, outline_u, outline_color, max_w_u, shadow)
        known = self._cache.get(key)
        if known is not None:
            return known
        words, row_px = clean(text), self._px(size_u)
        size_px = row_px
        if max_w_u is not None:
            words, size_px = self._fit_line(words, role, size_u, max_w_u)
        outline_px = self._outline_px(outline_u)
        ink = self._ink(words, role, size_px, row_px, color, 0)
        edge = None
        if outline_px:
            edge = self._ink(words, role, size_px, row_px, outline_color, outline_px)
        return self._cache.keep(key, self._finish(ink, edge, row_px, outline_px, shadow))

    def block(
        self,
        text: str,
        role: Role,
        size_u: float,
        color: ColorLike,
        w_u: float,
        *,
        align: Align = "left",
        line_gap: float = 1.25,
        max_lines: int | None = None,
        max_h_u: float | None = None,
        outline_u: float = 0.0,
    ) -> pygame.Surface:
        """Give words wrapped to a surface `w_u` wide, each line `line_gap` times the size below the
        last, in an outline of OUTLINE_COLOR if it is to have one, which adds its margin all round.
        Too tall for `max_h_u`, or of more than `max_lines`, they are made smaller, as in `line`."""
        self._refresh()
        key = (
            "block", text, role, size_u, color, w_u, align, line_gap, max_lines, max_h_u, outline_u,
        )  # fmt: skip
        known = self._cache.get(key)
        if known is not None:
            return known
        w_px = max(1, round(w_u * self._scale()))
        size_px, lines = self._fit_block(text, role, size_u, w_px, line_gap, max_lines, max_h_u)
        step_px = size_px * line_gap
        height = round(step_px * (len(lines) - 1)) + round(size_px * _ROW)
        edge_px = self._outline_px(outline_u)
        surface = blank(w_px + 2 * edge_px, height + 2 * edge_px, color)
        for i, words in enumerate(lines):
            ink = self._ink(words, role, size_px, size_px, color, 0)
            spare = w_px - ink.get_width()
            x, y = {"left": 0, "center": spare // 2, "right": spare}[align], round(i * step_px)
            if edge_px:
                edge = self._ink(words, role, size_px, size_px, OUTLINE_COLOR, edge_px)
                surface.blit(edge, (x, y))
            surface.blit(ink, (x + edge_px, y + edge_px))
        return self._cache.keep(key, surface)

    def size(self, text: str, role: Role, size_u: float) -> tuple[float, float]:
        """Give the width and height in u that `line` would take without outline or shadow."""
        self._refresh()
        size_px = self._px(size_u)
        width = self._width(clean(text), role, size_px)
        scale = self._scale()
        return width / scale, round(size_px * _ROW) / scale

    def line_height_u(self, size_u: float) -> float:
        """Give the height in u of a line's surface, the same for every role and every word."""
        return self.size("", "plain", size_u)[1]

    def baseline_u(self, size_u: float) -> float:
        """Give how far below its surface's top a line's baseline lies, in u."""
        self._refresh()
        return round(self._px(size_u) * ASCENT) / self._scale()

    def margin_u(self, size_u: float, *, outline_u: float = 0.0, shadow: bool = False) -> float:
        """Give how much an outline and a shadow add on each side of a line, in u."""
        self._refresh()
        return (
            self._margin_px(self._px(size_u), self._outline_px(outline_u), shadow) / self._scale()
        )

    def written(self, surface: pygame.Surface) -> Written | None:
        """Give what a surface says that `line` or `block` handed out; None for any other."""
        key = self._cache.key_of(surface)
        if key is None:
            return None
        if key[0] == "block":
            return Written(key[1], key[4], OUTLINE_COLOR if key[10] > 0 else None, False)
        return Written(key[1], key[4], key[6] if key[5] > 0 else None, key[8])

    def unwritable(self, text: str) -> str:
        """Give the letters of `text` that would be boxes, each once, in order; "" if none."""
        runs = self._runs(clean(text), "plain")
        return "".join(dict.fromkeys("".join(run.text for run in runs if run.face == MISSING)))

    # -- sizes ---------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Forget what was drawn for another window or another text size."""
        now = (self._scale(), self._percent())
        if now != self._drawn_for:
            self._drawn_for = now
            self._pixels_per_u = now[0] * now[1] / 100
            self._cache.clear()
            self._widths.clear()
            self._shelf.forget_sizes()

    def _px(self, size_u: float) -> int:
        return max(4, round(size_u * self._pixels_per_u))

    def _outline_px(self, outline_u: float) -> int:
        return max(1, round(outline_u * self._pixels_per_u)) if outline_u > 0 else 0

    def _floor_px(self, size_u: float) -> int:
        """Give how small words of `size_u` may be made to fit."""
        size_px = self._px(size_u)
        smallest_px = round(SMALLEST_U * self._scale())
        return min(size_px, max(round(size_px * SHRINK_TO), smallest_px))

    def _least_px(self, floor_px: int) -> int:
        """Give how small a sentence may get that would lose its end otherwise."""
        return min(floor_px, max(4, round(LEAST_U * self._scale())))

    def _fit_line(self, words: str, role: Role, size_u: float, w_u: float) -> tuple[str, int]:
        size_px, floor_px = self._px(size_u), self._floor_px(size_u)
        w_px = int(w_u * self._scale())
        wide = self._width(words, role, size_px)
        name = self._name_in(words)
        least_px = self._least_px(floor_px) if name is None else floor_px
        for smallest_px in (floor_px, least_px):
            while wide > w_px and size_px > smallest_px:
                size_px = max(smallest_px, min(size_px - 1, size_px * w_px // wide))
                wide = self._width(words, role, size_px)
        if wide <= w_px:
            return words, size_px
        whole, others = (words, ()) if name is None else (name, self.names)
        fitting = shorten_name(whole, others, w_px, lambda part: self._width(part, role, size_px))
        if fitting != whole:
            self._note_cut(whole, fitting)
        return fitting, size_px

    def _name_in(self, words: str) -> str | None:
        """The player's name that these words are, whole or shortened already; None if they are not.

        What was shortened to so many letters may have to be shortened once more to fit.
        """
        if words in self.names:
            return words
        head, gap, end = words.partition(ELLIPSIS)
        found = [name for name in self.names if name.startswith(head) and name.endswith(end)]
        return found[0] if head and gap and len(found) == 1 else None

    def _fit_block(
        self,
        text: str,
        role: Role,
        size_u: float,
        w_px: int,
        line_gap: float,
        max_lines: int | None,
        max_h_u: float | None,
    ) -> tuple[int, list[str]]:
        size_px, floor_px = self._px(size_u), self._floor_px(size_u)
        name = self._name_in(clean(text))
        if name is None:
            floor_px = self._least_px(floor_px)
        while True:
            allowed = max_lines
            if max_h_u is not None:
                room = max_h_u * self._scale() - size_px * _ROW
                fitting = 1 + max(0, int(room / (size_px * line_gap) + 1e-6))
                allowed = fitting if max_lines is None else min(max_lines, fitting)

            def measure(part: str, size_px: int = size_px) -> int:
                return self._width(part, role, size_px)

            whole = wrap(text, w_px, measure)
            if allowed is None or len(whole) <= allowed:
                return size_px, whole
            if size_px <= floor_px:
                shown = text
                if name is not None:
                    shown = shorten_name(name, self.names, w_px * allowed * 0.85, measure)
                lines = wrap(shown, w_px, measure, allowed)
                self._note_cut(name or text, "\n".join(lines))
                return size_px, lines
            size_px = max(floor_px, min(size_px - 1, round(size_px * 0.95)))

    def _note_cut(self, text: str, shown: str) -> None:
        self.cut[text] = shown
        if len(self.cut) > CUTS_KEPT:
            del self.cut[next(iter(self.cut))]

    # -- drawing -------------------------------------------------------------------------------

    def _runs(self, words: str, role: Role) -> list[Run]:
        faces = self._shelf.faces(role)
        return split_runs(words, len(faces), lambda face, letter: faces[face].has(letter))

    def _width(self, words: str, role: Role, size_px: int) -> int:
        """Give the width of cleaned words in pixels."""
        key = (words, role, size_px)
        wide = self._widths.get(key)
        if wide is None:
            faces = self._shelf.faces(role)
            wide = 0
            for run in self._runs(words, role):
                if run.face == MISSING:
                    wide += box_px(size_px) * len(run.text)
                else:
                    wide += self._shelf.font(faces[run.face], size_px).size(run.text)[0]
            if len(self._widths) > 4000:
                self._widths.clear()
            self._widths[key] = wide
        return wide

    def _ink(
        self, words: str, role: Role, size_px: int, row_px: int, color: ColorLike, outline_px: int
    ) -> pygame.Surface:
        """Draw words in one colour, `outline_px` fatter all round, on a row as `row_px` asks."""
        faces = self._shelf.faces(role)
        width = self._width(words, role, size_px)
        height = round(row_px * _ROW)
        surface = blank(max(1, width) + 2 * outline_px, height + 2 * outline_px, color)
        # Smaller words keep the middle of their capitals where that of the full size would be.
        baseline = round(row_px * ASCENT) - round((row_px - size_px) * CAP / 2)
        x = 0
        for run in self._runs(words, role):
            if run.face == MISSING:
                for _letter in run.text:
                    draw_box(surface, x, outline_px + baseline, size_px, color, outline_px)
                    x += box_px(size_px)
                continue
            plain = self._shelf.font(faces[run.face], size_px)
            font = self._shelf.font(faces[run.face], size_px, outline_px)
            try:
                picture = font.render(run.text, True, color)
            except pygame.error:  # a run without width, as a lone accent can be
                continue
            # An outlined picture is larger by the outline on all sides, as this surface is.
            surface.blit(picture, (x, baseline - baseline_px(plain, run.text)))
            x += plain.size(run.text)[0]
        return surface

    def _margin_px(self, row_px: int, outline_px: int, shadow: bool) -> int:
        if not shadow:
            return outline_px
        return outline_px + 2 * blur_px(row_px) + round(row_px * SHADOW_DROP)

    def _finish(
        self,
        ink: pygame.Surface,
        edge: pygame.Surface | None,
        row_px: int,
        outline_px: int,
        shadow: bool,
    ) -> pygame.Surface:
        """Lay shadow, outline and ink over one another with an even margin."""
        if edge is None and not shadow:
            return ink
        margin = self._margin_px(row_px, outline_px, shadow)
        size = (ink.get_width() + 2 * margin, ink.get_height() + 2 * margin)
        whole = pygame.Surface(size, pygame.SRCALPHA)
        at_edge = (margin - outline_px, margin - outline_px)
        if shadow:
            cast = blank(*size, SHADOW_COLOR)
            dark = (edge or ink).copy()
            dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            dark.fill((*SHADOW_COLOR, 0), special_flags=pygame.BLEND_RGBA_ADD)
            cast.blit(dark, (at_edge[0], at_edge[1] + round(row_px * SHADOW_DROP)))
            for _pass in range(2):  # two boxes over one another are round enough
                cast = pygame.transform.box_blur(cast, blur_px(row_px))
            whole.blit(cast, (0, 0))
            whole.blit(cast, (0, 0))
        if edge is not None:
            whole.blit(edge, at_edge)
        whole.blit(ink, (margin, margin))
        return whole
