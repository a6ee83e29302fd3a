"""Reading and sending take few statements, for any length of a conversation or an inbox."""

from unittest.mock import patch

import frappe

from job_portal.conversations.tests.conversation_case import ConversationCase, new_id
from job_portal.tests.market_case import API
from job_portal.tests.statements import counted


class TestQueries(ConversationCase):
    def setUp(self) -> None:
        super().setUp()
        # A thread of an earlier request would be counted with this one.
        self.enterContext(patch.object(frappe, "enqueue"))

    def statements(self, account, method: str, **values) -> int:
        with counted() as statements:
            account.browser.message(f"{API}{method}", **values)
        # Not Frappe's own statements for a session or key, whose number depends on its version.
        return sum("tabJP " in each for each in statements)

    def act(self) -> dict[str, int]:
        """The statements of each call, with warm caches."""
        about = {"application": self.name}
        conversation = self.send(self.company)["conversation"]
        self.read(self.searcher)
        self.inbox(self.company)
        send = {**about, "body": "Hello"}
        return {
            "send_message": self.statements(self.company, "send_message", **send, client_id=new_id()),
            "get_messages": self.statements(self.searcher, "get_messages", **about, limit=100),
            "get_conversations": self.statements(self.company, "get_conversations"),
            "read_messages": self.statements(self.company, "read_messages", conversation=conversation, seq=9),
        }

    def test_more_messages_and_conversations_take_no_more_statements(self) -> None:
        first = self.act()
        for index in range(15):
            self.send(self.searcher, str(index))
        for _ in range(3):
            other = self.account()
            name = other.browser.message(f"{API}apply_to_job", job=self.job)["name"]
            self.send(self.company, application=name)
        again = self.act()
        for method, most in (("send_message", 12), ("get_messages", 3), ("get_conversations", 5)):
            with self.subTest(method):
                self.assertEqual(again[method], first[method])
                self.assertLessEqual(first[method], most)
