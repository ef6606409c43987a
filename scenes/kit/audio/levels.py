"""How loud everything is: each effect's own level, the sliders, the balance."""

from __future__ import annotations

import math
import re
from typing import Protocol

MUSIC_TRIM = 0.55
"""Music is mixed at -16 LUFS; under the game it is background."""
SLIDER_POWER = 1.6
"""Loudness is felt, not measured: half way along a slider is well below half the amplitude."""
STEPS = 255
"""A channel's balance has so many steps; what is below the first is not heard."""

LOUDNESS = {
    "accuse": 1.0, "back": 0.25, "bell": 0.9, "blast": 0.9, "body_fall": 0.6, "cannon": 1.0,
    "card_deal": 0.4, "card_snap": 0.95, "chalk": 0.6, "chip": 0.75, "chips_all_in": 0.55,
    "chips_slide": 0.55, "chips_stack": 0.6, "click": 0.45, "clock_tick": 0.7, "cloth_grow": 0.55,
    "cloth_lift": 0.5, "coach": 0.6, "coin": 0.5, "confirm": 0.27, "crowd_cheer": 0.6,
    "crowd_gasp": 0.65, "crowd_laugh": 0.6, "crowd_murmur": 0.16, "crown": 0.4, "crystal": 0.3,
    "curtain": 0.3, "dice_hit": 0.8, "dice_settle": 0.55, "dice_shake": 0.55, "dice_throw": 0.75,
    "die_free": 0.5, "die_keep": 0.6, "door_close": 0.6, "door_creak_open": 0.5, "doors": 0.6,
    "drip": 0.25, "dynamite_fuse": 0.3, "fanfare_five": 0.7, "fanfare_round": 0.5,
    "fanfare_win": 0.7, "fog": 0.35, "fuse": 0.35, "gas": 0.65, "glass": 0.35, "glass_slide": 0.7,
    "gun_cock": 0.9, "hat_fly": 0.35, "hat_land": 0.5, "heartbeat": 0.5, "holster": 0.55,
    "hooves": 0.6, "horse": 0.35, "hover": 0.14, "join": 0.55, "knock": 0.85, "lantern": 0.35,
    "leave": 0.5, "lose": 0.45, "monster_breath": 0.3, "monster_hurt": 0.35, "monster_roar": 1.0,
    "noon_bell": 0.5, "page": 0.3, "pin": 0.65, "refuse": 0.45, "ricochet": 0.7, "say": 0.5,
    "score": 0.16, "shells": 0.45, "sheriff_star": 0.3, "shoes_squeak": 0.25, "shot": 1.0,
    "slap": 0.8, "snatch": 0.3, "splash": 0.5, "spurs_step": 0.5, "spyglass": 0.5, "stampede": 0.6,
    "star_won": 0.55, "swap_shuffle": 0.5, "throw_card": 0.55, "trickle": 0.35, "turn": 0.16,
    "umbrella_open": 0.55, "whistle": 0.2, "wind": 0.2, "zip": 0.5,
}  # fmt: skip
"""How loud each effect is in the game; its file peaks at -3 dB whatever it is."""

IMPORTANT = frozenset({"accuse", "bell", "fanfare_five", "fanfare_win", "shot"})
"""Never cut off for the sake of another sound; nor is a loop."""


class Volumes(Protocol):
    """The sliders, 0–100 each; the settings are one."""

    @property
    def music(self) -> int: ...
    @property
    def effects(self) -> int: ...
    @property
    def crowd(self) -> int: ...


def gain(slider: float) -> float:
    """What a slider of 0–100 multiplies the amplitude by."""
    return math.pow(min(max(slider, 0.0), 100.0) / 100.0, SLIDER_POWER)


def music_level(volumes: Volumes) -> float:
    """How loud a tune is at its full level, 0–1."""
    return MUSIC_TRIM * gain(volumes.music)


def sides(volumes: Volumes, name: str, volume: float, pan: float) -> tuple[float, float]:
    """How loud an effect is at the left and at the right, 0–1 each.

    `name` may be that of a variant; `volume` is 0–1, `pan` -1 (left) to 1 (right).
    """
    loud = LOUDNESS.get(re.sub(r"_\d+$", "", name), 0.6) * volume
    slider = volumes.crowd if name.startswith("crowd_") else volumes.effects
    loud = min(max(loud * gain(slider), 0.0), 1.0)
    side = min(max(pan, -1.0), 1.0)
    return loud * min(1.0, 1.0 - side) ** 0.5, loud * min(1.0, 1.0 + side) ** 0.5


def heard(left_right: tuple[float, float]) -> bool:
    """Whether a channel of these levels gives any sound at all."""
    return max(left_right) * STEPS >= 1
