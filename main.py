"""The door to Dustup: `python main.py` plays; `python main.py --help` lists everything else."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

OK, BAD = 0, 2


class Usage(Exception):  # noqa: N818 - not an error of ours: the words on the command line are wrong
    """A command line that cannot be; the text is one line."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line and exits with 2, as everything here does."""

    def error(self, message: str) -> NoReturn:
        raise Usage(message)


class _Chair(argparse.Action):
    """Collects --seat and --bot in the order in which they stand."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        kind = "bot" if option_string == "--bot" else "seat"
        namespace.chairs = [*(namespace.chairs or []), (kind, str(values))]


def size(text: str) -> tuple[int, int]:
    """`1280x720` as numbers; ArgumentTypeError for anything else."""
    parts = text.lower().split("x")
    if len(parts) == 2 and all(p.isascii() and p.isdigit() and len(p) <= 5 for p in parts):
        width, height = int(parts[0]), int(parts[1])
        if 320 <= width <= 16384 and 180 <= height <= 16384:
            return width, height
    raise argparse.ArgumentTypeError(f"a size is WIDTHxHEIGHT, 320x180 or more, not '{text}'")


def folder(text: str) -> Path:
    """A folder's path; ArgumentTypeError for no name at all."""
    if not text.strip():
        raise argparse.ArgumentTypeError("a folder needs a name")
    return Path(text)


class _PlayParser(Parser):
    """Its help lists the games, which are not looked up to play."""

    def format_help(self) -> str:
        self.epilog = "\n\n".join((_games_help(), OTHERS))
        return super().format_help()


OTHERS = """Other commands: replay, selfplay, selftest, keys, bench, shots (main.py COMMAND --help).
Files are kept in the system's folder for programs' data, or in DUSTUP_HOME."""


def _games_help() -> str:
    """Every game's key and house rules, as lines."""
    import textwrap

    from game.core.registry import GAMES

    lines = ["games for --table, with their --option KEY=VALUE (the default in brackets):"]
    for info in GAMES.values():
        least, most = info.players[0], info.players[-1]
        span = f"{least} to {most}" if least < most else f"{least}"
        rules = "; ".join(
            f"{option.key}={option.describe()} [{str(option.default).lower()}]"
            for option in info.options
        )
        lines += [f"  {info.key} ({span} players)"]
        lines += textwrap.wrap(rules, 76, initial_indent=" " * 6, subsequent_indent=" " * 6)
    return "\n".join(lines)


def _play_parser() -> Parser:
    parser = _PlayParser(
        prog="main.py",
        description="Dustup: Wild West table games. Without arguments it plays.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--table", metavar="GAME", help="sit straight down at this game, one of those below"
    )
    parser.add_argument(
        "--seat", dest="chairs", action=_Chair, metavar="NAME", help="a person at the table"
    )
    parser.add_argument(
        "--bot",
        dest="chairs",
        action=_Chair,
        metavar="LEVEL",
        help="a bot: easy, middle (or medium) or hard",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a house rule of that game, any number of times",
    )
    parser.add_argument("--first", type=int, metavar="N", help="the seat that starts, from 0")
    parser.add_argument("--seed", type=int, metavar="N", help="fixes dice and cards")
    parser.add_argument("--lang", choices=("en", "ko"), help="speak it this once")
    parser.add_argument("--size", type=size, metavar="WxH", help="the window's size")
    parser.add_argument("--resume", action="store_true", help="go on with the last game")
    parser.add_argument("--log", type=Path, metavar="FILE", help="append public events as JSON")
    parser.add_argument("--data", type=folder, metavar="DIR", help="keep all files there")
    return parser


def play(arguments: Sequence[str]) -> int:
    """Open the window and play."""
    chosen = _play_parser().parse_args(arguments)
    if chosen.table is None and (
        chosen.chairs or chosen.option or chosen.first is not None or chosen.seed is not None
    ):
        raise Usage("--seat, --bot, --option, --first and --seed need --table GAME")
    if chosen.resume and chosen.table is not None:
        raise Usage("--resume goes on with the last game; leave --table out")
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until the loop watches: no traceback, none lost
    from scenes.start import Start, start

    return start(
        Start(
            table=chosen.table,
            chairs=tuple(chosen.chairs or ()),
            options=tuple(chosen.option),
            first=chosen.first,
            seed=chosen.seed,
            language=chosen.lang,
            size_px=chosen.size,
            resume=chosen.resume,
            log=chosen.log,
            data=chosen.data,
        )
    )


