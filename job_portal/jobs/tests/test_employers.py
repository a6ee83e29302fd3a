"""get_company: the public part of a hiring company."""

import json

import frappe

from job_portal.jobs import messages
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase

PUBLIC = {
    "name",
    "company_name",
    "company_logo",
    "is_verified",
    "is_reported",
    "company_about",
    "company_industry",
    "company_size",
    "company_website",
    "company_specialization",
    "company_city",
    "verified",
    "company_answers",
    "url",
}


class TestEmployers(MarketCase):
    def asked(self, name: str):
        return Browser().call(f"{API}get_company", name=name)

    def test_a_guest_reads_the_public_part(self) -> None:
        account = self.company_account()
        company = account.browser.company
        self.post_job(account)
        found = self.asked(company).json["message"]
        self.assertEqual(set(found), PUBLIC)
        self.assertEqual((found["name"], found["url"]), (company, f"/frontend/company/{company}"))
        job = Browser().message(f"{API}list_jobs", company=company)["items"][0]
        self.assertEqual(
            [found[key] for key in ("company_name", "company_logo", "is_verified")],
            [job[key] for key in ("company_name", "company_logo", "is_verified")],
        )

    def test_without_a_page_all_answers_are_equal(self) -> None:
        idle = self.company_account()
        waiting, rejected, closed = (self.company_account() for _ in range(3))
        for account in (waiting, rejected):
            self.post_job(account)
        job = self.post_job(closed)
        closed.browser.message(f"{API}close_job", name=job)
        for account, status in ((waiting, "Pending Review"), (rejected, "Rejected")):
            company = frappe.get_doc("JP Company", account.browser.company)
            company.update({"status": status, "review_reason": "No papers"})
            company.save(ignore_permissions=True)
        frappe.db.commit()
        names = [each.browser.company for each in (idle, waiting, rejected, closed)]
        answers = [self.asked(name) for name in ("JPC-99999", *names)]
        self.assertEqual({answer.status_code for answer in answers}, {404})
        # Frappe 16 gives each message an id.
        said = {json.loads(json.loads(answer.json["_server_messages"])[0])["message"] for answer in answers}
        self.assertEqual(said, {messages.EMPLOYER_NOT_FOUND})
        # Its own account gets the same answer.
        self.assertEqual(idle.browser.call(f"{API}get_company", name=names[0]).status_code, 404)
