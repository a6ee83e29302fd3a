"""A poster asks a freelancer for a quote."""

import frappe
from frappe import _

from job_portal.account import quotas
from job_portal.briefs import messages, notifying, policy, transitions
from job_portal.briefs.doctype.jp_brief.jp_brief import LIVE
from job_portal.freelancers import freelancer_list
from job_portal.notifications.service import notify
from job_portal.platform.hashing import keyed_hash
from job_portal.platform.sentences import Sentence
from job_portal.rules import MARKET

_MOST, _QUOTA = MARKET["limits"]["asked_freelancers_a_day"], "asked freelancers"


def ask(brief_name: str, freelancer: str) -> dict:
    """Notify a listed freelancer of a live brief of the account, as `api.invite_freelancer` answers it. A
    second request in a day does nothing.

    :raises frappe.PermissionError: 403, another account's brief.
    :raises frappe.DoesNotExistError: 404, nobody of this name is on the list.
    :raises frappe.ValidationError: 417, the brief is not live.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    brief = policy.own_brief(brief_name, is_counted=True)
    if brief.status != LIVE:
        transitions.BRIEFS.refuse(brief.status)
    found = freelancer_list.public(freelancer)
    if not found or policy.is_blocked(found.name, brief.account):
        frappe.throw(_(messages.FREELANCER_NOT_FOUND), frappe.DoesNotExistError)
    # The two have a quota of one a day. The line in the bell may be gone before.
    if not quotas.take(keyed_hash(_QUOTA, brief.name, found.name), 1):
        return {"brief": brief.name, "freelancer": found.name}
    if not quotas.take(_QUOTA, _MOST):
        frappe.throw(_(messages.ASKED_EXHAUSTED).format(_MOST), frappe.RateLimitExceededError)
    name = frappe.db.get_value("User", brief.account, "full_name")
    news = Sentence(messages.TELL_ASKED, name, brief.title)
    notify(found.account, "asked", news, notifying.url_of(brief.name), f"asked {brief.name}")
    return {"brief": brief.name, "freelancer": found.name}
