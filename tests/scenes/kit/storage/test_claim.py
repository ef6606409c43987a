"""Two programs on one data folder: each has an autosave of its own, and a dead one's is free."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import pytest

from game.core.disk import last_of, write_whole
from scenes.kit.app import furnish
from scenes.kit.app.app import App
from scenes.kit.storage import lock as lock_module
from scenes.kit.storage.claim import MOST, Claim, claim
from scenes.kit.storage.paths import Folders

ROOT = Path(__file__).resolve().parents[4]
OTHER = """
import sys
from pathlib import Path
from scenes.kit.storage.claim import claim
held = claim(Path(sys.argv[1]))
print(held.path.name, held.crowded, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "data" / "saves"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def held() -> Iterator[list[Claim]]:
    """Claims made in a test, let go of after it."""
    claims: list[Claim] = []
    yield claims
    for one in claims:
        one.release()


def kept(path: Path, at_s: int) -> None:
    """A game was kept at some time."""
    write_whole(path, "{}")
    os.utime(path, (at_s, at_s))


def test_alone_it_is_the_autosave(saves: Path, held: list[Claim]) -> None:
    held.append(claim(saves))
    assert held[0].path == saves / "autosave.json" and not held[0].crowded
    assert not held[0].path.exists(), "nothing is made but the lock"


def test_the_next_ones_have_their_own(saves: Path, held: list[Claim]) -> None:
    held += [claim(saves) for _ in range(3)]
    names = ["autosave.json", "autosave-2.json", "autosave-3.json"]
    assert [one.path.name for one in held] == names
    assert [one.crowded for one in held] == [False, True, True]


def test_what_was_let_go_of_is_free(saves: Path, held: list[Claim]) -> None:
    claim(saves).release()
    held.append(claim(saves))
    assert held[0].path.name == "autosave.json" and not held[0].crowded


def test_another_process_is_seen_and_a_killed_one_leaves_nothing_behind(
    saves: Path, held: list[Claim]
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", OTHER, str(saves)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().split() == ["autosave.json", "False"]
        held.append(claim(saves))
        assert held[0].path.name == "autosave-2.json" and held[0].crowded
        other.kill()
    held.append(claim(saves))
    assert held[1].path.name == "autosave.json" and not held[1].crowded


def test_alone_again_the_game_kept_last_is_offered(saves: Path, held: list[Claim]) -> None:
    kept(saves / "autosave.json", 1_000)
    kept(saves / "autosave-2.json", 2_000)
    held += [claim(saves), claim(saves)]
    assert held[0].path.name == "autosave-2.json" and not held[0].crowded
    assert held[1].path.name == "autosave.json" and held[1].crowded


def test_the_game_before_the_last_counts_where_the_last_is_gone(
    saves: Path, held: list[Claim]
) -> None:
    kept(last_of(saves / "autosave-3.json"), 1_000)
    held.append(claim(saves))
    assert held[0].path.name == "autosave-3.json"


def test_beyond_the_most_programs_share(saves: Path, held: list[Claim]) -> None:
    held += [claim(saves) for _ in range(MOST + 1)]
    assert held[-1].path == held[-2].path and held[-1].lock is None and held[-1].crowded


def test_a_folder_that_is_none_gives_the_usual_name(tmp_path: Path, held: list[Claim]) -> None:
    (tmp_path / "saves").write_text("not a folder")
    held.append(claim(tmp_path / "saves"))
    assert held[0].path.name == "autosave.json" and not held[0].crowded


def test_a_disk_without_locks_is_used_all_the_same(
    saves: Path, held: list[Claim], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: BinaryIO) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    monkeypatch.setattr(lock_module, "_lock", refuse)
    held += [claim(saves), claim(saves)]
    assert {one.path.name for one in held} == {"autosave.json"}
    assert not any(one.crowded for one in held)


def test_a_refusal_of_a_kind_nobody_knows_means_that_another_has_it(
    saves: Path, held: list[Claim], monkeypatch: pytest.MonkeyPatch
) -> None:
    real, refused = lock_module._lock, []

    def refuse_first(file: BinaryIO) -> None:
        if not refused:
            refused.append(file.name)
            raise OSError(9999, "a word of some system's own")
        real(file)

    monkeypatch.setattr(lock_module, "_lock", refuse_first)
    held.append(claim(saves))
    assert held[0].path.name == "autosave-2.json" and held[0].lock is not None


def test_the_parts_of_killed_programs_are_put_in_order_and_living_ones_let_be(
    saves: Path, held: list[Claim]
) -> None:
    held.append(claim(saves))
    kept(held[0].path, 1_000)
    for number, text in ((1, '{"whole": 1}'), (2, '{"whole": 2}'), (3, '{"torn"')):
        name = "autosave.json" if number == 1 else f"autosave-{number}.json"
        (saves / f"{name}.{4_000 + number}.part").write_text(text)
    claim(saves).release()
    assert [part.name for part in saves.glob("*.part")] == ["autosave.json.4001.part"]
    assert (saves / "autosave-2.json").read_text() == '{"whole": 2}'
    assert not (saves / "autosave-3.json").exists()
    held.pop().release()
    held.append(claim(saves))
    assert list(saves.glob("*.part")) == []
    assert (saves / "autosave.json").read_text() == '{"whole": 1}'


def test_without_locks_only_old_parts_are_removed(
    saves: Path, held: list[Claim], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: BinaryIO) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    monkeypatch.setattr(lock_module, "_lock", refuse)
    for number, at_s in ((1, 1_000), (2, None)):
        part = saves / f"autosave.json.{number}.part"
        part.write_text("{}")
        if at_s is not None:
            os.utime(part, (at_s, at_s))
    held.append(claim(saves))
    assert [part.name for part in saves.glob("*.part")] == ["autosave.json.2.part"]


def test_the_second_program_says_so_once(saves: Path, held: list[Claim]) -> None:
    held.append(claim(saves))
    app = App.headless((640, 360), data=saves.parent)
    furnish.claim_autosave(app)
    furnish.claim_autosave(app)
    assert app.files.autosave.name == "autosave-2.json"
    assert app.notices == [
        "Another Dustup is open already. This one keeps its own game, in autosave-2.json."
    ]
    app.close()
    held[0].release()
    files = Folders(saves.parent)
    files.claim()
    assert files.autosave.name == "autosave.json" and not files.crowded
    files.close()
