"""Daily limits belong to a person. Deleting the account and signing up again does not reset them."""

from contextlib import AbstractContextManager
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts, quotas
from job_portal.account.doctype.jp_quota_use.jp_quota_use import DOCTYPE
from job_portal.consents import ledger
from job_portal.files import uploads
from job_portal.jobs import reports, service
from job_portal.privacy import own_data
from job_portal.privacy.tests.test_deletion import DeletionCase
from job_portal.rules import MARKET
from job_portal.tests.actor import API, CONTACT, job_values
from job_portal.tests.http import Browser
from job_portal.tests.opensearch import settle
from job_portal.tests.utils import fresh, png, store

PROFILE = {"pincode": "560001", "radius_km": 20, "education": "12th Pass", "experience_years": 2}
PROFILE |= {"headline": "Loom operator", "is_open": True, "may_call": True}


def limit(name: str) -> AbstractContextManager:
    return patch.dict(MARKET["limits"], {name: 1})


class TestQuotas(DeletionCase):
    """Each action is about a new person or record: (browser) -> reply."""

    def held(self, one_a_day: AbstractContextManager, act) -> None:
        """Check that one is allowed and a second is not, even by the number's next account, but by others."""
        person = self.person()
        with one_a_day:
            self.assertEqual([act(person).status_code for _ in range(2)], [200, 429])
            frappe.db.rollback()
            self.assertEqual(self.found(person.mobile) & {(DOCTYPE, "person"), (DOCTYPE, "owner")}, set())
            self.delete(person)
            again, _session = self.signed_up(person.mobile, full_name="Asha again")
            self.assertEqual(act(again).status_code, 429)
            self.assertEqual(act(self.person()).status_code, 200)

    def employed(self, browser: Browser) -> Browser:
        """With an approved company."""
        if not browser.company:
            name = browser.add_company()
            store("JP Company", name, "status", "Approved")
        return browser

    def job_of(self, browser: Browser, **changes) -> str:
        return self.employed(browser).message(f"{API}post_job", **job_values(**changes))["name"]

    def applicant(self, job: str) -> tuple[str, str]:
        """(application, profile) of a new person with a resume."""
        account = self.account()
        sent = {"job": job, "resume": account.upload()}
        name = account.browser.message(f"{API}apply_to_job", **sent)["name"]
        return name, fresh().get_value("JP Application", name, "searcher")

    def match(self) -> str:
        """The profile of a new person who matches and is open."""
        return self.account().browser.message(f"{API}save_searcher", **PROFILE)["name"]

    def test_numbers_of_searchers(self) -> None:
        def act(browser):
            name, _person = self.applicant(self.job_of(browser))
            return browser.call(f"{API}reveal_phone", application=name)

        self.held(limit("phone_looks_a_day_young"), act)

    def test_resumes(self) -> None:
        def act(browser):
            job = self.job_of(browser)
            _name, person = self.applicant(job)
            values = {"job": job, "searcher": person, "kind": "resume"}
            return browser.get(f"/api/method/{API}get_candidate_file", **values)

        self.held(limit("resume_looks_a_day_young"), act)

    def test_people_shown(self) -> None:
        def act(browser):
            pair = {"job": self.job_of(browser), "searcher": self.match()}
            return browser.call(f"{API}get_candidate", **pair)

        self.held(limit("candidates_a_day_young"), act)

    def test_invitations(self) -> None:
        def act(browser):
            pair = {"job": self.job_of(browser), "searcher": self.match()}
            settle()
            browser.message(f"{API}get_candidate", **pair)
            return browser.call(f"{API}decide_match", **pair, decision="select")

        self.held(limit("invitations_a_day_young"), act)

    def test_jobs(self) -> None:
        def act(browser):
            return self.employed(browser).call(f"{API}post_job", **job_values())

        self.held(patch.object(service, "_MOST_A_DAY", 1), act)

    def test_numbers_of_contacts(self) -> None:
        def act(browser):
            owner = self.company_account().browser
            contact = owner.message(f"{API}add_hr_details", company_name=owner.company, **CONTACT)
            values = {"selected_hr": contact["hr_row_id"], "allow_contact_after_apply": True}
            job = owner.message(f"{API}post_job", **job_values(**values))["name"]
            browser.agree()
            name = browser.message(f"{API}apply_to_job", job=job)["name"]
            return browser.call(f"{API}reveal_phone", application=name)

        self.held(limit("contact_looks_a_day"), act)

    def test_reports(self) -> None:
        owner = self.company_account()

        def act(browser):
            values = {"job": self.post_job(owner), "reason": "Asks for money"}
            return browser.call(f"{API}report_job", **values)

        self.held(patch.object(reports, "MOST_A_DAY", 1), act)

    def test_consents(self) -> None:
        def act(browser):
            browser.message(f"{API}withdraw_consent", purpose="push")
            values = {"notices": {"push": 1}, "language": "en", "is_adult": True}
            return browser.call(f"{API}give_consents", **values)

        # A test's account has agreed to all notices. The first withdrawal counts, too.
        person = self.person()
        with patch.object(ledger, "_MOST_A_DAY", 1000):
            self.assertEqual(act(person).status_code, 200)
            frappe.set_user(self.account_of(person))
            used = quotas.used("consents")
            frappe.db.rollback()
            frappe.set_user("Administrator")
        self.delete(person)
        again, _session = self.signed_up(person.mobile, full_name="Asha again")
        with patch.object(ledger, "_MOST_A_DAY", used):
            self.assertEqual(act(again).status_code, 429)

    def account_of(self, browser: Browser) -> str:
        return accounts.name_of(browser.mobile)

    def test_uploads(self) -> None:
        def act(browser):
            return browser.upload(png(), "photo.png", is_private=1)

        self.held(patch.object(uploads, "MOST_A_DAY", 1), act)

    def test_copies(self) -> None:
        def act(browser):
            return browser.call(f"{API}get_my_data")

        self.held(patch.object(own_data, "MOST_AN_HOUR", 1), act)

    def test_checks_of_wording(self) -> None:
        def act(browser):
            return self.employed(browser).call(f"{API}check_posting", title="Loom Operator")

        self.held(limit("wording_checks_an_hour"), act)

    def test_a_line_is_a_hash_and_is_deleted_a_day_later(self) -> None:
        person = self.person()
        job = self.post_job(self.company_account())
        person.message(f"{API}report_job", job=job, reason="Asks for money")
        frappe.set_user(self.account_of(person))
        mine = {"person": quotas.person()}
        frappe.set_user("Administrator")
        self.delete(person)
        frappe.db.rollback()
        [line] = frappe.get_all(DOCTYPE, {**mine, "quota": "reports"}, ["name", "owner", "modified_by"])
        self.assertEqual((line.owner, line.modified_by), ("Guest", "Guest"))
        for hours, left in ((23, 1), (25, 0)):
            long_ago = add_to_date(now_datetime(), hours=-hours)
            frappe.db.set_value(DOCTYPE, line.name, "creation", long_ago, update_modified=False)
            quotas.purge()
            self.assertEqual(frappe.db.count(DOCTYPE, {"name": line.name}), left)
        frappe.db.commit()
