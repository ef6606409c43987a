"""The bots of Slap .45 Mini: what they see, they answer after a drawn reaction time.

A card is answered once: what to press, and when, is drawn when it shows, from quickness.py by
level and by how hard the choice is. While it is live the answer changes only for what can be seen
(the base is taken, the card is gone), and again not before a reaction time to that.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.chairs import Decision
from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.core.reaction import FASTEST_MS, Choice, nerve_of
from game.slap45.quickness import card_reaction_us, form_of_the_day
from game.slap45.records import (
    FEINT,
    FLIP,
    LIFT,
    SLAP,
    Base,
    Deal,
    HandRule,
    Kind,
    Phase,
    Point,
    SlapView,
)
from game.slap45.stance import (
    HABITS,
    bases_to_take,
    hand_is_free,
    opponents,
    wants_card,
    whom_to_shoot,
)
from game.slap45.table import PATIENCE_US

COMMITTED_US = round(FASTEST_MS * 1000)
"""A press this near can no longer be held back or changed, whatever is seen."""
ASLEEP_US = 900_000
"""Who slips on a Move! notices this much later that everybody else has gone."""
FLIP_AFTER_US = (900_000, 1_800_000)
"""A flipper looks at what came of the last card first."""
LIFT_AFTER_US = (250_000, 800_000)
DEALER_EVERY_US = (700_000, 1_900_000)
JUMP_AFTER_US = (120_000, 700_000)
"""A false start comes this long after the flip, unless the card shows before."""

Span = tuple[int, int]

Press = tuple[int, Move]
"""When, on the game's clock, and what."""


@dataclass(slots=True)
class _Answer:
    """What a bot will press on the live card, in order; `before`: its presses until then."""

    presses: list[Press]
    before: int = 0


