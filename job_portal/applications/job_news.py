"""What applicants are told of a job that changed or ended."""

import frappe
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.applications import messages
from job_portal.applications.doctype.jp_application.jp_application import (
    APPLIED,
    DOCTYPE,
    INTERVIEW,
    SELECTED,
    SHORTLISTED,
)
from job_portal.applications.telling import OWN_LIST
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.jobs.addresses import url_of
from job_portal.jobs.wording.holding import said_title
from job_portal.notifications.service import tell_many
from job_portal.platform.sentences import Listed, Sentence

# Those whose application stands. Who is ignored reads for a day that it does, and hears of the job too.
# A rejected company's jobs are to others as removed. So nobody hears what it writes into them.
_STILL_IN = f"""select searcher.account from `tab{DOCTYPE}` application
    join `tabJP Searcher` searcher on searcher.name = application.searcher
    join `tabJP Company` company on company.name = application.company
    where application.job = %s and company.status not in {HIDDEN}
    and (application.status in ('{APPLIED}', '{SHORTLISTED}', '{INTERVIEW}', '{SELECTED}')
        or application.silent_until > %s)
    and searcher.account is not null"""  # noqa: S608 (constants)
_WHAT = {
    "title": messages.CHANGED_TITLE,
    "pay": messages.CHANGED_PAY,
    "place": messages.CHANGED_PLACE,
}


def tell_applicants(job: Document, what: list[str]) -> None:
    """Hook: tell those who are still in.

    :param what: some of title, pay, place; or `end`.
    """
    accounts = [account for (account,) in frappe.db.sql(_STILL_IN, (job.name, now_datetime()))]
    if "end" in what:
        ended = Sentence(messages.TELL_JOB_ENDED, said_title(job.as_dict()))
        tell_many(accounts, "job ended", ended, OWN_LIST)
        return
    parts = Listed([Sentence(_WHAT[each]) for each in what])
    tell_many(
        accounts, "job changed", Sentence(messages.TELL_JOB_CHANGED, job.title, parts), url_of(job.name)
    )
