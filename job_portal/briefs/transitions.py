"""The states of briefs, quotes and engagements, and their changes by time.

Each change of one of them locks the brief first. So of two conflicting requests, the second one sees the
changes of the first.
"""

from datetime import datetime, timedelta

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.account import quotas
from job_portal.briefs import messages, notifying
from job_portal.briefs.brief_finding import BRIEFS as KIND
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import HELD, HIDDEN, LIVE
from job_portal.briefs.doctype.jp_engagement.jp_engagement import AGREED, HIRED, PROPOSED, STARTED
from job_portal.briefs.doctype.jp_engagement.jp_engagement import DOCTYPE as ENGAGEMENT
from job_portal.briefs.doctype.jp_quote.jp_quote import ACCEPTED, OPEN
from job_portal.briefs.doctype.jp_quote.jp_quote import DOCTYPE as QUOTE
from job_portal.jobs.finding import word_index
from job_portal.platform import records
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import TIME, States
from job_portal.rules import MARKET

BRIEFS = States(MARKET["brief_moves"], messages.MOVE_REFUSED)
QUOTES = States(MARKET["quote_moves"], messages.MOVE_REFUSED)
ENGAGEMENTS = States(MARKET["engagement_moves"], messages.MOVE_REFUSED)
SITE = "site"
_LIMITS = MARKET["limits"]
# SQL: whether a brief, which may be deleted, accepts no further quote or agreement.
IS_OVER = f"coalesce(brief.status not in ('{LIVE}', '{HELD}') or brief.valid_through <= %(now)s, true)"
# SQL: whether both sides of a quote have ever agreed.
IS_AGREED = f"""exists (select 1 from `tab{ENGAGEMENT}` agreed
    where agreed.quote = quote.name and agreed.agreed_on is not null)"""  # noqa: S608 (a constant)
# SQL: the name of the last engagement of a quote.
LAST_ENGAGEMENT = f"""(select latest.name from `tab{ENGAGEMENT}` latest
    where latest.quote = quote.name order by latest.creation desc limit 1)"""  # noqa: S608 (a constant)
# SQL: the current statuses. Some depend on the time, not on the stored status.
BRIEF_STATUS = f"""case when brief.status = '{LIVE}' and brief.valid_through <= %(now)s then 'Expired'
    else brief.status end"""
QUOTE_STATUS = f"""case when quote.status in ('Sent', 'Answered', 'Accepted') and {IS_OVER}
    and not {IS_AGREED} then 'Not chosen' else quote.status end"""
ENGAGEMENT_STATUS = f"""case when engagement.status = '{PROPOSED}' and {IS_OVER} then 'Cancelled'
    when engagement.status in ('{AGREED}', '{STARTED}') and engagement.done_due <= %(now)s then 'Done'
    else engagement.status end"""


def locked(name: str | None, begins: bool = True, is_counted: bool = False) -> Document | None:
    """The brief, locked until the transaction ends, with its changes by time; None if it does not exist.

    :param begins: see `platform.records.locked`.
    :param is_counted: whether a quota of the signed-in account follows; its lock is taken here already.
    """
    brief = name and records.locked(BRIEF, name, begins)
    if is_counted:
        quotas.lock()
    if brief:
        catch_up(brief)
    return brief or None


def catch_up(brief: Document) -> None:
    """Store the changes by time of a locked brief, its quotes and engagements."""
    now = now_datetime()
    if brief.status in (LIVE, HELD) and get_datetime(brief.valid_through) <= now:
        if brief.status == LIVE:
            move(brief, "expire", TIME)
            notifying.notify_poster(brief, "brief", Sentence(messages.TELL_EXPIRED, brief.title))
        end_quotes(brief)
    for engagement in engagements_of(brief, (AGREED, STARTED)):
        if engagement.done_due and get_datetime(engagement.done_due) <= now:
            done(brief, engagement, "finish unanswered", TIME, engagement.done_due)


