"""Checks the arguments of whitelisted functions, with Frappe's library."""

import functools
import inspect
from collections.abc import Callable
from typing import ForwardRef, Union

import pydantic
from frappe.exceptions import FrappeTypeError
from frappe.runtime import local


@functools.lru_cache(maxsize=1024)
def _adapter(annotation) -> pydantic.TypeAdapter:
    return pydantic.TypeAdapter(annotation, config=pydantic.ConfigDict(arbitrary_types_allowed=True))


def checked(function: Callable) -> Callable:
    """Wrap `function` to cast each annotated argument of a request ('7' for int), or refuse it.

    A refusal is FrappeTypeError (417, without a message). As on a bench, annotations that are text (from
    `from __future__ import annotations`) are not checked.
    """
    parameters = inspect.signature(function).parameters
    annotations = {
        name: _accepted(annotation, parameters[name].default)
        for name, annotation in function.__annotations__.items()
        if name in parameters and not _is_unresolved(annotation)
    }

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        if annotations and (getattr(local, "request", None) or local.flags.in_test):
            named = dict(zip(parameters, args, strict=False)) if args else {}
            args = (
                tuple(_cast(annotations, name, value) for name, value in named.items()) + args[len(named) :]
            )
            kwargs = {name: _cast(annotations, name, value) for name, value in kwargs.items()}
        return function(*args, **kwargs)

    return wrapper


def _accepted(annotation, default):
    if annotation is bool:
        annotation = Union[int, bool, float]  # noqa: UP007
    if default is inspect.Parameter.empty or default is annotation:
        return annotation
    return Union[annotation, type(default)]  # noqa: UP007


def _is_unresolved(annotation) -> bool:
    parts = (annotation, *getattr(annotation, "__args__", ()))
    return any(isinstance(part, str | ForwardRef) for part in parts)


def _cast(annotations: dict, name: str, value):
    if name not in annotations:
        return value
    try:
        return _adapter(annotations[name]).validate_python(value)
    except (TypeError, pydantic.ValidationError) as error:
        wanted, got = annotations[name], type(value).__name__
        wanted = getattr(wanted, "__name__", wanted) if isinstance(wanted, type) else wanted
        raise FrappeTypeError(
            f"Argument '{name}' should be of type '{wanted}' but got '{got}' instead."
        ) from error
