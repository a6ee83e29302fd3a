"""Accounts that attack together: they share what they collect, and know whom the others have seen."""

import itertools
import secrets
from collections.abc import Iterator

from job_portal.tests.actor import API, fresh_number, job_values
from lab.attack import ears, freelancing
from lab.attack.freelancing import Pair
from lab.attack.haul import Haul
from lab.attack.methods import methods
from lab.attack.reporting import Honest
from lab.attack.town import PROFILE, Person, Town
from lab.visitor import Visitor

FILE = f"/api/method/{API}get_candidate_file"
# Methods with such a word may end the member's own account, company or session.
OK, REFUSED = 200, 429
ENDS = ("delete", "freeze", "sign_up", "close_job", "logout", "update_company")
# Each company invites this many people whom it was not shown, then more than the limit of those it was shown.
GUESSED, SHOWN = 60, 130
# More messages than an account may send in a minute.
WRITTEN_AT_ONCE = 40
REPORTED = "Not a real job", "Not a real company"
# All members report this many freelancers.
REPORTED_FREELANCERS = 4


class Member:
    """An attacking account. `kind` begins its name; `network` begins its own IP address."""

    kind = "guest"
    network = "10.7.0"

    def __init__(self, number: int, haul: Haul, town: Town):
        self.name = f"{self.kind} {number}"
        self.haul, self.town = haul, town
        self.address = f"{self.network}.{number + 1}"
        self.mobile = fresh_number()
        self.visitor = self.listened(Visitor())

    def listened(self, visitor: Visitor) -> Visitor:
        """Let the haul read every answer that the visitor gets."""
        visitor.http.headers["X-Forwarded-For"] = self.address
        visitor.http.hooks["response"].append(lambda reply, *_, **__: self.haul.read(self.name, reply))
        return visitor

    def sign_up(self) -> Visitor:
        """Create an account for the member's number. Returns its browser."""
        owner = Visitor()
        owner.sign_up(self.mobile, self.town.administrator)
        owner.agree()
        self.haul.own[self.name].add(owner.session["email"])
        self.visitor = self.listened(owner.another_device())
        return owner

    def sign_up_again(self) -> None:
        """Delete the account, and create another one for the same number."""
        reference = self.visitor.message(f"{API}send_delete_code")["reference_no"]
        code = self.town.administrator.code_of(self.mobile)
        self.visitor.message(f"{API}delete_account", reference_number=reference, OTP=code)
        self.sign_up()

    def listen(self) -> ears.Ear:
        """Open the socket of the member, who has an account."""
        return ears.Ear(self.visitor, lambda *heard: self.haul.hear(self.name, *heard))

    def apply_for(self, honest: Honest) -> None:
        """Apply for a job of a company that the gang will report."""
        self.visitor.message(f"{API}apply_to_job", job=honest.job)

    def report(self, honest: Honest) -> None:
        """Report a company and its job."""
        honest.be_reported(self.visitor)
        self.haul.reported[self.name] |= {honest.company, honest.job}

    def ask(self, method: str, **values) -> int:
        """Call a method of the product. Returns the status."""
        return self.visitor.call(API + method, **values).status_code

    def first_hour(self) -> None:
        """Ask for everything that can be had at once. For a guest this is all that is public."""
        for path in ("home", "jobs", "jobs?search=loom", "robots.txt", "sitemap.xml", "profile", "my-jobs"):
            self.visitor.request("GET", f"/frontend/{path}")
        for part in ("jobs-1", "companies-1", "categories-1", "cities-1"):
            self.visitor.request("GET", f"/frontend/sitemap.xml?part={part}")
        for job in self.town.jobs:
            self.visitor.request("GET", f"/frontend/job-details/{job}")
            self.visitor.request("GET", f"/frontend/picture/{job}/1.png")
            self.ask("get_job", name=job)
        for path in ("freelancers", "briefs", "sitemap.xml?part=freelancers-1"):
            self.visitor.request("GET", f"/frontend/{path}")
        for pair in self.town.pairs:
            self.visitor.request("GET", f"/frontend/freelancers/{pair.freelancer}")
            self.visitor.request("GET", f"/frontend/briefs/{pair.brief}")
            self.ask("reveal_phone", freelancer=pair.freelancer)
        for index in range(1, 40):
            self.ask("get_company", name=f"JPC-{index:05d}")
            self.visitor.request("GET", f"/frontend/company/JPC-{index:05d}")

    def each_hour(self, hour: int) -> None:
        """Search, type search texts, and guess names of records and files."""
        self.ask("list_jobs", search=secrets.choice(("loom", "9", "asha", "98")), limit=50)
        self.ask("suggest_jobs", search="as")
        for profile in secrets.SystemRandom().sample(self.town.profiles, 2):
            # Also ask for an accomplice's jobs.
            for job in (*self.own_jobs(), self.town.jobs[0], *self.town.baits):
                self.ask("get_candidate", job=job, searcher=profile)
                self.ask("reveal_phone", job=job, searcher=profile)
                pair = {"job": job, "searcher": profile}
                for kind in ("resume", "photo"):
                    self.visitor.request("GET", FILE, params={**pair, "kind": kind})
            self.visitor.request("GET", f"/api/resource/JP Searcher/{profile}")
        self.visitor.request("GET", f"/private/files/resume{hour or ''}.pdf")
        for method in ("list_freelancers", "list_briefs"):
            self.ask(method, search=secrets.choice(("plumber", "98", "kept", "asha")), limit=50)
        pair = self.town.pairs[(hour + int(self.address.rpartition(".")[2])) % len(self.town.pairs)]
        for method, values in pair.doors():
            self.ask(method, **values)
        self.visitor.request("GET", f"/api/resource/JP Freelancer/{pair.freelancer}")
        self.quote(pair)

    def own_jobs(self) -> list[str]:
        """The jobs that the member has posted."""
        return []

    def write(self, application: str, sent: dict[str, list[str]]) -> bool:
        """Write a message about an application. If it is accepted, note it in `sent` and return True."""
        message = {"client_id": secrets.token_hex(8), "kind": "text", "body": "When shall we meet?"}
        taken = self.ask("send_message", application=application, **message) == OK
        if taken:
            sent[self.name].append(application)
        return taken

    def seek(self) -> None:
        """Become a freelancer and a poster, and ask for each freelancer's number and quote."""
        self.ask("save_freelancer", **freelancing.PROFILE)
        brief = self.visitor.message(f"{API}post_brief", **freelancing.BRIEF)["name"]
        for at, pair in enumerate(self.town.pairs):
            who = {"freelancer": pair.freelancer}
            self.ask("reveal_phone", **who)
            self.ask("favourite_freelancer", **who)
            if self.ask("invite_freelancer", brief=brief, **who) == OK:
                self.haul.asked[self.name].add(pair.freelancer)
            if (
                at < REPORTED_FREELANCERS
                and self.ask("report_freelancer", **who, reason="Not a real person") == OK
            ):
                self.haul.reported[self.name].add(pair.freelancer)
                if self.ask("report_brief", brief=pair.brief, reason="Asks for money") == OK:
                    self.haul.reported[self.name].add(pair.brief)
            self.quote(pair)

    def quote(self, pair: Pair) -> None:
        """Send a quote, and withdraw it."""
        reply = self.visitor.call(f"{API}send_quote", brief=pair.brief, **freelancing.QUOTE)
        if reply.status_code == OK:
            self.haul.quoted[self.name].append(pair.brief)
            self.ask("withdraw_quote", name=reply.json()["message"]["name"])

    def every_method(self) -> None:
        """Call every method with existing names, by GET and POST."""
        known = {
            "job": self.town.jobs[0],
            "name": self.town.jobs[0],
            "searcher": self.town.profiles[0],
            "company_name": "JPC-00001",
            "docname": "JPC-00001",
            "application": "JPA-00001",
            "freelancer": self.town.pairs[0].freelancer,
            "brief": self.town.pairs[0].brief,
            "quote": self.town.pairs[0].quote,
            "engagement": self.town.pairs[0].engagement,
            "review": self.town.pairs[0].review,
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
    network = "10.7.1"

    def __init__(self, number: int, haul: Haul, town: Town):
        super().__init__(number, haul, town)
        self._applications: list[str] = []
        self.sign_up()

    def first_hour(self) -> None:
        self.seek()
        self._applications = []
        for job in self.town.jobs:
            self.ask("get_job", name=job)
            reply = self.visitor.call(f"{API}apply_to_job", job=job)
            # A job that reports have taken down accepts no application.
            if reply.status_code == OK:
                self._applications.append(reply.json()["message"]["name"])
        for application in self._applications:
            self.ask("reveal_phone", application=application)
            self.ask("get_application", name=application)
            self.write(application, self.haul.unanswered)
        for job, owner in zip(self.town.jobs, self.town.owners, strict=True):
            for method, subject, reason in zip(
                ("job", "company"), (job, owner.company), REPORTED, strict=True
            ):
                if self.ask(f"report_{method}", **{method: subject}, reason=reason) == OK:
                    self.haul.reported[self.name].add(subject)

    def each_hour(self, hour: int) -> None:
        super().each_hour(hour)
        application = self._applications[hour % len(self._applications)]
        self.ask("reveal_phone", application=application)
        self.write(application, self.haul.unanswered)


class Company(Member):
    """Posts jobs that suit everybody, lists the matches, asks for each number and opens each resume."""

    kind = "young"
    network = "10.7.2"

    def __init__(self, number: int, haul: Haul, town: Town):
        super().__init__(number, haul, town)
        self.share = number
        self._jobs: list[str] = []
        # The profiles that the company was shown, alone or in a list.
        self.shown: set[str] = set()
        self._targets: Iterator[tuple[str, str]] = iter(())
        self._papers: Iterator[tuple[str, str]] = iter(())
        self._unwritten: list[str] = []
        self.sign_up()

    def sign_up(self) -> Visitor:
        owner = super().sign_up()
        self.town.administrator.approve(owner, owner.add_company())
        self.company = owner.company
        return owner

    def ask(self, method: str, **values) -> int:
        status = super().ask(method, **values)
        if status == OK and method in ("get_candidate", "reveal_phone") and "searcher" in values:
            self.shown.add(values["searcher"])
        return status

    def post(self) -> str:
        """Publish jobs as bait. Returns the name of the first."""
        self._jobs = []
        for title in ("Loom Operator", "Weaver"):
            values = {**job_values(title=title), "min_education": PROFILE["education"]}
            self._jobs.append(self.visitor.message(f"{API}post_job", **values)["name"])
        return self._jobs[0]

    def own_jobs(self) -> list[str]:
        return self._jobs

    def first_hour(self) -> None:
        self.seek()
        # Each company starts with different profiles. Their names are sequential, so they can be guessed.
        start = self.share * len(self.town.profiles) // 20
        guessed = [*self.town.profiles[start:], *self.town.profiles[:start]]
        self._targets = iter([(self._jobs[0], profile) for profile in guessed])
        for job in self._jobs:
            self._listed("get_matches", job)
        for profile in guessed:
            if self.ask("get_candidate", job=self._jobs[1], searcher=profile) == REFUSED:
                break
        applied = self._listed("get_applicants", self._jobs[0])
        self._papers = iter([(self._jobs[0], item["searcher"]) for item in applied])
        self._unwritten = [item["name"] for item in applied]
        self._take(60 + len(applied))
        self._begin_conversations()

    def each_hour(self, hour: int) -> None:
        super().each_hour(hour)
        self._listed("get_matches", self._jobs[hour % 2])
        self._take(4)
        self._begin_conversations()

    def invite(self) -> None:
        """Invite people whom it was not shown, by guessed names, then those whom it was shown."""
        strangers = [profile for profile in self.town.profiles if profile not in self.shown][:GUESSED]
        for profile in [*strangers, *list(self.shown)[:SHOWN]]:
            if self.ask("decide_match", job=self._jobs[1], searcher=profile, decision="select") == OK:
                self.haul.invited[self.name].add(profile)

    def ask_for_hidden(self, hidden: list[Person]) -> None:
        """Make every call that a company can make about a person."""
        for profile in (person.profile for person in hidden):
            for pair in ({"job": job, "searcher": profile} for job in self._jobs):
                self.ask("decide_match", **pair, decision="select")
                self.ask("get_candidate", **pair)
                self.ask("reveal_phone", **pair)
                self.ask("get_candidate_file", **pair, kind="photo")

    def _take(self, count: int) -> None:
        for job, searcher in itertools.islice(self._targets, min(count, 64)):
            self.ask("reveal_phone", job=job, searcher=searcher)
        for job, searcher in itertools.islice(self._papers, count):
            self.ask("get_candidate_file", job=job, searcher=searcher, kind="photo")
            pair = {"job": job, "searcher": searcher, "kind": "resume"}
            self.visitor.request("GET", FILE, params=pair)

    def _begin_conversations(self) -> None:
        """Write to applicants who have no conversation yet."""
        for application in self._unwritten[:WRITTEN_AT_ONCE]:
            if self.write(application, self.haul.begun):
                self._unwritten.remove(application)

    def _listed(self, method: str, job: str) -> list[dict]:
        """The items of a list's pages, up to the first refusal."""
        found, cursor = [], None
        while True:
            reply = self.visitor.call(API + method, job=job, limit=50, cursor=cursor)
            if reply.status_code != 200:
                return found
            page = reply.json()["message"]
            found += page["items"]
            if method == "get_matches":
                self.shown |= {item["searcher"] for item in page["items"]}
            cursor = page["next"]
            if not cursor:
                return found


class Established(Company):
    """A company that was approved long ago."""

    kind = "established"
    network = "10.7.3"

    def __init__(self, number: int, haul: Haul, town: Town):
        super().__init__(number, haul, town)
        # Their share comes after those of the young companies.
        self.share = number + 12
