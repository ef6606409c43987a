"""How the events of Monster Gunslingers look and sound: film and log lines, public things only.

What the powers do is in show_powers.py, betting in show_bets.py, a round's end in showdown.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Event, Seat
from game.monster_gunslingers import events as e
from game.monster_gunslingers.records import HIDDEN, STREET, CardName, Phase
from scenes.games.monster_gunslingers.cards import BACK, picture
from scenes.games.monster_gunslingers.motion import Motion
from scenes.games.monster_gunslingers.places import Spread
from scenes.games.monster_gunslingers.show_bets import BetShow
from scenes.games.monster_gunslingers.show_powers import PowerShow
from scenes.games.monster_gunslingers.showdown import Showdown
from scenes.games.monster_gunslingers.shown import Banner, Played, Slip
from scenes.games.monster_gunslingers.words import capital, card_word, power_name
from scenes.kit.draw.tweens import Call, Effect, Together, Tween, Wait, later
from scenes.kit.text.words import _

if TYPE_CHECKING:
    from scenes.games.monster_gunslingers.scene import MonsterGunslingers

DEAL_US, DEAL_GAP_US = 240_000, 55_000
DOOR_US, CREAK_US = 260_000, 90_000
SHOW_IN_US, SHOW_STAY_US, SHOW_ASIDE_US = 260_000, 800_000, 200_000
SHORT_US = 900_000


class Show(Motion):
    """Puts events on film for the scene it belongs to."""

    def __init__(self, scene: MonsterGunslingers) -> None:
        super().__init__(scene)
        self.bets = BetShow(scene)
        self.powers = PowerShow(scene, self)
        self.showdown = Showdown(scene)

    # -- events --------------------------------------------------------------------------------
    def event(self, event: Event) -> None:
        """Queue the pictures of one event."""
        parts = (self.powers, self.bets, self.showdown)
        if any(part.event(event) for part in parts):
            return
        match event:
            case e.RoundBegan():
                self._round(event)
            case e.TurnBegan():
                self._turn(event)
            case e.Flipped():
                self._flipped(event)
            case e.Drew():
                self.draw_card(event.seat)
                self.tell(_("{name} draws a card.").format(name=self.name(event.seat)))
            case e.NothingToDraw():
                words = _("There is nothing left to draw for {name}.")
                self.tell(words.format(name=self.name(event.seat)))
            case e.Reshuffled():
                self._reshuffled(event)
            case e.Discarded():
                self._discarded(event)
            case e.CardHolstered():
                self._holstered(event)
            case e.Acted():
                self._acted(event)
            case e.PlayedAway():
                self._played_away()
            case _:
                pass

    # -- a round, a turn -----------------------------------------------------------------------
    def _round(self, event: e.RoundBegan) -> None:
        name = self.name(event.starter)
        title = _("Round {number}").format(number=event.round)
        line = _("{name} starts.").format(name=name)
        self.film.add(
            Call(lambda: self.shown.begin_round(event.round, event.starter, event.dealt_in)),
            Call(self.scene.bench_follows),
        )
        if event.round > 1:
            self.banner(Banner(title, line), SHORT_US)
        self.tell(f"{title}. {line}")
        if event.ante:
            self.bets.ante(event.dealt_in, event.ante)
        flights: list[Effect] = []
        order = [(event.starter + k) % len(self.shown.hands) for k in range(len(self.shown.hands))]
        for i in range(STREET):
            flights.append(later(i * DEAL_GAP_US * 2, self._deal_street(i)))
        k = STREET * 2
        for _round in range(event.cards_each):
            for seat in order:
                if seat in event.dealt_in:
                    flights.append(later(k * DEAL_GAP_US, self._deal(seat, event.cards_each)))
                    k += 1
        self.film.add(Together(*flights))

    def _deal_street(self, i: int) -> Effect:
        slip = Slip()

        def begin() -> None:
            self.shown.deck -= 1
            self.sound.play("card_deal", 0.5)

        def arrive() -> None:
            self.shown.street[i] = slip

        return self.fly(
            BACK, lambda: self.places.pile("deck"), lambda: self.places.street(i), begin, arrive,
            DEAL_US,
        )  # fmt: skip

    def _deal(self, seat: Seat, count: int) -> Effect:
        slip = Slip()

        def begin() -> None:
            self.shown.deck -= 1
            self.sound.play("card_deal", 0.4)

        def arrive() -> None:
            self.shown.hands[seat].append(slip)

        return self.fly(
            BACK, lambda: self.places.pile("deck"),
            lambda: self.places.hand(seat, len(self.shown.hands[seat]), count),
            begin, arrive, DEAL_US,
        )  # fmt: skip

    def _turn(self, event: e.TurnBegan) -> None:
        def begin() -> None:
            shown = self.shown
            shown.player, shown.turn, shown.owed = event.seat, event.turn, event.turns_owed
            shown.phase, shown.asked = Phase.TURN, None
            shown.notes.clear()
            self.scene.bench_follows()
            self.sound.play("turn", 0.6)

        self.film.add(Call(begin))

    def _flipped(self, event: e.Flipped) -> None:
        words = _("{name} turns up {card}.")
        self.open_door(event.street, event.card)
        self.tell(words.format(name=self.name(event.seat), card=card_word(event.card)))

    def open_door(self, i: int, card: CardName) -> None:
        """The doors of a house open and its card stands there for everybody."""

        self.scene.picture.ready_door(card)

        def turn() -> None:
            slip = self.shown.street[i]
            if slip is not None:
                slip.card, slip.up = card, True
            self.sound.play("card_snap", 0.7)

        def swing(part: float) -> None:
            self.shown.doors[i] = part

        self.film.add(
            self.play("door_creak_open", 0.8), Wait(CREAK_US), Call(turn),
            Tween(DOOR_US, swing, "out"), Wait(220_000),
        )  # fmt: skip

    def close_door(self, i: int) -> Effect:
        """The doors of a house swing shut."""

        def swing(part: float) -> None:
            self.shown.doors[i] = 1 - part

        return Tween(DOOR_US, swing, "in")

    def draw_card(self, seat: Seat) -> None:
        """A card comes from the deck into a hand, face down."""
        slip = Slip()

        def begin() -> None:
            self.shown.deck -= 1
            self.sound.play("card_deal", 0.7)

        self.film.add(
            self.fly(
                BACK, lambda: self.places.pile("deck"), lambda: self.hand_end(seat), begin,
                lambda: self.shown.hands[seat].append(slip),
            )
        )  # fmt: skip

    def hand_end(self, seat: Seat) -> Spread:
        """Where the next card of a hand comes to lie."""
        count = len(self.shown.hands[seat])
        return self.places.hand(seat, count, count + 1)

    def _reshuffled(self, event: e.Reshuffled) -> None:
        def swap() -> None:
            self.shown.deck, self.shown.discards = event.cards, 0

        self.film.add(
            self.play("card_deal"),
            self.fly(
                BACK, lambda: self.places.pile("discards"), lambda: self.places.pile("deck"),
                lambda: None, swap,
            ),
        )  # fmt: skip
        self.tell(_("The discards are shuffled into a new deck."))

    # -- holsters and played cards -------------------------------------------------------------
    def _discarded(self, event: e.Discarded) -> None:
        self.away_from_holster(event.seat, event.position)
        words = _("{name} throws {card} out of the holster.")
        self.tell(words.format(name=self.name(event.seat), card=card_word(event.card)))

    def away_from_holster(self, seat: Seat, position: int) -> None:
        """A card leaves a holster for the discards."""
        start: list[Spread] = []
        shows = [BACK]

        def begin() -> None:
            own = self.shown.holsters[seat]
            start.append(self.places.holster(seat, position))
            if position < len(own):
                slip = own.pop(position)
                shows[0] = picture(self.scene.app, slip.card if slip.up else HIDDEN)
            self.sound.play("card_deal", 0.7)

        self.film.add(
            Call(begin),
            self.fly(
                lambda: shows[0], lambda: start[0], lambda: self.places.pile("discards"),
                lambda: None, self._discard_lies,
            ),
        )  # fmt: skip

    def _discard_lies(self) -> None:
        self.shown.discards += 1

    def _holstered(self, event: e.CardHolstered) -> None:
        seat, up = event.seat, event.up
        slip = Slip(event.card, up)
        start: list[Spread] = []

        def begin() -> None:
            self.sound.play("holster", 0.9)
            played = self.shown.played
            if up and played is not None:
                start.append(self.places.resting() if played.resting else self.places.middle())
                self.shown.played = None
            else:
                start.append(self.leave_hand(seat, event.card))

        self.film.add(
            Call(begin),
            self.fly(
                picture(self.scene.app, event.card), lambda: start[0],
                lambda: self.places.holster(seat, event.position), lambda: None,
                lambda: self.shown.holsters[seat].append(slip),
            ),
        )  # fmt: skip
        if up:
            words = _("{card} goes face up into {name}'s holster.")
            words = words.format(name=self.name(seat), card=capital(card_word(event.card)))
        else:
            words = _("{name} holsters a card face down.").format(name=self.name(seat))
        self.tell(words)

    def leave_hand(self, seat: Seat, card: CardName) -> Spread:
        """Take a card out of a hand; where it lay."""
        hand = self.shown.hands[seat]
        if not hand:
            return self.hand_end(seat)
        at = self.scene.which_leaves(seat, card)
        spot = self.places.hand(seat, at, len(hand))
        hand.pop(at)
        return spot

    def _acted(self, event: e.Acted) -> None:
        seat, card = event.seat, event.card
        start: list[Spread] = []
        played = Played(card, seat, event.target)
        self.scene.picture.ready_played(card, event.power)

        def begin() -> None:
            start.append(self.leave_hand(seat, card))
            self.sound.play("card_snap")

        def rise() -> None:
            self.shown.played = played
            played.part = 1.0

        def aside(part: float) -> None:
            played.resting = part >= 0.5

        self.film.add(
            Call(begin),
            self.fly(
                picture(self.scene.app, card), lambda: start[0], self.places.middle,
                lambda: None, rise, SHOW_IN_US,
            ),
            Wait(SHOW_STAY_US),
            Tween(SHOW_ASIDE_US, aside),
        )  # fmt: skip
        words = _("{name} plays {card}: {power}.")
        if event.target is not None:
            words = _("{name} plays {card}: {power}, on {target}.")
        self.tell(
            words.format(
                name=self.name(seat), card=card_word(card), power=power_name(card),
                target=self.name(event.target) if event.target is not None else "",
            )
        )  # fmt: skip
        self.powers.opening(event)

    def _played_away(self) -> None:
        name = [BACK]

        def begin() -> None:
            played = self.shown.played
            if played is not None:
                name[0] = picture(self.scene.app, played.card)
            self.shown.played = None

        self.film.add(
            Call(begin),
            self.fly(
                lambda: name[0], self.places.resting, lambda: self.places.pile("discards"),
                lambda: None, self._discard_lies, turned=True,
            ),
        )  # fmt: skip
