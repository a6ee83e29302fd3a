from datetime import timedelta

import frappe
from frappe.utils import add_days, now_datetime

from job_portal.files import purge
from job_portal.tests.actor import WALK_IN, fresh_word, said
from job_portal.tests.http import Browser, at_once
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import fresh, store

APPLY, WITHDRAW = f"{API}apply_to_job", f"{API}withdraw_application"


class TestApplying(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        self.searcher = self.account()
        self.browser = self.searcher.browser
        self.job = self.post_job(self.company)

    def apply(self, **values) -> dict:
        return self.browser.message(APPLY, job=self.job, **values)

    def set_job(self, **values) -> None:
        store("JP Job", self.job, values)

    def refused(self, status: int, **values) -> str:
        reply = self.browser.call(APPLY, **{"job": self.job, **values})
        self.assertEqual(reply.status_code, status, reply.text)
        return said(reply)

    def test_a_first_application_makes_a_profile_of_the_accounts_name(self) -> None:
        answer = self.apply(cover_letter="I know looms.")
        self.assertEqual((answer["status"], answer["contact"]), ("Applied", None))
        profile = frappe.get_doc("JP Searcher", {"account": self.searcher.email})
        self.assertEqual((profile.full_name, profile.is_open, profile.may_call), ("Test", 0, 0))
        application = frappe.get_doc("JP Application", answer["name"])
        self.assertEqual(
            (application.searcher, application.company), (profile.name, self.company.browser.company)
        )

    def test_the_company_reads_how_many_came_by_a_job_board(self) -> None:
        self.configure(job_feeds=1)
        others = [self.account().browser for _ in range(4)]
        words = ("Indeed", "Indeed", "LinkedIn", 'indeed" or 1=1')
        for browser, word in zip(others, words, strict=True):
            browser.message(APPLY, job=self.job, job_board=word)
        self.apply()
        jobs = self.company.browser.message(f"{API}get_posted_jobs")["items"]
        card = next(job for job in jobs if job["name"] == self.job)
        self.assertEqual((card["applied"], card["boards"]), (5, {"Indeed": 2, "LinkedIn": 1}))
        mine = others[0].message(f"{API}get_applications")["items"][0]["application"]
        others[0].message(WITHDRAW, name=mine)
        card = self.company.browser.message(f"{API}get_posted_jobs", limit=1)["items"][0]
        self.assertEqual(card["boards"], {"Indeed": 1, "LinkedIn": 1})
        shown = self.company.browser.message(f"{API}get_applicants", job=self.job)
        self.assertNotIn("LinkedIn", str(shown))

    def test_a_second_application_is_the_first(self) -> None:
        first = self.apply(cover_letter="First")
        self.assertEqual(self.apply(cover_letter="Second"), first)
        self.set_job(status="Closed")
        self.assertEqual(self.apply(), first)

    def test_a_job_in_other_letters_is_the_same_job(self) -> None:
        first, typed = self.apply(), f" {self.job.lower()} "
        self.assertEqual(self.browser.message(APPLY, job=typed), first)

    def test_many_at_once_are_one(self) -> None:
        replies = at_once([lambda: self.browser.call(APPLY, job=self.job) for _ in range(6)])
        self.assertEqual({reply.status_code for reply in replies}, {200})
        self.assertEqual(len({reply.json["message"]["name"] for reply in replies}), 1)
        self.assertEqual(fresh().count("JP Application", {"job": self.job}), 1)
        self.assertEqual(frappe.db.count("JP Searcher", {"account": self.searcher.email}), 1)

    def test_a_job_that_takes_no_application_says_why(self) -> None:
        self.set_job(valid_through=now_datetime() - timedelta(seconds=1))
        self.assertIn("expired", self.refused(417))
        self.set_job(status="Closed")
        self.assertIn("closed", self.refused(417))
        self.refused(404, job="JPJ-0")
        self.refused(417, job=7)

    def test_what_get_job_does_not_find_takes_no_application_in_the_same_words(self) -> None:
        for status in ("Held", "Removed"):
            self.set_job(status=status)
            page = self.browser.call(f"{API}get_job", name=self.job)
            self.assertEqual((page.status_code, said(page)), (404, self.refused(404)))

    def test_before_the_start_date_nobody_applies(self) -> None:
        self.set_job(application_start_date=add_days(now_datetime().date(), 2))
        self.assertIn("start on", self.refused(417))

    def test_a_rejected_companys_job_is_as_removed(self) -> None:
        company = self.company_account()
        self.job = self.post_job(company)
        store("JP Company", company.browser.company, "status", "Rejected")
        self.assertIn("no longer there", self.refused(404))

    def test_letters_are_text_of_some_length(self) -> None:
        self.refused(417, cover_letter="<img src=x>")
        self.refused(417, cover_letter="x" * 5001)
        self.assertFalse(frappe.db.exists("JP Application", {"job": self.job}))

    def test_a_resume_must_be_ones_own(self) -> None:
        theirs, mine = self.account().upload(), self.searcher.upload()
        self.assertIn("upload", self.refused(417, resume=theirs))
        self.refused(417, resume="/private/files/none.pdf")
        self.refused(417, resume=self.searcher.upload("png", is_private=0))
        name = self.apply(resume=mine)["name"]
        self.assertEqual(fresh().get_value("JP Application", name, "resume"), mine)
        searcher = frappe.db.get_value("JP Application", name, "searcher")
        self.assertEqual(frappe.db.get_value("JP Searcher", searcher, "resume"), mine)
        file = frappe.db.get_value("File", {"file_url": mine}, ["attached_to_doctype", "attached_to_name"])
        self.assertEqual(file, ("JP Searcher", searcher))

    def test_a_resume_that_was_sent_stays_when_the_profile_has_another(self) -> None:
        sent, unsent, newest = (self.searcher.upload() for _ in range(3))
        self.apply(resume=sent)
        for url in (unsent, newest):
            self.browser.message(f"{API}save_searcher", resume=url)
        frappe.db.rollback()
        old = {"modified": add_days(now_datetime(), -31)}
        store("File", {"owner": self.searcher.email}, old, update_modified=False)
        purge.daily()
        left = frappe.get_all("File", {"owner": self.searcher.email}, pluck="file_url")
        self.assertEqual(set(left), {sent, newest})

    def test_the_contact_is_named_where_the_job_allows_it(self) -> None:
        add = f"{API}add_hr_details"
        company = self.company.browser.company
        contact = {"hr_name": "Asha Rao", "hr_mobile": "1234567890", "hr_email": "asha@lotus.example"}
        row = self.company.browser.message(add, company_name=company, **contact)["hr_row_id"]
        self.set_job(selected_hr=row, allow_contact_after_apply=1)
        answer = self.apply()
        named = {"hr_name": "Asha Rao", "changed_on": None}
        self.assertEqual(answer["contact"], named)
        listed = self.browser.message(f"{API}get_applications")["items"]
        self.assertEqual([card["contact"] for card in listed], [named])
        self.assertIsNone(self.browser.message(WITHDRAW, name=answer["name"])["contact"])

    def test_who_may_still_come_reads_of_the_walk_in(self) -> None:
        named = {key: WALK_IN[key] for key in WALK_IN if key != "is_walk_in_interview"}
        self.job = self.post_job(self.company, **WALK_IN)
        name = self.apply()["name"]

        def listed() -> dict:
            [card] = self.browser.message(f"{API}get_applications")["items"]
            return {key: card[key] for key in named}

        self.assertEqual(listed(), named)
        nothing = dict.fromkeys(named)
        for status, expected in (("Closed", nothing), ("Removed", nothing), ("Live", named)):
            self.set_job(status=status)
            self.assertEqual(listed(), expected, status)
        self.browser.message(WITHDRAW, name=name)
        self.assertEqual(listed(), nothing)

    def test_the_contact_of_a_job_that_is_gone_is_named_to_nobody(self) -> None:
        company = self.company_account()
        name = company.browser.company
        contact = {"hr_name": "Asha Rao", "hr_mobile": "1234567890", "hr_email": "asha@lotus.example"}
        row = company.browser.message(f"{API}add_hr_details", company_name=name, **contact)["hr_row_id"]
        self.job = self.post_job(company, selected_hr=row, allow_contact_after_apply=True)
        application = self.apply()["name"]
        for doctype, gone, status in (("JP Job", self.job, "Removed"), ("JP Company", name, "Rejected")):
            before = frappe.db.get_value(doctype, gone, "status")
            for each in (status, before):
                store(doctype, gone, "status", each)
                expected = {None} if each == status else {"Asha Rao"}
                self.assertEqual(self.contacts_read(application), expected, each)

    def contacts_read(self, application: str) -> set[str | None]:
        """The contact's name in every answer that the searcher gets about the application."""
        listed = self.browser.message(f"{API}get_applications")["items"]
        answers = [listed[0], self.browser.message(f"{API}get_application", name=application), self.apply()]
        return {(answer["contact"] or {}).get("hr_name") for answer in answers}

    def test_who_withdrew_may_apply_anew_while_the_job_is_live(self) -> None:
        name = self.apply(client_key="one")["name"]
        for _ in range(2):
            self.assertEqual(self.browser.message(WITHDRAW, name=name)["status"], "Withdrawn")
        # A late repetition of the first request does not restore it.
        self.assertEqual(self.apply(client_key="one")["status"], "Withdrawn")
        again = self.apply(client_key="two", cover_letter="Once more")
        self.assertEqual((again["name"], again["status"]), (name, "Applied"))
        self.browser.message(WITHDRAW, name=name)
        self.set_job(status="Closed")
        self.refused(417)
        history = self.browser.message(f"{API}get_applications")["items"][0]["history"]
        self.assertEqual(
            [entry["status"] for entry in history], ["Applied", "Withdrawn", "Applied", "Withdrawn"]
        )

    def test_lists_by_status_in_pages(self) -> None:
        names = [self.apply()["name"]]
        for _ in range(2):
            self.job = self.post_job(self.company, title=f"Dyer {fresh_word()}")
            names.append(self.apply()["name"])
        self.browser.message(WITHDRAW, name=names[1])
        method, found, cursor = f"{API}get_applications", [], None
        while True:
            page = self.browser.message(method, limit=2, cursor=cursor)
            found += [card["application"] for card in page["items"]]
            if not (cursor := page["next"]):
                break
        self.assertEqual((found, page["total"]), (names[::-1], 3))
        card = self.browser.message(method, status="Withdrawn")["items"][0]
        self.assertEqual(
            (card["application"], card["status"], card["applied"]), (names[1], "Withdrawn", False)
        )
        self.assertEqual(self.browser.call(method, status="Ignored").status_code, 417)
        self.assertEqual(self.account().browser.message(method)["items"], [])

    def test_job_cards_say_what_was_applied_for(self) -> None:
        self.apply()
        card = self.browser.message(f"{API}list_jobs")["items"][0]
        self.assertEqual((card["name"], card["applied"]), (self.job, True))
        self.assertFalse(Browser().message(f"{API}list_jobs")["items"][0]["applied"])

    def test_a_deleted_company_takes_jobs_contacts_and_applications_along(self) -> None:
        company = self.company_account()
        contact = {"hr_name": "Asha Rao", "hr_mobile": "1234567890", "hr_email": "asha@lotus.example"}
        name = company.browser.company
        row = company.browser.message(f"{API}add_hr_details", company_name=name, **contact)["hr_row_id"]
        self.job = self.post_job(company, selected_hr=row, allow_contact_after_apply=True)
        self.apply()
        self.browser.message(f"{API}save_job", job=self.job)
        frappe.db.rollback()
        frappe.delete_doc("JP Company", name)
        for doctype in ("JP Job", "JP Company HR", "JP Application"):
            self.assertEqual(frappe.db.count(doctype, {"company": name}), 0, doctype)
        self.assertEqual(frappe.db.count("JP Saved Job", {"job": self.job}), 0)
        frappe.db.commit()

    def test_a_deleted_job_takes_its_applications_along_and_an_account_leaves_them(self) -> None:
        other = self.account()
        for browser in (self.browser, other.browser):
            browser.message(APPLY, job=self.job)
        frappe.db.rollback()
        frappe.delete_doc("User", other.email)
        owners = frappe.get_all("JP Application", {"job": self.job}, pluck="owner", order_by="owner asc")
        self.assertCountEqual(owners, [self.searcher.email, "Guest"])
        self.assertFalse(frappe.db.exists("JP Searcher", {"account": other.email}))
        frappe.delete_doc("JP Job", self.job)
        self.assertEqual(frappe.db.count("JP Application", {"job": self.job}), 0)
        self.assertTrue(frappe.db.exists("JP Searcher", {"account": self.searcher.email}))
        frappe.db.commit()
