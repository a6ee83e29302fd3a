"""The cache: Redis on a bench, a dictionary of this process here. Like Redis's, it may be emptied."""

import threading
import time

from frappe.exceptions import refuse


class CacheStore:
    """As on a bench there are two sorts of key: `get_value`, `set_value`, `delete_value` put the site's
    name before theirs; `incrby`, `expire`, `get`, `set` and `setex` are Redis's own, and take keys as they
    are."""

    def __init__(self, prefix: str):
        self._prefix = prefix
        self._values: dict[str, tuple[object, float | None]] = {}
        self._lock = threading.RLock()

    def __call__(self):
        return self

    def __getattr__(self, name):
        refuse(f"frappe.cache.{name}")

    def make_key(self, key: str, user: str | None = None, shared: bool = False) -> str:
        key = f"user:{user}:{key}" if user else key
        return key if shared else f"{self._prefix}|{key}"

    def get_value(self, key, generator=None, user=None, expires=False, shared=False):
        """The value under `key`; if there is none, what `generator()` gives, which is kept."""
        full_key = self.make_key(key, user, shared)
        value = self.get(full_key)
        if value is None and generator:
            value = generator()
            self.set_value(key, value, user)
        return value

    def set_value(self, key, val, user=None, expires_in_sec=None, shared=False):
        self._put(self.make_key(key, user, shared), val, expires_in_sec)

    def delete_value(self, keys, user=None, make_keys=True, shared=False):
        with self._lock:
            for key in keys if isinstance(keys, list | tuple) else [keys]:
                self._values.pop(self.make_key(key, user, shared) if make_keys else key, None)

    def hdel(self, name, key):
        """Nothing: this host keeps no hashes, and sessions in the database alone."""

    def get(self, key):
        with self._lock:
            value, ends = self._values.get(key, (None, None))
            if ends is not None and ends <= time.monotonic():
                del self._values[key]
                return None
            return value

    def set(self, key, value, ex=None, nx=False) -> bool | None:
        """Keep `value`, for `ex` seconds where given; None where `nx` and the key is there already."""
        with self._lock:
            if nx and self.get(key) is not None:
                return None
            self._put(key, value, ex)
            return True

    def setex(self, key, seconds, value):
        self._put(key, value, seconds)

    def incrby(self, key, amount=1) -> int:
        """Add `amount` to the counter, which starts at 0 and keeps its expiry; gives the new count."""
        with self._lock:
            count = int(self.get(key) or 0) + amount
            ends = self._values.get(key, (None, None))[1]
            self._values[key] = (count, ends)
            return count

    incr = incrby

    def expire(self, key, seconds) -> bool:
        with self._lock:
            if self.get(key) is None:
                return False
            self._values[key] = (self._values[key][0], time.monotonic() + seconds)
            return True

    def ttl(self, key) -> int:
        """Seconds left; -1 for a key that stays, -2 for one that is not there."""
        with self._lock:
            if self.get(key) is None:
                return -2
            ends = self._values[key][1]
            return -1 if ends is None else round(ends - time.monotonic())

    def _put(self, key, value, seconds):
        with self._lock:
            self._values[key] = (value, None if seconds is None else time.monotonic() + seconds)

    def ping(self) -> bool:
        return True

    def clear(self):
        """What `bench clear-cache` does."""
        with self._lock:
            self._values.clear()
