"""A company asks the person of a mobile number to become a member.

No answer reveals whether the number has an account: a worker notifies the account after the answer.
"""

from datetime import timedelta

import frappe
from frappe import _
from frappe.utils import add_to_date, now_datetime

from job_portal.account import account_summary, accounts, mobile_numbers, persons, roles
from job_portal.company import membership, messages, policy
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.company.doctype.jp_company_invite.jp_company_invite import (
    ACCEPTED,
    CANCELLED,
    DECLINED,
    DOCTYPE,
    OPEN,
)
from job_portal.platform import bulk, logs, queue, rates, records, retention
from job_portal.platform.policy import require
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]
_A_DAY = 24 * 60
# Days for which an ended invite is kept, so that a late answer is refused with the reason.
_KEPT_DAYS = 16
_ANSWERED = ("status", "until", "role", "owner")


def open_ones(company: str) -> list[dict]:
    """The company's open invites as [{invite, number (masked), role, until}], the oldest first."""
    query = """select name as invite, mobile_no as number, role, until from `tabJP Company Invite`
        where company = %s and status = 'Open' and until > %s order by creation, name"""
    rows = frappe.db.sql(query, (company, now_datetime()), as_dict=True)
    return [{**row, "number": logs.masked(row.number), "until": str(row.until)} for row in rows]


def send(mobile_no: str, role: str) -> dict:
    """Invite the person of a number, as `api.invite_member` answers it. The same number has one open invite.

    :raises frappe.PermissionError: 403, no owner; a rejected or frozen company, or one never approved.
    :raises frappe.ValidationError: 417, no number, no such role, a member's number, or too many members.
    :raises frappe.RateLimitExceededError: 429, too many invites of the company or to the number in a day.
    """
    mobile_numbers.check(mobile_no)
    if role not in membership.ROLES:
        frappe.throw(_(messages.ROLE_UNKNOWN))
    company = policy.own_locked("approved_on", by_owner=True)
    policy.check_may_act(company.status)
    # Invited people read the company's name, so a reviewer must have approved it.
    require(company.approved_on, messages.INVITE_WAITS)
    account, members = accounts.name_of(mobile_no), membership.accounts_of(company.name)
    if account in members:
        frappe.throw(_(messages.IS_MEMBER))
    asked = {"company": company.name, "mobile_no": mobile_no, "status": OPEN, "until": (">", now_datetime())}
    if name := frappe.db.get_value(DOCTYPE, asked, "name"):
        frappe.db.set_value(DOCTYPE, name, "role", role)
        return {"invite": name}
    if len(members) + len(open_ones(company.name)) >= _LIMITS["members"]:
        frappe.throw(_(messages.TOO_MANY_MEMBERS).format(_LIMITS["members"]))
    _count(company.name, mobile_no)
    until = add_to_date(now_datetime(), days=_LIMITS["invite_days"])
    invite = frappe.get_doc({"doctype": DOCTYPE, **asked, "role": role, "until": until})
    invite.flags.is_owner_locked = True
    invite.insert(ignore_permissions=True, ignore_links=True)
    queue.later(f"{__name__}.{tell.__name__}", invite=invite.name)
    return {"invite": invite.name}


def _count(company: str, mobile_no: str) -> None:
    """Count the invite for the company and for the number, so that many companies cannot flood one number."""
    if rates.is_above(_LIMITS["invites_a_day"], f"invites:{company}", _A_DAY):
        frappe.throw(
            _(messages.INVITES_EXHAUSTED).format(_LIMITS["invites_a_day"]), frappe.RateLimitExceededError
        )
    if rates.is_above(_LIMITS["invites_of_number_a_day"], f"invited:{persons.of_number(mobile_no)}", _A_DAY):
        frappe.throw(_(messages.INVITED_TOO_OFTEN), frappe.RateLimitExceededError)


