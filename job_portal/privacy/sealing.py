"""Keeps a deleted account's records that the law requires: sealed, under a pseudonym, and purged on their
day.

Applications and consents return rows to keep, and delete their own.
"""

import json

import frappe
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts
from job_portal.applications import look_log
from job_portal.consents import consent_retention
from job_portal.platform import bulk, retention, settings
from job_portal.platform.hashing import keyed_hash

DOCTYPE = "JP Sealed Record"


def seal(user: Document, event: str) -> None:
    """Hook of User, before any data of the account is deleted."""
    number = accounts.number_of(user.name)
    # A sealed account has no number.
    person = (number and pseudonym(number)) or frappe.db.get_value(
        "JP Sealed Account", {"account": user.name}, "person"
    )
    if not person:
        return
    rows = [{"kind": "account deleted", "happened_on": now_datetime(), "details": {}}]
    rows += look_log.kept_by_law(user.name) + consent_retention.kept_by_law(user.name)
    _keep(person, rows)


def note_move(old: str, new: str) -> None:
    """Seal that the account of the number `old` has the number `new` from now on."""
    details = {"to": pseudonym(new)}
    _keep(pseudonym(old), [{"kind": "number changed", "happened_on": now_datetime(), "details": details}])


def _keep(person: str, rows: list[dict]) -> None:
    kept = {
        "person": person,
        "purge_on": add_to_date(now_datetime(), days=settings.number("sealed_days")).date(),
    }
    for row in rows:
        details = json.dumps(row["details"], default=str, ensure_ascii=False)
        record = frappe.get_doc({"doctype": DOCTYPE, **kept, **row, "details": details})
        # Staff may be deleting the account in Desk.
        record.flags.is_by_code = True
        record.insert(ignore_permissions=True)
        # The names of the requesting user would identify the person.
        frappe.db.set_value(
            DOCTYPE, record.name, {"owner": "Guest", "modified_by": "Guest"}, update_modified=False
        )


def pseudonym(number: str) -> str:
    """The pseudonym of a mobile number. Computing it needs the site's key."""
    return keyed_hash("person", number)


def of_number(number: str) -> list[dict]:
    """For site operators, if the law asks: return and print what is sealed of a number.

    `bench --site SITE execute job_portal.privacy.sealing.of_number --args "['9876543210']"`
    """
    fields = ["kind", "happened_on", "details", "purge_on"]
    rows = frappe.get_all(DOCTYPE, {"person": pseudonym(number)}, fields, order_by="happened_on asc")
    for row in rows:
        print(row.happened_on, row.kind, row.details, f"until {row.purge_on}", flush=True)
    return rows


def purge() -> None:
    """Daily job: delete records that are due."""
    removed = bulk.delete_where(DOCTYPE, {"purge_on": ("<=", now_datetime().date())})
    retention.note("sealed", removed, retention.oldest("sealed"))
