"""Looks at phone numbers, and the log of looks."""

from job_portal.applications import looks
from job_portal.briefs import brief_phones as phones_of_briefs
from job_portal.matching import phones
from job_portal.platform import market
from job_portal.platform.policy import Audience, reads, writes


@writes(Audience.BOTH_SIDES)
def reveal_phone(
    application: str | None = None,
    job: str | None = None,
    searcher: str | None = None,
    freelancer: str | None = None,
    engagement: str | None = None,
) -> dict:
    """A phone number. Each look is logged.

    A company gets the number of an applicant, or of a match who may be called. A searcher gets that of the
    job's HR contact, if the job allows contact after applying. An account with a live brief gets that of a
    freelancer who may be called. Each side of an engagement gets the other's.

    :param application: or `job` and `searcher`, or `freelancer`, or `engagement`.
    :return: {phone}; of a job's contact also changed_on, as in `api.apply_to_job`
    :raises frappe.PermissionError: 403, the account may not call this person; see `matching.phones`.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    if freelancer or engagement:
        market.require_freelancers()
        return phones_of_briefs.reveal(freelancer, engagement)
    return phones.reveal(application, job, searcher)


@reads(Audience.SIGNED_IN)
def get_phone_looks(cursor: str | None = None, limit: int | None = None) -> dict:
    """The looks at the signed-in account's number and resume, the latest first.

    :return: {items: [{name, what, company_name, job, job_title, brief, at, is_blocked, is_reported}], next,
        total, at_least}; what: Number, Resume or Export. For a look by the other side of a brief,
        `company_name` is its name, `job_title` the brief's title, and `job` None
    """
    return looks.listed(cursor, limit)


@writes(Audience.SEARCHER)
def block_company(look: str) -> dict:
    """Block the company of a look: it can no longer see the searcher's number and resume.

    :param look: the `name` of an item of `get_phone_looks`.
    :return: {look, is_blocked}
    """
    looks.block(look)
    return {"look": look, "is_blocked": True}


@writes(Audience.SEARCHER)
def unblock_company(look: str) -> dict:
    """Undo `block_company`: {look, is_blocked}."""
    looks.unblock(look)
    return {"look": look, "is_blocked": False}
