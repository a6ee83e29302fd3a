"""What a company is told of its wording while it writes."""

import frappe
from frappe import _

from job_portal.account import quotas
from job_portal.company.messages import COMPANY_NOT_FOUND
from job_portal.jobs import messages
from job_portal.jobs.wording import holding
from job_portal.platform import rates
from job_portal.rules import JOB, MARKET


def problems(values: dict, name: str | None) -> list[dict]:
    """What would hold a job with these fields, as `api.check_posting` answers it.

    :param name: of the stored job that is being changed.
    :raises frappe.PermissionError: 403, an account without a company.
    :raises frappe.RateLimitExceededError: 429, too many in an hour.
    """
    account = frappe.session.user
    columns = ("name", "company_website")
    company = frappe.db.get_value("JP Company", {"account": account}, columns, as_dict=True)
    if not company:
        frappe.throw(_(COMPANY_NOT_FOUND), frappe.PermissionError)
    if rates.is_above(MARKET["limits"]["wording_checks_an_hour"], f"wording:{quotas.person()}", 60):
        frappe.throw(_(messages.CHECKS_EXHAUSTED), frappe.RateLimitExceededError)
    stored = {"name": name, "company": company.name}
    published_on = frappe.db.get_value("JP Job", stored, "published_on") if name else None
    posting = {field: values.get(field) for field in JOB} | {"name": name, "published_on": published_on}
    return holding.told_of(holding.findings(posting, company.name, company.company_website))
