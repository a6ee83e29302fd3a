"""The app's own React, in a Node process beside this one.

Each web worker has a child of its own. It starts it with the first page, which comes after a web server has
forked its workers. A page that fails, and one that takes too long, is plain.
"""

import os
import threading
import time
from collections import deque

from job_portal.platform import logs
from job_portal.web import built
from job_portal.web.rendering import node
from job_portal.web.rendering.child import Child, PageError
from job_portal.web.rendering.node import NodeError

READY = "On"
NOT_BUILT = "the frontend is not built"
# A page takes 5 to 50 ms. Whoever would wait longer for the others' gets the plain page.
_WAIT_SECONDS = 0.25
_RENDER_SECONDS = 1.0
# The first page of a child takes longer: Node starts, and compiles what it needs.
_START_SECONDS = 5.0
# The circuit breaker. One slow page is no failure of the others. Several in a short time would be: each takes
# the engine for a second. A pause is twice as long where no page was rendered since the one before.
_MOST_FAILURES, _FAILURES_SECONDS = 3, 30
_SHORTEST_PAUSE, _LONGEST_PAUSE = 10, 80


class Engine:
    """The child of this process. It speaks every language. One page is rendered at a time."""

    def __init__(self):
        self._lock = threading.Lock()
        self._child: Child | None = None
        self._failures: deque[float] = deque(maxlen=_MOST_FAILURES)
        # In seconds; 0 once a page was rendered.
        self._pause = 0.0
        self._paused_until = 0.0
        self.failure = ""

    def is_paused(self) -> bool:
        """Whether the circuit breaker is open: pages are plain for a while."""
        return time.monotonic() < self._paused_until

    def render(self, language: str, asked: str) -> dict | None:
        """What the script answers; None where it fails, or others take too long."""
        if not self._lock.acquire(timeout=_WAIT_SECONDS):
            return None
        try:
            answer = self._answer(language, asked)
            self.failure, self._pause = "", 0.0
            return answer
        except Exception as error:
            self._fail(error)
            return None
        finally:
            self._lock.release()

    def _answer(self, language: str, asked: str) -> dict:
        seconds = _RENDER_SECONDS
        if self._child and not self._child.is_current():
            self.drop()
        if not self._child:
            self._child, seconds = Child(), _START_SECONDS
        return self._child.render(language, asked, seconds)

    def _fail(self, error: Exception) -> None:
        # The text of another error may hold what the page holds.
        reason = str(error) if isinstance(error, NodeError | PageError) else type(error).__name__
        self.failure = reason if isinstance(error, NodeError) else f"the last page failed: {reason}"
        if not isinstance(error, PageError):
            self.drop()
        now = time.monotonic()
        self._failures.append(now)
        are_many = len(self._failures) == _MOST_FAILURES and now - self._failures[0] < _FAILURES_SECONDS
        if are_many or self._pause:
            self._pause = min(max(_SHORTEST_PAUSE, 2 * self._pause), _LONGEST_PAUSE)
            self._paused_until = now + self._pause
        logs.logger().warning(f"rendering: {reason}")

    def drop(self) -> None:
        """End the child. The next page starts another one."""
        if self._child:
            self._child.kill()
        self._child = None


_engine = Engine()


def state() -> str:
    """For the health check: `On`, or why pages are plain in this process."""
    if not built.RENDERER.exists():
        return NOT_BUILT
    if _engine.failure:
        return f"paused, {_engine.failure}" if _engine.is_paused() else _engine.failure
    try:
        node.find()
    except NodeError as error:
        return str(error)
    return READY


def is_ready() -> bool:
    """Whether to try."""
    return not _engine.is_paused() and built.RENDERER.exists()


def render(language: str, asked: str) -> dict | None:
    """The answer of the build's script to `asked`, a JSON text; None where the page has to be plain."""
    return _engine.render(language, asked)


def _start_anew() -> None:
    """A fork of this process has a child of its own: it must not take the answers of its parent's."""
    global _engine
    _engine = Engine()


os.register_at_fork(after_in_child=_start_anew)
