"""Accounts with different histories that report a company or its jobs."""

import secrets

import frappe
from frappe.utils import add_to_date, now_datetime
from werkzeug.test import TestResponse

from job_portal.jobs.report_weight import WEIGHTS
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import Account, store

# This many reporters whom the company called, from different networks, hold it.
ENOUGH = WEIGHTS["to_hold"] // WEIGHTS["called"]


def reporter(case: type[MarketCase], days: int = 14) -> Account:
    """An account of this many days."""
    account = case.account()
    created = add_to_date(now_datetime(), days=-days)
    store("User", account.email, "creation", created, update_modified=False)
    return account


def relate(account: Account, job: str, relation: str = "called", days: int = 2) -> None:
    """Let the account apply for the job. With `called`, the company has also looked at its number."""
    applied = account.browser.message(f"{API}apply_to_job", job=job)["name"]
    before = add_to_date(now_datetime(), days=-days)
    frappe.db.set_value("JP Application", applied, "applied_on", before, update_modified=False)
    if relation == "called":
        found = frappe.db.get_value("JP Application", applied, ("company", "searcher"), as_dict=True)
        look = {"whose": "Searcher", "what": "Number", "job": job, **found}
        frappe.get_doc({"doctype": "JP Phone Look", **look}).insert(ignore_permissions=True)
    frappe.db.commit()


def send(account: Account, method: str, network: str | None = None, **values) -> TestResponse:
    """Let the account report from an IPv4 address; by default from its own."""
    address = network or ".".join(str(1 + secrets.randbelow(250)) for _ in range(4))
    headers = {"X-Forwarded-For": address}
    return account.browser.post(f"/api/method/{API}{method}", json=values, headers=headers)


def hold_company(case: type[MarketCase], company: str, job: str) -> list[Account]:
    """Let just enough accounts report the company to hold its jobs."""
    accounts = [reporter(case) for _ in range(ENOUGH)]
    for account in accounts:
        relate(account, job)
        send(account, "report_company", company=company, reason="Not a real company")
    return accounts
