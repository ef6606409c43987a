"""What a film of Monster Gunslingers is put together of: cards and chips that fly, big words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.engine import Seat
from scenes.games.monster_gunslingers.cards import BACK
from scenes.games.monster_gunslingers.places import Places, Spread
from scenes.games.monster_gunslingers.shown import Banner, Flyer, Shown, Sprite
from scenes.kit.draw.banners import coming, going
from scenes.kit.draw.tweens import Call, Effect, Read, Tween, between

if TYPE_CHECKING:
    from scenes.games.monster_gunslingers.scene import MonsterGunslingers

FLY_US, CHIP_US = 320_000, 380_000


class Motion:
    """A part of the show: the scene it belongs to, and ways to move things on it."""

    def __init__(self, scene: MonsterGunslingers) -> None:
        self.scene = scene
        self.film = scene.film
        self.sound = scene.app.sound

    @property
    def shown(self) -> Shown:
        """What the picture shows."""
        return self.scene.shown

    @property
    def places(self) -> Places:
        """Where things lie."""
        return self.scene.places

    @property
    def calm(self) -> bool:
        """Reduced motion: nothing flies, things appear and fade."""
        return self.scene.app.settings.reduced_motion

    def name(self, seat: Seat) -> str:
        """A player's name."""
        return self.scene.table.name(seat)

    def tell(self, words: str) -> None:
        """A log line when the film gets there."""
        self.film.add(Call(lambda: self.scene.tell(words)))

    def play(self, sound: str, volume: float = 1.0) -> Call:
        """A sound as a step of the film."""
        return Call(lambda: self.sound.play(sound, volume))

    def fly(
        self,
        name: str | Callable[[], str],
        start: Callable[[], Spread],
        end: Callable[[], Spread],
        begin: Callable[[], object],
        arrive: Callable[[], object],
        us: int = FLY_US,
        turned: bool = False,
    ) -> Effect:
        """A card flies; where from and to is asked for as it begins. `turned`: it turns face down
        on the way."""
        flyer = Flyer("", 0, 0, 0)
        path: list[Spread] = []
        calm = self.calm

        def move(part: float) -> None:
            if not path:
                begin()
                path.extend((start(), end()))
                flyer.picture = name if isinstance(name, str) else name()
                self.shown.air.append(flyer)
            a, b = path
            at = 1.0 if calm else part
            flyer.x_u, flyer.y_u = between(a.x_u, b.x_u, at), between(a.y_u, b.y_u, at)
            flyer.w_u, flyer.angle = between(a.w_u, b.w_u, at), between(a.angle, b.angle, at)
            flyer.alpha = 255 * part if calm else 255
            if turned and not calm:
                flyer.squeeze = abs(1 - 2 * part) or 0.05
                if part > 0.5:
                    flyer.picture = BACK
            if part >= 1:
                if flyer in self.shown.air:
                    self.shown.air.remove(flyer)
                arrive()

        return Tween(us, move, "in_out")

    def chip(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        begin: Callable[[Seat], object],
        arrive: Callable[[Seat], object],
        seat: Seat,
        unless: Callable[[], bool] | None = None,
    ) -> Effect:
        """A chip slides from one place to another; `unless`: not at all if that is true then."""
        flyer = Flyer("chips/top", *start, 46.0, tall=1.0)
        begun: list[bool] = []
        calm = self.calm

        def move(part: float) -> None:
            if not begun:
                begun.append(unless is None or not unless())
                if begun[0]:
                    begin(seat)
                    self.shown.air.append(flyer)
            if not begun[0]:
                return
            at = 1.0 if calm else part
            flyer.x_u = between(start[0], end[0], at)
            flyer.y_u = between(start[1], end[1], at)
            flyer.alpha = 255 * part if calm else 255
            if part >= 1:
                if flyer in self.shown.air:
                    self.shown.air.remove(flyer)
                arrive(seat)

        return Tween(CHIP_US, move, "in_out")

    def sprite(
        self,
        name: str,
        us: int,
        start: tuple[float, float, float],
        end: tuple[float, float, float] | None = None,
        *,
        angle: tuple[float, float] = (0.0, 0.0),
        fade: bool = True,
        ease: str = "out",
        flip: bool = False,
    ) -> Effect:
        """A picture (x, y, width) that comes, moves and goes. `fade`: it goes little by little."""
        goal = end or start
        shape = Sprite(name, *start, alpha=0, flip=flip)

        def move(part: float) -> None:
            if shape not in self.shown.sprites:
                self.shown.sprites.append(shape)
            at = 1.0 if self.calm else part
            shape.x_u, shape.y_u = between(start[0], goal[0], at), between(start[1], goal[1], at)
            shape.w_u = between(start[2], goal[2], at)
            shape.angle = between(angle[0], angle[1], at)
            shape.alpha = 255 * min(1.0, part * 6, (1 - part) * 5 if fade else 1.0)
            if part >= 1:
                self.shown.sprites.remove(shape)

        return Tween(us, move, ease)

    def banner(self, banner: Banner, stay_us: int) -> None:
        """Big words come, stay to be read, and go."""
        self.film.add(coming(self.shown, banner), Read(stay_us), going(self.shown))
