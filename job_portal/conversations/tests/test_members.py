"""Conversations of accounts that join and leave a company, and of an account on both sides."""

from job_portal.conversations.tests.conversation_case import ConversationCase
from job_portal.tests.market_case import API
from job_portal.tests.utils import Account


class TestMembers(ConversationCase):
    def join(self, account: Account) -> None:
        given = {"mobile_no": account.mobile, "role": "Recruiter"}
        invite = self.company.browser.message(f"{API}invite_member", **given)["invite"]
        account.browser.message(f"{API}answer_invite", invite=invite, accept=True)

    def test_an_applicant_who_becomes_a_member_stays_on_one_side(self) -> None:
        conversation = self.send(self.company)["conversation"]
        self.join(self.searcher)
        self.searcher.browser.message(f"{API}read_messages", conversation=conversation, seq=1)
        self.send(self.searcher)
        self.send(self.searcher)
        (item,) = self.inbox(self.searcher, job=self.job)["items"]
        self.assertEqual((item["conversation"], item["unread"]), (conversation, 0))
        self.assertEqual(self.unread(self.company), 2)
        self.send(self.company)
        self.assertEqual(self.unread(self.searcher), 1)
