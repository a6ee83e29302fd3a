"""Keys and webhooks end when their maker is no longer an owner."""

import frappe

from job_portal.connections.doctype.jp_api_key.jp_api_key import DOCTYPE as KEYS
from job_portal.connections.doctype.jp_webhook.jp_webhook import DOCTYPE as WEBHOOKS
from job_portal.connections.doctype.jp_webhook_delivery.jp_webhook_delivery import DOCTYPE as DELIVERIES
from job_portal.platform import bulk, retention


def forget_owner(account: str, company: str) -> None:
    """Hook: the account is no longer an owner of the company."""
    names = frappe.get_all(WEBHOOKS, {"account": account, "company": company}, pluck="name")
    if names:
        bulk.delete_where(DELIVERIES, {"webhook": ("in", names)})
    for doctype in (KEYS, WEBHOOKS):
        bulk.delete_where(doctype, {"account": account, "company": company})


def purge() -> None:
    """Daily job: delete old lines of the log."""
    retention.purge("deliveries", DELIVERIES)
