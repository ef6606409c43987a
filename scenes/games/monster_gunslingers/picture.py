"""Draws the Monster Gunslingers table: plates, Main Street, the bench; tips.py and overlay.py do
what is told and what moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from game.controls.gestures import Act
from game.core.engine import Seat
from game.monster_gunslingers.records import HIDDEN, CardName
from game.monster_gunslingers.rounds import LAST_ROUND
from scenes.games.monster_gunslingers import hand as bench_hand
from scenes.games.monster_gunslingers import keys, overlay, plate, pots, street, tips
from scenes.games.monster_gunslingers.cards import picture
from scenes.games.monster_gunslingers.choice import Choice, Key, Step
from scenes.games.monster_gunslingers.grid import draw_lineup
from scenes.games.monster_gunslingers.places import CARD_H_U, CARD_W_U, MINI_W_U, STREET_W_U, TALL
from scenes.games.monster_gunslingers.plate import PlateState
from scenes.games.monster_gunslingers.prompts import fresh_cards, sign_words
from scenes.games.monster_gunslingers.words import aim, hand_word, made
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.layout.layouts import Place
from scenes.kit.text.words import _, n_
from scenes.table.secret import bench
from scenes.table.secret.frame import CURSOR_RIM, rim

if TYPE_CHECKING:
    from scenes.games.monster_gunslingers.scene import MonsterGunslingers

SIGN_ICONS = {
    "act": "icons/star", "holster": "icons/arrow_down", "enough": "icons/check",
    "up": "icons/eye", "leave": "icons/cross", "check": "icons/check", "bet": "chips/top",
    "call": "chips/top", "raise": "icons/plus", "fold": "icons/cross",
}  # fmt: skip


class Picture:
    """See the module's docstring."""

    def __init__(self, scene: MonsterGunslingers) -> None:
        self._scene = scene
        self._app = scene.app
        self._places = scene.places

    def wanted(self) -> list[AnyWanted]:
        """What to have ready, so that few frames in play have to draw something first.

        There is room for so much only: faces as they lie in a hand come first.
        """
        scene = self._scene
        faces = [picture(self._app, f"{rank}{suit}") for rank in "AKQJT98765432" for suit in "SHDC"]
        log = self._places.layout.places["log"]
        out: list[AnyWanted] = [*overlay.wanted(), *bench_hand.wanted(), *plate.preload_common()]
        for h_u in bench_hand.NEWS_U:
            out.append(WantedPanel("dark", log.w_u, log.h_u - h_u - bench_hand.NEWS_GAP_U))
        out += [Wanted(name, CARD_W_U, CARD_H_U) for name in faces]
        for seat, guest in enumerate(scene.table.guests):
            out += plate.preload(guest.looks, guest.level, self._places.plate(seat))
        out += street.wanted()
        if scene.view().betting:
            out += pots.wanted()
        return [*out, *(Wanted(name, MINI_W_U, MINI_W_U * TALL) for name in faces)]

    def ready_door(self, card: CardName) -> None:
        """A card is about to stand in its doorway: have it drawn by then."""
        if self._app.art.ready:
            name = picture(self._app, card)
            wanted = [Wanted(name, STREET_W_U, STREET_W_U * TALL)]
            self._app.art.preload(wanted, lambda _part: None)

    def ready_played(self, card: CardName, power: str) -> None:
        """A card is about to be shown large: have it and what its power shows drawn by then."""
        if self._app.art.ready:
            wanted = overlay.wanted_for(self._scene, card, power)
            self._app.art.preload(wanted, lambda _part: None)

    # -- all of it -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole table."""
        scene, shown = self._scene, self._scene.shown
        known = scene.known()
        actor = scene.actor()
        choice = scene.open_choice()
        canvas.background(self._app.art.picture("monster_gunslingers_table"))
        with canvas.shifted(*shown.shake):
            street.draw_street(canvas, self._app, self._places, shown, known)
        street.draw_piles(canvas, self._app, self._places, shown)
        view = scene.view()
        last = LAST_ROUND if view.betting else 0
        street.draw_sign(canvas, self._app, self._places, shown, view.rounds, last)
        pots.draw_pot(canvas, self._app, self._places, shown, scene.table)
        self._plates(canvas, known)
        if choice is not None:
            self._targets(canvas, choice)
        if shown.banner is None or scene.saying:
            prompt = scene.layout.places["prompt"]
            loud = actor is not None or scene.reading is not None
            bench.draw_prompt(canvas, self._app, prompt, scene.prompt(), loud=loud)
        self._bench(canvas, known, choice)
        self._told(canvas)
        bench.draw_buttons(canvas, self._app, scene.layout)
        if shown.lineup is not None:
            draw_lineup(canvas, self._app, self._places, shown.lineup, scene.table, view.betting)
        overlay.draw_played(canvas, scene)
        overlay.draw_air(canvas, scene)
        if shown.banner is not None:
            overlay.draw_banner(canvas, scene)
        elif not scene.reference_open:
            tips.draw_tip(canvas, scene, choice)

    def _told(self, canvas: Canvas) -> None:
        """The public log; over its older lines what one alone has learned, on paper."""
        scene, place = self._scene, self._scene.layout.places["log"]
        seat = self._places.bench_seat
        lines: list[str] = []
        if seat is not None and scene.looks(seat) and not scene.film.busy:
            lines = scene.private_lines(seat)[-3:]
        if lines:
            h = bench_hand.draw_news(canvas, self._app, place, lines)
            place = Place(
                place.name, place.kind, place.x_u, place.y_u + h, place.w_u, place.h_u - h, 0.0, {}
            )
        bench.draw_log(canvas, self._app, place, scene.log, aim(scene.view()))

    # -- players -------------------------------------------------------------------------------
    def _plates(self, canvas: Canvas, known: Mapping[int, CardName]) -> None:
        scene, shown = self._scene, self._scene.shown
        view = scene.view()
        # While the hands are compared it is nobody's turn: the winners shine once they are known.
        lineup = shown.lineup
        lit = [scene.acting()] if lineup is None else lineup.winners if lineup.told > 0 else ()
        for seat, guest in enumerate(scene.table.guests):
            absent = bool(shown.in_round) and seat not in shown.in_round
            chips = shown.chips[seat] if shown.chips is not None else None
            note = shown.notes.get(seat, "")
            owed = shown.owed if seat == shown.player and seat == scene.acting() else 0
            if owed and not note:
                note = n_("{count} more turn", "{count} more turns", owed).format(count=owed)
            if absent and not note:
                note = _("folded") if seat in shown.folded else _("sits out")
            state = PlateState(
                name=guest.name,
                looks=guest.looks,
                level=guest.level,
                stars=(shown.wins[seat], 0 if view.betting else view.rounds),
                hand=len(shown.hands[seat]),
                holster=[
                    (slip.card if slip.up else known.get(slip.key, HIDDEN), slip.up)
                    for slip in shown.holsters[seat]
                ],
                chips=chips,
                mood=shown.moods.get(seat, ""),
                active=seat in lit,
                starter=seat == shown.starter,
                absent=absent,
                broke=absent and chips == 0 and seat not in shown.folded,
                note=note,
                stake=shown.bets[seat],
            )
            nudge = self._scene.shake_u(("seat", seat))
            plate.draw_plate(canvas, self._app, self._places, seat, state, nudge)

    # -- what may be chosen --------------------------------------------------------------------
    def _targets(self, canvas: Canvas, choice: Choice) -> None:
        """Plates, houses and little cards: a glow where one may choose, a frame at the cursor.

        The glow tells what kind of card is being played, so only its owner sees it.
        """
        scene = self._scene
        looks = scene.looks(choice.seat) and choice.step is not Step.CARD
        at = scene.picker.key
        if choice.view.peeked is not None:  # where the Fortune Teller looks, everybody knows
            door = self._places.doorway(choice.view.peeked)
            halo = self._app.art.svg("gunslingers/target", 210, 270)
            canvas.blit(halo, door.x_u - 30, door.y_u - 30)
        for key, why in choice.offered():
            if key[0] not in ("seat", "house", "little"):
                continue
            if key != at and (why or not looks):
                continue
            x, y, w, h = self._places.box(key, choice.seat, len(choice.hand))
            x += self._scene.shake_u(key)
            if key[0] == "house":
                name = "gunslingers/focus" if key == at else "gunslingers/target"
                door = self._places.doorway(int(key[1]))
                canvas.blit(
                    self._app.art.svg(name, 210, 270), door.x_u - 30 + self._scene.shake_u(key),
                    door.y_u - 30,
                )  # fmt: skip
                continue
            colour = CURSOR_RIM if key == at else bench_hand.TARGET_RIM
            wide = (8 if key == at else 5) if w > 100 else (6 if key == at else 3)
            canvas.blit(
                rim(self._app, w, h, colour, 0, wide), x + w / 2, y + h / 2, anchor="center"
            )

    def _bench(self, canvas: Canvas, known: Mapping[int, CardName], choice: Choice | None) -> None:
        scene, shown, seat = self._scene, self._scene.shown, self._places.bench_seat
        if seat is None:
            return
        looks = scene.looks(seat)
        at = cast("Key | None", scene.picker.key) if choice is not None else None
        legal = [key for key, why in choice.offered() if not why] if choice is not None else []
        glow = legal if choice is not None and looks and choice.step is not Step.CARD else []
        lifted = self._lifted(choice)
        news = scene.news.get(seat, []) if looks else []
        fresh = fresh_cards(news, seat)
        hand = shown.hands[seat]
        bench_hand.draw_holster(
            canvas, self._app, self._places, shown, seat, known,
            [int(key[1]) for key in glow if key[0] == "own"],
            int(at[1]) if at is not None and at[0] == "own" else None, looks,
        )  # fmt: skip
        picked = choice is not None and choice.step is Step.GIVE
        bench_hand.draw_hand(
            canvas, self._app, self._places, shown, seat, known, lifted,
            [i for i, slip in enumerate(hand) if known.get(slip.key) in fresh],
            [int(key[1]) for key in glow if key[0] == "hand" and picked],
            int(at[1]) if at is not None and at[0] == "hand" else None,
        )  # fmt: skip
        if looks:
            self._made(canvas, seat, known)
        if choice is not None:
            self._signs(canvas, choice, at, looks)
        self._keys(canvas, choice)

    def _keys(self, canvas: Canvas, choice: Choice | None) -> None:
        """Whose turn it is sees their own keys, with what each does."""
        scene = self._scene
        seat = scene.reading if scene.reading is not None else scene.actor()
        if seat is None:
            return
        labels = {act: scene.table.key_label(seat, act) for act in keys.ACTS}
        if scene.reading is not None:
            labels = {Act.SLAP: labels[Act.SLAP]}
        elif choice is None or choice.draft is None:
            labels.pop(Act.COVER)
        held = scene.look_box() if scene.secrets.holds else None
        keys.draw_keys(canvas, self._app, scene.layout, labels, held)

    def _lifted(self, choice: Choice | None) -> list[int]:
        draft = choice.draft if choice is not None else None
        if choice is None or draft is None:
            return []
        return [i for i, card in enumerate(choice.hand) if card in (draft.card, draft.give)]

    def _made(self, canvas: Canvas, seat: Seat, known: Mapping[int, CardName]) -> None:
        """What kind of hand there is so far, once there is anything to tell."""
        shown = self._scene.shown
        if shown.lineup is not None:
            return
        lying = [
            slip.card if slip.card != HIDDEN else known.get(slip.key, HIDDEN)
            for slip in (*shown.street, *shown.holsters[seat]) if slip is not None
        ]  # fmt: skip
        kind = made([card for card in lying if card != HIDDEN])
        if kind and (shown.holsters[seat] or kind != made(lying[:1])):
            words = _("So far: {hand}").format(hand=hand_word(kind))
            bench_hand.draw_made(canvas, self._app, self._places, words)

    def _signs(self, canvas: Canvas, choice: Choice, at: Key | None, looks: bool) -> None:
        """Signs beside the fan."""
        signs = [(key, why) for key, why in choice.offered() if key[0] == "sign"]
        for i, (key, why) in enumerate(signs):
            name = str(key[1])
            icon, note, dim = SIGN_ICONS[name], "", bool(why)
            draft = choice.draft
            if name == "act" and looks and draft is not None:
                icon = f"gunslingers/emblem_{draft.card[0]}"
                if choice.idle(draft.card):
                    note, dim = _("will do nothing"), True
            box = self._places.sign(i, max(2, len(signs)), choice.step is Step.ACTION)
            bench_hand.draw_sign(
                canvas, self._app, box, sign_words(choice, name, looks), lit=key == at,
                off=dim, icon=icon, note=note, nudge_u=self._scene.shake_u(key),
            )  # fmt: skip
