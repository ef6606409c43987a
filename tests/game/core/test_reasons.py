"""What a system says becomes a part of a sentence, and no sentence ends in two full stops."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.core.reasons import reason

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(2, "No such file or directory"), "No such file or directory"),
        (OSError("Element not found.\r\n"), "Element not found"),
        (RuntimeError("WASAPI can't find it:\nnot found.. "), "WASAPI can't find it: not found"),
        (PermissionError(13, "Access is denied.", "C:\\game"), "Access is denied"),
        (ValueError(), "ValueError"),
        (OSError(5, ""), "[Errno 5]"),
    ],
)
def test_a_reason_is_one_line_without_a_full_stop(error: BaseException, told: str) -> None:
    assert reason(error) == told


def test_no_message_is_made_from_what_a_system_says_as_it_says_it() -> None:
    """Every place that tells a player why goes through `reason`."""
    raw = re.compile(r"error\.strerror\b|\{error\}|\{error!s\}")
    kept = {
        "game/core/reasons.py",
        "game/core/transcript.py",  # ours, of what stands in a file
        "game/core/wire.py",
        "game/monster_gunslingers/powers.py",
        "scenes/kit/storage/lock.py",  # hands the same error on
    }
    found = []
    for folder in ("game", "scenes"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.relative_to(ROOT).as_posix() in kept:
                continue
            if raw.search(path.read_text(encoding="utf-8")):
                found.append(path.relative_to(ROOT).as_posix())
    assert found == []
    assert not raw.search((ROOT / "main.py").read_text(encoding="utf-8"))
