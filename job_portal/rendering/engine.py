"""The app's own React in this process: V8, by the optional package mini-racer.

The script gets a text and gives a text. It has no network, no files, and limits of time and memory. A context
belongs to one process: it is made with the first page, after a web server has forked its workers. V8 hangs a
process that ends with an open context, so `atexit` closes them.
"""

import atexit
import ctypes
import json
import os
import threading
import time
from collections import deque

from job_portal.page import built
from job_portal.platform import logs

try:
    from py_mini_racer import MiniRacer
except ImportError:
    MiniRacer = None

READY = "On"
NOT_INSTALLED = "mini-racer is not installed"
NOT_BUILT = "the frontend is not built"
# A page takes 5 to 50 ms. Whoever would wait longer for the others' gets the plain page.
_WAIT_SECONDS = 0.25
_RENDER_SECONDS = 1.0
_START_SECONDS = 5.0
_MEMORY = 192 * 1024 * 1024
# The circuit breaker. One slow page is no failure of the others. Several in a short time would be: each takes
# the engine for a second. After the pause one more failure opens it again.
_MOST_FAILURES, _FAILURES_SECONDS, _PAUSE_SECONDS = 3, 30, 10


class Engine:
    """The context of this process, which speaks every language. One page is rendered at a time."""

    def __init__(self):
        self._lock = threading.Lock()
        # With the script that it runs. It takes up to 100 MB; a dictionary in it takes less than one.
        self._context: tuple[str, MiniRacer] | None = None
        # Each language's dictionary that it has, by the name of its file.
        self._learnt: dict[str, str] = {}
        self._failures: deque[float] = deque(maxlen=_MOST_FAILURES)
        self.failure = ""

    def is_paused(self) -> bool:
        """Whether the circuit breaker is open: pages are plain for a while."""
        if len(self._failures) < _MOST_FAILURES:
            return False
        first, last = self._failures[0], self._failures[-1]
        return last - first < _FAILURES_SECONDS and time.monotonic() - last < _PAUSE_SECONDS

    def render(self, language: str, asked: str) -> str | None:
        """What the script answers; None where it fails, or others take too long."""
        if not self._lock.acquire(timeout=_WAIT_SECONDS):
            return None
        try:
            context, seconds = self._ready()
            self._teach(context, language)
            answer = context.eval(f"render({json.dumps(asked)})", timeout_sec=seconds)
            self.failure = ""
            return answer
        except Exception as error:
            # Its text may hold what the page holds.
            self.failure = f"the last page failed: {type(error).__name__}"
            self._failures.append(time.monotonic())
            if not self._is_sound():
                self._drop()
            logs.logger().warning(f"rendering: {type(error).__name__}")
            return None
        finally:
            self._lock.release()

    def close(self) -> None:
        """Close the context, after the page that is being rendered. The engine renders no more."""
        self._lock.acquire(timeout=_START_SECONDS)
        self._drop()

    def _ready(self) -> tuple[MiniRacer, float]:
        """The context, made anew after a build, and how long it may render."""
        script = built.renderer()
        if self._context and self._context[0] == script:
            return self._context[1], _RENDER_SECONDS
        self._drop()
        context = MiniRacer()
        context.set_hard_memory_limit(_MEMORY)
        self._context = (script, context)
        context.eval(script, timeout_sec=_START_SECONDS)
        # The first page takes ten times as long: V8 compiles what it needs.
        return context, _START_SECONDS

    def _teach(self, context: MiniRacer, language: str) -> None:
        """Give the context the language's dictionary, once for each build of it."""
        file = built.messages_file(language)
        if file and self._learnt.get(language) != file:
            learn = f"learn({json.dumps(language)}, {json.dumps(built.dictionary(language))})"
            context.eval(learn, timeout_sec=_RENDER_SECONDS)
            self._learnt[language] = file

    def _is_sound(self) -> bool:
        """Whether the context serves on after a failure: its script is there, and memory is left.

        V8 reports a page that was cut off a moment later. This answer comes after that report. A context that
        is closed before it prints "Event loop is closed".
        """
        _script, context = self._context or ("", None)
        try:
            answer = context and context.eval("typeof render", timeout_sec=_RENDER_SECONDS)
        except Exception:
            return False
        return answer == "function" and not context.was_hard_memory_limit_reached()

    def _drop(self) -> None:
        _script, context = self._context or ("", None)
        self._context, self._learnt = None, {}
        if context:
            context.close()


_engine = Engine()


def state() -> str:
    """Hook, for the health check: `On`, or why pages are plain in this process."""
    if not MiniRacer:
        return NOT_INSTALLED
    if not built.RENDERER.exists():
        return NOT_BUILT
    return _engine.failure or READY


def is_ready() -> bool:
    """Whether to try."""
    return bool(MiniRacer) and not _engine.is_paused() and built.RENDERER.exists()


def render(language: str, asked: str) -> str | None:
    """The answer of the build's script to `asked`, both JSON; None where the page has to be plain."""
    return _engine.render(language, asked)


def _start_anew() -> None:
    global _engine
    # It is never collected, at the end of the process either: to free a context of the parent's would hang.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(_engine))
    _engine = Engine()


atexit.register(lambda: _engine.close())
os.register_at_fork(after_in_child=_start_anew)
