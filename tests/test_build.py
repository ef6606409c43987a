"""What goes into the package, by build.spec on each system; nothing is packed here."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from scenes.kit.app import icon
from scenes.tools import streams

ROOT = Path(__file__).resolve().parents[1]
SYSTEMS = ("linux", "win32", "darwin")
LIBRARIES = ("SDL2.dll", "pygame/SDL2.dll", "pygame/base.pyd", "pygame/only_here.dll")


class Step:
    """Stands for what PyInstaller makes of its arguments."""

    def __init__(self, *given: Any, **more: Any) -> None:
        self.given, self.more = given, more
        self.pure, self.scripts, self.datas = [], [], more.get("datas", [])
        self.binaries = [(str(Path(name)), f"from/{name}", "BINARY") for name in LIBRARIES]


@pytest.fixture(params=SYSTEMS)
def spec(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The names build.spec has set when it has run for a system."""
    info = ModuleType("PyInstaller.utils.win32.versioninfo")
    for name in ("FixedFileInfo", "StringFileInfo", "StringStruct", "StringTable",
                 "VarFileInfo", "VarStruct", "VSVersionInfo"):  # fmt: skip
        setattr(info, name, Step)
    for name in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.win32"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, info.__name__, info)
    names: dict[str, Any] = {"SPECPATH": str(ROOT)}
    names.update(dict.fromkeys(("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"), Step))
    code = compile((ROOT / "build.spec").read_text(encoding="utf-8"), "build.spec", "exec")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", request.param)
        exec(code, names)
    names["system"] = request.param
    return names


def packed(spec: dict[str, Any]) -> set[str]:
    return {Path(source).relative_to(ROOT).as_posix() for source, _folder in spec["DATA"]}


def test_every_icon_that_is_named_is_there_and_is_packed(spec: dict[str, Any]) -> None:
    for name in icon.NEEDED:
        path = icon.FOLDER / name
        assert path.is_file()
        assert path.relative_to(ROOT).as_posix() in packed(spec)
    for program in spec["programs"]:
        named = program.more["icon"]
        assert (named is not None) == (spec["system"] != "linux")
        assert named is None or Path(named).is_file()


def test_the_version_and_the_licences_are_packed(spec: dict[str, Any]) -> None:
    assert {"pyproject.toml", "LICENSE", "NOTICES.md"} <= packed(spec)


def test_only_windows_has_a_program_with_a_console_beside_the_other(spec: dict[str, Any]) -> None:
    made = {program.more["name"]: program.more["console"] for program in spec["programs"]}
    if spec["system"] == "win32":
        assert made == {"Dustup": False, streams.CONSOLE_PROGRAM.removesuffix(".exe"): True}
    else:
        assert made == {"Dustup": False}
    assert spec["folder"].given[: len(made)] == tuple(spec["programs"])


def test_no_library_of_windows_is_packed_twice(spec: dict[str, Any]) -> None:
    kept = {Path(name).as_posix() for name, _source, _kind in spec["analysis"].binaries}
    twice = {"pygame/SDL2.dll"} if spec["system"] == "win32" else set()
    assert kept == set(LIBRARIES) - twice
