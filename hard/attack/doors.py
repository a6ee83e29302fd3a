"""Every way to call a method: paths, `cmd` in each place, and both names of the method."""

import random
from collections.abc import Callable, Iterator
from itertools import product

import requests

from hard.visitor import NAMES, Visitor

Door = Callable[[Visitor, str, dict], requests.Response]

DOORS: dict[str, Door] = {
    "/api/method": lambda visitor, name, values: visitor.request("POST", f"/api/method/{name}", json=values),
    "/api/method, form": lambda visitor, name, values: visitor.request(
        "POST", f"/api/method/{name}", data=values
    ),
    "/api/method, query": lambda visitor, name, values: visitor.request(
        "POST", f"/api/method/{name}", params=values
    ),
    "/api/v1/method": lambda visitor, name, values: visitor.request(
        "POST", f"/api/v1/method/{name}", json=values
    ),
    "/api/v2/method": lambda visitor, name, values: visitor.request(
        "POST", f"/api/v2/method/{name}", json=values
    ),
    "cmd in a form": lambda visitor, name, values: visitor.request("POST", "/", data={"cmd": name, **values}),
    "cmd in the query": lambda visitor, name, values: visitor.request(
        "POST", "/", params={"cmd": name, **values}
    ),
    "cmd in JSON": lambda visitor, name, values: visitor.request("POST", "/", json={"cmd": name, **values}),
    "cmd beside another path": lambda visitor, name, values: visitor.request(
        "POST", "/api/method/ping", json={"cmd": name, **values}
    ),
}


def ways_to(method: str) -> list[tuple[Door, str]]:
    """Each door with each name of `method`."""
    return list(product(DOORS.values(), NAMES[method]))


def mixed_ways_to(method: str) -> Iterator[tuple[Door, str]]:
    """The same without end, in a mixed order."""
    ways = ways_to(method)
    while True:
        yield from random.sample(ways, len(ways))


def answer(reply: requests.Response) -> object:
    """What the method returned: `message`, in v2 `data`; None for a refusal."""
    body = reply.json()
    return body.get("message", body.get("data")) if reply.status_code == 200 else None
