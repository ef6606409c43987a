"""Main Street with the mouse, for one person alone: left points, covers and deals, right slaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Move, Seat
from game.slap45.records import FEINT, FLIP, SLAP, Base, Deal, Kind, Phase, Point, SlapView
from scenes.games.slap45.places import COUNT_U, count_spot, layout
from scenes.games.slap45.presses import may_flip
from scenes.kit.input.inputs import Input
from scenes.kit.input.inputs import Kind as InputKind

if TYPE_CHECKING:
    from scenes.games.slap45.known import KnownStreet

RIGHT = 3
NEAR_U = 92.0


def mouse_move(scene: KnownStreet, event: Input, view: SlapView) -> tuple[Seat, Move] | None:
    """The move a click makes, and whose; None where it means nothing."""
    if event.kind is not InputKind.MOUSE_DOWN or len(scene.people) != 1:
        return None
    seat = scene.people[0]
    if not view.lives(seat):
        return _deal(scene, seat, event, view)
    card, deck = layout()["card"], layout()["deck"]
    on_card = card.contains(event.x_u, event.y_u) or deck.contains(event.x_u, event.y_u)
    if may_flip(view, seat) and (on_card or event.button == RIGHT):
        return seat, FLIP
    if event.button == RIGHT or on_card:
        return seat, SLAP
    places = scene.presses.places
    for other in places.opponents(seat):
        hip = places.hip(other)
        close = abs(event.x_u - hip[0]) < NEAR_U and abs(event.y_u - hip[1]) < NEAR_U
        if close or places.plate(other).contains(event.x_u, event.y_u):
            scene.presses.aims[seat] = other
            return seat, Point(other)
    for base, (x, y) in enumerate(places.bases):
        if abs(event.x_u - x) < NEAR_U and abs(event.y_u - y) < NEAR_U * 0.8:
            return seat, Base(base)
    return None


def _deal(scene: KnownStreet, seat: Seat, event: Input, view: SlapView) -> tuple[Seat, Move] | None:
    """The dealer clicks on a kind under the deck, or on the deck for a feint."""
    if seat != view.dealer or view.phase is not Phase.DUEL_READY:
        return None
    deck = layout()["deck"]
    if deck.contains(event.x_u, event.y_u):
        return seat, FEINT
    kinds = ((Kind.IRON, view.deck.iron), (Kind.MOVE, view.deck.move), (Kind.GUN, view.deck.gun))
    for i, (kind, left) in enumerate(kinds):
        x, y = count_spot(i)
        if left and abs(event.x_u - x) < COUNT_U / 2 and abs(event.y_u - y) < 46:
            return seat, Deal(kind.value)
    return None
