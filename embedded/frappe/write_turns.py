"""Turns at SQLite's one write lock, in the order in which they were asked for.

SQLite itself lets go first whoever happens to look next: of hundreds of writers some would never get a turn.
"""

import threading
from collections import deque


class Turns:
    """Shared by the connections of one site and process; other processes meet at SQLite's own lock."""

    def __init__(self):
        self._lock = threading.Lock()
        self._is_taken = False
        self._waiting: deque[threading.Event] = deque()

    def take(self, seconds: float) -> bool:
        """Wait for a turn; False when none came in time. A turn that was taken has to be given on."""
        with self._lock:
            if not self._is_taken:
                self._is_taken = True
                return True
            mine = threading.Event()
            self._waiting.append(mine)
        if mine.wait(seconds):
            return True
        with self._lock:
            # It may have come just after the wait ended.
            if not mine.is_set():
                self._waiting.remove(mine)
        return mine.is_set()

    def give(self) -> None:
        """Give the turn on to whoever has waited longest."""
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._is_taken = False
