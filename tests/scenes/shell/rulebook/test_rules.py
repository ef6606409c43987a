"""The rules book: pages turn with every device, and all of them fit, in every language and size."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.monster_gunslingers.powers import standard_faces
from scenes.games import TABLES
from scenes.kit.draw import theme
from scenes.kit.input.inputs import PadButton
from scenes.kit.text.lettering import SMALLEST_U
from scenes.kit.text.words import _
from scenes.shell.rulebook.book import LEFT_X_U, RIGHT_X_U, RulesBook
from scenes.shell.rulebook.setting import BOTTOM_U, PAGE_W_U
from scenes.shell.title import Title
from scenes.table.game_ui import GameUI
from scenes.table.rulebook.items import Entry
from tests.scenes.conftest import FRAME, Placed, Room, outside, overlaps

Make = Callable[..., Room]
BOOKS = {key: info.rulebook for key, info in TABLES.items() if info.rulebook is not None}
Look = Callable[..., list[Placed]]
TABS_END_U = 80
ENTER, ESC = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE
LEFT, RIGHT, UP, DOWN = (
    pygame.KSCAN_LEFT,
    pygame.KSCAN_RIGHT,
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
)


@pytest.fixture(autouse=True)
def six_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game with pages can be played, whatever the catalogue has so far."""
    for key in BOOKS:
        if key not in TABLES:
            name = key.replace("_", " ").title()
            info = GameUI(key, name, name, "icons/skull", key, lambda app, table: None, {})  # type: ignore[arg-type,return-value]
            monkeypatch.setitem(TABLES, key, info)


def open_book(room: Room, game: str | None = None) -> RulesBook:
    room.app.reset(Title(room.app))
    book = RulesBook(room.app, game)
    room.app.push(book)
    room.step()
    return book


def titles(room: Room, texts: Look) -> set[str]:
    room.run(400_000)  # until the leaf has turned
    book = room.app.top
    assert isinstance(book, RulesBook)
    pages = {page.title for make in BOOKS.values() for page in make()}
    return {p.text for p in texts(room.app)} & (pages | {page.title for page in book.pages})


def test_every_game_that_can_be_played_has_its_pages() -> None:
    assert set(TABLES) <= set(BOOKS)


@pytest.mark.parametrize("game", BOOKS)
def test_left_and_right_turn_to_every_page_and_no_further(
    room: Make, texts: Look, game: str
) -> None:
    r = room()
    book = open_book(r, game)
    r.tap(LEFT)
    seen = titles(r, texts)
    assert book.pages[0].title in seen
    for _turn in range(book.spreads + 2):
        r.tap(RIGHT)
        seen |= titles(r, texts)
    assert {page.title for page in book.pages} <= seen
    assert book.pages[-1].title in titles(r, texts)
    for _turn in range(book.spreads + 2):
        r.tap(LEFT)
    assert book.pages[0].title in titles(r, texts)


def test_a_pad_turns_pages_changes_the_game_and_closes(room: Make, texts: Look) -> None:
    r = room()
    book = open_book(r)
    r.pad(0, PadButton.DPAD_RIGHT)
    assert book.pages[2].title in titles(r, texts)
    r.pad(0, PadButton.STICK_LEFT)
    assert book.pages[0].title in titles(r, texts)
    r.pad(0, PadButton.DPAD_DOWN, PadButton.SOUTH)
    assert BOOKS["high_noon"]()[0].title in titles(r, texts)
    r.pad(0, PadButton.EAST)
    assert isinstance(r.app.top, Title)


def test_one_key_tries_a_game_out_where_there_is_a_lesson(room: Make) -> None:
    r = room()
    for game, lesson in (("slap45", "first_round"), ("texas_hold_it", "texas_first_round")):
        book = open_book(r, game)
        r.tap(RIGHT, pygame.KSCAN_T)
        assert r.app.top is not None and r.app.top.name == lesson
        r.app.pop()
        assert r.app.top is book
    book = open_book(r, "high_noon")
    r.tap(pygame.KSCAN_T)
    assert r.app.top is book


