"""The line at the foot of the street: what the duel waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.high_noon.shown import Stage
from scenes.kit.text.words import _, join
from scenes.table.skip_ahead import skip_words
from scenes.table.texts import fast_words

if TYPE_CHECKING:
    from scenes.games.high_noon.scene import Duel


def prompt(scene: Duel) -> tuple[str, bool]:
    """The words, and whether they are an alarm."""
    if scene.saying:
        return scene.saying, True
    if scene.stage in (Stage.FINISH, Stage.OVER):
        return scene.anybody(_("Any key: continue")), False
    if scene.table.fast:
        return scene.anybody(fast_words()), False
    if scene.stage in (Stage.INTRO, Stage.SHOW, Stage.ENDING):
        return (scene.anybody(skip_words()) if scene.film.busy else ""), False
    if scene.with_dice:
        return scene.dice.prompt(), False
    if scene.stage is Stage.ASK:
        return _ask(scene), False
    if not scene.people:
        return _("Wait for the bell. Any key: fast forward"), False
    held = scene.race.held
    if scene.stage is Stage.READY and held:
        names = join([scene.table.name(seat) for seat in held])
        return _("{names}: let go of the key first.").format(names=names), True
    if scene.shown.rung and scene.stage is Stage.LIVE:
        return _("Now!"), False
    return _("Wait for the bell, then draw."), False


def _ask(scene: Duel) -> str:
    """Who has yet to say that they are ready."""
    left = [scene.table.name(seat) for seat in scene.people if seat not in scene.ready]
    words = scene.anybody(_("Any key: continue"))
    if scene.roll.nobody:
        return _("Is anybody there? {names}: press your draw key.").format(names=join(left))
    if left:
        words = _("Ready? Press your draw key, {names}.").format(names=join(left))
    if scene.why_ask:
        words = _("That face-off never happened.") + " " + words
    return words
