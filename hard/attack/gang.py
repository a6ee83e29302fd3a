"""Accounts that work together: each collects for all, and each knows whom the others have seen."""

import itertools
import secrets
from collections.abc import Iterator

from hard.attack.haul import Haul
from hard.attack.methods import methods
from hard.attack.town import PROFILE, Town
from hard.visitor import Visitor
from job_portal.tests.actor import API, fresh_number, job_values

FILE = f"/api/method/{API}get_candidate_file"
# Where a method may end the member's own account, company or session.
REFUSED = 429
ENDS = ("delete", "freeze", "sign_up", "close_job", "logout", "update_company")


class Member:
    """One of the gang. `kind` begins its name."""

    kind = "guest"

    def __init__(self, number: int, haul: Haul, town: Town):
        self.name = f"{self.kind} {number}"
        self.haul, self.town = haul, town
        self.visitor = self.listened(Visitor(address=f"10.7.0.{number}"))

    def listened(self, visitor: Visitor) -> Visitor:
        """The visitor, with each of its answers kept."""
        visitor.http.hooks["response"].append(lambda reply, *_, **__: self.haul.read(self.name, reply))
        return visitor

    def ask(self, method: str, **values) -> int:
        """Call a method of the product; the status."""
        return self.visitor.call(API + method, **values).status_code

    def first_hour(self) -> None:
        """What one may get at once: of a guest all that is public."""
        for path in ("home", "jobs", "jobs?search=loom", "robots.txt", "sitemap.xml", "profile", "my-jobs"):
            self.visitor.request("GET", f"/frontend/{path}")
        for part in ("jobs-1", "companies-1", "categories-1", "cities-1"):
            self.visitor.request("GET", f"/frontend/sitemap.xml?part={part}")
        for job in self.town.jobs:
            self.visitor.request("GET", f"/frontend/job-details/{job}")
            self.visitor.request("GET", f"/frontend/picture/{job}/1.png")
            self.ask("get_job", name=job)
        for index in range(1, 40):
            self.ask("get_company", name=f"JPC-{index:05d}")
            self.visitor.request("GET", f"/frontend/company/JPC-{index:05d}")

    def each_hour(self, hour: int) -> None:
        """Searches, what is typed, and guesses at names of records and files."""
        self.ask("list_jobs", search=secrets.choice(("loom", "9", "asha", "98")), limit=50)
        self.ask("suggest_jobs", search="as")
        for profile in secrets.SystemRandom().sample(self.town.profiles, 2):
            # Also for a job of an accomplice.
            for job in (*self.own_jobs(), self.town.jobs[0], *self.town.baits):
                self.ask("get_candidate", job=job, searcher=profile)
                self.ask("reveal_phone", job=job, searcher=profile)
                pair = {"job": job, "searcher": profile}
                for kind in ("resume", "photo"):
                    self.visitor.request("GET", FILE, params={**pair, "kind": kind})
            self.visitor.request("GET", f"/api/resource/JP Searcher/{profile}")
        self.visitor.request("GET", f"/private/files/resume{hour or ''}.pdf")

    def own_jobs(self) -> list[str]:
        """The jobs that the member has posted."""
        return []

    def every_method(self) -> None:
        """Every method with names that are real, by both verbs."""
        known = {
            "job": self.town.jobs[0],
            "name": self.town.jobs[0],
            "searcher": self.town.profiles[0],
            "company_name": "JPC-00001",
            "docname": "JPC-00001",
            "application": "JPA-00001",
            "kind": "resume",
            "limit": 50,
        }
        for method in methods():
            if any(word in method.names[0] for word in ENDS):
                continue
            values = {key: known.get(key, "9") for key in method.parameters}
            self.visitor.request("POST", f"/api/method/{method.names[0]}", json=values)
            self.visitor.request("GET", f"/api/method/{method.names[0]}", params=values)


class Searcher(Member):
    """Applies everywhere, and asks for the number of each contact."""

    kind = "searcher"

    def __init__(self, number: int, haul: Haul, town: Town):
        super().__init__(number, haul, town)
        visitor = Visitor()
        visitor.sign_up(fresh_number(), town.administrator)
        visitor.agree()
        self.visitor = self.listened(visitor.another_device())
        self._applications: list[str] = []

    def first_hour(self) -> None:
        for job in self.town.jobs:
            self.ask("get_job", name=job)
            self._applications.append(self.visitor.message(f"{API}apply_to_job", job=job)["name"])
        for application in self._applications:
            self.ask("reveal_phone", application=application)
            self.ask("get_application", name=application)

    def each_hour(self, hour: int) -> None:
        super().each_hour(hour)
        self.ask("reveal_phone", application=self._applications[hour % len(self._applications)])


class Company(Member):
    """Posts jobs that everybody fits, lists who fits, asks for each number and opens each resume."""

    kind = "young"

    def __init__(self, number: int, haul: Haul, town: Town):
        super().__init__(number, haul, town)
        self.share = number
        self.owner = Visitor()
        self.owner.sign_up(fresh_number(), town.administrator)
        town.administrator.approve(self.owner, self.owner.add_company())
        self.company = self.owner.company
        self._jobs: list[str] = []
        self._targets: Iterator[tuple[str, str]] = iter(())
        self._papers: Iterator[tuple[str, str]] = iter(())

    def post(self) -> str:
        """Publish the jobs that are the bait; the name of the first."""
        self.visitor = self.listened(self.owner.another_device())
        for title in ("Loom Operator", "Weaver"):
            values = {**job_values(title=title), "min_education": PROFILE["education"]}
            self._jobs.append(self.visitor.message(f"{API}post_job", **values)["name"])
        return self._jobs[0]

    def own_jobs(self) -> list[str]:
        return self._jobs

    def first_hour(self) -> None:
        # Each asks for others than its accomplices. Names of profiles run in sequence: they are guessed.
        start = self.share * len(self.town.profiles) // 20
        guessed = [*self.town.profiles[start:], *self.town.profiles[:start]]
        self._targets = iter([(self._jobs[0], profile) for profile in guessed])
        for job in self._jobs:
            self._listed("get_matches", job)
        for profile in guessed:
            if self.ask("get_candidate", job=self._jobs[1], searcher=profile) == REFUSED:
                break
        applied = self._listed("get_applicants", self._jobs[0])
        self._papers = iter(applied)
        self._take(60 + len(applied))

    def each_hour(self, hour: int) -> None:
        super().each_hour(hour)
        self._listed("get_matches", self._jobs[hour % 2])
        self._take(4)

    def _take(self, count: int) -> None:
        for job, searcher in itertools.islice(self._targets, min(count, 64)):
            self.ask("reveal_phone", job=job, searcher=searcher)
        for job, searcher in itertools.islice(self._papers, count):
            self.ask("get_candidate_file", job=job, searcher=searcher, kind="photo")
            pair = {"job": job, "searcher": searcher, "kind": "resume"}
            self.visitor.request("GET", FILE, params=pair)

    def _listed(self, method: str, job: str) -> list[tuple[str, str]]:
        """Who is on the pages of a list, until one is refused."""
        found, cursor = [], None
        while True:
            reply = self.visitor.call(API + method, job=job, limit=50, cursor=cursor)
            if reply.status_code != 200:
                return found
            page = reply.json()["message"]
            found += [(job, item["searcher"]) for item in page["items"]]
            cursor = page["next"]
            if not cursor:
                return found


class Established(Company):
    """A company that was approved long ago."""

    kind = "established"

    def __init__(self, number: int, haul: Haul, town: Town):
        super().__init__(number, haul, town)
        # Beside the young ones.
        self.share = number + 12
