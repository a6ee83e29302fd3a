from unittest.mock import patch

import frappe

from job_portal.conversations import inbox, live
from job_portal.conversations.tests.conversation_case import ConversationCase
from job_portal.platform.paging import encode_cursor
from job_portal.tests.market_case import API


class TestReading(ConversationCase):
    def mark(self, account, seq: int, conversation: str) -> dict:
        return account.browser.message(f"{API}read_messages", conversation=conversation, seq=seq)

    def test_unread_messages_are_the_other_sides(self) -> None:
        conversation = self.send(self.company)["conversation"]
        for account in (self.searcher, self.company, self.searcher, self.company, self.company):
            self.send(account)
        self.assertEqual((self.unread(self.searcher), self.unread(self.company)), (4, 2))
        self.assertEqual(self.inbox(self.searcher)["unread"], 4)
        self.assertEqual(self.mark(self.searcher, 3, conversation), {"unread": 2, "unread_of_all": 2})
        # The number never decreases, and ends at the last message.
        self.assertEqual(self.mark(self.searcher, 1, conversation)["unread"], 2)
        self.assertEqual(self.read(self.searcher)["read_seq"], 3)
        self.assertEqual(self.mark(self.searcher, 999, conversation)["unread"], 0)
        self.assertEqual(self.read(self.searcher)["read_seq"], 6)
        self.assertEqual(self.mark(self.searcher, -5, conversation)["unread"], 0)
        self.send(self.company)
        self.assertEqual(self.inbox(self.searcher, unread=True)["items"][0]["unread"], 1)
        self.assertEqual(self.mark(self.company, 7, conversation)["unread"], 0)
        self.assertEqual(self.inbox(self.company, unread=True, job=self.job)["items"], [])

    def test_pages_join_without_a_gap(self) -> None:
        for index in range(7):
            self.send(self.company, str(index))
        self.assertEqual(self.bodies(self.searcher, limit=3), ["4", "5", "6"])
        self.assertEqual(self.bodies(self.searcher, limit=3, before=5), ["1", "2", "3"])
        self.assertEqual(self.bodies(self.searcher, limit=3, after=0), ["0", "1", "2"])
        self.assertEqual(self.bodies(self.searcher, after=7), [])
        self.assertEqual(self.bodies(self.searcher, before=1), [])
        for values in ({"before": 3, "after": 3}, {"limit": 0}, {"limit": 101}, {"after": "x"}):
            self.refusal(self.searcher, 417, "get_messages", application=self.name, **values)

    def test_the_inbox_pages_and_filters(self) -> None:
        names = [self.send(self.company, "First")["conversation"]]
        for _ in range(2):
            searcher = self.account()
            name = searcher.browser.message(f"{API}apply_to_job", job=self.job)["name"]
            names.append(self.send(searcher, f"About {name}", application=name)["conversation"])
        about = {"limit": 2, "job": self.job}
        first = self.inbox(self.company, **about)
        rest = self.inbox(self.company, **about, cursor=first["next"])
        items = first["items"] + rest["items"]
        self.assertEqual([item["conversation"] for item in items], names[::-1])
        self.assertEqual((rest["next"], rest["whole"]), (None, True))
        self.assertEqual(items[-1]["preview"], "First")
        self.assertEqual(items[-1]["about"]["name"], self.name)
        self.assertEqual(items[-1]["about"]["title"], "Loom Operator")
        self.assertEqual(self.inbox(self.searcher)["items"][0]["other"]["name"], "Lotus Textiles")
        self.assertGreaterEqual(len(self.inbox(self.company)["items"]), 3)
        self.assertEqual(self.inbox(self.company, job=self.post_job(self.company))["items"], [])
        self.refusal(self.company, 417, "get_conversations", cursor="x")

    def test_changes_since_a_cursor(self) -> None:
        conversation = self.send(self.company)["conversation"]
        since = self.inbox(self.searcher)["since"]
        frappe.db.sql("update `tabJP Conversation Reader` set changed_on = '2026-01-01'")
        frappe.db.commit()
        answer = self.inbox(self.searcher, since=since)
        self.assertEqual((answer["items"], answer["whole"], answer["unread"]), ([], False, 1))
        self.mark(self.searcher, 1, conversation)
        # Reading on another device is a change.
        (item,) = self.inbox(self.searcher, since=answer["since"])["items"]
        self.assertEqual((item["conversation"], item["unread"]), (conversation, 0))
        self.assertEqual(self.inbox(self.company, since=self.inbox(self.company)["since"])["items"], [])
        with patch.object(frappe, "session", frappe._dict(user=self.searcher.email)):
            digest = inbox._digest_of_changes(inbox._sides())
        forged = [encode_cursor(digest, [value]) for value in (7, "x", "2026-01-01", "9999-01-01")]
        forged.append(encode_cursor(digest, ["2026-11-26 10:00:00+05:30"]))
        for unreadable in ("x", self.inbox(self.company)["since"], "%%%", *forged):
            answer = self.inbox(self.searcher, since=unreadable)
            self.assertEqual((answer["whole"], len(answer["items"])), (True, 1))

    def test_the_event_goes_to_the_accounts_own_rooms_without_text(self) -> None:
        with patch.object(frappe, "publish_realtime") as publish:
            conversation = self.send(self.company, "Secret")["conversation"]
        events = [call for call in publish.call_args_list if call.args[0] == live.EVENT]
        self.assertEqual({call.kwargs["user"] for call in events}, {self.company.email, self.searcher.email})
        for call in events:
            self.assertEqual(call.args[1], {"conversation": conversation, "seq": 1})
            self.assertTrue(call.kwargs["after_commit"])
