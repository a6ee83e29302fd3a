"""A searcher as the company of a job may see them: as an applicant, a match or invited."""

import frappe

from job_portal.applications import candidate_limit, policy, profile_for_company
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE
from job_portal.company.membership import company_of
from job_portal.company.policy import check_may_act
from job_portal.matching import matches
from job_portal.matching.policy import refuse_candidate

_COMPANY_OF_JOB = """select company.name, company.status, company.reviewed_on, job.status
    from `tabJP Job` job join `tabJP Company` company on company.name = job.company where job.name = %s"""
_APPLICATION = f"""select application.name, application.status, application.company, application.resume,
    {policy.ABSENT} as absent from `tab{DOCTYPE}` application
    left join `tabJP Searcher` searcher on searcher.name = application.searcher
    where application.job = %s and application.searcher = %s"""  # noqa: S608 (constants)


def details(job: str, searcher: str) -> dict:
    """The profile as `api.get_candidate` answers it, with the application or the reasons of the match.

    :raises frappe.PermissionError: 403, see `relation`.
    """
    application, match = relation(job, searcher)
    keys = ("name", "status") if application else ()
    return {
        "searcher": searcher,
        "job": job,
        "application": {key: application[key] for key in keys} or None,
        "candidate": profile_for_company.profile(job, searcher),
        **match,
    }


def relation(job: str, searcher: str) -> tuple[dict, dict]:
    """The relation of the searcher to a job of the account's company: (application, match). One of them is
    empty.

    :raises frappe.PermissionError: 403, another company's job, a searcher without a relation to it or whom
        the company may not read, no such names, a rejected company or a removed job.
    :raises frappe.RateLimitExceededError: 429, too many who did not apply in a day; see
        `candidate_limit.count`.
    """
    rows = frappe.db.sql(_COMPANY_OF_JOB, (job,))
    company, review, approved_on, job_status = rows[0] if rows else [None] * 4
    if not company or company != company_of(frappe.session.user):
        refuse_candidate()
    check_may_act(review)
    policy.check_may_read(job_status)
    if found := frappe.db.sql(_APPLICATION, (job, searcher), as_dict=True):
        return (refuse_candidate() if found[0].absent else found[0]), {}
    match = matches.match(job, searcher) or refuse_candidate()
    candidate_limit.count(company, approved_on, [searcher])
    return {}, match
