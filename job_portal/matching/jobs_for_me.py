"""The jobs that fit the signed-in searcher: *Jobs for you*."""

import frappe
from frappe.utils import now_datetime

from job_portal.jobs import addresses
from job_portal.jobs.finding import listing, of_jobs
from job_portal.matching import fitting, jobs_pool, reasons
from job_portal.places import centroids, geo
from job_portal.platform.paging import ranked_page

_PROFILE = """select name, account, headline, skills, match_text, pincode, radius_km, education,
    english_level, experience_years, expected_salary, pay_unit, modified
    from `tabJP Searcher` where account = %s"""


def listed(cursor: str | None, limit: int | None) -> dict:
    """A page of the jobs that fit the account's profile, the best first, as `api.get_jobs_for_me` answers it.

    Empty if the profile says too little, see `_says_enough`.

    :raises frappe.ValidationError: 417, see `paging.ranked_page`.
    """
    searcher = profile_of(frappe.session.user)
    found = ranked(searcher) if searcher and _says_enough(searcher) else []
    of_profile = [searcher["name"], str(searcher["modified"])] if searcher else []
    answer = ranked_page(found, ["jobs for me", *of_profile], cursor, limit)
    answer["items"] = _shown(answer["items"])
    return answer


def profile_of(account: str) -> dict | None:
    """The columns of the account's profile that matching needs.

    Its place is that of its own pincode. The record stores only the place of its area, for companies.
    """
    rows = frappe.db.sql(_PROFILE, (account,), as_dict=True)
    if not rows:
        return None
    profile = rows[0]
    place = centroids.of(profile["pincode"] or "")
    profile["latitude"], profile["longitude"] = place or (0, 0)
    return profile | {"cell": geo.cell(place) if place else 0, "around_km": 0}


def ranked(searcher: dict) -> list[dict]:
    """Live jobs that fit the searcher and that they have not applied for, the best first, each with `fit`."""
    now = now_datetime()
    return fitting.best_first((job, fitting.fit(job, searcher, now)) for job in jobs_pool.near(searcher, now))


def _says_enough(searcher: dict) -> bool:
    """Whether the profile has a place and a trade. Otherwise any job nearby would fit."""
    return bool(searcher["cell"] and (searcher["headline"] or searcher["skills"]))


def _shown(rows: list[dict]) -> list[dict]:
    columns = ", ".join(f"{sql} as `{key}`" for key, sql in listing.CARD_COLUMNS.items())
    query = f"select {columns} from `tabJP Job` job {of_jobs.COMPANY_OF_JOB} where job.name in %(names)s"  # noqa: S608
    names = {"names": [row["name"] for row in rows]}
    cards = {card["name"]: card for card in frappe.db.sql(query, names, as_dict=True)} if rows else {}
    shown = [_card(cards[row["name"]], row["fit"]) for row in rows if row["name"] in cards]
    listing.mark(shown)
    return shown


def _card(card: dict, fit: fitting.Fit) -> dict:
    card["is_verified"] = bool(card["is_verified"])
    card["distance_km"] = fit.distance_km
    card["is_other_work"] = fit.is_other_work
    card["url"] = addresses.of_card(card)
    return {**card, **reasons.for_searcher(fit)}
