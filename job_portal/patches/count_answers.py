"""Store the time of each application's first answer, and the time until which a job's answers are due."""

import json
from datetime import timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.applications import answers
from job_portal.applications.doctype.jp_application.jp_application import first_answer
from job_portal.platform import bulk
from job_portal.rules import MARKET

_AT_ONCE = 200
_APPLICATIONS = f"""select name, history from `tabJP Application`
    where name > %s and applied_on > %s order by name limit {_AT_ONCE}"""  # noqa: S608 (constants)


def execute() -> None:
    limits, now = MARKET["limits"], now_datetime()
    # Applicants are not notified of jobs that ended long ago.
    recent = now - timedelta(days=2 * limits["answer_days"])
    query = (
        "update `tabJP Job` set answers_due = valid_through where valid_through > %s and answers_due is null"
    )
    frappe.db.sql(query, (recent,))
    frappe.db.commit()
    after, since = "", now - timedelta(days=limits["answers_since_days"])
    while rows := frappe.db.sql(_APPLICATIONS, (after, since)):
        after = rows[-1][0]
        answered = {name: first_answer(json.loads(history or "[]")) for name, history in rows}
        bulk.set_values("tabJP Application", "answered_on", {name: on for name, on in answered.items() if on})
        frappe.db.commit()
    answers.count()
