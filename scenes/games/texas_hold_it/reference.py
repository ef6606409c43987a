"""The reference card of Texas Hold It: the whole game on one sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.texas_hold_it.records import TexasView
from scenes.games.texas_hold_it.words import CARD_WORDS, sprays
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.page.headings import heading
from scenes.kit.text.words import _

if TYPE_CHECKING:
    from scenes.kit.app.app import App

W_U, H_U = 1320.0, 1004.0
TOP_U = 58.0


def draw_reference(canvas: Canvas, app: App, view: TexasView) -> None:
    """A sheet of paper in the middle of the stage."""
    x, y = 960 - W_U / 2, TOP_U
    canvas.blit(app.art.panel("paper", W_U, H_U), x - MARGIN, y - MARGIN)
    heading(app, canvas, _("The washroom on one sheet"), 960, y + 14, 860)
    each = (W_U - 80) / len(CARD_WORDS)
    counts = {"cactus": 2, "snake": 2, "gas": 1, "calm": 2}
    for i, card in enumerate(CARD_WORDS):
        cx = x + 40 + (i + 0.5) * each
        canvas.blit(
            app.art.svg(f"texas/card_{card.value}", 112, 157), cx - 92, y + 176, anchor="center"
        )
        block = app.text.block(
            f"{counts[card.value]} × {_(CARD_WORDS[card])}\n{sprays(card)}", "body", theme.SMALL_U,
            theme.INK, each - 132, line_gap=1.08, max_lines=5, max_h_u=150,
        )  # fmt: skip
        canvas.blit(block, cx - 24, y + 176, anchor="midleft")
    rows = [
        ("icons/eye", _("Peek at one cowboy alone, then say what he is: the truth or a lie.")),
        ("texas/swap", _("Swap two cowboys who are not locked, unseen.")),
        ("texas/urinal", _("Pee: take a free place. The cowboys on both sides of it are locked.")),
        ("icons/hourglass", _("Hold it: done for this round, and from now on all others pee or "
                              "hold it on their turn.")),
        ("texas/umbrella", _("Peed and nothing hit: one dry point. Three dry points win.")),
        ("texas/puddle", _("Every spray that hits is a wet point; so is holding it while a free "
                           "place stayed unhit. Three wet points and out.")),
        ("texas/out", _("Once you are out you may still peek and say something, or pass.")),
    ]  # fmt: skip
    top, step = y + 270, (H_U - 350) / len(rows)
    for i, (icon, words) in enumerate(rows):
        cy = top + (i + 0.5) * step
        canvas.blit(app.art.svg(icon, 84, 72), x + 92, cy, anchor="center")
        block = app.text.block(
            words, "body", theme.SMALL_U + 2, theme.INK, W_U - 220, line_gap=1.1, max_lines=2,
            max_h_u=step - 6,
        )  # fmt: skip
        canvas.blit(block, x + 164, cy, anchor="midleft")
    foot = app.text.line(
        _("Press any key to close."), "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=W_U - 80
    )
    canvas.blit(foot, 960, y + H_U - 54, anchor="center")
