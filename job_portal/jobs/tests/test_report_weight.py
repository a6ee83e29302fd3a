"""Reports of people whom a company called hold it or its job. Those of gangs do not."""

import secrets

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.jobs import report_holds, reports
from job_portal.matching import relations
from job_portal.tests import reporting
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.utils import store, version_of

HELD, LIVE = "Held", "Live"


class TestReportWeight(MarketCase):
    def setUp(self) -> None:
        self.owner = self.company_account()
        self.company = self.owner.browser.company
        self.job = self.post_job(self.owner)
        self.reviewer = self.account(roles=("JP Reviewer",)).browser

    def gang(
        self, count: int, *, days: int, relation: str | None, since: int = 2, networks: int | None = None
    ):
        """Let this many accounts report the company and its job."""
        addresses = [
            ".".join(str(1 + secrets.randbelow(250)) for _ in range(4)) for _ in range(networks or count)
        ]
        answers = set()
        for at in range(count):
            account = reporting.reporter(self, days)
            if relation:
                reporting.relate(account, self.job, relation, since)
            address = addresses[at % len(addresses)]
            for method, values in (
                ("report_company", {"company": self.company, "reason": "Not a real company"}),
                ("report_job", {"job": self.job, "reason": "Asks for money"}),
            ):
                reply = reporting.send(account, method, address, **values)
                answers.add((method, reply.status_code, reply.text))
        return answers

    def make_of_long_standing(self) -> None:
        review = {
            "company": self.company,
            "decision": "Approved",
            "company_name": "Lotus Textiles",
            "reviewer": "Administrator",
        }
        line = frappe.get_doc({"doctype": "JP Company Review", **review}).insert(ignore_permissions=True)
        before = add_to_date(now_datetime(), days=-91)
        frappe.db.set_value("JP Company Review", line.name, "creation", before, update_modified=False)
        store("JP Company", self.company, "answers_given", 10, update_modified=False)

    def status(self) -> str:
        return self.owner.browser.message(f"{API}get_job", name=self.job)["status"]

    def queue(self) -> list[str]:
        return [each["name"] for each in self.reviewer.message(f"{API}get_review_queue", limit=50)["items"]]

    def test_gangs_take_nothing_down(self) -> None:
        for gang in (
            # As in a past attack: three accounts, a day old, without any relation to the company.
            {"count": 3, "days": 1, "relation": None},
            {"count": 12, "days": 30, "relation": None},
            # Applied just now.
            {"count": 8, "days": 30, "relation": "applied", "since": 0},
            {"count": 8, "days": 2, "relation": "applied"},
            {"count": 10, "days": 30, "relation": "applied", "networks": 2},
            {"count": 5, "days": 30, "relation": "called", "networks": 2},
        ):
            with self.subTest(gang=gang):
                self.setUp()
                self.gang(**gang)
                self.assertEqual(self.status(), LIVE)
                self.assertNotIn(self.company, self.queue())

    def test_what_the_company_takes_back_has_been(self) -> None:
        """The company selects three people, undoes that, and is reported by them."""
        interview = {"interview_at": str(add_to_date(now_datetime(), days=3))[:19], "place": "Gate 2"}
        for decision in ({"decision": "interview", **interview}, {"decision": "select"}):
            with self.subTest(decision=decision):
                self.setUp()
                for _ in range(reporting.ENOUGH):
                    account = reporting.reporter(self)
                    name = account.browser.message(f"{API}apply_to_job", job=self.job)["name"]
                    for each in (decision, {"decision": "restore"}):
                        self.owner.browser.message(f"{API}decide_application", name=name, **each)
                    reporting.send(account, "report_job", job=self.job, reason="Asks for money")
                self.assertEqual(self.status(), HELD)

    def test_who_is_hidden_after_an_invitation_was_invited(self) -> None:
        account = reporting.reporter(self)
        account.browser.message(f"{API}save_searcher", headline="Weaver")
        searcher = frappe.db.get_value("JP Searcher", {"account": account.email})
        invitation = {"job": self.job, "searcher": searcher, "company": self.company, "decision": "Hidden"}
        invitation |= {"decision_before": "Invited", "decided_on": now_datetime()}
        made = frappe.get_doc({"doctype": "JP Invitation", **invitation}).insert(ignore_permissions=True)
        before = add_to_date(now_datetime(), days=-2)
        frappe.db.set_value("JP Invitation", made.name, "creation", before, update_modified=False)
        self.assertEqual(relations.of_reporters(self.company, [account.email]), {account.email: 1})

    def test_who_was_right_counts_again(self) -> None:
        accounts = reporting.hold_company(self, self.company, self.job)
        self.assertEqual(self.status(), HELD)
        self.decide("reject", reason="Asks for money")
        self.assertEqual(
            {"Upheld"}, set(frappe.get_all("JP Report", {"company": self.company}, pluck="status"))
        )
        self.decide("approve")
        job = self.post_job(self.owner, title="Dyer")
        for account in accounts:
            reply = reporting.send(
                account, "report_company", company=self.company, reason="Not a real company"
            )
            self.assertEqual(reply.status_code, 200)
        own = self.owner.browser.message(f"{API}get_job", name=job)
        self.assertEqual(own["status"], HELD)

    def test_closing_a_job_is_no_shelter(self) -> None:
        accounts = self.related()
        self.owner.browser.message(f"{API}close_job", name=self.job)
        for account in accounts:
            reply = reporting.send(account, "report_job", job=self.job, reason="Asks for money")
            self.assertEqual(reply.status_code, 200)
        anew = self.post_job(self.owner)
        self.assertEqual(self.owner.browser.message(f"{API}get_job", name=anew)["status"], HELD)
        answer = self.owner.browser.message(f"{API}repost_job", name=self.job)
        self.assertEqual((answer["status"], self.status()), (HELD, HELD))

    def test_other_jobs_of_a_reported_company_take_no_new_text(self) -> None:
        beside, own = self.post_job(self.owner, title="Dyer"), self.owner.browser
        for account in self.related():
            reporting.send(account, "report_job", job=self.job, reason="Asks for money")
        own.message(f"{API}update_job", name=beside, max_salary=26000)
        self.assertEqual(own.message(f"{API}get_job", name=beside)["status"], LIVE)
        place = {
            "add_branch_detail": True,
            "branch_name": "Invoices at home",
            "address_line1": "In the evening",
        }
        own.message(f"{API}update_job", name=beside, **place)
        self.assertEqual(own.message(f"{API}get_job", name=beside)["status"], HELD)

    def report_hidden(self, accounts: list, method: str, **values) -> None:
        """Let the accounts report it although it is hidden. A stranger gets the answer for no record."""
        for account in accounts:
            self.assertEqual(reporting.send(account, method, **values).status_code, 200)
        stranger = reporting.send(reporting.reporter(self), method, **values)
        self.assertEqual(stranger.status_code, 404)

    def related(self) -> list:
        accounts = [reporting.reporter(self) for _ in range(reporting.ENOUGH)]
        for account in accounts:
            reporting.relate(account, self.job)
        return accounts

    def test_a_frozen_company_is_reported_by_who_had_to_do_with_it(self) -> None:
        accounts = self.related()
        self.owner.browser.message(f"{API}freeze_account")
        self.report_hidden(accounts, "report_job", job=self.job, reason="Asks for money")
        self.report_hidden(accounts, "report_company", company=self.company, reason="Not a real company")
        self.owner.browser.message(f"{API}thaw_account")
        self.assertEqual(self.stored(), ("Pending Review", HELD))

    def test_a_job_that_its_wording_holds_is_reported_by_who_had_to_do_with_it(self) -> None:
        accounts, own = self.related(), self.owner.browser
        text = own.message(f"{API}get_job", name=self.job)["job_description"]
        own.message(f"{API}update_job", name=self.job, job_description=f"{text} Call 9876543210.")
        self.report_hidden(accounts, "report_job", job=self.job, reason="Asks for money")
        # Another text no longer releases it.
        answer = own.message(f"{API}update_job", name=self.job, job_description=text)
        self.assertEqual((answer["status"], self.status()), (HELD, HELD))
        self.report_hidden(accounts, "report_company", company=self.company, reason="Not a real company")
        self.assertEqual(self.stored(), ("Pending Review", HELD))

    def test_what_a_reviewer_took_down_is_not_reported(self) -> None:
        account = self.related()[0]
        self.reviewer.message(f"{API}remove_job", **version_of("JP Job", self.job), reason="Fake")
        reply = reporting.send(account, "report_job", job=self.job, reason="Asks for money")
        self.assertEqual(reply.status_code, 404)
        self.decide("reject", reason="Asks for money")
        reply = reporting.send(account, "report_company", company=self.company, reason="Not a real company")
        self.assertEqual(reply.status_code, 404)

    def report_before_it_weighs(self) -> None:
        """Enough people with too young accounts report company and job. Then nine days pass."""
        accounts = [reporting.reporter(self, days=0) for _ in range(reporting.ENOUGH)]
        for account in accounts:
            reporting.relate(account, self.job)
            reporting.send(account, "report_job", job=self.job, reason="Asks for money")
            reporting.send(account, "report_company", company=self.company, reason="Not a real company")
        self.assertEqual(self.status(), LIVE)
        before = add_to_date(now_datetime(), days=-9)
        for account in accounts:
            frappe.db.set_value("User", account.email, "creation", before, update_modified=False)
            for report in frappe.get_all("JP Report", {"account": account.email}, pluck="name"):
                frappe.db.set_value("JP Report", report, "creation", before, update_modified=False)
        frappe.db.commit()

    def stored(self) -> tuple:
        frappe.db.rollback()
        values = ("JP Company", self.company), ("JP Job", self.job)
        return tuple(frappe.db.get_value(*each, "status") for each in values)

    def test_reports_weigh_however_old_they_are(self) -> None:
        self.report_before_it_weighs()
        report_holds.look_again()
        self.assertEqual(self.stored(), ("Pending Review", HELD))

    def test_freezing_outlasts_no_report(self) -> None:
        self.report_before_it_weighs()
        browser = self.owner.browser
        browser.message(f"{API}freeze_account")
        browser.message(f"{API}thaw_account")
        self.assertEqual(self.stored(), ("Pending Review", HELD))

    def test_a_company_that_waits_after_an_edit_is_held_too(self) -> None:
        changed = {"name": self.company, "company_name": "Blue Star Parcels Renamed"}
        self.owner.browser.message(f"{API}update_company_details", **changed)
        self.assertEqual(frappe.db.get_value("JP Company", self.company, "status"), "Pending Review")
        frappe.db.rollback()
        reporting.hold_company(self, self.company, self.job)
        self.assertEqual(self.status(), HELD)

    def test_competitors_count_for_nothing(self) -> None:
        for _ in range(reporting.ENOUGH + 1):
            account = self.company_account()
            before = add_to_date(now_datetime(), days=-30)
            store("User", account.email, "creation", before, update_modified=False)
            reporting.relate(account, self.job)
            reporting.send(account, "report_company", company=self.company, reason="Not a real company")
        self.assertEqual(self.status(), LIVE)

    def test_people_whom_the_company_called_hold_it_and_all_read_the_same_answer(self) -> None:
        answers = self.gang(1, days=30, relation=None)
        answers |= self.gang(reporting.ENOUGH, days=14, relation="called")
        self.assertEqual(self.status(), HELD)
        self.assertEqual(Browser().call(f"{API}get_job", name=self.job).status_code, 404)
        self.assertEqual({status for _method, status, _text in answers}, {200})
        self.assertEqual(len({text for _method, _status, text in answers}), 2)
        # For a stranger, a held job is like a missing one.
        self.assertEqual({status for _method, status, _text in self.gang(1, days=30, relation=None)}, {404})

    def test_people_who_signed_up_lately_count_where_they_were_called(self) -> None:
        self.gang(5, days=2, relation="called")
        self.assertEqual(self.status(), LIVE)
        self.gang(1, days=2, relation="called")
        self.assertEqual(self.status(), HELD)

    def test_a_company_of_long_standing_goes_to_the_front_of_the_queue_only(self) -> None:
        risky = self.company_account(status="Pending Review").browser.company
        store("JP Company", risky, "risk", 500, update_modified=False)
        self.make_of_long_standing()
        self.gang(reporting.ENOUGH, days=14, relation="called")
        self.assertEqual(self.status(), LIVE)
        self.assertEqual(Browser().call(f"{API}get_company", name=self.company).status_code, 200)
        queue = self.queue()
        self.assertLess(queue.index(self.company), queue.index(risky))
        own = self.owner.browser.message(f"{API}get_company_details", company_name=self.company)
        self.assertNotIn("reported_on", own)
        self.assertEqual(own["status"], "Approved")
        news = self.owner.browser.message(f"{API}get_notifications")["items"]
        self.assertEqual({each["kind"] for each in news}, {"applications"})

    def test_a_decision_takes_it_out_of_the_queue_and_the_same_accounts_count_no_more(self) -> None:
        self.make_of_long_standing()
        accounts = reporting.hold_company(self, self.company, self.job)
        self.assertIn(self.company, self.queue())
        self.decide("approve")
        self.assertNotIn(self.company, self.queue())
        self.assertEqual(
            {"Closed"}, set(frappe.get_all("JP Report", {"company": self.company}, pluck="status"))
        )
        # Job by job, as before.
        store("JP Company", self.company, "answers_given", 0, update_modified=False)
        for account in accounts:
            reporting.send(account, "report_job", job=self.job, reason="Asks for money")
        self.assertEqual(self.status(), LIVE)

    def decide(self, decision: str, **more) -> None:
        self.reviewer.message(f"{API}{decision}_company", **version_of("JP Company", self.company), **more)
        frappe.db.rollback()

    def test_the_network_is_forgotten(self) -> None:
        self.gang(1, days=30, relation=None)
        old = add_to_date(now_datetime(), days=-31)
        report = frappe.db.get_value("JP Report", {"company": self.company})
        self.assertTrue(frappe.db.get_value("JP Report", report, "sent_from"))
        frappe.db.set_value("JP Report", report, "creation", old, update_modified=False)
        reports.forget_networks()
        frappe.db.commit()
        self.assertIsNone(frappe.db.get_value("JP Report", report, "sent_from"))
        self.assertTrue(frappe.db.get_value("JP Report", {"job": self.job}, "sent_from"))
