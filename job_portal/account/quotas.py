"""Quotas of a person in any 24 hours.

Each use is a line under a keyed hash of the mobile number. So a person who deletes the account and signs up
again keeps the same quota. Lines are deleted after a day.
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
    """The hash of the signed-in person, for all quotas and limits. A user without a number counts by name."""
    return _hash(accounts.number_of(frappe.session.user))


def _hash(number: str | None) -> str:
    return keyed_hash("quota", number or frappe.session.user)


def begin() -> None:
    """Begin a transaction with `lock`."""
    # A transaction reads from the snapshot of its first read. So a new one begins with the lock.
    frappe.db.commit()
    lock()


def lock() -> str | None:
    """Lock the signed-in person's number until the transaction ends, and return it.

    Call it before the transaction's first plain read, so that concurrent requests count each other's uses.
    """
    return frappe.db.get_value("JP Account", {"user": frappe.session.user}, "mobile_no", for_update=True)


def used(quota: str) -> int:
    """How often the signed-in person has used the quota in the last 24 hours.

    The caller has begun with `lock`, or with a lock on the person's own record.
    """
    return _used(_hash(lock()), quota)


def use(quota: str) -> None:
    """Add a use by the signed-in person, in the caller's transaction."""
    _use(person(), quota)


def take(quota: str, most: int) -> bool:
    """Add a use if fewer than `most` were `used`. Return whether it did."""
    whose = _hash(lock())
    is_left = _used(whose, quota) < most
    if is_left:
        _use(whose, quota)
    return is_left


def _used(whose: str, quota: str) -> int:
    return frappe.db.count(DOCTYPE, {"person": whose, "quota": quota, "creation": (">", _a_day_ago())})


def _use(whose: str, quota: str) -> None:
    # The user's name would reveal whose hash it is.
    now, nobody = now_datetime(), "Guest"
    line = (frappe.generate_hash(length=20), now, now, nobody, nobody, whose, quota)
    bulk.insert(f"tab{DOCTYPE}", _ROW, [line])


def purge() -> None:
    """Hourly job: delete lines older than a day."""
    frappe.db.delete(DOCTYPE, {"creation": ("<", _a_day_ago())})


def _a_day_ago() -> datetime:
    return add_to_date(now_datetime(), days=-1)
