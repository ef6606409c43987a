"""Draws everybody in the washroom: `python -m assets.art.make.texas_people`.

It writes into assets/art/texas, all 260 by 600 (boots on y 588, middle at x 130):

- `cowboy.svg` (from behind, unknown), `cowboy_cactus.svg` and `cowboy_snake.svg` (from behind, the
  face turned to that end of the row), `cowboy_gas.svg` and `cowboy_calm.svg` (turned to us)
- `player_{colour}.svg` (at a urinal) and `hold_{colour}.svg` (holding it), bare-headed, from behind
- `hatback_{0..8}.svg` (260 by 220): the hats of figure_hats from behind, laid on the upper left
  corner of a player's box at the same scale
"""

from __future__ import annotations

from assets.art.make.effects import cloud
from assets.art.make.palette import LINE, SEATS
from assets.art.make.pen import Drawing
from assets.art.make.portrait_kit import HAIR, Tones, smooth, stroke
from assets.art.make.texas_bodies import (
    DUST,
    HEIGHT,
    WIDTH,
    cowboy_back,
    front_view,
    hand,
    held_body,
    player_body,
    sleeve,
)
from assets.art.make.texas_hats import cowboy_hat, hair_back, hat_back
from assets.art.make.texas_heads import grin, halo, notes, red_face, whistler
from assets.art.make.texas_kit import mirror, save
from assets.art.make.texas_symbols import FUME, TONES

PLAIN: Tones = ("#c9584a", "#8f2f27", "#4d1410")
# Hair under the hat of each seat.
LOCKS = ("brown", "black", "ginger", "chestnut", "grey", "auburn", "blond", "white")


def cloth_of(kind: str) -> Tones:
    """Kerchief and hat band of a kind."""
    return TONES[kind][:3] if kind else PLAIN


def cowboy(kind: str) -> Drawing:
    """A cowboy of the cards; kind "" is the one nobody has looked at."""
    g = Drawing(WIDTH, HEIGHT)
    cloth = cloth_of(kind)
    if kind == "":
        cowboy_back(g, kind, cloth)
        hair_back(g, HAIR["brown"])
        cowboy_hat(g, cloth)
        return g
    if kind in ("cactus", "snake"):
        cowboy_back(g, kind, cloth)
        grin(g, kind == "snake")
        _hat_pushed_back(g, cloth, 6 if kind == "snake" else -6)
        return g
    front_view(g, cloth, kind)
    if kind == "gas":
        _gassy(g)
        _hat_pushed_back(g, cloth, 0)
        return g
    _serene(g)
    halo(g, behind=True)
    _hat_pushed_back(g, cloth, 0)
    halo(g, behind=False)
    notes(g)
    return g


def _hat_pushed_back(g: Drawing, cloth: Tones, turn: float) -> None:
    """The hat higher up and tilted by `turn` degrees, so that the face shows."""
    g.open(f"translate(130 105) rotate({turn}) scale(.78) translate(-130 -160)")
    cowboy_hat(g, cloth)
    g.close()


def _gassy(g: Drawing) -> None:
    """Arms round the belly, lines of trembling, the first whiffs at the tails of the coat."""
    for x, y, r in ((34, 452, 26), (226, 462, 23)):
        balls = [(x - r * 0.5, y + r * 0.2, r * 0.6), (x + r * 0.1, y - r * 0.4, r * 0.66),
                 (x + r * 0.6, y + r * 0.25, r * 0.55), (x, y + r * 0.35, r * 0.5)]  # fmt: skip
        for bx, by, br in balls:
            g.circle(round(bx, 1), round(by, 1), round(br + 4.5, 1), LINE)
        cloud(g, balls, (FUME[1], FUME[1], FUME[2]))
    sleeve(g, DUST, ((34, 304), (44, 256), (66, 218), (78, 204)), False)
    sleeve(g, DUST, ((226, 304), (216, 256), (194, 218), (182, 204)), True)
    sleeve(g, DUST, ((36, 300), (64, 334), (96, 340)), False, (22, 21, 17))
    sleeve(g, DUST, ((224, 300), (196, 350), (160, 368)), True, (22, 21, 17))
    hand(g, 116, 342, 6, False)
    hand(g, 142, 372, 2, True)
    for text in ("58,372 50,388 58,404 50,420", "72,386 66,400 72,412"):
        for d in (text, mirror(text, 130)):
            stroke(g, smooth(d, False), 4, DUST[2])
    red_face(g)


def _serene(g: Drawing) -> None:
    """Hands in the pockets of the coat."""
    for flip in (False, True):
        d = "54,360 82,366"
        stroke(g, smooth(mirror(d, 130) if flip else d, False), 7, DUST[2])
    sleeve(g, DUST, ((58, 366), (34, 310), (44, 256), (66, 218), (78, 204)), False,
           (19, 21, 24, 25, 9))  # fmt: skip
    sleeve(g, DUST, ((202, 366), (226, 310), (216, 256), (194, 218), (182, 204)), True,
           (19, 21, 24, 25, 9))  # fmt: skip
    for flip in (False, True):
        d = "46,372* 62,366 90,362* 92,376 66,384 48,386*"
        g.path(smooth(mirror(d, 130) if flip else d), DUST[1] if flip else DUST[0],
               stroke=LINE, stroke_width=4)  # fmt: skip
    whistler(g)


def player(colour: str) -> Drawing:
    """A player at a urinal, bare-headed."""
    g = Drawing(WIDTH, HEIGHT)
    player_body(g, colour)
    hair_back(g, HAIR[_lock(colour)])
    return g


def holder(colour: str) -> Drawing:
    """A player who holds it, bare-headed."""
    g = Drawing(WIDTH, HEIGHT)
    held_body(g, colour)
    hair_back(g, HAIR[_lock(colour)])
    return g


def _lock(colour: str) -> str:
    return LOCKS[[seat[0] for seat in SEATS].index(colour)]


def main() -> None:
    for kind in ("", "cactus", "snake", "gas", "calm"):
        save(cowboy(kind), f"cowboy_{kind}" if kind else "cowboy")
    for seat in SEATS:
        save(player(seat[0]), f"player_{seat[0]}")
        save(holder(seat[0]), f"hold_{seat[0]}")
    for i in range(9):
        save(hat_back(i), f"hatback_{i}")


if __name__ == "__main__":
    main()
