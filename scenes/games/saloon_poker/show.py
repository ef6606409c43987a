"""How Saloon Poker's events look and sound: each one becomes a stretch of film and a log line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.engine import Event, Seat
from game.high_noon.records import DuelWon
from game.saloon_poker import records as r
from game.saloon_poker.hands import hand_of
from scenes.games.saloon_poker.shown import Banner, Shown
from scenes.games.saloon_poker.words import (
    deciding_positions,
    hand_name,
    making_positions,
    why,
    within,
)
from scenes.kit.draw.banners import coming, going
from scenes.kit.draw.tweens import Call, Read, Tween, Wait
from scenes.kit.text.words import _, join, n_

if TYPE_CHECKING:
    from scenes.games.saloon_poker.scene import SaloonPoker

SHORT_US, LONG_US, EVENT_US = 900_000, 3_200_000, 2_000_000
COUNT_US = 600_000


class Show:
    """Puts events on film for the scene it belongs to."""

    def __init__(self, scene: SaloonPoker) -> None:
        self._scene = scene
        self._film = scene.film
        self._board = scene.board
        self._sound = scene.app.sound

    @property
    def _shown(self) -> Shown:
        return self._scene.shown

    def _name(self, seat: Seat) -> str:
        return self._scene.table.short(seat)

    def event(self, event: Event) -> None:
        """Queue the pictures of one event."""
        match event:
            case r.RoundBegan():
                self._film.add(Call(lambda: self._round(event)))
                if event.round > 1:
                    words = _("{name} rolls first.").format(name=self._name(event.starter))
                    title = _("Round {number}").format(number=event.round)
                    self._banner(Banner(title, words), SHORT_US)
            case r.TurnBegan():
                self._film.add(Call(lambda: self._turn(event.seat)))
            case r.Rolled():
                self._rolled(event)
            case r.Stood():
                self._stood(event)
            case r.WindowOpened():
                self._five(event)
            case r.Accused():
                self._accused(event)
            case r.Passed():
                self._note(_("{name} lets it be.").format(name=self._name(event.seat)))
            case r.WindowClosed():
                self._closed(event)
            case r.DuelCalled():
                self._duel(event)
            case DuelWon():
                pass  # the duel has shown it
            case r.StakeMoved():
                self._stake(event)
            case r.RoundScored():
                self._scored(event)
            case r.GameOver():
                self._over(event)

    # -- turns ---------------------------------------------------------------------------------
    def _round(self, event: r.RoundBegan) -> None:
        shown = self._shown
        shown.round, shown.starter = event.round, event.starter
        shown.hands = [None] * len(shown.hands)
        shown.gold.clear()
        shown.moods.clear()
        self._board.clear()

    def _turn(self, seat: Seat) -> None:
        self._shown.active = seat
        self._board.clear()
        self._sound.play("turn", 0.7)
        self._scene.prompt_changed()

    def _rolled(self, event: r.Rolled) -> None:
        hand = hand_of(event.dice)
        values = [event.dice[i] for i in event.positions]
        start = self._scene.thrower(event.seat)

        def begin() -> None:
            self._sound.play("dice_throw", 0.8)
            self._scene.cursor_home()

        self._film.add(
            Call(begin),
            self._board.throw(event.positions, values, start, self._sound),
            Call(lambda: self._scene.settled(event.dice)),
        )
        name = self._name(event.seat)
        words = _("{name} rolls: {hand}.").format(name=name, hand=within(hand_name(hand)))
        if event.rerolls_left < 2:
            words = n_(
                "{name} rerolls one: {hand}.", "{name} rerolls {count}: {hand}.", len(values)
            )
            words = words.format(name=name, count=len(values), hand=within(hand_name(hand)))
        self._note(words)

    def _stood(self, event: r.Stood) -> None:
        before = self._scene.leading_after(event)

        def sit() -> None:
            self._shown.hands[event.seat] = event.dice
            self._shown.gold = {event.seat: making_positions(event.dice)}
            self._sound.play("die_keep", 0.8)

        words = _("{name} stands on {hand}.") if event.chosen else _("{name} ends on {hand}.")
        name, hand = self._name(event.seat), within(hand_name(hand_of(event.dice)))
        words = words.format(name=name, hand=hand)
        if not event.chosen:
            self._film.add(Call(lambda: self._name_it(True)), Read(900_000))
            self._film.add(Call(lambda: self._name_it(False)))
        self._film.add(Wait(250_000), self._board.take(self._scene.thrower(event.seat)), Call(sit))
        self._note(words)
        if before:
            self._note(before)

    def _name_it(self, on: bool) -> None:
        self._scene.naming = on

    # -- five of a kind ------------------------------------------------------------------------
    def _five(self, event: r.WindowOpened) -> None:
        dice = self._scene.view().hands[event.accused] or ()
        title = hand_name(hand_of(dice)) + "!" if dice else _("Five of a kind!")
        line = _("{name}, that is mighty lucky.").format(name=self._name(event.accused))

        def boom() -> None:
            self._sound.play("fanfare_five")
            self._sound.play("crowd_gasp")
            self._shown.moods[event.accused] = "glad"

        self._film.add(Call(boom))
        self._banner(Banner(title, line, tuple(dice), frozenset(range(5)), event=True), EVENT_US)
        self._film.add(Call(self._scene.window_ready))

    def _accused(self, event: r.Accused) -> None:
        def slap() -> None:
            self._sound.play("accuse")
            self._shown.moods[event.seat] = "sour"

        self._film.add(Call(slap))
        self._note(_("{name} cries cheat!").format(name=self._name(event.seat)))

    def _closed(self, event: r.WindowClosed) -> None:
        self._film.add(Call(lambda: self._scene.window_shut()))
        accused = self._name(event.accused)
        if event.accuser is None:
            self._note(_("Nobody accuses {name}.").format(name=accused))
            return
        accuser = self._name(event.accuser)
        line = _("{accuser} accuses {accused} of cheating.").format(
            accuser=accuser, accused=accused
        )
        if len(event.presses) > 1:
            line = self._dead_heat(event, accuser)
        self._banner(Banner(_("Cheat!"), line), LONG_US if len(event.presses) > 1 else EVENT_US)
        self._note(line)

    def _dead_heat(self, event: r.WindowClosed, accuser: str) -> str:
        """Two accusations too close to call: the one seated nearest clockwise has it."""
        others = join([self._name(seat) for seat, _gap in event.presses if seat != event.accuser])
        gap_ms = max(gap for _seat, gap in event.presses) / 1000
        return _(
            "{gap:.1f} ms between {accuser} and {others}: too close to call. "
            "{accuser} sits nearest on the left and has it."
        ).format(gap=gap_ms, accuser=accuser, others=others)

    # -- duels and scores ----------------------------------------------------------------------
    def _duel(self, event: r.DuelCalled) -> None:
        one, two = (self._name(seat) for seat in event.duellists)
        if event.quarrel is r.Quarrel.TIE:
            line = _("{one} and {two} hold the same five dice.").format(one=one, two=two)
        else:
            line = _("{one} against {two}. The loser leaves the game.").format(one=one, two=two)
        self._film.add(Call(lambda: self._sound.play("gun_cock")))
        self._banner(Banner(_("High Noon"), line), EVENT_US)
        self._film.add(Call(self._scene.duel_ready))

    def _stake(self, event: r.StakeMoved) -> None:
        winner, loser = self._name(event.winner), self._name(event.loser)
        shown = self._shown
        start_w, start_l = 0, 0

        def begin() -> None:
            nonlocal start_w, start_l
            start_w, start_l = shown.scores[event.winner], shown.scores[event.loser]
            shown.hands[event.loser] = None
            shown.out.append(event.loser)
            shown.moods[event.winner] = "glad"
            self._sound.play("crowd_cheer", 0.7)

        def count(part: float) -> None:
            moved = round(event.amount * part)
            shown.scores[event.winner] = start_w + moved
            shown.scores[event.loser] = start_l - moved

        line = n_(
            "{winner} takes the one point; {loser} is out and owes a round.",
            "{winner} takes {count} points; {loser} is out and owes a round.",
            event.amount,
        ).format(winner=winner, loser=loser, count=event.amount)
        if event.amount == 0:
            line = _("{loser} had no points to lose, but is out and owes {winner} a round.")
            line = line.format(winner=winner, loser=loser)
        self._film.add(Call(begin), Tween(COUNT_US, count, "in_out"))
        self._banner(Banner(_("{name} is out").format(name=loser), line), EVENT_US)
        self._note(line)

    def _scored(self, event: r.RoundScored) -> None:
        shown = self._shown
        names = join([self._name(seat) for seat in event.winners])
        best = event.hands[event.winners[0]]
        dice = tuple(best) if best is not None else ()
        line, gold = self._reason(event)
        title = n_("{name} wins {count} point", "{name} wins {count} points", event.points).format(
            name=names, count=event.points
        )
        old: list[int] = []

        def begin() -> None:
            old[:] = shown.scores
            shown.active = None
            for seat in event.winners:
                shown.gold[seat] = gold
                shown.moods[seat] = "glad"
            self._sound.play("fanfare_round")

        def count(part: float) -> None:
            for seat, (a, b) in enumerate(zip(old, event.scores, strict=True)):
                shown.scores[seat] = round(a + (b - a) * part)

        self._film.add(Call(begin))
        self._note(f"{title}. {line}" if line else f"{title}.")
        self._banner(Banner(title, line, dice, gold), LONG_US, beside=lambda: self._count(count))

    def _count(self, count: Callable[[float], None]) -> None:
        self._sound.play("score")
        self._film.beside(Tween(COUNT_US, count, "in_out"))

    def _reason(self, event: r.RoundScored) -> tuple[str, frozenset[int]]:
        """Why the best hand won, and which of its dice decided."""
        best = event.hands[event.winners[0]]
        if best is None:
            return "", frozenset()
        hand = hand_of(best)
        rest = [
            hand_of(dice)
            for seat, dice in enumerate(event.hands)
            if dice is not None and seat not in event.winners
        ]
        second = max(rest, key=lambda other: other.rank, default=None)
        gold = deciding_positions(best, hand, second)
        if len(event.winners) > 1:
            return _("All five dice are equal: shared."), gold
        if second is None:
            return _("{hand}, and nobody left to beat it.").format(hand=hand_name(hand)), gold
        return why(hand, second), gold

    def _over(self, event: r.GameOver) -> None:
        names = join([self._name(seat) for seat in event.winners])

        def cheer() -> None:
            self._sound.play("fanfare_win")
            self._sound.play("crowd_cheer")
            self._shown.active = None

        if event.ending is r.Ending.LAST:
            line = _("The last one left at the table.")
        else:
            target = self._scene.view().target
            line = _("Reached {target} points.").format(target=target)
        title = n_("{name} wins the game!", "{name} win the game!", len(event.winners))
        self._film.add(Call(cheer))
        self._banner(Banner(title.format(name=names), line), LONG_US)
        self._note(title.format(name=names))
        self._film.add(Call(self._scene.game_over))

    # -- small things --------------------------------------------------------------------------
    def _note(self, line: str) -> None:
        self._film.add(Call(lambda: self._shown.log.append(line)))

    def _banner(
        self, banner: Banner, stay_us: int, beside: Callable[[], object] | None = None
    ) -> None:
        self._film.add(coming(self._shown, banner))
        if beside is not None:
            self._film.add(Call(beside))
        self._film.add(Read(stay_us), going(self._shown))
