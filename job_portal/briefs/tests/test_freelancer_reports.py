"""Which reports hide a freelancer: not those of strangers and competitors, but those of posters."""

import frappe

from job_portal.briefs.tests.brief_case import BriefCase
from job_portal.tests import reporting
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.tests.utils import Account

REASON = "Not a real person"


class TestFreelancerReports(BriefCase):
    def setUp(self) -> None:
        super().setUp()
        self.one = self.freelancer(may_call=True)
        self.name = self.one.browser.freelancer

    def report(self, account: Account, network: str | None = None) -> None:
        reply = reporting.send(account, "report_freelancer", network, freelancer=self.name, reason=REASON)
        self.assertEqual(reply.status_code, 200, reply.get_data(as_text=True))

    def quoted(self, days: int = 14) -> Account:
        """An account that has received a quote of the freelancer."""
        poster = reporting.reporter(type(self), days)
        self.quote(self.post(poster), self.one)
        return poster

    def looked(self, days: int) -> Account:
        """An account that looked at the freelancer's number this many days ago."""
        poster = reporting.reporter(type(self))
        self.post(poster)
        self.ask(poster, "reveal_phone", freelancer=self.name)
        look = frappe.db.get_value("JP Phone Look", {"looked_by": poster.email})
        self.set_time("JP Phone Look", look, "creation", days=-days)
        return poster

    def is_listed(self) -> bool:
        frappe.db.rollback()
        return bool(frappe.db.get_value("JP Freelancer", self.name, "is_listed"))

    def test_reports_of_three_posters_hide_a_profile_until_a_reviewer_decides(self) -> None:
        for left in (True, True, False):
            self.report(self.quoted())
            self.assertEqual(self.is_listed(), left)
        self.assertEqual(Browser().call(f"{API}get_freelancer", name=self.name).status_code, 404)
        self.assertIn("reported", self.ask(self.one, "save_freelancer", about="Other")["held_for"])
        self.assertIn("was reported", self.news(self.one)[0])
        # The stored record does not reveal who reported last.
        frappe.db.rollback()
        self.assertEqual(frappe.db.get_value("JP Freelancer", self.name, "modified_by"), self.one.email)
        reviewer, modified = (
            self.account(("JP Reviewer",)),
            frappe.db.get_value("JP Freelancer", self.name, "modified"),
        )
        shown = self.ask(reviewer, "restore_freelancer", name=self.name, modified=str(modified))
        self.assertFalse(shown["is_held"])
        self.assertIn("shown again", self.news(self.one)[0])
        frappe.db.rollback()
        Browser().message(f"{API}get_freelancer", name=self.name)
        filed = frappe.get_all("JP Report", {"freelancer": self.name}, pluck="status")
        self.assertEqual(filed, ["Closed"] * 3)

    def test_whose_reports_hide_nobody(self) -> None:
        network = "203.0.113.7"
        competitors = [self.quoted() for _ in range(3)]
        for account in competitors:
            self.ask(account, "save_freelancer", headline="Plumber")
        for number, (accounts, address) in enumerate(
            (
                ([reporting.reporter(type(self)) for _ in range(6)], None),
                ([self.looked(days=0) for _ in range(6)], None),
                ([self.quoted(days=0) for _ in range(3)], None),
                (competitors, None),
                ([self.quoted() for _ in range(3)], network),
            )
        ):
            for account in accounts:
                self.report(account, address)
            self.assertTrue(self.is_listed(), number)
            frappe.db.delete("JP Report", {"freelancer": self.name})
            frappe.db.commit()

    def test_of_those_who_only_looked_at_the_number_it_takes_six(self) -> None:
        for number in range(6):
            self.report(self.looked(days=2))
            self.assertEqual(self.is_listed(), number < 5)

    def test_what_cannot_be_reported_is_refused(self) -> None:
        said = {"freelancer": self.name, "reason": REASON}
        self.assertIn("your own", self.refusal(self.one, 417, "report_freelancer", **said))
        self.refusal(self.poster, 404, "report_freelancer", **said | {"freelancer": "JPF-none"})
        self.refusal(self.poster, 417, "report_freelancer", **said | {"reason": "No"})
