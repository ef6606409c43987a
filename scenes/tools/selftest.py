"""`selftest`: everything the program is made of opens, draws and plays here, without a window.

Also in the packaged program, where it shows that nothing was left out of the package. Whatever the
program would tell a player as a notice (a missing picture, a typeface that cannot be read) fails
the check it comes up in.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from game.controls.gestures import Act
from game.core.reasons import reason
from scenes.kit.draw.art import Art
from scenes.table.table import Table
from scenes.tools.stagehand import READY_US, Sitter, Stagehand, dummy_drivers

Read = TypeVar("Read")

SIZE_PX = (640, 360)
FEWEST_LETTERS = "AZaz09éñ£…—"
KOREAN = "한국어 주사위 결투"
SECRET_TABLES = ("monster_gunslingers", "monster", "texas_hold_it")
LENGTHS = ("target", "hits", "gang", "games", "rounds")
"""Options that make a game short at their lowest."""
TAB = 43
GLANCES, GLANCE_US = 40, 270_000


class FailedError(Exception):
    """A check did not pass; the text is one line."""


@dataclass(frozen=True, slots=True)
class Check:
    """`run` gives what was seen, in a few words; it raises what went wrong."""

    name: str
    run: Callable[[], str]


def selftest() -> int:
    """Run all checks, a line for each on standard output; 0 when all passed, else 1."""
    dummy_drivers()
    begun_s = time.perf_counter()
    failed: list[str] = []
    for check in checks():
        try:
            print(f"ok      {check.name}: {check.run()}", flush=True)
        except Exception as error:  # whatever it is, the other checks still tell something
            failed.append(check.name)
            print(f"FAILED  {check.name}: {_one_line(error)}", flush=True)
    took_s = time.perf_counter() - begun_s
    if failed:
        print(f"selftest failed: {', '.join(failed)} ({took_s:.1f} s)", flush=True)
        return 1
    print(f"selftest passed ({took_s:.1f} s)", flush=True)
    return 0


def checks() -> Iterator[Check]:
    """Every check, what the others stand on first."""
    from scenes.games import TABLES
    from scenes.kit.text.words import LANGUAGES

    yield Check("words", _words)
    yield Check("lettering", _lettering)
    yield Check("pictures", _pictures)
    yield Check("tables", _tables)
    yield Check("sounds", _sounds)
    pictures = Pictures()
    for language in LANGUAGES:
        yield Check(f"scenes ({language})", partial(_scenes, language, pictures))
    for key in SECRET_TABLES:
        yield Check(f"the curtain of {key}", partial(_curtain, key, pictures))
    for key, info in TABLES.items():
        if info.teach is not None:
            yield Check(f"first round of {key}", partial(_first_round, key, pictures))
    for key, options in _games(list(TABLES)):
        told = " ".join(str(value) for value in options.values())
        name = f"a game of {key}" + (f" ({told})" if told else "")
        yield Check(name, partial(_play, key, options, pictures))


def _games(keys: list[str]) -> Iterator[tuple[str, dict[str, int | str | bool]]]:
    """Each game as it comes, and once for each other way its duels or hands can be played."""
    from game.core.registry import GAMES

    for key in keys:
        yield key, {}
        for option in GAMES[key].options:
            for value in option.values:
                if option.low is None and value != option.default:
                    yield key, {option.key: value}


def _words() -> str:
    from scenes.games import TABLES
    from scenes.kit.text import words

    for language in words.LANGUAGES:
        _expect(words.use(language) == language, words.take_notice() or f"'{language}' is missing")
        if language != "en":
            for info in TABLES.values():
                _expect(words._(info.line) != info.line, f"'{info.line}' has no {language}")
    words.use("en")
    return ", ".join(words.LANGUAGES.values())


def _lettering() -> str:
    with _hand() as hand:
        text = hand.app.text
        for sample in (FEWEST_LETTERS, KOREAN):
            _expect(not text.unwritable(sample), f"no letters for {text.unwritable(sample)}")
            for role in ("title", "body", "plain"):
                line = text.line(sample, role, 40, (255, 255, 255))
                _expect(line.get_bounding_rect().width > 20, f"nothing to see of {sample}")
        hand.app.step(0)
        return "three roles, Latin and Korean"


def _pictures() -> str:
    import pygame

    from scenes.kit.app import icon
    from scenes.kit.draw.art import ASSETS

    for name in icon.NEEDED:
        _expect((icon.FOLDER / name).is_file(), f"{name} is missing")
    with _hand():
        vectors = sorted((ASSETS / "art").rglob("*.svg"))
        paintings = sorted((ASSETS / "art").rglob("*.webp"))
        _expect(bool(vectors and paintings), f"no pictures in {ASSETS / 'art'}")
        for path in vectors:
            picture = _opened(path, partial(pygame.image.load_sized_svg, path, (64, 64)))
            _expect(picture.get_bounding_rect().width > 0, f"{path.name} is empty")
        for path in paintings:
            _opened(path, partial(pygame.image.load, path))
    return f"{len(vectors)} drawings, {len(paintings)} paintings"


def _tables() -> str:
    from scenes.kit.layout.layouts import TABLES_DIR, load

    names = sorted(path.stem for path in TABLES_DIR.glob("*.tmx"))
    _expect(bool(names), f"no tables in {TABLES_DIR}")
    return ", ".join(f"{name} ({len(load(name).places)} places)" for name in names)


def _sounds() -> str:
    import pygame

    from scenes.games import TABLES
    from scenes.kit.audio.levels import LOUDNESS
    from scenes.kit.audio.sound import SOUNDS, Sound

    notices: list[str] = []
    sound = Sound(notice=notices.append)
    try:
        _expect(sound.open(), notices[0] if notices else "no sound")
        missing = sorted(set(LOUDNESS) - sound.names())
        missing += sorted({info.music for info in TABLES.values()} - sound.tunes())
        _expect(not missing, f"missing: {', '.join(missing)}")
        files = sorted(path for path in (SOUNDS / "effects").iterdir() if path.is_file())
        for path in files:
            _opened(path, partial(pygame.mixer.Sound, path))
        for name in sound.names():
            sound.play(name)
    finally:
        sound.close()
    _expect(not notices, notices[0] if notices else "")
    return f"{len(files)} effects, {len(sound.tunes())} tunes"


class Pictures:
    """The pictures of all hands of one size, read once; `told` is what is wrong with them."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self._art: Art | None = None

    def of(self, hand: Stagehand) -> Art:
        """The pictures, for a hand that has none yet."""
        if self._art is None:
            canvas = hand.app.canvas
            self._art = Art(canvas.scale, canvas.stage.size, self.told.append)
        return self._art


