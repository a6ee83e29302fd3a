"""Companies and their accounts: creation, changes and answers.

Role JP Company has no permission on our records, so Frappe's own endpoints are closed to accounts. `policy`
checks that the account acts for the company; then we save with `ignore_permissions`.
"""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.account import account_summary, accounts, roles
from job_portal.company import membership, messages, policy, records, waiting_changes
from job_portal.company.membership import accounts_of, company_of
from job_portal.notifications.service import notify
from job_portal.platform import market, rates
from job_portal.platform.hashing import keyed_hash
from job_portal.platform.policy import require
from job_portal.platform.records import change, check_client_key, locked
from job_portal.platform.sentences import Sentence
from job_portal.rules import COMPANY as FIELDS

# Queries for `account_summary`.
COMPANY = "select company from `tabJP Company Member` where account = %(account)s"
APPROVED_COMPANY = f"select name from `tabJP Company` where status = 'Approved' and name = ({COMPANY})"  # noqa: S608 (constants)

# Jobs that are hidden with their company.
_HELD = {"status": "Held", "is_held_with_company": 1}


def forget(user: Document, event: str) -> None:
    """Hook of User, before Frappe checks links: end a deleted account's membership.

    The company of its only member is deleted. Otherwise the company stays, with the records that the account
    made for it.
    """
    if membership.is_only_member(user.name):
        delete(company_of(user.name))
    membership.end(user.name)
    membership.forget_invitations(user.name)


def delete(name: str) -> None:
    """Delete the company with all that belongs to it, in the caller's transaction."""
    frappe.delete_doc("JP Company", name, ignore_permissions=True, delete_permanently=True)


def notify_members(name: str, kind: str, news: Sentence, link: str, key: str | None = None) -> None:
    """Notify each member of the company; see `notifications.service.notify`."""
    for account in accounts_of(name):
        notify(account, kind, news, link, key)


def session_fields(user: str) -> dict:
    """Hook: the company's and the market's fields in the answer to a sign-in."""
    return {"company_name": account_summary.of(user).company, **market_fields(user)}


def market_fields(user: str) -> dict:
    """The market's fields in the page and in the answer to a sign-in.

    :return: {market: 'sample' | 'live', may_publish: bool, freelancers: True}; `may_publish`: the account's
        company is approved, and the settings allow posting. `freelancers` is missing where they are switched
        off.
    """
    may_publish = user != "Guest" and not market.is_closed() and account_summary.of(user).approved_company
    of_freelancers = {"freelancers": True} if market.has_freelancers() else {}
    return {"market": market.mode(), "may_publish": bool(may_publish), **of_freelancers}


def details(company_name: str) -> dict:
    """The company as `get_company_details` answers it: its fields, the outcome of the review, its contacts.

    Fields with waiting edits have the company's own values. `waiting` names those fields. `is_held`: its jobs
    are hidden until a reviewer has looked at reports of it.

    :raises frappe.PermissionError: as `reach`, and frappe.DoesNotExistError.
    """
    company = read(company_name, *records.DETAILS)
    company["waiting"] = list(waiting_changes.waiting(company))
    waiting_changes.put_own(company)
    del company["waiting_changes"]
    is_again = company["status"] == "Pending Review" and company["approved_on"]
    company["is_held"] = bool(is_again and frappe.db.exists("JP Job", {"company": company["name"], **_HELD}))
    return company


def reach(company_name: str, by_owner: bool = True) -> Document:
    """Lock and return the company, if the caller is a member or has write permission (reviewers).

    :param by_owner: whether to refuse members who are no owners.
    :raises frappe.PermissionError: 403, another company, or no such company; or see `by_owner`.
    :raises frappe.DoesNotExistError: 404, no such company, for a reviewer.
    """
    name = company_name.strip()
    company = name and locked("JP Company", name)
    if not company:
        policy.refuse_unknown()
    company.flags.ignore_permissions = policy.check_may_open(company.name, "write", by_owner)
    return company


def edit(company: Document, given: dict, opened: str | None) -> None:
    """Change the company and save it; see `change` and `save`.

    A member edits the company's own copy, with the changes that wait for a reviewer.

    :param company: from `reach`.
    """
    if company.flags.ignore_permissions:
        waiting_changes.put_own(company)
        company.flags.is_own_copy = True
    change(company, FIELDS, given, opened, messages.COMPANY_CHANGED_MEANWHILE)
    save(company)


def save(company: Document) -> None:
    """Save the company.

    :raises frappe.ValidationError: 417, a field breaks its rule, or no such industry.
    """
    # The controller looks up the industry, the only link that an editor can change.
    company.flags.ignore_links = True
    company.save()


def create(values: dict, client_key: str | None = None) -> Document:
    """Create the signed-in account's company.

    :param values: fields of `rules`, by name.
    :param client_key: the browser's key for one filled-in form. A repeated request with the same key (a
        double tap, or a lost answer) returns the first one's company.
    :raises frappe.PermissionError: 403, not a company account.
    :raises frappe.DuplicateEntryError: 409, the account has a company already; the answer's `company_name` is
        its name.
    :raises frappe.ValidationError: 417, a field breaks its rule, no such industry, or a malformed key.
    """
    account = frappe.session.user
    require(accounts.ROLE in frappe.get_roles(account), messages.COMPANY_ACCOUNTS_ONLY)
    check_client_key(client_key)
    if existing := _existing(account, client_key):
        return existing
    company = frappe.get_doc({"doctype": "JP Company", "client_key": client_key})
    company.update(values)
    company.flags.is_by_member = True
    company.sent_from = keyed_hash("company sent from", rates.network(frappe.local.request_ip))
    try:
        company.insert(ignore_permissions=True, ignore_links=True)
        membership.begin(company.name, account)
    except (frappe.DuplicateEntryError, frappe.UniqueValidationError):
        # The unique index let one of two concurrent inserts through. Its row is visible after a rollback.
        frappe.db.rollback()
        frappe.clear_last_message()
        if existing := _existing(account, client_key):
            return existing
        raise
    roles.note(account, "company")
    return company


def _existing(account: str, client_key: str | None) -> Document | None:
    name = company_of(account)
    if not name:
        return None
    company = frappe.get_doc("JP Company", name)
    if not client_key or company.client_key != client_key:
        # The browser did not know that the company exists. The answer names it, so that the browser can
        # update it.
        frappe.local.response["company_name"] = name
        frappe.throw(_(messages.COMPANY_EXISTS), frappe.DuplicateEntryError)
    return company


def read(company_name: str, *columns: str, permission: str = "read") -> dict:
    """The company's name and `columns` and its contacts as `hr_list`.

    For its own members, or for a role with `permission`.

    :raises frappe.PermissionError: as `reach`, and frappe.DoesNotExistError.
    """
    company = records.read(company_name.strip(), "name", *columns)
    if not company:
        policy.refuse_unknown()
    policy.check_may_open(company["name"], permission)
    return company
