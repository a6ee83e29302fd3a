from datetime import datetime
from unittest.mock import patch

import frappe

from job_portal.conversations import messages, notifying
from job_portal.conversations.tests.conversation_case import ConversationCase
from job_portal.notifications import push
from job_portal.tests.market_case import API
from job_portal.tests.utils import fresh


class TestTelling(ConversationCase):
    def lines(self, account) -> list[str]:
        frappe.db.rollback()
        of_account = {"account": account.email, "kind": notifying.KIND}
        return frappe.get_all("JP Notification", of_account, pluck="text", order_by="creation asc")

    def test_one_line_until_it_is_read(self) -> None:
        conversation = self.send(self.company, "Secret")["conversation"]
        self.send(self.company)
        told = messages.TELL_COMPANY_WROTE.format("Lotus Textiles")
        self.assertEqual(self.lines(self.searcher), [told])
        line = frappe.get_last_doc(
            "JP Notification", {"account": self.searcher.email, "kind": notifying.KIND}
        )
        self.assertEqual((line.link, line.is_read), (f"/frontend/chat/{conversation}", 0))
        # Reading the conversation also reads its notification.
        read = {"conversation": conversation, "seq": 2}
        self.searcher.browser.message(f"{API}read_messages", **read)
        self.assertEqual(fresh().get_value("JP Notification", line.name, "is_read"), 1)
        self.send(self.company)
        self.assertEqual(self.lines(self.searcher), [told, told])
        self.send(self.searcher)
        self.assertIn("Loom Operator", self.lines(self.company)[-1])

    def test_nothing_of_a_muted_one(self) -> None:
        conversation = self.send(self.company)["conversation"]
        for method, values in (("mute_conversation", {}), ("read_messages", {"seq": 1})):
            self.searcher.browser.message(f"{API}{method}", conversation=conversation, **values)
        self.send(self.company)
        self.assertEqual(len(self.lines(self.searcher)), 1)
        self.assertEqual(self.unread(self.searcher), 1)

    def test_no_push_at_night(self) -> None:
        for hour, is_told in ((20, True), (21, False), (23, False), (0, False), (7, False), (8, True)):
            searcher = self.account()
            name = searcher.browser.message(f"{API}apply_to_job", job=self.job)["name"]
            at = datetime(2026, 11, 26, hour, 59)
            with (
                patch.object(notifying, "now_datetime", return_value=at),
                patch.object(push, "later") as later,
            ):
                self.send(self.company, application=name)
            self.assertEqual((later.called, len(self.lines(searcher))), (is_told, 1), hour)

    def test_a_push_has_what_was_said_unless_its_reader_needs_a_warning(self) -> None:
        noon = patch.object(notifying, "now_datetime", return_value=datetime(2026, 11, 26, 12))
        for body, said in (("Come at ten", "Come at ten"), ("Pay 500 rupees on Google Pay", None)):
            with noon, patch.object(push, "later") as later:
                conversation = self.send(self.searcher, body)["conversation"]
            self.assertEqual({call.args[4] for call in later.call_args_list}, {said})
            self.company.browser.message(f"{API}read_messages", conversation=conversation, seq=2)
            self.send(self.company)
