"""An account's notifications, in the app and by push."""

from werkzeug.wrappers import Response

from job_portal.notifications import service as notifications
from job_portal.notifications import whatsapp_webhook
from job_portal.platform.policy import Audience, reads, writes


@reads(Audience.SIGNED_IN)
def get_notifications(cursor: str | None = None, limit: int | None = None) -> dict:
    """The signed-in account's notifications, the newest first.

    :return: {items: [{kind, text, link, at, read}], next, total, at_least, unread}, see `platform.paging`;
        `kind`: of `rules`; `link`: an address on this site; `unread`: at most 1,000.
    """
    return notifications.listed(cursor, limit)


@writes(Audience.SIGNED_IN)
def read_notifications(until: str | None = None) -> dict:
    """Mark the signed-in account's notifications as read.

    :param until: the `at` of the newest one that was seen; default: all.
    :return: {unread}
    """
    return notifications.read(until)


@writes(Audience.EVERYBODY)
def read_pushed(line: str) -> dict:
    """Mark the notification whose push was opened as read. The browser's worker has no session.

    :param line: as the push names it, to that browser alone.
    :return: {read: true}
    """
    return notifications.read_pushed(line)


@reads(Audience.SIGNED_IN)
def get_push_key() -> dict:
    """The site's key, with which a browser subscribes to push messages, and the account's choices.

    :return: {key, shows_text, takes_sms, channels}; `shows_text`: pushes show the text of conversations'
        messages, not only the sender; `takes_sms`: the account accepts messages by SMS; `channels`: how the
        site sends messages to phones: WhatsApp (which needs a consent), SMS.
    """
    return notifications.push_key()


@writes(Audience.SIGNED_IN)
def set_push_text(shows_text: bool) -> dict:
    """Choose whether the signed-in account's pushes show the text of conversations' messages.

    :return: {shows_text}
    """
    return notifications.show_text(shows_text)


@writes(Audience.SIGNED_IN)
def set_sms(takes_sms: bool) -> dict:
    """Choose whether the signed-in account accepts messages by SMS. Codes are always sent.

    :return: {takes_sms}
    """
    return notifications.take_sms(takes_sms)


@reads(Audience.EVERYBODY)
def receive_whatsapp() -> Response:
    """WhatsApp's webhook for calls that Meta signs: the status of messages, and answers.

    :return: nothing; for a GET with the site's token the text of `hub.challenge`.
    :raises frappe.PermissionError: 403, another token or signature.
    """
    return whatsapp_webhook.respond()


@writes(Audience.SIGNED_IN)
def save_push_subscription(endpoint: str, p256dh: str, auth: str, replaces: str | None = None) -> dict:
    """Push the signed-in account's notifications to this browser from now on.

    :param endpoint: the browser's address at its push service; `p256dh`, `auth`: its keys.
    :param replaces: the browser's former address: browsers change it on their own.
    :return: {subscribed: true}
    :raises frappe.ValidationError: 417, the address or a key is invalid, or the account did not agree.
    """
    return notifications.subscribe(endpoint, p256dh, auth, replaces)


@writes(Audience.EVERYBODY)
def delete_push_subscription(endpoint: str) -> dict:
    """End a browser's subscription. Guests may call it, since a browser ends it after logging out.

    :return: {subscribed: false}
    """
    return notifications.unsubscribe(endpoint)
