"""The thread behind the sound: does jobs, the most urgent first, and looks round in between."""

from __future__ import annotations

import contextlib
import itertools
import queue
import threading
from collections.abc import Callable

Job = Callable[[], object]


class Worker:
    """One thread, started and stopped from outside; a stopped one may be started again."""

    def __init__(
        self, turn: Callable[[Job | None], None], sleep_s: Callable[[], float | None]
    ) -> None:
        """`turn` is given the next job, or None after `sleep_s()` without one (None: for ever)."""
        self._turn = turn
        self._sleep_s = sleep_s
        self._order = itertools.count()
        self._jobs: queue.PriorityQueue[tuple[int, int, Job]] = queue.PriorityQueue()
        self._thread: threading.Thread | None = None

    @property
    def running(self) -> bool:
        """Whether it was started and not stopped."""
        return self._thread is not None

    @property
    def idle(self) -> bool:
        """Whether every job is done."""
        return not self._jobs.unfinished_tasks

    def start(self) -> None:
        """Starts the thread if it does not run."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def stop(self, timeout_s: float) -> None:
        """Ends the thread after the job it is at; waits no longer for it than that."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self.do(lambda: None, -1)
            thread.join(timeout_s)

    def do(self, job: Job, urgency: int = 0) -> None:
        """Has a job done; less urgency is sooner."""
        self._jobs.put((urgency, next(self._order), job))

    def wake(self) -> None:
        """Has a turn taken now, before all jobs."""
        if self._thread is not None:
            self.do(lambda: None, -1)

    def _work(self) -> None:
        while threading.current_thread() is self._thread:
            job: Job | None = None
            with contextlib.suppress(queue.Empty):
                job = self._jobs.get(timeout=self._sleep_s())[2]
            try:
                self._turn(job)
            finally:
                if job is not None:
                    self._jobs.task_done()
