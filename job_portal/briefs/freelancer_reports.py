"""Reports of a freelancer. Enough of them hide the profile until a reviewer has decided.

They weigh like reports of a company, by the account's relation to the freelancer (`jobs.report_weight`).
"""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.applications.look_log import DOCTYPE as LOOKS
from job_portal.applications.look_log import OF_BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.freelancers import freelancer_list, messages, service
from job_portal.jobs import removals, report_weight, reports
from job_portal.jobs.report_weight import WEIGHTS
from job_portal.notifications.service import notify
from job_portal.platform import records
from job_portal.platform.sentences import Sentence

# Reports of freelancers do not count, since they may be competitors.
_HEARD = f"""{report_weight.OPEN.format(subject="freelancer")}
    and not exists (select 1 from `tabJP Freelancer` own where own.account = report.account)"""  # noqa: S608 (constants)
# Looking at a number costs nothing, so it is no relation. Only the freelancer can send a quote.
_RELATIONS = f"""select relation.account, max(relation.weight) from (
    select brief.account, %(called)s as weight from `tab{QUOTE}` quote
        join `tab{BRIEF}` brief on brief.name = quote.brief where quote.freelancer = %(name)s
    union all select looked_by, %(related)s from `tab{LOOKS}`
        where account = %(account)s and whose = '{OF_BRIEF}' and creation < %(yesterday)s
    ) relation where relation.account in %(accounts)s group by relation.account"""  # noqa: S608 (constants)


def report(name: str, reason: str, text: str | None) -> Document:
    """Store the account's report of a freelancer, once, and hide the profile if there are enough.

    :raises frappe.DoesNotExistError: 404, nobody of this name on the list.
    :raises frappe.ValidationError: 417, one's own profile, an unknown reason, or a text that breaks its rule.
    """
    found = freelancer_list.public(name)
    if not found:
        frappe.throw(_(messages.NOT_FOUND), frappe.DoesNotExistError)
    if found.account == frappe.session.user:
        frappe.throw(_(messages.OWN_PROFILE))
    filed = reports.file({"freelancer": found.name}, reason, text)
    weight = report_weight.of_person(_HEARD, _RELATIONS, name=found.name, account=found.account)
    if weight >= WEIGHTS["to_hold"]:
        _hide(found.name)
    return filed


def _hide(name: str) -> None:
    freelancer = records.locked(service.DOCTYPE, name)
    # Its account may have been deleted meanwhile.
    if freelancer and not freelancer.is_held:
        freelancer.is_held = 1
        removals.store_quietly(freelancer)
        notify(freelancer.account, "profile", Sentence(messages.REPORTED), service.OWN)
