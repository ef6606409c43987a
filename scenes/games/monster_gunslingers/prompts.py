"""What the Monster Gunslingers scene says: prompts, tips, and what one alone has learned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from game.core.engine import Event, Seat
from game.monster_gunslingers import events as e
from game.monster_gunslingers.powers import Power
from game.monster_gunslingers.records import HIDDEN, CardName, GunslingerView
from scenes.games.monster_gunslingers.choice import Choice, Key, Step
from scenes.games.monster_gunslingers.words import card_word, power_name, power_text, tip
from scenes.kit.text.words import _, join, n_

if TYPE_CHECKING:
    from scenes.games.monster_gunslingers.scene import MonsterGunslingers


def prompt_for(scene: MonsterGunslingers, seat: Seat | None) -> str:
    """The line that says who may do what; what a card is, only for its owner while they look."""
    if seat is None:
        acting = scene.shown.acting
        if scene.film.busy or acting is None or scene.table.guests[acting].level is None:
            return ""
        return _("{name} is thinking.").format(name=scene.table.name(acting))
    name = scene.table.name(seat)
    choice = scene.choosing(seat)
    if scene.hidden(seat):
        return _("{name}: look again to go on with this move.").format(name=name)
    if scene.looks(seat):
        return _private(choice).format(
            name=name, power=power_name(choice.draft.card) if choice.draft else "",
            count=choice.to_call(),
        )  # fmt: skip
    return _neutral(choice).format(name=name, count=choice.to_call())


def _private(choice: Choice) -> str:
    face = choice.face
    match choice.step:
        case Step.ACTION:
            return _("{name}: {power}, or into the holster?")
        case Step.ROOM:
            return _("{name}: the holster is full. Which card goes?")
        case Step.SEAT if face is not None and face.power is Power.PICKPOCKET:
            return _("{power}: whose hand?")
        case Step.SEAT:
            return _("{power}: whose holster?")
        case Step.SHOT:
            return _("{power}: which card, in whose holster?")
        case Step.GIVE if face is not None and face.power is Power.STAMPEDE:
            return _("{power}: which card is passed to the left?")
        case Step.GIVE if face is not None and face.power is Power.QUICK_HANDS:
            return _("{power}: which card goes into the holster?")
        case Step.GIVE:
            return _("{power}: which card is swapped?")
        case Step.STREET if face is not None and face.power in (Power.DYNAMITE, Power.FOG):
            return _("{power}: which open door?")
        case Step.STREET:
            return _("{power}: which closed door?")
        case Step.SECOND:
            return _("{power}: a second door, or is one enough?")
    return _neutral(choice)


def _neutral(choice: Choice) -> str:
    """The same without a word about the card."""
    match choice.step:
        case Step.CARD if not choice.hand:
            return _("{name}: no card in hand, so flip a door.")
        case Step.CARD:
            return _("{name}: play or holster a card, or flip a door.")
        case Step.ROOM:
            return _("{name}: the holster is full. Which card goes?")
        case Step.REVEAL:
            return _("{name}: turn it up, or leave it face down?")
        case Step.BET if not choice.view.level:
            return _("{name}: check, or bet?")
        case Step.BET:
            return n_(
                "{name}: {count} chip to call.", "{name}: {count} chips to call.", choice.to_call()
            )
        case Step.ACTION:
            return _("{name}: what is done with this card?")
    return _("{name}: choose what it is used on.")


# -- tips ------------------------------------------------------------------------------------------
def tip_for(choice: Choice, key: Key) -> str:
    """What one should know about a spot; for the eyes of the player whose choice it is."""
    what, draft = key[0], choice.draft
    if what == "sign":
        return _sign_tip(choice, str(key[1]))
    if what == "house":
        return house_tip(choice.view, int(key[1]), choice.step is Step.CARD)
    if what == "little":
        return tip(choice.view.holsters[int(key[1])][int(key[2])].card)  # type: ignore[misc]
    if what == "own":
        return tip(choice.view.holsters[choice.seat][int(key[1])].card)
    if what == "hand" and draft is None:
        return tip(choice.hand[int(key[1])])
    return ""


def _sign_tip(choice: Choice, name: str) -> str:
    draft = choice.draft
    if draft is None or name not in ("act", "holster"):
        return ""
    if name == "holster":
        return _("Face down into the holster. Its power sleeps, but it counts in the end.")
    return power_text(draft.card)


def house_tip(view: GunslingerView, i: int, flips: bool) -> str:
    """What is known of a card of Main Street."""
    card = view.street[i]
    if view.up[i]:
        return tip(card)
    flip = _("Turn it up, then draw a card.") if flips else ""
    if card == HIDDEN:
        return flip or _("It lies face down.")
    told = _("Everybody remembers it: {card}.") if view.remembered[i] else _("Peeked at: {card}.")
    return f"{told.format(card=card_word(card))} {flip}".strip()


def sign_words(choice: Choice, name: str, looks: bool) -> str:
    """What stands on a sign; a card's power only for its owner while they look."""
    view, seat = choice.view, choice.seat
    chips = view.chips[seat] if view.chips is not None else 0
    match name:
        case "act":
            draft = choice.draft
            return power_name(draft.card) if looks and draft is not None else _("Use its power")
        case "holster":
            return _("Holster it")
        case "enough":
            return _("That is enough")
        case "up":
            return _("Turn it up")
        case "leave":
            return _("Leave it down")
        case "check":
            return _("Check")
        case "fold":
            return _("Fold")
        case "call":
            price = min(choice.to_call(), chips)
            words = _("All in: {count}") if price == chips else _("Call {count}")
            return words.format(count=price)
        case "bet":
            price = min(view.bet, chips)
            words = _("All in: {count}") if price == chips else _("Bet {count}")
            return words.format(count=price)
    if chips <= choice.to_call():
        return _("Raise")
    if choice.to_call() + view.bet >= chips:
        return _("All in: {count}").format(count=chips)
    return _("Raise to {count}").format(count=(view.level or 0) + view.bet)


