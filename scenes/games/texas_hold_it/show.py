"""How the washroom's events look and sound: each one becomes a stretch of film and a log line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.engine import Event, Seat
from game.texas_hold_it import events as e
from scenes.games.texas_hold_it.moments import Doing
from scenes.games.texas_hold_it.reveal import Reveal
from scenes.games.texas_hold_it.rumble import FEEL_US
from scenes.games.texas_hold_it.shown import Banner, Cowboy, Shown, Tag
from scenes.games.texas_hold_it.words import card_word, why_over
from scenes.kit.draw.banners import coming, going
from scenes.kit.draw.tweens import Call, Effect, Read, Tween, Wait, between
from scenes.kit.text.words import _, join, n_

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom

SHORT_US, LONG_US = 1_100_000, 2_600_000
PIN_US, STEP_US, HOLD_US = 340_000, 420_000, 450_000
HOP_US, SWAP_US, SWAP_MORE_US, LAND_US = 160_000, 560_000, 110_000, 160_000
HIGH_U, LOW_U = 118.0, 26.0
"""How high the one who goes behind is lifted, and the one in front."""
SEEN_US = 700_000
"""How long two who changed places at once (no animation) are pointed out."""


class Show:
    """Puts events on film for the scene it belongs to."""

    def __init__(self, scene: Washroom) -> None:
        self._scene = scene
        self._film = scene.film
        self._sound = scene.app.sound
        self._reveal = Reveal(scene, self._note, self._banner)

    @property
    def _shown(self) -> Shown:
        return self._scene.shown

    def _name(self, seat: Seat) -> str:
        return self._scene.table.short(seat)

    def event(self, event: Event) -> None:
        """Queue the pictures of one event, as everybody may see it."""
        match event:
            case e.RoundBegan():
                self._began(event)
            case e.Peeked():
                self._peeked(event)
            case e.Claimed():
                self._claimed(event)
            case e.Swapped():
                self._swapped(event)
            case e.TookPlace():
                self._took(event)
            case e.Held():
                self._held(event)
            case e.Passed():
                passes = Doing(event.seat, "pass")
                self._film.add(Call(lambda: self._shown.does(passes)), Call(self._next))
                self._note(_("{name}, who is out, lets it be.").format(name=self._name(event.seat)))
            case e.TurnedUp():
                self._reveal.turned_up(event)
            case e.Scored():
                self._reveal.scored(event)
            case e.KnockedOut():
                self._out(event)
            case e.PlayOff():
                self._play_off(event)
            case e.GameOver():
                self._over(event)

    # -- a round -------------------------------------------------------------------------------
    def _began(self, event: e.RoundBegan) -> None:
        shown, scene = self._shown, self._scene
        goals = scene.row.xs(len(event.cowboys))

        def begin() -> None:
            shown.round, shown.dealer, shown.cowboys = event.round, event.dealer, event.cowboys
            shown.row = [Cowboy(x) for x in goals]
            shown.clear()
            self._sound.play("doors", 0.5)

        def walk_in(part: float) -> None:
            """Out of the swing doors, one behind the other."""
            reduced = scene.app.settings.reduced_motion
            for i, cowboy in enumerate(shown.row):
                late = i * 0.08
                own = min(1.0, max(0.0, (part - late) / (1 - late)))
                cowboy.fade = min(1.0, own * 2)
                if not reduced:
                    cowboy.x = between(goals[i] - 130, goals[i], own)
                    cowboy.lift = 16 * abs(own * 4 % 2 - 1) * (1 - own)

        self._film.add(Call(begin), Tween(620_000, walk_in, "out"))
        title = _("Round {number}").format(number=event.round)
        line = _("{name} goes first.").format(name=self._name(event.dealer))
        if event.round > 1:
            self._banner(Banner(title, line), SHORT_US)
        self._note(f"{title}. {line}")
        self._film.add(Call(partial(self._turn, event.dealer)))

    def _turn(self, seat: Seat | None) -> None:
        self._shown.active = seat
        self._shown.caption, self._shown.moment = "", None
        if seat is not None:
            self._sound.play("turn", 0.5)

    def _next(self) -> None:
        """Whose turn it is, if the round goes on: what ends it is told first."""
        known = self._scene.known()
        if known.round == self._shown.round and not known.over:
            self._turn(known.player)

    # -- turns ---------------------------------------------------------------------------------
    def _peeked(self, event: e.Peeked) -> None:
        name = self._name(event.seat)
        words = _("{name} peeks at cowboy {number}.").format(name=name, number=event.gap + 1)

        def look() -> None:
            self._shown.peeped, self._shown.swapped = event.gap, None
            self._shown.caption = words
            self._shown.does(Doing(event.seat, "peek", (event.gap + 1,)))
            self._sound.play("knock", 0.5)

        self._film.add(Call(look), Wait(320_000))
        if self._scene.felt == event.seat:
            self.feel(event.seat)
        self._note(words)

    def feel(self, seat: Seat) -> None:
        """A pad tells its holder a card; the wait is the same for every card and tells nothing."""
        words = _("{name} feels it in the pad.").format(name=self._name(seat))

        def caption() -> None:
            self._shown.caption = words

        self._film.add(Call(caption), Read(FEEL_US))

    def _claimed(self, event: e.Claimed) -> None:
        shown = self._shown
        tag = Tag(event.seat, event.says, fall=0.0)
        facts = {"name": self._name(event.seat), "number": event.gap + 1}
        if event.says is None:
            words = _("{name} has seen cowboy {number}. Out with it, aloud!").format(**facts)
        else:
            words = _("{name} says of cowboy {number}: {word}.").format(
                **facts, word=card_word(event.says).lower()
            )

        def pin() -> None:
            shown.peeped = shown.swapped = None
            shown.caption = words
            shown.does(Doing(event.seat, "say", (event.gap + 1,), event.says))
            shown.row[event.gap].tags.append(tag)
            self._sound.play("say", 0.7)

        def fall(part: float) -> None:
            tag.fall = part

        self._film.add(Call(pin), Tween(PIN_US, fall, "in_out"))
        self._film.add(Call(lambda: self._sound.play("pin", 0.7)), Wait(260_000), Call(self._next))
        self._note(words)

    def _swapped(self, event: e.Swapped) -> None:
        shown, scene = self._shown, self._scene
        one, other = event.gaps
        words = _("{name} swaps cowboys {one} and {other}.").format(
            name=self._name(event.seat), one=one + 1, other=other + 1
        )

        def begin() -> None:
            shown.peeped, shown.swapped = None, None
            shown.caption = words
            shown.does(Doing(event.seat, "swap", (one + 1, other + 1)))
            shown.row[one].depth, shown.row[other].depth = 1, -1
            self._sound.play("swap_shuffle")

        def settle() -> None:
            row, xs = shown.row, scene.row.xs(len(shown.row))
            row[one], row[other] = row[other], row[one]
            for gap in (one, other):
                row[gap].depth, row[gap].lift, row[gap].fade = 0, 0.0, 1.0
                row[gap].x = xs[gap]
            shown.swapped = event.gaps

        self._film.add(Call(begin), *self._exchange(one, other), Call(settle))
        moves = scene.app.settings.speed != "off"
        self._film.add(Wait(250_000) if moves else Read(SEEN_US), Call(self._next))
        self._note(words)

    def _exchange(self, one: int, other: int) -> list[Effect]:
        """Two change places: lifted, one in front of the row, one behind it, and set down."""
        shown, scene = self._shown, self._scene
        ends: list[float] = []

        def pair() -> tuple[Cowboy, Cowboy]:
            a, b = shown.row[one], shown.row[other]
            if not ends:
                ends.extend((a.x, b.x))
            return a, b

        def fade(part: float) -> None:
            for cowboy in pair():
                cowboy.fade = 1 - part

        def come(part: float) -> None:
            a, b = pair()
            a.x, b.x = ends[1], ends[0]
            a.fade = b.fade = part

        if scene.app.settings.reduced_motion:
            return [Tween(SWAP_US // 2, fade, "in_out"), Tween(SWAP_US // 2, come, "in_out")]

        def lift(part: float) -> None:
            a, b = pair()
            a.lift, b.lift = LOW_U * part, HIGH_U * part

        def move(part: float) -> None:
            a, b = pair()
            a.x, b.x = between(ends[0], ends[1], part), between(ends[1], ends[0], part)
            arc = 4 * part * (1 - part)
            a.lift, b.lift = LOW_U * (1 - 2 * arc), HIGH_U + 22 * arc

        def land(part: float) -> None:
            lift(1 - part)

        way_us = SWAP_US + SWAP_MORE_US * (other - one)
        return [Tween(HOP_US, lift, "out"), Tween(way_us, move, "in_out"), Tween(LAND_US, land)]

    def _took(self, event: e.TookPlace) -> None:
        shown = self._shown
        words = _("{name} pees between cowboys {one} and {other}.").format(
            name=self._name(event.seat), one=event.urinal + 1, other=event.urinal + 2
        )

        def step_up() -> None:
            shown.peeped = shown.swapped = None
            shown.urinals[event.urinal] = event.seat
            shown.stepping[event.urinal] = 0.0
            shown.caption = words
            shown.does(Doing(event.seat, "pee", (event.urinal + 1, event.urinal + 2)))
            self._sound.play("shoes_squeak", 0.8)

        def walk(part: float) -> None:
            shown.stepping[event.urinal] = part

        def lock() -> None:
            shown.stepping.pop(event.urinal, None)
            shown.locked = frozenset(event.locked)
            self._sound.play("zip", 0.8)

        self._film.add(Call(step_up), Tween(STEP_US, walk, "out"), Call(lock), Wait(350_000))
        self._film.add(Call(self._next))
        self._note(words)

    def _held(self, event: e.Held) -> None:
        shown = self._shown
        words = _("{name} holds it.").format(name=self._name(event.seat))

        def cross() -> None:
            shown.peeped = shown.swapped = None
            shown.holding.append(event.seat)
            shown.called = True
            shown.caption = words
            shown.does(Doing(event.seat, "hold"))
            self._sound.play("shoes_squeak", 0.6)

        self._film.add(Call(cross), Wait(HOLD_US))
        self._note(words)
        if event.calls and not self._ends_round():
            line = _("From now on it is pee or hold it, for everybody.")
            title = _("{name} holds it!").format(name=self._name(event.seat))
            self._banner(Banner(title, line), SHORT_US)
        self._film.add(Call(self._next))

    def _ends_round(self) -> bool:
        """Whether the cowboys turn round next: nobody is left to decide."""
        pending = self._scene.table.pending
        return bool(pending) and isinstance(pending[0], e.TurnedUp)

    # -- who is left ---------------------------------------------------------------------------
    def _out(self, event: e.KnockedOut) -> None:
        names = join([self._name(seat) for seat in event.seats])

        def leave() -> None:
            shown = self._shown
            shown.caption = ""
            shown.cowboys = tuple(seat for seat in shown.cowboys if seat not in event.seats)
            self._sound.play("doors")

        self._film.add(Call(leave))
        title = n_("{names} is out", "{names} are out", len(event.seats)).format(names=names)
        line = _(
            "Three wet points. But the talking goes on: once out, you may still peek, and lie."
        )
        self._banner(Banner(title, line), LONG_US)
        self._note(f"{title}.")

    def _play_off(self, event: e.PlayOff) -> None:
        names = join([self._name(seat) for seat in event.cowboys])
        line = _("{names} are tied at three dry points or more, and play on.").format(names=names)

        def narrow() -> None:
            self._shown.cowboys, self._shown.play_off = event.cowboys, True
            self._shown.caption = ""

        self._film.add(Call(narrow))
        self._banner(Banner(_("Play-off"), line), LONG_US)
        self._note(line)

    def _over(self, event: e.GameOver) -> None:
        names = join([self._name(seat) for seat in event.winners])

        def cheer() -> None:
            self._sound.play("fanfare_win")
            self._sound.play("crowd_cheer")
            self._shown.active, self._shown.caption = None, ""
            self._shown.moods.update(dict.fromkeys(event.winners, "glad"))

        title = n_("{name} wins!", "{name} win together!", len(event.winners)).format(name=names)
        self._film.add(Call(cheer))
        self._banner(Banner(title, why_over(event.ending)), LONG_US)
        self._note(title)
        self._film.add(Call(self._scene.game_over))

    # -- small things --------------------------------------------------------------------------
    def _note(self, line: str) -> None:
        self._film.add(Call(lambda: self._scene.tell(line)))

    def _banner(self, banner: Banner, stay_us: int) -> None:
        self._film.add(coming(self._shown, banner), Read(stay_us), going(self._shown))
