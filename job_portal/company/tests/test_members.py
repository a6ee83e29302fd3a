"""Members and invites of a company, over HTTP."""

from functools import partial
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.account import accounts
from job_portal.company import invites, membership, messages, review_log, service
from job_portal.company.doctype.jp_company_invite.jp_company_invite import DOCTYPE as INVITES
from job_portal.company.doctype.jp_company_member.jp_company_member import DOCTYPE as MEMBERS
from job_portal.jobs import service as jobs
from job_portal.rules import MARKET
from job_portal.tests.actor import fresh_number, job_values, said
from job_portal.tests.http import Browser, at_once
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import Account, fresh, store

LIMITS = MARKET["limits"]


class MembersCase(MarketCase):
    def setUp(self) -> None:
        super().setUp()
        self.owner = self.company_account()
        self.company = self.owner.browser.company

    def tearDown(self) -> None:
        frappe.db.rollback()

    def refused(self, account: Account, method: str, status: int, sentence: str = "", **given) -> None:
        reply = account.browser.call(f"{API}{method}", **given)
        self.assertEqual(reply.status_code, status, reply.get_data(as_text=True))
        self.assertIn(sentence, said(reply))

    def members(self, account: Account | None = None) -> dict[str, dict]:
        """The members as an account reads them, by their accounts."""
        items = (account or self.owner).browser.message(f"{API}get_members")["items"]
        of = dict(frappe.db.sql("select name, account from `tabJP Company Member`"))
        frappe.db.rollback()
        return {of[item["member"]]: item for item in items}

    def row(self, account: Account) -> str:
        return self.members()[account.email]["member"]

    def invite(self, number: str, role: str = "Recruiter") -> str:
        return self.owner.browser.message(f"{API}invite_member", mobile_no=number, role=role)["invite"]


