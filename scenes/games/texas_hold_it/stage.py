"""Draws the empty bench of the washroom: who is up and what they do, who is hit, who gets what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Seat
from scenes.games.texas_hold_it.moments import Columns, Doing, Turned
from scenes.games.texas_hold_it.shown import Banner
from scenes.games.texas_hold_it.words import card_word, doing_word
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import colour_light, colour_name, portrait, wanted
from scenes.kit.page.headings import heading_u
from scenes.kit.text.words import _
from scenes.table.banner import RIBBON_OVER_U, draw_sheet, sliding, words_of

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom

W_U, H_U = 1024.0, 290.0
FACE_U, HIT_U, SMALL_FACE_U = 200.0, 150.0, 112.0
CARD_W_U, CARD_H_U = 184.0, 258.0
BODY_W_U, BODY_H_U = 112.0, 258.0
SIGN_U, POINT_U = 150.0, 52.0
NUMBER_W_U, NUMBER_H_U = 96.0, 82.0
PAPER_W_U = 1010.0
WORDS_H_U = 124.0
"""How far a banner's ribbon stands above its paper."""
PICTURES = {
    "peek": "icons/eye",
    "swap": "texas/swap",
    "pee": "texas/urinal",
    "hold": "icons/hourglass",
    "pass": "icons/check",
}
MOST = 3
"""So many pictures lie side by side in a column; more are counted."""


