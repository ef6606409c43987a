"""Words: the language is chosen, followed and, when its catalogue is no good, given up kindly."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from scenes.kit.text import words


@pytest.fixture(autouse=True)
def _english_after() -> Iterator[None]:
    yield
    words.use("en")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A locale folder with three Korean messages."""
    catalogue = Catalog(locale="ko")
    catalogue.add("Deal", "패 돌리기")
    catalogue.add("{name} draws", "{name}의 차례")
    catalogue.add(("{count} chip", "{count} chips"), ("칩 {count}개",))
    path = tmp_path / "ko" / "LC_MESSAGES" / "dustup.mo"
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_mo(file, catalogue)
    return tmp_path


def _mo(folder: Path) -> Path:
    return folder / "ko" / "LC_MESSAGES" / "dustup.mo"


def test_english_is_its_own_catalogue() -> None:
    assert words.use("en") == words.language() == "en"
    assert words._("Deal") == "Deal"
    assert words.n_("{count} chip", "{count} chips", 1).format(count=1) == "1 chip"
    assert words.n_("{count} chip", "{count} chips", 2).format(count=2) == "2 chips"
    assert words.N_("Deal") == "Deal"
    assert words.take_notice() is None


def test_korean_is_looked_up_and_what_it_lacks_stays_english(folder: Path) -> None:
    assert words.use("ko", folder) == words.language() == "ko"
    assert words._("{name} draws").format(name="Bo") == "Bo의 차례"
    assert [words.n_("{count} chip", "{count} chips", n) for n in (1, 2)] == ["칩 {count}개"] * 2
    assert words._("Fold") == "Fold"
    assert words._("") == "", "the catalogue's header is not a message"
    assert words.take_notice() is None


def test_the_shipped_catalogue_is_found() -> None:
    assert words.use("ko") == "ko"
    assert words.take_notice() is None


@pytest.mark.parametrize("data", [None, b"", b"\xde\x12\x04\x95", b"nonsense" * 9])
def test_a_broken_catalogue_means_english_and_one_notice(data: bytes | None, folder: Path) -> None:
    if data is None:
        _mo(folder).unlink()
    else:
        _mo(folder).write_bytes(data)
    assert words.use("ko", folder) == "en"
    notice = words.take_notice()
    assert notice is not None and "dustup.mo" in notice and "English" in notice
    assert words.take_notice() is None
    assert words._("Deal") == "Deal"


def test_a_catalogue_cut_anywhere_never_raises(folder: Path) -> None:
    whole = _mo(folder).read_bytes()
    for length in range(len(whole)):
        _mo(folder).write_bytes(whole[:length])
        if words.use("ko", folder) == "en":
            assert words.take_notice() is not None


def test_a_language_we_do_not_speak_means_english() -> None:
    assert words.use("tlh") == "en"
    assert "tlh" in (words.take_notice() or "")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ko:en"}, "ko"),
        ({"LANG": "ko_KR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_is_asked(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(key, raising=False)
    for key, value in environment.items():
        monkeypatch.setenv(key, value)
    monkeypatch.setattr(words.sys, "platform", "linux")
    monkeypatch.setattr(pygame.system, "get_pref_locales", list)
    assert words.system_language() == expected


def test_where_there_is_no_such_environment_sdl_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setattr(words.sys, "platform", "win32")
    said = [{"language": "fr", "country": "FR"}, {"language": "ko", "country": "KR"}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: said)
    assert words.system_language() == "ko"
    assert words.use("") == "ko"


def test_a_system_that_will_not_tell_means_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> list[object]:
        raise pygame.error("no locales here")

    monkeypatch.setattr(words.sys, "platform", "win32")
    monkeypatch.setattr(pygame.system, "get_pref_locales", refuse)
    assert words.system_language() == "en"
