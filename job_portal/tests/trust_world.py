"""A small market for random walks: what people do at the site, and a model of what follows from it."""

import random
import secrets
from collections.abc import Callable

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.jobs import report_weight
from job_portal.privacy import deletion
from job_portal.rules import MARKET
from job_portal.tests.actor import job_values
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.security_case import HR
from job_portal.tests.utils import Account

JOBS_OF_A_COMPANY = 2
# They fit every job of `job_values`.
PROFILE = {"pincode": "560001", "radius_km": 20, "education": "12th Pass", "experience_years": 2}
APPROVED, REJECTED, FROZEN = "Approved", "Rejected", "Frozen"
DECISIONS = {"shortlist": "Shortlisted", "select": "Selected", "ignore": "Ignored"}


class Person:
    """Somebody who looks for work: the account, and what the model knows of the profile."""

    def __init__(self, account: Account):
        self.account = account
        self.full_name = f"Person {secrets.token_hex(6)}"
        self.is_open = self.may_call = True
        self.is_frozen = False
        self.name = self.save(is_open=True, may_call=True, **PROFILE, full_name=self.full_name)
        self.number = account.mobile

    def save(self, **changes) -> str:
        """Save the profile; its name."""
        return self.account.browser.message(f"{API}save_searcher", **changes)["name"]


class Employer:
    """A company, and what the model knows of its jobs: {name of a job: status}."""

    def __init__(self, account: Account):
        self.account, self.name = account, account.browser.company
        self.review = APPROVED
        self.jobs: dict[str, str] = {}
        mobile = f"98{secrets.randbelow(10**8):08d}"
        values = {"company_name": self.name, **HR, "hr_mobile": mobile}
        self.contact = account.browser.message(f"{API}add_hr_details", **values)["hr_row_id"]
        self.contact_number = mobile

    @property
    def is_frozen(self) -> bool:
        return self.review == FROZEN

    @is_frozen.setter
    def is_frozen(self, value: bool) -> None:
        self.review = FROZEN if value else APPROVED


