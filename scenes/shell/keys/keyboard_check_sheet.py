"""What the keyboard check writes under the keyboard: counts at the left, a sheet at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.controls.check import Aim, Tally
from game.controls.verdict import Advice, Verdict
from game.controls.zones import Zone, pressed
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import colour_light, colour_name
from scenes.kit.input.labels import label
from scenes.kit.text.words import _
from scenes.shell.keys.keyboard_check_hold import Hold, Stage
from scenes.shell.keys.words import advice_words, blocked_words, preset_name, verdict_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App

LEFT_U, RIGHT_U, TOP_U = 28.0, 672.0, 632.0
LEFT_W_U, RIGHT_W_U, H_U = 624.0, 1220.0, 372.0
BUTTONS_Y_U = 922.0
_GREEN = (38, 92, 48)
_LOUD_U = 42.0


def draw_counts(canvas: Canvas, app: App, tally: Tally, colours: Sequence[int]) -> None:
    """How many keys are held and were at most, in all and for each seat (one per colour)."""
    canvas.blit(app.art.panel("dark", LEFT_W_U, H_U), LEFT_U - MARGIN, TOP_U - MARGIN)
    x, w = LEFT_U + 24, LEFT_W_U - 48
    counts = ((_("At once now"), len(tally.held)), (_("Most at once"), tally.most))
    for i, (words, count) in enumerate(counts):
        left = x + i * w / 2
        number = app.text.line(str(count), "title", 58, theme.GOLD, max_w_u=80)
        canvas.blit(number, left + 40, TOP_U + 54, anchor="center")
        line = app.text.block(
            words, "body", theme.SMALL_U, theme.CREAM, w / 2 - 96, line_gap=1.05, max_lines=2,
            max_h_u=84,
        )  # fmt: skip
        canvas.blit(line, left + 88, TOP_U + 54, anchor="midleft")
    rows = max(1, (len(colours) + 1) // 2)
    step = min(76.0, 256 / rows)
    for seat, colour in enumerate(colours):
        left = x + seat // rows * w / 2
        y = TOP_U + 106 + (seat % rows + 0.5) * step
        _draw_seat(canvas, app, tally, seat, colour, (left, y, w / 2 - 12, step - 6))


def _draw_seat(
    canvas: Canvas,
    app: App,
    tally: Tally,
    seat: int,
    colour: int,
    box: tuple[float, float, float, float],
) -> None:
    x, y, w, h = box
    held, light = len(tally.held_of(seat)), colour_light(colour)
    if held:
        canvas.fill(light, x - 6, y - h / 2, w, h, 70)
    badge = app.art.svg(f"badges/{colour_name(colour)}", min(48.0, h - 4))
    canvas.blit(badge, x + 26, y, anchor="center")
    words = _("{held}, most {most}").format(held=held, most=tally.most_of(seat))
    line = app.text.line(words, "body", theme.SMALL_U, light, max_w_u=w - 70)
    canvas.blit(line, x + 58, y, anchor="midleft")


class Sheet:
    """Paragraphs one below the other on the paper at the right."""

    def __init__(self, canvas: Canvas, app: App) -> None:
        self._canvas, self._app = canvas, app
        self._y = TOP_U + 30
        canvas.blit(app.art.panel("paper", RIGHT_W_U, H_U), RIGHT_U - MARGIN, TOP_U - MARGIN)

    def say(
        self,
        words: str,
        size_u: float,
        color: tuple[int, int, int],
        most_u: float,
        gap_u: float = 4,
    ) -> None:
        """A paragraph at most `most_u` high, and never down to the buttons."""
        self._y += gap_u
        room = min(most_u, BUTTONS_Y_U - 12 - self._y)
        block = self._app.text.block(
            words, "body", size_u, color, RIGHT_W_U - 110, align="center", line_gap=1.15,
            max_h_u=room,
        )  # fmt: skip
        self._canvas.blit(block, RIGHT_U + RIGHT_W_U / 2, self._y, anchor="midtop")
        self._y += self._canvas.size_u(block)[1]

    def bar(self, left: float) -> None:
        """Time that is left, from 1 to 0."""
        x, w, y = RIGHT_U + 160, RIGHT_W_U - 320, BUTTONS_Y_U - 34
        slot = self._app.art.panel("slot", w, 22)
        self._canvas.blit(slot, x + w / 2, y, anchor="center")
        if left > 0:
            self._canvas.fill((207, 156, 64), x + 4, y - 6, (w - 8) * left, 12)


def draw_free(sheet: Sheet, kept: Verdict | None) -> None:
    """Before the test: what this is for, and what came out the last time."""
    words = _("Press any keys: those that arrive light up.")
    sheet.say(words, _LOUD_U, theme.INK, 60, 8)
    words = _(
        "Most keyboards cannot report many keys at once. The test asks all of you to hold keys "
        "together and finds out what yours loses."
    )
    sheet.say(words, theme.BODY_U, theme.INK_SOFT, 96, 10)
    if kept is not None:
        words = _("Last time: {words}").format(words=verdict_words(kept))
        sheet.say(words, theme.SMALL_U, theme.RED, 80, 12)


def draw_question(
    sheet: Sheet, hold: Hold, zones: Sequence[Zone], who: Callable[[int], str], now_us: int
) -> None:
    """What is to be held, who is missing, and how long that is waited for."""
    sheet.say(_question_words(hold, zones, who), _LOUD_U, theme.INK, 112)
    if hold.stage is not Stage.HOLD:
        words = _("Now let go, all of you.")
    elif hold.missing and len(hold.missing) < len(hold.keys):
        words = _("Not here yet: {keys}").format(keys=_listed(hold.missing))
    else:
        words = _listed(hold.question.keys)
    sheet.say(words, theme.LARGE_U, theme.RED, 86, 10)
    if hold.stage is Stage.HOLD:
        sheet.bar(1 - hold.waited(now_us))


def _listed(codes: Sequence[int]) -> str:
    return " · ".join(label(code) for code in codes)


def _question_words(hold: Hold, zones: Sequence[Zone], who: Callable[[int], str]) -> str:
    if hold.again and hold.stage is Stage.HOLD:
        return _("Once more, to be sure: hold the glowing keys, all at once.")
    match hold.question.aim:
        case Aim.EACH:
            return _("Everybody press your slap key once. It glows.")
        case Aim.SLAPS:
            return _("Now together: everybody, hold your slap key down.")
        case Aim.SHOTS:
            return _("And now with two fingers: hold slap and point down.")
        case Aim.NARROW:
            seats = {found[0] for code in hold.keys if (found := pressed(zones, code))}
            names = "; ".join(who(seat) for seat in sorted(seats))
            return _("Only the glowing keys, held together: {names}.").format(names=names)
        case Aim.OTHER:
            assert hold.question.preset is not None
            words = _("Other keys, “{preset}”: all hold the glowing ones.")
            return words.format(preset=preset_name(hold.question.preset))


def draw_verdict(
    sheet: Sheet, verdict: Verdict, zones: Sequence[Zone], who: Callable[[int], str]
) -> None:
    """What was found, and what to do about it."""
    fine = verdict.advice in (Advice.FINE, Advice.SLAPS_FINE)
    sheet.say(verdict_words(verdict), _LOUD_U, _GREEN if fine else theme.RED, 104, 2)
    lines = blocked_words(verdict, zones, who)
    if lines:
        sheet.say(" ".join(lines), theme.SMALL_U, theme.INK_SOFT, 88, 6)
    sheet.say(advice_words(verdict), theme.BODY_U, theme.INK, 160, 8)
