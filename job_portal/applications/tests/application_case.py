"""Base class for tests of applications: a company with a job, a searcher who applied, moved times."""

import json
from datetime import timedelta

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.tests.actor import said
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import store

DECIDE = f"{API}decide_application"


class ApplicationCase(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        self.searcher = self.account()
        self.job = self.post_job(self.company)
        self.name = self.searcher.browser.message(f"{API}apply_to_job", job=self.job)["name"]

    def decide(self, decision: str, **values) -> str:
        """Let the company decide. Returns the status in the answer."""
        return self.company.browser.message(DECIDE, name=self.name, decision=decision, **values)["status"]

    def interview(self, days: int = 2, place: str = "call") -> str:
        at = (now_datetime() + timedelta(days=days)).replace(microsecond=0)
        return self.decide("interview", interview_at=str(at), place=place)

    def refused(self, decision: str, **values) -> str:
        reply = self.company.browser.call(DECIDE, **{"name": self.name, "decision": decision, **values})
        self.assertEqual(reply.status_code, 417, reply.text)
        return said(reply)

    def withdraw(self) -> None:
        self.searcher.browser.message(f"{API}withdraw_application", name=self.name)

    def own(self) -> dict:
        """The application as its searcher reads it."""
        return self.searcher.browser.message(f"{API}get_application", name=self.name)

    def seen(self) -> tuple[str, list[str]]:
        """Status and history as the searcher reads them."""
        own = self.own()
        return own["status"], [entry["status"] for entry in own["history"]]

    def kinds_told(self, account: str) -> list[str]:
        """The kinds of an account's notifications, the oldest first."""
        frappe.db.rollback()
        filters = {"account": account}
        return frappe.get_all(
            "JP Notification", filters=filters, pluck="kind", order_by="creation asc, name asc"
        )

    def pass_time(self, hours: int = 0, seconds: int = 0) -> None:
        """Move all times of the application into the past."""
        frappe.db.rollback()
        step = timedelta(hours=hours, seconds=seconds)
        application = frappe.get_doc("JP Application", self.name)
        history = [{**entry, "on": str(get_datetime(entry["on"]) - step)} for entry in application.entries()]
        values = {"history": json.dumps(history)}
        for field in ("applied_on", "decided_on", "silent_until"):
            if application.get(field):
                values[field] = get_datetime(application.get(field)) - step
        store("JP Application", self.name, values)
