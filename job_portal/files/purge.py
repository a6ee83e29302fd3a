"""Deletes the files that nothing names any more, once a day."""

from collections.abc import Iterator

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.files.uploads import FILE_FIELDS
from job_portal.platform import logs, queue
from job_portal.platform.users import DOMAIN

# The company is saved soon after an upload. A browser may stay open for two days in between.
KEEP_LOOSE_DAYS = 2
# A reviewer may compare a company with what it was.
KEEP_REPLACED_DAYS = 30


def daily() -> None:
    """Daily job."""
    for name in [*_loose_files(), *_replaced_files()]:
        _delete_file(name)


def _loose_files() -> list[str]:
    """Old uploads of our accounts that are attached to nothing."""
    return frappe.get_all(
        "File",
        filters={
            "owner": ("like", f"%{DOMAIN}"),
            "attached_to_doctype": ("is", "not set"),
            "is_folder": 0,
            "modified": ("<", _days_ago(KEEP_LOOSE_DAYS)),
        },
        pluck="name",
        order_by="creation asc",
    )


def _replaced_files() -> Iterator[str]:
    """Rows of a company's file fields that hold another file by now. Reviewers' attachments stay."""
    rows = frappe.get_all(
        "File",
        filters={
            "attached_to_doctype": "JP Company",
            "attached_to_field": ("in", list(FILE_FIELDS["JP Company"])),
            "modified": ("<", _days_ago(KEEP_REPLACED_DAYS)),
        },
        fields=["name", "file_url", "attached_to_name", "attached_to_field"],
        order_by="creation asc",
    )
    for row in rows:
        if row.file_url != frappe.db.get_value("JP Company", row.attached_to_name, row.attached_to_field):
            yield row.name


def _delete_file(name: str) -> None:
    """Delete in a transaction of its own: deleted bytes do not come back, and one bad file stops no other."""
    try:
        # Frappe looks for links to what is deleted in a background job. There may be a night's many files.
        with queue.unlimited():
            frappe.get_doc("File", name).delete(ignore_permissions=True, delete_permanently=True)
        frappe.db.commit()
    except Exception:
        frappe.db.rollback()
        logs.failure(f"File {name} could not be purged")


def _days_ago(days: int):
    return add_to_date(now_datetime(), days=-days)
