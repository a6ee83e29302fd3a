"""The searches that an account keeps. `alert_telling` notifies of new jobs for them."""

from datetime import datetime, timedelta

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal.jobs.finding import listing
from job_portal.jobs.finding.query import Filters
from job_portal.platform.policy import require
from job_portal.rules import MARKET
from job_portal.searchers import alert_search, messages
from job_portal.searchers.doctype.jp_job_alert.jp_job_alert import DOCTYPE

LIMITS = MARKET["limits"]
AT_ONCE, DAILY, WEEKLY = MARKET["alert_frequencies"]
_PERIODS = {AT_ONCE: timedelta(0), DAILY: timedelta(days=1), WEEKLY: timedelta(days=7)}
# A job gets its time before its commit. So each run overlaps the last one, and misses no job.
LATE = timedelta(minutes=2)
_COLUMNS = ("name", "label", "how_often", "filters", "told_on")


def save(asked: Filters, how_often: str) -> dict:
    """Keep a search of the signed-in account; for a search that it already keeps, set the frequency.

    :param how_often: of `alert_frequencies` in `rules`.
    :return: as one of `listed`.
    :raises frappe.ValidationError: 417, no search, one that the list of jobs refuses, or one too many.
    """
    if how_often not in _PERIODS:
        frappe.throw(_(messages.FREQUENCY_UNKNOWN))
    filters = alert_search.kept(asked)
    account = frappe.session.user
    pair = {"account": account, "search_key": alert_search.key(filters)}
    # A transaction reads from the snapshot of its first read. So begin a new one. The lock of the account
    # makes the second of two concurrent requests count the first one's search.
    frappe.db.commit()
    frappe.db.get_value("User", account, "name", for_update=True)
    if name := frappe.db.get_value(DOCTYPE, pair):
        _change(name, how_often)
    else:
        name = _insert(asked, filters, how_often, pair)
    return _shown(frappe.db.get_value(DOCTYPE, name, _COLUMNS, as_dict=True))


def listed() -> dict:
    """The signed-in account's searches, the latest first, as `api.get_alerts` answers them."""
    columns = ", ".join(_COLUMNS)
    query = f"select {columns} from `tab{DOCTYPE}` where account = %s order by creation desc, name"  # noqa: S608 (constants)
    rows = frappe.db.sql(query, (frappe.session.user,), as_dict=True)
    return {"items": [_shown(row) for row in rows], "most": LIMITS["alerts"]}


def delete(name: str) -> None:
    """Delete a search of the signed-in account.

    :raises frappe.PermissionError: 403, another account's search, or no such one.
    """
    own = {"name": name.strip(), "account": frappe.session.user}
    require(frappe.db.get_value(DOCTYPE, own), messages.ALERT_NOT_FOUND)
    frappe.db.delete(DOCTYPE, own)


def due_after(how_often: str, now: datetime) -> datetime:
    """The time of the next run of a search that ran now."""
    return now + _PERIODS[how_often]


def _insert(asked: Filters, filters: Filters, how_often: str, pair: dict) -> str:
    if frappe.db.count(DOCTYPE, {"account": pair["account"]}) >= LIMITS["alerts"]:
        frappe.throw(_(messages.ALERTS_TOO_MANY).format(LIMITS["alerts"]))
    filters = alert_search.check(asked, filters)
    now = now_datetime()
    # The jobs on the screen now are no news.
    seen = listing.newest(filters, now - LATE, LIMITS["alert_jobs"])
    values = {
        "label": str(alert_search.words(filters)),
        "filters": alert_search.stored(filters),
        "how_often": how_often,
        "searched_until": now,
        "due_on": due_after(how_often, now),
        "told_jobs": " ".join(name for name, _company in seen),
    }
    alert = frappe.get_doc({"doctype": DOCTYPE, **pair, **values})
    return alert.insert(ignore_permissions=True, ignore_links=True).name


def _change(name: str, how_often: str) -> None:
    """Set another frequency, counted from the search's last run."""
    was, searched = frappe.db.get_value(DOCTYPE, name, ("how_often", "searched_until"))
    if was != how_often:
        due_on = due_after(how_often, get_datetime(searched))
        frappe.db.set_value(DOCTYPE, name, {"how_often": how_often, "due_on": due_on})


def _shown(row: dict) -> dict:
    filters = alert_search.restored(row.filters)
    return {
        "name": row.name,
        "label": str(alert_search.said(filters, row.label)),
        "how_often": row.how_often,
        "filters": {name: value for name, value in vars(filters).items() if value is not None},
        "told_on": str(get_datetime(row.told_on)) if row.told_on else None,
        "lapsed": alert_search.lapse(filters),
    }
