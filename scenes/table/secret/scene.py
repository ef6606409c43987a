"""A table where hands are secret, in the hands of people: cursor, keys, looking, the plank.

Keys: everybody's patch moves the cursor (left, right), chooses (slap), goes back (cover) and, held,
shows one's own cards (point); arrows, Enter and the mouse do the same for whoever's turn it is.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.controls.gestures import Act
from game.core.engine import Move, Seat
from scenes.kit.app.gate import CALM_US, Gate
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input, Kind, Nav, PadButton, nav
from scenes.kit.page.notices import draw_notice
from scenes.kit.text.words import _
from scenes.kit.widgets import key_cap, shaken_u
from scenes.table.secret import bench, curtain
from scenes.table.secret.life import READY_US, SAY_US
from scenes.table.secret.secrets import Curtain
from scenes.table.secret.skipping import Skipping
from scenes.table.texts import fast_words

LOOK_W_U, LOOK_H_U = 340.0, 50.0
PAD_LOOKS = (PadButton.WEST, PadButton.LEFT_TRIGGER)


class SecretTable(Skipping):
    """See the module's docstring, and `SecretLife` for what a game's scene has to say."""

    # -- input ---------------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        self.now_us = self.app.now_us  # a still table has slept since its last update
        if event.kind is Kind.FOCUS_LOST:
            self._cover()
            return False
        if event.kind in (Kind.KEY_UP, Kind.PAD_UP, Kind.MOUSE_UP):
            self._gate.lets(event)
            if event.kind is Kind.MOUSE_UP:
                self._mouse_from_us = None
            return self._look(event, False)
        if not self._gate.lets(event):
            # Holding to look answers nothing: it need not wait until what is asked was seen.
            if event.is_press and not (self.app.notices or self.reference_open):
                self._look(event, True)
            return True
        if event.kind is Kind.MOUSE_MOVE:
            if not curtain.on_sign(event):
                self._mouse_from_us = None
            return self._hover(event)
        if not event.is_press:
            return False
        if self.app.notices:
            self.app.notices.pop(0)
            return True
        if self.reference_open:
            self.reference_open = False
            self.app.sound.play("page")
            return True
        if self._look(event, True):
            return True
        if self.secrets.covered:
            return self._at_curtain(event)
        if self._shell(event) or self.aside(event):
            return True
        if self.film.busy:
            self.skip_film()
            # The key that skips is often the one that chose: hammering it must not choose again.
            self._gate = Gate(self.app.now_us + READY_US, self.app.pump.held, CALM_US)
            return True
        if self.reading is not None:
            return self._read(event)
        seat = self.actor()
        if seat is None:
            return self.skip_wait()
        return self._turn(seat, event)

    def at_once(self, event: Input) -> bool:
        """What is held down works from the press on: the plank to look, the sign on the curtain.

        So does what hurries a film on.
        """
        if self.secrets.covered:
            return curtain.on_sign(event)
        if self.secrets.holds and self._looks_with_mouse(event):
            return True
        return self.film.busy and self.under(event) is None

    def under(self, event: Input) -> Hashable:
        button = bench.button_at(self.layout, event)
        if button or self.actor() is None:
            return button or None
        spot = self.picker.under(event.x_u, event.y_u)
        return spot.key if spot is not None else None

    def aside(self, event: Input) -> bool:
        """A press a game has a use for even while its film plays; True when it was one."""
        return False

    def skip_film(self) -> None:
        """A press hurries the film: to its end, or to where the game wants it to be seen."""
        self.film.skip()

    def _at_curtain(self, event: Input) -> bool:
        """Only the named person's own key or pad opens it, or the mouse held on their sign."""
        seat = self.secrets.named
        if nav(event) in (Nav.BACK, Nav.MENU) and not _is_cover(event):
            self.open_pause()
            return True
        if event.kind is Kind.KEY_DOWN and event.scancode == pygame.KSCAN_BACKSPACE:
            self.take_back()  # whoever has just acted may see it only now
            return True
        if _wants_card(event):
            self._open_reference()  # it tells nothing but what is printed
            return True
        if seat is None or self.secrets.curtain is not Curtain.HANGING:
            return True
        found = self.table.act(event)
        if found == (seat, Act.SLAP):
            self._lift(seat)
        elif event.kind is Kind.MOUSE_DOWN and event.button == 1 and curtain.on_sign(event):
            self._mouse_from_us = self.now_us
        return True

    def _look(self, event: Input, on: bool) -> bool:
        """Holding to look: one's own point key or pad button, the right mouse button, the plank."""
        owner = self.secrets.owner
        if not self.secrets.holds:
            return False
        source: Hashable = None
        if event.kind in (Kind.KEY_DOWN, Kind.KEY_UP):
            source = ("key", event.scancode)
        elif event.kind in (Kind.PAD_DOWN, Kind.PAD_UP):
            source = ("pad", event.pad, event.button)
        else:
            source = ("mouse", event.button)
        if not on:
            was = self.secrets.looking
            self.secrets.look(source, False)
            return was and not self.secrets.looking
        if owner is None or self.secrets.covered or not self._looks_with(owner, event):
            return False
        self.secrets.look(source, True)
        return True

    def _looks_with(self, owner: Seat, event: Input) -> bool:
        if event.kind is Kind.MOUSE_DOWN:
            return self._looks_with_mouse(event)
        if event.kind is Kind.PAD_DOWN:
            own = self.app.pads.seat_of(event.pad) in (None, owner)
            return own and event.button in PAD_LOOKS
        return self.table.act_of_key(event) == (owner, Act.POINT)

    def _looks_with_mouse(self, event: Input) -> bool:
        return event.button == 3 or (event.button == 1 and self._on_plank(event))

    def look_box(self) -> tuple[float, float, float, float]:
        """The plank one holds with the mouse to look, under the fan: x, y, w, h in u."""
        place = self.layout.places["bench"]
        return place.center[0] - LOOK_W_U / 2, place.y_u + place.h_u - LOOK_H_U, LOOK_W_U, LOOK_H_U

    def _on_plank(self, event: Input) -> bool:
        x, y, w, h = self.look_box()
        return 0 <= event.x_u - x < w and 0 <= event.y_u - y < h

    def _shell(self, event: Input) -> bool:
        """Pause, reference card and taking back: the same at every moment."""
        meaning = nav(event)
        left = event.kind is Kind.MOUSE_DOWN and event.button == 1
        button = bench.button_at(self.layout, event) if left else ""
        key = event.scancode if event.kind is Kind.KEY_DOWN else 0
        if button == "pause" or meaning is Nav.MENU:
            self.open_pause()
        elif meaning is Nav.BACK and not _is_cover(event):
            if self.actor() is None or not self._step_back():
                self.open_pause()
        elif button == "reference" or _wants_card(event):
            self._open_reference()
        elif button == "undo" or key == pygame.KSCAN_BACKSPACE:
            self.take_back()
        else:
            return False
        return True

    def _open_reference(self) -> None:
        self.reference_open = True
        self.app.sound.play("page")

    def _step_back(self) -> bool:
        seat = self.actor()
        if seat is None or not self.step_back():
            return False
        self.app.sound.play("back", 0.7)
        self.renew(seat)
        return True

    def _read(self, event: Input) -> bool:
        """They have looked at what their move showed them: the game goes on."""
        seat = self.reading
        assert seat is not None
        found = self.table.act(event)
        own = found == (seat, Act.SLAP)
        anybody = found is None and (
            nav(event) is Nav.CONFIRM or (event.kind is Kind.MOUSE_DOWN and event.button == 1)
        )
        if not own and not anybody:
            return False
        self.reading = None
        self.app.sound.play("confirm", 0.6)
        return True

    def _turn(self, seat: Seat, event: Input) -> bool:
        if event.kind is Kind.MOUSE_DOWN:
            return self._click(seat, event)
        found = self.table.act(event)
        if found is not None:
            if found[0] != seat:
                return False
            match found[1]:
                case Act.SLAP:
                    self._choose(seat, event)
                case Act.COVER:
                    self._step_back()
                case Act.LEFT:
                    self._move(self.picker.step(-1))
                case Act.RIGHT:
                    self._move(self.picker.step(1))
            return True
        if event.kind is Kind.PAD_DOWN and self.app.pads.seat_of(event.pad) not in (None, seat):
            return False
        match nav(event):
            case Nav.CONFIRM:
                self._choose(seat, event)
            case Nav.LEFT:
                self._move(self.picker.walk(-1, 0))
            case Nav.RIGHT:
                self._move(self.picker.walk(1, 0))
            case Nav.UP:
                self._move(self.picker.walk(0, -1))
            case Nav.DOWN:
                self._move(self.picker.walk(0, 1))
            case _:
                return False
        return True

    def _click(self, seat: Seat, event: Input) -> bool:
        if event.button != 1:
            return False
        spot = self.picker.under(event.x_u, event.y_u)
        if spot is None:
            return self._step_back()
        self.picker.go_to(spot.key)
        self._choose(seat, event)
        return True

    def _hover(self, event: Input) -> bool:
        if self.actor() is None:
            return False
        spot = self.picker.under(event.x_u, event.y_u)
        if spot is not None:
            self._move(self.picker.go_to(spot.key))
        return spot is not None

    def _move(self, moved: bool) -> None:
        if moved:
            self.app.sound.play("hover", 0.6)

    def _choose(self, seat: Seat, event: Input) -> None:
        spot = self.picker.current
        if spot is None:
            return
        if spot.why_not:
            self.refuse(spot.key, spot.why_not)
            return
        self.choose(seat, spot, event)
        if self.actor() == seat and not self.table.pending:
            self.renew(seat)

    def play(self, seat: Seat, move: Move, event: Input) -> bool:
        """Make a person's move; a refusal shakes the cursor's spot and says why."""
        self.step_home()
        if self.table.play(seat, move, event):
            self.saying, self._whisper = "", None
            self.take()
            return True
        refused = self.table.refused
        assert refused is not None
        if refused.secret:
            self.refuse_secretly(self.picker.key, self.why(refused))
        else:
            self.refuse(self.picker.key, self.why(refused))
        self.renew(seat)
        return False

    def refuse(self, key: Hashable, words: str) -> None:
        """Shake what was tried and say why not."""
        self._shake[key] = self.now_us
        self.app.sound.play("refuse")
        self.say(words)

    def refuse_secretly(
        self, key: Hashable, words: str, sound: str = "refuse", volume: float = 1.0
    ) -> None:
        """As `refuse`, where the reason tells something of a hand: in words for who looks only.

        Nothing of it is left on screen once they look no more. `sound`: what is heard of it, where
        a refusal that is heard would tell too much.
        """
        owner = self.secrets.owner
        if owner is None or self.viewer() != owner:
            self.refuse(key, _("Not with these cards: look again."))
            return
        self._shakes_for[owner] = key, self.now_us
        self.app.sound.play(sound, volume)
        self._whisper = words, owner, self.now_us + SAY_US

    def shake_from(self, key: Hashable) -> int | None:
        """Since when something shakes, for whoever looks now."""
        for seat, (one, since_us) in self._shakes_for.items():
            if one == key and self.viewer() == seat:
                return since_us
        return self._shake.get(key)

    def shake_u(self, key: Hashable) -> float:
        """How far to the side, in u, something stands because it was refused."""
        still = self.app.settings.reduced_motion
        return 0.0 if still else shaken_u(self.shake_from(key), self.now_us)

    def say(self, words: str) -> None:
        """A short line for a while, for everybody."""
        self.saying, self._say_until_us = words, self.now_us + SAY_US
        self._whisper = None

    def open_pause(self, why: str = "") -> None:
        """Stop the game; `why` when nobody asked for it."""
        self.table.pause(why, self.undo)

    def take_back(self) -> None:
        """Undo from the table itself."""
        why_not = self.undo()
        if why_not is not None:
            self.say(why_not)
            self.app.sound.play("refuse")

    def undo(self) -> str | None:
        """Take the last move back, also while it is still on film; None when it was done, else why
        it cannot be."""
        why_not = self.table.undo()
        if why_not is None:
            self.reading = None
            self.app.sound.play("die_free")
            self.sync()
            self.tell(_("That was taken back."))
        return why_not

    # -- drawing -------------------------------------------------------------------------------
    def prompt(self) -> str:
        """The line that says who may do what."""
        if self._whisper is not None and self.viewer() == self._whisper[1]:
            return self._whisper[0]
        if self.saying:
            return self.saying
        if self.reading is not None and self.secrets.owner == self.reading:
            return _("{name}: look, then press {key} to go on.").format(
                name=self.table.short(self.reading),
                key=self._key_word(self.reading),
            )
        if self.table.fast:
            return self.anybody(fast_words())
        return self.prompt_words(self.actor())

    def _key_word(self, seat: Seat) -> str:
        label = self.table.key_label(seat, Act.SLAP)
        return _("the bottom pad button") if label.startswith("icons/") else label

    def draw(self, canvas: Canvas) -> None:
        if self.secrets.cover < 1:
            self.paint(canvas)
            asked = self.actor() is not None or self.reading is not None
            holds = self.secrets.holds and not self.reference_open
            if holds and self.secrets.owner is not None and asked:
                self._plank(canvas)
            self.draw_hint(canvas)
        held_us = self.now_us - self._mouse_from_us if self._mouse_from_us is not None else 0
        curtain.draw_curtain(
            canvas, self.app, self.table, self.secrets, min(1.0, held_us / curtain.HOLD_US)
        )
        if self.reference_open:
            canvas.veil(200)
            self.paint_reference(canvas)
        draw_notice(self.app, canvas)

    def _plank(self, canvas: Canvas) -> None:
        """The plank that says how to look; the mouse holds it down."""
        owner = self.secrets.owner
        if owner is None:
            return
        x, y, w, h = self.look_box()
        kind = "wood_lit" if self.secrets.looking else "wood"
        canvas.blit(self.app.art.panel(kind, w, h), x + w / 2, y + h / 2, anchor="center")
        eye = "icons/eye" if self.secrets.looking else "icons/eye_closed"
        canvas.blit(self.app.art.svg(eye, 36), x + 18, y + h / 2, anchor="midleft")
        label = self.table.key_label(owner, Act.POINT)
        left = x + 64
        if label:
            left += key_cap(canvas, self.app, label, left, y + h / 2, 38) + 12
        words = self.app.text.line(
            _("hold to look"), "body", theme.SMALL_U, theme.CREAM, max_w_u=x + w - 16 - left
        )
        canvas.blit(words, left, y + h / 2, anchor="midleft")


def _wants_card(event: Input) -> bool:
    """The key and the pad button of the reference card."""
    if event.kind is Kind.PAD_DOWN:
        return event.button == PadButton.NORTH
    return event.kind is Kind.KEY_DOWN and event.scancode == pygame.KSCAN_TAB


def _is_cover(event: Input) -> bool:
    """A pad's right button is back in menus, but a step back at the table."""
    return event.kind is Kind.PAD_DOWN and event.button == PadButton.EAST
