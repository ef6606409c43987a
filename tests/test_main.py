"""The command line from outside: what is wrong is one line and status 2, never a traceback."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import main
from game.core.registry import GAMES
from scenes.tools import streams

ROOT = Path(__file__).resolve().parents[1]
MAIN = str(ROOT / "main.py")
CASES = sorted((ROOT / "tests" / "cases").glob("*.json"))
OURS = [path for path in CASES if path.name.startswith(("saloon_poker-", "high_noon-"))]
PATIENCE_S = 60
UNUSUAL = ("PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8")
"""What would let a stream behave otherwise than it does at home."""


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in UNUSUAL}
    return {**kept, "PYGAME_HIDE_SUPPORT_PROMPT": "1", **more}


def run(*words: str, cwd: Path = ROOT, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, MAIN, *words],
        cwd=cwd,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=PATIENCE_S,
    )


def shell(line: str, cwd: Path = ROOT, **more: str) -> subprocess.CompletedProcess[str]:
    """A command line as bash sees it; `$DUSTUP` starts the program."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("needs bash")
    more["DUSTUP_PYTHON"], more["DUSTUP_MAIN"] = sys.executable, MAIN
    line = line.replace("$DUSTUP", '"$DUSTUP_PYTHON" "$DUSTUP_MAIN"')
    return subprocess.run(
        [bash, "-c", line],
        cwd=cwd,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
    )


