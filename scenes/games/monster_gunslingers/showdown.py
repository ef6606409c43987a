"""The end of a round and of the game as film: the line-up, the star, the pot, the last word."""

from __future__ import annotations

from collections.abc import Callable

from game.core.cards import DECK
from game.core.engine import Event, Seat
from game.monster_gunslingers import events as e
from game.monster_gunslingers.records import Ending, Phase
from scenes.games.monster_gunslingers import grid as rows
from scenes.games.monster_gunslingers.cards import picture
from scenes.games.monster_gunslingers.grid import Grid
from scenes.games.monster_gunslingers.lineup import Lineup, Row
from scenes.games.monster_gunslingers.motion import Motion
from scenes.games.monster_gunslingers.shown import Banner
from scenes.games.monster_gunslingers.words import card_word, hand_word
from scenes.kit.draw.tweens import Call, Effect, Read, Together, Tween, Wait, later
from scenes.kit.text.words import _, join, n_

ROW_US, BUILD_US, TOLD_US, STAR_US = 260_000, 240_000, 240_000, 620_000
READ_US, READ_ROW_US, POT_US, LONG_US = 2_200_000, 350_000, 1_300_000, 3_200_000
MOST_CHIPS = 8
"""More do not fly one by one."""


class Showdown(Motion):
    """Puts the end of a round on film."""

    _rivals = 0
    """How many hands were compared."""

    def event(self, event: Event) -> bool:
        """Queue the pictures of one event; False when it is none of a round's end."""
        match event:
            case e.StreetTurnedUp():
                self._turned_up(event)
            case e.RoundEnded():
                self._ended(event)
            case e.PotWon():
                self._pot(event)
            case e.GameOver():
                self._over(event)
            case _:
                return False
        return True

    def _turned_up(self, event: e.StreetTurnedUp) -> None:
        def turn() -> None:
            for i, card in zip(event.street, event.cards, strict=True):
                slip = self.shown.street[i]
                if slip is not None:
                    slip.card, slip.up = card, True

        def swing(part: float) -> None:
            for i in event.street:
                self.shown.doors[i] = part

        self.film.add(self.play("door_creak_open"), Call(turn), Tween(ROW_US, swing))
        words = _("That was the last turn: Main Street is turned up, with {cards}.")
        self.tell(words.format(cards=join([card_word(card) for card in event.cards])))

    def _ended(self, event: e.RoundEnded) -> None:
        if event.folded_out:
            self._rivals = 1
            self._folded_out(event)
            return
        lineup = Lineup.of(event, self.scene.table)
        self._rivals = len(lineup.rows)
        app = self.scene.app
        if app.art.ready:
            faces = {str(card): picture(app, str(card)) for card in DECK}
            app.art.preload(rows.wanted(self.places, lineup, faces), lambda _part: None)

        def begin() -> None:
            self.shown.owed = 0
            for seat, own in enumerate(event.last.holsters):
                for slip, lying in zip(self.shown.holsters[seat], own, strict=False):
                    slip.card, slip.up = lying.card, True
            self.sound.play("card_snap")

        def lay() -> None:
            self.shown.lineup = lineup

        def cheer() -> None:
            self.sound.play("fanfare_round")
            for seat in event.last.winners:
                self.shown.moods[seat] = "glad"

        def told(part: float) -> None:
            lineup.told = part

        self.film.add(Call(begin), Wait(500_000), Call(lay))
        grid = Grid.of(self.places, len(lineup.rows))
        for i, row in enumerate(lineup.rows):
            self._row(grid, i, row)
            words = _("{name}: {hand}.")
            self.tell(words.format(name=self.name(row.seat), hand=hand_word(row.kind)))
        self.film.add(Call(cheer), Tween(TOLD_US, told))
        self.tell(f"{lineup.title}. {lineup.reason}".strip())
        self._stars(event)
        self.film.add(Read(READ_US + READ_ROW_US * len(lineup.rows)))

    def _row(self, grid: Grid, i: int, row: Row) -> None:
        """The holster's cards fly to their row, then its best five is built."""
        flights: list[Effect] = [
            self.fly(
                picture(self.scene.app, card), lambda k=k: self.places.plate_holster(row.seat, k),  # type: ignore[misc]
                lambda k=k: grid.own(i, k, row), lambda: None, lambda: None, ROW_US,  # type: ignore[misc]
            )
            for k, card in enumerate(row.own)
        ]  # fmt: skip

        def come(part: float) -> None:
            row.part = part

        def build(part: float) -> None:
            row.built = part

        self.film.add(
            self.play("card_deal", 0.6),
            Together(*flights, Wait(ROW_US)),
            Tween(ROW_US // 2, come),
            Tween(BUILD_US, build),
        )

    def _folded_out(self, event: e.RoundEnded) -> None:
        names = join([self.name(seat) for seat in event.last.winners])
        title = _("{name} wins the round").format(name=names)
        line = _("Everybody else has folded. No cards are shown.")
        self.film.add(self.play("fanfare_round"))
        self._stars(event)
        self.tell(f"{title}. {line}")
        self.banner(Banner(title, line), READ_US)

    def _stars(self, event: e.RoundEnded) -> None:
        """A star flies to each winner's plate."""

        def count() -> None:
            self.shown.wins = list(event.wins)

        flights = [
            later(k * 120_000, self._star(seat, event.wins[seat] - 1))
            for k, seat in enumerate(event.last.winners)
        ]
        self.film.add(self.play("star_won"), Together(*flights), Call(count))

    def _star(self, seat: Seat, at: int) -> Effect:
        place = self.places.plate(seat)
        goal = (place.x_u + 142 + at * 34, place.y_u + 88)
        if self.shown.chips is not None:
            goal = (place.x_u + place.w_u - 74 - at * 26, place.y_u + 88)
        return self.sprite(
            "star", STAR_US, (960, 480, 190), (*goal, 34), angle=(360, 0), fade=False,
            ease="in_out",
        )  # fmt: skip

    # -- the pot -------------------------------------------------------------------------------
    def _pot(self, event: e.PotWon) -> None:
        beside = self._pot_words(event, self.scene.table.short)
        words = self._pot_words(event, self.name)
        if len(event.seats) < self._rivals and len(event.seats) > 1:
            rivals = join([self.name(seat) for seat in event.seats])
            words = _("{told} Contending for it: {names}.").format(told=words, names=rivals)
        shares = dict(zip(event.winners, event.shares, strict=True))

        def tell() -> None:
            if self.shown.lineup is not None:
                self.shown.lineup.note = beside

        def take() -> None:
            self._take(event)

        flights: list[Effect] = []
        for seat, chips in shares.items():
            for k in range(min(chips, MOST_CHIPS)):
                last = k == min(chips, MOST_CHIPS) - 1
                paid = chips - k if last else 1
                flights.append(later(k * 60_000, self._chip_home(seat, paid)))
        self.tell(words)
        self.film.add(
            Call(tell), Call(take), self.play("chips_slide"), Together(*flights), Read(POT_US)
        )

    def _take(self, event: e.PotWon) -> None:
        """This part of the pot is no longer on its heap."""
        pot = self.shown.pot
        left = event.chips
        share = -(-event.chips // max(1, len(event.seats)))
        payers = sorted(range(len(pot)), key=lambda seat: (seat not in event.seats, seat))
        for seat in payers:
            taken = min(pot[seat], left, share if seat in event.seats else left)
            pot[seat] -= taken
            left -= taken

    def _chip_home(self, seat: Seat, paid: int) -> Effect:
        def have(_seat: Seat) -> None:
            if self.shown.chips is not None:
                self.shown.chips[seat] += paid
            lineup = self.shown.lineup
            row = next((r for r in lineup.rows if r.seat == seat), None) if lineup else None
            if row is not None:
                row.won += paid

        return self.chip(self.places.pot(), self.places.chips(seat), lambda _seat: None, have, seat)

    def _pot_words(self, event: e.PotWon, name: Callable[[Seat], str]) -> str:
        """What a part of the pot comes to; `name` gives a seat's name, whole or short."""
        names = join([name(seat) for seat in event.winners])
        if len(event.winners) == 1:
            words = n_("{name} takes {count} chip.", "{name} takes {count} chips.", event.chips)
        else:
            words = n_("{name} share {count} chip.", "{name} share {count} chips.", event.chips)
        told = words.format(name=names, count=event.chips)
        if event.odd_to is not None:
            odd = _("The odd chips go to {name}.")
            told = f"{told} {odd.format(name=name(event.odd_to))}"
        return told

    # -- the game ------------------------------------------------------------------------------
    def _over(self, event: e.GameOver) -> None:
        names = join([self.name(seat) for seat in event.winners])
        title = n_("{name} wins the game!", "{name} win the game!", len(event.winners))
        title = title.format(name=names)
        line = {
            Ending.ROUNDS: _("The street is theirs, star by star."),
            Ending.LAST_ROUND: _("Most chips after the last round."),
            Ending.BROKE: _("Nobody else has a chip left."),
        }[event.ending]

        def cheer() -> None:
            self.shown.lineup = None
            self.shown.phase = Phase.OVER
            for seat in event.winners:
                self.shown.moods[seat] = "glad"
            self.sound.play("fanfare_win")
            self.sound.play("crowd_cheer")

        self.film.add(Call(cheer))
        self.tell(title)
        self.banner(Banner(title, line), LONG_US)
        self.film.add(Call(self.scene.game_over))
