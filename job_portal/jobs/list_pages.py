"""The pages of companies and of lists of jobs, as guests, chats and search engines get them."""

import frappe
from frappe import _

from job_portal.jobs import addresses, employers, listing, market, shown
from job_portal.jobs.filters import Filters
from job_portal.rendering.subjects import Content, Subject, call

_GET_COMPANY, _LIST_JOBS = "job_portal.api.get_company", "job_portal.api.list_jobs"
# What a list has a page of its own by. With other filters it is a search, which no search engine needs.
_NAMED = ("category", "city", "state")
_SEARCHED = tuple(name for name in Filters.__dataclass_fields__ if name not in _NAMED)
JOBS_AT = "Jobs at {0}"


def company(rest: str) -> Subject | None:
    """Hook: the page of the company at company/`rest`."""
    if not rest or "/" in rest or market.mode() != market.LIVE:
        return None
    found = employers.find(rest)
    if not found:
        return Subject(status=404)
    if found["name"] != rest:
        return Subject(moved_to=found["url"])
    return Subject(describe=lambda: _company(found))


def jobs(rest: str) -> Subject | None:
    """Hook: the list of jobs, by the category and the place that its address names."""
    return None if rest or market.mode() != market.LIVE else Subject(describe=_list)


def _company(found: dict) -> Content:
    found_jobs, answer = _listed({"company": found["name"]})
    return Content(
        title=_(JOBS_AT).format(found["company_name"]),
        description=f"{_titles(found_jobs)}. {found['company_about'] or ''}",
        path=found["url"],
        given=[call(_GET_COMPANY, {"name": found["name"]}, found), answer],
    )


def _list() -> Content:
    asked = {name: text.strip() for name, text in frappe.request.args.items() if text.strip()}
    named = {name: asked[name] for name in _NAMED if name in asked}
    if any(name in asked for name in _SEARCHED):
        return Content(title=shown.list_title({}), path=addresses.list_url(named), is_indexed=False)
    found_jobs, answer = _listed(named)
    return Content(
        # An address may hold any words. Those by which jobs were found are some.
        title=shown.list_title(named if found_jobs else {}),
        description=_titles(found_jobs),
        path=addresses.list_url(named),
        is_indexed=bool(found_jobs),
        given=[answer],
    )


def _listed(filters: dict) -> tuple[list[dict], dict]:
    """The first page of the list, and the same as the app's call has it."""
    answer = listing.listed_jobs(Filters(**filters), None, None)
    return answer["items"], call(_LIST_JOBS, filters, answer)


def _titles(found_jobs: list[dict]) -> str:
    return ", ".join(dict.fromkeys(job["title"] for job in found_jobs))
