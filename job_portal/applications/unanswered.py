"""Notifies applicants, once, that a job ended without an answer. The company may still decide later."""

import time
from datetime import datetime, timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.applications import messages
from job_portal.applications.doctype.jp_application.jp_application import APPLIED, DOCTYPE
from job_portal.applications.notifying import OWN_APPLICATION
from job_portal.jobs.wording.holding import said_title
from job_portal.notifications.service import notify_many
from job_portal.platform import logs
from job_portal.platform.sentences import Sentence
from job_portal.rules import MARKET

_DAYS = MARKET["limits"]["answer_days"]
_AT_ONCE = 100
# The limit keeps other scheduled jobs from waiting. The next run continues.
_MOST_SECONDS = 120
_ENDED = f"""select name, title, category, status, hold_reasons, answers_due from `tabJP Job`
    where answers_due <= %s order by answers_due limit {_AT_ONCE}"""  # noqa: S608 (constants)
# Applicants do not read a silent decision yet, so they are notified as if there was none.
_TELL = f"""update `tab{DOCTYPE}` set unanswered_on = %(now)s
    where job = %(job)s and searcher is not null and unanswered_on is null and (status = '{APPLIED}'
        or (shown_status = '{APPLIED}' and silent_until > %(now)s))"""  # noqa: S608
_TOLD = f"""select searcher.account from `tab{DOCTYPE}` application
    join `tabJP Searcher` searcher on searcher.name = application.searcher
    where application.job = %(job)s and application.unanswered_on = %(now)s
    and searcher.account is not null"""  # noqa: S608 (constants)


def tell() -> None:
    """Hourly job: notify the applicants of jobs that ended `answer_days` ago."""
    until = time.monotonic() + _MOST_SECONDS
    # Stop after a round without success: it would find the same failed jobs again.
    while time.monotonic() < until and sum(_is_told(job) for job in _ended()):
        pass


def _ended() -> list[dict]:
    return frappe.db.sql(_ENDED, (now_datetime() - timedelta(days=_DAYS),), as_dict=True)


def _is_told(job: dict) -> bool:
    """Notify about one job, in its own transaction: a crash leaves all of it done, or nothing.

    :return: False if it failed.
    """
    try:
        values = {"job": job.name, "now": now_datetime()}
        frappe.db.sql(_TELL, values)
        accounts = [account for (account,) in frappe.db.sql(_TOLD, values)]
        sentence = Sentence(messages.TELL_NO_ANSWER, said_title(job))
        notify_many(accounts, "no answer", sentence, OWN_APPLICATION.format(job.name))
        _note(job.name, job.answers_due)
        frappe.db.commit()
    except Exception:
        frappe.db.rollback()
        logs.failure(f"Who has no answer for job {job.name} could not be told")
        return False
    return True


def _note(job: str, due: datetime) -> None:
    """Mark this end as told. A job that was reposted meanwhile has another one."""
    query = "update `tabJP Job` set answers_due = null where name = %s and answers_due = %s"
    frappe.db.sql(query, (job, due))
