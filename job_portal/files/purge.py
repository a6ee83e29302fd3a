"""Deletes the files that nothing names any more: once a day, and those of what is deleted at once."""

from collections.abc import Iterator

import frappe
from frappe.model.document import Document
from frappe.utils import add_to_date

from job_portal.files.uploads import FILE_FIELDS
from job_portal.platform import logs, queue, retention
from job_portal.platform.users import DOMAIN

# Kinds of `retention`: attached to nothing; another file has taken its place.
LOOSE, REPLACED = "loose_files", "replaced_files"


def let_go(record: Document, event: str) -> None:
    """Hook of a company, a profile and an account, before one is deleted: its files go after the commit.

    Frappe would delete the bytes at once, and a failure later would bring back a record without its files.
    Now they are loose and old. So the daily job deletes those that a crash left.
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
    """Daily job."""
    for kind, names in ((LOOSE, _loose_files()), (REPLACED, list(_replaced_files()))):
        removed = sum(map(_delete_file, names))
        retention.note(kind, removed, retention.oldest(kind))


def _loose_files() -> list[str]:
    """Old uploads of our accounts that are attached to nothing."""
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
    """Rows of file fields that hold another file by now, for long enough. Reviewers' attachments stay."""
    for doctype in FILE_FIELDS:
        yield from _unheld(doctype, "file.modified < %s", retention.oldest(REPLACED))


def forget_replaced(doctype: str, name: str) -> None:
    """After the commit delete the files that the record held and holds no more.

    The daily job deletes those that a crash left.
    """
    names = list(_unheld(doctype, "file.attached_to_name = %s", name))
    frappe.db.after_commit.add(lambda: [_delete_file(file) for file in names])


def _unheld(doctype: str, condition: str, value: object) -> Iterator[str]:
    """Rows of the DocType's file fields that hold another file by now, and that meet the condition.

    A domain above may need one still, such as a resume that went with an application: it says so by hook.
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
    """Delete in a transaction of its own: deleted bytes do not come back, and one bad file stops no other.

    :return: whether it is deleted.
    """
    try:
        # Frappe looks for links to what is deleted in a background job. There may be a night's many files.
        with queue.unlimited():
            frappe.get_doc("File", name).delete(ignore_permissions=True, delete_permanently=True)
        frappe.db.commit()
    except Exception:
        frappe.db.rollback()
        logs.failure(f"File {name} could not be purged")
        return False
    return True
