"""Which reports hold a brief: not those of strangers, but those of freelancers whom its poster answered."""

import secrets

import frappe

from job_portal.briefs import messages
from job_portal.briefs.tests.brief_case import BriefCase
from job_portal.tests import reporting
from job_portal.tests.utils import Account, version_of

REASON = "Not real work"


class TestReports(BriefCase):
    def setUp(self) -> None:
        super().setUp()
        self.poster = self.account()
        self.brief, self.asked = self.post(), self.post()
        self.said = {"brief": self.brief, "reason": REASON}

    def quoted(self, is_answered: bool = True) -> Account:
        """A freelancer whose quote to the poster is two days old, answered or not."""
        account = self.freelancer()
        self.set_time("User", account.email, "creation", days=-14)
        quote = self.quote(self.asked, account)
        self.set_time("JP Quote", quote, "sent_on", days=-2)
        if is_answered:
            said = {"client_id": secrets.token_hex(8), "body": "Hello"}
            self.ask(self.poster, "send_message", quote=quote, **said)
        self.ask(account, "withdraw_quote", name=quote)
        return account

    def report(self, account: Account) -> None:
        reply = reporting.send(account, "report_brief", **self.said)
        self.assertEqual(reply.status_code, 200, reply.text)

    def held(self) -> bool:
        return self.status("JP Brief", self.brief) == "Held"

    def test_reports_of_three_whom_the_poster_answered_hold_it_until_a_reviewer_decides(self) -> None:
        for is_held in (False, False, True):
            self.report(self.quoted())
            self.assertEqual(self.held(), is_held)
        stranger, reviewer = self.account(), self.account(("JP Reviewer",))
        for method, values in (("get_brief", {"name": self.brief}), ("report_brief", self.said)):
            self.refusal(stranger, 404, method, **values)
        own = self.ask(self.poster, "get_brief", name=self.brief)
        self.assertEqual((own["status"], [each["kind"] for each in own["held_for"]]), ("Held", ["Reports"]))
        self.assertIn("People have reported this", self.news(self.poster)[0])
        self.assertEqual(frappe.db.get_value("JP Brief", self.brief, "modified_by"), self.poster.email)
        # Another text does not release it.
        self.assertEqual(
            self.ask(self.poster, "update_brief", name=self.brief, title="A tap")["status"], "Held"
        )
        self.assertEqual(
            self.ask(reviewer, "restore_brief", **version_of("JP Brief", self.brief))["status"], "Live"
        )
        frappe.db.rollback()
        self.assertEqual(frappe.get_all("JP Report", {"brief": self.brief}, pluck="status"), ["Closed"] * 3)
        self.report(stranger)
        self.ask(reviewer, "remove_brief", **version_of("JP Brief", self.brief), reason="Fake")
        # MariaDB's snapshot is older.
        frappe.db.rollback()
        stored = {"brief": self.brief, "account": stranger.email}
        self.assertEqual(frappe.db.get_value("JP Report", stored, "status"), "Upheld")

    def test_a_new_brief_is_no_way_round_the_reports_of_another(self) -> None:
        before = self.ask(self.poster, "get_brief", name=self.asked)
        for _ in range(3):
            self.report(self.quoted())
        ended = self.ask(self.poster, "close_brief", name=self.asked, modified=before["modified"])
        for held in (self.post(), self.ask(self.poster, "repost_brief", **ended)["name"]):
            said = self.ask(self.poster, "get_brief", name=held)
            self.assertEqual(
                (said["status"], [each["kind"] for each in said["held_for"]]),
                ("Held", ["Reports of another brief"]),
            )
            # Another text does not release it.
            changed = self.ask(self.poster, "update_brief", name=held, title="A tap")
            self.assertEqual(changed["status"], "Held")
        reviewer = self.account(("JP Reviewer",))
        self.ask(reviewer, "remove_brief", **version_of("JP Brief", self.brief), reason="Fake")
        self.assertEqual(self.status("JP Brief", self.post()), "Live")

    def test_strangers_hold_nothing_and_of_those_without_an_answer_it_takes_six(self) -> None:
        for _ in range(6):
            self.report(reporting.reporter(type(self)))
        for number in range(6):
            self.assertFalse(self.held(), number)
            self.report(self.quoted(is_answered=False))
        self.assertTrue(self.held())

    def test_what_cannot_be_reported_is_refused(self) -> None:
        self.assertEqual(self.refusal(self.poster, 417, "report_brief", **self.said), messages.OWN_BRIEF)
        self.refusal(self.account(), 417, "report_brief", **self.said | {"reason": "No"})
        self.refusal(self.account(), 404, "report_brief", **self.said | {"brief": "JPB-none"})

    def test_reports_go_with_the_brief(self) -> None:
        self.report(self.account())
        frappe.delete_doc("JP Brief", self.brief, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.assertFalse(frappe.db.exists("JP Report", {"brief": self.brief}))
