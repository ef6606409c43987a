"""From the command line to the first scene: opens the app, sits people down, or goes on."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.reasons import reason
from scenes.kit.text.words import _
from scenes.table import names

if TYPE_CHECKING:
    from game.core.chairs import Chair
    from game.core.engine import Setup
    from scenes.kit.app.app import App, Halt
    from scenes.kit.text.lettering import Lettering


@dataclass(frozen=True, slots=True)
class Start:
    """What `main.py` was asked for; `chairs` are ("seat", name) and ("bot", level) in order."""

    table: str | None = None
    chairs: tuple[tuple[str, str], ...] = ()
    options: tuple[str, ...] = ()
    first: int | None = None
    seed: int | None = None
    language: str | None = None
    size_px: tuple[int, int] | None = None
    resume: bool = False
    log: Path | None = None
    data: Path | None = None


def start(wanted: Start) -> int:
    """Play; returns the exit status. One line on standard error and 2 for what cannot be."""
    import pygame

    if not getattr(pygame, "IS_CE", False):
        return _complain(
            "This needs pygame-ce, but pygame is installed beside it: "
            "uninstall both, then install pygame-ce."
        )
    _quiet_display()
    from scenes.kit.app.window import NoDisplayError

    try:
        table = _table(wanted) if wanted.table is not None else None
        from scenes.kit.app.opening import first_window

        window = first_window(wanted.data, wanted.size_px)
    except NoDisplayError as error:
        return _complain(str(error))
    except (ValueError, OSError) as error:
        return _complain(_plain(error))
    from scenes.kit.app.app import App
    from scenes.kit.layout.layouts import LayoutError
    from scenes.kit.text.lettering import FontError
    from scenes.shell.rooms import Rooms

    try:
        app = App.open(
            data=wanted.data,
            size_px=wanted.size_px,
            language=wanted.language,
            log_path=wanted.log,
            window=window,
        )
    except (NoDisplayError, FontError) as error:
        return _complain(str(error))
    except (ValueError, OSError) as error:
        return _complain(_plain(error))
    _tell_of_size(app)
    app.on_halt = lambda halt: halted(app, halt)
    _know_pads(app)
    app.shell = Rooms()
    try:
        if not open_first(app, table, resume=wanted.resume):
            crowded = app.files.crowded
            app.close()
            return _complain(
                "There is no game to go on with but the one another Dustup has open."
                if crowded
                else "There is no game to go on with."
            )
        status = app.run()
        if app.files.lost:
            lost = ", ".join(path.name for path in app.files.lost)
            status = _complain(f"What changed last could not be saved: {lost}.", status=1)
        return _gone(app, status)
    except (FontError, LayoutError) as error:
        return _complain(str(error))
    except Exception:  # a fault of ours: the game is saved, say where the details are
        return _complain(_stumbled(app), status=1)


def _know_pads(app: App) -> None:
    """Pads that were set up here play from the start; what nobody knows is told."""
    from scenes.kit.app.controls import controls
    from scenes.shell.keys.strange_pads import strange_pad

    controls(app)
    app.on_strange_pad = lambda event: strange_pad(app, event)


def _plain(error: ValueError | OSError) -> str:
    """What went wrong, with the file's name where there is one."""
    name = f"{error.filename}: " if isinstance(error, OSError) and error.filename else ""
    return f"{name}{reason(error)}"


def _tell_of_size(app: App) -> None:
    """Say so when a window was asked for that the desktop has no room for."""
    asked = app.window.asked_px
    if asked is not None:
        width, height = app.window.surface.get_size()
        line = _("This screen has no room for {asked}: the window is {size}.")
        app.notice(line.format(asked=f"{asked[0]}×{asked[1]}", size=f"{width}×{height}"))


def _quiet_display() -> None:
    """Where only X11 can be SDL need not try Wayland, whose library mutters to the terminal."""
    known = os.environ.get
    only_x11 = known("DISPLAY") and not (known("WAYLAND_DISPLAY") or known("XDG_RUNTIME_DIR"))
    if sys.platform.startswith("linux") and only_x11 and not known("SDL_VIDEODRIVER"):
        os.environ["SDL_VIDEODRIVER"] = "x11"


def open_first(
    app: App, table: tuple[Setup, Sequence[Chair]] | None, *, resume: bool = False
) -> bool:
    """Push the first scene; False when `resume` finds no game."""
    from scenes.shell.title import Title

    if resume:
        from scenes.shell.lobby.saved_game import resume_game

        return resume_game(app)
    if table is None:
        app.push(Title(app))
        return True
    from scenes.games import TABLES
    from scenes.kit.layout.layouts import LayoutError
    from scenes.shell.lobby.saved_game import saved_game
    from scenes.table.evening import note_abandoned
    from scenes.table.table import Table

    why_not = TABLES[table[0].game].trouble()
    if why_not is not None:
        raise LayoutError(why_not)
    saved_game(app)  # a damaged or a newer save is set aside and told of, not written over
    note_abandoned(app)
    setup, chairs = table
    app.push(TABLES[setup.game].open(app, Table.open(app, setup, chairs)))
    return True


