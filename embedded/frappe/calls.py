"""Whitelisted functions: marking, checking and calling them."""

import functools
import inspect
from collections.abc import Callable

from frappe import exceptions
from frappe.hooks import get_attr, get_hooks
from frappe.messages import bold, throw
from frappe.runtime import local
from frappe.utils.sanitize import sanitize_html
from frappe.utils.typing_validations import checked

ALL_METHODS = ["GET", "POST", "PUT", "DELETE"]

whitelisted: set[Callable] = set()
guest_methods: set[Callable] = set()
xss_safe_methods: set[Callable] = set()
allowed_http_methods_for_whitelisted_func: dict[Callable, list[str]] = {}


def whitelist(allow_guest: bool = False, xss_safe: bool = False, methods: list[str] | None = None):
    """Whitelist a function for HTTP. Its annotations check the arguments."""

    def mark(function: Callable) -> Callable:
        function = checked(function)
        whitelisted.add(function)
        allowed_http_methods_for_whitelisted_func[function] = methods or ALL_METHODS
        if allow_guest:
            guest_methods.add(function)
            if xss_safe:
                xss_safe_methods.add(function)
        return function

    return mark


def is_whitelisted(method: Callable) -> None:
    """Raise PermissionError if the session's user may not call `method`. Sanitise a guest's texts."""
    is_guest = local.session.user == "Guest"
    if method not in whitelisted or (is_guest and method not in guest_methods):
        name = f"{getattr(method, '__module__', '')}.{getattr(method, '__name__', method)}"
        throw(
            "<details><summary>You are not permitted to access this resource. Login to access</summary>"
            f"Function {bold(name)} is not whitelisted.</details>",
            exceptions.PermissionError,
            title="Method Not Allowed",
        )
    if is_guest and method not in xss_safe_methods:
        for key, value in local.form_dict.items():
            if isinstance(value, str):
                local.form_dict[key] = sanitize_html(value)


def is_valid_http_method(method: Callable) -> None:
    """Raise PermissionError (403, as on a bench) if `method` does not allow this HTTP verb."""
    if local.request.method not in allowed_http_methods_for_whitelisted_func[method]:
        throw("Not permitted", exceptions.PermissionError)


def override_whitelisted_method(name: str) -> str:
    """The name that hooks use to override `name`. The last app wins."""
    return get_hooks("override_whitelisted_methods", {}).get(name, [name])[-1]


def call(function: str | Callable, *args, **kwargs):
    """Call `function` with the `kwargs` that it accepts."""
    if isinstance(function, str):
        function = get_attr(function)
    return function(*args, **get_newargs(function, kwargs))


def get_newargs(function: Callable, kwargs: dict) -> dict:
    """The `kwargs` in the function's signature, or all of them if it takes **kwargs."""
    parameters = _signature(function).parameters
    takes_any = any(parameter.kind is inspect.Parameter.VAR_KEYWORD for parameter in parameters.values())
    kept = {key: value for key, value in kwargs.items() if takes_any or key in parameters}
    for internal in ("ignore_permissions", "flags"):
        kept.pop(internal, None)
    return kept


@whitelist(allow_guest=True)
def ping():
    """Answer 'pong', as a health check."""
    return "pong"


_signature = functools.lru_cache(maxsize=1024)(inspect.signature)
