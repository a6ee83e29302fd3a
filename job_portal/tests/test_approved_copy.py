"""Changes of an approved company are hidden until a reviewer has approved them."""

import json

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.company import messages, risk, waiting_changes
from job_portal.files import purge
from job_portal.jobs import company_hooks
from job_portal.patches import keep_approved_copies
from job_portal.tests.actor import fresh_word, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import fresh, png, store, version_of
from job_portal.web import sitemap_parts

REASON = "Please send a certificate of the new name"
KINDS = ("name", "website", "about", "specialization", "city")


class ApprovedCase(MarketCase):
    """An approved company with a job and an applicant, and a reviewer."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.reviewer = cls.account(("JP Reviewer",)).browser
        cls.searcher = cls.account().browser

    def setUp(self) -> None:
        super().setUp()
        # Searches also use the first letters.
        self.old = {kind: f"old{fresh_word()}" for kind in KINDS}
        self.new = {kind: f"new{fresh_word()}" for kind in KINDS}
        self.owner = self.account()
        self.own = self.owner.browser
        self.company = self.owner.add_company(**self.values(self.old), company_logo=self.logo(self.old))
        self.approve()
        hr = {"hr_name": "Meera Rao", "hr_mobile": "9812345678", "hr_email": "meera@lotus.example"}
        hr = self.own.message(f"{API}add_hr_details", company_name=self.company, **hr)["hr_row_id"]
        self.contact = hr
        self.job = self.post_job(self.owner, selected_hr=hr, allow_contact_after_apply=True)
        for method in ("apply_to_job", "save_job"):
            answer = self.searcher.message(f"{API}{method}", job=self.job)
            self.application = (answer or {}).get("name") or self.application
        self.searcher.message(f"{API}save_searcher", full_name="Asha Rao", pincode="560038", is_open=True)
        self.own.message(f"{API}reveal_phone", application=self.application)
        self.searcher.message(f"{API}save_alert", how_often="Daily", company=self.company)

    @staticmethod
    def values(words: dict) -> dict:
        return {
            "company_name": f"{words['name']} Mills",
            "company_website": f"https://{words['website']}.example",
            "about_company": f"Weavers. {words['about']}",
            "specialization": words["specialization"],
            "city": words["city"],
        }

    def logo(self, words: dict) -> str:
        reply = self.own.upload(png(), f"logo{words['name']}.png", is_private=0)
        return json.loads(reply.text)["message"]["file_url"]

    def change(self, **values) -> dict:
        return self.own.message(f"{API}update_company_details", name=self.company, **values)

    def change_all(self) -> dict:
        return self.change(**self.values(self.new), company_logo=self.logo(self.new))

    def stored(self):
        frappe.db.rollback()
        return frappe.get_doc("JP Company", self.company)

    def seen(self) -> dict:
        return version_of("JP Company", self.company)

    def approve(self, **more) -> dict:
        return self.reviewer.message(f"{API}approve_company", **self.seen(), **more)

    def reject(self, **more) -> dict:
        return self.reviewer.message(f"{API}reject_company", **self.seen(), reason=REASON, **more)

    def details(self) -> dict:
        return self.own.message(f"{API}get_company_details", company_name=self.company)


class TestOthersRead(ApprovedCase):
    def everywhere(self) -> dict[str, str]:
        """The answers to guests and to a searcher, by method or page."""
        guest, found = Browser(), {}
        searched = {"old": self.old["name"], "new": self.new["name"]}
        asked = [
            ("get_job", {"name": self.job}),
            ("get_company", {"name": self.company}),
            ("list_jobs", {"company": self.company}),
            *(("list_jobs", {"search": word}) for word in searched.values()),
            *(("suggest_jobs", {"search": word}) for word in searched.values()),
        ]
        own = ("get_applications", "get_saved_jobs", "get_notifications", "get_phone_looks", "get_my_data")
        own = [(method, {}) for method in (*own, "get_alerts", "get_jobs_for_me", "get_boot")]
        own.append(("get_application", {"name": self.application}))
        for browser, methods in ((guest, asked), (self.searcher, [*asked, *own])):
            for number, (method, values) in enumerate(methods):
                reply = browser.call(f"{API}{method}", **values)
                self.assertIn(reply.status_code, (200, 404), f"{method}: {reply.text}")
                found[f"{method} {list(values)} {number} {browser is guest}"] = reply.text
        reply = self.searcher.get(f"/api/method/{API}download_my_data", kind="json")
        found["download"] = reply.get_data(as_text=True)
        url = guest.message(f"{API}get_job", name=self.job)["url"]
        pages = {"job": url, "company": f"/frontend/company/{self.company}"}
        pages |= {"jobs": "/frontend/jobs", "home": "/frontend/home"}
        for page, path in pages.items():
            reply = guest.get(path, headers={"Accept": "text/html"})
            found[f"page of {page}"] = reply.get_data(as_text=True)
        for which, word in searched.items():
            moved = guest.get(f"/frontend/job-details/{self.job}/{word}", headers={"Accept": "text/html"})
            found[f"moved from {which}"] = moved.headers["Location"]
        frappe.db.rollback()
        found["sitemap"] = "".join(
            line
            for kind in sitemap_parts.KINDS.values()
            for start in kind.starts()
            for line in kind.lines(start)
        )
        words = frappe.db.sql("select word from `tabJP Job Word` where job = %s", (self.job,))
        found["index"] = " ".join(word for (word,) in words)
        return found

    def holding(self, words: dict) -> list[str]:
        """The places that contain one of the words."""
        return [
            f"{place}: {kind}"
            for place, text in self.everywhere().items()
            for kind, word in words.items()
            if word in text
        ]

    @staticmethod
    def calls(holding: list[str]) -> set[str]:
        return {each.split(" ")[0] if each[0] != "p" else each.split(":")[0] for each in holding}

    def test_a_change_is_hidden_until_a_reviewer_approves_it(self) -> None:
        before = self.holding(self.old)
        told_once = {"get_notifications", "get_phone_looks", "get_alerts"}
        own = {"get_applications", "get_saved_jobs", "get_my_data", "download:", *told_once}
        public = {"get_job", "get_company", "list_jobs", "suggest_jobs", "page of job", "page of company"}
        self.assertLessEqual({*own, *public, "sitemap:", "index:", "moved"}, self.calls(before))
        self.assertEqual(self.change_all()["status"], "Pending Review")
        self.assertEqual(self.holding(self.new), [])
        # While it is in review it has no page.
        gone = {"get_company", "page of company"}
        self.assertEqual(self.calls(before) - self.calls(self.holding(self.old)), gone)
        self.approve()
        self.assertEqual(self.calls(before) - self.calls(self.holding(self.new)), told_once)
        self.assertLessEqual(self.calls(self.holding(self.old)), {*told_once, "get_my_data", "download:"})

    def test_changes_that_need_no_review_wait_too(self) -> None:
        values = self.values(self.new)
        del values["company_name"]
        self.assertEqual(self.change(**values, company_logo=self.logo(self.new))["status"], "Approved")
        self.assertEqual(self.holding(self.new), [])
        self.post_job(self.owner, title="Night Cook")
        self.assertEqual(self.holding(self.new), [])


class TestItsOwn(ApprovedCase):
    def test_the_company_reads_what_it_wrote_and_that_it_waits(self) -> None:
        self.change_all()
        details = self.details()
        for field, value in self.values(self.new).items():
            self.assertEqual(details[field], value)
        self.assertEqual(set(details["waiting"]), set(waiting_changes.FIELDS))
        self.assertNotIn("waiting_changes", details)
        own = self.own.message(f"{API}get_my_data")
        company = next(section for section in own["sections"] if section["key"] == "company")
        self.assertIn(self.new["about"], company["rows"][0]["about_company"])
        # The form starts with the company's own version: sending it again changes nothing.
        opened = details["modified"]
        self.change(**self.values(self.new), modified="2020-01-01 00:00:00")
        self.assertEqual(self.details()["waiting"], details["waiting"])
        self.change(phone="9876500000", modified=self.details()["modified"])
        self.assertEqual(self.details()["about_company"], self.values(self.new)["about_company"])
        self.assertLess(opened, self.details()["modified"])

    def test_what_is_typed_back_waits_no_more(self) -> None:
        self.change(about_company="Weavers of silk.")
        self.change(specialization="Silk")
        self.change(about_company=self.values(self.old)["about_company"])
        self.assertEqual(self.details()["waiting"], ["specialization"])
        self.change(specialization=self.old["specialization"])
        company = self.stored()
        self.assertEqual((company.waiting_changes, company.waiting_since), (None, None))

    def test_nothing_waits_before_the_first_approval(self) -> None:
        young = self.account()
        name = young.add_company()
        young.browser.message(f"{API}update_company_details", name=name, company_name="Another Name")
        frappe.db.rollback()
        company = frappe.get_doc("JP Company", name)
        self.assertEqual((company.company_name, company.waiting_changes), ("Another Name", None))

    def test_a_city_of_the_pincode_is_nobodys_own_words(self) -> None:
        self.change(pincode="411001", city="Pune", state="Maharashtra")
        self.assertEqual((self.stored().city, self.details()["waiting"]), ("Pune", []))
        self.change(city="Pune, call 98765 43210")
        self.assertEqual((self.stored().city, self.details()["waiting"]), ("Pune", ["city"]))
        self.assertEqual(self.stored().status, "Pending Review")

    def test_freezing_keeps_what_waits(self) -> None:
        self.change(about_company="Weavers of silk.")
        for method in ("freeze_account", "thaw_account"):
            self.own.message(f"{API}{method}")
        company = self.stored()
        self.assertEqual(company.status, "Approved")
        self.assertTrue(company.waiting_since)
        self.assertEqual(self.details()["about_company"], "Weavers of silk.")

    def test_nobody_writes_what_waits_into_the_record(self) -> None:
        planted = {"waiting_changes": '{"about_company": "Planted"}', "approved_on": None}
        company = self.stored()
        company.update(planted)
        company.save()
        self.assertIsNone(company.waiting_changes)
        self.assertTrue(company.approved_on)


class TestReviewers(ApprovedCase):
    def queue(self) -> dict | None:
        cursor = None
        while True:
            page = self.reviewer.message(f"{API}get_review_queue", limit=50, cursor=cursor)
            for row in page["items"]:
                if row["name"] == self.company:
                    return row
            if not (cursor := page["next"]):
                return None

    def lines(self) -> list[dict]:
        frappe.db.rollback()
        fields = ["decision", "reason", "changes", "company_name"]
        return frappe.get_all(
            "JP Company Review", {"company": self.company}, fields, order_by="creation desc, name desc"
        )

    def told(self) -> str:
        return self.own.message(f"{API}get_notifications")["items"][0]["text"]

    def test_the_queue_shows_old_and_new_of_an_approved_company(self) -> None:
        self.assertIsNone(self.queue())
        self.change(company_website="https://silk.example")
        row = self.queue()
        self.assertEqual(row["status"], "Approved")
        was = self.values(self.old)["company_website"]
        self.assertEqual(row["changes"], [f"Company Website: {was} \u2192 https://silk.example"])
        self.approve()
        self.assertIsNone(self.queue())
        self.assertEqual(self.stored().company_website, "https://silk.example")
        self.assertEqual((self.lines()[0].decision, self.lines()[0].changes), ("Approved", row["changes"][0]))
        self.assertEqual(self.told(), messages.CHANGES_APPROVED)

    def test_the_review_of_before_goes_on_beside_a_change(self) -> None:
        self.approve(checked=["GSTIN"])
        before = self.stored().reviewed_on
        self.change(about_company="Weavers of silk.")
        self.approve()
        company = self.stored()
        # A younger company may see fewer people.
        self.assertEqual((company.reviewed_on, company.checked), (before, "GSTIN"))

    def test_a_rejected_change_leaves_what_was_approved(self) -> None:
        for values, status in (
            ({"about_company": "Weavers of silk."}, "Approved"),
            ({"company_name": "Reserve Bank"}, "Pending Review"),
        ):
            with self.subTest(values=values):
                self.assertEqual(self.change(**values)["status"], status)
                self.assertEqual(self.reject()["status"], "Approved")
                company = self.stored()
                self.assertEqual((company.waiting_changes, company.waiting_since), (None, None))
                self.assertEqual(company.company_name, self.values(self.old)["company_name"])
                self.assertEqual(self.details()["company_name"], company.company_name)
                self.assertEqual(
                    (self.lines()[0].decision, self.lines()[0].reason), ("Change Rejected", REASON)
                )
                self.assertEqual(self.told(), messages.CHANGES_REJECTED.format(REASON))
                Browser().message(f"{API}get_company", name=self.company)

    def test_a_rejected_change_needs_a_reason(self) -> None:
        self.change(about_company="Weavers of silk.")
        reply = self.reviewer.call(f"{API}reject_company", **self.seen(), reason=" ")
        self.assertEqual((reply.status_code, said(reply)), (417, messages.REVIEW_NEEDS_REASON))

    def test_the_company_is_rejected_where_a_paper_changed_as_well_or_a_reviewer_says_so(self) -> None:
        self.change(company_name="Reserve Bank", pan="ZZZZZ9999Z")
        self.assertEqual(self.reject()["status"], "Rejected")
        # After its correction others still read the approved version, and a reviewer the new one.
        self.assertEqual(self.change(company_name="Lotus Silk")["status"], "Pending Review")
        self.assertEqual(self.stored().company_name, self.values(self.old)["company_name"])
        self.approve()
        self.assertEqual(self.stored().company_name, "Lotus Silk")
        self.change(about_company="Weavers of silk.")
        self.assertEqual(self.reject(whole=True)["status"], "Rejected")

    def test_a_company_that_was_reported_is_rejected_itself(self) -> None:
        self.change(about_company="Weavers of silk.")
        company = self.stored()
        company.status = "Pending Review"
        company.save()
        frappe.db.commit()
        self.assertEqual(self.reject()["status"], "Rejected")

    def test_reports_of_the_company_stay_open_where_only_a_change_is_decided_on(self) -> None:
        report = {"company": self.company, "reason": "Asks for money"}
        self.searcher.message(f"{API}report_company", **report)
        for decide in (self.approve, self.reject):
            self.change(about_company=f"Weavers of silk. {fresh_word()}")
            decide()
            self.assertEqual(fresh().count("JP Report", {**report, "status": "Open"}), 1)

    def test_the_status_set_in_the_form_takes_a_change_over(self) -> None:
        self.change(company_name="Lotus Silk")
        body = json.dumps({"status": "Approved"})
        url = f"/api/resource/JP Company/{self.company}"
        self.reviewer.open("PUT", url, data=body, content_type="application/json")
        self.assertEqual(self.stored().company_name, "Lotus Silk")

    def test_actions_of_the_list_decide_on_changes_too(self) -> None:
        self.change(about_company="Weavers of silk.")
        answer = self.reviewer.message("job_portal.reviews.approve_all", companies=[self.seen()])
        self.assertEqual(answer["decided"], [self.company])
        self.assertEqual(self.stored().about_company, "Weavers of silk.")
        answer = self.reviewer.message("job_portal.reviews.approve_all", companies=[self.seen()])
        self.assertEqual(answer["decided"], [])

    def test_the_risk_is_that_of_the_change(self) -> None:
        twin = self.account()
        twin.add_company(company_name="Zenith Gadgets")
        self.change(company_name="Zenith Gadgets")
        frappe.db.rollback()
        risk.reckon(self.company)
        reasons = frappe.db.get_value("JP Company", self.company, "risk_reasons")
        self.assertIn("Nearly the same name", reasons)


class TestLogos(ApprovedCase):
    def files(self) -> set[str]:
        frappe.db.rollback()
        attached = {"attached_to_doctype": "JP Company", "attached_to_name": self.company}
        fields = {**attached, "attached_to_field": "company_logo"}
        return set(frappe.get_all("File", fields, pluck="file_url"))

    def age_and_purge(self) -> None:
        old = add_to_date(now_datetime(), days=-400)
        owned = {"owner": self.owner.email}
        store("File", owned, "modified", old, update_modified=False)
        purge.daily()

    def test_both_the_approved_and_the_waiting_logo_are_kept(self) -> None:
        approved = self.stored().company_logo
        first, second = self.logo(self.new), self.logo(self.new)
        self.change(company_logo=first)
        self.change(company_logo=second)
        self.assertEqual(self.stored().company_logo, approved)
        self.age_and_purge()
        self.assertEqual(self.files(), {approved, second})
        self.approve()
        self.assertEqual(self.stored().company_logo, second)
        self.age_and_purge()
        self.assertEqual(self.files(), {second})

    def test_a_strangers_logo_is_refused(self) -> None:
        reply = self.own.call(
            f"{API}update_company_details", name=self.company, company_logo=self.account().upload("png", 0)
        )
        self.assertEqual(reply.status_code, 417)


class TestUpgrade(ApprovedCase):
    def older(self, **values) -> None:
        """The company as in a release without approved copies."""
        frappe.db.rollback()
        # Its posted job shows that it was approved.
        values = {"approved_on": None, "reviewed_on": None, **values}
        frappe.db.set_value("JP Company", self.company, values, update_modified=False)
        frappe.db.delete("JP Company Review", {"company": self.company})
        keep_approved_copies.execute()
        frappe.db.commit()

    def test_the_stored_values_become_the_approved_copy(self) -> None:
        for status in ("Approved", "Pending Review", "Rejected", "Frozen"):
            with self.subTest(status=status):
                self.older(status=status, waiting_since=now_datetime())
                company = self.stored()
                self.assertTrue(company.approved_on)
                self.assertEqual(bool(company.waiting_since), status == "Pending Review")
        before = company.approved_on
        keep_approved_copies.execute()
        self.assertEqual(self.stored().approved_on, before)
        self.older(status="Pending Review")
        self.change(company_name="Reserve Bank")
        self.assertEqual(self.stored().company_name, self.values(self.old)["company_name"])

    def test_a_name_that_nobody_approved_waits(self) -> None:
        frappe.db.rollback()
        company = frappe._dict(name=self.company, company_name=f"{self.new['name']} Mills")
        values = {"company_name": company.company_name, "status": "Pending Review"}
        frappe.db.set_value("JP Company", self.company, values, update_modified=False)
        company_hooks.rename(company)
        for _ in range(2):
            keep_approved_copies.execute()
        frappe.db.commit()
        found = Browser().message(f"{API}list_jobs", search=self.old["name"])["items"]
        self.assertEqual([job["name"] for job in found], [self.job])
        self.assertEqual(found[0]["company_name"], self.values(self.old)["company_name"])
        self.assertEqual(self.details()["company_name"], company.company_name)


class TestContacts(ApprovedCase):
    def contact_read(self) -> tuple:
        """Since when the contact has changed, by each method."""
        own = self.searcher.message(f"{API}get_application", name=self.application)["contact"]
        listed = self.searcher.message(f"{API}get_applications")["items"]
        listed = next(row for row in listed if row["application"] == self.application)["contact"]
        job = self.searcher.message(f"{API}get_job", name=self.job)["application"]["contact"]
        shown = self.searcher.message(f"{API}reveal_phone", application=self.application)
        return own["changed_on"], listed["changed_on"], job["changed_on"], shown["changed_on"]

    def test_an_applicant_reads_since_when_the_contact_has_changed(self) -> None:
        self.assertEqual(set(self.contact_read()), {None})
        edit = {"company_name": self.company, "hr_row_id": self.contact}
        for values in ({"hr_mobile": "9800000001"}, {"hr_name": "Ravi"}, {"hr_email": "a@b.example"}):
            before = str(now_datetime())
            self.own.message(f"{API}edit_hr_details", **edit, **values)
            days = set(self.contact_read())
            self.assertEqual(len(days), 1)
            self.assertGreaterEqual(days.pop(), before)

    def test_a_job_with_another_contact_says_so(self) -> None:
        hr = {"hr_name": "Ravi", "hr_mobile": "9800000002", "hr_email": "r@b.example"}
        other = self.own.message(f"{API}add_hr_details", company_name=self.company, **hr)["hr_row_id"]
        long_ago = {"creation": "2020-01-01 00:00:00", "modified": "2020-01-01 00:00:00"}
        store("JP Company HR", other, long_ago, update_modified=False)
        before = str(now_datetime())
        self.own.message(f"{API}update_job", name=self.job, selected_hr=other)
        for day in self.contact_read():
            self.assertGreaterEqual(day or "", before)
        # A new applicant reads only the present contact.
        answer = self.account().browser.message(f"{API}apply_to_job", job=self.job)
        self.assertEqual(answer["contact"], {"hr_name": "Ravi", "changed_on": None})
