"""Owners of records: a record is deleted with its owners, and cannot be created while an owner is deleted.

A deletion locks the account's User before it looks for records. Creating a record takes a shared lock on the
User of each owner. So either the deletion finds the record, or the record finds no owner.
"""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.account import messages as account_messages
from job_portal.applications import messages as application_messages
from job_portal.briefs import messages as brief_messages
from job_portal.company import messages as company_messages
from job_portal.freelancers import messages as freelancer_messages
from job_portal.platform import bulk, retention

# The link fields to a record's owners. `purge` follows this order: owners before the records that they own.
OWNERS = {
    "JP Searcher": ("account",),
    "JP Freelancer": ("account",),
    "JP Brief": ("account",),
    "JP Quote": ("freelancer",),
    "JP Company HR": ("company",),
    "JP Company Invite": ("company",),
    "JP Company Member": ("company", "account"),
    "JP Job": ("company",),
    "JP Application": ("searcher", "job"),
    "JP Company Block": ("searcher", "company"),
    "JP Company Review": ("account",),
    "JP Consent": ("account",),
    "JP Conversation": ("searcher", "company", "freelancer"),
    "JP Conversation Reader": ("account",),
    "JP Conversation Report": ("account",),
    "JP Interview": ("searcher", "company", "job"),
    "JP Interview Slot": ("job",),
    "JP Favourite": ("account", "freelancer"),
    "JP Invitation": ("searcher", "job"),
    "JP Job Alert": ("account",),
    "JP Notification": ("account",),
    "JP Number Change": ("account",),
    "JP Phone Message": ("account",),
    "JP Phone Look": ("looked_by", "searcher", "account"),
    "JP Push Subscription": ("account",),
    "JP Refused Message": ("company", "account"),
    "JP Report": ("account", "company", "job", "freelancer", "brief"),
    "JP Saved Job": ("account", "job"),
    "JP Sealed Account": ("account",),
    "JP API Key": ("company", "account"),
    "JP Webhook": ("company", "account"),
    "JP Webhook Delivery": ("company",),
    "JP Job Draft": ("company",),
    "JP Job Feed": ("company",),
    "JP HR System": ("company",),
    "JP HR Applicant": ("company", "job"),
}
# These go along with an owner. Hooks of the others keep a part, tell somebody or delete more.
_GO_ALONG = (
    *("JP Report", "JP Favourite", "JP Saved Job", "JP Job Alert", "JP Invitation", "JP Interview"),
    *("JP Interview Slot", "JP Refused Message", "JP API Key", "JP Webhook Delivery", "JP Webhook"),
    *("JP Job Draft", "JP Job Feed"),
)
# Hooks of these delete further records.
_WITH_MORE = ("JP Brief", "JP Conversation", "JP Company HR", "JP Job", "JP Number Change")
_OWNER = {
    "account": "User",
    "looked_by": "User",
    "company": "JP Company",
    "searcher": "JP Searcher",
    "job": "JP Job",
    "freelancer": "JP Freelancer",
    "brief": "JP Brief",
}
_COMPANY_OF_JOB = "(select company from `tabJP Job` where name = %s)"
_OWNERS_OF = "select account from `tabJP Company Member` where company = {} and role = 'Owner'"
# SQL of the accounts that a field's value leads to.
_ACCOUNT = {
    "account": "%s",
    "looked_by": "%s",
    "company": _OWNERS_OF.format("%s"),
    "searcher": "select account from `tabJP Searcher` where name = %s",
    "job": _OWNERS_OF.format(_COMPANY_OF_JOB),
    "freelancer": "select account from `tabJP Freelancer` where name = %s",
    "brief": "select account from `tabJP Brief` where name = %s",
}
_WITHOUT_OWNERS = """select name from `tabJP Company` company where name = {} and not exists (select 1 from
    `tabJP Company Member` member where member.company = company.name and role = 'Owner')"""
# SQL of the company or profile that a field's value leads to, if it has no account.
_OF_NOBODY = {
    "company": _WITHOUT_OWNERS.format("%s"),
    "job": _WITHOUT_OWNERS.format(_COMPANY_OF_JOB),
    "searcher": "select name from `tabJP Searcher` where name = %s and account is null",
    "freelancer": "select name from `tabJP Freelancer` where name = %s and account is null",
}
_GONE = {
    "account": (account_messages.ACCOUNT_GONE, frappe.PermissionError),
    "looked_by": (account_messages.ACCOUNT_GONE, frappe.PermissionError),
    "company": (company_messages.COMPANY_NOT_FOUND, frappe.PermissionError),
    "searcher": (application_messages.CANDIDATE_NOT_FOUND, frappe.PermissionError),
    "job": (application_messages.JOB_NOT_FOUND, frappe.DoesNotExistError),
    "freelancer": (freelancer_messages.NOT_FOUND, frappe.DoesNotExistError),
    "brief": (brief_messages.BRIEF_NOT_FOUND, frappe.DoesNotExistError),
}


def require(record: Document, event: str | None = None) -> None:
    """Hook of every DocType, before a record is inserted: require its owners, and lock them.

    A request that began before a deletion waits here until the deletion ends. A request that has locked the
    company has waited already, and sets `is_owner_locked`.

    :raises frappe.PermissionError: 403, an account, a company or a searcher was deleted meanwhile.
    :raises frappe.DoesNotExistError: 404, a job was deleted meanwhile.
    """
    named = {field: record.get(field) for field in OWNERS.get(record.doctype, ()) if record.get(field)}
    if not named or record.flags.is_owner_locked:
        return
    locks = ", ".join(
        f"(select min(name) from `tabUser` where name in ({_ACCOUNT[field]}) lock in share mode)"  # noqa: S608
        for field in named
    )
    (found,) = frappe.db.sql(f"select {locks}", list(named.values()))
    for (field, value), account in zip(named.items(), found, strict=True):
        if not account and not (field in _OF_NOBODY and frappe.db.sql(_OF_NOBODY[field], (value,))):
            sentence, error = _GONE[field]
            frappe.throw(_(sentence), error)


def forget(owner: Document, event: str) -> None:
    """Hook of owners, before Frappe checks links: delete the records that go along."""
    for doctype in _GO_ALONG:
        for field in OWNERS[doctype]:
            if _OWNER[field] == owner.doctype:
                bulk.delete_where(doctype, {field: owner.name})


def purge() -> None:
    """Daily job: delete records without an owner, after staff deleted it in Desk, or in an earlier release.

    Companies and profiles stay: only an account or staff delete these.
    """
    removed = sum(
        _forget(doctype, field)
        for doctype, fields in OWNERS.items()
        for field in fields
        if doctype not in ("JP Searcher", "JP Freelancer")
    )
    retention.note("ownerless", removed, now_datetime())


def _forget(doctype: str, field: str) -> int:
    owner = f"select name from `tab{_OWNER[field]}` owner where owner.name = record.{field}"  # noqa: S608 (constants)
    query = f"select name from `tab{doctype}` record where {field} != '' and not exists ({owner})"  # noqa: S608
    names = frappe.db.sql(query, pluck=True)
    if field == "looked_by":
        # The line stays for the person whom the company looked at.
        bulk.set_values(f"tab{doctype}", field, dict.fromkeys(names))
    elif doctype in _WITH_MORE:
        for name in names:
            frappe.delete_doc(doctype, name, force=True, ignore_permissions=True, delete_permanently=True)
    else:
        bulk.delete(f"tab{doctype}", names)
    return len(names)
