"""Companies and their accounts: who may reach a company, how one is created, what a reply holds.

Role JP Company has no permission on any of our records (a child table below `if_owner` leaks), so a
company's own account is compared here, and then acts with `ignore_permissions`.
"""

from datetime import datetime

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr, get_datetime

from job_portal import fields, messages
from job_portal.rules import COMPANY, HR

ROLE = "JP Company"


def company_of(user: str) -> str | None:
    """The name (JPC-...) of the account's company, or None."""
    return frappe.db.get_value("JP Company", {"account": user}, "name")


def reach(company_name: str, permission: str = "read") -> Document:
    """The company, for its own account or for whoever has that permission by role (reviewers).

    :param permission: 'read' or 'write'.
    :raises frappe.DoesNotExistError: 404, no company of that name.
    :raises frappe.PermissionError: 403, someone else's company.
    """
    company_name = company_name.strip()
    if not company_name or not frappe.db.exists("JP Company", company_name):
        frappe.throw(_(messages.COMPANY_NOT_FOUND), frappe.DoesNotExistError)
    # A writer waits for another one of the same company, instead of being refused as stale.
    company = frappe.get_doc("JP Company", company_name, for_update=permission == "write")
    if company.account == frappe.session.user:
        company.flags.ignore_permissions = True
    elif not frappe.has_permission("JP Company", permission, doc=company):
        frappe.throw(_(messages.COMPANY_NOT_YOURS), frappe.PermissionError)
    return company


def change(
    doc: Document,
    rules: dict[str, dict],
    changes: dict,
    opened: str | None,
    sentence: str = messages.COMPANY_CHANGED_MEANWHILE,
) -> None:
    """Put `changes` into a company or into the row of one contact, unless the editor saw an older one.

    What stands there already is no change: a request that is sent again because the reply to it was lost
    is not refused. Call it under the lock of `reach(.., "write")`; the caller saves.

    :param rules: of `rules.json`, for the fields of `changes`.
    :param opened: the `modified` that the editor was shown; without one the last write wins, field by field.
    :raises frappe.TimestampMismatchError: 417, with `sentence`.
    """
    stored = {fieldname: cstr(doc.get(fieldname)) for fieldname in changes}
    doc.update(changes)
    fields.clean(doc, rules)
    if opened and any(cstr(doc.get(fieldname)) != value for fieldname, value in stored.items()):
        refuse_stale(doc, opened, sentence)


def refuse_stale(doc: Document, opened: str, sentence: str = messages.COMPANY_CHANGED_MEANWHILE) -> None:
    """Raise TimestampMismatchError (417, `sentence`) where `doc` was saved since `opened`, its `modified`."""
    try:
        is_latest = datetime.fromisoformat(opened) == get_datetime(doc.modified)
    except ValueError:
        is_latest = False
    if not is_latest:
        frappe.throw(_(sentence), frappe.TimestampMismatchError)


def create(values: dict, client_key: str | None = None) -> Document:
    """Create the signed-in account's company.

    :param values: fields of `rules.json`, by name.
    :param client_key: chosen by the browser for one filled-in form. A repeated request with it (a double
        tap, a reply lost on the way) gets the company that the first one created.
    :raises frappe.PermissionError: 403, not a company account.
    :raises frappe.DuplicateEntryError: 409, the account has a company already; the answer's `company_name`
        is its name.
    :raises frappe.ValidationError: 417, a field breaks its rule.
    """
    account = frappe.session.user
    if ROLE not in frappe.get_roles(account):
        frappe.throw(_(messages.COMPANY_ACCOUNTS_ONLY), frappe.PermissionError)
    if existing := _existing(account, client_key):
        return existing
    company = frappe.get_doc({"doctype": "JP Company", "account": account, "client_key": client_key})
    company.update(values)
    try:
        return company.insert(ignore_permissions=True)
    except (frappe.DuplicateEntryError, frappe.UniqueValidationError):
        # Two requests at once: the unique index let one through. Only after a rollback does this
        # transaction see the other's row.
        frappe.db.rollback()
        frappe.clear_last_message()
        if existing := _existing(account, client_key):
            return existing
        raise


def _existing(account: str, client_key: str | None) -> Document | None:
    name = company_of(account)
    if not name:
        return None
    company = frappe.get_doc("JP Company", name)
    if not client_key or company.client_key != client_key:
        # Beside the refusal, so that a browser which did not know of the company can go on to update it.
        frappe.local.response["company_name"] = name
        frappe.throw(_(messages.COMPANY_EXISTS), frappe.DuplicateEntryError)
    return company


def details(company: Document) -> dict:
    """What `get_company_details` gives: the fields of `rules.json`, the review's outcome, the HR list."""
    return {
        "name": company.name,
        "status": company.status,
        "review_reason": company.review_reason,
        "modified": str(company.modified),
        **{fieldname: company.get(fieldname) for fieldname in COMPANY},
        "hr_list": hr_entries(company),
    }


def hr_entries(company: Document) -> list[dict]:
    """The HR contacts as {hr_row_id, hr_name, hr_mobile, hr_email, modified}, the oldest first."""
    return [
        {
            "hr_row_id": row.name,
            **{fieldname: row.get(fieldname) for fieldname in HR},
            "modified": str(row.modified),
        }
        for row in company.hr_list
    ]
