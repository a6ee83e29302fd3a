import frappe

from job_portal.tests.http import Browser, at_once
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import store

SAVE, UNSAVE, LIST = (f"{API}{name}" for name in ("save_job", "unsave_job", "get_saved_jobs"))


class TestSavedJobs(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        self.person = self.account()
        self.browser = self.person.browser
        self.jobs = [self.post_job(self.company) for _ in range(3)]

    def listed(self) -> list[str]:
        found, cursor = [], None
        while True:
            page = self.browser.message(LIST, limit=2, cursor=cursor)
            found += [card["name"] for card in page["items"]]
            if not (cursor := page["next"]):
                return found

    def test_jobs_are_saved_once_listed_and_taken_out(self) -> None:
        for job in (*self.jobs, self.jobs[0]):
            self.browser.message(SAVE, job=job)
        self.assertEqual(self.listed(), self.jobs[::-1])
        self.assertTrue(self.browser.message(f"{API}get_job", name=self.jobs[0])["saved"])
        for _ in range(2):
            self.browser.message(UNSAVE, job=self.jobs[0])
        self.assertEqual(self.listed(), self.jobs[:0:-1])
        self.assertFalse(Browser().message(f"{API}get_job", name=self.jobs[1])["saved"])
        self.assertEqual(self.account().browser.message(LIST)["items"], [])

    def test_a_job_in_other_letters_is_the_same_job(self) -> None:
        typed = f" {self.jobs[0].lower()} "
        self.assertEqual(self.browser.message(SAVE, job=typed), {"job": self.jobs[0], "saved": True})
        self.assertTrue(self.browser.message(f"{API}get_job", name=self.jobs[0])["saved"])
        self.browser.message(UNSAVE, job=typed)
        self.assertEqual(self.listed(), [])

    def test_many_saves_at_once_are_one(self) -> None:
        replies = at_once([lambda: self.browser.call(SAVE, job=self.jobs[0]) for _ in range(5)])
        self.assertEqual({reply.status_code for reply in replies}, {200})
        self.assertEqual(self.listed(), self.jobs[:1])

    def test_only_what_is_public_is_saved_and_listed(self) -> None:
        for job in self.jobs:
            self.browser.message(SAVE, job=job)
        frappe.db.set_value("JP Job", self.jobs[0], "status", "Removed")
        store("JP Job", self.jobs[1], "status", "Closed")
        self.assertEqual(self.listed(), self.jobs[:0:-1])
        self.assertEqual(self.browser.message(LIST)["items"][1]["job_status"], "Closed")
        for job in (self.jobs[0], "JPJ-0", ""):
            self.assertEqual(self.browser.call(SAVE, job=job).status_code, 404)

    def test_what_is_deleted_takes_its_marks_along(self) -> None:
        for job in self.jobs[:2]:
            self.browser.message(SAVE, job=job)
        frappe.db.rollback()
        frappe.delete_doc("JP Job", self.jobs[0])
        frappe.db.commit()
        self.assertEqual(self.listed(), [self.jobs[1]])
