"""Every way to call a method: paths, `cmd` in each place, and both names of the method."""

import random
from collections.abc import Callable, Iterator
from itertools import product

import requests

from lab.attack.methods import methods
from lab.visitor import Visitor

Door = Callable[[Visitor, str, dict], requests.Response]


def _path(start: str, how: str) -> Door:
    """The method's name in the path."""
    return lambda visitor, name, values: visitor.request("POST", start + name, **{how: values})


def _cmd(path: str, how: str) -> Door:
    """The method's name in `cmd`."""
    return lambda visitor, name, values: visitor.request("POST", path, **{how: {"cmd": name, **values}})


DOORS: list[Door] = [
    *(_path("/api/method/", how) for how in ("json", "data", "params")),
    _path("/api/v1/method/", "json"),
    _path("/api/v2/method/", "json"),
    *(_cmd("/", how) for how in ("json", "data", "params")),
    _cmd("/api/method/ping", "json"),
]


def ways_to(method: str) -> list[tuple[Door, str]]:
    """Each door with each name of `method`."""
    return list(product(DOORS, names_of(method)))


def names_of(method: str) -> tuple[str, ...]:
    """The public name of a method, and that of the function which stands behind it."""
    return next(each.names for each in methods() if method in each.names)


def mixed_ways_to(method: str) -> Iterator[tuple[Door, str]]:
    """The same without end, in a mixed order."""
    ways = ways_to(method)
    while True:
        yield from random.sample(ways, len(ways))


def answer(reply: requests.Response) -> object:
    """What the method returned: `message`, in v2 `data`; None for a refusal."""
    body = reply.json()
    return body.get("message", body.get("data")) if reply.status_code == 200 else None
