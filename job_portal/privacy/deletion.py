"""The signed-in account deletes itself, with a code sent to its number.

One transaction deletes everything, by each domain's hook of User. The content of files is deleted after the
commit (`files.purge.let_go`).
"""

import frappe
from frappe import _

from job_portal.account import accounts, code_limits, code_sending, codes, cookies, sessions
from job_portal.account.registration import DEADLOCK_ATTEMPTS
from job_portal.briefs import leaving
from job_portal.company import members, membership
from job_portal.company import service as companies
from job_portal.platform import queue, settings
from job_portal.platform.policy import require
from job_portal.privacy import messages, traces
from job_portal.rules import LIMITS
from job_portal.searchers import service as searchers


def send_code() -> dict:
    """Send the account's own number a code, as `api.send_delete_code` answers it.

    :raises frappe.PermissionError: 403, see `own_number`.
    :raises frappe.RateLimitExceededError: 429, and GatewayError: as `code_sending.send`.
    """
    number = own_number()
    device = cookies.device(number)
    code_limits.count_request(number, device)
    return {
        "reference_no": code_sending.send(number, codes.DELETE, device),
        "expires_in": settings.number("otp_life_seconds"),
        "resend_after": LIMITS["resend_seconds"],
    }


def delete(reference: str, code: str, with_company: bool = False) -> dict:
    """Delete the signed-in account, as `api.delete_account` answers it.

    :param with_company: whether to delete the company of its last owner, too, if it has other members.
    :raises frappe.ValidationError: 417, the code is wrong or expired. Attempts are counted. Or the last owner
        of a company with other members deletes only the account.
    :raises frappe.PermissionError: 403, see `own_number`.
    """
    number, account = own_number(), frappe.session.user
    if not with_company:
        members.check_hand_over(account)
    outcome = codes.check(number, reference, code, codes.DELETE, (codes.DELETE,))
    if outcome.failure:
        frappe.throw(_(outcome.failure))
    erase(account, with_company)
    cookies.forget_device()
    frappe.local.cookie_manager.delete_cookie(sessions.COOKIES)
    return {"deleted": True, "message": _(messages.DELETED)}


def erase(account: str, with_company: bool | None = None) -> None:
    """Delete the account with all its data, and commit. A company is deleted with its only member.

    :param with_company: of the last owner of a company with other members: whether the company goes, too. If
        False, the owner is refused. If None, the company goes on, and a reviewer may make a member its owner.
    """
    for attempt in range(1, DEADLOCK_ATTEMPTS + 1):
        try:
            return _erase(account, with_company)
        except frappe.QueryDeadlockError:
            # The database has rolled back the whole transaction.
            frappe.db.rollback()
            if attempt == DEADLOCK_ATTEMPTS:
                raise


def _erase(account: str, with_company: bool | None) -> None:
    # The second of two concurrent requests finds no account.
    if not _lock(account):
        return
    if with_company is False:
        members.check_hand_over(account)
    last_owned = with_company and members.last_owned_by(account)
    # Frappe commits when it ends a session, and would end the account's own session twice.
    sessions.end_all(frappe.get_doc("User", account))
    caller = frappe.session.user
    frappe.set_user("Administrator")
    try:
        # Deleting records enqueues a job for each.
        with queue.unlimited():
            if last_owned:
                companies.delete(last_owned)
            frappe.delete_doc("User", account, ignore_permissions=True, delete_permanently=True)
        # Frappe adds a comment on each deletion, after its hooks.
        traces.forget_comments(account)
        frappe.db.commit()
    finally:
        # The account's own session is gone, so the rest of its request runs as Guest.
        frappe.set_user("Guest" if caller == account else caller)


def _lock(account: str) -> bool:
    """Lock the account and its records until the transaction ends. Return whether it exists.

    In the order of other requests, to avoid deadlocks: the own record, the number, and the User last
    (`owners`).
    """
    company, searcher = membership.company_of(account), searchers.searcher_of(account)
    briefs = leaving.briefs_of(account)
    # A transaction reads from the snapshot of its first read, so begin a new one with the locks.
    frappe.db.commit()
    if briefs:
        find = "select name from `tabJP Brief` where name in %(briefs)s for update"
        frappe.db.sql(find, {"briefs": briefs})
    for table, field, value in (
        ("JP Company", "name", company),
        ("JP Job", "company", company),
        ("JP Searcher", "name", searcher),
        ("JP Account", "user", account),
        ("User", "name", account),
    ):
        query = f"select name from `tab{table}` where {field} = %s for update"  # noqa: S608 (constants)
        locked = frappe.db.sql(query, (value,))
    return bool(locked)


def own_number() -> str:
    """The number of the signed-in account.

    :raises frappe.PermissionError: 403, a user without a number or with access to Desk.
    """
    number = accounts.number_of(frappe.session.user)
    require(number and accounts.may_sign_in(number), messages.OTHER_ACCOUNT)
    return number
