from datetime import timedelta
from unittest.mock import ANY, patch
from urllib.parse import parse_qs, urlsplit

import frappe
from frappe.utils import now_datetime

from job_portal.jobs.finding import listing
from job_portal.notifications import push
from job_portal.searchers import alert_telling
from job_portal.searchers.alerts import DOCTYPE
from job_portal.tests.actor import fresh_word
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.statements import counted
from job_portal.tests.utils import Account, fresh, store

RUN = "job_portal.searchers.alert_telling.run"


class TellingCase(EmployerCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.administrator = cls.account(("System Manager",))

    def setUp(self) -> None:
        super().setUp()
        # Jobs of other tests do not have it.
        self.word = fresh_word()
        self.person = self.account()
        self.addCleanup(frappe.db.rollback)

    def keep(self, how_often: str = "At once", person: Account | None = None, **filters) -> str:
        filters = filters or {"search": self.word}
        browser = (person or self.person).browser
        return browser.message(f"{API}save_alert", how_often=how_often, **filters)["name"]

    def post(self, **changes) -> str:
        return self.post_job(self.company, title=f"Driver {self.word}", **changes)

    def told(self, person: Account | None = None) -> list[dict]:
        """The account's notifications, the newest first."""
        items = (person or self.person).browser.message(f"{API}get_notifications")["items"]
        return [item for item in items if item["kind"] == "new jobs"]

    def texts(self, person: Account | None = None) -> list[str]:
        return [item["text"] for item in self.told(person)]

    def run_job(self) -> int:
        frappe.db.rollback()
        return alert_telling.run()

    def change(self, alert: str, **values) -> None:
        store(DOCTYPE, alert, values)

    def pass_time(self, alert: str, **by) -> None:
        """Move the alert's times this far into the past."""
        searched, due = fresh().get_value(DOCTYPE, alert, ("searched_until", "due_on"))
        times = {"searched_until": searched, "due_on": due}
        self.change(alert, **{name: time - timedelta(**by) for name, time in times.items()})


class TestTelling(TellingCase):
    def test_new_jobs_are_told_in_one_line_with_the_search_as_its_link(self) -> None:
        city = frappe.db.get_value("JP Job", self.post(pincode="560038"), "city")
        self.keep(search=self.word, city=city)
        self.run_job()
        self.assertEqual(self.told(), [], "what was there already is no news")
        for _ in range(3):
            self.post(pincode="560038")
        self.post(pincode="411001")
        with patch.object(push, "later") as on_devices:
            self.run_job()
        (line,) = self.told()
        self.assertEqual(line["text"], f"3 new jobs: {self.word}, {city}")
        told = ([self.person.email], line["text"], line["link"], "en", None, ANY)
        on_devices.assert_called_once_with(*told)
        address = urlsplit(line["link"])
        self.assertEqual(address.path, "/frontend/jobs")
        asked = {name: text for name, (text,) in parse_qs(address.query).items()}
        self.assertEqual(asked, {"search": self.word, "city": city, "order": "newest"})
        listed = self.person.browser.message(f"{API}list_jobs", **asked)
        self.assertEqual(listed["total"], 4)
        alert = self.person.browser.message(f"{API}get_alerts")["items"][0]
        self.assertEqual(alert["told_on"][:10], str(now_datetime())[:10])

    def test_no_job_is_told_twice_be_it_changed_closed_or_reposted(self) -> None:
        alert = self.keep()
        job = self.post()
        for _ in range(3):
            self.run_job()
        self.assertEqual(self.texts(), [f"1 new job: {self.word}"])
        browser = self.company.browser
        browser.message(f"{API}update_job", name=job, job_description="Another text")
        browser.message(f"{API}close_job", name=job)
        self.run_job()
        browser.message(f"{API}repost_job", name=job)
        self.run_job()
        # A repost with new days publishes it again.
        frappe.db.rollback()
        ended = now_datetime() - timedelta(days=1)
        store("JP Job", job, {"published_on": ended - timedelta(days=7), "valid_through": ended})
        self.pass_time(alert, days=2)
        browser.message(f"{API}repost_job", name=job)
        self.run_job()
        self.assertEqual(len(self.told()), 1)
        self.post()
        self.run_job()
        self.assertEqual(len(self.told()), 2)

    def test_a_job_from_before_the_alert_is_told_once_when_it_is_reposted(self) -> None:
        job = self.post()
        frappe.db.rollback()
        ended = now_datetime() - timedelta(days=1)
        store("JP Job", job, {"published_on": ended - timedelta(days=7), "valid_through": ended})
        self.keep()
        for _ in range(2):
            self.company.browser.message(f"{API}repost_job", name=job)
            self.run_job()
        self.assertEqual(self.texts(), [f"1 new job: {self.word}"])

    def test_jobs_of_the_same_instant_and_those_that_are_committed_late_are_told(self) -> None:
        self.keep()
        jobs = [self.post() for _ in range(2)]
        frappe.db.rollback()
        instant = now_datetime()
        for job in jobs:
            frappe.db.set_value("JP Job", job, "published_on", instant)
        frappe.db.commit()
        self.run_job()
        # Published at the same time, but committed after the run.
        late = self.post()
        store("JP Job", late, "published_on", instant)
        self.run_job()
        self.run_job()
        self.assertEqual(self.texts(), [f"1 new job: {self.word}", f"2 new jobs: {self.word}"])

    def test_who_chose_daily_or_weekly_is_told_no_sooner(self) -> None:
        for how_often, period in (("Daily", timedelta(days=1)), ("Weekly", timedelta(days=7))):
            with self.subTest(how_often):
                person = self.account()
                alert = self.keep(how_often, person)
                self.post()
                self.run_job()
                self.assertEqual(self.texts(person), [])
                self.pass_time(alert, seconds=period.total_seconds() - 60)
                self.run_job()
                self.assertEqual(self.texts(person), [])
                self.pass_time(alert, seconds=120)
                self.run_job()
                self.assertEqual(len(self.told(person)), 1)
                self.post()
                self.run_job()
                self.assertEqual(len(self.told(person)), 1)

    def test_another_frequency_counts_from_the_last_look(self) -> None:
        self.keep("Weekly")
        self.post()
        self.run_job()
        self.assertEqual(self.told(), [])
        self.keep("At once")
        self.run_job()
        self.assertEqual(len(self.told()), 1)
        self.keep("Daily")
        self.post()
        self.run_job()
        self.assertEqual(len(self.told()), 1)

    def test_jobs_of_ones_own_company_and_those_that_are_not_listed_are_not_told(self) -> None:
        self.keep(person=self.company)
        self.keep()
        self.post()
        closed = self.post()
        self.company.browser.message(f"{API}close_job", name=closed)
        self.run_job()
        self.assertEqual(self.told(self.company), [])
        self.assertEqual(self.texts(), [f"1 new job: {self.word}"])

    def test_who_cannot_sign_in_is_not_told(self) -> None:
        self.keep()
        self.post()
        store("User", self.person.email, "enabled", 0)
        self.run_job()
        count = frappe.db.count("JP Notification", {"account": self.person.email, "kind": "new jobs"})
        self.assertEqual(count, 0)

    def test_two_schedulers_at_once_tell_once(self) -> None:
        others = [self.account() for _ in range(4)]
        for person in (self.person, *others):
            self.keep(person=person)
        self.post()
        at_once([lambda: self.administrator.browser.message(RUN) for _ in range(3)])
        for person in (self.person, *others):
            self.assertEqual(self.texts(person), [f"1 new job: {self.word}"])

    def test_a_failing_alert_stops_no_other_and_waits(self) -> None:
        broken, lapsed, unlucky = (self.account() for _ in range(3))
        first = self.keep(person=broken)
        self.change(first, filters="no JSON")
        second = self.keep(person=lapsed)
        self.change(second, filters='{"job_type": "Sometimes"}')
        self.keep(person=unlucky)
        self.keep()
        self.post()
        notify = alert_telling.notify

        def fail_for_one(account: str, *arguments) -> None:
            if account == unlucky.email:
                raise ValueError
            notify(account, *arguments)

        with patch.object(alert_telling, "notify", fail_for_one):
            self.run_job()
        self.assertEqual(self.texts(), [f"1 new job: {self.word}"])
        self.assertGreater(fresh().get_value(DOCTYPE, first, "due_on"), now_datetime())
        titles = frappe.get_all("Error Log", pluck="method", order_by="creation desc", limit=2)
        self.assertTrue(any("kept search" in title for title in titles), titles)
        self.assertEqual(self.texts(unlucky), [])
        alert = frappe.db.get_value(DOCTYPE, {"account": unlucky.email})
        self.pass_time(alert, hours=2)
        self.run_job()
        self.assertEqual(len(self.told(unlucky)), 1)

    def test_an_alert_that_was_deleted_meanwhile_is_not_told(self) -> None:
        alert = self.keep()
        self.post()
        newest = listing.newest

        def delete_first(*arguments, **options) -> list[tuple]:
            found = newest(*arguments, **options)
            self.person.browser.message(f"{API}delete_alert", name=alert)
            return found

        with patch.object(listing, "newest", delete_first):
            self.run_job()
        self.assertEqual(self.told(), [])

    def test_many_new_jobs_are_said_as_more_than(self) -> None:
        self.keep()
        with patch.object(alert_telling, "_MOST_JOBS", 2):
            for _ in range(3):
                self.post()
            self.run_job()
        self.assertEqual(self.texts(), [f"More than 2 new jobs: {self.word}"])

    def test_a_radius_and_words_in_another_order_find_what_the_list_finds(self) -> None:
        self.keep(search=f"{self.word} driver", pincode="560038", radius_km=10, min_salary=12000)
        self.post(pincode="560038")
        self.post(pincode="411001")
        self.post(pincode="560038", min_salary="", max_salary="")
        self.run_job()
        self.assertEqual(len(self.told()), 1)
        self.assertTrue(self.texts()[0].startswith("1 new job: "))

    def test_a_place_in_the_text_is_understood_as_the_list_understands_it(self) -> None:
        city = frappe.db.get_value("JP Job", self.post(pincode="411001"), "city")
        self.keep(search=f"{self.word} {city}")
        self.post(pincode="560038")
        self.post(pincode="411001")
        self.run_job()
        self.assertEqual(self.texts(), [f"1 new job: {self.word} {city}"])

    def test_a_sample_tells_nothing(self) -> None:
        self.keep()
        self.post()
        self.configure(market="Sample")
        self.run_job()
        self.assertEqual(self.told(), [])


class TestCostOfTelling(TellingCase):
    def test_alerts_without_new_jobs_share_their_statements(self) -> None:
        self.set_aside()
        self.keep()
        self.post()
        self.run_job()
        self.age_jobs()
        one = self.statements()
        for number in range(9):
            self.keep(search=f"{self.word} {number}")
        self.assertEqual(self.statements(), one)

    def set_aside(self) -> None:
        """Make other tests' alerts wait."""
        store(DOCTYPE, {"name": ("!=", "")}, "due_on", now_datetime() + timedelta(days=1))

    def age_jobs(self) -> None:
        """Move the last job's publication into the past."""
        query = "update `tabJP Job` set published_on = %s where published_on > %s"
        before = now_datetime() - timedelta(minutes=5)
        frappe.db.sql(query, (before, before))
        frappe.db.commit()

    def statements(self) -> int:
        frappe.db.rollback()
        with counted() as statements:
            alert_telling.run()
        return len(statements)
