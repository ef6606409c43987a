"""The lobby sits people down by key, pad and mouse, and what it says reaches the table."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.controls import scancodes as sc
from game.controls.zones import zones_for
from scenes.catalogue import TABLES
from scenes.kit.app import App
from scenes.kit.inputs import Input, Kind, PadButton
from scenes.kit.people import Looks
from scenes.kit.scene import Scene
from scenes.kit.widgets import Button, Choice, Widget
from scenes.shell import lobby_open, option_words
from scenes.shell.lobby import Lobby
from scenes.shell.lobby_cards import BOUNCE_US, SeatCard, hop_u
from scenes.shell.lobby_keys import BOARD
from scenes.shell.lobby_lot import Lot, draw_lot, winner_of
from scenes.shell.lobby_party import Party, sitters_of
from scenes.shell.lobby_rules import HouseRules
from scenes.shell.lobby_seat import SeatSheet
from scenes.table import Table
from tests.scenes.conftest import Placed, outside, overlaps
from tests.scenes.shell.played import wait


class Opened(Scene):
    """Stands in for a game's scene."""

    name = "opened"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    made = App.headless((1280, 720))
    made.notices.clear()
    for key, info in list(lobby_open.TABLES.items()):
        stand_in = type(info)(info.key, info.title, info.line, info.icon, info.music, Opened)
        monkeypatch.setitem(lobby_open.TABLES, key, stand_in)
    yield made
    made.close()


def lobby_of(app: App, key: str = "saloon_poker") -> Lobby:
    lobby = Lobby(app, key)
    app.push(lobby)
    app.step()
    app.notices.clear()
    return lobby


def press(app: App, *codes: int) -> None:
    for code in codes:
        app.step(20_000, [Input(Kind.KEY_DOWN, app.now_us + 20_000, scancode=code)])
        app.step(1_000, [Input(Kind.KEY_UP, app.now_us + 1_000, scancode=code)])


def pad(app: App, *buttons: PadButton, number: int = 5) -> None:
    for button in buttons:
        app.step(20_000, [Input(Kind.PAD_DOWN, app.now_us, pad=number, button=button)])
        app.step(1_000, [Input(Kind.PAD_UP, app.now_us, pad=number, button=button)])


def click(app: App, widget: Widget, part: float = 0.5) -> None:
    x, y = widget.x + widget.w * part, widget.centre[1]
    app.step(20_000, [Input(Kind.MOUSE_DOWN, app.now_us, x_u=x, y_u=y, button=1)])
    app.step(1_000, [Input(Kind.MOUSE_UP, app.now_us, x_u=x, y_u=y, button=1)])


def button(scene: Lobby | SeatSheet | HouseRules, label: str) -> Button:
    found = [w for w in scene.group.widgets if isinstance(w, Button) and w.label == label]
    assert found, f"no button {label!r}"
    return found[0]


def cards(lobby: Lobby) -> list[SeatCard]:
    return [w for w in lobby.group.widgets if isinstance(w, SeatCard)]


def names(lobby: Lobby) -> list[str]:
    return [sitter.name for sitter in lobby.party.sitters]


def opened(app: App) -> Table:
    scene = app.top
    assert isinstance(scene, Opened), f"{scene} is on top"
    return scene.table


