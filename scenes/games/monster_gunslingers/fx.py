"""Things the powers show for a moment: smoke, stars, a bull. Each is rasterised once.

Whatever size and turn a moment asks for is made from that one drawing, so that no frame of an
animation has to read a picture file.
"""

from __future__ import annotations

import pygame

from game.monster_gunslingers.powers import Power
from scenes.games.monster_gunslingers.shown import Sprite
from scenes.kit.app.app import App
from scenes.kit.draw.art import AnyWanted, Wanted
from scenes.kit.draw.canvas import Canvas

FOLDER = "gunslingers"
# Width and height in u at which each is rasterised, the largest it is shown at.
SIZES: dict[str, tuple[float, float]] = {
    "dust_1": (300, 191), "dust_2": (300, 191), "dust_3": (300, 191),
    "fx_badge": (190, 190), "fx_beam": (250, 250),
    "fx_blast_1": (330, 330), "fx_blast_2": (340, 340), "fx_blast_3": (380, 380),
    "fx_bull_1": (320, 209), "fx_bull_2": (320, 209), "fx_coach": (380, 256),
    "fx_wheel": (104, 104), "fx_crystal": (160, 178), "fx_dynamite": (150, 80),
    "fx_flash": (170, 131), "fx_fog_1": (300, 168), "fx_fog_2": (300, 168),
    "fx_fog_3": (300, 168), "fx_gun": (230, 125), "fx_hands": (280, 198), "fx_hole": (100, 100),
    "fx_lantern": (100, 156), "fx_noon": (320, 320), "fx_noon_hour": (320, 320),
    "fx_noon_hand": (320, 320), "fx_shell": (116, 87), "fx_star": (210, 210),
    "fx_thief": (280, 181), "star": (190, 190),
}  # fmt: skip
WIDTH_STEP_U, TURN_STEP = 10.0, 6.0


FOR_POWER: dict[str, tuple[str, ...]] = {
    Power.HIGH_NOON: ("fx_noon", "fx_noon_hour", "fx_noon_hand"),
    Power.SHERIFF: ("fx_star",),
    Power.FORTUNE_TELLER: ("fx_crystal",),
    Power.DEPUTY: ("fx_badge",),
    Power.STAMPEDE: ("fx_bull_1", "fx_bull_2", "dust_1", "dust_2", "dust_3"),
    Power.DYNAMITE: ("fx_dynamite", "fx_blast_1", "fx_blast_2", "fx_blast_3"),
    Power.SHELL_GAME: ("fx_shell",),
    Power.FOG: ("fx_fog_1", "fx_fog_2", "fx_fog_3"),
    Power.SIX_SHOOTER: ("fx_gun", "fx_flash", "fx_hole"),
    Power.QUICK_HANDS: ("fx_hands",),
    Power.PICKPOCKET: ("fx_thief",),
    Power.LANTERN: ("fx_lantern", "fx_beam"),
    Power.STAGECOACH: ("fx_coach", "fx_wheel"),
}


def wanted(power: str) -> list[AnyWanted]:
    """What to have ready once a power is played, while its card is still shown."""
    return [Wanted(f"{FOLDER}/{name}", *SIZES[name]) for name in FOR_POWER[power]]


def surface(app: App, sprite: Sprite) -> pygame.Surface:
    """The sprite as it looks at this moment, in few different sizes and turns."""
    base_w, base_h = SIZES[sprite.picture]
    width = max(WIDTH_STEP_U, round(sprite.w_u / WIDTH_STEP_U) * WIDTH_STEP_U)
    turn = round(sprite.angle / TURN_STEP) * TURN_STEP % 360
    whole = app.art.svg(f"{FOLDER}/{sprite.picture}", base_w, base_h, flip=sprite.flip)
    if turn == 0 and abs(width - base_w) < WIDTH_STEP_U:
        return whole

    def make() -> pygame.Surface:
        return pygame.transform.rotozoom(whole, turn, width / base_w)

    scale = round(app.art.scale * 1000)
    return app.art.made(("fx", sprite.picture, sprite.flip, width, turn, scale), make)


def draw(canvas: Canvas, app: App, sprite: Sprite) -> None:
    """Show a sprite by its middle."""
    canvas.blit(surface(app, sprite), sprite.x_u, sprite.y_u, anchor="center", alpha=sprite.alpha)
