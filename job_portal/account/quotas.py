"""What a person may do only so often in any 24 hours.

Each use is a line by a keyed hash of the mobile number. So whoever deletes the account and signs up anew has
what is left of the day, and nothing more. The lines go a day later.
"""

from datetime import datetime

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts
from job_portal.account.doctype.jp_quota_use.jp_quota_use import DOCTYPE
from job_portal.account.hashing import keyed_hash
from job_portal.platform import bulk

_ROW = ("name", "creation", "modified", "owner", "modified_by", "person", "quota")


def person() -> str:
    """Who the signed-in account belongs to, for all that counts what somebody does.

    A user without a number is found by name.
    """
    return _hash(accounts.number_of(frappe.session.user))


def _hash(number: str | None) -> str:
    return keyed_hash("quota", number or frappe.session.user)


def used(quota: str) -> int:
    """How often the signed-in person has used the quota in the last 24 hours.

    The person's number is locked to the transaction's end, so of many requests at once each counts those
    before it.
    """
    own = {"user": frappe.session.user}
    number = frappe.db.get_value("JP Account", own, "mobile_no", for_update=True)
    return frappe.db.count(
        DOCTYPE, {"person": _hash(number), "quota": quota, "creation": (">", _a_day_ago())}
    )


def use(quota: str) -> None:
    """Note one more use by the signed-in person, in the caller's transaction."""
    # Whose request it is would say whose hash it is.
    now, nobody = now_datetime(), "Guest"
    bulk.insert(
        f"tab{DOCTYPE}", _ROW, [(frappe.generate_hash(length=20), now, now, nobody, nobody, person(), quota)]
    )


def purge() -> None:
    """Hourly job: delete what counts no more."""
    frappe.db.delete(DOCTYPE, {"creation": ("<", _a_day_ago())})


def _a_day_ago() -> datetime:
    return add_to_date(now_datetime(), days=-1)
