"""The same SVG in fewer bytes, as pygame's reader understands it.

Paths become relative and as coarse as eyes allow: whole units for smooth curves more than 36
units across, tenths else; rounding does not add up. Line joints are set once for the picture,
equal gradients are shared, and a round ellipse becomes a circle.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_PATH = re.compile(r' d="([^"]*)"')
_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_GRADIENT = re.compile(r'<(\w+Gradient) id="(\w+)"(.*?)</\1>')
_UNSCALED = re.compile(
    r'cx="0" cy="0" r="([^"]*)" gradientTransform="translate\((\S+) (\S+)\) scale\(1 1\)"'
)
_ROUND = re.compile(r'<ellipse (cx="[^"]*" cy="[^"]*") rx="([^"]*)" ry="\2"')
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
FINE = 36  # units across, up to which tenths are kept


def steps(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of path data, one at a time, all absolute."""
    tokens = _TOKEN.findall(d)
    i, command = 0, ""
    x = y = start_x = start_y = 0.0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        letter = command.upper()
        count = _COUNTS[letter]
        values = [float(t) for t in tokens[i : i + count]]
        i += count
        if command.islower():
            if letter == "V":
                values[0] += y
            elif letter == "A":
                values[5:] = [values[5] + x, values[6] + y]
            else:
                values = [v + (x, y)[k % 2] for k, v in enumerate(values)]
        if letter == "Z":
            x, y = start_x, start_y
        elif letter == "H":
            x = values[0]
        elif letter == "V":
            y = values[0]
        else:
            x, y = values[-2:]
        if letter == "M":
            start_x, start_y = x, y
        yield letter, values
        if letter == "M":
            command = "L" if command == "M" else "l"


def short(value: int, unit: int) -> str:
    """`value` / `unit` (1 or 10) as text, no zero that is not needed."""
    if value % unit == 0:
        return str(value // unit)
    text = f"{abs(value) // unit or ''}.{abs(value) % unit}"
    return f"-{text}" if value < 0 else text


def relative(d: str) -> str:
    """Path data made relative and short."""
    walk = list(steps(d))
    xs = [v for letter, values in walk if letter in "MLCQ" for v in values[::2]]
    curves = {letter for letter, _ in walk} <= set("MLCZ") and "C" in d
    unit = 1 if curves and max(xs) - min(xs) > FINE else 10
    out, last = "", ""
    x = y = start_x = start_y = 0
    for letter, values in walk:
        if letter == "Z":
            out, last = out + "z", ""
            x, y = start_x, start_y
            continue
        ends = [round(v * unit) for v in values]
        if letter == "H":
            parts, x = [short(ends[0] - x, unit)], ends[0]
        elif letter == "V":
            parts, y = [short(ends[0] - y, unit)], ends[0]
        elif letter == "A":
            parts = [short(ends[0], unit), short(ends[1], unit), *(f"{v:g}" for v in values[2:5])]
            parts += [short(ends[5] - x, unit), short(ends[6] - y, unit)]
            x, y = ends[5:]
        else:
            origin = (0, 0) if letter == "M" else (x, y)
            parts = [short(v - origin[k % 2], unit) for k, v in enumerate(ends)]
            x, y = ends[-2:]
        if letter == "M":
            start_x, start_y = x, y
        name = letter if letter == "M" else letter.lower()
        lead = "" if name == last and letter != "M" else name
        text = parts[0]
        for part in parts[1:]:
            text += part if part.startswith("-") else f" {part}"
        out += lead + (text if lead or text.startswith("-") else f" {text}")
        last = name
    return out


def lean(text: str) -> str:
    """The SVG `text`, shorter."""
    text = _PATH.sub(lambda found: f' d="{relative(found[1])}"', text)
    text = _UNSCALED.sub(r'cx="\2" cy="\3" r="\1"', text)
    seen: dict[str, str] = {}
    for found in list(_GRADIENT.finditer(text)):
        whole, (kind, name, rest) = found[0], found.groups()
        first = seen.setdefault(kind + rest, name)
        if first != name:
            text = text.replace(whole, "", 1).replace(f"url(#{name})", f"url(#{first})")
    text = _ROUND.sub(r'<circle \1 r="\2"', text)
    text = text.replace(' stroke-linejoin="round"', "").replace(' stroke-linecap="round"', "")
    text = text.replace(' fill="none"', "").replace(' rx="0"', "").replace('="0.', '=".')
    head, mark, body = text.partition("</defs>")
    body = body.replace("</svg>", "</g></svg>")
    return f'{head}{mark}<g fill="none" stroke-linejoin="round" stroke-linecap="round">{body}'
