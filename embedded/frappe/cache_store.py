"""The cache: Redis on a bench, a dictionary of this process here. Like Redis's, it may be emptied."""

import threading
import time

from frappe.exceptions import refuse


class CacheStore:
    """The calls that are Redis's own. They take whole keys, as `make_key` makes them."""

    def __init__(self, prefix: str):
        self._prefix = prefix
        self._values: dict[str, tuple[object, float | None]] = {}
        self._lock = threading.RLock()

    def __getattr__(self, name):
        refuse(f"frappe.cache.{name}")

    def make_key(self, key: str) -> str:
        return f"{self._prefix}|{key}"

    def delete_value(self, keys: list[str], *, make_keys: bool):
        if make_keys:
            refuse("frappe.cache.delete_value with make_keys")
        with self._lock:
            for key in keys:
                self._values.pop(key, None)

    def hdel(self, name, key):
        """Nothing: this host keeps sessions in the database alone."""

    def set(self, key, value, ex=None, nx=False) -> bool | None:
        """Keep `value`, for `ex` seconds where given; None where `nx` and the key is there already."""
        with self._lock:
            if nx and self._entry(key):
                return None
            self._values[key] = (value, None if ex is None else time.monotonic() + ex)
            return True

    def incrby(self, key, amount=1) -> int:
        """Add `amount` to the counter, which starts at 0 and keeps its expiry; gives the new count."""
        with self._lock:
            count, ends = self._entry(key) or (0, None)
            self._values[key] = (count + amount, ends)
            return count + amount

    def expire(self, key, seconds) -> bool:
        with self._lock:
            entry = self._entry(key)
            if entry:
                self._values[key] = (entry[0], time.monotonic() + seconds)
            return bool(entry)

    def ping(self) -> bool:
        return True

    def _entry(self, key):
        """The value and when it ends; None where there is none, or none any more."""
        entry = self._values.get(key)
        if entry and entry[1] is not None and entry[1] <= time.monotonic():
            del self._values[key]
            return None
        return entry
