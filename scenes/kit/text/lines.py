"""Text before it is drawn: made harmless, cut into runs of one typeface, wrapped into lines.

Pure functions: which face has a letter and how wide a text is are asked of the functions handed
in. `text.py` draws what comes out.
"""

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from os.path import commonprefix

MISSING = -1
"""The face of a letter that no face has; it is drawn as a box."""
ELLIPSIS = "…"

_SPACES = "\t\n\r\v\f\x85\xa0\u2028\u2029"
_TO_SPACE = dict.fromkeys(map(ord, _SPACES), " ")
_OPENING = "([{<«“‘「『〈《〔"
_CLOSING = ")]}>»”’」』〉》〕.,:;!?…·%、。，．：；！？"
_NEUTRAL = frozenset(_OPENING + _CLOSING + "\"'-–—/&+~")

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and signs of Unicode whose picture is empty: fillers, selectors, a Braille blank."""

Measure = Callable[[str], float]


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one face of the role, or MISSING: one box for each letter."""

    face: int
    text: str


def clean(text: str) -> str:
    """Give text that can be drawn on one line, whatever a player pasted into a name.

    Apostrophes are set as printers set them. Letters and their accents are joined, every kind of
    white space becomes a space, and what has no picture of its own (control and direction marks,
    joiners, variation selectors, fillers, an accent without a letter) is left out. Half a surrogate
    pair becomes the replacement sign, which is drawn as a box.
    """
    text = text.replace("'", "\u2019")
    if text.isascii() and text.isprintable():
        return text
    text = unicodedata.normalize("NFC", text.translate(_TO_SPACE))
    return _without_lone_accents("".join(map(_harmless, text)))


def _without_lone_accents(text: str) -> str:
    """Leave out accents at the start and after a space: there is no letter for them to stand on."""
    out: list[str] = []
    last = " "
    for letter in text:
        if last != " " or not unicodedata.category(letter).startswith("M"):
            out.append(letter)
            last = letter
    return "".join(out)


def _harmless(letter: str) -> str:
    category = unicodedata.category(letter)
    if category == "Cs":
        return "\ufffd"
    if category in ("Cc", "Cf", "Me") or letter in _BLANK:
        return ""
    if "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef":
        return ""
    return " " if category == "Zs" else letter


def split_runs(text: str, faces: int, has: Callable[[int, str], bool]) -> list[Run]:
    """Split cleaned text into runs; `has(face, letter)` for faces 0 (the favourite) to `faces` - 1.

    Spaces and punctuation stay with the letters they touch where that face has them, so that a
    Korean sentence keeps its Korean full stop, after a figure too; digits take the favourite face.
    """
    runs: list[Run] = []
    last = lettered = -2
    for i, letter in enumerate(text):
        if letter in _NEUTRAL or letter == " ":
            leader = _leader(text, i) if letter in _OPENING or last < 0 else ""
            near = _first_face(leader, faces, has) if leader else last
            if not leader and lettered >= 0 and letter in _CLOSING and _ends(text, i):
                near = lettered  # it ends a sentence of those letters, not the figure before it
            face = near if near >= 0 and has(near, letter) else _first_face(letter, faces, has)
        else:
            face = _first_face(letter, faces, has)
            if face == MISSING and unicodedata.combining(letter):
                continue  # an accent nobody has is left out; a box of its own would mislead
        if letter.isalpha():
            lettered = face
        if face == last:
            runs[-1] = Run(face, runs[-1].text + letter)
        else:
            runs.append(Run(face, letter))
        last = face
    return runs


def _ends(text: str, at: int) -> bool:
    """True when a mark follows a figure and no other figure follows it ("4.", not "1.5")."""
    return text[at - 1 : at].isdigit() and not text[at + 1 : at + 2].isdigit()


def _leader(text: str, start: int) -> str:
    """Give the first letter from `start` on that has a face of its own, or ""."""
    return next((c for c in text[start:] if c not in _NEUTRAL and c != " "), "")


def _first_face(letter: str, faces: int, has: Callable[[int, str], bool]) -> int:
    return next((face for face in range(faces) if has(face, letter)), MISSING)


def shorten(text: str, width: float, measure: Measure) -> str:
    """Give as much of the text as fits `width` with an ellipsis, the whole if it fits."""
    if measure(text) <= width:
        return text
    low, high = 0, len(text)
    while low < high:  # the longest beginning that fits; a longer text is never narrower
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + ELLIPSIS) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def shorten_name(name: str, others: Iterable[str], width: float, measure: Measure) -> str:
    """Give a name as `shorten` does, but never looking like one of the others cut as short.

    Where others begin alike, the end (from where they differ) stays and the middle goes: of
    "Bartholomew the Elder" and "Bartholomew the Younger" stay "Bart…Elder" and "Bart…Younger".
    """
    short = shorten(name, width, measure)
    if short == name:
        return name
    begun = short.removesuffix(ELLIPSIS)
    alike = [other for other in others if other != name and other.startswith(begun)]
    if not alike:
        return short
    differs = max(len(commonprefix((name, other))) for other in alike)
    start = max(name.rfind(" ", 0, differs) + 1, differs - 4)
    end = name[start:] if start < len(name) else name[-1:]
    while len(end) > 1 and measure(ELLIPSIS + end) > width:  # its own letters count most
        end = end[1:] if start < differs else end[:-1]
        start += 1
    head = next(
        (
            name[:length].rstrip()
            for length in range(min(len(begun), len(name) - len(end)), 0, -1)
            if measure(name[:length].rstrip() + ELLIPSIS + end) <= width
        ),
        "",
    )
    return head + ELLIPSIS + end


def wrap(text: str, width: float, measure: Measure, max_lines: int | None = None) -> list[str]:
    """Break text into lines no wider than `width`; "\\n" breaks too. Lines come out cleaned.

    Lines break at spaces, in Korean too; a word wider than a line breaks between any two letters,
    never before a closing mark. With `max_lines`, what is left over ends in an ellipsis.
    """
    lines: list[str] = []
    for paragraph in text.replace("\r\n", "\n").split("\n"):
        line = ""
        for word in clean(paragraph).split():
            longer = f"{line} {word}" if line else word
            if measure(longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = _break_word(word, width, measure)
            lines += full
        lines.append(line)
    if max_lines is not None and len(lines) > max_lines:
        lines[max_lines - 1 :] = [" ".join(lines[max_lines - 1 :])]
        lines[-1] = shorten(lines[-1], width, measure)
    return lines


def _break_word(word: str, width: float, measure: Measure) -> list[str]:
    """Break one word into pieces that fit, each of at least one letter."""
    pieces: list[str] = []
    while word and measure(word) > width:
        low, high = 1, len(word)
        while low < high:
            middle = (low + high + 1) // 2
            if measure(word[:middle]) <= width:
                low = middle
            else:
                high = middle - 1
        cut = low
        while cut > 1 and cut < len(word) and word[cut] in _CLOSING:
            cut -= 1
        pieces.append(word[:cut])
        word = word[cut:]
    return [*pieces, word] if word else pieces
