"""Pictures of the duel: at the face-off, at the bell, the photo finish, and with dice."""

from __future__ import annotations

from typing import Any

from game.controls.gestures import Act
from game.high_noon.records import DuelView
from scenes.table.table import Table
from scenes.tools.gallery.register import TWO, shot
from scenes.tools.stagehand import Sitter, Stagehand

BELL_US = 3_000_000
SHEET_US = 15_000_000


def street(
    hand: Stagehand, options: dict[str, Any] | None = None, dice: tuple[int, ...] = ()
) -> Table:
    """Belle and Doc on Main Street; every bell rings three seconds after the face-off."""
    stack = {"noon_us": [BELL_US] * 9, "dice": dice}
    return hand.sit("high_noon", TWO, options, seed=12, stack=stack)


def face_off(hand: Stagehand, table: Table) -> None:
    """Until the next face-off is on."""
    hand.until("the face-off", lambda: hand.app.live)


def bell(hand: Stagehand, table: Table) -> None:
    """Until the bell of the next face-off has rung."""
    face_off(hand, table)
    hand.until("the bell", lambda: rung(table))


def rung(table: Table) -> bool:
    """Whether a bell has rung and the exchange is still open, here or over another table."""
    view = table.view()
    duel = view if isinstance(view, DuelView) else getattr(view, "duel", None)
    return duel is not None and duel.noon_us is not None


def sheet(hand: Stagehand, table: Table) -> None:
    """Until the sheet that tells the result lies there."""
    scene = hand.top
    hand.until("the sheet", lambda: getattr(scene, "stage").value == "finish", SHEET_US)  # noqa: B009
    hand.run(600_000)


@shot("duel_before")
def before(hand: Stagehand) -> None:
    """They walk up to one another."""
    street(hand)
    hand.run(600_000)


@shot("duel_live")
def live(hand: Stagehand) -> None:
    """The face-off is on, the hand creeps."""
    face_off(hand, street(hand))
    hand.run(1_800_000)


@shot("duel_bell")
def noon(hand: Stagehand) -> None:
    """Noon, and nobody has fired."""
    bell(hand, street(hand))
    hand.run(120_000)


@shot("duel_fired")
def fired(hand: Stagehand) -> None:
    """The shot has hit, the hat flies."""
    table = street(hand)
    bell(hand, table)
    hand.run(210_000)
    hand.act(table, 0, Act.SLAP)
    hand.run(250_000)


@shot("duel_hit")
def hit(hand: Stagehand) -> None:
    """Why it was a hit: both presses on one line."""
    table = street(hand)
    bell(hand, table)
    hand.run(190_000)
    one, two = hand.key(table, 0, Act.SLAP), hand.key(table, 1, Act.SLAP)
    hand.together((one, 0), (two, 38_600))
    sheet(hand, table)


@shot("duel_dead_heat")
def dead_heat(hand: Stagehand) -> None:
    """Too close to call."""
    table = street(hand)
    bell(hand, table)
    hand.run(190_000)
    one, two = hand.key(table, 0, Act.SLAP), hand.key(table, 1, Act.SLAP)
    hand.together((two, 0), (one, 1_800))
    sheet(hand, table)


@shot("duel_jumped")
def jumped(hand: Stagehand) -> None:
    """Before the bell."""
    table = street(hand)
    face_off(hand, table)
    hand.run(1_100_000)
    hand.act(table, 1, Act.SLAP)
    sheet(hand, table)


@shot("duel_nerve")
def nerve(hand: Stagehand) -> None:
    """Nobody fired at all."""
    table = street(hand)
    bell(hand, table)
    sheet(hand, table)


@shot("duel_won")
def won(hand: Stagehand) -> None:
    """The last hit."""
    table = street(hand, {"hits": 1})
    bell(hand, table)
    hand.run(180_000)
    hand.act(table, 0, Act.SLAP)
    scene = hand.top
    hand.until("the winner", lambda: getattr(scene, "stage").value == "over", SHEET_US)  # noqa: B009
    hand.run(500_000)


@shot("duel_dice")
def dice(hand: Stagehand) -> None:
    """Two beats thrown, one has chosen again."""
    table = street(hand, {"version": "dice"}, (5, 3, 4, 6))
    for _beat in range(2):
        choosing(hand, table)
        hand.act(table, 0, Act.SLAP)
        hand.act(table, 1, Act.SLAP)
    choosing(hand, table)
    hand.act(table, 1, Act.COVER)
    hand.run(500_000)


@shot("duel_dice_over")
def dice_over(hand: Stagehand) -> None:
    """Over twelve: fired too early."""
    table = street(hand, {"version": "dice"}, (6, 3, 6, 6, 5, 2))
    for _beat in range(2):
        choosing(hand, table)
        hand.act(table, 0, Act.SLAP)
        hand.act(table, 1, Act.SLAP)
    choosing(hand, table)
    hand.act(table, 0, Act.SLAP)
    hand.act(table, 1, Act.COVER)
    sheet(hand, table)


@shot("duel_tin")
def tin(hand: Stagehand) -> None:
    """A person against a bot."""
    stack = {"noon_us": [BELL_US] * 9}
    sitters = (Sitter("Opal"), Sitter("Tin Tom", "easy"))
    face_off(hand, hand.sit("high_noon", sitters, seed=12, stack=stack))
    hand.run(900_000)


def choosing(hand: Stagehand, table: Table) -> None:
    """Until both may choose (again)."""
    hand.until("the choice", lambda: table.running and len(table.to_act()) == 2, SHEET_US)
    hand.run(300_000)
