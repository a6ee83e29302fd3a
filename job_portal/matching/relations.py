"""What the accounts that report a company had to do with it."""

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.applications.doctype.jp_application.jp_application import INTERVIEW, SELECTED
from job_portal.jobs.report_weight import WEIGHTS

# The company itself looked at the number, or chose the person. Applying and looking at a contact are the
# person's own acts and cost nothing, so they weigh less, and only after a day. What the company takes back
# has been all the same: histories say it, and an invitation keeps what came before.
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
    """Hook: the weight of what each account had to do with the company; accounts without any are left out."""
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
