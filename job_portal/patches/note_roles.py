"""Store each account's role: its only one, or the one that it used last."""

import frappe

from job_portal.account import roles
from job_portal.account.doctype.jp_account.jp_account import DOCTYPE

_OF_ROLE = {"company": "JP Company Member", "job_searcher": "JP Searcher"}
_OF_BOTH = """select member.account, company.modified,
    (select max(job.creation) from `tabJP Job` job where job.company = company.name), searcher.modified,
    (select max(sent.creation) from `tabJP Application` sent where sent.searcher = searcher.name)
    from `tabJP Company` company join `tabJP Company Member` member on member.company = company.name
    join `tabJP Searcher` searcher on searcher.account = member.account"""


def execute() -> None:
    for role, doctype in _OF_ROLE.items():
        frappe.db.sql(
            f"update `tab{DOCTYPE}` set role = %s where user in (select account from `tab{doctype}`)",  # noqa: S608 (constants)
            (role,),
        )
    for account, company, job, searcher, application in frappe.db.sql(_OF_BOTH):
        is_company = max(str(company), str(job or "")) > max(str(searcher), str(application or ""))
        roles.note(account, "company" if is_company else "job_searcher")
    frappe.db.commit()
