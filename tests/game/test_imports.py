"""game/ stays plain Python: no drawing, no clock, and chance from one place only."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "game").rglob("*.py"))
NEVER = {"pygame", "pytmx", "scenes", "time", "secrets", "numpy"}
CHANCE = ROOT / "game" / "core" / "chance.py"


def imports(tree: ast.Module) -> set[str]:
    """Return the modules a file imports when it runs (not what only type checkers read)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_imports_nothing_it_must_not(path: Path) -> None:
    modules = imports(ast.parse(path.read_text(encoding="utf-8")))
    roots = {module.split(".")[0] for module in modules}
    assert not roots & NEVER
    if path != CHANCE:
        assert "random" not in roots


def test_core_knows_no_game_but_through_the_registry() -> None:
    for path in (ROOT / "game" / "core").glob("*.py"):
        if path.name == "registry.py":
            continue
        for module in imports(ast.parse(path.read_text(encoding="utf-8"))):
            assert not module.startswith("game.") or module.startswith("game.core"), path.name


def test_the_rules_load_without_pygame() -> None:
    code = (
        "import sys, game.core.session, game.core.loading, game.core.playout\n"
        "sys.exit('pygame' in sys.modules or 'pytmx' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
