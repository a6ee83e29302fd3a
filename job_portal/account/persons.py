"""The person behind an account, for limits: a keyed hash of the number.

An account that has changed its number keeps its person. So no change of number begins a limit anew.
"""

from collections.abc import Iterable
from datetime import datetime

import frappe

from job_portal.account.doctype.jp_quota_use.jp_quota_use import DOCTYPE as USES
from job_portal.platform import bulk
from job_portal.platform.hashing import keyed_hash

_ROW = ("name", "creation", "modified", "owner", "modified_by", "person", "quota")


def of_number(number: str) -> str:
    """The person of a number, and of a user's name where there is no number."""
    return keyed_hash("quota", number)


def of_company(name: str) -> str:
    """The key of a company's quotas, whichever of its members acts."""
    return keyed_hash("quota of a company", name)


def of_account(row: dict) -> str:
    """The person of a row of JP Account with `mobile_no` and `person`."""
    return row["person"] or of_number(row["mobile_no"])


def begun(number: str) -> str | None:
    """The `person` of a new account: None, or a random one if the number's account has moved away with its
    person. Both then count what that person has used.
    """
    theirs = of_number(number)
    if not frappe.db.exists("JP Account", {"person": theirs}):
        return None
    person = frappe.generate_hash(length=64)
    count_also(theirs, person)
    return person


def count_also(of: str, person: str) -> None:
    """Count the uses of the person `of` for `person`, too, in the caller's transaction."""
    if of == person:
        return
    uses = frappe.db.sql(f"select creation, quota from `tab{USES}` where person = %s", (of,))  # noqa: S608 (ours)
    add_uses(person, uses)


def add_uses(person: str, uses: Iterable[tuple[datetime, str]]) -> None:
    """Add lines of the person, each with its time and its quota, in the caller's transaction."""
    # The user's name would reveal whose hash it is.
    lines = [(frappe.generate_hash(length=20), on, on, "Guest", "Guest", person, quota) for on, quota in uses]
    bulk.insert(f"tab{USES}", _ROW, lines)
