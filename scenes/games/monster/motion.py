"""What moves at the Monster table: cards and chips in the air, eyes that turn, big words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Seat
from scenes.games.monster.cloth import CARD_W_U
from scenes.games.monster.film import Stop
from scenes.games.monster.shown import Banner, Flying, Shown
from scenes.kit.draw.banners import coming, going
from scenes.kit.draw.tweens import Call, Effect, Read, Together, Tween, between, later

if TYPE_CHECKING:
    from scenes.games.monster.scene import MonsterTable

FLY_US, COUNT_US, GAZE_US = 320_000, 520_000, 260_000


class Motion:
    """Stretches of film for the scene it belongs to; `Show` says when."""

    def __init__(self, scene: MonsterTable) -> None:
        self._scene = scene
        self._film = scene.film
        self._sound = scene.app.sound

    def _play(self, name: str, volume: float = 1.0) -> None:
        """A sound, unless all this is being skipped."""
        if not self._scene.hurry:
            self._sound.play(name, volume)

    @property
    def _shown(self) -> Shown:
        return self._scene.shown

    def _name(self, seat: Seat) -> str:
        return self._scene.table.short(seat)

    def _look(self, seat: Seat) -> None:
        """The eyes under the cloth turn to somebody."""
        shown, goal = self._shown, self._scene.gaze(seat)
        start = shown.gaze_u
        shown.gaze = seat
        if start is None or goal is None or self._scene.app.settings.reduced_motion:
            shown.gaze_u = goal
            return
        from_u, to_u = start, goal

        def move(part: float) -> None:
            if shown.gaze == seat:
                shown.gaze_u = (
                    between(from_u[0], to_u[0], part),
                    between(from_u[1], to_u[1], part),
                )

        self._film.beside(Tween(GAZE_US, move, "in_out"))

    def _spot(self, seat: Seat) -> tuple[float, float]:
        place = self._scene.place(seat)
        return place.center[0], place.y_u + place.h_u - 40

    def _fly(
        self, kind: str, start: tuple[float, float], goal: tuple[float, float],
        landed: object, size_u: float = CARD_W_U * 0.55,
    ) -> Effect:  # fmt: skip
        """One thing from here to there; `landed` is called at the end."""
        shown = self._shown
        thing = Flying(kind, *start, size_u)
        on: list[bool] = []

        def move(part: float) -> None:
            if not on:
                on.append(True)
                shown.flying.append(thing)
                self._play("card_deal" if kind == "back" else "chip", 0.35)
            thing.x = between(start[0], goal[0], part)
            thing.y = between(start[1], goal[1], part) - 60 * part * (1 - part)
            thing.angle = round(part * 12) * 15.0 if kind == "back" else 0.0
            if part >= 1:
                shown.flying.remove(thing)
                if callable(landed):
                    landed()

        return Tween(FLY_US, move, "in_out")

    def _chips_move(
        self, seats: range | tuple[Seat, ...], to_pot: bool, chips: tuple[int, ...], pot: int
    ) -> Effect:
        """Chips slide between plates and pot while the figures count."""
        shown = self._shown
        heap = self._scene.layout.places["pile"].center
        old: list[int] = []

        def count(part: float) -> None:
            if not old:
                old.extend([*shown.chips, shown.pot])
                self._play("chips_slide", 0.5)
            shown.chips = [round(between(a, b, part)) for a, b in zip(old, chips, strict=False)]
            shown.pot = round(between(old[-1], pot, part))

        flights: list[Effect] = []
        for i, seat in enumerate(seats):
            for k in range(2):
                ends = (self._spot(seat), heap) if to_pot else (heap, self._spot(seat))
                flights.append(later(i * 70_000 + k * 90_000, self._fly("chip", *ends, None, 46)))
        return Together(*flights, Tween(COUNT_US, count, "in_out"))

    def _tell(self, words: str) -> None:
        """What the prompt's bar says while it happens."""
        self._film.add(Call(lambda: setattr(self._shown, "news", words)))

    def _note(self, line: str) -> None:
        self._film.add(Call(lambda: self._scene.tell(line)))

    def _banner(self, banner: Banner, stay_us: int, stop: bool = False) -> None:
        """Big words come, stay and go; with `stop` no press jumps over them."""
        stay = Stop(stay_us) if stop else Read(stay_us)
        self._film.add(coming(self._shown, banner), stay, going(self._shown))
