"""What the tests of the market share: companies that may post, and jobs."""

import frappe

from job_portal.jobs import market
from job_portal.tests.utils import Account, TestCase

API = "job_portal.api."


class MarketCase(TestCase):
    """Sets Market to Live, whatever other tests published."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        settings = frappe.db.get_single_value(market.SETTINGS, "market")
        cls.set_market("Live")
        cls.addClassCleanup(cls.set_market, settings)

    @staticmethod
    def set_market(value: str) -> None:
        frappe.db.set_single_value(market.SETTINGS, "market", value)
        frappe.clear_document_cache(market.SETTINGS, market.SETTINGS)
        frappe.db.commit()

    @classmethod
    def company_account(cls, status: str = "Approved", **changes) -> Account:
        """An account with a company of this status; `account.browser.company` is the company's name."""
        account = cls.account()
        name = account.add_company(**changes)
        frappe.db.set_value("JP Company", name, "status", status)
        frappe.db.commit()
        return account

    @staticmethod
    def post_job(account: Account, **changes) -> str:
        """Publish a job of the account's company; its name."""
        return account.browser.message(f"{API}post_job", **job_values(**changes))["name"]


def job_values(**changes) -> dict:
    """The fields of a job that may be published."""
    return {
        "title": "Loom Operator",
        "category": "Engineering",
        "openings": "2",
        "pay_type": "Monthly",
        "job_type": "Full Time",
        "work_location_type": "Work from Office",
        "min_salary": "15000",
        "max_salary": "20000",
        "pincode": "560038",
        "min_education": "12th Pass",
        "english_level": "Basic",
        "experience_required": "1-2",
        "job_description": "Runs and mends power looms, in shifts.",
        **changes,
    }
