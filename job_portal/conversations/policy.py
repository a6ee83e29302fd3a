"""Decides who may read and write in a conversation, by the state of the application or quote and both sides.

The table stands in docs/market.md#conversations.
"""

from dataclasses import dataclass

import frappe
from frappe import _
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.applications import policy as applications
from job_portal.applications.doctype.jp_application.jp_application import (
    NOT_SELECTED,
    WITHDRAWN,
    status_for_searcher,
)
from job_portal.company import membership
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.company.messages import THAW_FIRST
from job_portal.company.policy import check_may_act
from job_portal.consents import ledger
from job_portal.consents.doctype.jp_consent.jp_consent import DOCTYPE as CONSENTS
from job_portal.consents.doctype.jp_consent.jp_consent import WITHDRAWN as WITHDRAWN_CONSENT
from job_portal.conversations import about_quotes, messages
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.platform.policy import is_by_key, require
from job_portal.platform.states import COMPANY, SEARCHER
from job_portal.rules import MARKET

SIDES = (COMPANY, SEARCHER)
_LIMITS = MARKET["limits"]
# The subjects of conversations, each with the columns of its two sides.
SUBJECTS = {"application": ("company", "searcher"), "quote": ("poster", "freelancer")}
STORED = ("last_seq", "company_count", "searcher_count", "blocked_by_company", "blocked_by_searcher")
# SQL: whether the searcher has taken back the consent to messages.
IS_TAKEN_BACK = f"""coalesce((select consent.action from `tab{CONSENTS}` consent
    where consent.account = searcher.account and consent.purpose = '{ledger.CONVERSATIONS}'
    order by consent.creation desc limit 1), '') = '{WITHDRAWN_CONSENT}'"""  # noqa: S608 (constants)
# SQL: whether one side has blocked the other in any of their conversations. One that begins at the moment of
# the block does not store it.
_IS_PAIR_BLOCKED = """exists (select 1 from `tabJP Conversation` another
    where another.searcher = searcher.name and another.company = company.name
    and (another.blocked_by_company = 1 or another.blocked_by_searcher = 1))"""
# SQL by key, over the tables that `joined` names.
OF_ROW = {
    "conversation": "conversation.name",
    **{column: f"conversation.{column}" for column in STORED},
}
COLUMNS = {
    **OF_ROW,
    **{column: f"application.{column}" for column in ("status", "shown_status", "silent_until")},
    "application": "application.name",
    "quote": "null",
    "company": "company.name",
    "review": "company.status",
    **{column: f"company.{column}" for column in ("company_name", "company_logo", "company_website")},
    "reviewed_on": "company.reviewed_on",
    "job": "job.name",
    "job_status": "job.status",
    **{column: f"job.{column}" for column in ("title", "category", "valid_through", "hold_reasons")},
    "searcher": "searcher.name",
    "searcher_account": "searcher.account",
    **{column: f"searcher.{column}" for column in ("full_name", "photo", "is_frozen")},
}
# SQL by key: facts that decide who may read and write. Lists do not need them.
_RULINGS = {
    "absent": applications.ABSENT,
    "is_taken_back": IS_TAKEN_BACK,
    "is_pair_blocked": _IS_PAIR_BLOCKED,
}
# An account or a job may be deleted, and the conversation stays.
_REST = """left join `tabJP Job` job on job.name = application.job
    left join `tabJP Company` company on company.name = {0}.company
    left join `tabJP Searcher` searcher on searcher.name = {0}.searcher"""
OF_CONVERSATIONS = f"""`tabJP Conversation` conversation
    left join `tabJP Application` application on application.name = conversation.application
    {_REST.format("conversation")}"""
_OF_APPLICATIONS = f"""`tabJP Application` application
    left join `tabJP Conversation` conversation on conversation.application = application.name
    {_REST.format("application")}"""
# SQL: whether the company may read the conversation, its own state aside; see `_is_closed_to_company`.
OPEN_TO_COMPANY = f"""(searcher.name is null or application.name is null
    or (job.status != '{REMOVED}' and {applications.IS_SHOWN} and not {IS_TAKEN_BACK}))"""


