"""The pause sheet: over any table; leaving takes a second press on another button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scenes.kit.app.gate import Gate
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.input.inputs import Input, Kind, Nav, nav
from scenes.kit.page.headings import heading
from scenes.kit.page.page import Page
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Widget
from scenes.shell.lost_pads import closing_words, names_of_missing, seated_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App

X_U, W_U = 660, 600


class Pause(Page):
    """Stops the table below. `why` says in a line what brought it up, if nobody pressed Esc."""

    name = "pause"
    see_through = True
    music = None

    def __init__(
        self,
        app: App,
        game: str,
        why: str = "",
        undo: Callable[[], str | None] | None = None,
        new_game: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(app)
        self._game, self.why, self._undo, self._new_game = game, why, undo, new_game
        self._sure = ""
        self._seen_gate: Gate | None = None
        self._stray: int | None = None
        """A pad that may be any of the missing ones: the sheet asks whose it is."""

    def enter(self) -> None:
        super().enter()
        self.app.sound.pause_all()

    def leave(self) -> None:
        super().leave()
        self.app.sound.resume_all()

    def build(self) -> list[Widget]:
        rows: list[tuple[str, str, str, Callable[[], object]]]
        if self._stray is not None:
            line = _("The pad that was just pressed plays here.")
            rows = [
                (name, "icons/pad_bottom", line, partial(self._seat_stray, seat))
                for seat, name in names_of_missing(self.app)
            ]
        elif self._sure:
            leave = self._sure == "leave"
            words = _("Leave the table") if leave else _("Start over")
            rows = [
                (_("No, stay"), "icons/check", _("Back to the game."), self._stay),
                (
                    words,
                    "icons/cross",
                    _("The game is saved: continue it from the title screen.")
                    if leave
                    else _("The game so far counts as abandoned."),
                    self._leave_table if leave else self._begin_anew,
                ),
            ]
        else:
            rows = [
                (
                    _("Back to the table"),
                    "icons/check",
                    _("The game goes on where it stopped."),
                    self.back,
                )
            ]
            if self._undo is not None:
                rows.append(
                    (
                        _("Take it back"),
                        "icons/undo",
                        _("Undoes the last move, if nothing has been revealed since."),
                        self._take_back,
                    )
                )
            rows += [
                (_("Rules"), "icons/book", _("The page for this game."), self._rules),
                (
                    _("Options"),
                    "icons/gear",
                    _("Language, sound, text size and more."),
                    self._options,
                ),
            ]
            if self._new_game is not None:
                rows.append(
                    (
                        _("New game"),
                        "icons/dice",
                        _("The same people, from the start."),
                        self._ask_new,
                    )
                )
            rows.append(
                (
                    _("Lobby"),
                    "icons/hand_point",
                    _("Other people, other rules. This game stays saved until a new one begins."),
                    self._lobby,
                )
            )
            rows.append((_("Leave"), "icons/home", _("The game is saved."), self._ask_leave))
        top = self._top(len(rows)) + (178 if self.why else 110)
        return [
            Button(label, X_U, top + i * 98, W_U, 82, action, icon=icon, help=line, size_u=36)
            for i, (label, icon, line, action) in enumerate(rows)
        ]

    def _height(self, rows: int) -> float:
        """How high the sheet is: ribbon, perhaps a reason, the buttons, a line that explains."""
        return rows * 98 + (268 if self.why else 200)

    def _top(self, rows: int) -> float:
        return 540 - self._height(rows) / 2

    # -- what the buttons do -------------------------------------------------------------------
    def back(self) -> None:
        """Esc: a question is answered with no; without one the game goes on."""
        if self._stray is not None:
            self._stray = None
            self.rebuild(0)
        elif self._sure:
            self._stay()
        else:
            self._close()

    def _close(self) -> None:
        """The game goes on, without the pads that are still missing."""
        words = closing_words(self.app)
        if words:
            self.app.notice(words)
        self.app.pop()

    def tell(self, why: str) -> None:
        """Something happened while the sheet lies there."""
        self.why = why
        self.rebuild(0)

    def ask_whose(self, pad: int) -> None:
        """A pad without a seat was pressed, and it may be any of the missing ones."""
        self._stray, self._sure = pad, ""
        self.rebuild(0)

    def _seat_stray(self, seat: int) -> None:
        assert self._stray is not None
        self.app.pads.assign(self._stray, seat)
        self._stray = None
        self.tell(seated_words(self.app))

    def _stay(self) -> None:
        self._sure = ""
        self.rebuild(0)

    def _ask_leave(self) -> None:
        self._sure = "leave"
        self.rebuild(0)

    def _ask_new(self) -> None:
        self._sure = "new"
        self.rebuild(0)

    def _lobby(self) -> None:
        self.app.reset(self.app.rooms.title(self.app))
        self.app.push(self.app.rooms.lobby(self.app, self._game))

    def _leave_table(self) -> None:
        self.app.reset(self.app.rooms.title(self.app))

    def _begin_anew(self) -> None:
        assert self._new_game is not None
        self._new_game()

    def _take_back(self) -> None:
        assert self._undo is not None
        why_not = self._undo()
        if why_not is None:
            self._close()
        else:
            current = self.group.current
            if current is not None:
                self.group.refuse(current, why_not)

    def _rules(self) -> None:
        from scenes.shell.rulebook.book import RulesBook

        self.app.push(RulesBook(self.app, self._game, music=None))

    def _options(self) -> None:
        from scenes.shell.options import Options

        self.app.push(Options(self.app))

    # -- as a scene ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        super().update(now_us)
        if self._seen_gate is None:
            held = self.app.pump.held
            # Who was hammering a key when it came by itself must not press a button on it.
            self._seen_gate = Gate.after_race(now_us, held) if self.why else Gate.seen(now_us, held)

    def handle(self, event: Input) -> bool:
        gate = self._seen_gate
        if event.is_press if gate is None else not gate.lets(event):
            return True
        if self._of_a_pad(event):
            return True
        if nav(event) is Nav.MENU:
            return self.navigate(Nav.BACK)
        return super().handle(event)

    def _of_a_pad(self, event: Input) -> bool:
        """What a pad did, where that was all: it took a seat, or somebody must say whose it is."""
        pads = self.app.pads
        if self._stray is not None:
            if event.kind is Kind.PAD_GONE and event.pad == self._stray:
                self._stray = None
                self.rebuild(0)
                return True
            return event.kind is Kind.PAD_DOWN and event.pad != self._stray
        if event.kind is not Kind.PAD_DOWN:
            return False
        if pads.take_vacant(event.pad) is not None:
            self.tell(seated_words(self.app))
            return True
        if not pads.strays(event.pad):
            return False
        self.ask_whose(event.pad)
        return True

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(150)
        count = len(self.group.widgets)
        h, top = self._height(count), self._top(count)
        panel = self.app.art.panel("paper", W_U + 120, h)
        canvas.blit(panel, X_U - 60 - MARGIN, top - MARGIN)
        titles = {"": _("Paused"), "leave": _("Leave the table?"), "new": _("Start over?")}
        title = titles[self._sure] if self._stray is None else _("Whose pad is this?")
        heading(self.app, canvas, title, 960, top + 20, 640)
        if self.why:
            block = self.app.text.block(
                self.why, "body", theme.SMALL_U, theme.INK, W_U, align="center", line_gap=1.1,
                max_lines=3, max_h_u=106,
            )  # fmt: skip
            canvas.blit(block, 960, top + 122, anchor="center")
        self.group.draw(canvas)
        if self.foot():
            color = theme.RED if self.group.saying else theme.INK_SOFT
            line = self.app.text.block(
                self.foot(), "body", theme.SMALL_U, color, W_U + 20, align="center",
                line_gap=1.05, max_lines=2, max_h_u=64,
            )  # fmt: skip
            canvas.blit(line, 960, top + h - 57, anchor="center")
