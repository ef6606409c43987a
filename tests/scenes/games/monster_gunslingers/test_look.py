"""The Monster Gunslingers table to look at: words in their frames, still tables, settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.core.cards import DECK
from game.monster_gunslingers.records import Act, Flip, Holster, Phase
from scenes.games.monster_gunslingers.cards import picture
from scenes.games.monster_gunslingers.first_round import FirstRound, Offer, lesson_table
from scenes.kit.app.app import App
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.layout.layouts import Place
from scenes.tools.gallery.states import states
from scenes.tools.stagehand import Stagehand
from tests.scenes.conftest import Placed, outside
from tests.scenes.games.monster_gunslingers.table import Town, in_step, town

Texts = Callable[[App], list[Placed]]
DOC = "KD 3S 2H 8C 7D"
BELLE = "6S 5D TC 9C 7C"
NAMES = (
    "Wilhelmina Thunderbuckle",
    "한글이름이길어도괜찮은사람의이름이다요입니다",
    "{0} {name} %s",
    "W" * 24,
    "שלום עולם שלום עולם",
    "i" * 24,
)


def inside(placed: list[Placed], place: Place, but: tuple[str, ...] = ()) -> list[str]:
    """Words whose middle lies in a place and which reach out of it."""
    mine = [
        one for one in placed
        if place.contains(one.ink[0] + one.ink[2] / 2, one.ink[1] + one.ink[3] / 2)
        and one.text not in but
    ]  # fmt: skip
    return [str(one) for one in outside(mine, (place.x_u, place.y_u, place.w_u, place.h_u))]


def check(t: Town, texts: Texts) -> None:
    placed = texts(t.app)
    assert outside(placed) == []
    places = t.scene.layout.places
    for name in ("prompt", "log", "actions", "sign"):
        assert inside(placed, places[name]) == [], name
    for seat in range(t.table.seats):
        stakes = tuple(str(chips) for chips in t.scene.shown.bets)
        assert inside(placed, t.scene.places.plate(seat), stakes) == [], seat


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("seats", [2, 6])
def test_words_stay_in_their_frames(texts: Texts, language: str, percent: int, seats: int) -> None:
    hands = (BELLE, DOC) if seats == 2 else ()
    with town(
        (None,) * seats, hands=hands, names=NAMES, language=language, text_percent=percent,
        size=(960, 540), betting=True, bet=3,
    ) as t:  # fmt: skip
        t.ready()
        check(t, texts)
        t.by_keys(("hand", 0))
        check(t, texts)
        t.hand.tap(pygame.KSCAN_ESCAPE)
        t.hand.tap(pygame.KSCAN_BACKSPACE)
        assert t.scene.saying
        check(t, texts)
        t.go(Flip(0), Flip(1), Flip(2), Flip(3))
        t.ready()
        check(t, texts)
        t.by_keys(("sign", "bet"))
        t.ready()
        check(t, texts)
        t.by_keys(("sign", "raise"))
        t.ready()
        check(t, texts)


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("hand", ["AS KS QS JS TS", "9S 8S 7S 6S 5S", "4S 3S 2S AH KH"])
def test_what_a_card_does_fits_its_slip(
    texts: Texts, language: str, percent: int, hand: str
) -> None:
    with town(
        hands=(hand, "KD 3H 2H 8C 7D"), street=("9H", "4D", "JC", "QH", "6C"),
        language=language, text_percent=percent, size=(960, 540),
    ) as t:  # fmt: skip
        t.ready()
        for i in range(5):
            t.scene.picker.go_to(("hand", i))
            placed = texts(t.app)
            assert inside(placed, t.scene.layout.places["actions"]) == []
            assert outside(placed) == []


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_the_reference_card_holds_all_its_words(texts: Texts, language: str, percent: int) -> None:
    with town(hands=(BELLE, DOC), language=language, text_percent=percent, size=(960, 540)) as t:
        t.ready()
        seen: list[Placed] = []
        draw = t.scene.paint
        t.scene.paint = lambda canvas: None  # type: ignore[method-assign]
        t.hand.tap(pygame.KSCAN_TAB)
        seen = texts(t.app)
        t.scene.paint = draw  # type: ignore[method-assign]
        assert len(seen) > 35
        assert outside(seen, (50, 30, 1820, 1020)) == []
        assert not any(words.text.endswith("…") for words in seen)


@pytest.mark.parametrize("name", [name for name in states() if name.startswith("gunslingers")])
@pytest.mark.parametrize(("language", "percent"), [("ko", 150)])
def test_every_state_in_the_gallery_stays_on_the_stage(
    texts: Texts, name: str, language: str, percent: int
) -> None:
    hand = Stagehand((640, 360), language, text_percent=percent)
    try:
        states()[name](hand)
        assert outside(texts(hand.app)) == []
        missing = [words for words in hand.app.notices if "svg" in words or "webp" in words]
        assert missing == []
    finally:
        hand.close()


def test_four_colours_change_clubs_and_diamonds_only() -> None:
    with town() as t:
        names = {}
        for four in (False, True):
            t.app.settings.four_colour_suits = four
            names[four] = {str(card): picture(t.app, str(card)) for card in DECK}
        for card in names[True]:
            assert (names[True][card] != names[False][card]) is (card[1] in "CD")
            assert (t.app.art.folder / f"{names[True][card]}.svg").is_file()


def test_a_still_table_asks_for_no_frame() -> None:
    with town(hands=(BELLE, DOC)) as t:
        t.ready()
        t.hand.run(4_000_000)
        assert t.scene.wake_us() is None
        t.app.step(0)
        t.app.step(16_667)
        assert t.app.canvas.drawn_px == 0


def test_drawing_changes_nothing() -> None:
    with town(hands=(BELLE, DOC), speed="normal") as t:
        t.ready()
        t.scene.play(0, Act("TC", give="6S"), Input(Kind.KEY_DOWN, t.app.now_us))
        for _ in range(12):
            t.hand.run(180_000)
            first = pygame.image.tobytes(t.hand.picture(), "RGB")
            assert pygame.image.tobytes(t.hand.picture(), "RGB") == first


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
@pytest.mark.parametrize("reduced", [False, True])
def test_every_speed_comes_to_the_same_table(speed: str, reduced: bool) -> None:
    with town(hands=(BELLE, DOC), speed=speed) as t:
        t.app.settings.reduced_motion = reduced
        t.go(Flip(1), Holster("KD"), Act("9C", street=1), Act("3S", street=(0, 1)))
        t.ready()
        assert in_step(t)
        t.go(Act("6S", target=1, position=0), Flip(0))
        t.ready()
        assert in_step(t)
        assert not t.scene.shown.air and not t.scene.shown.sprites


def test_nothing_bright_bursts_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with town(hands=(BELLE, DOC), speed="normal") as t:
        t.app.settings.no_flashes = True
        seen: set[str] = set()
        plain = t.app.art.svg

        def svg(name: str, *a: Any, **k: Any) -> pygame.Surface:
            seen.add(name)
            return plain(name, *a, **k)

        monkeypatch.setattr(t.app.art, "svg", svg)
        t.go(Flip(1), Holster("KD"))
        for move in (Act("9C", street=1), Flip(2), Act("6S", target=1, position=0)):
            t.ready()
            seat = t.scene.actor()
            assert seat is not None
            t.scene.play(seat, move, Input(Kind.KEY_DOWN, t.app.now_us))
            while t.scene.film.busy:
                t.hand.run(40_000)
                t.hand.picture()
        assert "gunslingers/fx_blast_3" in seen and "gunslingers/fx_gun" in seen
        assert not {"gunslingers/fx_blast_1", "gunslingers/fx_flash"} & seen


def test_nothing_tells_a_card_while_nobody_holds_to_look(texts: Texts) -> None:
    """Signs, prompts, tips and lines name neither card nor power until the key is held."""
    with town(hands=("QS 5D TC 9C 7C", DOC), hold=True) as t:
        t.ready()
        seen: list[str] = []
        t.by_keys(("hand", 0))
        seen += [one.text for one in texts(t.app)]
        with t.looking():
            t.by_keys(("hand", 0), ("sign", "act"))
        seen += [one.text for one in texts(t.app)]
        assert not any("Fortune" in words or "queen" in words for words in seen)
        with t.looking():
            t.by_keys(("house", 3))
        t.ready()
        assert t.view().phase is Phase.REVEAL and t.view(0).street[3] == "JC"
        now = [one.text for one in texts(t.app)]
        assert not any("jack" in words for words in now)
        with t.looking():
            assert any("jack" in one.text for one in texts(t.app))
        assert not any("jack" in one.text for one in texts(t.app))


def test_hovering_tells_what_a_card_does_while_nobody_chooses() -> None:
    with town((None, "easy"), hands=("AS 6D TC 9C 7C", DOC), speed="slow") as t:
        t.go(Flip(4))
        t.hand.until("the bot", lambda: t.scene.actor() is None and not t.scene.film.busy)
        place: Town = t
        x, y = place.scene.places.doorway(4).center
        t.hand._frame(1, [Input(Kind.MOUSE_MOVE, t.app.now_us + 1, x_u=x, y_u=y)])
        told: list[str] = []
        plain = t.app.text.block
        t.app.text.block = lambda text, *a, **k: (told.append(text), plain(text, *a, **k))[1]  # type: ignore[method-assign, assignment]
        t.hand.picture()
        assert any("Peek at a face-down card" in words for words in told)


# -- the lesson ------------------------------------------------------------------------------------
@pytest.fixture
def lesson() -> Iterator[Town]:
    with town((None, "easy"), hands=(BELLE, DOC)) as t:
        t.app.push(FirstRound(t.app, lesson_table(t.app, t.table.session.chairs[0])))
        t.table = t.scene.table
        yield t


def test_the_lesson_goes_through_a_turn_of_each_kind(lesson: Town) -> None:
    t = lesson
    scene = t.scene
    assert isinstance(scene, FirstRound)
    t.by_keys(("hand", 0))
    assert scene.saying == "For now: flip a door." and scene.turns == 0
    t.by_keys(("house", 0))
    assert scene.turns == 1
    t.by_keys(("house", 1))
    assert scene.saying == "For now: holster a card."
    t.by_keys(("hand", 1), ("sign", "act"))
    assert scene.saying == "For now: holster a card." and scene.turns == 1
    t.by_keys(("sign", "holster"))
    assert scene.turns == 2
    t.by_keys(("hand", 0), ("sign", "holster"))
    assert scene.prompt() == "For now: use a card's power."
    t.by_keys(("sign", "act"))
    down = scene.choosing(0).open.down
    assert len(down) >= 2, "the bot leaves doors to peek behind"
    t.by_keys(("house", down[0]), ("house", down[-1]))
    t.hand.until("the peek", lambda: scene.reading == 0 and not scene.film.busy)
    t.hand.tap(pygame.KSCAN_RETURN)
    t.hand.until("the end", lambda: scene.closing)
    assert t.hand.top is scene
    t.hand.run(500_000)
    t.hand.tap(pygame.KSCAN_RETURN)
    assert t.hand.top.name == "monster_gunslingers" and t.hand.top is not scene


def test_one_leaves_the_lesson_at_any_time_and_nothing_is_kept(lesson: Town) -> None:
    t = lesson
    t.ready()
    saved = t.app.files.autosave.read_bytes() if t.app.files.autosave.exists() else b""
    t.by_keys(("house", 2))
    t.ready()
    t.hand.tap(pygame.KSCAN_ESCAPE)
    assert t.hand.top.name == "monster_gunslingers"
    after = t.app.files.autosave.read_bytes() if t.app.files.autosave.exists() else b""
    assert after == saved


def test_the_lesson_is_offered_once_an_evening() -> None:
    from scenes.games.monster_gunslingers.first_round import offer

    with town((None, "easy"), hands=(BELLE, DOC)) as t:
        offer(t.app, t.table)
        assert isinstance(t.hand.top, Offer)
        t.hand.picture()
        t.hand.run(700_000)
        t.hand.tap(pygame.KSCAN_RETURN)
        assert isinstance(t.hand.top, FirstRound)
    with town(("easy", "easy")) as t:
        offer(t.app, t.table)
        assert t.hand.top.name == "monster_gunslingers"