def refused(done: subprocess.CompletedProcess[str], *contains: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1 and done.stderr.endswith("\n"), done.stderr
    assert "Traceback" not in done.stderr
    for words in contains:
        assert words in done.stderr


# -- words that cannot be --------------------------------------------------------------------------
NOT_ON_WINDOWS = pytest.mark.skipif(
    sys.platform == "win32", reason="long names and any user's home are had there"
)


@pytest.mark.parametrize(
    ("words", "contains"),
    [
        (["shoot"], "'shoot'"),
        (["--colour", "red"], "--colour"),
        (["--seat", "Ann"], "--table"),
        (["--seed", "4"], "--table"),
        (["--table", "saloon_poker", "--resume", "--seat", "Ann"], "--resume"),
        (["--table", "whist", "--seat", "Ann", "--seat", "Bo"], "'whist'"),
        (["--table", "saloon_poker", "--seat", "Ann"], "2 to 8"),
        (["--table", "high_noon", "--seat", "A", "--seat", "B", "--seat", "C"], "for 2"),
        (["--table", "saloon_poker", "--seat", "Ann", "--seat", " Ann "], "Ann"),
        (["--table", "saloon_poker", "--seat", "Ann", "--seat", "   "], "name"),
        (["--table", "saloon_poker", "--seat", "Ann", "--seat", "B" * 25], "24"),
        (["--table", "saloon_poker", "--seat", "Ann", "--seat", "B\no"], "character"),
        (["--table", "saloon_poker", "--seat", "Ann", "--seat", "Bo \U0001f920"], "signs"),
        (["--table", "saloon_poker", "--seat", "שרה", "--seat", "Bo"], "שרה"),
        (["--table", "saloon_poker", "--seat", "Ann", "--seat", "\u200b\u200d"], "Letters"),
        (["--table", "saloon_poker", "--seat", "Ann", "--seat", "An\u200bn"], "share the name"),
        (["--table", "saloon_poker", "--seat", "Ann", "--bot", "evil"], "'evil'"),
        (["--table", "saloon_poker", "--seat", "A", "--seat", "B", "--option", "x=1"], "option"),
        (
            ["--table", "saloon_poker", "--seat", "A", "--bot", "medium", "--option", "x=1"],
            "option",
        ),
        (["--table", "saloon_poker", "--seat", "A", "--seat", "B", "--option", "target"], "option"),
        (["--table", "saloon_poker", "--seat", "A", "--seat", "B", "--option", "target=5"], "20"),
        (["--table", "saloon_poker", "--seat", "A", "--seat", "B", "--first", "2"], "--first"),
        (["--table", "saloon_poker", "--seat", "A", "--seat", "B", "--first", "-1"], "--first"),
        (["--table", "saloon_poker", "--seat", "A", "--seat", "B", "--first", "x"], "--first"),
        (["--table", "saloon_poker", "--seat", "A", "--seat", "B", "--seed", "-1"], "--seed"),
        (["--table", "saloon_poker", "--seat", "A", "--seat", "B", "--seed", str(2**63)], "--seed"),
        (["--size", "1920"], "--size"),
        (["--size", "1920x"], "--size"),
        (["--size", "10x10"], "--size"),
        (["--size", "99999x99999"], "--size"),
        (["--size", "1920×1080"], "--size"),
        (["--size", "9" * 6000 + "x1080"], "--size"),
        (["shots", "--out", "x", "--size", "16384x16384"], "7680x7680"),
        (["--seed", "9" * 6000, "--table", "saloon_poker"], "--seed"),
        (["--table", ""], "''"),
        (["--log", ""], "--log"),
        (["--data", ""], "--data"),
        (["--data", " "], "--data"),
        pytest.param(["--data", "x" * 300], "--data", marks=NOT_ON_WINDOWS),
        pytest.param(["--data", "~nobody at all/x"], "home", marks=NOT_ON_WINDOWS),
        (["--version=2"], "--version"),
        (["shots", "--out", "", "--scene", "title"], "--out"),
        (["keys", "--seats", "9" * 6000], "--seats"),
        (["selfplay", "high_noon", "--games", "9" * 6000], "--games"),
        (["selfplay", "saloon_poker", "--option", "target=" + "9" * 6000], "target"),
        (["--lang", "fr"], "--lang"),
        (["--lang"], "--lang"),
        (["replay"], "file"),
        (["replay", "a.json", "b.json"], "b.json"),
        (["selfplay"], "GAME"),
        (["selfplay", "whist"], "whist"),
        (["selfplay", "saloon_poker", "--seats", "9"], "9"),
        (["selfplay", "saloon_poker", "--bots", "evil"], "evil"),
        (["selfplay", "saloon_poker", "--games", "0"], "0"),
        (["selfplay", "saloon_poker", "--seed", "x"], "--seed"),
        (["selfplay", "saloon_poker", "--option", "duel=swords"], "swords"),
        (["keys", "--seats", "9"], "9"),
        (["keys", "--seats", "-1"], "-1"),
        (["keys", "--seats", "two"], "--seats"),
        (["bench", "--only", "luck"], "'luck'"),
        (["bench", "now"], "now"),
        (["selftest", "--fast"], "--fast"),
        (["shots"], "--out"),
        (["shots", "--out", "x", "--size", "0x0"], "--size"),
        (["shots", "--out", "x", "--lang", "tlh"], "--lang"),
        (["shots", "--out", "x", "--scene", "moon"], "'moon'"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else None,
)
def test_wrong_words_are_one_line_and_status_2(
    words: list[str], contains: str, tmp_path: Path
) -> None:
    refused(run(*words, cwd=tmp_path, DUSTUP_HOME=str(tmp_path / "home")), contains)
    assert not (tmp_path / "x").exists()


NAMES = ("replay", "selfplay", "selftest", "keys", "bench", "shots")


@pytest.mark.parametrize("command", ["", *NAMES])
def test_a_file_is_no_folder_for_data_whatever_the_command(command: str, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file")
    words = [command] if command else []
    for data in (taken, taken / "in it"):
        refused(run(*words, "--data", str(data), cwd=tmp_path), "taken", "not a folder")


@pytest.mark.parametrize("command", NAMES)
def test_every_command_takes_data(command: str, tmp_path: Path) -> None:
    """What is wrong with its other words is found after that: --data itself was taken."""
    needed = {"replay": ["x.json"], "selfplay": ["high_noon"], "shots": ["--out", "x"]}
    words = [command, *needed.get(command, []), "--data", str(tmp_path / "new")]
    done = run(*words, "--nonsense", cwd=tmp_path)
    refused(done, "--nonsense")
    assert not (tmp_path / "new").exists()


def test_what_a_command_keeps_while_it_runs_lies_in_data(tmp_path: Path) -> None:
    """The folder for passing files is of no use, so it fails where they would go there."""
    home, out = tmp_path / "home", tmp_path / "out"
    nowhere = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(tmp_path / "none"))
    done = run("shots", "--out", str(out), "--scene", "title", "--size", "320x180",
               "--data", str(home), cwd=tmp_path, **nowhere)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert [path.name for path in home.iterdir()] == []


@pytest.mark.parametrize("word", ["a\0b", "\0"])
def test_a_name_with_a_nul_is_refused(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No system hands such a word over; a program that calls `main` may."""
    for words in (["--data", word], ["keys", "--data", word], ["--log", word], ["replay", word],
                  ["shots", "--out", word]):  # fmt: skip
        assert main.main(words) == 2
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1 and "\0" not in told.err


def test_the_version_is_the_one_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"Dustup {project['version']}\n")


def test_readme_names_every_word_of_every_command() -> None:
    """And nothing that there is not: each command's help has what its line promises."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = readme.partition("## The command line")[2].partition("A GAME is")[0]
    lines = re.sub(r"\n {12}", " ", block)
    for command in ("", *NAMES):
        told = set(re.findall(r"--[a-z]+", run(*([command] if command else []), "--help").stdout))
        told -= {"--help", "--bot", "--seat"} if command else {"--help"}
        mine = [line for line in lines.splitlines() if line.startswith(f"    main.py {command}")]
        if not command:
            mine = [line for line in mine if not line.split()[1].startswith(NAMES)]
        promised = set(re.findall(r"--[a-z]+", "".join(mine)))
        if command:
            promised.add("--data")  # said once for all
        assert promised == told, command


def test_help_tells_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0
    for command in ("replay", "selfplay", "selftest", "keys", "bench", "shots"):
        assert command in done.stdout
        assert run(command, "--help").returncode == 0
    for info in GAMES.values():
        assert f"  {info.key} (" in done.stdout
        assert all(f"{option.key}=" in done.stdout for option in info.options)


# -- files that cannot be --------------------------------------------------------------------------
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b'{"dustup": 1}',
        b'{"dustup": 2, "game": "saloon_poker", "players": ["A", "B"]}',
        b'{"dustup": 1, "game": "whist", "players": ["A", "B"]}',
        b'{"dustup": 1, "game": "saloon_poker", "players": ["A", "A"]}',
        b'{"dustup": 1, "game": "saloon_poker", "players": ["A", "B"], "seed": NaN}',
        b'{"dustup": 1, "dustup": 1, "game": "saloon_poker", "players": ["A", "B"]}',
        b'{"dustup": 1, "game": "saloon_poker", "players": ["A", "B"], "moves": [{"do": "win"}]}',
        b"[" * 100_000,
        b"9" * 10_000,
    ],
    ids=range(14),
)
def test_a_broken_transcript_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    refused(run("replay", str(path)), "refused: ")


def test_files_that_are_not_there_or_no_files_are_refused(tmp_path: Path) -> None:
    refused(run("replay", str(tmp_path / "nothing.json")), "nothing.json")
    refused(run("replay", str(tmp_path)), "refused: ")
    refused(run("replay", "bad\nname.json"), "refused: ")
    refused(run("replay", ""), "refused: ")


def test_an_odd_name_of_a_file_is_read(tmp_path: Path) -> None:
    case = json.loads(OURS[0].read_text(encoding="utf-8"))
    path = tmp_path / "결투 at noon é.json"
    path.write_text(json.dumps(case["transcript"]), encoding="utf-8")
    assert run("replay", str(path)).returncode == 0
    assert run("replay", path.name, cwd=tmp_path).returncode == 0


@pytest.mark.parametrize("view", ["9", "-1", "me", "", "٣", "1.0"])
def test_a_view_that_is_no_seat_is_refused(view: str, tmp_path: Path) -> None:
    path = transcript_of(OURS[0], tmp_path)
    refused(run("replay", str(path), f"--view={view}"), "refused: ")


@pytest.mark.skipif(os.name == "nt", reason="folders are refused otherwise there")
def test_shots_into_what_is_no_folder_is_one_line(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file")
    refused(run("shots", "--out", str(taken), "--scene", "title"), "taken")
    refused(run("shots", "--out", str(taken / "in it"), "--scene", "title"), "taken")
    if Path("/proc/self").exists():  # nobody, not even root, makes a folder there
        refused(run("shots", "--out", "/proc/none", "--scene", "title"), "/proc/none")


def test_a_log_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    done = run("--log", str(tmp_path / "no folder" / "log"), "--data", str(tmp_path))
    refused(done)


# -- replays ---------------------------------------------------------------------------------------
def transcript_of(case: Path, folder: Path) -> Path:
    data = json.loads(case.read_text(encoding="utf-8"))
    path = folder / case.name
    path.write_text(json.dumps(data["transcript"]), encoding="utf-8")
    return path


def at_path(data: Any, path: str) -> Any:
    for key in path.split("."):
        data = data[int(key)] if isinstance(data, list) else data[key]
    return data


@pytest.mark.parametrize("case", OURS, ids=lambda path: path.stem)
def test_every_case_replays_from_the_command_line(case: Path, tmp_path: Path) -> None:
    data = json.loads(case.read_text(encoding="utf-8"))
    words = ["replay", str(transcript_of(case, tmp_path))]
    if data.get("view") is not None:
        words += ["--view", str(data["view"])]
    done = run(*words, cwd=tmp_path)
    error = data["expect"].get("error")
    if error is not None:
        refused(done, error["contains"])
        return
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    printed = json.loads(done.stdout)
    assert {key: at_path(printed, key) for key in data["expect"]} == data["expect"]


# -- streams ---------------------------------------------------------------------------------------
COMMANDS = ["keys", "selfplay high_noon --games 3", "--help", "replay"]


@pytest.mark.skipif(os.name == "nt", reason="streams are closed otherwise there")
@pytest.mark.parametrize("words", COMMANDS)
def test_without_any_stream_it_ends_quietly(words: str, tmp_path: Path) -> None:
    """A windowed program has none at all."""
    words = words.replace("replay", f"replay {transcript_of(OURS[0], tmp_path).name}")
    done = shell(f"$DUSTUP {words} >&- 2>&- <&-; echo status $?", tmp_path)
    assert (done.stdout, done.stderr) == ("status 0\n", "")


@pytest.mark.skipif(os.name == "nt", reason="streams are closed otherwise there")
def test_without_any_stream_what_is_wrong_still_gives_status_2(tmp_path: Path) -> None:
    done = shell("$DUSTUP replay nothing.json >&- 2>&- <&-; echo status $?", tmp_path)
    assert done.stdout == "status 2\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("words", COMMANDS)
def test_a_full_stream_is_told_in_one_line(words: str, tmp_path: Path) -> None:
    words = words.replace("replay", f"replay {transcript_of(OURS[0], tmp_path).name}")
    done = shell(f"$DUSTUP {words} >/dev/full", tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr and "Exception ignored" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_error_stream_leaves_the_status(tmp_path: Path) -> None:
    done = shell("$DUSTUP replay nothing.json 2>/dev/full; echo status $?", tmp_path)
    assert done.stdout == "status 2\n"


@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
def test_who_reads_only_the_first_line_is_no_trouble(tmp_path: Path) -> None:
    done = shell("$DUSTUP keys --seats 8 | head -n 1; echo status ${PIPESTATUS[0]}", tmp_path)
    assert done.stdout.splitlines()[-1] == "status 0"
    assert done.stderr == ""


def test_letters_the_terminal_does_not_know_are_no_trouble(tmp_path: Path) -> None:
    done = run("replay", "없는 파일.json", cwd=tmp_path, PYTHONIOENCODING="ascii", LC_ALL="C")
    refused(done, "cannot read")


@pytest.mark.parametrize("encoding", ["", "cp1252", "cp949", "ascii"])
def test_what_is_piped_is_utf_8_whatever_the_system_prints_in(encoding: str) -> None:
    done = run("selfplay", "--help", PYTHONIOENCODING=encoding, LC_ALL="C")
    assert done.returncode == 0
    assert "BOT[,BOT…]" in done.stdout


def test_keys_of_any_layout_are_json_in_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    """A layout's own letters, into a pipe whose code page has none of them."""
    out = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(
        "scenes.kit.app.controls.key_table", lambda seats, data: [{"label": "ㅁ é Ж"}]
    )
    assert main.main(["keys"]) == 0
    raw = out.buffer
    assert isinstance(raw, io.BytesIO)
    assert json.loads(raw.getvalue().decode("utf-8")) == [{"label": "ㅁ é Ж"}]


# -- Windows' windowed program: it has no streams --------------------------------------------------
def boxes_of(words: list[str]) -> list[str]:
    """What the windowed program shows in boxes for a command line that cannot be."""
    shown: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        for name in ("stdin", "stdout", "stderr"):
            patch.setattr(sys, name, None)
        patch.setattr(streams, "WINDOWS", True)
        patch.setattr(streams, "show_box", shown.append)
        assert main.main(words) == 2
    return shown


def test_without_a_console_what_is_wrong_is_shown_in_a_box() -> None:
    shown = boxes_of(["--table", "whist"])
    assert len(shown) == 1 and "'whist'" in shown[0]


@pytest.mark.parametrize("words", [["keys"], ["--help"], ["--version"], ["replay", "no.json"]])
def test_without_a_console_a_command_names_the_program_that_has_one(words: list[str]) -> None:
    shown = boxes_of(words)
    assert len(shown) == 1
    assert shown[0].endswith(" ".join(["dustup-cli.exe", *words]))


def test_where_there_is_a_console_no_box_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(streams, "show_box", shown.append)
    monkeypatch.setattr(streams, "WINDOWS", True)
    assert main.main(["--table", "whist"]) == 2
    assert "'whist'" in capsys.readouterr().err
    assert shown == []


# -- the key table ---------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [0, 1, 2, 4, 5, 8])
def test_keys_are_json_with_every_key_once(seats: int, tmp_path: Path) -> None:
    done = run("keys", "--seats", str(seats), cwd=tmp_path, DUSTUP_HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    rows = json.loads(done.stdout)
    assert {row["seat"] for row in rows} == set(range(seats))
    codes = [row["scancode"] for row in rows]
    assert len(codes) == len(set(codes))
    for row in rows:
        assert {"seat", "gesture", "scancode", "label"} <= row.keys()
        assert row["label"]


# -- bots against bots -----------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["saloon_poker", "high_noon"])
def test_selfplay_says_the_same_for_the_same_seed(game: str) -> None:
    words = ["selfplay", game, "--bots", "easy,hard", "--games", "6", "--seed", "3", "--json"]
    one, two = (json.loads(run(*words).stdout) for _ in range(2))
    for timed in ("games_per_second", "decision_ms"):
        assert one.pop(timed) and two.pop(timed)
    assert one == two
    assert sum(one["wins_by_seat"]) == pytest.approx(6)


def test_selfplay_prints_lines_to_read() -> None:
    done = run("selfplay", "saloon_poker", "--seats", "3", "--games", "2")
    assert done.returncode == 0
    assert "saloon_poker: 2 games, 3 seats" in done.stdout


# -- no display ------------------------------------------------------------------------------------
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always one")
def test_without_a_display_playing_is_one_line(tmp_path: Path) -> None:
    more = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"), "")
    refused(run("--data", str(tmp_path), cwd=tmp_path, **more), "No display")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always one")
def test_a_display_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    more = dict.fromkeys(("WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"), "")
    done = run("--data", str(tmp_path), cwd=tmp_path, DISPLAY=":4711", **more)
    refused(done, "No display")
