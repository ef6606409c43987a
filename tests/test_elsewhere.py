"""The suite can be read on systems that lack what Linux has; what needs it is skipped by itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LACKING = """
import os, signal, sys
import pytest

for owner, names in (
    (os, "geteuid getegid getgid mkfifo sysconf nice getloadavg chown statvfs"),
    (signal, "SIGHUP SIGSTOP SIGCONT SIGKILL SIGUSR1 SIGUSR2 SIGALRM SIGPIPE SIGQUIT SIGCHLD"),
):
    for name in names.split():
        delattr(owner, name)
sys.exit(pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", *sys.argv[1:]]))
"""
"""Takes away what Windows' Python has not, then reads every test."""


def test_every_test_can_be_read_without_what_only_unix_has() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LACKING, "tests"],
        cwd=ROOT, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
