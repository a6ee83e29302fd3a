"""Decorators that give a method a form's fields or another function's parameters, which are listed once."""

import inspect
from collections.abc import Callable

from job_portal.platform import fields


def takes_fields(rules: dict[str, dict]) -> Callable[[Callable], Callable]:
    """Give the decorated function's `**values` the names and types of the fields of `rules`, all optional."""
    return _takes([(name, _type(rule)) for name, rule in rules.items()])


def takes_arguments_of(other: Callable) -> Callable[[Callable], Callable]:
    """Give the decorated function's `**values` the names and types of `other`'s parameters, all optional."""
    return _takes([(each.name, each.annotation) for each in inspect.signature(other).parameters.values()])


def _takes(arguments: list[tuple[str, object]]) -> Callable[[Callable], Callable]:
    """Set the signature that Frappe and `requests.arguments` read, so that both check each argument as if the
    function named it. `values` contains only what the caller sent.
    """

    def decorate(function: Callable) -> Callable:
        signature = inspect.signature(function)
        named = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
        parameters = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)
            for name, annotation in arguments
        ]
        function.__signature__ = signature.replace(parameters=[*named, *parameters])
        function.__annotations__ |= {each.name: each.annotation for each in parameters}
        return function

    return decorate


def _type(rule: dict):
    if rule.get("boolean"):
        return bool | None
    if rule.get("list"):
        return list | str | None
    # A program may send a year or an amount as a number.
    return str | int | None if "first_year" in rule or fields.is_number(rule) else str | None
