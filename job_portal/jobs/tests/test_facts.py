"""Facts of a job: chosen by its company or told by its description, searched by text and by filter."""

from itertools import product

import frappe
from frappe import _

from job_portal.jobs import messages
from job_portal.jobs.finding import query, rebuilding
from job_portal.jobs.tests.test_search import SearchCase
from job_portal.rules import FACTS, LANGUAGES, OPTIONS
from job_portal.tests.actor import WALK_IN, job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.tests.utils import store

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

    def test_a_job_from_before_facts_gets_those_of_its_texts(self) -> None:
        names = [self.post(job_description=AT_NIGHT) for _ in range(3)]
        corrected = self.post(job_description=AT_NIGHT, facts=[])
        frappe.db.sql("update `tabJP Job` set facts = null where name in %(names)s", {"names": names})
        frappe.db.commit()
        first, second, third = names
        self.assertEqual(self.facts_of(first), ["Night shift"])
        self.company.browser.message(f"{API}update_job", name=first, openings="3")
        self.company.browser.message(f"{API}close_job", name=second)
        rebuilding.rebuild()
        for name in names:
            self.assertEqual(frappe.db.get_value("JP Job", name, "facts"), "Night shift")
        self.assertEqual(frappe.db.get_value("JP Job", corrected, "facts"), "")
        self.assertEqual(self.found("night shift"), [third, first])

    def test_a_search_understands_the_words_of_the_form(self) -> None:
        named = [*OPTIONS["facts"], *FACTS["of_other_fields"], *OPTIONS["min_education"], "Part Time"]
        # *Transport* alone may be the trade. The form has a sentence about freshers.
        named = [each for each in named if each not in ("Transport", "Freshers welcome")]
        for language, name in product(LANGUAGES, named):
            read = query.parse(query.Filters(search=_(name, language)))
            understood = ([each.value for each in read.said], read.groups)
            self.assertEqual(understood, ([name], ()), _(name, language))

    def test_weekly_pay_and_a_walk_in_follow_from_other_fields(self) -> None:
        weekly, told = self.post(pay_type="Weekly"), self.post(pay_type="", job_description="Paid every week")
        monthly = self.post(pay_type="Monthly", job_description="Weekly payment")
        walk_in = self.post(**WALK_IN)
        self.assertEqual(self.found("weekly payment"), [told, weekly])
        self.assertEqual(self.found("walk in interview"), [walk_in])
        self.assertEqual(self.facts_of(monthly), [])
        reply = self.company.browser.call(f"{API}post_job", **job_values(facts=["Weekly pay"]))
        self.assertEqual(reply.status_code, 417)

    def test_women_welcome_and_freshers_come_first_and_bar_nobody(self) -> None:
        plain, women = self.post(experience_required=""), self.post(facts=["Women welcome"])
        newer = self.post(experience_required="0-1")
        self.assertEqual(self.found("jobs for women"), [women, newer, plain])
        fresher = self.post(experience_required="3-5", facts=["Freshers welcome"])
        self.assertEqual(self.found("fresher"), [fresher, newer, plain])
        company = {"company": self.company.browser.company}
        for words, first in (("for women", women), ("fresher", fresher)):
            page = Browser().message(f"{API}list_jobs", search=words, **company)
            self.assertEqual(page["items"][0]["name"], first, words)
        reply = Browser().call(f"{API}list_jobs", facts="Women welcome")
        self.assertEqual((reply.status_code, said(reply)), (417, "Please choose Facts from the list"))

    def test_what_no_job_has_is_said_of_facts_that_only_rank(self) -> None:
        account = self.company_account()
        plain = self.post_job(account)
        listed = {"search": "jobs for women", "company": account.browser.company}
        page = Browser().message(f"{API}list_jobs", **listed)
        self.assertEqual(page["loosened"], messages.WITHOUT.format(1, "Women welcome"))
        women = self.post_job(account, facts=["Women welcome"])
        page = Browser().message(f"{API}list_jobs", **listed)
        self.assertEqual([card["name"] for card in page["items"]], [women, plain])
        self.assertIsNone(page["loosened"])

    def test_the_hours_of_a_day_are_found(self) -> None:
        eight = self.post(job_description="Guards the gate. 8 hours duty.")
        twelve = self.post(job_description="Guards the gate for 12 hrs.")
        self.assertEqual(self.found("8 ghante"), [eight])
        self.assertEqual(self.found("१२ घंटे"), [twelve])
        page = self.page(search=f"10 hours {self.mark}")
        self.assertEqual(page["loosened"], messages.WITHOUT_WORDS.format(2, "\u201c10 hours\u201d"))

    def test_jobs_with_the_typed_hours_and_words_go_first(self) -> None:
        ten = self.post(job_description="From 10 to 6.", facts=["Day shift", "Transport"])
        nine = self.post(
            job_description="9.30 am to 5.30 pm, cab both ways.", facts=["Day shift", "Transport"]
        )
        bus = self.post(job_description="A bus.", facts=["Day shift", "Transport"])
        self.assertEqual(self.found("10 to 6"), [ten, bus, nine])
        self.assertEqual(self.found("9 to 5"), [nine, bus, ten])
        self.assertEqual(self.found("cab facility"), [nine, bus, ten])
        page = self.page(search=f"11 to 7 {self.mark}")
        self.assertEqual(page["loosened"], messages.WITHOUT.format(3, "\u201c11 to 7\u201d"))

    def test_words_of_descriptions_go_before_a_fact(self) -> None:
        account = self.company_account()
        listed = {"search": "zarinpur kolamvala evening", "company": account.browser.company}
        evening = self.post_job(account, facts=["Evening shift"], job_description="Zarinpur lessons.")
        self.post_job(account, job_description="Zarinpur kolamvala.")
        page = Browser().message(f"{API}list_jobs", **listed)
        self.assertEqual([card["name"] for card in page["items"]], [evening])
        self.assertEqual(page["loosened"], messages.SOME_WORDS.format(1))

    def test_a_word_of_descriptions_goes_before_a_fact(self) -> None:
        account = self.company_account()
        evening = self.post_job(account, facts=["Evening shift"])
        self.post_job(account, job_description="Zarinpur lessons.")
        listed = {"search": "zarinpur evening", "company": account.browser.company}
        page = Browser().message(f"{API}list_jobs", **listed)
        self.assertEqual([card["name"] for card in page["items"]], [evening])
        self.assertEqual(page["loosened"], messages.WITHOUT_WORDS.format(1, "\u201czarinpur\u201d"))

    def test_what_a_draft_tells(self) -> None:
        texts = {"title": "Guard", "job_description": "Night shift, food provided. Weekly payment"}
        # The form also sends the ticked facts.
        for ticked in ({}, {"facts": ""}, {"facts": "Room"}):
            answer = self.company.browser.message(f"{API}check_posting", **texts, **ticked)
            self.assertEqual(answer["facts"], ["Night shift", "Food"])

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
        store("JP Job", night, "is_listed", 0)
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
            expected = (200, "") if facts == "Night shift," else (417, "Please choose Facts from the list")
            self.assertEqual((reply.status_code, said(reply)), expected, facts)

    def test_a_search_with_facts_is_kept(self) -> None:
        kept = self.account().browser.message(f"{API}save_alert", how_often="Daily", facts="Night shift")
        self.assertEqual((kept["label"], kept["filters"]), ("Night shift", {"facts": "Night shift"}))
