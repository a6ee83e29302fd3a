"""Quotas of a person, and of a company, in any 24 hours.

Each use is a line under a keyed hash of the mobile number (`persons`). So a person who deletes the account
and signs up again, or changes the number, keeps the same quota. What a member does for a company counts for
the company, too. Lines are deleted after a day.
"""

from datetime import datetime

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import persons
from job_portal.account.doctype.jp_account.jp_account import DOCTYPE as ACCOUNTS
from job_portal.account.doctype.jp_quota_use.jp_quota_use import DOCTYPE
from job_portal.platform import bulk


def person(for_update: bool = False) -> str:
    """The hash of the signed-in person, for all quotas and limits. A user without a number counts by name."""
    user = frappe.session.user
    found = frappe.db.get_value(
        ACCOUNTS, {"user": user}, ["mobile_no", "person"], as_dict=True, for_update=for_update
    )
    return persons.of_account(found) if found else persons.of_number(user)


def begin() -> None:
    """Begin a transaction with `lock`."""
    # A transaction reads from the snapshot of its first read. So a new one begins with the lock.
    frappe.db.commit()
    lock()


def lock() -> str:
    """Lock the signed-in person's number until the transaction ends, and return the person.

    Call it before the transaction's first plain read, so that concurrent requests count each other's uses.
    """
    return person(for_update=True)


def used(quota: str) -> int:
    """How often the signed-in person has used the quota in the last 24 hours.

    The caller has begun with `lock`, or with a lock on the person's own record.
    """
    return _used(lock(), quota)


def use(quota: str) -> None:
    """Add a use by the signed-in person, in the caller's transaction."""
    persons.add_uses(person(), [(now_datetime(), quota)])


def take(quota: str, most: int, company: str | None = None) -> bool:
    """Add a use if fewer than `most` were `used`. Return whether it did.

    :param company: for which the person acts, locked by the caller: its members have one quota.
    """
    counted = [lock(), *([persons.of_company(company)] if company else [])]
    is_left = all(_used(whose, quota) < most for whose in counted)
    for whose in counted if is_left else ():
        persons.add_uses(whose, [(now_datetime(), quota)])
    return is_left


def _used(whose: str, quota: str) -> int:
    return frappe.db.count(DOCTYPE, {"person": whose, "quota": quota, "creation": (">", _a_day_ago())})


def purge() -> None:
    """Hourly job: delete lines older than a day."""
    bulk.delete_where(DOCTYPE, {"creation": ("<", _a_day_ago())})


def _a_day_ago() -> datetime:
    return add_to_date(now_datetime(), days=-1)
