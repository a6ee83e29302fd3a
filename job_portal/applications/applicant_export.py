"""A company's applicants as CSV: what its lists show, with a column for each question, and no numbers.

An export is limited like the lists of people who did not apply (`candidate_limit`). `look_log` records it.
"""

import csv
import io

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import applicant_filters, candidate_limit, look_log, messages, policy, screening
from job_portal.applications.applicant_filters import Filters
from job_portal.applications.applicants import PEOPLE, SOURCE
from job_portal.company.doctype.jp_company.jp_company import APPROVED
from job_portal.company.policy import check_may_act, own_locked
from job_portal.platform.policy import require
from job_portal.platform.requests.exports import as_text

# The column of each heading, in the order of the file.
_COLUMNS = {
    "searcher": "application.searcher",
    "job": "application.job",
    "full_name": "searcher.full_name",
    "headline": "searcher.headline",
    "current_company": "searcher.current_company",
    "city": "searcher.city",
    "experience_years": "searcher.experience_years",
    "expected_salary": "searcher.expected_salary",
    "job_title": "job.title",
    "status": "application.status",
    "applied_on": "application.applied_on",
    "interview_at": "case when application.status = 'Interview' then application.interview_at end",
    "interview_place": "case when application.status = 'Interview' then application.interview_place end",
    "category": "job.category",
    "job_status": "job.status",
    "hold_reasons": "job.hold_reasons",
    "answers": "application.answers",
}
_HEADINGS = {
    "full_name": messages.CSV_NAME,
    "headline": messages.CSV_PROFESSION,
    "current_company": messages.CSV_COMPANY,
    "city": messages.CSV_CITY,
    "experience_years": messages.CSV_EXPERIENCE,
    "expected_salary": messages.CSV_SALARY,
    "job_title": messages.CSV_JOB,
    "status": messages.CSV_STATUS,
    "applied_on": messages.CSV_APPLIED_ON,
    "interview_at": messages.CSV_INTERVIEW_AT,
    "interview_place": messages.CSV_INTERVIEW_PLACE,
}
# A person may have several applications.
_MOST_EACH = 5


def exported(filters: Filters) -> dict:
    """A line for each application that passes the filters, as `api.export_applicants` answers it.

    People who withdrew or deleted their accounts are left out.

    :raises frappe.PermissionError: 403, no company, or one that is not approved; not its job, or a
        removed one.
    :raises frappe.ValidationError: 417, more people than may be shown in a day; as `applicants.listed`.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    order = applicant_filters.order_of(filters)
    # The lock makes concurrent exports count each other.
    company = own_locked("company_name", "reviewed_on")
    check_may_act(company.status)
    require(company.status == APPROVED, messages.EXPORT_WAITS)
    where, values = applicant_filters.conditions(filters, company.name)
    most = look_log.most_a_day("candidates", company.reviewed_on)
    columns = ", ".join(f"{sql} as {name}" for name, sql in _COLUMNS.items())
    in_order = ", ".join(f"{sql} {way}" for sql, way in order)
    query = f"""select {columns} from {SOURCE} {PEOPLE} where {" and ".join([*where, policy.IS_SHOWN])}
        order by {in_order} limit {_MOST_EACH * most + 1}"""  # noqa: S608 (constants)
    rows = frappe.db.sql(query, values, as_dict=True)
    searchers = list(dict.fromkeys(row["searcher"] for row in rows))
    if len(searchers) > most or len(rows) > _MOST_EACH * most:
        frappe.throw(_(messages.EXPORT_TOO_LONG).format(most))
    candidate_limit.count(company.name, company.reviewed_on, searchers)
    look_log.note_export(company, rows)
    return {"file_name": f"{now_datetime().date()}.csv", "csv": _csv(rows)}


def _csv(rows: list[dict]) -> str:
    file = io.StringIO()
    writer = csv.writer(file)
    answers = [screening.in_words(row["answers"]) for row in rows]
    questions = list(dict.fromkeys(question for each in answers for question in each))
    writer.writerow([*map(_, _HEADINGS.values()), *map(as_text, questions)])
    for row, answered in zip(rows, answers, strict=True):
        cells = [_cell(field, row[field]) for field in _HEADINGS]
        writer.writerow([*cells, *(as_text(answered.get(question, "")) for question in questions)])
    return file.getvalue()


def _cell(field: str, value: object) -> object:
    if field in ("applied_on", "interview_at"):
        return get_datetime(value).strftime("%Y-%m-%d %H:%M") if value else ""
    # Numbers in the database are never null: 0 means not given.
    if not value:
        return ""
    if not isinstance(value, str):
        return value
    return as_text(_(value) if field == "status" else value)
