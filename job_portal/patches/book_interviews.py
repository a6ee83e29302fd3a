"""Make a booked interview of each stored invitation to an interview."""

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
        # Commit each, so that a repeated run continues where a stopped one ended.
        application = records.locked(DOCTYPE, name)
        if application and application.status == INTERVIEW:
            following.follow_time(application)
            frappe.db.commit()
