"""Whatever people do, in whatever order: who sees whom, and what is written down of it."""

import random

import frappe

from job_portal.privacy.tests.test_deletion import DeletionCase
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, MarketCase
from job_portal.tests.trust_world import Employer, World

# Whom a company was shown counts for the day, by the name of a profile that is gone.
KEPT = {("cache", "shown")}
WALKS, STEPS = 4, 40


class TestTrust(MarketCase):
    def test_any_sequence_of_steps_shows_people_to_nobody_else(self) -> None:
        for seed in range(WALKS):
            chance = random.Random(seed)
            world = World(type(self), chance)
            done: list[str] = []
            for _ in range(STEPS):
                step = chance.choice(world.steps())
                try:
                    done.append(step())
                    self.check(world)
                except AssertionError as error:
                    told = "\n".join([f"walk {seed}", *done])
                    raise AssertionError(f"{error}\nafter\n{told}") from error
            for person in world.people[:]:
                world.delete(person)
            self.check_gone(world)

    def check(self, world: World) -> None:
        for employer in world.employers:
            for job in employer.jobs:
                self.check_shown(world, employer, job)
            self.check_lists(world, employer)
        self.check_strangers(world)
        self.check_ledger(world)

    def check_shown(self, world: World, employer: Employer, job: str) -> None:
        """The profile opens for the job's company as the model says, and for no other one."""
        for person in world.people:
            asked = {"job": job, "searcher": person.name}
            for each in world.employers:
                reply = each.account.browser.call(f"{API}get_candidate", **asked)
                expected = each is employer and world.may_read(employer, job, person)
                self.assertEqual(reply.status_code, 200 if expected else 403, (each.name, asked, reply.text))
                self.hold_no_number(world, reply.text)
                if not expected:
                    self.assertNotIn(person.full_name, reply.text)
        matched = employer.account.browser.call(f"{API}get_matches", job=job)
        for person in world.people:
            expected = world.may_match(job, person) and world.may_read(employer, job, person)
            self.assertEqual(person.full_name in matched.text, expected, (job, person.name))
        self.hold_no_number(world, matched.text)

    def check_lists(self, world: World, employer: Employer) -> None:
        """The company's lists name its applicants and nobody else."""
        browser = employer.account.browser
        for method in ("get_applicants", "get_posted_jobs", "get_dashboard", "get_notifications"):
            text = browser.call(f"{API}{method}").text
            self.hold_no_number(world, text)
            for person in world.people:
                known = any(
                    (job, person.name) in world.applied or (job, person.name) in world.invited
                    for job in employer.jobs
                )
                if not known:
                    self.assertNotIn(person.full_name, text, method)

    def check_strangers(self, world: World) -> None:
        """What everybody reads names nobody who looks for work, and no number of anybody."""
        guest = Browser()
        jobs = [job for employer in world.employers for job in employer.jobs]
        asked = [("list_jobs", {"search": "loom"})]
        asked += [("get_job", {"name": job}) for job in jobs]
        asked += [("get_company", {"name": employer.name}) for employer in world.employers]
        for method, values in asked:
            text = guest.call(f"{API}{method}", **values).text
            self.hold_no_number(world, text)
            for person in world.people:
                self.assertNotIn(person.full_name, text, method)
        for person in world.people:
            for method in ("get_applications", "get_notifications", "get_phone_looks"):
                text = person.account.browser.call(f"{API}{method}").text
                self.hold_no_number(world, text)
                for other in world.people:
                    if other is not person:
                        self.assertNotIn(other.full_name, text, method)

    def check_ledger(self, world: World) -> None:
        """Each number that was given is a line that its owner reads; no other line is there."""
        frappe.db.rollback()
        for person in world.people:
            items = person.account.browser.message(f"{API}get_phone_looks")["items"]
            given = sorted(job for _company, job, name in world.looks if name == person.name)
            self.assertEqual(sorted(item["job"] for item in items), given, person.name)

    def check_gone(self, world: World) -> None:
        """Nothing of a deleted account is in any table, file, cache entry or log, but what docs say."""
        for person in world.gone:
            for text in (person.number, person.full_name.lower(), person.name.lower()):
                self.assertEqual(DeletionCase.found(text) - KEPT, set(), text)

    def hold_no_number(self, world: World, text: str) -> None:
        for person in world.people:
            self.assertNotIn(person.number, text)
        for employer in world.employers:
            self.assertNotIn(employer.contact_number, text)
            self.assertNotIn(employer.account.email.partition("@")[0], text)
