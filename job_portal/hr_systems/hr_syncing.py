"""Exchanges news with the HR systems of companies, each a few times an hour.

Nothing here hangs on an event: each round compares what both sides have. So neither a kill nor a partner that
is down loses anything, and events cost nothing.
"""

from datetime import timedelta

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.connections.calling import NoAnswer
from job_portal.hr_systems import hr_applicants, hr_openings, hr_remote, messages
from job_portal.hr_systems.doctype.jp_hr_system.jp_hr_system import DOCTYPE
from job_portal.jobs.drafts import Unreadable
from job_portal.platform import market
from job_portal.platform.due_rows import DueRows

_EVERY = timedelta(minutes=15)
# The wait after a round without an answer, so that a system that hangs does not delay the others.
_REST = timedelta(hours=1)


def drain() -> None:
    """Background job, also every five minutes: look at the HR systems that are due."""
    if market.has_connections():
        _ROWS.drain()


def _look(system: Document) -> None:
    now = now_datetime()
    system.db_set("due_on", now + _EVERY, update_modified=False)
    # Nobody waits for the lock while the system is called.
    frappe.db.commit()
    outcome: dict = {"synced_on": now, "answer": 0, "reason": None}
    if frappe.db.get_value("JP Company", system.company, "status") in HIDDEN:
        return
    try:
        _exchange(system, outcome)
    except NoAnswer as error:
        outcome |= {"reason": error.sentence, "answer": error.status, "due_on": now + _REST}
    frappe.db.rollback()
    if _is_there(system):
        frappe.db.set_value(DOCTYPE, system.name, outcome, update_modified=False)


def _exchange(system: Document, outcome: dict) -> None:
    """Put the fields to store into `outcome`, one after the other.

    :raises NoAnswer: the system gives no answer that can be used.
    """
    remote = hr_remote.of(system)
    try:
        rows = hr_openings.read(remote, system.hr_company)
        frappe.db.commit()
        # An import by a member waits here.
        frappe.db.get_value("JP Company", system.company, "name", for_update=True)
        if not _is_there(system):
            return
        outcome["jobs"] = hr_openings.keep(system.company, rows)
    except Unreadable as error:
        frappe.db.rollback()
        outcome["reason"] = error.sentence
    else:
        frappe.db.commit()
        hr_openings.close_jobs(system, remote, rows)
    frappe.db.commit()
    outcome["seen_until"] = hr_applicants.take(system, remote)
    is_whole, is_refused = hr_applicants.send(system, remote)
    if is_refused:
        outcome["reason"] = messages.SOME_REFUSED
    if not is_whole:
        outcome["due_on"] = now_datetime()


def _is_there(system: Document) -> bool:
    """Whether its owner has not connected the company with another one meanwhile, or with nothing."""
    same = {"name": system.name, "address": system.address or ("is", "not set")}
    return bool(frappe.db.exists(DOCTYPE, {**same, "due_on": ("is", "set")}))


_ROWS = DueRows(DOCTYPE, _look)
