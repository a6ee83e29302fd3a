"""An account's notifications, in the app and by push."""

from werkzeug.wrappers import Response

from job_portal.notifications import service as notifications
from job_portal.notifications import whatsapp_webhook
from job_portal.platform.policy import Audience, reads, writes


@reads(Audience.SIGNED_IN)
def get_notifications(cursor: str | None = None, limit: int | None = None) -> dict:
    """The signed-in account's notifications, the newest first.

    :return: {items: [{kind, text, link, at, read}], next, total, at_least, unread}, see `platform.paging`;
        `kind`: of `rules`; `link`: an address of this site; `unread`: at most 1,000.
    """
    return notifications.listed(cursor, limit)


@writes(Audience.SIGNED_IN)
def read_notifications(until: str | None = None) -> dict:
    """Mark the signed-in account's notifications as read.

    :param until: the `at` of the newest one that was seen; default: all.
    :return: {unread}
    """
    return notifications.read(until)


@reads(Audience.SIGNED_IN)
def get_push_key() -> dict:
    """The site's key, with which a browser subscribes to push messages, and what the account chose.

    :return: {key, shows_text, takes_sms, channels}; `shows_text`: pushes show what a message of a
        conversation says, beside who wrote it; `takes_sms`: messages by SMS; `channels`: by which the site
        sends messages to phones, of WhatsApp (which needs a consent) and SMS.
    """
    return notifications.push_key()


@writes(Audience.SIGNED_IN)
def set_push_text(shows_text: bool) -> dict:
    """Choose whether the signed-in account's pushes show what messages of conversations say.

    :return: {shows_text}
    """
    return notifications.show_text(shows_text)


@writes(Audience.SIGNED_IN)
def set_sms(takes_sms: bool) -> dict:
    """Choose whether the signed-in account takes messages by SMS. Codes come in any case.

    :return: {takes_sms}
    """
    return notifications.take_sms(takes_sms)


@reads(Audience.EVERYBODY)
def receive_whatsapp() -> Response:
    """WhatsApp's webhook, for calls that Meta signs: what became of messages, and answers.

    :return: nothing; for a GET with the site's token the text of `hub.challenge`.
    :raises frappe.PermissionError: 403, another token or signature.
    """
    return whatsapp_webhook.respond()


@writes(Audience.SIGNED_IN)
def save_push_subscription(endpoint: str, p256dh: str, auth: str, replaces: str | None = None) -> dict:
    """Push the signed-in account's notifications to this browser from now on.

    :param endpoint: the browser's address at its push service; `p256dh`, `auth`: its keys.
    :param replaces: the browser's former address, since browsers change it by themselves.
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
