"""The people whom `attack-harvest` is after: searchers who may be found and called, companies with contacts,
and pairs of freelancers and posters.

`python -m lab.attack.town --people N --data DIR` (or `--bench DIR --site NAME`) writes the searchers straight
into a site's database.
"""

import argparse
import os
import subprocess
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from types import SimpleNamespace

from job_portal.places import position
from job_portal.rules import NOTICES
from job_portal.tests.actor import API, fresh_number, job_values
from lab import site, town
from lab.attack.freelancing import Pair
from lab.host import ROOT, BenchSite, Host
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


class Person:
    """A searcher, with the data that a profile shows. All of it follows from `at`, the searcher's index."""

    def __init__(self, at: int, administrator: Administrator | None = None):
        self._administrator = administrator
        self.account, self.number = town.account_of(at), town.mobile_of(at)
        self.profile = f"JPS-{town.FIRST + at}"
        # A unique name: the index as a binary number, written in letters.
        self.name = f"Asha {f'{at:012b}'.translate({ord('0'): 'o', ord('1'): 'i'})}"

    @cached_property
    def visitor(self) -> Visitor:
        """The person's browser, which signs in when it is first needed."""
        browser = Visitor()
        browser.log_in(self.number, self._administrator)
        return browser.another_device()


class Town:
    """The people and companies, with the numbers and names by which answers are searched."""

    def __init__(self, administrator: Administrator):
        self.administrator = administrator
        self.people: list[Person] = []
        self.owners: list[Visitor] = []
        self.jobs: list[str] = []
        # The Users of all people and companies.
        self.accounts: set[str] = set()
        self.searcher_numbers: set[str] = set()
        self.contact_numbers: set[str] = set()
        self.names: set[str] = set()
        self.profiles: list[str] = []
        self.pairs: list[Pair] = []
        # The numbers of freelancers, and the secrets of the pairs.
        self.freelancer_numbers: set[str] = set()
        self.kept: set[str] = set()
        # Jobs of the gang for which people have sent their resumes.
        self.baits: list[str] = []

    def settle(self, people: int, companies: int, pairs: int, host: Host | BenchSite) -> None:
        """Create this many people, companies and pairs."""
        settle = [host.python, "-m", "lab.attack.town", "--people", str(people), *host.arguments]
        subprocess.run(settle, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True)  # noqa: S603 (our own)
        self.people = [Person(at, self.administrator) for at in range(people)]
        self.profiles = [person.profile for person in self.people]
        self.searcher_numbers = {person.number for person in self.people}
        self.names = {person.name for person in self.people}
        self.accounts = {person.account for person in self.people}
        with ThreadPoolExecutor(AT_ONCE) as pool:
            self.jobs = list(pool.map(lambda _: self._job_of_a_company(), range(companies)))
            self.pairs = list(pool.map(lambda _: Pair(self.administrator), range(pairs)))
        self.freelancer_numbers = {pair.number for pair in self.pairs}
        self.accounts |= set().union(*(pair.accounts for pair in self.pairs))
        self.note_kept()

    def note_kept(self) -> None:
        """Note the secrets that the pairs have had up to now."""
        self.kept = set().union(*(pair.kept for pair in self.pairs))

    def apply(self, people: Iterable[Person], job: str) -> None:
        """Let these people send their resumes for a job of the gang."""
        self.baits.append(job)

        def send(person: Person) -> None:
            resume = person.visitor.upload_document()
            person.visitor.message(f"{API}apply_to_job", job=job, resume=resume)

        with ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(send, people))

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


def _consents(at: int) -> Iterable[town.Row]:
    for purpose, notice in NOTICES.items():
        given = {"purpose": purpose, "action": "Given", "version": notice["version"]}
        row = town.standard(f"c{at:08d}{purpose}", town.account_of(at))
        yield {**row, "account": town.account_of(at), **given, "language": "en", "is_adult": 1}


def _profile(at: int) -> town.Row:
    person, record = Person(at), SimpleNamespace(**PROFILE)
    position.derive(record)
    row = town.standard(person.profile, person.account)
    return {**row, "account": person.account, "full_name": person.name, **vars(record)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="lab.attack.town", description=__doc__)
    parser.add_argument("--people", type=int, required=True)
    site.add_arguments(parser)
    arguments = parser.parse_args()
    connection, people = site.connection_of(arguments), range(arguments.people)
    town.fill_accounts(connection, people)
    town.write(connection, "tabJP Consent", (row for at in people for row in _consents(at)))
    town.write(connection, "tabJP Searcher", map(_profile, people))
    connection.finish()
    if arguments.bench:
        site.open_site(arguments)
    town.index()


if __name__ == "__main__":
    main()
