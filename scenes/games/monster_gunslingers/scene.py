"""Main Street by moonlight: the table of Monster Gunslingers, in the hands of people and bots.

What is chosen is put together in choice.py, what is seen follows the film (show.py) and is drawn by
picture.py; private faces only for whoever looks.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from game.controls.gestures import Act
from game.core.engine import TABLE, Event, IllegalMove, Seat
from game.monster_gunslingers import events as e
from game.monster_gunslingers.betting import ANTE
from game.monster_gunslingers.records import FOLD, HIDDEN, CardName, GunslingerView, Phase
from scenes.games.monster_gunslingers.choice import Choice, Key, Step
from scenes.games.monster_gunslingers.picture import Picture
from scenes.games.monster_gunslingers.places import Places
from scenes.games.monster_gunslingers.prompts import private_lines, prompt_for, tip_for
from scenes.games.monster_gunslingers.reference import draw_reference
from scenes.games.monster_gunslingers.required_places import PLACES
from scenes.games.monster_gunslingers.show import Show
from scenes.games.monster_gunslingers.shown import Shown
from scenes.games.monster_gunslingers.warm import Warm
from scenes.games.monster_gunslingers.words import refusal
from scenes.kit.draw.art import AnyWanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.text.words import _
from scenes.table.secret.picker import Spot
from scenes.table.secret.scene import SecretTable

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table


def fresh(view: GunslingerView) -> bool:
    """True when nothing has been done in a game yet."""
    begun = view.round > 1 or view.turn > 1 or view.phase is not Phase.TURN
    return not (begun or any(view.up) or any(view.holsters) or view.discards)


class MonsterGunslingers(SecretTable):
    """See the module's docstring."""

    name = "monster_gunslingers"
    tune = "monster_gunslingers"
    plan = "monster_gunslingers"
    needs = PLACES
    news_kinds = (e.Peeked, e.LookedAt)

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self.places = Places(self.layout, table.seats)
        self.shown = Shown.of(self.view())
        self.choice: Choice | None = None
        self.mouse: tuple[float, float] | None = None
        self._looked: tuple[Seat, bool] | None = None
        self._cursor: Hashable | None = None
        """Where the cursor of a half-made move was when its owner looked last."""
        self._step: Step | None = None
        self._from_hand = 0
        self._kept: dict[int, CardName] = {}
        self._kept_for: Seat | None = None
        self.show_film = Show(self)
        self.picture = Picture(self)
        self.warm = Warm(app, self.places, self.secrets.sole is None and bool(self.people))

    # -- what it knows -------------------------------------------------------------------------
    def view(self) -> GunslingerView:
        """What everybody may see."""
        return cast(GunslingerView, self.table_view())

    def only_bots(self) -> bool:
        view = self.view()
        left = any(seat in view.in_round for seat in self.people)
        return bool(self.people) and not left and view.phase is not Phase.OVER

    def view_of(self, seat: Seat) -> GunslingerView:
        """What a player may see; only what is drawn for `viewer` may show it."""
        return cast(GunslingerView, self.table.view(seat))

    def known(self) -> Mapping[int, CardName]:
        """Hidden cards the viewer of the moment knows, by slip; while the film plays, those they
        knew before it began."""
        viewer = self.viewer()
        if viewer == TABLE:
            return {}
        if self.film.busy:
            return self._kept if self._kept_for == viewer else {}
        return self.shown.known(cast(GunslingerView, self.secret_view()))

    def looks(self, seat: Seat | None) -> bool:
        """True when what this player knows may be drawn."""
        return seat is not None and self.viewer() == seat

    def which_leaves(self, seat: Seat, card: CardName) -> int:
        """Which position of a hand a card leaves from; the last one where nobody can tell."""
        hand = self.shown.hands[seat]
        known = self._kept if self._kept_for == seat else {}
        held = [known.get(slip.key, HIDDEN) for slip in hand]
        if card != HIDDEN:
            return held.index(card) if card in held else len(hand) - 1
        stays = list(self.view_of(seat).hands[seat]) if known else []
        gone = [i for i, one in enumerate(held) if one != HIDDEN and one not in stays]
        return gone[0] if gone else len(hand) - 1

    def acting(self) -> Seat | None:
        """Whose move the table shows: who still reads what theirs told them, else who is next."""
        return self.reading if self.reading is not None else self.shown.acting

    def bench_follows(self) -> None:
        """The bench belongs to the only person, else to whose move it is."""
        sole = self.secrets.sole
        self.places.bench_seat = sole if sole is not None else self.acting()

    # -- as a table with secret hands ----------------------------------------------------------
    def wanted(self) -> list[AnyWanted]:
        return self.picture.wanted()

    def reset(self) -> None:
        self.shown = Shown.of(self.view())
        self._kept, self._kept_for = {}, None
        self.choice = None
        self.bench_follows()

    def show(self, event: Event) -> None:
        if isinstance(event, e.RoundBegan):
            for news in self.news.values():
                news.clear()
        self.show_film.event(event)

    def take(self) -> None:
        super().take()
        seat = self.reading
        if seat is None:
            return
        own = [one for one in self.news[seat] if isinstance(one, self.news_kinds)]
        # Whoever was looked at has nothing to read, and a Fortune Teller reads while choosing.
        if not own or own[-1].seat != seat or self.view().phase is Phase.REVEAL:
            self.reading = None

    def enter(self) -> None:
        super().enter()
        if fresh(self.view()):
            self._deal()

    def _deal(self) -> None:
        """A game that has just begun: the cards are dealt where everybody sees it."""
        view = self.view()
        ante = ANTE if view.betting else 0
        shown = self.shown
        if shown.chips is not None:
            shown.chips = [chips + ante for chips in shown.chips]
        each = len(view.hands[view.starter])
        shown.begin_round(view.round, view.starter, view.in_round)
        self.show(e.RoundBegan(view.round, view.starter, view.in_round, each, ante))

    def update(self, now_us: int) -> None:
        super().update(now_us)
        self.bench_follows()
        self._follow_looks()
        if not self.film.busy and not self.secrets.moving:
            self.warm.slice()
        owner = self.secrets.owner
        if owner is None or self.secrets.covered:
            self._kept, self._kept_for = {}, None
        elif not self.film.busy:
            self._kept, self._kept_for = self.shown.known(self.view_of(owner)), owner

    def _follow_looks(self) -> None:
        """When a look begins or ends, what may be pointed at comes and goes with it."""
        seat = self.actor()
        looks = self.looks(seat)
        if seat is None or (seat, looks) == self._looked:
            return
        if not looks:
            self._cursor = self.picker.key if self.choosing(seat).drafts else None
            if self.choosing(seat).drafts:
                self.picker.clear()
        self._looked = seat, looks
        self.renew(seat)
        if looks and self._cursor is not None:
            self.picker.go_to(self._cursor)
            self._cursor = None

    def look_box(self) -> tuple[float, float, float, float]:
        return self.places.look_box()

    def spots(self, seat: Seat) -> Sequence[Spot]:
        choice = self.choosing(seat)
        if self.hidden(seat):
            return ()
        if choice.step is not self._step:
            self._step = choice.step
            self.picker.clear()
        found: list[Spot] = []
        offered = choice.offered()
        signs = [key for key, _why in offered if key[0] == "sign"]
        for key, why in offered:
            if key[0] == "sign":
                low = choice.step is Step.ACTION
                box = self.places.sign(signs.index(key), max(2, len(signs)), low)
            else:
                box = self.places.box(key, seat, len(choice.hand))
            if key[0] == "hand" and not why and not self.looks(seat):
                why = _("Look first, then choose a card.")
            found.append(Spot(key, *box, why, tip_for(choice, key)))
        return found

    def hidden(self, seat: Seat) -> bool:
        """True while a move is half made and its owner does not look: nothing of it may show,
        for what there is to choose from tells the kind of card."""
        return self.choice is not None and bool(self.choice.drafts) and not self.looks(seat)

    def open_choice(self) -> Choice | None:
        """What may be drawn of the move being put together; None when there is none."""
        seat = self.actor()
        if seat is None:
            return None
        choice = self.choosing(seat)
        return None if self.hidden(seat) else choice

    def choosing(self, seat: Seat) -> Choice:
        """The move being put together; a new one when the table has changed."""
        view = self.view_of(seat)
        if self.choice is None or self.choice.seat != seat or self.choice.view != view:
            self.choice = Choice(view, seat, self.table.name)
            self._step = None
        return self.choice

    def home(self, seat: Seat) -> Hashable | None:
        choice = self.choosing(seat)
        if choice.step is Step.CARD and choice.hand:
            return ("hand", min(self._from_hand, len(choice.hand) - 1))
        return choice.home()

    def choose(self, seat: Seat, spot: Spot, event: Input) -> None:
        choice = self.choosing(seat)
        key = cast(Key, spot.key)
        if key[0] == "hand" and choice.step in (Step.CARD, Step.ACTION):
            self._from_hand = int(key[1])
        move = choice.take(key)
        self.app.sound.play("click", 0.6)
        if move is not None:
            self.news[seat].clear()
            self._from_hand = 0
            self.play(seat, move, event)

    def _choose(self, seat: Seat, event: Input) -> None:
        spot = self.picker.current
        drafts = bool(self.choosing(seat).drafts)
        if self.hidden(seat):
            self.refuse("look", _("Look first, then go on."))
        elif spot is not None and cast(Key, spot.key)[0] == "hand" and not self.looks(seat):
            self.refuse(spot.key, _("Look first, then choose a card."))
        elif spot is not None and spot.why_not and drafts:
            self.refuse_secretly(spot.key, spot.why_not)
        else:
            super()._choose(seat, event)

    def step_back(self) -> bool:
        seat = self.actor()
        if self.choice is not None and seat is not None and self.hidden(seat):
            self.choice = None  # how many steps there were is nobody's business
            return True
        return self.choice is not None and self.choice.back()

    def step_home(self) -> None:
        self.choice = None
        self._step = None
        self._cursor = None

    def prompt(self) -> str:
        """Nothing is asked while the film plays."""
        return self.saying if self.film.busy else super().prompt()

    @property
    def prompt_shown(self) -> bool:
        return self.shown.banner is None or bool(self.saying)

    def prompt_words(self, seat: Seat | None) -> str:
        return prompt_for(self, seat)

    def why(self, refused: IllegalMove) -> str:
        return refusal(refused)

    def private_lines(self, seat: Seat) -> list[str]:
        """What somebody learned since their last move; for their eyes."""
        return private_lines(self.news.get(seat, ()), seat, self.table.name)

    # -- input ---------------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        if event.kind is Kind.MOUSE_MOVE:
            self.mouse = event.x_u, event.y_u
        elif event.is_press and event.kind is not Kind.MOUSE_DOWN:
            self.mouse = None
        return super().handle(event)

    def _turn(self, seat: Seat, event: Input) -> bool:
        """In a betting, going back goes to the sign that folds; there it folds."""
        found = self.table.act(event)
        fold = self.picker.find(("sign", "fold"))
        if found == (seat, Act.COVER) and fold is not None:
            if self.picker.key == fold.key:
                self.play(seat, FOLD, event)
            else:
                self._move(self.picker.go_to(fold.key))
            return True
        return super()._turn(seat, event)

    def wake_us(self) -> int | None:
        times = (super().wake_us(), self.warm.wake_us(self.now_us))
        return min((t for t in times if t is not None), default=None)

    # -- drawing -------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)

    def paint_reference(self, canvas: Canvas) -> None:
        draw_reference(canvas, self.app)
