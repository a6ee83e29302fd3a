"""A site with connections, a company with a webhook, its partner, and a clock that tests set."""

from datetime import timedelta
from unittest.mock import patch

import frappe
from frappe.utils import now_datetime

from job_portal.connections import delivering, webhooks
from job_portal.connections.doctype.jp_api_key.jp_api_key import DOCTYPE as KEYS
from job_portal.connections.doctype.jp_webhook.jp_webhook import DOCTYPE as WEBHOOKS
from job_portal.connections.doctype.jp_webhook_delivery.jp_webhook_delivery import DOCTYPE
from job_portal.connections.tests.partner import Partner
from job_portal.platform import cache, due_rows
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import Account


class ConnectionCase(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        self.partner = Partner()
        self.addCleanup(self.partner.stop)
        self.configure(connections=1, push_hosts=self.partner.host)
        # Requests use the real clock, so this one is ahead.
        self.now = now_datetime() + timedelta(minutes=5)
        for clock in (delivering, due_rows, webhooks):
            self.enterContext(patch.object(clock, "now_datetime", lambda: self.now))
        # A worker would send before the test does.
        self.enterContext(patch.object(frappe, "enqueue"))
        cache.forget(delivering._ROWS.lock_name)
        for doctype in (DOCTYPE, WEBHOOKS, KEYS):
            frappe.db.delete(doctype)
        frappe.db.commit()

    def call(self, method: str, account: Account | None = None, **payload: object) -> dict:
        return (account or self.company).browser.message(f"{API}{method}", **payload)

    def hook(self, account: Account | None = None) -> dict:
        """A webhook to the partner, after its test event: {webhook, secret}."""
        added = self.call("add_webhook", account, address=self.partner.address)
        self.drain()
        return added

    def drain(self, **later: float) -> None:
        """Send due messages, after some time."""
        self.now += timedelta(**later)
        frappe.db.rollback()
        delivering.drain()
        frappe.db.rollback()

    def log(self, account: Account | None = None) -> list[dict]:
        frappe.db.rollback()
        return self.call("get_deliveries", account)["items"]
