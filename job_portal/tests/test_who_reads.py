"""A company reads of a person only what `may_read` allows, in every state, by every method.

That function is the table "Who sees what of a searcher" of docs/market.md. It uses no code of the app.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import product
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.applications import look_log
from job_portal.matching.tests.test_matches import PROFILE, MatchCase
from job_portal.privacy import own_data
from job_portal.tests.market_case import API
from job_portal.tests.opensearch import settle
from job_portal.tests.utils import fresh, store

STATUSES = ("Applied", "Shortlisted", "Interview", "Selected", "Ignored", "Withdrawn")
JOBS = ("Live", "Closed", "Expired", "Held", "Removed")
FILE = f"/api/method/{API}get_candidate_file"


@dataclass(frozen=True)
class State:
    """`applied` is the application's status, or None without an application."""

    applied: str | None = None
    is_invited: bool = False
    is_open: bool = True
    is_blocked: bool = False
    is_frozen: bool = False
    job: str = "Live"
    review: str = "Approved"


def may_read(state: State) -> set[str]:
    """The table. The person matches the job, and accepts calls."""
    if state.is_blocked or state.is_frozen or state.job == "Removed" or state.review == "Rejected":
        return set()
    if state.applied == "Withdrawn":
        return set()
    if state.applied:
        found = {"profile", "photo", "letter", "resume", "number"}
    elif state.is_open and state.job == "Live":
        found = {"profile", "photo", "number"}
    else:
        return set()
    return found if state.review == "Approved" else found - {"number"}


