"""What the lobby says reaches the table: who plays, house rules, memory, and the lot."""

import json
import random
from collections import Counter

import pygame

from scenes.kit.app.app import App
from scenes.kit.draw.people import Looks
from scenes.kit.widgets import Choice
from scenes.shell.lobby import options as option_words
from scenes.shell.lobby.lobby import Lobby
from scenes.shell.lobby.lot import Lot, draw_lot, winner_of
from scenes.shell.lobby.party import sitters_of
from scenes.shell.lobby.rules import HouseRules
from tests.scenes.shell.lobby import lobby_hands
from tests.scenes.shell.lobby.lobby_hands import (
    button,
    cards,
    click,
    lobby_of,
    names,
    opened,
    press,
)

app = lobby_hands.app


def test_bots_fill_up_when_too_few_sit(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    fill = button(lobby, "Fill up with bots")
    assert "at least 2" in fill.help
    lobby.start()
    assert app.top is lobby and "at least 2" in lobby.group.saying
    click(app, fill)
    assert [s.level for s in lobby.party.sitters] == [None, "middle"]
    assert button(lobby, "Start").enabled


def test_bots_alone_may_play(app: App) -> None:
    lobby = lobby_of(app)
    for level in ("Easy", "Medium", "Hard"):
        click(app, button(lobby, level))
    lobby.first = lobby.party.sitters[2]
    lobby.start()
    table = opened(app)
    assert [guest.level for guest in table.guests] == ["easy", "middle", "hard"]
    assert table.session.setup.first == 2


def test_two_presses_of_enter_begin_a_first_game(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_RETURN)
    assert len(lobby.party.sitters) == 4
    press(app, pygame.KSCAN_RETURN)
    assert isinstance(app.top, Lot)


def test_house_rules_reach_the_setup_and_are_remembered(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_RETURN)
    click(app, button(lobby, "House rules"))
    rules = app.top
    assert isinstance(rules, HouseRules)
    rows = {w.label: w for w in rules.group.widgets if isinstance(w, Choice)}
    assert set(rows) == {"Play to", "Duels", "Equal hands", "Time to accuse", "Hits to win a duel"}
    click(app, rows["Play to"], 0.55)  # the left arrow
    click(app, rows["Equal hands"], 0.95)
    press(app, pygame.KSCAN_ESCAPE)
    lobby.first = lobby.party.sitters[0]
    lobby.start()
    options = opened(app).session.setup.options
    assert options["target"] == 80 and options["ties"] == "share" and options["hits"] == 1
    app.reset(Lobby(app, "saloon_poker"))
    again = app.top
    assert isinstance(again, Lobby) and again.picks == {"target": 80, "ties": "share"}


def test_longer_timers_double_the_fuse_unless_somebody_chose(app: App) -> None:
    assert option_words.chosen("saloon_poker", {}, False)["accuse_ms"] == 5000
    assert option_words.chosen("saloon_poker", {}, True)["accuse_ms"] == 10_000
    assert option_words.chosen("saloon_poker", {"accuse_ms": 3000}, True)["accuse_ms"] == 3000
    assert option_words.chosen("saloon_poker", {"accuse_ms": "x"}, True)["accuse_ms"] == 10_000


def test_the_last_party_is_offered_and_sits_down_as_it_was(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    click(app, button(lobby, "Hard"))
    lobby.party.sitters[0].name = "Ann"
    lobby.party.sitters[0].looks = Looks(3, 4, 5, 6)
    lobby.first = lobby.party.sitters[0]
    lobby.start()
    opened(app)
    again = Lobby(app, "saloon_poker")
    app.reset(again)
    app.step()
    app.notices.clear()
    assert "Ann" in button(again, "As last time").help
    press(app, pygame.KSCAN_RETURN)
    assert names(again)[0] == "Ann" and again.party.sitters[0].looks == Looks(3, 4, 5, 6)
    assert again.party.sitters[1].level == "hard"


def test_a_damaged_memory_is_set_aside_and_told(app: App) -> None:
    app.files.profiles.parent.mkdir(parents=True, exist_ok=True)
    app.files.profiles.write_text("{ not json")
    lobby = Lobby(app, "saloon_poker")
    app.push(lobby)
    assert any("profiles.json" in notice for notice in app.notices)
    assert list(app.files.folder.glob("profiles.json.*.bad"))
    assert not lobby.memory.party("saloon_poker")


def test_a_memory_from_a_newer_program_is_not_written_over(app: App) -> None:
    app.files.profiles.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"version": 99, "parties": []})
    app.files.profiles.write_text(text)
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_RETURN)
    lobby.first = lobby.party.sitters[0]
    lobby.start()
    assert app.files.profiles.read_text() == text


def test_remembered_nonsense_is_put_right() -> None:
    data = [
        {"name": "Ann", "level": None, "looks": {"colour": 2}},
        {"name": "Ann", "level": None, "looks": {}},
        {"name": "Bo", "level": "godlike", "looks": {}},
        {"name": "Cy", "level": "easy", "looks": {"colour": 2, "hat": 99}},
        "nobody",
        {"name": 5},
    ]
    sitters = sitters_of(data, 8)
    assert [s.name for s in sitters] == ["Ann", "Cy"]
    assert sitters[0].looks.colour == 2 and sitters[1].looks.colour != 2
    assert sitters_of("no list", 8) == []
    assert len(sitters_of([{"name": str(i), "looks": {}} for i in range(20)], 8)) == 8


def test_a_duel_has_two_chairs_and_no_lot(app: App) -> None:
    lobby = lobby_of(app, "high_noon")
    assert len(cards(lobby)) == 2
    press(app, pygame.KSCAN_S, pygame.KSCAN_K)
    assert not any(isinstance(w, Choice) for w in lobby.group.widgets)
    lobby.start()
    assert opened(app).key == "high_noon"


def test_the_lot_goes_on_until_one_is_alone_and_everybody_has_the_same_chance() -> None:
    rng = random.Random(4)
    won: Counter[int] = Counter()
    for _ in range(4000):
        rounds = draw_lot(4, rng)
        for before, after in zip(rounds, rounds[1:], strict=False):
            top = max(before.values())
            assert set(after) == {seat for seat, die in before.items() if die == top}
        last = rounds[-1]
        assert list(last.values()).count(max(last.values())) == 1
        won[winner_of(rounds)] += 1
    assert all(900 < won[seat] < 1100 for seat in range(4))


def test_the_drawn_seat_starts_the_game_once_somebody_has_pressed_a_key(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_RETURN)
    press(app, pygame.KSCAN_RETURN)
    lot = app.top
    assert isinstance(lot, Lot)
    for _ in range(800):  # a key meant for this page must not land on the next one
        app.step(50_000, draw=False)
    assert app.top is lot and lot.wake_us() is None
    press(app, pygame.KSCAN_RETURN)
    assert opened(app).session.setup.first == lot.winner
    assert lobby.party.sitters


def test_bots_alone_need_no_press_to_leave_the_lot(app: App) -> None:
    lobby = lobby_of(app)
    for level in ("Easy", "Hard"):
        click(app, button(lobby, level))
    lobby.start()
    lot = app.top
    assert isinstance(lot, Lot)
    for _ in range(400):
        app.step(50_000, draw=False)
        if app.top is not lot:
            break
    assert opened(app).session.setup.first == lot.winner


def test_mashing_the_start_button_does_not_run_through_the_lot(app: App) -> None:
    lobby_of(app)
    press(app, pygame.KSCAN_RETURN, pygame.KSCAN_RETURN, pygame.KSCAN_RETURN, pygame.KSCAN_RETURN)
    assert isinstance(app.top, Lot)
