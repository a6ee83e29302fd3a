"""A searcher reads when the company first opened the application, and the job's distance."""

from job_portal.applications.tests.application_case import ApplicationCase
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.tests.utils import fresh


class TestSeen(ApplicationCase):
    def seen_on(self) -> str | None:
        [card] = self.searcher.browser.message(f"{API}get_applications")["items"]
        of_job = self.searcher.browser.message(f"{API}get_job", name=self.job)["application"]
        self.assertEqual(card["seen_on"], of_job["seen_on"])
        return card["seen_on"]

    def open(self) -> None:
        # By GET, as the browser does.
        self.company.browser.open("GET", f"/api/method/{API}get_application?name={self.name}")

    def test_the_searcher_reads_when_the_company_first_opened_it(self) -> None:
        self.own()
        self.company.browser.message(f"{API}get_applicants", job=self.job)
        self.assertIsNone(self.seen_on())
        self.open()
        first = self.seen_on()
        self.assertIsNotNone(first)
        self.open()
        self.assertEqual(self.seen_on(), first)

    def test_the_company_reads_when_it_first_opened_it(self) -> None:
        first, again = (self.details()["seen_on"] for _ in range(2))
        self.assertEqual((first, again), (self.seen_on(), first))

    def details(self) -> dict:
        return self.company.browser.message(f"{API}get_application", name=self.name)

    def test_who_comes_back_is_unseen(self) -> None:
        self.open()
        self.withdraw()
        self.searcher.browser.message(f"{API}apply_to_job", job=self.job)
        self.assertIsNone(self.seen_on())

    def test_a_withdrawn_application_is_not_seen_any_more(self) -> None:
        self.withdraw()
        self.open()
        self.assertIsNone(fresh().get_value("JP Application", self.name, "seen_on"))


class TestDistance(ApplicationCase):
    def distance(self, job: str, browser: Browser) -> float | None:
        return browser.message(f"{API}get_job", name=job)["distance_km"]

    def test_a_job_shows_its_distance_to_a_searcher_with_a_pincode(self) -> None:
        near = self.post_job(self.company, pincode="560038")
        at_home = self.post_job(self.company, pincode="560038", work_location_type="Work from Home")
        browser = self.searcher.browser
        self.assertIsNone(self.distance(near, browser))
        browser.message(f"{API}save_searcher", pincode="560001")
        cards = browser.message(f"{API}list_jobs", pincode="560001", order="nearest")["items"]
        of_list = next(card["distance_km"] for card in cards if card["name"] == near)
        self.assertAlmostEqual(self.distance(near, browser), of_list, delta=0.2)
        self.assertIsNone(self.distance(at_home, browser))
        self.assertIsNone(self.distance(near, Browser()))
