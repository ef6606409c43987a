"""Typefaces: which make up a role, and opening them so that a broken file harms nobody.

pygame.font takes the process down with a broken file, so each is opened with pygame.freetype
first, which also knows what letters it has. Files are opened when they are first needed.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pygame
import pygame.freetype

from game.core.reasons import reason

Role = Literal["title", "body", "plain"]
ColorLike = str | tuple[int, int, int]

ASCENT = 1.0
DESCENT = 0.3
CAP = 0.7
"""Of the size: above and below the baseline, and how tall capitals are. The three fit together so
that the middle of a line's surface is the middle of its capitals."""

_OPEN_SIZES = 48


class FontError(Exception):
    """A typeface that cannot be used; the message is one sentence and names the file."""


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface in a role: `scale` makes its capitals CAP of the size, or its syllables match."""

    file: str
    scale: float
    bold: bool = False


SANS = "DustupSansKR-Medium.ttf"
ROLES: dict[Role, tuple[Face, ...]] = {
    "title": (
        Face("Rye-Regular.ttf", 0.925),
        Face("DustupPosterKR-Regular.ttf", 0.98),
        Face(SANS, 0.92, bold=True),
    ),
    "body": (
        Face("SpecialElite-Regular.ttf", 1.02),
        Face("DustupBatangKR-Bold.ttf", 0.93),
        Face(SANS, 0.93),
    ),
    "plain": (Face(SANS, 0.95),),
}


@dataclass(slots=True)
class OpenFace:
    """A face whose file is known to be sound."""

    face: Face
    path: Path
    probe: pygame.freetype.Font
    letters: dict[str, bool] = field(default_factory=dict)

    def has(self, letter: str) -> bool:
        """True if the face has a picture for the letter (or it is a space)."""
        known = self.letters.get(letter)
        if known is None:
            known = letter == " " or self.probe.get_metrics(letter)[0] is not None
            self.letters[letter] = known
        return known


class Shelf:
    """The faces of every role out of one folder, opened when first asked for.

    `tell` is called with one sentence for each file that cannot be used.
    """

    def __init__(self, folder: Path, tell: Callable[[str], None]) -> None:
        self._folder = folder
        self._tell = tell
        self._probes: dict[str, pygame.freetype.Font | None] = {}
        self._roles: dict[Role, list[OpenFace]] = {}
        self._fonts: OrderedDict[tuple[Face, int, int], pygame.font.Font] = OrderedDict()

    def faces(self, role: Role) -> list[OpenFace]:
        """Give the sound faces of a role, favourite first; raises FontError if there are none."""
        faces = self._roles.get(role)
        if faces is None:
            faces = []
            for face in ROLES[role]:
                path = self._folder / face.file
                probe = self._probe(path)
                if probe is not None:
                    faces.append(OpenFace(face, path, probe))
            if not faces:
                raise FontError(f"{self._folder}: no typeface for the {role} lettering can be used")
            self._roles[role] = faces
        return faces

    def font(self, face: OpenFace, size_px: int, outline_px: int = 0) -> pygame.font.Font:
        """Give the face at a size (nominal pixels, before the face's own scale)."""
        key = (face.face, size_px, outline_px)
        font = self._fonts.get(key)
        if font is None:
            font = pygame.font.Font(face.path, max(1, round(size_px * face.face.scale)))
            font.bold = face.face.bold
            font.outline = outline_px
            self._fonts[key] = font
            while len(self._fonts) > _OPEN_SIZES:
                self._fonts.popitem(last=False)
        else:
            self._fonts.move_to_end(key)
        return font

    def forget_sizes(self) -> None:
        """Let go of every size; the files stay known."""
        self._fonts.clear()

    def _probe(self, path: Path) -> pygame.freetype.Font | None:
        if path.name not in self._probes:
            try:
                self._probes[path.name] = open_probe(path)
            except FontError as error:
                self._probes[path.name] = None
                self._tell(str(error))
        return self._probes[path.name]


def open_probe(path: Path) -> pygame.freetype.Font:
    """Open a font file to ask it for its letters; raises FontError naming what is wrong."""
    pygame.font.init()
    pygame.freetype.init()
    if not path.is_file():
        raise FontError(f"{path.name}: the font file is missing from {path.parent}")
    try:
        probe = pygame.freetype.Font(path, 16)
        probe.get_metrics("A")
    except (OSError, pygame.error, RuntimeError, ValueError) as error:
        raise FontError(f"{path.name}: the font file is broken ({reason(error)})") from error
    return probe
