"""A fair queue for SQLite's only write lock.

SQLite has no queue: among hundreds of writers some would never get the lock.
"""

import threading
from collections import deque


class Turns:
    """The queue of one site in one process. Other processes wait for SQLite's own lock."""

    def __init__(self):
        self._lock = threading.Lock()
        self._is_taken = False
        self._waiting: deque[threading.Event] = deque()

    def take(self, seconds: float) -> bool:
        """Wait for a turn. Returns False after a timeout. After True, call `give`."""
        with self._lock:
            if not self._is_taken:
                self._is_taken = True
                return True
            mine = threading.Event()
            self._waiting.append(mine)
        if mine.wait(seconds):
            return True
        with self._lock:
            # The turn may have come just after the timeout.
            if not mine.is_set():
                self._waiting.remove(mine)
        return mine.is_set()

    def give(self) -> None:
        """Pass the turn to the longest-waiting writer."""
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._is_taken = False