@dataclass(frozen=True)
class Party:
    """One side of a conversation, as the signed-in account.

    :param state: a row of `COLUMNS` and `_RULINGS`. Before the first message `conversation` is None, and the
        counts are 0.
    :param side: `company` or `searcher`. About a quote, the poster is `company`, the freelancer `searcher`.
    """

    state: dict
    side: str

    @property
    def subject(self) -> dict:
        """The subject and the two sides, as columns of JP Conversation."""
        of = "quote" if self.state.quote else "application"
        return {field: self.state[field] for field in (of, *SUBJECTS[of])}

    @property
    def other(self) -> str:
        return SEARCHER if self.side == COMPANY else COMPANY

    def why_not(self) -> str | None:
        """Why the party may not write now, in English; None if it may."""
        if self.state.quote:
            return about_quotes.why_not(self.state, self.side)
        if is_over(self.state):
            return messages.ENDED
        is_waiting = self.state.searcher_count and not self.state.company_count
        return messages.ANSWER_FIRST if self.side == SEARCHER and is_waiting else None


def reach(conversation: str | None, application: str | None = None, quote: str | None = None) -> Party:
    """The conversation, for a party that may read it.

    :param conversation: its name; or else `application` or `quote`, whose conversation may not have begun.
    :raises frappe.ValidationError: 417, none or several are given, or the searcher's account is frozen.
    :raises frappe.PermissionError: 403, not the account's, or not there; or its company may not read it.
    """
    if sum(map(bool, (conversation, application, quote))) != 1:
        frappe.throw(_(messages.ONE_SUBJECT))
    name = (conversation or application or quote).strip()
    if conversation:
        quote = frappe.db.get_value("JP Conversation", name, "quote")
    if quote:
        source = about_quotes.OF_CONVERSATIONS if conversation else about_quotes.OF_QUOTES
        columns = {**OF_ROW, **about_quotes.COLUMNS, **about_quotes.RULINGS}
    else:
        source = OF_CONVERSATIONS if conversation else _OF_APPLICATIONS
        columns = {**COLUMNS, **_RULINGS}
    where = "conversation" if conversation else "quote" if quote else "application"
    selected = ", ".join(f"{sql} as `{key}`" for key, sql in columns.items())
    query = f"select {selected} from {source} where {where}.name = %(name)s"  # noqa: S608 (constants)
    rows = frappe.db.sql(query, {"name": name, "now": now_datetime()}, as_dict=True)
    require(rows, messages.NOT_FOUND)
    state = rows[0]
    for key in STORED:
        state[key] = state[key] or 0
    if state.quote:
        side = about_quotes.side_of(state)
        require(side and not is_by_key(), messages.NOT_FOUND)
        return Party(state, side)
    return _party(state)


def _party(state: dict) -> Party:
    user = frappe.session.user
    if state.searcher and state.searcher_account == user:
        require(not is_by_key(), messages.NOT_FOUND)
        if state.is_frozen:
            frappe.throw(_(THAW_FIRST))
        return Party(state, SEARCHER)
    require(state.company and state.company == membership.company_of(user), messages.NOT_FOUND)
    check_may_act(state.review)
    require(not _is_closed_to_company(state), messages.NOT_FOUND)
    return Party(state, COMPANY)


def _is_closed_to_company(state: dict) -> bool:
    """Whether the company may not read: the job is removed, or the applicant is frozen or has withdrawn."""
    if not state.searcher or not state.application:
        return False
    return state.job_status == REMOVED or bool(state.absent) or bool(state.is_taken_back)


def is_over(state: dict) -> bool:
    """Whether nobody may write."""
    is_gone = not (state.searcher and state.company and state.application)
    if is_gone or state.blocked_by_company or state.blocked_by_searcher or state.is_pair_blocked:
        return True
    if state.is_frozen or state.review in HIDDEN or state.job_status == REMOVED:
        return True
    # A searcher who has blocked the company's looks is absent, too. Taking back the consent does not end the
    # conversation: a new consent opens it again.
    if state.status == WITHDRAWN or state.absent:
        return True
    if status_for_searcher(state.status, state.shown_status, state.silent_until) == NOT_SELECTED:
        return True
    last_day = add_to_date(get_datetime(state.valid_through), days=_LIMITS["writable_days"])
    return last_day < now_datetime()


def accounts_of(state: dict) -> dict[str, list[str]]:
    """The accounts of each side. An applicant who became a member is the searcher, as in `reach`."""
    if state.quote:
        people = {COMPANY: state.poster, SEARCHER: state.searcher_account}
        return {side: [account] if account else [] for side, account in people.items()}
    of_company = membership.accounts_of(state.company) if state.company else []
    of_searcher = [state.searcher_account] if state.searcher_account else []
    return {COMPANY: [each for each in of_company if each not in of_searcher], SEARCHER: of_searcher}
