"""A head in a round frame of its seat's colour, with the seat's shape."""

from __future__ import annotations

import io

import pygame

from scenes.kit.draw.art import Art, Wanted
from scenes.kit.draw.people import Looks, colour_hex, colour_name, layers
from scenes.kit.draw.people import wanted as looks_wanted

GROUND, LINE = "#241811", "#160d08"
BADGE_PART, HEAD_PART = 0.36, 0.9


def wanted(looks: Looks, level: str | None, size_u: float, mood: str = "") -> list[Wanted]:
    """What to have ready for a medallion."""
    badge = round(round(size_u) * BADGE_PART)
    return [
        *looks_wanted(looks, level, round(round(size_u) * HEAD_PART), mood),
        Wanted(f"badges/{colour_name(looks.colour)}", badge),
    ]


def medallion(
    art: Art, looks: Looks, level: str | None, size_u: float, mood: str = ""
) -> pygame.Surface:
    """Head and shoulders inside a ring, `size_u` across; the seat's badge at the lower right."""
    size_u = round(size_u)
    names = layers(looks, level, mood)
    ring, badge_u = colour_hex(looks.colour), round(size_u * BADGE_PART)
    head_u = round(size_u * HEAD_PART)

    def make() -> pygame.Surface:
        px = max(1, round(size_u * art.scale))
        whole = _round(px, f'<circle cx="50" cy="50" r="47" fill="{GROUND}"/>')
        for name in names:
            head = art.svg(name, head_u)
            whole.blit(head, head.get_rect(midbottom=(px // 2, px)))
        # Whatever lies outside the ring goes; inside it every layer stays as it is.
        inside = _round(px, '<circle cx="50" cy="50" r="47" fill="#ffffff"/>')
        whole.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        rim = "".join(
            f'<circle cx="50" cy="50" r="46.5" fill="none" stroke="{tone}" stroke-width="{wide}"/>'
            for tone, wide in ((LINE, 7), (ring, 4.4))
        )
        whole.blit(_round(px, rim), (0, 0))
        badge = art.svg(f"badges/{colour_name(looks.colour)}", badge_u)
        whole.blit(badge, badge.get_rect(bottomright=(px, px)))
        return whole

    return art.made(("monster medal", tuple(names), looks.colour, size_u), make)


def _round(px: int, inner: str) -> pygame.Surface:
    """A square picture of shapes drawn on a hundred by a hundred."""
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" '
        f'height="100">{inner}</svg>'
    )
    flat = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (px, px))
    return flat.convert_alpha() if pygame.display.get_surface() else flat
