"""Short transcripts for tests: moves written as lines like `0 roll`, `1 reroll 0,4 @500`."""

from typing import Any

from game.core.transcript import replay

NAMES = ("Ann", "Bo", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal")


def moves_of(text: str) -> list[dict[str, Any]]:
    """Read moves, several in a line with `;` between: seat, what, positions, `@` and the time."""
    moves: list[dict[str, Any]] = []
    for line in text.replace(";", "\n").split("\n"):
        words = line.split()
        if not words:
            continue
        move: dict[str, Any] = {}
        if words[0] != "wait":
            move["seat"] = int(words.pop(0))
        move["do"] = words.pop(0)
        for word in words:
            if word.startswith("@"):
                move["at"] = int(word[1:].replace("_", ""))
            else:
                move["dice"] = [int(die) for die in word.split(",")]
        moves.append(move)
    return moves


def dice_of(text: str) -> list[int]:
    """Read dice, spaces between throws only to please the eye: `12345 66`."""
    return [int(die) for die in text if not die.isspace()]


def transcript(
    game: str,
    seats: int,
    moves: str,
    *,
    dice: str = "",
    noon: tuple[int, ...] = (),
    first: int = 0,
    **options: Any,
) -> dict[str, Any]:
    """Return a transcript with everything random scripted."""
    return {
        "dustup": 1,
        "game": game,
        "players": list(NAMES[:seats]),
        "options": options,
        "first": first,
        "stack": {"dice": dice_of(dice), "noon_us": list(noon)},
        "moves": moves_of(moves),
    }


def saloon(seats: int, moves: str, view: Any = None, **rest: Any) -> dict[str, Any]:
    """Replay a game of Saloon Poker."""
    return replay(transcript("saloon_poker", seats, moves, **rest), view)


def high_noon(moves: str, view: Any = None, **rest: Any) -> dict[str, Any]:
    """Replay a game of High Noon."""
    return replay(transcript("high_noon", 2, moves, **rest), view)


def refusal(play: Any, *args: Any, **rest: Any) -> tuple[int | None, int | None, str]:
    """Return index, seat and reason of the illegal move in what `play` replays."""
    from game.core.transcript import IllegalMove

    try:
        play(*args, **rest)
    except IllegalMove as error:
        return error.index, error.seat, error.reason
    raise AssertionError("nothing was refused")
