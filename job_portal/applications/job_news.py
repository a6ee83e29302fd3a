"""Notifies applicants and savers of a job that changed, ended or reopened."""

from typing import NamedTuple

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.applications import messages, policy
from job_portal.applications.doctype.jp_application.jp_application import (
    APPLIED,
    DOCTYPE,
    IGNORED,
    INTERVIEW,
    SELECTED,
    SHORTLISTED,
    WITHDRAWN,
)
from job_portal.applications.notifying import OWN_APPLICATION
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.jobs.addresses import url_of
from job_portal.jobs.wording.holding import said_title
from job_portal.notifications.service import notify_many
from job_portal.platform.sentences import Listed, Sentence

# Statuses that wait for a decision; and Selected, too.
_WAITING = (APPLIED, SHORTLISTED, INTERVIEW)
_STILL_IN = (*_WAITING, SELECTED)
# Applicants who cannot read yet that they are ignored are notified as if they were not. Selected ones read
# that within seconds. A rejected company's jobs look removed to others, so nobody is notified of its edits.
_APPLICANTS = f"""select searcher.account from `tab{DOCTYPE}` application
    join `tabJP Searcher` searcher on searcher.name = application.searcher
    join `tabJP Company` company on company.name = application.company
    where application.job = %s and company.status not in {HIDDEN}
    and (application.status in ({{statuses}})
        or application.status = '{IGNORED}' and application.silent_until > %s)
    and searcher.account is not null"""  # noqa: S608 (constants)
# Accounts that saved the job and have not applied, without members of the company and those that blocked it.
_SAVERS = f"""select saved.account from `tabJP Saved Job` saved join `tabJP Job` job on job.name = saved.job
    join `tabJP Company` company on company.name = job.company
    left join `tabJP Searcher` searcher on searcher.account = saved.account
    where saved.job = %s and company.status not in {HIDDEN}
    and not exists (select 1 from `tabJP Company Member` member
        where member.account = saved.account and member.company = company.name)
    and not exists (select 1 from `tab{DOCTYPE}` application
        where application.job = job.name and application.searcher = searcher.name
        and application.status != '{WITHDRAWN}')
    and not {policy.is_blocked_by("searcher.name", "job.company")}"""  # noqa: S608 (constants)
_WHAT = {
    "title": messages.CHANGED_TITLE,
    "pay": messages.CHANGED_PAY,
    "place": messages.CHANGED_PLACE,
    "walk_in": messages.CHANGED_WALK_IN,
}


class _News(NamedTuple):
    kind: str
    sentence: str
    statuses: tuple[str, ...]


_EVENTS = {
    # Selected applicants have the job, so its closing is no news to them.
    "closed": _News("job ended", messages.TELL_JOB_CLOSED, _WAITING),
    "reposted": _News("job reopened", messages.TELL_JOB_REOPENED, _WAITING),
    "removed": _News("job ended", messages.TELL_JOB_REMOVED, _STILL_IN),
    "restored": _News("job reopened", messages.TELL_JOB_RESTORED, _STILL_IN),
    "deleted": _News("job ended", messages.TELL_JOB_DELETED, _STILL_IN),
}


def tell_of_job(job: Document, what: list[str]) -> None:
    """Hook: notify the accounts concerned.

    :param what: see `jobs.service.tell_change`.
    """
    event = _EVENTS.get(what[0])
    if not event:
        parts = Listed([Sentence(_WHAT[each]) for each in what])
        changed = Sentence(messages.TELL_JOB_CHANGED, job.title, parts)
        notify_many(_applicants(job.name, _STILL_IN), "job changed", changed, url_of(job.name))
        return
    title = said_title(job.as_dict())
    applicants = _applicants(job.name, event.statuses)
    notify_many(applicants, event.kind, Sentence(event.sentence, title), OWN_APPLICATION.format(job.name))
    if what == ["reposted"]:
        savers = [account for (account,) in frappe.db.sql(_SAVERS, (job.name,))]
        open_again = Sentence(messages.TELL_SAVED_JOB_REOPENED, title)
        notify_many(savers, event.kind, open_again, url_of(job.name))


def _applicants(job: str, statuses: tuple[str, ...]) -> list[str]:
    query = _APPLICANTS.format(statuses=", ".join(f"'{each}'" for each in statuses))
    return [account for (account,) in frappe.db.sql(query, (job, now_datetime()))]
