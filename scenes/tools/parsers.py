"""The words a command line may hold: what is wrong with one is said in a line, with status 2."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from game.core.reasons import reason

ROOT = Path(__file__).resolve().parents[2]
LARGEST_PX = 7680
LANGUAGES = ("en", "ko")
OTHERS = """Other commands: replay, selfplay, selftest, keys, bench, shots (main.py COMMAND --help).
Files are kept in the system's folder for programs' data, or in DUSTUP_HOME."""


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
        if 320 <= width <= LARGEST_PX and 180 <= height <= LARGEST_PX:
            return width, height
    most = f"{LARGEST_PX}x{LARGEST_PX}"
    raise argparse.ArgumentTypeError(f"a size is WIDTHxHEIGHT, 320x180 to {most}, not '{text}'")


def folder(text: str) -> Path:
    """A folder that is there or can be made, in full; ArgumentTypeError for what is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError("a folder needs a name")
    path = file(text)
    try:
        path = path.expanduser().absolute()
        there = next(one for one in (path, *path.parents) if one.exists())
        if there.is_dir():
            return path
    except RuntimeError:
        raise argparse.ArgumentTypeError(f"'{text}': there is no such home folder") from None
    except OSError as error:
        raise argparse.ArgumentTypeError(f"'{text}': {reason(error)}") from None
    except StopIteration:  # a drive that is not there
        raise argparse.ArgumentTypeError(f"'{text}' cannot be a folder") from None
    raise argparse.ArgumentTypeError(f"'{there}' is a file, not a folder")


def file(text: str) -> Path:
    """A file's path; ArgumentTypeError for what no file can be called."""
    if not text:
        raise argparse.ArgumentTypeError("a file needs a name")
    if "\0" in text:
        raise argparse.ArgumentTypeError(f"{text!r} cannot be a name")
    return Path(text)


def version() -> str:
    """The program's version, which stands in pyproject.toml alone."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


class _Version(argparse.Action):
    """Prints the version, which is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_given: object) -> NoReturn:
        print(f"Dustup {version()}")
        parser.exit()


class _PlayParser(Parser):
    """Its help lists the games, which are not looked up to play."""

    def format_help(self) -> str:
        self.epilog = "\n\n".join((_games_help(), OTHERS))
        return super().format_help()


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


def play_parser() -> Parser:
    """What may stand where no command does."""
    parser = _PlayParser(
        prog="main.py",
        description="Dustup: Wild West table games. Without arguments it plays.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", nargs=0, action=_Version, help="print the version and end")
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
    parser.add_argument("--lang", choices=LANGUAGES, help="speak it this once")
    parser.add_argument("--size", type=size, metavar="WxH", help="the window's size")
    parser.add_argument("--resume", action="store_true", help="go on with the last game")
    parser.add_argument("--log", type=file, metavar="FILE", help="append public events as JSON")
    return with_data(parser)


def with_data(parser: Parser) -> Parser:
    """The parser with `--data DIR`, which every command takes."""
    parser.add_argument("--data", type=folder, metavar="DIR", help="keep all files there")
    return parser
