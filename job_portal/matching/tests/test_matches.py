import secrets
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.rules import MARKET
from job_portal.tests.actor import said
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.opensearch import settle
from job_portal.tests.utils import Account, fresh, store
from job_portal.words import protected

PINCODE, NEAR, FAR = "560038", "560001", "411001"
# A profile that matches the tests' job.
PROFILE = {
    "full_name": "Asha Rao",
    "pincode": NEAR,
    "radius_km": 20,
    "education": "12th Pass",
    "experience_years": 2,
    "expected_salary": 18000,
    "is_open": True,
    "may_call": True,
}


def counting(mark: str):
    """Treat a word as a trade's, since searches among matches ignore others."""
    counts, is_mark = protected.counts, mark.lower().__eq__
    return patch.object(protected, "counts", lambda word: is_mark(word) or counts(word))


class MatchCase(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        # Searchers of other tests stay, so each test's own headline identifies its searchers.
        self.mark = f"Weaver{secrets.token_hex(4)}"
        self.enterContext(counting(self.mark))
        self.job = self.post_job(self.company)

    def new_searcher(self, **changes) -> tuple[Account, str]:
        """An account with an open profile that matches the job: (account, profile's name)."""
        account = self.account()
        profile = {**PROFILE, "headline": f"{self.mark} and loom operator", **changes}
        account.browser.message(f"{API}save_searcher", **profile)
        return account, fresh().get_value("JP Searcher", {"account": account.email})

    def matches(self, **filters) -> dict:
        settle()
        asked = {"job": self.job, "search": self.mark, **filters}
        return self.company.browser.message(f"{API}get_matches", **asked)

    def names(self, **filters) -> list[str]:
        return [item["searcher"] for item in self.matches(**filters)["items"]]

    def decide(self, searcher: str, decision: str, company: Account | None = None):
        """Let the company read its list, and decide about a person."""
        settle()
        (company or self.company).browser.call(f"{API}get_matches", job=self.job, search=self.mark)
        return self.decide_unseen(searcher, decision, company)

    def decide_unseen(self, searcher: str, decision: str, company: Account | None = None):
        values = {"job": self.job, "searcher": searcher, "decision": decision}
        return (company or self.company).browser.call(f"{API}decide_match", **values)


class TestMatches(MatchCase):
    def test_who_fits_is_shown_with_reasons_and_without_number(self) -> None:
        _account, name = self.new_searcher(skills=["Power looms"])
        answer = self.matches()
        (item,) = answer["items"]
        self.assertEqual((item["searcher"], item["invited"], answer["total"]), (name, False, 1))
        self.assertEqual(item["candidate"]["city"], "Bengaluru")
        reasons = ["Does the work of the job", "Knows Power looms", "Within about 5 km of the job"]
        self.assertEqual((item["reasons"], item["missing"]), (reasons, ["Asks for English: Basic"]))
        self.assertNotIn("mobile.invalid", str(answer))

    def test_pay_is_compared_by_the_month(self) -> None:
        # 20,000 a month, the job's pay, are 770 a day.
        _account, name = self.new_searcher(expected_salary="", pay_expected="769", pay_unit="Day")
        self.new_searcher(expected_salary="", pay_expected="770", pay_unit="Day")
        (item,) = self.matches()["items"]
        self.assertEqual(item["searcher"], name)
        told = [item["candidate"][key] for key in ("pay_expected", "pay_unit", "expected_salary")]
        self.assertEqual(told, [769, "Day", 19994])
        self.job = self.post_job(self.company, pay_min="800", pay_max="", pay_unit="Day")
        self.assertEqual(len(self.names()), 2)

    def test_who_does_not_fit_is_in_no_list(self) -> None:
        for misfit in (
            {"is_open": False},
            {"pincode": FAR},
            {"radius_km": 1},
            {"education": "10th or Below 10th"},
            {"expected_salary": 50000},
        ):
            with self.subTest(misfit):
                _account, name = self.new_searcher(**misfit)
                self.assertEqual(self.names(), [])
                self.assertEqual(self.decide(name, "select").status_code, 403)

    def test_an_invitation_that_was_hidden_ends_with_the_consent(self) -> None:
        account, name = self.new_searcher()
        for decision in ("select", "ignore"):
            self.assertEqual(self.decide(name, decision).status_code, 200)
        account.browser.message(f"{API}withdraw_consent", purpose="found")
        self.decide(name, "restore")
        reply = self.company.browser.call(f"{API}get_candidate", job=self.job, searcher=name)
        self.assertEqual(reply.status_code, 403, said(reply))

    def test_the_best_come_first_and_pages_give_each_once(self) -> None:
        order = [
            self.new_searcher(**better)[1] for better in ({"pincode": PINCODE}, {}, {"headline": self.mark})
        ]
        self.assertEqual(self.names(), order)
        found, cursor = [], None
        while True:
            page = self.matches(limit=1, cursor=cursor)
            found += [item["searcher"] for item in page["items"]]
            cursor = page["next"]
            if not cursor:
                break
        self.assertEqual(found, order)
        self.assertEqual(self.names(order="oldest"), order)
        self.assertEqual(self.names(order="newest"), order[::-1])
        self.assertEqual(self.names(city="Mysuru"), [])
        self.assertEqual(self.names(city="Bengaluru"), order)

    def test_a_cursor_of_another_list_and_an_unknown_order_are_refused(self) -> None:
        for _ in range(2):
            self.new_searcher()
        cursor = self.matches(limit=1)["next"]
        for wrong in (
            {"cursor": cursor, "city": "Bengaluru"},
            {"cursor": cursor, "city": "Mysuru"},
            {"cursor": cursor[:-4]},
            {"order": "salary"},
        ):
            reply = self.company.browser.call(f"{API}get_matches", job=self.job, search=self.mark, **wrong)
            self.assertEqual(reply.status_code, 417, wrong)

    def test_work_from_home_fits_anywhere(self) -> None:
        self.job = self.post_job(self.company, work_location_type="Work from Home")
        _account, name = self.new_searcher(pincode=FAR)
        self.assertEqual(self.names(), [name])

    def test_who_applied_is_no_match_any_more(self) -> None:
        account, name = self.new_searcher()
        settle()
        before = self.company.browser.message(f"{API}update_job", name=self.job, openings="3")["matches"]
        application = account.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        self.assertEqual(self.names(), [])
        after = self.company.browser.message(f"{API}update_job", name=self.job, openings="2")["matches"]
        self.assertEqual((before > 0, before - after), (True, 1))
        account.browser.message(f"{API}withdraw_application", name=application)
        reply = self.company.browser.call(f"{API}get_candidate", job=self.job, searcher=name)
        self.assertEqual((self.names(), reply.status_code), ([], 403))

    def test_the_account_of_the_company_is_no_match_of_its_job(self) -> None:
        self.company.browser.message(f"{API}save_searcher", **PROFILE, headline=self.mark)
        self.assertEqual(self.names(), [])


class TestDecidingOnMatches(MatchCase):
    def test_a_held_job_has_no_matches_and_no_number_of_theirs(self) -> None:
        names = [self.new_searcher()[1] for _ in range(2)]
        self.decide(names[0], "select")
        self.update(title="Loom Operator, call 98765 43210")
        self.assertEqual(self.names(), [])
        for name in names:
            self.assertEqual(self.answers(name), [403, 403])
            self.assertEqual(self.decide(name, "ignore").status_code, 403)
        self.update(title="Loom Operator")
        self.assertEqual(sorted(self.names()), sorted(names))
        for name in names:
            self.assertEqual(self.answers(name), [200, 200])

    def answers(self, searcher: str) -> list[int]:
        """The statuses of the answers for the profile and for the number."""
        methods = ("get_candidate", "reveal_phone")
        pair = {"job": self.job, "searcher": searcher}
        return [self.company.browser.call(f"{API}{each}", **pair).status_code for each in methods]

    def update(self, **changes) -> None:
        self.company.browser.message(f"{API}update_job", name=self.job, **changes)

    def test_an_invitation_is_told_once_and_stays(self) -> None:
        account, name = self.new_searcher()
        for _ in range(2):
            self.assertEqual(self.decide(name, "select").json["message"], {"decision": "select"})
        told = account.browser.message(f"{API}get_notifications")["items"]
        self.assertEqual(
            [item["text"] for item in told], ["Lotus Textiles invites you to apply for Loom Operator."]
        )
        self.assertEqual(told[0]["link"], f"/frontend/job-details/{self.job}")
        [item] = self.matches()["items"]
        pair = {"job": self.job, "searcher": name}
        answer = self.company.browser.message(f"{API}get_candidate", **pair)
        self.assertEqual((answer["invited"], answer["reasons"]), (True, item["reasons"]))

    def test_an_invitation_stands_where_the_profile_fits_no_more(self) -> None:
        account, name = self.new_searcher()
        self.decide(name, "select")
        account.browser.message(f"{API}save_searcher", radius_km=1)
        self.assertEqual((self.names(), self.answers(name)), ([], [200, 200]))

    def test_who_was_never_shown_is_neither_invited_nor_hidden(self) -> None:
        accounts = [self.new_searcher() for _ in range(3)]
        names = [name for _account, name in accounts]
        refused = [self.decide_unseen(name, each) for name in names for each in ("select", "ignore")]
        self.assertEqual([reply.status_code for reply in refused], [403] * 6)
        self.assertEqual({said(reply) for reply in refused}, {said(self.decide_unseen("JPS-0", "select"))})
        for account, _name in accounts:
            self.assertEqual(account.browser.message(f"{API}get_notifications")["items"], [])
        [shown] = self.names(limit=1)
        codes = {name: self.decide_unseen(name, "select").status_code for name in names}
        self.assertEqual(codes, {name: 200 if name == shown else 403 for name in names})

    def test_a_company_invites_so_many_a_day(self) -> None:
        young = self.company_account()
        self.job = self.post_job(young)
        names = [self.new_searcher()[1] for _ in range(3)]
        with patch.dict(MARKET["limits"], invitations_a_day_young=1, invitations_a_day=2):
            replies = [self.decide(name, "select", young) for name in (names[0], names[1], names[0])]
            self.assertEqual([reply.status_code for reply in replies], [200, 429, 200])
            self.assertIn("can invite 1 people a day", said(replies[1]))
            # Hiding a person does not count.
            self.assertEqual(self.decide(names[1], "ignore", young).status_code, 200)
            frappe.db.rollback()
            company = young.browser.company
            self.assertTrue(frappe.db.get_value("JP Company", company, "limit_met_on"))
            store("JP Company", company, "reviewed_on", "2020-01-01")
            self.assertEqual(self.decide(names[2], "select", young).status_code, 200)

    def test_whom_the_company_ignores_it_sees_no_more(self) -> None:
        _account, name = self.new_searcher()
        for _ in range(2):
            self.assertEqual(self.decide(name, "ignore").status_code, 200)
        hidden, unknown = self.decide(name, "select"), self.decide("JPS-none", "select")
        self.assertEqual((self.names(), hidden.status_code, unknown.status_code), ([], 403, 403))
        self.assertEqual(said(hidden), said(unknown))

    def test_a_searcher_in_other_letters_is_the_same_one(self) -> None:
        _account, name = self.new_searcher()
        self.decide(name.lower(), "ignore")
        frappe.db.rollback()
        stored = frappe.get_all("JP Invitation", {"job": self.job}, pluck="searcher")
        self.assertEqual((self.names(), stored), ([], [name]))

    def test_an_ignored_match_is_taken_back_within_a_day(self) -> None:
        _account, name = self.new_searcher()
        self.decide(name, "ignore")
        replies = [self.decide(name, "restore") for _ in range(2)]
        self.assertEqual([reply.json["message"] for reply in replies], [{"decision": "restore"}] * 2)
        self.assertEqual(self.names(), [name])
        self.decide(name, "ignore")
        self.hidden_for(name, hours=25)
        self.assertEqual((self.decide(name, "restore").status_code, self.names()), (417, []))

    def test_whoever_was_invited_before_is_invited_again_and_told_nothing(self) -> None:
        account, name = self.new_searcher()
        for decision in ("select", "ignore", "restore"):
            self.assertEqual(self.decide(name, decision).status_code, 200)
        [item] = self.matches()["items"]
        told = account.browser.message(f"{API}get_notifications")["items"]
        self.assertEqual((item["invited"], len(told)), (True, 1))

    def test_a_number_that_may_be_looked_at_is_told_in_the_list(self) -> None:
        names = [self.new_searcher(may_call=may_call)[1] for may_call in (True, False)]
        told = {item["searcher"]: item["may_call"] for item in self.matches()["items"]}
        self.assertEqual(told, dict(zip(names, (True, False), strict=True)))

    def test_two_decisions_at_once_are_one(self) -> None:
        account, name = self.new_searcher()
        self.matches()
        replies = at_once([lambda: self.decide_unseen(name, "select")] * 8)
        told = account.browser.message(f"{API}get_notifications")["items"]
        self.assertEqual(len(told), 1)
        self.assertEqual({reply.status_code for reply in replies}, {200})
        self.assertEqual(fresh().count("JP Invitation", {"job": self.job, "searcher": name}), 1)

    def test_who_may_not_invite_is_told_why(self) -> None:
        _account, name = self.new_searcher()
        self.assertEqual(self.decide(name, "hire").status_code, 417)
        self.assertEqual(self.decide(name, "select", self.company_account()).status_code, 403)
        self.company.browser.message(f"{API}close_job", name=self.job)
        self.assertEqual(self.decide(name, "select").status_code, 417)
        pending = self.company_account()
        self.job = self.post_job(pending)
        self.store_status(pending, "Pending Review")
        self.assertEqual(self.decide(name, "select", pending).status_code, 403)
        reading = {"job": self.job, "search": self.mark}
        self.assertEqual(pending.browser.call(f"{API}get_matches", **reading).status_code, 200)
        self.store_status(pending, "Rejected")
        self.assertEqual(pending.browser.call(f"{API}get_matches", **reading).status_code, 403)

    def hidden_for(self, searcher: str, hours: int) -> None:
        long_ago = add_to_date(now_datetime(), hours=-hours)
        pair = {"job": self.job, "searcher": searcher}
        store("JP Invitation", pair, "decided_on", long_ago)

    def store_status(self, company: Account, status: str) -> None:
        store("JP Company", company.browser.company, "status", status)
