from unittest.mock import patch

import frappe

from job_portal.conversations import messages
from job_portal.conversations.doctype.jp_conversation_report.jp_conversation_report import DOCTYPE
from job_portal.conversations.tests.conversation_case import ConversationCase
from job_portal.jobs.messages import REPORT_REASON_UNKNOWN
from job_portal.privacy import deletion
from job_portal.rules import MARKET
from job_portal.tests.market_case import API

_KEPT = MARKET["limits"]["reported_messages"]


class TestReporting(ConversationCase):
    def setUp(self) -> None:
        super().setUp()
        for index in range(_KEPT + 5):
            self.conversation = self.send(self.company, f"Message {index}")["conversation"]
        self.send(self.searcher, "Leave me alone")
        self.reviewer = self.account(("JP Reviewer",)).browser

    def report(self, account=None, **values) -> dict:
        values = {"conversation": self.conversation, "reason": "Harassment or threats", **values}
        return (account or self.searcher).browser.message(f"{API}report_conversation", **values)

    def reported(self) -> dict:
        values = {"conversation": self.conversation}
        return self.reviewer.message(f"{API}get_reported_messages", **values)["items"]

    def test_reviewers_read_the_last_messages_and_the_reporter_has_a_copy(self) -> None:
        answer = self.report(details="Day and night")
        self.assertTrue(answer["blocked"])
        for account in (self.company, self.searcher):
            self.assertEqual(self.not_sent(account, 417), messages.ENDED)
        self.assertFalse(self.read(self.company)["blocked"])
        self.assertEqual(self.read(self.searcher)["copy"], answer["copy"])
        self.assertIsNone(self.read(self.company)["copy"])
        (filed,) = self.reported()
        texts = [each["text"] for each in filed["messages"]]
        self.assertEqual((len(texts), texts[0], texts[-1]), (_KEPT, "Message 6", "Leave me alone"))
        self.assertEqual((filed["reason"], filed["details"]), ("Harassment or threats", "Day and night"))
        for account in (self.searcher.email, self.company.email):
            self.assertNotIn(account, str(filed))
        # A second report adds nothing.
        self.assertEqual(self.report(reason="Offensive or unsafe"), answer)
        self.assertEqual(self.reported(), [filed])
        reply = self.searcher.browser.get(answer["copy"])
        self.assertEqual((reply.status_code, reply.get_data()[:5]), (200, b"%PDF-"))
        (of_company,) = frappe.get_all("JP Report", {"account": self.searcher.email}, ["company", "reason"])
        self.assertEqual(of_company, {"company": self.company.browser.company, "reason": "Something else"})
        with patch.dict(MARKET["limits"], conversation_pdfs_an_hour=0):
            self.assertEqual(self.searcher.browser.get(answer["copy"]).status_code, 429)
        self.assertEqual(self.company.browser.get(answer["copy"]).status_code, 404)
        self.assertEqual(self.reviewer.get(answer["copy"]).status_code, 403)

    def test_files_and_jobs_are_named(self) -> None:
        self.send(self.searcher, None, kind="file", file=self.searcher.upload("png"))
        self.send(self.searcher, "This one", kind="card", payload={"doctype": "JP Job", "name": self.job})
        self.report()
        texts = [each["text"] for each in self.reported()[0]["messages"]]
        self.assertEqual(texts[-2:], [messages.FILE, f"{messages.CARDS['JP Job']} This one"])

    def test_desk_draws_what_was_said_as_text(self) -> None:
        said = "<img src=x onerror=alert(1)>"
        self.send(self.searcher, said)
        self.report()
        self.assertEqual(self.reported()[0]["messages"][-1]["text"], said)
        # Frappe stores JSON with its tags, and Desk renders a text field as HTML.
        self.assertEqual(frappe.get_meta(DOCTYPE).get_field("messages").fieldtype, "Code")

    def test_what_is_refused(self) -> None:
        about = {"conversation": self.conversation}
        refused = self.refusal(self.searcher, 417, "report_conversation", **about, reason="Other")
        self.assertEqual(refused, REPORT_REASON_UNKNOWN)
        values = {**about, "reason": "Something else", "details": "x" * 501}
        self.refusal(self.searcher, 417, "report_conversation", **values)
        # Reviewers cannot read conversations that nobody reported.
        reply = self.reviewer.call(f"{API}get_reported_messages", **about)
        self.assertEqual(reply.status_code, 404)
        self.assertTrue(self.read(self.company)["may_write"])

    def test_of_a_deleted_side_nothing_stays(self) -> None:
        self.report(self.company)
        deletion.erase(self.searcher.email)
        frappe.db.rollback()
        (filed,) = self.reported()
        texts = [each["text"] for each in filed["messages"]]
        self.assertEqual((texts[0], texts[-1]), ("Message 6", messages.DELETED))
