"""The table of the market's methods in docs/security.md, walked cell by cell."""

import secrets
from functools import cached_property
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
        self.__dict__.pop("job", None)
        return self.ask(row, caller, self.payload(row["method"].rsplit(".", 1)[-1]))

    @cached_property
    def job(self) -> str:
        """A new job for each cell that is about one: what one caller does to it changes no other cell."""
        values = job_values(selected_hr=self.contact, allow_contact_after_apply=True)
        return self.callers["its company"].message("job_portal.api.post_job", **values)["name"]

    def check_answer(self, method: str, caller: str, answer: str) -> None:
        """A number is told by `reveal_phone`, which is asked for one, and in no other answer."""
        if method.endswith(".reveal_phone"):
            return
        others = {name: number for name, number in self.numbers.items() if name != caller}
        self.assertEqual([name for name, number in others.items() if number in answer], [])

    def version(self) -> dict:
        """What the form sends of the job that a reviewer looks at."""
        job = self.job
        frappe.db.rollback()
        return {"name": job, "modified": str(frappe.db.get_value("JP Job", job, "modified"))}

    def removed(self) -> dict:
        """The same of a job that a reviewer has removed."""
        self.callers["JP Reviewer"].message("job_portal.api.remove_job", **self.version(), reason="Fake")
        return self.version()

    def application(self) -> str:
        """The application of *its searcher* for the job."""
        # Who has blocked the company applies for none of its jobs.
        frappe.db.delete("JP Company Block")
        frappe.db.commit()
        values = {"job": self.job, "resume": self.resume}
        return self.callers["its searcher"].message("job_portal.api.apply_to_job", **values)["name"]

    def match(self) -> dict:
        """The job and the profile of *another searcher*, who fits."""
        browser = self.callers["another searcher"]
        profile = {"full_name": "Asha Rao", "pincode": "560038", "education": "Diploma", "is_open": True}
        profile |= {"experience_years": 3}
        pair = {
            "job": self.job,
            "searcher": browser.message("job_portal.api.save_searcher", **profile)["name"],
        }
        # Only who was shown is invited.
        self.callers["its company"].message("job_portal.api.get_candidate", **pair)
        return pair

    def alert(self) -> str:
        """A search that *its searcher* keeps."""
        kept = {"how_often": "Daily", "search": "weaver"}
        return self.callers["its searcher"].message("job_portal.api.save_alert", **kept)["name"]

    def pair(self) -> dict:
        """The job and *its searcher*, who applied for it."""
        name = self.application()
        frappe.db.rollback()
        return {"job": self.job, "searcher": frappe.db.get_value("JP Application", name, "searcher")}

    def look(self) -> str:
        """A look of *its company* at the number of *its searcher*."""
        values = {**self.pair(), "company": self.callers["its company"].company}
        line = {"doctype": "JP Phone Look", "whose": "Searcher", "what": "Number", **values}
        name = frappe.get_doc(line).insert(ignore_permissions=True).name
        frappe.db.commit()
        return name

    def payload(self, name: str) -> dict:
        return {
            "post_job": job_values,
            "check_posting": job_values,
            "list_jobs": lambda: {"search": "loom"},
            "get_job": lambda: {"name": self.job},
            "get_company": lambda: {"name": self.callers["its company"].company},
            "update_job": lambda: {"name": self.job, "title": "Weaver"},
            "close_job": lambda: {"name": self.job},
            "repost_job": lambda: {"name": self.job},
            "get_posted_jobs": dict,
            "chart": dict,
            "report_job": lambda: {"job": self.job, "reason": "Already filled"},
            "report_company": lambda: {
                "company": self.callers["its company"].company,
                "reason": "Asks for money",
            },
            "remove_job": lambda: {**self.version(), "reason": "Fake"},
            "restore_job": self.removed,
            "remove_all": lambda: {"jobs": [self.version()], "reason": "Fake"},
            "get_categories": dict,
            "apply_to_job": lambda: {"job": self.job},
            "withdraw_application": lambda: {"name": self.application()},
            "get_applications": dict,
            "get_application": lambda: {"name": self.application()},
            "get_applicants": lambda: {"job": self.job},
            "decide_application": lambda: {"name": self.application(), "decision": "shortlist"},
            "get_dashboard": dict,
            "save_job": lambda: {"job": self.job},
            "unsave_job": lambda: {"job": self.job},
            "get_saved_jobs": dict,
            "save_alert": lambda: {"how_often": "Daily", "search": "loom"},
            "get_alerts": dict,
            "delete_alert": lambda: {"name": self.alert()},
            "run": dict,
            "get_searcher": dict,
            "save_searcher": lambda: {"headline": "Weaver"},
            "get_candidate": self.pair,
            "get_candidate_file": lambda: {**self.pair(), "kind": "resume"},
            "get_matches": lambda: {"job": self.job},
            "get_jobs_for_me": dict,
            "decide_match": lambda: {**self.match(), "decision": "select"},
            "reveal_phone": lambda: {"application": self.application()},
            "get_phone_looks": dict,
            "block_company": lambda: {"look": self.look()},
            "unblock_company": lambda: {"look": self.look()},
            "report_look": lambda: {"look": self.look(), "reason": "Not a real job"},
            "get_notifications": dict,
            "read_notifications": dict,
            "get_consents": dict,
            "give_consents": lambda: {"notices": {"push": 1}, "language": "en"},
            "withdraw_consent": lambda: {"purpose": "found"},
            "get_grievance_contact": dict,
            "get_push_key": dict,
            "save_push_subscription": lambda: SUBSCRIPTION,
            "delete_push_subscription": lambda: {"endpoint": SUBSCRIPTION["endpoint"]},
        }[name]()
