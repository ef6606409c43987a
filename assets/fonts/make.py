"""Make the game's typefaces out of the published packages they come in.

    python assets/fonts/make.py [--packages FOLDER]

Fetches the packages with `npm pack` (or takes the .tgz files already in FOLDER), keeps the two
Latin faces whole, cuts the Korean ones down to what a player can meet, and puts each face's own
licence beside it. The outcome is the same to the byte each time; it is checked in.

A Korean face is mostly the same few strokes moved about, so every stroke that occurs twice is kept
once and the letters are put together from strokes: a third of the size, the same picture. What was
cut no longer goes by its old name, as the Open Font License asks where a name is reserved.
"""

import argparse
import io
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program

HERE = Path(__file__).resolve().parent

SYLLABLES = range(0xAC00, 0xD7A4)
LETTERS = (
    range(0x20, 0x7F),
    range(0xA0, 0x180),  # Latin with accents, for names
    range(0x2010, 0x2050),  # dashes, quotation marks, ellipsis
    range(0x20A0, 0x20C0),  # money
    range(0x3000, 0x3020),  # Korean brackets and stops
    range(0x3131, 0x318F),  # single Korean letters
    SYLLABLES,
)
SIGNS = (
    range(0x370, 0x530),  # Greek and Cyrillic: names, and what is printed on keys
    range(0x2150, 0x2300),  # fractions, arrows, sums
    range(0x2300, 0x2400),  # signs of keys
    range(0x2460, 0x2500),  # numbers in circles
    range(0x25A0, 0x2780),  # stars, suits, ticks
    range(0x3041, 0x3100),  # Japanese letters, as printed on Japanese keys
    range(0xFF01, 0xFFEF),  # wide forms an input method may leave in a name
)

Stroke = tuple[tuple[int, int, int], ...]
"""One closed outline: its points in font units, and whether each is on the curve."""
Part = tuple[Stroke, ...]
"""Outlines that stand together, told from the first point of the first."""

PART_BYTES, USE_BYTES, POINT_BYTES = 24, 8, 2.6
"""About what a part costs once, each time it is used, and for each of its points."""


@dataclass(frozen=True)
class Face:
    """A face to make: where it comes from and what becomes of it."""

    package: str
    inside: str
    out: str
    licence: str
    family: str = ""
    style: str = ""
    letters: tuple[range, ...] = ()
    """Empty: the face is kept whole, untouched."""


NPM = "@expo-google-fonts/"
FACES = (
    Face(f"{NPM}rye@0.4.1", "400Regular/Rye_400Regular.ttf", "Rye-Regular.ttf", "OFL-Rye.txt"),
    Face(
        f"{NPM}special-elite@0.4.1",
        "400Regular/SpecialElite_400Regular.ttf",
        "SpecialElite-Regular.ttf",
        "Apache-SpecialElite.txt",
    ),
    Face(
        f"{NPM}black-han-sans@0.4.1",
        "400Regular/BlackHanSans_400Regular.ttf",
        "DustupPosterKR-Regular.ttf",
        "OFL-BlackHanSans.txt",
        "Dustup Poster KR",
        "Regular",
        LETTERS,
    ),
    Face(
        f"{NPM}gowun-batang@0.4.1",
        "700Bold/GowunBatang_700Bold.ttf",
        "DustupBatangKR-Bold.ttf",
        "OFL-GowunBatang.txt",
        "Dustup Batang KR",
        "Bold",
        LETTERS,
    ),
    Face(
        f"{NPM}noto-sans-kr@0.4.3",
        "500Medium/NotoSansKR_500Medium.ttf",
        "DustupSansKR-Medium.ttf",
        "OFL-NotoSansKR.txt",
        "Dustup Sans KR",
        "Medium",
        LETTERS + SIGNS,
    ),
)


def main(arguments: list[str] | None = None) -> int:
    """Make every face; gives the exit status."""
    parser = argparse.ArgumentParser(description="Make the typefaces.")
    parser.add_argument("--packages", type=Path, help="a folder with the packages' .tgz files")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.packages or Path(scratch)
        for face in FACES:
            licence, data = fetch(face, folder)
            made = cut(face, data) if face.letters else data
            (HERE / face.out).write_bytes(made)
            (HERE / face.licence).write_bytes(licence)
            print(f"{face.out}: {len(made) / 1e6:.2f} MB")
    return 0


def fetch(face: Face, folder: Path) -> tuple[bytes, bytes]:
    """Give a face's licence and its file out of its package, fetched unless it is in `folder`."""
    name, version = face.package.rsplit("@", 1)
    archive = folder / f"{name.strip('@').replace('/', '-')}-{version}.tgz"
    if not archive.exists():
        subprocess.run(["npm", "pack", "--silent", face.package], cwd=folder, check=True)
    with tarfile.open(archive) as package:
        parts = [package.extractfile(f"package/{part}") for part in ("LICENSE_FONT", face.inside)]
        if None in parts:
            raise FileNotFoundError(f"{archive.name}: no {face.inside} or no licence in it")
        licence, data = (part.read() for part in parts if part)
    return licence, data


