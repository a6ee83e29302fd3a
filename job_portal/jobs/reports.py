"""Accounts' reports of jobs, companies, freelancers and briefs. Reviewers read them in Desk."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.account import quotas
from job_portal.company.doctype.jp_company.jp_company import REJECTED
from job_portal.jobs import details, messages, report_weight
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.jobs.doctype.jp_report.jp_report import DOCTYPE, UPHELD
from job_portal.jobs.finding import listing, of_jobs
from job_portal.platform import rates, retention
from job_portal.platform.hashing import keyed_hash
from job_portal.rules import MARKET

CLOSED = "Closed"
_HIDDEN_JOB = f"""select job.name, job.company from `tabJP Job` job {of_jobs.COMPANY_OF_JOB}
    where job.name = %s and job.status != '{REMOVED}' and company.status != '{REJECTED}'
    and not ({listing.IS_PUBLIC})"""  # noqa: S608 (constants)
_NETWORK_DAYS = MARKET["report_weights"]["network_days"]
# For one account.
MOST_A_DAY = 30
_QUOTA = "reports"


def report(name: str, reason: str, text: str | None) -> Document:
    """Store the account's report of a job that it may read; see `file`. An account with a relation to the
    company may also report a held or frozen job.

    :raises frappe.DoesNotExistError: 404, no such job.
    """
    hidden = frappe.db.sql(_HIDDEN_JOB, (name.strip(),))
    if hidden and report_weight.is_related(hidden[0][1], frappe.session.user):
        return file({"job": hidden[0][0]}, reason, text)
    return file({"job": details.public_name(name)}, reason, text)


def file(subject: dict[str, str], reason: str, text: str | None, is_counted: bool = False) -> Document:
    """Store the account's report. A second report of the same subject returns the first, unless that was
    upheld.

    :param subject: {job}, {company}, {freelancer} or {brief}, its name.
    :param reason: of the list in `rules`.
    :param is_counted: the caller has already counted it for the daily limit, in this transaction.
    :raises frappe.ValidationError: 417, an unknown reason, or a text that breaks its rule.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    pair = {**subject, "account": frappe.session.user}
    if not is_counted:
        quotas.begin()
    first = frappe.db.get_value(DOCTYPE, pair, ("name", "status"), as_dict=True)
    if first and first.status != UPHELD:
        return frappe.get_doc(DOCTYPE, first.name)
    if not is_counted and not quotas.take(_QUOTA, MOST_A_DAY):
        frappe.throw(_(messages.REPORTS_EXHAUSTED).format(MOST_A_DAY), frappe.RateLimitExceededError)
    if first:
        # A reviewer upheld the first report, and the company offends again.
        frappe.db.delete(DOCTYPE, {"name": first.name})
    filed = frappe.get_doc({"doctype": DOCTYPE, **pair, "reason": reason, "details": text})
    filed.sent_from = keyed_hash("report sent from", rates.network(frappe.local.request_ip))
    try:
        return filed.insert(ignore_permissions=True, ignore_links=True)
    except frappe.UniqueValidationError:
        # The unique index let one of two concurrent inserts through. It is visible after a rollback.
        frappe.db.rollback()
        frappe.clear_last_message()
        return frappe.get_doc(DOCTYPE, frappe.db.exists(DOCTYPE, pair))


def close(subject: str, name: str, status: str) -> None:
    """Close the open reports of a subject after a reviewer's decision.

    :param subject: `job`, `company`, `freelancer` or `brief`.
    :param status: `CLOSED` if the reviewer found nothing wrong, else `UPHELD`.
    """
    query = f"update `tabJP Report` set status = %s where {subject} = %s and status = 'Open'"  # noqa: S608 (ours)
    frappe.db.sql(query, (status, name))


def forget_networks() -> None:
    """Daily job: delete the networks of old reports."""
    retention.forget_networks("report_networks", DOCTYPE, _NETWORK_DAYS)
