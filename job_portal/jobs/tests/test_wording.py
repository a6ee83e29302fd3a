"""The wording rules hold postings, and a reviewer releases them."""

import secrets

import frappe

from job_portal.jobs.wording.checking import check
from job_portal.jobs.wording.repeats import marks
from job_portal.tests.actor import WALK_IN, job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import fresh, store, version_of

FEE = "Runs power looms. Candidates must pay a registration fee of Rs 500 before joining."
CLEAN = "Runs power looms. No registration fee is taken from candidates."


def long_text() -> str:
    """A text that is long enough to be compared, and that no other test uses."""
    return " ".join("".join(secrets.choice("bdfgklmprt") + "a" for _ in range(5)) for _ in range(40))


class TestWording(MarketCase):
    def setUp(self) -> None:
        super().setUp()
        # A text that a reviewer has released is allowed in all jobs of the company.
        self.company = self.company_account()

    def post(self, **changes) -> dict:
        return self.company.browser.message(f"{API}post_job", **job_values(**changes))

    def update(self, name: str, **changes) -> dict:
        return self.company.browser.message(f"{API}update_job", name=name, **changes)

    def restore(self, name: str) -> None:
        self.reviewer().message(f"{API}restore_job", **version_of("JP Job", name))

    def reviewer(self) -> Browser:
        return self.account(("JP Reviewer",)).browser

    def stored(self, name: str, field: str):
        return fresh().get_value("JP Job", name, field)

    def is_public(self, name: str) -> bool:
        return Browser().call(f"{API}get_job", name=name).status_code == 200

    def test_a_clean_job_is_live(self) -> None:
        answer = self.post(job_description=CLEAN)
        self.assertEqual(("Live", []), (answer["status"], answer["held_for"]))

    def test_what_is_worded_like_known_frauds_is_held_though_no_rule_finds_it(self) -> None:
        phrase = "A phone loan is taken in your name, we pay the EMI, you get 7,000 in cash"
        text = f"{phrase}. CIBIL above 700, no work."
        answer = self.post(title="Phone on loan", job_description=text)
        found = [(each["kind"], each["phrase"]) for each in answer["held_for"]]
        self.assertEqual(("Held", [("Likeness", phrase)]), (answer["status"], found))
        honest = "Explain loan, EMI and CIBIL to customers who buy a phone. 15,000, Sundays off."
        self.assertEqual("Live", self.post(job_description=honest)["status"])

    def test_a_sentence_of_two_words_resembles_no_fraud_by_itself(self) -> None:
        text = "Lift boxes, keep shelves tidy. Start tomorrow. Lunch given."
        answer = self.post(title="Helper for shop", job_description=text)
        self.assertEqual(("Live", []), (answer["status"], answer["held_for"]))

    def test_hints_are_dropped_where_neither_the_sentence_nor_the_job_resembles_frauds(self) -> None:
        honest = (
            "Carry files to the passport office, pay government fee by challan for clients, bring receipts. "
            "Should know the roads. 10,500 and petrol."
        )
        answer = self.post(title="Office boy at a visa consultant", job_description=honest)
        self.assertEqual(("Live", []), (answer["status"], answer["held_for"]))
        padded = f"{honest} You have to pay 2,000 as deposit before joining. {CLEAN}"
        answer = self.post(title="Office boy at a visa consultant", job_description=padded)
        self.assertEqual(
            ("Held", ["Money"]), (answer["status"], [each["kind"] for each in answer["held_for"]])
        )

    def test_what_ties_people_to_a_job_or_hints_at_money_is_held(self) -> None:
        for kind, text in (
            ("Withheld", "Farm work, food free. Salary for the season is paid all together at Diwali."),
            ("Withheld", "ஒரு வருடம் முடித்தால் மொத்த சம்பளம் கையில் தரப்படும்."),
            ("Withheld", "Purana karz hum chukayenge, jab tak hisaab barabar na ho ghar nahi jaana."),
            ("Account", "The diploma in original lies with the office till the bond is over."),
            ("Account", "जॉइनिंग पर दो खाली चेक साइन करके दें।"),
            ("Money", "Munshi ko do sau rupaye de dena, uske baad hi duty."),
            ("Money", "Mithai ka dabba bhari hona chahiye, samajhdar ko ishara."),
            ("Money", "Naukri lagne par pehli tankhwah agency ko jayegi, pehli salary hamari."),
            ("Likeness", "Friendship club needs men of 20 to 35 to meet rich ladies."),
        ):
            found = {each.kind for each in check({"title": "Helper", "job_description": text})}
            self.assertIn(kind, found, text)

    def test_what_the_company_bears_lends_or_gives_is_not_held(self) -> None:
        for text in (
            "Umar 30 se 55, police verification thane se hum karwa denge.",
            "Safety belts, insurance of 10 lakh by company. Company takes fidelity insurance at own cost.",
            "Medical test hum karayenge apne kharche par.",
            "OMR 320, single accommodation, yearly ticket.",
            "5000 kharcha milega pehle din se, auzaar lab ke.",
            "You will not be asked to join, buy or sell any product.",
            "Salary on the 7th. Bonus at the end of the year.",
            "Bring original certificates, verified and returned the same day.",
            "Sell gift cards at the kiosk. Pilot the escort vehicle of a convoy.",
        ):
            found = {each.kind for each in check({"title": "Helper", "job_description": text})}
            self.assertEqual(set(), found - {"Abroad"}, text)

    def test_a_fee_holds_the_job_and_its_company_reads_why(self) -> None:
        answer = self.post(job_description=FEE)
        self.assertEqual("Held", answer["status"])
        self.assertEqual(0, answer["matches"])
        first = answer["held_for"][0]
        phrase = "must pay a registration fee of Rs 500 before"
        self.assertEqual(("Money", phrase), (first["kind"], first["phrase"]))
        self.assertIn("pay", first["sentence"])
        self.assertFalse(self.is_public(answer["name"]))
        own = self.company.browser.message(f"{API}get_job", name=answer["name"])
        self.assertEqual(answer["held_for"], own["held_for"])
        cards = self.company.browser.message(f"{API}get_posted_jobs", status="Held")["items"]
        self.assertIn(
            answer["held_for"], [card["held_for"] for card in cards if card["name"] == answer["name"]]
        )
        told = self.company.browser.message(f"{API}get_notifications")["items"][0]
        self.assertIn("hidden until", told["text"])
        self.assertIn(f"Money: {phrase}", self.stored(answer["name"], "hold_reasons"))

    def test_a_restored_job_is_not_held_for_the_same_words_again(self) -> None:
        name = self.post(job_description=FEE)["name"]
        self.restore(name)
        self.assertTrue(self.is_public(name))
        self.assertEqual("Live", self.update(name, openings="3")["status"])
        self.assertEqual("Live", self.post(job_description=f"{FEE} Second shift.")["status"])
        self.assertEqual("Held", self.update(name, job_description=f"{FEE} Call 98765 43210.")["status"])
        self.assertEqual("Phone: 98765 43210", self.stored(name, "hold_reasons"))

    def test_what_is_released_hides_nothing_that_comes_after_it(self) -> None:
        fees = [
            f"For the {shift} shift pay a registration fee of Rs 500." for shift in ("day", "late", "night")
        ]
        office = "Our office has 98765 43211."
        text = " ".join([*fees, office])
        name = self.post(job_description=text)["name"]
        self.restore(name)
        self.assertEqual("Live", self.update(name, openings="3")["status"])
        for kind, more in (
            ("Money", "For the Sunday shift pay a registration fee of Rs 900."),
            ("Phone", "98765 43210"),
        ):
            answer = self.update(name, job_description=f"{text} {more}")
            self.assertEqual([kind], [each["kind"] for each in answer["held_for"]])

    def test_all_of_a_text_is_released(self) -> None:
        fees = [f"For shift {shift} pay a registration fee of Rs 500." for shift in ("A", "B", "C", "D", "E")]
        name = self.post(job_description=" ".join(fees))["name"]
        self.restore(name)
        self.assertEqual("Live", self.update(name, openings="3")["status"])

    def test_a_job_that_has_ended_takes_no_such_words(self) -> None:
        for end in ("close", "expire"):
            name = self.post()["name"]
            person = self.account().browser
            person.message(f"{API}apply_to_job", job=name)
            if end == "close":
                self.company.browser.message(f"{API}close_job", name=name)
            else:
                frappe.db.set_value("JP Job", name, "valid_through", "2026-01-01 00:00:00")
                store("JP Job", name, "published_on", "2025-12-25 00:00:00")
            told = person.message(f"{API}get_notifications")["total"]
            for wrong in ({"title": "Weaver, call 98765 43210"}, {"job_description": FEE}):
                reply = self.company.browser.call(f"{API}update_job", name=name, **wrong)
                self.assertEqual(417, reply.status_code, said(reply))
                self.assertIn("repost the job first", said(reply))
            self.assertEqual("Loom Operator", self.stored(name, "title"))
            self.assertEqual(told, person.message(f"{API}get_notifications")["total"])
            self.update(name, job_description=CLEAN)
            # A text from before the rules may stay.
            store("JP Job", name, "job_description", FEE)
            self.update(name, openings="3")

    def test_applicants_read_no_title_that_is_held(self) -> None:
        name = self.post(category="Engineering")["name"]
        person = self.account().browser
        person.message(f"{API}apply_to_job", job=name)
        self.assertEqual("Held", self.update(name, title="Weaver, call 98765 43210")["status"])
        self.assertEqual("Engineering", person.message(f"{API}get_applications")["items"][0]["title"])
        self.reviewer().message(f"{API}remove_job", **version_of("JP Job", name), reason="Fake")
        self.assertEqual("Engineering", person.message(f"{API}get_applications")["items"][0]["title"])
        told = person.message(f"{API}get_notifications")["items"][0]["text"]
        self.assertEqual(
            "A reviewer has taken Engineering down. Its company sees your application no more.", told
        )

    def test_mended_words_publish_nothing_while_the_company_is_reviewed(self) -> None:
        name = self.post(job_description=FEE)["name"]
        store("JP Company", self.company.browser.company, "status", "Pending Review")
        reply = self.company.browser.call(f"{API}update_job", name=name, job_description=CLEAN)
        self.assertEqual((403, "Held"), (reply.status_code, self.stored(name, "status")))

    def test_a_mended_job_is_live_by_itself(self) -> None:
        name = self.post(job_description=FEE)["name"]
        self.assertEqual("Held", self.update(name, openings="3")["status"])
        self.assertEqual("Live", self.update(name, job_description=CLEAN)["status"])
        self.assertTrue(self.is_public(name))
        self.assertIsNone(self.stored(name, "hold_reasons"))

    def test_the_first_job_makes_the_market_live_once_it_is_held_no_more(self) -> None:
        for release in (self.mend, self.restore):
            self.configure(market="Automatic", market_opened=0)
            held = self.post(job_description=FEE)
            self.assertEqual(("Held", "sample"), (held["status"], held["market"]))
            release(held["name"])
            self.assertEqual("live", Browser().message(f"{API}get_boot")["market"])

    def mend(self, name: str) -> None:
        self.update(name, job_description=CLEAN)

    def test_what_was_reported_stays_held_when_it_is_mended(self) -> None:
        name = self.post()["name"]
        store("JP Job", name, {"status": "Held", "is_listed": 0, "hold_reasons": None})
        self.assertEqual("Held", self.update(name, job_description=FEE)["status"])
        self.assertEqual("Held", self.update(name, job_description=CLEAN)["status"])

    def test_a_repost_is_read(self) -> None:
        name = self.post()["name"]
        self.company.browser.message(f"{API}close_job", name=name)
        store("JP Job", name, "job_description", FEE)
        self.assertEqual("Held", self.company.browser.message(f"{API}repost_job", name=name)["status"])

    def test_a_link_to_the_own_website_is_fine(self) -> None:
        text = "See https://lotus.example/jobs for our looms."
        self.assertEqual([], self.problems(job_description=text))
        elsewhere = self.problems(job_description="Apply at https://lotus.example.org/jobs today.")
        self.assertEqual(["Link"], [each["kind"] for each in elsewhere])

    def problems(self, browser: Browser | None = None, **values) -> list[dict]:
        browser = browser or self.company.browser
        return browser.message(f"{API}check_posting", **values)["problems"]

    def test_numbers_and_bars_in_other_spellings(self) -> None:
        for kind, texts in {
            "Phone": (
                "Call 9*8*7*6*5*4*3*2*1*0",
                "Call 98765_43210",
                "Call 98765432l0",
                "ஒன்பது எட்டு ஏழு ஆறு ஐந்து நான்கு மூன்று இரண்டு ஒன்று பூஜ்யம்",
                "తొమ్మిది ఎనిమిది ఏడు ఆరు ఐదు నాలుగు మూడు రెండు ఒకటి సున్నా",
                "নয় আট সাত ছয় পাঁচ চার তিন দুই এক শূন্য",
                "नऊ आठ सात सहा पाच चार तीन दोन एक शून्य",
            ),
            "Bar": (
                "முஸ்லிம்கள் வேண்டாம்",
                "இந்துக்கள் மட்டும்",
                "பிராமணர்கள் மட்டும்",
                "ముస్లింలు వద్దు",
                "హిందువులు మాత్రమే",
                "মুসলিমদের লাগবে না",
                "केवल हिंदुओं के लिए",
            ),
        }.items():
            for text in texts:
                with self.subTest(text=text):
                    self.assertEqual([kind], [each.kind for each in check({"job_description": text})])
        for text in (
            "Shift from 9/10/2026, pay 15000_20000 a month, 10l tanks.",
            "Batches 1|2|3 of 40 people; sizes 28 * 30 * 32 * 34.",
        ):
            with self.subTest(text=text):
                self.assertEqual([], check({"job_description": text}))

    def test_what_is_told_as_one_writes(self) -> None:
        self.assertEqual([], self.problems())
        found = self.problems(**job_values(job_description=FEE, title="Call 98765 43210"))
        self.assertEqual({"Money", "Phone"}, {each["kind"] for each in found})
        self.assertEqual({"job_description", "title"}, {each["field"] for each in found})
        self.assertEqual(0, frappe.db.count("JP Job", {"title": "Call 98765 43210"}))

    def test_a_number_in_the_address_of_a_walk_in(self) -> None:
        [found] = self.problems(**job_values(**{**WALK_IN, "walk_in_address": "Ask on 98765 43210"}))
        self.assertEqual(("Phone", "walk_in_address"), (found["kind"], found["field"]))

    def test_a_company_in_review_is_told_too(self) -> None:
        browser = self.company_account("Pending Review").browser
        self.assertEqual(["Phone"], [each["kind"] for each in self.problems(browser, title="98765 43210")])

    def test_what_may_not_be_asked(self) -> None:
        for wrong in ({"title": ["x"]}, {"name": {"a": 1}}):
            reply = self.company.browser.call(f"{API}check_posting", **wrong)
            self.assertEqual(417, reply.status_code, said(reply))

    def test_pay_that_the_sites_own_jobs_pay_too_is_none(self) -> None:
        much = {"category": "Accounting", "min_salary": "150000", "max_salary": "200000"}
        self.assertEqual(["Pay"], [each["kind"] for each in self.problems(**much)])

    def test_the_same_text_of_another_company(self) -> None:
        text = long_text()
        self.assertEqual("Live", self.post(job_description=text)["status"])
        other = self.company_account()
        answer = other.browser.message(f"{API}post_job", **job_values(job_description=f"{text.upper()}!"))
        self.assertEqual(["Copied"], [each["kind"] for each in answer["held_for"]])
        self.assertEqual("", answer["held_for"][0]["phrase"])

    def test_whose_text_was_copied_is_not_held(self) -> None:
        text = long_text()
        name = self.post(job_description=text)["name"]
        self.company_account().browser.message(f"{API}post_job", **job_values(job_description=text))
        self.assertEqual([], self.problems(**job_values(job_description=text), name=name))
        self.assertEqual("Live", self.update(name, openings="3")["status"])

    def test_the_same_text_over_and_over(self) -> None:
        text = long_text()
        statuses = [self.post(job_description=text)["status"] for _ in range(4)]
        self.assertEqual(["Live", "Live", "Live", "Held"], statuses)
        elsewhere = self.post(job_description=text, pincode="110001")
        self.assertEqual("Live", elsewhere["status"])

    def test_nearly_the_same_text_has_a_mark_in_common(self) -> None:
        words = [f"{chr(97 + each % 26)}a{chr(98 + each // 26)}am" for each in range(100)]
        posting = {"title": "Loom Operator", "job_description": " ".join(words)}
        other = {**posting, "job_description": " ".join([*words[2:], "today", "immediately"])}
        strange = {
            **posting,
            "job_description": " ".join(words[50:]) + " " + " ".join(f"{each}x" for each in words),
        }
        self.assertTrue(set(marks(posting)) & set(marks(other)))
        self.assertFalse(set(marks(posting)) & set(marks(strange)))
        self.assertEqual((None, None), marks({"title": "Cook", "job_description": "Cooks."}))

    def test_a_text_that_was_taken_down(self) -> None:
        text = long_text()
        name = self.post(job_description=text)["name"]
        self.reviewer().message(f"{API}remove_job", **version_of("JP Job", name), reason="Fake")
        answer = self.company_account().browser.message(f"{API}post_job", **job_values(job_description=text))
        self.assertEqual(["Removed"], [each["kind"] for each in answer["held_for"]])
