"""Every SVG sprite is one that pygame's reader can draw, and draws something."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
SVGS = sorted(ART.rglob("*.svg"))

KNOWN = {
    "svg",
    "g",
    "defs",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "linearGradient",
    "radialGradient",
    "stop",
}
PAINT = ("fill", "stroke", "stop-color")
GOOD_PAINT = re.compile(r"none|#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3}|url\(#[\w-]+\)")
PURE_BLACK = {"#000", "#000000"}
UNKNOWN_ATTRIBUTES = {"clip-path", "mask", "filter", "style", "class", "href", "mix-blend-mode"}


def faults(text: str) -> list[str]:
    """What pygame's reader would draw wrong or not at all, and what breaks the house line."""
    out = []
    root = ElementTree.fromstring(text)
    names = {element.get("id") for element in root.iter() if element.get("id")}
    if root.get("viewBox") is None:
        out.append("no viewBox")
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        if tag not in KNOWN:
            out.append(f"<{tag}>")
        for key in element.attrib:
            if key.rpartition("}")[2] in UNKNOWN_ATTRIBUTES:
                out.append(f"{tag} has {key}")
        for key in PAINT:
            value = element.get(key)
            if value is None:
                continue
            if not GOOD_PAINT.fullmatch(value):
                out.append(f'{tag} {key}="{value}"')
            elif value.startswith("url(#") and value[5:-1] not in names:
                out.append(f"{tag} {key} names {value}, which is not there")
            elif value.lower() in PURE_BLACK:
                out.append(f"{tag} {key} is pure black")
        if "Gradient" in tag and element.get("gradientUnits") != "userSpaceOnUse":
            out.append(f"{tag} is not in user space")
    return out


def test_there_are_svgs() -> None:
    assert SVGS


@pytest.mark.parametrize("path", SVGS, ids=lambda path: str(path.relative_to(ART)))
def test_svg_is_drawable(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []
    for size in ((32, 32), (240, 240)):
        picture = pygame.image.load_sized_svg(path, size)
        seen = pygame.mask.from_surface(picture, 24).count()
        assert seen > 0.01 * picture.get_width() * picture.get_height(), size


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<use href="#a"/>', "<use>"),
        ("<text>Howdy</text>", "<text>"),
        ('<path d="M0 0h9" clip-path="url(#a)"/>', "path has clip-path"),
        ('<path d="M0 0h9" fill="red"/>', 'path fill="red"'),
        ('<path d="M0 0h9" fill="rgba(1,2,3,.5)"/>', 'path fill="rgba(1,2,3,.5)"'),
        ('<path d="M0 0h9" stroke="#000"/>', "path stroke is pure black"),
        ('<path d="M0 0h9" fill="url(#g9)"/>', "path fill names url(#g9), which is not there"),
        ('<linearGradient id="g1"/>', "linearGradient is not in user space"),
    ],
)
def test_the_check_finds_faults(body: str, fault: str) -> None:
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{body}</svg>'
    assert fault in faults(whole)
