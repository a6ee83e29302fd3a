"""The methods that job_portal opens to HTTP."""

import inspect
from typing import NamedTuple

from job_portal.tests.tables import public_methods


class Method(NamedTuple):
    """A public method: the names by which it may be called, the public one first, and its parameters."""

    names: tuple[str, ...]
    parameters: tuple[str, ...]


def methods() -> list[Method]:
    """All our methods."""
    return [
        Method(
            (name if "." in name else f"job_portal.api.{name}", f"{method.__module__}.{method.__name__}"),
            tuple(inspect.signature(method).parameters),
        )
        for name, method in public_methods().items()
    ]
