"""People at a table with secret hands in the real window: what they press, by the public log alone.

`Hands` opens curtains, holds to look, and makes moves; where it needs to know where the cursor has
to go, it asks the autosave, as everybody may see it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from Xlib import X

from game.controls.gestures import Act
from game.controls.zones import zones_for
from game.core.loading import replay_command
from tests.window.conftest import PATIENCE_S, Driver, Fact

ENTER, ESCAPE, SPACE = 40, 41, 44
RIGHT, LEFT, DOWN, UP = 79, 80, 81, 82
NOBODYS = (30, 31, 39)
"""One, two and zero: in nobody's patch."""
IMPATIENT_S = 0.45
SHOWS = ("Scored", "ShownDown", "RoundEnded")
"""What is followed by pictures that want to be read."""
AGAIN_S = 0.14
"""A key again sooner may count as a switch that chatters: where a frame takes long, two presses are
read in one go."""
UNSEEN_S = 0.27
"""A press sooner after a prompt does nothing."""
LONGEST_S = 60.0
WIDTH, HEIGHT = 960, 540
BENCH = (0, HEIGHT * 2 // 3, WIDTH, HEIGHT // 3)
"""The window's size in these tests, and its lower third, where a hand lies."""
STILL_GRABS = 2
"""So many pictures a tenth of a second apart are the same when all is at rest."""
LABELS = ("peek", "swap", "pee", "hold")
"""What one may do in the washroom, in the order of the planks."""


def event(*names: str) -> Callable[[Fact], bool]:
    return lambda fact: fact.get("event") in names


def what(*names: str) -> Callable[[Fact], bool]:
    return lambda fact: fact.get("event") == "game" and fact.get("what") in names


def scene(*names: str) -> Callable[[Fact], bool]:
    return lambda fact: fact.get("event") == "scene" and fact.get("name") in names


def saved(data: Path, *, over: bool = False) -> dict[str, Any] | None:
    """Where the autosave leads, as everybody may see it; None if there is none.

    It is written beside the game: one that is on its way is waited for, and with `over` the end.
    """
    path = data / "saves" / "autosave.json"
    told: dict[str, Any] | None = None
    until_s = time.monotonic() + PATIENCE_S
    while time.monotonic() < until_s:
        if not any(path.parent.glob("*.part")):
            told = None
            if path.exists():
                outcome = replay_command(path, "table")
                told = json.loads(outcome.stdout) if outcome.status == 0 else None
            if not over or (told is not None and told["over"]):
                break
        time.sleep(0.02)
    return told


def grab(driver: Driver, box: tuple[int, int, int, int] | None = None) -> bytes:
    """What the window shows, or a part of it (x, y, w, h in pixels), as raw pixels."""
    window = driver.window()
    size = window.get_geometry()
    x, y, w, h = box or (0, 0, size.width, size.height)
    data = window.get_image(x, y, w, h, X.ZPixmap, 0xFFFFFFFF).data
    return data if isinstance(data, bytes) else data.encode("latin-1")


def settled(
    driver: Driver, box: tuple[int, int, int, int] | None = None, *, other_than: bytes = b""
) -> bytes:
    """The same once it has come to rest, and shows something `other_than` that. Fails if it never
    does."""
    before, same = b"", 0
    for _ in range(80):
        now = grab(driver, box)
        same = same + 1 if now == before and now != other_than else 0
        if same == STILL_GRABS:
            return now
        before = now
        time.sleep(0.1)
    raise AssertionError("the picture does not come to rest, or stays as it was")


class Hands:
    """`people` sit at the first chairs with patches of their own, as the game hands them out."""

    def __init__(self, driver: Driver, game: str, data: Path, people: int = 2) -> None:
        self.driver, self.game, self.data = driver, game, data
        self._zones = zones_for(people)
        self.opened: list[int] = []
        """For whom the curtain was opened, in order."""
        self.pressed = 0
        self._new = True
        self._struck_s: dict[int, float] = {}
        self._nobodys = NOBODYS[0]

    def key(self, seat: int, act: Act) -> int:
        """The key a person has for an act."""
        code = self._zones[seat].key_for(act)
        assert code is not None
        return code

    def tap(self, seat: int, *acts: Act) -> None:
        """Tap one's own keys one after the other, slowly enough to be believed."""
        for act in acts:
            code = self.key(seat, act)
            time.sleep(max(UNSEEN_S, self._struck_s.get(code, 0.0) + AGAIN_S - time.monotonic()))
            self.driver.tap(code)
            self._struck_s[code] = time.monotonic()

    # -- the curtain ---------------------------------------------------------------------------
    def open(self, seat: int) -> None:
        """Open the curtain that hangs for somebody."""
        for rest_s in (0.05, 0.6, 0.6):  # a busy machine may take a press for chatter
            time.sleep(rest_s)
            self.tap(seat, Act.SLAP)
            if self.heard(event("curtain_open"), 1.5):
                self.opened.append(seat)
                return
        raise AssertionError(f"the curtain stays; told: {self.driver.facts[-12:]}")

    def heard(self, wanted: Callable[[Fact], bool], seconds: float) -> Fact | None:
        """The next fact that is `wanted`, None if it does not come in time."""
        try:
            return self.driver.wait(wanted, seconds)
        except AssertionError:
            assert self.driver.process.poll() is None, "the program has ended"
            return None

    def cannot_open(self, seat: int) -> None:
        """Keys of others, and of nobody, leave the curtain that hangs for somebody where it is."""
        other = 1 - seat
        self.driver.tap(
            *(self.key(other, act) for act in (Act.SLAP, Act.POINT, Act.COVER)),
            *(self.key(seat, act) for act in (Act.POINT, Act.LEFT)),
            ENTER, SPACE,
        )  # fmt: skip
        told = self.driver.told(0.3)
        assert not [fact for fact in told if event("curtain_open", "press", "scene")(fact)]

    # -- a game --------------------------------------------------------------------------------
    def play(
        self, until: Callable[[Fact], bool], seconds: float = LONGEST_S, *, showing: bool = False
    ) -> Fact:
        """Play on until something is told; it is given back. `showing`: pictures are on already."""
        end_s = time.monotonic() + seconds
        while time.monotonic() < end_s:
            fact = self.heard(
                lambda f: until(f) or event("curtain", "prompt")(f) or what(*SHOWS)(f),
                IMPATIENT_S if showing else end_s - time.monotonic(),
            )
            if fact is None:
                self.hurry()
                continue
            if until(fact):
                return fact
            showing = fact["event"] == "game"
            if fact["event"] == "curtain":
                self.open(fact["seat"])
            elif fact["event"] == "prompt":
                found = self._answer(fact["seat"], fact["moves"], until)
                if found is not None:
                    return found
        raise AssertionError(f"not in {seconds} s; told: {self.driver.facts[-12:]}")

    def hurry(self) -> None:
        """Enough of what is shown: any key goes on, nobody's too, and not the same one at once."""
        self._nobodys = NOBODYS[(NOBODYS.index(self._nobodys) + 1) % len(NOBODYS)]
        self.driver.tap(self._nobodys)

    def _answer(
        self, seat: int, moves: list[str], until: Callable[[Fact], bool]
    ) -> Fact | None:  # fmt: skip
        """Make a move; gives what was waited for if it came meanwhile."""
        if self._new:  # the first open hand takes a while to draw
            self._new = False
            settled(self.driver, BENCH)
        time.sleep(0.1)
        getattr(self, f"_{self.game}")(seat, moves)
        fact = self.heard(lambda f: until(f) or event("press", "curtain")(f), 1.5)
        if fact is None:
            self.start_over()
        elif until(fact):
            return fact
        elif fact["event"] == "curtain":  # somebody reads what their move has shown them
            self.open(fact["seat"])
        else:
            self.pressed += 1
        return None

    def start_over(self) -> None:
        """Pause and go on: the turn begins behind the curtain once more."""
        for _ in range(4):  # a choice half made goes back a step first
            self.driver.tap(ESCAPE)
            if self.heard(scene("pause"), 0.6):
                break
        self.go_on()

    def go_on(self) -> None:
        """Back from the pause sheet."""
        for _ in range(4):
            time.sleep(0.4)
            self.driver.tap(ENTER)
            if self.heard(scene(self.game), 1.0):
                time.sleep(0.4)
                return
        raise AssertionError(f"the pause does not end; told: {self.driver.facts[-12:]}")

    def _monster(self, seat: int, moves: list[str]) -> None:
        """Throw what has to go; where that is too much, fold."""
        self.tap(seat, Act.LEFT, Act.LEFT, Act.SLAP)
        found = self.heard(event("press", "refused"), 1.5)
        if found is not None and found["event"] == "refused":
            self.tap(seat, Act.RIGHT, Act.SLAP)
        elif found is not None:
            self.driver.again(found)

    def _monster_gunslingers(self, seat: int, moves: list[str]) -> None:
        """Open the first door that is shut, past the cards of the hand: for that nobody looks."""
        state = (saved(self.data) or {}).get("state", {})
        if state:
            held, door = len(state["hands"][seat]), state["up"].index(False)
        else:  # nothing is saved before the first move
            chairs = 1 + max(f["seat"] for f in self.driver.facts if event("seat")(f))
            held, door = (5 if chairs == 2 else 4), 0
        self.tap(seat, *[Act.RIGHT] * (held + door), Act.SLAP)

    def _texas_hold_it(self, seat: int, moves: list[str]) -> None:
        """Peek first of all and lie; then stand where there is room, else hold it."""
        if moves == ["say"]:
            self.tap(seat, Act.RIGHT, Act.SLAP)
            return
        if "pass" in moves:
            self.tap(seat, Act.RIGHT, Act.SLAP)
            return
        if "peek" in moves and not self.opened:
            self.tap(seat, Act.SLAP, Act.SLAP)
            return
        free = [label for label in LABELS if label in moves]
        wanted = "pee" if "pee" in moves else "hold"
        steps = LABELS.index(wanted) - LABELS.index(free[0])
        self.tap(seat, *[Act.RIGHT] * steps, Act.SLAP)
        if wanted == "pee":
            self.tap(seat, Act.SLAP)
