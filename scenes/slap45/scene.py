"""The Slap .45 Mini table: cards that are raced for, and between them the photo finish.

The game's clock runs while people can press; it stands during pictures and, where no person turns
up the next card, while the photo finish is read. From the flip until the card is settled nothing
moves but the card and what people do, and every press reaches the game by its stamp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

import pygame

from game.controls.gestures import Gesture
from game.core.engine import TABLE, Event, Seat
from game.slap45 import events as e
from game.slap45.records import (
    LIFT,
    ON_CARD,
    ON_HIP,
    Base,
    HandRule,
    Kind,
    Pace,
    Phase,
    SlapView,
)
from scenes.kit import people
from scenes.kit.canvas import Canvas
from scenes.kit.gate import Gate
from scenes.kit.inputs import Input, Nav, PadButton, nav
from scenes.kit.inputs import Kind as InputKind
from scenes.kit.scene import Scene
from scenes.kit.tweens import SPEEDS, Film
from scenes.kit.words import _
from scenes.slap45.finish import Finish, finish_of
from scenes.slap45.mouse import mouse_move
from scenes.slap45.plate import HEAD_U
from scenes.slap45.presses import Doing, Known, Presses, may_flip
from scenes.slap45.show import Show
from scenes.slap45.shown import FEINT_US, TURN_US, Shown, Stage
from scenes.slap45.street import Picture
from scenes.slap45.words import join

if TYPE_CHECKING:
    from scenes.kit.app import App
    from scenes.table import Table

REST_US, OVER_US = 2_400_000, 4_000_000
SAY_US = 2_600_000
LATE_US = 600_000
"""A press that comes so soon after a card was settled was meant for it."""
READY_US = 300_000
LIVE_FRAME_US, TURN_FRAME_US = 100_000, 110_000
WARM_AT_ONCE = 6
SOUNDS = (
    "slap", "shot", "cannon", "hooves", "horse", "heartbeat", "ricochet", "hat_fly", "hat_land",
    "card_snap", "card_deal", "body_fall", "crowd_gasp", "crowd_laugh",
)  # fmt: skip


class SlapStreet(Scene):
    """See the module's docstring."""

    name = "slap45"
    coached = False

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.film = Film()
        self._view: SlapView | None = None
        self.people = table.people(range(table.seats))
        self.presses = Presses(table, self.view())
        self.shown = Shown.of(self.view())
        self.stage = Stage.INTRO
        self.finish: Finish | None = None
        self.last_card: Kind | None = None
        self.winner: Seat | None = None
        self.ready: set[Seat] = set()
        self.bets: dict[Seat, Seat] = {}
        self.now_us = app.now_us
        self.saying = ""
        self.called_off = False
        self.show = Show(self)
        self.picture = Picture(self)
        self._gate = Gate(0)
        self._cold: list[Callable[[], object]] = []
        self._say_until_us = 0
        self._rest_until_us: int | None = None
        self._until_us: int | None = None
        self._idle: set[tuple[Seat, str, int]] = set()
        self._racing = False
        self._beating = False
        self._locked: tuple[Seat, ...] = ()
        self._locked_until_us = 0
        self._going = False
        self._ask_next = False
        self._open_card = False
        self._told = 0
        self._shown_us = self._settled_us = 0
        self._duel: e.DuelBegan | None = None

    # -- what is known -------------------------------------------------------------------------
    def view(self) -> SlapView:
        """What everybody sees; the same until something happens."""
        if self._view is None:
            self._view = cast(SlapView, self.table.view(TABLE))
        return self._view

    def fresh(self) -> SlapView:
        """The view as it is now."""
        self._view = None
        return self.view()

    def locked(self, now_us: int) -> tuple[Seat, ...]:
        """Whose slaps do not count yet."""
        return self._locked if self.live and now_us < self._locked_until_us else ()

    def mood(self, seat: Seat) -> str:
        """How somebody looks at the moment."""
        if seat in self.shown.marked:
            return "sour"
        return "glad" if self.winner == seat and self.stage in (Stage.ENDING, Stage.OVER) else ""

    @staticmethod
    def join(names: Sequence[str]) -> str:
        """Names in a row."""
        return join(names)

    def rumble(self, seat: Seat) -> None:
        """A hit is felt, by whoever holds a pad."""
        pad = self.app.pads.pad_of(seat)
        if pad is not None:
            self.app.pads.rumble(pad, 0.8, 0.5, 320)

    @property
    def waiting(self) -> bool:
        """The table waits for somebody to turn up a card, and nothing moves."""
        quiet = self.stage is Stage.PLAY and self.table.running
        return quiet and not (self.film.moving or self.resting or self._cold)

    def still_key(self) -> object:
        """Changes when something changes that is no hand, pistol or card."""
        aims = tuple(self.presses.aims.items())
        return self._told, aims, tuple(self.bets.items()), self.saying, id(self.finish)

    @property
    def resting(self) -> bool:
        """The photo finish is being read, and nobody has to turn up a card."""
        return self._rest_until_us is not None

    # -- coming and going ----------------------------------------------------------------------
    def enter(self) -> None:
        self.app.sound.music("slap45")
        self.app.sound.preload(SOUNDS)
        wanted = []
        for guest in self.table.guests:
            for mood in ("", "glad", "sour"):
                wanted += people.wanted(guest.looks, guest.level, HEAD_U, mood)
        self.app.art.preload(dict.fromkeys(wanted), lambda _part: None)
        self.resized()
        self.sync()

    def resized(self) -> None:
        self.picture.forget()
        self._cold = self.picture.warm()

    def leave(self) -> None:
        self.table.run(self.now_us, False)
        self._quiet()
        self.app.sound.hush(False)
        self.table.save()

    def pause(self) -> None:
        self.table.run(self.now_us, False)
        self._let_go()

    def resume(self) -> None:
        self.app.sound.music("slap45")
        self._shut(READY_US)
        self._cold = self.picture.warm()
        if self.stage is Stage.PLAY:
            self._ask(self.called_off)

    def sync(self) -> None:
        """Show the game as it stands: at its start, or gone on with in the middle."""
        if self.table.session.live:
            self.table.call_off("resume")
        view = self.fresh()
        result = self.table.result()
        self.shown = Shown.of(view)
        self.presses.look(view)
        self.last_card = view.last.card if view.last is not None else None
        if result is not None:
            self.winner = result.winners[0]
            self._end()
            return
        begun = view.last is not None
        if not begun:
            self.show.intro()
            if self.shown.duel:
                self.show.duel(self.shown.living[0], self.shown.living[1], None)
        self.stage = Stage.INTRO
        self._ask_next = begun and bool(self.people)

    # -- from stage to stage -------------------------------------------------------------------
    def _play_on(self) -> None:
        self.stage = Stage.PLAY
        self.called_off = False
        self._let_go()
        self._gate_now()
        if self.shown.duel:
            self._hush()
        self._tell_prompt()

    def _ask(self, called_off: bool) -> None:
        """Everybody says when: after a pause, or when a card was called off."""
        if not self.people:
            self._play_on()
            return
        self.stage = Stage.ASK
        self.called_off = called_off
        self.ready.clear()
        self._quiet()
        self._shut(READY_US)
        self.app.sound.hush(False)
        self.app.log.write("prompt", seats=list(self.people), moves=["ready"])

    def _tell_prompt(self) -> None:
        """Who may turn up the next card, into the public log."""
        for seat in self.table.to_act():
            kinds = sorted({move.do for move in self.table.legal(seat)})
            if kinds:
                self.app.log.write("prompt", seat=seat, moves=kinds)

    def _end(self) -> None:
        assert self.winner is not None
        self.stage = Stage.ENDING
        self.show.ending(self.winner)

    def _go(self) -> None:
        """On to the results."""
        if self._going:
            return
        self._going = True
        self.table.run(self.now_us, False)
        from scenes.shell.results import Results

        self.app.replace(Results(self.app, self.table))

    # -- every turn ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        self.now_us = now_us
        self.film.speed = SPEEDS[self.app.settings.speed]
        self.film.update(now_us)
        if not self.live and self.app.art.ready:
            for _i in range(min(WARM_AT_ONCE, len(self._cold))):
                self._cold.pop(0)()
        self.table.run(now_us, self._runs())
        self.table.update(now_us)
        self.take()
        self.film.update(now_us)
        if self.saying and now_us >= self._say_until_us:
            self.saying = ""
        self._turn_back(now_us)
        self._on_time(now_us)

    def _runs(self) -> bool:
        """Whether the game's clock runs."""
        if self.stage is not Stage.PLAY or self.film.busy:
            return False
        return self._racing or not (self._cold or self.resting)

    def _on_time(self, now_us: int) -> None:
        if self._rest_until_us is not None and now_us >= self._rest_until_us:
            self._rest_until_us = None
            self._tell_prompt()
        if self.film.busy:
            return
        match self.stage:
            case Stage.INTRO if self._ask_next:
                self._ask_next = False
                self._ask(False)
            case Stage.INTRO:
                self._play_on()
            case Stage.SHOW if self.winner is not None:
                self._end()
            case Stage.SHOW:
                self._next()
            case Stage.ENDING:
                self.stage = Stage.OVER
                self._until_us = now_us + OVER_US * (2 if self.app.settings.long_timers else 1)
                self._shut(READY_US)
            case Stage.OVER if self._until_us is not None and now_us >= self._until_us:
                self._go()

    def _next(self) -> None:
        """The pictures of a card are through: on to the next one."""
        self.stage = Stage.PLAY
        view = self.fresh()
        self.shown.flipper, self.shown.dealer = view.flipper, view.dealer
        if not self._person_is_asked(view):
            rest_us = REST_US * (2 if self.app.settings.long_timers else 1)
            speed = SPEEDS[self.app.settings.speed]
            self._rest_until_us = self.now_us + round(rest_us / speed if speed else rest_us / 6)
        else:
            self._tell_prompt()
        if self.shown.duel:
            self._hush()

    def _person_is_asked(self, view: SlapView) -> bool:
        """Whether a person turns up the next card, and so says when to go on."""
        if view.phase is Phase.DUEL_READY:
            return view.dealer in self.people
        return view.pace is Pace.MANUAL and view.flipper in self.people

    def _turn_back(self, now_us: int) -> None:
        """A feint: the card goes back, no sooner than every card has shown."""
        turning = self.shown.turning_us
        if turning is not None and not self._racing and now_us - turning >= FEINT_US:
            self.shown.turning_us = None
            self.app.sound.play("card_deal", 0.6)

    def wake_us(self) -> int | None:
        turning = self.shown.turning_us
        if turning is not None:
            moving = self.now_us - turning < TURN_US and not self.app.settings.reduced_motion
            return 0 if moving or self.film.moving else self.now_us + TURN_FRAME_US
        if self.live:
            return self.now_us + LIVE_FRAME_US
        if self.film.moving or self._cold or self._runs() != self.table.running:
            return 0
        times = [
            self.table.due_us() if self.table.running else None,
            self._until_us,
            self._rest_until_us,
            self._say_until_us if self.saying else None,
        ]
        return min((t for t in times if t is not None), default=None)

    def aim_us(self) -> int | None:
        return self.table.due_us() if self._racing and self.table.running else None

    @property
    def live(self) -> bool:
        return self._racing

    def call_off(self, why: str) -> None:
        """The card that is on never happened; the next one waits for everybody."""
        if not self._racing:
            return
        self.table.call_off(why)
        self._racing = False
        self._locked = ()
        self._idle.clear()
        view = self.fresh()
        self.shown.turning_us = self.shown.card = None
        self.shown.sheet_up = False
        self.shown.hands = list(view.hands)
        self.shown.flipper, self.shown.dealer = view.flipper, view.dealer
        self.presses.look(view)
        self.presses.lost_grip()
        self._ask(True)

    # -- what the game tells -------------------------------------------------------------------
    def take(self) -> None:
        """Take in what happened."""
        if not self.table.pending:
            return
        self._view = None
        self._told += 1
        while self.table.pending:
            self._event(self.table.pending.popleft())
        if self._open_card:
            self._close_card()

    def _event(self, event: Event) -> None:
        shown = self.shown
        match event:
            case e.Flipping() | e.Dealt():
                self._turn(event.at_us)
                self._racing = True
            case e.Feinted():
                self._turn(event.at_us)
            case e.CardShown():
                self._shows(event)
            case e.Slapped():
                shown.hands[event.seat] = ON_CARD
                self.app.sound.play("slap", 1.0, self.show.pan(event.seat))
            case e.Moved():
                shown.hands[event.seat] = event.base
                self.app.sound.play("slap", 0.6, self.show.pan(event.seat))
            case e.Lifted():
                shown.hands[event.seat] = ON_HIP
            case e.Pointed():
                self.presses.aims[event.seat] = event.target
            case e.NoEffect():
                self._idle.add((event.seat, event.press, event.at_us))
            case _:
                self._after(event)

    def _after(self, event: Event) -> None:
        """What comes with the end of a card."""
        match event:
            case e.Settled():
                self._settled(event)
            case e.MemberLost():
                self.show.lost(event.seat, event.left)
            case e.Died():
                self.show.died(event.seat)
            case e.BaseRemoved():
                self.show.base_gone(event.base)
            case e.DuelBegan():
                self.bets = {s: bet for s, bet in self.bets.items() if bet in event.duellists}
                self._duel = event
            case e.AnyoneFlips():
                self._tell_prompt()
            case e.GameOver():
                self.winner = event.winners[0]

    def _turn(self, game_us: int) -> None:
        """A card is turned up, or seems to be: the same in every way."""
        app_us = self.table.app_us(game_us)
        self.shown.turning_us = self.now_us if app_us is None else app_us
        self.shown.card = None
        self.shown.sheet_up = True
        self.shown.marked = frozenset()
        self.app.sound.play("card_snap", 0.7)
        self._hush()

    def _shows(self, event: e.CardShown) -> None:
        shown = self.shown
        shown.turning_us = None
        shown.sheet = 0.0
        shown.card, shown.card_away = event.card, 0.0
        self.last_card = event.card
        if event.card is Kind.MOVE:
            shown.hands = [ON_HIP] * len(shown.hands)
        self._locked = event.locked
        due_us = self.table.app_us(event.at_us)
        self._shown_us = due_us if due_us is not None else self.now_us
        locked_us = self.table.app_us(event.locked_until_us)
        self._locked_until_us = locked_us if locked_us is not None else 0
        self.app.log.write("card", kind=event.card.value, due_us=due_us, shown_us=self.app.now_us)

    def _settled(self, event: e.Settled) -> None:
        view = self.view()
        lanes = [s for s in range(self.table.seats) if s in self.shown.living]
        names = [guest.name for guest in self.table.guests]
        self.finish = finish_of(
            event.last, event.finish, names, lanes, self.presses.known, frozenset(self._idle),
            (view.together_us, view.window_us),
        )  # fmt: skip
        self._idle.clear()
        self._racing = False
        self._locked = ()
        self.stage = Stage.SHOW
        self._gate = Gate.after_race(self.app.now_us, self.app.pump.held)
        self._open_card = True
        self._settled_us = self.app.now_us
        self._quiet()
        self.show.settled(self.finish)

    def _close_card(self) -> None:
        """Everything that came of a card has been told: away with it, and the sheet comes."""
        self._open_card = False
        if len(self.view().dead) > len(self.shown.stones):
            self.show.bases_slide()
        self.show.card_away()
        if self._duel is not None:
            self.show.duel(*self._duel.duellists, self._duel.dealer)
            self._duel = None
        self.show.sheet(up=self.winner is not None)

    def hands_home(self) -> None:
        """Hands lie where the game has them now that the card is settled."""
        self.shown.hands = list(self.view().hands)

    def look_again(self) -> None:
        """Somebody died: places, aims and pictures follow."""
        self.presses.look(self.fresh())
        self.shown.hands = list(self.view().hands)
        self._cold = self.picture.warm()

    def _hush(self) -> None:
        if not self._beating:
            self._beating = True
            self.app.sound.hush(True)
            self.app.sound.loop("heartbeat")

    def _quiet(self) -> None:
        if self._beating:
            self._beating = False
            self.app.sound.stop("heartbeat", 60)
            self.app.sound.hush(False)

    # -- input ---------------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        press = event.is_press
        if event.kind in (InputKind.KEY_UP, InputKind.PAD_UP):
            self._gate.lets(event)
            return self._release(event)
        if press and self.table.running:
            # What is due by the stamp of the press comes first.
            self.table.update(event.at_us)
            self.take()
        if self._racing:
            return press and self._live_press(event)
        if press and self.stage is Stage.SHOW:
            self._too_late(event)
        if not self._gate.lets(event):
            return True
        if not press:
            return False
        if self.app.notices:
            self.app.notices.pop(0)
        return self._shell(event) or self._press(event)

    def _too_late(self, event: Input) -> None:
        """A press just after all was settled: shown beside the others, though it counts nothing."""
        doing = self.presses.doing(event)
        soon = event.at_us - self._settled_us <= LATE_US
        if self.finish is None or doing is None or doing.seat not in self.people or not soon:
            return
        what = self.presses.asked(doing, self.view())
        if what is not None:
            known = Known(event.late_us, event.batch)
            after_us = event.at_us - self._shown_us
            self.finish = self.finish.with_late(doing.seat, what, after_us, known)

    def _live_press(self, event: Input) -> bool:
        doing = self.presses.doing(event)
        if doing is not None or event.kind is InputKind.MOUSE_DOWN:
            return self._make(doing, event)
        if leaves(event):
            self.call_off("pause")
            self.open_pause()
            return True
        return False

    def _press(self, event: Input) -> bool:
        if self.film.busy:
            self.film.skip()
            return True
        match self.stage:
            case Stage.ASK:
                return self._answer(event)
            case Stage.OVER:
                self._go()
                return True
            case Stage.PLAY if self.resting:
                self._rest_until_us = None
                self._tell_prompt()
                return True
            case Stage.PLAY:
                return self._make(self.presses.doing(event), event)
        return False

    def _make(self, doing: Doing | None, event: Input) -> bool:
        """A press into the game, at its stamp."""
        view = self.view()
        if doing is None:
            found = mouse_move(self, event, view)
            if found is None:
                return False
            seat, move = found
        else:
            seat = doing.seat
            if seat not in self.people:
                return False
            if not view.lives(seat) and self._haunt(doing, view):
                return True
            asked = self.presses.move_of(doing, view)
            if asked is None:
                if doing.gesture is Gesture.AIM and not self._racing:
                    self.app.sound.play("hover", 0.6)
                return True
            move = asked
        game_us = max(self.table.game_us(event.at_us), self.table.session.now_us)
        self.presses.note(seat, move, game_us, event)
        if isinstance(move, Base):
            self.presses.took(event, seat)
        if not self.table.play(seat, move, event):
            return False
        self.take()
        return True

    def _release(self, event: Input) -> bool:
        """A key that held a hand on its base was let go."""
        seat = self.presses.released(event)
        view = self.view()
        if seat is None or view.hand_rule is not HandRule.HOLD:
            return False
        if self.table.running:
            self.table.update(event.at_us)
            self.take()
        return self._lift(seat, event)

    def _lift(self, seat: Seat, event: Input | None) -> bool:
        view = self.fresh()
        if not view.lives(seat) or view.hands[seat] < 0 or self.table.result() is not None:
            return False
        if event is not None:
            game_us = max(self.table.game_us(event.at_us), self.table.session.now_us)
            self.presses.note(seat, LIFT, game_us, event)
        self.table.play(seat, LIFT, event)
        self.take()
        return True

    def _let_go(self) -> None:
        """Everything held counts as let go: hands that hold come off their bases."""
        self.presses.lost_grip()
        if self.view().hand_rule is HandRule.HOLD:
            for seat in self.people:
                self._lift(seat, None)

    def _haunt(self, doing: Doing, view: SlapView) -> bool:
        """The dead bet on who will be left, unless they deal."""
        if doing.seat == view.dealer and view.phase in (Phase.DUEL_READY, Phase.FLIPPING):
            return False
        if self._racing:
            return True
        living = self.presses.places.living
        now = self.bets.get(doing.seat)
        at = living.index(now) + 1 if now in living else 0
        self.bets[doing.seat] = living[at % len(living)]
        self.app.sound.play("coin", 0.6)
        return True

    def _answer(self, event: Input) -> bool:
        """Ready? A key of one's own answers for each; a key of nobody's, or Enter, for all."""
        doing = self.presses.doing(event)
        if doing is not None:
            if doing.seat in self.people:
                self.ready.add(doing.seat)
                self.app.sound.play("join", 0.7)
        elif nav(event) is Nav.CONFIRM or event.kind is InputKind.MOUSE_DOWN:
            self.ready.update(self.people)
        else:
            return False
        if self.ready.issuperset(self.people):
            self._play_on()
        return True

    def _shell(self, event: Input) -> bool:
        """Pause and taking back: the same at every moment but a live one."""
        cover = event.kind is InputKind.PAD_DOWN and event.button == PadButton.EAST
        clicked = event.kind is InputKind.MOUSE_DOWN and self.picture.on_pause(event)
        if (nav(event) in (Nav.BACK, Nav.MENU) and not cover) or clicked:
            self.open_pause()
            return True
        key = event.scancode if event.kind is InputKind.KEY_DOWN else 0
        if key == pygame.KSCAN_BACKSPACE:
            self.say(self.no_undo())
            self.app.sound.play("refuse")
            return True
        return False

    def open_pause(self, why: str = "") -> None:
        """Stop the game; `why` when nobody asked for it."""
        from scenes.shell.pause import Pause

        self.app.push(Pause(self.app, self.table.key, why, self.no_undo))

    @staticmethod
    def no_undo() -> str:
        """Why nothing is taken back here."""
        return _("Nobody takes a slap back: no undo on Main Street.")

    def say(self, words: str) -> None:
        """A short line for a while."""
        self.saying, self._say_until_us = words, self.now_us + SAY_US

    def _gate_now(self) -> None:
        self._gate = Gate(self.app.now_us, self.app.pump.held)

    def _shut(self, for_us: int) -> None:
        """What was pressed before now must not answer what is asked from now on."""
        self._gate = Gate(self.app.now_us + for_us, self.app.pump.held)

    def coach(self, canvas: Canvas) -> None:
        """Draw what somebody who teaches has to say, in place of what the table waits for."""

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, self.now_us)


def leaves(event: Input) -> bool:
    """True for the presses that stop a live card: Esc, and a pad's start button."""
    if event.kind is InputKind.KEY_DOWN:
        return event.scancode in (pygame.KSCAN_ESCAPE, pygame.KSCAN_AC_BACK)
    return event.kind is InputKind.PAD_DOWN and event.button == PadButton.START


__all__ = ["SlapStreet", "may_flip"]
