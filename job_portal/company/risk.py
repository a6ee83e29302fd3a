"""A company's risk: a sum of points, each with its reason.

It orders the review queue, and refuses nobody. A worker computes it after a save, because comparing other
companies takes longer than the save.
"""

import time
from collections.abc import Iterator

import frappe
from frappe.utils import add_to_date, cint, cstr, now_datetime

from job_portal.company import review_log, twins, waiting_changes
from job_portal.platform import queue, retention

PENDING, APPROVED, REJECTED = "Pending Review", "Approved", "Rejected"
# docs/operate.md repeats this table.
SIGNAL, ONE_PAPER = 10, 20
TWINS = {"GSTIN": 40, "PAN": 40, "document": 40, "phone number": 25, "name": 20, "address": 15}
REJECTED_TWIN = 30
EARLIER_REJECTION, MOST_EARLIER_REJECTIONS = 20, 3
# (more companies than this from one network, points). Carriers put thousands of people behind one address, so
# the points are few and begin late.
PACE = ((20, 25), (5, 10))
# How long the hash of a network is kept.
NETWORK_DAYS = 30
# The columns that the risk depends on.
FIELDS = (
    *("name", "status", "reported_on", "company_name", "gst_msme_no", "pan", "phone", "creation"),
    *("signals", "name_key", "address_key", "sent_from"),
    *("waiting_changes", "gov_approved_company_reg_doc", "company_pan_card"),
)
# The first few are enough.
_MOST_NAMED = 5
_MOST_AT_ONCE = 200
# Frappe ends a scheduled job after five minutes; the next run continues.
_SECONDS = 120
# Leave younger saves to their own worker.
_PATIENCE_MINUTES = 10


def later(company: str) -> None:
    """Have a worker compute the risk after the commit. `catch_up` covers lost jobs."""
    queue.later(f"{__name__}.{renew.__name__}", company=company)


def renew(company: str) -> None:
    """Background job: compute the risk of the company and of its waiting twins.

    Commits after each company, which its account may save while the others are computed.
    """
    twins_waiting = set(reckon(company))
    frappe.db.commit()
    for twin in twins_waiting:
        reckon(twin)
        frappe.db.commit()


def catch_up() -> None:
    """Scheduled job: compute the risk of waiting companies that no worker has seen since their last save."""
    query = (
        f"select name from `tabJP Company` where {waiting_changes.WAITS} and modified < %(before)s"  # noqa: S608 (constants)
        " and (risk_on is null or risk_on < modified) order by coalesce(risk_on, modified) limit %(most)s"
    )
    before = add_to_date(now_datetime(), minutes=-_PATIENCE_MINUTES)
    values = {"before": before, "most": _MOST_AT_ONCE}
    ends = time.monotonic() + _SECONDS
    for (name,) in frappe.db.sql(query, values):
        if time.monotonic() > ends:
            break
        renew(name)


def reckon(name: str) -> list[str]:
    """Compute and store the company's risk.

    :return: the waiting companies that have something in common with it.
    """
    now = now_datetime()
    company = _read(name)
    if not company:
        return []
    found = dict(twins.find(company))
    waiting = [twin for others in found.values() for twin, status in others.items() if status == PENDING]
    is_asked_for = company.waiting_changes or company.reported_on
    if company.status == PENDING or (company.status == APPROVED and is_asked_for):
        # The heaviest first, because lists show only the beginning.
        reasons = sorted(_reasons(company, found), key=lambda each: -each[0])
        text = "\n".join(f"+{points} {reason}" for points, reason in reasons)
        values = {"risk": sum(points for points, _ in reasons), "risk_reasons": text, "risk_on": now}
        frappe.db.set_value("JP Company", name, values, update_modified=False)
    return waiting


def _read(name: str) -> dict | None:
    """The company with its own edits, on which a reviewer decides."""
    company = frappe.db.get_value("JP Company", name, FIELDS, as_dict=True)
    if company:
        waiting_changes.put_own(company)
    return company


def _reasons(company: dict, found: dict[str, dict[str, str]]) -> Iterator[tuple[int, str]]:
    for signal in filter(None, cstr(company.signals).split("\n")):
        yield SIGNAL, signal
    if twins.are_one_paper(company.gov_approved_company_reg_doc, company.company_pan_card):
        yield ONE_PAPER, "The registration document and the PAN card are the same file."
    for kind, others in found.items():
        yield TWINS[kind], f"{'Nearly the' if kind == 'name' else 'The'} same {kind}: {_named(others)}."
    rejected = {name for others in found.values() for name, status in others.items() if status == REJECTED}
    if rejected:
        named = ", ".join(sorted(rejected)[:_MOST_NAMED])
        yield REJECTED_TWIN, f"Of these a reviewer rejected {named}."
    if count := review_log.count_rejections(company.name):
        points = min(count, MOST_EARLIER_REJECTIONS) * EARLIER_REJECTION
        yield points, f"A reviewer rejected this company or another one of its members {count} times before."
    for hook in frappe.get_hooks("job_portal_risk_reasons"):
        yield from frappe.get_attr(hook)(company.name)
    yield from _pace(company)


def _named(others: dict[str, str]) -> str:
    named = [f"{name} ({status})" for name, status in others.items()]
    more = [f"{len(named) - _MOST_NAMED} more"] if len(named) > _MOST_NAMED else []
    return ", ".join([*named[:_MOST_NAMED], *more])


def _pace(company: dict) -> Iterator[tuple[int, str]]:
    if not company.sent_from:
        return
    around = [add_to_date(company.creation, days=days) for days in (-1, 1)]
    near = {"sent_from": company.sent_from, "creation": ("between", around)}
    count = cint(frappe.db.count("JP Company", near))
    for most, points in PACE:
        if count > most:
            yield points, f"{count} companies came from the same network within a day."
            return


def forget_networks() -> None:
    """Scheduled job: delete old networks, which no longer count in `_pace`."""
    retention.forget_networks("networks", "JP Company", NETWORK_DAYS)
