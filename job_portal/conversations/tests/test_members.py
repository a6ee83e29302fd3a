"""Conversations of accounts that join and leave a company, and of an account on both sides."""

from unittest.mock import patch

import frappe

from job_portal.conversations.tests.conversation_case import ConversationCase
from job_portal.files import programs
from job_portal.tests.market_case import API
from job_portal.tests.utils import Account, fresh


class TestMembers(ConversationCase):
    def setUp(self) -> None:
        # Each test changes its members and its state.
        type(self).company = self.company_account()
        super().setUp()

    def row(self, account: Account) -> str:
        return fresh().get_value("JP Company Member", {"account": account.email})

    def remove(self, member: str) -> None:
        self.company.browser.message(f"{API}remove_member", member=member)

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

    def test_who_joins_or_leaves_is_answered_with_everything(self) -> None:
        recruiter = self.account()
        self.send(self.company)
        since = self.inbox(recruiter)["since"]
        self.join(recruiter)
        answer = self.inbox(recruiter, since=since)
        self.assertEqual((len(answer["items"]), answer["whole"]), (1, True))
        self.remove(self.row(recruiter))
        answer = self.inbox(recruiter, since=answer["since"])
        self.assertEqual((answer["items"], answer["whole"]), ([], True))

    def test_who_comes_back_has_read_what_was_before(self) -> None:
        recruiter = self.member(self.company)
        self.send(self.searcher)
        self.remove(self.row(recruiter))
        self.send(self.company)
        self.send(self.searcher)
        self.join(recruiter)
        self.assertEqual(self.unread(recruiter), 0)
        self.send(self.searcher)
        self.assertEqual(self.unread(recruiter), 1)

    def test_a_frozen_companys_member_is_answered_with_everything(self) -> None:
        self.send(self.company)
        since = self.inbox(self.company)["since"]
        for method, count in (("freeze_account", 0), ("thaw_account", 1)):
            self.company.browser.message(f"{API}{method}")
            answer = self.inbox(self.company, since=since)
            self.assertEqual((len(answer["items"]), answer["whole"]), (count, True))
            since = answer["since"]

    def test_who_is_removed_while_a_pdf_is_checked_sends_nothing(self) -> None:
        self.send(self.searcher)
        recruiter = self.member(self.company)
        file, member, rewritten = recruiter.upload("pdf"), self.row(recruiter), programs.rewritten_pdf

        def slowly(content: bytes) -> bytes:
            self.remove(member)
            return rewritten(content)

        with patch.object(programs, "rewritten_pdf", slowly):
            self.not_sent(recruiter, 403, None, kind="file", file=file)
        self.assertEqual(self.read(self.company)["last_seq"], 1)

    def test_a_file_of_the_company_stays_without_its_sender(self) -> None:
        self.send(self.searcher)
        recruiter = self.member(self.company)
        url = recruiter.upload("png")
        self.send(recruiter, None, kind="file", file=url)
        file = self.read(self.company)["items"][-1]["file"]
        self.remove(self.row(recruiter))
        self.assertEqual(recruiter.browser.get(url).status_code, 403)
        # The membership ended on another connection, and Frappe looks for links to the User.
        frappe.db.rollback()
        frappe.delete_doc("User", recruiter.email, ignore_permissions=True, delete_permanently=True)
        frappe.db.commit()
        for account in (self.company, self.searcher):
            self.assertEqual(account.browser.get(file).status_code, 200)
