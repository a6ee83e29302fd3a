"""Deletes Frappe's own traces of a deleted account, in logs, versions and contacts."""

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.platform import retention
from job_portal.platform.users import DOMAIN, is_portal_account

# (DocType, field): rows are deleted if the field equals the account's name.
_NAMED = (
    ("Access Log", "user"),
    ("Activity Log", "user"),
    ("Activity Log", "owner"),
    ("Comment", "reference_name"),
    ("Comment", "owner"),
    ("Comment", "comment_email"),
    ("DefaultValue", "parent"),
    ("Deleted Document", "deleted_name"),
    ("Deleted Document", "owner"),
    ("Document Follow", "user"),
    ("Error Log", "owner"),
    ("Notification Log", "for_user"),
    ("Notification Log", "from_user"),
    ("Permission Log", "for_document"),
    ("Route History", "user"),
    ("Version", "docname"),
    ("Version", "owner"),
    ("View Log", "viewed_by"),
)
# (DocType, field): rows are deleted if the text contains the name or the number.
_TOLD = (
    ("Comment", "subject"),
    ("Deleted Document", "data"),
    ("Error Log", "error"),
    ("Activity Log", "subject"),
)
# (DocType, field with the name of a DocType, field with the name of a record) of staff's work in Desk about a
# record. Frappe keeps some of it when the record is deleted.
_ABOUT = (
    ("Access Log", "export_from", "reference_document"),
    ("Comment", "reference_doctype", "reference_name"),
    ("Communication", "reference_doctype", "reference_name"),
    ("Email Queue", "reference_doctype", "reference_name"),
    ("Reminder", "reminder_doctype", "reminder_docname"),
    ("Tag Link", "document_type", "document_name"),
    ("ToDo", "reference_type", "reference_name"),
    ("User Permission", "allow", "for_value"),
    ("Version", "ref_doctype", "docname"),
)
MAKES_CONTACTS = "frappe.core.doctype.user.user.create_contact"
_PARTS_OF_CONTACT = ("Contact Email", "Contact Phone", "Dynamic Link")


def forget(user: Document, event: str) -> None:
    """Hook of User, after it is deleted."""
    if not is_portal_account(user.name):
        return
    for doctype, field in _NAMED:
        _delete(doctype, {field: user.name})
    for doctype, field in _TOLD:
        for text in filter(None, (user.name, user.flags.mobile_no)):
            _delete(doctype, {field: ("like", f"%{text}%")})
    _forget_about("User", user.name)
    _forget_contacts(user.name)
    # After this hook Frappe 16 would log, under the account's name, that its roles were removed.
    user._no_perm_log = True


def forget_record(record: Document, event: str) -> None:
    """Hook of our records with versions or about people: delete Frappe's copies of their content."""
    _forget_about(record.doctype, record.name)


def forget_file(file: Document, event: str) -> None:
    """Hook of File: delete Frappe's log of who opened an account's private file."""
    if is_portal_account(file.owner):
        _delete("Access Log", {"export_from": "File", "reference_document": file.name})


def forget_comments(account: str) -> int:
    """Delete Frappe's comments on deletions that name the account. Return their number."""
    return _delete("Comment", {"comment_type": "Deleted", "subject": ("like", f"%{account}%")})


def purge() -> None:
    """Daily job: delete Frappe's copy and comment of accounts that were deleted in Desk.

    Frappe also creates Contacts, and rows of Desk's search, in background jobs. If the deletion comes first,
    a Contact, a row or an Error Log stays; delete these, too.
    """
    removed = _delete("Deleted Document", {"deleted_name": ("like", f"%{DOMAIN}")})
    removed += forget_comments(DOMAIN)
    if frappe.db.table_exists("Contact"):
        query = """select email_id from `tabContact` where email_id like %s
            and email_id not in (select name from `tabUser`)"""
        accounts_gone = frappe.db.sql(query, (f"%{DOMAIN}",), pluck=True)
        for account in accounts_gone:
            _forget_contacts(account)
        removed += len(accounts_gone)
        removed += _forget_searches()
    # The job failed because the account was gone, and the log names it.
    of_contacts = {"method": MAKES_CONTACTS, "error": ("like", f"%{DOMAIN}%")}
    removed += _delete("Error Log", of_contacts)
    # Traces have no period of retention.
    retention.note("traces", removed, now_datetime())


def _forget_about(doctype: str, name: str) -> None:
    for other, of_type, of_name in _ABOUT:
        # The embedded host has few of Frappe's DocTypes.
        if not frappe.db.table_exists(other):
            continue
        rows = frappe.get_all(other, {of_type: doctype, of_name: name}, pluck="name")
        if not rows:
            continue
        for field in frappe.get_meta(other).get_table_fields():
            frappe.db.delete(field.options, {"parenttype": other, "parent": ("in", rows)})
        frappe.db.delete(other, {"name": ("in", rows)})


def _forget_searches() -> int:
    """Delete the rows of Desk's search about accounts that are gone. Return their number."""
    rows = frappe.db.sql(
        """select doctype, name from `__global_search` where content like %s and (
            (doctype = 'User' and name not in (select name from `tabUser`))
            or (doctype = 'Contact' and name not in (select name from `tabContact`)))""",
        (f"%{DOMAIN}%",),
        as_dict=True,
    )
    for row in rows:
        frappe.db.delete("__global_search", row)
    return len(rows)


def _forget_contacts(account: str) -> None:
    if not frappe.db.table_exists("Contact"):
        return
    contacts = {
        name
        for field in ("user", "email_id", "owner")
        for name in frappe.get_all("Contact", {field: account}, pluck="name", order_by="name asc")
    }
    for name in contacts:
        for part in _PARTS_OF_CONTACT:
            frappe.db.delete(part, {"parent": name, "parenttype": "Contact"})
        frappe.db.delete("__global_search", {"doctype": "Contact", "name": name})
        frappe.db.delete("Contact", {"name": name})


def _delete(doctype: str, filters: dict) -> int:
    # The embedded host has few of Frappe's DocTypes, and Frappe 15 no Permission Log.
    if not frappe.db.table_exists(doctype):
        return 0
    removed = frappe.db.count(doctype, filters)
    frappe.db.delete(doctype, filters)
    return removed
