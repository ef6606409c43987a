"""The player's language: every string on screen goes through `_` or `n_` when it is shown.

English is the source, so a message is its own key and English needs no catalogue. The others are
gettext catalogues under assets/locale, made by assets/locale/make.py. Named placeholders are filled
after the look-up, so that a translation may move them:

    _("{name} draws first.").format(name=name)
    n_("{count} reroll left", "{count} rerolls left", count).format(count=count)

Text that is data rather than shown at once (a table of options) is marked with `N_` where it stands
and put through `_` when it is shown.
"""

import contextlib
import gettext
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.core.reasons import reason

LANGUAGES = {"en": "English", "ko": "한국어"}
"""Code of every language the game speaks, with the name it has for itself."""

LOCALE_DIR = Path(__file__).resolve().parents[3] / "assets" / "locale"

_code = "en"
_catalogue: gettext.NullTranslations = gettext.NullTranslations()
_notice: str | None = None


def _(message: str) -> str:
    """Give `message` in the player's language, or as it is when nobody translated it."""
    return _catalogue.gettext(message) if message else ""


def n_(one: str, many: str, count: int) -> str:
    """Give `one` or `many` in the player's language, as its grammar wants for `count`."""
    return _catalogue.ngettext(one, many, count)


def N_(message: str) -> str:  # noqa: N802 - the name translators know
    """Mark a message for translation and give it back untouched."""
    return message


def language() -> str:
    """Give the code of the language in use, a key of LANGUAGES."""
    return _code


def use(code: str, folder: Path = LOCALE_DIR) -> str:
    """Speak the language `code`; "" asks the system. Gives the code now in use.

    A language we do not speak, or a catalogue that is missing or broken, means English and one
    notice, to be fetched with `take_notice`.
    """
    global _code, _catalogue, _notice
    wanted = code or system_language()
    _code, _catalogue, _notice = "en", gettext.NullTranslations(), None
    if wanted == "en":
        return _code
    if wanted not in LANGUAGES:
        _notice = f"No words for the language '{wanted}': speaking English."
        return _code
    path = folder / wanted / "LC_MESSAGES" / "dustup.mo"
    try:
        with path.open("rb") as file:
            _catalogue = gettext.GNUTranslations(file)
        _code = wanted
    except FileNotFoundError:
        _notice = f"{path.name} for '{wanted}' is missing: speaking English."
    except Exception as error:  # a damaged catalogue raises whatever its bytes lead to
        why = reason(error)
        _notice = f"{path.name} for '{wanted}' cannot be read ({why}): speaking English."
    return _code


def join(names: Sequence[str]) -> str:
    """Names in a row: "Ann, Bo and Cy"."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def take_notice() -> str | None:
    """Give what went wrong with the last `use`, once; None when all is well."""
    global _notice
    notice, _notice = _notice, None
    return notice


def system_language() -> str:
    """Give the first language the system prefers that we speak, else "en"."""
    for name in _system_names():
        code = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
        if code in ("c", "posix"):
            return "en"
    return "en"


def _system_names() -> list[str]:
    """Give locale names in order of preference: the environment's, then what SDL was told."""
    names: list[str] = []
    if sys.platform not in ("win32", "darwin"):
        variables = ("LC_ALL", "LC_MESSAGES", "LANG")
        set_ones = [os.environ[key] for key in variables if os.environ.get(key)]
        if set_ones and set_ones[0].split(".")[0] not in ("C", "POSIX"):
            names += os.environ.get("LANGUAGE", "").split(":")
        names += set_ones[:1]
    with contextlib.suppress(pygame.error, NotImplementedError):  # not every system can tell
        names += [str(entry["language"]) for entry in pygame.system.get_pref_locales()]
    return [name for name in names if name]
