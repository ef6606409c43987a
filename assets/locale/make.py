"""Make the message catalogues: collect what the code says, merge translations, compile.

    python assets/locale/make.py                  collect, update every .po, compile every .mo
    python assets/locale/make.py --add FILE.json  the same, with Korean merged in from FILE.json:
                                                  {"English": "Korean"}, or ["Korean"] for n_()
    python assets/locale/make.py --check          change nothing; exit 1 and list what is missing,
                                                  fuzzy, stale, uncompiled or ill-formed
    python assets/locale/make.py --prune          the same as without, dropping stale messages

Safe to run from several shells at once: each waits for the other. A translation whose message is
not in the code yet is kept and called stale until the message turns up. Catalogues are sorted and
carry neither dates nor line numbers, so that a diff shows words only.
"""

import argparse
import ast
import contextlib
import io
import json
import os
import string
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCES = ("main.py", "game/**/*.py", "scenes/**/*.py")
KEYWORDS = {"_": None, "n_": (1, 2), "N_": None}
HEADER = "# {title} of Dustup. Made by assets/locale/make.py; MIT licence, as the game.\n#"

Key = str
"""A message's English singular: what gettext looks it up by."""


class QuietCatalog(Catalog):
    """A catalogue whose header says nothing that changes by itself."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        headers = [("Project-Id-Version", "dustup"), ("MIME-Version", "1.0")]
        headers += [
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]
        if self.locale:
            headers.insert(1, ("Language", str(self.locale)))
            headers.append(("Plural-Forms", self.plural_forms))
        return headers


def key_of(message: Message) -> Key:
    """Give the English singular of a message."""
    return message.id[0] if isinstance(message.id, tuple) else message.id


def source_files(root: Path) -> list[Path]:
    """List the Python files whose strings players see."""
    return sorted({path for pattern in SOURCES for path in root.glob(pattern)})


def collect(troubles: list[str] | None = None) -> dict[Key, str | None]:
    """Give every message in the code, with its English plural or None.

    What cannot be collected (a half-written file, a message that is not a plain string) is added
    to `troubles`, one line each.
    """
    found: dict[Key, str | None] = {}
    troubles = [] if troubles is None else troubles
    for path in source_files(ROOT):
        where = path.relative_to(ROOT).as_posix()
        data = path.read_bytes()
        try:
            troubles += _unreadable_calls(ast.parse(data), where)
            for _line, said, _comments, _context in extract("python", io.BytesIO(data), KEYWORDS):
                one, many = (said[0], said[1]) if isinstance(said, tuple) else (said, None)
                if one and (many or not found.get(one)):
                    found[one] = many
        except (SyntaxError, ValueError, tokenize.TokenError) as error:
            troubles.append(f"{where}: cannot be read ({error})")
    return found


def _unreadable_calls(tree: ast.AST, where: str) -> Iterator[str]:
    """Name calls whose message no translator could ever see: f-strings and sums of strings."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id not in KEYWORDS:
            continue
        for argument in node.args[: 2 if node.func.id == "n_" else 1]:
            built = isinstance(argument, ast.JoinedStr | ast.BinOp) or (
                isinstance(argument, ast.Call)
                and isinstance(argument.func, ast.Attribute)
                and argument.func.attr == "format"
            )
            if built:
                yield f"{where}:{node.lineno}: {node.func.id}() wants a plain string; fill it after"


def load(path: Path) -> QuietCatalog:
    """Read a .po file, or start one; its folder names the language."""
    catalogue = QuietCatalog(locale=path.parents[1].name)
    if path.exists():
        with path.open("rb") as file:
            for message in read_po(file, locale=catalogue.locale):
                if message.id:
                    catalogue.add(
                        message.id,
                        message.string,
                        flags=message.flags,
                        user_comments=message.user_comments,
                    )
    return catalogue


def merge(
    old: QuietCatalog,
    found: dict[Key, str | None],
    words: dict[Key, str | list[str]],
    *,
    prune: bool = False,
) -> QuietCatalog:
    """Give a new catalogue: all that the code says, the old translations, and `words` over them."""
    new = QuietCatalog(locale=old.locale)
    known = {key_of(message): message for message in old if message.id}
    wanted = dict(found)
    if not prune:
        for key, message in known.items():
            plural = message.id[1] if isinstance(message.id, tuple) else None
            wanted.setdefault(key, plural)
    for key, said in words.items():
        wanted.setdefault(key, key if isinstance(said, list) else None)
    for key, plural in wanted.items():
        message = known.get(key)
        flags = set(message.flags) - {"python-format", "python-brace-format"} if message else set()
        comments = message.user_comments if message else ()
        forms = _forms(words.get(key, message.string if message else ""))
        if key in words:
            flags.discard("fuzzy")
        if plural is None:
            new.add(key, forms[0], flags=flags, user_comments=comments)
        else:
            forms = (forms + [forms[-1]] * new.num_plurals)[: new.num_plurals]
            new.add((key, plural), tuple(forms), flags=flags, user_comments=comments)
    return new


def _forms(said: str | list[str] | tuple[str, ...]) -> list[str]:
    return [said] if isinstance(said, str) else list(said) or [""]


