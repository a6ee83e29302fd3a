"""Matches between jobs and searchers."""

from job_portal.matching import invitations, jobs_for_me, matches
from job_portal.platform.policy import Audience, reads, writes


@reads(Audience.COMPANY)
def get_matches(
    job: str,
    search: str | None = None,
    city: str | None = None,
    order: str | None = None,
    cursor: str | None = None,
    limit: int | None = None,
) -> dict:
    """Open searchers who fit a job of the signed-in account's company and have not applied, the best first.

    At most a few hundred searchers near the job are considered, the latest changed profiles first.

    :param search: words of the headline or the skills. Only words of trades, skills and education count.
    :param order: best (default), newest, oldest.
    :return: {items: [{searcher, candidate, reasons, missing, invited, may_call}], next, total, at_least}
    :raises frappe.PermissionError: 403, another company's job, no such job, or a rejected company.
    """
    return matches.listed(job, {"search": search, "city": city, "order": order}, cursor, limit)


@reads(Audience.SIGNED_IN)
def get_jobs_for_me(cursor: str | None = None, limit: int | None = None) -> dict:
    """Live jobs that fit the signed-in account's profile and that it has not applied for, the best first.

    Empty if the profile has no place, or neither a headline nor skills.

    :return: {items: [job cards with reasons, missing and is_other_work], next, total, at_least}
    """
    return jobs_for_me.listed(cursor, limit)


@writes(Audience.COMPANY)
def decide_match(job: str, searcher: str, decision: str) -> dict:
    """Invite (`select`) or hide (`ignore`) a searcher who fits the job, or show them again (`restore`).

    :return: {decision}
    :raises frappe.PermissionError: 403, another company's job, or a searcher who does not fit; see
        `matching.invitations`.
    """
    return invitations.decide(job, searcher, decision)
