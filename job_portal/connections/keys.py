"""The keys of a company's own programs, which its owners make."""

import json
import secrets
from datetime import date, timedelta

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.company.membership import names_of
from job_portal.connections import bearer, messages, policy
from job_portal.connections.doctype.jp_api_key.jp_api_key import DOCTYPE
from job_portal.rules import CONNECTION_LIMITS, SCOPES


def listed(company: str) -> list[dict]:
    """The company's keys, the newest first, without the keys themselves."""
    columns = ["name as `key`", "title", "scopes", "until", "used_on", "account"]
    rows = frappe.get_all(DOCTYPE, {"company": company}, columns, order_by="creation desc, name desc")
    names = names_of({row.account for row in rows})
    return [
        {
            # The account's name is for nobody: it goes before the rest of the row is taken.
            "made_by": names[row.pop("account")],
            **row,
            "scopes": row.scopes.split(),
            "until": str(row.until),
            "used_on": row.used_on and str(row.used_on),
        }
        for row in rows
    ]


def add(title: str, scopes: object, until: str) -> str:
    """Make a key for the signed-in owner's company, and return it. Nobody can read it again.

    :raises frappe.PermissionError: 403, no owner, or a company that is frozen or rejected.
    :raises frappe.ValidationError: 417, no title, no such scopes, no such day, or too many keys.
    """
    title, chosen, last_day = _title(title), _scopes(scopes), _day(until)
    company = policy.own_company_to_change()
    if frappe.db.count(DOCTYPE, {"company": company}) >= CONNECTION_LIMITS["api_keys"]:
        frappe.throw(_(messages.TOO_MANY_KEYS).format(CONNECTION_LIMITS["api_keys"]))
    token = bearer.PREFIX + secrets.token_urlsafe(32)
    values = {"company": company, "account": frappe.session.user, "title": title, "until": last_day}
    key = frappe.get_doc({"doctype": DOCTYPE, **values, "scopes": " ".join(chosen)})
    key.secret_hash = bearer.hash_of(token)
    key.flags.is_owner_locked = True
    key.insert(ignore_permissions=True)
    return token


def delete(name: str) -> None:
    """End a key of the signed-in owner's company.

    :raises frappe.PermissionError: 403, no owner, or no such key of the company.
    """
    frappe.db.delete(DOCTYPE, policy.own_record(DOCTYPE, name, messages.KEY_NOT_FOUND))


def _title(text: str) -> str:
    title, most = " ".join(text.split()), CONNECTION_LIMITS["api_key_title_length"]
    if not title:
        frappe.throw(_(messages.TITLE_NEEDED))
    if len(title) > most:
        frappe.throw(_(messages.TITLE_TOO_LONG).format(most))
    return title


def _scopes(given: object) -> list[str]:
    try:
        chosen = json.loads(given) if isinstance(given, str) else given
    except ValueError:
        chosen = None
    known = [scope for scope in SCOPES if isinstance(chosen, list) and scope in chosen]
    if not known or len(known) != len(chosen):
        frappe.throw(_(messages.SCOPES_UNKNOWN))
    return known


def _day(text: str) -> date:
    today, most = now_datetime().date(), CONNECTION_LIMITS["api_key_days"]
    try:
        day = date.fromisoformat(text.strip())
    except ValueError:
        day = today
    if not today < day <= today + timedelta(days=most):
        frappe.throw(_(messages.UNTIL_UNREADABLE).format(most))
    return day
