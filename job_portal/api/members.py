"""The members of a company, and its invites. The rules: docs/behaviour.md#members."""

from job_portal.company import invites, members
from job_portal.platform.policy import Audience, reads, writes


@reads(Audience.WITH_COMPANY)
def get_members() -> dict:
    """The members of the signed-in account's company, the owners first, and its open invites.

    :return: {items: [{member, full_name, role: Owner | Recruiter, since, seen_on, is_me}], invites: [{invite,
        number (masked), role, until}], connections: whether owners may connect their own systems}
    """
    return members.own()


@writes(Audience.OWNER)
def invite_member(mobile_no: str, role: str = "Recruiter") -> dict:
    """Invite the person who signs in with a number to become a member. Inviting a number again returns the
    same invite.

    The answer does not reveal whether the number has an account.

    :return: {invite}
    :raises frappe.PermissionError: 403, no owner; a rejected or frozen company, or one that was never
        approved.
    :raises frappe.ValidationError: 417, no number, no such role, a member's number, or too many people.
    :raises frappe.RateLimitExceededError: 429, too many invites of the company or to the number in a day.
    """
    return invites.send(mobile_no, role)


@writes(Audience.OWNER)
def cancel_invite(invite: str) -> dict:
    """Take back an invite.

    :return: {items, invites} as `get_members`
    :raises frappe.PermissionError: 403, no owner, or no such invite of the company.
    """
    return members.answer(invites.cancel(invite).name)


@reads(Audience.SIGNED_IN)
def get_invites() -> dict:
    """The open invites to the signed-in account's number.

    :return: {items: [{invite, company_name (its title), role, until}]}
    """
    return invites.of_account()


@writes(Audience.SIGNED_IN)
def answer_invite(invite: str, accept: bool) -> dict:
    """Accept or decline an invite to the signed-in account's number.

    :return: {roles, company_name (JPC-...)} as a sign-in
    :raises frappe.PermissionError: 403, no such invite to this number.
    :raises frappe.ValidationError: 417, it is no longer open, or the account acts for a company already.
    """
    return invites.answer(invite, accept)


@writes(Audience.OWNER)
def change_member(member: str, role: str) -> dict:
    """Make a member an owner or a recruiter.

    :return: {items, invites} as `get_members`
    :raises frappe.PermissionError: 403, no owner, or no such member of the company.
    :raises frappe.ValidationError: 417, no such role, or it is the last owner.
    """
    return members.change(member, role)


@writes(Audience.WITH_COMPANY)
def remove_member(member: str) -> dict:
    """Remove a member, as an owner, or leave the company. Access ends at once.

    :return: {items, invites} as `get_members`; {items: []} after leaving
    :raises frappe.PermissionError: 403, another company's member, or another member if the caller is no
        owner.
    :raises frappe.ValidationError: 417, it is the last owner.
    """
    return members.remove(member)


@writes(Audience.REVIEWERS)
def make_owner(member: str, reason: str) -> dict:
    """Make a member the owner of a company whose owners have no number, or have long been absent.

    :param reason: logged.
    :return: {member, role}
    :raises frappe.ValidationError: 417, no reason, or an owner is active.
    """
    return members.make_owner(member, reason)
