"""Random actors walk through the three tables of states. All records must stay consistent."""

import random

import frappe

from job_portal.briefs import tasks, transitions
from job_portal.briefs.tests.brief_case import QUOTE, BriefCase
from job_portal.rules import MARKET
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import Account

STEPS, SEEDS = 70, (1, 2, 3)
TERMS = {"scope": "Mend it", "unit": "Visit", "on": None}
# 401: the caller's account was deleted at the same moment.
ALLOWED = {200, 401, 403, 404, 417}


class TestWalks(BriefCase, SignInCase):
    def test_random_walks_keep_to_the_tables(self) -> None:
        for seed in SEEDS:
            with self.subTest(seed=seed):
                self.walk(random.Random(seed))
        # The number of reached statuses depends on which actor is first. No walk stays at the beginning.
        self.assertGreater(len(self.seen), 10, self.seen)

    def setUp(self) -> None:
        super().setUp()
        self.seen: set[str] = set()

    def begin(self) -> None:
        """Start with a new poster, whose briefs the walk is about."""
        self.poster = self.account()
        self.briefs = [self.post(people=people) for people in (1, 1, 1, 2)]

    def walk(self, chance: random.Random) -> None:
        self.left: list[Account] = []
        self.people = [self.freelancer() for _ in range(4)]
        self.begin()
        before = self.stored()
        for _ in range(STEPS):
            # One or two actors at once.
            calls = [self.step(chance) for _ in range(chance.choice((1, 1, 2)))]
            for code in at_once(calls):
                self.assertIn(code, ALLOWED)
            now = self.stored()
            self.check_moves(before, now)
            self.check_whole(now)
            for gone in self.left:
                self.replace(gone)
            self.left.clear()
            before = self.stored()

    def leave(self, account: Account):
        """A call that deletes an account during the walk."""
        self.left.append(account)
        reference = account.browser.message(f"{API}send_delete_code")["reference_no"]
        code = {"reference_number": reference, "OTP": self.code_of(account.mobile)}

        def delete() -> int:
            status = account.browser.call(f"{API}delete_account", **code).status_code
            self.assertEqual(status, 200)
            return status

        return delete

    def replace(self, gone: Account) -> None:
        """Replace a deleted account, which must have left nothing open and no texts."""
        frappe.db.rollback()
        self.assertFalse(frappe.db.exists("User", gone.email))
        if gone is self.poster:
            self.assertEqual(frappe.get_all("JP Brief", {"name": ("in", self.briefs)}), [])
            return self.begin()
        own = {"freelancer": gone.browser.freelancer}
        self.assertEqual(frappe.get_all("JP Quote", own), [])
        self.people[self.people.index(gone)] = self.freelancer()

    def step(self, chance: random.Random):
        """A call of a random actor about a random record. It returns the status of the answer."""
        brief, person = chance.choice(self.briefs), chance.choice(self.people)
        frappe.db.rollback()
        of_briefs = {"brief": ("in", self.briefs)}
        waiting = {**of_briefs, "status": ("in", ("Sent", "Answered"))}
        names = frappe.get_all("JP Quote", chance.choice((of_briefs, waiting)), pluck="name")
        quote = chance.choice(names or ["JPQ-none"])
        of_quotes = {"quote": ("in", frappe.get_all("JP Quote", of_briefs, pluck="name") or [""])}
        going = {**of_quotes, "status": ("in", ("Proposed", "Agreed", "Started"))}
        names = frappe.get_all("JP Engagement", chance.choice((of_quotes, going, going)), pluck="name")
        engagement = chance.choice(names or ["JPE-none"])
        of_both = frappe.db.get_value("JP Engagement", engagement, "quote") or quote
        its = frappe.db.get_value("JP Quote", of_both, "freelancer")
        person = next((each for each in self.people if each.browser.freelancer == its), person)
        either = chance.choice((self.poster, person))
        acts = {
            "send_quote": (chance.choice(self.people), {"brief": brief, **QUOTE}),
            "withdraw_quote": (person, {"name": chance.choice((quote, of_both))}),
            "decide_quote": (
                self.poster,
                {"name": quote, "decision": chance.choice(("accept", "accept", "decline"))},
            ),
            "agree_engagement": (either, {"name": engagement, "terms": {**TERMS, "price": 500}}),
            "start_engagement": (either, {"name": engagement}),
            "finish_engagement": (either, {"name": engagement}),
            "cancel_engagement": (either, {"name": engagement, "reason": "Ill"}),
            "close_brief": (self.poster, {"name": brief}),
            "repost_brief": (self.poster, {"name": brief}),
            "send_message": (either, {"quote": of_both, "client_id": str(chance.random()), "body": "Hello"}),
        }
        often = ["send_quote", "decide_quote", "send_message", "repost_brief"]
        often += [
            f"{act}_engagement" for act in ("agree", "agree", "agree", "start", "start", "finish", "finish")
        ]
        name = chance.choice([*acts, *often, "time", "leave"])
        if name == "leave" and not self.left:
            # The poster leaves seldom, since this ends all open records.
            return self.leave(chance.choice((*self.people, *self.people, self.poster)))
        if name in ("time", "leave"):
            self.pass_time(chance, brief, engagement)
            return lambda: 200
        account, values = acts[name]
        return lambda: account.browser.call(f"{API}{name}", **values).status_code

    def pass_time(self, chance: random.Random, brief: str, engagement: str) -> None:
        """End a brief's days or let 72 hours pass, and sometimes run the hourly job."""
        due = frappe.db.get_value("JP Engagement", engagement, "done_due")
        if due and chance.random() < 0.7:
            self.set_time("JP Engagement", engagement, "done_due", seconds=-1)
        elif chance.random() < 0.3:
            self.set_time("JP Brief", brief, "valid_through", seconds=-1)
        if chance.random() < 0.3:
            tasks.settle()

    def stored(self) -> dict[str, dict[str, dict]]:
        """The records of the walk by DocType and name."""
        frappe.db.rollback()
        found = {}
        of = {"JP Brief": {"name": ("in", self.briefs)}, "JP Quote": {}, "JP Engagement": {}}
        for doctype, filters in of.items():
            rows = frappe.get_all(doctype, filters, ["*"])
            found[doctype] = {row.name: row for row in rows}
            self.seen |= {row.status for row in rows}
        return found

    def check_moves(self, before: dict, now: dict) -> None:
        """Check that each change of a status is possible in its table."""
        for doctype, table in (
            ("JP Brief", "brief_moves"),
            ("JP Quote", "quote_moves"),
            ("JP Engagement", "engagement_moves"),
        ):
            for name, row in now[doctype].items():
                was = before[doctype].get(name)
                if was and was.status != row.status:
                    self.assertIn(row.status, self.reached(table, was.status), (name, was.status))

    def reached(self, table: str, status: str) -> set[str]:
        """The statuses within three moves: two actors, and time before them."""
        found = {status}
        for _ in range(3):
            found |= {move["to"] for move in MARKET[table].values() if found & set(move["from"])}
        return found

    def check_whole(self, now: dict) -> None:
        quotes, engagements = now["JP Quote"], now["JP Engagement"]
        for brief in now["JP Brief"].values():
            own = {name for name, quote in quotes.items() if quote.brief == brief.name}
            hired = [
                each
                for each in engagements.values()
                if each.quote in own and each.status in transitions.HIRED
            ]
            proposed = [
                each for each in engagements.values() if each.quote in own and each.status == "Proposed"
            ]
            statuses = [quotes[name].status for name in own]
            self.assertLessEqual(len(hired), brief.people)
            self.assertLessEqual(sum(status in ("Sent", "Answered") for status in statuses), 5)
            if brief.status == "Hired":
                self.assertFalse(proposed)
            if brief.status not in ("Live", "Held"):
                self.assertFalse(proposed)
                self.assertFalse({"Sent", "Answered"} & set(statuses))
        # A deleted side has no open records and no texts.
        for quote in quotes.values():
            if not quote.brief or not quote.freelancer:
                self.assertNotIn(quote.status, ("Sent", "Answered"), quote.name)
                with_it = [each for each in engagements.values() if each.quote == quote.name]
                self.assertFalse({"Proposed", "Agreed", "Started"} & {each.status for each in with_it})
                self.assertFalse(any(each.scope for each in with_it), quote.name)
            if not quote.freelancer:
                self.assertFalse(quote.included, quote.name)
        for each in engagements.values():
            if each.status == "Agreed":
                self.assertTrue(each.poster_agreed_on and each.freelancer_agreed_on)
            if each.status == "Proposed":
                self.assertEqual(quotes[each.quote].status, "Accepted")
            if each.status == "Done":
                self.assertTrue(each.poster_done_on or each.freelancer_done_on)