def po_bytes(catalogue: QuietCatalog, title: str) -> bytes:
    """Give the catalogue as a .po file."""
    catalogue.header_comment = HEADER.format(title=title)
    catalogue.fuzzy = False
    for message in catalogue:
        message.flags -= {"python-format", "python-brace-format"}
    file = io.BytesIO()
    write_po(file, catalogue, width=100, no_location=True, sort_output=True)
    return file.getvalue()


def mo_bytes(catalogue: QuietCatalog) -> bytes:
    """Give the catalogue as gettext reads it at run time."""
    file = io.BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def write(path: Path, data: bytes) -> None:
    """Replace a file in one go, and only if it changes."""
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(path)


def placeholders(text: str) -> set[str]:
    """Give the names in braces; raises ValueError when the braces do not match."""
    return {
        name for _text, name, _spec, _conv in string.Formatter().parse(text) if name is not None
    }


def faults(catalogue: QuietCatalog, found: dict[Key, str | None]) -> list[str]:
    """List what is wrong with a catalogue, one line each."""
    lines = []
    known = {key_of(message): message for message in catalogue if message.id}
    for key in sorted(found):
        if key not in known or not all(_forms(known[key].string)):
            lines.append(f"missing: {key!r}")
    for key, message in sorted(known.items()):
        if "fuzzy" in message.flags:
            lines.append(f"fuzzy: {key!r}")
        if key not in found:
            lines.append(f"stale: {key!r}")
        elif (found[key] is not None) != isinstance(message.id, tuple):
            lines.append(f"plural changed: {key!r}")
        lines += _placeholder_faults(key, message)
    return lines


def _placeholder_faults(key: Key, message: Message) -> Iterator[str]:
    try:
        allowed = placeholders(key)
        if isinstance(message.id, tuple):
            allowed |= placeholders(message.id[1])
        for form in filter(None, _forms(message.string)):
            # A plural form may leave out a placeholder its grammar does not need, never add one.
            said = placeholders(form)
            if said - allowed or (allowed - said and not isinstance(message.id, tuple)):
                yield f"placeholders differ: {key!r} -> {form!r}"
    except ValueError as error:
        yield f"braces do not match: {key!r} ({error})"


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else makes catalogues, and keep others waiting meanwhile."""
    try:
        import fcntl
    except ImportError:  # Windows has no flock; there one person at a time must do
        yield
        return
    with Path(__file__).open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def read_words(path: Path) -> dict[Key, str | list[str]]:
    """Read {"English": "Korean" or ["Korean", …]}; raises ValueError naming what is wrong."""
    words = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(words, dict):
        raise ValueError("not a JSON object of messages")
    for key, said in words.items():
        strings = said if isinstance(said, list) and said else [said]
        if not key or not all(isinstance(form, str) for form in strings):
            raise ValueError(f"{key!r} wants a string, or a list of strings")
    return words


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line; gives the exit status."""
    parser = argparse.ArgumentParser(description="Make the message catalogues.")
    parser.add_argument("--add", metavar="FILE.json", type=Path, help="merge these translations")
    parser.add_argument("--lang", default="ko", help="the language of --add (default ko)")
    parser.add_argument("--check", action="store_true", help="only say what is wrong")
    parser.add_argument("--prune", action="store_true", help="drop what the code no longer says")
    options = parser.parse_args(arguments)
    try:
        words = read_words(options.add) if options.add else {}
    except (OSError, ValueError) as error:
        print(f"{options.add}: {error}", file=sys.stderr)
        return 2
    with alone():
        return check() if options.check else make(words, options.lang, prune=options.prune)


def make(words: dict[Key, str | list[str]], lang: str, *, prune: bool) -> int:
    """Collect, merge and write everything."""
    troubles: list[str] = []
    found = collect(troubles=troubles)
    for line in troubles:
        print(line, file=sys.stderr)
    if prune and troubles:
        print("not pruning while some of the code cannot be read", file=sys.stderr)
        prune = False
    template = merge(QuietCatalog(), found, {})
    write(HERE / "dustup.pot", po_bytes(template, "Messages"))
    for path in sorted({*HERE.glob("*/LC_MESSAGES/dustup.po"), _po_path(lang)}):
        mine = words if path == _po_path(lang) else {}
        catalogue = merge(load(path), found, mine, prune=prune)
        write(path, po_bytes(catalogue, f"The {catalogue.locale.english_name} words"))
        write(path.with_suffix(".mo"), mo_bytes(load(path)))
        left = sum(not all(_forms(m.string)) for m in catalogue if m.id)
        print(f"{catalogue.locale}: {len(catalogue)} messages, {left} without words")
    return 0


def check() -> int:
    """Say what is wrong with the checked-in catalogues; gives 1 if anything is."""
    lines: list[str] = []
    found = collect(troubles=lines)
    for path in sorted(HERE.glob("*/LC_MESSAGES/dustup.po")):
        catalogue = load(path)
        name = path.relative_to(HERE).parts[0]
        lines += [f"{name}: {fault}" for fault in faults(catalogue, found)]
        compiled = path.with_suffix(".mo")
        if not compiled.exists() or compiled.read_bytes() != mo_bytes(catalogue):
            lines.append(f"{name}: dustup.mo is older than dustup.po; run make.py")
    print("\n".join(lines) if lines else "all messages have their words")
    return 1 if lines else 0


def _po_path(lang: str) -> Path:
    return HERE / lang / "LC_MESSAGES" / "dustup.po"


if __name__ == "__main__":
    sys.exit(main())
