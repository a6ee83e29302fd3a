"""Several members of a company work on the same applicants: what each member and the searcher read."""

from functools import partial

import frappe

from job_portal.applications import messages
from job_portal.company.messages import FORMER_MEMBER
from job_portal.tests.actor import said
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import Account


class TestMembersWork(MarketCase):
    def setUp(self) -> None:
        super().setUp()
        self.owner = self.company_account()
        self.recruiters = [self.member(self.owner) for _ in range(2)]
        self.members = [self.owner, *self.recruiters]
        for number, account in enumerate(self.members):
            frappe.db.set_value("User", account.email, "full_name", f"Member {number}")
        frappe.db.commit()
        self.job, self.searcher = self.post_job(self.recruiters[0]), self.account()
        given = {"job": self.job, "resume": self.searcher.upload()}
        self.application = self.searcher.browser.message(f"{API}apply_to_job", **given)["name"]

    def tearDown(self) -> None:
        frappe.db.rollback()

    def read(self, account: Account) -> dict:
        return account.browser.message(f"{API}get_application", name=self.application)

    def decide(self, account: Account, decision: str, **more):
        given = {"name": self.application, "decision": decision, **more}
        return account.browser.call(f"{API}decide_application", **given)

    def test_two_recruiters_decide_at_once(self) -> None:
        first, second = self.recruiters
        replies = at_once([partial(self.decide, first, "shortlist"), partial(self.decide, second, "ignore")])
        self.assertEqual([reply.status_code for reply in replies], [200, 200])
        read = [self.read(account) for account in self.members]
        self.assertEqual(len({each["status"] for each in read}), 1)
        decided = [entry for entry in read[0]["history"] if entry["by"] == "company"]
        self.assertEqual(sorted(entry["member"] for entry in decided), ["Member 1", "Member 2"])
        self.assertEqual(decided[-1]["status"], read[0]["status"])

    def test_the_same_decision_at_once_is_one(self) -> None:
        replies = at_once([partial(self.decide, each, "shortlist") for each in self.members])
        self.assertEqual([reply.status_code for reply in replies], [200] * 3)
        entries = [entry for entry in self.read(self.owner)["history"] if entry["by"] == "company"]
        self.assertEqual(len(entries), 1)
        told = self.searcher.browser.message(f"{API}get_notifications")["items"]
        self.assertEqual([line["kind"] for line in told].count("shortlisted"), 1)

    def test_the_searcher_reads_the_company_s_name_only(self) -> None:
        self.decide(self.recruiters[1], "shortlist", note="Strong")
        self.recruiters[0].browser.message(f"{API}reveal_phone", application=self.application)
        looks = self.read(self.owner)["looks"]
        self.assertEqual([(look["what"], look["member"]) for look in looks], [("Number", "Member 1")])
        read = [
            self.read(self.searcher),
            self.searcher.browser.message(f"{API}get_applications"),
            self.searcher.browser.message(f"{API}get_phone_looks"),
            self.searcher.browser.message(f"{API}get_notifications"),
            self.searcher.browser.message(f"{API}get_my_data"),
            self.searcher.browser.message(f"{API}get_job", name=self.job),
        ]
        for account in self.members:
            self.assertNotIn(account.email, str(read))
        self.assertNotIn("Member ", str(read))
        self.assertIn("Lotus Textiles", str(read))

    def test_who_left_is_named_until_the_account_is_deleted(self) -> None:
        gone = self.recruiters[0]
        self.decide(gone, "shortlist")
        rows = gone.browser.message(f"{API}get_members")["items"]
        row = next(item["member"] for item in rows if item["is_me"])
        gone.browser.message(f"{API}remove_member", member=row)
        self.assertEqual(self.read(self.owner)["history"][-1]["member"], "Member 1")
        self.assertEqual(self.decide(gone, "ignore").status_code, 403)
        frappe.delete_doc("User", gone.email, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.read(self.owner)["history"][-1]["member"], FORMER_MEMBER)

    def test_no_member_applies_to_the_own_jobs(self) -> None:
        for account in self.members:
            reply = account.browser.call(f"{API}apply_to_job", job=self.job)
            self.assertEqual((reply.status_code, said(reply)), (417, messages.OWN_JOB))

    def test_each_member_has_a_bell(self) -> None:
        def unread(account: Account) -> int:
            return account.browser.message(f"{API}get_notifications")["unread"]

        before = [unread(account) for account in self.members]
        self.owner.browser.message(f"{API}read_notifications")
        other = self.account()
        other.browser.message(f"{API}apply_to_job", job=self.post_job(self.owner))
        self.assertEqual(unread(self.owner), 1)
        after = [unread(account) for account in self.recruiters]
        self.assertEqual(after, [count + 1 for count in before[1:]])