# -- news ------------------------------------------------------------------------------------------
def fresh_cards(news: Iterable[Event], seat: Seat) -> set[CardName]:
    """The cards somebody got since their last move."""
    found: set[CardName] = set()
    for one in news:
        match one:
            case e.Drew(seat=who, card=card) | e.Picked(seat=who, card=card) if who == seat:
                found.add(card)
            case e.Handed(taker=who, card=card) | e.SentBack(target=who, card=card) if who == seat:
                found.add(card)
            case e.Swapped(seat=who, took=card) if who == seat:
                found.add(card)
    return found


def private_lines(news: Sequence[Event], seat: Seat, name: Callable[[Seat], str]) -> list[str]:
    """What somebody learned since their last move, a sentence each."""
    return [words for one in news if (words := _line(one, seat, name))]


def _line(one: Event, seat: Seat, name: Callable[[Seat], str]) -> str:
    match one:
        case e.Picked(seat=who, target=target, card=card):
            if who == seat:
                words = _("From {name}'s hand: {card}.")
                return words.format(name=name(target), card=card_word(card))
            return _("{name} took {card}.").format(name=name(who), card=card_word(card))
        case e.Handed(giver=giver, taker=taker, card=card):
            if taker == seat:
                words = _("From {name}: {card}.")
                return words.format(name=name(giver), card=card_word(card))
            return _("Passed to {name}: {card}.").format(name=name(taker), card=card_word(card))
        case e.SentBack(target=who, card=card) if who == seat:
            return _("Back in the hand: {card}.").format(card=card_word(card))
        case e.Shot(target=who, card=card) if who == seat:
            return _("Shot out of the holster: {card}.").format(card=card_word(card))
        case e.Swapped(seat=who, gave=gave, took=took) if who == seat:
            words = _("Given: {gave}. Taken: {took}.")
            return words.format(gave=card_word(gave), took=card_word(took))
        case e.Peeked(seat=who, cards=cards) if who == seat:
            return _("Seen: {cards}.").format(cards=join([card_word(card) for card in cards]))
        case e.LookedAt(seat=who, target=target, cards=cards) if who == seat:
            words = _("In {name}'s holster: {cards}.")
            told = join([card_word(card) for card in cards])
            return words.format(name=name(target), cards=told)
    return ""