def _scenes(language: str, pictures: Pictures) -> str:
    from scenes.tools.gallery.states import states

    every = states()
    for name, state in every.items():
        with _hand(language, pictures=pictures) as hand:
            try:
                state(hand)
                hand.picture()
            except Exception as error:
                raise FailedError(f"{name}: {_one_line(error)}") from error
            _quiet(hand, f"{name}: ")
    return f"{len(every)} states"


def _curtain(key: str, pictures: Pictures) -> str:
    """Two people and bots: the curtain hangs, a wrong key leaves it, the right one opens it."""
    from game.core.engine import TABLE
    from game.core.registry import GAMES
    from scenes.table.secret.scene import SecretTable
    from scenes.table.secret.secrets import Curtain

    people = [Sitter("Belle"), Sitter("Doc")]
    bots = [Sitter(f"Bot {i + 1}", "easy") for i in range(GAMES[key].players[0] - 2)]
    last = len(people) + len(bots) - 1
    with _hand(pictures=pictures) as hand:
        first = last if key == "monster" else 0
        table = hand.sit(key, [*people, *bots], first=first, seed=45)
        scene = hand.top
        _expect(isinstance(scene, SecretTable), "its hands are not secret")
        assert isinstance(scene, SecretTable)
        secrets = scene.secrets
        if key == "texas_hold_it":
            _peek(hand, table)
        hand.until("the curtain", lambda: secrets.curtain is Curtain.HANGING)
        hand.run(READY_US)
        hand.picture()
        hand.act(table, 1, Act.SLAP)
        _expect(secrets.curtain is Curtain.HANGING, "anybody's key opens it")
        hand.act(table, 0, Act.SLAP)
        hand.until("the open table", lambda: secrets.curtain is Curtain.UP)
        _expect(scene.viewer() == TABLE, "cards show before anybody holds to look")
        hand.picture()
        look = hand.key(table, 0, Act.POINT)
        hand.press(look)
        _expect(scene.viewer() == 0, "holding shows nothing")
        hand.picture()
        hand.let_go(look)
        _expect(scene.viewer() == TABLE, "letting go hides nothing")
        hand.tap(TAB)
        _expect(scene.reference_open, "there is no reference card")
        hand.picture()
        _quiet(hand)
    return "opened by its own key, held to look, the reference card read"


