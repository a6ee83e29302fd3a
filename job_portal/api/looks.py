"""Looking at numbers, and the ledger of it."""

import frappe

from job_portal.applications import looks
from job_portal.matching import phones


@frappe.whitelist(methods=["POST"])
def reveal_phone(application: str | None = None, job: str | None = None, searcher: str | None = None) -> dict:
    """To a company the number of who applied, or of who fits a job and may be called; to a searcher that of
    the job's HR contact, where the job allows contact after applying. Each look is written down.

    :param application: or `job` and `searcher`.
    :return: {phone}; of a job's contact also changed_on, as in `api.apply_to_job`
    :raises frappe.PermissionError: 403, nobody of the account's to call; see `matching.phones`.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    return phones.reveal(application, job, searcher)


@frappe.whitelist(methods=["GET", "POST"])
def get_phone_looks(cursor: str | None = None, limit: int | None = None) -> dict:
    """Who looked at the signed-in account's number or opened its resume, the latest first.

    :return: {items: [{name, what, company_name, job, job_title, at, is_blocked, is_reported}], next, total,
        at_least}; what: Number or Resume
    :raises frappe.PermissionError: 403, a guest.
    """
    return looks.listed(cursor, limit)


@frappe.whitelist(methods=["POST"])
def block_company(look: str) -> dict:
    """Show the company of a look nothing more: it is refused the searcher's number and resume from now on.

    :param look: the name of a line of `get_phone_looks`.
    :return: {look, is_blocked}
    :raises frappe.PermissionError: 403, somebody else's, or none of that name.
    """
    looks.block(look)
    return {"look": look, "is_blocked": True}


@frappe.whitelist(methods=["POST"])
def unblock_company(look: str) -> dict:
    """Take a `block_company` back: {look, is_blocked}.

    :raises frappe.PermissionError: 403, somebody else's, or none of that name.
    """
    looks.unblock(look)
    return {"look": look, "is_blocked": False}
