"""A searcher's applications."""

from job_portal.applications import applicants, applying, own_applications, screening
from job_portal.platform.policy import Audience, reads, writes


@writes(Audience.SIGNED_IN)
def apply_to_job(
    job: str,
    client_key: str | None = None,
    cover_letter: str | None = None,
    resume: str | None = None,
    answers: dict | str | None = None,
    job_board: str | None = None,
    told_of_hr: bool = False,
) -> dict:
    """Apply for the job. A first application creates a searcher profile. Applying again returns the first
    application.

    :param client_key: see `applications.applying.apply`.
    :param resume: the `file_url` of a file that this account uploaded, or of its profile.
    :param answers: {id: answer} to each question of the job: true or false, a number, or one of the choices.
        Answers that miss what the job needs are accepted, too.
    :param job_board: the job board whose link led here, one of `job_boards` in `rules`. Other words are
        ignored.
    :param told_of_hr: whether the form said that name and letter go to the company's HR system (`goes_to_hr`
        of `get_job`). Otherwise they are not sent there.
    :return: {name, status, applied_on, contact}; contact: {hr_name, changed_on} if the job allows it, or
        None; changed_on: when the contact changed, if after the application
    :raises frappe.DoesNotExistError: 404, no such job, or one that is no longer public.
    :raises frappe.ValidationError: 417, the job takes no application of this account now.
    """
    letter = {"cover_letter": cover_letter, "resume": (resume or "").strip() or None}
    return applying.apply(job, client_key, letter, answers, job_board, told_of_hr)


@reads(Audience.SIGNED_IN)
def check_answers(job: str, answers: dict | str | None = None) -> dict:
    """Whether answers to a job's questions meet what it needs. Stores nothing.

    :param answers: as in `apply_to_job`.
    :return: {misses: [id of a question]}
    :raises frappe.DoesNotExistError: 404, no such job, or one that is no longer public.
    :raises frappe.ValidationError: 417, an answer is missing or of another kind.
    """
    return {"misses": screening.misses(job, answers)}


@writes(Audience.SEARCHER)
def withdraw_application(name: str) -> dict:
    """Withdraw an application of the signed-in account.

    :return: as `apply_to_job`.
    """
    return applying.withdraw(name)


@reads(Audience.SIGNED_IN)
def get_applications(status: str | None = None, cursor: str | None = None, limit: int | None = None) -> dict:
    """The signed-in account's applications, the newest first.

    :param status: Applied, Shortlisted, Interview, Selected, Not selected or Withdrawn.
    :return: {items, next, total, at_least}, see `platform.paging`; items: job cards with {application,
        status, applied_on, seen_on (when the company first opened it), history (with an entry *No answer* by
        `site` if the company never decided), interview_at, place, contact, job_status}; for a live walk-in
        job also {walk_in_days, walk_in_from, walk_in_to, walk_in_address}
    """
    return own_applications.listed(status, cursor, limit)


@reads(Audience.BOTH_SIDES)
def get_application(name: str) -> dict:
    """An application, for its searcher or its company; see `applicants.details`.

    :return: all of it, with history and answers. Only the company gets its note, `seen_on` (when it first
        opened the application), `member` in the history (which member decided), its looks [{what: Number |
        Resume | Export, at, member}], and `contact_seen_on` (when the applicant looked at the contact's
        number)
    """
    return applicants.details(name)
