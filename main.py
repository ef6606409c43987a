"""The door to Dustup: `python main.py` plays; `python main.py --help` lists everything else."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from scenes.tools import streams

OK, BAD = 0, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit status."""
    unheard = streams.guard()
    words = list(sys.argv[1:] if arguments is None else arguments)
    status = _answer(words) if unheard is None else _answer_unheard(words)
    if unheard is not None and status != OK:
        streams.show_box(unheard.last_line())
    return status


def _answer(words: list[str]) -> int:
    from scenes.tools.commands import COMMANDS, Command, play
    from scenes.tools.parsers import Usage

    command: Command = play
    if words and not words[0].startswith("-"):
        name = words.pop(0)
        if name not in COMMANDS:
            known = ", ".join(COMMANDS)
            return _refused(f"There is no command '{name}'; there are: {known}.")
        command = COMMANDS[name]
    try:
        return streams.run(command, words)
    except Usage as wrong:
        return _refused(str(wrong))
    except BrokenPipeError:
        streams.to_nowhere("stdout")
        return OK
    except OSError as error:
        from game.core.reasons import reason

        streams.to_nowhere("stdout")
        return _refused(f"{error.filename or 'Standard output'}: {reason(error)}")


def _answer_unheard(words: list[str]) -> int:
    """The windowed program of Windows plays; what would print is for the one with a console."""
    from scenes.tools.commands import prints

    if prints(words):
        line = " ".join((streams.CONSOLE_PROGRAM, *words))
        return _refused(f"This program has no console to print to. Use: {line}")
    return _answer(words)


def _refused(text: str) -> int:
    streams.complain(text)
    return BAD


if __name__ == "__main__":
    sys.exit(main())
