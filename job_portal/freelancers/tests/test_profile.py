"""A freelancer's profile: saving and reading it, who sees it, the switch."""

import io

import frappe
from PIL import Image

from job_portal.account.accounts import NEW_MEMBER
from job_portal.rules import FREELANCER
from job_portal.tests.actor import API, fresh_word, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import MarketCase
from job_portal.tests.utils import version_of

PROFILE = {
    **{"headline": "Blouse and fall stitching", "skills": ["Blouse", "Fall and pico"], "pincode": "411038"},
    **{"radius_km": 5, "rates": [{"unit": "Project", "amount": 400}, {"unit": "Hour", "amount": 120}]},
    **{"week": ["Monday 10:00-18:00", "Sunday 09:00-24:00"], "days_off": ["2000-01-01", "2099-01-01"]},
    **{"languages": ["Hindi"], "experience_years": 12, "own_tools": True, "upi_id": "asha@bank"},
    **{"about": "I stitch at home.", "least_charge": 100, "is_open": True, "may_call": True},
}


class FreelancerCase(MarketCase):
    def freelancer(self, **changes) -> Browser:
        """An account with an open profile; `browser.freelancer` is its name."""
        account = self.account()
        browser = account.browser
        browser.mobile, browser.email = account.mobile, account.email
        browser.freelancer = browser.message(f"{API}save_freelancer", **{**PROFILE, **changes})["name"]
        return browser

    def refused(self, reply, status: int, sentence: str = "") -> None:
        self.assertEqual(reply.status_code, status, reply.get_data(as_text=True))
        self.assertIn(sentence, said(reply))

    @staticmethod
    def picture(browser: Browser, side: int = 32) -> str:
        """The URL of a public picture that the account has uploaded."""
        stream = io.BytesIO()
        Image.new("RGB", (side, side // 2), "teal").save(stream, "JPEG")
        return browser.upload(stream.getvalue(), "work.jpg", is_private=0).json["message"]["file_url"]


class TestProfile(FreelancerCase):
    def test_a_profile_is_saved_and_read(self) -> None:
        browser = self.freelancer()
        answer = browser.message(f"{API}get_my_freelancer")
        self.assertRegex(answer["name"], r"^JPF-\d{5}$")
        for field, value in PROFILE.items():
            if field != "rates":
                self.assertEqual(answer[field], value, field)
        self.assertEqual(
            answer["rates"], [{"unit": "Hour", "amount": 120}, {"unit": "Project", "amount": 400}]
        )
        self.assertEqual((answer["city"], answer["is_listed"], answer["held_for"]), ("Pune", True, None))
        self.assertIn("freelancer", browser.message(f"{API}get_boot")["roles"])
        self.assertEqual(browser.message(f"{API}set_role", role="freelancer")["role"], "freelancer")

    def test_a_day_that_frappe_reads_as_none_is_refused(self) -> None:
        browser = self.freelancer()
        reply = browser.call(f"{API}save_freelancer", available_until="0001-01-01")
        self.assertEqual((reply.status_code, said(reply)), (417, FREELANCER["available_until"]["invalid"]))
        browser.message(f"{API}get_freelancer", name=browser.freelancer)

    def test_a_name_that_is_the_own_number_is_no_name(self) -> None:
        browser = self.freelancer()
        browser.message(f"{API}save_freelancer", full_name=f"User {browser.mobile}")
        self.assertEqual(browser.message(f"{API}get_my_freelancer")["full_name"], NEW_MEMBER)

    def test_one_step_at_a_time(self) -> None:
        browser = self.account().browser
        first = browser.message(f"{API}save_freelancer", skills=["Plumbing"])
        self.assertFalse(first["is_listed"])
        self.refused(browser.call(f"{API}save_freelancer", is_open=True), 417, "what you do")
        browser.message(f"{API}save_freelancer", headline="Plumber", modified=first["modified"])
        self.refused(browser.call(f"{API}save_freelancer", is_open=True), 417, "pincode")
        self.assertTrue(browser.message(f"{API}save_freelancer", is_remote=True, is_open=True)["is_listed"])
        stale = browser.call(f"{API}save_freelancer", headline="Tiler", modified=first["modified"])
        self.refused(stale, 417, "another device")

    def test_everybody_reads_the_page_without_what_is_private(self) -> None:
        browser = self.freelancer()
        page = Browser().message(f"{API}get_freelancer", name=browser.freelancer)
        for field in ("pincode", "upi_id", "latitude", "account", "search_text", "around_km"):
            self.assertNotIn(field, page)
        self.assertNotIn("411038", str(page))
        self.assertNotIn(browser.mobile, str(page))
        self.assertEqual((page["days_off"], page["is_own"], page["is_open"]), (["2099-01-01"], False, True))
        self.assertTrue(browser.message(f"{API}get_freelancer", name=browser.freelancer)["is_own"])
        browser.message(f"{API}save_freelancer", is_open=False)
        self.refused(Browser().call(f"{API}get_freelancer", name=browser.freelancer), 404)
        self.assertFalse(browser.message(f"{API}get_freelancer", name=browser.freelancer)["is_open"])
        browser.message(f"{API}save_freelancer", is_open=True, available_until="2020-01-01")
        self.refused(Browser().call(f"{API}get_freelancer", name=browser.freelancer), 404)

    def test_pictures_are_own_small_and_in_order(self) -> None:
        browser, other = self.freelancer(), self.account().browser
        files = [self.picture(browser, 2400), self.picture(browser, 40)]
        pictures = [{"file": file, "caption": f"No {n}"} for n, file in enumerate(files)]
        for given in (pictures, pictures[::-1], pictures[:1]):
            answer = browser.message(f"{API}save_freelancer", pictures=given)
            self.assertEqual(answer["pictures"], given)
        page = Browser().message(f"{API}get_freelancer", name=browser.freelancer)
        self.assertEqual((page["pictures"], page["picture"]), (pictures[:1], files[0]))
        stored = Image.open(frappe.get_doc("File", {"file_url": files[0]}).get_full_path())
        self.assertEqual((stored.size, stored.getexif()), ((1600, 800), {}))
        self.assertFalse(frappe.db.exists("File", {"file_url": files[1]}))
        theirs = [{"file": self.picture(other), "caption": ""}]
        for given in (
            theirs,
            [{"file": "/files/none.jpg"}],
            "x",
            [1],
            {"a": 1},
            [{"caption": "x"}],
            [{"file": f"/files/{n}.jpg"} for n in range(13)],
        ):
            self.refused(browser.call(f"{API}save_freelancer", pictures=given), 417)
        called = [{"file": files[0], "caption": "Call 98220 12345"}]
        self.refused(browser.call(f"{API}save_freelancer", pictures=called), 417, "98220 12345")

    def test_what_breaks_a_rule_is_refused(self) -> None:
        browser = self.freelancer()
        for changes in (
            {"rates": [{"unit": "Year", "amount": 5}]},
            {"rates": [{"unit": "Day", "amount": -5}]},
            {"rates": [{"unit": ["Day"], "amount": 5}]},
            {"rates": "Day"},
            {"rates": [{"amount": 5}]},
            {"week": ["Monday 9-18"]},
            {"week": ["Someday 09:00-18:00"]},
            {"days_off": ["31-12-2026"]},
            {"upi_id": "asha"},
            {"radius_km": 101},
            {"pincode": "99"},
            {"headline": "x" * 141},
            {"skills": ["x"] * 31 + [str(n) for n in range(31)]},
            {"available_until": "soon"},
            {"full_name": ""},
        ):
            with self.subTest(changes):
                self.refused(browser.call(f"{API}save_freelancer", **changes), 417)

    def test_a_number_in_the_text_hides_the_profile_until_it_is_gone(self) -> None:
        browser = self.freelancer()
        held = browser.message(f"{API}save_freelancer", about="Call me on 98220 12345")
        self.assertIn("98220 12345", held["held_for"])
        self.assertFalse(held["is_listed"])
        self.refused(Browser().call(f"{API}get_freelancer", name=browser.freelancer), 404)
        self.assertTrue(browser.message(f"{API}save_freelancer", about="I come home.")["is_listed"])
        held = browser.message(f"{API}save_freelancer", about="I write exams for you.")
        self.assertIn("write exams for", held["held_for"])

    def test_reviewers_read_what_two_profiles_share(self) -> None:
        shared = {"upi_id": f"{fresh_word()}@bank"}
        one, other, third = (self.freelancer(**upi) for upi in ({"upi_id": ""}, shared, {"upi_id": ""}))
        plain = {"file": self.picture(third), "caption": ""}
        third.message(f"{API}save_freelancer", pictures=[plain])
        for browser, size in ((one, (200, 160)), (other, (400, 320))):
            picture = Image.radial_gradient("L").rotate(30).resize(size).convert("RGB")
            stream = io.BytesIO()
            picture.save(stream, "JPEG")
            url = browser.upload(stream.getvalue(), "a.jpg", is_private=0).json["message"]["file_url"]
            browser.message(f"{API}save_freelancer", pictures=[{"file": url, "caption": ""}])
        third.message(f"{API}save_freelancer", **shared)
        read = {
            each.freelancer: frappe.db.get_value("JP Freelancer", each.freelancer, "signals")
            for each in (one, other, third)
        }
        frappe.db.rollback()
        self.assertEqual(read[other.freelancer], f"Picture: {one.freelancer}")
        self.assertEqual(read[third.freelancer], f"UPI ID: {other.freelancer}")
        for private in ("signals", "likeness"):
            self.assertNotIn(private, str(Browser().message(f"{API}get_freelancer", name=one.freelancer)))

    def test_favourites(self) -> None:
        one, other, reader = self.freelancer(), self.freelancer(), self.account().browser
        for name in (one.freelancer, other.freelancer, one.freelancer):
            reader.message(f"{API}favourite_freelancer", freelancer=name)
        listed = reader.message(f"{API}get_favourites")
        self.assertEqual([each["name"] for each in listed["items"]], [other.freelancer, one.freelancer])
        # As the notice says, a freelancer who is no longer open is in no list.
        one.message(f"{API}save_freelancer", is_open=False, headline="Since then at another trade")
        other.message(f"{API}save_freelancer", about="www.example.com")
        (left,) = reader.message(f"{API}get_favourites")["items"]
        self.assertEqual((left["name"], left["is_open"]), (one.freelancer, False))
        told = {key for key, value in left.items() if value} - {"name", "full_name", "url"}
        self.assertEqual(told, set())
        # A withdrawn page is in no favourites.
        one.message(f"{API}withdraw_consent", purpose="public_page")
        self.assertEqual(reader.message(f"{API}get_favourites")["items"], [])
        other.message(f"{API}save_freelancer", about="I stitch at home.")
        self.assertEqual(len(reader.message(f"{API}get_favourites")["items"]), 1)
        for name in (one.freelancer, other.freelancer):
            reader.message(f"{API}unfavourite_freelancer", freelancer=name)
        self.assertEqual(reader.message(f"{API}get_favourites")["items"], [])
        self.refused(reader.call(f"{API}favourite_freelancer", freelancer="JPF-none"), 404)

    def test_a_reviewer_hides_a_profile_with_a_reason_and_changes_nothing_else(self) -> None:
        browser, reviewer = self.freelancer(), self.account(("JP Reviewer",)).browser
        before = version_of("JP Freelancer", browser.freelancer)
        for reason in (" ", "x" * 501):
            self.refused(reviewer.call(f"{API}remove_freelancer", **before, reason=reason), 417)
        self.assertTrue(reviewer.message(f"{API}remove_freelancer", **before, reason="Fake")["is_held"])
        self.refused(Browser().call(f"{API}get_freelancer", name=browser.freelancer), 404)
        self.assertIn("hidden: Fake", browser.message(f"{API}get_my_freelancer")["held_for"])
        self.assertIn("hidden: Fake", browser.message(f"{API}get_notifications")["items"][0]["text"])
        self.refused(reviewer.call(f"{API}restore_freelancer", **before), 417, "was changed")
        self.refused(reviewer.call(f"{API}restore_freelancer", name="JPF-none", modified="x"), 404)
        for changes in ({"full_name": "Other"}, {"headline": "Other"}, {"about": "Other"}, {"is_held": 0}):
            reply = reviewer.open("PUT", f"/api/resource/JP Freelancer/{browser.freelancer}", json=changes)
            self.assertEqual(reply.status_code, 403, changes)
        reviewer.message(f"{API}restore_freelancer", **version_of("JP Freelancer", browser.freelancer))
        shown = Browser().message(f"{API}get_freelancer", name=browser.freelancer)
        self.assertEqual(shown["headline"], PROFILE["headline"])

    def test_off_or_with_samples_there_are_no_freelancers(self) -> None:
        browser = self.freelancer()
        for values in ({"freelancers": 0}, {"freelancers": 1, "market": "Sample"}):
            self.configure(**values)
            for method, values in (
                ("get_my_freelancer", {}),
                ("save_freelancer", {"headline": "x"}),
                ("list_freelancers", {}),
                ("get_freelancer", {"name": browser.freelancer}),
                ("favourite_freelancer", {"freelancer": browser.freelancer}),
                ("unfavourite_freelancer", {"freelancer": browser.freelancer}),
                ("get_favourites", {}),
            ):
                self.refused(browser.call(f"{API}{method}", **values), 417, "no freelancers")


class TestLeaving(FreelancerCase):
    def test_a_frozen_profile_is_hidden_until_thawed(self) -> None:
        browser = self.freelancer()
        self.assertTrue(browser.message(f"{API}freeze_account")["is_frozen"])
        self.refused(Browser().call(f"{API}get_freelancer", name=browser.freelancer), 404)
        self.assertTrue(browser.message(f"{API}get_boot")["is_frozen"])
        browser.message(f"{API}thaw_account")
        Browser().message(f"{API}get_freelancer", name=browser.freelancer)

    def test_without_the_consent_to_the_page_nobody_reads_it(self) -> None:
        browser = self.freelancer()
        browser.message(f"{API}withdraw_consent", purpose="public_page")
        self.refused(Browser().call(f"{API}get_freelancer", name=browser.freelancer), 404)
        self.assertEqual(browser.message(f"{API}get_my_freelancer")["headline"], PROFILE["headline"])
        self.refused(browser.call(f"{API}save_freelancer", is_open=True), 417, "Your public page")

    def test_without_the_consent_to_freelance_work_it_is_emptied(self) -> None:
        browser = self.freelancer()
        file = self.picture(browser)
        browser.message(f"{API}save_freelancer", pictures=[{"file": file, "caption": ""}])
        browser.message(f"{API}withdraw_consent", purpose="freelance")
        answer = browser.message(f"{API}get_my_freelancer")
        self.assertTrue(answer["full_name"])
        for field in ("headline", "upi_id", "pincode", "rates", "week", "pictures", "is_open", "is_listed"):
            self.assertFalse(answer[field], field)
        self.assertFalse(frappe.db.exists("File", {"file_url": file}))
        self.refused(browser.call(f"{API}save_freelancer", headline="Tailor"), 417, "Freelance work")

    def test_a_deleted_account_leaves_nothing(self) -> None:
        browser, reader = self.freelancer(), self.account().browser
        file = self.picture(browser)
        browser.message(f"{API}save_freelancer", pictures=[{"file": file, "caption": ""}])
        reader.message(f"{API}favourite_freelancer", freelancer=browser.freelancer)
        user = frappe.db.get_value("JP Freelancer", browser.freelancer, "account")
        frappe.delete_doc("User", user, ignore_permissions=True, force=True)
        frappe.db.commit()
        for doctype, filters in (
            ("JP Freelancer", {"name": browser.freelancer}),
            ("JP Picture", {"of_name": browser.freelancer}),
            ("JP Favourite", {"freelancer": browser.freelancer}),
            ("File", {"file_url": file}),
        ):
            self.assertFalse(frappe.db.exists(doctype, filters), doctype)

    def test_the_copy_of_an_accounts_data_has_it(self) -> None:
        browser = self.freelancer()
        file = self.picture(browser)
        browser.message(f"{API}save_freelancer", pictures=[{"file": file, "caption": "A blouse"}])
        sections = browser.message(f"{API}get_my_data")["sections"]
        found = {each["key"]: each["rows"] for each in sections}
        self.assertEqual(found["freelancer"][0]["upi_id"], "asha@bank")
        self.assertEqual(found["pictures"][0]["caption"], "A blouse")
