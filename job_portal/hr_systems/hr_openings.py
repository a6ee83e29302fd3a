"""Makes drafts of the Job Openings that a company has published in its HR system, and closes their jobs."""

import time

import frappe
from frappe.model.document import Document

from job_portal.company import service as companies
from job_portal.hr_systems.hr_remote import Remote
from job_portal.hr_systems.messages import CLOSED_NEWS
from job_portal.jobs import messages, transitions
from job_portal.jobs.doctype.jp_job.jp_job import LIVE
from job_portal.jobs.doctype.jp_job_draft.jp_job_draft import HR
from job_portal.jobs.drafts import Unreadable, feed_content, job_columns, job_drafts
from job_portal.jobs.drafts.job_columns import REFERENCE
from job_portal.jobs.drafts.job_tables import MOST_ROWS
from job_portal.jobs.tasks import JOBS_OF_COMPANY
from job_portal.platform.sentences import Sentence

_OPENING = "Job Opening"
# The headers of `job_columns` by the fields of a Job Opening. What it lacks, the company fills in.
_HEADERS = {
    "name": "reference",
    "job_title": "title",
    "vacancies": "openings",
    "employment_type": "job type",
    "location": "city",
    "description": "description",
    "closes_on": "closes on",
}
# The names stand in a URL, and Frappe's server takes one of at most 4,094 bytes.
_MOST_NAMES = 10
# A round stops after this time. The next one begins anew, without the jobs that this one closed.
_MOST_SECONDS = 60
_PAY_HEADERS = {"lower_range": "min salary", "upper_range": "max salary", "salary_per": "salary per"}


def read(remote: Remote, hr_company: str) -> list[tuple[int, dict]]:
    """The rows of the openings, for `job_drafts.keep`.

    :raises NoAnswer: as `Remote.find`.
    :raises Unreadable: they are too many.
    """
    filters = {"status": "Open", "publish": 1, "company": hr_company}
    # Releases of Frappe HR differ in their fields, and refuse to be asked for one that they lack.
    openings = remote.find(_OPENING, filters, ["*"], MOST_ROWS + 1)
    if len(openings) > MOST_ROWS:
        raise Unreadable(messages.TOO_MANY_ROWS)
    return [(number, job_columns.values_of(_texts(each))[0]) for number, each in enumerate(openings, 1)]


def keep(company: str, rows: list[tuple[int, dict]]) -> int:
    """Keep the drafts of the rows, and return how many there are; errors as `job_drafts.keep`."""
    return job_drafts.keep(company, HR, rows)


def close_jobs(system: Document, remote: Remote, rows: list[tuple[int, dict]]) -> None:
    """Close the live jobs whose openings were closed or deleted there.

    A job that the company reposts is closed again only after its opening was open again.

    :param rows: of the openings that are open, as `read` returns them.
    :raises NoAnswer: as `Remote.find`.
    """
    are_open = [values[REFERENCE] for _number, values in rows if REFERENCE in values]
    reopened = {"company": system.company, "hr_opening": ("in", are_open or [""]), "is_closed_in_hr": 1}
    frappe.db.set_value("JP Job", reopened, "is_closed_in_hr", 0, update_modified=False)
    asked = {"company": system.company, "status": LIVE, "is_closed_in_hr": 0}
    asked["hr_opening"] = ("not in", [*are_open, ""])
    jobs = frappe.get_all("JP Job", asked, ["name", "title", "hr_opening"])
    frappe.db.commit()
    until = time.monotonic() + _MOST_SECONDS
    for start in range(0, len(jobs), _MOST_NAMES):
        some = jobs[start : start + _MOST_NAMES]
        named = {"name": ("in", [job.hr_opening for job in some])}
        found = remote.find(_OPENING, named, ["name", "status"], len(some))
        is_closed = {str(row.get("name")): row.get("status") == "Closed" for row in found}
        for job in some:
            if time.monotonic() > until:
                return
            if job.hr_opening not in is_closed:
                # The opening may exist, and be hidden from the key's user.
                is_closed[job.hr_opening] = remote.is_gone(_OPENING, job.hr_opening)
            if is_closed[job.hr_opening]:
                _close(system, job)


def _close(system: Document, job: dict) -> None:
    with system.as_member():
        frappe.db.set_value("JP Job", job.name, "is_closed_in_hr", 1, update_modified=False)
        transitions.close(job.name)
        companies.notify_members(
            system.company, "expiring", Sentence(CLOSED_NEWS, job.title), JOBS_OF_COMPANY
        )
    frappe.db.commit()


def _texts(opening: dict) -> dict[str, str]:
    headers = _HEADERS | (_PAY_HEADERS if opening.get("publish_salary_range") else {})
    texts = {header: _text(opening.get(field)) for field, header in headers.items()}
    return {**texts, "description": feed_content.plain(texts["description"])}


def _text(value: object) -> str:
    # Frappe writes amounts as 15000.0, and 0 where nothing was entered.
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value) if value else ""
