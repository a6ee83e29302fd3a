"""What an account is told."""

import frappe

from job_portal.notifications import service as notifications


@frappe.whitelist(methods=["GET", "POST"])
def get_notifications(cursor: str | None = None, limit: int | None = None) -> dict:
    """What the signed-in account was told, the newest first.

    :return: {items: [{kind, text, link, at, read}], next, total, at_least, unread}, see `platform.paging`;
        `kind`: of `rules`; `link`: an address of this site; `unread`: at most 1,000.
    """
    return notifications.listed(cursor, limit)


@frappe.whitelist(methods=["POST"])
def read_notifications(until: str | None = None) -> dict:
    """Mark the signed-in account's notifications as read.

    :param until: the `at` of the newest that was seen; left out: all.
    :return: {unread}
    """
    return notifications.read(until)


@frappe.whitelist(methods=["GET", "POST"])
def get_push_key() -> dict:
    """The site's key, with which a browser subscribes to its push messages.

    :return: {key}
    """
    return notifications.push_key()


@frappe.whitelist(methods=["POST"])
def save_push_subscription(endpoint: str, p256dh: str, auth: str, replaces: str | None = None) -> dict:
    """Tell the signed-in account's browser what comes behind the bell, from now on.

    :param endpoint: the address that the browser has at its push service; `p256dh`, `auth`: its keys.
    :param replaces: the address that it had before: browsers change it by themselves.
    :return: {subscribed: true}
    :raises frappe.ValidationError: 417, the address or a key is none, or the account did not agree.
    """
    return notifications.subscribe(endpoint, p256dh, auth, replaces)


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["POST"])
def delete_push_subscription(endpoint: str) -> dict:
    """Tell that browser nothing any more. Guests may call it: a browser ends it after it has logged out.

    :return: {subscribed: false}
    """
    return notifications.unsubscribe(endpoint)
