"""The lobby sits people down by key, pad and mouse."""

import pygame
import pytest

from game.controls import scancodes as sc
from game.controls.zones import zones_for
from scenes.kit.app.app import App
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.shell.lobby.cards import BOUNCE_US, hop_u
from scenes.shell.lobby.keys import BOARD
from scenes.shell.lobby.lot import Lot
from scenes.shell.lobby.party import Party
from tests.scenes.shell.lobby import lobby_hands
from tests.scenes.shell.lobby.lobby_hands import (
    button,
    cards,
    click,
    lobby_of,
    names,
    opened,
    pad,
    press,
)
from tests.scenes.shell.played import wait

app = lobby_hands.app


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


def test_the_newcomer_moves_the_others_least() -> None:
    party = Party(8)
    for expected in (0, 1, 1, 3, 3, 4):
        assert party.easiest_rank() == expected
        party.sit()
