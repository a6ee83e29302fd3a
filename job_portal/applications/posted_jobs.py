"""A company's own jobs, each with its status and counts."""

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import counts
from job_portal.company.policy import own_company
from job_portal.jobs import addresses, messages, views
from job_portal.jobs.doctype.jp_job.jp_job import EXPIRED, HELD, LIVE, status_now
from job_portal.jobs.finding import listing, of_jobs
from job_portal.jobs.wording import holding
from job_portal.platform import market
from job_portal.platform.paging import Listing, page
from job_portal.rules import MARKET

_OWN = {
    **{each: f"job.{each}" for each in ("status", "modified", "removal_reason", "hold_reasons", "views")},
    "is_hidden": listing.IS_HIDDEN,
}
_NOBODY = {"applied": 0, "shortlisted": 0, "unseen": 0, "boards": {}}


def posted_jobs(status: str | None, cursor: str | None, limit: int | None) -> dict:
    """A page of the jobs of the account's company, the newest first, as `api.get_posted_jobs` answers it.

    :raises frappe.PermissionError: 403, no company.
    :raises frappe.ValidationError: 417, an unknown status; see `paging.page` for `cursor` and `limit`.
    """
    company = own_company().name
    where, values = ["job.company = %(company)s"], {"company": company}
    if status:
        where.append(_of_status(status))
        values |= {"status": status, "now": now_datetime()}
    order = [("job.published_on", "desc"), ("job.name", "desc")]
    columns = {**listing.CARD_COLUMNS, **_OWN}
    listed = Listing("`tabJP Job` job", columns, where, values, order, joins=of_jobs.COMPANY_OF_JOB)
    answer = page(listed, cursor, limit) | {"imports": market.has_connections()}
    for card in answer["items"]:
        card.status = status_now(card.status, get_datetime(card.valid_through))
        held_for = holding.reasons({"hold_reasons": card.pop("hold_reasons")})
        card.held_for = holding.told(held_for) if card.status == HELD else []
        card.is_verified = bool(card.is_verified)
        card.is_hidden = bool(card.is_hidden)
        card.url = addresses.of_card(card)
    seen = views.of_jobs({card.name: card.views for card in answer["items"]})
    counted = counts.of_jobs(tuple(seen), company)
    for card in answer["items"]:
        card.views = seen[card.name]
        card.update(counted.get(card.name, _NOBODY))
    return answer


def _of_status(status: str) -> str:
    """SQL for the jobs with this current status. Only time tells Live from Expired, see `status_now`."""
    if status not in MARKET["job_statuses"]:
        frappe.throw(_(messages.OPTION_UNKNOWN))
    if status in (LIVE, EXPIRED):
        sign = ">" if status == LIVE else "<="
        return f"job.status in ('{LIVE}', '{EXPIRED}') and job.valid_through {sign} %(now)s"
    return "job.status = %(status)s"
