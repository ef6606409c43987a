"""What the probe plays on Main Street: seven people, and one card after another."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, cast

import pygame

from game.controls.gestures import Gesture
from game.core.engine import Move, Seat
from game.core.options import OptionValue
from game.core.session import Session
from game.slap45.records import Kind, SlapView
from scenes.games.slap45.scene import SlapStreet
from scenes.kit.input.inputs import Input
from scenes.table.table import Table
from scenes.tools.bench_display import EVDEV
from scenes.tools.gallery.slap import SEVEN
from scenes.tools.stagehand import chairs_for, setup_for

if TYPE_CHECKING:
    from scenes.tools.bench_app import ProbeApp

OPTIONS: dict[str, OptionValue] = {"pace": "auto", "window_ms": 5000, "gang": 10}
REACTION_US = 280_000


class CountingTable(Table):
    """Counts the points that the game took while a card was live."""

    pointed = 0

    def play(self, seat: Seat, move: Move, event: Input | None = None) -> bool:
        live = self.session.live
        taken = super().play(seat, move, event)
        self.pointed += live and taken and move.do == "point"
        return taken


def seated(app: ProbeApp) -> SlapStreet:
    """Seven people at a table nobody saves; cards are turned up by themselves."""
    setup = setup_for("slap45", SEVEN, OPTIONS, seed=4)
    table = CountingTable(app, Session.new(setup, chairs_for(SEVEN), bot_seed=1))
    return SlapStreet(app, table)


def keys_of(table: Table, *gestures: Gesture) -> list[int]:
    """The keys that have these gestures, of all seats."""
    zones = [guest.zone for guest in table.guests if guest.zone is not None]
    return [code for zone in zones for gesture, code in zone.keys if gesture in gestures]


def slap(app: ProbeApp) -> int:
    """Runs until QUIT. Tells which keys may be pressed: nobody slaps, so that cards stay live.

    `points` shoot nothing without a slap, but go through the whole game; `others` turn pistols, or
    are nobody's.
    """
    app.settings.speed = "off"
    scene = seated(app)
    table = cast(CountingTable, scene.table)
    app.push(scene)
    app.before_end.append(app.tell_presses)
    app.before_end.append(lambda: tell_points(app, table))
    zones = {code for guest in table.guests if guest.zone for code in guest.zone.scancodes}
    from scenes.tools.bench_app import say

    others = [*keys_of(table, Gesture.AIM), *sorted(EVDEV.keys() - zones)]
    say(ready=True, points=keys_of(table, Gesture.POINT), others=others)
    return app.run()


def tell_points(app: ProbeApp, table: CountingTable) -> None:
    """How many points reached the scene while a card was live, and how many the game took."""
    from scenes.tools.bench_app import say

    keys = set(keys_of(table, Gesture.POINT))
    came = sum(live and code in keys for code, _at_us, live, _late_us in app.presses)
    say(points_came=came, points_taken=table.pointed)


# -- frames ----------------------------------------------------------------------------------------
class Gunmen:
    """Seven who play: on every card one after another shoots, at a Move! all but one run."""

    def __init__(self, app: ProbeApp, scene: SlapStreet) -> None:
        self._app, self._scene = app, scene
        self._card: Kind | None = None
        self._since_us = 0
        self._turn = 0

    def press(self) -> None:
        """Post what somebody would press now, if anything."""
        view = cast(SlapView, self._scene.table.view())
        now_us = self._app.now_us
        if view.card is not self._card:
            self._card, self._since_us = view.card, now_us
        elif view.card is not None and now_us - self._since_us >= REACTION_US:
            self._since_us = now_us
            self._turn += 1
            self._on_card(view.card)
        elif self._scene.resting and now_us - self._since_us >= REACTION_US:
            self._since_us = now_us
            self._tap(*keys_of(self._scene.table, Gesture.AIM)[:1])

    def _on_card(self, card: Kind) -> None:
        table = self._scene.table
        if card is Kind.MOVE:
            covers = keys_of(table, Gesture.COVER)
            late = self._turn % len(covers)
            self._tap(*covers[:late], *covers[late + 1 :])
            return
        seat = self._turn % len(SEVEN)
        points, slaps = keys_of(table, Gesture.POINT), keys_of(table, Gesture.SLAP)
        self._tap(points[seat], slaps[seat], *slaps[seat + 1 :])

    @staticmethod
    def _tap(*codes: int) -> None:
        for code in codes:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, scancode=code, key=0, mod=0, unicode=""))


def frames(app: ProbeApp, seconds: float) -> int:
    """Cards slapped, shots, hats and herds for so long; tells what every frame took."""
    from scenes.tools.bench_app import say

    scene = seated(app)
    app.push(scene)
    people = Gunmen(app, scene)
    say(ready=True)
    app.pump.fresh()
    begun_s = time.monotonic()
    while time.monotonic() - begun_s < seconds and not app.ending:
        app.turn()
        people.press()
    kinds = ("moving", "live", "still")
    told = list(zip(app.frames_us, app.own_us, strict=True))
    say(
        frames={kind: [us for (us, doing), _own in told if doing == kind] for kind in kinds},
        own={kind: [own for (_us, doing), own in told if doing == kind] for kind in kinds},
        first=[us for us, _ in app.frames_us[:3]],
    )
    app.end()
    app.close()
    return 0
