"""Is everybody there? Who has been heard of on Main Street, and the question "Ready?".

Bots flip and shoot whether anybody sits there or not. After two cards without a press by a living
person the table waits, so that nobody loses a gang while they are in the kitchen; so it does when a
person's turn to flip has run out and nobody has been heard of since the card before. One person's
key ends the waiting. Bots alone are asked nothing, and a game gone on with asks everybody anyway.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.slap45.shown import Stage
from scenes.kit.input.inputs import Input, Nav, nav
from scenes.kit.input.inputs import Kind as InputKind

if TYPE_CHECKING:
    from scenes.games.slap45.scene import SlapStreet

CARDS = 2
"""So many cards in a row without a press by a living person, and the table waits."""
WITHOUT_US = 5_000_000
"""So long the others are waited for once the first is back."""


class RollCall:
    """See the module's docstring. `nobody`: the table waits for somebody to be heard of."""

    def __init__(self, scene: SlapStreet) -> None:
        self._scene = scene
        self.nobody = False
        self._cards = 0
        self._heard = False
        self._called = False
        self._until_us: int | None = None

    # -- who is heard --------------------------------------------------------------------------
    def heard(self, event: Input) -> None:
        """A press: whether it is a living person's own. The dead have nothing to lose."""
        scene = self._scene
        doing = scene.presses.doing(event)
        seat = doing.seat if doing is not None else None
        if event.kind is InputKind.MOUSE_DOWN and len(scene.people) == 1:
            seat = scene.people[0]
        if seat in scene.people and scene.view().lives(seat):
            self._heard = True

    def card_settled(self) -> None:
        """A card is over: with or without anybody."""
        self._cards = 0 if self._heard else self._cards + 1
        self._heard = False

    @property
    def asks(self) -> bool:
        """Whether the next card must not come before somebody is heard of."""
        return self._cards >= CARDS and self._concerns()

    def turn_lost(self) -> bool:
        """A person has not flipped in their time: whether bots must not do it for them.

        So it is if nobody at all is heard of: not in this time, and not on the card before.
        """
        scene, view = self._scene, self._scene.view()
        before = self._cards > 0 or view.last is None
        bots = any(view.lives(s) and s not in scene.people for s in range(view.seats))
        asleep = bots and view.flipper in scene.people
        return asleep and before and not self._heard and self._concerns()

    def _concerns(self) -> bool:
        scene = self._scene
        living = any(scene.view().lives(seat) for seat in scene.people)
        return living and not scene.coached

    # -- the question --------------------------------------------------------------------------
    def call(self) -> None:
        """Nobody is heard of: wait until somebody is."""
        self.ask(False)
        self.nobody = self._called = True

    def ask(self, called_off: bool) -> None:
        """Everybody says when: after a pause, or when a card was called off."""
        scene = self._scene
        scene.called_off = called_off
        scene.ready.clear()
        scene.stage = Stage.ASK
        self.nobody = self._called = False
        self._until_us = None

    def done(self) -> None:
        """The game goes on."""
        self.nobody = self._called = False
        self._until_us = None
        self._cards = 0

    def answer(self, event: Input) -> bool:
        """Ready? A key of one's own answers for each; a key of nobody's, or Enter, for all.

        Where nobody was heard of, Enter only says that somebody is there after all.
        """
        scene = self._scene
        doing = scene.presses.doing(event)
        if doing is not None:
            if doing.seat in scene.asked():
                scene.ready.add(doing.seat)
                scene.app.sound.play("join", 0.7)
                self._first()
        elif nav(event) is Nav.CONFIRM or event.kind is InputKind.MOUSE_DOWN:
            if self.nobody:
                self.nobody = False
            else:
                scene.ready.update(scene.asked())
        else:
            return False
        return True

    def _first(self) -> None:
        """Somebody is back: the others have a few seconds to be so too."""
        self.nobody = False
        if self._called and self._until_us is None:
            twice = 2 if self._scene.app.settings.long_timers else 1
            self._until_us = self._scene.app.now_us + WITHOUT_US * twice

    def answered(self, now_us: int) -> bool:
        """Whether the game may go on: all have answered, or have been waited for long enough."""
        scene = self._scene
        over = self._until_us is not None and now_us >= self._until_us
        return over or scene.ready.issuperset(scene.asked())

    @property
    def left_s(self) -> int | None:
        """In how many whole seconds it goes on without the others; None: it waits for them."""
        if self._until_us is None:
            return None
        return max(1, -((self._scene.now_us - self._until_us) // 1_000_000))

    def wake_us(self) -> int | None:
        """When the line with the seconds changes."""
        if self._until_us is None or self._scene.stage is not Stage.ASK:
            return None
        return self._until_us - ((self._until_us - self._scene.now_us - 1) // 1_000_000) * 1_000_000
