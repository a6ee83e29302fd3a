"""Base class for tests of the market: companies that can post, and jobs."""

import frappe
from frappe.utils import now_datetime

from job_portal.tests.actor import job_values
from job_portal.tests.utils import Account, TestCase

API = "job_portal.api."


class MarketCase(TestCase):
    """Sets Market to Live, whatever other tests have published."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.configure_class(market="Live")

    @classmethod
    def company_account(cls, status: str = "Approved", **changes) -> Account:
        """An account with a company in this status; `account.browser.company` is the company's name."""
        account = cls.account()
        name = account.add_company(**changes)
        frappe.db.set_value("JP Company", name, "status", status)
        if status == "Approved":
            values = {"waiting_since": None, "approved_on": now_datetime()}
            frappe.db.set_value("JP Company", name, values)
        frappe.db.commit()
        return account

    @classmethod
    def member(cls, owner: Account, role: str = "Recruiter") -> Account:
        """A new account that has accepted an invite of the owner's company."""
        account = cls.account()
        invite = owner.browser.message(f"{API}invite_member", mobile_no=account.mobile, role=role)["invite"]
        account.browser.message(f"{API}answer_invite", invite=invite, accept=True)
        account.browser.company = owner.browser.company
        return account

    @staticmethod
    def post_job(account: Account, **changes) -> str:
        """Publish a job of the account's company. Returns its name."""
        return account.browser.message(f"{API}post_job", **job_values(**changes))["name"]


class EmployerCase(MarketCase):
    """Has its own approved company. `company` is its account: tests name an account by its side."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.company = cls.company_account()
