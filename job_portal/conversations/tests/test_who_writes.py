"""The table of readers and writers in docs/market.md, row by row."""

from datetime import timedelta
from unittest.mock import patch

from frappe.utils import now_datetime

from job_portal.conversations import message_sending, messages
from job_portal.conversations.tests.conversation_case import ConversationCase, new_id
from job_portal.rules import MARKET, NOTICES
from job_portal.tests.market_case import API
from job_portal.tests.utils import store

READS, WRITES, NOTHING, FROZEN = "reads", "writes", "403", "417"


class TestWhoWrites(ConversationCase):
    def setUp(self) -> None:
        # Tests change the company's state, so each needs a new one.
        type(self).company = self.company_account()
        super().setUp()
        self.conversation = self.send(self.company, "Hello")["conversation"]
        self.send(self.searcher, "Hello")

    def may(self, account) -> str:
        reply = account.browser.call(f"{API}get_messages", conversation=self.conversation)
        if reply.status_code != 200:
            self.not_sent(account, reply.status_code)
            # A conversation that a side may not read is not in its inbox.
            items = self.inbox(account)["items"]
            self.assertEqual([] if reply.status_code == 403 else items, items)
            return str(reply.status_code)
        answer = reply.json["message"]
        if answer["may_write"]:
            self.send(account)
            return WRITES
        self.assertEqual(self.not_sent(account, 417), messages.ENDED)
        self.assertEqual(answer["why_not"], messages.ENDED)
        return READS

    def check(self, searcher: str, company: str) -> None:
        self.assertEqual((self.may(self.searcher), self.may(self.company)), (searcher, company))

    def set(self, doctype: str, name: str, **values) -> None:
        store(doctype, name, values)

    def post(self, account, method: str, **values) -> None:
        account.browser.message(f"{API}{method}", **values)

    def test_as_long_as_nothing_is_the_matter(self) -> None:
        self.check(WRITES, WRITES)
        self.decide("shortlist")
        self.check(WRITES, WRITES)

    def test_blocked_by_either(self) -> None:
        for own, other in ((self.company, self.searcher), (self.searcher, self.company)):
            self.post(own, "block_conversation", conversation=self.conversation)
            self.check(READS, READS)
            self.assertTrue(self.read(own)["blocked"])
            self.assertFalse(self.read(other)["blocked"])
            refused = self.refusal(other, 417, "unblock_conversation", conversation=self.conversation)
            self.assertEqual(refused, messages.NOT_BLOCKED)
            self.post(own, "unblock_conversation", conversation=self.conversation)
            self.check(WRITES, WRITES)

    def test_a_block_is_of_every_conversation_of_the_two(self) -> None:
        job = self.post_job(self.company)
        second = self.searcher.browser.message(f"{API}apply_to_job", job=job)["name"]
        self.post(self.searcher, "block_conversation", conversation=self.conversation)
        for account in (self.company, self.searcher):
            # The block also prevents a conversation that has not begun.
            self.assertEqual(self.not_sent(account, 417, application=second), messages.ENDED)
        self.post(self.searcher, "unblock_conversation", conversation=self.conversation)
        begun = self.send(self.company, application=second)["conversation"]
        self.post(self.searcher, "block_conversation", conversation=begun)
        self.check(READS, READS)

    def test_a_block_while_another_conversation_of_the_two_begins(self) -> None:
        job = self.post_job(self.company)
        other = self.searcher.browser.message(f"{API}apply_to_job", job=job)["name"]
        begin = message_sending._begin

        def late(party) -> str:
            self.post(self.searcher, "block_conversation", conversation=self.conversation)
            return begin(party)

        with patch.object(message_sending, "_begin", late):
            self.send(self.company, application=other)
        for account in (self.company, self.searcher):
            self.assertEqual(self.not_sent(account, 417, application=other), messages.ENDED)
        self.post(self.searcher, "unblock_conversation", conversation=self.conversation)
        self.send(self.company, application=other)

    def test_frozen_searcher(self) -> None:
        self.post(self.searcher, "freeze_account")
        self.check(FROZEN, NOTHING)
        self.post(self.searcher, "thaw_account")
        self.check(WRITES, WRITES)

    def test_frozen_and_rejected_company(self) -> None:
        self.post(self.company, "freeze_account")
        self.check(READS, NOTHING)
        self.post(self.company, "thaw_account")
        self.set("JP Company", self.company.browser.company, status="Rejected")
        self.check(READS, NOTHING)

    def test_removed_job(self) -> None:
        self.set("JP Job", self.job, status="Removed")
        self.check(READS, NOTHING)

    def test_withdrawn(self) -> None:
        self.withdraw()
        self.check(READS, NOTHING)

    def test_a_consent_that_is_taken_back(self) -> None:
        self.post(self.searcher, "withdraw_consent", purpose="conversations")
        self.assertEqual(self.may(self.company), NOTHING)
        self.assertEqual(self.bodies(self.searcher), ["Hello", "Hello"])
        reply = self.searcher.browser.call(
            f"{API}send_message", application=self.name, client_id=new_id(), body="Hello"
        )
        self.assertEqual((reply.status_code, reply.json["exc_type"]), (417, "ConsentMissing"))
        version = NOTICES["conversations"]["version"]
        self.post(self.searcher, "give_consents", notices={"conversations": version}, language="en")
        self.check(WRITES, WRITES)

    def test_told_that_they_were_not_selected(self) -> None:
        self.decide("ignore")
        # The searcher learns of it after a day.
        self.check(WRITES, WRITES)
        self.pass_time(hours=MARKET["limits"]["ignored_silent_hours"])
        self.check(READS, READS)
        self.decide("shortlist")
        self.check(WRITES, WRITES)

    def test_after_the_jobs_end(self) -> None:
        self.post(self.company, "close_job", name=self.job)
        self.check(WRITES, WRITES)
        days = MARKET["limits"]["writable_days"]
        self.set("JP Job", self.job, valid_through=now_datetime() - timedelta(days=days, hours=-1))
        self.check(WRITES, WRITES)
        self.set("JP Job", self.job, valid_through=now_datetime() - timedelta(days=days, hours=1))
        self.check(READS, READS)

    def test_held_job_and_company_under_review(self) -> None:
        self.set("JP Job", self.job, status="Held")
        self.check(WRITES, WRITES)
        self.set("JP Company", self.company.browser.company, status="Pending Review")
        self.check(WRITES, WRITES)

    def test_what_the_company_may_read_no_more_empties_its_inbox(self) -> None:
        since = self.inbox(self.company)["since"]
        self.withdraw()
        answer = self.inbox(self.company, since=since)
        self.assertEqual((answer["whole"], answer["items"], answer["unread"]), (True, [], 0))
        self.assertFalse(self.inbox(self.searcher, since=self.inbox(self.searcher)["since"])["whole"])

    def test_muted(self) -> None:
        for method, is_muted in (("mute_conversation", True), ("unmute_conversation", False)):
            self.post(self.searcher, method, conversation=self.conversation)
            self.assertEqual(self.read(self.searcher)["muted"], is_muted)
            self.assertEqual(self.inbox(self.searcher)["items"][0]["muted"], is_muted)
            self.assertFalse(self.read(self.company)["muted"])
