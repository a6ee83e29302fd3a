"""Reports of a freelancer. Enough of them hide the profile until a reviewer has decided.

They weigh like those of a company, by what the account had to do with the freelancer (`jobs.report_weight`).
"""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

from job_portal.applications.ledger import DOCTYPE as LOOKS
from job_portal.applications.ledger import OF_BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.freelancers import listing, messages, service
from job_portal.jobs import report_weight, reports
from job_portal.jobs.report_weight import WEIGHTS
from job_portal.platform import records

# Reports of freelancers do not count, since they may be competitors.
_HEARD = """select report.account, report.sent_from, account.creation from `tabJP Report` report
    join `tabUser` account on account.name = report.account
    where report.freelancer = %(freelancer)s and report.status = 'Open'
    and not exists (select 1 from `tabJP Freelancer` own where own.account = report.account)"""
# Anybody may look at a number at no cost. Nobody gets a quote without the freelancer.
_RELATIONS = f"""select relation.account, max(relation.weight) from (
    select brief.account, %(called)s as weight from `tab{QUOTE}` quote
        join `tab{BRIEF}` brief on brief.name = quote.brief where quote.freelancer = %(freelancer)s
    union all select looked_by, %(related)s from `tab{LOOKS}`
        where account = %(account)s and whose = '{OF_BRIEF}' and creation < %(yesterday)s
    ) relation where relation.account in %(accounts)s group by relation.account"""  # noqa: S608 (constants)


def report(name: str, reason: str, text: str | None) -> Document:
    """Store the account's report of a freelancer, once, and hide the profile if there are enough.

    :raises frappe.DoesNotExistError: 404, nobody of this name on the list.
    :raises frappe.ValidationError: 417, one's own profile, an unknown reason, or a text that breaks its rule.
    """
    found = listing.public(name)
    if not found:
        frappe.throw(_(messages.NOT_FOUND), frappe.DoesNotExistError)
    if found.name == service.freelancer_of(frappe.session.user):
        frappe.throw(_(messages.OWN_PROFILE))
    filed = reports.file({"freelancer": found.name}, reason, text)
    # Its account may have been deleted meanwhile.
    if _weight(found) >= WEIGHTS["to_hold"] and (freelancer := records.locked(service.DOCTYPE, found.name)):
        freelancer.is_held = 1
        freelancer.flags.is_held_by_reports = True
        service.save(freelancer)
    return filed


def _weight(freelancer: dict) -> int:
    """The weight of the open reports of a freelancer."""
    heard = frappe.db.sql(_HEARD, {"freelancer": freelancer.name}, as_dict=True)
    if not heard:
        return 0
    values = {
        **{"freelancer": freelancer.name, "account": freelancer.account},
        **{"called": WEIGHTS["called"], "related": WEIGHTS["related"]},
        "yesterday": add_to_date(now_datetime(), days=-1),
        "accounts": [each.account for each in heard],
    }
    return report_weight.of(heard, dict(frappe.db.sql(_RELATIONS, values)))


def settle(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer: a reviewer who hides or shows the profile closes its reports."""
    is_decided = freelancer.has_value_changed("is_held") and freelancer.get_doc_before_save()
    if is_decided and not freelancer.flags.is_held_by_reports:
        reports.close("freelancer", freelancer.name, reports.UPHELD if freelancer.is_held else reports.CLOSED)


def forget(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer, before Frappe checks links: delete its reports."""
    frappe.db.delete(reports.DOCTYPE, {"freelancer": freelancer.name})
