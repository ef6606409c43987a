"""How the washroom's events look and sound: each one becomes a stretch of film and a log line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.engine import Event, Seat
from game.texas_hold_it import events as e
from game.texas_hold_it.records import Card
from scenes.kit.tweens import Call, Read, Sequence, Together, Tween, Wait, between, later
from scenes.kit.words import _, n_
from scenes.texas_hold_it.plate import point_at
from scenes.texas_hold_it.rumble import FEEL_US
from scenes.texas_hold_it.shown import Banner, Cowboy, Flying, Shown, Tag
from scenes.texas_hold_it.words import card_word, gap_word, join, why_over

if TYPE_CHECKING:
    from scenes.texas_hold_it.scene import Washroom

IN_US, OUT_US = 260_000, 200_000
SHORT_US, LONG_US = 1_100_000, 2_600_000
TURN_US, SPRAY_US, FLY_US = 380_000, 700_000, 520_000
SWAP_US, PIN_US = 620_000, 300_000
SOUNDS = {"cactus": "trickle", "snake": "trickle", "gas": "gas", "calm": "whistle"}


class Show:
    """Puts events on film for the scene it belongs to."""

    def __init__(self, scene: Washroom) -> None:
        self._scene = scene
        self._film = scene.film
        self._sound = scene.app.sound

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
                self._film.add(Call(self._next))
                self._note(_("{name}, who is out, lets it be.").format(name=self._name(event.seat)))
            case e.TurnedUp():
                self._turned_up(event)
            case e.Scored():
                self._scored(event)
            case e.KnockedOut():
                self._out(event)
            case e.PlayOff():
                self._play_off(event)
            case e.GameOver():
                self._over(event)

    # -- a round -------------------------------------------------------------------------------
    def _began(self, event: e.RoundBegan) -> None:
        shown, scene = self._shown, self._scene

        def begin() -> None:
            count = len(event.cowboys)
            shown.round, shown.dealer, shown.cowboys = event.round, event.dealer, event.cowboys
            shown.row = [Cowboy(x) for x in scene.row.xs(count)]
            shown.urinals = [None] * (count - 1)
            shown.holding, shown.locked, shown.called = [], frozenset(), False
            shown.hit.clear()
            shown.moods.clear()
            shown.peeped = None
            self._sound.play("swap_shuffle", 0.7)

        def walk_in(part: float) -> None:
            for i, cowboy in enumerate(shown.row):
                goal = scene.row.xs(len(shown.row))[i]
                cowboy.x = between(goal + 60, goal, part)
                cowboy.lift = 18 * abs(part * 4 % 2 - 1) * (1 - part)

        self._film.add(Call(begin), Tween(520_000, walk_in, "out"))
        title = _("Round {number}").format(number=event.round)
        line = _("{name} goes first.").format(name=self._name(event.dealer))
        if event.round > 1:
            self._banner(Banner(title, line), SHORT_US)
        self._note(f"{title}. {line}")
        self._film.add(Call(partial(self._turn, event.dealer)))

    def _turn(self, seat: Seat | None) -> None:
        self._shown.active = seat
        if seat is not None:
            self._sound.play("turn", 0.5)

    def _next(self) -> None:
        self._turn(self._scene.known().player)

    # -- turns ---------------------------------------------------------------------------------
    def _peeked(self, event: e.Peeked) -> None:
        def look() -> None:
            self._shown.peeped = event.gap
            self._sound.play("knock", 0.5)

        self._film.add(Call(look), Wait(350_000))
        if self._scene.felt == event.seat:
            self._film.add(Read(FEEL_US))  # the same for every card: the wait tells nothing
        words = _("{name} peeks at {cowboy}.")
        self._note(words.format(name=self._name(event.seat), cowboy=gap_word(event.gap)))

    def _claimed(self, event: e.Claimed) -> None:
        shown = self._shown
        tag = Tag(event.seat, event.says, fall=0.0)

        def pin() -> None:
            shown.peeped = None
            shown.row[event.gap].tags.append(tag)
            self._sound.play("say", 0.7)

        def fall(part: float) -> None:
            tag.fall = part

        self._film.add(Call(pin), Tween(PIN_US, fall, "in_out"))
        self._film.add(Call(lambda: self._sound.play("pin", 0.7)), Call(self._next))
        if event.says is None:
            words = _("{name} has seen {cowboy}. Say it aloud!")
            self._note(words.format(name=self._name(event.seat), cowboy=gap_word(event.gap)))
        else:
            words = _("{name} says of {cowboy}: {word}.")
            self._note(
                words.format(
                    name=self._name(event.seat),
                    cowboy=gap_word(event.gap),
                    word=card_word(event.says),
                )
            )

    def _swapped(self, event: e.Swapped) -> None:
        shown = self._shown
        one, other = event.gaps
        ends: list[float] = []

        def move(part: float) -> None:
            a, b = shown.row[one], shown.row[other]
            if not ends:
                ends.extend((a.x, b.x))
                a.front = True
                self._sound.play("swap_shuffle")
            arc = 4 * part * (1 - part)
            a.x, b.x = between(ends[0], ends[1], part), between(ends[1], ends[0], part)
            a.lift, b.lift = -26 * arc, 34 * arc

        def settle() -> None:
            row = shown.row
            row[one], row[other] = row[other], row[one]
            for gap in (one, other):
                row[gap].front, row[gap].lift = False, 0.0
                row[gap].x = self._scene.row.xs(len(row))[gap]
            self._next()

        self._film.add(Tween(SWAP_US, move, "in_out"), Call(settle))
        words = _("{name} swaps {one} and {other}.")
        self._note(
            words.format(name=self._name(event.seat), one=gap_word(one), other=gap_word(other))
        )

    def _took(self, event: e.TookPlace) -> None:
        shown = self._shown

        def step_up() -> None:
            shown.urinals[event.urinal] = event.seat
            shown.locked = frozenset(event.locked)
            self._sound.play("shoes_squeak", 0.8)

        self._film.add(Call(step_up), Wait(450_000), Call(self._next))
        words = _("{name} takes place {number}.")
        self._note(words.format(name=self._name(event.seat), number=event.urinal + 1))

    def _held(self, event: e.Held) -> None:
        shown = self._shown

        def cross() -> None:
            shown.holding.append(event.seat)
            shown.called = True
            self._sound.play("shoes_squeak", 0.6)

        self._film.add(Call(cross), Wait(350_000))
        name = self._name(event.seat)
        self._note(_("{name} holds it.").format(name=name))
        if event.calls:
            line = _("From now on it is pee or hold it, for everybody.")
            self._banner(Banner(_("{name} holds it!").format(name=name), line), SHORT_US)
        self._film.add(Call(self._next))

    # -- the reveal ----------------------------------------------------------------------------
    def _turned_up(self, event: e.TurnedUp) -> None:
        """From the cactus to the snake, one cowboy after another."""
        shown = self._shown

        def begin() -> None:
            self._turn(None)
            shown.peeped = None
            self._sound.play("drip")

        self._film.add(Call(begin), Wait(500_000))
        for gap, card in enumerate(event.ended.gaps):
            self._film.add(self._one(gap, card, event))
        self._film.add(Read(700_000))
        lies = [
            claim
            for claim in event.claims
            if claim.says is not None and claim.says != event.ended.gaps[claim.gap]
        ]
        if lies:
            names = join(sorted({self._name(claim.seat) for claim in lies}))
            self._note(_("Lies came from {names}.").format(names=names))

    def _one(self, gap: int, card: Card, event: e.TurnedUp) -> Sequence:
        shown = self._shown
        struck: list[int] = []
        last = len(event.ended.urinals) - 1
        if card in (Card.CACTUS, Card.GAS) and gap > 0:
            struck.append(gap - 1)
        if card in (Card.SNAKE, Card.GAS) and gap <= last:
            struck.append(gap)

        def turn(part: float) -> None:
            cowboy = shown.row[gap]
            cowboy.card = card.value
            cowboy.turned = part

        def judge() -> None:
            for tag in shown.row[gap].tags:
                tag.truth = tag.says == card.value if tag.says is not None else None
            self._sound.play(SOUNDS[card.value], 0.8)

        def spray(part: float) -> None:
            shown.row[gap].spray = part if part < 1 else -1.0
            for urinal in struck:
                before = shown.hit.get(urinal, 0.0)
                shown.hit[urinal] = max(before, min(0.99, max(0.0, part * 2 - 1)))

        def land() -> None:
            for urinal in struck:
                shown.hit[urinal] = 1.0
                seat = event.ended.urinals[urinal]
                if seat is not None:
                    shown.moods[seat] = "sour"
                    self._sound.play("splash", 0.8)

        return Sequence(
            Tween(TURN_US, turn, "in_out"),
            Call(judge),
            Tween(SPRAY_US if card is not Card.CALM else SPRAY_US // 2, spray, "linear"),
            Call(land),
            Wait(150_000),
        )

    def _scored(self, event: e.Scored) -> None:
        shown, scene = self._shown, self._scene
        last = scene.known().last_round
        if last is None:
            return
        flights = []
        for seat in range(len(shown.dry)):
            for wet, points in ((False, last.dry[seat]), (True, last.wet[seat])):
                for _k in range(points):
                    flights.append((seat, wet))
        order = [later(i * 180_000, self._point(*flight)) for i, flight in enumerate(flights)]
        if order:
            self._film.add(Together(*order))

        def settle() -> None:
            shown.dry, shown.wet = list(event.dry), list(event.wet)

        self._film.add(Call(settle))
        self._told(last.dry, last.wet)
        if event.spared:
            line = _("That would put out everybody: back to two wet points each.")
            self._banner(Banner(_("Spared"), line), LONG_US)
            self._note(line)
        else:
            self._film.add(Read(900_000))

    def _told(self, dry: tuple[int, ...], wet: tuple[int, ...]) -> None:
        for seat, (good, bad) in enumerate(zip(dry, wet, strict=True)):
            name = self._name(seat)
            if good:
                self._note(_("{name} stays dry.").format(name=name))
            elif bad:
                words = n_("{name} gets {count} wet point.", "{name} gets {count} wet points.", bad)
                self._note(words.format(name=name, count=bad))

    def _point(self, seat: Seat, wet: bool) -> Tween:
        """An umbrella or a puddle from where it happened to the plate."""
        shown, scene = self._shown, self._scene
        thing = Flying("puddle" if wet else "umbrella", 0, 0)
        ends: list[tuple[float, float]] = []

        def move(part: float) -> None:
            if not ends:
                count = shown.wet[seat] if wet else shown.dry[seat]
                place = scene.place(seat)
                start = place.center
                if seat in shown.urinals:
                    start = scene.row.urinal(len(shown.row), shown.urinals.index(seat)).center
                ends.extend((start, point_at(place, wet, count)))
                shown.flying.append(thing)
                self._sound.play("drip" if wet else "umbrella_open", 0.7)
            thing.x = between(ends[0][0], ends[1][0], part)
            thing.y = between(ends[0][1], ends[1][1], part) - 50 * part * (1 - part)
            if part >= 1:
                shown.flying.remove(thing)
                if wet:
                    shown.wet[seat] += 1
                else:
                    shown.dry[seat] += 1
                    shown.moods[seat] = "glad"

        return Tween(FLY_US, move, "in_out")

    def _out(self, event: e.KnockedOut) -> None:
        names = join([self._name(seat) for seat in event.seats])

        def leave() -> None:
            shown = self._shown
            shown.cowboys = tuple(seat for seat in shown.cowboys if seat not in event.seats)
            self._sound.play("doors")

        self._film.add(Call(leave))
        title = n_("{names} is out", "{names} are out", len(event.seats)).format(names=names)
        line = _("Three wet points. They may still peek, and lie.")
        self._banner(Banner(title, line), LONG_US)
        self._note(f"{title}.")

    def _play_off(self, event: e.PlayOff) -> None:
        names = join([self._name(seat) for seat in event.cowboys])
        line = _("{names} are level at three dry points or more, and play on.").format(names=names)

        def narrow() -> None:
            self._shown.cowboys = event.cowboys

        self._film.add(Call(narrow))
        self._banner(Banner(_("Play-off"), line), LONG_US)
        self._note(line)

    def _over(self, event: e.GameOver) -> None:
        names = join([self._name(seat) for seat in event.winners])

        def cheer() -> None:
            self._sound.play("fanfare_win")
            self._sound.play("crowd_cheer")
            self._shown.active = None

        title = n_("{name} wins!", "{name} win together!", len(event.winners)).format(name=names)
        self._film.add(Call(cheer))
        self._banner(Banner(title, why_over(event.ending)), LONG_US)
        self._note(title)
        self._film.add(Call(self._scene.game_over))

    # -- small things --------------------------------------------------------------------------
    def _note(self, line: str) -> None:
        self._film.add(Call(lambda: self._scene.tell(line)))

    def _banner(self, banner: Banner, stay_us: int) -> None:
        def come(part: float) -> None:
            self._shown.banner, self._shown.part = banner, part

        def go(part: float) -> None:
            self._shown.part = 1 - part
            if part >= 1:
                self._shown.banner = None

        self._film.add(Tween(IN_US, come, "back"), Read(stay_us), Tween(OUT_US, go, "in"))