def test_the_mouse_turns_pages_changes_the_game_and_closes(room: Make, texts: Look) -> None:
    r = room()
    book = open_book(r)
    tabs = book.group.widgets[: len(BOOKS)]
    back, on = book.group.widgets[len(BOOKS) : len(BOOKS) + 2]
    r.click(*on.centre)
    r.click(*on.centre)
    assert book.pages[4].title in titles(r, texts)
    r.click(*back.centre)
    assert book.pages[2].title in titles(r, texts)
    r.click(*tabs[1].centre)
    assert BOOKS["high_noon"]()[0].title in titles(r, texts)
    r.click(*book.group.widgets[len(BOOKS) + 2].centre)
    assert isinstance(r.app.top, Title)


def test_keys_reach_every_button(room: Make) -> None:
    r = room()
    book = open_book(r)
    reached = {book.group.focus}
    for _turn in book.group.widgets:
        r.tap(DOWN)
        reached.add(book.group.focus)
    assert reached == set(range(len(book.group.widgets)))
    r.tap(ESC)
    assert isinstance(r.app.top, Title)


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("game", BOOKS)
def test_all_pages_fit(room: Make, texts: Look, language: str, percent: int, game: str) -> None:
    r = room((960, 540), language, text_percent=percent)
    book = open_book(r, game)
    for _turn in range(book.spreads):
        placed = texts(r.app)
        assert overlaps(placed) == []
        assert outside(placed) == []
        on_pages = [p for p in placed if TABS_END_U < p.y + p.h / 2 < BOTTOM_U + 12]
        assert outside(on_pages, (220, 100, RIGHT_X_U + PAGE_W_U - 208, BOTTOM_U - 70)) == []
        for left in (LEFT_X_U, RIGHT_X_U):
            side = [p for p in on_pages if left <= p.x + p.w / 2 <= left + PAGE_W_U]
            assert len(side) >= 2, "no side of the book is empty"
        for page in book.pages[book._spread * 2 : book._spread * 2 + 2]:
            size = book._setting.fitting(r.app.canvas, page)
            assert size * percent / 100 >= SMALLEST_U, page.title
        r.tap(RIGHT)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_pages_are_large_enough_to_read_from_a_couch(room: Make, language: str) -> None:
    r = room((960, 540), language)
    for game in BOOKS:
        book = open_book(r, game)
        for page in book.pages:
            assert book._setting.fitting(r.app.canvas, page) >= theme.SMALL_U, page.title


def test_every_picture_on_the_pages_is_there(room: Make) -> None:
    r = room()
    for game in BOOKS:
        book = open_book(r, game)
        for _turn in range(book.spreads):
            r.pixels()
            r.tap(RIGHT)
    assert r.app.notices == []


def test_a_korean_book_is_korean(room: Make, texts: Look) -> None:
    r = room(language="ko")
    for game in BOOKS:
        book = open_book(r, game)
        for _spread in range(book.spreads):
            for placed in texts(r.app):
                if placed.text in {_(info.title) for info in TABLES.values()}:
                    continue  # the catalogue's own words
                words = [w for w in placed.text.split() if w.isascii() and w.isalpha()]
                assert sum(len(w) > 3 for w in words) <= 1, placed.text
            r.tap(RIGHT)


def test_all_thirteen_powers_stand_in_the_book_as_the_deck_has_them(room: Make) -> None:
    for language in ("en", "ko"):
        r = room(language=language)
        book = open_book(r, "monster_gunslingers")
        entries = [i for page in book.pages for i in page.items if isinstance(i, Entry)]
        told = {(entry.title, entry.text) for entry in entries}
        for printed in standard_faces().values():
            text = printed.text[language]
            if printed.holster_action:
                text = _("Holster action. {power}").format(power=text)
            assert (printed.name[language], text) in told


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_help_line_keeps_clear_of_the_buttons(room: Make, texts: Look, language: str) -> None:
    r = room((960, 540), language, text_percent=150)
    book = open_book(r, "slap45")
    book.group.set_focus(len(book.group.widgets) - 1)
    assert book.foot()
    assert overlaps(texts(r.app)) == []
    told = next(p for p in texts(r.app) if p.text == book.foot())
    arrow, close = book.group.widgets[-3], book.group.widgets[-2]
    assert arrow.x + arrow.w < told.x and told.x + told.w < close.x


def test_an_unknown_game_opens_the_first_book(room: Make, texts: Look) -> None:
    r = room()
    open_book(r, "whist")
    assert "The aim" in titles(r, texts)


def test_it_lies_still(room: Make) -> None:
    r = room()
    book = open_book(r)
    assert r.pixels() == r.pixels()
    r.step(FRAME, draw=True)
    assert r.app.canvas.drawn_px == 0 and book.wake_us() is None
