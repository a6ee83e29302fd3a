"""How long each kind of data is kept (Job Portal Settings), and the report of deletions (JP Purge).

Each kind has a setting: `looks` is kept for `looks_days`.
"""

from datetime import datetime

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.platform import bulk, settings

DOCTYPE = "JP Purge"


def oldest(kind: str) -> datetime:
    """Return the time before which data of this kind is deleted."""
    return add_to_date(now_datetime(), days=-settings.number(f"{kind}_days"))


def purge(kind: str, *doctypes: str) -> None:
    """Delete the records that are older than the settings allow, and report their number in one line."""
    upto = oldest(kind)
    removed = sum(bulk.delete_where(doctype, {"creation": ("<", upto)}) for doctype in doctypes)
    note(kind, removed, upto)


def forget_networks(kind: str, doctype: str, days: int) -> None:
    """Empty `sent_from`, a keyed hash of a network, in records older than `days`; report the number."""
    upto = add_to_date(now_datetime(), days=-days)
    old = "sent_from is not null and creation < %s"
    counted = frappe.db.sql(f"select count(*) from `tab{doctype}` where {old}", (upto,))  # noqa: S608 (ours)
    frappe.db.sql(f"update `tab{doctype}` set sent_from = null where {old}", (upto,))  # noqa: S608 (ours)
    note(kind, counted[0][0], upto)


def note(kind: str, removed: int, older_than: datetime) -> None:
    """Add a line to the report, even for 0 removed records: it proves that the purge ran."""
    line = {"doctype": DOCTYPE, "kind": kind, "removed": removed, "older_than": older_than}
    frappe.get_doc(line).insert(ignore_permissions=True)


def purge_report() -> None:
    """Daily job: delete old lines of the report itself."""
    purge("purges", DOCTYPE)
