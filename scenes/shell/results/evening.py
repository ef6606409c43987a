"""The ledger's last page: the tab and the wins of the whole evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import Looks
from scenes.kit.text.words import _, n_
from scenes.shell.results.facts import Box, Facts, draw_centred, draw_head, draw_rule
from scenes.table.evening import Debt, Who

if TYPE_CHECKING:
    from scenes.kit.app.app import App

ROW_U = 58.0


# -- the evening -----------------------------------------------------------------------------------
def draw_evening(canvas: Canvas, app: App, facts: Facts, box: Box) -> None:
    """The tab of all games since people came together, and who won how many."""
    x, y, w, h = box
    evening = facts.evening
    if not evening.games:
        draw_centred(canvas, app, _("A fresh evening: the slate is clean."), box)
        return
    left_w = w * 0.58
    title = n_("{count} game played", "{count} games played", evening.finished)
    words = title.format(count=evening.finished)
    if evening.abandoned:
        given_up = n_("{count} given up", "{count} given up", evening.abandoned)
        words += ", " + given_up.format(count=evening.abandoned)
    line = app.text.line(words, "body", theme.BODY_U, theme.INK, max_w_u=w)
    canvas.blit(line, x, y + 22, anchor="midleft")
    draw_rule(canvas, x, y + 50, w)
    _draw_debts(canvas, app, facts, (x, y + 62, left_w - 30, h - 62))
    canvas.fill((138, 98, 48), x + left_w, y + 66, 2, h - 76, 110)
    _draw_wins(canvas, app, facts, (x + left_w + 28, y + 62, w - left_w - 28, h - 62))


def _looks_of(facts: Facts, who: Who) -> tuple[Looks, str | None] | None:
    """How somebody looks, if they sit at this table."""
    for guest in facts.table.guests:
        if guest.name == who.name and (guest.level is not None) == who.bot:
            return guest.looks, guest.level
    return None


def _draw_debts(canvas: Canvas, app: App, facts: Facts, box: Box) -> None:
    x, y, w, h = box
    people, bots = facts.evening.debts(), facts.evening.debts(bots=True)
    rows: list[Debt | str] = [*people]
    if not people:
        rows.append(_("No drinks owed among people."))
    if bots:
        rows += [_("With bots, who never pay:"), *bots]
    most = int(h / ROW_U)
    shown, left = rows, 0
    if len(rows) > most:
        shown = rows[: most - 1]
        left = sum(1 for row in rows[most - 1 :] if isinstance(row, Debt))
    for i, row in enumerate(shown):
        cy = y + (i + 0.5) * ROW_U
        if isinstance(row, str):
            line = app.text.line(row, "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=w)
            canvas.blit(line, x, cy, anchor="midleft")
        else:
            _draw_debt(canvas, app, facts, row, (x, cy, w, ROW_U))
    if left:
        words = n_("… and {count} more", "… and {count} more", left).format(count=left)
        line = app.text.line(words, "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=w)
        canvas.blit(line, x, y + (len(shown) + 0.5) * ROW_U, anchor="midleft")


def _draw_debt(canvas: Canvas, app: App, facts: Facts, debt: Debt, box: Box) -> None:
    x, cy, w, _row = box
    each = (w - 172) / 2
    _named(canvas, app, facts, debt.debtor, x, cy, each)
    mug = x + each + 28
    canvas.blit(app.art.svg("icons/beer", 44), mug, cy, anchor="center")
    count = app.text.line(f"×{debt.rounds}", "plain", theme.BODY_U, theme.INK, max_w_u=74)
    canvas.blit(count, mug + 28, cy, anchor="midleft")
    canvas.blit(app.art.svg("icons/arrow_right", 24), mug + 116, cy, anchor="center")
    _named(canvas, app, facts, debt.creditor, x + each + 172, cy, each)


def _named(canvas: Canvas, app: App, facts: Facts, who: Who, x: float, cy: float, w: float) -> None:
    found = _looks_of(facts, who)
    shift = 0.0
    if found is not None:
        draw_head(canvas, app, *found, x, cy, 46)
        shift = 56.0
    name = app.text.line(who.name, "body", theme.SMALL_U, theme.INK, max_w_u=w - shift)
    canvas.blit(name, x + shift, cy, anchor="midleft")


def _draw_wins(canvas: Canvas, app: App, facts: Facts, box: Box) -> None:
    x, y, w, h = box
    rows = facts.evening.wins()
    for i, (who, won, played) in enumerate(rows[: int(h / ROW_U)]):
        cy = y + (i + 0.5) * ROW_U
        _named(canvas, app, facts, who, x, cy, w - 200)
        if not won:
            continue
        crown = app.art.svg("icons/crown", 34)
        canvas.blit(crown, x + w - 164, cy, anchor="center")
        words = _("{won} of {played}").format(won=won, played=played)
        line = app.text.line(words, "plain", theme.SMALL_U, theme.INK, max_w_u=136)
        canvas.blit(line, x + w, cy, anchor="midright")
