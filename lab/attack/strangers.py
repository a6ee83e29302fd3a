"""A crowd of strangers: everything that the site answers them is kept, to search for codes."""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import requests

from lab.visitor import Visitor

AT_ONCE = 8


class Strangers:
    """Makes visitors from as many forged addresses as one likes, and remembers all that they were told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def visitor(self) -> Visitor:
        """A new browser at a new address."""
        visitor = Visitor(address=f"10.{'.'.join(str(secrets.randbelow(256)) for _ in range(3))}")
        visitor.http.hooks["response"].append(self._remember)
        return visitor

    def at_once(self, count: int, action: Callable[[Visitor], Any]) -> list[Any]:
        """Results of `action(visitor)` for `count` visitors, several at the same time."""
        with ThreadPoolExecutor(AT_ONCE) as pool:
            return list(pool.map(lambda _: action(self.visitor()), range(count)))

    def _remember(self, reply: requests.Response, *_: Any, **__: Any) -> None:
        self.told.append(f"{reply.url} {reply.headers} {reply.text}")
