"""What a person may do only so often in any 24 hours.

Each use is a line by a keyed hash of the mobile number. So whoever deletes the account and signs up anew has
what is left of the day, and nothing more. The lines go a day later.
"""

from datetime import datetime

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts
from job_portal.account.doctype.jp_quota_use.jp_quota_use import DOCTYPE
from job_portal.platform import bulk
from job_portal.platform.hashing import keyed_hash

_ROW = ("name", "creation", "modified", "owner", "modified_by", "person", "quota")


def person() -> str:
    """Who the signed-in account belongs to, for all that counts what somebody does.

    A user without a number is found by name.
    """
    return _hash(accounts.number_of(frappe.session.user))


def _hash(number: str | None) -> str:
    return keyed_hash("quota", number or frappe.session.user)


def begin() -> None:
    """Begin a transaction with `lock`."""
    # A transaction's reads see what was stored at its first read. So a new one begins with the lock.
    frappe.db.commit()
    lock()


def lock() -> str | None:
    """Lock the signed-in person's number to the transaction's end, and give it.

    Before the transaction's first read that locks nothing: then of many requests at once each counts by
    `used` those before it.
    """
    return frappe.db.get_value("JP Account", {"user": frappe.session.user}, "mobile_no", for_update=True)


def used(quota: str) -> int:
    """How often the signed-in person has used the quota in the last 24 hours.

    The caller has begun with `lock`, or with the lock of a record that is the person's own.
    """
    return _used(_hash(lock()), quota)


def use(quota: str) -> None:
    """Note one more use by the signed-in person, in the caller's transaction."""
    _use(person(), quota)


def take(quota: str, most: int) -> bool:
    """Note one more use, as `use`, where fewer than `most` were `used`; whether it did."""
    whose = _hash(lock())
    is_left = _used(whose, quota) < most
    if is_left:
        _use(whose, quota)
    return is_left


def _used(whose: str, quota: str) -> int:
    return frappe.db.count(DOCTYPE, {"person": whose, "quota": quota, "creation": (">", _a_day_ago())})


def _use(whose: str, quota: str) -> None:
    # Whose request it is would say whose hash it is.
    now, nobody = now_datetime(), "Guest"
    line = (frappe.generate_hash(length=20), now, now, nobody, nobody, whose, quota)
    bulk.insert(f"tab{DOCTYPE}", _ROW, [line])


def purge() -> None:
    """Hourly job: delete what counts no more."""
    frappe.db.delete(DOCTYPE, {"creation": ("<", _a_day_ago())})


def _a_day_ago() -> datetime:
    return add_to_date(now_datetime(), days=-1)
