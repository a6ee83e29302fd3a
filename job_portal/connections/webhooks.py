"""The addresses of a company's own system that hear of events, and their secrets.

A secret is derived from the site's key, so it is stored nowhere.
"""

import base64
from datetime import datetime, timedelta

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal.company.membership import names_of
from job_portal.connections import messages, policy, webhook_events
from job_portal.connections.doctype.jp_webhook.jp_webhook import DOCTYPE
from job_portal.connections.doctype.jp_webhook_delivery.jp_webhook_delivery import DOCTYPE as DELIVERIES
from job_portal.notifications import endpoints
from job_portal.platform import bulk, guarded_client
from job_portal.platform.hashing import keyed_hash
from job_portal.rules import CONNECTION_LIMITS

SECRET_PREFIX = "whsec_"  # noqa: S105 (no secret)
# How long after a change messages are also signed with the earlier secret.
_BOTH = timedelta(hours=24)


def check(address: str):
    """Parse and check an address, without using the network.

    :raises guarded_client.Refused: it is not https, or not of the internet.
    """
    parts = guarded_client.parse(address, endpoints.listed())
    host = parts.hostname
    is_named = "." in host and guarded_client.HOST_NAME.fullmatch(host) and not host.rsplit(".")[-1].isdigit()
    if not is_named and not guarded_client.is_loopback(host):
        raise guarded_client.Refused("host")
    return parts


def secrets_of(webhook: dict, now: datetime) -> list[bytes]:
    """The keys that sign a message: the present one, and after a change the earlier one, too."""
    is_changing = webhook.rotated_on and now < get_datetime(webhook.rotated_on) + _BOTH
    versions = (webhook.version, webhook.version - 1) if is_changing else (webhook.version,)
    return [_secret(webhook.name, version) for version in versions]


def key_of(secret: str) -> bytes:
    """The bytes of a secret as it is shown."""
    return base64.b64decode(secret.removeprefix(SECRET_PREFIX))


def _secret(name: str, version: int) -> bytes:
    return bytes.fromhex(keyed_hash("webhook secret", name, str(version)))


def _shown(name: str, version: int) -> str:
    return SECRET_PREFIX + base64.b64encode(_secret(name, version)).decode()


def listed(company: str) -> list[dict]:
    """The company's webhooks, the newest first, without their secrets."""
    columns = ["name as webhook", "address", "ended_on", "rotated_on", "account"]
    rows = frappe.get_all(DOCTYPE, {"company": company}, columns, order_by="creation desc, name desc")
    names = names_of({row.account for row in rows})
    return [
        {
            # The account's name is for nobody: it goes before the rest of the row is taken.
            "made_by": names[row.pop("account")],
            **row,
            "ended_on": row.ended_on and str(row.ended_on),
            "rotated_on": row.rotated_on and str(row.rotated_on),
        }
        for row in rows
    ]


def add(address: str) -> dict:
    """Make a webhook of the signed-in owner's company, and send a first event to it.

    :return: {webhook, secret}
    :raises frappe.PermissionError: 403, no owner, or a company that is frozen or rejected.
    :raises frappe.ValidationError: 417, an address that the server does not call, or too many.
    """
    address = address.strip()
    try:
        check(address)
    except guarded_client.Refused:
        frappe.throw(_(messages.ADDRESS_REFUSED))
    company, most = policy.own_company_to_change(), CONNECTION_LIMITS["webhooks"]
    if frappe.db.count(DOCTYPE, {"company": company}) >= most:
        frappe.throw(_(messages.TOO_MANY_WEBHOOKS).format(most))
    webhook = frappe.get_doc({"doctype": DOCTYPE, "company": company, "address": address, "version": 1})
    webhook.account = frappe.session.user
    webhook.flags.is_owner_locked = True
    webhook.insert(ignore_permissions=True)
    webhook_events.note(company, webhook_events.WEBHOOK_ADDED, {"webhook": webhook.name})
    return {"webhook": webhook.name, "secret": _shown(webhook.name, 1)}


def rotate(name: str) -> dict:
    """Give a webhook of the signed-in owner's company another secret. The earlier one signs for a day more.

    :return: {webhook, secret}
    :raises frappe.PermissionError: 403, no owner, or no such webhook of the company.
    """
    of = _own(name)
    version = frappe.db.get_value(DOCTYPE, of, "version") + 1
    frappe.db.set_value(DOCTYPE, of["name"], {"version": version, "rotated_on": now_datetime()})
    return {"webhook": of["name"], "secret": _shown(of["name"], version)}


def delete(name: str) -> None:
    """End a webhook of the signed-in owner's company, with its log.

    :raises frappe.PermissionError: 403, no owner, or no such webhook of the company.
    """
    of = _own(name)
    bulk.delete_where(DELIVERIES, {"webhook": of["name"]})
    frappe.db.delete(DOCTYPE, of)


def _own(name: str) -> dict:
    return policy.own_record(DOCTYPE, name, messages.WEBHOOK_NOT_FOUND)