def tell(invite: str) -> None:
    """Background job: notify the account of an invited number, if there is one."""
    asked = frappe.db.get_value(DOCTYPE, invite, ["company", "mobile_no", "status"], as_dict=True)
    account = asked and asked.status == OPEN and accounts.name_of(asked.mobile_no)
    if account:
        title = frappe.db.get_value("JP Company", asked.company, "company_name")
        membership.tell(account, messages.TELL_INVITED, title, membership.HOME)


def cancel(invite: str) -> dict:
    """Take back an invite of the own company. An answered or expired invite does not change.

    :return: the company, with its name
    :raises frappe.PermissionError: 403, no owner, or no such invite of the company.
    """
    company = policy.own_locked(by_owner=True)
    of = {"name": invite.strip(), "company": company.name}
    status = frappe.db.get_value(DOCTYPE, of, "status", for_update=True)
    require(status, messages.INVITE_NOT_FOUND)
    if status == OPEN:
        frappe.db.set_value(DOCTYPE, of["name"], "status", CANCELLED)
    return company


def of_account() -> dict:
    """The open invites to the signed-in account's number, as `api.get_invites` answers them."""
    query = f"""select invite.name as invite, company.company_name, invite.role, invite.until
        from `tabJP Company Invite` invite join `tabJP Company` company on company.name = invite.company
        where invite.mobile_no = %s and invite.status = 'Open' and invite.until > %s
        and company.status not in {HIDDEN} order by invite.creation, invite.name"""  # noqa: S608 (constants)
    number = accounts.number_of(frappe.session.user)
    rows = frappe.db.sql(query, (number or "", now_datetime()), as_dict=True)
    return {"items": [{**row, "until": str(row.until)} for row in rows]}


def answer(invite: str, accept: bool) -> dict:
    """Accept or decline an invite, as `api.answer_invite` answers it. Accepting again changes nothing.

    :raises frappe.PermissionError: 403, no such invite to the signed-in account's number.
    :raises frappe.ValidationError: 417, it was declined or cancelled, or is over, or its company is frozen or
        rejected; or the account acts for a company already.
    """
    invite, user = invite.strip(), frappe.session.user
    asked = {"name": invite, "mobile_no": accounts.number_of(user) or "-"}
    company = frappe.db.get_value(DOCTYPE, asked, "company")
    require(company, messages.INVITE_NOT_FOUND)
    # The company's lock before the invite's, as everywhere.
    company = records.locked("JP Company", company)
    found = company and frappe.db.get_value(DOCTYPE, asked, _ANSWERED, as_dict=True, for_update=True)
    require(found, messages.INVITE_NOT_FOUND)
    is_done = accept and found.status == ACCEPTED and membership.company_of(user) == company.name
    if not is_done:
        _check_open(found, company.status)
        if accept:
            _join(company, found, user)
        frappe.db.set_value(DOCTYPE, invite, "status", ACCEPTED if accept else DECLINED)
    account_summary.forget(user)
    return {"roles": roles.session_fields(user)["roles"], "company_name": account_summary.of(user).company}


def _check_open(invite: dict, status: str) -> None:
    if invite.status != OPEN or invite.until <= now_datetime() or status in HIDDEN:
        frappe.throw(_(messages.INVITE_OVER))


def _join(company, invite: dict, user: str) -> None:
    if membership.company_of(user):
        frappe.throw(_(messages.HAS_COMPANY))
    others = membership.accounts_of(company.name)
    if len(others) >= _LIMITS["members"]:
        frappe.throw(_(messages.TOO_MANY_MEMBERS).format(_LIMITS["members"]))
    invited_by = invite.owner if invite.owner in others else None
    membership.begin(company.name, user, invite.role, invited_by)
    roles.note(user, "company")
    membership.publish(user)
    name = frappe.db.get_value("User", user, "full_name")
    for account in others:
        membership.tell(account, messages.TELL_JOINED, name, membership.SCREEN)


def purge() -> None:
    """Daily job: delete invites that ended some time ago, with their numbers."""
    upto = now_datetime() - timedelta(days=_KEPT_DAYS)
    retention.note("invites", bulk.delete_where(DOCTYPE, {"until": ("<", upto)}), upto)
