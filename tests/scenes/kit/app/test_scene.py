"""The scene stack: who is told what, in which order, and what is shown."""

from __future__ import annotations

import pytest

from scenes.kit.app.scene import Scene, SceneStack


class Note(Scene):
    """Writes down what it is told."""

    def __init__(self, name: str, told: list[str], see_through: bool = False) -> None:
        self.label = name
        self.told = told
        self.see_through = see_through

    def enter(self) -> None:
        self.told.append(f"{self.label} enter")

    def leave(self) -> None:
        self.told.append(f"{self.label} leave")

    def pause(self) -> None:
        self.told.append(f"{self.label} pause")

    def resume(self) -> None:
        self.told.append(f"{self.label} resume")


def test_push_pauses_what_lies_below_and_pop_resumes_it() -> None:
    told: list[str] = []
    stack = SceneStack()
    stack.push(Note("table", told))
    stack.push(Note("duel", told))
    stack.pop()
    expected = ["table enter", "table pause", "duel enter", "duel leave", "table resume"]
    assert told == expected


def test_replace_leaves_what_lies_below_alone() -> None:
    told: list[str] = []
    stack = SceneStack()
    stack.push(Note("a", told))
    stack.push(Note("b", told))
    del told[:]
    stack.replace(Note("c", told))
    assert told == ["b leave", "c enter"]
    assert len(stack) == 2


def test_reset_takes_all_off_from_the_top() -> None:
    told: list[str] = []
    stack = SceneStack()
    stack.push(Note("a", told))
    stack.push(Note("b", told))
    del told[:]
    stack.reset(Note("c", told))
    assert told == ["b leave", "a leave", "c enter"]


def test_what_shows_through_is_shown_lowest_first() -> None:
    told: list[str] = []
    stack = SceneStack()
    for scene in (Note("a", told), Note("b", told), Note("c", told, True), Note("d", told, True)):
        stack.push(scene)
    assert [scene.label for scene in stack.shown() if isinstance(scene, Note)] == ["b", "c", "d"]


def test_an_empty_stack_shows_nothing_and_has_nothing_to_pop() -> None:
    stack = SceneStack()
    assert stack.shown() == []
    assert stack.top is None
    with pytest.raises(IndexError):
        stack.pop()