class TestWhoReads(MatchCase):
    def setUp(self) -> None:
        super().setUp()
        # Other tests' companies have used up their limits, and copies of data are limited, too.
        self.company = self.company_account()
        self.job = self.post_job(self.company)
        self.enterContext(patch.object(own_data, "MOST_AN_HOUR", 100_000))
        self.person, self.name = self.new_searcher()
        self.browser = self.person.browser
        self.fill()
        self.number = self.person.mobile
        self.letter = f"Dear {self.mark[::-1]}"
        self.application = "JPA-none"

    def fill(self) -> None:
        """Fill in all that a profile can have."""
        profile = {"full_name": f"Asha {self.mark}", "about": f"About {self.mark}", "headline": self.mark}
        self.resume = self.person.upload()
        files = {"photo": self.person.upload("png"), "resume": self.resume}
        self.browser.message(f"{API}save_searcher", **{**PROFILE, **profile, **files})

    def apply(self) -> None:
        sent = {"job": self.job, "cover_letter": self.letter, "resume": self.resume}
        self.application = self.browser.message(f"{API}apply_to_job", **sent)["name"]

    def test_who_did_not_apply(self) -> None:
        for is_invited in (False, True):
            if is_invited:
                self.browser.message(f"{API}save_searcher", is_open=True)
                self.assertEqual(self.decide(self.name, "select").status_code, 200)
            self.hold_for_all(State(is_invited=is_invited), opens=(True, False))

    def test_who_applied(self) -> None:
        # The most revealing case: invited before, and still open.
        self.decide(self.name, "select")
        self.apply()
        for status in STATUSES:
            self.store("JP Application", self.application, status=status)
            self.hold_for_all(State(applied=status, is_invited=True), opens=(True,))

    def test_a_company_in_review_or_rejected(self) -> None:
        for applied in (None, "Selected"):
            if applied:
                self.apply()
                self.store("JP Application", self.application, status=applied)
            for review in ("Pending Review", "Rejected"):
                self.store("JP Company", self.company.browser.company, status=review)
                self.hold(State(applied=applied, review=review))
            self.store("JP Company", self.company.browser.company, status="Approved")

    def test_who_takes_a_consent_back(self) -> None:
        for purpose, status in product(("application", "profile"), STATUSES[:-1]):
            self.job, self.application = self.post_job(self.company), "JPA-none"
            self.fill()
            self.apply()
            self.store("JP Application", self.application, status=status)
            self.hold(State(applied=status))
            self.browser.message(f"{API}withdraw_consent", purpose=purpose)
            self.hold(State(applied="Withdrawn"))
            self.browser.agree()
            # A withdrawal is permanent.
            self.hold(State(applied="Withdrawn"))
        self.job, self.application = self.post_job(self.company), "JPA-none"
        self.fill()
        self.assertEqual(self.decide(self.name, "select").status_code, 200)
        self.browser.message(f"{API}withdraw_consent", purpose="found")
        self.hold(State(is_invited=True, is_open=False))

    def test_who_comes_back_is_read_again(self) -> None:
        self.apply()
        for decision, status in (("select", "Applied"), ("ignore", "Ignored")):
            values = {"name": self.application, "decision": decision}
            self.company.browser.message(f"{API}decide_application", **values)
            self.browser.message(f"{API}withdraw_application", name=self.application)
            self.hold(State(applied="Withdrawn"))
            self.apply()
            self.assertEqual(fresh().get_value("JP Application", self.application, "status"), status)
            self.hold(State(applied=status))

    def hold_for_all(self, state: State, opens: tuple[bool, ...]) -> None:
        for is_open, (is_frozen, is_blocked) in product(
            opens, ((False, False), (True, False), (False, True))
        ):
            # Nothing is read of a hidden person. Test all jobs only for the states with the most data.
            is_hidden = is_frozen or is_blocked
            reads_most = is_open and state.applied in (None, "Selected")
            with self.person_who(is_open, is_frozen, is_blocked):
                for job in JOBS if reads_most or not is_hidden else ("Live",):
                    self.bring_job_to(job)
                    facts = {"is_open": is_open, "is_frozen": is_frozen, "is_blocked": is_blocked}
                    self.hold(replace(state, job=job, **facts))
                self.bring_job_to("Live")

    @contextmanager
    def person_who(self, is_open: bool, is_frozen: bool, is_blocked: bool) -> Iterator[None]:
        self.browser.message(f"{API}save_searcher", is_open=is_open)
        if is_frozen:
            self.browser.message(f"{API}freeze_account")
        pair = {"searcher": self.name, "company": self.company.browser.company}
        frappe.db.rollback()
        if is_blocked:
            frappe.get_doc({"doctype": look_log.BLOCK, **pair}).insert(ignore_permissions=True)
            frappe.db.commit()
        yield
        frappe.db.delete(look_log.BLOCK, pair)
        frappe.db.commit()
        if is_frozen:
            self.browser.message(f"{API}thaw_account")

    def bring_job_to(self, status: str) -> None:
        days = -1 if status == "Expired" else 3
        stored = "Live" if status == "Expired" else status
        self.store("JP Job", self.job, status=stored, valid_through=add_to_date(now_datetime(), days=days))

    def store(self, doctype: str, name: str, **values) -> None:
        store(doctype, name, values, update_modified=False)

    def hold(self, state: State) -> None:
        """Check that each method shows its part of what the table allows, and nothing else."""
        allowed = may_read(state)
        papers = allowed & {"profile", "letter"} if state.applied else set()
        match = set() if state.applied else allowed
        expected = {
            "get_application": papers,
            "get_candidate": allowed & {"profile"},
            "photo": allowed & {"photo"},
            "resume": allowed & {"resume"},
            "reveal_phone of the application": allowed & {"number"} if state.applied else set(),
            "reveal_phone of the match": match & {"number"},
            "get_matches": match & {"profile"},
            "get_applicants": papers & {"profile"},
            "get_applicants by a word": papers & {"profile"},
            "get_applicants by the city": papers & {"profile"},
        }
        never = ("get_my_data", "get_notifications", "get_dashboard", "get_posted_jobs")
        expected |= {reader: set() for reader in never}
        settle()
        self.assertEqual({reader: self.read_by(reader) for reader in expected}, expected, state)

    def read_by(self, reader: str) -> set[str]:
        """The kinds of the person's data that the company reads."""
        pair = {"job": self.job, "searcher": self.name}
        applicants = {"job": self.job, "status": ", ".join(STATUSES)}
        values = {
            "get_application": {"name": self.application},
            "get_candidate": pair,
            "reveal_phone of the application": {"application": self.application},
            "reveal_phone of the match": pair,
            "get_matches": {"job": self.job, "search": self.mark},
            "get_applicants": applicants,
            "get_applicants by a word": {**applicants, "search": self.mark},
            "get_applicants by the city": {**applicants, "city": "Bengaluru"},
        }
        browser = self.company.browser
        if reader in ("photo", "resume"):
            reply = browser.get(FILE, **pair, kind=reader)
            return {reader} if reply.status_code == 200 else self.kinds_in(reply.text)
        return self.kinds_in(browser.call(f"{API}{reader.split()[0]}", **values.get(reader, {})).text)

    def kinds_in(self, text: str) -> set[str]:
        marks = {"profile": self.mark, "letter": self.letter, "number": self.number}
        return {kind for kind, mark in marks.items() if mark in text}
