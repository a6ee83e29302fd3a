"""A company's applicants."""

from werkzeug.wrappers import Response

from job_portal.applications import applicant_export, applicants, deciding
from job_portal.applications.applicant_filters import Filters
from job_portal.matching import candidate_files, candidates
from job_portal.platform.policy import Audience, reads, writes
from job_portal.platform.signatures import takes_arguments_of


@reads(Audience.COMPANY)
@takes_arguments_of(Filters)
def get_applicants(
    by: str | None = None, cursor: str | None = None, limit: int | None = None, **filters: object
) -> dict:
    """The applicants of the signed-in account's company, for one job or for all that were not removed.

    :param by: `person`: one row a person; `total` counts people.
    :param status: one, or several with commas; default: all but Withdrawn.
    :param search: words of the name, headline or present company. Words for personal traits find no headline.
    :param experience: the least years of experience.
    :param radius_km: from the job to the person's area.
    :param unseen: only applications that the company has neither opened nor decided about.
    :param fits_all: only applications whose answers all meet what the job needs.
    :param answer: {id, value}: only applications with this answer to the question; a number means this many
        or more.
    :param order: newest (default), oldest, profession (by headline), fit (those that fit all first).
    :return: {items, next, total, at_least}, see `platform.paging`; items: {name, status, applied_on, job,
        job_title, job_status, searcher, has_resume, unseen, fits_all, answers ([{id, key, text, kind,
        choices, answer, fits}]; fits: null if the job needs no particular answer), interview_at, place,
        candidate}, see `applications.profile_for_company`. By person, each item has `applications`: all
        applications within the filters, as items without searcher and candidate
    :raises frappe.PermissionError: 403, no company, a rejected one, or another company's job.
    """
    return applicants.listed(Filters(**filters), by, cursor, limit)


@writes(Audience.COMPANY)
@takes_arguments_of(Filters)
def export_applicants(**filters: object) -> dict:
    """The applicants of the signed-in account's company as CSV, without numbers. Each applicant reads of it,
    as of a look.

    :param job: filters and order as in `get_applicants`.
    :return: {file_name, csv}
    :raises frappe.RateLimitExceededError: 429, too many people in a day.
    """
    return applicant_export.exported(Filters(**filters))


@writes(Audience.COMPANY)
def decide_application(
    name: str,
    decision: str,
    note: str | None = None,
    interview_at: str | None = None,
    place: str | None = None,
) -> dict:
    """Decide about an application for a job of the signed-in account's company.

    :param decision: shortlist, interview, select, ignore, restore, note; see `applications.deciding`.
    :param interview_at: for an interview: a future time of the site.
    :param place: for an interview: an address, or 'call'.
    :return: {name, status}
    :raises frappe.ValidationError: 417, the application's status does not allow the decision.
    """
    application = deciding.decide(name, decision, note, interview_at, place)
    return {"name": application.name, "status": application.status}


@reads(Audience.COMPANY)
def get_candidate(job: str, searcher: str) -> dict:
    """The profile of a person who applied for the job, matches it or is invited, for its company.

    :return: {job, searcher, application: {name, status} or None, candidate}; without an application also
        {reasons, missing, invited}, as in `get_matches`.
    """
    return candidates.details(job, searcher)


@reads(Audience.COMPANY)
def get_candidate_file(job: str, searcher: str, kind: str) -> Response:
    """A candidate's `photo`, or the `resume` that an applicant sent, for the job's company. Each opened
    resume is logged.

    :raises frappe.DoesNotExistError: 404, there is no such file.
    :raises frappe.RateLimitExceededError: 429, too many resumes in a day.
    """
    return candidate_files.opened(job, searcher, kind)
