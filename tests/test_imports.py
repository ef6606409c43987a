"""Floors and rooms: a file imports from its own room and from floors below, and nothing else.

Floors, lowest first: game/, scenes/kit/, scenes/table/, scenes/games/, scenes/shell/,
scenes/tools/, main.py. Rooms are the folders below them. Imports inside functions and for type
checkers alone count too: a hidden arrow is an arrow.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FLOORS = ("game", "scenes.kit", "scenes.table", "scenes.games", "scenes.shell", "scenes.tools")
ROOFED = ("scenes.kit", "scenes.games", "scenes.shell")
"""Floors whose folders are rooms of their own."""
ENTRIES = {("scenes.games.saloon_poker", "scenes.games.high_noon")}
"""A duel ends an accusation: this one game opens another, by its entry alone."""
LIST = "scenes.games"

Arrows = dict[str, set[str]]


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {
    module_of(path): path
    for folder in ("game", "scenes")
    for path in sorted((ROOT / folder).rglob("*.py"))
}


def imported(tree: ast.Module, known: Iterable[str]) -> set[str]:
    """Every module a file names in an import, wherever it stands."""
    modules = set(known)
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in modules else node.module or "")
    return found


@pytest.fixture(scope="module")
def arrows() -> Arrows:
    """Which module of the tree imports which."""
    out: Arrows = {}
    for module, path in FILES.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        out[module] = {name for name in imported(tree, FILES) if name in FILES} - {module}
    return out


def floor_of(module: str) -> int:
    """The number of a module's floor, the lowest being 0."""
    for number, floor in enumerate(FLOORS):
        if module == floor or module.startswith(floor + "."):
            return number
    return -1


def room_of(module: str) -> str:
    """The room a module lies in: its floor, or the folder below that has a roof of its own."""
    parts = module.split(".")
    floor = ".".join(parts[:2])
    if floor in ROOFED and len(parts) > 2 and (ROOT / Path(*parts[:3])).is_dir():
        return ".".join(parts[:3])
    return floor


def circles(arrows: Arrows) -> list[list[str]]:
    """The groups that reach one another, each sorted."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        todo = [start]
        while todo:
            for name in arrows.get(todo.pop(), ()):
                if name not in seen:
                    seen.add(name)
                    todo.append(name)
        return seen

    reach = {name: reached(name) for name in arrows}
    groups = {
        tuple(sorted(other for other in reach[name] if name in reach.get(other, ())))
        for name in arrows
    }
    return sorted(list(group) for group in groups if len(group) > 1)


def test_no_import_runs_up(arrows: Arrows) -> None:
    up = [
        f"{module} imports {name}"
        for module, names in arrows.items()
        for name in names
        if floor_of(module) >= 0 and floor_of(name) > floor_of(module)
    ]
    assert not up


def test_no_circle_between_rooms(arrows: Arrows) -> None:
    rooms: Arrows = {}
    for module, names in arrows.items():
        if not module.startswith("scenes."):
            continue
        for name in names:
            rooms.setdefault(room_of(name), set())
            if room_of(name) != room_of(module):
                rooms.setdefault(room_of(module), set()).add(room_of(name))
    assert not circles(rooms)


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]


def test_no_game_knows_another(arrows: Arrows) -> None:
    def game(module: str) -> str:
        parts = module.split(".")
        if parts[0] == "game":
            return parts[1] if len(parts) > 1 else ""
        return parts[2] if parts[:2] == ["scenes", "games"] and len(parts) > 2 else ""

    folders = {path.parent.name for path in (ROOT / "game").glob("*/rules.py")}
    known = [
        f"{module} imports {name}"
        for module, names in arrows.items()
        for name in names
        if {game(module), game(name)} <= folders
        and game(module) != game(name)
        # Saloon Poker's accusations end in High Noon: its rules and its scene are told of it.
        and (game(module), game(name)) != ("saloon_poker", "high_noon")
    ]
    assert not known


def test_a_games_scenes_know_their_own_rules_alone(arrows: Arrows) -> None:
    folders = {path.parent.name for path in (ROOT / "game").glob("*/rules.py")}
    wrong = [
        f"{module} imports {name}"
        for module, names in arrows.items()
        if module.startswith("scenes.games.") and module != LIST
        for name in names
        if name.split(".")[0] == "game" and name.split(".")[1] in folders
        and name.split(".")[1] != module.split(".")[2]
        and (module.split(".")[2], name.split(".")[1]) != ("saloon_poker", "high_noon")
    ]  # fmt: skip
    assert not wrong


def test_saloon_poker_opens_the_duel_by_its_entry(arrows: Arrows) -> None:
    for one, other in ENTRIES:
        deeper = {
            name
            for module, names in arrows.items()
            if module.startswith(one + ".") or module == one
            for name in names
            if name.startswith(other + ".")
        }
        assert not deeper
