"""Finds the risks of a message, of which its reader is warned: money, another chat, a link, codes, identity
numbers.

Demands for money, other chats and links are found by the rules for postings; `secrets.json` holds the rest.
"""

from pathlib import Path

import frappe
from frappe import _
from frappe.utils import add_to_date, now_datetime

from job_portal.conversations import messages
from job_portal.conversations.doctype.jp_refused_message.jp_refused_message import DOCTYPE
from job_portal.jobs import company_reports
from job_portal.jobs.wording.checking import check
from job_portal.jobs.wording.phrases import Phrases
from job_portal.platform import bulk
from job_portal.rules import MARKET

MONEY = "Money"
# The kinds that a freelancer's price and UPI ID have.
OF_PAYING = (MONEY, "Bank", "Identity")
_OF_POSTINGS = (MONEY, "Chat", "Link")
_SECRETS = Phrases(Path(__file__).with_name("secrets.json"))
_LIMITS = MARKET["limits"]


def kinds(text: str, website: str | None) -> list[str]:
    """The kinds of `messages.WARNINGS` that the text holds. Reads no database.

    :param website: the company's; a link to it counts as no link.
    """
    found = {each.kind for each in check({"job_description": text}, website)}
    return [*(kind for kind in _OF_POSTINGS if kind in found), *_SECRETS.kinds(text)]


def refuse_money(state: dict, client_id: str) -> None:
    """Refuse a demand for money, and note a company's. After several in a few days, reviewers look at the
    company.

    :raises frappe.ValidationError: 417, always.
    """
    company = state.company
    if not company:
        frappe.throw(_(messages.MONEY_REFUSED_OF_POSTER))
    user = frappe.session.user
    # Undo what this request has written, so that only the note is committed.
    frappe.db.rollback()
    pair = {"company": company, "client_id": client_id}
    if not frappe.db.exists(DOCTYPE, pair):
        refused = frappe.get_doc({"doctype": DOCTYPE, **pair, "account": user})
        try:
            refused.insert(ignore_permissions=True)
        except frappe.UniqueValidationError:
            # The same message came twice at once.
            frappe.db.rollback()
            frappe.clear_last_message()
        since = add_to_date(now_datetime(), days=-_LIMITS["refused_demands_days"])
        recent = frappe.db.count(DOCTYPE, {"company": company, "creation": (">", since)})
        if recent >= _LIMITS["refused_demands"]:
            company_reports.hold(company)
    # Frappe rolls back a refused request, so commit before the refusal.
    frappe.db.commit()
    frappe.throw(_(messages.MONEY_REFUSED))


def told(stored: str | None) -> list[dict]:
    """The warnings of a message for its reader: [{kind, sentence}].

    :param stored: kinds, as a row of JP Message holds them.
    """
    return [{"kind": kind, "sentence": _(messages.WARNINGS[kind])} for kind in (stored or "").split()]


def purge() -> None:
    """Daily job: delete refused demands that are too old to count."""
    upto = add_to_date(now_datetime(), days=-_LIMITS["refused_demands_days"])
    bulk.delete_where(DOCTYPE, {"creation": ("<", upto)})
