"""The members of a company: their list, their roles, and how they leave."""

import frappe
from frappe import _

from job_portal.account import accounts
from job_portal.company import invites, membership, messages, policy, review_log
from job_portal.company.doctype.jp_company_member.jp_company_member import DOCTYPE, OWNER, RECRUITER
from job_portal.platform import market, records
from job_portal.platform.policy import require

_LISTED = """select member.name as member, user.full_name, member.role, member.since, member.account,
    coalesce(user.last_active, user.last_login) as seen_on
    from `tabJP Company Member` member join `tabUser` user on user.name = member.account
    where member.company = %s
    order by case when member.role = 'Owner' then 0 else 1 end, member.since, member.name"""
_TOLD = {OWNER: messages.TELL_OWNER, RECRUITER: messages.TELL_RECRUITER}


def own() -> dict:
    """The own company's members and open invites, as `api.get_members` answers them.

    :raises frappe.PermissionError: 403, the signed-in account has no company.
    """
    return answer(policy.own_company().name)


def answer(company: str) -> dict:
    """{items, invites, connections} of a company, see `api.get_members`."""
    rows = frappe.db.sql(_LISTED, (company,), as_dict=True)
    for row in rows:
        row.is_me = row.pop("account") == frappe.session.user
        row.since, row.seen_on = str(row.since), row.seen_on and str(row.seen_on)
    answered = {"items": rows, "invites": invites.open_ones(company)}
    return answered | {"connections": market.has_connections()}


def change(member: str, role: str) -> dict:
    """Give a member of the own company another role, as `api.change_member` answers it.

    :raises frappe.PermissionError: 403, no owner, or no such member of the company.
    :raises frappe.ValidationError: 417, no such role, or it is the last owner.
    """
    if role not in membership.ROLES:
        frappe.throw(_(messages.ROLE_UNKNOWN))
    company = policy.own_locked("company_name", by_owner=True)
    row = _row(member, company.name)
    require(row, messages.MEMBER_NOT_FOUND)
    if row.role != role:
        if row.role == OWNER:
            _check_other_owner(company.name, row.account)
        _set_role(row, role, company)
    return answer(company.name)


def remove(member: str) -> dict:
    """Remove a member of the own company, or leave it, as `api.remove_member` answers it.

    :raises frappe.PermissionError: 403, a member who is no owner removes another one, or no such member.
    :raises frappe.ValidationError: 417, it is the last owner.
    """
    user = frappe.session.user
    company = policy.own_locked("company_name")
    row = _row(member, company.name)
    require(row, messages.MEMBER_NOT_FOUND)
    require(row.account == user or membership.is_owner(user, company.name), messages.OWNERS_ONLY)
    if row.role == OWNER:
        _check_other_owner(company.name, row.account)
    membership.end(row.account)
    membership.publish(row.account)
    if row.account == user:
        name = frappe.db.get_value("User", user, "full_name")
        for account in membership.accounts_of(company.name):
            membership.tell(account, messages.TELL_LEFT, name, membership.SCREEN)
        return {"items": []}
    membership.tell(row.account, messages.TELL_REMOVED, company.company_name, membership.HOME)
    return answer(company.name)


def make_owner(member: str, reason: str) -> dict:
    """A reviewer makes a member the owner of a company whose owners are gone. The reason is logged.

    :return: {member, role}
    :raises frappe.DoesNotExistError: 404, no such member.
    :raises frappe.ValidationError: 417, no reason, or an owner of the company is there.
    """
    reason = reason.strip() or frappe.throw(_(messages.OWNER_NEEDS_REASON))
    name = frappe.db.get_value(DOCTYPE, member, "company")
    company = name and records.locked("JP Company", name)
    row = company and _row(member, company.name)
    if not row:
        frappe.throw(_(messages.MEMBER_NOT_FOUND), frappe.DoesNotExistError)
    if row.role != OWNER:
        owners = frappe.get_all(DOCTYPE, {"company": company.name, "role": OWNER}, pluck="account")
        if not all(map(_is_gone, owners)):
            frappe.throw(_(messages.OWNER_IS_THERE))
        _set_role(row, OWNER, company)
        review_log.note_owner(company, row.account, reason)
    return {"member": row.name, "role": OWNER}


def check_hand_over(account: str) -> None:
    """Refuse to let the last owner of a company with other members go.

    :raises frappe.ValidationError: 417.
    """
    if last_owned_by(account) and not membership.is_only_member(account):
        frappe.throw(_(messages.HAND_OVER_FIRST))


def last_owned_by(account: str) -> str | None:
    """The company whose only owner is the account, or None."""
    company = membership.owned_by(account)
    return company if company and not _other_owner(company, account) else None


def _is_gone(account: str) -> bool:
    """Whether the account has no number, or was not used for long: the number may be given out again."""
    return not accounts.number_of(account) or accounts.is_unused(account)


def _row(member: str, company: str) -> dict | None:
    fields, of = ["name", "account", "role"], {"name": member.strip(), "company": company}
    return frappe.db.get_value(DOCTYPE, of, fields, as_dict=True, for_update=True)


def _check_other_owner(company: str, account: str) -> None:
    if not _other_owner(company, account):
        frappe.throw(_(messages.LAST_OWNER))


def _other_owner(company: str, account: str) -> str | None:
    others = {"company": company, "role": OWNER, "account": ("!=", account)}
    return frappe.db.get_value(DOCTYPE, others, for_update=True)


def _set_role(row: dict, role: str, company: dict) -> None:
    frappe.db.set_value(DOCTYPE, row.name, "role", role)
    if role == RECRUITER:
        membership.end_ownership(row.account, company.name)
    membership.publish(row.account)
    if row.account != frappe.session.user:
        membership.tell(row.account, _TOLD[role], company.company_name, membership.SCREEN)