class SlapBot:
    """A bot for one seat. Levels: "easy", "middle", "hard"."""

    def __init__(self, level: str, rng: Stream) -> None:
        self._nerve = nerve_of(level)
        self._habits = HABITS[level]
        self._level = level
        self._rng = rng
        self._form = form_of_the_day(rng)
        self._asked_us = 0
        self._card_us: int | None = None
        self._answer = _Answer([])
        self._gives_up_us = 0
        self._flip_us: int | None = None
        self._jump_us: int | None = None
        self._turn_us: int | None = None
        self._stays = True
        self._quiet_us: list[int] = []

    def decide(self, view: View, seat: Seat, legal: Sequence[Move], now_us: int) -> Decision | None:
        """Answer for the table's view: a press at a time, or nothing for now."""
        assert isinstance(view, SlapView)
        if now_us < self._asked_us:  # a card called off has never been: think afresh
            self._card_us = self._flip_us = self._turn_us = None
        self._asked_us = now_us
        if view.phase is Phase.OVER:
            return None
        if not view.lives(seat):
            return self._deal(view, legal)
        if view.phase is Phase.FLIPPING:
            return self._jump(view.flipped_us, now_us)
        if view.phase is Phase.LIVE:
            return self._live(view, seat, now_us)
        return self._between(view, seat, legal, now_us)

    def _within(self, span: Span) -> int:
        return self._rng.randint(*span)

    def _react_us(self, choice: Choice) -> int:
        return card_reaction_us(self._level, choice, self._rng, self._form)

    # Between two cards

    def _between(
        self, view: SlapView, seat: Seat, legal: Sequence[Move], now_us: int
    ) -> Decision | None:
        if self._turn_us != view.turn_us:
            self._turn_us = view.turn_us
            self._stays = self._rng.random() < self._habits.stays
            self._quiet_us = [self._within(LIFT_AFTER_US), self._within(FLIP_AFTER_US)]
        lift_us, flip_us = (view.turn_us + wait_us for wait_us in self._quiet_us)
        hand = view.hands[seat]
        if hand >= 0 and not self._stays:
            move = LIFT if view.hand_rule is HandRule.HOLD else Base(hand)
            return Decision(move, lift_us)
        if FLIP in legal:
            return Decision(FLIP, flip_us if seat == view.flipper else flip_us + PATIENCE_US)
        return self._jump(view.feinted_us, now_us)

    def _jump(self, flipped_us: int | None, now_us: int) -> Decision | None:
        """A false start at a flip, a deal or a feint: nobody can tell these apart."""
        if flipped_us is None:
            return None
        if self._flip_us != flipped_us:
            self._flip_us = flipped_us
            jumps = self._rng.random() < self._nerve.false_start
            after_us = self._within(JUMP_AFTER_US)
            self._jump_us = flipped_us + after_us if jumps else None
        if self._jump_us is None or self._jump_us <= now_us:
            return None
        return Decision(SLAP, self._jump_us)

    def _deal(self, view: SlapView, legal: Sequence[Move]) -> Decision | None:
        """The dealer feints as often as it likes and picks a kind, each as likely as it is left."""
        if FEINT not in legal:
            return None
        if self._turn_us != view.turn_us:
            self._turn_us = view.turn_us
            self._quiet_us = []
            at_us = view.turn_us
            for _ in range(1 + self._rng.randint(0, self._habits.feints)):
                at_us += self._within(DEALER_EVERY_US)
                self._quiet_us.append(at_us)
        while len(self._quiet_us) > 1:
            feint_us = self._quiet_us[0]
            if view.feinted_us is None or view.feinted_us < feint_us:
                return Decision(FEINT, feint_us)
            self._quiet_us.pop(0)
        deck = view.deck
        kinds = [Kind.IRON] * deck.iron + [Kind.MOVE] * deck.move + [Kind.GUN] * deck.gun
        return Decision(Deal(kinds[int(self._rng.random() * len(kinds))]), self._quiet_us[0])

    # A live card

    def _live(self, view: SlapView, seat: Seat, now_us: int) -> Decision | None:
        assert view.card is not None and view.shown_us is not None
        made = sum(presser == seat for _, presser, _ in view.presses)
        if self._card_us != view.shown_us:
            self._card_us = view.shown_us
            self._answer = _Answer(self._first_answer(view, seat, view.card, view.shown_us), made)
            self._gives_up_us = self._react_us(Choice.GO_NO_GO)
        answer = self._answer
        if made > answer.before:
            answer.presses = answer.presses[made - answer.before :]
            answer.before = made
        self._think_again(view, seat, now_us)
        if not answer.presses:
            return None
        at_us, move = answer.presses[0]
        return Decision(move, at_us)

    def _first_answer(self, view: SlapView, seat: Seat, kind: Kind, shown_us: int) -> list[Press]:
        """What to press at this card, and when, decided as it shows."""
        slips = self._rng.random() < self._nerve.slip
        if kind is Kind.MOVE:
            return self._run(view, seat, shown_us + ASLEEP_US * slips)
        habits, rng = self._habits, self._rng
        shoots = wants_card(view, seat, kind, habits, rng)
        target = whom_to_shoot(view, seat, kind, habits, rng)
        aimed = rng.random() < habits.aims_before
        if slips:
            return []
        if shoots and target is not None and hand_is_free(view, seat):
            return self._shoot(view, seat, target, aimed, shown_us)
        return [] if view.covered(seat) else self._take_cover(view, seat, shown_us)

    def _run(self, view: SlapView, seat: Seat, from_us: int) -> list[Press]:
        """A Move!: into new cover, or by mistake onto the horse."""
        into_cover = self._take_cover(view, seat, from_us)
        if self._rng.random() < self._habits.slaps_horse:
            return [(from_us + self._react_us(Choice.GO_NO_GO), SLAP)]
        return into_cover

    def _take_cover(self, view: SlapView, seat: Seat, from_us: int) -> list[Press]:
        bases = bases_to_take(view, seat)
        if not bases:
            return []
        base = bases[int(self._rng.random() * len(bases))]
        choice = Choice.TWO if len(bases) <= 2 else Choice.FOUR
        return [(from_us + self._react_us(choice), Base(base))]

    def _shoot(
        self, view: SlapView, seat: Seat, target: Seat, aimed: bool, shown_us: int
    ) -> list[Press]:
        """Slap and point, nearly at once, the first of them after the reaction time.

        Alone against one, or aimed before, only the card has to be told; a hand in cover has
        to choose besides whether to leave it.
        """
        if len(opponents(view, seat)) > 1 and not aimed:
            choice = Choice.FOUR
        elif view.covered(seat):
            choice = Choice.TWO
        else:
            choice = Choice.GO_NO_GO
        first_us = shown_us + self._react_us(choice)
        locked_until_us = view.locked_until_us[seat]
        if locked_until_us is not None and first_us < locked_until_us:
            first_us = locked_until_us + self._react_us(Choice.SIMPLE)
        apart_us = round(abs(self._rng.gauss(0.0, self._habits.apart_ms)) * 1000)
        moves: list[Move] = [SLAP, Point(target)]
        if self._rng.random() < 0.5:
            moves.reverse()
        return [(first_us, moves[0]), (first_us + apart_us, moves[1])]

    def _think_again(self, view: SlapView, seat: Seat, now_us: int) -> None:
        """Change the answer for what has been seen on the card, a reaction time after it."""
        assert view.shown_us is not None
        answer = self._answer
        if not answer.presses:
            if view.card is Kind.MOVE and not view.covered(seat) and hand_is_free(view, seat):
                answer.presses = self._take_cover(view, seat, now_us)
            return
        at_us, move = answer.presses[0]
        if isinstance(move, Base):
            taken_us = self._taken_us(view, seat, move.base)
            if taken_us is not None and at_us > taken_us + COMMITTED_US:
                elsewhere = self._take_cover(view, seat, taken_us)
                answer.presses = [(max(at_us, later_us), base) for later_us, base in elsewhere]
        elif (
            view.shooter not in (None, seat)
            and view.slapped_us is not None
            and at_us > view.slapped_us + self._gives_up_us
            and hand_is_free(view, seat)
        ):
            answer.presses = []

    def _taken_us(self, view: SlapView, seat: Seat, base: int) -> int | None:
        """When somebody else's hand took the base, or None if it is still open."""
        assert view.shown_us is not None
        if base >= len(view.bases) or view.bases[base] in (None, seat):
            return None
        what, holder = f"base {base}", view.bases[base]
        return max(
            (
                view.shown_us + after_us
                for after_us, presser, pressed in view.presses
                if presser == holder and pressed == what
            ),
            default=view.shown_us,
        )


def make_bot(level: str, rng: Stream) -> SlapBot:
    """A bot of a level ("easy", "middle", "hard") with a random stream of its own.

    Raises ValueError for another level.
    """
    return SlapBot(level, rng)
