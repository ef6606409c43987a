"""What the table waits for, in a line, and what stands on every plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls import scancodes as sc
from game.controls.gestures import Act, Gesture
from game.controls.scancodes import is_keypad, key_name
from game.core.engine import Seat
from game.slap45.records import Kind, Pace, Phase, SlapView
from scenes.games.slap45.named_keys import lit
from scenes.games.slap45.plate import Cap, GangState, caps_compact, caps_dealer, caps_full
from scenes.games.slap45.presses import may_flip
from scenes.games.slap45.shown import Stage
from scenes.games.slap45.words import FEW
from scenes.kit.draw.people import colour_name
from scenes.kit.input.labels import label
from scenes.kit.text.words import _, join, n_
from scenes.table.skip_ahead import skip_words
from scenes.table.table import PAD_PICTURES
from scenes.table.texts import fast_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.games.slap45.scene import SlapStreet

PRINTED = {sc.INSERT: "Ins", sc.DELETE: "Del", sc.PAGE_UP: "PgU", sc.PAGE_DOWN: "PgD"}
"""Keys with long names that may belong to somebody, as keyboards print them."""
DEALS = (
    ((Gesture.POINT_LEFT, Gesture.AIM), Kind.IRON),
    ((Gesture.POINT_ACROSS, Gesture.POINT), Kind.MOVE),
    ((Gesture.POINT_RIGHT, Gesture.COVER), Kind.GUN),
)


def prompt(scene: SlapStreet) -> tuple[str, bool]:
    """The words, and whether they are an alarm; `flip_cap` is the key that goes with them."""
    if scene.saying:
        return scene.saying, True
    if scene.stage is Stage.OVER:
        return scene.anybody(_("Any key: continue")), False
    if scene.table.fast:
        return scene.anybody(fast_words()), False
    if scene.stage in (Stage.INTRO, Stage.SHOW, Stage.ENDING):
        return (scene.anybody(skip_words()) if scene.film.busy else ""), False
    if scene.stage is Stage.ASK:
        return _ask(scene), False
    view = scene.view()
    if scene.resting:
        return scene.anybody(_("Any key: continue")), False
    words = _waits(scene, view)
    if words and not scene.people:
        words = f"{words} {scene.anybody(skip_words())}".strip()
    return words, False


def _waits(scene: SlapStreet, view: SlapView) -> str:
    """Who turns up the next card. The same while it lies face down, whoever did it and how."""
    if view.phase is Phase.OVER:
        return ""
    if scene.shown.duel:
        dealer = scene.shown.dealer
        if dealer is None:
            return _("The house deals. Hands off until it shows!")
        name = scene.table.name(dealer)
        return _("{name} deals from beyond the grave.").format(name=name)
    if view.pace is Pace.AUTO:
        return _("The next card turns by itself.")
    flipper = scene.shown.flipper
    if flipper is None:
        return ""
    name = scene.table.name(flipper)
    if view.anyone_flips:
        return _("{name} is dreaming: anybody may flip the card.").format(name=name)
    return _("{name} flips the card.").format(name=name)


def flip_cap(scene: SlapStreet) -> Cap | None:
    """The key or button with which the card is flipped, while a person is to do it."""
    flipper, view = scene.shown.flipper, scene.view()
    quiet = scene.stage is Stage.PLAY and not (scene.saying or scene.resting or scene.shown.duel)
    if flipper is None or not quiet or view.anyone_flips or not may_flip(view, flipper):
        return None
    key = scene.table.key_label(flipper, Act.SLAP)
    if key in PAD_PICTURES.values():
        return Cap(button=key)
    return Cap(label=_short_key(scene, flipper)) if key else None


def _short_key(scene: SlapStreet, seat: Seat) -> str:
    zone = scene.table.guests[seat].zone
    scancode = zone.key_for(Act.SLAP) if zone is not None else None
    if scancode is None:
        return ""
    return label(scancode) if is_keypad(scancode) else short(scancode)


def _ask(scene: SlapStreet) -> str:
    asked = scene.asked()
    left = [scene.table.short(seat) for seat in asked if seat not in scene.ready]
    if scene.roll.nobody:
        if len(left) > FEW:
            return _("Is anybody there? If your place is lit, slap.")
        return _("Is anybody there? {names}: press slap.").format(names=join(left))
    words = scene.anybody(_("Any key: continue"))
    if len(left) > FEW:
        words = _("Ready? If your place is lit, slap.")
    elif left:
        words = _("Ready? Slap, {names}.").format(names=join(left))
    seconds = scene.roll.left_s
    if seconds is not None:
        words += " " + n_(
            "It goes on in {count} second.", "It goes on in {count} seconds.", seconds
        ).format(count=seconds)
    if scene.called_off:
        words = _("That card never happened.") + " " + words
    return words


# -- plates ----------------------------------------------------------------------------------------
def state_of(scene: SlapStreet, seat: Seat) -> GangState:
    """What stands on a seat's plate."""
    guest, shown, view = scene.table.guests[seat], scene.shown, scene.view()
    dead = seat in shown.dead or seat in shown.stones
    asking = scene.stage is Stage.ASK and seat in scene.asked()
    waiting = not (scene.film.busy or scene.resting)
    turn = shown.dealer if shown.duel else shown.flipper
    active = waiting and scene.stage is Stage.PLAY and seat == turn
    if asking:
        active = seat not in scene.ready
    note = ""
    if dead:
        note = _note(scene, seat)
    return GangState(
        name=guest.name,
        looks=guest.looks,
        level=guest.level,
        gang=view.gang,
        left=shown.gangs[seat],
        active=active,
        dealer=dead and seat == shown.dealer,
        stone=shown.stones.get(seat, 1.0) if dead else None,
        stone_number=shown.dead.index(seat) if seat in shown.dead else 0,
        mood=scene.mood(seat),
        caps=_lit_caps(scene, seat, view),
        note=note,
        tag=_tag(scene, seat, dead),
        ready=asking and seat in scene.ready,
    )


