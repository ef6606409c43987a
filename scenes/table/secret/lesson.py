"""What the lessons at the tables with secret hands share: one person learns, in the first seat.

The rules are the game's own; nothing is saved, Esc leaves, and a press after the end goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.chairs import Chair
from game.core.engine import Seat
from scenes.kit.input.inputs import Input
from scenes.kit.text.words import _
from scenes.table.lesson_offer import LessonOffer
from scenes.table.secret.scene import SecretTable
from scenes.table.table import Table

if TYPE_CHECKING:
    from scenes.kit.app.app import App

PUPIL: Seat = 0
Lent = tuple[tuple[int, Seat], ...]
"""Pads and the seats they go back to."""


def lend(app: App, person: Seat) -> Lent:
    """Give a person's pad to the pupil's seat, before the lesson's table is made; what to give
    back afterwards."""
    pad, first = app.pads.pad_of(person), app.pads.pad_of(PUPIL)
    if person == PUPIL or (pad is None and first is None):
        return ()
    if first is not None:
        app.pads.assign(first, None)
    if pad is not None:
        app.pads.assign(pad, PUPIL)
    return tuple((held, seat) for held, seat in ((pad, person), (first, PUPIL)) if held is not None)


def give_back(app: App, lent: Lent) -> None:
    """After a lesson: pads go back to whom they belong to, and so does one that took the place of
    the pupil's when that was unplugged. One that is still missing is missed where it belongs."""
    if not lent:
        return
    held = app.pads.pad_of(PUPIL)
    if held is not None:
        app.pads.assign(held, None)
    app.pads.miss_none(PUPIL)
    for pad, seat in lent:
        replaced = seat != PUPIL and held is not None and pad not in app.pads.plugged
        app.pads.assign(held if replaced and held is not None else pad, seat)


class StillTable(Table):
    """A table whose clock stands: the bots at it do nothing of their own accord."""

    def run(self, now_us: int, on: bool) -> None:
        """Nothing is due at a lesson's table."""


class Lesson(SecretTable):
    """Goes before a game's scene among the bases of its first round."""

    lent: Lent = ()

    @property
    def closing(self) -> bool:
        """The lesson is over and says so; a press goes on."""
        raise NotImplementedError

    def only_bots(self) -> bool:
        """What is taught goes by no faster for it."""
        return False

    def go_on(self) -> None:
        """After the end: back to where one came from."""
        self.app.pop()

    def aside(self, event: Input) -> bool:
        if not self.closing:
            return super().aside(event)
        self.app.sound.play("confirm")
        self.go_on()
        return True

    def leave(self) -> None:
        """Nothing of it is kept, and pads go back to whom they belong to."""
        self.secrets.hide()
        give_back(self.app, self.lent)

    def open_pause(self, why: str = "") -> None:
        """Esc goes back to where one came from; when nobody asked, the lesson just waits."""
        if not why:
            self.app.sound.play("back")
            self.app.pop()

    def undo(self) -> str | None:
        return _("There is nothing to take back in a lesson.")


class PupilOffer(LessonOffer):
    """The offer of such a lesson: the first person of the table is its pupil, their pad with them.

    Subclasses give `lesson_for` in place of `lesson`.
    """

    def lesson_for(self, pupil: Chair) -> Lesson:
        """The lesson with this person in its first seat."""
        raise NotImplementedError

    def lesson(self) -> Lesson:
        person = self.table.people(range(self.table.seats))[0]
        lent = lend(self.app, person)
        scene = self.lesson_for(self.table.session.chairs[person])
        scene.lent = lent
        return scene
