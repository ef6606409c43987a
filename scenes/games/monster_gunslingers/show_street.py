"""What the powers on Main Street look like: peeks, dynamite, fog, the shell game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Event
from game.monster_gunslingers import events as e
from scenes.games.monster_gunslingers.cards import BACK
from scenes.games.monster_gunslingers.motion import Motion
from scenes.games.monster_gunslingers.places import Spread
from scenes.games.monster_gunslingers.shown import Slip
from scenes.games.monster_gunslingers.words import card_word
from scenes.kit.draw.tweens import Call, Effect, Sequence, Together, Tween, Wait, later
from scenes.kit.text.words import _, n_

if TYPE_CHECKING:
    from scenes.games.monster_gunslingers.scene import MonsterGunslingers
    from scenes.games.monster_gunslingers.show import Show

PEEK_US, PEEK_GAP_US = 620_000, 160_000
FUSE_US, BLAST_US, FOG_US, SHELL_US = 380_000, 520_000, 700_000, 620_000
SHAKES = (1.0, -1.0, 0.6, -0.6, 0.3)


class StreetShow(Motion):
    """Puts what is done to Main Street on film."""

    def __init__(self, scene: MonsterGunslingers, show: Show) -> None:
        super().__init__(scene)
        self._show = show

    def event(self, event: Event) -> bool:
        """Queue the pictures of one event; False when it does nothing to Main Street."""
        match event:
            case e.Peeked():
                self._peeked(event)
            case e.LeftDown():
                self.tell(_("{name} leaves it face down.").format(name=self.name(event.seat)))
            case e.Blasted():
                self._blasted(event)
            case e.Swapped():
                self._swapped(event)
            case e.Fogged():
                self._fogged(event)
            case _:
                return False
        return True

    def _peeked(self, event: e.Peeked) -> None:
        crystal = self.scene.view().peeked is not None
        looks: list[Effect] = []
        for k, i in enumerate(event.street):
            x, y = self.places.doorway(i).center
            if crystal:
                looks.append(self.sprite("fx_crystal", PEEK_US, (x, y + 70, 120), (x, y, 160)))
            else:
                lamp = self.sprite(
                    "fx_lantern", PEEK_US, (x + 70, y - 60, 100), (x - 50, y - 76, 100)
                )
                beam = self.sprite("fx_beam", PEEK_US, (x + 20, y + 6, 250), (x - 20, y + 6, 250))
                looks.append(later(k * PEEK_GAP_US, Together(beam, lamp)))
        self.film.add(self.play("crystal" if crystal else "lantern"), Together(*looks))
        words = n_(
            "{name} peeks at a card of Main Street.",
            "{name} peeks at {count} cards of Main Street.",
            len(event.street),
        )
        self.tell(words.format(name=self.name(event.seat), count=len(event.street)))

    def _blasted(self, event: e.Blasted) -> None:
        i = event.street
        x, y = self.places.doorway(i).center
        slip = Slip()

        def gone() -> None:
            self.shown.street[i] = None
            self.shown.discards += 1
            self.sound.play("blast")

        def tremble(part: float) -> None:
            strength = 0.0 if self.calm else (1 - part) * 14
            swing = SHAKES[min(len(SHAKES) - 1, int(part * len(SHAKES)))]
            self.shown.shake = (strength * swing, strength * -swing * 0.6) if part < 1 else (0, 0)

        def begin() -> None:
            self.shown.deck -= 1

        def lies() -> None:
            self.shown.street[i] = slip

        flash = [] if self.scene.app.settings.no_flashes else [
            self.sprite("fx_blast_1", BLAST_US // 2, (x, y, 200), (x, y, 330)),
        ]  # fmt: skip
        self.film.add(
            self.play("dynamite_fuse"),
            self.sprite(
                "fx_dynamite", FUSE_US, (x - 220, y - 120, 120), (x, y + 50, 150),
                angle=(138, 0), fade=False,
            ),
            Call(gone),
            Together(
                *flash,
                self.sprite("fx_blast_2", BLAST_US, (x, y, 240), (x, y, 340)),
                self.sprite("fx_blast_3", BLAST_US + 200_000, (x, y, 220), (x, y - 40, 380)),
                Tween(BLAST_US, tremble, "linear"),
                self._show.close_door(i),
            ),
            self.fly(
                BACK, lambda: self.places.pile("deck"), lambda: self.places.street(i), begin, lies
            ),
        )  # fmt: skip
        words = _("{name} blows {card} off Main Street.")
        self.tell(words.format(name=self.name(event.seat), card=card_word(event.card)))

    def _fogged(self, event: e.Fogged) -> None:
        i = event.street
        x, y = self.places.doorway(i).center

        def turn() -> None:
            slip = self.shown.street[i]
            if slip is not None:
                slip.card, slip.up = event.card, False

        clouds = [
            self.sprite("fx_fog_1", FOG_US, (x - 150, y + 60, 260), (x - 10, y + 40, 300)),
            self.sprite("fx_fog_2", FOG_US, (x + 150, y, 240), (x + 14, y - 20, 290)),
            self.sprite("fx_fog_3", FOG_US, (x - 100, y - 60, 220), (x, y - 70, 260)),
        ]
        shut = Sequence(Wait(FOG_US // 3), Together(self._show.close_door(i), Call(turn)))
        self.film.add(self.play("fog"), Together(*clouds, shut), self.play("door_close", 0.7))
        words = _("{name} hides {card} in the fog.")
        self.tell(words.format(name=self.name(event.seat), card=card_word(event.card)))

    def _swapped(self, event: e.Swapped) -> None:
        i, seat = event.street, event.seat
        x, y = self.places.doorway(i).center
        given, taken = Slip(), Slip()
        start: list[Spread] = []

        def begin() -> None:
            start.append(self._show.leave_hand(seat, event.gave))
            self.shown.street[i] = None

        def swapped() -> None:
            self.shown.street[i] = given
            self.shown.hands[seat].append(taken)

        def shell(dx: float, dy: float) -> Effect:
            there = self.sprite(
                "fx_shell", SHELL_US // 2, (x + dx, y + dy, 110), (x - dx, y + dy, 110),
                fade=False, ease="in_out",
            )  # fmt: skip
            back = self.sprite(
                "fx_shell", SHELL_US // 2, (x - dx, y + dy, 110), (x + dx, y + dy, 110),
                ease="in_out",
            )  # fmt: skip
            return Sequence(there, back)

        self.film.add(
            Call(begin),
            Together(
                self.fly(
                    BACK, lambda: start[0], lambda: self.places.street(i), lambda: None,
                    lambda: None,
                ),
                self.fly(
                    BACK, lambda: self.places.street(i), lambda: self._show.hand_end(seat),
                    lambda: None, lambda: None,
                ),
            ),
            Call(swapped),
            self.play("shells"),
            Together(shell(-74, 66), shell(0, 84), shell(74, 56)),
        )  # fmt: skip
        words = _("{name} swaps a card with one of Main Street, face down.")
        self.tell(words.format(name=self.name(seat)))
