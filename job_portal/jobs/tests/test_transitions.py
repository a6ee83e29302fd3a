"""A company changes, closes and reposts its jobs, and sees them by status."""

from datetime import timedelta
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.jobs import messages, service
from job_portal.tests.actor import fresh_word, job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase, MarketCase
from job_portal.tests.utils import Account, store


class TestMoves(EmployerCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.browser = cls.company.browser

    def setUp(self) -> None:
        super().setUp()
        self.title = f"Spinner {fresh_word()}"
        self.job = self.post_job(self.company, title=self.title)

    def stored(self):
        frappe.db.rollback()
        return frappe.get_doc("JP Job", self.job)

    def store(self, **values) -> None:
        store("JP Job", self.job, values)

    def age(self, **time) -> None:
        """Move the job's publication this far into the past."""
        job, back = self.stored(), timedelta(**time)
        self.store(published_on=job.published_on - back, valid_through=job.valid_through - back)

    def ask(self, method: str, **payload) -> dict:
        return self.browser.message(f"{API}{method}", name=self.job, **payload)

    def refusal(self, method: str, **payload) -> tuple[int, str]:
        reply = self.browser.call(f"{API}{method}", **{"name": self.job, **payload})
        return reply.status_code, said(reply)

    def is_found(self) -> bool:
        """Whether the job is found. Without a match the search offers other jobs."""
        found = Browser().message(f"{API}list_jobs", search=self.title)["items"]
        return self.job in [job["name"] for job in found]

    def test_an_update_keeps_what_is_left_out_and_clears_what_is_empty(self) -> None:
        before = self.stored()
        answer = self.ask("update_job", title=f"{self.title} II", min_education="", min_salary="")
        job = self.stored()
        self.assertEqual((job.title, job.min_education or "", job.min_salary), (f"{self.title} II", "", 0))
        self.assertEqual((job.max_salary, job.english_level), (20000, "Basic"))
        self.assertEqual(job.valid_through, before.valid_through)
        self.assertEqual((answer["status"], answer["modified"]), ("Live", str(job.modified)))
        self.assertEqual(self.refusal("update_job", title=" "), (417, "Job title is required"))
        self.assertEqual(self.refusal("update_job", pincode=""), (417, messages.PLACE_REQUIRED))
        self.assertEqual(self.refusal("update_job", min_salary="30000"), (417, messages.SALARY_UPSIDE_DOWN))

    def test_a_stale_change_is_refused_and_a_repeated_one_is_not(self) -> None:
        opened = str(self.stored().modified)
        self.ask("update_job", modified=opened, job_location="Peenya")
        stale = (417, messages.JOB_CHANGED_MEANWHILE)
        self.assertEqual(self.refusal("update_job", modified=opened, job_location="Hebbal"), stale)
        self.ask("update_job", modified=opened, job_location="Peenya")
        self.assertEqual(self.refusal("close_job", modified=opened), stale)
        self.ask("close_job", modified=str(self.stored().modified))
        self.assertEqual(self.ask("close_job", modified=opened)["status"], "Closed")

    def test_a_closed_job_goes_on_with_its_days(self) -> None:
        ends = self.stored().valid_through
        self.assertEqual(self.ask("close_job")["status"], "Closed")
        self.assertFalse(self.is_found())
        for _ in range(2):
            answer = self.ask("repost_job")
            self.assertEqual((answer["status"], answer["valid_through"]), ("Live", str(ends)))
        self.assertTrue(self.is_found())

    def test_any_other_job_gets_seven_new_days(self) -> None:
        for closed in (False, True):
            if closed:
                self.ask("close_job")
            self.age(days=8)
            self.assertEqual(self.ask("repost_job")["status"], "Live")
            left = get_datetime(self.stored().valid_through) - now_datetime()
            self.assertTrue(timedelta(days=6, hours=23) < left <= timedelta(days=7), left)

    def test_a_company_publishes_so_many_jobs_a_day(self) -> None:
        company, keys = self.company_account(), ("one", "two", "one")
        with patch.object(service, "_MOST_A_DAY", 1):
            replies = [company.browser.call(f"{API}post_job", **job_values(), client_key=key) for key in keys]
            self.assertEqual([reply.status_code for reply in replies], [200, 429, 200])
            self.assertEqual(said(replies[1]), messages.JOBS_EXHAUSTED.format(1))
            job = replies[0].json["message"]["name"]
            for method in ("close_job", "repost_job"):
                self.assertEqual(company.browser.call(f"{API}{method}", name=job).status_code, 200, method)
            expired = self.post_yesterdays(company)
            self.assertEqual(company.browser.call(f"{API}repost_job", name=expired).status_code, 429)

    def post_yesterdays(self, company: Account) -> str:
        """A job of yesterday that has expired."""
        with patch.object(service, "_MOST_A_DAY", 2):
            job = self.post_job(company)
        long_ago = {"published_on": add_to_date(now_datetime(), days=-9), "valid_through": now_datetime()}
        store("JP Job", job, long_ago)
        return job

    def test_a_last_day_that_is_over_goes_when_the_job_is_reposted(self) -> None:
        yesterday = add_to_date(now_datetime(), days=-1).date()
        self.store(application_end_date=yesterday, valid_through=now_datetime())
        self.assertEqual(self.ask("repost_job")["status"], "Live")
        self.assertIsNone(self.stored().application_end_date)

    def test_a_move_that_the_table_does_not_have_is_refused(self) -> None:
        self.age(days=8)
        self.assertEqual(self.refusal("close_job"), (417, messages.JOB_MOVE_REFUSED.format("Expired")))
        self.store(status="Removed")
        for method in ("update_job", "close_job", "repost_job"):
            self.assertEqual(self.refusal(method), (417, messages.JOB_MOVE_REFUSED.format("Removed")))

    def test_a_company_back_in_review_may_change_and_close_but_not_repost(self) -> None:
        pending = self.company_account()
        self.job, self.browser = self.post_job(pending), pending.browser
        store("JP Company", pending.browser.company, "status", "Pending Review")
        self.ask("update_job", title="Weaver")
        self.ask("close_job")
        self.assertEqual(self.refusal("repost_job"), (403, messages.COMPANY_NOT_APPROVED))

    def test_a_company_back_in_review_brings_no_expired_job_back_by_a_later_last_day(self) -> None:
        pending = self.company_account()
        self.job, self.browser = self.post_job(pending), pending.browser
        now = now_datetime()
        self.store(application_end_date=add_to_date(now, days=-1).date(), valid_through=now)
        store("JP Company", pending.browser.company, "status", "Pending Review")
        later = str(add_to_date(now, days=3).date())
        refused = self.refusal("update_job", application_end_date=later)
        self.assertEqual(refused, (403, messages.COMPANY_NOT_APPROVED))
        self.assertEqual(self.ask("update_job", job_location="Peenya")["status"], "Expired")


class TestPosted(MarketCase):
    def test_own_jobs_by_their_present_status(self) -> None:
        company = self.company_account()
        self.post_job(self.company_account())
        live, closed, expired, swept = (self.post_job(company) for _ in range(4))
        company.browser.message(f"{API}close_job", name=closed)
        past = {"published_on": add_to_date(now_datetime(), days=-8), "valid_through": now_datetime()}
        frappe.db.set_value("JP Job", expired, past)
        store("JP Job", swept, {**past, "status": "Expired"})

        def posted(**filters) -> dict[str, str]:
            answer = company.browser.message(f"{API}get_posted_jobs", **filters)
            self.assertEqual(answer["total"], len(answer["items"]))
            return {card["name"]: card["status"] for card in answer["items"]}

        ended = {swept: "Expired", expired: "Expired"}
        self.assertEqual(posted(), {closed: "Closed", live: "Live", **ended})
        self.assertEqual(posted(status="Expired"), ended)
        self.assertEqual(posted(status="Live"), {live: "Live"})
        self.assertEqual(posted(status="Closed"), {closed: "Closed"})
        self.assertEqual(posted(status="Removed"), {})
        self.assertEqual(company.browser.call(f"{API}get_posted_jobs", status="Gone").status_code, 417)
        card = company.browser.message(f"{API}get_posted_jobs", limit=1)["items"][0]
        self.assertEqual((card["applied"], card["shortlisted"], card["views"]), (0, 0, 0))
