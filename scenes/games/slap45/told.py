"""Takes in what the game tells, one event after another: from the flip to what came of a card."""

from __future__ import annotations

from game.core.engine import Event
from game.slap45 import events as e
from game.slap45.records import ON_CARD, ON_HIP, Kind
from scenes.games.slap45.finish import finish_of
from scenes.games.slap45.known import KnownStreet
from scenes.games.slap45.shown import Stage
from scenes.kit.app.gate import Gate


class ToldStreet(KnownStreet):
    """Follows the game. Presses of a live card show at once; what came of it goes on film."""

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
                if self.stage is Stage.PLAY and self.roll.turn_lost():
                    self._ask(False, nobody=True)
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
        self.roll.card_settled()
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
        # A lone dealer may deal with the mouse: then the deck must not lie under the sheet.
        deals_alone = self.people == [self.view().dealer]
        self.show.sheet(up=self.winner is not None or deals_alone)

    def hands_home(self) -> None:
        """Hands lie where the game has them now that the card is settled."""
        self.shown.hands = list(self.view().hands)

    def look_again(self) -> None:
        """Somebody died: places, aims and pictures follow."""
        self.presses.look(self.fresh())
        self.shown.hands = list(self.view().hands)
        self._cold = self.picture.warm()

    def _tell_prompt(self) -> None:
        """Who may turn up the next card, into the public log."""
        for seat in self.table.to_act():
            kinds = sorted({move.do for move in self.table.legal(seat)})
            if kinds:
                self.app.log.write("prompt", seat=seat, moves=kinds)
