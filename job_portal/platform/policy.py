"""The audience of each public method, and the refusal of everybody else.

A method declares its audience by `@reads(...)` or `@writes(...)`. Frappe then refuses guests, and this module
refuses all but reviewers or System Managers. The other audiences depend on a record, so the domain checks the
owner (in its `policy.py` if several modules need the check). `job_portal/tests/tables.py` writes the
docs' tables from `METHODS`, and `test_security_table_methods` calls each method as every kind of user.
"""

from collections.abc import Callable
from enum import Enum
from functools import wraps

import frappe
from frappe import _

from job_portal.platform.messages import REVIEWERS_ONLY

MANAGER = "System Manager"
_REVIEWERS = {"JP Reviewer", MANAGER}


class Audience(Enum):
    """The users whom a method answers, in the words of docs/security.md. Everybody else gets a 403."""

    EVERYBODY = "everybody, guests too"
    SIGNED_IN = "everybody who is signed in"
    BY_NUMBER = "an account of a number"
    WITH_COMPANY = "an account with a company"
    OWNER = "an owner of a company"
    COMPANY_OR_REVIEWER = "the company's members, reviewers"
    OWNER_OR_REVIEWER = "the company's owners, reviewers"
    COMPANY = "the company of the job"
    SEARCHER = "the searcher whose record it is"
    BOTH_SIDES = "the searcher, and the company of the job"
    POSTER = "who posted the brief"
    FREELANCER = "the freelancer whose record it is"
    QUOTE_SIDES = "the freelancer of the quote, and who posted its brief"
    REVIEWERS = "reviewers"
    MANAGERS = "System Managers"


# The public methods. Each has its `audience` and its HTTP `methods` as attributes.
METHODS: list[Callable] = []


def reads(
    audience: Audience, methods: tuple[str, ...] = ("GET", "POST"), is_cleaned: bool = False
) -> Callable:
    """Decorator for a public method that changes nothing.

    :param is_cleaned: whether Frappe cleans a guest's arguments as HTML.
    """
    is_open = audience is Audience.EVERYBODY

    def decorate(function: Callable) -> Callable:
        if audience in (Audience.REVIEWERS, Audience.MANAGERS):
            function = _refusing(function, audience)
        function.audience, function.methods = audience, methods
        METHODS.append(function)
        xss_safe = is_open and not is_cleaned
        return frappe.whitelist(allow_guest=is_open, xss_safe=xss_safe, methods=list(methods))(function)

    return decorate


def writes(audience: Audience, is_cleaned: bool = False) -> Callable:
    """Decorator for a public method that changes records. It takes POST only, so that no link can call it."""
    return reads(audience, ("POST",), is_cleaned)


def require(
    is_allowed: object, sentence: str, refusal: type[frappe.PermissionError] = frappe.PermissionError
) -> None:
    """Refuse the caller unless `is_allowed`.

    :param sentence: the refusal in English; the caller reads its translation.
    :param refusal: the class of the refusal. The browser recognises it by the class's name.
    :raises frappe.PermissionError: 403.
    """
    if not is_allowed:
        frappe.throw(_(sentence), refusal)


def is_by_key() -> bool:
    """Whether a company's key authenticates the request. It may not act for the rest of its account."""
    return bool(frappe.flags.get("job_portal_by_key"))


def is_manager() -> bool:
    """Whether the caller is a System Manager."""
    return MANAGER in frappe.get_roles()


def is_reviewer() -> bool:
    """Whether the caller may review: has the role JP Reviewer or is a System Manager."""
    return not _REVIEWERS.isdisjoint(frappe.get_roles())


def _refusing(function: Callable, audience: Audience) -> Callable:
    @wraps(function)
    def checked(*args, **kwargs):
        if audience is Audience.REVIEWERS:
            require(is_reviewer(), REVIEWERS_ONLY)
        elif not is_manager():
            raise frappe.PermissionError
        return function(*args, **kwargs)

    return checked
