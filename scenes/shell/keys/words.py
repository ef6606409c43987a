"""Keys in words: presets, what each gesture does, why a key is refused, what a check found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.controls.gestures import Gesture
from game.controls.verdict import Advice, Verdict
from game.controls.zones import Preset, Reason, Trouble, Zone
from scenes.kit.input.labels import gesture_name, label
from scenes.kit.text.words import N_, _, n_

PRESETS = {
    Preset.STANDARD: N_("With number pad"),
    Preset.NO_PAD: N_("No number pad"),
    Preset.COMPACT: N_("Four keys each"),
    Preset.LEFT_HAND: N_("One hand, the left"),
    Preset.RIGHT_HAND: N_("One hand, the right"),
}
SHORT = {
    Preset.STANDARD: N_("Number pad"),
    Preset.NO_PAD: N_("No pad"),
    Preset.COMPACT: N_("Four each"),
    Preset.LEFT_HAND: N_("Left hand"),
    Preset.RIGHT_HAND: N_("Right hand"),
}
PRESET_LINES = {
    Preset.STANDARD: N_("Nine keys each for up to four, four keys each for more."),
    Preset.NO_PAD: N_("Nine keys each for up to three, four for more; nothing at the far right."),
    Preset.COMPACT: N_("Four keys each, however few you are."),
    Preset.LEFT_HAND: N_("Four keys each where the fingers of a left hand rest."),
    Preset.RIGHT_HAND: N_("Four keys each where the fingers of a right hand rest."),
}
_GESTURE_LINES = {
    Gesture.POINT_LEFT: N_("In a shootout: aim at whoever sits to the left."),
    Gesture.POINT_ACROSS: N_(
        "Aim across. In other games: keep or free a die; hold to look at your cards."
    ),
    Gesture.POINT_RIGHT: N_("In a shootout: aim at whoever sits to the right."),
    Gesture.BASE_LEFT: N_("Take cover on the left. In other games: move left."),
    Gesture.SLAP: N_(
        "The card, the trigger, the dice, the curtain, the cry of cheat: the loudest key."
    ),
    Gesture.BASE_RIGHT: N_("Take cover on the right. In other games: move right."),
    Gesture.FAR_LEFT: N_("In a shootout: cover further off, to the left."),
    Gesture.FLIP: N_("Turn up the next card. In other games: stand, pass, or step back."),
    Gesture.FAR_RIGHT: N_("In a shootout: cover further off, to the right."),
    Gesture.AIM: N_("Turn the pistol to the next player. In other games: move on."),
    Gesture.POINT: N_(
        "Point at your target. In other games: keep or free a die; hold to look at your cards."
    ),
    Gesture.COVER: N_(
        "Take the nearest cover, or leave it. In other games: stand, pass, or step back."
    ),
}
_REASONS = {
    Reason.MODIFIER: N_("{key} is no key for a duel: hold it and the system joins in."),
    Reason.LOCK: N_("{key} would change what everybody else types."),
    Reason.FUNCTION: N_("{key} belongs to the system and the screen."),
    Reason.MENU: N_("{key} must stay free: it is needed to leave and to continue."),
    Reason.SYSTEM: N_("{key} belongs to the system."),
}


def preset_name(preset: Preset) -> str:
    """A preset in the player's language."""
    return _(PRESETS[preset])


def preset_short(preset: Preset) -> str:
    """A preset in a word or two, for narrow fields."""
    return _(SHORT[preset])


def preset_line(preset: Preset) -> str:
    """What a preset is, in a line."""
    return _(PRESET_LINES[preset])


def gesture_title(gesture: Gesture) -> str:
    """A gesture's name as it stands alone."""
    name = gesture_name(gesture)
    return name[:1].upper() + name[1:]


def gesture_line(gesture: Gesture) -> str:
    """What a gesture does, in a line."""
    return _(_GESTURE_LINES[gesture])


def refusal_words(trouble: Trouble, who: Callable[[int], str]) -> str:
    """Why a key cannot be bound; `who` names a seat."""
    key = label(trouble.scancode)
    if trouble.reason is Reason.TAKEN:
        assert trouble.other is not None and trouble.other_seat is not None
        if trouble.other_seat == trouble.seat:
            words = _("{key} does “{gesture}” already.")
            return words.format(key=key, gesture=gesture_name(trouble.other))
        words = _("{key} is taken: “{gesture}” of {who}.")
        return words.format(
            key=key, gesture=gesture_name(trouble.other), who=who(trouble.other_seat)
        )
    return _(_REASONS[trouble.reason]).format(key=key)


def verdict_words(verdict: Verdict) -> str:
    """The plain result in a sentence, as large as a headline."""
    if verdict.slaps is None:
        return _("Too few hands to tell anything.")
    asked, arrived = verdict.slaps
    if arrived < asked:
        return n_(
            "This keyboard reports only {count} of these {asked} keys at once.",
            "This keyboard reports {count} of these {asked} keys at once.",
            arrived,
        ).format(count=arrived, asked=asked)
    if verdict.shots is not None and verdict.shots[1] < verdict.shots[0]:
        return _("All {asked} slaps arrive together; of {shots} keys at once, {count} do.").format(
            asked=asked, shots=verdict.shots[0], count=verdict.shots[1]
        )
    if verdict.shots is not None:
        return _("Everything arrives: all {count} keys at once.").format(count=verdict.shots[0])
    return _("All {count} slaps arrive together.").format(count=asked)


def blocked_words(verdict: Verdict, zones: Sequence[Zone], who: Callable[[int], str]) -> list[str]:
    """What gets in whose way: a line for the cap, for each group of keys, for silent keys."""
    lines: list[str] = []
    if verdict.cap is not None:
        words = n_(
            "It never passes on more than {count} key, whoever presses.",
            "It never passes on more than {count} keys, whoever presses.",
            verdict.cap,
        )
        lines.append(words.format(count=verdict.cap))
    for group in verdict.blocked[:3]:
        keys = " + ".join(label(code) for code in group)
        lines.append(_("It loses one of {keys} held together.").format(keys=keys))
    pairs = verdict.pairs(zones)
    if len(pairs) == 1:
        (one, other) = pairs[0]
        words = _("{one} and {other} get in each other's way.")
        lines.append(words.format(one=who(one), other=who(other)))
    if verdict.silent:
        keys = ", ".join(label(code) for code in verdict.silent)
        lines.append(_("Never heard from: {keys}.").format(keys=keys))
    return lines


def advice_words(verdict: Verdict) -> str:
    """What to do about it."""
    match verdict.advice:
        case Advice.UNKNOWN:
            return _("At least two of you should press your keys.")
        case Advice.FINE:
            return _("Nobody will ever blame this keyboard.")
        case Advice.SLAPS_FINE:
            return _(
                "Fair for whoever is first. A key can only go missing if "
                "several shoot at the same instant: a pad or a second keyboard "
                "would fix that."
            )
        case Advice.PRESET:
            assert verdict.proposal is not None
            words = _("With “{preset}” every key arrived. Will you take these?")
            return words.format(preset=preset_name(verdict.proposal))
        case Advice.FEWER:
            assert verdict.slaps is not None
            words = (
                _(
                    "No other keys did better. Let {count} play here and give the others pads, or "
                    "plug in a second keyboard and share them out."
                )
                if verdict.cap is None
                else _(
                    "No other keys will help. Let {count} play here and give the others pads, "
                    "or plug in a second keyboard and share them out."
                )
            )
            return words.format(count=verdict.slaps[1])
