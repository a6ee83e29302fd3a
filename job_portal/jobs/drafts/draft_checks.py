"""Finds the problems of a job before it is posted, by the checks of posting. Stores nothing."""

from collections.abc import Callable

import frappe

from job_portal.jobs.doctype.jp_job.jp_job import DOCTYPE, HELD, LIVE
from job_portal.jobs.wording import holding
from job_portal.platform import fields
from job_portal.rules import JOB


def problems(values: dict, company: dict) -> tuple[list[dict], list[dict]]:
    """The refusals of a job with these values, and the reasons that would hold it.

    :param values: as of `jobs.service.post`.
    :param company: with name, company_name, status and company_website.
    :return: ([{field or None, sentence}], [{kind, phrase, sentence}])
    """
    job = frappe.get_doc({"doctype": DOCTYPE, "company": company["name"], "status": LIVE})
    job.update(values)
    job.flags.company = company
    job.flags.is_by_company = True
    job.tell_facts()
    found = []
    # Check each field alone, to find all problems. Posting stops at the first one.
    for field, rule in JOB.items():
        if sentence := _refusal(lambda rule={field: rule}: fields.check(job, rule)):
            found.append({"field": field, "sentence": sentence})
    if not found and (sentence := _refusal(job.validate)):
        found.append({"field": None, "sentence": sentence})
    return found, holding.told(holding.reasons(job)) if job.status == HELD else []


def _refusal(check: Callable[[], None]) -> str | None:
    """The sentence of a check's refusal, in the reader's language; None if it accepts."""
    try:
        check()
    except frappe.ValidationError as error:
        frappe.clear_last_message()
        return str(error)
    return None
