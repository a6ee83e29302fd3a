import frappe

from job_portal.conversations import messages
from job_portal.conversations.tests.conversation_case import ConversationCase
from job_portal.privacy import deletion


class TestErasure(ConversationCase):
    def setUp(self) -> None:
        # Each test deletes its company.
        type(self).company = self.company_account()
        super().setUp()
        self.conversation = self.send(self.company, "From the company")["conversation"]
        self.send(self.searcher, "From the searcher")

    def erase(self, account) -> None:
        deletion.erase(account.email)

    def test_a_deleted_searchers_messages_are_deleted(self) -> None:
        self.erase(self.searcher)
        answer = self.read(self.company, conversation=self.conversation)
        said = [item["body"] for item in answer["items"]]
        self.assertEqual(said, ["From the company", messages.DELETED])
        self.assertEqual((answer["may_write"], answer["why_not"]), (False, messages.ENDED))
        self.assertEqual(self.not_sent(self.company, 417), messages.ENDED)
        (item,) = self.inbox(self.company)["items"]
        self.assertEqual((item["other"]["name"], item["preview"]), ("A former applicant", messages.DELETED))
        self.check_nothing_of(self.searcher.email)
        # The company's notification named the person.
        link = {"account": self.company.email, "link": f"/frontend/chat/{self.conversation}"}
        self.assertFalse(frappe.db.exists("JP Notification", link))

    def test_a_deleted_companys_messages_are_deleted(self) -> None:
        self.erase(self.company)
        answer = self.read(self.searcher, conversation=self.conversation)
        said = [item["body"] for item in answer["items"]]
        self.assertEqual(said, [messages.DELETED, "From the searcher"])
        self.assertFalse(answer["may_write"])
        (item,) = self.inbox(self.searcher)["items"]
        self.assertEqual(item["other"]["name"], messages.COMPANY_GONE)
        self.check_nothing_of(self.company.email)
        self.erase(self.searcher)
        for doctype in ("JP Conversation", "JP Message", "JP Conversation Reader"):
            field = "name" if doctype == "JP Conversation" else "conversation"
            self.assertFalse(frappe.db.exists(doctype, {field: self.conversation}))

    def check_nothing_of(self, account: str) -> None:
        frappe.db.rollback()
        for doctype in ("JP Conversation", "JP Message", "JP Conversation Reader"):
            rows = frappe.db.sql(f"select * from `tab{doctype}`", as_dict=True)  # noqa: S608 (a constant)
            self.assertNotIn(account, str([dict(row) for row in rows]))
