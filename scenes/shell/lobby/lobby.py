"""The lobby: press a key of a free patch, a pad's bottom button, or click a chair, and you sit.

Zone keys, arrows with Enter, the mouse and pads never get in one another's way: no patch has an
arrow, Enter, Space or Esc. Pressing one's own keys makes one's card hop, so that everybody finds
themselves and their keys, however the patches moved when somebody joined.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.controls.zones import Zone
from game.core.options import OptionValue
from game.core.registry import GAMES
from scenes.games import TABLES
from scenes.kit.app.controls import zones_in_force
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.input.inputs import Input, Kind, PadButton, nav
from scenes.kit.page.headings import heading
from scenes.kit.page.page import Page
from scenes.kit.text.words import _, n_
from scenes.kit.widgets import Button, Choice, Widget
from scenes.shell.lobby.cards import BotButton, CardState, SeatCard
from scenes.shell.lobby.keys import draw_keyboard
from scenes.shell.lobby.memory import Memory
from scenes.shell.lobby.open import open_table
from scenes.shell.lobby.options import changed, chosen
from scenes.shell.lobby.party import Party
from scenes.shell.lobby.saved_game import saved_game
from scenes.shell.lobby.words import level_line, level_name, starter_label, who_line
from scenes.table.sitter import Sitter

if TYPE_CHECKING:
    from scenes.kit.app.app import App

LEFT_U, RIGHT_U, GAP_U = 40.0, 1880.0, 16.0
CARDS_TOP_U, CARDS_BOTTOM_U = 134.0, 644.0
KEYS_X_U, KEYS_Y_U, KEYS_W_U, KEYS_H_U = 40.0, 660.0, 1124.0, 336.0
SIDE_X_U, SIDE_W_U = 1180.0, 700.0
QUICK_BOTS = ("middle", "easy", "hard")
FILLING_BOT = "middle"
LOT = -1


class Lobby(Page):
    """Sits people down for the game `key`; `sitters` are already there (from the results)."""

    name = "lobby"
    picture = "lobby"

    def __init__(self, app: App, key: str, sitters: Sequence[Sitter] = ()) -> None:
        super().__init__(app)
        self.key = key
        self.info = GAMES[key]
        self.memory = Memory(app)
        self.picks: dict[str, OptionValue] = self.memory.picks(key)
        most = self.info.players[-1]
        self.party = Party(most, self.patches, list(sitters)[:most])
        self.first: Sitter | None = None
        self._bounced: dict[Sitter, int] = {}
        self._down: set[int] = set()
        self._lies_saved = False

    # -- what a lobby is made of ---------------------------------------------------------------
    @property
    def chairs(self) -> int:
        return self.party.most

    def patches(self, count: int) -> tuple[Zone, ...]:
        """The patches for so many at the keyboard, as the table will hand them out."""
        return zones_in_force(self.app, count)

    @property
    def has_starter(self) -> bool:
        """Whether it matters who is first; in a duel it does not."""
        return self.info.players[-1] > 2

    def build(self) -> list[Widget]:
        cards = [self._card(i) for i in range(self.chairs)]
        back = Button(
            _("Back"), LEFT_U, 30, 210, 74, self.back, icon="icons/arrow_left", size_u=32,
            help=_("Back to the title. The chairs are remembered once a game has begun."),
        )  # fmt: skip
        rules = Button(
            _("Rules"), RIGHT_U - 210, 30, 210, 74, self._book, icon="icons/book", size_u=32,
            help=_("How to play, with pictures."),
        )  # fmt: skip
        keys = Button(
            _("Keys"), RIGHT_U - 436, 30, 210, 74, self._keys, icon="icons/keycap", size_u=32,
            help=_("Change single keys, or find out what this keyboard can report."),
        )  # fmt: skip
        return [back, keys, rules, *cards, *self._side()]

    def _card(self, i: int) -> SeatCard:
        columns = 2 if self.chairs == 2 else 4
        rows = (self.chairs + columns - 1) // columns
        left, right = (LEFT_U, RIGHT_U) if columns == 4 else (250.0, 1670.0)
        gap = GAP_U if columns == 4 else 120.0
        w = (right - left - (columns - 1) * gap) / columns
        h = (CARDS_BOTTOM_U - CARDS_TOP_U - (rows - 1) * GAP_U) / rows
        x, y = left + i % columns * (w + gap), CARDS_TOP_U + i // columns * (h + GAP_U)
        sitter = self._at(i)
        if sitter is None:
            words = _("An empty chair: Enter or a click takes it, with the next free keys.")
        else:
            words = _("{name}: Enter or a click for name, looks and chair; Backspace gets up.")
            words = words.format(name=sitter.name)
        return SeatCard(x, y, w, h, lambda: self._state(i), lambda: self._use_chair(i), words)

    def _side(self) -> list[Widget]:
        """The column at the lower right: bots, who starts, house rules, and the way to play."""
        each = (SIDE_W_U - 2 * 14) / 3
        full = _("Every chair is taken.")
        bots: list[Widget] = [
            BotButton(
                level_name(level), SIDE_X_U + i * (each + 14), 660, each, 72,
                partial(self._add_bot, level), icon=f"badges/bot_{level}", size_u=28,
                role="body", enabled=not self.party.full, why_not=full,
                help=_("Add a bot. {line}").format(line=level_line(self.key, level)),
            )
            for i, level in enumerate(self.info.levels)
        ]  # fmt: skip
        rows: list[Widget] = []
        if self.has_starter:
            lot = _("Moustache contest") if TABLES[self.key].starter else _("Drawn by lot")
            choices: list[tuple[object, str]] = [(LOT, lot)]
            choices += [(i, sitter.name) for i, sitter in enumerate(self.party.sitters)]
            now = self._first_seat()
            starts = Choice(
                starter_label(self.key), SIDE_X_U, 748, SIDE_W_U, choices, now, self._set_first,
                help=_("Drawn by lot: everyone rolls a die here, in plain view."),
            )  # fmt: skip
            starts.label_part = 0.36
            rows.append(starts)
        rules_y = 826.0 if self.has_starter else 762.0
        rows.append(
            Button(
                _("House rules"), SIDE_X_U, rules_y, SIDE_W_U, 72, self._house_rules,
                icon="icons/gear", size_u=34, help=self._rules_line(),
            )
        )  # fmt: skip
        start = self._start_button(rules_y + 88)
        return [*bots, *rows, start]

    def _start_button(self, y: float) -> Button:
        h = 996.0 - y
        if not self.party.sitters:
            remembered = self.memory.party(self.key)
            if remembered:
                names = ", ".join(sitter.name for sitter in remembered)
                return Button(
                    _("As last time"), SIDE_X_U, y, SIDE_W_U, h, self.sit_as_before,
                    icon="icons/hourglass", size_u=42, help=names,
                )  # fmt: skip
            return Button(
                _("Me and some bots"), SIDE_X_U, y, SIDE_W_U, h, self.sit_quickly,
                icon="icons/play", size_u=42,
                help=_("You at the left of the keyboard, bots in the other chairs."),
            )  # fmt: skip
        if len(self.party.sitters) < self.info.players[0]:
            return Button(
                _("Fill up with bots"), SIDE_X_U, y, SIDE_W_U, h, self.fill_up,
                icon="badges/bot_middle", size_u=40, help=self.trouble() or "",
            )  # fmt: skip
        trouble = self.trouble()
        return Button(
            _("Start"), SIDE_X_U, y, SIDE_W_U, h, self.start, icon="icons/play", size_u=46,
            enabled=trouble is None, why_not=trouble or "", help=self._start_line(),
        )  # fmt: skip

    def _start_line(self) -> str:
        if trouble := self.trouble():
            return trouble
        levels = [sitter.level for sitter in self.party.sitters]
        if self._lies_saved:
            given_up = _("This abandons the saved game.")
            return f"{who_line(levels)} {given_up}"
        return who_line(levels)

    def _rules_line(self) -> str:
        differs = changed(self.key, self.picks, self.app.settings.long_timers)
        if not differs:
            return _("Standard rules. Change what you like; each rule has a one-line explanation.")
        return " · ".join(differs)

    # -- as a scene ----------------------------------------------------------------------------
    def enter(self) -> None:
        self._lies_saved = saved_game(self.app) is not None
        self.app.pads.clear_seats()
        super().enter()
        self.group.set_focus(len(self.group.widgets) - 1, quiet=True)

    def resume(self) -> None:
        self._down.clear()
        super().resume()

    def back(self) -> None:
        if len(self.app.stack) > 1:
            self.app.pop()
        else:
            self.app.reset(self.app.rooms.title(self.app))

    def handle(self, event: Input) -> bool:
        if event.kind is Kind.LAYOUT:
            self.rebuild()
            return True
        if self.put_away(event) or self.join(event):
            return True
        if (
            event.kind is Kind.KEY_DOWN
            and event.scancode == pygame.KSCAN_BACKSPACE
            and isinstance(self.group.current, SeatCard)
        ):
            return self._get_up()
        return self.group.handle(event)

    # -- joining -------------------------------------------------------------------------------
    def join(self, event: Input) -> bool:
        """Zone keys and pads: sit down, or find oneself. True when that is what the press was."""
        match event.kind:
            case Kind.KEY_DOWN:
                return nav(event) is None and self._key(event)
            case Kind.KEY_UP:
                self._down.discard(event.scancode)
                return False
            case Kind.FOCUS_LOST:
                self._down.clear()
                return False
            case Kind.PAD_DOWN:
                return self._pad(event)
            case Kind.PAD_GONE:
                return self._pad_gone(event.pad)
            case _:
                return False

    def _key(self, event: Input) -> bool:
        code = event.scancode
        self._down.add(code)
        owner = self.party.owner(code)
        if owner is not None:
            self.bounce(self.party.sitters[owner], event.at_us)
            return True
        free = self.party.free_keys()
        if code in free:
            self._sat(self.party.sit(rank=free[code]), event.at_us)
            return True
        if any(code in zone.scancodes for n in range(1, 9) for zone in self.patches(n)):
            words = (
                _("Every chair is taken.")
                if self.party.full
                else _("Nobody's key just now: the glowing ones are free.")
            )
            self.group.say(words)
            self.app.sound.play("refuse", 0.5)
            return True
        return False

    def _pad(self, event: Input) -> bool:
        at = self.party.with_pad(event.pad)
        if at is not None:
            if nav(event) is None:
                self.bounce(self.party.sitters[at], event.at_us)
                return True
            return False
        if event.button != PadButton.SOUTH:
            return False
        sitter = self.party.take_pad(event.pad)
        if sitter is None:
            if self.party.full:
                return False
            sitter = self.party.sit(pad=event.pad)
        self._sat(sitter, event.at_us)
        return True

    def _pad_gone(self, pad: int) -> bool:
        sitter = self.party.lose_pad(pad)
        if sitter is None:
            return False
        self.rebuild()
        self.group.say(
            _("{name}'s pad was unplugged: use keys until a pad is pressed.").format(
                name=sitter.name
            )
        )
        return True

    def _sat(self, sitter: Sitter, at_us: int) -> None:
        self.app.sound.play("join")
        self._bounced[sitter] = at_us
        self.rebuild()

    def bounce(self, sitter: Sitter, at_us: int) -> None:
        """Let a card hop: its owner pressed."""
        self._bounced[sitter] = at_us
        self.app.sound.play("spurs_step", 0.6)

    def _use_chair(self, i: int) -> None:
        sitter = self._at(i)
        if sitter is None:
            self._sat(self.party.sit(), self.app.now_us)
            return
        from scenes.shell.lobby.seat import SeatSheet

        self.app.push(SeatSheet(self.app, self, sitter))

    def _get_up(self) -> bool:
        """Backspace on a card: whoever sits there leaves."""
        cards = [w for w in self.group.widgets if isinstance(w, SeatCard)]
        current = self.group.current
        sitter = self._at(cards.index(current)) if isinstance(current, SeatCard) else None
        if sitter is None:
            return False
        self.remove(sitter)
        return True

    def remove(self, sitter: Sitter) -> None:
        """Somebody leaves the table."""
        self.party.leave(sitter)
        self._bounced.pop(sitter, None)
        self.app.sound.play("leave")
        self.rebuild()

    def _add_bot(self, level: str) -> None:
        self._sat(self.party.add_bot(level), self.app.now_us)

    def sit_as_before(self) -> None:
        """Everybody of last time sits down again."""
        self.party.sitters = self.memory.party(self.key, self.app.pads.plugged)
        for i, sitter in enumerate(self.party.sitters):
            self._bounced[sitter] = self.app.now_us + i * 60_000
        self.app.sound.play("join")
        self.rebuild()

    def sit_quickly(self) -> None:
        """One person and bots, for a first game."""
        self._sat(self.party.sit(), self.app.now_us)
        for i, level in enumerate(QUICK_BOTS[: min(3, self.chairs - 1)]):
            self._bounced[self.party.add_bot(level)] = self.app.now_us + (i + 1) * 60_000
        self.rebuild()

    def fill_up(self) -> None:
        """Bots on as many chairs as the game needs."""
        missing = self.info.players[0] - len(self.party.sitters)
        for i in range(missing):
            self._bounced[self.party.add_bot(FILLING_BOT)] = self.app.now_us + i * 60_000
        self.app.sound.play("join")
        self.rebuild()

    # -- going on ------------------------------------------------------------------------------
    def trouble(self) -> str | None:
        """Why the game cannot begin; None if it can."""
        least = self.info.players[0]
        if len(self.party.sitters) < least:
            return n_(
                "{game} needs at least {count} player.",
                "{game} needs at least {count} players.",
                least,
            ).format(game=_(TABLES[self.key].title), count=least)
        for sitter in self.party.sitters:
            trouble = self.party.trouble_with(sitter, sitter.name)
            if trouble is not None:
                return trouble
        return None

    def start(self) -> None:
        """Everybody sits: draw the lot if wanted, then to the table."""
        trouble = self.trouble()
        if trouble is not None:
            self.group.say(trouble)
            return
        if not self.has_starter:
            self.open(0)
        elif self._first_seat() != LOT:
            self.open(self._first_seat())
        else:
            from scenes.shell.lobby.lot import Lot

            game = TABLES[self.key]
            find = game.starter or partial(Lot, deals=game.deals)
            lot = find(self.app, self.party.sitters, self.open)
            if lot is not None:
                self.app.push(lot)
            else:
                self.open(0)

    def open(self, first: int) -> None:
        """To the table; the party and its rules are remembered."""
        self.memory.keep(self.key, self.party, self.picks)
        options = chosen(self.key, self.picks, self.app.settings.long_timers)
        pads = {i: s.pad for i, s in enumerate(self.party.sitters) if s.pad is not None}
        table = open_table(self.app, self.key, self.party.chairs(), options, first, pads)
        offer = TABLES[self.key].offer
        if offer is not None:
            offer(self.app, table)

    def _set_first(self, value: object) -> None:
        self.first = self._at(value) if isinstance(value, int) else None

    def _first_seat(self) -> int:
        """The chair that starts, or LOT; who got up meanwhile starts nothing."""
        sitters = self.party.sitters
        return next((i for i, sitter in enumerate(sitters) if sitter is self.first), LOT)

    def _house_rules(self) -> None:
        from scenes.shell.lobby.rules import HouseRules

        self.app.push(HouseRules(self.app, self))

    def _keys(self) -> None:
        from scenes.shell.keys.page import KeysPage

        keyed = self.party.keyed
        colours = [sitter.looks.colour for sitter in keyed]
        self.app.push(KeysPage(self.app, len(keyed) or 2, colours))

    def _book(self) -> None:
        from scenes.shell.rulebook.book import RulesBook

        self.app.push(RulesBook(self.app, self.key))

    def _at(self, i: int) -> Sitter | None:
        return self.party.sitters[i] if 0 <= i < len(self.party.sitters) else None

    # -- the picture ---------------------------------------------------------------------------
    def keys_of(self, sitter: Sitter) -> tuple[int, ...]:
        """The sitter's patch, in the order in which it lies on the keyboard."""
        zone = self.party.zones().get(self.party.sitters.index(sitter))
        return tuple(code for _g, code in zone.keys) if zone is not None else ()

    def bounced_us(self, sitter: Sitter) -> int | None:
        """When the sitter's card last hopped."""
        return self._bounced.get(sitter)

    @property
    def down(self) -> frozenset[int]:
        """Keys that are held at the moment."""
        return frozenset(self._down)

    def _state(self, i: int) -> CardState:
        sitter = self._at(i)
        if sitter is None:
            following = i == len(self.party.sitters)
            return CardState(self.key, None, self._next_keys() if following else (), following)
        return CardState(
            self.key,
            sitter,
            self.keys_of(sitter),
            pad_name=self.app.pads.name(sitter.pad) if sitter.pad is not None else "",
            starts=sitter is self.first,
            bounced_us=self._bounced.get(sitter),
            still=self.app.settings.reduced_motion,
            down=self.down,
        )

    def _next_keys(self) -> tuple[int, ...]:
        """The free patch a newcomer would have."""
        rank = self.party.easiest_rank()
        zone = self.patches(len(self.party.keyed) + 1)[rank]
        return tuple(code for _g, code in zone.keys)

    def update(self, now_us: int) -> None:
        self.app.text.keep_apart(sitter.name for sitter in self.party.sitters)
        super().update(now_us)

    def draw_under(self, canvas: Canvas) -> None:
        heading(self.app, canvas, _(TABLES[self.key].title), 960, 72, 760)
        if self.chairs == 2:
            self._draw_versus(canvas)
        self.draw_keys(canvas)

    def _draw_versus(self, canvas: Canvas) -> None:
        pistol = self.app.art.svg("icons/pistol", 96)
        canvas.blit(pistol, 960, (CARDS_TOP_U + CARDS_BOTTOM_U) / 2, anchor="center")

    def draw_keys(self, canvas: Canvas) -> None:
        """The keyboard with everybody's patch on it."""
        panel = self.app.art.panel("dark", KEYS_W_U, KEYS_H_U)
        canvas.blit(panel, KEYS_X_U - MARGIN, KEYS_Y_U - MARGIN)
        free = self.party.free_keys()
        words = (
            _("Press a glowing key to sit down. Press one of yours and your card hops.")
            if free
            else _("Press one of your keys and your card hops.")
        )
        line = self.app.text.line(words, "body", theme.SMALL_U, theme.CREAM, max_w_u=KEYS_W_U - 48)
        canvas.blit(line, KEYS_X_U + KEYS_W_U / 2, KEYS_Y_U + 38, anchor="center")
        colours: Mapping[int, int] = {
            i: sitter.looks.colour for i, sitter in enumerate(self.party.sitters)
        }
        draw_keyboard(
            canvas, self.app, KEYS_X_U + 16, KEYS_Y_U + 76, KEYS_W_U - 32, self.party.zones(),
            colours, free, self._down,
        )  # fmt: skip
