"""The line that says who may do what in the washroom, or what is going on."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.controls.gestures import Act
from game.core.engine import Seat
from scenes.kit.text.words import _, n_

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom


def prompt_for(scene: Washroom, seat: Seat | None) -> str:
    """The line for the person to act (None: bots, or nobody). Public at every moment."""
    if seat is None:
        return _meanwhile(scene)
    name = scene.table.short(seat)
    view = scene.known()
    if scene.recalling == seat:
        return _("{name}: this is what you have seen.").format(name=name)
    if view.peeking is not None:
        if scene.secrets.holds and not scene.looked and scene.felt != seat:
            look = scene.table.key_label(seat, Act.POINT)
            key = _("the left pad button") if look.startswith("icons/") else look
            words = _("{name}: hold {key} to look at him, then say what he is.")
            return words.format(name=name, key=key)
        words = _("{name}: what is cowboy {number}? Truth or lie.")
        return words.format(name=name, number=view.peeking + 1)
    left_us = scene.away.left_us
    if left_us is not None and not scene.step:
        seconds = max(1, math.ceil(left_us / 1_000_000))
        return n_(
            "{name} is out: peek and say, or pass. Passed over in {count} second.",
            "{name} is out: peek and say, or pass. Passed over in {count} seconds.",
            seconds,
        ).format(name=name, count=seconds)
    return {
        "peek": _("{name}: peek at whom?"),
        "swap": _("{name}: swap which cowboy?"),
        "swap2": _("{name}: and with which other one?"),
        "pee": _("{name}: which place?"),
    }.get(scene.step, _todo(scene)).format(name=name)


def _todo(scene: Washroom) -> str:
    if scene.known().calls:
        return _("{name}: pee or hold it. There is no more time.")
    return _("{name}: peek, swap, pee, or hold it.")


def _meanwhile(scene: Washroom) -> str:
    if scene.film.busy:
        return scene.shown.caption
    active = scene.shown.active
    if active is None:
        return ""
    if scene.table.guests[active].level is None:
        return ""
    return _("{name} is thinking.").format(name=scene.table.short(active))
