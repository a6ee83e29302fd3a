"""A frozen account is hidden from everybody. Thawing restores everything."""

from job_portal.privacy.tests.test_deletion import DeletionCase
from job_portal.tests.actor import API, job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.security_case import HR
from job_portal.tests.utils import fresh, store, version_of

FREEZE, THAW = f"{API}freeze_account", f"{API}thaw_account"


class TestFrozenSearcher(DeletionCase):
    def setUp(self) -> None:
        super().setUp()
        self.company, self.person_ = self.company_account(), self.person()
        self.job, self.name = self.applied(self.person_, self.company)
        self.searcher = fresh().get_value("JP Application", self.name, "searcher")
        self.person_.message(FREEZE)

    def read(self, method: str, **arguments):
        return self.company.browser.message(API + method, **arguments)

    def test_its_company_reads_only_that_it_is_frozen(self) -> None:
        for answer in (
            self.read("get_applicants", job=self.job)["items"][0],
            self.read("get_application", name=self.name),
        ):
            candidate = answer["candidate"]
            self.assertEqual((candidate["name"], candidate["absent"]), ("A frozen account", "frozen"))
            self.assertFalse(answer["has_resume"])
            self.assertNotIn(self.person_.mark, str(answer))
        self.assertEqual(self.read("get_applicants", search=self.person_.mark)["items"], [])
        self.assertEqual(self.read("get_applicants", city="Bengaluru")["items"], [])
        self.assertEqual(self.read("get_dashboard")["applied"], 1)

    def test_no_method_opens(self) -> None:
        who = {"job": self.job, "searcher": self.searcher}
        for method, arguments, status in (
            ("reveal_phone", {"application": self.name}, 417),
            ("get_candidate", who, 403),
            ("get_candidate_file", {**who, "kind": "resume"}, 403),
            ("get_candidate_file", {**who, "kind": "photo"}, 403),
            ("decide_application", {"name": self.name, "decision": "shortlist"}, 417),
        ):
            self.refused(self.company.browser.call(API + method, **arguments), status)

    def test_it_is_in_no_matches_and_cannot_apply(self) -> None:
        other = self.post_job(self.company)
        found = self.read("get_matches", job=other)["items"]
        self.assertNotIn(self.searcher, [row["searcher"] for row in found])
        pair = {"job": other, "searcher": self.searcher, "decision": "select"}
        self.refused(self.company.browser.call(f"{API}decide_match", **pair), 403)
        self.assertEqual(fresh().count("JP Searcher Word", {"searcher": self.searcher}), 0)
        reply = self.person_.call(f"{API}apply_to_job", job=other)
        self.assertEqual((reply.status_code, said(reply)), (417, "Your account is frozen. Thaw it to go on."))

    def test_it_signs_in_reads_its_data_and_thaws_unchanged(self) -> None:
        again, session = self.logged_in(self.person_.mobile)
        self.assertTrue(session["is_frozen"])
        self.assertTrue(again.message(f"{API}get_boot")["is_frozen"])
        self.assertEqual(again.message(f"{API}get_applications")["total"], 1)
        self.assertTrue(again.message(f"{API}get_searcher")["is_open"])
        again.message(f"{API}save_searcher", headline=f"Spinner {self.person_.mark}")
        self.assertEqual(fresh().count("JP Searcher Word", {"searcher": self.searcher}), 0)
        again.message(THAW)
        self.assertFalse(again.message(f"{API}get_boot")["is_frozen"])
        self.assertGreater(fresh().count("JP Searcher Word", {"searcher": self.searcher}), 0)
        read = self.read("get_application", name=self.name)
        self.assertEqual((read["candidate"]["absent"], read["has_resume"]), (None, True))
        self.assertEqual(read["cover_letter"], f"Dear {self.person_.mark}")


