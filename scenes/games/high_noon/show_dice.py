"""The dice duel on film: cards that turn up together, dice from hand to row, dials that count."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from game.high_noon.records import BeatShown
from scenes.games.high_noon.shown import DiceSide, Shown
from scenes.kit.draw.dice import Throw
from scenes.kit.draw.tweens import Call, Effect, Sequence, Together, Tween, Wait, between
from scenes.kit.text.words import _

if TYPE_CHECKING:
    from scenes.games.high_noon.scene import Duel

ROLL_REST_US = 220_000
CARD_US = 620_000


class DiceShow:
    """Puts choices and beats on film for the scene it belongs to; `rng` is for looks only."""

    def __init__(self, scene: Duel, rng: random.Random) -> None:
        self._scene = scene
        self._film = scene.film
        self._sound = scene.app.sound
        self._rng = rng

    @property
    def _shown(self) -> Shown:
        return self._scene.shown

    @staticmethod
    def _pan(side: int) -> float:
        return -0.5 if side == 0 else 0.5

    def chosen(self, side: int) -> None:
        """Somebody has chosen: a card face down."""
        self._shown.dice[side].card = ""
        self._sound.play("card_deal", 0.8, self._pan(side))

    def beat(self, event: BeatShown) -> None:
        """Both choices turn up together, dice roll, dials go on."""
        scene = self._scene
        drew, dice = scene.by_side(event.drew), scene.by_side(event.dice)
        totals = scene.by_side(event.totals)

        def turn_up() -> None:
            for side in (0, 1):
                drawn = drew[side]
                if drawn is not None:
                    self._shown.dice[side].card = _("One more") if drawn else _("Hold")
            self._sound.play("card_snap", 0.6)

        def put_away() -> None:
            for side in (0, 1):
                self._shown.dice[side].card = None
                if drew[side] is False:
                    self._shown.dice[side].held = True

        rolls: list[Effect] = []
        for side, die in enumerate(dice):
            if die is not None:
                rolls.append(self._roll(side, die, totals[side]))
        self._film.add(Wait(CARD_US // 2), Call(turn_up), Wait(CARD_US))
        if rolls:
            self._film.add(Call(lambda: self._sound.play("dice_throw", 0.9)), Together(*rolls))
        self._film.add(Call(put_away), Wait(240_000))

    def _roll(self, side: int, value: int, total: int) -> Effect:
        """One die from the hand to the ground, into its row; the dial counts it."""
        scene = self._scene
        place = scene.layout[f"ground_{side}"]
        figure = scene.figure(side)
        hand, feet = figure.hand(), scene.feet(side)
        start = feet[0] + hand[0], feet[1] + hand[1]
        ground = (place.x_u, place.y_u, place.w_u, place.h_u)
        course = Throw([value], start, ground, self._rng)
        heard = 0

        def here() -> DiceSide:
            return self._shown.dice[side]

        def fly(part: float) -> None:
            nonlocal heard
            passed_us = part * course.duration_us
            here().die = course.at(passed_us)[0]
            due = heard
            while due < len(course.knocks) and course.knocks[due].at_us <= passed_us:
                due += 1
            for knock in course.knocks[max(heard, due - 2) : due]:
                self._sound.play("dice_hit", 0.2 + 0.8 * knock.force, knock.pan)
            heard = due

        def glide(part: float) -> None:
            end, die = course.end()[0], here()
            die.spread = len(die.row) + part
            x, y = scene.row_spot(side, len(die.row))
            die.die = replace(
                end, x=between(end.x, x, part), y=between(end.y, y, part),
                z=70 * 4 * part * (1 - part),
            )  # fmt: skip
            if part >= 1:
                die.die = None
                die.row.append(value)

        return Sequence(
            Tween(course.duration_us, fly, "linear"),
            Wait(ROLL_REST_US),
            Tween(300_000, glide, "in_out"),
            self._count(side, total - value, total),
        )

    def _count(self, side: int, before: int, after: int) -> Effect:
        """The dial's hand goes on, hour by hour; past noon it breaks."""

        def go(part: float) -> None:
            die = self._shown.dice[side]
            at = between(before, after, part)
            if int(at) > int(die.hand):
                self._sound.play("clock_tick", 0.8, self._pan(side))
            die.hand = at
            die.total = after if part >= 1 else max(die.total, int(at))

        def end() -> None:
            if after > 12:
                self._sound.play("glass", 1.0, self._pan(side))
                self._sound.play("crowd_gasp", 0.6)
            elif after == 12:
                self._sound.play("score", 1.0)

        return Sequence(Tween(140_000 * (after - before) + 120_000, go, "in_out"), Call(end))
