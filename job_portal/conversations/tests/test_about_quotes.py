"""Conversations between a poster and a freelancer, about a quote."""

import frappe

from job_portal.briefs.tests.brief_case import BriefCase
from job_portal.conversations import messages
from job_portal.conversations.tests.conversation_case import new_id
from job_portal.privacy import deletion
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.utils import fresh


class TestAboutQuotes(BriefCase):
    def setUp(self) -> None:
        self.brief = self.post()
        self.name = self.quote(self.brief)

    def quote(self, brief, account=None, **changes) -> str:
        if account is None:
            type(self).plumber = account = self.freelancer()
        return super().quote(brief, account, **changes)

    def send(self, account, body: str = "Hello", **values) -> dict:
        about = {} if "conversation" in values else {"quote": self.name}
        return self.ask(account, "send_message", client_id=new_id(), body=body, **about, **values)

    def not_sent(self, account, body: str = "Hello") -> str:
        return self.refusal(account, 417, "send_message", client_id=new_id(), body=body, quote=self.name)

    def read(self, account) -> dict:
        return self.ask(account, "get_messages", quote=self.name)

    def inbox(self, account, **values) -> dict:
        return self.ask(account, "get_conversations", **values)

    def test_the_posters_first_message_begins_it_and_answers_the_quote(self) -> None:
        before = self.read(self.plumber)
        self.assertEqual((before["conversation"], before["may_write"]), (None, False))
        self.assertEqual(self.not_sent(self.plumber), messages.POSTER_FIRST)
        first = self.send(self.poster, "When can you come?")
        self.assertEqual((first["seq"], first["side"]), (1, "company"))
        self.assertEqual(self.status("JP Quote", self.name), "Answered")
        for body in ("Today", "At five"):
            self.send(self.plumber, body, conversation=first["conversation"])
        for account, name in ((self.poster, "Test"), (self.plumber, "Test")):
            answer = self.read(account)
            self.assertEqual([item["seq"] for item in answer["items"]], [1, 2, 3])
            about = {"doctype": "JP Quote", "name": self.name, "title": "Leaking kitchen tap"}
            self.assertEqual((answer["about"], answer["other"]["name"]), (about, name))
        (item,) = [each for each in self.inbox(self.poster)["items"] if each["about"]["name"] == self.name]
        self.assertEqual((item["unread"], item["preview"]), (2, "At five"))
        self.assertEqual(self.inbox(self.plumber)["unread"], 1)
        self.assertIn("has written to you", self.news(self.plumber)[0])
        own = self.ask(self.plumber, "get_my_quotes")["items"][0]
        self.assertEqual((own["status"], own["conversation"]), ("Answered", first["conversation"]))

    def test_first_messages_at_once_are_one_conversation(self) -> None:
        calls = [
            lambda: self.poster.browser.call(
                f"{API}send_message", quote=self.name, client_id=new_id(), body="Hello"
            )
            for _ in range(4)
        ]
        self.assertEqual([reply.status_code for reply in at_once(calls)], [200] * 4)
        self.assertEqual(self.read(self.plumber)["last_seq"], 4)

    def test_a_change_is_found_since(self) -> None:
        conversation = self.send(self.poster)["conversation"]
        self.refusal(self.poster, 417, "get_messages", quote=self.name, conversation=conversation)
        since = self.inbox(self.plumber)["since"]
        self.send(self.poster, "Hello?")
        changed = self.inbox(self.plumber, since=since)
        self.assertEqual((changed["whole"], changed["items"][0]["last_seq"]), (False, 2))
        self.ask(self.plumber, "read_messages", conversation=changed["items"][0]["conversation"], seq=2)
        self.assertEqual(self.inbox(self.plumber)["unread"], 0)

    def ended(self) -> None:
        for account in (self.poster, self.plumber):
            answer = self.read(account)
            self.assertEqual((answer["may_write"], answer["why_not"]), (False, messages.ENDED))
            self.assertEqual(self.not_sent(account), messages.ENDED)

    def test_who_writes_follows_the_quote(self) -> None:
        self.send(self.poster)
        self.ask(self.plumber, "withdraw_quote", name=self.name)
        self.ended()
        self.quote(self.brief, self.plumber)
        self.send(self.poster, "Good")
        self.assertEqual(self.status("JP Quote", self.name), "Answered")
        engagement = self.ask(self.poster, "decide_quote", name=self.name, decision="accept")["engagement"]
        self.send(self.plumber)
        for account in (self.poster, self.plumber):
            self.agree(account, engagement)
        self.finish(engagement)
        self.send(self.plumber, "Thank you")
        self.set_time("JP Engagement", engagement, "done_on", days=-31)
        self.ended()

    def test_a_declined_quote_ends_it(self) -> None:
        self.send(self.poster)
        self.ask(self.poster, "decide_quote", name=self.name, decision="decline")
        self.ended()

    def test_a_block_ends_every_one_of_the_two(self) -> None:
        conversation, other = self.send(self.poster)["conversation"], self.quote(self.post(), self.plumber)
        self.ask(self.plumber, "block_conversation", conversation=conversation)
        self.ended()
        self.name = other
        self.assertEqual(self.not_sent(self.poster), messages.ENDED)
        self.refusal(self.poster, 417, "unblock_conversation", conversation=conversation)
        self.ask(self.plumber, "unblock_conversation", conversation=conversation)
        self.send(self.poster)

    def test_a_poster_may_not_ask_for_money_but_a_freelancer_may_name_a_price(self) -> None:
        demand = "Pay a registration fee of Rs 500 first"
        self.assertEqual(self.not_sent(self.poster, demand), messages.MONEY_REFUSED_OF_POSTER)
        self.assertEqual(self.status("JP Quote", self.name), "Sent")
        self.send(self.poster, "Message me on WhatsApp group t.me/abc")
        self.assertTrue(self.read(self.plumber)["items"][0]["warnings"])
        self.send(self.plumber, "My UPI is asha@okbank, pay an advance of Rs 500")
        self.assertEqual(self.read(self.poster)["items"][-1]["warnings"], [])

    def test_a_report_ends_it_and_has_a_copy(self) -> None:
        conversation = self.send(self.poster, "Rude words")["conversation"]
        values = {"conversation": conversation, "reason": "Harassment or threats"}
        self.ask(self.plumber, "report_conversation", **values)
        reported = self.ask(
            self.account(("JP Reviewer",)), "get_reported_messages", conversation=conversation
        )
        self.assertEqual(reported["items"][0]["messages"][0]["text"], "Rude words")
        self.ended()

    def test_messages_of_a_deleted_side_are_empty_and_go_with_both(self) -> None:
        poster = self.account()
        self.name = self.quote(self.post(poster), self.plumber)
        conversation = self.send(poster, "The qpipe")["conversation"]
        self.send(self.plumber, "The qvalve")
        self.assertIn("has written to you", self.news(self.plumber)[0])
        deletion.erase(poster.email)
        self.assertNotIn("has written to you", " ".join(self.news(self.plumber)))
        answer = self.ask(self.plumber, "get_messages", conversation=conversation)
        self.assertEqual([item["body"] for item in answer["items"]], [messages.DELETED, "The qvalve"])
        self.assertEqual((answer["may_write"], answer["other"]["name"]), (False, "A deleted account"))
        deletion.erase(self.plumber.email)
        self.assertFalse(fresh().exists("JP Conversation", conversation))
        self.assertFalse(frappe.db.exists("JP Message", {"conversation": conversation}))
