"""Draws the Monster Gunslingers table: plates, Main Street, the bench, what flies, big words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from game.controls.gestures import Act
from game.core.engine import Seat
from game.monster_gunslingers.records import HIDDEN, POSITIONS, CardName, GunslingerView
from game.monster_gunslingers.rounds import LAST_ROUND
from scenes.kit import theme
from scenes.kit.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.canvas import Canvas
from scenes.kit.panels import MARGIN
from scenes.kit.widgets import SHAKE_US
from scenes.kit.words import _
from scenes.monster_gunslingers import fx, plate, pots, street
from scenes.monster_gunslingers import hand as bench_hand
from scenes.monster_gunslingers.cards import draw_card, moving, picture, rim
from scenes.monster_gunslingers.choice import Choice, Key, Step
from scenes.monster_gunslingers.lineup import draw_lineup
from scenes.monster_gunslingers.places import CARD_H_U, CARD_W_U, MINI_W_U, TALL
from scenes.monster_gunslingers.plate import PlateState
from scenes.monster_gunslingers.prompts import fresh_cards, house_tip, sign_words
from scenes.monster_gunslingers.words import hand_word, made, power_name, power_text, tip
from scenes.secret import bench
from scenes.shell.page import balanced_w, heading_u

if TYPE_CHECKING:
    from scenes.monster_gunslingers.scene import MonsterGunslingers

RIBBON_H_U = 104.0
PLANK_W_U, PLANK_H_U = 560.0, 272.0
SIGN_ICONS = {
    "act": "icons/star", "holster": "icons/arrow_down", "enough": "icons/check",
    "up": "icons/eye", "leave": "icons/cross", "check": "icons/check", "bet": "chips/top",
    "call": "chips/top", "raise": "icons/plus", "fold": "icons/cross",
}  # fmt: skip
KEY_ICONS = {
    Act.LEFT: "icons/arrow_left", Act.RIGHT: "icons/arrow_right", Act.SLAP: "icons/check",
    Act.COVER: "icons/undo",
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
        out: list[AnyWanted] = [WantedPanel("wood", PLANK_W_U, PLANK_H_U)]
        out += [Wanted(name, CARD_W_U, CARD_H_U) for name in faces]
        for seat, guest in enumerate(scene.table.guests):
            out += plate.preload(guest.looks, guest.level, self._places.plate(seat))
        out += [*street.wanted(), *bench_hand.wanted(), *plate.preload_common()]
        if scene.view().betting:
            out += pots.wanted()
        return [*out, *(Wanted(name, MINI_W_U, MINI_W_U * TALL) for name in faces)]

    def ready_played(self, card: CardName, power: str) -> None:
        """A card is about to be shown large: have it and what its power shows drawn by then."""
        name = picture(self._app, card)
        sizes = (self._places.middle().w_u, self._places.resting().w_u)
        if self._app.art.ready:
            cards: list[AnyWanted] = [Wanted(name, w_u, w_u * TALL) for w_u in sizes]
            self._app.art.preload([*cards, *fx.wanted(power)], lambda _part: None)

    # -- all of it -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole table."""
        scene, shown = self._scene, self._scene.shown
        known = scene.known()
        actor = scene.actor()
        choice = scene.choosing(actor) if actor is not None else None
        canvas.background(self._app.art.picture("monster_gunslingers_table"))
        with canvas.shifted(*shown.shake):
            street.draw_street(canvas, self._app, self._places, shown, known)
        street.draw_piles(canvas, self._app, self._places, shown)
        view = scene.view()
        last = LAST_ROUND if view.betting else 0
        street.draw_sign(canvas, self._app, self._places, shown, view.rounds, last)
        pots.draw_pot(canvas, self._app, self._places, shown, scene.table)
        self._plates(canvas, known)
        pots.draw_stakes(canvas, self._app, self._places, shown)
        if choice is not None:
            self._targets(canvas, choice)
        self._bench(canvas, known, choice)
        bench.draw_log(canvas, self._app, scene.layout.places["log"], scene.log)
        bench.draw_buttons(canvas, self._app, scene.layout)
        if shown.banner is None or scene.saying:
            prompt = scene.layout.places["prompt"]
            loud = actor is not None or scene.reading is not None
            bench.draw_prompt(canvas, self._app, prompt, scene.prompt(), loud=loud)
        if shown.lineup is not None:
            draw_lineup(canvas, self._app, self._places, shown.lineup, scene.table, view.betting)
        self._played(canvas)
        self._air(canvas)
        if shown.banner is not None:
            self._banner(canvas)
        elif not scene.reference_open:
            self._tip(canvas, known, choice)

    # -- players -------------------------------------------------------------------------------
    def _plates(self, canvas: Canvas, known: Mapping[int, CardName]) -> None:
        scene, shown = self._scene, self._scene.shown
        view = scene.view()
        for seat, guest in enumerate(scene.table.guests):
            absent = bool(shown.in_round) and seat not in shown.in_round
            chips = shown.chips[seat] if shown.chips is not None else None
            note = shown.notes.get(seat, "")
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
                active=seat == scene.acting(),
                starter=seat == shown.starter,
                absent=absent,
                broke=absent and chips == 0 and seat not in shown.folded,
                note=note,
                owed=shown.owed if seat == shown.player else 0,
            )
            nudge = self._nudge(("seat", seat))
            plate.draw_plate(canvas, self._app, self._places, seat, state, nudge)

    def _nudge(self, key: Key) -> float:
        """How far a refusal shakes something at this moment."""
        since = self._scene.shake_from(key)
        passed = self._scene.now_us - since if since is not None else SHAKE_US
        if passed >= SHAKE_US or self._app.settings.reduced_motion:
            return 0.0
        left = 1 - passed / SHAKE_US
        return 14 * left * (1 if passed // 45_000 % 2 else -1)

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
            x += self._nudge(key)
            if key[0] == "house":
                name = "gunslingers/focus" if key == at else "gunslingers/target"
                door = self._places.doorway(int(key[1]))
                canvas.blit(
                    self._app.art.svg(name, 210, 270), door.x_u - 30 + self._nudge(key),
                    door.y_u - 30,
                )  # fmt: skip
                continue
            colour = bench_hand.CURSOR_RIM if key == at else bench_hand.TARGET_RIM
            wide = (8 if key == at else 5) if w > 100 else 3
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
            self._private(canvas, seat, known)
        if choice is not None:
            self._signs(canvas, choice, at, looks)
            keys = [
                (scene.table.key_label(choice.seat, act), icon) for act, icon in KEY_ICONS.items()
            ]
            bench_hand.draw_keys(canvas, self._app, self._places, keys)

    def _lifted(self, choice: Choice | None) -> list[int]:
        draft = choice.draft if choice is not None else None
        if choice is None or draft is None:
            return []
        return [i for i, card in enumerate(choice.hand) if card in (draft.card, draft.give)]

    def _private(self, canvas: Canvas, seat: Seat, known: Mapping[int, CardName]) -> None:
        scene, shown = self._scene, self._scene.shown
        if shown.lineup is None:
            lying = [
                slip.card if slip.card != HIDDEN else known.get(slip.key, HIDDEN)
                for slip in (*shown.street, *shown.holsters[seat]) if slip is not None
            ]  # fmt: skip
            kind = made([card for card in lying if card != HIDDEN])
            if kind:
                words = _("So far: {hand}").format(hand=hand_word(kind))
                bench_hand.draw_made(canvas, self._app, self._places, words)
        foot = scene.look_box()[1] - 6 if scene.secrets.holds else 1066.0
        lines = [] if scene.film.busy else scene.private_lines(seat)[-3:]
        bench_hand.draw_news(canvas, self._app, self._places, lines, foot)

    def _signs(self, canvas: Canvas, choice: Choice, at: Key | None, looks: bool) -> None:
        """Signs beside the fan; where there are none, what the card at the cursor does."""
        signs = [(key, why) for key, why in choice.offered() if key[0] == "sign"]
        for i, (key, why) in enumerate(signs):
            box = self._places.sign(i, max(2, len(signs)))
            name = str(key[1])
            bench_hand.draw_sign(
                canvas, self._app, box, sign_words(choice, name, looks), lit=key == at,
                off=bool(why), icon=SIGN_ICONS[name], nudge_u=self._nudge(key),
            )  # fmt: skip
        if signs or not looks:
            return
        draft = choice.draft
        card = draft.card if draft is not None else HIDDEN
        if draft is None and at is not None and at[0] == "hand":
            card = choice.hand[int(at[1])]
        if draft is None and at is not None and at[0] == "own":
            card = choice.view.holsters[choice.seat][int(at[1])].card
        if card != HIDDEN:
            idle = at is not None and at[0] == "hand" and choice.idle(card)
            bench_hand.draw_reader(canvas, self._app, self._places, card, idle)

    # -- tips ----------------------------------------------------------------------------------
    def _tip(self, canvas: Canvas, known: Mapping[int, CardName], choice: Choice | None) -> None:
        """What the card at the cursor or under the mouse does, where it lies."""
        scene = self._scene
        if choice is None:
            self._hover_tip(canvas, known)
            return
        spot = scene.picker.current
        if spot is None or not spot.tip or not scene.looks(choice.seat):
            return
        what = cast(Key, spot.key)[0]
        if what in ("hand", "own"):
            return  # the slip beside the fan says it
        self._slip(canvas, what, spot.tip, spot.x_u, spot.y_u, spot.w_u, spot.h_u)

    def _slip(
        self, canvas: Canvas, what: str, words: str, x: float, y: float, w: float, h: float
    ) -> None:
        if what == "little":
            block_h = 190.0
            bench.draw_tip(canvas, self._app, words, x + w / 2, y + h + block_h)
        else:
            top = self._scene.layout.places["actions"].y_u if what == "sign" else y + 22
            bench.draw_tip(canvas, self._app, words, x + w / 2, top - 14)

    def _hover_tip(self, canvas: Canvas, known: Mapping[int, CardName]) -> None:
        """While nobody chooses, the mouse may still ask what lies on the table."""
        scene = self._scene
        if scene.mouse is None or scene.film.busy:
            return
        x, y = scene.mouse
        viewer = scene.viewer()
        view = cast(GunslingerView, scene.secret_view())
        for i in POSITIONS:
            if self._places.doorway(i).contains(x, y) and view.street[i] != HIDDEN:
                box = self._places.box(("house", i), 0, 0)
                self._slip(canvas, "house", house_tip(view, i, False), *box)
                return
        for seat, own in enumerate(view.holsters):
            for i, lying in enumerate(own):
                box = self._places.box(("little", seat, i), 0, 0)
                inside = 0 <= x - box[0] < box[2] and 0 <= y - box[1] < box[3]
                if inside and lying.card != HIDDEN:
                    self._slip(canvas, "little", tip(lying.card), *box)
                    return
        seat = self._places.bench_seat if self._places.bench_seat is not None else 0
        if viewer != seat:
            return
        hand = view.hands[seat]
        for i in reversed(range(len(hand))):
            box = self._places.box(("hand", i), seat, len(hand))
            if 0 <= x - box[0] < box[2] and 0 <= y - box[1] < box[3] and hand[i] != HIDDEN:
                bench_hand.draw_reader(canvas, self._app, self._places, hand[i], False)
                return

    # -- what moves ----------------------------------------------------------------------------
    def _played(self, canvas: Canvas) -> None:
        """The card played: large with its power's name, then aside while the power works."""
        played = self._scene.shown.played
        if played is None:
            return
        if played.resting:
            spot = self._places.resting()
            draw_card(canvas, self._app, played.card, spot.x_u, spot.y_u, spot.w_u)
            return
        spot = self._places.middle()
        text = self._app.text.block(
            power_text(played.card), "body", theme.SMALL_U, theme.CREAM, 480, align="center",
            line_gap=1.05, max_lines=4, max_h_u=PLANK_H_U - 146,
        )  # fmt: skip
        w, h = PLANK_W_U, PLANK_H_U
        x, y = spot.x_u + spot.w_u / 2 - 8, spot.y_u - h / 2
        canvas.blit(self._app.art.panel("wood", w, h), x - MARGIN, y - MARGIN)
        title = self._app.text.line(
            power_name(played.card), "title", heading_u(self._app, 50), theme.GOLD, outline_u=3,
            outline_color=theme.LINE, max_w_u=w - 80,
        )  # fmt: skip
        canvas.blit(title, x + w / 2 + 8, y + 54, anchor="center")
        table = self._scene.table
        words = table.short(played.seat)
        if played.target is not None:
            words = _("{name}, on {target}").format(name=words, target=table.short(played.target))
        line = self._app.text.line(words, "body", theme.BODY_U, theme.GOLD, max_w_u=w - 80)
        canvas.blit(line, x + w / 2 + 8, y + 108, anchor="center")
        canvas.blit(text, x + w / 2 + 8, y + (h + 116) / 2, anchor="center")
        draw_card(canvas, self._app, played.card, spot.x_u, spot.y_u, spot.w_u)

    def _air(self, canvas: Canvas) -> None:
        shown = self._scene.shown
        for sprite in shown.sprites:
            fx.draw(canvas, self._app, sprite)
        for flyer in shown.air:
            base = CARD_W_U if flyer.tall > 1 else 46.0
            moved = moving(
                self._app, flyer.picture, flyer.w_u, flyer.angle, flyer.squeeze, flyer.tall, base
            )
            canvas.blit(moved, flyer.x_u, flyer.y_u, anchor="center", alpha=flyer.alpha)

    def _banner(self, canvas: Canvas) -> None:
        banner, part = self._scene.shown.banner, self._scene.shown.part
        if banner is None:
            return
        place = self._scene.layout.places["banner"]
        reduced = self._app.settings.reduced_motion
        dy = 0.0 if reduced else (1 - min(1.0, part)) * -60
        with canvas.shifted(0, dy, min(1.0, max(0.0, part))):
            cx, cy = place.center
            title = self._app.text.line(
                banner.title, "title", heading_u(self._app, theme.HEADING_U + 6), theme.CREAM,
                outline_u=3, max_w_u=place.w_u - 110,
            )  # fmt: skip
            room = balanced_w(self._app, banner.line, theme.BODY_U + 2, place.w_u - 90)
            words = self._app.text.block(
                banner.line, "body", theme.BODY_U + 2, theme.INK, room, align="center",
                line_gap=1.15, max_lines=3, max_h_u=140,
            )  # fmt: skip
            h = round((canvas.size_u(words)[1] + 118) / 10) * 10
            canvas.blit(self._app.art.panel("paper", place.w_u, h), cx, cy, anchor="center")
            top = cy - h / 2
            ribbon_w = max(520.0, round((canvas.size_u(title)[0] + 150) / 40) * 40.0)
            ribbon = self._app.art.panel("ribbon", ribbon_w, RIBBON_H_U)
            canvas.blit(ribbon, cx - ribbon_w / 2 - MARGIN, top - 42 - MARGIN)
            canvas.blit(title, cx, top, anchor="center")
            canvas.blit(words, cx, top + 76, anchor="midtop")
