"""An account's sessions: the present one, and those of its other devices."""

import frappe

from job_portal.account import roles, sessions
from job_portal.notifications import subscriptions
from job_portal.platform.policy import Audience, reads, writes


@writes(Audience.BY_NUMBER)
def get_session() -> dict:
    """The answer to a sign-in once more, for a signed-in browser that has lost it.

    :return: {token, api_key, api_secret, username, email, full_name, home_page, user, csrf_token} and the
        fields of the hook `job_portal_session_fields`.
    """
    return sessions.restore()


@writes(Audience.BY_NUMBER)
def set_role(role: str) -> dict:
    """Store the role in which the account continues. A later sign-in on another device begins with it.

    :param role: one of the boot's `roles`.
    :return: {role}
    :raises frappe.ValidationError: 417, the account does not hold it.
    """
    roles.choose(sessions.own_account(), role)
    return {"role": role}


@reads(Audience.BY_NUMBER)
def get_devices() -> dict:
    """The devices that are signed in to the account, the latest used first; at most 50.

    :return: {items: [{browser, system ('' if unknown), since, used_on (accurate to about ten minutes),
        is_this}]}
    """
    return {"items": sessions.of_account()}


@writes(Audience.BY_NUMBER)
def sign_out_others(endpoint: str | None = None) -> dict:
    """Sign out all other devices, and end their push subscriptions.

    :param endpoint: this browser's push subscription, which stays.
    :return: {token, api_key, api_secret}: new ones, since all devices shared the old ones.
    """
    answer = sessions.end_others()
    subscriptions.forget(frappe.session.user, but=endpoint)
    return answer
