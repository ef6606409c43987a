"""What can be asked of the program by name: each command reads its words and does its work.

What a command needs is imported when it runs, so that none waits for another's; `replay`,
`selfplay` and `--version` do without pygame.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from scenes.tools.parsers import LANGUAGES, Parser, Usage, folder, play_parser, size, with_data

OK = 0

Command = Callable[[Sequence[str]], int]


def play(words: Sequence[str]) -> int:
    """Open the window and play."""
    chosen = play_parser().parse_args(words)
    if chosen.table is None and (
        chosen.chairs or chosen.option or chosen.first is not None or chosen.seed is not None
    ):
        raise Usage("--seat, --bot, --option, --first and --seed need --table GAME")
    if chosen.resume and chosen.table is not None:
        raise Usage("--resume goes on with the last game; leave --table out")
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until the loop watches: no traceback, none lost
    from scenes.shell.start import Start, start

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


def replay(words: Sequence[str]) -> int:
    """Play a transcript and print where it leads."""
    parser = Parser(prog="main.py replay", description="Play a transcript, print the outcome.")
    parser.add_argument("file", help="a transcript, or a game that the program saved")
    parser.add_argument(
        "--view",
        metavar="SEAT|table",
        help="only what that seat (from 0) or the whole table may see; without it everything, "
        "everybody's cards included",
    )
    chosen = with_data(parser).parse_args(words)
    from game.core.loading import replay_command

    outcome = replay_command(chosen.file, chosen.view)
    sys.stdout.write(outcome.stdout)
    sys.stderr.write(outcome.stderr)
    return outcome.status


def _aside(line: str) -> None:
    """Say how far a long command has come, out of the way of what it prints."""
    print(line, file=sys.stderr, flush=True)


def selfplay(words: Sequence[str]) -> int:
    """Bots against bots."""
    import time

    from game.core.selfplay import selfplay_command

    data = with_data(Parser(prog="main.py selfplay", add_help=False, allow_abbrev=False))
    _chosen, others = data.parse_known_args(words)
    try:
        print(selfplay_command(others, time.perf_counter, _aside))
    except ValueError as error:
        raise Usage(str(error)) from None
    return OK


def keys(words: Sequence[str]) -> int:
    """Print the key table in force."""
    import json

    parser = Parser(prog="main.py keys", description="The key table in force, as JSON.")
    parser.add_argument(
        "--seats", type=int, default=2, metavar="N", help="people at the keyboard (default: 2)"
    )
    chosen = with_data(parser).parse_args(words)
    from scenes.kit.app.controls import key_table

    try:
        print(json.dumps(key_table(chosen.seats, chosen.data), indent=1, ensure_ascii=False))
    except ValueError as error:
        raise Usage(str(error)) from None
    return OK


def selftest(words: Sequence[str]) -> int:
    """Open every scene and play a short game of each, without a window."""
    parser = Parser(prog="main.py selftest", description="Checks that everything runs here.")
    _work_in(with_data(parser).parse_args(words).data)
    from scenes.tools.selftest import selftest as run

    return run()


def shots(words: Sequence[str]) -> int:
    """A picture of every scene."""
    parser = Parser(prog="main.py shots", description="A PNG of every scene in a telling state.")
    parser.add_argument("--out", type=folder, required=True, metavar="DIR")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--scene", metavar="NAME", help="only pictures whose name begins so")
    chosen = with_data(parser).parse_args(words)
    _work_in(chosen.data)
    from scenes.tools.shots import shots as run

    return run(chosen.out, chosen.size, chosen.lang, chosen.scene)


def bench(words: Sequence[str]) -> int:
    """Measure this machine."""
    import argparse
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
    chosen = with_data(parser).parse_args(words)
    _work_in(chosen.data)
    from scenes.tools.bench import bench as run

    return run(as_json=chosen.json, only=chosen.only)


def _work_in(chosen: Path | None) -> None:
    """What is kept only while a command runs lies in this folder; raises OSError.

    Those commands never open the games and settings that may be kept there.
    """
    if chosen is None:
        return
    import tempfile

    chosen.mkdir(parents=True, exist_ok=True)
    tempfile.tempdir = str(chosen)
    os.environ["TMPDIR"] = os.environ["TEMP"] = os.environ["TMP"] = str(chosen)


COMMANDS: Mapping[str, Command] = {
    "replay": replay,
    "selfplay": selfplay,
    "selftest": selftest,
    "shots": shots,
    "bench": bench,
    "keys": keys,
}


def prints(words: Sequence[str]) -> bool:
    """Whether a command line asks for something to read, and not to play."""
    return any(word in COMMANDS for word in words[:1]) or any(
        word in ("-h", "--help", "--version") for word in words
    )
