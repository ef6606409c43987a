"""A chair as a card: who sits in it, how they look, and which keys are theirs."""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit.draw import theme
from scenes.kit.draw.art import Art
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.pen import Drawing, number
from scenes.kit.draw.people import colour_hex, colour_light, colour_name, portrait
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Kit, Widget
from scenes.shell.lobby.keys import draw_patch
from scenes.shell.lobby.words import level_line, level_name
from scenes.table.sitter import Sitter

BOUNCE_US = 640_000
HOP_U = 26.0


def hop_u(passed_us: int) -> float:
    """How high a card is `passed_us` after its owner pressed: three hops, each lower."""
    if not 0 <= passed_us < BOUNCE_US:
        return 0.0
    part = passed_us / BOUNCE_US
    return abs(math.sin(part * math.pi * 3)) * HOP_U * math.pow(1 - part, 1.3)


@dataclass(frozen=True, slots=True)
class CardState:
    """What a card shows. `keys`: the owner's patch, or for the next empty chair the free one.

    `starts`: the first player, when that is no lot. `bounced_us`: when its owner last pressed.
    """

    game: str
    sitter: Sitter | None
    keys: tuple[int, ...] = ()
    next_free: bool = False
    pad_name: str = ""
    starts: bool = False
    bounced_us: int | None = None
    still: bool = False
    down: frozenset[int] = frozenset()


class SeatCard(Widget):
    """A chair one can point at; `state` is asked afresh for every frame."""

    def __init__(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        state: Callable[[], CardState],
        on_use: Callable[[], object],
        help: str = "",
    ) -> None:
        super().__init__(x, y, w, h)
        self.state, self.on_use, self.help = state, on_use, help

    def use(self) -> bool:
        self.on_use()
        return True

    def moving(self, now_us: int) -> bool:
        bounced_us = self.state().bounced_us
        return super().moving(now_us) or (
            bounced_us is not None and now_us - bounced_us <= BOUNCE_US
        )

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        state = self.state()
        x, y = self.x + self.shake_u(now_us), self.y
        if state.sitter is None:
            self._draw_empty(canvas, kit, state, x, y, lit)
            return
        bounced = state.bounced_us is not None and 0 <= now_us - state.bounced_us < BOUNCE_US
        if bounced and state.bounced_us is not None and not state.still:
            y -= hop_u(now_us - state.bounced_us)
        looks = state.sitter.looks
        kind = "plate_lit" if lit or bounced else "plate"
        panel = kit.art.panel(kind, self.w, self.h, colour_hex(looks.colour))
        canvas.blit(panel, x - MARGIN, y - MARGIN)
        self._draw_name(canvas, kit, state, state.sitter, x, y)
        head_u = self.head_u
        level = state.sitter.level
        picture = portrait(kit.art, looks, level, head_u, "glad" if bounced and not level else "")
        canvas.blit(picture, x + 12, y + self.h - 10, anchor="bottomleft")
        left = x + 12 + head_u + 14
        room = x + self.w - 16 - left
        top, bottom = y + 66, y + self.h - 14
        if level is not None:
            self._draw_bot(canvas, kit, state.game, level, (left, top, room, bottom - top))
        elif state.sitter.pad is not None:
            self._draw_pad(canvas, kit, state.pad_name, (left, top, room, bottom - top))
        else:
            cx, cy = left + room / 2, (top + bottom) / 2
            draw_patch(
                canvas, kit, state.keys, cx, cy, min(room, bottom - top, 220), str(looks.colour),
                state.down,
            )  # fmt: skip

    @property
    def head_u(self) -> int:
        """The portrait's size."""
        return round(min(self.h - 72, self.w * 0.55))

    def _draw_name(
        self, canvas: Canvas, kit: Kit, state: CardState, sitter: Sitter, x: float, y: float
    ) -> None:
        looks = sitter.looks
        badge = kit.art.svg(f"badges/{colour_name(looks.colour)}", 46)
        canvas.blit(badge, x + 16, y + 12)
        room = self.w - 74 - 20 - (54 if state.starts else 0)
        name = kit.text.line(
            sitter.name, "body", theme.BODY_U, colour_light(looks.colour), max_w_u=room
        )
        canvas.blit(name, x + 74, y + 35, anchor="midleft")
        if state.starts:
            die = kit.art.svg("dice/flat_1_gold", 42)
            canvas.blit(die, x + self.w - 18, y + 35, anchor="midright")

    def _draw_bot(
        self,
        canvas: Canvas,
        kit: Kit,
        game: str,
        level: str,
        box: tuple[float, float, float, float],
    ) -> None:
        x, y, w, h = box
        y, h = y + max(0.0, h - 180) / 2, min(h, 180.0)
        medal = kit.art.svg(f"badges/bot_{level}", 56)
        canvas.blit(medal, x, y + 28, anchor="midleft")
        words = kit.text.line(level_name(level), "body", theme.BODY_U, theme.GOLD, max_w_u=w - 66)
        canvas.blit(words, x + 66, y + 28, anchor="midleft")
        line = kit.text.block(
            level_line(game, level), "body", theme.SMALL_U, theme.CREAM, w, max_h_u=h - 62,
            line_gap=1.12,
        )  # fmt: skip
        canvas.blit(line, x, y + 62)

    def _draw_pad(
        self, canvas: Canvas, kit: Kit, name: str, box: tuple[float, float, float, float]
    ) -> None:
        x, y, w, h = box
        icon = kit.art.svg("icons/pad_bottom", min(120.0, h * 0.5))
        canvas.blit(icon, x + w / 2, y + h * 0.28, anchor="center")
        words = kit.text.block(
            name or _("Pad"), "body", theme.SMALL_U, theme.CREAM, w, align="center",
            line_gap=1.1, max_lines=2, max_h_u=78,
        )  # fmt: skip
        canvas.blit(words, x + w / 2, y + h, anchor="midbottom")

    def _draw_empty(
        self, canvas: Canvas, kit: Kit, state: CardState, x: float, y: float, lit: bool
    ) -> None:
        canvas.blit(empty_place(kit.art, self.w, self.h, lit or state.next_free, lit), x, y)
        if not state.next_free:
            chair = chair_picture(kit.art, min(150.0, self.h * 0.6))
            canvas.blit(chair, x + self.w / 2, y + self.h / 2, anchor="center", alpha=110)
            return
        chair_u = min(180.0, self.h * 0.62)
        canvas.blit(
            chair_picture(kit.art, chair_u), x + 24, y + self.h - 16, anchor="bottomleft", alpha=200
        )
        room = self.w - chair_u * 0.72 - 56
        cx = x + self.w - 20 - room / 2
        words = kit.text.line(
            _("Press one of these"), "body", theme.SMALL_U, theme.GOLD, max_w_u=self.w - 36
        )
        canvas.blit(words, x + self.w / 2, y + 34, anchor="center")
        draw_patch(
            canvas, kit, state.keys, cx, y + 62 + (self.h - 76) / 2,
            min(room, self.h - 82, 220), "free",
        )  # fmt: skip


