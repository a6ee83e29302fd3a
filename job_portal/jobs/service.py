"""Posting and changing jobs, and what the calls answer."""

import json

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr

from job_portal.account import quotas
from job_portal.company import service as companies
from job_portal.company.policy import own_locked
from job_portal.jobs import messages, monthly_pay, policy, questions
from job_portal.jobs.addresses import url_of
from job_portal.jobs.doctype.jp_job.jp_job import CLOSED, EXPIRED, HELD, LIVE, REMOVED, WALK_IN, status_now
from job_portal.jobs.wording import holding
from job_portal.places import position
from job_portal.platform import market, rates, records
from job_portal.platform.sentences import Sentence
from job_portal.rules import JOB, MARKET

_MOST_A_DAY, _QUOTA = MARKET["limits"]["jobs_a_day"], "jobs"
_MOST_MOVES_A_DAY = MARKET["limits"]["job_moves_a_day"]
# Jobs with these statuses are never held. Their pages stay public.
_ENDED = (CLOSED, EXPIRED)

# Changes of which applicants are notified, by the fields that show them.
TOLD = {
    "title": ("title",),
    "pay": ("min_salary", "max_salary", "pay_type"),
    "place": (
        "work_location_type",
        "job_location",
        "pincode",
        "city",
        "add_branch_detail",
        "branch_name",
        "address_line1",
        "address_line2",
    ),
    "walk_in": ("is_walk_in_interview", *WALK_IN),
}
# Stored with the fields that applicants know: they have not been notified yet that the job was reposted.
_REPOSTED = "is_reposted"


def post(values: dict, client_key: str | None = None) -> Document:
    """Publish a job of the signed-in account's company, or hold it for its wording.

    :param values: fields of `rules`, by name, and `questions`, see `questions.stored`.
    :param client_key: the browser's key for one filled-in form. A repeated request with the same key returns
        the first one's job.
    :raises frappe.PermissionError: 403, no company, or one that is not approved.
    :raises frappe.ValidationError: 417, a field breaks its rule, or the settings force samples.
    :raises frappe.RateLimitExceededError: 429, see `count_published`.
    """
    if market.is_closed():
        frappe.throw(_(messages.MARKET_IS_SAMPLE))
    records.check_client_key(client_key)
    # With the lock, the second of two requests with one key finds the first one's job.
    company = own_locked("company_name", "company_website")
    policy.check_may_post(company.status)
    earlier = {"company": company.name, "client_key": client_key}
    if client_key and (name := frappe.db.get_value("JP Job", earlier)):
        return frappe.get_doc("JP Job", name)
    count_published(company.name)
    job = frappe.get_doc({"doctype": "JP Job", **earlier, "status": LIVE})
    job.update(values)
    job.flags.company = company
    job.flags.is_owner_locked = True
    job.flags.is_by_company = True
    job.flags.ignore_version = True
    job.insert(ignore_permissions=True, ignore_links=True)
    if job.status == HELD:
        tell_held(job)
    return job


def update(name: str, changes: dict, modified: str | None = None) -> Document:
    """Change a job of the account's company. Its end stays.

    :param changes: as the values of `post`; an empty text clears an optional one.
    :param modified: see `platform.records.change`.
    :raises frappe.PermissionError: 403, not a job of the account's company; or a company that is not approved
        would reopen an expired job by a later last day, or a held one by other words.
    :raises frappe.ValidationError: 417, a field breaks its rule, the job is removed, or it has ended and its
        words would hold it.
    :raises frappe.TimestampMismatchError: 417, the job was changed since `modified`.
    :raises frappe.RateLimitExceededError: 429, jobs of the company were moved too often in a day.
    """
    job = policy.own_job(name)
    if job.status == REMOVED:
        frappe.throw(_(messages.JOB_MOVE_REFUSED).format(_(job.status)))
    was = status_now(job.status, job.valid_through)
    before = {field: cstr(job.get(field)) for fields in TOLD.values() for field in fields}
    found = holding.of_job(job) if was in _ENDED else []
    job.tell_facts()
    changes = position.with_city(job, changes)
    _count_move(job, changes)
    changes = monthly_pay.without_monthly(changes, monthly_pay.OF_JOB)
    if "questions" in changes:
        changes["questions"] = questions.stored(changes["questions"])
    if records.change(job, JOB, changes, modified, messages.JOB_CHANGED_MEANWHILE):
        save(job)
        status = status_now(job.status, job.valid_through)
        if status in _ENDED:
            holding.refuse_more(job, found)
        if was in (EXPIRED, HELD) and status == LIVE:
            # A later last day reposts the job, and corrected words publish it.
            policy.check_may_post(frappe.db.get_value("JP Company", job.company, "status"))
        if job.status == HELD != was:
            tell_held(job)
        tell_untold(job, before, is_reposted=was == EXPIRED != status)
    return job


