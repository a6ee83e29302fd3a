"""Notifies accounts of new jobs for their kept searches.

A search looks at the jobs published since its last run. The longest waiting comes first. One statement notes
many searches without results; each search with results is a transaction of its own.
"""

from datetime import datetime
from time import monotonic

import frappe
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.jobs.finding import listing
from job_portal.notifications.service import notify
from job_portal.platform import logs, market
from job_portal.platform.policy import Audience, writes
from job_portal.platform.sentences import Sentence
from job_portal.rules import MARKET
from job_portal.searchers import alert_search, messages
from job_portal.searchers.alerts import LATE, due_after
from job_portal.searchers.doctype.jp_job_alert.jp_job_alert import DOCTYPE

KIND = "new jobs"
_MOST_JOBS = MARKET["limits"]["alert_jobs"]
# How many names of jobs are stored, so that none is announced twice. A job lives for seven days.
_MOST_TOLD = 2 * _MOST_JOBS
_BATCH = 200
# The job runs every five minutes, and the worker has other work. The rest comes first in the next run.
_SECONDS = 120
# A failed search is tried again after this many minutes.
_PAUSE_MINUTES = 60
# Alerts of disabled accounts wait.
_DUE = f"""select alert.name, alert.account, alert.label, alert.filters, alert.search_key, alert.how_often,
    alert.searched_until, alert.due_on, member.company
    from `tab{DOCTYPE}` alert join `tabUser` user on user.name = alert.account and user.enabled = 1
    left join `tabJP Company Member` member on member.account = alert.account
    where alert.due_on <= %(now)s and (alert.due_on > %(due_on)s
        or (alert.due_on = %(due_on)s and alert.name > %(name)s))
    order by alert.due_on, alert.name limit {_BATCH}"""  # noqa: S608 (constants)
_NEWEST = "select max(job.published_on) from `tabJP Job` job where job.is_listed = 1"


@writes(Audience.MANAGERS)
def run() -> int:
    """Scheduled job, every five minutes: notify of new jobs. A System Manager may call it, too.

    :return: how many searches had new jobs.
    """
    if not market.is_live():
        return 0
    started, until = now_datetime(), monotonic() + _SECONDS
    last, told = {"due_on": datetime(1900, 1, 1), "name": ""}, 0
    while monotonic() < until:
        # Jobs committed before this time are read now; later ones in the next run.
        frappe.db.commit()
        now = now_datetime()
        due = frappe.db.sql(_DUE, {"now": started, **last}, as_dict=True)
        if not due:
            break
        told += _tell_batch(due, now)
        last = {"due_on": due[-1].due_on, "name": due[-1].name}
    return told


def _tell_batch(due: list[dict], now: datetime) -> int:
    newest = frappe.db.sql(_NEWEST)[0][0]
    found = _found_by_alert(due, newest)
    _note_quiet([alert for alert in due if found[alert.name] == []], now)
    return sum(_is_told(alert, found[alert.name], now) for alert in due if found[alert.name])


def _found_by_alert(due: list[dict], newest: datetime | None) -> dict[str, list[str] | None]:
    """The jobs for each alert, including recently announced ones. None: the search failed.

    A search that many accounts keep is run once.
    """
    found, known = {}, {}
    for alert in due:
        key = (alert.search_key, alert.searched_until)
        if known.get(key) is None:
            known[key] = _search(alert, newest)
        jobs = known[key]
        found[alert.name] = jobs and [name for name, company in jobs if company != alert.company]
    return found


def _search(alert: dict, newest: datetime | None) -> list[tuple[str, str]] | None:
    """The new jobs with their companies. None if the search failed."""
    since = get_datetime(alert.searched_until) - LATE
    if not newest or get_datetime(newest) <= since:
        return []
    try:
        return list(listing.newest(alert_search.restored(alert.filters), since, _MOST_JOBS + 1))
    except frappe.ValidationError:
        # A filter is no longer valid in this release or directory. The list of kept searches says so.
        frappe.clear_last_message()
        return []
    except Exception:
        frappe.db.rollback()
        _put_off(alert, "The kept search {0} failed")
        return None


def _note_quiet(alerts: list[dict], now: datetime) -> None:
    for how_often in {alert.how_often for alert in alerts}:
        names = [alert.name for alert in alerts if alert.how_often == how_often]
        values = {"searched_until": now, "due_on": due_after(how_often, now)}
        # Its owner may have chosen another frequency meanwhile.
        filters = {"name": ("in", names), "how_often": how_often}
        frappe.db.set_value(DOCTYPE, filters, values, update_modified=False)
    frappe.db.commit()


def _is_told(alert: dict, found: list[str], now: datetime) -> bool:
    """Notify about one search, in its own transaction. False if there is nothing new, or it failed."""
    try:
        stored = frappe.db.get_value(DOCTYPE, alert.name, ("due_on", "told_jobs"), for_update=True)
        # It was deleted, or another scheduler was faster.
        if not stored or get_datetime(stored[0]) != get_datetime(alert.due_on):
            frappe.db.rollback()
            return False
        before = (stored[1] or "").split()
        new = [name for name in found if name not in set(before)]
        values = {"searched_until": now, "due_on": due_after(alert.how_often, now)}
        if new:
            values |= {"told_on": now, "told_jobs": " ".join((new + before)[:_MOST_TOLD])}
            link = alert_search.link(alert_search.restored(alert.filters))
            notify(alert.account, KIND, _news(len(new), alert), link)
        frappe.db.set_value(DOCTYPE, alert.name, values, update_modified=False)
        frappe.db.commit()
    except Exception:
        frappe.db.rollback()
        _put_off(alert, "New jobs for the kept search {0} could not be told")
        return False
    return bool(new)


def _put_off(alert: dict, title: str) -> None:
    """Log a failure, and delay the search, so that others go first."""
    logs.failure(title.format(alert.name))
    due_on = add_to_date(now_datetime(), minutes=_PAUSE_MINUTES)
    frappe.db.set_value(DOCTYPE, alert.name, "due_on", due_on, update_modified=False)
    frappe.db.commit()


def _news(number: int, alert: dict) -> Sentence:
    label = alert_search.said(alert_search.restored(alert.filters), alert.label)
    if number == 1:
        return Sentence(messages.ONE_NEW_JOB, label)
    if number > _MOST_JOBS:
        return Sentence(messages.MANY_NEW_JOBS, _MOST_JOBS, label)
    return Sentence(messages.NEW_JOBS, number, label)
