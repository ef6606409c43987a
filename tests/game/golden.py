"""The golden transcripts: a readable account of a game, with every seat's view at every step.

Remade on purpose only, and looked at: `python -m tests.game.golden`.
"""

import json
from pathlib import Path
from typing import Any

from game.core.engine import TABLE, Engine, Event
from game.core.registry import GAMES
from game.core.transcript import Play, read, report
from game.core.wire import event_to_json, move_to_json
from tests.game.monster.script import LADDER, LOW, deck_of
from tests.game.monster.script import transcript as monster
from tests.game.monster_gunslingers.script import deck_of as streets
from tests.game.monster_gunslingers.script import transcript as gunslingers
from tests.game.script import transcript
from tests.game.slap45.script import transcript as slap45
from tests.game.texas_hold_it.script import transcript as texas_hold_it

FOLDER = Path(__file__).parents[1] / "golden"

TRANSCRIPTS: dict[str, dict[str, Any]] = {
    "saloon_poker_pistols": transcript(
        "saloon_poker",
        3,
        """
        0 roll @1_000_000; 0 reroll 2,3,4 @2_000_000; 0 stand @3_000_000
        1 roll @4_000_000; 1 reroll 0,1 @5_000_000; 1 reroll 1 @6_000_000
        0 accuse @6_500_000; 2 accuse @6_502_500
        wait @8_002_500; wait @11_002_500; 1 fire @11_300_000; 2 fire @11_303_000
        wait @12_803_000; 1 fire @14_000_000; wait @14_004_001
        2 roll @15_000_000; 2 stand @16_000_000
        2 roll @17_000_000; 2 stand @18_000_000; 0 roll @19_000_000; 0 stand @20_000_000
        wait @21_500_000; wait @23_500_000; 0 fire @23_777_000; wait @23_781_001
        """,
        dice="66123 665 13555 52 5 22334 11456 54611",
        noon=(3_000_000, 6_500_000, 2_000_000),
        target=60,
    ),
    "saloon_poker_dice": transcript(
        "saloon_poker",
        3,
        """
        1 roll; 1 stand; 2 roll; 2 stand; 0 roll; 0 stand
        1 draw; 2 draw; 2 hold; 1 draw; 1 hold
        1 draw; 0 draw; 0 draw; 1 draw; 0 draw; 1 hold
        """,
        dice="44321 12344 43214 256 35 56 6",
        first=1,
        duel="dice",
        accuse_ms=0,
    ),
    "high_noon_draw": transcript(
        "high_noon",
        2,
        """
        wait @1_500_000; wait @4_000_000; 1 fire @4_231_000; wait @4_235_001
        wait @5_735_000; 0 fire @6_000_000; wait @6_004_001
        wait @14_004_000; 0 fire @18_100_000; 1 fire @18_102_000
        wait @19_602_000; 0 fire @21_900_000; wait @23_404_000; 1 fire @25_700_000
        wait @25_704_001
        """,
        noon=(2_500_000, 3_000_000, 2_000_000, 6_000_000, 2_000_000, 2_000_000),
        hits=3,
    ),
    "slap45": slap45(
        """
        0 flip @1_000_000; 2 slap @1_100_000; wait @1_300_000; 0 base 0 @1_620_000
        2 slap @1_650_000; 1 slap @1_700_000; 2 base 0 @1_720_000; 1 point 0 @1_730_000
        1 flip @3_000_000; wait @3_200_000; 0 base 2 @3_590_000; 2 base 1 @3_640_000
        1 base 2 @3_643_500; 1 base 0 @3_650_000
        wait @13_644_000; 0 flip @13_644_001; wait @13_900_000
        2 slap @14_000_000; 0 slap @14_003_000; wait @14_004_001
        0 flip @15_000_000; wait @15_900_000; 1 point 2 @16_200_000; 1 slap @16_230_000
        0 base 0 @16_231_000; wait @16_234_001
        2 feint @17_000_000; 2 deal gun @18_000_000; 1 slap @18_150_000; wait @18_250_000
        1 slap @18_500_000; 0 slap @18_600_000; 1 slap @18_850_000; wait @18_850_001
        wait @28_750_001; wait @29_000_000; 0 base 1 @29_300_000; wait @29_304_001
        """,
        deck="iron move move iron move gun gun",
        flips=(300_000, 200_000, 255_999, 900_000, 250_000, 250_000),
        flip=False,
        gang=2,
    ),
    "monster": monster(
        """
        0 9,6,5; 1 10,9; 2 -; 3 fold
        1 fold; 2 fold
        1 10; 2 10
        1 -; 2 10
        1 fold; 2 fold; 3 fold; 0 9,8,7
        1 10,9,8; 2 10; 3 fold; 0 fold
        """,
        deck_of(LADDER, "10 9 6 5 4 3", LOW, LADDER),
        deck_of(LOW, LADDER),
        deck_of(LADDER, LADDER),
        deck_of("9 8 7 6 5 4", "10 10 9 8 7 6"),
        deck_of("10 10 10 9 9 9", LADDER, LOW, "9 8 7 6 4 3"),
        deck_of(LADDER, "10 7 5 4 3 1", "8 8 8 7 7 7", "9 8 6 5 4 2"),
        games=2,
    ),
    "monster_gunslingers": gunslingers(
        """
        2 act 3C street=0,3; 0 holster KD; 1 act JH target=0; 2 act 8C give=2C street=3
        0 flip 0; 1 act KH target=0; 2 flip 1; 0 act 6S target=1 position=0
        1 act AS; 1 act 9H street=0; 1 flip 2; 2 act TC give=JC; 0 act 5C give=KD; 1 flip 3
        2 act 7D street=1; 0 act 4S target=1; 1 holster 8H; 2 act QS street=4; 2 reveal up
        0 holster AH; 1 flip 1; 2 flip 0
        """,
        "KD 6S 5C 4S",
        "JH KH AS 9H",
        "3C 8C 2C TC",
        draws="8H 7D 2D QS 3D AH 3H 3S",
        first=2,
        picks=(0, 2, 0, 1),
        rounds=1,
    ),
    "monster_gunslingers_chips": gunslingers(
        """
        0 flip 0; 1 flip 1; 2 holster AH; 0 flip 2; 1 holster 7H; 2 holster AD; 0 flip 3
        0 bet; 1 fold; 2 raise; 0 call; 2 flip 4
        2 flip 0; 0 holster KH; 1 holster QH; 2 flip 1; 0 holster KD; 1 holster QD; 2 flip 2
        0 act 3C street=3,; 1 act 3H street=4,; 2 flip 3; 2 bet; 0 raise; 1 raise; 2 call; 0 flip 4
        0 flip 0; 1 flip 1; 2 holster 2D; 0 flip 2; 1 flip 3; 1 check; 2 bet; 0 fold; 1 fold
        """,
        "",
        "7H 7C 7D 8C",
        "AH AD 3C 3D",
        street="2S 5H 9D JC 8S",
        decks=(
            streets(("KH KD 3C 3D", "QH QD 3H 4C", "4D 4H 6C 6D"), "2S 5H 9D JC 8S", first=2),
            streets(("", "", "2D 3H 4C 5C"), "2S 5H 9D JC 8S"),
        ),
        betting=True,
        bet=2,
    ),
    "texas_hold_it": texas_hold_it(
        """
        0 peek 0; 0 say gas; 1 swap 0,1; 2 peek 1; 2 say snake; 0 hold; 1 pee 0; 2 hold
        1 pee 0; 2 hold; 0 hold
        2 hold; 0 hold; 1 pee 0
        0 swap 0,1; 1 peek 0; 1 say calm; 2 peek 1; 2 say cactus; 0 hold; 1 pass; 2 pee 0
        2 hold; 0 pee 0
        """,
        *("scc", "scc", "scc", "-g", "--"),
        rounds=5,
    ),
    "high_noon_dice": transcript(
        "high_noon",
        2,
        """
        0 draw; 1 draw; 1 draw; 0 draw; 0 hold; 1 draw
        1 draw; 0 draw; 0 draw; 1 hold; 0 hold
        0 draw; 1 draw; 1 hold; 0 hold
        """,
        dice="52 46 6 43 1 13",
        first=1,
        version="dice",
        hits=2,
    ),
}
"""Games that go through every phase; a new game adds its own."""


