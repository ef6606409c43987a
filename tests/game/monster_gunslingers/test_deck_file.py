"""The deck file: powers, names, texts; and what is said about a file that cannot be used."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from game.core.cards import RANKS
from game.monster_gunslingers import table
from game.monster_gunslingers.powers import (
    DECK_FILE,
    BadDeck,
    Power,
    face_of,
    load_faces,
    read_faces,
    standard_faces,
)
from tests.game.monster_gunslingers.script import lying, state

DATA = json.loads(DECK_FILE.read_text(encoding="utf-8"))


def test_the_deck_is_the_pages() -> None:
    page = {
        "A": "high_noon", "K": "sheriff", "Q": "fortune_teller", "J": "deputy", "T": "stampede",
        "9": "dynamite", "8": "shell_game", "7": "fog", "6": "six_shooter", "5": "quick_hands",
        "4": "pickpocket", "3": "lantern", "2": "stagecoach",
    }  # fmt: skip
    faces = standard_faces()
    assert {rank: face.power.value for rank, face in faces.items()} == page
    assert {rank for rank, face in faces.items() if face.holster_action} == set("KQJ")
    for face in faces.values():
        for texts in (face.name, face.text):
            assert set(texts) == {"en", "ko"}
            assert any("가" <= letter <= "힣" for letter in texts["ko"])
            assert texts["en"].isascii()
    assert len({face.name["en"] for face in faces.values()}) == len(RANKS)
    assert len({face.name["ko"] for face in faces.values()}) == len(RANKS)


def test_what_is_no_card_has_no_face() -> None:
    faces = standard_faces()
    assert face_of(faces, "TD") is faces["T"]
    for card in ("??", "", "T", "TX", "1S", "tD", "TDD"):
        assert face_of(faces, card) is None


def changed(path: str, value: Any) -> Any:
    data = deepcopy(DATA)
    *way, last = path.split(".")
    place = data
    for key in way:
        place = place[key]
    if value is KeyError:
        del place[last]
    else:
        place[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("dustup_deck", 2, "dustup_deck: must be 1"),
        ("dustup_deck", True, "dustup_deck: must be 1"),
        ("game", "monster", "game: must be 'monster_gunslingers'"),
        ("faces", [], "faces: must be an object"),
        ("faces.A", KeyError, "faces: has no 'A'"),
        ("faces.1", {}, "faces: has an unknown key '1'"),
        ("faces.A.power", "lasso", "faces.A.power: must be one of"),
        ("faces.A.power", None, "faces.A.power: must be one of"),
        ("faces.A.power", KeyError, "faces.A: has no 'power'"),
        ("faces.K.holster_action", 1, "faces.K.holster_action: must be true or false"),
        ("faces.5.holster_action", True, "faces.5.holster_action: must be false"),
        ("faces.Q.name.ko", KeyError, "faces.Q.name: has no 'ko'"),
        ("faces.Q.text.en", "", "faces.Q.text.en: must be a text"),
        ("faces.Q.text.en", "a\nb", "faces.Q.text.en: must be a text"),
        ("faces.Q.name.en", "x" * 25, "faces.Q.name.en: has more than 24"),
        ("faces.Q.more", 1, "faces.Q: has an unknown key 'more'"),
        ("extra", 1, "the deck: has an unknown key 'extra'"),
    ],
)
def test_a_bad_entry_is_told_with_its_place(
    path: str, value: Any, says: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=says.replace(".", r"\.")):
        read_faces(changed(path, value))
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(changed(path, value)), encoding="utf-8")
    with pytest.raises(BadDeck) as bad:
        load_faces(file)
    assert bad.value.filename == str(file) and says in str(bad.value.strerror)


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff", b"[" * 100_000, b"null", b"[]"])
def test_a_file_that_is_no_deck(raw: bytes, tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_bytes(raw)
    with pytest.raises(BadDeck):
        load_faces(file)
    with pytest.raises(BadDeck):
        load_faces(tmp_path / "none.json")


def test_another_deck_can_be_put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twos are Stampedes that go to the holster, aces draw two cards."""
    data = changed("faces.2.power", "stampede")
    data["faces"]["2"]["holster_action"] = True
    data["faces"]["A"]["power"] = "stagecoach"
    faces = read_faces(data)
    monkeypatch.setattr(table, "standard_faces", lambda: faces)
    hands = ("2C 4C 6C 7H AH", "2D 6H TH QD KD")
    found = state("0 act 2C give=4C; 1 act 2D give=TH", *hands, picks=(4, 0))
    assert found["holsters"] == [lying("2C+"), lying("2D+")]
    assert found["hands"] == [["7H", "AH", "KD", "TH"], ["6H", "QD", "4C", "6C"]]
    found = state("0 act AH", *hands, draws="3C 3D")
    assert found["hands"][0][-2:] == ["3C", "3D"] and found["turns_owed"] == 0


def test_every_power_is_in_the_standard_deck() -> None:
    assert {face.power for face in standard_faces().values()} == set(Power)
