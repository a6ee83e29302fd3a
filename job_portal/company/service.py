"""Companies and their accounts: who may reach a company, how one is created, what an answer holds.

Role JP Company has no permission on any of our records: Frappe's own endpoints are closed to accounts. So the
company's own account is compared here, and then acts with `ignore_permissions`.
"""

from typing import NoReturn

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.account import account_summary, accounts, limits
from job_portal.company import changes, messages, records
from job_portal.company.doctype.jp_company.jp_company import FROZEN, REJECTED
from job_portal.platform import market
from job_portal.platform.hashing import keyed_hash
from job_portal.platform.records import change, check_client_key, locked
from job_portal.rules import COMPANY as FIELDS

# Facts of an account.
COMPANY = "select name from `tabJP Company` where account = %(account)s"
APPROVED_COMPANY = f"{COMPANY} and status = 'Approved'"


def company_of(user: str) -> str | None:
    """The name (JPC-...) of the account's company, or None."""
    rows = frappe.db.sql("select name from `tabJP Company` where account = %s", (user,))
    return rows[0][0] if rows else None


def forget(user: Document, event: str) -> None:
    """Hook of User, before Frappe looks for what links to it: a deleted account's company goes with it."""
    if name := company_of(user.name):
        frappe.delete_doc("JP Company", name, ignore_permissions=True, delete_permanently=True)


def check_not_frozen(status: str) -> None:
    """Refuse a company that its account has frozen.

    :param status: the company's.
    :raises frappe.PermissionError: 403.
    """
    if status == FROZEN:
        frappe.throw(_(messages.THAW_FIRST), frappe.PermissionError)


def check_not_rejected(status: str) -> None:
    """Refuse a company that a reviewer rejected, and a frozen one; as `check_not_frozen`."""
    check_not_frozen(status)
    if status == REJECTED:
        frappe.throw(_(messages.CORRECT_FIRST), frappe.PermissionError)


def session_fields(user: str) -> dict:
    """Hook: what the answer to a sign-in says about the account's company, and of the market."""
    return {"company_name": account_summary.of(user).company, **market_fields(user)}


def market_fields(user: str) -> dict:
    """What the page and the answer to a sign-in say of the market.

    :return: {market: 'sample' | 'live', may_publish: bool}; `may_publish`: the account's company is
        approved, and the settings allow posting.
    """
    may_publish = user != "Guest" and not market.is_closed() and account_summary.of(user).approved_company
    return {"market": market.mode(), "may_publish": bool(may_publish)}


def details(company_name: str) -> dict:
    """The company as `get_company_details` answers it: its fields, the outcome of the review, its contacts.

    What it has changed and a reviewer has not read is there as it wrote it. `waiting` names those fields.

    :raises frappe.PermissionError: as `reach`, and frappe.DoesNotExistError.
    """
    company = read(company_name, *records.DETAILS)
    del company["account"]
    company["waiting"] = list(changes.waiting(company))
    changes.put_own(company)
    del company["waiting_changes"]
    return company


def reach(company_name: str) -> Document:
    """The company to change, for its own account or for whoever may write by role (reviewers). It is locked.

    :raises frappe.PermissionError: 403, someone else's company, or none of that name.
    :raises frappe.DoesNotExistError: 404, none of that name, for a reviewer.
    """
    name = company_name.strip()
    company = name and locked("JP Company", name)
    if not company:
        _refuse_unknown()
    _let_in(company.name, company.account, "write")
    company.flags.ignore_permissions = company.account == frappe.session.user
    return company


def edit(company: Document, given: dict, opened: str | None) -> None:
    """Change the company and store it; see `change` and `save`. Its own account changes its own copy.

    :param company: from `reach`.
    """
    if company.account == frappe.session.user:
        changes.put_own(company)
        company.flags.is_own_copy = True
    change(company, FIELDS, given, opened, messages.COMPANY_CHANGED_MEANWHILE)
    save(company)


def save(company: Document) -> None:
    """Store the company.

    :raises frappe.ValidationError: 417, a field breaks its rule, or no such industry.
    """
    # The controller looks the industry up, which is the only link that an editor can change.
    company.flags.ignore_links = True
    company.save()


def create(values: dict, client_key: str | None = None) -> Document:
    """Create the signed-in account's company.

    :param values: fields of `rules`, by name.
    :param client_key: the browser chooses it for one filled-in form. A repeated request with it (a double
        tap, or a lost answer) gets the company that the first one created.
    :raises frappe.PermissionError: 403, not a company account.
    :raises frappe.DuplicateEntryError: 409, the account has a company already; the answer's `company_name`
        is its name.
    :raises frappe.ValidationError: 417, a field breaks its rule, no such industry, or no key of a browser's.
    """
    account = frappe.session.user
    if accounts.ROLE not in frappe.get_roles(account):
        frappe.throw(_(messages.COMPANY_ACCOUNTS_ONLY), frappe.PermissionError)
    check_client_key(client_key)
    if existing := _existing(account, client_key):
        return existing
    company = frappe.get_doc({"doctype": "JP Company", "account": account, "client_key": client_key})
    company.update(values)
    company.sent_from = keyed_hash("company sent from", limits.network(frappe.local.request_ip))
    try:
        return company.insert(ignore_permissions=True, ignore_links=True)
    except (frappe.DuplicateEntryError, frappe.UniqueValidationError):
        # Of two requests at once the unique index let one through. This one sees the other's row only after a
        # rollback.
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
        # A browser that did not know of the company can update it now.
        frappe.local.response["company_name"] = name
        frappe.throw(_(messages.COMPANY_EXISTS), frappe.DuplicateEntryError)
    return company


def read(company_name: str, *columns: str, permission: str = "read") -> dict:
    """The company's name, account and `columns` and its contacts as `hr_list`.

    For its own account, or for whoever has `permission` by role.

    :raises frappe.PermissionError: as `reach`, and frappe.DoesNotExistError.
    """
    company = records.read(company_name.strip(), "name", "account", *columns)
    if not company:
        _refuse_unknown()
    _let_in(company["name"], company["account"], permission)
    return company


def _refuse_unknown() -> NoReturn:
    """Only reviewers are told that there is no such company: numbers run in sequence."""
    is_reviewer = frappe.has_permission("JP Company", "read")
    error = frappe.DoesNotExistError if is_reviewer else frappe.PermissionError
    frappe.throw(_(messages.COMPANY_NOT_FOUND), error)


def _let_in(name: str, account: str | None, permission: str) -> None:
    """The sentence for a stranger is the one for a company that is not there."""
    is_own = account == frappe.session.user
    if not is_own and not frappe.has_permission("JP Company", permission, doc=name):
        frappe.throw(_(messages.COMPANY_NOT_FOUND), frappe.PermissionError)
