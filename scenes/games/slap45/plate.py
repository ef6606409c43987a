"""A gang's plate: who leads it, who is left of it, and the keys it is played with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.controls.gestures import Gesture
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks, colour_hex, colour_light, colour_name, portrait
from scenes.kit.layout.layouts import Place
from scenes.kit.widgets import Kit

HEAD_U = 92.0
KEYS_W_U = 204.0
CAP_W_U, CAP_H_U = 40.0, 36.0
WIDE_W_U, LONG_W_U, LONG = 52.0, 64.0, 3
"""Keys two in a row; those with more letters than LONG on them."""
NAME_Y_U = 27.0


@dataclass(frozen=True, slots=True)
class Cap:
    """A key on a plate: what is printed on it and what it does, as small pictures.

    `button` is the picture of a pad's button in place of a key.
    """

    label: str = ""
    icons: tuple[str, ...] = ()
    lit: bool = False
    off: bool = False
    button: str = ""


@dataclass(frozen=True, slots=True)
class GangState:
    """What a plate shows.

    `caps` are its keys row by row; `tag` says where they are, when that is not plain; `note` takes
    the gang's place. `stone` is how far its tombstone has risen, None while it lives.
    """

    name: str
    looks: Looks
    level: str | None
    gang: int
    left: int
    active: bool = False
    dealer: bool = False
    stone: float | None = None
    stone_number: int = 0
    mood: str = ""
    caps: Sequence[Sequence[Cap]] = ()
    note: str = ""
    tag: str = ""
    ready: bool = False


def draw_gang(canvas: Canvas, kit: Kit, place: Place, state: GangState, nudge_u: float = 0) -> None:
    """Draw a plate in its place, moved sideways by `nudge_u` when it was hit."""
    x, y, w, h = place.x_u + nudge_u, place.y_u, place.w_u, place.h_u
    dead = state.stone is not None
    kind = "plate_lit" if state.active else "plate"
    panel = kit.art.panel(kind, w, h, colour_hex(state.looks.colour))
    canvas.blit(panel, x - MARGIN, y - MARGIN, alpha=215 if dead else 255)
    _draw_head(canvas, kit, state, x + 10, y + 46)
    left = x + HEAD_U + 18
    room = w - HEAD_U - 30 - (KEYS_W_U if state.caps else 0)
    badge = kit.art.svg(f"badges/{colour_name(state.looks.colour)}", 36)
    canvas.blit(badge, x + 14, y + NAME_Y_U, anchor="midleft", alpha=150 if dead else 255)
    tagged = 0.0
    if state.tag:
        tag = kit.text.line(state.tag, "body", theme.SMALL_U - 3, theme.DIM, max_w_u=150)
        canvas.blit(tag, x + w - 18, y + NAME_Y_U, anchor="midright")
        tagged = canvas.size_u(tag)[0] + 14
    name = kit.text.line(
        state.name, "body", theme.BODY_U - 2, colour_light(state.looks.colour),
        max_w_u=w - 76 - tagged,
    )  # fmt: skip
    canvas.blit(name, x + 58, y + NAME_Y_U, anchor="midleft")
    if state.note:
        note = kit.text.block(
            state.note, "body", theme.SMALL_U, theme.CREAM, room, line_gap=1.05, max_lines=2,
            max_h_u=80,
        )  # fmt: skip
        canvas.blit(note, left, y + 98, anchor="midleft")
    elif not dead:
        _draw_pegs(canvas, kit, state, left, y + 48, room)
    for r, row in enumerate(state.caps):
        cy = y + 62 + r * 37 if len(state.caps) > 2 else y + 70 + r * 52
        _draw_caps(canvas, kit, row, x + w - KEYS_W_U - 4, cy)
    if state.ready:
        check = kit.art.svg("icons/check", 76)
        canvas.blit(check, x + 10 + HEAD_U / 2, y + 46 + HEAD_U / 2, anchor="center")


def _draw_head(canvas: Canvas, kit: Kit, state: GangState, x: float, y: float) -> None:
    if state.stone is None:
        mood = "" if state.level else state.mood
        canvas.blit(portrait(kit.art, state.looks, state.level, HEAD_U, mood), x, y)
        if state.level:
            medal = kit.art.svg(f"badges/bot_{state.level}", 32)
            canvas.blit(medal, x, y + HEAD_U + 6, anchor="bottomleft")
        return
    stone = kit.art.svg(f"slap/tombstone_{state.stone_number % 3}", 104, 108)
    rise = 108 * (1 - state.stone)
    with canvas.clip(x - 8, y - 60, 120, 60 + HEAD_U + 14):
        canvas.blit(stone, x + HEAD_U / 2, y + HEAD_U + 10 + rise, anchor="midbottom")
    if state.dealer:
        badge = kit.art.svg("slap/dealer_skull", 60)
        canvas.blit(badge, x + HEAD_U + 8, y + HEAD_U + 12, anchor="bottomright")


def _draw_pegs(canvas: Canvas, kit: Kit, state: GangState, x: float, y: float, room: float) -> None:
    """The gang in one or two rows: those that live, then the hats of those that do not."""
    one_row = state.gang * 38 <= room
    per_row = state.gang if one_row else (state.gang + 1) // 2
    each = min(room / per_row, 50.0 if one_row else 40.0)
    size = min(46.0 if one_row else 38.0, each - 1)
    for i in range(state.gang):
        alive = i < state.left
        name = f"slap/member_{colour_name(state.looks.colour)}" if alive else "slap/member_gone"
        cx = x + (i % per_row + 0.5) * each
        cy = y + (52 if one_row else 28 + i // per_row * 48)
        peg = kit.art.svg(name, size if alive else size * 0.8)
        canvas.blit(peg, cx, cy + (0 if alive else size * 0.1), anchor="center",
                    alpha=255 if alive else 120)  # fmt: skip


def _draw_caps(canvas: Canvas, kit: Kit, row: Sequence[Cap], x: float, cy: float) -> None:
    """A row of keys, each with what it does to its right."""
    each = KEYS_W_U / len(row)
    wide = len(row) < 3
    for i, cap in enumerate(row):
        if not (cap.label or cap.button):
            continue
        left = x + i * each
        long = wide and len(cap.label) > LONG
        cap_w = LONG_W_U if long else WIDE_W_U if wide else CAP_W_U
        draw_cap(canvas, kit, cap, left, cy, cap_w, 44 if wide else CAP_H_U)
        icon_u = 34.0 if long else 42.0 if wide else 26.0
        fade = 110 if cap.off else 255
        for k, icon in enumerate(cap.icons[:2][::-1]):
            first = k == len(cap.icons[:2]) - 1
            size = icon_u if first else icon_u * 0.62
            at = left + cap_w + 1 + (0 if first else icon_u * 0.46)
            down = 0.0 if first or wide else 9.0
            canvas.blit(kit.art.svg(icon, size), at, cy + down, anchor="midleft", alpha=fade)


def draw_cap(
    canvas: Canvas, kit: Kit, cap: Cap, x: float, cy: float, w_u: float, h_u: float = CAP_H_U
) -> None:
    """A key with its label, no wider than it is."""
    fade = 110 if cap.off else 255
    if cap.lit:
        glow = kit.art.glow(w_u * 2, h_u * 2.2, (150, 110, 40))
        canvas.blit(glow, x + w_u / 2, cy, anchor="center", add=True)
    if cap.button:
        canvas.blit(kit.art.svg(cap.button, 46), x + w_u / 2, cy, anchor="center", alpha=fade)
        return
    shade = 45 if cap.off else 255  # its letter lies in the light, the key in the dark
    canvas.blit(kit.art.panel("key", w_u, h_u), x - MARGIN, cy - h_u / 2 - MARGIN, alpha=shade)
    size = _fits(kit, h_u)
    size *= min(1.0, (w_u - 8) / max(1.0, kit.text.size(cap.label, "plain", size)[0]))
    color = theme.DIM if cap.off else theme.INK
    label = kit.text.line(cap.label, "plain", size, color, max_w_u=w_u - 6)
    canvas.blit(label, x + w_u / 2, cy - 2, anchor="center")


def _fits(kit: Kit, h_u: float) -> float:
    """The size of a label that fits a key so high, whatever the text size is set to."""
    high = kit.text.line_height_u(theme.SMALL_U)
    return theme.SMALL_U * min(1.0, h_u * 0.98 / high)


def caps_full(
    labels: dict[Gesture, str],
    targets: Sequence[Sequence[str]],
    bases: dict[Gesture, str],
    hand: str,
    may_flip: bool,
) -> list[list[Cap]]:
    """The nine keys of a full zone. `targets` are the badges of each pointing key."""
    points = (Gesture.POINT_LEFT, Gesture.POINT_ACROSS, Gesture.POINT_RIGHT)
    top = [Cap(labels[g], tuple(targets[i][:2])) for i, g in enumerate(points)]
    middle = [
        Cap(labels[Gesture.BASE_LEFT], (bases[Gesture.BASE_LEFT],)),
        Cap(labels[Gesture.SLAP], (hand,), lit=may_flip),
        Cap(labels[Gesture.BASE_RIGHT], (bases[Gesture.BASE_RIGHT],)),
    ]
    low = [
        Cap(labels[Gesture.FAR_LEFT], ("icons/arrow_left",)),
        Cap(labels[Gesture.FLIP], ("slap/card_back",), lit=may_flip),
        Cap(labels[Gesture.FAR_RIGHT], ("icons/arrow_right",)),
    ]
    return [top, middle, low]


def caps_compact(
    labels: dict[Gesture, str], target: str, hand: str, may_flip: bool
) -> list[list[Cap]]:
    """The four keys of a compact zone."""
    return [
        [
            Cap(labels[Gesture.AIM], ("icons/target",)),
            Cap(labels[Gesture.POINT], (target or "icons/pistol",)),
        ],
        [
            Cap(labels[Gesture.SLAP], ("slap/card_back" if may_flip else hand,), lit=may_flip),
            Cap(labels[Gesture.COVER], ("slap/base_0",)),
        ],
    ]


def caps_dealer(labels: Sequence[tuple[str, str, bool]]) -> list[list[Cap]]:
    """The dealer's four keys: a label, a picture, and whether such a card is still there."""
    caps = [Cap(label, (icon,), off=not there) for label, icon, there in labels]
    return [caps[:2], caps[2:]]
