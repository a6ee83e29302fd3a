"""A job's page for each reader, and how the review of its company affects it."""

from hashlib import sha256
from unittest.mock import patch

from frappe.utils import now_datetime

from job_portal.company.messages import CORRECT_FIRST
from job_portal.jobs import details, messages, views
from job_portal.rules import COMPANY, JOB
from job_portal.tests.actor import fresh_word, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import fresh, store, version_of

# Some of the job's own fields have the same names, and a card has its company's name and logo.
NEVER = {*COMPANY, "account", "client_key", "search_text", "latitude"}
NEVER -= {*details.COMPANY, *JOB, "state", "company_name", "company_logo"}


class DetailsCase(MarketCase):
    def setUp(self) -> None:
        super().setUp()
        self.company = self.company_account()

    def read(self, name: str, browser: Browser | None = None) -> dict:
        return (browser or Browser()).message(f"{API}get_job", name=name)

    def store(self, doctype: str, name: str, **values) -> None:
        store(doctype, name, values)

    def is_gone(self, name: str, browser: Browser | None = None) -> bool:
        reply = (browser or Browser()).call(f"{API}get_job", name=name)
        self.assertIn(reply.status_code, (200, 404))
        if reply.status_code == 404:
            self.assertEqual(said(reply), messages.JOB_NOT_FOUND)
        return reply.status_code == 404


class TestDetails(DetailsCase):
    def test_strangers_read_the_job_and_the_public_part_of_its_company(self) -> None:
        contact = {"hr_name": "Meera Rao", "hr_mobile": "9812345678", "hr_email": "meera@lotus.example"}
        add = f"{API}add_hr_details"
        hr = self.company.browser.message(add, company_name=self.company.browser.company, **contact)
        branch = {"branch_name": "Peenya", "address_line1": "4th Main", "address_line2": "Shed 9"}
        name = self.post_job(self.company, selected_hr=hr["hr_row_id"], **branch)
        own, others = self.read(name, self.company.browser), self.read(name)
        self.assertEqual((own["is_own"], own["selected_hr"]), (True, hr["hr_row_id"]))
        self.assertEqual((own["address_line1"], own["application"]), ("4th Main", None))
        self.assertEqual((others["is_own"], others["company_industry"]), (False, "Textiles and Garments"))
        self.assertEqual(
            others["url"], f"/frontend/job-details/{name}/loom-operator-lotus-textiles-bengaluru"
        )
        for private in ("selected_hr", "removal_reason", "address_line1", "branch_name", *NEVER):
            self.assertNotIn(private, others)
        text = str(others)
        for value in ("9812345678", "meera@", "9876543210", "office@", "22AAAAA0000A1Z5", "12 MG Road"):
            self.assertNotIn(value, text)
        shown = self.read(self.post_job(self.company, add_branch_detail=True, **branch))
        self.assertEqual({key: shown[key] for key in branch}, branch)

    def test_an_expired_and_a_closed_job_show_their_status(self) -> None:
        name = self.post_job(self.company)
        self.store("JP Job", name, valid_through=now_datetime())
        self.assertEqual(self.read(name)["status"], "Expired")
        self.store("JP Job", name, status="Closed")
        self.assertEqual(self.read(name)["status"], "Closed")

    def test_a_removed_or_held_job_is_hidden_from_others(self) -> None:
        name, reviewer = self.post_job(self.company), self.account(("JP Reviewer",)).browser
        live = self.read(name, self.company.browser)
        for status in ("Removed", "Held"):
            self.store("JP Job", name, status=status, removal_reason="Asks for money")
            other = self.company_account().browser
            self.assertTrue(self.is_gone(name) and self.is_gone(name, other))
            for browser in (self.company.browser, reviewer):
                seen = self.read(name, browser)
                self.assertEqual((seen["status"], seen["removal_reason"]), (status, "Asks for money"))
                self.assertEqual(seen.keys(), live.keys())
        self.assertTrue(self.is_gone("JPJ-none"))