class World:
    """The people, the steps that they may take, and what is so after each step.

    A step asks the site and writes into the model what must follow. `applied` is {(job, searcher): status},
    `invited` and `hidden` are such pairs, `looks` are (company, job, searcher) of each number that was given,
    `blocked` are (company, searcher), `gone` are people who deleted their accounts.
    """

    def __init__(self, case: type[MarketCase], chance: random.Random):
        self.case, self.chance = case, chance
        self.people: list[Person] = []
        self.employers = [Employer(case.company_account()) for _ in range(2)]
        self.reviewer = case.account(("JP Reviewer",)).browser
        self.applied: dict[tuple[str, str], str] = {}
        self.invited: set[tuple[str, str]] = set()
        self.hidden: set[tuple[str, str]] = set()
        self.looks: set[tuple[str, str, str]] = set()
        self.blocked: set[tuple[str, str]] = set()
        self.gone: list[Person] = []
        for employer in self.employers:
            self.post(employer)
        for _ in range(3):
            self._come()

    def _come(self) -> None:
        person = Person(self.case.account())
        # Accounts younger than a day hold no job by their reports.
        before = add_to_date(now_datetime(), days=-2)
        frappe.db.set_value("User", person.account.email, "creation", before, update_modified=False)
        frappe.db.commit()
        self.people.append(person)

    def steps(self) -> list[Callable[[], str]]:
        """What may happen next. Each says what it did."""
        employer, job, person = self._pair()
        # Most of what happens is the first three, so they stand twice.
        often = (self.apply, self.withdraw, self.call)
        at_job = (*often, *often, self.decide, self.invite, self.hide, self.report)
        return [
            lambda: self.post(employer),
            *(lambda: self.open_or_shut(person),) * 3,
            lambda: self.block_or_unblock(person),
            lambda: self.leave(person),
            *(lambda: self.take_consent_back(person),) * 2,
            *(lambda each=each: self.freeze_or_thaw(each) for each in (person, employer)),
            lambda: self.judge(employer),
            lambda: self.take_down(employer, job),
            lambda: self.expire(employer, job),
            lambda: self.close(employer, job),
            lambda: self.repost(employer, job),
            *(lambda step=step: step(employer, job, person) for step in at_job),
            *(self.call_a_match,) * 4,
        ]

    def _pair(self) -> tuple[Employer, str, Person]:
        """A company, a job of its, a person: more often than not two who have met."""
        met = [*self.applied, *sorted(self.invited), *(look[1:] for look in sorted(self.looks))]
        if met and self.chance.random() < 0.7:
            job, name = self.chance.choice(met)
            employer = next(each for each in self.employers if job in each.jobs)
            return employer, job, next(each for each in self.people if each.name == name)
        employer, person = self.chance.choice(self.employers), self.chance.choice(self.people)
        return employer, self.chance.choice([*employer.jobs]), person

    # What the model says.

    def may_read(self, employer: Employer, job: str, person: Person) -> bool:
        """Whether the company reads the profile of the person, for a job of its own."""
        if employer.review != APPROVED or employer.jobs.get(job, "Removed") == "Removed":
            return False
        if person.is_frozen or (employer.name, person.name) in self.blocked:
            return False
        pair = (job, person.name)
        if pair in self.applied:
            return self.applied[pair] != "Withdrawn"
        return self.may_match(job, person)

    def may_match(self, job: str, person: Person) -> bool:
        """Whether somebody who has not applied is shown. All people fit all jobs, invited or not."""
        if not any(each.jobs.get(job) == "Live" for each in self.employers):
            return False
        pair = (job, person.name)
        is_shown = person.is_open and not person.is_frozen
        return is_shown and pair not in self.applied and pair not in self.hidden

    def may_call(self, employer: Employer, job: str, person: Person) -> bool:
        """Whether the company is given the person's number."""
        if not self.may_read(employer, job, person):
            return False
        return (job, person.name) in self.applied or person.may_call

    # What people do. Where the model says that it is refused, it must be.

    def post(self, employer: Employer) -> str:
        if len(employer.jobs) < JOBS_OF_A_COMPANY:
            values = job_values(selected_hr=employer.contact)
            reply = employer.account.browser.call(f"{API}post_job", **values)
            self.agree(reply, employer.review == APPROVED)
            if reply.status_code == 200:
                employer.jobs[reply.json["message"]["name"]] = "Live"
        return f"{employer.name} posts"

    def open_or_shut(self, person: Person) -> str:
        person.is_open, person.may_call = self.chance.random() < 0.7, self.chance.random() < 0.5
        person.save(is_open=person.is_open, may_call=person.may_call)
        return f"{person.name} is open: {person.is_open}, may be called: {person.may_call}"

    def take_consent_back(self, person: Person) -> str:
        """For a moment. What followed from it stays."""
        purpose, browser = self.chance.choice(["found", "application", "profile"]), person.account.browser
        browser.message(f"{API}withdraw_consent", purpose=purpose)
        if purpose != "application":
            person.is_open = person.may_call = False
            self.invited = {pair for pair in self.invited if pair[1] != person.name}
        if purpose != "found":
            self.applied |= {pair: "Withdrawn" for pair in self.applied if pair[1] == person.name}
        browser.agree()
        if purpose == "profile":
            person.save(**PROFILE)
        return f"{person.name} took back the consent: {purpose}"

    def block_or_unblock(self, person: Person) -> str:
        """The company of the latest look. Without a look there is none to block."""
        looks = person.account.browser.message(f"{API}get_phone_looks")["items"]
        if not looks:
            return f"nobody looked at {person.name}"
        look = looks[0]
        employer = next(each for each in self.employers if look["job"] in each.jobs)
        method = "unblock_company" if look["is_blocked"] else "block_company"
        person.account.browser.message(f"{API}{method}", look=look["name"])
        self.blocked ^= {(employer.name, person.name)}
        return f"{person.name}: {method} {employer.name}"

    def leave(self, person: Person) -> str:
        """Somebody deletes the account, and somebody new comes."""
        if self._is_rare():
            return f"{person.name} stays"
        self._come()
        return self.delete(person)

    def delete(self, person: Person) -> str:
        frappe.db.rollback()
        deletion.erase(person.account.email)
        frappe.set_user("Administrator")
        self.people.remove(person)
        self.gone.append(person)
        self.applied = {pair: status for pair, status in self.applied.items() if pair[1] != person.name}
        self.looks = {look for look in self.looks if look[2] != person.name}
        for pairs in (self.invited, self.hidden, self.blocked):
            pairs.difference_update([pair for pair in pairs if pair[1] == person.name])
        return f"{person.name} is deleted"

    def freeze_or_thaw(self, who: Person | Employer) -> str:
        is_frozen = who.is_frozen
        if not is_frozen and self._is_rare():
            return f"{who.name} is not frozen"
        method = "thaw_account" if is_frozen else "freeze_account"
        reply = who.account.browser.call(f"{API}{method}")
        # A rejected company is hidden already.
        self.agree(reply, isinstance(who, Person) or who.review != REJECTED)
        if reply.status_code == 200:
            who.is_frozen = not is_frozen
        return f"{method} of {who.name}"

    def judge(self, employer: Employer) -> str:
        if employer.review == FROZEN or (employer.review == APPROVED and self._is_rare()):
            return f"{employer.name} stays {employer.review}"
        method = "reject_company" if employer.review == APPROVED else "approve_company"
        version = self._version("JP Company", employer.name)
        self.reviewer.message(f"{API}{method}", **version, reason="Walked into")
        employer.review = REJECTED if employer.review == APPROVED else APPROVED
        return f"{employer.name} is {employer.review}"

    def take_down(self, employer: Employer, job: str) -> str:
        status = employer.jobs[job]
        if status not in ("Removed", "Held") and self._is_rare():
            return f"{job} stays"
        method = "restore_job" if status in ("Removed", "Held") else "remove_job"
        version = self._version("JP Job", job)
        answer = self.reviewer.message(f"{API}{method}", **version, reason="Walked into")
        employer.jobs[job] = answer["status"]
        return f"{method} {job}"

    def expire(self, employer: Employer, job: str) -> str:
        if employer.jobs[job] == "Live" and not self._is_rare():
            frappe.db.rollback()
            ended = add_to_date(now_datetime(), minutes=-1)
            frappe.db.set_value("JP Job", job, "valid_through", ended)
            frappe.db.commit()
            employer.jobs[job] = "Expired"
        return f"{job} expires"

    def close(self, employer: Employer, job: str) -> str:
        reply = employer.account.browser.call(f"{API}close_job", name=job)
        # The same state again is no error. A rejected company ends what it posted, too.
        self.agree(reply, employer.jobs[job] in ("Live", "Closed") and not employer.is_frozen)
        if reply.status_code == 200:
            employer.jobs[job] = "Closed"
        return f"{job} is closed"

    def repost(self, employer: Employer, job: str) -> str:
        reply = employer.account.browser.call(f"{API}repost_job", name=job)
        is_asked = employer.jobs[job] in ("Live", "Closed", "Expired")
        self.agree(reply, is_asked and employer.review == APPROVED)
        if reply.status_code == 200:
            employer.jobs[job] = "Live"
        return f"{job} is posted again"

    def apply(self, employer: Employer, job: str, person: Person) -> str:
        reply = person.account.browser.call(f"{API}apply_to_job", job=job)
        status = self.applied.get((job, person.name), "Withdrawn")
        is_live = employer.jobs[job] == "Live" and employer.review == APPROVED and not person.is_frozen
        is_blocked = (employer.name, person.name) in self.blocked
        self.agree(reply, status != "Withdrawn" or (is_live and not is_blocked))
        if reply.status_code == 200 and status == "Withdrawn":
            # Who was ignored and comes back is ignored still, and does not hear of it here.
            frappe.db.rollback()
            stored = {"job": job, "searcher": person.name}
            self.applied[job, person.name] = frappe.db.get_value("JP Application", stored, "status")
        return f"{person.name} applies for {job}"

    def withdraw(self, employer: Employer, job: str, person: Person) -> str:
        status = self.applied.get((job, person.name))
        reply = person.account.browser.call(f"{API}withdraw_application", name=self._application(job, person))
        self.agree(reply, status is not None)
        if reply.status_code == 200:
            self.applied[job, person.name] = "Withdrawn"
        return f"{person.name} withdraws from {job}"

    def decide(self, employer: Employer, job: str, person: Person) -> str:
        decision = self.chance.choice([*DECISIONS])
        values = {"name": self._application(job, person), "decision": decision}
        reply = employer.account.browser.call(f"{API}decide_application", **values)
        status = self.applied.get((job, person.name))
        if reply.status_code == 200:
            assert self.may_read(employer, job, person), "decided without reading"
            self.applied[job, person.name] = DECISIONS[decision]
        else:
            allowed = MARKET["application_moves"][decision]["from"]
            refused = status not in (*allowed, DECISIONS[decision])
            assert refused or not self.may_read(employer, job, person), reply.text
        return f"{employer.name}: {decision} {person.name} for {job}"

    def invite(self, employer: Employer, job: str, person: Person) -> str:
        return self._decide_match(employer, job, person, "select", self.invited)

    def hide(self, employer: Employer, job: str, person: Person) -> str:
        return self._decide_match(employer, job, person, "ignore", self.hidden)

    def _decide_match(self, employer: Employer, job: str, person: Person, decision: str, pairs: set) -> str:
        values = {"job": job, "searcher": person.name, "decision": decision}
        reply = employer.account.browser.call(f"{API}decide_match", **values)
        if reply.status_code == 200 and (job, person.name) not in pairs:
            assert self.may_read(employer, job, person), "decided about somebody who is not shown"
            self.invited.discard((job, person.name))
            pairs.add((job, person.name))
        return f"{employer.name}: {decision} {person.name} for {job}"

    def call(self, employer: Employer, job: str, person: Person) -> str:
        whose = {"job": job, "searcher": person.name}
        if (job, person.name) in self.applied:
            whose = {"application": self._application(job, person)}
        reply = employer.account.browser.call(f"{API}reveal_phone", **whose)
        self.agree(reply, self.may_call(employer, job, person))
        if reply.status_code == 200:
            assert reply.json["message"] == {"phone": person.number}, reply.text
            self.looks.add((employer.name, job, person.name))
        return f"{employer.name} calls {person.name} for {job}"

    def call_a_match(self) -> str:
        """Call somebody who has not applied. Soon most people have."""
        pairs = [(employer, job) for employer in self.employers for job in employer.jobs]
        left = [(*pair, each) for pair in pairs for each in self.people if self.may_match(pair[1], each)]
        return self.call(*self.chance.choice(left)) if left else "nobody is left to match"

    def report(self, employer: Employer, job: str, person: Person) -> str:
        values = {"job": job, "reason": "Asks for money"}
        person.account.browser.call(f"{API}report_job", **values)
        frappe.db.rollback()
        # What reports weigh has tests of its own: `jobs/tests/test_report_weight.py`.
        if employer.jobs[job] == "Live" and report_weight.are_enough("job", job, employer.name):
            employer.jobs[job] = "Held"
        return f"{person.name} reports {job}"

    def agree(self, reply, is_allowed: bool) -> None:
        """The site allows what the model allows, and refuses the rest with a sentence."""
        expected = (200,) if is_allowed else (403, 404, 417)
        assert reply.status_code in expected, f"{reply.status_code}, expected {expected}: {reply.text[:300]}"

    def _is_rare(self) -> bool:
        """Else half of the companies would be rejected at any time, and half of the jobs removed."""
        return self.chance.random() < 0.8

    def _application(self, job: str, person: Person) -> str:
        frappe.db.rollback()
        return frappe.db.get_value("JP Application", {"job": job, "searcher": person.name}) or "JPA-none"

    @staticmethod
    def _version(doctype: str, name: str) -> dict:
        frappe.db.rollback()
        return {"name": name, "modified": str(frappe.db.get_value(doctype, name, "modified"))}
