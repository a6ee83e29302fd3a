import base64
import json
import secrets

import frappe

from job_portal.rules import MARKET
from job_portal.tests.actor import fresh_word
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase


class TestJobs(EmployerCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.browser = cls.company.browser

    def listed(self, **filters) -> list[str]:
        answer = Browser().message(f"{API}list_jobs", **filters)
        return [card["name"] for card in answer["items"]]

    def test_what_is_posted_is_found_and_read_by_a_guest(self) -> None:
        title = f"Weaver {fresh_word()}"
        name = self.post_job(self.company, title=title, pincode="560001")
        answer = Browser().message(f"{API}list_jobs", search=title, pincode="560038", radius_km=25)
        self.assertEqual([card["name"] for card in answer["items"]], [name])
        card = answer["items"][0]
        self.assertEqual(
            (card["category"], card["state"], card["is_verified"]), ("Engineering", "Karnataka", True)
        )
        self.assertTrue(0 < card["distance_km"] < 25, card)
        self.assertEqual((answer["total"], answer["at_least"], answer["next"]), (1, False, None))
        job = Browser().message(f"{API}get_job", name=name)
        self.assertEqual(
            (job["title"], job["status"], job["company_name"]), (title, "Live", "Lotus Textiles")
        )
        self.assertNotIn("selected_hr", job)

    def test_a_cursor_belongs_to_its_filters(self) -> None:
        mark = fresh_word()
        for _ in range(2):
            self.post_job(self.company, title=f"Cutter {mark}")
        for order in ("newest", "relevant"):
            asked = {"search": mark, "order": order}
            cursor = Browser().message(f"{API}list_jobs", **asked, limit=1)["next"]
            digest, *last = json.loads(base64.urlsafe_b64decode(cursor + "=="))
            for value in (float("nan"), float("inf"), 10**400, "\ud800", None, []):
                for at in range(len(last)):
                    changed = [digest, *last[:at], value, *last[at + 1 :]]
                    made = base64.urlsafe_b64encode(json.dumps(changed).encode()).decode()
                    reply = Browser().call(f"{API}list_jobs", **asked, cursor=made)
                    self.assertEqual(reply.status_code, 417, (order, at, value))
        for moment in ("", "now", "0001-01-01", "9999-12-31 00:00:00", "2026-11-23T10:00:00+05:30", 7):
            made = base64.urlsafe_b64encode(json.dumps([digest, *last[:3], moment]).encode()).decode()
            reply = Browser().call(f"{API}list_jobs", **asked, cursor=made)
            self.assertEqual(reply.status_code, 417, moment)

    def test_a_job_is_posted_once_by_one_key(self) -> None:
        key = secrets.token_hex(8)
        self.assertEqual(
            self.post_job(self.company, client_key=key), self.post_job(self.company, client_key=key)
        )

    def test_who_may_not_post_is_told_why(self) -> None:
        stranger, pending = self.account(), self.company_account("Pending Review")
        for account in (stranger, pending):
            self.assertEqual(account.browser.call(f"{API}post_job", title="x").status_code, 403)
        self.assertEqual(self.browser.call(f"{API}post_job", title="x").status_code, 417)

    def test_categories_count_what_is_live(self) -> None:
        def count() -> int:
            categories = Browser().message(f"{API}get_categories")
            return next(each["jobs"] for each in categories if each["name"] == "Sales")

        before = count()
        self.post_job(self.company, category="sales")
        self.assertEqual(count(), before + 1)
        frappe.db.rollback()

    def test_a_large_market_is_counted_once_a_minute(self) -> None:
        most = MARKET["limits"]["total_exact"]
        for jobs, stays in ((most + 1, True), (most, False)):
            with self.subTest(jobs=jobs):
                kept = [{"name": "Sales", "jobs": jobs}]
                frappe.cache.set(frappe.cache.make_key("job_portal:categories"), json.dumps(kept), ex=60)
                self.post_job(self.company)
                self.assertEqual(Browser().message(f"{API}get_categories") == kept, stays)
        frappe.db.rollback()
