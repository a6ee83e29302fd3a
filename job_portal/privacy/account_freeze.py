"""Freezing hides an account's profiles and applications, and the company and jobs of an owner.

Only the account itself, or another owner of the company, thaws it.
"""

import frappe
from frappe import _

from job_portal.account import account_summary
from job_portal.briefs import leaving, posters
from job_portal.company import company_freeze as companies
from job_portal.company.membership import company_of
from job_portal.freelancers import service as freelancers
from job_portal.jobs import report_holds
from job_portal.privacy import messages
from job_portal.privacy.deletion import own_number
from job_portal.searchers import service as searchers

# A query for `account_summary`.
IS_FROZEN = """exists (select 1 from `tabJP Company Member` member
        join `tabJP Company` company on company.name = member.company
        where member.account = %(account)s and member.role = 'Owner' and company.status = 'Frozen')
    or exists (select 1 from `tabJP Searcher` where account = %(account)s and is_frozen = 1)
    or exists (select 1 from `tabJP Freelancer` where account = %(account)s and is_frozen = 1)
    or exists (select 1 from `tabJP Account` where user = %(account)s and is_frozen = 1)"""


def freeze() -> dict:
    """Freeze the account, as `api.freeze_account` answers it. A second request changes nothing.

    :raises frappe.PermissionError: 403, see `deletion.own_number`.
    :raises frappe.ValidationError: 417, the account has no profile, owns no company and has posted no brief.
    """
    own_number()
    account = frappe.session.user
    # Each begins its own transaction. If the second fails, another tap completes it.
    frozen = [each.freeze(account) for each in (searchers, freelancers, companies, posters)]
    if not any(frozen):
        frappe.throw(_(messages.NOTHING_TO_FREEZE))
    leaving.end_all(account)
    return {"is_frozen": True}


def thaw() -> dict:
    """Thaw the account, as `api.thaw_account` answers it.

    :raises frappe.PermissionError: 403, see `deletion.own_number`.
    """
    own_number()
    account = frappe.session.user
    searchers.thaw(account)
    freelancers.thaw(account)
    companies.thaw(account)
    posters.thaw(account)
    if company := company_of(account):
        # Freezing must not evade reports that are enough to hold the company.
        report_holds.look_at_company(company)
    return {"is_frozen": False}


def session_fields(user: str) -> dict:
    """Hook: `is_frozen` in the page and in the answer to a sign-in."""
    return {} if user == "Guest" else {"is_frozen": bool(account_summary.of(user).is_frozen)}
