"""Feedback on a company's wording while it writes."""

import frappe
from frappe import _

from job_portal.account import quotas
from job_portal.company.policy import own_company
from job_portal.jobs import formatting, messages
from job_portal.jobs.wording import excessive_pay, holding
from job_portal.platform import rates, settings
from job_portal.rules import JOB, MARKET
from job_portal.words import facts as words_of_facts

# Part-time workers earn less in a month.
_PART_TIME, _HOUR = "Part Time", "Hour"


def questions(values: dict) -> list[dict]:
    """Questions to the company about a job with these fields. They have no consequence.

    :return: [{field, sentence}]
    """
    amounts = excessive_pay.amounts(values)
    is_for_some_hours = values.get("job_type") == _PART_TIME and values.get("pay_unit") != _HOUR
    if not amounts or is_for_some_hours or min(amounts) >= settings.number("pay_floor"):
        return []
    sentence = _(messages.PAY_IS_LOW).format(formatting.rupees(min(amounts)))
    return [{"field": "pay_min", "sentence": sentence}]


def facts(values: dict) -> list[str]:
    """The facts in the texts of a job with these fields, whether or not they are ticked in the form."""
    return words_of_facts.of({"title": "", "job_description": "", **values, "facts": None})


def problems(values: dict, name: str | None) -> list[dict]:
    """The findings that would hold a job with these fields, as `api.check_posting` answers them.

    :param name: of the stored job, if one is being changed.
    :raises frappe.PermissionError: 403, an account without a company.
    :raises frappe.RateLimitExceededError: 429, too many in an hour.
    """
    company = own_company("company_website")
    if rates.is_above(MARKET["limits"]["wording_checks_an_hour"], f"wording:{quotas.person()}", 60):
        frappe.throw(_(messages.CHECKS_EXHAUSTED), frappe.RateLimitExceededError)
    stored = {"name": name, "company": company.name}
    published_on = frappe.db.get_value("JP Job", stored, "published_on") if name else None
    posting = {field: values.get(field) for field in JOB} | {"name": name, "published_on": published_on}
    return holding.told_of(holding.findings(posting, company.name, company.company_website))