class TestCompanyOfJobs(DetailsCase):
    def setUp(self) -> None:
        super().setUp()
        self.name = f"Lotus {fresh_word()}"
        update = f"{API}update_company_details"
        self.company.browser.message(update, name=self.company.browser.company, company_name=self.name)
        self.reviewer = self.account(("JP Reviewer",)).browser
        self.review("approve")
        self.job = self.post_job(self.company)

    def review(self, decision: str, **more) -> None:
        seen = version_of("JP Company", self.company.browser.company)
        self.reviewer.message(f"{API}{decision}_company", **seen, **more)

    def found(self, search: str) -> list[str]:
        """The jobs that match without loosening."""
        page = Browser().message(f"{API}list_jobs", search=search)
        return [] if page["loosened"] else [card["name"] for card in page["items"]]

    def test_a_rejected_companys_jobs_are_hidden_until_it_is_in_review_again(self) -> None:
        self.assertEqual(self.found(self.name), [self.job])
        self.review("reject", reason="Unreadable")
        self.assertEqual(self.found(self.name), [])
        self.assertTrue(self.is_gone(self.job))
        self.assertEqual(self.is_hidden(), [True, True])
        refused = self.company.browser.call(f"{API}repost_job", name=self.job)
        self.assertEqual((refused.status_code, said(refused)), (403, CORRECT_FIRST))
        self.company.browser.message(
            f"{API}update_company_details", name=self.company.browser.company, city="Mysuru"
        )
        self.assertEqual(self.found(self.name), [self.job])
        self.assertEqual(self.is_hidden(), [False, False])

    def is_hidden(self) -> list[bool]:
        """Whether its company reads that the job is hidden: in its list, and on the job's page."""
        (card,) = self.company.browser.message(f"{API}get_posted_jobs")["items"]
        return [card["is_hidden"], self.company.browser.message(f"{API}get_job", name=self.job)["is_hidden"]]

    def test_a_job_changed_meanwhile_is_found_by_its_new_words(self) -> None:
        self.review("reject", reason="Unreadable")
        title = f"Dyer {fresh_word()}"
        self.company.browser.message(f"{API}update_job", name=self.job, title=title)
        self.review("approve")
        self.assertEqual(self.found(title), [self.job])

    def test_a_closed_job_stays_unlisted_when_its_company_is_approved_again(self) -> None:
        self.company.browser.message(f"{API}close_job", name=self.job)
        self.review("reject", reason="Unreadable")
        self.review("approve")
        self.assertEqual(self.found(self.name), [])

    def test_a_renamed_companys_jobs_are_found_by_the_new_name(self) -> None:
        renamed = f"Kamal {fresh_word()}"
        update = f"{API}update_company_details"
        self.company.browser.message(update, name=self.company.browser.company, company_name=renamed)
        self.assertEqual((self.found(renamed), self.found(self.name)), ([], [self.job]))
        self.review("approve")
        self.assertEqual((self.found(renamed), self.found(self.name)), ([self.job], []))


class TestViews(DetailsCase):
    def seen(self) -> int:
        return self.company.browser.message(f"{API}get_posted_jobs")["items"][0]["views"]

    def test_a_visitors_first_look_of_the_day_counts(self) -> None:
        name, searcher = self.post_job(self.company), self.account().browser
        self.read(name, self.company.browser)
        self.assertEqual(self.seen(), 0)
        for browser in (searcher, searcher, self.account().browser):
            self.read(name, browser)
        self.assertEqual(self.seen(), 2)
        views.store()
        self.assertEqual(fresh().get_value("JP Job", name, "views"), 2)
        self.assertEqual(self.seen(), 2)
        self.read(name, self.account().browser)
        views.store()
        self.assertEqual(self.seen(), 3)

    def test_the_digest_of_a_view_identifies_nobody(self) -> None:
        """A hash of a mobile number without a key can be reversed by trying all numbers."""
        name, searcher = self.post_job(self.company), self.account()
        with patch.object(views.cache, "key", wraps=views.cache.key) as key:
            self.read(name, searcher.browser)
        looks = [call.args[0] for call in key.call_args_list if call.args[0].startswith("look:")]
        self.assertEqual(len(looks), 1)
        self.assertNotIn(sha256(searcher.email.encode()).hexdigest()[:16], looks[0])

    def test_a_page_and_its_requests_count_as_one_view(self) -> None:
        name = self.post_job(self.company)
        own = Browser().message(f"{API}get_job", name=name)["url"]
        self.assertEqual(self.seen(), 1)
        phone = {"User-Agent": "Phone"}
        for _ in range(2):
            # The first answer renders the page, the second may come from the cache.
            self.assertEqual(Browser().get(own, headers=phone).status_code, 200)
        Browser().get(f"/api/method/{API}get_job", headers=phone, name=name)
        self.assertEqual(self.seen(), 2)
        Browser().get(own, headers={"User-Agent": "WhatsApp/2.23"})
        self.assertEqual(self.seen(), 2)
