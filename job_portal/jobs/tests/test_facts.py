"""Facts of a job: told by its company or its description, searched for by text and by filter."""

import frappe

from job_portal.jobs import messages
from job_portal.jobs.tests.test_search import SearchCase
from job_portal.tests.actor import job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API

AT_NIGHT = "Guards the gate. Night shift only."


class TestFacts(SearchCase):
    def facts_of(self, name: str) -> list[str]:
        return Browser().message(f"{API}get_job", name=name)["facts"]

    def test_a_job_has_the_facts_of_its_description_until_its_company_tells_them(self) -> None:
        name = self.post(job_description=AT_NIGHT)
        self.assertEqual(self.facts_of(name), ["Night shift"])
        self.assertEqual(self.facts_of(self.post(job_description=AT_NIGHT, facts=[])), [])
        self.assertEqual(self.facts_of(self.post(facts=["Night shift"])), ["Night shift"])
        browser = self.company.browser
        browser.message(f"{API}update_job", name=name, facts="")
        browser.message(f"{API}update_job", name=name, job_description=f"{AT_NIGHT} Every day.")
        self.assertEqual(self.facts_of(name), [])

    def test_other_facts_are_refused(self) -> None:
        for facts in (["Tips"], "Night shift,Tips", ["Night shift", "night shift"]):
            reply = self.company.browser.call(f"{API}post_job", **job_values(facts=facts))
            self.assertEqual((reply.status_code, said(reply)), (417, "Please choose Facts from the list"))

    def test_a_search_finds_the_jobs_with_a_fact_and_says_so(self) -> None:
        plain, night = self.post(), self.post(facts=["Night shift"])
        self.assertEqual(self.found("night shift"), [night])
        self.assertEqual(self.chips("Night shift jobs"), [("fact", "Night shift", "Night shift")])
        self.assertEqual(self.listed(facts="Night shift"), [night])
        self.assertEqual(self.chips("night shift", facts="Night shift"), [])
        page = self.page(facts="Night shift")
        self.assertEqual(page["items"][0]["facts"], ["Night shift"])
        frappe.db.delete("JP Job Word", {"job": night})
        frappe.db.set_value("JP Job", night, "is_listed", 0)
        frappe.db.commit()
        page = self.page(search=f"night shift {self.mark}")
        self.assertEqual([card["name"] for card in page["items"]], [plain])
        self.assertEqual(page["loosened"], messages.WITHOUT.format(1, "Night shift"))

    def test_a_list_without_words_has_the_jobs_with_a_fact(self) -> None:
        account = self.company_account()
        night, _day = self.post_job(account, facts=["Night shift"]), self.post_job(account)
        company = account.browser.company
        for filters in (
            {"search": "night shift"}, {"facts": "Night shift"}, {"facts": "Night shift", "order": "oldest"},
            {"facts": "Night shift", "pincode": "560038", "radius_km": 5},
            {"search": "night duty", "order": "salary"},
        ):  # fmt: skip
            page = Browser().message(f"{API}list_jobs", company=company, **filters)
            self.assertEqual([card["name"] for card in page["items"]], [night], filters)

    def test_a_filter_refuses_what_is_no_fact(self) -> None:
        for facts in (
            "Tips",
            "Night shift,",
            "Night shift,Tips",
            "night shift",
            "!night_shift",
            "' or 1=1 --",
        ):
            reply = Browser().call(f"{API}list_jobs", facts=facts)
            expected = (200, "") if facts == "Night shift," else (417, messages.OPTION_UNKNOWN)
            self.assertEqual((reply.status_code, said(reply)), expected, facts)

    def test_a_search_with_facts_is_kept(self) -> None:
        kept = self.account().browser.message(f"{API}save_alert", how_often="Daily", facts="Night shift")
        self.assertEqual((kept["label"], kept["filters"]), ("Night shift", {"facts": "Night shift"}))
