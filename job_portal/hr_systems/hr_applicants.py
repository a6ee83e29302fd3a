"""Makes Job Applicants of applications in the company's HR system, and carries decisions both ways.

Each round compares. The states that both sides last agreed on tell which side has news. Where both have some,
ours wins, because the searcher may have read it.
"""

import time
from datetime import timedelta
from urllib.parse import urlsplit

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import deciding
from job_portal.applications.doctype.jp_application.jp_application import STATES
from job_portal.applications.policy import ABSENT
from job_portal.hr_systems.doctype.jp_hr_applicant.jp_hr_applicant import DOCTYPE
from job_portal.hr_systems.hr_remote import GONE, Refused, Remote
from job_portal.platform import records, site
from job_portal.platform.states import COMPANY

_APPLICANT = "Job Applicant"
_AT_ONCE = 500
# A round ends after this, and the next one goes on.
_MOST_SECONDS = 60
# A call whose outcome is unknown has ended after this, whatever it did: web servers stop it earlier.
_LEASE = timedelta(minutes=10)
_AFTER_REFUSAL = timedelta(days=1)
# Frappe HR has no states for a shortlist and for an interview that is only agreed on.
_THERE = {
    "Applied": "Open",
    "Shortlisted": "Replied",
    "Interview": "Replied",
    "Selected": "Accepted",
    "Ignored": "Rejected",
    "Withdrawn": "Rejected",
}
# *Open* and *Hold* are the other side's own.
_MOVES = {"Replied": "shortlist", "Accepted": "select", "Rejected": "ignore"}
# In place of a name: what the company reads here, too.
_NAMES = {"deleted": "A former applicant", "withdrawn": "Withdrawn", "frozen": "A frozen account"}
# Nobody goes there who was not told so. A removed job may have been posted to collect profiles.
_ABSENT = f"""case when application.goes_to_hr = 0 or job.status = 'Removed' then 'withdrawn'
    else coalesce({ABSENT}, '') end"""
_NEWS = f"""select application.name, application.job, application.status, application.cover_letter,
    job.hr_opening, searcher.full_name, {_ABSENT} as absent, link.remote,
    coalesce(link.status_here, '') as status_here, coalesce(link.status_there, '') as status_there,
    coalesce(link.absent, '') as was_absent
    from `tabJP Application` application
    join `tabJP Job` job on job.name = application.job and job.hr_opening is not null
    join `tabJP HR System` hr on hr.name = application.company and hr.due_on is not null
    and coalesce(hr.address, '') = %(address)s
    left join `tabJP Searcher` searcher on searcher.name = application.searcher
    left join `tab{DOCTYPE}` link on link.name = application.name
    where application.company = %(company)s and case when link.name is null then {_ABSENT} = ''
    else coalesce(link.status_here, '') != application.status or coalesce(link.absent, '') != {_ABSENT} end"""  # noqa: S608
_DUE = f"""{_NEWS} and (link.due_on is null or link.due_on <= %(now)s)
    order by link.due_on, application.applied_on limit {_AT_ONCE}"""
_ONE = f"{_NEWS} and application.name = %(name)s"


def take(system: Document, remote: Remote) -> str | None:
    """Take over what was decided in the HR system. Return until when its changes are seen, in its own time.

    :raises NoAnswer: as `Remote.find`.
    """
    asked = {"resume_link": ("like", f"{_link_of('')}%")}
    if system.seen_until:
        asked["modified"] = (">=", system.seen_until)
    rows = remote.find(_APPLICANT, asked, ["resume_link", "status", "modified"], _AT_ONCE)
    if not rows:
        return system.seen_until
    # A record's name may change there, its link does not.
    states = {str(row.get("resume_link")): str(row.get("status"))[:140] for row in rows}
    names = [address.removeprefix(_link_of(""))[:140] for address in states]
    of = {"company": system.company, "name": ("in", names), "remote": ("is", "set")}
    for link in frappe.get_all(DOCTYPE, of, ["name", "status_here", "status_there"]):
        # MariaDB compares names without regard to case.
        there = states.get(_link_of(link.name), link.status_there)
        if there != link.status_there:
            _follow(system, link, there)
    return str(rows[-1].get("modified"))[:140]


