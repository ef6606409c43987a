"""Betting as it looks and sounds: answers on the plates, chips that slide, hands thrown away."""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine import Event, Seat
from game.monster_gunslingers import events as e
from game.monster_gunslingers.records import Phase
from scenes.games.monster_gunslingers.cards import BACK
from scenes.games.monster_gunslingers.motion import Motion
from scenes.games.monster_gunslingers.shown import Banner
from scenes.kit.draw.tweens import Call, Effect, Together, Wait, later
from scenes.kit.text.words import _, n_

SHORT_US = 900_000


class BetShow(Motion):
    """Puts the events of a betting on film."""

    def event(self, event: Event) -> bool:
        """Queue the pictures of one event; False when it is none of a betting."""
        match event:
            case e.BettingBegan():
                self._betting(event)
            case e.Spoke():
                self._spoke(event)
            case e.Folded():
                self._folded(event)
            case e.ChipsReturned():
                self._returned(event)
            case e.BettingEnded():
                self._betting_ended()
            case _:
                return False
        return True

    def ante(self, seats: tuple[Seat, ...], chips: int) -> None:
        """Everybody dealt in pays the ante."""

        def pay(seat: Seat) -> None:
            if self.shown.chips is not None:
                self.shown.chips[seat] -= chips

        def lie(seat: Seat) -> None:
            self.shown.pot[seat] += chips

        flights = [
            later(i * 70_000, self.chip(self.places.chips(seat), self.places.pot(), pay, lie, seat))
            for i, seat in enumerate(seats)
        ]
        self.film.add(self.play("chips_slide", 0.8), Together(*flights))
        words = n_("Everybody puts in {count} chip.", "Everybody puts in {count} chips.", chips)
        self.tell(words.format(count=chips))

    def _betting(self, event: e.BettingBegan) -> None:
        def begin() -> None:
            self.shown.phase, self.shown.asked = Phase.BETTING, event.order[0]
            self.shown.level = 0
            self.shown.notes.clear()
            self.scene.bench_follows()

        title = _("Place your bets")
        line = _("Four cards of Main Street are up.")
        self.film.add(self.play("bell", 0.5))
        self.banner(Banner(title, line), SHORT_US)
        self.film.add(Call(begin))
        self.tell(_("Betting begins with {name}.").format(name=self.name(event.order[0])))

    def _spoke(self, event: e.Spoke) -> None:
        words, note = self._spoken(event)

        def pay(seat: Seat) -> None:
            self.shown.notes[seat] = note
            if self.shown.chips is not None:
                self.shown.chips[seat] -= event.paid

        def lie(seat: Seat) -> None:
            self.shown.bets[seat] += event.paid
            self.shown.level = event.level

        if event.paid:
            self.film.add(
                self.play("chips_all_in" if event.all_in else "chips_slide"),
                self.chip(
                    self.places.chips(event.seat), self.places.stake(event.seat), pay, lie,
                    event.seat,
                ),
            )  # fmt: skip
        else:
            self.film.add(self.play("click"), Call(lambda: pay(event.seat)), Wait(260_000))
        self.tell(words)
        self.film.add(Call(self._next_asked))

    def _next_asked(self) -> None:
        """Who is asked next is known to everybody."""
        view = self.scene.view()
        if self.shown.phase is Phase.BETTING and view.asked is not None:
            self.shown.asked = view.asked
            self.scene.bench_follows()

    def _spoken(self, event: e.Spoke) -> tuple[str, str]:
        name, paid = self.name(event.seat), event.paid
        match event.did:
            case "check":
                return _("{name} checks.").format(name=name), _("checks")
            case "bet":
                words = _("{name} bets {count}.")
                note = _("bets {count}")
            case "raise":
                words = _("{name} raises to {count}.")
                note = _("raises to {count}")
                paid = event.level
            case _:
                words = _("{name} calls with {count}.")
                note = _("calls {count}")
        if event.all_in:
            all_in = _("All in!")
            words = f"{words} {all_in}"
            note = _("all in: {count}")
        return words.format(name=name, count=paid), note.format(count=paid)

    def _folded(self, event: e.Folded) -> None:
        seat = event.seat

        def begin() -> None:
            shown = self.shown
            shown.hands[seat].clear()
            shown.holsters[seat].clear()
            shown.folded = sorted((*shown.folded, seat))
            if seat in shown.in_round:
                shown.in_round.remove(seat)
            if seat == shown.player:
                shown.owed = 0
            shown.notes[seat] = _("folds")
            self.sound.play("card_deal")

        def lie() -> None:
            self.shown.discards += event.hand + event.holster

        self.film.add(
            Call(begin),
            self.fly(
                BACK, lambda: self.places.plate_hand(seat, 0, 1),
                lambda: self.places.pile("discards"), lambda: None, lie,
            ),
        )  # fmt: skip
        self.tell(_("{name} folds.").format(name=self.name(seat)))
        self.film.add(Call(self._next_asked))

    def _returned(self, event: e.ChipsReturned) -> None:
        def back(seat: Seat) -> None:
            shown = self.shown
            taken = min(event.chips, shown.bets[seat])
            shown.bets[seat] -= taken
            shown.pot[seat] -= event.chips - taken

        def have(seat: Seat) -> None:
            if self.shown.chips is not None:
                self.shown.chips[seat] += event.chips

        self.film.add(
            self.play("chips_slide", 0.7),
            self.chip(
                self.places.stake(event.seat), self.places.chips(event.seat), back, have,
                event.seat,
            ),
        )  # fmt: skip
        words = n_(
            "{count} chip nobody matched goes back to {name}.",
            "{count} chips nobody matched go back to {name}.",
            event.chips,
        )
        self.tell(words.format(count=event.chips, name=self.name(event.seat)))

    def _betting_ended(self) -> None:
        def gather(seat: Seat) -> Callable[[Seat], None]:
            def lie(_seat: Seat) -> None:
                self.shown.pot[seat] += self.shown.bets[seat]
                self.shown.bets[seat] = 0

            return lie

        def end() -> None:
            self.shown.asked, self.shown.phase = None, Phase.TURN
            self.shown.level = 0

        flights: list[Effect] = []
        for i, seat in enumerate(range(len(self.shown.bets))):
            flights.append(later(i * 60_000, self._stake_home(seat, gather(seat))))
        self.film.add(self.play("chips_stack", 0.8), Together(*flights), Call(end))

    def _stake_home(self, seat: Seat, lie: Callable[[Seat], None]) -> Effect:
        return self.chip(
            self.places.stake(seat), self.places.pot(), lambda _seat: None, lie, seat,
            unless=lambda: not self.shown.bets[seat],
        )  # fmt: skip
