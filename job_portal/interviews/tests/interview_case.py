"""Shared by the tests of interviews: offers, answers and moved times."""

from datetime import datetime, timedelta

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal.applications.tests.application_case import ApplicationCase
from job_portal.tests.market_case import API
from job_portal.tests.utils import Account

PLACE = "12 MG Road"


def in_days(days: float) -> datetime:
    """A time of the site, in whole seconds."""
    return now_datetime().replace(microsecond=0) + timedelta(days=days)


def slot(days: float = 2, **values) -> dict:
    """A time as a company offers it."""
    return {"starts": str(in_days(days)), "place": PLACE, **values}


class InterviewCase(ApplicationCase):
    """`company` has a job for which `searcher` has applied: the application `name`."""

    def offer(self, *slots: dict, applications: list[str] | None = None) -> dict:
        """Offer times. Returns the first application's interview."""
        values = {"applications": applications or [self.name], "slots": list(slots or [slot()])}
        return self.company.browser.message(f"{API}offer_interviews", job=self.job, **values)["items"][0]

    def answer(self, interview: str, answer: str, account: Account | None = None, **values) -> dict:
        values = {"interview": interview, "answer": answer, **values}
        return (account or self.searcher).browser.message(f"{API}answer_interview", **values)

    def change(self, interview: str, change: str, **values) -> dict:
        values = {"interview": interview, "change": change, **values}
        return self.company.browser.message(f"{API}change_interview", **values)

    def mark(self, account: Account, interview: str, mark: str) -> dict:
        return account.browser.message(f"{API}mark_interview", interview=interview, mark=mark)

    def booked(self, *slots: dict) -> str:
        """An interview whose first slot the searcher has booked."""
        offered = self.offer(*slots)
        self.answer(offered["interview"], "book", slot=offered["slots"][0]["slot"])
        return offered["interview"]

    def listed(self, account: Account, **filters) -> list[dict]:
        return account.browser.message(f"{API}get_interviews", **filters)["items"]

    def read(self, account: Account) -> dict:
        """The interview of the application, as the account reads it."""
        (found,) = self.listed(account, application=self.name)
        return found

    def applicant(self) -> tuple[Account, str]:
        """Another account that has applied for the job, with its application."""
        account = self.account()
        return account, account.browser.message(f"{API}apply_to_job", job=self.job)["name"]

    @staticmethod
    def begin(interview: str, hours: float = 1) -> None:
        """Move the interview's time to this many hours ago."""
        frappe.db.rollback()
        starts = in_days(-hours / 24)
        name = frappe.db.get_value("JP Interview", interview, "slot")
        frappe.db.set_value("JP Interview Slot", name, "starts", starts)
        frappe.db.set_value("JP Interview", interview, "at", starts)
        frappe.db.commit()

    def told(self, account: Account, kind: str) -> list[str]:
        """The texts of the account's notifications of a kind, the oldest first."""
        frappe.db.rollback()
        return frappe.get_all(
            "JP Notification",
            filters={"account": account.email, "kind": kind, "link": ("like", f"%{self.job}")},
            pluck="text",
            order_by="creation asc, name asc",
        )

    def assert_same_time(self, time: str, other: object) -> None:
        self.assertEqual(get_datetime(time), get_datetime(other))
