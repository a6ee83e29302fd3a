"""Finding freelancers: by their work in six languages and by place, and never by personal traits."""

import frappe

from job_portal.freelancers import freelancer_finding
from job_portal.freelancers.tests.test_profile import FreelancerCase
from job_portal.jobs.finding import rebuilding, vocabulary
from job_portal.matching.tests.test_swaps import NAMES, WORDS
from job_portal.tests.actor import API
from job_portal.tests.http import Browser
from job_portal.tests.statements import counted

# Kothrud in Pune, Andheri in Mumbai.
NEAR, FAR = "411038", "400053"


class TestFinding(FreelancerCase):
    def setUp(self) -> None:
        super().setUp()
        frappe.db.sql("update `tabJP Freelancer` set is_listed = 0, is_open = 0")
        frappe.db.sql("delete from `tabJP Freelancer Word`")
        frappe.db.commit()

    def found(self, **filters) -> list[str]:
        """The names of the freelancers on the first page."""
        return [card["name"] for card in Browser().message(f"{API}list_freelancers", **filters)["items"]]

    def named(self, headline: str, skills: tuple[str, ...] = (), **changes) -> str:
        return self.freelancer(headline=headline, skills=list(skills), about="", **changes).freelancer

    def test_by_the_work_in_each_language(self) -> None:
        tailor = self.named("Ladies tailor", ["Blouse stitching", "Fall pico"])
        plumber = self.named("Plumber")
        for search in (
            "blouse silai",
            "blouse",
            "ब्लाउज सिलाई",
            "சட்டை blouse",
            "fall pico",
            "सिलाई",
            "darzi",
            "தையல்",
            "tailer",
            "दर्जी",
        ):
            self.assertEqual(self.found(search=search)[:1], [tailor], search)
        for search in ("plumber", "प्लंबर", "nal theek karna plumber", "প্লাম্বার", "ప్లంబర్", "plumbr"):
            self.assertEqual(self.found(search=search), [plumber], search)
        self.assertEqual(self.found(category="Plumber"), [plumber])

    def test_things_are_found_by_their_names_in_other_scripts(self) -> None:
        tailors = {
            self.named("दर्जी", ["दर्जी", "ब्लाउज सिलाई"]),
            self.named("Tailor", ["Blouse stitching"]),
            self.named("டெய்லர்", ["பிளவுஸ்"]),
        }
        self.named("Tailor", ["Trousers"])
        for search in ("blouse silai", "blouse", "ब्लाउज सिलाई", "ब्लाऊज", "ব্লাউজ"):
            answer = Browser().message(f"{API}list_freelancers", search=search)
            found = {each["name"] for each in answer["items"]}
            self.assertEqual((found, answer["loosened"]), (tailors, None), search)

    def test_near_me_and_only_who_comes_there(self) -> None:
        near = self.named("Plumber", pincode=NEAR, radius_km=5)
        far = self.named("Plumber", pincode=FAR, radius_km=5)
        remote = self.named("Typist", pincode="", city="", is_remote=True)
        self.assertEqual(self.found(pincode=NEAR, radius_km=25), [near])
        self.assertEqual(self.found(search="plumber", pincode=NEAR), [near])
        self.assertEqual(self.found(pincode=FAR, order="nearest"), [far])
        self.assertEqual(set(self.found(pincode=NEAR)), {near, remote})
        self.assertEqual(self.found(search="plumber in Mumbai"), [far])
        (card,) = Browser().message(f"{API}list_freelancers", pincode=NEAR, radius_km=25)["items"]
        self.assertLess(card["distance_km"], 10)

    def test_by_rate(self) -> None:
        cheap = self.named("Cook", rates=[{"unit": "Day", "amount": 700}])
        dear = self.named("Cook", rates=[{"unit": "Day", "amount": 1500}, {"unit": "Hour", "amount": 90}])
        self.assertEqual(self.found(unit="Day", max_rate=1000), [cheap])
        self.assertEqual(self.found(unit="Hour"), [dear])
        self.assertEqual(set(self.found(search="cook", unit="Day")), {cheap, dear})

    def test_what_is_said_of_loosening_fits_people(self) -> None:
        self.named("Plumber")
        answer = Browser().message(f"{API}list_freelancers", search="plumber zarathustrian")
        self.assertEqual(len(answer["items"]), 1)
        self.assertIn("zarathustrian", answer["loosened"])
        self.assertNotIn("job", answer["loosened"].lower())

    def test_suggestions(self) -> None:
        self.named("Plumber")
        items = Browser().message(f"{API}suggest_freelancers", search="plu")["items"]
        self.assertIn({"text": "Plumber", "kind": "title", "freelancers": 1}, items)
        self.assertEqual(Browser().message(f"{API}suggest_freelancers", search="p")["items"], [])

    def test_no_suggestion_says_who_somebody_is(self) -> None:
        self.named("Koeri cook, female tailor")
        self.named("Cobbler")
        for search in ("coo", "tail", "koe", "fema", "chamar"):
            items = Browser().message(f"{API}suggest_freelancers", search=search)["items"]
            told = " ".join(each["text"] for each in items).lower().split()
            self.assertFalse({"koeri", "female", "chamar"} & set(told), (search, items))

    def test_who_somebody_is_finds_and_orders_nobody(self) -> None:
        """Name, gender, age, religion, caste, photo and rating are swapped."""
        for number, word in enumerate(WORDS):
            plain = {"headline": "Plumber", "skills": "Pipe fitting", "about": "Taps", "city": "Pune"}
            texts = {
                "headline": f"{word} plumber",
                "skills": f"Pipe fitting\n{word}",
                "about": f"Taps. {word}",
            }
            who = {"full_name": NAMES[number % len(NAMES)], "picture": word, "rating": 1.0, "reviews": 9}
            swapped = freelancer_finding.text_of({**plain, **texts, **who})
            self.assertEqual(set(swapped.split()), set(freelancer_finding.text_of(plain).split()), word)
        one, other = (
            self.named("Plumber", full_name="Asha Yadav"),
            self.named("Plumber", full_name="John Khan"),
        )
        frappe.db.set_value("JP Freelancer", one, {"rating": 1.0, "reviews": 40})
        frappe.db.commit()
        for search in ("plumber", "lady plumber", "muslim plumber", "plumber male"):
            self.assertEqual(self.found(search=search), [other, one], search)
        self.assertEqual(self.found(search="Asha Yadav plumber"), [other, one])

    def test_the_index_follows_the_profile_and_can_be_made_anew(self) -> None:
        browser = self.freelancer(headline="Plumber", skills=[], about="")
        rows = "select count(*) from `tabJP Freelancer Word` where freelancer = %s"
        stored = frappe.db.sql(rows, browser.freelancer)[0][0]
        frappe.db.rollback()
        self.assertGreater(stored, 1)
        frappe.db.sql("delete from `tabJP Freelancer Word`")
        rebuilding.rebuild()
        self.assertEqual(frappe.db.sql(rows, browser.freelancer)[0][0], stored)
        self.assertEqual(vocabulary.counts(["plumber"], freelancer_finding.FREELANCERS), {"plumber": 1})
        frappe.db.commit()
        browser.message(f"{API}save_freelancer", headline="Tiler")
        self.assertEqual(self.found(search="plumber"), [])
        browser.message(f"{API}save_freelancer", is_open=False)
        self.assertEqual(frappe.db.sql(rows, browser.freelancer)[0][0], 0)
        frappe.db.rollback()

    def test_more_freelancers_take_no_more_statements(self) -> None:
        reader, asked = Browser(), ({}, {"search": "plumber"}, {"pincode": NEAR, "order": "nearest"})
        self.named("Plumber")

        def statements() -> list[int]:
            found = []
            for filters in asked:
                reader.message(f"{API}list_freelancers", **filters)
                with counted() as made:
                    reader.message(f"{API}list_freelancers", **filters)
                found.append(len(made))
            return found

        first = statements()
        for _ in range(3):
            self.named("Plumber")
        self.assertEqual(statements(), first)

    def test_what_no_list_takes_is_refused(self) -> None:
        for filters in (
            {"order": "salary"},
            {"unit": "Year"},
            {"max_rate": 5},
            {"unit": "Day", "max_rate": -1},
            {"radius_km": 10},
            {"pincode": NEAR, "radius_km": 101},
            {"pincode": "999999"},
            {"search": "x" * 141},
            {"category": "x" * 100, "search": "y" * 100},
            {"cursor": "x"},
            {"limit": 51},
            {"search": ["plumber"]},
        ):
            with self.subTest(filters):
                self.refused(Browser().call(f"{API}list_freelancers", **filters), 417)