class TestInvites(MembersCase):
    def test_who_is_invited_reads_accepts_and_is_a_member(self) -> None:
        guest = self.account()
        invite = self.invite(guest.mobile)
        listed = self.owner.browser.message(f"{API}get_members")["invites"]
        self.assertEqual(
            [(each["invite"], each["number"], each["role"]) for each in listed],
            [(invite, f"******{guest.mobile[-4:]}", "Recruiter")],
        )
        (asked,) = guest.browser.message(f"{API}get_invites")["items"]
        self.assertEqual((asked["invite"], asked["company_name"]), (invite, "Lotus Textiles"))
        answer = guest.browser.message(f"{API}answer_invite", invite=invite, accept=True)
        self.assertEqual(answer, {"roles": ["company"], "company_name": self.company})
        mine = self.members(guest)
        self.assertEqual([each["role"] for each in mine.values()], ["Owner", "Recruiter"])
        self.assertEqual([each["is_me"] for each in mine.values()], [False, True])
        self.assertEqual(guest.browser.message(f"{API}get_invites")["items"], [])
        # A client that has lost the answer repeats the call and gets the same answer.
        self.assertEqual(guest.browser.message(f"{API}answer_invite", invite=invite, accept=True), answer)

    def test_the_same_number_again_gives_the_same_invite(self) -> None:
        number = fresh_number()
        browsers = [Browser(self.owner.browser.token) for _ in range(3)]
        ask = partial(Browser.message, method=f"{API}invite_member", mobile_no=number)
        answers = at_once([partial(ask, browser) for browser in browsers])
        self.assertEqual(len({answer["invite"] for answer in answers}), 1)
        self.assertEqual(self.invite(number, "Owner"), answers[0]["invite"])
        self.assertEqual(frappe.db.get_value(INVITES, answers[0]["invite"], "role"), "Owner")

    def test_no_answer_tells_whether_the_number_has_an_account(self) -> None:
        there, nowhere = self.account(), fresh_number()
        replies = [
            self.owner.browser.call(f"{API}invite_member", mobile_no=number)
            for number in (there.mobile, nowhere)
        ]
        self.assertEqual([reply.status_code for reply in replies], [200, 200])
        self.assertEqual([list(reply.json["message"]) for reply in replies], [["invite"]] * 2)
        items = self.owner.browser.message(f"{API}get_members")["invites"]
        self.assertEqual(
            {frozenset(item) for item in items}, {frozenset(("invite", "number", "role", "until"))}
        )

    def test_an_account_that_is_there_is_told(self) -> None:
        guest = self.account()
        invites.tell(self.invite(guest.mobile))
        frappe.db.commit()
        lines = guest.browser.message(f"{API}get_notifications")["items"]
        self.assertEqual(lines[0]["text"], "Lotus Textiles invites you to work with them here.")

    def test_twenty_companies_invite_one_number(self) -> None:
        number, most = fresh_number(), LIMITS["invites_of_number_a_day"]
        replies = [
            self.company_account().browser.call(f"{API}invite_member", mobile_no=number)
            for _ in range(most + 2)
        ]
        self.assertEqual([reply.status_code for reply in replies], [200] * most + [429] * 2)
        self.assertIn(messages.INVITED_TOO_OFTEN, said(replies[-1]))
        self.assertEqual(fresh().count(INVITES, {"mobile_no": number}), most)

    def test_twenty_members_and_invites_at_most_and_thirty_invites_a_day(self) -> None:
        most = LIMITS["members"]
        for _ in range(most - 1):
            last = self.invite(fresh_number())
        sentence = messages.TOO_MANY_MEMBERS.format(most)
        self.refused(self.owner, "invite_member", 417, sentence, mobile_no=fresh_number())
        for _ in range(LIMITS["invites_a_day"] - most + 1):
            answer = self.owner.browser.message(f"{API}cancel_invite", invite=last)
            self.assertEqual(len(answer["invites"]), most - 2)
            last = self.invite(fresh_number())
        self.owner.browser.message(f"{API}cancel_invite", invite=last)
        sentence = messages.INVITES_EXHAUSTED.format(LIMITS["invites_a_day"])
        self.refused(self.owner, "invite_member", 429, sentence, mobile_no=fresh_number())

    def test_what_is_no_number_and_no_role_is_refused(self) -> None:
        for number in ("", "98765", "98765 43210", "9" * 5_000, None, ["9876543210"], "<b>9876543"):
            self.refused(self.owner, "invite_member", 417, mobile_no=number)
        for role in ("", "System Manager", "owner", "x" * 10_000, None, {"a": 1}):
            self.refused(self.owner, "invite_member", 417, mobile_no=fresh_number(), role=role)
        self.refused(self.owner, "invite_member", 417, messages.IS_MEMBER, mobile_no=self.owner.mobile)
        for invite in ("", "x" * 10_000, None, 7, ["a"]):
            reply = self.account().browser.call(f"{API}answer_invite", invite=invite, accept=True)
            self.assertIn(reply.status_code, (403, 417))

    def test_an_invite_is_its_number_s_alone(self) -> None:
        guest, other = self.account(), self.account()
        invite = self.invite(guest.mobile)
        for method, given in (("answer_invite", {"accept": True}), ("answer_invite", {"accept": False})):
            self.refused(other, method, 403, messages.INVITE_NOT_FOUND, invite=invite, **given)
        self.refused(self.company_account(), "cancel_invite", 403, messages.INVITE_NOT_FOUND, invite=invite)
        self.assertEqual(Browser().call(f"{API}get_invites").status_code, 403)
        guest.browser.message(f"{API}answer_invite", invite=invite, accept=True)

    def test_one_that_is_not_open_any_more_is_refused(self) -> None:
        guest = self.account()
        declined, answer = self.invite(guest.mobile), {"accept": True}
        reply = guest.browser.message(f"{API}answer_invite", invite=declined, accept=False)
        self.assertEqual(reply, {"roles": [], "company_name": None})
        cancelled = self.invite(guest.mobile)
        self.owner.browser.message(f"{API}cancel_invite", invite=cancelled)
        late = self.invite(guest.mobile)
        store(INVITES, late, "until", add_to_date(now_datetime(), minutes=-1))
        for invite in (declined, cancelled, late):
            self.refused(guest, "answer_invite", 417, messages.INVITE_OVER, invite=invite, **answer)
        self.assertEqual(guest.browser.message(f"{API}get_invites")["items"], [])
        self.assertIsNone(membership.company_of(guest.email))

    def test_two_answers_at_once(self) -> None:
        guest = self.account()
        invite = self.invite(guest.mobile)
        browsers = [Browser(guest.browser.token) for _ in range(4)]
        calls = [
            partial(browser.call, f"{API}answer_invite", invite=invite, accept=number < 3)
            for number, browser in enumerate(browsers)
        ]
        statuses = [reply.status_code for reply in at_once(calls)]
        frappe.db.rollback()
        is_member = membership.company_of(guest.email) == self.company
        self.assertEqual(sorted(statuses), [200, 200, 200, 417] if is_member else [200, 417, 417, 417])
        self.assertEqual(frappe.db.count(MEMBERS, {"account": guest.email}), int(is_member))

    def test_who_has_a_company_joins_no_other_one(self) -> None:
        other = self.company_account()
        invite = self.invite(other.mobile)
        self.refused(other, "answer_invite", 417, messages.HAS_COMPANY, invite=invite, accept=True)
        recruiter = self.member(other)
        invite = self.invite(recruiter.mobile)
        self.refused(recruiter, "answer_invite", 417, messages.HAS_COMPANY, invite=invite, accept=True)
        # The invite waits until the account leaves or deletes its company.
        recruiter.browser.message(f"{API}remove_member", member=self.own_row(recruiter))
        answer = recruiter.browser.message(f"{API}answer_invite", invite=invite, accept=True)
        self.assertEqual(answer["company_name"], self.company)

    def own_row(self, account: Account) -> str:
        items = account.browser.message(f"{API}get_members")["items"]
        return next(item["member"] for item in items if item["is_me"])

    def test_a_rejected_or_frozen_company_invites_nobody(self) -> None:
        guest = self.account()
        invite = self.invite(guest.mobile)
        for status in ("Rejected", "Frozen"):
            store("JP Company", self.company, "status", status)
            self.refused(self.owner, "invite_member", 403, mobile_no=fresh_number())
            self.assertEqual(guest.browser.message(f"{API}get_invites")["items"], [])
            self.refused(guest, "answer_invite", 417, messages.INVITE_OVER, invite=invite, accept=True)

    def test_a_company_that_nobody_has_read_invites_nobody(self) -> None:
        store("JP Company", self.company, {"status": "Pending Review", "approved_on": None})
        self.refused(self.owner, "invite_member", 403, messages.INVITE_WAITS, mobile_no=fresh_number())

    def test_numbers_are_forgotten(self) -> None:
        invite = self.invite(fresh_number())
        frappe.db.set_value(INVITES, invite, "until", add_to_date(now_datetime(), days=-17))
        invites.purge()
        self.assertFalse(frappe.db.exists(INVITES, invite))