class Stage:
    """See the module's docstring."""

    def __init__(self, scene: Washroom) -> None:
        self._scene, self._app = scene, scene.app
        place = scene.layout.places["bench"]
        self._left, self._top = place.center[0] - W_U / 2, place.center[1] - H_U / 2

    def wanted(self) -> list[AnyWanted]:
        """What to have ready."""
        out: list[AnyWanted] = [WantedPanel("dark", W_U, H_U)]
        out += [WantedPanel("brass", NUMBER_W_U, NUMBER_H_U)]
        out += [WantedPanel("paper", PAPER_W_U, h) for h in (150.0, 190.0)]
        for guest in self._scene.table.guests:
            for size in (FACE_U, HIT_U, SMALL_FACE_U):
                out += wanted(guest.looks, guest.level, size)
        for name in PICTURES.values():
            out.append(Wanted(name, SIGN_U, SIGN_U))
        for word in ("cactus", "snake", "gas", "calm"):
            out.append(Wanted(f"texas/sym_{word}", SIGN_U, SIGN_U))
            out.append(Wanted(f"texas/card_{word}", CARD_W_U, CARD_H_U))
            out.append(Wanted(f"texas/cowboy_{word}", BODY_W_U, BODY_H_U))
        for name in ("urinal_wet", "cactus", "snake"):
            out.append(Wanted(f"texas/{name}", HIT_U, HIT_U))
        for name in ("texas/umbrella", "texas/puddle", "icons/cross", "icons/check"):
            out.append(Wanted(name, POINT_U, POINT_U))
        return out

    def draw(self, canvas: Canvas) -> None:
        """What goes on, where nobody chooses or looks at a card."""
        scene, shown = self._scene, self._scene.shown
        if scene.actor() is not None or scene.reading is not None:
            return
        if shown.banner is not None:
            self._banner(canvas, shown.banner)
            return
        moment = shown.moment
        if moment is None and shown.active is None:
            return
        panel = self._app.art.panel("dark", W_U, H_U)
        canvas.blit(panel, self._left + W_U / 2, self._top + H_U / 2, anchor="center")
        match moment:
            case Doing():
                self._who(canvas, moment.seat, _label(moment))
                self._doing(canvas, moment)
            case Turned():
                self._turned(canvas, moment)
            case tuple() if moment:
                self._columns(canvas, moment)
            case None if shown.active is not None:
                self._up(canvas, shown.active)

    # -- a turn --------------------------------------------------------------------------------
    def _up(self, canvas: Canvas, seat: Seat) -> None:
        """Whose turn it is, with what they did on their last one."""
        last = self._scene.shown.last.get(seat)
        if last is None:
            self._who(canvas, seat, "")
            return
        self._who(canvas, seat, _("Last turn: {word}").format(word=_label(last)), theme.DIM)
        self._doing(canvas, last, 130)

    def _who(
        self, canvas: Canvas, seat: Seat, words: str, color: tuple[int, int, int] = theme.GOLD
    ) -> None:
        """The face of a player, their name and a word."""
        app, guest = self._app, self._scene.table.guests[seat]
        x, cy = self._left + 36, self._top + H_U / 2
        canvas.blit(portrait(app.art, guest.looks, guest.level, FACE_U), x, cy, anchor="midleft")
        badge = app.art.svg(f"badges/{colour_name(guest.looks.colour)}", 64)
        canvas.blit(badge, x + FACE_U + 8, cy + FACE_U / 2 + 4, anchor="bottomright")
        left, room = x + FACE_U + 32, 310.0
        name = app.text.block(
            guest.name, "body", theme.LARGE_U, colour_light(guest.looks.colour), room,
            line_gap=1.05, max_lines=2, max_h_u=112,
        )  # fmt: skip
        line = None
        if words:
            line = app.text.block(
                words, "body", theme.BODY_U, color, room, line_gap=1.05, max_lines=2, max_h_u=100
            )
        name_h = canvas.size_u(name)[1]
        whole = name_h + (12 + canvas.size_u(line)[1] if line is not None else 0.0)
        canvas.blit(name, left, cy - whole / 2)
        if line is not None:
            canvas.blit(line, left, cy - whole / 2 + name_h + 12)

    def _doing(self, canvas: Canvas, doing: Doing, alpha: int = 255) -> None:
        """Which cowboys it is about, and the picture of what is done."""
        if doing.kind == "say":
            name = "texas/question" if doing.says is None else f"texas/sym_{doing.says}"
        else:
            name = PICTURES[doing.kind]
        picture = self._app.art.svg(name, SIGN_U, SIGN_U)
        wide = canvas.size_u(picture)[0]
        between = doing.kind in ("swap", "pee")
        parts: list[int | None] = [*doing.numbers, None]
        if between:
            parts = [doing.numbers[0], None, doing.numbers[1]]
        gap = 20.0
        whole = wide + len(doing.numbers) * (NUMBER_W_U + gap)
        x, cy = self._left + 790 - whole / 2, self._top + H_U / 2
        for part in parts:
            if part is None:
                canvas.blit(picture, x, cy, anchor="midleft", alpha=alpha)
                x += wide + gap
            else:
                self._number(canvas, part, x, cy, alpha)
                x += NUMBER_W_U + gap

    def _number(self, canvas: Canvas, number: int, x: float, cy: float, alpha: int = 255) -> None:
        """A cowboy's number, as it stands at his feet."""
        panel = self._app.art.panel("brass", NUMBER_W_U, NUMBER_H_U)
        canvas.blit(panel, x + NUMBER_W_U / 2, cy, anchor="center", alpha=alpha)
        size = 44 * min(1.0, 64 / self._app.text.line_height_u(44))
        line = self._app.text.line(str(number), "plain", size, theme.INK)
        canvas.blit(line, x + NUMBER_W_U / 2, cy - 2, anchor="center", alpha=alpha)

    # -- the reveal ----------------------------------------------------------------------------
    def _turned(self, canvas: Canvas, turned: Turned) -> None:
        """His card and himself, his word, and who or what he hits."""
        app, x, cy = self._app, self._left + 30, self._top + H_U / 2
        card = app.art.svg(f"texas/card_{turned.card}", CARD_W_U, CARD_H_U)
        canvas.blit(card, x, cy, anchor="midleft")
        body = app.art.svg(f"texas/cowboy_{turned.card}", BODY_W_U, BODY_H_U)
        canvas.blit(body, x + CARD_W_U + 24, cy, anchor="midleft")
        left, room = x + CARD_W_U + BODY_W_U + 48, 226.0
        self._number(canvas, turned.number, left, cy - 62)
        line = app.text.line(
            card_word(turned.card), "title", heading_u(app, theme.HEADING_U), theme.GOLD,
            outline_u=3, outline_color=theme.LINE, max_w_u=room,
        )  # fmt: skip
        canvas.blit(line, left, cy + 36, anchor="midleft")
        middle, each = self._left + 812, 196.0
        for i, hit in enumerate(turned.hits):
            cx = middle + (i - (len(turned.hits) - 1) / 2) * each
            if isinstance(hit, str):
                picture = app.art.svg(hit, HIT_U, HIT_U)
                canvas.blit(picture, cx, cy, anchor="center")
                continue
            guest = self._scene.table.guests[hit]
            face = portrait(app.art, guest.looks, guest.level, HIT_U)
            canvas.blit(face, cx, cy - 26, anchor="center")
            splash = "texas/cloud_1" if turned.card == "gas" else "texas/splash"
            canvas.blit(app.art.svg(splash, 92, 80), cx + 58, cy + 14, anchor="center")
            self._name(canvas, hit, cx, cy + 90, each - 12)

    def _called(self, seat: Seat, room: float) -> str:
        """A name, or the first of several where all of them would be cut."""
        name = self._scene.table.short(seat)
        if self._app.text.size(name, "body", theme.SMALL_U)[0] <= room:
            return name
        return self._scene.table.guests[seat].name.split()[0]

    def _name(
        self,
        canvas: Canvas,
        seat: Seat,
        cx: float,
        cy: float,
        room: float,
        size_u: float = theme.SMALL_U,
    ) -> None:
        guest = self._scene.table.guests[seat]
        line = self._app.text.line(
            self._called(seat, room), "body", size_u, colour_light(guest.looks.colour), max_w_u=room
        )
        canvas.blit(line, cx, cy, anchor="center")

    def _columns(self, canvas: Canvas, columns: Columns) -> None:
        """Players side by side with what each of them gets."""
        app = self._app
        each = (W_U - 24) / max(4, len(columns))
        first = self._left + W_U / 2 - each * (len(columns) - 1) / 2
        room = each - 6
        wide = max(
            app.text.size(self._called(column.seat, room), "body", theme.SMALL_U)[0]
            for column in columns
        )
        least = theme.SMALL_U * 100 / app.settings.text_percent
        size = max(least, theme.SMALL_U * min(1.0, 0.985 * room / max(1.0, wide)))
        for i, column in enumerate(columns):
            guest = self._scene.table.guests[column.seat]
            cx = first + i * each
            face = portrait(app.art, guest.looks, guest.level, SMALL_FACE_U)
            fade = 255 if column.count else 150
            canvas.blit(face, cx, self._top + 24, anchor="midtop", alpha=fade)
            badge = app.art.svg(f"badges/{colour_name(guest.looks.colour)}", 40)
            at = cx + SMALL_FACE_U / 2 + 6, self._top + 24 + SMALL_FACE_U
            canvas.blit(badge, *at, anchor="bottomright", alpha=fade)
            self._name(canvas, column.seat, cx, self._top + 166, room, size)
            self._pictures(canvas, column.picture, column.count, cx, self._top + 232)

    def _pictures(self, canvas: Canvas, name: str, count: int, cx: float, cy: float) -> None:
        if not count:
            canvas.fill(theme.DIM, cx - 14, cy - 2, 28, 4)
            return
        picture = self._app.art.svg(name, POINT_U, POINT_U)
        if count > MOST:
            canvas.blit(picture, cx - 4, cy, anchor="midright")
            line = self._app.text.line(f"×{count}", "plain", theme.BODY_U, theme.CREAM, max_w_u=70)
            canvas.blit(line, cx + 4, cy, anchor="midleft")
            return
        step = min(POINT_U + 4, 112 / count)
        for i in range(count):
            canvas.blit(picture, cx + (i - (count - 1) / 2) * step, cy, anchor="center")

    # -- big words -----------------------------------------------------------------------------
    def _banner(self, canvas: Canvas, banner: Banner) -> None:
        """Big words on the bench: the row above stays to be seen."""
        app, w = self._app, PAPER_W_U
        with sliding(canvas, app, self._scene.shown.part, 40):
            cx, cy = self._scene.layout.places["banner"].center
            words = words_of(app, banner.line, w - 90, 3, WORDS_H_U, line_gap=1.1)
            h = round((84 + (canvas.size_u(words)[1] if words else 0.0)) / 10) * 10 + 10
            top = cy - (h - RIBBON_OVER_U) / 2
            draw_sheet(canvas, app, banner.title, cx, top, w, h, beside_u=160)
            if words is not None:
                canvas.blit(words, cx, top + 66, anchor="midtop")


def _label(doing: Doing) -> str:
    """What somebody does, in a word."""
    if doing.kind != "say":
        return doing_word(doing.kind)
    return _("aloud") if doing.says is None else card_word(doing.says)
