"""Shared by the tests of briefs: posters, freelancers, and the steps to a hire."""

import secrets
from unittest.mock import patch

import frappe
from frappe.utils import add_days, add_to_date, now_datetime, nowdate

from job_portal.rules import MARKET
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import Account

QUOTE = {"amount": 500, "unit": "Visit", "included": "Pipe and labour"}


def day_in(days: int) -> str:
    """A day in the site's zone, where the date differs from the machine's for some hours."""
    return str(add_days(nowdate(), days))


def brief_values(**changes) -> dict:
    """The fields of a valid brief."""
    return {
        "title": "Leaking kitchen tap",
        "category": "plumber",
        "pincode": "560038",
        "address": "12, 4th Cross, Indiranagar",
        "when": "flexible",
        **changes,
    }


class BriefCase(MarketCase):
    """The site has freelancers. `poster` posts briefs, `plumber` and others send quotes."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.configure_class(freelancers=1)
        # Limits per day and of live briefs are tested elsewhere.
        cls.enterClassContext(
            patch.dict(MARKET["limits"], live_briefs=1000, briefs_a_day=1000, quotes_a_day=1000)
        )
        cls.poster = cls.account()
        cls.plumber = cls.freelancer()

    @classmethod
    def freelancer(cls, **changes) -> Account:
        """A new account with a listed profile; `account.browser.freelancer` is the profile's name."""
        account = cls.account()
        values = {"headline": "Plumber", "pincode": "560038", "upi_id": "asha@bank", "is_open": True}
        answer = account.browser.message(f"{API}save_freelancer", **{**values, **changes})
        account.browser.freelancer = answer["name"]
        return account

    def ask(self, account: Account, method: str, **values):
        """Call a method that must succeed."""
        return account.browser.message(f"{API}{method}", **values)

    def post(self, account: Account | None = None, **changes) -> str:
        """Post a brief. Returns its name."""
        return self.ask(account or self.poster, "post_brief", **brief_values(**changes))["name"]

    def quote(self, brief: str, account: Account | None = None, **changes) -> str:
        """Send a quote. Returns its name."""
        values = {**QUOTE, "client_key": secrets.token_hex(8), **changes}
        return self.ask(account or self.plumber, "send_quote", brief=brief, **values)["name"]

    def propose(self, brief: str, account: Account | None = None) -> str:
        """Send a quote and accept it. Returns the engagement's name."""
        quote = self.quote(brief, account)
        return self.ask(self.poster, "decide_quote", name=quote, decision="accept")["engagement"]

    def agree(self, account: Account, engagement: str, **changes) -> dict:
        """Agree to the present terms, or to changed ones."""
        terms = {**self.terms(account, engagement), **changes}
        return self.ask(account, "agree_engagement", name=engagement, terms=terms)

    def terms(self, account: Account, engagement: str) -> dict:
        """The present terms."""
        now = self.ask(account, "get_engagement", name=engagement)
        return {key: now[key] for key in ("scope", "price", "unit", "on")}

    def hire(self, brief: str, account: Account | None = None) -> str:
        """Let both sides agree. Returns the engagement's name."""
        account = account or self.plumber
        engagement = self.propose(brief, account)
        self.agree(self.poster, engagement)
        self.agree(account, engagement)
        return engagement

    def finish(self, engagement: str, account: Account | None = None) -> dict:
        """Let both sides say that the work is done."""
        self.ask(self.poster, "finish_engagement", name=engagement)
        return self.ask(account or self.plumber, "finish_engagement", name=engagement)

    def status(self, doctype: str, name: str) -> str:
        """The stored status."""
        frappe.db.rollback()
        return frappe.db.get_value(doctype, name, "status")

    def shown(self, account: Account, method: str, name: str) -> str:
        """The status of a record as a list of its account shows it."""
        items = self.ask(account, method)["items"]
        return next(item["status"] for item in items if item["name"] == name)

    def set_time(self, doctype: str, name: str, field: str, **shift) -> None:
        """Move a stored time by this much."""
        at = add_to_date(now_datetime(), **shift)
        frappe.db.set_value(doctype, name, field, at, update_modified=False)
        frappe.db.commit()

    def news(self, account: Account) -> list[str]:
        """The account's notifications, the latest first."""
        return [line["text"] for line in self.ask(account, "get_notifications")["items"]]
