"""Reports of a brief. Enough of them hold it until a reviewer has decided.

They weigh like reports of a company, by the poster's relation to the account (`jobs.report_weight`).
"""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.applications.look_log import DOCTYPE as LOOKS
from job_portal.applications.look_log import OF_BRIEF
from job_portal.briefs import brief_reads, brief_wording, messages, notifying, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import HELD, LIVE, REMOVED
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.jobs import report_weight, reports
from job_portal.jobs.report_weight import WEIGHTS
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import RULES

_HEARD = report_weight.OPEN.format(subject="brief")
# A quote costs nothing, so it is no relation. Only the poster can begin a conversation or look at a number.
_RELATIONS = f"""select relation.account, max(relation.weight) from (
    select freelancer.account,
        case when quote.conversation is null then %(related)s else %(called)s end as weight
        from `tab{QUOTE}` quote join `tab{BRIEF}` brief on brief.name = quote.brief
        join `tabJP Freelancer` freelancer on freelancer.name = quote.freelancer
        where brief.account = %(poster)s and (quote.conversation is not null or quote.sent_on < %(yesterday)s)
    union all select account, %(called)s from `tab{LOOKS}`
        where looked_by = %(poster)s and whose = '{OF_BRIEF}'
    ) relation where relation.account in %(accounts)s group by relation.account"""  # noqa: S608 (constants)

_REPORTED = f"""select name, hold_reasons from `tab{BRIEF}` brief
    where brief.account = %s and brief.name != %s and brief.status != '{REMOVED}' and exists
    (select 1 from `tabJP Report` report where report.brief = brief.name and report.status = 'Open')"""  # noqa: S608 (constants)


def report(name: str, reason: str, text: str | None) -> Document:
    """Store the account's report of a brief that it may read, once, and hold the brief if there are enough.

    :raises frappe.DoesNotExistError: 404, no such brief, or one that the account may not read.
    :raises frappe.ValidationError: 417, an own brief, an unknown reason, or a text that breaks its rule.
    """
    found = brief_reads.readable(name)
    if found.account == frappe.session.user:
        frappe.throw(_(messages.OWN_BRIEF))
    filed = reports.file({"brief": found.name}, reason, text)
    # Its poster may have been deleted meanwhile.
    if _are_enough(found.name, found.account) and (brief := transitions.locked(found.name)):
        _hold(brief)
    return filed


def is_another_reported(brief: Document) -> bool:
    """Whether open reports hold another brief of the account, or would hold it if it had not ended."""
    others = frappe.db.sql(_REPORTED, (brief.account, brief.name or ""), as_dict=True)
    return any(brief_wording.is_by_reports(each) or _are_enough(each.name, brief.account) for each in others)


def _are_enough(name: str, poster: str) -> bool:
    return report_weight.of_person(_HEARD, _RELATIONS, name=name, poster=poster) >= WEIGHTS["to_hold"]


def _hold(brief: Document) -> None:
    if brief.status == LIVE:
        transitions.move(brief, "hold", RULES)
    elif brief.status != HELD or brief_wording.is_by_reports(brief):
        return
    lines = "\n".join([brief_wording.REPORTS, *brief_wording.reasons(brief)])
    # `modified_by` would name the reporter.
    brief.db_set({"hold_reasons": lines, "modified": now_datetime()}, update_modified=False)
    notifying.notify_poster(
        brief, "brief", Sentence(messages.TELL_HELD, brief.title, brief_wording.said(brief))
    )