def _tag(scene: SlapStreet, seat: Seat, dead: bool) -> str:
    """Digits on a plate may be those of the number pad."""
    zone = scene.table.guests[seat].zone
    if zone is None or dead or not any(is_keypad(code) for code in zone.scancodes):
        return ""
    return _("number pad")


def short(scancode: int) -> str:
    """What is printed on a key, in few letters, without saying that it is on the number pad."""
    if is_keypad(scancode):
        return key_name(scancode)
    return PRINTED.get(scancode) or label(scancode)


def _note(scene: SlapStreet, seat: Seat) -> str:
    if seat == scene.shown.dealer and scene.shown.duel:
        return _("the dealer")
    bet = scene.bets.get(seat)
    if bet is not None:
        return _("bets on {name}").format(name=scene.table.short(bet))
    return _("rests in peace")


def _lit_caps(scene: SlapStreet, seat: Seat, view: SlapView) -> Sequence[Sequence[Cap]]:
    rows = caps_of(scene, seat, view)
    return lit(rows, scene.named) if rows and view.lives(seat) else rows


def caps_of(scene: SlapStreet, seat: Seat, view: SlapView) -> Sequence[Sequence[Cap]]:
    """The keys on a plate; none for bots, and none for the dead who have nothing to press."""
    guest = scene.table.guests[seat]
    if guest.level is not None or scene.stage in (Stage.OVER, Stage.ENDING):
        return ()
    dead = seat in scene.shown.dead
    if dead and not (scene.shown.duel and seat == scene.shown.dealer):
        return ()
    if guest.zone is None:
        return _pad_caps(scene, seat, view, dead)
    labels = {gesture: short(code) for gesture, code in guest.zone.keys}
    hand = f"slap/hip_{colour_name(guest.looks.colour)}"
    if dead:
        return caps_dealer(_dealer(labels, view))
    flips = may_flip(view, seat)
    presses = scene.presses
    if guest.zone.compact:
        aim = presses.aims.get(seat)
        return caps_compact(labels, _badge(scene, aim) if aim is not None else "", hand, flips)
    targets = [[_badge(scene, s) for s in group] for group in presses.keys_of(seat)]
    order = presses.places.own_bases(seat)
    pictures = scene.shown.base_pictures
    left, right = (f"slap/base_{pictures[b] % 7}" for b in (order[0], order[-1]))
    bases = {Gesture.BASE_LEFT: left, Gesture.BASE_RIGHT: right}
    return caps_full(labels, targets, bases, hand, flips)


def _badge(scene: SlapStreet, seat: Seat) -> str:
    return f"badges/{colour_name(scene.table.guests[seat].looks.colour)}"


def _dealer(labels: dict[Gesture, str], view: SlapView) -> list[tuple[str, str, bool]]:
    left = {Kind.IRON: view.deck.iron, Kind.MOVE: view.deck.move, Kind.GUN: view.deck.gun}
    rows = [
        (
            next(labels[g] for g in gestures if g in labels),
            f"slap/card_{kind.value}",
            left[kind] > 0,
        )
        for gestures, kind in DEALS
    ]
    return [*rows, (labels[Gesture.SLAP], "slap/feint_cards", True)]


def _pad_caps(scene: SlapStreet, seat: Seat, view: SlapView, dead: bool) -> Sequence[Sequence[Cap]]:
    """The same for a pad: its buttons by their places."""
    left = {Kind.IRON: view.deck.iron, Kind.MOVE: view.deck.move, Kind.GUN: view.deck.gun}
    if dead:
        cards = [
            Cap(icons=(f"slap/card_{kind.value}",), button=f"icons/pad_{way}", off=not left[kind])
            for way, kind in (("left", Kind.IRON), ("top", Kind.MOVE), ("right", Kind.GUN))
        ]
        feint = Cap(icons=("slap/feint_cards",), button="icons/pad_bottom")
        return [cards[:2], [cards[2], feint]]
    flips = may_flip(view, seat)
    aim = scene.presses.aims.get(seat)
    target = _badge(scene, aim) if aim is not None else "icons/pistol"
    colour = colour_name(scene.table.guests[seat].looks.colour)
    slap = "slap/card_back" if flips else f"slap/hip_{colour}"
    return [
        [
            Cap(icons=("icons/pistol",), button="icons/pad_stick"),
            Cap(icons=(target,), button="icons/pad_left"),
        ],
        [
            Cap(icons=(slap,), button="icons/pad_bottom", lit=flips),
            Cap(icons=("slap/base_0",), button="icons/pad_right"),
        ],
    ]
