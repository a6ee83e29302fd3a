"""A company's own jobs."""

from job_portal.applications import counts, posted_jobs
from job_portal.jobs import questions as asked
from job_portal.jobs import report_holds, trades, transitions
from job_portal.jobs import service as jobs
from job_portal.jobs.wording import draft_check
from job_portal.matching import matches
from job_portal.platform.policy import Audience, reads, writes
from job_portal.platform.signatures import takes_fields
from job_portal.rules import JOB


@writes(Audience.WITH_COMPANY)
@takes_fields(JOB)
def post_job(client_key: str | None = None, questions: list | str | None = None, **values: object) -> dict:
    """Publish a job of the signed-in account's company. A site's first job opens its market. A job is Held if
    its wording breaks a rule.

    :param client_key: see `jobs.service.post`.
    :param questions: to ask applicants, at most five: {key} of `rules`, or {text, kind, choices}; each with
        `must` if the job needs a certain answer; see `jobs.questions`.
    :return: {name, status, modified, valid_through, url, held_for, matches, market}; held_for: why it is
        Held, as [{kind, phrase, sentence}]
    :raises frappe.PermissionError: 403, no company, or one that is not approved.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    return matches.saved(jobs.post({**values, "questions": questions}, client_key))


@writes(Audience.WITH_COMPANY)
@takes_fields(JOB)
def check_posting(name: str | None = None, questions: list | str | None = None, **values: object) -> dict:
    """The problems that would hold a job with these fields, and questions about it. Stores nothing.

    :param name: the job, if it is being changed.
    :param questions: as in `post_job`.
    :return: {problems: [{kind, field, phrase, sentence}], questions: [{field, sentence}], facts, category};
        `facts`: those that the description tells; `category`: see `trades.category_of`
    :raises frappe.ValidationError: 417, a question that must not be asked.
    :raises frappe.RateLimitExceededError: 429, too many in an hour.
    """
    problems = draft_check.problems(values, name)
    asked.stored(questions)
    return {
        "problems": problems,
        "questions": draft_check.questions(values),
        "facts": draft_check.facts(values),
        "category": trades.category_of(str(values.get("title") or "")),
    }


@writes(Audience.COMPANY)
@takes_fields(JOB)
def update_job(
    name: str, modified: str | None = None, questions: list | str | None = None, **values: object
) -> dict:
    """Change a job of the account's company. Missing fields keep their values, '' clears an optional one.

    :param questions: all of them, as in `post_job`; an empty list clears them.
    :return: as `post_job`
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    values["questions"] = questions
    changes = {field: value for field, value in values.items() if value is not None}
    return matches.saved(jobs.update(name, changes, modified))


@writes(Audience.COMPANY)
def close_job(name: str, modified: str | None = None) -> dict:
    """Close a job of the account's company; see `jobs.transitions.close`.

    :return: as `post_job`
    """
    return matches.saved(transitions.close(name, modified))


@writes(Audience.COMPANY)
def repost_job(name: str, modified: str | None = None) -> dict:
    """Make a closed or expired job live again; see `jobs.report_holds.repost`.

    :return: as `post_job`
    """
    return matches.saved(report_holds.repost(name, modified))


@reads(Audience.WITH_COMPANY)
def get_posted_jobs(status: str | None = None, cursor: str | None = None, limit: int | None = None) -> dict:
    """The jobs of the account's company, the newest first.

    :param status: restricts them to this current status.
    :return: {items, next, total, at_least, imports (whether the site offers `import_jobs`)}, see
        `platform.paging`; items: job cards with {status, applied, shortlisted, unseen (applications that the
        company has neither opened nor decided about), boards ({job board: number of applications by its
        link}), views, modified, held_for, removal_reason, is_hidden (others cannot see it, because its
        company was rejected or is frozen)}
    """
    return posted_jobs.posted_jobs(status, cursor, limit)


@reads(Audience.WITH_COMPANY)
def get_dashboard() -> dict:
    """The numbers of the signed-in account's company.

    :return: {live_jobs, applied, shortlisted, new_today, unseen, unseen_jobs}; unseen: applications that the
        company has neither opened nor decided about; unseen_jobs: the number of their jobs
    """
    return counts.dashboard()
