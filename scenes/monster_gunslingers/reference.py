"""The reference card: the thirteen powers, a turn in three lines, and what beats what."""

from __future__ import annotations

from game.core.cards import RANKS
from game.core.hand_ranks import HandName
from game.monster_gunslingers.powers import standard_faces
from scenes.kit import theme
from scenes.kit.app import App
from scenes.kit.canvas import STAGE_W_U, Canvas
from scenes.kit.panels import MARGIN
from scenes.kit.words import _, language
from scenes.monster_gunslingers.words import capital, hand_word, rank_word

X_U, Y_U, W_U, H_U = 60.0, 40.0, 1800.0, 1000.0
TOP_U = 132.0
COLUMN_U = 640.0
HANDS_X_U, HANDS_W_U = 1400.0, 420.0
ROW_U = 120.0


def draw_reference(canvas: Canvas, app: App) -> None:
    """Draw the card over the table; only public things stand on it."""
    canvas.blit(app.art.panel("paper", W_U, H_U), X_U - MARGIN, Y_U - MARGIN)
    title = app.text.line(_("What the cards can do"), "title", 46, theme.RED, max_w_u=W_U - 120)
    canvas.blit(title, STAGE_W_U / 2, Y_U + 58, anchor="center")
    for i, rank in enumerate(reversed(RANKS)):
        column, line = divmod(i, 7)
        _power(
            canvas, app, rank, X_U + 40 + column * (COLUMN_U + 20), Y_U + TOP_U - 20 + line * ROW_U
        )
    _hands(canvas, app)
    foot = app.text.line(
        _("A turn: flip a door and draw, or holster a card face down, or act with one."),
        "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=W_U - 100,
    )  # fmt: skip
    canvas.blit(foot, STAGE_W_U / 2, Y_U + H_U - 36, anchor="center")


def _power(canvas: Canvas, app: App, rank: str, x: float, y: float) -> None:
    face = standard_faces()[rank]
    code = language()
    canvas.blit(app.art.svg(f"gunslingers/emblem_{rank}", 84), x, y + 14)
    name = face.name.get(code, face.name["en"])
    title = f"{capital(rank_word(rank))}: {name}"
    head = app.text.line(title, "body", 30, theme.RED, max_w_u=COLUMN_U - 140)
    canvas.blit(head, x + 98, y + 22, anchor="midleft")
    if face.holster_action:
        mark = app.art.svg("icons/arrow_down", 30)
        canvas.blit(mark, x + 104 + canvas.size_u(head)[0], y + 22, anchor="midleft")
    text = face.text.get(code, face.text["en"])
    block = app.text.block(
        text, "body", theme.SMALL_U, theme.INK, COLUMN_U - 120, line_gap=1.0, max_lines=3,
        max_h_u=ROW_U - 44,
    )  # fmt: skip
    canvas.blit(block, x + 98, y + 40)


def _hands(canvas: Canvas, app: App) -> None:
    x, y = HANDS_X_U, Y_U + TOP_U - 10
    head = app.text.line(_("What beats what"), "body", 34, theme.RED, max_w_u=HANDS_W_U)
    canvas.blit(head, x, y + 10, anchor="midleft")
    for i, name in enumerate(reversed(HandName)):
        line = app.text.line(
            capital(hand_word(name)), "body", theme.SMALL_U + 2, theme.INK, max_w_u=HANDS_W_U
        )
        canvas.blit(line, x, y + 62 + i * 46, anchor="midleft")
    notes = (
        _("With an arrow: a holster action. Played, the card goes face up into the holster."),
        _("Level hands: more cards of one's own holster win."),
    )
    top = y + 62 + 9 * 46 + 6
    for words in notes:
        block = app.text.block(
            words, "body", theme.SMALL_U, theme.INK_SOFT, HANDS_W_U, line_gap=1.05, max_lines=5,
            max_h_u=170,
        )  # fmt: skip
        canvas.blit(block, x, top)
        top += canvas.size_u(block)[1] + 14