def _follow(system: Document, link: dict, there: str) -> None:
    """Make the move that a state of the other side stands for, unless this side has news as well."""
    values = {"status_there": there}
    status = frappe.db.get_value("JP Application", link.name, "status")
    move = _MOVES.get(there)
    if status == link.status_here and _THERE[status] != there and move in STATES.moves_from(status, COMPANY):
        # Where it is refused, such as about a frozen account, the other side keeps its state.
        with system.as_member():
            values["status_here"] = deciding.decide(link.name, move, None, None, None).status
    frappe.db.set_value(DOCTYPE, link.name, values, update_modified=False)
    frappe.db.commit()


def send(system: Document, remote: Remote) -> tuple[bool, bool]:
    """Send what is new about applications whose searchers were told. Return (whether all was sent; whether
    something was refused).

    :raises NoAnswer: as `Remote.save`. What was sent before is noted.
    """
    until, is_refused = time.monotonic() + _MOST_SECONDS, False
    of = {"company": system.company, "address": system.address or ""}
    due = frappe.db.sql(_DUE, {**of, "now": now_datetime()}, as_dict=True)
    for row in due:
        if time.monotonic() > until:
            return False, is_refused
        if not _claim(system.company, row):
            continue
        # The person may have withdrawn since the rows were read.
        news = frappe.db.sql(_ONE, {**of, "name": row.name}, as_dict=True)
        values = {"due_on": None}
        try:
            if news:
                values |= _sent(news[0], remote)
        except Refused:
            values, is_refused = {"due_on": now_datetime() + _AFTER_REFUSAL}, True
        frappe.db.set_value(DOCTYPE, row.name, values, update_modified=False)
        frappe.db.commit()
    return len(due) < _AT_ONCE, is_refused


def _claim(company: str, row: dict) -> bool:
    """Keep others from sending the same meanwhile, and commit that; False where somebody does."""
    now = now_datetime()
    link = records.locked(DOCTYPE, row.name)
    try:
        if link is None:
            values = {"application": row.name, "company": company, "job": row.job, "due_on": now + _LEASE}
            link = frappe.get_doc({"doctype": DOCTYPE, **values})
            link.flags.is_owner_locked = True
            link.insert(ignore_permissions=True)
        elif link.due_on and get_datetime(link.due_on) > now:
            return False
        else:
            link.db_set("due_on", now + _LEASE, update_modified=False)
    except frappe.DuplicateEntryError:
        frappe.db.rollback()
        frappe.clear_last_message()
        return False
    frappe.db.commit()
    return True


def _sent(row: dict, remote: Remote) -> dict:
    """Send what differs, and return the fields of the link."""
    there = _THERE[row.status]
    known = {"status_here": row.status, "absent": row.absent}
    address = _link_of(row.name)
    if not row.remote:
        # A try whose answer was lost may have made it.
        for found in remote.find(_APPLICANT, {"resume_link": address}, ["name", "status"], 1):
            row.remote, row.status_there = str(found.get("name"))[:140], str(found.get("status"))[:140]
    if not row.remote:
        if row.absent:
            return known
        made = {"email_id": _mail_of(row.name), "job_title": row.hr_opening, "resume_link": address}
        name = remote.save(_APPLICANT, {**_person(row), **made, "status": there})
        return {**known, "remote": name, "status_there": there}
    changes = _person(row) if row.absent != row.was_absent else {}
    if row.status_here != row.status and row.status_there != there:
        changes["status"] = there
    try:
        if changes:
            remote.save(_APPLICANT, changes, row.remote)
    except Refused as error:
        if error.status != GONE:
            raise
        # It was renamed there, or deleted. A deleted one is not made again.
        for found in remote.find(_APPLICANT, {"resume_link": address}, ["name"], 1):
            row.remote = remote.save(_APPLICANT, changes, str(found.get("name")))
    return {**known, "remote": row.remote, "status_there": changes.get("status", row.status_there)}


def _person(row: dict) -> dict:
    """All that goes there of a person. Number, resume and profile are read here, where each look is noted."""
    if row.absent:
        return {"applicant_name": _NAMES[row.absent], "cover_letter": ""}
    return {"applicant_name": row.full_name or row.name, "cover_letter": row.cover_letter or ""}


def _link_of(application: str) -> str:
    """Where the company reads the application. The other side keeps it, so it tells which one is meant."""
    return f"{_origin()}/frontend/candidate?application={application}"


def _mail_of(application: str) -> str:
    """Frappe HR asks for an address. Nobody can have one that ends in `.invalid`."""
    return f"{application.lower()}@{urlsplit(_origin()).hostname}.invalid"


def _origin() -> str:
    return site.origin() or f"https://{frappe.local.site}"
