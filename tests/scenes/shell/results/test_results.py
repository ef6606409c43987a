"""The results: who won, in what order, what is owed, what was counted, and no mashing through."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.controls.gestures import Act
from game.core.chairs import Chair
from game.core.engine import TABLE, Event
from game.core.options import OptionValue
from game.core.registry import GAMES
from game.core.transcript import read
from game.high_noon.records import Exchange, Settled, What
from game.saloon_poker.hands import hand_of
from game.saloon_poker.records import Rolled, RoundScored, StakeMoved, Stood, TabLine, Why
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.widgets import Button
from scenes.shell.lobby import open as lobby_open
from scenes.shell.lobby.lobby import Lobby
from scenes.shell.results.figures import Figures, count, figures_of
from scenes.shell.results.results import Results
from scenes.shell.results.tab import rounds_of
from scenes.shell.title import Title
from scenes.table.evening import Evening
from scenes.table.table import Table
from tests.scenes.conftest import Placed, outside, overlaps
from tests.scenes.shell.played import play_out, wait

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
SHARED_SEED = 212


class Opened(Scene):
    """Stands in for a game's scene."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    made = App.headless((1280, 720))
    made.notices.clear()
    for key, info in list(lobby_open.TABLES.items()):
        stand_in = replace(info, open=Opened, starter=None, offer=None, teach=None)
        monkeypatch.setitem(lobby_open.TABLES, key, stand_in)
    yield made
    made.close()


def finished(
    app: App,
    players: int = 3,
    options: dict[str, OptionValue] | None = None,
    *,
    game: str = "saloon_poker",
    seed: int = 5,
    names: tuple[str, ...] = NAMES,
    bots: int = 0,
) -> Table:
    people = names[:players]
    setup = GAMES[game].setup(people, options, first=0, seed=seed)
    levels = [None] * (players - bots) + ["easy"] * bots
    chairs = [
        Chair(name, level, Looks(i, i, i, i).to_json())
        for i, (name, level) in enumerate(zip(people, levels, strict=True))
    ]
    table = Table.open(app, setup, chairs)
    play_out(table, seed)
    return table


def shown(app: App, table: Table) -> Results:
    results = Results(app, table)
    app.reset(results)
    wait(app, 1_600_000)
    app.step()
    app.notices.clear()
    return results


def press(app: App, *codes: int) -> None:
    for code in codes:
        wait(app, 500_000)
        app.step(1_000, [Input(Kind.KEY_DOWN, app.now_us + 1_000, scancode=code)])
        app.step(1_000, [Input(Kind.KEY_UP, app.now_us + 1_000, scancode=code)])


def click(app: App, results: Results, label: str) -> None:
    widget = next(w for w in results.group.widgets if isinstance(w, Button) and w.label == label)
    x, y = widget.centre
    wait(app, 500_000)
    app.step(1_000, [Input(Kind.MOUSE_DOWN, app.now_us + 1_000, x_u=x, y_u=y, button=1)])
    app.step(1_000, [Input(Kind.MOUSE_UP, app.now_us + 1_000, x_u=x, y_u=y, button=1)])


# -- the standing and the tab ----------------------------------------------------------------------
def test_winners_come_first_then_scores_then_those_shot_the_last_of_them_first(app: App) -> None:
    for seed in range(8):
        table = finished(app, 6, {"target": 80}, seed=seed)
        facts = Results(app, table).facts
        order, out = facts.order(), facts.out()
        result = table.result()
        assert result is not None and sorted(order) == list(range(6))
        assert set(order[: len(result.winners)]) == set(result.winners)
        gone = [seat for seat in order if seat in out and seat not in result.winners]
        assert gone == list(reversed(out))
        assert order[len(order) - len(gone) :] == gone
        playing = [s for s in order if s not in out and s not in result.winners]
        scores = [facts.score(seat) for seat in playing]
        assert scores == sorted(scores, reverse=True)
        places = facts.places()
        assert all(places[winner] == 1 for winner in result.winners)


def test_a_shared_win_shows_both(app: App) -> None:
    options: dict[str, OptionValue] = {"target": 20, "ties": "share", "accuse_ms": 0}
    for seed in range(SHARED_SEED, 600):
        table = finished(app, 6, options, seed=seed)
        result = table.result()
        if result is not None and len(result.winners) > 1:
            break
    else:
        pytest.fail("no shared win in all these games")
    results = shown(app, table)
    words, _wide = results._headline()
    assert all(table.name(seat) in words for seat in result.winners)
    assert [results.facts.places()[seat] for seat in result.winners] == [1] * len(result.winners)


