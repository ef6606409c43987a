"""Lettering: whatever is written is drawn, on one baseline, in its width, and nothing breaks it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.kit.text.cache import SurfaceCache
from scenes.kit.text.faces import ROLES, Shelf, open_probe
from scenes.kit.text.lettering import CACHE_BYTES, LEAST_U, SMALLEST_U, FontError, Lettering, Role
from scenes.kit.text.lines import MISSING, Run, clean, shorten, shorten_name, split_runs, wrap

ROOT = Path(__file__).resolve().parents[4]
FONTS = ROOT / "assets" / "fonts"
WHITE = (255, 255, 255)
EVERY_ROLE: tuple[Role, ...] = ("title", "body", "plain")
RULES = "The starter throws five dice behind a hat. Everyone may reroll twice."
KOREAN = "선을 잡은 사람이 모자 뒤에서 주사위 다섯 개를 굴립니다. 모두 두 번까지 다시 굴립니다."


def lettering(scale: float = 1.0, percent: int = 100, folder: Path = FONTS) -> Lettering:
    return Lettering(folder, lambda: scale, lambda: percent)


@pytest.fixture(scope="module")
def text() -> Lettering:
    return lettering()


def ink(surface: pygame.Surface) -> pygame.Rect:
    """Where anything solid was drawn."""
    return surface.get_bounding_rect(min_alpha=128)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


# -- cleaning, runs, wrapping ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ("High Noon", "High Noon"),
        ("two\nlines\tand\u00a0more", "two lines and more"),
        ("a\u0301", "á"),
        ("\u1112\u1161\u11ab", "한"),
        ("bell\x07nul\x00", "bellnul"),
        ("\u202eright to left\u200f", "right to left"),
        ("join\u200der\ufe0f", "joiner"),
        ("half \ud83e pair", "half \ufffd pair"),
    ],
)
def test_text_is_made_harmless(raw: str, expected: str) -> None:
    assert clean(raw) == expected


def _two_faces(face: int, letter: str) -> bool:
    """A Latin face and a Korean one that has punctuation too."""
    return letter.isascii() if face == 0 else letter >= "가" or letter in " .!?()"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Deal", [(0, "Deal")]),
        ("패 하나.", [(1, "패 하나.")]),
        ("Bo: 패!", [(0, "Bo: "), (1, "패!")]),
        ("승리 21!", [(1, "승리 "), (0, "21"), (1, "!")]),
        ("승리 1.5개", [(1, "승리 "), (0, "1.5"), (1, "개")]),
        ("Win 21!", [(0, "Win 21!")]),
        ("Bo (패)", [(0, "Bo "), (1, "(패)")]),
        ("(패)", [(1, "(패)")]),
        ("a☃b", [(0, "a"), (MISSING, "☃"), (0, "b")]),
        ("☃☃", [(MISSING, "☃☃")]),
        ("…", [(MISSING, "…")]),
        ("a\u0488", [(0, "a")]),
        ("", []),
    ],
)
def test_runs_keep_punctuation_with_its_letters(
    words: str, expected: list[tuple[int, str]]
) -> None:
    assert split_runs(clean(words), 2, _two_faces) == [Run(*run) for run in expected]


def test_lines_break_at_spaces_and_long_words_anywhere() -> None:
    assert wrap("one two three", 7, len) == ["one two", "three"]
    assert wrap("one\ntwo\n\nthree", 9, len) == ["one", "two", "", "three"]
    assert wrap("abcdefgh ij", 5, len) == ["abcde", "fgh", "ij"]
    assert wrap("가나다라마바.", 6, len) == ["가나다라마", "바."]
    assert wrap("", 5, len) == [""]
    assert wrap("wide", 0, len) == ["w", "i", "d", "e"]


def test_too_many_lines_end_in_an_ellipsis() -> None:
    assert wrap("one two three four", 5, len, 2) == ["one", "two…"]
    assert wrap("one two", 9, len, 1) == ["one two"]


@settings(deadline=None)
@given(st.text(max_size=60), st.integers(1, 12))
def test_wrapping_loses_no_letter_and_keeps_to_the_width(raw: str, width: int) -> None:
    lines = wrap(raw, width, len)
    assert "".join("".join(lines).split()) == "".join("".join(map(clean, raw.split("\n"))).split())
    assert all(len(line) <= width for line in lines)


@settings(deadline=None)
@given(st.text(max_size=40), st.integers(1, 30))
def test_shortening_keeps_to_the_width(raw: str, width: int) -> None:
    short = shorten(raw, width, len)
    assert len(short) <= width
    assert short == raw or short.endswith("…")


# -- lines -------------------------------------------------------------------------------------


@pytest.mark.parametrize("role", EVERY_ROLE)
def test_height_and_baseline_are_those_of_the_size(text: Lettering, role: Role) -> None:
    height = round(text.line_height_u(60))
    baseline = round(text.baseline_u(60))
    for words in ("H", "HÁ“", "Hg한글", "H뷁", "H☃", "H\u4e00"):
        line = text.line(words, role, 60, WHITE)
        assert line.get_height() == height
        capital = line.subsurface((0, 0, round(text.size("H", role, 60)[0]) - 2, height))
        assert abs(ink(capital).bottom - baseline) <= 2, words


@pytest.mark.parametrize("role", EVERY_ROLE)
def test_capitals_are_as_tall_in_every_role_and_in_the_middle(text: Lettering, role: Role) -> None:
    for outline, tall in ((0, 70), (5, 80)):
        line = text.line("H", role, 100, WHITE, outline_u=outline)
        assert ink(line).height == pytest.approx(tall, abs=4)
        assert ink(line).centery == pytest.approx(line.get_height() / 2, abs=3)


@pytest.mark.parametrize("role", EVERY_ROLE)
def test_no_letter_of_either_language_is_cut_off(text: Lettering, role: Role) -> None:
    for words in ("ÁÇgjpqyÑ|", "뷁쀍꽃흥", "$12,500 (A) 0123456789 “”"):
        drawn = ink(text.line(words, role, 80, WHITE))
        assert drawn.top > 0 and drawn.bottom < text.line_height_u(80)


@pytest.mark.parametrize("role", EVERY_ROLE)
def test_the_face_of_a_letter_nobody_has_is_a_box(text: Lettering, role: Role) -> None:
    boxes = text.line("\U0001f920\u05e9\ud800", role, 50, WHITE)
    assert same(boxes, text.line("\u4e00\u4e01\u4e02", role, 50, WHITE))
    assert ink(boxes).height == pytest.approx(35, abs=1)
    assert boxes.get_at(ink(boxes).center).a in (0, 255)


def test_whether_a_name_can_be_written_is_told(text: Lettering) -> None:
    assert text.unwritable("Calamity 뷁 Жанна ñ カ") == ""
    assert text.unwritable("Bo \U0001f920 שש \u200f") == "\U0001f920ש"


@settings(deadline=None)
@given(st.text(alphabet=st.characters(), max_size=30))
def test_anything_can_be_drawn(raw: str) -> None:
    shared = lettering(0.5)
    for role in EVERY_ROLE:
        line = shared.line(raw, role, 40, WHITE, outline_u=2, shadow=True, max_w_u=300)
        assert line.get_width() > 0
        shared.block(raw, role, 30, WHITE, 200, max_lines=3)
        assert shared.size(raw, role, 40)[0] >= 0


@pytest.mark.parametrize("raw", ["", " ", "\n", "\u0301", "\u200b", "W" * 200, "가" * 200])
def test_names_that_players_paste(text: Lettering, raw: str) -> None:
    for role in EVERY_ROLE:
        assert text.line(raw, role, 40, WHITE, max_w_u=300).get_width() <= 300
        assert text.block(raw, role, 40, WHITE, 300, max_h_u=120).get_height() <= 120


def test_a_long_line_shrinks_then_is_cut(text: Lettering) -> None:
    whole, _height = text.size("Wild Bill Hickok", "body", 60)
    a_little = text.line("Wild Bill Hickok", "body", 60, WHITE, max_w_u=whole * 0.8)
    assert whole * 0.7 < a_little.get_width() <= whole * 0.8
    assert a_little.get_height() == round(text.line_height_u(60))
    a_lot = text.line("Wild Bill Hickok", "body", 60, WHITE, max_w_u=whole * 0.4)
    assert a_lot.get_width() <= whole * 0.4
    assert ink(a_lot).height < ink(text.line("Wild Bill Hickok", "body", 60, WHITE)).height


def test_small_names_are_not_made_smaller(text: Lettering) -> None:
    text.keep_apart(["Wild Bill"])
    line = text.line("Wild Bill", "plain", SMALLEST_U, WHITE, max_w_u=60)
    letter = text.line("W", "plain", SMALLEST_U, WHITE)
    assert ink(line.subsurface((0, 0, letter.get_width(), line.get_height()))) == ink(letter)


def test_outline_and_shadow_add_an_even_margin(text: Lettering) -> None:
    bare = text.line("Draw!", "title", 80, WHITE)
    for ways in ({"outline_u": 4.0}, {"shadow": True}, {"outline_u": 4.0, "shadow": True}):
        line = text.line("Draw!", "title", 80, WHITE, **ways)  # type: ignore[arg-type]
        margin = round(text.margin_u(80, **ways))  # type: ignore[arg-type]
        assert line.get_width() == bare.get_width() + 2 * margin
        assert line.get_height() == bare.get_height() + 2 * margin
        spots = [(x, y) for x in range(bare.get_width()) for y in range(bare.get_height())]
        solid = [spot for spot in spots if bare.get_at(spot).a == 255]
        assert solid
        assert all(line.get_at((x + margin, y + margin)) == WHITE for x, y in solid)
        dark = pygame.mask.from_surface(line, 0).get_bounding_rects()
        assert max(rect.width for rect in dark) > ink(bare).width / 5
        assert ink(line).height > ink(bare).height or "outline_u" not in ways


def test_the_text_size_and_the_window_make_words_larger() -> None:
    settings = {"scale": 1.0, "percent": 100}
    text = Lettering(FONTS, lambda: settings["scale"], lambda: int(settings["percent"]))
    small = text.line("Deal", "body", 40, WHITE)
    assert text.line("Deal", "body", 40, WHITE) is small
    settings["percent"] = 150
    large = text.line("Deal", "body", 40, WHITE)
    assert large.get_width() == pytest.approx(small.get_width() * 1.5, rel=0.05)
    settings.update(scale=2.0, percent=100)
    crisp = text.line("Deal", "body", 40, WHITE)
    assert crisp.get_width() == pytest.approx(small.get_width() * 2, rel=0.05)
    assert text.size("Deal", "body", 40)[0] == pytest.approx(small.get_width(), rel=0.05)


# -- blocks ------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [RULES, KOREAN])
@pytest.mark.parametrize("percent", [100, 150])
def test_a_block_is_as_wide_as_asked_and_fits_its_height(words: str, percent: int) -> None:
    text = lettering(percent=percent)
    block = text.block(words, "body", 36, WHITE, 500, max_h_u=200)
    assert block.get_width() == 500
    assert block.get_height() <= 200
    assert ink(block).right <= 500
    assert text.block(words, "body", 36, WHITE, 500).get_height() > 200 * percent / 150


def test_alignment(text: Lettering) -> None:
    left, middle, right = (
        ink(text.block("Deal", "plain", 40, WHITE, 400, align=align))
        for align in ("left", "center", "right")
    )
    assert left.left < 10 and right.right > 390
    assert middle.centerx == pytest.approx(200, abs=3)


# -- keeping -----------------------------------------------------------------------------------


def test_the_cache_forgets_what_was_longest_unused() -> None:
    cache = SurfaceCache(3 * 400)
    pictures = [pygame.Surface((10, 10), pygame.SRCALPHA) for _ in range(4)]
    for name, picture in zip("abc", pictures, strict=False):
        cache.keep(name, picture)
    assert cache.get("a") is pictures[0]
    cache.keep("d", pictures[3])
    assert cache.get("b") is None and cache.get("a") is pictures[0]
    assert (len(cache), cache.used_bytes) == (3, 1200)
    cache.keep("d", pictures[2])
    assert cache.used_bytes == 1200
    cache.keep("big", pygame.Surface((100, 100), pygame.SRCALPHA))
    assert len(cache) == 1
    cache.clear()
    assert (len(cache), cache.used_bytes) == (0, 0)


def test_what_is_kept_stays_within_bounds() -> None:
    text = lettering(4.0)
    for number in range(60):
        text.line(f"Bounty number {number}", "title", 90, WHITE)
    assert 0 < text._cache.used_bytes <= CACHE_BYTES


# -- broken files ------------------------------------------------------------------------------


@pytest.fixture
def fonts(tmp_path: Path) -> Path:
    for path in FONTS.glob("*.ttf"):
        shutil.copy(path, tmp_path)
    return tmp_path


@pytest.mark.parametrize("data", [None, b"", b"no font at all", b"\x00\x01\x00\x00" + bytes(40)])
def test_a_broken_face_is_named_and_the_next_one_used(data: bytes | None, fonts: Path) -> None:
    rye = fonts / "Rye-Regular.ttf"
    rye.unlink()
    if data is not None:
        rye.write_bytes(data)
    with pytest.raises(FontError, match=r"^Rye-Regular\.ttf: the font file is"):
        open_probe(rye)
    text = lettering(folder=fonts)
    assert ink(text.line("High Noon", "title", 60, WHITE)).width > 100
    assert len(text.notices) == 1 and "Rye-Regular.ttf" in text.notices[0]
    text.line("Saloon", "title", 60, WHITE)
    assert len(text.notices) == 1


def test_without_any_face_one_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(FontError, match="no typeface for the body lettering"):
        lettering(folder=tmp_path).line("Deal", "body", 30, WHITE)


@pytest.mark.skipif(sys.platform == "win32", reason="a file in use cannot be cut short there")
def test_a_face_cut_short_does_not_end_the_program(fonts: Path) -> None:
    """In a process of its own, as a font file that is not checked first takes pygame down."""
    code = (
        "import sys; from pathlib import Path; from scenes.kit.text.lettering import Lettering\n"
        "folder = Path(sys.argv[1]); whole = (folder / 'Rye-Regular.ttf').read_bytes()\n"
        "for part in range(20):\n"
        "    (folder / 'Rye-Regular.ttf').write_bytes(whole[: len(whole) * part // 20])\n"
        "    text = Lettering(folder, lambda: 1.0, lambda: 100)\n"
        "    text.line('Sheriff 보안관 $12,500', 'title', 60, (255, 255, 255), outline_u=3)\n"
        "print('alive')\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, str(fonts)], cwd=ROOT, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stdout.split()[-1:]) == (0, ["alive"]), ran.stderr


# -- the shipped faces -------------------------------------------------------------------------


def test_every_korean_syllable_can_be_typed() -> None:
    sans = Shelf(FONTS, pytest.fail).faces("plain")[0]
    batang = Shelf(FONTS, pytest.fail).faces("body")[1]
    for face in (sans, batang):
        assert [chr(c) for c in range(0xAC00, 0xD7A4) if not face.has(chr(c))] == []


def test_every_face_has_its_licence_and_a_line_in_the_notices() -> None:
    notices = (FONTS / "NOTICES.md").read_text(encoding="utf-8")
    for faces in ROLES.values():
        for face in faces:
            assert f"`{face.file}`" in notices
    licences = sorted(path.name for path in FONTS.glob("*.txt"))
    assert len(licences) == 5
    assert all(f"`{name}`" in notices for name in licences)


@pytest.mark.parametrize("role", ["title", "body", "plain"])
def test_what_is_left_of_a_cleaned_text_leaves_ink(role: Role) -> None:
    """No sign passes as a letter and shows nothing: those that players can type are drawn."""
    text = Lettering(FONTS, lambda: 1.0, lambda: 100)
    signs = map(chr, [*range(0x21, 0x2FF), *range(0x1100, 0x1200), *range(0x2000, 0x2070)])
    more = map(chr, [*range(0x2800, 0x2810), *range(0x3000, 0x3200), *range(0xFF01, 0xFFEF)])
    for sign in (*signs, *more):
        if not clean(sign).strip() or text.unwritable(sign):
            continue
        line = text.line(sign, role, 40, (255, 255, 255))
        assert pygame.mask.from_surface(line, 40).count(), f"U+{ord(sign):04X} shows nothing"


def test_a_sentence_never_loses_its_end() -> None:
    """Where a name is cut, a sentence gets smaller, down to LEAST_U."""
    text = lettering()
    words = "Tied on three of a kind; the spare 2 beats the 1."
    wide = text.size(words, "body", LEAST_U)[0] + 2
    text.line(words, "body", 40, WHITE, max_w_u=wide)
    text.block(words, "body", 40, WHITE, wide * 0.6, max_lines=2)
    text.block(words, "body", 40, WHITE, wide * 0.6, max_h_u=60)
    assert not text.cut
    text.keep_apart([words])
    text.line(words, "body", 40, WHITE, max_w_u=wide)
    assert text.cut[words].endswith("…")


def test_names_cut_short_stay_apart() -> None:
    text = lettering()
    names = ("Bartholomew the Elder", "Bartholomew the Younger", "Bartholomew the Third")
    text.keep_apart(names)
    for name in names:
        text.line(name, "body", 40, WHITE, max_w_u=260)
    shown = [text.cut[name] for name in names]
    assert len(set(shown)) == len(shown), shown


def test_a_name_that_came_shortened_is_shortened_once_more_and_stays_a_name() -> None:
    text = lettering()
    names = ("Bartholomew the Elder", "Bartholomew the Younger", "Wilhelmina Wigglesworths")
    text.keep_apart(names)
    came = [shorten_name(name, names, 18, len) for name in names]
    assert not set(came) & set(names)
    for words in came:
        text.line(words, "body", 40, WHITE, max_w_u=200)
        text.block(words, "body", 40, WHITE, 200, max_lines=1)
    assert set(text.cut) == set(names)
    assert len(set(text.cut.values())) == len(names), text.cut


WORDS = st.text("abé 김", min_size=1, max_size=24).map(str.strip).filter(bool)


@given(st.sets(WORDS, min_size=2, max_size=8), st.integers(8, 24))
def test_no_two_names_look_alike(names: set[str], width: int) -> None:
    short = [shorten_name(name, names, width, len) for name in sorted(names)]
    assert len(set(short)) == len(names), short
    assert all(len(name) <= width for name in short)
