"""What in a message its reader should be warned of: money, another chat, a link, codes, numbers of papers.

Demands for money, other chats and links are found by the rules for postings; `secrets.json` holds the rest.
"""

import json
import re
from functools import cache
from pathlib import Path

import frappe
from frappe import _
from frappe.utils import add_to_date, now_datetime

from job_portal.conversations import messages
from job_portal.conversations.doctype.jp_refused_message.jp_refused_message import DOCTYPE
from job_portal.jobs import company_reports
from job_portal.jobs.wording.checking import check
from job_portal.rules import MARKET
from job_portal.words.folding import folded, tokens, with_digits

MONEY = "Money"
# The kinds that a freelancer's price and UPI ID have.
OF_PAYING = (MONEY, "Bank", "Identity")
_OF_POSTINGS = (MONEY, "Chat", "Link")
_SECRETS = json.loads(Path(__file__).with_name("secrets.json").read_text(encoding="utf-8"))
_LIMITS = MARKET["limits"]


def kinds(text: str, website: str | None) -> list[str]:
    """The kinds of `messages.WARNINGS` that the text holds. Reads no database.

    :param website: the company's; a link to it counts as no link.
    """
    found = {each.kind for each in check({"job_description": text}, website)}
    return [*(kind for kind in _OF_POSTINGS if kind in found), *_secrets(text)]


def _secrets(text: str) -> list[str]:
    folds = " " + " ".join(folded(token.plain) for token in tokens(text)) + " "
    plain = with_digits(text)
    return [
        kind
        for kind, (phrases, patterns) in _known().items()
        if any(phrase in folds for phrase in phrases) or any(each.search(plain) for each in patterns)
    ]


@cache
def _known() -> dict[str, tuple[list[str], list[re.Pattern]]]:
    def phrase(words: str) -> str:
        return " " + " ".join(folded(token.plain) for token in tokens(words)) + " "

    return {
        kind: (list(map(phrase, known["words"])), list(map(re.compile, known["patterns"])))
        for kind, known in _SECRETS.items()
    }


def refuse_money(state: dict, client_id: str) -> None:
    """Refuse a demand for money, and note a company's. Some in a few days send it to the reviewers.

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
    """Daily job: delete refused demands that count no more."""
    upto = add_to_date(now_datetime(), days=-_LIMITS["refused_demands_days"])
    frappe.db.delete(DOCTYPE, {"creation": ("<", upto)})


def forget_company(company, event: str) -> None:
    """Hook of JP Company: delete a deleted company's refused demands."""
    frappe.db.delete(DOCTYPE, {"company": company.name})
