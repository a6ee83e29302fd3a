"""Whom `attack-harvest` wants to know: searchers who may be found and called, and companies with contacts."""

import secrets
import string
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from job_portal.tests.actor import API, fresh_number, job_values
from lab.visitor import ADD_HR, Administrator, Visitor

AT_ONCE = 6
PROFILE = {
    "pincode": "560001",
    "radius_km": 20,
    "education": "12th Pass",
    "experience_years": 2,
    "headline": "Loom operator",
    "is_open": True,
    "may_call": True,
}


class Person(NamedTuple):
    """A searcher, with what is told of them."""

    visitor: Visitor
    profile: str
    name: str
    number: str


class Town:
    """Its people and companies; their numbers and names, to find them in answers."""

    def __init__(self, administrator: Administrator):
        self.administrator = administrator
        self.people: list[Person] = []
        self.owners: list[Visitor] = []
        self.jobs: list[str] = []
        # The Users of its people and companies.
        self.accounts: set[str] = set()
        self.searcher_numbers: set[str] = set()
        self.contact_numbers: set[str] = set()
        self.names: set[str] = set()
        self.profiles: list[str] = []
        # Jobs of the gang that people have sent their resumes for.
        self.baits: list[str] = []

    def settle(self, people: int, companies: int) -> None:
        """So many sign up."""
        with ThreadPoolExecutor(AT_ONCE) as pool:
            self.people = list(pool.map(lambda _: self._person(), range(people)))
            self.jobs = list(pool.map(lambda _: self._job_of_a_company(), range(companies)))

    def apply(self, people: Iterable[Person], job: str) -> None:
        """They send their resumes for a job of the gang."""
        self.baits.append(job)

        def send(person: Person) -> None:
            resume = person.visitor.upload_document()
            person.visitor.message(f"{API}apply_to_job", job=job, resume=resume)

        with ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(send, people))

    def _person(self) -> Person:
        number = fresh_number()
        name = f"Asha {''.join(secrets.choice(string.ascii_lowercase) for _ in range(12))}"
        visitor = Visitor()
        visitor.sign_up(number, self.administrator, full_name=name)
        visitor.agree()
        person = visitor.another_device()
        profile = person.message(f"{API}save_searcher", **PROFILE, full_name=name)["name"]
        self.profiles.append(profile)
        self.searcher_numbers.add(number)
        self.names.add(name)
        self.accounts.add(visitor.session["email"])
        return Person(person, profile, name, number)

    def _job_of_a_company(self) -> str:
        number, contact = fresh_number(), fresh_number()
        owner = Visitor()
        owner.sign_up(number, self.administrator)
        self.administrator.approve(owner, owner.add_company())
        hr = {"hr_name": "Meera Rao", "hr_mobile": contact, "hr_email": "meera@town.example"}
        row = owner.message(ADD_HR, company_name=owner.company, **hr)["hr_row_id"]
        self.contact_numbers |= {number, contact}
        self.accounts.add(owner.session["email"])
        self.owners.append(owner)
        job = job_values(allow_contact_after_apply=True, selected_hr=row)
        return owner.message(f"{API}post_job", **job)["name"]
