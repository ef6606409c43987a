"""Transcripts as files, and the command line's `replay`."""

import json
from pathlib import Path

import pytest

from game.core.loading import Outcome, load_text, replay_command
from game.core.transcript import BadTranscript, replay
from tests.game.script import transcript

GOOD = transcript("saloon_poker", 3, "0 roll; 0 stand", dice="11234")


@pytest.fixture
def run(tmp_path: Path):
    def command(text: str | bytes, view: str | None = None) -> Outcome:
        path = tmp_path / "한글 and spaces.json"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return replay_command(path, view)

    return command


def test_it_prints_one_object(run) -> None:
    done = run(json.dumps(GOOD))
    assert (done.status, done.stderr) == (0, "")
    assert json.loads(done.stdout) == replay(GOOD) and done.stdout.count("\n") == 1


@pytest.mark.parametrize(("text", "view"), [("0", 0), ("2", 2), ("table", "table")])
def test_views(run, text: str, view: object) -> None:
    assert json.loads(run(json.dumps(GOOD), text).stdout) == replay(GOOD, view)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "view", ["3", "-1", "x", "", " 0", "+0", "00", "0x0", "1.0", "²", "9" * 9999]
)
def test_a_view_that_is_no_seat(run, view: str) -> None:
    done = run(json.dumps(GOOD), view)
    assert done.status == 2 and done.stdout == ""
    assert done.stderr.startswith("refused: ") and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe{}",
        b'{"dustup": 1, "game": "\xe9"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"1" * 10_000,
        b'{"dustup": NaN}',
        b'{"dustup": -Infinity}',
        b'{"dustup": 1, "dustup": 1, "game": "high_noon", "players": ["A", "B"]}',
        b'{"dustup": 1, "game": "high_noon", "players": ["A", "B"], "stack": {"a":1,"a":2}}',
        b'{"dustup": 1, "game": "high_noon", "players": ["\\ud800", "B"]}',
        b'{"dustup": 1, "game": "high_noon", "players": ["A", "B"], "\\ud800": 1}',
        b'{"dustup": ' + b"[" * 101 + b"]" * 101 + b"}",
        b'{"dustup": 1e0, "game": "high_noon", "players": ["A", "B"]}',
        b'{"dustup": 1, "game": "high_noon", "players": ["A", "B"], "seed": 1e999}',
        b'{"dustup": 1, "game": "high_noon", "players": ["A", "B"]} x',
        b"{'dustup': 1}",
        b"PK\x03\x04\x00",
    ],
)
def test_broken_files_are_refused_in_one_line(run, text: bytes) -> None:
    done = run(text)
    assert done.status == 2 and done.stdout == ""
    assert done.stderr.startswith("refused: ") and done.stderr.endswith("\n")
    assert len(done.stderr.splitlines()) == 1 and done.stderr.isascii()


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (
        tmp_path,
        tmp_path / "none.json",
        tmp_path / "a\nb",
        "nul\0",
        tmp_path / "x" / "y",
    ):
        done = replay_command(path)
        assert (
            done.status == 2
            and done.stderr.startswith("refused: cannot read ")
            or ("cannot be the name" in done.stderr)
        )
        assert len(done.stderr.splitlines()) == 1


def test_illegal_moves_name_index_player_and_rule(run) -> None:
    data = transcript("saloon_poker", 2, "0 roll; 1 roll", dice="11234")
    assert run(json.dumps(data)) == Outcome(2, stderr="move 1 (Bo): it is not this player's turn\n")
    data = transcript("saloon_poker", 2, "0 roll @9; wait @8", dice="11234")
    assert run(json.dumps(data)).stderr.startswith("move 1 (the clock): ")


def test_a_byte_order_mark_is_no_harm() -> None:
    assert load_text(b"\xef\xbb\xbf{}") == {}


def test_a_double_key_names_itself() -> None:
    with pytest.raises(BadTranscript, match="'x' stands twice"):
        load_text(b'{"y": {"x": 1, "x": 1}}')


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b'{"a": ["\\ud800"]}', "not UTF-8"),
        (b'{"a": {"x\\udfff": 1}}', "not UTF-8"),
        (b"[" * 102 + b"]" * 102, "nested too deeply"),
        (b'{"a":' * 700 + b"1" + b"}" * 700, "nested too deeply"),
    ],
)
def test_what_could_not_be_written_again_is_refused(text: bytes, why: str) -> None:
    with pytest.raises(BadTranscript, match=why):
        load_text(text)


def test_escaped_pairs_and_what_is_nested_as_ours_are_read() -> None:
    assert load_text(b'{"a": "\\ud83c\\udfb2"}') == {"a": "\U0001f3b2"}
    assert load_text(b"[" * 99 + b"]" * 99)
