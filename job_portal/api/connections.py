"""A company's connections to its own systems: keys and webhooks. The rules: docs/operate.md#connections."""

from job_portal.connections import delivering, keys, policy, webhooks
from job_portal.platform.policy import Audience, reads, writes


@reads(Audience.OWNER)
def get_connections() -> dict:
    """The keys and webhooks of the signed-in owner's company.

    :return: {keys: [{key, title, scopes, until, used_on, made_by}], webhooks: [{webhook, address, ended_on,
        rotated_on, made_by}]}
    :raises frappe.ValidationError: 417, the site has no connections.
    """
    return _answer()


@writes(Audience.OWNER)
def add_key(title: str, scopes: list | str, until: str) -> dict:
    """Make a key for a program of the account's company. The program acts as the signed-in account.

    :param scopes: of rules/connections.json.
    :param until: its last day, as 2026-12-31.
    :return: {token, keys, webhooks}; no other answer contains `token`
    :raises frappe.ValidationError: 417, no title, no such scopes, no such day, or too many keys.
    """
    token = keys.add(title, scopes, until)
    return {"token": token, **_answer()}


@writes(Audience.OWNER)
def delete_key(key: str) -> dict:
    """End a key of the account's company. Any owner may end any key.

    :return: {keys, webhooks} as `get_connections`
    """
    keys.delete(key)
    return _answer()


@writes(Audience.OWNER)
def add_webhook(address: str) -> dict:
    """Add a webhook: the site calls its address when something happens, and first with a test event.

    :param address: https, of the internet.
    :return: {webhook, secret, keys, webhooks}; no other answer contains this `secret`
    :raises frappe.ValidationError: 417, an address that the server does not call, or too many.
    """
    return {**webhooks.add(address), **_answer()}


@writes(Audience.OWNER)
def rotate_webhook(webhook: str) -> dict:
    """Change the secret of a webhook. For 24 hours messages are signed with the old and the new one.

    :return: {webhook, secret}
    """
    return webhooks.rotate(webhook)


@writes(Audience.OWNER)
def delete_webhook(webhook: str) -> dict:
    """End a webhook of the account's company, and delete its log.

    :return: {keys, webhooks} as `get_connections`
    """
    webhooks.delete(webhook)
    return _answer()


@reads(Audience.OWNER)
def get_deliveries(webhook: str | None = None, cursor: str | None = None, limit: int | None = None) -> dict:
    """The deliveries to the webhooks of the account's company, the newest first.

    :return: {items, next, total, at_least}, see `platform.paging`; items: {delivery, type, webhook, body,
        status: Queued | Sent | Failed, due_on, tries, answer (its HTTP status), reason, sent_on, creation}
    """
    return delivering.listed(webhook, cursor, limit)


@writes(Audience.OWNER)
def send_again(delivery: str) -> dict:
    """Send a delivery once more, under the same id.

    :return: {delivery}
    :raises frappe.ValidationError: 417, its webhook has ended.
    """
    delivering.send_again(delivery)
    return {"delivery": delivery.strip()}


def _answer() -> dict:
    company = policy.own_company_to_read()
    return {"keys": keys.listed(company), "webhooks": webhooks.listed(company)}