class TestFrozenCompany(DeletionCase):
    def setUp(self) -> None:
        super().setUp()
        self.owner, self.applicant = self.person(), self.account()
        name = self.owner.add_company(company_name=f"Mills {self.owner.mark}")
        self.contact = self.owner.message(f"{API}add_hr_details", company_name=name, **HR)["hr_row_id"]
        self.set_status("Approved")
        values = job_values(selected_hr=self.contact, allow_contact_after_apply=True)
        self.job = self.owner.message(f"{API}post_job", **values)["name"]
        self.name = self.applicant.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        self.owner.message(FREEZE)

    def set_status(self, status: str) -> None:
        store("JP Company", self.owner.company, "status", status)

    def status(self) -> str:
        return fresh().get_value("JP Company", self.owner.company, "status")

    def found(self) -> list[str]:
        listed = Browser().message(f"{API}list_jobs", company=self.owner.company)
        return [job["name"] for job in listed["items"]]

    def test_its_jobs_are_nowhere_until_it_thaws(self) -> None:
        self.assertEqual(self.found(), [])
        self.assertEqual(Browser().call(f"{API}get_job", name=self.job).status_code, 404)
        self.assertEqual(Browser().get(f"/frontend/job-details/{self.job}").status_code, 404)
        self.assertEqual(Browser().get(f"/frontend/picture/{self.job}").status_code, 404)
        self.assertEqual(Browser().call(f"{API}get_company", name=self.owner.company).status_code, 404)
        self.refused(self.account().browser.call(f"{API}apply_to_job", job=self.job), 404)
        look = self.applicant.browser.call(f"{API}reveal_phone", application=self.name)
        self.refused(look, 417)
        self.owner.message(THAW)
        self.assertEqual(self.found(), [self.job])
        self.assertEqual(self.status(), "Approved")
        self.assertEqual(Browser().call(f"{API}get_job", name=self.job).status_code, 200)

    def test_it_changes_nothing_and_reads_no_applicants_while_it_is_frozen(self) -> None:
        changed = {"name": self.owner.company, "company_name": "Another"}
        self.refused(self.owner.call(f"{API}update_company_details", **changed), 417, "Thaw it")
        for method, arguments in {
            "get_applicants": {},
            "post_job": job_values(),
            "update_job": {"name": self.job, "openings": "3"},
            "close_job": {"name": self.job},
            "repost_job": {"name": self.job},
            "add_hr_details": {"company_name": self.owner.company, **HR, "hr_name": "Another"},
            "edit_hr_details": {
                "company_name": self.owner.company,
                "hr_row_id": self.contact,
                "hr_name": "Another",
            },
            "get_application": {"name": self.name},
        }.items():
            self.refused(self.owner.call(API + method, **arguments), 403, "Thaw it")

    def test_a_reviewer_may_reject_it_and_not_thaw_it(self) -> None:
        reviewer = self.account(("JP Reviewer",)).browser
        self.assertEqual(self.decide(reviewer, "approve_company").status_code, 417)
        self.assertEqual(self.status(), "Frozen")
        self.assertEqual(self.decide(reviewer, "reject_company", reason="Not a company").status_code, 200)
        self.owner.message(THAW)
        self.assertEqual(self.status(), "Rejected")
        self.assertEqual(self.found(), [])

    def decide(self, reviewer: Browser, method: str, **arguments):
        return reviewer.call(API + method, **version_of("JP Company", self.owner.company), **arguments)

    def test_a_freeze_keeps_who_reviewed_it_and_when(self) -> None:
        fields = ("reviewed_by", "reviewed_on", "review_reason")
        self.owner.message(THAW)
        reviewer = self.account(("JP Reviewer",)).browser
        self.set_status("Pending Review")
        self.assertEqual(self.decide(reviewer, "approve_company").status_code, 200)
        before = fresh().get_value("JP Company", self.owner.company, fields)
        told = self.owner.message(f"{API}get_notifications")["total"]
        for method in (FREEZE, FREEZE, THAW, THAW):
            self.owner.message(method)
        self.assertEqual(fresh().get_value("JP Company", self.owner.company, fields), before)
        self.assertEqual(self.owner.message(f"{API}get_notifications")["total"], told)


class TestFreezing(DeletionCase):
    def test_an_account_without_anything_to_hide(self) -> None:
        self.refused(self.person().call(FREEZE), 417, "nothing of yours")
