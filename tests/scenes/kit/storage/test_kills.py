"""A few kills of the real program while it writes; `kills` by hand makes hundreds."""

from __future__ import annotations

from tests.scenes.kit.storage.kills import FAULTS, kill_often


def test_whatever_a_kill_interrupts_every_file_is_there() -> None:
    done = kill_often(len(FAULTS) + 1, seed=9)
    assert done["all"] == 1 and done["most on their way"] > 0, "some kill must interrupt something"
