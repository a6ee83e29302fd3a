"""How long each kind of data is kept (Job Portal Settings), and the report of what was removed (JP Purge).

A kind is a setting: `looks` is kept for `looks_days`.
"""

from datetime import datetime

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.platform import settings

DOCTYPE = "JP Purge"


def oldest(kind: str) -> datetime:
    """What is older than this goes."""
    return add_to_date(now_datetime(), days=-settings.number(f"{kind}_days"))


def purge(kind: str, doctype: str) -> None:
    """Delete the records that are older than the settings allow, and note how many."""
    upto = oldest(kind)
    old = {"creation": ("<", upto)}
    removed = frappe.db.count(doctype, old)
    frappe.db.delete(doctype, old)
    note(kind, removed, upto)


def forget_networks(kind: str, doctype: str, days: int) -> None:
    """Empty `sent_from`, a keyed hash of a network, of records that are so many days old; note how many."""
    upto = add_to_date(now_datetime(), days=-days)
    old = "sent_from is not null and creation < %s"
    counted = frappe.db.sql(f"select count(*) from `tab{doctype}` where {old}", (upto,))  # noqa: S608 (ours)
    frappe.db.sql(f"update `tab{doctype}` set sent_from = null where {old}", (upto,))  # noqa: S608 (ours)
    note(kind, counted[0][0], upto)


def note(kind: str, removed: int, older_than: datetime) -> None:
    """Add a line to the report, also where nothing was removed: it says that the purge ran."""
    line = {"doctype": DOCTYPE, "kind": kind, "removed": removed, "older_than": older_than}
    frappe.get_doc(line).insert(ignore_permissions=True)


def purge_report() -> None:
    """Daily job: the report's own old lines."""
    purge("purges", DOCTYPE)
