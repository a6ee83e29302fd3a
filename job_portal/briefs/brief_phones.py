"""Shows a number to the other side of a brief. Each look is logged, and the person is told."""

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.account import accounts
from job_portal.account.profiles import full_name_of
from job_portal.applications import look_log
from job_portal.briefs import engagement_reads, messages, notifying, policy
from job_portal.briefs.doctype.jp_brief.jp_brief import DOCTYPE as BRIEF
from job_portal.briefs.doctype.jp_brief.jp_brief import LIVE
from job_portal.freelancers import freelancer_list
from job_portal.matching.messages import TELL_NUMBER_SEEN
from job_portal.notifications.service import notify
from job_portal.platform.policy import require
from job_portal.platform.sentences import Sentence
from job_portal.platform.states import POSTER

_QUOTA = "freelancer_looks"


def reveal(freelancer: str | None, engagement: str | None) -> dict:
    """A number, as `api.reveal_phone` answers it: of a listed freelancer who may be called, to an account
    with a live brief; or of the other side of an engagement, from the hire until 30 days after the work.

    :raises frappe.PermissionError: 403, the account may not call this person.
    :raises frappe.ValidationError: 417, there is no number.
    :raises frappe.RateLimitExceededError: 429, too many freelancers in a day.
    """
    if engagement:
        return _shown(*_other_side(engagement), quota=None)
    live = {"account": frappe.session.user, "status": LIVE, "valid_through": (">", now_datetime())}
    brief = frappe.db.get_value(BRIEF, live, ["name", "title"], as_dict=True, order_by="published_on desc")
    found = freelancer_list.public(freelancer)
    may_call = brief and found and found.may_call
    require(may_call and not policy.is_blocked(found.name, frappe.session.user), messages.NOT_TO_BE_CALLED)
    return _shown(found.account, brief, quota=_QUOTA)


def _other_side(name: str) -> tuple[str | None, dict]:
    """The account of the other side of an engagement, and its brief."""
    row, side = engagement_reads.engagement_row(name)
    require(engagement_reads.may_call(row), messages.NOT_TO_BE_CALLED)
    account = row.freelancer_account if side == POSTER else row.brief_account
    return account, {"name": row.brief_name, "title": row.brief_title}


def _shown(account: str | None, brief: dict, quota: str | None) -> dict:
    phone = account and accounts.number_of(account)
    if not phone:
        frappe.throw(_(messages.NO_NUMBER))
    if look_log.note_side(account, brief, quota, messages.LOOKS_EXHAUSTED):
        news = Sentence(TELL_NUMBER_SEEN, full_name_of(frappe.session.user), brief["title"])
        link = notifying.url_of_looks(brief["name"])
        notify(account, "number seen", news, link, f"number seen {brief['name']}")
    return {"phone": phone}
