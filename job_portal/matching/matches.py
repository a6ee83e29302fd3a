"""Finds searchers who fit a job of the account's company and have not applied."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cint, now_datetime

from job_portal.applications import candidate_limit, profile_for_company
from job_portal.jobs import messages as job_messages
from job_portal.jobs import service as jobs
from job_portal.jobs.doctype.jp_job.jp_job import LIVE, status_now
from job_portal.matching import fitting, messages, reasons, searchers_pool
from job_portal.matching.policy import own_job, read_job
from job_portal.platform import rows
from job_portal.platform.paging import ranked_page
from job_portal.rules import MARKET
from job_portal.words import folding, protected

_ORDERS = ("best", "newest", "oldest")
_CARD = {**profile_for_company.OF_MATCHES, "name": "searcher.name"}


def listed(job_name: str, filters: dict, cursor: str | None, limit: int | None) -> dict:
    """A page of the searchers who fit, as `api.get_matches` answers it.

    :param filters: search, city, order: `best` (default), `newest` or `oldest` by the profile's last change.
    :raises frappe.PermissionError: 403, see `policy.own_job`.
    :raises frappe.ValidationError: 417, an unknown order; see `paging.ranked_page`.
    :raises frappe.RateLimitExceededError: 429, too many in a day; see `candidate_limit.count`.
    """
    order = filters["order"] or "best"
    if order not in _ORDERS:
        frappe.throw(_(messages.ORDER_UNKNOWN))
    if len(filters["search"] or "") > MARKET["limits"]["search_length"]:
        frappe.throw(_(job_messages.SEARCH_TOO_LONG).format(MARKET["limits"]["search_length"]))
    job = own_job(job_name)
    asked = _counting(filters["search"])
    found = [row for row in ranked(job) if _is_asked_for(row, filters["city"], asked)]
    if order != "best":
        for row in found:
            changed = row["modified"].timestamp()
            row["rank"] = [-changed if order == "newest" else changed, row["name"]]
        found.sort(key=lambda row: row["rank"])
    answer = ranked_page(found, ["matches", job["name"], filters], cursor, limit)
    candidate_limit.count(job["company"], job["reviewed_on"], [row["name"] for row in answer["items"]])
    answer["items"] = _shown(job["name"], answer["items"])
    return answer


def ranked(job: dict) -> list[dict]:
    """Open searchers who fit the job and have not applied, the best first, each with `fit`.

    Empty unless the job is live: an ended or held job may have been posted to collect profiles.
    """
    now = now_datetime()
    near = searchers_pool.near(job) if _is_live(job) else []
    return fitting.best_first((row, fitting.fit(job, row, now)) for row in near)


def match_of(job: dict, searcher: str) -> dict | None:
    """The searcher if they are open and fit the live job, or are invited; else None.

    None also if they applied, are hidden, have blocked the company or do not exist.
    """
    row = searchers_pool.one(job, searcher.strip()) if _is_live(job) else None
    if not row or not row["is_open"]:
        return None
    # An invited searcher may no longer fit.
    row["fit"] = fitting.fit(job, row, now_datetime())
    return row if row["invited"] or row["fit"] else None


def match(job_name: str, searcher: str) -> dict | None:
    """{reasons, missing, invited} of a searcher who did not apply, or None if the company may not see
    them.
    """
    job = read_job(job_name)
    row = match_of(job, searcher) if job else None
    if not row:
        return None
    told = reasons.for_company(row["fit"]) if row["fit"] else {"reasons": [], "missing": []}
    return {**told, "invited": bool(cint(row["invited"]))}


def saved(job: Document) -> dict:
    """The answer of `post_job` and the calls that change a job. `matches` counts the searchers who fit."""
    fitting = ranked(job.as_dict())
    return {**jobs.saved(job), "matches": len(fitting)}


def _is_live(job: dict) -> bool:
    return status_now(job["status"], job["valid_through"]) == LIVE


def _counting(text: str | None) -> list[str]:
    """The folded words of a text that may count."""
    return [folding.folded(word) for word in folding.words(text or "") if protected.counts(word)]


def _is_asked_for(row: dict, city: str | None, asked: list[str]) -> bool:
    """Whether the profile has the city and, for each of the words `asked`, a word that begins so."""
    if city and city.lower() != (row["city"] or "").lower():
        return False
    held = _counting(f"{row['headline'] or ''} {row['skills'] or ''}") if asked else []
    return all(any(word.startswith(each) for word in held) for each in asked)


def _shown(job: str, found: list[dict]) -> list[dict]:
    source = "from `tabJP Searcher` searcher where searcher.name in %(names)s"
    names = {"names": [row["name"] for row in found]}
    cards = {card["name"]: card for card in rows.read(_CARD, source, names)} if found else {}
    return [
        {
            "searcher": row["name"],
            "candidate": profile_for_company.taken_from(cards[row["name"]], job, row["name"]),
            **reasons.for_company(row["fit"]),
            "invited": bool(cint(row["invited"])),
            "may_call": bool(cint(row["may_call"])),
        }
        for row in found
        if row["name"] in cards
    ]
