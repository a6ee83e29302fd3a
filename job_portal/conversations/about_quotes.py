"""Conversations about a quote: the poster's side is `company`, the freelancer's `searcher`.

The columns have the same keys as those about an application, so that other modules read both in the same way.
"""

import frappe
from frappe import _

from job_portal.briefs import messages as brief_messages
from job_portal.briefs import policy, quotes, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import HIDDEN, REMOVED
from job_portal.briefs.doctype.jp_engagement.jp_engagement import PROPOSED
from job_portal.briefs.doctype.jp_quote.jp_quote import ACCEPTED, OPEN
from job_portal.briefs.engagement_reads import is_near
from job_portal.conversations import messages
from job_portal.platform.states import COMPANY, SEARCHER

# SQL of values in place of columns that a quote lacks.
_NONE = ("application", "company", "review", "company_logo", "company_website", "reviewed_on", "job")
_NONE += ("job_status", "category", "valid_through", "hold_reasons", "searcher", "shown_status")
_NONE += ("silent_until",)
# SQL by key, over the tables below.
COLUMNS = {
    **dict.fromkeys(_NONE, "null"),
    "quote": "quote.name",
    "status": transitions.QUOTE_STATUS,
    "brief_status": "brief.status",
    "title": "brief.title",
    "poster": "brief.account",
    "company_name": "poster.full_name",
    "freelancer": "freelancer.name",
    "searcher_account": "freelancer.account",
    "full_name": "freelancer.full_name",
    "photo": "freelancer.picture",
    "is_frozen": "freelancer.is_frozen",
    "engagement_status": transitions.ENGAGEMENT_STATUS,
    **{column: f"engagement.{column}" for column in ("done_on", "done_due")},
}
RULINGS = {
    "is_pair_blocked": policy.is_blocked_by("freelancer.name", "brief.account"),
}
_REST = f"""left join `tabJP Brief` brief on brief.name = quote.brief
    left join `tabUser` poster on poster.name = brief.account
    left join `tabJP Freelancer` freelancer on freelancer.name = quote.freelancer
    left join `tabJP Engagement` engagement on engagement.name = {transitions.LAST_ENGAGEMENT}"""
OF_CONVERSATIONS = f"""`tabJP Conversation` conversation
    left join `tabJP Quote` quote on quote.name = conversation.quote {_REST}"""
OF_QUOTES = f"""`tabJP Quote` quote
    left join `tabJP Conversation` conversation on conversation.quote = quote.name {_REST}"""


def side_of(state: dict) -> str | None:
    """The side of the signed-in account."""
    user = frappe.session.user
    if state.poster == user:
        return COMPANY
    return SEARCHER if state.searcher_account == user else None


def why_not(state: dict, side: str) -> str | None:
    """Why a side may not write now, in English; None if it may."""
    if is_over(state):
        return messages.ENDED
    return messages.POSTER_FIRST if side == SEARCHER and not state.company_count else None


def is_over(state: dict) -> bool:
    """Whether nobody may write any more: the quote was taken back, declined or not chosen, or the work was
    done some time ago.
    """
    if not (state.poster and state.freelancer) or state.is_frozen or state.brief_status == REMOVED:
        return True
    if state.blocked_by_company or state.blocked_by_searcher or state.is_pair_blocked:
        return True
    if state.status in OPEN or (state.status == ACCEPTED and state.engagement_status == PROPOSED):
        return False
    return state.status != ACCEPTED or not is_near({**state, "status": state.engagement_status})


def note_answer(state: dict, begins: bool) -> None:
    """Note the poster's message, which answers a quote, and lock the brief until the transaction ends.

    :param begins: whether this is the first lock of the transaction.
    :raises frappe.ValidationError: 417, the quote has ended meanwhile.
    """
    if not quotes.answer(state.quote, begins):
        frappe.throw(_(messages.ENDED))


def about(state: dict, side: str) -> dict:
    """The subject of the conversation and the other side, as `conversation_cards.of` answers them."""
    if side == COMPANY:
        other = {"name": state.full_name or _(brief_messages.FORMER_FREELANCER), "picture": state.photo}
    else:
        other = {"name": state.company_name or _(brief_messages.FORMER_POSTER), "picture": None}
    title = state.title if side == COMPANY or state.brief_status not in HIDDEN else ""
    return {"about": {"doctype": "JP Quote", "name": state.quote, "title": title or ""}, "other": other}
