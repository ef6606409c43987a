"""One line of text being edited: a caret, a selection, and what keys do to them. No pictures.

Places are numbers of letters from the start. A letter with its accents is stepped over and erased
as one; the text never grows beyond its limit, and pasted line breaks become spaces.
"""

from __future__ import annotations

import unicodedata

_JOINER = "\u200d"


class EditLine:
    """The text, the caret in it, and the other end of the selection (the same when none)."""

    def __init__(self, text: str, most: int) -> None:
        self.text, self.most = text, most
        self.caret = self.anchor = len(text)

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selection begins and ends; the same place twice when there is none."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected text, "" when there is none."""
        start, end = self.selection
        return self.text[start:end]

    def select_all(self) -> None:
        """Select everything, so that what is typed next replaces it."""
        self.anchor, self.caret = 0, len(self.text)

    def put(self, typed: str) -> None:
        """Put text in place of the selection, as much of it as there is room for."""
        start, end = self.selection
        before, after = self.text[:start], self.text[end:]
        room = self.most - len(before) - len(after)
        whole = unicodedata.normalize("NFC", before + printable(typed))
        if len(whole) > len(before) + room:
            whole = whole[: whole_letters(whole, len(before) + room)]
        self.text = whole + after
        self.caret = self.anchor = len(whole)

    def move(self, to: int, *, keep: bool = False) -> None:
        """Set the caret; `keep` lets the selection reach from where it was to there."""
        self.caret = whole_letters(self.text, max(0, min(len(self.text), to)))
        if not keep:
            self.anchor = self.caret

    def step(self, way: int, *, keep: bool = False, word: bool = False) -> None:
        """One letter or word to the left (-1) or right (+1); out of a selection to its end."""
        start, end = self.selection
        if start != end and not keep and not word:
            self.move(start if way < 0 else end)
        else:
            self.move(self._word(way) if word else self._letter(way), keep=keep)

    def erase(self, way: int, *, word: bool = False) -> None:
        """Erase the selection, or the letter or word before (-1) or behind (+1) the caret."""
        if self.caret == self.anchor:
            self.anchor = self._word(way) if word else self._letter(way)
        self.put("")

    def _letter(self, way: int) -> int:
        at = self.caret + way
        while 0 < at < len(self.text) and _leans(self.text, at):
            at += way
        return max(0, min(len(self.text), at))

    def _word(self, way: int) -> int:
        at = self.caret
        inside = False
        while 0 <= (look := at - 1 if way < 0 else at) < len(self.text):
            if self.text[look] == " " and inside:
                break
            inside = inside or self.text[look] != " "
            at += way
        return at


def printable(text: str) -> str:
    """Text of one line: line breaks and tabs are spaces, what cannot be printed is left out."""
    text = " ".join(text.splitlines()).replace("\t", " ")
    return "".join(
        c for c in text if (c.isprintable() or c in _JOINER) and not 0xD800 <= ord(c) < 0xE000
    )


def whole_letters(text: str, at: int) -> int:
    """The place at or before `at` that does not lie between a letter and its accents."""
    while 0 < at < len(text) and _leans(text, at):
        at -= 1
    return at


def _leans(text: str, at: int) -> bool:
    """Whether the sign at a place belongs to the letter before it."""
    joined = text[at] == _JOINER or text[at - 1] == _JOINER
    return joined or unicodedata.category(text[at]).startswith("M")