def _peek(hand: Stagehand, table: Table) -> None:
    """In the washroom nothing is secret before somebody peeks."""
    hand.until("a turn", lambda: bool(table.to_act()) and not _film(hand))
    hand.run(500_000)
    hand.act(table, 0, Act.SLAP)
    hand.act(table, 0, Act.SLAP)


def _film(hand: Stagehand) -> bool:
    return bool(getattr(getattr(hand.top, "film", None), "busy", False))


def _first_round(key: str, pictures: Pictures) -> str:
    """The lesson opens, says what it has to say first, and can be left."""
    from scenes.games import TABLES

    teach = TABLES[key].teach
    assert teach is not None
    with _hand(pictures=pictures) as hand:
        from scenes.shell.title import Title

        hand.open(Title(hand.app))
        teach(hand.app)
        for _second in range(4):
            hand.run(1_000_000)
            hand.picture()
        name = hand.top.name
        _expect(name != "title", "nothing has opened")
        _quiet(hand)
    return f"'{name}' opens"


def _play(key: str, options: dict[str, int | str | bool], pictures: Pictures) -> str:
    """A short game of bots on the real table, its save gone on with, its transcript replayed."""
    from game.core.registry import GAMES
    from game.core.transcript import replay
    from game.core.wire import view_to_json

    info = GAMES[key]
    count = min(4, info.players[-1])
    sitters = [
        Sitter(f"Bot {seat + 1}", info.levels[seat % len(info.levels)]) for seat in range(count)
    ]
    short = {o.key: o.low for o in info.options if o.key in LENGTHS and o.low}
    with _hand(speed="off", pictures=pictures) as hand:
        table = hand.sit(key, sitters, {**short, **options}, first=None, seed=45)
        _watched(hand, table)
        _saved(hand, table)
        hand.until_scene("results", limit_us=1_200_000_000)
        hand.picture()
        _quiet(hand)
        result = table.result()
        _expect(result is not None, "the game has no result")
        assert result is not None
        transcript = table.session.transcript()
        told = replay(transcript)
        _expect(told["over"] is True, "the transcript does not lead to the end")
        _expect(told["winners"] == list(result.winners), "the transcript has other winners")
        state = view_to_json(table.session.view(None))
        _expect(told["state"] == state, "the transcript leads elsewhere")
        names = " and ".join(table.name(seat) for seat in result.winners)
        return f"{len(transcript['moves'])} moves, won by {names}"


def _watched(hand: Stagehand, table: Table) -> None:
    """The beginning as people see it: at its pace, drawn every so often, whatever is in motion."""
    hand.app.settings.speed = "normal"
    for _glance in range(GLANCES):
        if table.result() is not None:
            break
        hand.run(GLANCE_US)
        hand.picture()
    hand.app.settings.speed = "off"


def _saved(hand: Stagehand, table: Table) -> None:
    """After a few moves, what is on disk is the game that is being played.

    Looked at between races: one that was on is begun afresh when a game is gone on with.
    """
    from game.core.session import Session

    def moved() -> bool:
        if table.result() is not None:
            return True
        return not table.session.live and len(table.session.transcript()["moves"]) >= 2

    hand.until("two moves", moved)
    if table.result() is not None:
        return
    table.save()
    again = Session.resume(hand.app.files.autosave)
    _expect(
        again is not None and again.transcript() == table.session.transcript(),
        "the saved game is not the one that was played",
    )


# -- small things ----------------------------------------------------------------------------------
@contextmanager
def _hand(
    language: str = "en", *, speed: str = "normal", pictures: Pictures | None = None
) -> Iterator[Stagehand]:
    """A stagehand that is let go whatever happens; with `pictures` what they lack fails it."""
    hand = Stagehand(SIZE_PX, language, speed=speed)
    if pictures is not None:
        hand.app.art = pictures.of(hand)
    try:
        yield hand
        if pictures is not None:
            _expect(not pictures.told, pictures.told[0] if pictures.told else "")
    finally:
        hand.close()


def _quiet(hand: Stagehand, where: str = "") -> None:
    if hand.app.notices:
        raise FailedError(where + hand.app.notices[0])


def _expect(passed: bool, why: str) -> None:
    if not passed:
        raise FailedError(why)


def _opened(path: Path, read: Callable[[], Read]) -> Read:
    try:
        return read()
    except Exception as error:
        raise FailedError(f"{path.name} cannot be read ({reason(error)})") from error


def _one_line(error: BaseException) -> str:
    """What went wrong, and for what nobody foresaw also where."""
    text = " ".join(str(error).split()) or type(error).__name__
    if isinstance(error, FailedError):
        return text
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}: {text}"
