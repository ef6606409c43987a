"""How Monster's events look and sound: each one becomes a stretch of film and a log line."""

from __future__ import annotations

from functools import partial

from game.core.engine import Event, Seat
from game.monster import events as e
from game.monster.records import LastView
from scenes.games.monster import arena
from scenes.games.monster.cloth import growth_wanted, stage_of
from scenes.games.monster.film import Stop
from scenes.games.monster.motion import Motion
from scenes.games.monster.show_fight import film_fight, ready_fight
from scenes.games.monster.shown import ACTED, FOLDED, OUT, WAITS, Banner
from scenes.games.monster.words import hand_words, verdict, why_again, why_fight
from scenes.kit.draw.tweens import Call, Effect, Together, Tween, Wait, later
from scenes.kit.text.words import _, join, n_

SHORT_US, LONG_US = 1_100_000, 2_600_000
GAP_US = 60_000
READ_US = 900_000
LARGE = 4
"""From this stage on it is heard when it has been fed."""


class Show(Motion):
    """Puts events on film for the scene it belongs to."""

    def event(self, event: Event) -> None:
        """Queue the pictures of one event, as everybody may see it."""
        match event:
            case e.GameBegan():
                self._began(event)
            case e.Dealt():
                self._dealt(event)
            case e.Discarded():
                self._threw(event)
            case e.Folded():
                self._folded(event.seat)
            case e.ShownDown():
                self._showdown(event.showdown)
            case e.PenaltyPaid():
                self._paid(event)
            case e.PlayedAgain():
                self._again(event)
            case e.PotTaken():
                self._taken(event)
            case e.GameOver():
                self._over(event)

    # -- a pot begins --------------------------------------------------------------------------
    def _began(self, event: e.GameBegan) -> None:
        shown = self._shown

        def begin() -> None:
            shown.game, shown.dealer = event.game, event.dealer
            shown.state = [WAITS] * len(shown.chips)
            self._clear()

        self._film.add(Call(begin))
        title = _("Pot {number} of {games}").format(number=event.game, games=self._scene.games)
        line = n_(
            "{name} deals. The ante is one chip each.",
            "{name} deals. The ante is {count} chips each.",
            event.ante,
        ).format(name=self._name(event.dealer), count=event.ante)
        if event.game > 1:
            self._banner(Banner(title, line), SHORT_US)
        self._film.add(self._chips_move(range(len(shown.chips)), True, event.chips, event.pot))
        self._note(f"{title}. {line}")

    def _clear(self) -> None:
        shown = self._shown
        shown.hands = [None] * len(shown.chips)
        shown.thrown = [None] * len(shown.chips)
        shown.open.clear()
        shown.champions = ()
        shown.moods.clear()
        shown.fight = None
        shown.pile = 0.0

    def _dealt(self, event: e.Dealt) -> None:
        shown = self._shown

        def begin() -> None:
            self._clear()
            shown.round, shown.dealer = event.round, event.dealer
            for seat in event.order:
                shown.state[seat] = WAITS
                shown.hands[seat] = 0

        def land(seat: Seat) -> None:
            shown.hands[seat] = (shown.hands[seat] or 0) + 1

        x, y = self._scene.layout.places["deck"].center
        flights: list[Effect] = []
        for k in range(6):
            for i, seat in enumerate(event.order):
                delay_us = (k * len(event.order) + i) * GAP_US * 4 // max(4, len(event.order))
                flights.append(
                    later(
                        delay_us,
                        self._fly("back", (x, y), self._spot(seat), lambda s=seat: land(s)),
                    )
                )
        self._tell("")
        self._film.add(Call(begin), Call(lambda: self._play("dice_shake", 0.4)))
        self._film.add(Together(*flights), Call(lambda: self._turn(event.order[0])))

    def _turn(self, seat: Seat | None) -> None:
        self._shown.active = seat
        if seat is not None:
            self._look(seat)
            self._play("turn", 0.5)

    def _next(self) -> None:
        """Whoever is up now, once the pictures are there."""
        view = self._scene.known()
        self._turn(view.player)

    # -- acting --------------------------------------------------------------------------------
    def _threw(self, event: e.Discarded) -> None:
        shown = self._shown
        seat, count = event.seat, event.count
        goal = self._scene.layout.places["cloth"]
        target = (goal.center[0], goal.y_u + goal.h_u - 70)

        words = n_(
            "{name} throws one card on the pile.", "{name} throws {count} cards on the pile.", count
        )
        if count == 0:
            words = _("{name} keeps all six.")
        words = words.format(name=self._name(seat), count=count)

        def begin() -> None:
            self._look(seat)
            players = len(shown.chips)
            grown = stage_of(shown.pile + count, players)
            now = stage_of(shown.pile, players)
            if grown > now:
                wanted = growth_wanted(now + 1, grown)
                self._scene.app.art.preload(wanted, lambda _part: None)

        def leave() -> None:
            shown.hands[seat] = max(0, (shown.hands[seat] or 0) - 1)
            self._play("throw_card", 0.8)

        def sink(part: float, at: list[float]) -> None:
            if not at:
                at.append(shown.pile)
            shown.pile = at[0] + count * part

        def breathe_out() -> None:
            if stage_of(shown.pile, len(shown.chips)) >= LARGE:
                self._play("monster_breath", 0.5)

        self._tell(words)
        self._film.add(Call(begin), Wait(120_000))
        flights = []
        for i in range(count):
            flights.append(
                later(i * 130_000, self._fly("back", self._spot(seat), target, leave, 84))
            )
        if flights:
            self._film.add(Together(*flights))
            start: list[float] = []
            self._film.add(
                Call(lambda: self._play("cloth_grow", 0.8)),
                Tween(420_000, lambda part: sink(part, start), "back"),
                Call(breathe_out),
            )

        def done() -> None:
            shown.thrown[seat] = count
            shown.state[seat] = ACTED
            self._next()

        self._film.add(Call(done))
        self._note(words)

    def _folded(self, seat: Seat) -> None:
        shown = self._shown

        def done() -> None:
            shown.state[seat] = FOLDED
            shown.hands[seat] = None
            shown.moods[seat] = "sour"
            self._play("card_deal", 0.7)
            self._next()

        words = _("{name} folds.").format(name=self._name(seat))
        self._tell(words)
        self._film.add(Wait(150_000), Call(done), Wait(200_000))
        self._note(words)

    # -- the showdown --------------------------------------------------------------------------
    def _showdown(self, last: LastView) -> None:
        shown = self._shown
        self._tell("")
        self._film.add(Call(lambda: self._turn(None)), Wait(300_000))
        scene = self._scene
        self._film.add(Call(lambda: ready_fight(scene, last)))
        for seat, hand in enumerate(last.hands):
            if hand is not None:
                self._film.add(Call(partial(self._turn_up, seat, hand)), Wait(320_000))
        app, table = scene.app, scene.table
        self._film.add(Call(lambda: arena.ready(scene.layout, app, table, last)), Wait(20_000))
        names = join([self._name(seat) for seat in last.champions])

        def crown() -> None:
            shown.champions = last.champions
            self._look(last.champions[0])
            self._play("crown")

        self._film.add(Wait(250_000), Call(crown))
        line = n_(
            "{names} is the Champion with {hand}.",
            "{names} are Champions together with {hand}.",
            len(last.champions),
        ).format(names=names, hand=hand_words(last.champion_hand))
        self._note(line)
        title = n_("The Champion", "The Champions", len(last.champions))
        self._banner(Banner(title, line, last.champion_hand), READ_US)
        film_fight(self._scene, last, self._play)
        self._note(verdict(last, names))
        self._note(why_fight(last))

    def _turn_up(self, seat: Seat, hand: tuple[int, ...]) -> None:
        self._shown.open[seat] = hand
        self._shown.hands[seat] = len(hand)
        self._play("card_snap", 0.7)

    def _paid(self, event: e.PenaltyPaid) -> None:
        def lower() -> None:
            self._shown.fight = None
            self._shown.champions = ()
            self._play("cloth_grow", 0.6)

        names = join([self._name(seat) for seat in event.seats])
        if event.out:
            words = n_(
                "{names} pays {count} into the pot and watches from the rail.",
                "{names} pay {count} each into the pot and watch from the rail.",
                len(event.seats),
            )
        else:
            words = n_(
                "{names} pays {count} into the pot and stays in.",
                "{names} pay {count} each into the pot and stay in.",
                len(event.seats),
            )
        words = words.format(names=names, count=event.each)
        self._tell(words)
        self._film.add(Call(lower))
        self._film.add(self._chips_move(event.seats, True, event.chips, event.pot))

        def leave() -> None:
            if any(event.chips[seat] < 0 for seat in event.seats):
                self._play("chalk", 0.8)
            for seat in event.seats if event.out else ():
                self._shown.state[seat] = OUT
                self._shown.hands[seat] = None

        self._film.add(Call(leave))
        self._note(words)

    def _again(self, event: e.PlayedAgain) -> None:
        line = why_again(event.why, [self._name(seat) for seat in event.seats])

        def out() -> None:
            shown = self._shown
            for seat in range(len(shown.state)):
                if seat not in event.seats:
                    shown.state[seat] = OUT

        self._film.add(Call(out))
        title = n_("{count} chip in the pot", "{count} chips in the pot", self._pot()).format(
            count=self._pot()
        )
        self._banner(Banner(title, line), LONG_US, stop=True)
        self._note(line)

    def _pot(self) -> int:
        return self._scene.known().pot

    def _taken(self, event: e.PotTaken) -> None:
        shown = self._shown
        names = join([self._name(seat) for seat in event.winners])
        whole = sum(event.shares)

        def cheer() -> None:
            for seat in event.winners:
                shown.moods[seat] = "glad"
            self._play("fanfare_round")

        self._film.add(Call(cheer), self._chips_move(event.winners, False, event.chips, 0))
        title = n_("{names} takes the pot", "{names} split the pot", len(event.winners)).format(
            names=names
        )
        if event.fought:
            line = n_("{count} chip.", "{count} chips.", whole).format(count=whole)
            if len(set(event.shares)) > 1:
                first = event.winners[event.shares.index(max(event.shares))]
                line = _(
                    "{count} chips; {name}, first from the dealer's left, gets the odd chip."
                ).format(count=whole, name=self._name(first))
        else:
            line = n_(
                "{count} chip, without a fight: nobody else is left.",
                "{count} chips, without a fight: nobody else is left.",
                whole,
            ).format(count=whole)
        if event.fought:
            self._film.add(Call(partial(self._told, title, line)), Stop(LONG_US))
        else:
            self._banner(Banner(title, line), LONG_US, stop=True)
        self._note(f"{title}. {line}")

    def _told(self, title: str, line: str) -> None:
        """Who has the pot, on the panel that told who won: nothing else comes over the fight."""
        if self._shown.fight is not None:
            self._shown.fight.title, self._shown.fight.then = title, line

    def _over(self, event: e.GameOver) -> None:
        names = join([self._name(seat) for seat in event.winners])

        def cheer() -> None:
            self._play("fanfare_win")
            self._play("crowd_cheer")
            self._shown.active = self._shown.fight = None

        title = n_("{name} wins the evening!", "{name} share the evening!", len(event.winners))
        best = max(event.chips)
        line = n_("{count} chip, the most of all.", "{count} chips, the most of all.", best)
        self._film.add(Call(cheer))
        banner = Banner(title.format(name=names), line.format(count=best))
        self._banner(banner, LONG_US, stop=True)
        self._note(title.format(name=names))
        self._film.add(Call(self._scene.game_over))
