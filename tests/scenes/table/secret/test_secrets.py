"""The curtain and hold-to-look as plain state."""

from __future__ import annotations

from game.core.engine import TABLE
from scenes.table.secret.secrets import FALL_US, RISE_US, Curtain, Secrets


def at_table(*people: int, hold: bool = False) -> Secrets:
    return Secrets(people, lambda: hold)


def test_a_lone_person_always_looks_and_has_no_curtain() -> None:
    secrets = at_table(2, hold=True)
    assert secrets.viewer() == 2
    secrets.call(2, 0)
    secrets.hide()
    assert secrets.viewer() == 2 and secrets.cover == 0


def test_without_people_everybody_sees_the_table() -> None:
    assert at_table().viewer() == TABLE


def test_the_curtain_is_shut_before_anybody_looks() -> None:
    secrets = at_table(0, 1)
    secrets.call(0, 0)
    assert secrets.viewer() == TABLE and secrets.covered
    assert not secrets.lift(0, FALL_US // 2), "it has not come down yet"
    secrets.update(FALL_US)
    assert secrets.curtain is Curtain.HANGING and secrets.cover == 1.0
    assert not secrets.lift(1, FALL_US), "it hangs for somebody else"
    assert secrets.lift(0, FALL_US)
    assert secrets.viewer() == 0 and secrets.cover == 1.0
    secrets.update(FALL_US + RISE_US)
    assert secrets.cover == 0 and secrets.curtain is Curtain.UP


def test_whoever_looked_is_blind_the_moment_it_is_called() -> None:
    secrets = at_table(0, 1)
    secrets.call(0, 0, at_once=True)
    secrets.lift(0, 1, at_once=True)
    secrets.call(1, 2)
    assert secrets.owner is None and secrets.viewer() == TABLE and secrets.cover < 1


def test_looking_wants_to_be_held() -> None:
    secrets = at_table(0, 1, hold=True)
    secrets.look("k", True)
    assert secrets.viewer() == TABLE, "nobody owns the screen yet"
    secrets.call(0, 0, at_once=True)
    secrets.look("k", True)
    secrets.lift(0, 1, at_once=True)
    assert secrets.viewer() == TABLE, "what was held before does not count"
    secrets.look("k", True)
    secrets.look("pad", True)
    secrets.look("k", False)
    assert secrets.viewer() == 0
    secrets.look("pad", False)
    assert secrets.viewer() == TABLE


def test_hiding_in_the_middle_of_its_rise_takes_the_view_away() -> None:
    secrets = at_table(0, 1)
    secrets.call(0, 0, at_once=True)
    secrets.lift(0, 1)
    secrets.update(RISE_US // 2)
    assert secrets.viewer() == 0
    secrets.hide()
    assert secrets.viewer() == TABLE and secrets.curtain is Curtain.UP


def test_called_again_for_another_it_keeps_hanging() -> None:
    secrets = at_table(0, 1, 2)
    secrets.call(0, 0, at_once=True)
    secrets.call(2, 5)
    assert secrets.curtain is Curtain.HANGING and secrets.named == 2
    assert not secrets.lift(0, 6)
    secrets.draw_aside()
    assert secrets.viewer() == TABLE and secrets.cover == 0 and secrets.named is None
