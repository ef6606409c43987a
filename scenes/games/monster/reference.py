"""The reference card of Monster: the whole game on one sheet, nothing of anybody's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.monster.records import MonsterView
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.page.headings import heading
from scenes.kit.text.words import _, n_

if TYPE_CHECKING:
    from scenes.kit.app.app import App

W_U, H_U = 1420.0, 980.0
ICON_U = 88.0
LOOSE_U = {"monster/monster_small": 196.0, "chips/pile_2": 132.0}
"""Sizes of pictures with much air round them."""


def draw_reference(canvas: Canvas, app: App, view: MonsterView) -> None:
    """A sheet of paper in the middle of the stage."""
    x, y = 960 - W_U / 2, 540 - H_U / 2
    canvas.blit(app.art.panel("paper", W_U, H_U), x - MARGIN, y - MARGIN)
    heading(app, canvas, _("Monster on one sheet"), 960, y + 14, 900)
    rows = [
        ("monster/mark_throw", _("Once a round, in turn and in secret: throw away none to three of "
                                 "six cards, or fold. Nothing is replaced.")),
        ("monster/mark_paired", _("A kept hand holds no two cards of one rank. If throwing three "
                                  "is not enough, fold.")),
        ("icons/crown", _("The best kept hand is the Champion: highest card first, then "
"the next. If one runs out while tied, the longer hand is "
"better.")),
        ("monster/monster_small", _("The Champion fights the Monster: everything thrown away, one "
                                    "card of each rank. The Monster wins ties.")),
        ("chips/pile_2", n_(
            "Won: the pot. Lost: {count} chip into the pot, and out until the pot is won.",
            "Won: the pot. Lost: {count} chips into the pot, and out until the pot is won.",
            view.penalty,
        ).format(count=view.penalty)),
        ("monster/mark_fold", _("The others live on and play again for the same pot. Folded hands "
                                "go out of play and feed nobody.")),
        ("monster/slate", _("Anyone who can't pay goes on the slate, below zero, and stays "
"in the game.")),
    ]  # fmt: skip
    top, step = y + 92, (H_U - 150) / len(rows)
    for i, (icon, words) in enumerate(rows):
        cy = top + (i + 0.5) * step
        size = LOOSE_U.get(icon, ICON_U)
        canvas.blit(app.art.svg(icon, size, size), x + 92, cy, anchor="center")
        block = app.text.block(
            words, "body", theme.SMALL_U + 2, theme.INK, W_U - 220, line_gap=1.1, max_lines=3,
            max_h_u=step - 6,
        )  # fmt: skip
        canvas.blit(block, x + 164, cy, anchor="midleft")
    foot = app.text.line(
        _("Press any key to close."), "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=W_U - 80
    )
    canvas.blit(foot, 960, y + H_U - 34, anchor="center")
