from datetime import timedelta

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.jobs import tasks
from job_portal.tests.market_case import API, EmployerCase, MarketCase
from job_portal.tests.utils import fresh, store


class TestExpiring(EmployerCase):
    def end_in(self, hours: float, job: str) -> None:
        end = now_datetime() + timedelta(hours=hours)
        store("JP Job", job, {"valid_through": end, "published_on": end - timedelta(days=7)})

    def told(self) -> list[str]:
        """The company's notifications after one run of the hourly job."""
        frappe.db.rollback()
        tasks.tell_companies()
        items = self.company.browser.message(f"{API}get_notifications")["items"]
        return [item["text"] for item in items if item["kind"] == "expiring"]

    def test_a_company_is_notified_once_a_day_before_each_end(self) -> None:
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

    def test_ended_and_closed_jobs_are_not_notified(self) -> None:
        before = len(self.told())
        closed, over = self.post_job(self.company), self.post_job(self.company)
        self.company.browser.message(f"{API}close_job", name=closed)
        self.end_in(5, closed)
        self.end_in(-1, over)
        self.assertEqual(len(self.told()), before)


class TestSweeping(MarketCase):
    def test_expired_jobs_are_swept_and_return_when_reposted(self) -> None:
        company = self.company_account()
        live, past = (self.post_job(company, title="Bell Ringer") for _ in range(2))
        ended = now_datetime() - timedelta(seconds=1)
        values = {"valid_through": ended, "published_on": ended - timedelta(days=7)}
        store("JP Job", past, values)

        def stored(job: str) -> tuple:
            words = fresh().count("JP Job Word", {"job": job, "word": "ringer"})
            return (*frappe.db.get_value("JP Job", job, ("status", "is_listed")), words)

        tasks.sweep()
        self.assertEqual(stored(live), ("Live", 1, 1))
        self.assertEqual(stored(past), ("Expired", 0, 0))
        company.browser.message(f"{API}repost_job", name=past)
        self.assertEqual(stored(past), ("Live", 1, 1))
