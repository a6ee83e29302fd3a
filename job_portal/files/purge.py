"""Deletes unused files: once a day, and files of deleted records at once."""

from collections.abc import Iterator

import frappe
from frappe.model.document import Document
from frappe.utils import add_to_date

from job_portal.files.uploads import FILE_FIELDS
from job_portal.platform import logs, queue, retention
from job_portal.platform.users import DOMAIN

# Kinds of `retention`: unattached files, and files that another file has replaced.
LOOSE, REPLACED = "loose_files", "replaced_files"


def let_go(record: Document, event: str) -> None:
    """Hook of a company, a profile and an account, before deletion: delete its files after the commit.

    Frappe would delete the content at once, and a later rollback would restore a record without its files.
    Meanwhile the files count as unattached and old, so that the daily job deletes them after a crash.
    """
    if record.doctype == "User":
        filters = {"owner": record.name}
    else:
        filters = {"attached_to_doctype": record.doctype, "attached_to_name": record.name}
    names = frappe.get_all("File", {**filters, "is_folder": 0}, pluck="name", order_by="creation asc")
    for name in names:
        loose = {"attached_to_doctype": None, "attached_to_name": None, "attached_to_field": None}
        old = {"modified": add_to_date(retention.oldest(LOOSE), days=-1), "owner": f"deleted{DOMAIN}"}
        frappe.db.set_value("File", name, {**loose, **old}, update_modified=False)
    frappe.db.after_commit.add(lambda: [_delete_file(name) for name in names])


def daily() -> None:
    """Daily job: delete unattached and replaced files."""
    for kind, names in ((LOOSE, _loose_files()), (REPLACED, list(_replaced_files()))):
        removed = sum(map(_delete_file, names))
        retention.note(kind, removed, retention.oldest(kind))


def _loose_files() -> list[str]:
    """Old uploads of our accounts that are attached to no record."""
    return frappe.get_all(
        "File",
        filters={
            "owner": ("like", f"%{DOMAIN}"),
            "attached_to_doctype": ("is", "not set"),
            "is_folder": 0,
            "modified": ("<", retention.oldest(LOOSE)),
        },
        pluck="name",
        order_by="creation asc",
    )


def _replaced_files() -> Iterator[str]:
    """Files of fields that have held another file for long enough. Reviewers' attachments stay."""
    for doctype in FILE_FIELDS:
        yield from _unheld(doctype, "file.modified < %s", retention.oldest(REPLACED))


def forget_replaced(doctype: str, name: str) -> None:
    """Delete, after the commit, the record's files that it no longer uses.

    After a crash the daily job deletes them.
    """
    names = list(_unheld(doctype, "file.attached_to_name = %s", name))
    frappe.db.after_commit.add(lambda: [_delete_file(file) for file in names])


def _unheld(doctype: str, condition: str, value: object) -> Iterator[str]:
    """Rows of the DocType's file fields that now hold another file, and that meet the condition.

    Hooks of higher domains say which files they still need, such as the resume of an application.
    """
    hooks = [frappe.get_attr(hook) for hook in frappe.get_hooks("job_portal_needs_file")]
    for fieldname in FILE_FIELDS[doctype]:
        query = f"""select file.name, file.file_url, file.attached_to_name as record from `tabFile` file
            left join `tab{doctype}` record on record.name = file.attached_to_name
            where file.attached_to_doctype = %s and file.attached_to_field = %s and {condition}
            and file.file_url != coalesce(record.{fieldname}, '') order by file.creation"""  # noqa: S608
        for row in frappe.db.sql(query, (doctype, fieldname, value), as_dict=True):
            if not any(hook(doctype, row.record, row.file_url) for hook in hooks):
                yield row.name


def _delete_file(name: str) -> bool:
    """Delete in a separate transaction: deleted content cannot be rolled back, and a failure must not stop
    the others.

    :return: whether it is deleted.
    """
    try:
        # Frappe enqueues a job for each deletion to check links, and there may be many files.
        with queue.unlimited():
            frappe.get_doc("File", name).delete(ignore_permissions=True, delete_permanently=True)
        frappe.db.commit()
    except Exception:
        frappe.db.rollback()
        logs.failure(f"File {name} could not be purged")
        return False
    return True