def move(brief: Document, name: str, by: str) -> None:
    """Set the status that a move leads to.

    :raises frappe.ValidationError: 417, the table has no such move.
    """
    status = BRIEFS.after(brief.status, name, by)
    # `modified_by` would name the other side, who may be deleted.
    changed = {"status": status, "is_listed": int(status == LIVE), "modified": now_datetime()}
    brief.db_set(changed, update_modified=False)
    if status != LIVE:
        word_index.forget([brief.name], KIND)


def quotes_of(brief: Document, statuses: tuple[str, ...]) -> list[Document]:
    """The quotes of a locked brief with these statuses."""
    found = {"brief": brief.name, "status": ("in", statuses)}
    names = frappe.get_all(QUOTE, found, pluck="name", order_by="sent_on asc")
    return [frappe.get_doc(QUOTE, name) for name in names]


def engagement_of(quote: str) -> Document | None:
    """The last engagement of a quote."""
    names = frappe.get_all(ENGAGEMENT, {"quote": quote}, pluck="name", order_by="creation desc", limit=1)
    return frappe.get_doc(ENGAGEMENT, names[0]) if names else None


def is_agreed(quote: str) -> bool:
    """Whether both sides of a quote have ever agreed."""
    return bool(frappe.db.exists(ENGAGEMENT, {"quote": quote, "agreed_on": ("is", "set")}))


def end_quotes(brief: Document, news: Sentence | None = None) -> None:
    """Set the open quotes of an ending brief to not chosen, and notify their freelancers.

    :param news: the notification, if the brief's title is deleted.
    """
    is_hidden = brief.status in HIDDEN
    said = Sentence(messages.TELL_NOT_CHOSEN_HIDDEN if is_hidden else messages.TELL_NOT_CHOSEN, brief.title)
    for quote in quotes_of(brief, (*OPEN, ACCEPTED)):
        if quote.status == ACCEPTED and is_agreed(quote.name):
            continue
        quote.db_set("status", QUOTES.after(quote.status, "end", TIME))
        withdraw_proposal(quote, SITE)
        notifying.notify_freelancer(None if news else brief, quote, news or said)


def withdraw_proposal(quote: Document, by: str) -> None:
    """Cancel a quote's engagement if it is only proposed: one side or both have not agreed."""
    engagement = engagement_of(quote.name)
    if engagement and engagement.status == PROPOSED:
        status = ENGAGEMENTS.after(PROPOSED, "cancel unagreed", TIME)
        engagement.db_set({"status": status, "cancelled_by": by, "cancelled_on": now_datetime()})


def hire(brief: Document) -> None:
    """End a live brief once as many people as it asks for are hired."""
    if brief.status == LIVE and len(engagements_of(brief, HIRED)) >= brief.people:
        move(brief, "hire", TIME)
        end_quotes(brief)


def done(brief: Document, engagement: Document, name: str, by: str, on: datetime) -> None:
    """Note that the work of an engagement is done, and ask both sides for a review."""
    engagement.db_set({"status": ENGAGEMENTS.after(engagement.status, name, by), "done_on": on})
    notifying.notify_sides(brief, engagement, Sentence(messages.TELL_DONE, brief.title))


def done_due() -> datetime:
    """The time from which work counts as done if only one side, now, calls it done."""
    return now_datetime() + timedelta(hours=_LIMITS["done_hours"])


def engagements_of(brief: Document, statuses: tuple[str, ...]) -> list[Document]:
    """The engagements of a locked brief with these statuses."""
    query = f"""select engagement.name from `tab{ENGAGEMENT}` engagement
        join `tab{QUOTE}` quote on quote.name = engagement.quote
        where quote.brief = %(brief)s and engagement.status in %(statuses)s"""  # noqa: S608 (constants)
    names = frappe.db.sql(query, {"brief": brief.name, "statuses": statuses}, pluck=True)
    return [frappe.get_doc(ENGAGEMENT, name) for name in names]