def replay(arguments: Sequence[str]) -> int:
    """Play a transcript and print where it leads."""
    parser = Parser(prog="main.py replay", description="Play a transcript, print the outcome.")
    parser.add_argument("file", help="a transcript, or a game that the program saved")
    parser.add_argument(
        "--view",
        metavar="SEAT|table",
        help="only what that seat (from 0) or the whole table may see; without it everything, "
        "everybody's cards included",
    )
    chosen = parser.parse_args(arguments)
    from game.core.loading import replay_command

    outcome = replay_command(chosen.file, chosen.view)
    sys.stdout.write(outcome.stdout)
    sys.stderr.write(outcome.stderr)
    return outcome.status


def _aside(line: str) -> None:
    """Say how far a long command has come, out of the way of what it prints."""
    print(line, file=sys.stderr, flush=True)


def selfplay(arguments: Sequence[str]) -> int:
    """Bots against bots."""
    import time

    from game.core.selfplay import selfplay_command

    try:
        print(selfplay_command(arguments, time.perf_counter, _aside))
    except ValueError as error:
        raise Usage(str(error)) from None
    return OK


def keys(arguments: Sequence[str]) -> int:
    """Print the key table in force."""
    import json

    parser = Parser(prog="main.py keys", description="The key table in force, as JSON.")
    parser.add_argument(
        "--seats", type=int, default=2, metavar="N", help="people at the keyboard (default: 2)"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="where the files are kept")
    chosen = parser.parse_args(arguments)
    from scenes.controls import key_table

    try:
        print(json.dumps(key_table(chosen.seats, chosen.data), indent=1, ensure_ascii=False))
    except ValueError as error:
        raise Usage(str(error)) from None
    return OK


def selftest(arguments: Sequence[str]) -> int:
    """Open every scene and play a short game of each, without a window."""
    parser = Parser(prog="main.py selftest", description="Checks that everything runs here.")
    parser.parse_args(arguments)
    from scenes.tools.selftest import selftest as run

    return run()


def shots(arguments: Sequence[str]) -> int:
    """A picture of every scene."""
    parser = Parser(prog="main.py shots", description="A PNG of every scene in a telling state.")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--lang", choices=("en", "ko"), default="en")
    parser.add_argument("--scene", metavar="NAME", help="only pictures whose name begins so")
    chosen = parser.parse_args(arguments)
    from scenes.tools.shots import shots as run

    return run(chosen.out, chosen.size, chosen.lang, chosen.scene)


def bench(arguments: Sequence[str]) -> int:
    """Measure this machine."""
    import textwrap

    from scenes.tools.bench import MEASUREMENTS

    parser = Parser(
        prog="main.py bench",
        description="The figures of speed on this machine.",
        epilog=textwrap.fill(
            f"NAME, or a beginning of some: {', '.join(MEASUREMENTS)}.", break_on_hyphens=False
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", metavar="NAME", help="only the measurements whose name begins so")
    chosen = parser.parse_args(arguments)
    from scenes.tools.bench import bench as run

    return run(as_json=chosen.json, only=chosen.only)


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "replay": replay,
    "selfplay": selfplay,
    "selftest": selftest,
    "shots": shots,
    "bench": bench,
    "keys": keys,
}


def guard_streams() -> None:
    """A windowed program may have no streams at all, and pygame greets on import: quiet both."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def complain(text: str) -> int:
    """One line on standard error, and the exit status that goes with it."""
    try:
        sys.stderr.write(" ".join(text.split()) + "\n")
        sys.stderr.flush()
    except OSError:
        _to_nowhere("stderr")
    return BAD


def _to_nowhere(name: str) -> None:
    """A stream that cannot take any more is let go of, or Python would stumble over it at exit."""
    descriptor = {"stdout": 1, "stderr": 2}[name]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)


def run(command: Callable[[Sequence[str]], int], words: Sequence[str]) -> int:
    """Run a command and see that all it said was taken; returns the exit status."""
    try:
        status = command(words)
        sys.stdout.flush()
        sys.stderr.flush()
    except SystemExit as end:  # --help
        status = end.code if isinstance(end.code, int) else OK
        sys.stdout.flush()
    return status


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit status."""
    guard_streams()
    words = list(sys.argv[1:] if arguments is None else arguments)
    command: Callable[[Sequence[str]], int] = play
    if words and not words[0].startswith("-"):
        name = words.pop(0)
        if name not in COMMANDS:
            known = ", ".join(COMMANDS)
            return complain(f"There is no command '{name}'; there are: {known}.")
        command = COMMANDS[name]
    try:
        return run(command, words)
    except Usage as wrong:
        return complain(str(wrong))
    except BrokenPipeError:
        _to_nowhere("stdout")
        return OK
    except OSError as error:
        _to_nowhere("stdout")
        return complain(f"{error.filename or 'Standard output'}: {error.strerror or error}")


if __name__ == "__main__":
    sys.exit(main())
