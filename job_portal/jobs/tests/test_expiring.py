from datetime import timedelta

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.jobs import expiring
from job_portal.tests.market_case import API, MarketCase


class TestExpiring(MarketCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.company = cls.company_account()

    def end_in(self, hours: float, job: str) -> None:
        end = now_datetime() + timedelta(hours=hours)
        frappe.db.set_value("JP Job", job, {"valid_through": end, "published_on": end - timedelta(days=7)})
        frappe.db.commit()

    def told(self) -> list[str]:
        """What the company was told after one run of the hourly job."""
        frappe.db.rollback()
        expiring.tell_companies()
        items = self.company.browser.message(f"{API}get_notifications")["items"]
        return [item["text"] for item in items if item["kind"] == "expiring"]

    def test_a_company_is_told_once_of_each_end_a_day_before(self) -> None:
        job = self.post_job(self.company, title="Night Watch")
        self.assertEqual(self.told(), [])
        self.end_in(23, job)
        for _ in range(2):
            (text,) = self.told()
        end = get_datetime(frappe.db.get_value("JP Job", job, "valid_through"))
        ends = end.strftime("%d %b %Y, %H:%M")
        self.assertEqual(text, f"Night Watch ends on {ends}. After that you can repost it.")
        self.end_in(22, job)
        self.assertEqual(len(self.told()), 2)

    def test_what_ended_or_was_closed_is_not_told(self) -> None:
        before = len(self.told())
        closed, over = self.post_job(self.company), self.post_job(self.company)
        self.company.browser.message(f"{API}close_job", name=closed)
        self.end_in(5, closed)
        self.end_in(-1, over)
        self.assertEqual(len(self.told()), before)