def account(data: dict[str, Any]) -> str:
    """Tell a transcript step by step: what was done, what happened, what everybody sees."""
    transcribed = read(data)
    engine = GAMES[transcribed.setup.game].engine.new(transcribed.setup)
    names = transcribed.setup.players
    lines = [f"{engine.key}: {', '.join(names)}", *_sights(engine, names)]
    for index, play in enumerate(transcribed.plays):
        lines += ["", f"{index}. {_said(play, names)}"]
        lines += [f"  ! {_event(event)}" for event in _do(engine, play)]
        lines += _sights(engine, names)
    return "\n".join(lines) + "\n"


def _do(engine: Engine, play: Play) -> list[Event]:
    if play.seat is None or play.move is None:
        return engine.tick(play.at_us or 0)
    return engine.apply(play.seat, play.move, play.at_us)


def _said(play: Play, names: tuple[str, ...]) -> str:
    time = "" if play.at_us is None else f" at {play.at_us:_}"
    if play.seat is None or play.move is None:
        return f"the clock{time}"
    keys = move_to_json(play.move)
    words = [keys.pop("do"), *(f"{key} {value}" for key, value in keys.items())]
    return f"{names[play.seat]}: {' '.join(words)}{time}"


def _event(event: Event) -> str:
    data = event_to_json(event)
    name = data.pop("event")
    return f"{name} {json.dumps(data)}" if data else str(name)


def _sights(engine: Engine, names: tuple[str, ...]) -> list[str]:
    """Say what everybody sees; a view that equals the table's is not written again."""
    table = report(engine, TABLE)
    shown = {key: table[key] for key in ("to_act", "legal", "winners") if table[key]}
    lines = [f"  table {json.dumps(table['state'])}", f"        {json.dumps(shown)}"]
    for seat, name in enumerate(names):
        own = report(engine, seat)
        same = own == table
        lines.append(f"  {name}: {'as the table' if same else json.dumps(own['state'])}")
    whole = report(engine, None)
    hidden = {k: v for k, v in whole["state"].items() if v != table["state"][k]}
    if hidden:
        lines.append(f"  hidden {json.dumps(hidden)}")
    return lines


def main() -> None:
    """Write every account anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, data in TRANSCRIPTS.items():
        (FOLDER / f"{name}.txt").write_text(account(data), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
