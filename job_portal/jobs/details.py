"""One job, as a caller may read it."""

import frappe
from frappe import _
from frappe.utils import get_datetime

from job_portal.company import checks
from job_portal.company.membership import company_of
from job_portal.jobs import addresses, messages, questions, views
from job_portal.jobs.doctype.jp_job.jp_job import HELD, REMOVED, status_now
from job_portal.jobs.doctype.jp_report.jp_report import is_reported
from job_portal.jobs.finding import listing, of_jobs
from job_portal.jobs.wording import holding
from job_portal.rules import JOB, MARKET
from job_portal.words import facts

_SHOWN = (
    *("state", "published_on", "valid_through", "removal_reason", "hold_reasons", "modified", "questions"),
    "hr_opening",
)
_JOB = tuple(dict.fromkeys((*JOB, *_SHOWN)))
# The public fields of a company: no number, mail address, contact, tax number or street.
COMPANY = {
    "company_about": "about_company",
    "company_industry": "jp_industry_master",
    "company_size": "company_size",
    "company_website": "company_website",
    "company_specialization": "specialization",
    "company_city": "city",
}
VERIFIED = ("reviewed_on", "checked")
# The domain of applications counts these each night.
ANSWERS = ("answers_of", "answers_given", "answers_days")
_COLUMNS = {
    **listing.CARD_COLUMNS,
    **{column: f"job.{column}" for column in _JOB},
    **{key: f"company.{column}" for key, column in COMPANY.items()},
    "status": "job.status",
    "company": "job.company",
    "is_hidden": listing.IS_HIDDEN,
    **{column: f"company.{column}" for column in (*VERIFIED, *ANSWERS)},
    "is_reported": is_reported("job", "job.name"),
}
# Public only where the company adds the branch's details.
BRANCH = ("branch_name", "address_line1", "address_line2")


def details(name: str) -> dict:
    """The job as `api.get_job` answers it to a guest. Counts a view unless it is of the caller's company.

    :raises frappe.DoesNotExistError: 404, no such job, or one that the caller may not see.
    """
    job = _found(name)
    if job.pop("is_public") and not job.is_own:
        _hide(job)
        views.count(job.name)
    job.status = status_now(job.status, get_datetime(job.valid_through))
    job.walk_in_days, job.facts = days_of(job.walk_in_days), facts.of(job)
    job.questions = questions.told(job.questions, job.is_own)
    job.held_for = holding.told(holding.reasons(job)) if job.status == HELD else []
    del job["hold_reasons"]
    job.is_verified, job.is_reported = bool(job.is_verified), bool(job.is_reported)
    job.goes_to_hr = bool(job.pop("hr_opening"))
    job.verified = checks.verified(job)
    job.company_answers = answers(job)
    job.url = addresses.of_card(job)
    job.application = job.distance_km = None
    listing.mark([job])
    return job


def days_of(lines: str | None) -> list[str]:
    """The days of a walk-in interview, which are stored as lines."""
    return lines.split("\n") if lines else []


def answers(company: dict) -> str | None:
    """How many applicants a company answered, in words; None if too few applied. Removes the columns.

    :param company: has `ANSWERS`.
    """
    of, given, days = (company.pop(column) or 0 for column in ANSWERS)
    if of < MARKET["limits"]["answers_to_tell"]:
        return None
    sentence = messages.ANSWERS_WITHIN_A_DAY if days == 1 else messages.ANSWERS_WITHIN_DAYS
    return _(sentence if given else messages.ANSWERS_NONE).format(given, of, days)


def public_name(name: str) -> str:
    """The name of a job that the session may read.

    :raises frappe.DoesNotExistError: 404, as `details`.
    """
    return _found(name).name


def _found(name: str) -> dict:
    selected = ", ".join(f"{sql} as `{key}`" for key, sql in _COLUMNS.items())
    query = f"select {selected} from `tabJP Job` job {of_jobs.COMPANY_OF_JOB} where job.name = %(name)s"  # noqa: S608
    rows = frappe.db.sql(query, {"name": name.strip(), "account": frappe.session.user}, as_dict=True)
    job = rows[0] if rows else _refuse()
    job.is_hidden = bool(job.is_hidden)
    job.is_public = job.status not in (HELD, REMOVED) and not job.is_hidden
    job.is_own = job.company == company_of(frappe.session.user)
    return job if job.is_public or job.is_own or frappe.has_permission("JP Job", "read") else _refuse()


def _refuse():
    frappe.throw(_(messages.JOB_NOT_FOUND), frappe.DoesNotExistError)


def _hide(job: dict) -> None:
    """Remove private fields. Only applicants see an HR contact."""
    for private in ("selected_hr", "removal_reason", *(() if job["add_branch_detail"] else BRANCH)):
        del job[private]
