"""Checks a request's arguments against the method's signature, before Frappe calls it."""

import inspect
import itertools
import re
import types
import typing
from collections.abc import Callable, Iterator
from functools import cache

import frappe
from frappe import _

from job_portal.platform.messages import (
    METHOD_NOT_NAMED,
    MISSING,
    NO_SUCH_METHOD,
    NOT_TEXT,
    TOO_LONG,
    WRONG_TYPE,
)

APP = "job_portal."
# In version 1 the method's name ends at the next slash; Frappe ignores the rest.
METHOD_PATH = re.compile(
    r"/api/(?:(?:v1/)?method/(?P<first>[^/]+)(?:/.*)?|v2/method/(?P<second>.+?)/?)", re.DOTALL
)
# Longer than the longest field (about_company, 5,000). Each field has its own limit too.
LONGEST_TEXT = 20_000
DEEPEST = 100
# More values, or brackets in a text, than any real request has. Checking each takes time.
MOST_VALUES = 200_000
BRACKETS = re.compile(r"[\[\]{}]")
LEVELS = {"[": 1, "{": 1, "]": -1, "}": -1}
WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}")
NUMBER = re.compile(r"-?[0-9]{1,18}(?:\.[0-9]{1,18})?")
# The values that Frappe (Pydantic) accepts.
BOOLEANS = ("0", "1", "true", "false", "on", "off", "yes", "no")


def method_called(path: str, form_dict: dict) -> str:
    """Return the dotted name that the request calls, after overrides, or ''.

    Frappe reads `cmd` first, on any path.
    """
    name = form_dict.get("cmd")
    if not name:
        match = METHOD_PATH.fullmatch(path)
        name = (match["first"] or match["second"]) if match else ""
    if not isinstance(name, str):
        frappe.throw(_(METHOD_NOT_NAMED))
    overrides = frappe.get_hooks("override_whitelisted_methods")
    return overrides.get(name, [name])[-1]


def check(name: str, given: dict) -> None:
    """Refuse (417, with a sentence) arguments that the method `name` cannot take.

    Frappe fails (500) over a missing argument and over text that no database takes, of its own methods too,
    and guests may call some of them. Types and lengths are checked for our methods only. Unknown arguments
    are ignored. The second version's other path, `DOCTYPE/METHOD`, is closed: a method has one name.
    """
    ours = name.startswith(APP)
    function = None if "/" in name else function_called(name)
    if "/" in name or (ours and not function):
        frappe.throw(_(NO_SUCH_METHOD), frappe.DoesNotExistError)
    for key, value in given.items():
        _check_text(key, value, ours)
    # Frappe refuses all others.
    if function not in frappe.allowed_http_methods_for_whitelisted_func:
        return
    for parameter in _parameters(function):
        _check_presence(parameter, given)
        if ours:
            _check_value(parameter, given)


def function_called(name: str) -> Callable | None:
    """Return the function of a dotted name; None if there is none.

    :raises frappe.ValidationError: 417, the site has no app of that name.
    """
    if "." not in name:
        return None
    try:
        function = frappe.get_attr(name)
    except (ImportError, AttributeError, ValueError):
        return None
    return function if inspect.isfunction(function) else None


@cache
def _parameters(function: Callable) -> list[inspect.Parameter]:
    """The named parameters. Cached, because reading a signature takes longer than checking by it."""
    parameters = inspect.signature(function).parameters.values()
    return [one for one in parameters if one.kind not in (one.VAR_KEYWORD, one.VAR_POSITIONAL)]


def home_of(name: str) -> str:
    """Return the dotted name where the method is defined; `name` itself if there is no such function.

    Each module that imports a method gives it another dotted name.
    """
    # Frappe looks up a name without a dot, such as `upload_file`, in `frappe.handler`.
    function = name and function_called(name if "." in name else f"frappe.handler.{name}")
    return f"{function.__module__}.{function.__name__}" if function else name


def _check_presence(parameter: inspect.Parameter, given: dict) -> None:
    if parameter.default is parameter.empty and parameter.name not in given:
        frappe.throw(_(MISSING).format(label(parameter.name)))


def _check_value(parameter: inspect.Parameter, given: dict) -> None:
    value = given.get(parameter.name)
    is_left_out = value is None and parameter.default is not parameter.empty
    if not is_left_out and not _fits(parameter.annotation, value):
        frappe.throw(_(WRONG_TYPE).format(label(parameter.name)))


def _fits(annotation, value) -> bool:
    """Whether Frappe would accept `value` for `annotation`. Text may stand for a number, not the reverse."""
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return any(_fits(kind, value) for kind in typing.get_args(annotation))
    kind = typing.get_origin(annotation) or annotation
    if kind is bool:
        return isinstance(value, bool | int | str) and str(value).lower() in BOOLEANS
    if kind is int:
        whole = isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**18
        return whole or (isinstance(value, str) and bool(WHOLE_NUMBER.fullmatch(value)))
    if kind is float:
        # Refuse infinity and NaN.
        number = isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 10**18
        return number or (isinstance(value, str) and bool(NUMBER.fullmatch(value)))
    if isinstance(kind, type):
        return isinstance(value, kind)
    return True


def _check_text(key: str, value, ours: bool) -> None:
    """Refuse text that causes a 500, for all methods. For ours, also refuse NUL and overlong text."""
    for seen, each in enumerate(nested(value), 1):
        if seen > MOST_VALUES:
            frappe.throw(_(TOO_LONG).format(label(key)))
        if not isinstance(each, str):
            continue
        if _is_broken(each) or (ours and "\0" in each):
            frappe.throw(_(NOT_TEXT).format(label(key)))
        if ours and len(each) > LONGEST_TEXT:
            frappe.throw(_(TOO_LONG).format(label(key)))
        if _nests_deep(each):
            frappe.throw(_(WRONG_TYPE).format(label(key)))


def nested(value) -> Iterator:
    """Yield a value from JSON, and each key, value and item in it."""
    # A loop, not recursion: JSON can nest deeper than Python's stack.
    values = [value]
    while values:
        value = values.pop()
        yield value
        if isinstance(value, dict):
            values += [*value.keys(), *value.values()]
        elif isinstance(value, list):
            values += value


def _is_broken(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def _nests_deep(text: str) -> bool:
    """Whether a text is JSON, or begins like it, with too many levels.

    Frappe tries to parse each text of a guest as JSON, and deep brackets overflow Python's stack.
    """
    if not text.lstrip().startswith(("[", "{")):
        return False
    opened = text.count("[") + text.count("{")
    if opened > MOST_VALUES:
        return True
    if opened <= DEEPEST:
        return False
    levels = itertools.accumulate(LEVELS[bracket] for bracket in BRACKETS.findall(text))
    return any(level > DEEPEST for level in levels)


def label(name: str) -> str:
    """Return an argument's name for people. It comes from the request, so it may contain anything."""
    readable = re.sub(r"[^A-Za-z0-9]+", " ", str(name)[:60]).strip()
    return _(readable[:1].upper() + readable[1:]) if readable else _("A field")
