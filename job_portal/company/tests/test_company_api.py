"""add_company, update_company_details and get_company_details over HTTP."""

from functools import partial

import frappe

from job_portal.company import messages
from job_portal.company.membership import accounts_of, company_of
from job_portal.platform.messages import CLIENT_KEY_MALFORMED, FIELD_NOT_AN_OPTION
from job_portal.rules import COMPANY
from job_portal.tests.actor import said
from job_portal.tests.http import Browser, at_once
from job_portal.tests.utils import TestCase, fresh

ADD = "job_portal.api.add_company"
UPDATE = "job_portal.api.update_company_details"
DETAILS = "job_portal.api.get_company_details"


class TestAddCompany(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.other = cls.account()
        cls.other_company = cls.other.add_company(company_name="Other Mills")

    def setUp(self) -> None:
        self.me = self.account()

    def test_text_stays_text(self) -> None:
        """Desk renders markup that Frappe leaves in a field."""
        payload = self.me.company_payload()
        for markup in ('<img src="https://evil.example/seen.png">', "a</td>b", "<!-- b", "<SVG/onload=1>"):
            for fieldname in ("company_name", "about_company", "city", "contact_name"):
                reply = self.me.browser.call(ADD, **{**payload, fieldname: markup})
                self.assertEqual(reply.status_code, 417, reply.get_data(as_text=True))
                self.assertIn("may not contain HTML", said(reply))
        words = "Turnover < 5 crore, profit > 3 & rising; I <3 cotton"
        name = self.me.browser.message(ADD, **{**payload, "about_company": words})["name"]
        self.assertEqual(self.me.browser.message(DETAILS, company_name=name)["about_company"], words)

    def test_creates_a_company_for_review(self) -> None:
        payload = self.me.company_payload(company_logo=self.me.upload("png", is_private=0))
        reply = self.me.browser.message(ADD, **payload)
        self.assertRegex(reply["name"], r"^JPC-\d{5}$")
        self.assertEqual(reply["success_key"], 1)
        self.assertEqual(reply["message"], messages.COMPANY_CREATED)
        self.assertEqual(reply["status"], "Pending Review")
        details = self.me.browser.message(DETAILS, company_name=reply["name"])
        for fieldname, value in payload.items():
            self.assertEqual(details[fieldname], value, fieldname)
        self.assertEqual(details["selected_document"], "Certificate of Lotus Textiles")
        self.assertEqual(details["hr_list"], [])
        self.assertEqual(details["status"], "Pending Review")

    def test_unknown_arguments_are_ignored_and_protected_fields_stay(self) -> None:
        name = self.me.add_company(
            status="Approved",
            account="Administrator",
            owner="Administrator",
            hr_list=[{"hr_name": "x"}],
            foo=1,
        )
        stored = frappe.get_doc("JP Company", name)
        self.assertEqual((stored.status, accounts_of(name)), ("Pending Review", [self.me.email]))
        self.assertFalse(frappe.db.exists("JP Company HR", {"company": stored.name}))

    def test_the_same_client_key_returns_the_same_company(self) -> None:
        payload = self.me.company_payload(client_key="tap-1")
        first = self.me.browser.message(ADD, **payload)
        second = self.me.browser.message(ADD, **payload)
        self.assertEqual(first["name"], second["name"])
        self.assertEqual(frappe.db.count("JP Company Member", {"account": self.me.email}), 1)

    def test_a_second_company_is_refused_with_a_sentence(self) -> None:
        name = self.me.add_company(client_key="tap-1")
        for key in ({}, {"client_key": "tap-2"}, {"client_key": ""}):
            with self.subTest(key=key):
                response = self.me.browser.call(ADD, **self.me.company_payload(company_name="Again", **key))
                self.assertEqual(response.status_code, 409)
                self.assertIn(messages.COMPANY_EXISTS, said(response))
                self.assertEqual(response.json["company_name"], name)
        self.assertEqual(frappe.db.get_value("JP Company", name, "company_name"), "Lotus Textiles")

    def test_two_taps_at_once_create_one_company(self) -> None:
        payload = self.me.company_payload(client_key="double-tap")
        browsers = [Browser(self.me.browser.token) for _ in range(4)]
        replies = at_once([partial(browser.call, ADD, **payload) for browser in browsers])
        self.assertEqual([reply.status_code for reply in replies], [200] * 4)
        self.assertEqual(len({reply.json["message"]["name"] for reply in replies}), 1)

    def test_refusals_name_the_error_and_store_nothing(self) -> None:
        good = self.me.company_payload()
        for changes, sentence in (
            ({"company_name": ""}, "Company name is required"),
            ({"company_name": None}, "Company name is required"),
            ({"company_name": "\u200b\u2060"}, "Company name is required"),
            ({"email": "nobody"}, "Please enter a valid email"),
            ({"gst_msme_no": "123"}, "Invalid GST number"),
            ({"pan": "123"}, "Invalid PAN number"),
            ({"pincode": "12345"}, "Please enter 6-digit pincode"),
            ({"phone": "1234567890"}, COMPANY["phone"]["invalid"]),
            ({"company_type": "Club"}, "Please choose Company Type from the list"),
            (
                {"company_pan_card": "/private/files/none.pdf"},
                "Company PAN Card: please upload the file again",
            ),
            ({"company_name": ["Lotus"]}, ""),
            ({"company_name": {"a": 1}}, ""),
            ({"company_name": 7}, ""),
            ({"share_contact": []}, ""),
            ({"share_contact": "nope"}, ""),
            ({"share_contact": 5}, ""),
            ({"client_key": "<img src=//evil.example>"}, CLIENT_KEY_MALFORMED),
            ({"company_name": "x" * 141}, ""),
            ({"about_company": "x" * 100_000}, ""),
            ({"client_key": "k" * 1000}, ""),
        ):
            with self.subTest(changes=str(changes)[:80]):
                response = self.me.browser.call(ADD, **{**good, **changes})
                self.assertEqual(response.status_code, 417, response.get_data(as_text=True))
                self.assertIn(sentence, said(response))
                self.assertNotIn("Traceback", response.get_data(as_text=True))
        missing = {field: value for field, value in good.items() if field != "about_company"}
        self.assertIn("About company is required", said(self.me.browser.call(ADD, **missing)))
        self.assertFalse(company_of(self.me.email))

    def test_an_industry_must_be_listed(self) -> None:
        payload = self.me.company_payload(jp_industry_master="No Such Industry")
        refused = self.me.browser.call(ADD, **payload)
        self.assertEqual(refused.status_code, 417, refused.get_data(as_text=True))
        sentence = FIELD_NOT_AN_OPTION.format("Industry")
        self.assertIn(sentence, said(refused))
        name = self.me.browser.message(ADD, **{**payload, "jp_industry_master": "Textiles and Garments"})[
            "name"
        ]
        refused = self.me.browser.call(UPDATE, name=name, jp_industry_master="No Such Industry")
        self.assertEqual(refused.status_code, 417, refused.get_data(as_text=True))
        self.assertIn(sentence, said(refused))
        stored = self.me.browser.message(DETAILS, company_name=name)["jp_industry_master"]
        self.assertEqual(stored, "Textiles and Garments")


class TestUpdateCompany(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.me = cls.account()
        cls.other = cls.account()
        cls.reviewer = cls.account(roles=("JP Reviewer",))
        cls.name = cls.me.add_company()
        cls.other_name = cls.other.add_company(company_name="Other Mills")

    def stored(self, field: str, name: str | None = None):
        return fresh().get_value("JP Company", name or self.name, field)

    def test_changed_fields_only(self) -> None:
        reply = self.me.browser.message(UPDATE, name=self.name, city="Mysuru", company_website="")
        self.assertEqual(reply["name"], self.name)
        self.assertEqual(reply["success_key"], 1)
        self.assertEqual(reply["message"], messages.COMPANY_UPDATED)
        self.assertEqual(self.stored("city"), "Mysuru")
        self.assertEqual(self.stored("company_website"), "https://lotus.example")

    def test_docname_and_the_edit_forms_other_fields(self) -> None:
        self.me.browser.message(UPDATE, docname=self.name, area="Jayanagar", hr_list=[], status="Approved")
        self.assertEqual(self.stored("area"), "Jayanagar")
        self.assertEqual(self.stored("status"), "Pending Review")

    def test_the_name_alone_succeeds_and_changes_nothing(self) -> None:
        before = self.stored("modified")
        self.assertEqual(self.me.browser.message(UPDATE, name=self.name)["success_key"], 1)
        self.assertEqual(self.stored("modified"), before)

    def test_blank_text_is_no_value(self) -> None:
        self.me.browser.message(UPDATE, name=self.name, social_media_link="https://social.example/lotus")
        for blank in ("", " ", "\n\t"):
            self.me.browser.message(UPDATE, name=self.name, social_media_link=blank, company_name=blank)
            self.assertEqual(self.stored("social_media_link"), "https://social.example/lotus")
        self.assertEqual(self.stored("company_name"), "Lotus Textiles")

    def test_false_is_a_value(self) -> None:
        self.me.browser.message(UPDATE, name=self.name, share_contact=True)
        self.assertEqual(self.stored("share_contact"), 1)
        self.me.browser.message(UPDATE, name=self.name, share_contact=False)
        self.assertEqual(self.stored("share_contact"), 0)

    def test_a_form_that_grew_stale_overwrites_nothing(self) -> None:
        opened = self.me.browser.message(DETAILS, company_name=self.name)["modified"]
        self.me.browser.message(UPDATE, name=self.name, city="Hubballi", modified=opened)
        response = self.me.browser.call(UPDATE, name=self.name, city="Ballari", modified=opened)
        self.assertEqual(response.status_code, 417)
        self.assertIn(messages.COMPANY_CHANGED_MEANWHILE, said(response))
        self.assertEqual(response.json["exc_type"], "TimestampMismatchError")
        self.assertEqual(self.stored("city"), "Hubballi")

    def test_a_repeated_request_is_not_stale(self) -> None:
        opened = self.me.browser.message(DETAILS, company_name=self.name)["modified"]
        for _ in range(2):
            reply = self.me.browser.message(
                UPDATE, name=self.name, modified=opened, pan=" abcde9999k ", share_contact=True
            )
            self.assertEqual(reply["success_key"], 1)
        self.assertEqual(self.stored("pan"), "ABCDE9999K")

    def test_of_many_forms_opened_together_one_is_saved(self) -> None:
        opened = self.me.browser.message(DETAILS, company_name=self.name)["modified"]
        calls = [
            partial(
                Browser(self.me.browser.token).call, UPDATE, name=self.name, modified=opened, area=f"Area {n}"
            )
            for n in range(5)
        ]
        replies = at_once(calls)
        self.assertEqual(sorted(reply.status_code for reply in replies), [200, 417, 417, 417, 417])
        saved = [reply.status_code for reply in replies].index(200)
        self.assertEqual(self.stored("area"), f"Area {saved}")

    def test_without_modified_the_last_write_wins_field_by_field(self) -> None:
        fields = ("city", "area", "address_line1", "contact_name", "specialization")
        calls = [
            partial(
                Browser(self.me.browser.token).call, UPDATE, name=self.name, **{field: f"At once {field}"}
            )
            for field in fields
        ]
        self.assertEqual([reply.status_code for reply in at_once(calls)], [200] * len(fields))
        for field in fields:
            self.assertEqual(self.stored(field), f"At once {field}")

    def test_refusals_leave_what_was_stored(self) -> None:
        before = self.me.browser.message(DETAILS, company_name=self.name)
        for changes in (
            {"email": "nobody"},
            {"phone": "123"},
            {"pincode": "000"},
            {"city": 7},
            {"city": ["Pune"]},
            {"city": "x" * 500},
            {"company_pan_card": self.other.upload()},
            {"company_pan_card": "https://example.org/x.pdf"},
            {"company_pan_card": self.me.upload("png", is_private=0)},
        ):
            with self.subTest(changes=str(changes)[:60]):
                response = self.me.browser.call(UPDATE, name=self.name, **changes)
                self.assertEqual(response.status_code, 417, response.get_data(as_text=True))
        self.assertEqual(self.me.browser.message(DETAILS, company_name=self.name), before)

    def test_no_such_company(self) -> None:
        for method, payload in (
            (UPDATE, {"name": "JPC-99999", "city": "x"}),
            (UPDATE, {"city": "x"}),
            (DETAILS, {"company_name": "JPC-99999"}),
            (DETAILS, {"company_name": " "}),
            (DETAILS, {"company_name": "x" * 10_000}),
        ):
            with self.subTest(payload=str(payload)[:60]):
                for browser, status in ((self.me.browser, 403), (self.reviewer.browser, 404)):
                    response = browser.call(method, **payload)
                    self.assertEqual(response.status_code, status)
                    self.assertIn(messages.COMPANY_NOT_FOUND, said(response))

    def test_details_by_get_and_wrong_types(self) -> None:
        response = self.me.browser.get(f"/api/method/{DETAILS}", company_name=self.name)
        self.assertEqual(response.json["message"]["name"], self.name)
        for wrong in (None, 7, [], {}, "x" * 30_000):
            with self.subTest(wrong=str(wrong)[:20]):
                self.assertEqual(self.me.browser.call(DETAILS, company_name=wrong).status_code, 417)
        self.assertEqual(self.me.browser.call(DETAILS).status_code, 417)