def test_the_tab_is_gathered_by_creditor_and_reason() -> None:
    lines = (
        TabLine(2, 0, Why.DUEL),
        TabLine(1, 0, Why.TARGET),
        TabLine(3, 0, Why.TARGET),
        TabLine(4, 5, Why.DUEL),
    )
    told = [(owed.creditor, owed.why, owed.debtors) for owed in rounds_of(lines)]
    assert told == [
        (0, Why.DUEL, (2,)),
        (0, Why.TARGET, (1, 3)),
        (5, Why.DUEL, (4,)),
    ]


# -- figures ---------------------------------------------------------------------------------------
def test_figures_are_what_the_games_own_events_say(app: App) -> None:
    table = finished(app, 4, {"target": 120, "accuse_ms": 1000}, seed=9)
    transcript = read(table.session.transcript())
    engine = GAMES["saloon_poker"].engine.new(transcript.setup)
    events: list[Event] = []
    for play in transcript.plays:
        if play.seat is not None and play.move is not None:
            events += engine.apply(play.seat, play.move, play.at_us)
        elif play.at_us is not None:
            events += engine.tick(play.at_us)
    figures = figures_of(table.session.transcript(), 4)
    for seat in range(4):
        mine = figures.seats[seat]
        stood = [e.dice for e in events if isinstance(e, Stood) and e.seat == seat]
        scored = [e for e in events if isinstance(e, RoundScored) and seat in e.winners]
        rolled = [e for e in events if isinstance(e, Rolled) and e.seat == seat]
        assert mine.rounds_won == len(scored)
        assert mine.points_won == sum(e.points for e in scored)
        assert mine.dice_thrown >= sum(len(e.positions) for e in rolled) > 0
        assert mine.best is not None and hand_of(mine.best).rank == max(
            hand_of(dice).rank for dice in stood
        )
        stakes = [e for e in events if isinstance(e, StakeMoved)]
        assert mine.duels_won == sum(e.winner == seat for e in stakes)
        assert mine.duels_lost == sum(e.loser == seat for e in stakes)
    view = engine.view(TABLE)
    gained = sum(figures.seats[seat].points_won for seat in range(4))
    assert gained == sum(view.scores)  # type: ignore[attr-defined]


def test_draws_count_from_the_bell_and_a_jump_is_no_draw() -> None:
    def settled(what: What, by: int, *presses: tuple[int, int | None]) -> Settled:
        return Settled(Exchange(what, by, None), (0, 0), 0, presses, None)

    figures = count(
        2,
        [
            settled(What.HIT, 0, (0, 212_000), (1, 250_000)),
            settled(What.HIT, 0, (0, 188_000)),
            settled(What.JUMPED, 0, (1, -30_000)),
            settled(What.JUMPED, 0, (1, None)),
        ],
    )
    ann, bo = figures.seats
    assert (ann.hits, ann.fastest_us, ann.average_us, ann.jumps) == (4, 188_000, 200_000.0, 0)
    assert (bo.hits, bo.fastest_us, bo.jumps) == (0, 250_000, 2)


def test_a_game_resumed_from_its_save_has_all_its_figures(app: App) -> None:
    from game.core.session import Session

    setup = GAMES["saloon_poker"].setup(NAMES[:3], {"target": 60}, first=0, seed=2)
    table = Table.open(app, setup, [Chair(name) for name in NAMES[:3]])
    play_out(table, moves=12)
    table.save()
    session = Session.resume(app.files.autosave)
    assert session is not None
    again = Table(app, session)
    play_out(again)
    figures = figures_of(again.session.transcript(), 3)
    assert sum(f.rounds_won for f in figures.seats) == figures.rounds


def test_a_transcript_that_cannot_be_played_has_empty_figures() -> None:
    assert isinstance(figures_of({"nonsense": 1}, 3), Figures)
    assert figures_of({"nonsense": 1}, 3).seats[2].rounds_won == 0


# -- the page --------------------------------------------------------------------------------------
def test_the_game_counts_for_the_evening_once_and_its_save_is_gone(app: App) -> None:
    table = finished(app)
    table.session.save_now()
    assert app.files.autosave.exists()
    shown(app, table)
    shown(app, table)
    assert not app.files.autosave.exists()
    assert Evening.of(app).finished == 1


