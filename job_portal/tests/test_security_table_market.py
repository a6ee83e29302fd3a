"""The table of the market's methods in docs/security.md, walked cell by cell."""

import secrets
from unittest.mock import patch

import frappe

from job_portal.jobs import service as jobs
from job_portal.tests.actor import job_values
from job_portal.tests.http import Browser
from job_portal.tests.market_case import MarketCase
from job_portal.tests.security_case import HR, SecurityCase

# The keys are the example's of RFC 8291.
SUBSCRIPTION = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/abc",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
ABOUT_APPLICATIONS = {
    "withdraw_application",
    "get_application",
    "decide_application",
    "get_candidate",
    "get_candidate_file",
    "reveal_phone",
    "block_company",
    "unblock_company",
    "report_look",
}


class TestMarketMethods(MarketCase, SecurityCase):
    """Each method with arguments that a permitted caller may use: what remains is who calls.

    *Its company* has posted the job in question, *its searcher* has applied for it.
    """

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        # The company posts a job for each cell.
        cls.enterClassContext(patch.object(jobs, "_MOST_A_DAY", 1000))
        people = {
            "its company": cls.company_account(),
            "another company": cls.company_account(),
            "its searcher": cls.account(),
            "another searcher": cls.account(),
        }
        cls.callers = {
            "Guest": Browser(),
            **{name: account.browser for name, account in people.items()},
            "JP Reviewer": cls.account(("JP Reviewer",)).browser,
            "System Manager": cls.account(("System Manager",)).browser,
        }
        company = cls.callers["its company"]
        number = f"9{secrets.randbelow(10**9):09d}"
        contact = {**HR, "hr_mobile": number, "company_name": company.company}
        cls.contact = company.message("job_portal.api.add_hr_details", **contact)["hr_row_id"]
        # Whom the methods are about.
        cls.numbers = {"the contact": number} | {name: account.mobile for name, account in people.items()}
        cls.resume = cls.callers["its searcher"].upload_document()

    def test_every_method_and_caller(self) -> None:
        self.walk("### Methods of the market", self.answer)

    def answer(self, row: dict, caller: str) -> str:
        method = row["method"]
        # A new job for each cell: what one caller does to it changes no other cell.
        values = job_values(selected_hr=self.contact, allow_contact_after_apply=True)
        job = self.callers["its company"].message("job_portal.api.post_job", **values)["name"]
        if method.endswith(".restore_job"):
            self.callers["JP Reviewer"].message(
                "job_portal.api.remove_job", **self.version(job), reason="Fake"
            )
        return self.ask(row, caller, self.payload(method.rsplit(".", 1)[-1], job))

    def check_answer(self, method: str, caller: str, answer: str) -> None:
        """A number is told by `reveal_phone`, which is asked for one, and in no other answer."""
        if method.endswith(".reveal_phone"):
            return
        others = {name: number for name, number in self.numbers.items() if name != caller}
        self.assertEqual([name for name, number in others.items() if number in answer], [])

    def version(self, job: str) -> dict:
        """What the form sends of the job that a reviewer looks at."""
        frappe.db.rollback()
        return {"name": job, "modified": str(frappe.db.get_value("JP Job", job, "modified"))}

    def application(self, method: str, job: str) -> str:
        """The application of *its searcher* for the job, where the method is about one."""
        if method not in ABOUT_APPLICATIONS:
            return ""
        # Who has blocked the company applies for none of its jobs.
        frappe.db.delete("JP Company Block")
        frappe.db.commit()
        searcher = self.callers["its searcher"]
        values = {"job": job, "resume": self.resume}
        return searcher.message("job_portal.api.apply_to_job", **values)["name"]

    def match(self, method: str, job: str) -> str | None:
        """The profile of *another searcher*, who fits, where the method is about somebody who does."""
        if method != "decide_match":
            return None
        browser = self.callers["another searcher"]
        profile = {"full_name": "Asha Rao", "pincode": "560038", "education": "Diploma", "is_open": True}
        profile |= {"experience_years": 3}
        name = browser.message("job_portal.api.save_searcher", **profile)["name"]
        # Only who was shown is invited.
        self.callers["its company"].message("job_portal.api.get_candidate", job=job, searcher=name)
        return name

    def alert(self, method: str) -> str | None:
        """A search that *its searcher* keeps, where the method is about one."""
        if method != "delete_alert":
            return None
        kept = {"how_often": "Daily", "search": "weaver"}
        return self.callers["its searcher"].message("job_portal.api.save_alert", **kept)["name"]

    def pair(self, method: str, job: str) -> dict:
        """The job and *its searcher*, who applied for it."""
        name = self.application(method, job)
        frappe.db.rollback()
        searcher = name and frappe.db.get_value("JP Application", name, "searcher")
        return {"job": job, "searcher": searcher}

    def look(self, method: str, job: str) -> str | None:
        """A look of *its company* at the number of *its searcher*, where the method is about one."""
        if method not in ("block_company", "unblock_company", "report_look"):
            return None
        values = {**self.pair(method, job), "company": self.callers["its company"].company}
        line = {"doctype": "JP Phone Look", "whose": "Searcher", "what": "Number", **values}
        name = frappe.get_doc(line).insert(ignore_permissions=True).name
        frappe.db.commit()
        return name

    def payload(self, name: str, job: str) -> dict:
        return {
            "post_job": job_values(),
            "check_posting": job_values(),
            "list_jobs": {"search": "loom"},
            "get_job": {"name": job},
            "get_company": {"name": self.callers["its company"].company},
            "update_job": {"name": job, "title": "Weaver"},
            "close_job": {"name": job},
            "repost_job": {"name": job},
            "get_posted_jobs": {},
            "chart": {},
            "report_job": {"job": job, "reason": "Already filled"},
            "report_company": {
                "company": self.callers["its company"].company,
                "reason": "Asks for money",
            },
            "remove_job": {**self.version(job), "reason": "Fake"},
            "restore_job": self.version(job),
            "remove_all": {"jobs": [self.version(job)], "reason": "Fake"},
            "get_categories": {},
            "apply_to_job": {"job": job},
            "withdraw_application": {"name": self.application(name, job)},
            "get_applications": {},
            "get_application": {"name": self.application(name, job)},
            "get_applicants": {"job": job},
            "decide_application": {"name": self.application(name, job), "decision": "shortlist"},
            "get_dashboard": {},
            "save_job": {"job": job},
            "unsave_job": {"job": job},
            "get_saved_jobs": {},
            "save_alert": {"how_often": "Daily", "search": "loom"},
            "get_alerts": {},
            "delete_alert": {"name": self.alert(name)},
            "run": {},
            "get_searcher": {},
            "save_searcher": {"headline": "Weaver"},
            "get_candidate": self.pair(name, job),
            "get_candidate_file": {**self.pair(name, job), "kind": "resume"},
            "get_matches": {"job": job},
            "get_jobs_for_me": {},
            "decide_match": {"job": job, "searcher": self.match(name, job), "decision": "select"},
            "reveal_phone": {"application": self.application(name, job)},
            "get_phone_looks": {},
            "block_company": {"look": self.look(name, job)},
            "unblock_company": {"look": self.look(name, job)},
            "report_look": {"look": self.look(name, job), "reason": "Not a real job"},
            "get_notifications": {},
            "read_notifications": {},
            "get_consents": {},
            "give_consents": {"notices": {"push": 1}, "language": "en"},
            "withdraw_consent": {"purpose": "found"},
            "get_grievance_contact": {},
            "get_push_key": {},
            "save_push_subscription": SUBSCRIPTION,
            "delete_push_subscription": {"endpoint": SUBSCRIPTION["endpoint"]},
        }[name]