class TestRoles(MembersCase):
    def test_limits_are_the_company_s(self) -> None:
        recruiter = self.member(self.owner)
        with patch.object(jobs, "_MOST_A_DAY", 3):
            for account in (self.owner, recruiter, recruiter):
                self.post_job(account)
            for account in (self.owner, recruiter):
                self.refused(account, "post_job", 429, **job_values())

    def test_members_who_post_at_once_share_one_limit(self) -> None:
        accounts = [self.owner, *(self.member(self.owner) for _ in range(3))]
        with patch.object(jobs, "_MOST_A_DAY", 3):
            post = [partial(account.browser.call, f"{API}post_job", **job_values()) for account in accounts]
            replies = at_once(post + post)
        self.assertEqual(sorted(reply.status_code for reply in replies), [200] * 3 + [429] * 5)

    def test_whom_one_member_saw_another_one_invites(self) -> None:
        recruiter, job = self.member(self.owner), self.post_job(self.owner)
        searcher = self.account()
        profile = {"full_name": "Asha Rao", "pincode": "560038", "education": "Diploma", "is_open": True}
        name = searcher.browser.message(f"{API}save_searcher", **profile, experience_years=3)["name"]
        pair = {"job": job, "searcher": name}
        self.refused(recruiter, "decide_match", 403, **pair, decision="select")
        self.owner.browser.message(f"{API}get_candidate", **pair)
        recruiter.browser.message(f"{API}decide_match", **pair, decision="select")
        with patch.dict(LIMITS, {"candidates_a_day_young": 1}):
            recruiter.browser.message(f"{API}get_candidate", **pair)

    def test_a_recruiter_does_the_company_s_work(self) -> None:
        recruiter = self.member(self.owner)
        self.assertEqual(recruiter.browser.message(f"{API}get_session")["company_name"], self.company)
        details = recruiter.browser.message(f"{API}get_company_details", company_name=self.company)
        self.assertEqual(details["company_name"], "Lotus Textiles")
        job = self.post_job(recruiter)
        self.assertTrue(self.owner.browser.message(f"{API}get_job", name=job)["is_own"])
        self.owner.browser.message(f"{API}update_job", name=job, title="Weaver of silk")

    def test_a_recruiter_s_creation_finds_the_company(self) -> None:
        recruiter = self.member(self.owner)
        reply = recruiter.browser.call(f"{API}add_company", **recruiter.company_payload())
        self.assertEqual((reply.status_code, reply.json["company_name"]), (409, self.company))

    def test_strangers_reach_no_member(self) -> None:
        stranger, other, row = self.account(), self.company_account(), self.row(self.owner)
        self.refused(stranger, "get_members", 403)
        for account in (stranger, other):
            for method in ("change_member", "remove_member"):
                given = {"member": row} | ({"role": "Recruiter"} if method == "change_member" else {})
                self.refused(account, method, 403, **given)
        for member in ("", "x" * 10_000, None, 7, [row], "%"):
            reply = self.owner.browser.call(f"{API}remove_member", member=member)
            self.assertIn(reply.status_code, (403, 417))
        self.refused(self.owner, "change_member", 417, member=row, role="Boss")

    def test_the_last_owner_stays_one(self) -> None:
        recruiter = self.member(self.owner)
        row = self.row(self.owner)
        self.refused(recruiter, "remove_member", 403, messages.OWNERS_ONLY, member=row)
        self.refused(self.owner, "remove_member", 417, messages.LAST_OWNER, member=row)
        self.refused(self.owner, "change_member", 417, messages.LAST_OWNER, member=row, role="Recruiter")
        given = {"member": self.row(recruiter), "role": "Owner"}
        answer = self.owner.browser.message(f"{API}change_member", **given)
        self.assertEqual([item["role"] for item in answer["items"]], ["Owner", "Owner"])
        answer = self.owner.browser.message(f"{API}change_member", member=row, role="Recruiter")
        self.assertEqual([item["role"] for item in answer["items"]], ["Owner", "Recruiter"])
        self.refused(self.owner, "update_company_details", 403, name=self.company, city="Mysuru")
        recruiter.browser.message(f"{API}update_company_details", name=self.company, city="Mysuru")

    def test_who_stays_is_told_that_an_owner_left(self) -> None:
        second, recruiter = self.member(self.owner, "Owner"), self.member(self.owner)
        self.owner.browser.message(f"{API}remove_member", member=self.row(self.owner))
        for account in (second, recruiter):
            newest = account.browser.message(f"{API}get_notifications")["items"][0]
            self.assertEqual(newest["text"], messages.TELL_LEFT.format("Test"))
            self.assertEqual(newest["link"], "/frontend/members")

    def test_two_owners_leave_at_once(self) -> None:
        second = self.member(self.owner, "Owner")
        self.member(self.owner)
        rows = [(account, self.row(account)) for account in (self.owner, second)]
        calls = [partial(a.browser.call, f"{API}remove_member", member=row) for a, row in rows]
        replies = at_once(calls)
        self.assertEqual(sorted(reply.status_code for reply in replies), [200, 417])
        self.assertEqual(fresh().count(MEMBERS, {"company": self.company, "role": "Owner"}), 1)

    def test_two_owners_make_each_other_recruiters_at_once(self) -> None:
        second = self.member(self.owner, "Owner")
        first_row, second_row = self.row(self.owner), self.row(second)
        change = f"{API}change_member"
        calls = [
            partial(self.owner.browser.call, change, member=second_row, role="Recruiter"),
            partial(second.browser.call, change, member=first_row, role="Recruiter"),
        ]
        self.assertEqual(sorted(reply.status_code for reply in at_once(calls)), [200, 403])
        self.assertEqual(fresh().count(MEMBERS, {"company": self.company, "role": "Owner"}), 1)

    def test_who_is_removed_loses_access_at_once_and_the_work_stays(self) -> None:
        recruiter = self.member(self.owner)
        job = self.post_job(recruiter)
        service.notify_members(self.company, "applications", "Asha has applied.", "/frontend/job-applicants")
        frappe.db.commit()
        answer = self.owner.browser.message(f"{API}remove_member", member=self.row(recruiter))
        self.assertEqual(len(answer["items"]), 1)
        session = recruiter.browser.message(f"{API}get_session")
        self.assertEqual((session["company_name"], session["roles"]), (None, []))
        for method, given in (
            ("get_members", {}),
            ("get_company_details", {"company_name": self.company}),
            ("get_applicants", {}),
            ("close_job", {"name": job}),
            ("post_job", job_values()),
        ):
            with self.subTest(method=method):
                self.refused(recruiter, method, 403, **given)
        self.assertEqual(self.owner.browser.message(f"{API}get_posted_jobs")["total"], 1)
        lines = recruiter.browser.message(f"{API}get_notifications")["items"]
        self.assertEqual(lines[0]["text"], "You are no longer a member of Lotus Textiles.")
        self.assertEqual({line["kind"] for line in lines}, {"members"})

    def test_removed_in_the_middle_of_a_form(self) -> None:
        second = self.member(self.owner, "Owner")
        opened = second.browser.message(f"{API}get_company_details", company_name=self.company)["modified"]
        self.owner.browser.message(f"{API}remove_member", member=self.row(second))
        given = {"name": self.company, "modified": opened, "city": "Mysuru"}
        self.refused(second, "update_company_details", 403, messages.COMPANY_NOT_FOUND, **given)
        # Both at once: either a member changes the company, or nobody does.
        third = self.member(self.owner, "Owner")
        row = self.row(third)
        update, remove = f"{API}update_company_details", f"{API}remove_member"
        change, gone = at_once(
            [
                partial(third.browser.call, update, name=self.company, area="Hampi"),
                partial(self.owner.browser.call, remove, member=row),
            ]
        )
        self.assertEqual(gone.status_code, 200)
        area = fresh().get_value("JP Company", self.company, "area")
        self.assertEqual(change.status_code, 200 if area == "Hampi" else 403)

    def test_a_member_keeps_the_place_with_another_number(self) -> None:
        new, invite = fresh_number(), self.invite(later := fresh_number())
        frappe.db.rollback()
        accounts.move(self.owner.email, self.owner.mobile, new)
        accounts.move(guest := self.account().email, accounts.number_of(guest), later)
        frappe.db.commit()
        self.assertEqual(list(self.members()), [self.owner.email])
        self.refused(self.owner, "invite_member", 417, messages.IS_MEMBER, mobile_no=new)
        # An invite belongs to the account that has the number now.
        frappe.set_user(guest)
        self.addCleanup(frappe.set_user, "Administrator")
        self.assertEqual([each["invite"] for each in invites.of_account()["items"]], [invite])

    def test_the_open_pages_of_who_is_removed_are_told_and_hear_no_more_of_the_company(self) -> None:
        recruiter, job = self.member(self.owner), self.post_job(self.owner)
        row = self.row(recruiter)
        with patch.object(frappe, "publish_realtime") as published:
            self.owner.browser.message(f"{API}remove_member", member=row)
            # Frappe itself publishes to rooms of records.
            calls = published.call_args_list
            mine = [call.args for call in calls if call.kwargs.get("user") == recruiter.email]
            self.assertEqual([event for event, _news in mine], [membership.EVENT, "notification"])
            self.assertEqual(mine[0][1], {})
            published.reset_mock()
            self.account().browser.message(f"{API}apply_to_job", job=job)
            told = [call.kwargs["user"] for call in published.call_args_list if call.kwargs.get("user")]
            self.assertEqual(told, [self.owner.email])

    def test_papers_pass_to_an_owner_who_stays(self) -> None:
        second = self.member(self.owner, "Owner")
        url = second.upload()
        second.browser.message(f"{API}update_company_details", name=self.company, company_pan_card=url)
        self.assertEqual(second.browser.get(url).status_code, 200)
        self.owner.browser.message(f"{API}remove_member", member=self.row(second))
        self.assertEqual(second.browser.get(url).status_code, 403)
        self.assertEqual(self.owner.browser.get(url).status_code, 200)

    def test_a_reviewer_makes_a_member_the_owner_where_the_owner_is_gone(self) -> None:
        recruiter, reviewer = self.member(self.owner), self.account(("JP Reviewer",))
        given = {"member": self.row(recruiter), "reason": "The owner's number is lost."}
        self.refused(self.owner, "make_owner", 403, **given)
        self.refused(reviewer, "make_owner", 417, messages.OWNER_IS_THERE, **given)
        self.refused(reviewer, "make_owner", 417, messages.OWNER_NEEDS_REASON, **{**given, "reason": " "})
        self.refused(reviewer, "make_owner", 404, **{**given, "member": "none"})
        frappe.db.delete("JP Account", {"user": self.owner.email})
        frappe.db.commit()
        answer = reviewer.browser.message(f"{API}make_owner", **given)
        self.assertEqual(answer["role"], "Owner")
        line = frappe.get_last_doc(review_log.DOCTYPE, {"company": self.company})
        self.assertEqual(
            (line.decision, line.reason, line.reviewer),
            (review_log.OWNER_MADE, given["reason"], reviewer.email),
        )
        recruiter.browser.message(f"{API}update_company_details", name=self.company, city="Mysuru")
