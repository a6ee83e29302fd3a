"""The relations of reporting accounts to the company."""

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.applications.doctype.jp_application.jp_application import INTERVIEW, SELECTED
from job_portal.jobs.report_weight import WEIGHTS

# The highest weight is for people whom the company called or chose. Anybody can apply or look at a contact at
# no cost, so these weigh less, and only after a day. Decisions that the company undid still count: the
# history and `decision_before` keep them.
_RELATIONS = """select searcher.account, max(relation.weight) from (
    select searcher, %(called)s as weight from `tabJP Phone Look`
        where company = %(company)s and whose = 'Searcher' and what = 'Number'
    union all select searcher, %(called)s from `tabJP Application`
        where company = %(company)s
            and (history like %(selected)s or history like %(interview)s)
    union all select searcher, %(related)s from `tabJP Application`
        where company = %(company)s and applied_on < %(yesterday)s
    union all select searcher, %(related)s from `tabJP Phone Look`
        where company = %(company)s and creation < %(yesterday)s
    union all select searcher, %(related)s from `tabJP Invitation`
        where company = %(company)s and 'Invited' in (decision, decision_before)
            and creation < %(yesterday)s
    ) relation join `tabJP Searcher` searcher on searcher.name = relation.searcher
    where searcher.account in %(accounts)s group by searcher.account"""


def of_reporters(company: str, accounts: list[str]) -> dict[str, int]:
    """Hook: the weight of each account's relation to the company; accounts without one are left out."""
    values = {
        "company": company,
        "accounts": accounts,
        "called": WEIGHTS["called"],
        "related": WEIGHTS["related"],
        # As `JPApplication.move` writes it.
        "selected": f'%"status": "{SELECTED}"%',
        "interview": f'%"status": "{INTERVIEW}"%',
        "yesterday": add_to_date(now_datetime(), days=-1),
    }
    return dict(frappe.db.sql(_RELATIONS, values))
