"""Renders the app's React in a Node process beside this one.

Each web worker has its own child. The first page starts it, after the web server has forked its workers. If
rendering fails or takes too long, the page is served without it.
"""

import os
import threading
import time
from collections import deque

from job_portal.platform import logs
from job_portal.web import build_output
from job_portal.web.rendering import node
from job_portal.web.rendering.child import Child, PageError
from job_portal.web.rendering.node import NodeError

READY = "On"
NOT_BUILT = "the frontend is not built"
# A page takes 5 to 50 ms. A request that would wait longer for others gets the plain page.
_WAIT_SECONDS = 0.25
_RENDER_SECONDS = 1.0
# A child's first page takes longer, because Node starts and compiles.
_START_SECONDS = 5.0
# The circuit breaker. One slow page does not open it, but several in a short time do, since each blocks the
# engine for a second. A pause doubles if no page was rendered since the last one.
_MOST_FAILURES, _FAILURES_SECONDS = 3, 30
_SHORTEST_PAUSE, _LONGEST_PAUSE = 10, 80


class Engine:
    """The child of this process, for all languages. It renders one page at a time."""

    def __init__(self):
        self._lock = threading.Lock()
        self._child: Child | None = None
        self._failures: deque[float] = deque(maxlen=_MOST_FAILURES)
        # In seconds; 0 after a page was rendered.
        self._pause = 0.0
        self._paused_until = 0.0
        self.failure = ""

    def is_paused(self) -> bool:
        """Whether the circuit breaker is open, so that pages are plain for a while."""
        return time.monotonic() < self._paused_until

    def render(self, language: str, asked: str) -> dict | None:
        """The script's answer; None if it fails, or others take too long."""
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
        # The text of other errors may contain data of the page.
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
        """End the child. The next page starts another."""
        if self._child:
            self._child.kill()
        self._child = None


_engine = Engine()


def state() -> str:
    """For the health check: `On`, or why pages are plain in this process."""
    if not build_output.RENDERER.exists():
        return NOT_BUILT
    if _engine.failure:
        return f"paused, {_engine.failure}" if _engine.is_paused() else _engine.failure
    try:
        node.find()
    except NodeError as error:
        return str(error)
    return READY


def is_ready() -> bool:
    """Whether rendering may be tried."""
    return not _engine.is_paused() and build_output.RENDERER.exists()


def render(language: str, asked: str) -> dict | None:
    """The build script's answer to `asked`, a JSON text; None if the page must be plain."""
    return _engine.render(language, asked)


def _start_anew() -> None:
    """Give a forked process its own child, since it must not read answers to its parent."""
    global _engine
    _engine = Engine()


os.register_at_fork(after_in_child=_start_anew)
