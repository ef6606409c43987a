"""A few kills of the real program while it writes; `kills` by hand makes hundreds."""

from __future__ import annotations

import ast
import subprocess
import sys

from tests.scenes.kit.storage import kills


def test_whatever_a_kill_interrupts_every_file_is_there() -> None:
    often = len(kills.FAULTS) + 1
    command = [sys.executable, kills.__file__, str(often), "9"]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr
    done = ast.literal_eval(outcome.stdout)
    assert done.pop("most on their way") > 0, "some kill must interrupt something"
    assert sum(done.values()) == often