class BotButton(Button):
    """Adds a bot: a sign with the level, its medal, and a plus at the corner."""

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        super().draw(canvas, kit, lit, now_us)
        plus = kit.art.svg("icons/plus", 24)
        fade = 255 if self.enabled else 90
        x = self.x + self.shake_u(now_us)
        canvas.blit(plus, x + self.w - 19, self.y + 16, anchor="center", alpha=fade)


def empty_place(art: Art, w_u: float, h_u: float, bright: bool, lit: bool) -> pygame.Surface:
    """Where nobody sits: a dashed rim on dark wood."""
    size = round(w_u * art.scale), round(h_u * art.scale)

    def make() -> pygame.Surface:
        d = Drawing(w_u, h_u)
        d.rect(2, 2, w_u - 4, h_u - 4, "#120a06", 16, opacity=0.72)
        rim = "#f0cf7e" if bright else "#9c7a4a"
        if lit:
            d.rect(5, 5, w_u - 10, h_u - 10, "none", 14, stroke=rim, stroke_width=5)
        else:
            d.path(_dashes(w_u, h_u), stroke=rim, stroke_width=2.8, opacity=1 if bright else 0.7)
        picture = pygame.image.load_sized_svg(io.BytesIO(d.svg().encode()), size)
        return picture.convert_alpha() if pygame.display.get_surface() else picture

    return art.made(("lobby empty", size, bright, lit), make)


def _dashes(w_u: float, h_u: float) -> str:
    """A dashed rim as single strokes: the reader's own dashes go astray on rounded corners."""
    inset, corner, dash, gap = 5.0, 16.0, 14.0, 10.0
    out = []
    for level, length, across in ((True, w_u, h_u), (False, h_u, w_u)):
        room = length - 2 * (inset + corner)
        count = max(1, round((room + gap) / (dash + gap)))
        each = (room + gap) / count
        for i in range(count):
            a = inset + corner + i * each
            b = a + each - gap
            for side in (inset, across - inset):
                ends = ((a, side), (b, side)) if level else ((side, a), (side, b))
                (x1, y1), (x2, y2) = ends
                out.append(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}")
    right, low = w_u - inset, h_u - inset
    for x, y, dx, dy in (
        (inset, inset, 1, 1), (right, inset, -1, 1), (right, low, -1, -1), (inset, low, 1, -1),
    ):  # fmt: skip
        out.append(
            f"M{number(x)} {number(y + dy * corner * 0.8)}Q{number(x)} {number(y)} "
            f"{number(x + dx * corner * 0.8)} {number(y)}"
        )
    return "".join(out)


def chair_picture(art: Art, h_u: float) -> pygame.Surface:
    """An empty saloon chair, three quarters as wide as it is high."""
    size = round(h_u * 0.75 * art.scale), round(h_u * art.scale)

    def make() -> pygame.Surface:
        d = Drawing(150, 200)
        wood = d.linear(30, 0, 120, 200, (0, "#b27a45"), (0.5, "#8a562d"), (1, "#4a2a14"))
        dark = d.linear(30, 100, 120, 200, (0, "#6a3f1f"), (1, "#2c180b"))
        ink = {"stroke": "#1d120b", "stroke_width": 4, "stroke_linejoin": "round"}
        for x0, x1 in ((46, 50), (100, 104)):
            d.path(f"M{x0} 118L{x1} 176L{x1 + 9} 176L{x0 + 11} 118Z", dark, **ink)
        for x in (52, 67, 82, 97):
            d.rect(x - 3, 40, 7, 70, wood, 3, **ink)
        d.path("M32 22C56 10 96 10 118 22L116 46C96 36 56 36 34 46Z", wood, **ink)
        d.path("M34 40L27 116L38 116L44 42Z", wood, **ink)
        d.path("M116 40L123 116L112 116L106 42Z", wood, **ink)
        d.path("M22 108C50 100 100 100 128 108L134 124C104 134 46 134 16 124Z", wood, **ink)
        d.path("M18 126L8 194L20 194L32 130Z", wood, **ink)
        d.path("M132 126L142 194L130 194L118 130Z", wood, **ink)
        d.path("M24 160L126 160L128 168L22 168Z", dark, **ink)
        picture = pygame.image.load_sized_svg(io.BytesIO(d.svg().encode()), size)
        return picture.convert_alpha() if pygame.display.get_surface() else picture

    return art.made(("lobby chair", size), make)
