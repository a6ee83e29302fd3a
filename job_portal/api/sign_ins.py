"""The sign-ins of an account: one's own, and those of its other devices."""

import frappe

from job_portal.account import sessions
from job_portal.notifications import subscriptions


@frappe.whitelist(methods=["POST"])
def get_session() -> dict:
    """What the reply to a sign-in says, for a browser that is signed in and has lost it.

    :return: {token, api_key, api_secret, username, email, full_name, home_page, user, csrf_token} and what
        the hook `job_portal_session_fields` adds.
    :raises frappe.PermissionError: 403, a guest, or a user who did not sign in by a number.
    """
    return sessions.restore()


@frappe.whitelist(methods=["GET", "POST"])
def get_devices() -> dict:
    """The devices that are signed in to the account, the one used last first; at most 50.

    :return: {items: [{browser, system ('' where not known), since, used_on (to some ten minutes), is_this}]}
    :raises frappe.PermissionError: 403, as `get_session`.
    """
    return {"items": sessions.of_account()}


@frappe.whitelist(methods=["POST"])
def sign_out_others(endpoint: str | None = None) -> dict:
    """Sign out of all devices but this one. They are told of nothing any more.

    :param endpoint: of this browser's push subscription, which goes on.
    :return: {token, api_key, api_secret}: new ones, since all devices had the same.
    :raises frappe.PermissionError: 403, as `get_session`.
    """
    answer = sessions.end_others()
    subscriptions.forget(frappe.session.user, but=endpoint)
    return answer
