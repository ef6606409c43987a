"""What the keyboard calls itself, where the system tells: the drawer its check is kept in.

Linux lists its input devices as text. Elsewhere, and where nothing is found, it is "keyboard".
With several plugged in their names stand together, because what arrives depends on all of them.
"""

from __future__ import annotations

from pathlib import Path

UNNAMED = "keyboard"
_LISTING = Path("/proc/bus/input/devices")
_LONGEST = 120
# Evdev numbers of Q and of M: a device that has both rows of letters is one to play on, a power
# button or a headset is not.
_LETTERS = (16, 50)


def keyboard_name(listing: Path = _LISTING) -> str:
    """The names of the keyboards plugged in, in order, or "keyboard"."""
    try:
        text = listing.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return UNNAMED
    names = sorted(set(_keyboards(text)))
    return " + ".join(names)[:_LONGEST] or UNNAMED


def _keyboards(text: str) -> list[str]:
    """Names of the devices in the listing that have letters."""
    found = []
    for block in text.split("\n\n"):
        name, bits = "", 0
        for line in block.splitlines():
            if line.startswith("N: Name="):
                name = line[len("N: Name=") :].strip().strip('"').strip()
            elif line.startswith("B: KEY="):
                bits = _bits(line[len("B: KEY=") :])
        if name and all(bits >> key & 1 for key in _LETTERS):
            found.append("".join(c for c in name if c.isprintable()))
    return found


def _bits(words: str) -> int:
    """The last of the words of hexadecimal: the lowest keys, letters among them; 0 for nonsense."""
    try:
        parts = [int(word, 16) for word in words.split()]
    except ValueError:
        return 0
    return parts[-1] if parts else 0
