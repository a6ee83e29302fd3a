"""Signs a company's program in by its key: `Authorization: Bearer jpk_...`.

The key acts as the account that made it, for the company, by the methods of its scopes alone.
"""

import frappe
from frappe import _
from frappe.utils import getdate, now_datetime

from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.connections import messages
from job_portal.connections.doctype.jp_api_key.jp_api_key import DOCTYPE
from job_portal.platform import market, rates
from job_portal.platform.hashing import keyed_hash
from job_portal.platform.policy import require
from job_portal.rules import CONNECTION_LIMITS, SCOPES

PREFIX = "jpk_"
_PURPOSE = "api key"
_PATH = "job_portal.api."
_MOST_A_MINUTE = CONNECTION_LIMITS["key_calls_a_minute"]
# Each request reads the membership again, as for a session.
_KEY = f"""select api_key.name, api_key.account, api_key.company, api_key.scopes, api_key.until,
    api_key.used_on from `tab{DOCTYPE}` api_key
    join `tabJP Company` company on company.name = api_key.company and company.status not in {HIDDEN}
    join `tabJP Company Member` member on member.account = api_key.account
    and member.company = api_key.company
    join `tabUser` user on user.name = api_key.account and user.enabled = 1
    where api_key.secret_hash = %s"""  # noqa: S608 (constants)


def hash_of(token: str) -> str:
    """The hash that is stored of a key."""
    return keyed_hash(_PURPOSE, token)


def sign_in() -> None:
    """Auth hook, before all others: if the request carries a key, its account is the user.

    :raises frappe.AuthenticationError: 401, there is no such key, or it has ended.
    :raises frappe.PermissionError: 403, a method that is not of its scopes, or a cookie as well.
    :raises frappe.RateLimitExceededError: 429.
    """
    kind, _blank, token = frappe.request.headers.get("Authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.startswith(PREFIX) or frappe.request.method == "OPTIONS":
        return
    # The answers to programs are JSON.
    frappe.request.environ["HTTP_ACCEPT"] = "application/json"
    rows = frappe.db.sql(_KEY, (hash_of(token),), as_dict=True) if market.has_connections() else []
    today = now_datetime().date()
    if not rows or getdate(rows[0].until) < today:
        frappe.throw(_(messages.KEY_INVALID), frappe.AuthenticationError)
    (key,) = rows
    require(frappe.local.login_manager.user in ("", "Guest"), messages.KEY_WITHOUT_COOKIE)
    if rates.is_above(_MOST_A_MINUTE, f"key:{key.company}", minutes=1):
        frappe.throw(_(messages.KEY_TOO_FAST).format(_MOST_A_MINUTE), frappe.RateLimitExceededError)
    require(_method() in methods_of(key.scopes.split()), messages.NOT_OF_KEY)
    form_dict = frappe.local.form_dict
    frappe.set_user(key.account)
    frappe.local.form_dict = form_dict
    frappe.flags.job_portal_by_key = True
    if not key.used_on or getdate(key.used_on) < today:
        frappe.db.set_value(DOCTYPE, key.name, "used_on", today, update_modified=False)
        frappe.db.commit()


def methods_of(scopes: list[str]) -> set[str]:
    """The names of the methods that a key with these scopes may call."""
    return {method for scope in scopes for method in SCOPES.get(scope, ())}


def _method() -> str:
    """The public method that the request calls, without its path; '' for any other."""
    name = frappe.flags.get("job_portal_method") or ""
    return name.removeprefix(_PATH) if name.startswith(_PATH) else ""
