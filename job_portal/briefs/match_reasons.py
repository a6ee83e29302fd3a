"""Why a brief and a freelancer fit, and what is missing. It uses the code that compares jobs and searchers.

Only work, place, price and day count. Lists do not filter or sort by it.
"""

from datetime import date

import frappe
from frappe.utils import getdate

from job_portal.freelancers.freelancer_profile import RATES
from job_portal.freelancers.service import freelancer_of
from job_portal.jobs.doctype.jp_job.jp_job import FROM_HOME
from job_portal.matching import fitting, reasons, traits
from job_portal.matching.fitting import Fit
from job_portal.rules import OPTIONS
from job_portal.words.analysis import CONCEPT, TITLE

_PLACE = ("latitude", "longitude", "cell")
_OF_BRIEF = (
    *("name", "title", "category", "description as job_description", "search_text", "is_remote", "`on`"),
    *("budget_min as min_salary", "budget_max as max_salary", "budget_unit as pay_unit", *_PLACE),
)
_OF_FREELANCER = (
    *("name", "headline", "skills", "radius_km", "around_km", "week", "days_off", "available_until"),
    *(*_PLACE, *RATES.values()),
)


def for_freelancer(briefs: list[str]) -> dict[str, dict]:
    """{brief: {reasons, missing}}, for the signed-in freelancer; {} without a profile."""
    own = briefs and freelancer_of(frappe.session.user)
    if not own:
        return {}
    (freelancer,) = _read("JP Freelancer", _OF_FREELANCER, [own])
    found = {}
    for brief in _read("JP Brief", _OF_BRIEF, briefs):
        rate = freelancer.get(RATES.get(brief.pay_unit)) or 0
        found[brief.name] = reasons.of_brief(_fit(brief, freelancer, rate))
    return found


def for_poster(brief: str, quotes: list[dict]) -> dict[str, dict]:
    """{quote: {reasons, missing}}, by the price of each quote, for the brief's poster.

    :param quotes: rows {name, freelancer, amount, unit}.
    """
    names = [quote["freelancer"] for quote in quotes if quote["freelancer"]]
    if not names:
        return {}
    (asked,) = _read("JP Brief", _OF_BRIEF, [brief])
    people = {each.name: each for each in _read("JP Freelancer", _OF_FREELANCER, names)}
    found = {}
    for quote in quotes:
        if freelancer := people.get(quote["freelancer"]):
            price = quote["amount"] if quote["unit"] == asked.pay_unit else 0
            found[quote["name"]] = reasons.of_freelancer(_fit(asked, freelancer, price))
    return found


def _read(doctype: str, columns: tuple[str, ...], names: list[str]) -> list[dict]:
    query = f"select {', '.join(columns)} from `tab{doctype}` where name in %(names)s"  # noqa: S608 (constants)
    return frappe.db.sql(query, {"names": names}, as_dict=True)


def _fit(brief: dict, freelancer: dict, price: int) -> Fit:
    """Compare the two.

    :param price: what the freelancer asks in the unit of the brief's budget, or 0.
    """
    found = Fit(0, [], [])
    # A brief's poster chooses the trade from a list, so it counts as if the title named it.
    trade = f" {CONCEPT}{brief['category']}:{TITLE}" if brief["category"] else ""
    job = {
        **brief,
        "search_text": (brief["search_text"] or "") + trade,
        "work_location_type": FROM_HOME if brief["is_remote"] else "",
        "job_type": "",
    }
    person = {**freelancer, "match_text": traits.text_of(freelancer), "expected_salary": price}
    fitting.trade(job, person, found)
    if brief["is_remote"] or (brief["cell"] and freelancer["cell"]):
        try:
            fitting.distance(job, person, found)
        except fitting.Unfit:
            # A freelancer who names no distance may come from anywhere.
            if freelancer["radius_km"]:
                found.missing.append(("far", None))
    try:
        fitting.pay(job, person, found)
    except fitting.Unfit:
        found.missing.append(("pay", None))
    if brief["on"] and freelancer["week"]:
        is_free = _is_free(freelancer, getdate(brief["on"]))
        (found.reasons if is_free else found.missing).append(("day", None))
    return found


def _is_free(freelancer: dict, on: date) -> bool:
    until = freelancer["available_until"]
    day = f"{OPTIONS['week_days'][on.weekday()]} "
    works = any(line.startswith(day) for line in freelancer["week"].splitlines())
    is_off = str(on) in (freelancer["days_off"] or "").splitlines()
    return works and not is_off and not (until and getdate(until) < on)
