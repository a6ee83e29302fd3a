import frappe

from job_portal.account.accounts import NEW_MEMBER
from job_portal.tests.actor import pdf, said
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.utils import TestCase, bench_only, fresh

READ, SAVE = f"{API}get_searcher", f"{API}save_searcher"


class TestProfile(TestCase):
    def setUp(self) -> None:
        super().setUp()
        self.person = self.account()
        self.browser = self.person.browser

    def save(self, **values) -> dict:
        return self.browser.message(SAVE, **values)

    def refused(self, **values) -> str:
        reply = self.browser.call(SAVE, **values)
        self.assertEqual(reply.status_code, 417, (values, reply.text))
        return said(reply)

    def test_before_it_is_saved_it_holds_the_accounts_name(self) -> None:
        profile = self.browser.message(READ)
        self.assertEqual((profile["name"], profile["full_name"], profile["skills"]), (None, "Test", []))
        self.assertEqual((profile["is_open"], profile["may_call"]), (False, False))

    def test_a_name_that_is_the_own_number_is_no_name(self) -> None:
        """The company of an application reads the name."""
        self.assertEqual(self.save(full_name=f" User {self.person.mobile}")["full_name"], NEW_MEMBER)
        self.assertEqual(self.save(full_name="User 7")["full_name"], "User 7")

    def test_expected_pay_for_another_time_than_a_month(self) -> None:
        keys = ("pay_expected", "pay_unit", "expected_salary")
        told = self.save(pay_expected="800", pay_unit="Day", expected_salary=1)
        self.assertEqual([told[key] for key in keys], [800, "Day", 20800])
        by_month = self.save(expected_salary=21000)
        self.assertEqual([by_month[key] for key in keys], [None, None, 21000])

    @bench_only("The embedded host keeps no versions.")
    def test_what_a_person_takes_out_is_in_no_version(self) -> None:
        name = self.save(headline="Weaver")["name"]
        self.save(headline="")
        frappe.db.rollback()
        versions = {"ref_doctype": "JP Searcher", "docname": name}
        self.assertEqual(frappe.get_all("Version", filters=versions, pluck="name"), [])

    def test_what_is_saved_is_read_and_what_is_left_out_stays(self) -> None:
        saved = self.save(
            headline="Weaver",
            skills=["Looms", " Dyeing  cotton ", "Looms", ""],
            languages=["Hindi", "தமிழ்"],
            experience_years=3,
            expected_salary="18,000",
            pincode="560038",
            is_open=True,
        )
        self.assertEqual(saved["skills"], ["Looms", "Dyeing cotton"])
        self.assertEqual((saved["city"], saved["state"]), ("Bengaluru", "Karnataka"))
        changed = self.save(about="Weaves", headline="", pincode="", languages=[])
        self.assertEqual(changed, self.browser.message(READ))
        kept = [changed[key] for key in ("skills", "experience_years", "expected_salary", "is_open")]
        self.assertEqual(kept, [["Looms", "Dyeing cotton"], 3, 18000, True])
        cleared = [changed[key] for key in ("headline", "pincode", "city", "languages")]
        self.assertEqual([each or None for each in cleared], [None] * 4)
        cell = fresh().get_value("JP Searcher", changed["name"], "cell")
        self.assertEqual(cell, 0)

    def test_each_field_has_its_rule(self) -> None:
        for wrong in (
            {"full_name": " "},
            {"full_name": "x" * 141},
            {"headline": "<b>Weaver</b>"},
            {"experience_years": 61},
            {"experience_years": -1},
            {"experience_years": "many"},
            {"education": "Doctor"},
            {"english_level": "Fair"},
            {"skills": ["x" * 61]},
            {"skills": [f"skill {number}" for number in range(31)]},
            {"skills": [["nested"]]},
            {"skills": [{"a": 1}]},
            {"skills": ["<i>looms</i>"]},
            {"languages": {"a": 1}},
            {"expected_salary": 10**9},
            {"pay_expected": 500},
            {"pay_expected": 10**6, "pay_unit": "Hour"},
            {"pay_expected": 500, "pay_unit": "Fortnight"},
            {"pincode": "12"},
            {"pincode": "999999"},
            {"radius_km": 101},
            {"is_open": "perhaps"},
            {"resume": "/private/files/none.pdf"},
            {"photo": "https://elsewhere.example/me.png"},
        ):
            self.refused(**wrong)
        self.assertEqual(self.browser.message(READ)["headline"], None)

    def test_a_stale_form_is_refused(self) -> None:
        opened = self.save(headline="Weaver")["modified"]
        newest = self.save(headline="Dyer", modified=opened)["modified"]
        self.assertIn("another device", self.refused(headline="Tailor", modified=opened))
        self.assertEqual(self.save(headline="Dyer", modified=opened)["modified"], newest)
        self.refused(headline="Tailor", modified="yesterday")

    def test_two_first_saves_at_once_are_one_profile(self) -> None:
        replies = at_once([lambda: self.browser.call(SAVE, headline="Weaver") for _ in range(4)])
        self.assertEqual({reply.status_code for reply in replies}, {200})
        self.assertEqual(fresh().count("JP Searcher", {"account": self.person.email}), 1)

    def test_files_are_ones_own(self) -> None:
        other = self.account()
        resume, photo = self.person.upload(), self.person.upload("png")
        saved = self.save(resume=resume, photo=photo)
        self.assertEqual((saved["resume"], saved["photo"]), (resume, photo))
        for wrong in (
            {"resume": other.upload()},
            {"photo": other.upload("png")},
            {"photo": resume},
            {"photo": self.person.upload("png", is_private=0)},
        ):
            self.refused(**wrong)
        self.assertEqual(self.save(resume="")["resume"] or None, None)

    def test_the_same_bytes_of_two_people_stay_apart(self) -> None:
        other, content = self.account(), pdf()
        urls = [
            account.browser.upload(content, "cv.pdf", is_private=1).json["message"]["file_url"]
            for account in (self.person, other)
        ]
        for account, url in zip((self.person, other), urls, strict=True):
            saved = account.browser.message(SAVE, resume=url)
            self.assertEqual(saved["resume"], url)
        frappe.db.rollback()
        held = {"file_url": ("in", urls), "attached_to_doctype": "JP Searcher"}
        rows = frappe.get_all("File", held, ["file_url", "owner"])
        self.assertEqual(
            {row.file_url: row.owner for row in rows},
            dict(zip(urls, (self.person.email, other.email), strict=True)),
        )