def _table(wanted: Start) -> tuple[Setup, list[Chair]]:
    """The game and its chairs. Raises ValueError with one line for what cannot be."""
    from game.core.chairs import LEVELS, Chair
    from game.core.match import read_level
    from game.core.registry import GAMES
    from scenes.games import TABLES
    from scenes.kit.app.furnish import FONTS
    from scenes.kit.draw.people import Looks
    from scenes.kit.text.lettering import Lettering

    info = GAMES.get(wanted.table or "")
    if info is None or info.key not in TABLES:
        raise ValueError(f"There is no table '{wanted.table}'; there are: {', '.join(TABLES)}.")
    taken = [value.strip() for kind, value in wanted.chairs if kind == "seat"]
    text = Lettering(FONTS, lambda: 1.0, lambda: 100)
    chairs: list[Chair] = []
    for i, (kind, value) in enumerate(wanted.chairs):
        looks = Looks(i % 8, i % 8, i % 9, (i * 2) % 9).to_json()
        if kind == "seat":
            others = [
                name for j, name in enumerate(taken) if j != sum(1 for c in chairs if not c.level)
            ]
            trouble = names.trouble_with(value, others) or _name_unseen(value, others, text)
            if trouble is not None:
                raise ValueError(trouble)
            chairs.append(Chair(value.strip(), None, looks))
            continue
        level = read_level(value)
        if level not in LEVELS:
            raise ValueError(f"There is no bot '{value}'; there are: {', '.join(LEVELS)}.")
        name = names.free_name(names.BOTS, [*taken, *(c.name for c in chairs)])
        chairs.append(Chair(name, level, looks))
    if len(chairs) not in info.players:
        least, most = info.players[0], info.players[-1]
        span = str(least) if least == most else f"{least} to {most}"
        raise ValueError(
            f"{info.key} is for {span}: sit them down with --seat NAME and --bot LEVEL."
        )
    if wanted.first is not None and not 0 <= wanted.first < len(chairs):
        raise ValueError(f"--first is a seat, 0 to {len(chairs) - 1}, not {wanted.first}.")
    if wanted.seed is not None and not 0 <= wanted.seed < 2**63:
        raise ValueError("--seed is 0 to 2^63 - 1.")
    options = dict(info.read_option(text) for text in wanted.options)
    people = tuple(chair.name for chair in chairs)
    return info.setup(people, options, first=wanted.first, seed=wanted.seed), chairs


def _name_unseen(name: str, others: Sequence[str], text: Lettering) -> str | None:
    """Why a name cannot be read on screen, as in the lobby: boxes, nothing, or another's name."""
    from scenes.kit.text.lines import clean

    boxes = text.unwritable(name)
    if boxes:
        return f"The name {name.strip()} has signs nobody here can print: {boxes}"
    return names.trouble_with(clean(name), [clean(other) for other in others])


def halted(app: App, halt: Halt) -> None:
    """The window lost the keyboard or a pad was unplugged: pause the table.

    A stall is over already when it is noticed. Its race was called off, and the table asks who is
    ready: a note says why, and nothing lies over it.
    """
    if halt.why == "stall":
        app.notice(_("The computer stalled for a moment. Nobody's press counted."))
        return
    from scenes.shell.lost_pads import back_words, missing_words
    from scenes.shell.pause import Pause

    if halt.why == "seated":
        app.notice(back_words(app, halt.seat))
        return
    words = {
        "focus": _("The window lost focus."),
        "pad": missing_words(app, halt.seat)
        or _("A pad was unplugged. The next pad to press a button takes its seat."),
    }[halt.why]
    top = app.top
    pause = getattr(top, "open_pause", None)
    if pause is not None:
        pause(words)
        if halt.pad is not None and isinstance(app.top, Pause):
            app.top.ask_whose(halt.pad)
    elif halt.why == "pad":  # of the window's focus a sheet has nothing to tell
        if isinstance(top, Pause):
            top.tell(words)
        elif missing_words(app):
            app.notice(words)


def _stumbled(app: App) -> str:
    """Write down what went wrong; one line for the player."""
    import traceback

    from scenes.kit.app.watchdog import write_report

    report = write_report(app.files.folder)
    if report is None:
        return f"Dustup stumbled ({traceback.format_exc().splitlines()[-1]}). Your game is kept."
    return f"Dustup stumbled. Your game is kept; what happened is in {report}."


def _gone(app: App, status: int) -> int:
    """The status; a sound device that does not let go would keep Python from ending."""
    if app.sound_stuck:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    return status


def _complain(text: str, status: int = 2) -> int:
    sys.stderr.write(" ".join(text.split()) + "\n")
    return status
