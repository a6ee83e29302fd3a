"""A side reports a conversation: the conversation ends, and reviewers read only its last messages."""

import json
from pathlib import Path

import frappe
from frappe import _
from werkzeug.wrappers import Response

from job_portal.account import quotas
from job_portal.conversations import blocking, contents, conversation_cards, messages, reading
from job_portal.conversations.doctype.jp_conversation_report.jp_conversation_report import DOCTYPE
from job_portal.conversations.message_drafts import READY
from job_portal.conversations.policy import Party
from job_portal.jobs import company_reports
from job_portal.jobs.messages import REPORTS_EXHAUSTED
from job_portal.jobs.reports import MOST_A_DAY
from job_portal.platform import bulk, typesetting
from job_portal.platform.states import COMPANY, SEARCHER
from job_portal.rules import MARKET

_TEMPLATE = Path(__file__).with_name("reported.typ")
_KEPT = MARKET["limits"]["reported_messages"]
_QUOTA = "reports"
_OTHER = MARKET["company_report_reasons"][-1]


def report(party: Party, reason: str, details: str | None) -> dict:
    """Block the other side, and keep the last messages, as `api.report_conversation` answers it. A second
    report of a side adds nothing. A searcher's report is one of the company, too.

    :raises frappe.ValidationError: 417, an unknown reason, or a text that breaks its rule.
    :raises frappe.RateLimitExceededError: 429, too many reports in a day.
    """
    conversation = party.state.conversation
    quotas.begin()
    if not frappe.db.exists(DOCTYPE, {"conversation": conversation, "side": party.side}):
        if not quotas.take(_QUOTA, MOST_A_DAY):
            frappe.throw(_(REPORTS_EXHAUSTED).format(MOST_A_DAY), frappe.RateLimitExceededError)
        if party.side == SEARCHER and party.state.company:
            company_reports.file(party.state.company, _of_company(reason), details, is_counted=True)
        _store(party, reason, details)
    blocking.block(party)
    return {"blocked": True, "copy": reading.COPY.format(conversation)}


def _of_company(reason: str) -> str:
    """The reason for which a company is reported."""
    return reason if reason in MARKET["company_report_reasons"] else _OTHER


def _store(party: Party, reason: str, details: str | None) -> None:
    kept = [_kept(item) for item in reading.messages_of(party, None, None, _KEPT)["items"]]
    names = conversation_cards.of(party.state, party.side)
    filed = {
        "doctype": DOCTYPE,
        "conversation": party.state.conversation,
        "account": frappe.session.user,
        "side": party.side,
        "company": party.state.company,
        "reason": reason,
        "details": details,
        "messages": json.dumps({"title": names["about"]["title"], "messages": kept}, ensure_ascii=False),
    }
    try:
        frappe.get_doc(filed).insert(ignore_permissions=True)
    except frappe.UniqueValidationError:
        # The same report came twice at once.
        frappe.db.rollback()
        frappe.clear_last_message()


def _kept(item: dict) -> dict:
    """A message as the report keeps it: no account is named."""
    text = item["body"] or ""
    if item["kind"] == READY:
        text = conversation_cards.ready({"key": item["key"], "values": item["values"]})
    else:
        text = f"{conversation_cards.named(item['kind'], item['payload'])} {text}".strip()
    return {"seq": item["seq"], "side": item["side"], "created": item["created"], "text": text}


def reported(conversation: str) -> dict:
    """The reported messages of a conversation, for reviewers, as `api.get_reported_messages` answers them.

    :raises frappe.DoesNotExistError: 404, it was not reported.
    """
    fields = ["name", "side", "company", "reason", "details", "status", "creation", "messages"]
    rows = frappe.get_all(
        DOCTYPE, {"conversation": conversation.strip()}, fields, order_by="creation asc", limit=2
    )
    if not rows:
        frappe.throw(_(messages.NOT_REPORTED), frappe.DoesNotExistError)
    return {"items": [{**row, "creation": str(row.creation), **json.loads(row.messages)} for row in rows]}


def copy(party: Party) -> Response:
    """The reporter's copy of the reported messages, as a PDF.

    :raises frappe.DoesNotExistError: 404, this side has not reported.
    :raises frappe.ValidationError: 417, this site makes no PDF.
    :raises frappe.RateLimitExceededError: 429, see `contents.count_pdf`.
    """
    own = {"conversation": party.state.conversation, "side": party.side}
    filed = frappe.db.get_value(DOCTYPE, own, ["reason", "details", "creation", "messages"], as_dict=True)
    if not filed:
        frappe.throw(_(messages.NOT_REPORTED), frappe.DoesNotExistError)
    contents.count_pdf()
    kept = json.loads(filed.messages)
    names = {
        party.side: _(messages.YOU),
        party.other: conversation_cards.of(party.state, party.side)["other"]["name"],
    }
    head = [
        [_(messages.REPORT_ABOUT), kept["title"]],
        [_(messages.REPORT_WITH), names[party.other]],
        [_(messages.REPORT_REASON), _(filed.reason)],
        [_(messages.REPORT_DETAILS), filed.details or ""],
    ]
    rows = [[f"{names[each['side']]}\n{each['created'][:16]}", each["text"]] for each in kept["messages"]]
    told = {
        "words": {"title": _(messages.REPORT_TITLE), "made": str(filed.creation)[:16]},
        "head": [pair for pair in head if pair[1]],
        "rows": rows,
    }
    content = typesetting.pdf(_TEMPLATE, told, messages.NO_PDF)
    headers = {"Content-Disposition": 'attachment; filename="report.pdf"', "Cache-Control": "no-store"}
    return Response(content, mimetype="application/pdf", headers=headers)


def forget_side(side: str, names: list[str]) -> None:
    """Delete the reports that a deleted side has made, and empty what it wrote in those of the other side."""
    bulk.delete_where(DOCTYPE, {"conversation": ("in", names), "side": side})
    for filed in frappe.get_all(DOCTYPE, {"conversation": ("in", names)}, ["name", "messages"]):
        kept = json.loads(filed.messages)
        for each in kept["messages"]:
            if each["side"] == side:
                each["text"] = messages.DELETED
        values = {"messages": json.dumps(kept, ensure_ascii=False)}
        if side == COMPANY:
            values["company"] = None
        frappe.db.set_value(DOCTYPE, filed.name, values, update_modified=False)
