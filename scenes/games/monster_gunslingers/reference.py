"""The reference card: the thirteen powers, a turn in three lines, and what beats what."""

from __future__ import annotations

import pygame

from game.core.cards import RANKS
from game.core.hand_ranks import HandName
from game.monster_gunslingers.powers import standard_faces
from scenes.games.monster_gunslingers.words import capital, hand_word, rank_word
from scenes.kit.app.app import App
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import STAGE_W_U, Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.text.words import _, language

X_U, Y_U, W_U, H_U = 50.0, 30.0, 1820.0, 1020.0
TOP_U, FOOT_U = 116.0, 72.0
COLUMN_U, TEXT_X_U, GUTTER_U = 622.0, 92.0, 44.0
HANDS_X_U, HANDS_W_U = 1426.0, 404.0
SIZES = (26.0, 24.0, 22.0, 20.0, 18.0, 17.0)
"""Small print at the first of these sizes at which all of it fits (large text is cut down)."""
HEAD_U, GAP_U = 38.0, 14.0
FIRST = 7
"""How many powers stand in the first column."""


def draw_reference(canvas: Canvas, app: App) -> None:
    """Draw the card over the table; only public things stand on it."""
    canvas.blit(app.art.panel("paper", W_U, H_U), X_U - MARGIN, Y_U - MARGIN)
    title = app.text.line(_("What the cards can do"), "title", 46, theme.RED, max_w_u=W_U - 120)
    canvas.blit(title, STAGE_W_U / 2, Y_U + 56, anchor="center")
    ranks = list(reversed(RANKS))
    columns = (ranks[:FIRST], ranks[FIRST:])
    room = H_U - TOP_U - FOOT_U
    size_u = next(
        (s for s in SIZES if all(_height(canvas, app, column, s) <= room for column in columns)),
        SIZES[-1],
    )
    for k, column in enumerate(columns):
        y = Y_U + TOP_U
        spare = (room - _height(canvas, app, column, size_u)) / len(column)
        for rank in column:
            y += _power(canvas, app, rank, X_U + 40 + k * (COLUMN_U + GUTTER_U), y, size_u)
            y += GAP_U + min(16.0, max(0.0, spare))
    _hands(canvas, app)
    turn = _("A turn: flip a door and draw, or holster a card face down, or act with one.")
    words = f"{turn}   {_('Press any key to close.')}"
    foot = app.text.line(words, "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=W_U - 100)
    canvas.blit(foot, STAGE_W_U / 2, Y_U + H_U - 42, anchor="center")


def _text(app: App, rank: str, size_u: float) -> pygame.Surface:
    face = standard_faces()[rank]
    text = face.text.get(language(), face.text["en"])
    return app.text.block(text, "body", size_u, theme.INK, COLUMN_U - TEXT_X_U - 10, line_gap=1.02)


def _height(canvas: Canvas, app: App, ranks: list[str], size_u: float) -> float:
    """How tall a column of powers is with small print of this size."""
    return sum(HEAD_U + canvas.size_u(_text(app, rank, size_u))[1] + GAP_U for rank in ranks)


def _power(canvas: Canvas, app: App, rank: str, x: float, y: float, size_u: float) -> float:
    """A power with its emblem; returns how tall it is."""
    face = standard_faces()[rank]
    canvas.blit(app.art.svg(f"gunslingers/emblem_{rank}", 78), x, y + 2)
    name = face.name.get(language(), face.name["en"])
    title = f"{capital(rank_word(rank))}: {name}"
    head = app.text.line(title, "body", 30, theme.RED, max_w_u=COLUMN_U - TEXT_X_U - 60)
    canvas.blit(head, x + TEXT_X_U, y + HEAD_U / 2, anchor="midleft")
    if face.holster_action:
        mark = app.art.svg("icons/arrow_down", 30)
        right = x + TEXT_X_U + 8 + canvas.size_u(head)[0]
        canvas.blit(mark, right, y + HEAD_U / 2, anchor="midleft")
    text = _text(app, rank, size_u)
    canvas.blit(text, x + TEXT_X_U, y + HEAD_U)
    return HEAD_U + canvas.size_u(text)[1]


def _hands(canvas: Canvas, app: App) -> None:
    x, y = HANDS_X_U, Y_U + TOP_U
    head = app.text.line(_("What beats what"), "body", 34, theme.RED, max_w_u=HANDS_W_U)
    canvas.blit(head, x, y + HEAD_U / 2, anchor="midleft")
    for i, name in enumerate(reversed(HandName)):
        line = app.text.line(
            capital(hand_word(name)), "body", theme.SMALL_U + 2, theme.INK, max_w_u=HANDS_W_U
        )
        canvas.blit(line, x, y + 62 + i * 46, anchor="midleft")
    notes = (
        _("With an arrow: a holster action. Played, the card goes face up into the holster."),
        _("Tied hands: whoever uses more of their own holster cards wins."),
    )
    top = y + 62 + 9 * 46 + 6
    for words in notes:
        block = app.text.block(
            words, "body", theme.SMALL_U, theme.INK_SOFT, HANDS_W_U, line_gap=1.05, max_lines=5,
            max_h_u=170,
        )  # fmt: skip
        canvas.blit(block, x, top)
        top += canvas.size_u(block)[1] + 14