def cut(face: Face, data: bytes) -> bytes:
    """Give the face with only its letters, its strokes shared, under its new name."""
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    origin = font["name"].getDebugName(4), font["name"].getDebugName(5)
    options = Options()
    options.hinting = False
    options.glyph_names = False
    options.layout_features = ["kern"]
    options.name_IDs = [0, 7, 13, 14]
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.drop_tables += ["vhea", "vmtx", "BASE", "STAT", "GSUB", "GDEF"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for letters in face.letters for code in letters])
    subsetter.subset(font)
    share_strokes(font)
    rename(font, face, f"Cut down from {origin[0]}, {origin[1]}")
    out = io.BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def rename(font: TTFont, face: Face, description: str) -> None:
    """Give the font its new name, keeping copyright, trademark and licence as they are."""
    plain = face.family.replace(" ", "")
    names = {
        1: face.family if face.style in ("Regular", "Bold") else f"{face.family} {face.style}",
        2: face.style if face.style in ("Regular", "Bold") else "Regular",
        3: f"{plain}-{face.style}",
        4: f"{face.family} {face.style}",
        5: "Version 1.000",
        6: f"{plain}-{face.style}",
        10: description,
    }
    for number, text in names.items():
        font["name"].removeNames(nameID=number)
        font["name"].setName(text, number, 3, 1, 0x409)


def strokes_of(glyph: Glyph, table: object) -> Part:
    """Give a plain glyph's outlines, where they stand."""
    points, ends, on_curve = glyph.getCoordinates(table)
    strokes, start = [], 0
    for end in ends:
        outline = zip(points[start : end + 1], on_curve[start : end + 1], strict=True)
        strokes.append(tuple((x, y, on & 1) for (x, y), on in outline))
        start = end + 1
    return tuple(strokes)


def anchored(strokes: Part) -> Part:
    """Give the strokes moved so that their first point is at 0, 0."""
    x0, y0, _on = strokes[0][0]
    return tuple(tuple((x - x0, y - y0, on) for x, y, on in stroke) for stroke in strokes)


def split(strokes: Part, count: Counter[Part]) -> list[Part]:
    """Split a glyph into the runs of strokes that cost least, given how often each run is used."""
    best: list[tuple[float, list[Part]]] = [(0.0, [])]
    for end in range(1, len(strokes) + 1):
        ways = []
        for start in range(end):
            run = strokes[start:end]
            own = PART_BYTES + POINT_BYTES * sum(map(len, run))
            cost = USE_BYTES + own / max(1, count[anchored(run)])
            ways.append((best[start][0] + cost, [*best[start][1], run]))
        best.append(min(ways, key=lambda way: way[0]))
    return best[-1][1]


def share_strokes(font: TTFont) -> None:
    """Keep each recurring part of the syllables once; put the syllables together from parts."""
    table, cmap = font["glyf"], font.getBestCmap()
    names = [cmap[code] for code in SYLLABLES if code in cmap]
    plain = {name: strokes_of(table[name], table) for name in names if table[name].numberOfContours}
    count = Counter(
        anchored(strokes[start:end])
        for strokes in plain.values()
        for end in range(1, len(strokes) + 1)
        for start in range(end)
    )
    for _turn in range(3):  # what a first choice leaves unused makes the next choice better
        chosen = {name: split(strokes, count) for name, strokes in plain.items()}
        count = Counter(anchored(run) for runs in chosen.values() for run in runs)
    parts: dict[Part, str] = {}
    order = list(font.getGlyphOrder())
    for name, runs in chosen.items():
        if all(count[anchored(run)] == 1 for run in runs):
            continue  # nothing shared: it stays as it is
        for part in map(anchored, runs):
            if part not in parts:
                parts[part] = f"part{len(parts)}"
                order.append(parts[part])
                table.glyphs[parts[part]] = part_glyph(part, table)
                font["hmtx"][parts[part]] = (0, table.glyphs[parts[part]].xMin)
        table.glyphs[name] = put_together((parts[anchored(run)], *run[0][0][:2]) for run in runs)
    font.setGlyphOrder(order)
    table.glyphOrder = order
    for name in names:
        table[name].recalcBounds(table)
    font["maxp"].recalc(font)


def part_glyph(part: Part, table: object) -> Glyph:
    """Give a glyph of the part's strokes."""
    glyph = Glyph()
    glyph.numberOfContours = len(part)
    glyph.coordinates = GlyphCoordinates([(x, y) for stroke in part for x, y, _on in stroke])
    glyph.flags = bytearray(on for stroke in part for _x, _y, on in stroke)
    glyph.endPtsOfContours = [end - 1 for end in accumulate(map(len, part))]
    glyph.program = Program()
    glyph.program.fromBytecode(b"")
    glyph.recalcBounds(table)
    return glyph


def put_together(uses: Iterable[tuple[str, int, int]]) -> Glyph:
    """Give a glyph made of parts, each moved by whole units."""
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for name, x, y in uses:
        part = GlyphComponent()
        part.glyphName, part.x, part.y, part.flags = name, x, y, 0
        glyph.components.append(part)
    return glyph


if __name__ == "__main__":
    sys.exit(main())