def test_mashing_does_not_run_through_the_results(app: App) -> None:
    table = finished(app)
    results = Results(app, table)
    app.reset(results)
    results.group.set_focus(len(results.pages))  # Again
    for _ in range(60):  # three seconds, twenty presses a second
        at = app.now_us + 25_000
        app.step(25_000, [Input(Kind.KEY_DOWN, at, scancode=pygame.KSCAN_RETURN)])
        app.step(25_000, [Input(Kind.KEY_UP, at + 25_000, scancode=pygame.KSCAN_RETURN)])
        assert app.top is results
    wait(app, 900_000)
    press(app, pygame.KSCAN_RETURN)
    assert isinstance(app.top, Opened)


def test_everybodys_own_keys_move_and_choose_here(app: App) -> None:
    table = finished(app)
    results = shown(app, table)
    for guest in table.guests:
        if guest.zone is None:
            continue
        results.group.set_focus(0)
        results.show(0)
        on, yes = guest.zone.key_for(Act.RIGHT), guest.zone.key_for(Act.SLAP)
        assert on is not None and yes is not None
        press(app, on, yes)
        assert app.top is results and results.page > 0


def test_again_seats_the_same_people_and_the_next_one_starts(app: App) -> None:
    app.pads.add(4, "Test pad")
    table = finished(app, 3, {"target": 30})
    app.pads.assign(4, 2)
    results = shown(app, table)
    click(app, results, "Again")
    scene = app.top
    assert isinstance(scene, Opened)
    setup = scene.table.session.setup
    assert setup.players == NAMES[:3] and setup.options["target"] == 30 and setup.first == 1
    assert app.pads.pad_of(2) == 4
    assert setup.seed is not None and setup.seed != table.session.setup.seed


def test_the_lobby_keeps_everybody_in_their_chairs(app: App) -> None:
    table = finished(app, 4, bots=1)
    results = shown(app, table)
    click(app, results, "Lobby")
    lobby = app.top
    assert isinstance(lobby, Lobby)
    assert [(s.name, s.level) for s in lobby.party.sitters] == [
        ("Ann", None), ("Bo", None), ("Cy", None), ("Di", "easy"),
    ]  # fmt: skip
    assert lobby.party.sitters[2].looks == table.guests[2].looks
    press(app, pygame.KSCAN_ESCAPE)
    assert isinstance(app.top, Title)


def test_esc_only_goes_to_the_way_out(app: App) -> None:
    results = shown(app, finished(app))
    press(app, pygame.KSCAN_ESCAPE, pygame.KSCAN_ESCAPE)
    assert app.top is results
    press(app, pygame.KSCAN_RETURN)
    assert isinstance(app.top, Title)


def test_pages_turn_with_keys_pad_and_mouse(app: App) -> None:
    results = shown(app, finished(app))
    press(app, pygame.KSCAN_RIGHT)
    assert results.page == 1
    press(app, pygame.KSCAN_RETURN)
    assert results.page == 2
    app.step(1_000, [Input(Kind.PAD_DOWN, app.now_us, pad=1, button=PadButton.DPAD_LEFT)])
    assert results.page == 1
    click(app, results, "The evening")
    assert results.page == 3
    click(app, results, "New evening")
    assert Evening.of(app).games == [] and app.top is results


def test_a_duel_of_its_own_has_no_tab_but_figures(app: App) -> None:
    for version in ("draw", "dice"):
        options: dict[str, OptionValue] = {"version": version, "hits": 2}
        table = finished(app, 2, options, game="high_noon", seed=3)
        results = shown(app, table)
        assert [page.key for page in results.pages] == ["standing", "figures", "evening"]
        hits = sorted(figure.hits for figure in results.facts.figures.seats)
        assert hits[1] == 2 and hits[0] < 2
        click(app, results, "Again")
        assert isinstance(app.top, Opened)


def test_the_deals_number_is_shown(app: App) -> None:
    results = shown(app, finished(app, seed=5))
    assert "5" in results.facts.deal_line()


LONG = ("Maximilian von Hohenburg", "W" * 24, "김수한무 거북이와 두루미", "Ann", *NAMES[4:])


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("players", [2, 8])
def test_at_the_largest_text_nothing_overlaps_and_nothing_leaves_the_stage(
    language: str, players: int, texts: Callable[[App], list[Placed]]
) -> None:
    app = App.headless((1280, 720), language=language)
    app.settings.text_percent = 150
    table = finished(app, players, {"target": 60}, names=LONG, seed=4)
    results = shown(app, table)
    for number in range(len(results.pages)):
        results.show(number)
        app.step()
        placed = texts(app)
        assert not outside(placed)
        assert not overlaps(placed, slack_u=4)
    app.close()
