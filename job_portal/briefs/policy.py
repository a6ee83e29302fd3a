"""The owners of briefs, quotes and engagements, and what an account needs to act on them."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.account import account_summary
from job_portal.briefs import messages, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import HELD
from job_portal.briefs.doctype.jp_engagement.jp_engagement import DOCTYPE as ENGAGEMENT
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.company.messages import THAW_FIRST
from job_portal.consents import ledger
from job_portal.freelancers.service import freelancer_of
from job_portal.platform.policy import require
from job_portal.platform.states import FREELANCER, POSTER


def own_brief(name: str, is_counted: bool = False) -> Document:
    """A brief of the signed-in account, locked.

    :param is_counted: see `transitions.locked`.
    :raises frappe.PermissionError: 403, another account's, or not there.
    """
    brief = transitions.locked(name.strip(), is_counted=is_counted)
    require(brief and brief.account == frappe.session.user, messages.NOT_YOUR_BRIEF)
    return brief


def reach_quote(name: str, refusal: str = messages.QUOTE_NOT_FOUND) -> tuple[Document | None, Document, str]:
    """A quote for its two sides: its locked brief (None if deleted), the quote, the side of the account.

    :param refusal: the sentence, not yet translated. The same one for another account's record and a missing
        record.
    :raises frappe.PermissionError: 403, of others, or not there.
    """
    of = frappe.db.get_value(QUOTE, name.strip(), ["name", "brief"], as_dict=True)
    require(of, refusal)
    brief = transitions.locked(of.brief)
    quote = frappe.get_doc(QUOTE, of.name)
    side = side_of(brief, quote.freelancer)
    require(side, refusal)
    return brief, quote, side


def reach_engagement(
    name: str, refusal: str = messages.ENGAGEMENT_NOT_FOUND
) -> tuple[Document | None, Document, str]:
    """An engagement for its two sides, as `reach_quote`.

    :raises frappe.PermissionError: 403, of others, or not there.
    """
    quote = frappe.db.get_value(ENGAGEMENT, name.strip(), "quote")
    require(quote, refusal)
    brief, _quote, side = reach_quote(quote, refusal)
    return brief, frappe.get_doc(ENGAGEMENT, name.strip()), side


def side_of(brief: Document | None, freelancer: str | None) -> str | None:
    """The side of the signed-in account, or None."""
    user = frappe.session.user
    if brief and brief.account == user:
        return POSTER
    return FREELANCER if freelancer and freelancer == freelancer_of(user) else None


def is_blocked_by(freelancer: str, poster: str) -> str:
    """SQL: whether one of the two has blocked the other in a conversation. Both are SQL of a name."""
    return f"""exists (select 1 from `tabJP Conversation` another
        where another.freelancer = {freelancer} and another.poster = {poster}
        and (another.blocked_by_company = 1 or another.blocked_by_searcher = 1))"""  # noqa: S608 (ours)


def is_blocked(freelancer: str | None, poster: str | None) -> bool:
    """Whether one of the two has blocked the other. Nobody learns who."""
    values = {"freelancer": freelancer, "poster": poster}
    return bool(frappe.db.sql(f"select {is_blocked_by('%(freelancer)s', '%(poster)s')}", values)[0][0])


def check_may_hire(brief: Document, freelancer: str) -> None:
    """Refuse a step towards a hire while the brief is held, or once one side has blocked the other.

    :raises frappe.ValidationError: 417.
    """
    if brief.status == HELD:
        frappe.throw(_(messages.IS_HELD))
    if is_blocked(freelancer, brief.account):
        frappe.throw(_(messages.QUOTE_ENDED))


def check_may_act() -> None:
    """Refuse to begin something new without the consent to freelance work, or while the account is frozen.

    :raises frappe.ValidationError: 417.
    """
    if account_summary.of(frappe.session.user).is_frozen:
        frappe.throw(_(THAW_FIRST))
    ledger.require(ledger.FREELANCE)


def own_freelancer() -> str:
    """The name of the signed-in account's profile as a freelancer.

    :raises frappe.ValidationError: 417, it has none.
    """
    return freelancer_of(frappe.session.user) or frappe.throw(_(messages.PROFILE_FIRST))
