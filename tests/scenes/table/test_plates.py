"""A player's place: who it is, what they hold, what they may press; all within its frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from scenes.kit.app.scene import Scene
from scenes.kit.draw.art import Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import Looks
from scenes.kit.layout.layouts import Place
from scenes.table.plates import PlateState, draw_plate, preload, preload_dice
from tests.scenes.conftest import Placed, Room, outside, overlaps

Make = Callable[..., Room]
Look = Callable[..., list[Placed]]
PLACE = Place("seat", "seat", 700, 400, 344, 180, 0, {})
PLAIN = PlateState("Ann", Looks(0, 1, 2, 3), score="12")
STATES = {
    "plain": PLAIN,
    "active": replace(PLAIN, active=True),
    "leads": replace(PLAIN, leads=True),
    "out": replace(PLAIN, out=True, note="out of the game"),
    "dice": replace(PLAIN, dice=(1, 2, 3, 4, 5)),
    "gold": replace(PLAIN, dice=(1, 2, 3, 4, 5), gold=frozenset({1})),
    "bot": replace(PLAIN, level="hard"),
    "glad": replace(PLAIN, mood="glad"),
    "sour": replace(PLAIN, mood="sour"),
    "keys": replace(PLAIN, keys=(("Q", "Go", "icons/check"), ("E", "No", "icons/cross"))),
    "other colour": replace(PLAIN, looks=Looks(3, 1, 2, 3)),
    "blank die": replace(PLAIN, dice=(None, 2, 3, 4, 5)),
}


class Show(Scene):
    """Draws one place and nothing else."""

    state = PLAIN
    nudge_u = 0.0

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((60, 40, 20), 0, 0, 1920, 1080)
        draw_plate(canvas, self.app, PLACE, self.state, self.nudge_u)


def show(room: Room, state: PlateState, nudge_u: float = 0) -> bytes:
    scene = Show(room.app)
    scene.state, scene.nudge_u = state, nudge_u
    room.app.reset(scene)
    return room.pixels()


def test_every_state_looks_different(room: Make) -> None:
    r = room((960, 540))
    pictures = {name: show(r, state) for name, state in STATES.items()}
    assert len(set(pictures.values())) == len(STATES)
    assert r.app.notices == []


def test_nothing_reaches_far_beyond_its_frame(room: Make) -> None:
    r = room((960, 540))
    for state in STATES.values():
        show(r, state)
        surface = r.app.canvas.surface.copy()
        frame = pygame.Rect(round(700 / 2) - 12, round(400 / 2) - 12, 172 + 24, 90 + 24)
        surface.fill((60, 40, 20), frame)
        plain = pygame.Surface(surface.get_size())
        plain.fill((60, 40, 20))
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_a_colour_comes_with_its_own_shape(room: Make) -> None:
    """Nothing is told by colour alone: in grey the badges differ too."""
    r = room((960, 540))
    greys = set()
    for colour in range(8):
        show(r, replace(PLAIN, looks=Looks(colour, 1, 2, 3)))
        badge = pygame.Rect((700 + 344 - 60) // 2, (400 + 180 - 60) // 2, 26, 26)
        part = pygame.transform.grayscale(r.app.canvas.surface.subsurface(badge))
        mask = pygame.mask.from_threshold(part, (255, 255, 255), (90, 90, 90))
        greys.add(tuple(mask.get_at((x, y)) for x in range(26) for y in range(26)))
    assert len(greys) == 8


def test_a_nudge_moves_all_of_it(room: Make) -> None:
    r = room((960, 540))
    show(r, PLAIN)
    still = r.app.canvas.surface.copy()
    show(r, PLAIN, 20)
    moved = r.app.canvas.surface
    inner = pygame.Rect(700 // 2, 400 // 2, 172, 90)
    assert pygame.image.tobytes(still.subsurface(inner), "RGB") == pygame.image.tobytes(
        moved.subsurface(inner.move(10, 0)), "RGB"
    )


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize(
    "name", ["W" * 24, "한글이름이길어도괜찮은사람의이름이다요입니다", "{0}", "🤠" * 24, "x"]
)
def test_names_and_scores_stay_inside(room: Make, texts: Look, percent: int, name: str) -> None:
    r = room((960, 540), text_percent=percent)
    for state in STATES.values():
        scene = Show(r.app)
        scene.state = replace(state, name=name, score="9999")
        r.app.reset(scene)
        placed = texts(r.app)
        assert placed and overlaps(placed) == []
        assert outside(placed, (704, 402, 336, 176)) == []


def test_a_bot_shows_its_level_and_a_person_a_mood(room: Make) -> None:
    r = room((960, 540))
    levels = {show(r, replace(PLAIN, level=level)) for level in ("easy", "middle", "hard")}
    assert len(levels) == 3
    assert show(r, replace(PLAIN, level="easy", mood="glad")) == show(
        r, replace(PLAIN, level="easy")
    ), "tin has no moods"


def test_preloading_names_what_will_be_shown(room: Make) -> None:
    r = room((960, 540))
    looks = Looks(1, 2, 3, 4)
    wanted = preload(looks, None, PLACE)
    heads = [item for item in wanted if isinstance(item, Wanted)]
    assert {item.name for item in heads} == {
        "portraits/body_blue",
        "portraits/face_2",
        "portraits/moustache_4",
        "portraits/hat_3",
    }
    frames = {item.kind for item in wanted if isinstance(item, WantedPanel)}
    assert frames == {"plate", "plate_lit"}
    art = r.app.art
    art.rescale(art.scale, art.stage_px)
    for item in [*wanted, *preload_dice()]:  # what the thread does, one after another
        key, picture = art._load(item)
        art._raw[key] = picture
    before = set(art._raw)
    show(r, replace(PLAIN, looks=looks, dice=(1, 2, 3, 4, 5), gold=frozenset({2})))
    used = before - set(art._raw)
    assert {key[0] for key in used} >= {item.name for item in heads} | {"panel"}
    assert len([key for key in used if str(key[0]).startswith("dice/flat_")]) == 5