def _count_move(job: Document, changes: dict) -> None:
    """Count a change of place: by many changes a company could find out where people live."""
    pincode = cstr(changes.get("pincode")).strip()
    if not pincode or pincode == cstr(job.pincode):
        return
    counted = [rates.counted(f"moves:{each}", 24 * 60) for each in (quotas.person(), job.company)]
    if max(counted) > _MOST_MOVES_A_DAY:
        frappe.throw(_(messages.MOVED_TOO_OFTEN).format(_MOST_MOVES_A_DAY), frappe.RateLimitExceededError)


def tell_held(job: Document) -> None:
    """Tell the job's company that its wording holds it."""
    why = holding.said(holding.reasons(job))
    news = Sentence(messages.JOB_HELD_BY_WORDING_NEWS, job.title, why)
    companies.notify_members(job.company, "review", news, url_of(job.name))


def tell_untold(job: Document, before: dict[str, str] | None = None, is_reposted: bool = False) -> None:
    """Tell applicants about changes, and that a job is open again. A held job keeps both for later.

    :param before: the fields of `TOLD` before this change, as text. None if only the status changed.
    :param is_reposted: whether this change opens the job again.
    """
    kept = job.known_to_applicants
    known = {**(before or {}), **json.loads(kept or "{}")}
    is_reposted = known.pop(_REPOSTED, False) or is_reposted
    changed = [
        what
        for what, fields in TOLD.items()
        if any(each in known and cstr(job.get(each)) != known[each] for each in fields)
    ]
    is_held = job.status == HELD
    if not is_held:
        tell_change(job, changed)
    if is_reposted and status_now(job.status, job.valid_through) == LIVE:
        tell_change(job, ["reposted"])
    untold = {**(known if changed else {}), **({_REPOSTED: True} if is_reposted else {})}
    keep = json.dumps(untold) if is_held and untold else None
    if keep != kept:
        job.db_set("known_to_applicants", keep, update_modified=False)


def tell_change(job: Document, what: list[str]) -> None:
    """Call the hooks that notify people.

    :param what: of `TOLD`, or one of closed, reposted, removed, restored, deleted.
    """
    for hook in frappe.get_hooks("job_portal_job_changed") if what else ():
        frappe.get_attr(hook)(job, what)


def save(job: Document) -> None:
    """Save a job that its company changed."""
    # The controller checks links itself. Versions are only for reviewers' changes.
    job.flags.is_by_company = True
    records.save(job)


def count_published(company: str) -> None:
    """Count one more job that the own company, locked by the caller, publishes or reposts with new days.

    :raises frappe.RateLimitExceededError: 429, it has reached the daily limit of `rules`.
    """
    if not quotas.take(_QUOTA, _MOST_A_DAY, company):
        frappe.throw(_(messages.JOBS_EXHAUSTED).format(_MOST_A_DAY), frappe.RateLimitExceededError)


def saved(job: Document) -> dict:
    """The part of the answer of `post_job` and the changing calls that describes the job."""
    return {
        "name": job.name,
        "status": status_now(job.status, job.valid_through),
        "modified": str(job.modified),
        "valid_through": str(job.valid_through),
        "url": url_of(job.name),
        "held_for": holding.told(holding.reasons(job)) if job.status == HELD else [],
        "market": market.mode(),
    }
