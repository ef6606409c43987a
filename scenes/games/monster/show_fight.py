"""The fight as film: the cloth comes off, the cards stand up rank by rank, until one breaks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.monster.records import LastView
from scenes.games.monster.cloth import face_wanted, fight_wanted
from scenes.games.monster.film import Stop
from scenes.games.monster.shown import Fight
from scenes.games.monster.words import breaking_place, why_fight
from scenes.kit.draw.tweens import Call, Tween, Wait

if TYPE_CHECKING:
    from scenes.games.monster.scene import MonsterTable

Play = Callable[[str, float], None]

STAND_US, WEIGH_US, LEVEL_US = 260_000, 420_000, 520_000
"""One card stands up; both are looked at; they are found level."""
SWIPE_US, SCAR_US = 420_000, 1_400_000
VERDICT_US = 3_200_000


def ready_fight(scene: MonsterTable, last: LastView) -> None:
    """Read the fight's pictures beside the game while the hands are turned up."""
    wanted = [*fight_wanted(last), *face_wanted(scene.table, last)]
    scene.app.art.preload(wanted, lambda _part: None)


def film_fight(scene: MonsterTable, last: LastView, play: Play) -> None:
    """Put the fight on film; a press jumps to who won, and another goes on from there."""
    fight, shown, film = Fight(last), scene.shown, scene.film

    def lift() -> None:
        shown.fight = fight
        play("cloth_lift", 1.0)

    def rise(part: float) -> None:
        fight.rise = part

    film.add(Call(lift), Wait(450_000))
    if last.monster:
        film.add(Call(lambda: play("monster_roar", 1.0)), Tween(650_000, rise, "back"))
    place = breaking_place(last)
    longest = max(len(last.champion_hand), len(last.monster))
    for i in range(min(place + 1, longest)):
        film.add(Call(partial(_stand, fight, i, play)), Wait(STAND_US))
        film.add(Call(partial(_answer, fight, i, play)), Wait(WEIGH_US))
        if i < place:
            film.add(Call(partial(_level, fight, play)), Wait(LEVEL_US))
    film.add(Call(partial(_decide, scene, fight, play)))
    beaten = not last.won
    if beaten and not scene.app.settings.reduced_motion and not scene.app.settings.no_flashes:

        def swipe(part: float) -> None:
            fight.swipe = part

        def scar(part: float) -> None:
            fight.swipe = 1.0 + part

        film.add(Tween(SWIPE_US, swipe, "linear"))
        film.add(Call(lambda: film.beside(Tween(SCAR_US, scar, "linear"))))
    elif beaten:
        film.add(Call(lambda: setattr(fight, "swipe", 2.0)))
    film.add(Stop(VERDICT_US))


def _stand(fight: Fight, place: int, play: Play) -> None:
    """The Champion's next card stands up."""
    fight.ours = min(place + 1, len(fight.last.champion_hand))
    fight.beat, fight.level = place, False
    play("card_snap", 0.9)


def _answer(fight: Fight, place: int, play: Play) -> None:
    """The Monster's card against it."""
    fight.theirs = min(place + 1, len(fight.last.monster))
    play("card_snap", 0.9)


def _level(fight: Fight, play: Play) -> None:
    """Neither is higher: on to the next."""
    fight.level = True
    play("chip", 0.5)


def _decide(scene: MonsterTable, fight: Fight, play: Play) -> None:
    """One of them breaks."""
    last = fight.last
    fight.ours, fight.theirs = len(last.champion_hand), len(last.monster)
    if fight.beat is None:
        fight.beat = 0
    fight.broken = "monster" if last.won else "champion"
    fight.told = why_fight(last)
    for seat in last.champions:
        scene.shown.moods[seat] = "glad" if last.won else "sour"
    play("monster_hurt" if last.won else "monster_roar", 1.0)
    play("crowd_cheer" if last.won else "crowd_gasp", 0.7)
