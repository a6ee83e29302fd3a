"""A company's decision to invite or hide a searcher who fits a job; and its deletion."""

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.applications import candidate_limit, look_log
from job_portal.applications import messages as application_messages
from job_portal.applications.deciding import LIMITS, RESTORE, is_recent
from job_portal.company.doctype.jp_company.jp_company import APPROVED
from job_portal.consents import ledger
from job_portal.jobs.addresses import url_of
from job_portal.jobs.doctype.jp_job.jp_job import LIVE, status_now
from job_portal.matching import matches, messages
from job_portal.matching.policy import own_job, refuse_candidate
from job_portal.notifications.service import notify
from job_portal.platform import bulk, records
from job_portal.platform.policy import require
from job_portal.platform.sentences import Sentence
from job_portal.searchers import service as searchers

DOCTYPE = "JP Invitation"
INVITED, HIDDEN = "Invited", "Hidden"
_DECISIONS = {"select": INVITED, "ignore": HIDDEN}
_STORED = ["name", "decision", "decision_before", "decided_on"]


def decide(job_name: str, searcher: str, decision: str) -> dict:
    """Invite (`select`) or hide (`ignore`) a searcher for a job of the account's company, or show them again.

    Repeating a decision changes nothing. A hidden searcher stays hidden unless `restore` undoes that within a
    day. An invitation is sent at once, so it cannot be undone.

    :return: {decision}
    :raises frappe.PermissionError: 403, another company's job, a searcher who does not fit, is hidden or was
        not shown to the company, or a company that may not invite now.
    :raises frappe.ValidationError: 417, no such decision, one that is too old to undo, or an invitation to a
        job that is not live.
    :raises frappe.RateLimitExceededError: 429, too many invitations in a day.
    """
    if decision not in (*_DECISIONS, RESTORE):
        frappe.throw(_(messages.DECISION_UNKNOWN))
    job, searcher = own_job(job_name), searcher.strip()
    # The lock makes the second of two concurrent requests see the first one's decision.
    company = records.locked("JP Company", job.company) or refuse_candidate()
    pair = {"job": job.name, "searcher": searcher}
    stored = frappe.db.get_value(DOCTYPE, pair, _STORED, as_dict=True)
    if decision == RESTORE and stored and stored.decision == HIDDEN:
        _restore(stored)
        return {"decision": decision}
    if stored and stored.decision == _DECISIONS.get(decision):
        return {"decision": decision}
    if decision == "select":
        _check_may_invite(job)
    row = matches.match_of(job, searcher) or refuse_candidate()
    if decision == RESTORE:
        return {"decision": decision}
    # Names of profiles run in sequence, so a company must not invite by guessing them.
    if not (stored or candidate_limit.is_known(company.name, row["name"])):
        refuse_candidate()
    if decision == "select":
        look_log.take("invitations", messages.INVITATIONS_EXHAUSTED, company)
    _store(stored, {"job": job.name, "searcher": row["name"], "company": job.company}, _DECISIONS[decision])
    if decision == "select":
        news = Sentence(messages.TELL_INVITED, job.company_name, job.title)
        notify(row["account"], "invited", news, url_of(job.name))
    return {"decision": decision}


def _check_may_invite(job: dict) -> None:
    check_approved(job.review)
    status = status_now(job.status, job.valid_through)
    if status != LIVE:
        frappe.throw(_(messages.JOB_NOT_LIVE).format(_(status)))


def check_approved(status: str) -> None:
    """Refuse a company under review: it may read, but neither invite nor look at numbers.

    :raises frappe.PermissionError: 403.
    """
    require(status == APPROVED, messages.COMPANY_NOT_APPROVED)


def _store(stored: dict | None, relation: dict, decision: str) -> None:
    values = {"decision": decision, "decided_on": now_datetime()}
    if stored:
        values["decision_before"] = stored.decision
        frappe.db.set_value(DOCTYPE, stored.name, values)
        return
    record = frappe.get_doc({"doctype": DOCTYPE, **relation, **values})
    record.insert(ignore_permissions=True, ignore_links=True)


def _restore(hidden: dict) -> None:
    """Show a hidden searcher again. An earlier invitation is restored without a new notification."""
    if not is_recent(hidden.decided_on):
        frappe.throw(_(application_messages.NOTHING_TO_RESTORE).format(LIMITS["undo_hours"]))
    if hidden.decision_before:
        values = {"decision": hidden.decision_before, "decision_before": None, "decided_on": now_datetime()}
        frappe.db.set_value(DOCTYPE, hidden.name, values)
    else:
        frappe.db.delete(DOCTYPE, {"name": hidden.name})


def follow_consents(account: str, purposes: list[str]) -> None:
    """Hook: without consent to be found, delete the invitations. Hidden searchers stay hidden."""
    if ledger.FOUND in purposes and (searcher := searchers.searcher_of(account)):
        bulk.delete_where(DOCTYPE, {"searcher": searcher, "decision": INVITED})
        # Showing a hidden searcher again must not restore an earlier invitation.
        invited_before = {"searcher": searcher, "decision_before": INVITED}
        frappe.db.set_value(DOCTYPE, invited_before, "decision_before", None, update_modified=False)
