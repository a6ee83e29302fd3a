from datetime import timedelta
from unittest.mock import patch

from frappe.utils import now_datetime

from job_portal.conversations import messages
from job_portal.conversations.tests.conversation_case import ConversationCase
from job_portal.rules import MARKET
from job_portal.tests.market_case import API
from job_portal.tests.utils import store

_LIMITS = MARKET["limits"]


class TestLimits(ConversationCase):
    def setUp(self) -> None:
        # Limits count per account, so each test needs a new one.
        type(self).company = self.company_account()
        super().setUp()

    def test_messages_per_minute(self) -> None:
        with patch.dict(_LIMITS, messages_a_minute=2):
            self.not_sent(self.company, 417, "")
            self.send(self.company)
            self.send(self.company)
            self.assertEqual(self.not_sent(self.company, 429), messages.TOO_FAST.format(2))
            self.send(self.searcher)

    def test_messages_per_day_in_a_conversation(self) -> None:
        with patch.dict(_LIMITS, messages_a_day=2):
            conversation = self.send(self.company)["conversation"]
            self.send(self.searcher)
            for account in (self.company, self.searcher):
                self.assertEqual(self.not_sent(account, 429), messages.TOO_MANY.format(2))
            first = {"conversation": conversation, "seq": 1}
            a_day_ago = now_datetime() - timedelta(days=1, minutes=1)
            store("JP Message", first, "creation", a_day_ago, update_modified=False)
            self.send(self.company)

    def test_conversations_that_a_company_begins(self) -> None:
        searcher = self.account()
        second = searcher.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        with patch.dict(_LIMITS, conversations_a_day_young=1):
            self.send(self.company)
            sentence = messages.CONVERSATIONS_EXHAUSTED.format(1)
            self.assertEqual(self.not_sent(self.company, 429, application=second), sentence)
            # A conversation that the searcher began does not count.
            self.send(searcher, application=second)
            self.send(self.company, application=second)
