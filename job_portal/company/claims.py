"""Which reviewer has which company open, so that two do not decide on one unaware of each other.

A claim stands in the cache and ends by itself. Without the cache there are none. Then the company's
`modified` keeps the second of two decisions from overwriting the first.
"""

import json

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.company import messages, risk
from job_portal.platform import cache, reviewing

_SECONDS = 600


def claim(name: str, take_over: bool) -> dict:
    """Claim the company for the reviewer who asks, and reckon its risk as of now.

    :param take_over: also where another reviewer has claimed it.
    :return: whose it is by now: {name, by: full name, is_own, since: a time}
    :raises frappe.PermissionError: 403, no reviewer.
    :raises frappe.DoesNotExistError: 404, no such company.
    """
    reviewing.check_reviewer()
    company = frappe.db.exists("JP Company", name.strip())
    if not company:
        frappe.throw(_(messages.COMPANY_NOT_FOUND), frappe.DoesNotExistError)
    risk.reckon(company)
    held = {"user": frappe.session.user, "since": str(now_datetime())[:19]}
    if take_over:
        cache.keep(_key(company), json.dumps(held), _SECONDS)
    elif not _take(company, held):
        held = held_by(company) or held
        if held["user"] == frappe.session.user:
            cache.keep(_key(company), json.dumps(held), _SECONDS)
    is_own = held["user"] == frappe.session.user
    return {"name": company, "by": full_name(held["user"]), "is_own": is_own, "since": held["since"]}


def held_by(company: str) -> dict | None:
    """Who has claimed the company, and since when: {user, since}."""
    kept = cache.read(_key(company))
    return json.loads(kept) if kept else None


def check_free(company: str) -> None:
    """Refuse to decide on what another reviewer has open.

    :raises frappe.ValidationError: 417, with the other reviewer's name.
    """
    held = held_by(company)
    if held and held["user"] != frappe.session.user:
        frappe.throw(_(messages.COMPANY_CLAIMED).format(full_name(held["user"]), held["since"][11:16]))


def release(company: str) -> None:
    """It is decided on."""
    cache.forget(_key(company))


def full_name(user: str) -> str:
    """A reviewer as others read them."""
    return frappe.db.get_value("User", user, "full_name") or user


def _take(company: str, held: dict) -> bool:
    """Claim what nobody has claimed: of two at once one does."""

    def take() -> bool:
        key = cache.key(_key(company))
        return bool(frappe.cache.set(key, json.dumps(held), ex=_SECONDS, nx=True))

    return cache.attempt("review", take, True)


def _key(company: str) -> str:
    return f"review:{company}"
