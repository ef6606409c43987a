"""The reveal: from the cactus to the snake the cowboys turn round, one by one, and points fly."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.engine import Seat
from game.texas_hold_it import events as e
from game.texas_hold_it.records import Card, LastRoundView
from game.texas_hold_it.row import SPRAYS_CACTUS, SPRAYS_SNAKE
from scenes.games.texas_hold_it.moments import Column, Hit, Turned
from scenes.games.texas_hold_it.plate import ENOUGH, point_at
from scenes.games.texas_hold_it.shown import (
    CACTUS,
    SNAKE,
    Banner,
    Flying,
    Shown,
    Spray,
    Struck,
    Target,
)
from scenes.games.texas_hold_it.words import hit_words, lies_words
from scenes.kit.draw.tweens import (
    Call,
    Effect,
    Read,
    Sequence,
    Together,
    Tween,
    Wait,
    between,
    later,
)
from scenes.kit.text.words import _, n_

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom

TURN_US, STAMP_US, SIGN_US = 360_000, 200_000, 340_000
SPRAY_US, CALM_US, SHAKE_US = 620_000, 420_000, 420_000
FLY_US, FLY_STEP_US, LONG_US = 560_000, 170_000, 2_600_000
SOUNDS = {"cactus": "trickle", "snake": "trickle", "gas": "gas", "calm": "whistle"}


class Reveal:
    """Puts the end of a round on film; `note` writes a log line, `banner` shows big words."""

    def __init__(
        self,
        scene: Washroom,
        note: Callable[[str], None],
        banner: Callable[[Banner, int], None],
    ) -> None:
        self._scene, self._film, self._sound = scene, scene.film, scene.app.sound
        self._note, self._banner = note, banner
        self._ended: LastRoundView | None = None
        self._had: tuple[list[int], list[int]] = ([], [])
        """Dry and wet points before those of the round are given."""

    @property
    def _shown(self) -> Shown:
        return self._scene.shown

    def _name(self, seat: Seat) -> str:
        return self._scene.table.short(seat)

    def _say(self, words: str) -> Call:
        def say() -> None:
            self._shown.caption = words

        return Call(say)

    # -- one after another ---------------------------------------------------------------------
    def turned_up(self, event: e.TurnedUp) -> None:
        """From the cactus to the snake, one cowboy after another; then who lied."""
        shown = self._shown
        self._ended = event.ended

        def begin() -> None:
            shown.active, shown.revealing = None, True
            shown.peeped = shown.swapped = None
            shown.moment = tuple(
                Column(
                    seat, "icons/hourglass" if seat in event.ended.holding else "texas/urinal", 1
                )
                for seat in shown.cowboys
            )
            self._sound.play("drip")

        line = _("Everybody has decided. Turn round, cowboys!")
        self._film.add(Call(begin), self._say(line), Wait(750_000))
        for gap, card in enumerate(event.ended.gaps):
            self._film.add(self._one(gap, card, event.ended))
        self._lies(event)
        self._safe(event.ended)

    def _one(self, gap: int, card: Card, ended: LastRoundView) -> Sequence:
        """A cowboy turns, what was said of him is judged, and he does what he does."""
        shown = self._shown
        targets = _targets(gap, card, len(ended.urinals))
        seats = [ended.urinals[t] for t in targets if isinstance(t, int)]
        names = [self._name(seat) for seat in seats if seat is not None]
        end = next((t for t in targets if isinstance(t, str)), None)
        words = hit_words(gap + 1, card.value, names, len(seats) > len(names), end)
        turned_up = Turned(gap + 1, card.value, tuple(_hit(t, ended.urinals) for t in targets))

        def turn(part: float) -> None:
            reduced = self._scene.app.settings.reduced_motion
            turned = float(part >= 0.5) if reduced else part
            shown.row[gap].card, shown.row[gap].turned = card.value, turned

        def judge() -> None:
            shown.caption, shown.moment = words, turned_up
            lied = False
            for tag in shown.row[gap].tags:
                tag.stamp = 0.0
                tag.truth = tag.says == card.value if tag.says is not None else None
                lied |= tag.truth is False
            if lied:
                self._sound.play("crowd_laugh", 0.5)
            self._sound.play("card_snap", 0.6)

        def stamp(part: float) -> None:
            for tag in shown.row[gap].tags:
                tag.stamp = part

        def sign(part: float) -> None:
            shown.row[gap].sign = part

        done: list[Effect] = [Wait(CALM_US)]
        if card is not Card.CALM:
            done = [self._spray(gap, target, card is Card.GAS) for target in targets]
        return Sequence(
            Tween(TURN_US, turn, "in_out"),
            Call(judge),
            Together(Tween(SIGN_US, sign, "back"), Tween(STAMP_US, stamp, "in")),
            Call(lambda: self._sound.play(SOUNDS[card.value], 0.8)),
            Together(*done),
            Wait(230_000),
        )

    def _spray(self, gap: int, target: Target, gas: bool) -> Sequence:
        """A stream or a cloud on its way, and how it is taken."""
        shown, scene = self._shown, self._scene
        spray = Spray(gas, 0.0, 0.0)
        struck = Struck(0.0, gas=gas)

        def begin() -> None:
            spray.from_u = shown.row[gap].x
            spray.to_u = scene.row.target(len(shown.row), target).center[0]
            shown.sprays.append(spray)

        def fly(part: float) -> None:
            spray.part = part

        def land() -> None:
            before = shown.struck.get(target)
            struck.gas = gas and (before is None or before.gas)
            shown.struck[target] = struck
            seat = shown.urinals[target] if isinstance(target, int) else None
            if seat is not None:
                shown.moods[seat] = "sour"
                self._sound.play("crowd_gasp", 0.5)
            self._sound.play("splash" if not gas else "fog", 0.7)

        def take(part: float) -> None:
            struck.splash = part
            if not scene.app.settings.reduced_motion:
                struck.shake = math.sin(part * math.pi * 6) * 8 * (1 - part)

        def end() -> None:
            if spray in shown.sprays:
                shown.sprays.remove(spray)

        hit = Sequence(Wait(SPRAY_US * 3 // 5), Call(land), Tween(SHAKE_US, take, "linear"))
        return Sequence(Call(begin), Together(Tween(SPRAY_US, fly, "linear"), hit), Call(end))

    def _lies(self, event: e.TurnedUp) -> None:
        """Who lied, told once all is known."""
        shown = self._shown
        claims = Counter(claim.seat for claim in event.claims if claim.says is not None)
        lies = Counter(
            claim.seat
            for claim in event.claims
            if claim.says is not None and claim.says != event.ended.gaps[claim.gap]
        )
        told = [(self._name(seat), lies[seat]) for seat in sorted(lies)]
        words = lies_words(told, claims.total())

        def tell() -> None:
            shown.told = {seat: (count, lies[seat]) for seat, count in claims.items()}
            shown.caption = words
            shown.moment = tuple(
                Column(seat, "icons/cross", lies[seat])
                if lies[seat]
                else Column(seat, "icons/check", 1)
                for seat in sorted(claims)
            )

        if words:
            self._film.add(Call(tell), Read(1_300_000))
            self._note(lies_words(told, claims.total(), short=True))

    def _safe(self, ended: LastRoundView) -> None:
        shown = self._shown

        def shine() -> None:
            shown.safe = {
                i
                for i, seat in enumerate(ended.urinals)
                if seat is not None and ended.dry[seat] > 0
            }

        self._film.add(Call(shine))

    # -- points --------------------------------------------------------------------------------
    def scored(self, event: e.Scored) -> None:
        """Umbrellas and puddles fly to whom they belong, one player after another."""
        shown, last = self._shown, self._ended
        if last is None:
            return
        self._film.add(Call(self._before))
        got = [seat for seat in range(len(shown.dry)) if last.dry[seat] or last.wet[seat]]
        if not got:
            self._film.add(self._say(_("Nobody gets a point.")))
        for seat in got:
            self._gets(seat, last)

        def settle() -> None:
            shown.dry, shown.wet = list(event.dry), list(event.wet)

        self._film.add(Read(500_000))
        if event.spared:
            line = _("That would put out everybody: back to two wet points each.")
            self._banner(Banner(_("Spared"), line), LONG_US)
            self._note(line)
            self._film.add(Call(settle))
        else:
            self._film.add(Call(settle), Read(600_000))

    def _gets(self, seat: Seat, last: LastRoundView) -> None:
        """A player's points of the round: told, and on their way."""
        words = self._points(seat, last)
        kinds = [False] * last.dry[seat] + [True] * last.wet[seat]
        flights = [later(k * FLY_STEP_US, self._point(seat, w, k)) for k, w in enumerate(kinds)]
        self._film.add(self._say(words), Together(*flights), Read(240_000))
        self._note(words)

    def _points(self, seat: Seat, last: LastRoundView) -> str:
        """What a player gets, in words."""
        name, bad = self._name(seat), last.wet[seat]
        if last.dry[seat]:
            return n_("{names} stays dry.", "{names} stay dry.", 1).format(names=name)
        if seat in last.holding:
            return _("{names} held it, and a dry place stood free: wet!").format(names=name)
        words = n_("{name} gets {count} wet point.", "{name} gets {count} wet points.", bad)
        return words.format(name=name, count=bad)

    def _before(self) -> None:
        shown, last = self._shown, self._ended
        self._had = (list(shown.dry), list(shown.wet))
        if last is not None:
            shown.moment = tuple(
                Column(seat, "texas/umbrella", last.dry[seat])
                if last.dry[seat]
                else Column(seat, "texas/puddle", last.wet[seat])
                for seat in shown.cowboys
            )

    def _point(self, seat: Seat, wet: bool, k: int) -> Tween:
        """The k-th umbrella or puddle of a player from where it happened to the plate."""
        shown, scene = self._shown, self._scene
        thing = Flying("puddle" if wet else "umbrella", 0, 0)
        ends: list[tuple[float, float]] = []

        def move(part: float) -> None:
            if not ends:
                at = self._had[wet][seat] + k
                goal = point_at(scene.place(seat), wet, at, max(ENOUGH, at + 1))
                start = scene.hold_place(seat).center
                if seat in shown.urinals:
                    place = scene.row.urinal(len(shown.row), shown.urinals.index(seat))
                    start = place.center
                ends.extend((start, goal))
                shown.flying.append(thing)
                self._sound.play("drip" if wet else "umbrella_open", 0.7)
            if scene.app.settings.reduced_motion:
                part = float(part >= 1)
            thing.x = between(ends[0][0], ends[1][0], part)
            thing.y = between(ends[0][1], ends[1][1], part) - 160 * part * (1 - part)
            if part >= 1:
                shown.flying.remove(thing)
                if wet:
                    shown.wet[seat] += 1
                else:
                    shown.dry[seat] += 1
                    shown.moods[seat] = "glad"

        return Tween(FLY_US, move, "in_out")


def _hit(target: Target, urinals: tuple[Seat | None, ...]) -> Hit:
    """Who stands there, or the picture of what does."""
    if isinstance(target, str):
        return f"texas/{target}"
    seat = urinals[target]
    return "texas/urinal_wet" if seat is None else seat


def _targets(gap: int, card: Card, urinals: int) -> list[Target]:
    """What a cowboy hits: urinals, or the row's end."""
    out: list[Target] = []
    if card in SPRAYS_CACTUS:
        out.append(gap - 1 if gap > 0 else CACTUS)
    if card in SPRAYS_SNAKE:
        out.append(gap if gap < urinals else SNAKE)
    return out
