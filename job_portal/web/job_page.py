"""A job's page on a live site, for guests, chats and search engines."""

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal.company.doctype.jp_company.jp_company import FROZEN, REJECTED
from job_portal.jobs import (
    addresses,
    cache_versions,
    details,
    formatting,
    messages,
    views,
)
from job_portal.jobs.doctype.jp_job.jp_job import HELD, LIVE, REMOVED, status_now
from job_portal.platform import market
from job_portal.web import job_posting, list_pages, pictures
from job_portal.web.subjects import Content, Subject, call

SCREEN = "job-details/:name/:slug"
_KEPT_SECONDS = 3600


def job(rest: str) -> Subject | None:
    """The page of the job at job-details/`rest`, its name and slug."""
    name, _slash, slug = rest.partition("/")
    if not name or "/" in slug or not market.is_live():
        return None
    found = _found(name)
    if not found or found.status == HELD or found.review == FROZEN:
        return Subject(status=404)
    if found.status == REMOVED or found.review == REJECTED:
        return Subject(status=410)
    address = addresses.of_card(found)
    # Chats contain the short address. A redirect would cost a phone another round trip.
    if addresses.url_of(rest) not in (address, addresses.url_of(found.name)):
        return Subject(moved_to=address)
    # Count the view here, since the app does not request data that the page contains.
    views.count(found.name)
    status = status_now(found.status, found.valid_through)
    stamp = f"{status} {found.modified} {found.review} {found.company_modified}"
    if status == LIVE:
        left = (get_datetime(found.valid_through) - now_datetime()).total_seconds()
        seconds = max(1, min(_KEPT_SECONDS, int(left)))
    else:
        # The page of an ended job contains a list of jobs.
        stamp, seconds = f"{stamp} {cache_versions.of_lists()}", cache_versions.KEPT_SECONDS
    return Subject(
        describe=lambda: _described(found.name),
        screen=SCREEN,
        # The browser accepts only a page that was rendered for its own address.
        kept_as=f"job {rest}",
        stamp=stamp,
        seconds=seconds,
    )


def _found(name: str) -> dict | None:
    query = (
        "select job.name, job.title, job.city, job.status, job.valid_through, job.modified,"
        " company.company_name, company.status as review, company.modified as company_modified"
        " from `tabJP Job` job join `tabJP Company` company on company.name = job.company"
        " where job.name = %s"
    )
    rows = frappe.db.sql(query, (name,), as_dict=True)
    return rows[0] if rows else None


def _described(name: str) -> Content:
    job = details.details(name)
    is_live = job.status == LIVE
    given = [call("job_portal.api.get_job", {"name": name}, job)]
    if not is_live:
        # An ended job's page shows similar ones.
        given.append(list_pages.listed({"category": job.category})[1])
    return Content(
        title=_(messages.JOB_TITLE).format(job.title, job.company_name, formatting.place(job)),
        description=f"{formatting.summary(job)}. {job.job_description}",
        path=job.url,
        picture=pictures.picture_url(job),
        is_indexed=is_live,
        structured=job_posting.of(job) if is_live else None,
        given=given,
    )
