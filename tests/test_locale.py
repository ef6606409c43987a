"""The catalogues: every message a player sees has its Korean, whole, compiled and well-formed."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
LONG = 24
"""A message of so many letters is a sentence; its translation has Korean letters in it."""


def _load_make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("locale_make", ROOT / "assets/locale/make.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


make = _load_make()
KO = ROOT / "assets" / "locale" / "ko" / "LC_MESSAGES" / "dustup.po"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with its own catalogues, for trying the tool itself."""
    (tmp_path / "scenes").mkdir()
    (tmp_path / "assets/locale/ko/LC_MESSAGES").mkdir(parents=True)
    _say(tmp_path, '_("Deal")')
    monkeypatch.setattr(make, "ROOT", tmp_path)
    monkeypatch.setattr(make, "HERE", tmp_path / "assets/locale")
    return tmp_path


def _say(project: Path, code: str) -> None:
    (project / "scenes" / "talk.py").write_text(code + "\n", encoding="utf-8")


def _add(project: Path, words: dict[str, str | list[str]]) -> int:
    path = project / "words.json"
    path.write_text(json.dumps(words), encoding="utf-8")
    return int(make.main(["--add", str(path)]))


def _po(project: Path) -> Path:
    return project / "assets/locale/ko/LC_MESSAGES/dustup.po"


def test_every_message_has_its_korean() -> None:
    troubles: list[str] = []
    found = make.collect(troubles=troubles)
    assert troubles == []
    assert make.faults(make.load(KO), found) == []


def test_the_compiled_catalogue_is_that_of_the_po() -> None:
    assert KO.with_suffix(".mo").read_bytes() == make.mo_bytes(make.load(KO))


def test_sentences_are_korean() -> None:
    lazy = [
        form
        for message in make.load(KO)
        if len(make.key_of(message)) >= LONG
        for form in make._forms(message.string)
        if form and not any("가" <= letter <= "힣" for letter in form)
    ]
    assert lazy == []


def test_words_are_added_kept_and_compiled(project: Path) -> None:
    assert _add(project, {"Deal": "패 돌리기", "Not said yet": "아직"}) == 0
    assert make.main(["--check"]) == 1
    _say(project, '_("Deal"), _("Not said yet")')
    assert make.main([]) == 0
    assert make.main(["--check"]) == 0
    text = _po(project).read_text(encoding="utf-8")
    assert text.index("Deal") < text.index("Not said yet")
    assert "Date" not in text and "talk.py" not in text
    before = _po(project).read_bytes()
    make.main([])
    assert _po(project).read_bytes() == before


def test_plurals_are_joined_with_what_the_code_says(project: Path) -> None:
    _add(project, {"{count} chip": ["칩 {count}개"]})
    _say(project, 'n_("{count} chip", "{count} chips", 2)')
    make.main(["--prune"])
    assert make.main(["--check"]) == 0
    assert 'msgid_plural "{count} chips"' in _po(project).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("code", "words", "complaint"),
    [
        ('_("Deal")', {}, "missing: 'Deal'"),
        ('_("Deal")', {"Deal": "돌려", "Old": "옛말"}, "stale: 'Old'"),
        ('_("{a} to {b}")', {"{a} to {b}": "{a}에게 {c}"}, "placeholders differ"),
        ('_("{a} to {b}")', {"{a} to {b}": "{a}"}, "placeholders differ"),
        ('_("{a}")', {"{a}": "{a"}, "braces do not match"),
        ('_(f"{a} deals")', {}, "wants a plain string"),
        ('_("Deal" + name)', {}, "wants a plain string"),
        ('_("{a}".format(a=1))', {}, "wants a plain string"),
        ("_('half", {}, "talk.py: cannot be read"),
    ],
)
def test_the_check_finds_what_is_wrong(
    code: str,
    words: dict[str, str | list[str]],
    complaint: str,
    project: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    _say(project, code)
    _add(project, words)
    assert make.main(["--check"]) == 1
    assert complaint in capsys.readouterr().out


def test_the_check_finds_fuzzy_and_uncompiled(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _add(project, {"Deal": "패 돌리기"})
    text = _po(project).read_text(encoding="utf-8")
    _po(project).write_text(text.replace('msgid "Deal"', '#, fuzzy\nmsgid "Deal"'), "utf-8")
    assert make.main(["--check"]) == 1
    said = capsys.readouterr().out
    assert "fuzzy: 'Deal'" in said and "dustup.mo is older" in said


def test_pruning_drops_what_nobody_says(project: Path) -> None:
    _add(project, {"Deal": "패 돌리기", "Old": "옛말"})
    assert make.main(["--prune"]) == 0
    assert make.main(["--check"]) == 0


@pytest.mark.parametrize("content", ["", "[]", '{"Deal": 3}', '{"Deal": []}', '{"": "x"}'])
def test_bad_words_are_refused(content: str, project: Path) -> None:
    path = project / "words.json"
    path.write_text(content, encoding="utf-8")
    assert make.main(["--add", str(path)]) == 2
    assert make.main(["--add", str(project / "missing.json")]) == 2
