"""Pages of companies, lists of jobs and home on a live site, for guests, chats and search engines."""

from urllib.parse import urlencode

import frappe
from frappe import _

from job_portal.freelancers import freelancer_finding as freelancer_filters
from job_portal.freelancers import freelancer_list as freelancers
from job_portal.jobs import addresses, cache_versions, employers, formatting, messages
from job_portal.jobs.finding import listing
from job_portal.jobs.finding.query import Filters
from job_portal.platform import market
from job_portal.web.freelancer_page import KEPT_SECONDS
from job_portal.web.subjects import Content, Subject, call

_GET_COMPANY, _LIST_JOBS = "job_portal.api.get_company", "job_portal.api.list_jobs"
# Filters of lists that have their own page. Lists with other filters are searches, which are not indexed.
_NAMED = ("category", "city", "state")
_FILTERS = tuple(Filters.__dataclass_fields__)
_NUMBERS = ("radius_km", "min_salary", "experience")
# The cookie with the app's user type: frontend/src/entities/session/who.ts.
_USER_TYPE, _SEARCHER = "userType", "job_searcher"
_FINDER, _FREELANCER = "find_freelancer", "freelancer"
_OF_FREELANCERS = (_FINDER, _FREELANCER)


def company(rest: str) -> Subject | None:
    """The page of the company at company/`rest`."""
    if not rest or "/" in rest or not market.is_live():
        return None
    found = employers.find(rest)
    if not found:
        return Subject(status=404)
    if found["name"] != rest:
        return Subject(moved_to=found["url"])
    return Subject(
        describe=lambda: _company(found),
        screen="company/:name",
        kept_as=f"company {found['name']}",
        stamp=cache_versions.of_lists(),
        seconds=cache_versions.KEPT_SECONDS,
    )


def jobs(rest: str) -> Subject | None:
    """The page of the list of jobs with the address's filters."""
    if rest or not market.is_live():
        return None
    asked = {name: frappe.request.args.get(name, "").strip() for name in _FILTERS}
    asked = {name: text for name, text in asked.items() if text}
    search = urlencode(asked)
    if not set(asked) <= set(_NAMED):
        return Subject(describe=lambda: _search(asked), screen="jobs", search=search)
    if not all(_is_listed(name, text) for name, text in asked.items()):
        # Arbitrary words: too many to cache.
        return Subject(describe=lambda: _list(asked), screen="jobs", search=search)
    return Subject(
        describe=lambda: _list(asked),
        screen="jobs",
        search=search,
        kept_as=f"jobs {sorted(asked.items())}",
        stamp=cache_versions.of_lists(),
        seconds=cache_versions.KEPT_SECONDS,
    )


def home(rest: str) -> Subject | None:
    """The home page of all visitors but companies."""
    user_type = frappe.request.cookies.get(_USER_TYPE, "")
    if rest or not market.is_live():
        return None
    if user_type not in ("", _SEARCHER) and not (user_type in _OF_FREELANCERS and market.has_freelancers()):
        return None
    return Subject(
        describe=lambda: _home(user_type),
        screen="home",
        user_type=user_type,
        kept_as=f"home {user_type}",
        stamp=cache_versions.of_lists() if user_type == _SEARCHER else "",
        seconds=KEPT_SECONDS if user_type == _FINDER else cache_versions.KEPT_SECONDS,
    )


def listed(asked: dict[str, str]) -> tuple[list[dict], dict]:
    """The first page of a list, and the same as the app's call with these texts.

    :raises frappe.ValidationError, ValueError: a filter that `listing` refuses, or that is no number.
    """
    filters = {name: int(text) if name in _NUMBERS else text for name, text in asked.items()}
    answer = listing.listed_jobs(Filters(**filters), None, None)
    return answer["items"], call(_LIST_JOBS, asked, answer)


def _is_listed(column: str, text: str) -> bool:
    """Whether a listed job has exactly this text. MariaDB alone would accept `PUNE` for `Pune`."""
    query = f"select job.{column} from `tabJP Job` job where job.is_listed = 1 and job.{column} = %s limit 1"  # noqa: S608 (constants)
    rows = frappe.db.sql(query, (text,))
    return bool(rows) and rows[0][0] == text


def _company(found: dict) -> Content:
    found_jobs, answer = listed({"company": found["name"]})
    return Content(
        title=_(messages.JOBS_AT).format(found["company_name"]),
        description=f"{_titles(found_jobs)}. {found['company_about'] or ''}",
        path=found["url"],
        given=[call(_GET_COMPANY, {"name": found["name"]}, found), answer],
    )


def _search(asked: dict[str, str]) -> Content:
    named = {name: asked[name] for name in _NAMED if name in asked}
    try:
        given = [listed(asked)[1]]
    except (frappe.ValidationError, ValueError):
        # The app repeats the call, and shows the error.
        frappe.local.message_log = []
        given = []
    return Content(
        title=formatting.list_title({}), path=addresses.list_url(named), is_indexed=False, given=given
    )


def _list(named: dict[str, str]) -> Content:
    found_jobs, answer = listed(named)
    in_order = {name: named[name] for name in _NAMED if name in named}
    return Content(
        # An address may contain any words. Show only words that found jobs.
        title=formatting.list_title(named if found_jobs else {}),
        description=_titles(found_jobs),
        path=addresses.list_url(in_order),
        is_indexed=bool(found_jobs),
        given=[answer],
    )


def _home(user_type: str) -> Content:
    return Content(
        title="",
        description=_(messages.HOME_DESCRIPTION),
        path="/frontend/home",
        given=_given_home(user_type),
    )


def _given_home(user_type: str) -> list[dict]:
    if user_type == _SEARCHER:
        return [listed({})[1]]
    if user_type == _FINDER:
        newest = freelancers.listed(freelancer_filters.Filters(), None, None)
        return [call("job_portal.api.list_freelancers", {}, newest)]
    return []


def _titles(found_jobs: list[dict]) -> str:
    return ", ".join(dict.fromkeys(job["title"] for job in found_jobs))
