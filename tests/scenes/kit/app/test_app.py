"""The app turned by hand: who gets what and when, frames, halts, the end."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.kit.app.app import SETTLE_US, App, Halt
from scenes.kit.app.scene import Scene
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.clock import FakeClock
from scenes.kit.input.inputs import Input, Kind, Nav, PadButton, nav
from scenes.kit.input.pacing import FRAME_US
from scenes.kit.input.pump import Pump
from tests.scenes.kit.input.test_pump import Script, down


class Recorder(Scene):
    """Keeps what it is given; its answers are set from outside."""

    name = "recorder"

    def __init__(self, app: App, wake: int | None = None) -> None:
        super().__init__(app)
        self.seen: list[Input] = []
        self.updates_us: list[int] = []
        self.draws = 0
        self.order: list[str] = []
        self.called_off: list[str] = []
        self.wake = wake
        self.aim: int | None = None
        self.racing = False
        self.left = False
        self.sizes: list[float] = []

    def handle(self, event: Input) -> bool:
        self.seen.append(event)
        self.order.append("handle")
        return True

    def update(self, now_us: int) -> None:
        self.updates_us.append(now_us)
        self.order.append("update")

    def draw(self, canvas: Canvas) -> None:
        self.draws += 1
        self.order.append("draw")
        canvas.fill((200, 10, 10), 0, 0, 100, 100)

    def wake_us(self) -> int | None:
        return self.wake

    def aim_us(self) -> int | None:
        return self.aim

    @property
    def live(self) -> bool:
        return self.racing

    def call_off(self, why: str) -> None:
        self.called_off.append(why)
        self.racing = False

    def leave(self) -> None:
        self.left = True

    def resized(self) -> None:
        self.sizes.append(self.app.canvas.scale)


@pytest.fixture
def app() -> Iterator[App]:
    made = App.headless((960, 540))
    yield made
    made.close()


def scripted(app: App, *arrivals: tuple[int, pygame.event.Event]) -> Script:
    assert isinstance(app.clock, FakeClock)
    script = Script(app.clock, *arrivals)
    app.pump = Pump(app.clock, app.window.to_stage, app.pads, script)
    return script


def test_a_turn_is_inputs_then_update_then_draw(app: App) -> None:
    scene = Recorder(app)
    app.push(scene)
    app.step(1_000, [Input(Kind.KEY_DOWN, 500, scancode=4), Input(Kind.KEY_UP, 600, scancode=4)])
    assert scene.order == ["handle", "handle", "update", "draw"]
    assert [event.at_us for event in scene.seen] == [500, 600]
    assert app.canvas.surface.get_at((10, 10))[:3] == (200, 10, 10)


def test_each_input_goes_to_the_scene_that_is_on_top_at_its_turn(app: App) -> None:
    below, above = Recorder(app), Recorder(app)

    class Pushes(Recorder):
        def handle(self, event: Input) -> bool:
            self.app.push(above)
            return super().handle(event)

    below = Pushes(app)
    app.push(below)
    presses = [Input(Kind.KEY_DOWN, 1, scancode=4), Input(Kind.KEY_DOWN, 2, scancode=5)]
    app.step(1_000, presses)
    assert [event.scancode for event in below.seen] == [4]
    assert [event.scancode for event in above.seen] == [5]
    assert above.updates_us == [1_000]


def test_a_scene_put_in_place_during_update_is_moved_on_in_the_same_turn(app: App) -> None:
    after = Recorder(app)

    class Once(Recorder):
        def update(self, now_us: int) -> None:
            self.app.replace(after)

    app.push(Once(app))
    app.step()
    assert after.updates_us == [FRAME_US]
    assert after.draws == 1


def test_a_still_scene_is_drawn_once_and_then_only_on_input(app: App) -> None:
    scene = Recorder(app)
    app.push(scene)
    scripted(app, (3_000_000, down(4)))
    while app.clock.now_us() < 1_900_000:
        app.turn()
    assert scene.draws == 1
    while app.clock.now_us() < 5_000_000:
        app.turn()
    assert scene.draws == 2
    assert scene.seen[0].at_us == 3_000_000


def test_a_moving_scene_gets_sixty_frames_a_second(app: App) -> None:
    scene = Recorder(app, wake=0)
    app.push(scene)
    scripted(app)
    while app.clock.now_us() < 1_000_000:
        app.turn()
    assert 58 <= scene.draws <= 61


def test_a_wake_time_is_kept_and_a_past_one_does_not_spin(app: App) -> None:
    scene = Recorder(app, wake=500_000)
    app.push(scene)
    scripted(app)
    while app.clock.now_us() < 600_000:
        app.turn()
    assert scene.updates_us[0] < 20_000
    assert 500_000 <= scene.updates_us[1] <= 500_300
    gaps = [b - a for a, b in zip(scene.updates_us[1:], scene.updates_us[2:], strict=False)]
    assert min(gaps) >= FRAME_US


def test_a_frame_begins_at_the_aim_and_none_shortly_before(app: App) -> None:
    scene = Recorder(app, wake=0)
    scene.aim = 102_345
    app.push(scene)
    scripted(app)
    while app.clock.now_us() < 150_000:
        app.turn()
    landed = [at for at in scene.updates_us if at >= scene.aim][0]
    before = [at for at in scene.updates_us if at < scene.aim][-1]
    assert 0 <= landed - scene.aim <= 300
    assert scene.aim - before >= 4_000


def test_a_press_during_a_frame_is_handled_before_the_next_one(app: App) -> None:
    class Slow(Recorder):
        def draw(self, canvas: Canvas) -> None:
            super().draw(canvas)
            assert isinstance(self.app.clock, FakeClock)
            self.app.clock.advance(9_000)

    scene = Slow(app, wake=0)
    app.push(scene)
    scripted(app, (FRAME_US + 2_000, down(4)))
    while app.clock.now_us() < 60_000:
        app.turn()
    press = scene.seen[0]
    assert press.late_us is not None
    assert press.at_us - press.late_us <= FRAME_US + 2_000 <= press.at_us


@pytest.mark.parametrize(("kind", "why"), [(Kind.FOCUS_LOST, "focus"), (Kind.STALL, "stall")])
def test_what_interrupts_a_race_calls_it_off_and_halts(app: App, kind: Kind, why: str) -> None:
    scene = Recorder(app)
    scene.racing = True
    halts: list[Halt] = []
    app.on_halt = halts.append
    app.push(scene)
    app.step(1_000, [Input(kind, 900, None)])
    assert scene.called_off == [why]
    assert scene.seen[0].kind is kind
    assert halts == [Halt(why)]


def test_a_stall_at_a_quiet_table_halts_nothing(app: App) -> None:
    scene = Recorder(app)
    halts: list[Halt] = []
    app.on_halt = halts.append
    app.push(scene)
    app.step(1_000, [Input(Kind.STALL, 900, None)])
    assert (scene.called_off, halts) == ([], [])


def test_an_unplugged_pad_names_its_seat(app: App) -> None:
    app.pads.add(7, "pad")
    app.pads.assign(7, 2)
    halts: list[Halt] = []
    app.on_halt = halts.append
    app.push(Recorder(app))
    app.step(1_000, [pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7)])
    assert halts == [Halt("pad", 2)]


def test_shell_keys_reach_no_scene_pressed_or_released(app: App) -> None:
    scene = Recorder(app)
    app.push(scene)
    keys = [(pygame.KSCAN_F11, 0), (pygame.KSCAN_RETURN, pygame.KMOD_LALT)]
    for scancode, mods in keys:
        press = Input(Kind.KEY_DOWN, 1, scancode=scancode, mods=mods)
        app.step(1_000, [press, Input(Kind.KEY_UP, 2, scancode=scancode, mods=mods)])
    assert scene.seen == []


def test_quit_in_the_middle_of_a_batch_drops_what_follows(app: App) -> None:
    scene = Recorder(app)
    app.push(scene)
    app.step(1_000, [Input(Kind.QUIT, 1), Input(Kind.KEY_DOWN, 2, scancode=4)])
    assert app.ending
    assert scene.seen == []
    assert scene.draws == 0


def test_the_end_leaves_scenes_from_the_top_and_then_runs_the_hooks(app: App) -> None:
    scene = Recorder(app)
    app.push(scene)
    after: list[bool] = []
    app.before_end.append(lambda: after.append(scene.left))
    app.end()
    assert after == [True]


def test_a_scene_that_fails_to_leave_keeps_nobody_else_from_saving(app: App) -> None:
    class Broken(Recorder):
        def leave(self) -> None:
            raise RuntimeError("broken")

    below = Recorder(app)
    app.push(below)
    app.push(Broken(app))
    saved: list[str] = []
    app.before_end.append(lambda: saved.append("saved"))
    with pytest.raises(RuntimeError):
        app.end()
    assert below.left
    assert saved == ["saved"]


def test_popping_the_last_scene_ends_the_program(app: App) -> None:
    app.push(Recorder(app))
    app.pop()
    assert app.ending


def test_no_garbage_is_collected_while_a_race_is_on(app: App) -> None:
    scene = Recorder(app, wake=0)
    scene.racing = True
    app.push(scene)
    scripted(app)
    try:
        app.turn()
        assert not gc.isenabled()
        scene.racing = False
        app.turn()
        assert gc.isenabled()
    finally:
        gc.enable()


def test_a_changed_size_settles_before_pictures_are_made_anew(app: App) -> None:
    scene = Recorder(app)
    app.push(scene)
    scripted(app)
    app.turn()
    app.window.surface = pygame.Surface((1280, 720))
    app.window.refetch = lambda: True  # type: ignore[method-assign]
    app.deliver([Input(Kind.RESIZED, app.clock.now_us())])
    app.turn()
    assert scene.sizes == []
    assert app.canvas.scale == 0.5
    until_us = app.clock.now_us() + SETTLE_US + 2 * FRAME_US
    while app.clock.now_us() < until_us:
        app.turn()
    assert scene.sizes == [pytest.approx(2 / 3)]
    assert app.canvas.surface is app.window.surface
    assert app.art.scale == app.canvas.scale
    assert [event.kind for event in scene.seen] == [Kind.RESIZED]


def test_two_runs_with_the_same_inputs_are_the_same_pictures() -> None:
    pictures = []
    for _ in range(2):
        app = App.headless((640, 360))
        app.push(Recorder(app))
        for at in range(3):
            app.step(FRAME_US, [Input(Kind.KEY_DOWN, at, scancode=4)])
        pictures.append(app.canvas.surface.get_buffer().raw)
        app.close()
    assert pictures[0] == pictures[1]


def test_the_log_holds_scenes_and_halts_one_json_object_a_line(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    app = App.headless((640, 360), log_path=log)
    app.push(Recorder(app))
    app.step(2_000, [Input(Kind.FOCUS_LOST, 1_000)])
    app.log.write("prompt", seat="Ann", text="가")
    app.close()
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line["event"] for line in lines] == ["scene", "halt", "prompt"]
    assert lines[2] == {"event": "prompt", "app_us": 2_000, "seat": "Ann", "text": "가"}


def test_a_log_that_cannot_be_opened_raises_what_the_door_turns_into_one_line(
    tmp_path: Path,
) -> None:
    with pytest.raises(OSError):
        App.headless((640, 360), log_path=tmp_path / "missing" / "log.jsonl")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_ends_the_log_with_one_notice() -> None:
    app = App.headless((640, 360), log_path=Path("/dev/full"))
    app.log.write("a")
    app.log.write("b")
    assert len(app.notices) == 1
    assert not app.log.on
    app.close()


def test_menu_meanings_come_from_places_not_from_letters() -> None:
    def key(scancode: int) -> Nav | None:
        return nav(Input(Kind.KEY_DOWN, 0, scancode=scancode))

    assert key(pygame.KSCAN_KP_ENTER) is key(pygame.KSCAN_SPACE) is Nav.CONFIRM
    assert key(pygame.KSCAN_ESCAPE) is Nav.BACK
    assert key(pygame.KSCAN_W) is None
    assert nav(Input(Kind.KEY_UP, 0, scancode=pygame.KSCAN_UP)) is None
    assert nav(Input(Kind.PAD_DOWN, 0, button=PadButton.SOUTH)) is Nav.CONFIRM
    assert nav(Input(Kind.PAD_DOWN, 0, button=PadButton.STICK_LEFT)) is Nav.LEFT
    assert nav(Input(Kind.PAD_DOWN, 0, button=PadButton.WEST)) is None
