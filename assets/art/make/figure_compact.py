"""Shorter SVG of the same picture: path data made relative, a tenth of a unit fine."""

from __future__ import annotations

import re
from pathlib import Path

from assets.art.make.pen import ART, Drawing

_PATH = re.compile(r' d="([^"]*)"')
_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+(?:e-?\d+)?")
_GRADIENT = re.compile(r'(<(?:linear|radial)Gradient id="(\w+)"(.*?)</(?:linear|radial)Gradient>)')
_SIZES = {"M": 2, "L": 2, "Q": 4, "C": 6}


def _short(tenths: int) -> str:
    """A whole number of tenths as text: no trailing zero, no leading zero."""
    if tenths % 10 == 0:
        return str(tenths // 10)
    text = f"{abs(tenths) // 10 or ''}.{abs(tenths) % 10}"
    return f"-{text}" if tenths < 0 else text


def relative(d: str) -> str:
    """Path data of absolute M, L, C, Q and Z, rewritten relative; errors do not add up."""
    tokens = _TOKEN.findall(d)
    out: list[str] = []
    x = y = start_x = start_y = 0  # in tenths, as a reader adds them up
    command, i = "", 0
    last = ""
    while i < len(tokens):
        if tokens[i] in "MLCQZ":
            command = tokens[i]
            i += 1
            if command == "Z":
                out.append("z")
                last = ""
                x, y = start_x, start_y
                continue
        size = _SIZES[command]
        values = [round(float(t) * 10) for t in tokens[i : i + size]]
        i += size
        moves = [v - (x if k % 2 == 0 else y) for k, v in enumerate(values)]
        x, y = values[-2], values[-1]
        if command == "M":
            start_x, start_y = x, y
            out.append("M" + _join(values))
            command, last = "L", "M"
            continue
        letter = command.lower()
        out.append(_join(moves, lead=letter != last, letter=letter))
        last = letter
    return "".join(out)


def _join(values: list[int], lead: bool = True, letter: str = "") -> str:
    out = letter if lead else ""
    for k, value in enumerate(values):
        text = _short(value)
        if (k or not lead) and not text.startswith("-"):
            out += " "
        out += text
    return out


def compact(g: Drawing) -> str:
    """The SVG text of `g`, made short: relative paths, joints set once, equal gradients shared."""
    text = _PATH.sub(lambda found: f' d="{relative(found[1])}"', g.svg())
    text = text.replace(' stroke-linejoin="round"', "").replace(' stroke-linecap="round"', "")
    head, body = text.split("</defs>")
    body = body.replace("</svg>", "</g></svg>")
    seen: dict[str, str] = {}
    for whole, name, rest in _GRADIENT.findall(head):
        if rest in seen:
            head = head.replace(whole, "")
            body = body.replace(f"url(#{name})", f"url(#{seen[rest]})")
        else:
            seen[rest] = name
    joints = '<g stroke-linejoin="round" stroke-linecap="round">'
    return f"{head}</defs>{joints}{body}"


def save(g: Drawing, name: str) -> Path:
    """Write the short form to assets/art/NAME.svg."""
    target = ART / f"{name}.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(compact(g), encoding="utf-8")
    return target
