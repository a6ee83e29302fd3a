from pathlib import Path
from unittest.mock import patch
from urllib.parse import quote

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.applications import look_log, messages
from job_portal.applications.tests.application_case import ApplicationCase
from job_portal.files.messages import PDF_UNREADABLE
from job_portal.rules import MARKET
from job_portal.tests import reporting
from job_portal.tests.actor import PDF, message_of, said
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.opensearch import settle
from job_portal.tests.utils import Account, fresh, store

FILE = f"/api/method/{API}get_candidate_file"


class TestLooks(ApplicationCase):
    """The log of looks at numbers and resumes, and what a searcher can do about them."""

    def setUp(self) -> None:
        super().setUp()
        self.company = self.company_account()
        self.job = self.post_job(self.company)
        self.name, self.person = self.applied(self.searcher)

    def applied(self, account: Account, job: str | None = None) -> tuple[str, str]:
        """Apply as the account, with a resume. Returns the application and the profile."""
        self.resume = account.upload()
        values = {"job": job or self.job, "resume": self.resume}
        name = account.browser.message(f"{API}apply_to_job", **values)["name"]
        return name, fresh().get_value("JP Application", name, "searcher")

    def reveal(self, name: str | None = None) -> int:
        return self.company.browser.call(f"{API}reveal_phone", application=name or self.name).status_code

    def open_resume(self, person: str | None = None, kind: str = "resume"):
        pair = {"job": self.job, "searcher": person or self.person}
        return self.company.browser.get(FILE, **pair, kind=kind)

    def looks(self) -> list[dict]:
        return self.searcher.browser.message(f"{API}get_phone_looks")["items"]

    def test_each_opened_resume_is_a_line_beside_the_looks_at_the_number(self) -> None:
        self.reveal()
        for _ in range(2):
            self.assertEqual(self.open_resume().status_code, 200)
        looks = self.looks()
        self.assertEqual([look["what"] for look in looks], ["Resume", "Number"])
        self.assertEqual({look["company_name"] for look in looks}, {"Lotus Textiles"})
        self.assertEqual({look["job"] for look in looks}, {self.job})
        self.assertEqual((looks[0]["is_blocked"], looks[0]["is_reported"]), (False, False))

    def test_a_company_that_is_reviewed_opens_resumes_but_not_where_reports_hold_it(self) -> None:
        company = self.company.browser.company
        for status in ("Pending Review", "Approved"):
            store("JP Company", company, "status", status)
            self.assertEqual(self.open_resume().status_code, 200)
        reporting.hold_company(self, company, self.job)
        reply = self.open_resume()
        self.assertEqual((reply.status_code, said(reply)), (403, messages.RESUMES_WAIT))
        self.assertEqual(len(self.looks()), 1)

    def test_who_gets_no_resume_leaves_no_line(self) -> None:
        stranger = self.company_account()
        pair = {"job": self.job, "searcher": self.person, "kind": "resume"}
        self.assertEqual(stranger.browser.get(FILE, **pair).status_code, 403)
        self.assertEqual(self.open_resume(kind="photo").status_code, 404)
        self.assertEqual(self.looks(), [])

    def test_a_blocked_company_gets_neither_number_nor_resume_until_it_is_unblocked(self) -> None:
        self.reveal()
        [look] = self.looks()
        for _ in range(2):
            self.searcher.browser.message(f"{API}block_company", look=look["name"])
        self.assertTrue(self.looks()[0]["is_blocked"])
        refused = self.company.browser.call(f"{API}reveal_phone", application=self.name)
        self.assertEqual((refused.status_code, said(refused)), (417, "There is no number to call."))
        self.assertEqual(self.open_resume().status_code, 403)
        # Another company is not blocked.
        other = self.company_account()
        application, _person = self.applied(self.searcher, self.post_job(other))
        self.assertEqual(other.browser.call(f"{API}reveal_phone", application=application).status_code, 200)
        self.searcher.browser.message(f"{API}unblock_company", look=look["name"])
        self.assertEqual((self.reveal(), self.open_resume().status_code), (200, 200))

    def test_a_blocked_company_reads_nothing_of_the_person_and_invites_them_to_nothing(self) -> None:
        profile = {"pincode": "560001", "radius_km": 20, "education": "12th Pass", "experience_years": 2}
        profile |= {"headline": "Loom operator", "is_open": True, "may_call": True, "full_name": "Blocker"}
        self.searcher.browser.message(f"{API}save_searcher", **profile)
        job, invited_to = self.post_job(self.company), self.post_job(self.company)
        self.reveal()
        self.call("get_matches", job=job)
        self.call("decide_match", job=invited_to, searcher=self.person, decision="select")
        [look] = self.looks()
        self.searcher.browser.message(f"{API}block_company", look=look["name"])
        for asked in (job, invited_to):
            pair = {"job": asked, "searcher": self.person}
            self.assertNotIn(self.person, self.call("get_matches", job=asked).text)
            refused = [
                self.call("get_candidate", **pair),
                self.call("reveal_phone", **pair),
                *(self.call("decide_match", **pair, decision=each) for each in ("select", "ignore")),
            ]
            # An invitation that exists already is not made again.
            codes = [reply.status_code for reply in refused]
            self.assertEqual(codes, [403, 403, 403 if asked == job else 200, 403])
            stranger = self.call("get_candidate", job=asked, searcher="JPS-none")
            self.assertEqual(said(refused[0]), said(stranger))
        # The application keeps its status, and shows nothing of the person.
        application = self.call("get_application", name=self.name).json["message"]
        told = {key: value for key, value in application["candidate"].items() if value}
        self.assertEqual(told, {"name": "A frozen account", "absent": "frozen"})
        self.assertEqual((application["cover_letter"], application["resume"]), (None, None))
        self.assertNotIn("Blocker", self.call("get_applicants", job=self.job).text)
        self.assertEqual(self.call("get_applicants", search="blocker").json["message"]["items"], [])
        decided = self.call("decide_application", name=self.name, decision="shortlist")
        self.assertEqual(decided.status_code, 417)
        # The person is not offered its jobs either, and cannot apply for one.
        offered = self.searcher.browser.call(f"{API}get_jobs_for_me").text
        self.assertNotIn(job, offered)
        applied = self.searcher.browser.call(f"{API}apply_to_job", job=job)
        self.assertEqual((applied.status_code, said(applied)), (417, messages.COMPANY_BLOCKED))
        self.searcher.browser.message(f"{API}unblock_company", look=look["name"])
        self.assertIn("Blocker", self.call("get_application", name=self.name).text)
        self.assertEqual(self.call("get_candidate", job=job, searcher=self.person).status_code, 200)
        self.assertIn(job, self.searcher.browser.call(f"{API}get_jobs_for_me").text)

    def call(self, method: str, **values):
        settle()
        return self.company.browser.call(f"{API}{method}", **values)

    def test_a_look_is_reported_once_and_even_when_the_job_is_gone(self) -> None:
        self.reveal()
        [look] = self.looks()
        store("JP Job", self.job, "status", "Removed")
        values = {"look": look["name"], "reason": "Misuses my number or resume", "details": "Sells courses"}
        for _ in range(2):
            self.searcher.browser.message(f"{API}report_look", **values)
        frappe.db.rollback()
        filters = {"job": self.job}
        [report] = frappe.get_all("JP Report", filters=filters, fields=["account", "reason", "details"])
        self.assertEqual(report.account, self.searcher.email)
        self.assertEqual((report.reason, report.details), ("Misuses my number or resume", "Sells courses"))
        self.assertTrue(self.looks()[0]["is_reported"])

    def test_a_resume_is_written_anew_and_plainly_named(self) -> None:
        account = self.account()
        account.browser.message(f"{API}save_searcher", full_name='आशा / "Kumari"')
        script = PDF.replace(b"/Catalog", b"/Catalog/OpenAction<</S/JavaScript/JS(app.alert)>>")
        url = message_of(account.browser.upload(script, "cv.pdf", is_private=1), "upload")["file_url"]
        account.browser.message(f"{API}apply_to_job", job=self.job, resume=url)
        reply = self.open_resume(fresh().get_value("JP Searcher", {"account": account.email}))
        self.assertEqual((reply.status_code, reply.mimetype), (200, "application/pdf"))
        self.assertNotIn(b"JavaScript", reply.data)
        self.assertIn(b"JavaScript", account.browser.get(url).data)
        named = reply.headers["Content-Disposition"]
        name = quote("आशा Kumari - resume.pdf", safe="")
        self.assertEqual(named, f"inline; filename=\"resume.pdf\"; filename*=UTF-8''{name}")

    def test_a_resume_that_no_reader_would_get_is_refused_to_its_owner_in_words(self) -> None:
        broken = b"%PDF-1.4\n%%EOF\n"
        for account in (self.searcher, self.account()):
            url = message_of(account.browser.upload(broken, "cv.pdf", is_private=1), "upload")["file_url"]
            for method, values in (
                ("save_searcher", {"resume": url}),
                ("apply_to_job", {"job": self.post_job(self.company), "resume": url}),
            ):
                reply = account.browser.call(f"{API}{method}", **values)
                self.assertEqual((reply.status_code, said(reply)), (417, PDF_UNREADABLE), method)

    def test_a_broken_resume_of_an_earlier_release_is_refused_to_the_company_and_leaves_no_line(self) -> None:
        path = Path(frappe.get_site_path("private", "files", self.resume.rsplit("/", 1)[-1]))
        path.write_bytes(b"%PDF-1.4\n%%EOF\n")
        reply = self.open_resume()
        self.assertEqual((reply.status_code, said(reply)), (417, messages.RESUME_NOT_SAFE))
        self.assertEqual(self.looks(), [])

    def test_the_look_at_a_contact_is_no_line_of_the_searcher_s(self) -> None:
        frappe.get_doc(
            {
                "doctype": look_log.DOCTYPE,
                "whose": look_log.OF_CONTACT,
                "what": look_log.NUMBER,
                "company": self.company.browser.company,
                "job": self.job,
                "searcher": self.person,
            }
        ).insert(ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.looks(), [])

    def test_a_young_company_looks_less_and_a_limit_that_is_met_is_kept_for_reviewers(self) -> None:
        other = self.account()
        name, person = self.applied(other)
        limits = {"phone_looks_a_day_young": 1, "resume_looks_a_day_young": 1}
        limits |= {"phone_looks_a_day": 2, "resume_looks_a_day": 2}
        company = self.company.browser.company
        with patch.dict(MARKET["limits"], limits):
            self.assertEqual((self.reveal(), self.open_resume().status_code), (200, 200))
            self.assertEqual((self.reveal(name), self.open_resume(person).status_code), (429, 429))
            # The resumes opened before stay open.
            self.assertEqual((self.reveal(), self.open_resume().status_code), (200, 200))
            self.assertTrue(fresh().get_value("JP Company", company, "limit_met_on"))
            approved = add_to_date(now_datetime(), days=-MARKET["limits"]["young_company_days"] - 1)
            store("JP Company", company, "reviewed_on", approved)
            self.assertEqual((self.reveal(name), self.open_resume(person).status_code), (200, 200))
        self.assertEqual(len(self.looks()), 2)

    def test_of_many_looks_at_once_the_limit_lets_so_many_through(self) -> None:
        people = [self.applied(self.account())[0] for _ in range(4)]
        with patch.dict(MARKET["limits"], phone_looks_a_day_young=2):
            codes = at_once([lambda name=name: self.reveal(name) for name in people])
        self.assertEqual(sorted(codes), [200, 200, 429, 429])

    def test_a_deleted_searcher_and_company_take_their_blocks_along(self) -> None:
        self.reveal()
        [look] = self.looks()
        self.searcher.browser.message(f"{API}block_company", look=look["name"])
        frappe.db.rollback()
        pair = {"searcher": self.person}
        self.assertEqual(frappe.db.count(look_log.BLOCK, pair), 1)
        look_log.forget_company(frappe.get_doc("JP Company", self.company.browser.company), "on_trash")
        self.assertEqual(frappe.db.count(look_log.BLOCK, pair), 0)
        look_log.forget_searcher(self.person)
        self.assertEqual(frappe.db.count(look_log.DOCTYPE, pair), 0)
        frappe.db.rollback()
