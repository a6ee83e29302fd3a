"""The cache: Redis on a bench, a dictionary in this process here."""

import threading
import time

from frappe.exceptions import refuse


class CacheStore:
    """Redis's own calls. They take full keys, as `make_key` returns them."""

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
        """Do nothing: this host stores sessions only in the database."""

    def set(self, key, value, ex=None, nx=False) -> bool | None:
        """Set `value`, for `ex` seconds if given. With `nx`, keep an existing key and return None."""
        with self._lock:
            if nx and self._entry(key):
                return None
            self._values[key] = (value, None if ex is None else time.monotonic() + ex)
            return True

    def get(self, key):
        with self._lock:
            entry = self._entry(key)
            return entry and entry[0]

    def incrby(self, key, amount=1) -> int:
        """Add `amount` to the counter and return it. A new counter starts at 0. The expiry stays."""
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

    def zincrby(self, key, amount, member) -> float:
        """Add `amount` to the member's score in the sorted set `key`."""
        with self._lock:
            scores, _ends = self._entry(key) or ({}, None)
            scores[member] = scores.get(member, 0.0) + amount
            self._values[key] = (scores, None)
            return scores[member]

    def zscore(self, key, member) -> float | None:
        with self._lock:
            scores, _ends = self._entry(key) or ({}, None)
            return scores.get(member)

    def zpopmin(self, key, count=1) -> list[tuple[bytes, float]]:
        """Remove and return the members with the lowest scores: (member, score)."""
        with self._lock:
            scores, _ends = self._entry(key) or ({}, None)
            lowest = sorted(scores, key=lambda member: (scores[member], member))[:count]
            return [(member.encode(), scores.pop(member)) for member in lowest]

    def ping(self) -> bool:
        return True

    def _entry(self, key):
        """The value and its expiry; None if the key is missing or has expired."""
        entry = self._values.get(key)
        if entry and entry[1] is not None and entry[1] <= time.monotonic():
            del self._values[key]
            return None
        return entry
