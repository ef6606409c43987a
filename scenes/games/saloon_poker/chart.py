"""The chart of hands: each kind with an example, how often it comes, and where one's own stands."""

from __future__ import annotations

from collections import Counter

from game.saloon_poker.hands import HANDS, Hand, Kind
from scenes.games.saloon_poker.words import kind_name
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.text.words import _
from scenes.kit.widgets import Kit

EXAMPLES = {
    Kind.FIVE: (6, 6, 6, 6, 6),
    Kind.FOUR: (5, 5, 5, 5, 2),
    Kind.FULL_HOUSE: (4, 4, 4, 3, 3),
    Kind.SIX_HIGH: (6, 5, 4, 3, 2),
    Kind.FIVE_HIGH: (5, 4, 3, 2, 1),
    Kind.THREE: (3, 3, 3, 6, 1),
    Kind.TWO_PAIRS: (6, 6, 2, 2, 5),
    Kind.PAIR: (4, 4, 6, 3, 1),
    Kind.NOTHING: (6, 4, 3, 2, 1),
}
THROWS = 6**5
W_U, ROW_U = 900, 72
H_U = 150 + ROW_U * len(EXAMPLES) + 26


def odds() -> dict[Kind, float]:
    """How often each kind comes in one throw of five dice, 0 to 1."""
    ways: Counter[Kind] = Counter()
    for hand in HANDS.values():
        ways[hand.kind] += hand.ways
    return {kind: ways[kind] / THROWS for kind in Kind}


def draw_chart(canvas: Canvas, kit: Kit, own: Hand | None, x_u: float, y_u: float) -> None:
    """Draw the chart as a sheet of paper, its upper left corner at (x, y); `own` is marked."""
    canvas.blit(kit.art.panel("paper", W_U, H_U), x_u - MARGIN, y_u - MARGIN)
    title = kit.text.line(_("What beats what"), "title", theme.HEADING_U, theme.RED, max_w_u=820)
    canvas.blit(title, x_u + W_U / 2, y_u + 66, anchor="center")
    foot = kit.text.line(
        _("Best at the top. The figure is the chance in one throw."),
        "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=W_U - 80,
    )  # fmt: skip
    canvas.blit(foot, x_u + W_U / 2, y_u + 112, anchor="center")
    chances = odds()
    for row, (kind, dice) in enumerate(EXAMPLES.items()):
        cy = y_u + 150 + row * ROW_U + ROW_U / 2 - 4
        mine = own is not None and own.kind is kind
        if mine:
            canvas.fill((207, 156, 64), x_u + 30, cy - ROW_U / 2 + 3, W_U - 60, ROW_U - 6, 110)
            hand = kit.art.svg("icons/hand_point", 46)
            canvas.blit(hand, x_u + 64, cy, anchor="center")
        name = kit.text.line(
            kind_name(kind), "body", theme.BODY_U, theme.RED if mine else theme.INK, max_w_u=340
        )
        canvas.blit(name, x_u + 100, cy, anchor="midleft")
        shown = own.values if mine and own is not None else dice
        for i, value in enumerate(shown):
            canvas.blit(
                kit.art.svg(f"dice/flat_{value}", 48), x_u + 460 + i * 54, cy, anchor="midleft"
            )
        share = kit.text.line(f"{chances[kind]:.1%}", "body", theme.BODY_U, theme.INK, max_w_u=110)
        canvas.blit(share, x_u + W_U - 52, cy, anchor="midright")
