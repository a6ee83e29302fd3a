"""Applications that a company had invited to an interview get the interview as a record, booked."""

import frappe

from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE, INTERVIEW
from job_portal.interviews import following
from job_portal.platform import records

_INVITED = f"""select application.name from `tab{DOCTYPE}` application
    where application.status = '{INTERVIEW}' and application.searcher is not null
    and application.interview_at is not null and not exists (select 1 from `tabJP Interview` interview
        where interview.application = application.name)"""  # noqa: S608 (constants)


def execute() -> None:
    for name in frappe.db.sql(_INVITED, pluck=True):
        # Each is a transaction of its own: what a stop leaves, the next run finds.
        application = records.locked(DOCTYPE, name)
        if application and application.status == INTERVIEW:
            following.follow_time(application)
            frappe.db.commit()