# -- sitting down ----------------------------------------------------------------------------------
def test_a_key_of_the_free_patch_sits_one_down_and_pressing_it_again_only_hops(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    assert len(lobby.party.sitters) == 1
    press(app, pygame.KSCAN_S)
    assert len(lobby.party.sitters) == 1
    state = cards(lobby)[0].state()
    assert state.bounced_us is not None and app.now_us - state.bounced_us < BOUNCE_US
    assert lobby.wake_us() == 0


def test_a_key_nobody_may_have_just_now_is_refused_with_a_line(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_K)  # belongs to the second of two
    assert not lobby.party.sitters
    assert "glowing" in lobby.group.saying


def test_who_sits_down_between_two_gets_the_middle_patch_and_the_chair_between(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_Q, pygame.KSCAN_L)
    left, right = lobby.party.sitters
    press(app, pygame.KSCAN_G)
    assert lobby.party.sitters[0] is left and lobby.party.sitters[2] is right
    owner = lobby.party.owner(pygame.KSCAN_G)
    assert owner == 1


@pytest.mark.parametrize("people", range(1, 9))
def test_the_lobby_shows_the_patches_the_table_will_use(app: App, people: int) -> None:
    lobby = lobby_of(app)
    for _ in range(people):
        lobby.party.sit()
    lobby.rebuild()
    app.step()
    shown = [set(lobby.keys_of(sitter)) for sitter in lobby.party.sitters]
    assert shown == [set(zone.scancodes) for zone in zones_for(people)]
    assert all(code in BOARD for keys in shown for code in keys)


def test_eight_sit_down_by_keys_alone_and_a_ninth_finds_no_chair(app: App) -> None:
    lobby = lobby_of(app)
    for count in range(8):
        free = lobby.party.free_keys()
        assert free, f"no free key for number {count + 1}"
        press(app, next(iter(free)))
        assert len(lobby.party.sitters) == count + 1
    assert len({sitter.looks.colour for sitter in lobby.party.sitters}) == 8
    assert len(set(names(lobby))) == 8
    assert not lobby.party.free_keys()
    press(app, pygame.KSCAN_8)
    assert len(lobby.party.sitters) == 8


def test_menu_keys_are_in_no_patch() -> None:
    menu = {sc.UP, sc.DOWN, sc.LEFT, sc.RIGHT, sc.ENTER, sc.SPACE, sc.ESCAPE, sc.BACKSPACE}
    for people in range(1, 9):
        for zone in zones_for(people):
            assert not zone.scancodes & menu


def test_a_click_on_an_empty_chair_takes_the_next_free_patch(app: App) -> None:
    lobby = lobby_of(app)
    click(app, cards(lobby)[5])
    assert len(lobby.party.sitters) == 1 and lobby.party.sitters[0].keyed


def test_a_pad_sits_down_plays_alone_and_starts(app: App) -> None:
    app.pads.add(5, "Test pad")
    lobby = lobby_of(app)
    pad(app, PadButton.SOUTH)
    assert lobby.party.sitters[0].pad == 5
    lobby.group.set_focus(lobby.group.widgets.index(button(lobby, "Hard")))
    pad(app, PadButton.SOUTH)  # now it is a menu button: adds the bot
    assert [s.level for s in lobby.party.sitters] == [None, "hard"]
    while lobby.group.current is not button(lobby, "Start"):
        pad(app, PadButton.DPAD_DOWN)
    pad(app, PadButton.SOUTH)
    assert isinstance(app.top, Lot)
    wait(app, 400_000)
    pad(app, PadButton.SOUTH)  # skips the throw
    wait(app, 500_000)
    pad(app, PadButton.SOUTH)
    table = opened(app)
    assert app.pads.pad_of(0) == 5
    assert table.guests[0].zone is None and table.guests[1].level == "hard"


def test_an_unplugged_pad_leaves_its_owner_on_keys_until_a_pad_is_pressed(app: App) -> None:
    app.pads.add(5, "Test pad")
    lobby = lobby_of(app)
    pad(app, PadButton.SOUTH)
    app.step(20_000, [Input(Kind.PAD_GONE, app.now_us, pad=5, button=-1)])
    assert lobby.party.sitters[0].keyed and "unplugged" in lobby.group.saying
    app.pads.add(9, "Another")
    pad(app, PadButton.SOUTH, number=9)
    assert len(lobby.party.sitters) == 1 and lobby.party.sitters[0].pad == 9


def test_backspace_on_a_card_gets_up(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    lobby.group.set_focus(lobby.group.widgets.index(cards(lobby)[0]))
    press(app, pygame.KSCAN_BACKSPACE)
    assert not lobby.party.sitters


def test_hops_end_and_stay_above_the_ground() -> None:
    heights = [hop_u(t) for t in range(0, BOUNCE_US + 50_000, 5_000)]
    assert min(heights) == 0 and 10 < max(heights) < 40 and heights[-1] == 0
    assert hop_u(-1) == 0


# -- one chair -------------------------------------------------------------------------------------
def sheet_of(app: App, lobby: Lobby, seat: int = 0) -> SeatSheet:
    sheet = SeatSheet(app, lobby, lobby.party.sitters[seat])
    app.push(sheet)
    app.step()
    return sheet


def type_name(app: App, sheet: SeatSheet, text: str) -> None:
    sheet.group.set_focus(0)
    press(app, pygame.KSCAN_RETURN)
    for _ in range(30):
        press(app, pygame.KSCAN_BACKSPACE)
    app.step(10_000, [Input(Kind.TEXT, app.now_us, text=text)])
    press(app, pygame.KSCAN_RETURN)


@pytest.mark.parametrize("name", ["Ann", "김철수", "Zoë", "x" * 24, "{0}", "../x", "%s"])
def test_names_that_can_be(app: App, name: str) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    sheet = sheet_of(app, lobby)
    type_name(app, sheet, name)
    assert names(lobby) == [name] and not sheet.group.saying
    app.step()


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200d", "🤠", "אבג", "سلام", "Doc"])
def test_names_that_cannot_be_are_refused_kindly_and_the_old_one_stays(app: App, name: str) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S, pygame.KSCAN_K)
    before = names(lobby)
    assert before[1] == "Doc"
    sheet = sheet_of(app, lobby)
    if app.text.unwritable(name) == "" and name in ("אבג", "سلام"):
        pytest.skip("the typefaces have these letters")
    type_name(app, sheet, name)
    assert names(lobby) == before
    assert sheet.group.saying


def test_a_pasted_novel_becomes_a_name_of_24(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    type_name(app, sheet_of(app, lobby), "long " * 40)
    assert len(names(lobby)[0]) <= 24


def test_typing_a_name_sits_nobody_down(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    sheet = sheet_of(app, lobby)
    press(app, pygame.KSCAN_RETURN, pygame.KSCAN_K, pygame.KSCAN_J)
    assert sheet.group.typing and len(lobby.party.sitters) == 1
    press(app, pygame.KSCAN_ESCAPE)
    assert app.top is sheet  # Esc ends the typing, not the sheet


def test_others_may_sit_down_while_one_dresses(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    sheet_of(app, lobby)
    press(app, pygame.KSCAN_K)
    assert len(lobby.party.sitters) == 2


def test_looks_turn_with_left_and_right_and_colours_are_never_equal(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S, pygame.KSCAN_K)
    sheet = sheet_of(app, lobby)
    for row in range(1, 5):
        before = sheet.sitter.looks
        sheet.group.set_focus(row)
        press(app, pygame.KSCAN_RIGHT)
        assert sheet.sitter.looks != before
        press(app, pygame.KSCAN_LEFT)
        assert sheet.sitter.looks == before
    sheet.group.set_focus(1)
    for _ in range(9):
        press(app, pygame.KSCAN_RIGHT)
        assert sheet.sitter.looks.colour != lobby.party.sitters[1].looks.colour


def test_with_a_pad_a_name_is_borrowed(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S, pygame.KSCAN_K)
    sheet = sheet_of(app, lobby)
    pad(app, PadButton.DPAD_RIGHT, number=3)
    assert sheet.sitter.name not in ("Belle", "Doc") and not sheet.group.saying


def test_moving_a_chair_moves_the_keys_with_the_order(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S, pygame.KSCAN_K)
    sheet = sheet_of(app, lobby)
    mover = sheet.sitter
    sheet.group.set_focus(5)
    press(app, pygame.KSCAN_RIGHT)
    assert lobby.party.sitters[1] is mover
    assert pygame.KSCAN_K in lobby.keys_of(mover)


def test_a_bot_changes_its_level_and_is_sent_off(app: App) -> None:
    lobby = lobby_of(app)
    click(app, button(lobby, "Easy"))
    sheet = sheet_of(app, lobby)
    sheet.group.set_focus(2)
    press(app, pygame.KSCAN_RIGHT)
    assert lobby.party.sitters[0].level == "middle"
    click(app, button(sheet, "Send it off"))
    assert app.top is lobby and not lobby.party.sitters


# -- starting --------------------------------------------------------------------------------------
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


# -- the lot ---------------------------------------------------------------------------------------
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


def test_the_drawn_seat_starts_the_game_and_the_lot_needs_no_press(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_RETURN)
    press(app, pygame.KSCAN_RETURN)
    lot = app.top
    assert isinstance(lot, Lot)
    for _ in range(400):
        app.step(50_000)
        if app.top is not lot:
            break
    assert opened(app).session.setup.first == lot.winner
    assert lobby.party.sitters


def test_mashing_the_start_button_does_not_run_through_the_lot(app: App) -> None:
    lobby_of(app)
    press(app, pygame.KSCAN_RETURN, pygame.KSCAN_RETURN, pygame.KSCAN_RETURN, pygame.KSCAN_RETURN)
    assert isinstance(app.top, Lot)


def test_the_newcomer_moves_the_others_least() -> None:
    party = Party(8)
    for expected in (0, 1, 1, 3, 3, 4):
        assert party.easiest_rank() == expected
        party.sit()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_every_page_draws(language: str, percent: int) -> None:
    app = App.headless((1280, 720), language=language)
    app.settings.text_percent = percent
    for key in TABLES:
        lobby = Lobby(app, key)
        app.push(lobby)
        app.step()
        for _ in range(lobby.chairs):
            lobby.party.sit()
        lobby.rebuild()
        app.step()
        for scene in (
            SeatSheet(app, lobby, lobby.party.sitters[0]),
            HouseRules(app, lobby),
            Lot(app, lobby.party.sitters, lambda _seat: None),
        ):
            app.push(scene)
            app.step()
            app.pop()
    app.close()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("key", list(TABLES))
def test_at_the_largest_text_nothing_overlaps_and_nothing_leaves_the_stage(
    key: str, language: str, texts: Callable[[App], list[Placed]]
) -> None:
    app = App.headless((1280, 720), language=language)
    app.settings.text_percent = 150
    lobby = Lobby(app, key)
    app.reset(lobby)
    for filled in (False, True):
        if filled:
            for i in range(lobby.chairs):
                sitter = lobby.party.sit() if i % 2 else lobby.party.add_bot("middle")
                sitter.name = ("W" * 23 + str(i), "김수한무 거북이와 두루미 " + str(i))[i % 2]
            lobby.first = lobby.party.sitters[0]
            lobby.rebuild()
        app.step()
        placed = texts(app)
        assert not outside(placed) and not overlaps(placed, slack_u=4)
    for sitter in lobby.party.sitters[:2]:
        app.reset(SeatSheet(app, lobby, sitter))
        placed = texts(app)
        assert not outside(placed) and not overlaps(placed, slack_u=4)
    app.reset(HouseRules(app, lobby))
    placed = texts(app)
    assert not outside(placed) and not overlaps(placed, slack_u=4)
    lot = Lot(app, lobby.party.sitters, lambda _seat: None)
    app.reset(lot)
    lot._show()
    placed = texts(app)
    assert not outside(placed) and not overlaps(placed, slack_u=4)
    app.close()
