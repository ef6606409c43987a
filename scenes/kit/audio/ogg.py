"""How long an Ogg Vorbis file is, which pygame does not tell of music. Read from its two ends."""

from __future__ import annotations

from pathlib import Path

_HEAD = 128
_TAIL = 65_536 + 512
"""The longest page there is, with its header: the last one begins somewhere in here."""


def length_s(path: Path) -> float:
    """The length in seconds; 0.0 where it cannot be told."""
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
            file.seek(max(0, path.stat().st_size - _TAIL))
            tail = file.read()
    except OSError:
        return 0.0
    first, last = head.find(b"\x01vorbis"), tail.rfind(b"OggS")
    if first < 0 or last < 0:
        return 0.0
    rate_hz = int.from_bytes(head[first + 12 : first + 16], "little")
    frames = int.from_bytes(tail[last + 6 : last + 14], "little", signed=True)
    return frames / rate_hz if rate_hz > 0 and frames > 0 else 0.0
